//! Verdicts: what a decision cost compared with the best move found, with a standard error. Each move is evaluated twice, by the value
//! network and by playouts over the same deals, and the two are combined.

mod candidate;

use self::candidate::{Candidate, same};
use super::assessment::Assessment;
use super::difference::{Difference, TELLS, differences, mean, standard_error};
use super::effort::Effort;
use super::evaluated_move::EvaluatedMove;
use super::figures::Figures;
use super::threat::Threat;
use super::view_state::discard_move;
use crate::claim::{possible, with_claim};
use crate::feeding::Feed;
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Opening, RatedPlan, Trial, sample};
use crate::style::Style;
use crate::turn::with_kong;
use crate::value_network::{A_ROUND, Expectation, TRAINING_RUNS, ValueNetwork, turns_off};
use engine::rules::Source;
use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::{Hand, Seat, Tile};

/// Discards that get playouts beside the one that was made.
const OTHERS: usize = 4;
/// Plans tried for each move.
const WAYS: usize = 2;
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
    /// What the best move brought more in deals played out, none of which it was chosen in, and the standard error of that; nothing if
    /// it is the move that was made.
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

/// The candidate moves of a decision.
struct Field<'a> {
    hand_evaluator: HandEvaluator<'a>,
    value_network: ValueNetwork<'a>,
    candidates: Vec<Candidate>,
    trials: Vec<Trial>,
    /// Moves without playouts, with the value network's value.
    others: Vec<(Move, f64)>,
}

/// Judges a move by what the viewer could see; `None` if there was no choice, or the move was Mah Jongg.
pub fn judge(view: &SeatView, made: Move, effort: Effort) -> Option<Verdict> {
    let request = view.request()?;
    if view.me().standing || matches!(made, Move::MahJong | Move::Claim(Claim::MahJong)) {
        return None;
    }
    let hand_evaluator = HandEvaluator::of(view, Style::PLAIN);
    let mut field = Field {
        hand_evaluator,
        value_network: ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS),
        candidates: Vec::new(),
        trials: Vec::new(),
        others: Vec::new(),
    };
    match request {
        Request::Turn { drawn } => field.turn(made, drawn),
        Request::Claim { tile, from, .. } => {
            let out = Opening::Out(tile, Source::Discard, Some(from));
            field.claims(tile, from, out);
        }
        Request::Rob { tile, from, .. } => {
            let out = Opening::Out(tile, Source::Snatch, Some(from));
            field.pass(tile, from);
            field.out(Move::Claim(Claim::MahJong), out);
        }
        _ => return None,
    }
    field.verdict(made, effort)
}

