//! The hidden tiles as they may lie: dealt so that they agree with what a player sees, and so that the others' hands are as
//! near to complete, and as often of one suit, as their play tells.

use crate::computer::dice::Dice;
use crate::computer::reader::{self, Distances, suits};
use crate::computer::simulator::{Position, Simulator};
use crate::table::SeatView;
use crate::tiles::{BySeat, Counts, Seat, Suit, Tile};

/// Tiles that an opponent may be offered at most before its hand is as near to complete as it is read to be.
const MOST_OFFERED: usize = 400;

/// Tiles that it may lose at most for any others before its hand is no nearer than that.
const MOST_SET_BACK: usize = 30;

/// Tiles that it is offered for each of its discards once its hand is as near as that, so that more of them help: it has chosen what to
/// keep.
const OFFERED_FOR_A_DISCARD: usize = 3;

/// How likely a tile of another suit is on the stake of who collects one, beside the others.
const STRAY: f32 = 0.03;

/// Where worlds come from.
pub struct Worlds<'a> {
    view: &'a SeatView,
    /// What nobody has shown to the viewer.
    hidden: Counts,
    /// How far from complete each may be, with a hand of several suits and with one of a suit that it collects.
    distances: BySeat<[Distances; 2]>,
    /// How likely each collects each suit.
    collecting: BySeat<[f64; 3]>,
    /// How many tiles each has discarded.
    thrown: BySeat<usize>,
}

impl<'a> Worlds<'a> {
    /// The worlds of a view.
    pub fn of(view: &'a SeatView) -> Self {
        let own = &view.me().stake;
        let laid = |tile: Tile| {
            view.players
                .iter()
                .any(|(_, player)| player.bonus.contains(&tile))
        };
        let mut hidden = Counts::default();
        for tile in Tile::plain() {
            let seen = view.open[tile] + own[tile];
            (seen..4).for_each(|_| hidden.add(tile));
        }
        if view.rules.options.flowers {
            let bonus = Tile::all().skip(Tile::PLAIN_KINDS);
            hidden.extend(bonus.filter(|tile| !laid(*tile) && !own.has(*tile)));
        }
        let distances = BySeat::from_fn(|seat| {
            [false, true].map(|collects| reader::distances(view, seat, collects))
        });
        Self {
            view,
            hidden,
            distances,
            collecting: BySeat::from_fn(|seat| {
                Suit::ALL.map(|suit| suits::collects(view, seat, suit))
            }),
            thrown: BySeat::from_fn(|seat| {
                let own = view.discards.iter().filter(|own| own.seat == seat);
                own.count()
            }),
        }
    }

    /// Draws one, everybody knowing what to go for; `None` where nobody decides.
    pub fn draw(&self, simulator: &mut Simulator<'_>, dice: &mut Dice) -> Option<Position> {
        let (view, me) = (self.view, self.view.seat());
        let mut pool = self.hidden.clone();
        let mut stakes = BySeat::from_fn(|_| Counts::default());
        stakes[me] = view.me().stake.clone();
        let mut collected = BySeat::default();
        for seat in me.others() {
            collected[seat] = self.collected(seat, dice);
            for _ in 0..view.players[seat].stake_len() {
                let tile = Self::pick(collected[seat], &pool, dice)?;
                pool.remove(tile);
                stakes[seat].add(tile);
            }
        }
        let mut left: smallvec::SmallVec<[Tile; 144]> = pool.iter().collect();
        dice.shuffle(&mut left);
        let mut position = Position::of(view, &stakes, left.iter().copied())?;
        simulator.prepare(&mut position);
        for seat in me.others().filter(|seat| !view.players[*seat].standing) {
            let collects = collected[seat].is_some();
            self.exchange(simulator, &mut position, (seat, collects), dice);
        }
        simulator.prepare(&mut position);
        Some(position)
    }

    /// Makes the hand of a player as near to complete as it is read to be, by exchanging its tiles for undrawn ones.
    fn exchange(
        &self,
        simulator: &mut Simulator<'_>,
        position: &mut Position,
        (seat, collects): (Seat, bool),
        dice: &mut Dice,
    ) {
        let chows = self.view.rules.options.chows;
        let Some(wanted) = reader::draw(&self.distances[seat][usize::from(collects)], dice) else {
            return;
        };
        let undrawn = position.line.undrawn().len();
        if undrawn == 0 {
            return;
        }
        let lacking = |position: &Position| {
            let player = &position.players[seat];
            player.shape.lacking(player.any_sets(chows))
        };
        // Any others would seldom be of the suit that is collected.
        let most_set_back = if collects { 0 } else { MOST_SET_BACK };
        for _ in 0..most_set_back {
            if lacking(position) >= wanted {
                break;
            }
            let own = &position.players[seat].stake;
            let given = own.iter().nth(dice.below(own.len()));
            if let Some(given) = given {
                position.exchange(seat, given, dice.below(undrawn));
            }
        }
        for _ in 0..MOST_OFFERED {
            if lacking(position) <= wanted {
                break;
            }
            // What is worth more than any sets comes too slowly to be gone for by everybody.
            match collects {
                true => simulator.exchange(position, seat, dice.below(undrawn)),
                false => simulator.exchange_for_sets(position, seat, dice.below(undrawn)),
            }
        }
        for _ in 0..OFFERED_FOR_A_DISCARD * self.thrown[seat] {
            simulator.exchange_for_waits(position, seat, dice.below(undrawn));
        }
    }

    /// A suit that a player may collect, as often as it is read to do so.
    fn collected(&self, seat: Seat, dice: &mut Dice) -> Option<Suit> {
        let mut at = dice.below(1 << 20) as f64 / f64::from(1 << 20);
        let chances = Suit::ALL.into_iter().zip(self.collecting[seat]);
        let mut found = chances.filter(|(_, chance)| {
            at -= chance;
            at < 0.0
        });
        found.next().map(|(suit, _)| suit)
    }

    /// A hidden tile for the stake of a player, who may collect a suit.
    fn pick(collected: Option<Suit>, pool: &Counts, dice: &mut Dice) -> Option<Tile> {
        let stray =
            |tile: Tile| collected.is_some() && tile.suit().is_some() && tile.suit() != collected;
        let weight = |(tile, held): (Tile, &u8)| {
            let stray = if stray(tile) { STRAY } else { 1.0 };
            f32::from(*held) * stray
        };
        let kinds = || Tile::plain().zip(pool.plain());
        let sum: f32 = kinds().map(weight).sum();
        let mut at = sum * dice.below(1 << 20) as f32 / (1 << 20) as f32;
        let found = kinds().find(|kind| {
            at -= weight(*kind);
            *kind.1 > 0 && at < 0.0
        });
        let found = found.or_else(|| kinds().find(|kind| *kind.1 > 0));
        found.map(|(tile, _)| tile)
    }
}
