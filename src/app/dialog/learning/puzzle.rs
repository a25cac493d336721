//! The puzzle card on the table: the possible moves, and after the answer how it compares with the best move and why.

use iced::widget::{column, row};
use iced::{Element, Fill};

use crate::app::dialog::play::sentence;
use crate::app::dialog::{DialogLayout, DialogPlace, DialogSize, Reply, Screen};
use crate::app::widget::{Event, Form, Look};
use coach::puzzle::{Answer, PosedPuzzle, PuzzleSession};
use coach::review::describe_move;
use engine::table::{Claim, Move};
use engine::tiles::Tile;
use players::MoveOutcome;
use wording::{Figures, OutcomeWording, TileWording};
use words::say;

/// Width of a tile, in units.
const TILE: f32 = 28.0;
/// Width of the card, in units.
const CARD: f32 = 290.0;

type Part<'a> = Element<'a, Event>;

/// The card.
pub struct PuzzleCard {
    posed: Option<PosedPuzzle>,
    answer: Option<Answer>,
    /// Number of the current puzzle, and how many there are.
    progress: (usize, usize),
    solved: usize,
    /// Number of further puzzles due today.
    left: usize,
    /// The hand after the best move, and after the move it is compared with, once the answer is judged.
    afterwards: Vec<String>,
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
    /// Opens the card for the session's current puzzle.
    pub fn new(session: &PuzzleSession) -> Self {
        Self {
            posed: session.posed().cloned(),
            answer: session.answer().cloned(),
            progress: session.progress(),
            solved: session.solved(),
            left: session.more_due(),
            afterwards: afterwards(session),
        }
    }

    fn is_judged(&self) -> bool {
        let answer = self.answer.as_ref();
        answer.is_some_and(|answer| answer.right.is_some())
    }

    /// The possible moves: every tile to discard, then the rest.
    fn offers<'a>(&self, form: &Form<'a, Message>, posed: &PosedPuzzle) -> Part<'a> {
        let look = form.look;
        let made = self.answer.as_ref().map(|answer| answer.choice);
        let is_discard = |offer: &Move| matches!(offer, Move::Discard { .. });
        let (discards, others): (Vec<Move>, Vec<Move>) =
            posed.offers().into_iter().partition(is_discard);
        // After the answer, show only the chosen move and the best one.
        let judged = self.is_judged();
        let described = |offer: &Move| !judged || made == Some(*offer) || posed.is_best(*offer);
        let discards: Vec<Move> = discards.into_iter().filter(described).collect();
        let tile = |offer: &Move| {
            let Move::Discard { tile, .. } = offer else {
                return look.text("");
            };
            let best = judged && posed.is_best(*offer);
            let free = made.is_none().then_some(Message::Try(*offer));
            form.tile(*tile, look.px(TILE), made == Some(*offer), best, free)
        };
        let mut parts = column![].spacing(look.px(4.0)).width(Fill);
        if !discards.is_empty() {
            let tiles = row(discards.iter().map(tile)).spacing(look.px(4.0)).wrap();
            parts = parts.push(tiles.vertical_spacing(look.px(4.0)));
        }
        for offer in others.iter().filter(|_| made.is_none()) {
            let words = name(*offer, posed.view.window.map(|window| window.tile));
            parts = parts.push(form.block_button(&words, Some(Message::Try(*offer)), false));
        }
        parts.into()
    }

    /// Feedback on the answer.
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
                say!(
                    "puzzle-best-and-other",
                    best,
                    made,
                    points,
                    own = posed.is_own
                )
            }
            Some(_) if right => {
                let points = points.max(0.0);
                say!("puzzle-as-good", choice, best, points)
            }
            Some(_) => say!("puzzle-costs", choice, points, best),
        };
        let mut described = column![look.heading(heading), look.text(sentence(&words))];
        for words in &self.afterwards {
            described = described.push(look.hint(words.as_str()));
        }
        described.spacing(look.px(3.0)).into()
    }

    /// The summary at the end of a session.
    fn end<'a>(&self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let (_, all) = self.progress;
        let left = match self.left {
            0 => say!("puzzle-nothing-left").to_owned(),
            left => say!("puzzle-left", left),
        };
        let body = column![
            look.heading(say!("puzzle-solved-of", solved = self.solved, all)),
            look.text(left),
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

/// The outcome of the best move and of the move it is compared with; a single sentence if both are the same.
fn afterwards(session: &PuzzleSession) -> Vec<String> {
    let Some(view) = session.posed().map(|posed| &posed.view) else {
        return Vec::new();
    };
    let about = view.window.map(|window| window.tile);
    let described: Vec<(String, Option<MoveOutcome>)> = session
        .compared_moves()
        .into_iter()
        .map(|made| {
            (
                sentence(&describe_move(made, about)),
                MoveOutcome::of(view, made),
            )
        })
        .collect();
    if let [(_, Some(best)), (_, Some(other))] = described.as_slice()
        && best.distance() == other.distance()
        && best.figures() == other.figures()
    {
        let (standing, prospects) = (best.distance(), best.figures());
        return vec![say!("puzzle-either-leaves", standing, prospects)];
    }
    let described = described
        .into_iter()
        .map(|(deed, after)| describe_outcome(deed, after));
    described.collect()
}

/// Describes a move's outcome in a sentence or two.
fn describe_outcome(deed: String, after: Option<MoveOutcome>) -> String {
    let Some(after) = after else {
        return say!("puzzle-ends", deed);
    };
    let (standing, prospects) = (after.distance(), after.figures());
    match after.discard.map(Tile::name) {
        Some(tile) => say!("puzzle-leaves-with", deed, tile, standing, prospects),
        None => say!("puzzle-leaves", deed, standing, prospects),
    }
}

/// The label of a move's button.
fn name(offer: Move, about: Option<Tile>) -> String {
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
        Move::Kong(tile) => say!("puzzle-kong", tile = tile.name()),
        _ => say!("label-mah-jongg").to_owned(),
    }
}

impl Screen for PuzzleCard {
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
        let mut body = column![look.heading(posed.theme.words()), look.hint(whose)]
            .spacing(look.px(4.0))
            .width(Fill);
        body = match &self.answer {
            None => body.push(look.text(posed.question())),
            Some(answer) => body.push(self.feedback(form, posed, answer)),
        };
        // After the answer the text names both moves and needs the room.
        body = match self.is_judged() {
            true => body.push(form.block_button(say!("puzzle-next"), Some(Message::Next), true)),
            false => body.push(self.offers(form, posed)),
        };
        body = body.push(form.block_button(say!("puzzle-leave"), Some(Message::Leave), false));
        form.on_escape(Message::Leave);
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
                PuzzleCard::new(&session).afterwards.is_empty(),
                "not answered yet"
            );
            session.choose(posed.made).expect("a move");
            assert!(
                PuzzleCard::new(&session).afterwards.is_empty(),
                "not judged yet"
            );
            session.record_verdict(None);
            let described = PuzzleCard::new(&session).afterwards;
            assert_eq!(described.len(), 2);
            assert_ne!(described[0], described[1]);
            for words in described {
                let names_the_hand = words.contains("waiting for") || words.contains(" from ");
                assert!(names_the_hand && words.contains("leaves you"), "{words}");
            }
        }
    }
}
