//! The danger of a discard: how often another player goes out with it, who that is, and the cost. Estimated from determinizations that
//! agree with the reader's estimates of the hands.

use super::rng::Rng;
use super::rollouts::Determinizer;
use super::simulator::{Next, Simulator};
use engine::table::{Move, SeatView};
use engine::tiles::{BySeat, Seat, Tile, TileSet};

/// Number of determinizations for an estimate.
const DETERMINIZATIONS: u32 = 200;

/// A tile is safer than another only if its danger is lower by at least this many percentage points.
const SAFER: u32 = 5;
/// The number of standard errors from which on a difference of dangers is significant.
const SIGNIFICANCE: f64 = 2.0;

/// The estimated danger of a discard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Danger {
    /// The probability that somebody goes out with it, in percent.
    pub percent: u32,
    /// The player who is most likely to do so, if any.
    pub winner: Option<Seat>,
    /// The average cost to the viewer if that player does, in points of the deal, to the nearest ten.
    pub cost: u32,
}

/// The danger of each of these discards in the viewer's turn.
pub fn dangers(view: &SeatView, tiles: &[Tile]) -> Vec<Danger> {
    let (determinizer, mut simulator) = (Determinizer::of(view), Simulator::of(view));
    let mut rng = Rng::of(view, 0);
    let mut tallies = vec![BySeat::<(u32, i64)>::default(); tiles.len()];
    let safe = BySeat::from_fn(|seat| cannot_win_with(view, seat));
    for _ in 0..DETERMINIZATIONS {
        let Some(determinization) = determinizer.draw(&mut simulator, &mut rng) else {
            break;
        };
        for (tally, tile) in tallies.iter_mut().zip(tiles) {
            let goes_out = |seat: Seat| {
                determinization.players[seat].waits.has(*tile) && !safe[seat].has(*tile)
            };
            if !view.seat().others().any(goes_out) {
                continue;
            }
            let mut position = determinization.clone();
            let discard = Move::Discard {
                tile: *tile,
                calling: false,
            };
            let gains = simulator.play_move(&mut position, view.seat(), discard);
            if let Next::Win(victory) = position.next
                && !safe[victory.winner].has(*tile)
            {
                let (times, lost) = &mut tally[victory.winner];
                *times += 1;
                *lost -= gains[view.seat()];
            }
        }
    }
    tallies.iter().map(Danger::of).collect()
}

/// The tiles that a player cannot go out with before the next turn: the player's last discard, since the hand would have been complete with
/// it, and all later discards, which the player did not claim.
fn cannot_win_with(view: &SeatView, seat: Seat) -> TileSet {
    let last = view
        .discards
        .iter()
        .rposition(|discard| discard.seat == seat);
    let since = last.map_or(&[][..], |last| &view.discards[last..]);
    since.iter().map(|discard| discard.tile).collect()
}

impl Danger {
    /// Whether the other discard is significantly more dangerous.
    pub fn is_safer_than(&self, other: &Self) -> bool {
        let sum = f64::from(self.percent + other.percent);
        // Both tiles are tried in the same determinizations, where seldom both let somebody win.
        let error = (100.0 * sum / f64::from(DETERMINIZATIONS)).sqrt();
        let difference = other.percent.saturating_sub(self.percent);
        difference >= SAFER && f64::from(difference) >= SIGNIFICANCE * error
    }

    /// What others win with the discard, on average, in points of the deal.
    pub fn expected_cost(&self) -> f64 {
        f64::from(self.percent * self.cost) / 100.0
    }

    /// The estimate from how often each opponent went out, and the total cost of the wins of each.
    fn of(tally: &BySeat<(u32, i64)>) -> Self {
        let wins: u32 = tally.iter().map(|(_, (times, _))| times).sum();
        let likeliest = tally.iter().max_by_key(|(_, (times, _))| *times);
        let likeliest = likeliest.filter(|(_, (times, _))| *times > 0);
        Self {
            percent: wins * 100 / DETERMINIZATIONS,
            winner: likeliest.map(|(seat, _)| seat),
            cost: likeliest.map_or(0, |(_, (times, lost))| {
                let mean = *lost as f64 / f64::from(*times);
                (mean.max(0.0) / 10.0).round() as u32 * 10
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_within_two_standard_errors_makes_no_tile_safer() {
        let danger = |percent| Danger {
            percent,
            ..Danger::default()
        };
        let is_safer = |one, other| danger(one).is_safer_than(&danger(other));
        assert!(is_safer(0, 5) && is_safer(5, 11) && is_safer(10, 18));
        assert!(!is_safer(0, 4) && !is_safer(5, 10) && !is_safer(10, 16));
        assert!(!is_safer(9, 3));
    }
}
