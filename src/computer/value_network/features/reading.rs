//! What the others' play tells of their hands and of what a tile thrown may cost: who may be ready, who collects which suit, whose hand
//! is dear, and who has let such a tile go. The same whichever suits are mirrored.

use super::WALL;
use super::writer::{Writer, flag};
use crate::computer::Prospect;
use crate::computer::reader::{self, suits};
use crate::rules::RuleSetId;
use crate::table::{SeatView, is_dangerous};
use crate::tiles::{Dragon, Seat, Suit, Tile, TileSet};

/// Discards that are late enough to tell what somebody keeps now.
const LATELY: usize = 4;

/// What is read of the three others, the next one first.
#[derive(Clone, Debug)]
pub struct Reading([Other; 3]);

/// What is read of one of them.
#[derive(Clone, Debug)]
struct Other {
    seat: Seat,
    /// How likely it is ready.
    ready: f32,
    /// How likely it collects each suit, and the most of these.
    collects: [f32; 3],
    most: f32,
    /// What makes its hand dear: sets and bonus tiles that double.
    doubles: f32,
    /// Its last discards are all of other suits than the one that it may collect.
    keeps: bool,
    /// What it has let go since it last threw a tile, and what it has thrown.
    passed: TileSet,
    thrown: TileSet,
    /// Kinds that double its hand.
    valued: TileSet,
}

impl Reading {
    /// What a view's own seat can read.
    pub fn of(view: &SeatView) -> Self {
        let me = view.seat();
        Self([1, 2, 3].map(|places| Other::of(view, me.plus(places))))
    }

    /// Writes it, with what it says about the tile thrown.
    pub(super) fn write(
        &self,
        writer: &mut Writer,
        prospect: &Prospect<'_>,
        thrown: Option<Tile>,
        live_left: usize,
    ) {
        let view = prospect.view;
        for other in &self.0 {
            writer.all([
                other.ready,
                other.most,
                other.doubles / 3.0,
                flag(other.keeps),
            ]);
            writer.all(thrown.map_or([0.0; 5], |tile| other.of_thrown(view, tile)));
        }
        let any = |chance: &dyn Fn(&Other) -> f32| {
            let none: f32 = self.0.iter().map(|other| 1.0 - chance(other)).product();
            1.0 - none
        };
        writer.put(any(&|other| other.ready));
        let dear = self.0.iter().map(|other| other.ready * other.doubles);
        writer.put(dear.sum::<f32>() / 2.0);
        writer.all(thrown.map_or([0.0; 4], |tile| {
            let near: u8 = near(tile).map(|tile| prospect.outlook.unseen(tile)).sum();
            let fresh = flag(view.open[tile] == 0);
            let unsafe_for = |other: &Other| !other.passed.has(tile) && !other.thrown.has(tile);
            [
                any(&|other| other.ready * other.collects(tile)),
                any(&|other| other.ready * flag(unsafe_for(other))),
                f32::from(near) / 8.0,
                fresh * (1.0 - live_left as f32 / WALL),
            ]
        }));
    }
}

impl Other {
    fn of(view: &SeatView, seat: Seat) -> Self {
        let player = &view.players[seat];
        let collects = Suit::ALL.map(|suit| suits::collects(view, seat, suit) as f32);
        let most = collects.iter().copied().fold(0.0, f32::max);
        let likely = Suit::ALL.into_iter().zip(collects);
        let suit = likely
            .max_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(suit, _)| suit);
        let own = || view.discards.iter().filter(|discard| discard.seat == seat);
        let mut lately = own().rev().take(LATELY);
        let keeps = own().count() >= LATELY && lately.all(|discard| discard.tile.suit() != suit);
        let winds = [view.wind_of(seat), view.round_wind];
        let doubling = |tile: Tile| {
            let of_wind = tile.as_wind().map_or(0, |wind| {
                winds.iter().filter(|valued| **valued == wind).count()
            });
            of_wind + usize::from(tile.as_dragon().is_some())
        };
        let sets: usize = player.melds.iter().map(|meld| doubling(meld.tile)).sum();
        let of_seat = |tile: &&Tile| {
            tile.as_bonus()
                .is_some_and(|bonus| bonus.wind() == winds[0])
        };
        let bonus = player.bonus.iter().filter(of_seat).count();
        let since = view.discards.iter().rev();
        let since = since.take_while(|discard| discard.seat != seat);
        Self {
            seat,
            ready: reader::ready(view, seat) as f32,
            collects,
            most,
            doubles: (sets + bonus) as f32,
            keeps,
            passed: since.map(|discard| discard.tile).collect(),
            thrown: own().map(|discard| discard.tile).collect(),
            valued: winds
                .map(Tile::wind)
                .into_iter()
                .chain(Dragon::ALL.map(Tile::dragon))
                .collect(),
        }
    }

    /// What is read about a tile thrown: how likely its suit is collected, whether such a one was let go, those near it that were
    /// thrown, whether it doubles, and whether whoever feeds such a hand pays for all.
    fn of_thrown(&self, view: &SeatView, tile: Tile) -> [f32; 5] {
        let near = near(tile).filter(|near| self.thrown.has(*near)).count();
        let liable = view.rules.id == RuleSetId::Classical
            && is_dangerous(tile, &view.players[self.seat].melds);
        [
            self.collects(tile),
            flag(self.passed.has(tile)),
            near as f32 / 2.0,
            flag(self.valued.has(tile) && !self.thrown.has(tile)),
            flag(liable),
        ]
    }

    /// How likely the suit of a tile is collected.
    fn collects(&self, tile: Tile) -> f32 {
        tile.suit().map_or(0.0, |suit| self.collects[suit as usize])
    }
}

