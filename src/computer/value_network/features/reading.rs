//! What the others' play tells of their hands and of what a tile thrown may cost: who may be ready, who collects which suit, whose hand
//! is dear, and who has let such a tile go. The same whichever suits are mirrored.

use super::writer::{Writer, flag};
use super::WALL;
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
