//! The hidden tiles as they may lie: dealt so that they agree with what a player sees, and so that the others' hands are as
//! near to complete, and as often of one suit or of pungs, as their play tells.

use crate::computer::dice::Dice;
use crate::computer::reader::{self, Collected, Distances};
use crate::computer::simulator::{Position, Simulator};
use crate::table::SeatView;
use crate::tiles::{BySeat, Counts, Seat, Tile};

/// Tiles that an opponent may be offered at most before its hand is as near to complete as it is read to be.
const MOST_OFFERED: usize = 400;

/// Tiles that it may lose at most for any others before its hand is no nearer than that.
const MOST_SET_BACK: usize = 30;

/// Tiles that it is offered for each two of its discards once its hand is as near as that, so that more of them help: it has chosen what
/// to keep.
const OFFERED_FOR_TWO_DISCARDS: usize = 3;

/// How likely a tile of another suit is on the stake of who collects one, beside the others.
const STRAY: f32 = 0.03;

/// What a player may collect.
#[derive(Clone, Copy)]
struct Read {
    collected: Collected,
    chance: f64,
    distances: Distances,
}

/// Where worlds come from.
pub struct Worlds<'a> {
    view: &'a SeatView,
    /// What nobody has shown to the viewer.
    hidden: Counts,
    /// What each may collect, how likely that is, and how far from complete it is then.
    read: BySeat<[Read; 5]>,
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
        let read = |seat: Seat| {
            reader::collections(view, seat).map(|(collected, chance)| Read {
                collected,
                chance,
                distances: reader::distances(view, seat, collected),
            })
        };
        Self {
            view,
            hidden,
            read: BySeat::from_fn(read),
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
        let read = BySeat::from_fn(|seat| self.drawn(seat, dice));
        for seat in me.others() {
            for _ in 0..view.players[seat].stake_len() {
                let tile = Self::pick(read[seat].collected, &pool, dice)?;
                pool.remove(tile);
                stakes[seat].add(tile);
            }
        }
        let mut left: smallvec::SmallVec<[Tile; 144]> = pool.iter().collect();
        dice.shuffle(&mut left);
        let mut position = Position::of(view, &stakes, left.iter().copied())?;
        simulator.prepare(&mut position);
        for seat in me.others().filter(|seat| !view.players[*seat].standing) {
            self.exchange(simulator, &mut position, (seat, read[seat]), dice);
        }
        simulator.prepare(&mut position);
        Some(position)
    }

    /// Makes the hand of a player as near to complete as it is read to be, by exchanging its tiles for undrawn ones that it would keep.
    fn exchange(
        &self,
        simulator: &mut Simulator<'_>,
        position: &mut Position,
        (seat, read): (Seat, Read),
        dice: &mut Dice,
    ) {
        let chows = self.view.rules.options.chows && read.collected != Collected::Pungs;
        let Some(wanted) = reader::draw(&read.distances, dice) else {
            return;
        };
        let undrawn = position.line.undrawn().len();
        if undrawn == 0 {
            return;
        }
        let aim = position.players[seat].any_sets(chows);
        let lacking = |position: &Position| position.players[seat].shape.lacking(aim);
        // Any others would seldom be of the suit that is collected.
        let most_set_back = match read.collected {
            Collected::Suit(_) => 0,
            _ => MOST_SET_BACK,
        };
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
        let mut offer = |position: &mut Position, nearer: bool| {
            let place = dice.below(undrawn);
            let offered = position.line.undrawn()[place];
            if !read.collected.leaves_out(offered) {
                simulator.offer(position, (seat, aim), place, nearer);
            }
        };
        for _ in 0..MOST_OFFERED {
            if lacking(position) <= wanted {
                break;
            }
            offer(position, true);
        }
        let offered = OFFERED_FOR_TWO_DISCARDS * self.thrown[seat] / 2;
        // About two tiles of three are of the suits that it leaves out.
        let for_one_kept = match read.collected {
            Collected::Suit(_) => 3,
            _ => 1,
        };
        for _ in 0..for_one_kept * offered {
            offer(position, false);
        }
    }

    /// What a player may collect, as often as it is read to do so.
    fn drawn(&self, seat: Seat, dice: &mut Dice) -> Read {
        let mut at = dice.below(1 << 20) as f64 / f64::from(1 << 20);
        let [.., last] = self.read[seat];
        let mut found = self.read[seat].into_iter().filter(|read| {
            at -= read.chance;
            at < 0.0
        });
        found.next().unwrap_or(last)
    }

    /// A hidden tile for the stake of a player who collects this.
    fn pick(collected: Collected, pool: &Counts, dice: &mut Dice) -> Option<Tile> {
        let weight = |(tile, held): (Tile, &u8)| {
            let stray = if collected.leaves_out(tile) {
                STRAY
            } else {
                1.0
            };
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
