//! Verdicts: what a decision cost compared with the best move found, with a standard error. Each move is evaluated twice, by the value
//! network and by playouts over the same deals, and the two are combined.

mod candidate;
mod field;
mod judgement;

pub use judgement::Judgement;

use self::candidate::{Candidate, same};
use self::field::Field;
use super::assessment::Assessment;
use super::difference::{Difference, TELLS, differences, mean, standard_error};
use super::effort::Effort;
use super::evaluated_move::EvaluatedMove;
use super::threat::Threat;
use crate::feeding::Feed;
use crate::search::sample;
use engine::table::{Move, SeatView};

/// Batches of playouts at most, as long as two moves cannot be told apart.
const BATCHES: u64 = 4;

/// A decision compared with the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The best move found; the one that was made if nothing is better.
    pub best: Move,
    /// The assessment of that move; `None` for a Kong or Mah Jongg.
    pub choice: Option<Assessment>,
    /// Points of the deal that the decision lost against it, averaged over the ways in which the hidden tiles may lie. May be slightly
    /// negative, since the best move is chosen in other deals than those in which it is compared.
    pub points: f64,
    /// The error of that: the standard error of the playouts, the disagreement of the two evaluations, and an allowance for shared bias.
    pub error: f64,
    /// By how many points the best move did better in playouts other than those it was chosen by, with the standard error; 0 if it is the
    /// move that was made.
    pub played: (f64, f64),
    /// The threat that a safer and cheaper discard would have avoided.
    pub threat: Option<Threat>,
    /// What the discard that was made may give to another hand, if the best discard gives less.
    pub feed: Option<Feed>,
    /// The expected points of the deal after the best move, roughly.
    pub worth: f64,
    /// Every possible move, the best first. Those other than the best and the one made are evaluated less closely.
    pub moves: Vec<EvaluatedMove>,
}

impl Verdict {
    /// What the decision cost: nothing if it cannot be told from the best. The review, the rating, the statistics and duplicate play all
    /// add up this figure.
    pub fn cost(&self) -> f64 {
        match self.is_even() {
            true => 0.0,
            false => self.points,
        }
    }

    /// Whether the decision cannot be told from the best.
    pub fn is_even(&self) -> bool {
        is_even(self.points, self.error)
    }
}

/// Decisions that cost less count as good as the best.
pub const SLIGHT: f64 = 2.0;

/// Whether a cost is within its error, or slight.
pub fn is_even(points: f64, error: f64) -> bool {
    points < SLIGHT || points <= TELLS * error
}

/// Judges a move by what the viewer could see; `None` if there was no choice, or the move was Mah Jongg.
pub fn judge(view: &SeatView, made: Move, effort: Effort) -> Option<Verdict> {
    let field = Field::of(view, made)?;
    let found = field.measure(made, effort)?;
    field.verdict(made, &found)
}

impl Judgement {
    /// The verdict that this judgement of a move gives; `None` if it does not fit the position.
    pub fn verdict(&self, view: &SeatView, made: Move) -> Option<Verdict> {
        Field::of(view, made)?.verdict(made, self)
    }
}

