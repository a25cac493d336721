//! The puzzle card beside the table: the possible moves, and after the answer how it compares with the best move and why.

use std::iter;

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use crate::app::dialog::{DialogContent, DialogLayout, DialogPlace, DialogSize, Reply};
use crate::app::widget::{Event, Form, Look};
use coach::puzzle::{Answer, PosedPuzzle, PuzzleSession};
use coach::review::describe_move;
use engine::table::{Claim, Move};
use engine::tiles::{BySeat, Tile};
use players::MoveOutcome;
use wording::{Figures, OutcomeWording, PartsWording, RiskWording, TileWording};
use words::{Noun, say};

/// Width of a tile, in units.
const TILE: f32 = 28.0;
/// Width of the card, in units.
const CARD: f32 = 290.0;

type Part<'a> = Element<'a, Event>;

/// The card's state.
pub struct PuzzleCard {
    /// The current puzzle; `None` after the last.
    posed: Option<PosedPuzzle>,
    answer: Option<Answer>,
    /// Number of the current puzzle, and how many there are.
    progress: (usize, usize),
    /// Number of puzzles solved so far.
    solved: usize,
    /// Number of puzzles due today beyond this session.
    more_due: usize,
    /// Describes the hand after the best move and after the move it is compared with, once the answer is judged.
    outcomes: Vec<String>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Answers with this move.
    Try(Move),
    /// Moves to the next puzzle.
    Next,
    /// Leaves the session.
    Leave,
    /// Opens this dialog's help page.
    Help,
}

impl PuzzleCard {
    /// Opens the card for the session's current puzzle, or for the summary after the last.
    pub fn new(session: &PuzzleSession) -> Self {
        Self {
            posed: session.posed().cloned(),
            answer: session.answer().cloned(),
            progress: session.progress(),
            solved: session.solved(),
            more_due: session.more_due(),
            outcomes: outcomes(session),
        }
    }

    /// Whether the answer has been judged.
    fn is_judged(&self) -> bool {
        let answer = self.answer.as_ref();
        answer.is_some_and(|answer| answer.right.is_some())
    }

    /// The possible moves: the tiles to discard, then a button for each other move. While the answer is being judged, only the tiles, disabled.
    fn offers<'a>(&self, form: &Form<'a, Message>, posed: &PosedPuzzle) -> Part<'a> {
        let look = form.look;
        let answer = self.answer.as_ref().map(|answer| answer.choice);
        let is_discard = |offer: &Move| matches!(offer, Move::Discard { .. });
        let (discards, others): (Vec<Move>, Vec<Move>) =
            posed.offers().into_iter().partition(is_discard);
        let tile = |offer: &Move| {
            let Move::Discard { tile, .. } = offer else {
                return look.text("");
            };
            let message = answer.is_none().then_some(Message::Try(*offer));
            let is_chosen = answer == Some(*offer);
            form.tile(*tile, look.px(TILE), is_chosen, false, message)
        };
        let mut parts = column![].spacing(look.px(4.0)).width(Fill);
        if !discards.is_empty() {
            let tiles = row(discards.iter().map(tile)).spacing(look.px(4.0)).wrap();
            parts = parts.push(tiles.vertical_spacing(look.px(4.0)));
        }
        for offer in others.iter().filter(|_| answer.is_none()) {
            let words = label(*offer, posed.view.window.map(|window| window.tile));
            parts = parts.push(form.block_button(&words, Some(Message::Try(*offer)), false));
        }
        parts.into()
    }

    /// Feedback on the answer: how it compares with the best move, and what the hand is like after both.
    fn feedback<'a>(
        &self,
        form: &Form<'a, Message>,
        posed: &PosedPuzzle,
        answer: &Answer,
    ) -> Part<'a> {
        let look = form.look;
        let Some(right) = answer.right else {
            return look.hint(say!("puzzle-judging"));
        };
        let about = posed.view.window.map(|window| window.tile);
        let [choice, best, made] =
            [answer.choice, posed.best, posed.made].map(|choice| describe_move(choice, about));
        let verdict = answer.verdict.as_ref();
        let points = verdict.map_or(0.0, |verdict| verdict.points.round());
        let heading = match right {
            true => say!("puzzle-right"),
            false => say!("puzzle-not-best"),
        };
        let words = match verdict {
            None if right => say!("puzzle-best", best),
            None => say!("puzzle-better", best),
            Some(_) if posed.is_best(answer.choice) => {
                let other = match posed.is_own {
                    true => say!("puzzle-made-cost", made, points),
                    false => say!("puzzle-tempting-cost", made, points),
                };
                words::sentences([say!("puzzle-best", best), other])
            }
            Some(_) if right => {
                let points = points.max(0.0);
                say!("puzzle-as-good", choice, best, points)
            }
            Some(_) => say!("puzzle-costs", choice, points, best),
        };
        let mut feedback = column![look.heading(heading), look.text(words)];
        for words in &self.outcomes {
            feedback = feedback.push(look.hint(words.as_str()));
        }
        feedback.spacing(look.px(2.0)).into()
    }

    /// The summary at the end of a session.
    fn end<'a>(&self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let (_, all) = self.progress;
        let more_due = match self.more_due {
            0 => say!("puzzle-nothing-left").to_owned(),
            left => say!("puzzle-left", left),
        };
        let body = column![
            look.heading(say!("puzzle-solved-of", solved = self.solved, all)),
            look.text(more_due),
            look.hint(say!("puzzle-missed-tomorrow")),
        ]
        .spacing(look.px(8.0))
        .width(Fill);
        DialogLayout::new(
            body,
            vec![
                form.help(Message::Help),
                form.default_and_cancel(say!("label-close"), Message::Leave),
            ],
        )
    }
}

