//! What a game was worth: every own decision with its cost in points against the best move found, from what the seat could see
//! then, and luck told apart from choice. Floor 6.

mod played;
mod witness;
mod words;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use engine::table::{Discard, Move, Record, Replay, SeatView, Viewer};
use engine::tiles::{Seat, Tile};
pub use played::{Played, Taken};
use players::{Advice, ClaimAdvice, Verdict, initial_value, judge};
pub use players::{Effort, EvaluatedMove};
use storage::save::SeenGame;
use witness::Witness;
pub use words::{Mistake, deed};

/// A decision that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// Which decision of the deal it was, counted from 1.
    pub number: usize,
    /// How many tiles the seat had thrown before.
    pub thrown: usize,
    /// How many inputs the table had taken in before.
    pub at: usize,
    /// What was done.
    pub made: Move,
    /// The tile it was about, which somebody else had thrown; `None` in the own turn.
    pub about: Option<Tile>,
    /// The computer did it in the player's place.
    pub auto_played: bool,
    /// QuickTip, which does not play hands on, would have said the same.
    pub as_tipped: bool,
    /// What it cost, and what would have been better.
    pub verdict: Verdict,
}

/// A deal that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Number of the deal in its game, from 1.
    pub number: u32,
    /// What the seat got, or paid if negative; `None` while the deal is not over.
    pub result: Option<i64>,
    /// What an average wall would have given, roughly, to who decides best: the mean before anything was chosen, so that it is the same for
    /// all who have the same tiles there.
    pub expected: Option<f64>,
    /// How many inputs the table had taken in when the deal began, and when it was over.
    pub inputs: (usize, usize),
    /// The decisions between which there was a choice, in order.
    pub decisions: Vec<Decision>,
}

/// What a deal came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// What an average wall would have given.
    pub expected: f64,
    /// What the choices cost, those that cannot be told from the best left out.
    pub choice: f64,
    /// The standard error of that.
    pub error: f64,
    /// What is left: the luck of the wall and of what the others did.
    pub luck: f64,
}

/// A decision that cost less than this is as good as the best.
pub const SLIGHT: f64 = 2.0;

impl Played {
    /// The deals of a record in which the seat has decided something, in order, each from where it began.
    pub fn deals(record: &Record, seat: Seat) -> Vec<Self> {
        Self::deals_of(record, seat, &[])
    }

    /// The same, some inputs of the seat having been made by the computer.
    pub fn deals_of(record: &Record, seat: Seat, auto_played: &[usize]) -> Vec<Self> {
        let mut retelling = Replay::of(record);
        let mut witness = Witness::knowing(auto_played);
        let mut view = SeatView::new(Arc::clone(&record.rules), Viewer::Seat(seat));
        while let Some((at, events)) = retelling.step() {
            for event in events
                .iter()
                .filter_map(|event| event.seen_by(Viewer::Seat(seat)))
            {
                witness.note(&view, &event, at);
                view.apply(&event);
            }
        }
        witness.deals()
    }

    /// The deals that were seen at somebody else's table, from a seat: the own one, or any if the game was watched. Points of the
    /// game are counted in events.
    pub fn seen(game: &SeenGame, seat: Seat) -> Vec<Self> {
        let mut view = game.begin_at(seat);
        let mut witness = Witness::default();
        for (at, event) in game.events.iter().enumerate() {
            if let Some(event) = event.seen_by(view.viewer) {
                witness.note(&view, &event, at);
                view.apply(&event);
            }
        }
        witness.deals()
    }

    /// Judges the decisions, which takes about a tenth of a second for each.
    pub fn review(&self, effort: Effort) -> Review {
        let judged = self.taken.iter().enumerate();
        let decisions: Vec<Decision> = judged
            .filter_map(|(place, taken)| {
                let view = &taken.view;
                let own = |discard: &&Discard| discard.seat == view.seat();
                Some(Decision {
                    number: place + 1,
                    thrown: view.discards.iter().filter(own).count(),
                    at: taken.at,
                    made: taken.choice,
                    auto_played: taken.auto_played,
                    about: view.window.map(|window| window.tile),
                    as_tipped: is_tipped(view, taken.choice),
                    verdict: judge(view, taken.choice, effort)?,
                })
            })
            .collect();
        Review {
            number: self.number,
            result: self.result,
            expected: decisions.first().map(|first| {
                let promised = self.dealt.as_ref().and_then(initial_value);
                promised.unwrap_or(first.verdict.worth)
            }),
            inputs: self.inputs,
            decisions,
        }
    }
}

/// Whether QuickTip would have advised this move.
fn is_tipped(view: &SeatView, made: Move) -> bool {
    match made {
        Move::Discard { tile, .. } => Advice::of(view).is_some_and(|tip| tip.discard == tile),
        Move::Pass => ClaimAdvice::of(view).is_some_and(|tip| tip.claim.is_none()),
        Move::Claim(claim) => ClaimAdvice::of(view).and_then(|tip| tip.claim) == Some(claim),
        _ => false,
    }
}

impl Review {
    /// The decisions that the player made without the computer.
    pub fn own(&self) -> impl Iterator<Item = &Decision> + Clone {
        let all = self.decisions.iter();
        all.filter(|decision| !decision.auto_played)
    }

    /// What all own choices cost together, in points, and the standard error of it: those that cannot be told from the best as well, so
    /// that many hands together say how well somebody plays.
    pub fn cost(&self) -> (f64, f64) {
        Self::sum(self.own())
    }

    /// The costs of some decisions together, and the standard error of that.
    fn sum<'a>(decisions: impl Iterator<Item = &'a Decision> + Clone) -> (f64, f64) {
        let costs = decisions.map(|decision| &decision.verdict);
        let sum: f64 = costs.clone().map(|verdict| verdict.points).sum();
        let squares: f64 = costs.map(|verdict| verdict.error.powi(2)).sum();
        (sum, squares.sqrt())
    }

    /// The result told apart; `None` while the deal is not over or where there was no choice at all.
    pub fn account(&self) -> Option<Account> {
        let (result, expected) = (self.result? as f64, self.expected?);
        // Of one hand only what is told of its decisions, so that it adds up.
        let told = |decision: &&Decision| !decision.verdict.is_even();
        let (choice, error) = Self::sum(self.own().filter(told));
        Some(Account {
            expected,
            choice,
            error,
            luck: result - expected + choice,
        })
    }

    /// The own decisions that cost more than is slight or within the error, the dearest first.
    pub fn turning_points(&self) -> Vec<&Decision> {
        let dear = |decision: &&Decision| decision.is_dear();
        let mut found: Vec<&Decision> = self.own().filter(dear).collect();
        found.sort_by(|one, other| other.verdict.points.total_cmp(&one.verdict.points));
        found
    }
}

impl Decision {
    /// Whether it cost more than is slight, and more than the error of the figure.
    pub fn is_dear(&self) -> bool {
        self.verdict.points >= SLIGHT && !self.verdict.is_even()
    }
}
