//! The hidden tiles as they may lie: dealt so that they agree with what a player sees, and so that the others' hands are as
//! near to complete, and as often of one suit or of pungs, as their play tells.

use crate::reader::{self, Collected, Distances, held};
use crate::rng::Rng;
use crate::simulator::{Position, Simulator};
use engine::table::SeatView;
use engine::tiles::{BySeat, Counts, Seat, Tile};

/// Undrawn tiles that are looked at for an opponent at most before its hand is as near to complete as it is read to be.
const MOST_OFFERED: usize = 400;

/// Undrawn tiles that are looked at for it at most before its hand is no nearer than that.
const MOST_SET_BACK: usize = 60;

/// A tile that is held so much more often than by chance is offered whenever it is looked at; others in proportion.
const MOST_LIKELY: f32 = 1.6;

/// How likely a tile of another suit is on the stake of who collects one, beside the others.
const STRAY: f32 = 0.03;

/// What a player may collect, and what is read of its hand then.
struct Read {
    collected: Collected,
    chance: f64,
    /// How far from complete it may be.
    distances: Distances,
    /// How much more often than by chance it holds a hidden tile of each kind.
    likelihoods: [f32; Tile::PLAIN_KINDS],
}

/// Where determinizations come from.
pub struct Determinizer<'a> {
    view: &'a SeatView,
    /// What nobody has shown to the viewer.
    hidden: Counts,
    /// What each may collect.
    read: BySeat<[Read; 5]>,
    /// How many tiles each has discarded.
    discarded: BySeat<usize>,
}

impl<'a> Determinizer<'a> {
    /// The determinizations of a view.
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
                likelihoods: held::likelihoods(view, seat, collected),
            })
        };
        Self {
            view,
            hidden,
            read: BySeat::from_fn(read),
            discarded: BySeat::from_fn(|seat| reader::discard_count(view, seat)),
        }
    }

    /// Draws one, everybody knowing what to go for; `None` where nobody decides.
    pub fn draw(&self, simulator: &mut Simulator<'_>, rng: &mut Rng) -> Option<Position> {
        let (view, me) = (self.view, self.view.seat());
        let mut pool = self.hidden.clone();
        let mut stakes = BySeat::from_fn(|_| Counts::default());
        stakes[me] = view.me().stake.clone();
        let read = BySeat::from_fn(|seat| self.drawn(seat, rng));
        for seat in me.others() {
            for _ in 0..view.players[seat].stake_len() {
                let tile = read[seat].pick(&pool, rng)?;
                pool.remove(tile);
                stakes[seat].add(tile);
            }
        }
        let mut left: smallvec::SmallVec<[Tile; 144]> = pool.iter().collect();
        rng.shuffle(&mut left);
        let mut position = Position::of(view, &stakes, left.iter().copied())?;
        simulator.prepare(&mut position);
        for seat in me.others() {
            self.exchange(simulator, &mut position, (seat, read[seat]), rng);
        }
        simulator.prepare(&mut position);
        Some(position)
    }

    /// Makes the hand of a player as near to complete as it is read to be, by exchanging its tiles for undrawn ones that it would keep.
    fn exchange(
        &self,
        simulator: &mut Simulator<'_>,
        position: &mut Position,
        (seat, read): (Seat, &Read),
        rng: &mut Rng,
    ) {
        let chows = self.view.rules.options.chows && read.collected != Collected::Pungs;
        let Some(wanted) = reader::draw(&read.distances, rng) else {
            return;
        };
        if position.line.undrawn().is_empty() {
            return;
        }
        let aim = position.players[seat].any_sets(chows);
        let lacking = |position: &Position| position.players[seat].shape.lacking(aim);
        for _ in 0..MOST_SET_BACK {
            if lacking(position) >= wanted {
                break;
            }
            let own = &position.players[seat].stake;
            let given = own.iter().nth(rng.below(own.len()));
            let taken = read.offered(position, rng);
            if let (Some(given), Some(taken)) = (given, taken) {
                position.exchange(seat, given, taken);
            }
        }
        for _ in 0..MOST_OFFERED {
            if lacking(position) <= wanted {
                break;
            }
            if let Some(taken) = read.offered(position, rng) {
                simulator.offer(position, (seat, aim), taken, true);
            }
        }
        // Its player has chosen what to keep: a tile for each discard may leave more tiles that help.
        for _ in 0..self.discarded[seat] {
            if let Some(taken) = read.offered(position, rng) {
                simulator.offer(position, (seat, aim), taken, false);
            }
        }
    }

    /// What a player may collect, as often as it is read to do so.
    fn drawn(&self, seat: Seat, rng: &mut Rng) -> &Read {
        let mut at = rng.part();
        let read = &self.read[seat];
        let mut found = read.iter().filter(|read| {
            at -= read.chance;
            at < 0.0
        });
        found.next().unwrap_or(&read[read.len() - 1])
    }
}

impl Read {
    /// A hidden tile for the stake.
    fn pick(&self, pool: &Counts, rng: &mut Rng) -> Option<Tile> {
        let weight = |(tile, held): (Tile, &u8)| {
            let stray = match self.collected.leaves_out(tile) {
                true => STRAY,
                false => 1.0,
            };
            f32::from(*held) * stray * self.likelihoods[tile.index()]
        };
        let kinds = || Tile::plain().zip(pool.plain());
        let sum: f32 = kinds().map(weight).sum();
        let mut at = sum * rng.part() as f32;
        let found = kinds().find(|kind| {
            at -= weight(*kind);
            *kind.1 > 0 && at < 0.0
        });
        let found = found.or_else(|| kinds().find(|kind| *kind.1 > 0));
        found.map(|(tile, _)| tile)
    }

    /// Looks at an undrawn tile, which is not a bonus tile: its place, as often as such a tile is held.
    fn offered(&self, position: &mut Position, rng: &mut Rng) -> Option<usize> {
        let undrawn = position.line.undrawn();
        let place = rng.below(undrawn.len());
        let tile = undrawn[place];
        let likely = self.likelihoods.get(tile.index())? / MOST_LIKELY;
        let held = !self.collected.leaves_out(tile) && rng.part() < f64::from(likely);
        held.then_some(place)
    }
}
