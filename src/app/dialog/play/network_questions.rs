//! Questions at a network table (whether to declare a Flower or Season, which set to lay out after Mah Jongg; at any table, which set the last
//! tile completes) and for several people at one screen (whose turn it is, who claims).

use super::{Answer, Question};
use crate::app::dialog::Reply;
use crate::presenter::{Command, Seating};
use engine::table::{ChowPosition, Move};
use engine::tiles::{MeldKind, Seat, Tile};
use wording::{Named, TileWording, person};
use words::{Key, key, say};

impl Question {
    /// Asks whether to declare a Flower or Season.
    pub fn declare_bonus(tile: Tile) -> Self {
        let words = say!("question-declare-bonus", tile = tile.noun());
        let yes = Reply::Answer(Move::DeclareBonus(tile));
        Self {
            tiles: vec![vec![tile]],
            ..Self::yes_no(
                say!("question-declare-bonus-title"),
                words,
                yes,
                Reply::Close,
                "box-declaring",
            )
        }
    }

    /// Asks what to lay out next after Mah Jongg, or only for which set the last tile is used. Enter gives the first of the choices, and Escape
    /// gives `best`, the program's suggestion.
    pub fn lay_out(choices: &[Move], best: Move) -> Self {
        let answers = choices.iter().filter_map(|choice| {
            Some(Answer::new(&layout_label(*choice)?, Reply::Answer(*choice)))
        });
        let asks_for_last_tile = choices
            .iter()
            .all(|choice| matches!(choice, Move::Use(..) | Move::UseForSpecial));
        let (title, hint) = match asks_for_last_tile {
            true => (
                say!("question-last-tile-title"),
                say!("question-last-tile-hint"),
            ),
            false => (
                say!("question-lay-out-title"),
                say!("question-lay-out-hint"),
            ),
        };
        Self {
            answers: answers.collect(),
            default: 0,
            ..Self::yes_no(
                title,
                hint.to_owned(),
                Reply::Close,
                Reply::Answer(best),
                "box-closed-sets",
            )
        }
    }

    /// Asks the next person to sit down at the screen, before any of that person's tiles are shown.
    pub fn change_places(seat: Seat, name: &str) -> Self {
        let sit = Reply::Seating(Seating::Sit(seat));
        Self {
            headline: name.to_owned(),
            answers: vec![Answer::new(
                &say!("question-change-places-button", who = person(name)),
                sit,
            )],
            default: 0,
            is_small: false,
            ..Self::yes_no(
                say!("question-change-places-title"),
                say!("question-change-places").to_owned(),
                Reply::Close,
                Reply::Seating(Seating::Wait),
                "hotseat",
            )
        }
    }

    /// Asks who claims the discard, without a time limit; the person named `discarder` may take it back instead. Enter answers that nobody does,
    /// and Escape answers nothing yet.
    pub fn who_claims(tile: Tile, people: &[(Seat, String)], discarder: Option<&str>) -> Self {
        let claims = people.iter().map(|(seat, name)| {
            let sit = Reply::Seating(Seating::Sit(*seat));
            Answer::new(&say!("question-claims", who = person(name)), sit)
        });
        let mut answers: Vec<Answer> = claims.collect();
        answers.push(Answer::new(
            say!("question-nobody"),
            Reply::Seating(Seating::Nobody),
        ));
        let default = answers.len() - 1;
        if let Some(name) = discarder {
            let undo = Reply::Run(Command::Undo);
            answers.push(Answer::new(
                &say!("question-takes-back", who = person(name)),
                undo,
            ));
        }
        Self {
            default,
            answers,
            ..Self::yes_no(
                &tile.name(),
                say!("question-who-wants-it").to_owned(),
                Reply::Close,
                Reply::Seating(Seating::Wait),
                "hotseat",
            )
        }
    }
}

/// Names a tile's position in its chow.
fn position_name(position: ChowPosition) -> Key {
    match position {
        ChowPosition::Lower => key!("question-chow-lowest"),
        ChowPosition::Middle => key!("question-chow-middle"),
        ChowPosition::Upper => key!("question-chow-highest"),
    }
}

/// The button label for a move while laying out the hand; `None` for moves that are not part of it.
fn layout_label(choice: Move) -> Option<String> {
    let set = |kind: MeldKind| match kind {
        MeldKind::Pair => key!("question-eyes"),
        MeldKind::Chow | MeldKind::Pung | MeldKind::Kong => kind.noun(),
    };
    Some(match choice {
        Move::Use(MeldKind::Chow, Some(position)) => {
            say!("question-last-tile-chow", place = position_name(position))
        }
        Move::Use(of, None) if of != MeldKind::Chow => {
            say!("question-last-tile", set = set(of))
        }
        Move::UseForSpecial | Move::FormSpecial => say!("question-special-hand").to_owned(),
        Move::Form(of, tile) => say!("question-form", set = set(of), tile = tile.noun()),
        Move::ShowTiles => say!("question-finished").to_owned(),
        _ => return None,
    })
}
