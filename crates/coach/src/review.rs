//! Review of a game: the cost in points of each decision of a seat compared with the best move found, judged by what the seat could see,
//! and the result split into choice and luck.

mod decision_recorder;
mod judgements;
mod played_deal;
mod words;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use decision_recorder::DecisionRecorder;
use engine::table::{Discard, Move, Record, Replay, SeatView, Viewer};
use engine::tiles::{Seat, Tile};
pub use judgements::{Judge, JudgementStore, Judgements};
pub use played_deal::{MadeBy, PlayedDeal, RecordedDecision};
use players::{ComputerPlayer, Evaluation, Motive, Verdict, initial_value};
pub use players::{Effort, EvaluatedMove, SLIGHT};
use storage::save::SeenGame;
pub use words::{Mistake, describe_move};

/// A judged decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Its number in the deal, from 1.
    pub number: usize,
    /// Number of the seat's discards before it.
    pub discards_before: usize,
    /// Number of inputs to the table before it, or before the question that a claim or pass answers; at a network table, of events.
    pub at: usize,
    /// The move that was made.
    pub made: Move,
    /// The tile that the seat could claim; `None` in the seat's own turn.
    pub about: Option<Tile>,
    /// Who made it.
    pub by: MadeBy,
    /// Whether QuickTip, which uses no rollouts, would have advised this discard, claim or pass; false for other moves.
    pub follows_tip: bool,
    /// Why the computer player at the seat discarded the tile, from what it knew then; `None` for a person, and for other moves.
    pub motive: Option<Motive>,
    /// Its cost, and the best move. Even if the tips call both moves about as good, so that the review does not contradict them.
    pub verdict: Verdict,
}

/// A reviewed deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Number of the deal in its game, from 1.
    pub number: u32,
    /// Points won, or lost if negative; `None` while the deal is not over.
    pub result: Option<i64>,
    /// The expected result at the beginning of the deal, which is the same for everybody who is dealt these tiles; if that is unknown, the
    /// expected result after the best move of the first decision. `None` without a decision.
    pub expected: Option<f64>,
    /// Number of inputs to the table at the beginning and at the end of the deal; at a network table, of events.
    pub inputs: (usize, usize),
    /// The decisions that offered a choice, in order.
    pub decisions: Vec<Decision>,
}

/// The result of a deal split into parts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// The expected result.
    pub expected: f64,
    /// The cost of the player's own decisions. A cost that is slight or not significant counts as none.
    #[serde(rename = "choice")]
    pub cost: f64,
    /// The standard error of `cost`.
    pub error: f64,
    /// What costly moves that are not the player's own lost: those of Auto Play, and claims that nobody answered in time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub uncounted: f64,
    /// The rest: luck in the wall and in the other players' moves.
    pub luck: f64,
}

impl PlayedDeal {
    /// The deals of a record in which the seat made a decision, in order.
    pub fn deals(record: &Record, seat: Seat) -> Vec<Self> {
        Self::deals_of(record, seat, &[])
    }

    /// Like `deals`, with the computer player at the seat, if it was one, so that its motives can be found.
    pub fn deals_by(player: Option<ComputerPlayer>, record: &Record, seat: Seat) -> Vec<Self> {
        let deals = Self::deals(record, seat).into_iter();
        deals.map(|deal| Self { player, ..deal }).collect()
    }

    /// Like `deals`; `auto_played` are the indices of the inputs that the computer made for the seat.
    pub fn deals_of(record: &Record, seat: Seat, auto_played: &[usize]) -> Vec<Self> {
        let mut replay = Replay::of(record);
        let mut recorder = DecisionRecorder::with_auto_played(auto_played);
        let mut view = SeatView::new(Arc::clone(&record.rules), Viewer::Seat(seat));
        while let Some((at, events)) = replay.step() {
            for event in events
                .iter()
                .filter_map(|event| event.seen_by(Viewer::Seat(seat)))
            {
                recorder.record(&view, &event, at);
                view.apply(&event);
            }
        }
        recorder.deals()
    }

    /// The deals seen at somebody else's table, for a seat: the player's own, or any if the game was watched. Positions are counted in
    /// events instead of inputs.
    pub fn seen(game: &SeenGame, seat: Seat) -> Vec<Self> {
        let mut view = game.initial_view_of(seat);
        let mut recorder = DecisionRecorder::default();
        for (at, event) in game.events.iter().enumerate() {
            if let Some(event) = event.seen_by(view.viewer) {
                recorder.record(&view, &event, at);
                view.apply(&event);
            }
        }
        recorder.deals()
    }

