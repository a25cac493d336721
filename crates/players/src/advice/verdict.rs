//! Verdicts: what a decision cost compared with the best move found, with an error. The promising moves are evaluated twice, by the value
//! network and by rollouts over the same deals, and the two are combined; other discards are evaluated by the network alone.

mod candidate;
mod candidates;
mod judgement;

pub use judgement::Judgement;

use self::candidate::Candidate;
pub(super) use self::candidate::is_same_decision;
use self::candidates::Candidates;
use super::assessment::Assessment;
use super::difference::{Difference, SIGNIFICANCE, differences, mean, standard_error};
use super::effort::Effort;
use super::evaluated_move::EvaluatedMove;
use super::threat::Threat;
use crate::feeding::Feed;
use crate::search::sample_gains;
use engine::table::{Move, SeatView};

/// The maximum number of batches of rollouts; more than one is used while the difference of two moves is not significant.
const BATCHES: u64 = 4;

/// A decision compared with the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The best move found; the one that was made if nothing is better.
    pub best: Move,
    /// The assessment of that move; `None` for a Kong or Mah Jongg.
    pub assessment: Option<Assessment>,
    /// The cost of the decision: the points of the deal by which the best move is better, averaged over possible positions of the hidden
    /// tiles. May be slightly negative, since the best move is compared in other deals than those in which it was chosen.
    pub points: f64,
    /// The error of the cost: the errors of both evaluations, their disagreement, and an allowance for shared bias.
    pub error: f64,
    /// By how many points the best move did better in rollouts other than those it was chosen by, less what rollouts overrate it, with the
    /// standard error; 0 if it is the move that was made.
    pub rollout_lead: (f64, f64),
    /// The threat that a safer and cheaper discard would have avoided.
    pub threat: Option<Threat>,
    /// What the discard that was made may give to another hand, if the decision is costly and the best discard gives less.
    pub feed: Option<Feed>,
    /// The expected points of the deal after the best move, roughly.
    pub worth: f64,
    /// Every possible move, the best first. All except the best and the one made are evaluated less exactly.
    pub moves: Vec<EvaluatedMove>,
}

impl Verdict {
    /// The cost in points, 0 if it is slight or not significant. The review, the rating, the statistics and duplicate play all add up this
    /// figure.
    pub fn cost(&self) -> f64 {
        match self.is_even() {
            true => 0.0,
            false => self.points,
        }
    }

    /// Whether the decision is as good as the best: its cost is slight or not significant.
    pub fn is_even(&self) -> bool {
        is_even(self.points, self.error)
    }

    /// The same verdict with this value of the best move, from which the values of the others differ as before.
    #[must_use]
    pub fn moved_to(mut self, worth: f64) -> Self {
        for evaluated in &mut self.moves {
            evaluated.worth += worth - self.worth;
        }
        Self { worth, ..self }
    }

    /// The same verdict, with so large an error that it is even, since the tips call both moves about as good.
    #[must_use]
    pub fn too_close_to_call(self) -> Self {
        Self {
            error: self.error.max(self.points / SIGNIFICANCE),
            threat: None,
            feed: None,
            ..self
        }
    }
}

/// Costs below this many points are slight: the decision counts as good as the best.
pub const SLIGHT: f64 = 2.0;

/// Whether a cost is slight, or not significant given its error.
pub fn is_even(points: f64, error: f64) -> bool {
    points < SLIGHT || points <= SIGNIFICANCE * error
}

/// Judges a move by what the viewer could see; `None` if there was no choice, or the move was Mah Jongg.
pub fn judge(view: &SeatView, made: Move, effort: Effort) -> Option<Verdict> {
    let candidates = Candidates::of(view, made)?;
    let judgement = candidates.measure(made, effort)?;
    candidates.verdict(made, &judgement)
}

impl Judgement {
    /// The verdict that this judgement of a move gives; `None` if it does not fit the position.
    pub fn verdict(&self, view: &SeatView, made: Move) -> Option<Verdict> {
        Candidates::of(view, made)?.verdict(made, self)
    }
}