/// Describes the hand after the best move and after the move it is compared with, and what own wins and those of others make of the
/// difference; a single sentence if both leave the same. Nothing before the answer is judged.
fn outcomes(session: &PuzzleSession) -> Vec<String> {
    let Some(posed) = session.posed() else {
        return Vec::new();
    };
    let view = &posed.view;
    let about = view.window.map(|window| window.tile);
    let compared: Vec<(Noun<'_>, Option<MoveOutcome>)> = session
        .compared_moves()
        .into_iter()
        .map(|choice| (describe_move(choice, about), MoveOutcome::of(view, choice)))
        .collect();
    if let [(_, Some(best)), (_, Some(other))] = compared.as_slice()
        && best.distance() == other.distance()
        && best.figures() == other.figures()
    {
        return vec![words::sentences([
            say!("puzzle-either"),
            &best.distance(),
            &best.figures(),
            say!("puzzle-either-differ"),
        ])];
    }
    let parts = match compared.as_slice() {
        [(_, Some(best)), (_, Some(other))] => other.compared_with(best).parts(),
        _ => None,
    };
    let described = compared
        .into_iter()
        .map(|(deed, outcome)| describe_outcome(&deed, outcome, &posed.names));
    let mut described: Vec<String> = described.collect();
    if let Some(last) = described.last_mut() {
        *last = words::sentences([std::mem::take(last)].into_iter().chain(parts));
    }
    described
}

/// Describes the outcome of a move in a few sentences, with who may win with a discard. `None`: the move ends the hand.
fn describe_outcome(
    deed: &Noun<'_>,
    outcome: Option<MoveOutcome>,
    names: &BySeat<String>,
) -> String {
    let deed = say!("puzzle-do", deed);
    let Some(outcome) = outcome else {
        return words::sentences([deed.as_str(), say!("puzzle-ends")]);
    };
    let discard = outcome.discard;
    let discard = discard.map(|tile| say!("puzzle-then-discard", tile = tile.noun()));
    let hand = [outcome.distance(), outcome.figures()];
    let risk = outcome.assessment.risk();
    let risk = risk.map(|risk| risk.who_and_why(names));
    words::sentences(iter::once(deed).chain(discard).chain(hand).chain(risk))
}

/// The label of the button for a move other than a discard; `about` is the claimable discard.
fn label(offer: Move, about: Option<Tile>) -> String {
    match offer {
        Move::Pass => say!("puzzle-pass").to_owned(),
        Move::Claim(Claim::Chow(Some(place))) => {
            let lowest = about.and_then(|tile| place.lowest(tile));
            let from = lowest.and_then(Tile::number).unwrap_or(1);
            say!("puzzle-chow", from, middle = from + 1, to = from + 2)
        }
        Move::Claim(Claim::Chow(None)) => say!("label-chow").to_owned(),
        Move::Claim(Claim::Pung) => say!("label-pung").to_owned(),
        Move::Claim(Claim::Kong) => say!("label-kong").to_owned(),
        Move::Kong(tile) => say!("puzzle-kong", tile = tile.noun()),
        _ => say!("label-mah-jongg").to_owned(),
    }
}

impl DialogContent for PuzzleCard {
    type Message = Message;

    fn title(&self) -> String {
        let (at, all) = self.progress;
        match self.posed {
            Some(_) => say!("puzzle-title", at, all),
            None => say!("puzzle-heading").to_owned(),
        }
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Try(choice) => Reply::TryMove(choice),
            Message::Next => Reply::NextPuzzle,
            Message::Leave => Reply::LeavePuzzles,
            Message::Help => Reply::Help("puzzles"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        match self.posed {
            Some(_) => DialogSize {
                place: DialogPlace::Docked,
                width: CARD,
            },
            None => DialogSize::middle(420.0),
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let Some(posed) = &self.posed else {
            return self.end(form);
        };
        let whose = match posed.is_own {
            true => say!("puzzle-of-yours"),
            false => say!("puzzle-of-masters"),
        };
        let body = column![look.heading(posed.theme.words())]
            .spacing(look.px(4.0))
            .width(Fill);
        // The answer takes the place of whose decision it was.
        let mut body = match &self.answer {
            None => body
                .push(look.hint(whose))
                .push(look.text(posed.question())),
            Some(answer) => body.push(self.feedback(form, posed, answer)),
        };
        // Leave stands apart from the answers, so that it is not taken for one.
        let leave = |form: &Form<'a, Message>| form.cancel(say!("puzzle-leave"), Message::Leave);
        // Once judged, the feedback names both moves and needs the space of the choices.
        body = match self.is_judged() {
            true => {
                let next = form.block_button(say!("puzzle-next"), Some(Message::Next), true);
                body.push(row![next, leave(form)].spacing(look.px(6.0)))
            }
            false => {
                let offers = self.offers(form, posed);
                body.push(offers)
                    .push(container(leave(form)).align_right(Fill))
            }
        };
        form.on_help(Message::Help);
        DialogLayout::new(body, Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coach::puzzle::{Theme, shipped};

    #[test]
    fn the_outcomes_of_both_moves_are_described() {
        for theme in [Theme::Claims, Theme::Suits] {
            let of_theme = |puzzle: &&coach::puzzle::Puzzle| puzzle.theme == theme;
            let puzzle = shipped().iter().find(of_theme).expect("a puzzle");
            let posed = PosedPuzzle::of(puzzle, false).expect("the puzzle is valid");
            let mut session = PuzzleSession::new(vec![posed.clone()], 0);
            assert!(
                PuzzleCard::new(&session).outcomes.is_empty(),
                "not answered yet"
            );
            session.choose(posed.made).expect("a move");
            assert!(
                PuzzleCard::new(&session).outcomes.is_empty(),
                "not judged yet"
            );
            session.record_verdict(None);
            let described = PuzzleCard::new(&session).outcomes;
            assert_eq!(described.len(), 2);
            assert_ne!(described[0], described[1]);
            for words in described {
                let describes_hand = words.contains("wait for") || words.contains("you need");
                assert!(describes_hand && words.contains(". Then "), "{words}");
            }
        }
    }
}