impl Field<'_> {
    fn add(
        &mut self,
        (choice, opening): (Move, Opening),
        plans: &[RatedPlan],
        told: Option<Assessment>,
        network_value: Option<f64>,
    ) {
        let mut plans: Vec<&RatedPlan> = plans.iter().collect();
        plans.sort_by(|one, other| other.value.total_cmp(&one.value));
        let from = self.trials.len();
        self.trials
            .extend(plans.into_iter().take(WAYS).map(|rated| Trial {
                opening,
                plan: rated.plan.clone(),
            }));
        let trials = from..self.trials.len();
        self.candidates.push(Candidate {
            choice,
            told,
            network_value,
            trials,
        });
    }

    fn told(
        &self,
        tile: Tile,
        rest: &Hand,
        plans: &[RatedPlan],
        expectation: Expectation,
    ) -> Option<Assessment> {
        let outcome = self.value_network.outcome(expectation);
        let figures = Figures::of(&self.hand_evaluator, rest, outcome);
        Assessment::of(&self.hand_evaluator, tile, (rest, figures), plans)
    }

    fn expectation(
        &self,
        choice: Move,
        rest: &Hand,
        (discarded, off): (Option<Tile>, usize),
    ) -> Expectation {
        let rest = rest.clone();
        self.value_network.expectation(choice, rest, discarded, off)
    }

    fn points(&self, expectation: Expectation) -> f64 {
        self.value_network.points(expectation)
    }

    fn turn(&mut self, made: Move, drawn: Option<Tile>) {
        let view = self.hand_evaluator.view;
        let hand = view.me().hand();
        let discarded = match made {
            Move::Discard { tile, .. } => Some(tile),
            _ => None,
        };
        let all = self.hand_evaluator.best_discards(&hand, usize::MAX);
        for (place, (discard, plans)) in all.iter().enumerate() {
            let mut rest = hand.clone();
            rest.stake.remove(discard.tile);
            let choice = match made {
                Move::Discard { tile, .. } if tile == discard.tile => made,
                _ => discard_move(discard.tile),
            };
            let expectation = self.expectation(choice, &rest, (Some(discard.tile), A_ROUND));
            let network_value = self.points(expectation);
            if place >= OTHERS && discarded != Some(discard.tile) {
                self.others.push((choice, network_value));
                continue;
            }
            let told = self.told(discard.tile, &rest, plans, expectation);
            self.add(
                (choice, Opening::Discard(discard.tile)),
                plans,
                told,
                Some(network_value),
            );
        }
        for choice in view.legal() {
            match choice {
                Move::Kong(tile) => {
                    let plans = self.hand_evaluator.best_plans(&hand);
                    let rest = with_kong(&hand, tile);
                    let value = self.points(self.expectation(choice, &rest, (None, 0)));
                    self.add((choice, Opening::Kong(tile)), &plans, None, Some(value));
                }
                Move::MahJong => {
                    let out = drawn.map(|tile| Opening::Out(tile, Source::Wall, None));
                    out.into_iter().for_each(|out| self.out(choice, out));
                }
                _ => {}
            }
        }
    }

    fn pass(&mut self, tile: Tile, from: Seat) {
        let hand = self.hand_evaluator.view.me().hand();
        let plans = self.hand_evaluator.best_plans(&hand);
        let off = turns_off(self.hand_evaluator.view, from);
        let expectation = self.expectation(Move::Pass, &hand, (None, off));
        let value = self.points(expectation);
        let told = self.told(tile, &hand, &plans, expectation);
        self.add(
            (Move::Pass, Opening::Pass(tile, from)),
            &plans,
            told,
            Some(value),
        );
    }

    fn out(&mut self, choice: Move, opening: Opening) {
        let view = self.hand_evaluator.view;
        if view.check(&choice).is_ok() {
            let plans = self.hand_evaluator.best_plans(&view.me().hand());
            self.add((choice, opening), &plans[..plans.len().min(1)], None, None);
        }
    }

    fn claims(&mut self, tile: Tile, from: Seat, out: Opening) {
        self.pass(tile, from);
        self.out(Move::Claim(Claim::MahJong), out);
        let view = self.hand_evaluator.view;
        let hand = view.me().hand();
        for (claim, meld) in possible(view, tile, from) {
            let choice = Move::Claim(claim);
            let after = with_claim(&hand, meld, tile);
            if claim == Claim::Kong {
                let plans = self.hand_evaluator.best_plans(&after);
                let value = self.points(self.expectation(choice, &after, (None, 0)));
                let opening = Opening::Claim(meld, tile, None);
                self.add((choice, opening), &plans, None, Some(value));
                continue;
            }
            for (discard, plans) in self.hand_evaluator.best_discards(&after, 1) {
                let mut rest = after.clone();
                rest.stake.remove(discard.tile);
                let expectation = self.expectation(choice, &rest, (Some(discard.tile), A_ROUND));
                let told = self.told(discard.tile, &rest, &plans, expectation);
                let opening = Opening::Claim(meld, tile, Some(discard.tile));
                let value = self.points(expectation);
                self.add((choice, opening), &plans, told, Some(value));
            }
        }
    }

    /// The trial of a candidate that does best in these deals, and its mean.
    fn best_trial(candidate: &Candidate, gains: &[Vec<f64>]) -> Option<(usize, f64)> {
        let means = candidate
            .trials
            .clone()
            .map(|trial| (trial, mean(&gains[trial])));
        means.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    fn verdict(mut self, made: Move, effort: Effort) -> Option<Verdict> {
        let view = self.hand_evaluator.view;
        let own = self
            .candidates
            .iter()
            .position(|candidate| same(candidate.choice, made))?;
        if self.candidates.len() < 2 {
            return None;
        }
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
        let moves = self.weigh(worth, (best, own), behind);
        let best = self.candidates.swap_remove(best);
        let told = !is_even(cost.points, cost.error);
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
            points: cost.points,
            error: cost.error,
            played,
            worth,
            moves,
        })
    }

    /// All moves with their values, the best first.
    fn weigh(
        &self,
        worth: f64,
        (best, own): (usize, usize),
        behind: impl Fn(usize) -> f64,
    ) -> Vec<EvaluatedMove> {
        let places = 0..self.candidates.len();
        let tried = places.clone().map(|place| EvaluatedMove {
            choice: self.candidates[place].choice,
            worth: worth - behind(place),
            made: place == own,
            static_only: false,
        });
        // Moves without playouts are compared by the network's value with the best move that has one.
        let known = |place: usize| Some((behind(place), self.candidates[place].network_value?));
        let measure = known(best).or_else(|| {
            let all = places.filter_map(known);
            all.min_by(|one, other| one.0.total_cmp(&other.0))
        });
        let looked_at = self.others.iter().filter_map(|(choice, network_value)| {
            let (behind, measure) = measure?;
            Some(EvaluatedMove {
                choice: *choice,
                worth: worth - behind - (measure - network_value).max(0.0),
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