impl Field<'_> {
    /// The trial of a candidate that does best in these deals, and its mean.
    fn best_trial(candidate: &Candidate, gains: &[Vec<f64>]) -> Option<(usize, f64)> {
        let means = candidate
            .trials
            .clone()
            .map(|trial| (trial, mean(&gains[trial])));
        means.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// Compares the moves by playouts. This takes nearly all of the time that a verdict needs.
    fn measure(&self, made: Move, effort: Effort) -> Option<Judgement> {
        let view = self.hand_evaluator.view;
        let own = self.place(made)?;
        let gains = sample(view, &self.trials, 0, effort.choosing);
        let found: Vec<(usize, f64)> = self
            .candidates
            .iter()
            .map(|candidate| Self::best_trial(candidate, &gains))
            .collect::<Option<_>>()?;
        let own_gains = &gains[found[own].0];
        let ahead = |place: usize| match place == own {
            true => Difference::default(),
            false => self.less(place, own, &differences(&gains[found[place].0], own_gains)),
        };
        // Of equal moves prefer the one that was made.
        let best = (0..found.len()).max_by(|one, other| {
            let order = ahead(*one).points.total_cmp(&ahead(*other).points);
            order.then((*one == own).cmp(&(*other == own)))
        })?;
        let worth = found[best].1;
        let (mut cost, mut played) = (Difference::default(), (0.0, 0.0));
        if best != own {
            let pair = [best, own].map(|place| self.trials[found[place].0].clone());
            let mut apart: Vec<f64> = Vec::new();
            for batch in 1..=BATCHES {
                let gains = sample(view, &pair, batch, effort.judging);
                apart.extend(differences(&gains[0], &gains[1]));
                cost = self.less(best, own, &apart);
                let too_much = self.candidates[best].too_much() - self.candidates[own].too_much();
                played = (mean(&apart) - too_much, standard_error(&apart));
                if mean(&apart).abs() > TELLS * standard_error(&apart) {
                    break;
                }
            }
        }
        let behind = |place: usize| match place {
            _ if place == best => 0.0,
            _ if place == own => cost.points.max(0.0),
            _ => (ahead(best).points - ahead(place).points).max(0.0),
        };
        let tried = self.candidates.iter().enumerate();
        let tried = tried.map(|(place, candidate)| (candidate.choice, worth - behind(place)));
        let found = Judgement {
            best: self.candidates[best].choice,
            points: cost.points,
            error: cost.error,
            played,
            worth,
            tried: tried.collect(),
        };
        Some(found.rounded())
    }

    /// The index of a move.
    fn place(&self, choice: Move) -> Option<usize> {
        let mut all = self.candidates.iter();
        all.position(|candidate| same(candidate.choice, choice))
    }

    /// What a judgement of a move says, with what follows from the position.
    fn verdict(mut self, made: Move, found: &Judgement) -> Option<Verdict> {
        let view = self.hand_evaluator.view;
        let (own, best) = (self.place(made)?, self.place(found.best)?);
        let worths: Vec<f64> = self
            .candidates
            .iter()
            .map(|candidate| found.worth_of(candidate.choice))
            .collect::<Option<_>>()?;
        let moves = self.weigh(&worths, (best, own));
        let best = self.candidates.swap_remove(best);
        let told = !is_even(found.points, found.error);
        let threat = told.then(|| Threat::avoided(view, made, best.choice));
        let feed = match (made, best.choice) {
            (Move::Discard { tile, .. }, Move::Discard { tile: better, .. }) if told => {
                Feed::avoided(view, tile, better)
            }
            _ => None,
        };
        Some(Verdict {
            feed,
            best: best.choice,
            choice: best.told,
            threat: threat.flatten(),
            points: found.points,
            error: found.error,
            played: found.played,
            worth: found.worth,
            moves,
        })
    }

    /// All moves with their values, the best first, given those of the moves played out.
    fn weigh(&self, worths: &[f64], (best, own): (usize, usize)) -> Vec<EvaluatedMove> {
        let all = self.candidates.iter().zip(worths);
        let tried = all
            .enumerate()
            .map(|(place, (candidate, worth))| EvaluatedMove {
                choice: candidate.choice,
                worth: *worth,
                made: place == own,
                static_only: false,
            });
        // Moves without playouts are compared by the network's value with the best move that has one.
        let known = |place: usize| Some((worths[place], self.candidates[place].network_value?));
        let measure = known(best).or_else(|| {
            let all = (0..worths.len()).filter_map(known);
            all.max_by(|one, other| one.0.total_cmp(&other.0))
        });
        let looked_at = self.others.iter().filter_map(|(choice, network_value)| {
            let (worth, measure) = measure?;
            Some(EvaluatedMove {
                choice: *choice,
                worth: worth - (measure - network_value).max(0.0),
                made: false,
                static_only: true,
            })
        });
        let mut moves: Vec<EvaluatedMove> = tried.chain(looked_at).collect();
        moves.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        // Of equal moves the best one comes first.
        let first = moves
            .iter()
            .position(|evaluated| evaluated.choice == self.candidates[best].choice);
        moves[..=first.unwrap_or(0)].rotate_right(1);
        moves
    }

    /// How much better one candidate is than another by both evaluations; `played` is what it brought more in each of some deals played
    /// out.
    fn less(&self, one: usize, other: usize, played: &[f64]) -> Difference {
        let [one, other] = [one, other].map(|place| &self.candidates[place]);
        let network_values = one.network_value.zip(other.network_value);
        Difference::told(network_values, played, one.too_much() - other.too_much())
    }
}