    /// Judges the decisions, which takes about a tenth of a second for each that was not judged before.
    pub fn review(&self, judge: impl Judge) -> Review {
        let judged = self.decisions.iter().enumerate();
        let mut decisions: Vec<Decision> = judged
            .filter_map(|(index, recorded)| {
                let view = &recorded.view;
                let own = |discard: &&Discard| discard.seat == view.seat();
                let verdict = judge.judge(view, recorded.choice)?;
                let tips = Evaluation::of(view);
                Some(Decision {
                    number: index + 1,
                    discards_before: view.discards.iter().filter(own).count(),
                    at: recorded.at,
                    made: recorded.choice,
                    by: recorded.by,
                    about: view.window.map(|window| window.tile),
                    follows_tip: is_advised(&tips, recorded.choice),
                    motive: self
                        .player
                        .and_then(|player| player.motive(view, recorded.choice)),
                    verdict: match tips.calls_even(recorded.choice, verdict.best) {
                        true => verdict.too_close_to_call(),
                        false => verdict,
                    },
                })
            })
            .collect();
        let expected = decisions.first().map(|first| {
            let initial = self.dealt.as_ref().and_then(initial_value);
            initial.unwrap_or(first.verdict.worth)
        });
        // Nothing happens between the deal and the first decision of East, so both have the same value.
        let begins = |first: &Decision| {
            let recorded = self.decisions.get(first.number - 1);
            recorded.map(|recorded| &recorded.view) == self.dealt.as_ref()
        };
        if let Some((first, expected)) = decisions.first_mut().zip(expected)
            && begins(first)
        {
            first.verdict = first.verdict.clone().moved_to(expected);
        }
        Review {
            number: self.number,
            result: self.result,
            expected,
            inputs: self.inputs,
            decisions,
        }
    }
}

/// Whether QuickTip would have advised this discard, claim or pass; false for other moves.
fn is_advised(tips: &Evaluation<'_>, made: Move) -> bool {
    let claim = || tips.claim_advice();
    match made {
        Move::Discard { tile, .. } => {
            let advice = tips.advice(|_| true);
            advice.is_some_and(|tip| tip.discard == tile)
        }
        Move::Pass => claim().is_some_and(|tip| tip.claim.is_none()),
        Move::Claim(made) => claim().and_then(|tip| tip.claim) == Some(made),
        _ => false,
    }
}

/// Whether a figure need not be stored.
fn is_zero(figure: &f64) -> bool {
    *figure == 0.0
}

impl Review {
    /// The player's own decisions.
    pub fn own(&self) -> impl Iterator<Item = &Decision> + Clone {
        let all = self.decisions.iter();
        all.filter(|decision| decision.is_own())
    }

    /// The total cost of the player's own decisions, with its standard error. A cost that is slight or not significant counts as none, so
    /// the total is the sum of the costs that the review shows.
    pub fn cost(&self) -> (f64, f64) {
        let costs = self.costly().map(|decision| &decision.verdict);
        let sum: f64 = costs.clone().map(Verdict::cost).sum();
        let squares: f64 = costs.map(|verdict| verdict.error.powi(2)).sum();
        (sum, squares.sqrt())
    }

    /// The player's own decisions that cost something.
    fn costly(&self) -> impl Iterator<Item = &Decision> + Clone {
        let decisions = self.decisions.iter();
        decisions.filter(|decision| decision.is_turning_point())
    }

    /// The total cost of moves that are not the player's own.
    pub fn uncounted(&self) -> f64 {
        let all = self.decisions.iter();
        let others = all.filter(|decision| !decision.is_own());
        others.map(|decision| decision.verdict.cost()).sum()
    }

    /// The result split into parts; `None` while the deal is not over, or without any choice.
    pub fn account(&self) -> Option<Account> {
        let (result, expected) = (self.result? as f64, self.expected?);
        let (cost, error) = self.cost();
        let uncounted = self.uncounted();
        Some(Account {
            expected,
            cost,
            error,
            uncounted,
            luck: result - expected + cost + uncounted,
        })
    }

    /// The costly decisions of the player, the most expensive first.
    pub fn turning_points(&self) -> Vec<&Decision> {
        let mut found: Vec<&Decision> = self.costly().collect();
        found.sort_by(|one, other| other.verdict.points.total_cmp(&one.verdict.points));
        found
    }
}

impl Decision {
    /// Whether its cost is significant and not slight.
    pub fn is_costly(&self) -> bool {
        !self.verdict.is_even()
    }

    /// Whether the player made it, not Auto Play, and not the end of the time for claims.
    pub fn is_own(&self) -> bool {
        self.by == MadeBy::Player
    }

    /// Whether it is costly and the player's own.
    pub fn is_turning_point(&self) -> bool {
        self.is_costly() && self.is_own()
    }
}
