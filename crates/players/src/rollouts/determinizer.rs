//! Draws determinizations: positions with the hidden tiles dealt at random, in agreement with what a player sees. The hands of the
//! opponents are as near to complete, and as often of one suit or of Pungs, as their play suggests.

use crate::reader::{self, Collected, Distances, held};
use crate::rng::Rng;
use crate::simulator::{Position, Simulator};
use engine::table::SeatView;
use engine::tiles::shanten::ChowLimit;
use engine::tiles::{BySeat, Counts, Seat, Tile};

/// Maximum number of exchanges tried to bring an opponent's hand nearer to complete.
const MAX_NEARER_TRIES: usize = 400;

/// Maximum number of exchanges tried to bring an opponent's hand farther from complete.
const MAX_FARTHER_TRIES: usize = 60;

/// Tiles with at least this likelihood ratio are always accepted, others in proportion.
const MAX_LIKELIHOOD: f32 = 1.6;

/// The relative likelihood of a tile of another suit in the hand of a player who collects one suit.
const OTHER_SUIT: f32 = 0.03;

/// A hypothesis about what a player collects, and its consequences for the hand.
struct Hypothesis {
    collected: Collected,
    chance: f64,
    /// How often hands that collect this lack one tile, two tiles and so on.
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
        let is_laid_out = |tile: Tile| {
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
            hidden.extend(bonus.filter(|tile| !is_laid_out(*tile) && !own.has(*tile)));
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

    /// Draws a position in which every player has chosen a plan; `None` where [`Position::of`] has none, or if too few tiles are hidden.
    pub fn draw(&self, simulator: &mut Simulator<'_>, rng: &mut Rng) -> Option<Position> {
        let (view, me) = (self.view, self.view.seat());
        let mut pool = self.hidden.clone();
        let mut stakes = BySeat::from_fn(|_| Counts::default());
        stakes[me] = view.me().stake.clone();
        let hypotheses = BySeat::from_fn(|seat| self.draw_hypothesis(seat, rng));
        for seat in me.others() {
            for _ in 0..view.players[seat].stake_len() {
                let tile = hypotheses[seat].pick(&pool, rng)?;
                pool.remove(tile);
                stakes[seat].add(tile);
            }
        }
        let mut undrawn: smallvec::SmallVec<[Tile; 144]> = pool.iter().collect();
        rng.shuffle(&mut undrawn);
        let mut position = Position::of(view, &stakes, undrawn.iter().copied())?;
        simulator.prepare(&mut position);
        for seat in me.others() {
            self.adjust_distance(simulator, &mut position, (seat, hypotheses[seat]), rng);
        }
        simulator.prepare(&mut position);
        Some(position)
    }

    /// Brings a player's hand to a distance drawn from the hypothesis, by exchanging tiles for undrawn ones, and then improves it as far as
    /// the player's discards suggest.
    fn adjust_distance(
        &self,
        simulator: &mut Simulator<'_>,
        position: &mut Position,
        (seat, hypothesis): (Seat, &Hypothesis),
        rng: &mut Rng,
    ) {
        let chows = match hypothesis.collected {
            Collected::Pungs => ChowLimit::None,
            _ => self.view.rules.options.chow_limit(),
        };
        let Some(target) = reader::draw_lacking(&hypothesis.distances, rng) else {
            return;
        };
        if position.wall.undrawn().is_empty() {
            return;
        }
        let aim = position.players[seat].any_sets(chows);
        let lacking = |position: &Position| position.players[seat].shape.lacking(aim);
        for _ in 0..MAX_FARTHER_TRIES {
            if lacking(position) >= target {
                break;
            }
            let own = &position.players[seat].stake;
            let given = own.iter().nth(rng.below(own.len()));
            let taken = hypothesis.pick_undrawn(position, rng);
            if let (Some(given), Some(taken)) = (given, taken) {
                position.exchange(seat, given, taken);
            }
        }
        for _ in 0..MAX_NEARER_TRIES {
            if lacking(position) <= target {
                break;
            }
            if let Some(taken) = hypothesis.pick_undrawn(position, rng) {
                simulator.offer_exchange(position, (seat, aim), taken, true);
            }
        }
        // The player chose what to keep at every discard, so offer a better tile as often.
        for _ in 0..self.discarded[seat] {
            if let Some(taken) = hypothesis.pick_undrawn(position, rng) {
                simulator.offer_exchange(position, (seat, aim), taken, false);
            }
        }
    }

    /// Draws one of the hypotheses about a player, by their probabilities.
    fn draw_hypothesis(&self, seat: Seat, rng: &mut Rng) -> &Hypothesis {
        let mut remaining = rng.fraction();
        let hypotheses = &self.hypotheses[seat];
        let mut drawn = hypotheses.iter().filter(|hypothesis| {
            remaining -= hypothesis.chance;
            remaining < 0.0
        });
        drawn.next().unwrap_or(&hypotheses[hypotheses.len() - 1])
    }
}

impl Hypothesis {
    /// Draws a tile for the hand from the pool of hidden tiles.
    fn pick(&self, pool: &Counts, rng: &mut Rng) -> Option<Tile> {
        let weight = |(tile, count): (Tile, &u8)| {
            let suit_factor = match self.collected.excludes(tile) {
                true => OTHER_SUIT,
                false => 1.0,
            };
            f32::from(*count) * suit_factor * self.likelihoods[tile.index()]
        };
        let kinds = || Tile::plain().zip(pool.plain());
        let sum: f32 = kinds().map(weight).sum();
        let mut remaining = sum * rng.fraction() as f32;
        let picked = kinds().find(|kind| {
            remaining -= weight(*kind);
            *kind.1 > 0 && remaining < 0.0
        });
        let picked = picked.or_else(|| kinds().find(|kind| *kind.1 > 0));
        picked.map(|(tile, _)| tile)
    }

    /// The index of a random undrawn tile; `None` if the tile is rejected. The likelier it is held, the likelier it is accepted; bonus tiles
    /// and tiles of another suit than the one collected never are.
    fn pick_undrawn(&self, position: &mut Position, rng: &mut Rng) -> Option<usize> {
        let undrawn = position.wall.undrawn();
        let index = rng.below(undrawn.len());
        let tile = undrawn[index];
        let acceptance = self.likelihoods.get(tile.index())? / MAX_LIKELIHOOD;
        let is_accepted = !self.collected.excludes(tile) && rng.fraction() < f64::from(acceptance);
        is_accepted.then_some(index)
    }
}
