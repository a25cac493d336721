//! The album of special hands: when each was first made and against whom, how often, and the nearest misses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::special_hands::special_hands;
use engine::rules::{RowId, TileBits};
use engine::table::{Outcome, SeatView};
use engine::tiles::Seat;

/// Hands that lack more tiles are not near misses.
const MAX_MISSING: u32 = 4;

/// The records of special hands, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Album(BTreeMap<RowId, AlbumPage>);

/// The record of a special hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AlbumPage {
    /// How often it was made.
    pub made: u32,
    /// The first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<FirstTime>,
    /// The fewest tiles that a hand lacked at the end of a deal, 1 to 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<u32>,
}

/// The first time a special hand was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstTime {
    /// The year, the month and the day.
    pub day: (i32, u32, u32),
    /// The three opponents.
    pub against: Vec<String>,
    /// The score of the hand.
    pub points: u32,
}

impl Album {
    /// The record of the special hand.
    pub fn page(&self, id: &RowId) -> Option<&AlbumPage> {
        self.0.get(id)
    }

    /// All records.
    pub fn pages(&self) -> impl Iterator<Item = (&RowId, &AlbumPage)> {
        self.0.iter()
    }

    /// Records the finished hand of a seat of this table, played today against these opponents.
    pub fn record(
        &mut self,
        view: &SeatView,
        seat: Seat,
        day: (i32, u32, u32),
        against: &[String],
    ) {
        let player = &view.players[seat];
        let hand = player.hand();
        let bits = TileBits::of(&hand);
        let near = view
            .rules
            .special_hands_near(&hand, seat.wind(view.east), MAX_MISSING);
        for (event, form) in near {
            let lacking = form.missing(&bits);
            if lacking > 0 {
                let page = self.0.entry(event.id.clone()).or_default();
                page.nearest = Some(page.nearest.map_or(lacking, |least| least.min(lacking)));
            }
        }
        let Some(Outcome::Ours(score)) = player.outcome.as_ref().filter(|_| has_won(view, seat))
        else {
            return;
        };
        for line in special_hands(view, seat) {
            let page = self.0.entry(line.row.clone()).or_default();
            page.made += 1;
            page.first.get_or_insert_with(|| FirstTime {
                day,
                against: against.to_vec(),
                points: score.total,
            });
        }
    }
}

/// Whether this seat went Mah Jongg.
fn has_won(view: &SeatView, seat: Seat) -> bool {
    use engine::table::DealEnd;
    matches!(view.end, Some(DealEnd::MahJong { winner, .. }) if winner == seat)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use engine::rules::RuleSet;
    use engine::table::prepared_wall::wall_for;
    use engine::table::{Game, Input, Move, Setup};

    /// East goes Mah Jongg at once with a Snake.
    fn snake() -> Game {
        let setup = Setup {
            first_east: Some(Seat::new(0)),
            walls: vec![wall_for("1B 2B 3B 4B 5B 6B 7B 8B 9B EW SW WW NW NW")],
            ..Setup::seeded(1)
        };
        let mut game = Game::new(Arc::new(RuleSet::bloem()), setup);
        for _ in 0..2 {
            for seat in Seat::ALL {
                // Players who are not asked are refused; the loop skips them.
                let _ = game.apply(Input::Move(seat, Move::Ready));
            }
        }
        let mah_jong = Input::Move(Seat::new(0), Move::MahJong);
        game.apply(mah_jong).expect("the hand is complete");
        game
    }

    #[test]
    fn the_album_records_the_first_win_and_the_nearest_miss_of_special_hands() {
        let game = snake();
        let view = game.seat_view(Seat::new(0));
        let against = ["Ada", "Lin", "Tom"].map(str::to_owned);
        let mut album = Album::default();
        for day in [22, 23] {
            album.record(view, Seat::new(0), (2026, 11, day), &against);
        }
        let made: Vec<_> = album.0.iter().filter(|(_, page)| page.made > 0).collect();
        assert!(!made.is_empty());
        for (name, page) in made {
            let first = page.first.as_ref().expect("it was made");
            assert_eq!(
                (page.made, first.day, &first.against[..]),
                (2, (2026, 11, 22), &against[..]),
                "{name:?}"
            );
            assert!(first.points > 0);
        }
        let near = album.0.values().filter(|page| page.made == 0);
        assert!(near.clone().all(|page| {
            page.nearest
                .is_some_and(|lacking| (1..=MAX_MISSING).contains(&lacking))
        }));
        assert!(near.count() > 0, "other Snakes are near misses");
    }

    /// Files of earlier versions have the English names of special hands.
    #[test]
    fn statistics_of_earlier_versions_are_read() {
        let file = r#"{
            "special": {"Little Snake": 3},
            "album": {"Little Snake": {"made": 3}, "Thirteen Odd Majors": {"made": 0, "nearest": 2}}
        }"#;
        let mut read: super::super::Statistics =
            serde_json::from_str(file).expect("the file is valid");
        let (game, seat) = (snake(), Seat::new(0));
        let view = game.seat_view(seat);
        assert!(read.record(1, view, seat));
        read.album.record(view, seat, (2026, 11, 22), &[]);
        let id = "little-snake".into();
        assert_eq!((read.special.get(&id), read.special.len()), (Some(&4), 1));
        assert_eq!(read.album.page(&id).map(|page| page.made), Some(4));
        let nearest = read.album.page(&"thirteen-odd-majors".into());
        assert_eq!(nearest.and_then(|page| page.nearest), Some(2));
        let text = serde_json::to_string(&read).expect("statistics can be written");
        assert!(text.contains("little-snake") && !text.contains("Little Snake"));
        assert_eq!(
            serde_json::from_str::<super::super::Statistics>(&text).ok(),
            Some(read)
        );
    }

    #[test]
    fn another_players_win_is_not_recorded() {
        let game = snake();
        let other = Seat::new(1);
        let mut album = Album::default();
        album.record(game.seat_view(other), other, (2026, 11, 22), &[]);
        assert!(album.0.values().all(|page| page.made == 0));
    }
}
