//! Draws determinizations: positions with the hidden tiles dealt at random so that they agree with what a player sees, and so that the
//! hands of the others are as near to complete, and as often of one suit or of Pungs, as their play suggests.

use crate::reader::{self, Collected, Distances, held};
use crate::rng::Rng;
use crate::simulator::{Position, Simulator};
use engine::table::SeatView;
use engine::tiles::shanten::ChowLimit;
use engine::tiles::{BySeat, Counts, Seat, Tile};

/// Maximum number of exchanges tried to bring an opponent's hand as near to complete as it should be.
const MAX_OFFERED: usize = 400;

/// Maximum number of exchanges tried to bring it back if it is too near.
const MAX_SET_BACK: usize = 60;

/// Tiles with this likelihood ratio are always offered, others in proportion.
const MAX_LIKELY: f32 = 1.6;

/// The relative likelihood of a tile of another suit in the hand of a player who collects one suit.
const STRAY: f32 = 0.03;

/// A hypothesis about what a player collects, and its consequences for the hand.
struct Hypothesis {
    collected: Collected,
    chance: f64,
    /// The possible distances of the hand from complete.
    distances: Distances,
    /// The likelihood ratio of holding a hidden tile of each kind.
    likelihoods: [f32; Tile::PLAIN_KINDS],
}

/// Draws determinizations of a view.
pub struct Determinizer<'a> {
    view: &'a SeatView,
    /// The tiles that the viewer has not seen.
    hidden: Counts,
    /// The hypotheses about each player.
    hypotheses: BySeat<[Hypothesis; 5]>,
    /// The number of discards of each player.
    discarded: BySeat<usize>,
}

impl<'a> Determinizer<'a> {
    /// A determinizer for a view.
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
        let hypotheses = |seat: Seat| {
            reader::collections(view, seat).map(|(collected, chance)| Hypothesis {
                collected,
                chance,
                distances: reader::distances(view, seat, collected),
                likelihoods: held::likelihoods(view, seat, collected),
            })
        };
        Self {
            view,
            hidden,
            hypotheses: BySeat::from_fn(hypotheses),
            discarded: BySeat::from_fn(|seat| reader::discard_count(view, seat)),
        }
    }

    /// Draws a position in which every player has chosen a plan; `None` if nobody has to decide.
    pub fn draw(&self, simulator: &mut Simulator<'_>, rng: &mut Rng) -> Option<Position> {
        let (view, me) = (self.view, self.view.seat());
        let mut pool = self.hidden.clone();
        let mut stakes = BySeat::from_fn(|_| Counts::default());
        stakes[me] = view.me().stake.clone();
        let hypotheses = BySeat::from_fn(|seat| self.drawn(seat, rng));
        for seat in me.others() {
            for _ in 0..view.players[seat].stake_len() {
                let tile = hypotheses[seat].pick(&pool, rng)?;
                pool.remove(tile);
                stakes[seat].add(tile);
            }
        }
        let mut left: smallvec::SmallVec<[Tile; 144]> = pool.iter().collect();
        rng.shuffle(&mut left);
        let mut position = Position::of(view, &stakes, left.iter().copied())?;
        simulator.prepare(&mut position);
        for seat in me.others() {
            self.exchange(simulator, &mut position, (seat, hypotheses[seat]), rng);
        }
        simulator.prepare(&mut position);
        Some(position)
    }

    /// Brings a player's hand as near to complete as the hypothesis says, by exchanging tiles for undrawn ones that the player would keep.
    fn exchange(
        &self,
        simulator: &mut Simulator<'_>,
        position: &mut Position,
        (seat, hypotheses): (Seat, &Hypothesis),
        rng: &mut Rng,
    ) {
        let chows = match hypotheses.collected {
            Collected::Pungs => ChowLimit::None,
            _ => self.view.rules.options.chow_limit(),
        };
        let Some(wanted) = reader::draw(&hypotheses.distances, rng) else {
            return;
        };
        if position.line.undrawn().is_empty() {
            return;
        }
        let aim = position.players[seat].any_sets(chows);
        let lacking = |position: &Position| position.players[seat].shape.lacking(aim);
        for _ in 0..MAX_SET_BACK {
            if lacking(position) >= wanted {
                break;
            }
            let own = &position.players[seat].stake;
            let given = own.iter().nth(rng.below(own.len()));
            let taken = hypotheses.offered(position, rng);
            if let (Some(given), Some(taken)) = (given, taken) {
                position.exchange(seat, given, taken);
            }
        }
        for _ in 0..MAX_OFFERED {
            if lacking(position) <= wanted {
                break;
            }
            if let Some(taken) = hypotheses.offered(position, rng) {
                simulator.offer(position, (seat, aim), taken, true);
            }
        }
        // The player has chosen which tiles to keep: offer a better tile for each discard.
        for _ in 0..self.discarded[seat] {
            if let Some(taken) = hypotheses.offered(position, rng) {
                simulator.offer(position, (seat, aim), taken, false);
            }
        }
    }

    /// Draws a hypothesis by its probability.
    fn drawn(&self, seat: Seat, rng: &mut Rng) -> &Hypothesis {
        let mut at = rng.part();
        let hypotheses = &self.hypotheses[seat];
        let mut found = hypotheses.iter().filter(|hypotheses| {
            at -= hypotheses.chance;
            at < 0.0
        });
        found.next().unwrap_or(&hypotheses[hypotheses.len() - 1])
    }
}

impl Hypothesis {
    /// Draws a hidden tile for the hand.
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

    /// The index of a random undrawn tile, accepted by the likelihood that such a tile is held; never a bonus tile.
    fn offered(&self, position: &mut Position, rng: &mut Rng) -> Option<usize> {
        let undrawn = position.line.undrawn();
        let place = rng.below(undrawn.len());
        let tile = undrawn[place];
        let likely = self.likelihoods.get(tile.index())? / MAX_LIKELY;
        let held = !self.collected.leaves_out(tile) && rng.part() < f64::from(likely);
        held.then_some(place)
    }
}