impl Candidates<'_> {
    /// The trial of a candidate with the highest mean in these deals, and that mean.
    fn best_trial(candidate: &Candidate, gains: &[Vec<f64>]) -> Option<(usize, f64)> {
        let means = candidate
            .trials
            .clone()
            .map(|trial| (trial, mean(&gains[trial])));
        means.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// Compares the moves by rollouts. This takes nearly all of the time that a verdict needs.
    fn measure(&self, made: Move, effort: Effort) -> Option<Judgement> {
        let view = self.hand_evaluator.view;
        let own = self.index_of(made)?;
        let gains = sample_gains(view, &self.trials, 0, effort.choosing);
        let found: Vec<(usize, f64)> = self
            .candidates
            .iter()
            .map(|candidate| Self::best_trial(candidate, &gains))
            .collect::<Option<_>>()?;
        let own_gains = &gains[found[own].0];
        let ahead = |index: usize| match index == own {
            true => Difference::default(),
            false => self.difference(index, own, &differences(&gains[found[index].0], own_gains)),
        };
        // Of equal moves prefer the one that was made.
        let best = (0..found.len()).max_by(|one, other| {
            let order = ahead(*one).points.total_cmp(&ahead(*other).points);
            order.then((*one == own).cmp(&(*other == own)))
        })?;
        let worth = found[best].1;
        let (mut cost, mut rollout_lead) = (Difference::default(), (0.0, 0.0));
        if best != own {
            let pair = [best, own].map(|index| self.trials[found[index].0].clone());
            let mut measured: Vec<f64> = Vec::new();
            for batch in 1..=BATCHES {
                let gains = sample_gains(view, &pair, batch, effort.judging);
                measured.extend(differences(&gains[0], &gains[1]));
                cost = self.difference(best, own, &measured);
                let overestimate =
                    self.candidates[best].overestimate() - self.candidates[own].overestimate();
                rollout_lead = (mean(&measured) - overestimate, standard_error(&measured));
                if mean(&measured).abs() > SIGNIFICANCE * standard_error(&measured) {
                    break;
                }
            }
        }
        let cost_of = |index: usize| match index {
            _ if index == best => 0.0,
            _ if index == own => cost.points.max(0.0),
            _ => (ahead(best).points - ahead(index).points).max(0.0),
        };
        let tried = self.candidates.iter().enumerate();
        let tried = tried.map(|(index, candidate)| (candidate.choice, worth - cost_of(index)));
        let judgement = Judgement {
            best: self.candidates[best].choice,
            points: cost.points,
            error: cost.error,
            rollout_lead,
            worth,
            tried: tried.collect(),
        };
        Some(judgement.rounded())
    }

    /// The index of the candidate for a move.
    fn index_of(&self, choice: Move) -> Option<usize> {
        let mut all = self.candidates.iter();
        all.position(|candidate| is_same_decision(candidate.choice, choice))
    }

    /// Completes a judgement of a move to a verdict, with what follows from the position.
    fn verdict(mut self, made: Move, judgement: &Judgement) -> Option<Verdict> {
        let view = self.hand_evaluator.view;
        let (own, best) = (self.index_of(made)?, self.index_of(judgement.best)?);
        let worths: Vec<f64> = self
            .candidates
            .iter()
            .map(|candidate| judgement.worth_of(candidate.choice))
            .collect::<Option<_>>()?;
        let moves = self.all_moves(&worths, (best, own));
        let best = self.candidates.swap_remove(best);
        let is_costly = !is_even(judgement.points, judgement.error);
        let threat = is_costly.then(|| Threat::avoided(view, made, best.choice));
        let feed = match (made, best.choice) {
            (Move::Discard { tile, .. }, Move::Discard { tile: better, .. }) if is_costly => {
                Feed::avoided(view, tile, better)
            }
            _ => None,
        };
        Some(Verdict {
            feed,
            best: best.choice,
            assessment: best.assessment,
            threat: threat.flatten(),
            points: judgement.points,
            error: judgement.error,
            rollout_lead: judgement.rollout_lead,
            worth: judgement.worth,
            moves,
        })
    }

    /// All moves with their values, the best first, given those of the moves played out.
    fn all_moves(&self, worths: &[f64], (best, own): (usize, usize)) -> Vec<EvaluatedMove> {
        let all = self.candidates.iter().zip(worths);
        let tried = all
            .enumerate()
            .map(|(index, (candidate, worth))| EvaluatedMove {
                choice: candidate.choice,
                worth: *worth,
                made: index == own,
                static_only: false,
            });
        // Moves without rollouts are compared by the network's value with the best move that has one.
        let known = |index: usize| Some((worths[index], self.candidates[index].network_value?));
        let reference = known(best).or_else(|| {
            let all = (0..worths.len()).filter_map(known);
            all.max_by(|one, other| one.0.total_cmp(&other.0))
        });
        let untried = self.others.iter().filter_map(|(choice, network_value)| {
            let (worth, reference) = reference?;
            Some(EvaluatedMove {
                choice: *choice,
                worth: worth - (reference - network_value).max(0.0),
                made: false,
                static_only: true,
            })
        });
        let mut moves: Vec<EvaluatedMove> = tried.chain(untried).collect();
        moves.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        // Of equal moves the best one comes first.
        let first = moves
            .iter()
            .position(|evaluated| evaluated.choice == self.candidates[best].choice);
        moves[..=first.unwrap_or(0)].rotate_right(1);
        moves
    }

    /// How much better one candidate is than another by both evaluations; `played` are the differences of their gains in the deals played
    /// out.
    fn difference(&self, one: usize, other: usize, played: &[f64]) -> Difference {
        let [one, other] = [one, other].map(|index| &self.candidates[index]);
        let network_values = one.network_value.zip(other.network_value);
        Difference::combined(
            network_values,
            played,
            one.overestimate() - other.overestimate(),
        )
    }
}
