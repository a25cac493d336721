//! The player's Flowers and Seasons. They are set aside at once, so what happened is said with the next tile that the player draws.

use engine::table::{Event, SeatView};
use engine::tiles::Bonus;
use wording::Named;
use words::say;

/// What is still to be said about Flowers and Seasons.
#[derive(Clone, Debug, Default)]
pub struct BonusNews {
    /// The one that was set aside last, until that is said.
    set_aside: Option<Bonus>,
    /// Whether the player has read that they score.
    is_explained: bool,
}

impl BonusNews {
    /// Handles an event that is being shown. When the player draws a tile to play with, returns the sentence about the Flower or Season that was
    /// set aside before; the first time it explains what that means.
    pub fn handle(&mut self, event: &Event, view: &SeatView) -> Option<String> {
        match event {
            Event::DealBegan { .. } => self.set_aside = None,
            Event::BonusDeclared { seat, tile } if *seat == view.seat() => {
                self.set_aside = tile.as_bonus();
            }
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } if *seat == view.seat() && !tile.is_bonus() && view.turn.is_some() => {
                let bonus = self.set_aside.take()?;
                let first = !std::mem::replace(&mut self.is_explained, true);
                let (kind, name) = (wording::bonus_kind(bonus), bonus.noun());
                return Some(say!("event-bonus-set-aside", first, kind, name));
            }
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::{RuleSet, Source};
    use engine::table::Viewer;
    use engine::tiles::{Seat, Tile};

    #[test]
    fn the_first_flower_or_season_is_explained_with_the_tile_that_replaces_it() {
        let seat = Seat::new(0);
        let mut view = SeatView::new(RuleSet::bloem().into(), Viewer::Seat(seat));
        view.turn = Some(seat);
        let tile = |name: &str| -> Tile { name.parse().expect("a tile") };
        let drew = |seat, name| Event::Drew {
            seat,
            tile: Some(tile(name)),
            source: Source::Loose,
        };
        let declared = |seat, name| Event::BonusDeclared {
            seat,
            tile: tile(name),
        };
        let mut news = BonusNews::default();
        let mut said = |event| news.handle(&event, &view);
        assert_eq!(said(declared(seat.next(), "3S")), None);
        assert_eq!(said(drew(seat, "5B")), None);
        for (bonus, words) in [
            (
                "2F",
                "You have a Flower: Orchid. It is set aside and adds points.",
            ),
            ("3S", "Your Season is set aside: Autumn."),
        ] {
            assert_eq!(said(drew(seat, bonus)), None);
            assert_eq!(said(declared(seat, bonus)), None);
            assert_eq!(said(drew(seat, "5B")).as_deref(), Some(words));
            assert_eq!(said(drew(seat, "5B")), None);
        }
    }
}