/// The tiles that can stand in a chow with this one.
fn near(tile: Tile) -> impl Iterator<Item = Tile> {
    let [below, above] = [tile.previous_in_suit(), tile.next_in_suit()];
    let farther = [
        below.and_then(Tile::previous_in_suit),
        above.and_then(Tile::next_in_suit),
    ];
    [below, above].into_iter().chain(farther).flatten()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::computer::Style;
    use crate::rules::RuleSet;
    use crate::table::{Discard, Game, Setup};
    use crate::tiles::{Meld, MeldKind};

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    /// The table as seen by seat 1 when seat 2 has laid out three sets of Bamboo and thrown nothing but Circles and Characters, and
    /// everybody has let 5 Bamboo of seat 0 go.
    fn view() -> SeatView {
        let game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(7));
        let mut view = game.seat_view(Seat::new(1)).clone();
        let sets = ["2B", "4B", "9B"].map(|of| Meld::claimed(MeldKind::Pung, tile(of)));
        view.players[Seat::new(2)].melds = sets.to_vec();
        let thrown = [
            ("1D", 2),
            ("7C", 2),
            ("3D", 3),
            ("8D", 2),
            ("2C", 2),
            ("5B", 0),
        ];
        view.discards = (0..)
            .zip(thrown)
            .map(|(serial, (text, seat))| Discard {
                seat: Seat::new(seat),
                tile: tile(text),
                serial,
                taken_by: None,
            })
            .collect();
        view.live_left = 40;
        view
    }

    fn written(view: &SeatView, thrown: &str) -> Vec<f32> {
        let prospect = Prospect::of(view, Style::PLAIN);
        let mut writer = Writer::default();
        Reading::of(view).write(&mut writer, &prospect, Some(tile(thrown)), view.live_left);
        writer.inputs()[..33].to_vec()
    }

    #[test]
    fn feeding_an_opponent_who_shows_one_suit_looks_dangerous() {
        let view = view();
        let [bamboo, circle] = ["6B", "6D"].map(|text| written(&view, text));
        // The next opponent: ready, collects, doubles, keeps; the suit of the tile, let go, near, doubles, pays for all.
        assert_eq!(bamboo[..4], circle[..4]);
        assert!(bamboo[1] > 0.4 && bamboo[3] == 1.0, "{bamboo:?}");
        assert!(bamboo[4] > 0.4 && circle[4] == 0.0);
        assert_eq!((bamboo[8], circle[8]), (1.0, 0.0));
        assert!(bamboo[29] > circle[29]);
    }

    #[test]
    fn a_tile_let_go_since_is_safe_until_the_player_has_thrown_again() {
        let mut view = view();
        let let_go = |view: &SeatView| [5, 14, 23].map(|place| written(view, "5B")[place]);
        assert_eq!(let_go(&view), [1.0, 1.0, 0.0]);
        let own = Discard {
            seat: Seat::new(2),
            tile: tile("1C"),
            serial: 9,
            taken_by: None,
        };
        view.discards.push(own);
        assert_eq!(let_go(&view), [0.0, 1.0, 0.0]);
    }
}
