//! What is asked at a table of the network, and of several people at one screen: Flowers and Seasons one by one, the sets after
//! Mah Jongg, whose turn it is, who claims.

use super::{Answer, Question};
use crate::app::dialog::Reply;
use crate::presenter::{Command, Seating};
use crate::table::{ChowPosition, Move};
use crate::tiles::{MeldKind, Seat, Tile};

impl Question {
    /// A Flower or Season may be laid out.
    pub fn declare_bonus(tile: Tile) -> Self {
        let words = format!("Lay out {} and get another tile?", tile.name());
        let yes = Reply::Answer(Move::DeclareBonus(tile));
        Self {
            tiles: vec![vec![tile]],
            ..Self::yes_no(
                "Declaring Flowers",
                words,
                yes,
                Reply::Close,
                "box-declaring",
            )
        }
    }

    /// The next set of the own hand; `best` is what the program would do.
    pub fn lay_out(choices: &[Move], best: Move) -> Self {
        let answers = choices
            .iter()
            .filter_map(|choice| Some(Answer::new(&words(*choice)?, Reply::Answer(*choice))));
        Self {
            answers: answers.collect(),
            default: 0,
            ..Self::yes_no(
                "Declaring Closed Sets",
                "Only sets that are laid out count. Escape does what is worth most.".to_owned(),
                Reply::Close,
                Reply::Answer(best),
                "box-closed-sets",
            )
        }
    }

    /// Nobody sees tiles before the person has confirmed.
    pub fn change_places(seat: Seat, name: &str) -> Self {
        let sit = Reply::Seating(Seating::Sit(seat));
        Self {
            headline: name.to_owned(),
            answers: vec![Answer::new(&format!("I am {name}"), sit)],
            default: 0,
            beside: false,
            ..Self::yes_no(
                "Please Change Places",
                "It is your turn. Everyone else, please look away.".to_owned(),
                Reply::Close,
                Reply::Seating(Seating::Wait),
                "hotseat",
            )
        }
    }

    /// Who wants the discard; without any limit of time. `discarder` may take it back instead.
    pub fn who_claims(tile: Tile, people: &[(Seat, String)], discarder: Option<&str>) -> Self {
        let claims = people.iter().map(|(seat, name)| {
            let sit = Reply::Seating(Seating::Sit(*seat));
            Answer::new(&format!("{name} claims"), sit)
        });
        let mut answers: Vec<Answer> = claims.collect();
        answers.push(Answer::new("&Nobody", Reply::Seating(Seating::Nobody)));
        let default = answers.len() - 1;
        if let Some(name) = discarder {
            let undo = Reply::Run(Command::Undo);
            answers.push(Answer::new(&format!("{name} takes &back"), undo));
        }
        Self {
            default,
            answers,
            ..Self::yes_no(
                &tile.name(),
                "Who wants it?".to_owned(),
                Reply::Close,
                Reply::Seating(Seating::Wait),
                "hotseat",
            )
        }
    }
}

/// Where a tile stands in its chow.
fn place(position: ChowPosition) -> &'static str {
    match position {
        ChowPosition::Lower => "lowest",
        ChowPosition::Middle => "middle",
        ChowPosition::Upper => "highest",
    }
}

/// A move of laying out, as a button.
fn words(choice: Move) -> Option<String> {
    let kind = |kind: MeldKind| match kind {
        MeldKind::Pair => "Eyes",
        MeldKind::Chow => "Chow",
        MeldKind::Pung => "Pung",
        MeldKind::Kong => "Kong",
    };
    Some(match choice {
        Move::Use(MeldKind::Chow, Some(position)) => {
            format!("The last tile: Chow, {}", place(position))
        }
        Move::Use(of, None) if of != MeldKind::Chow => format!("The last tile: {}", kind(of)),
        Move::UseForSpecial | Move::FormSpecial => "Special Hand".to_owned(),
        Move::Form(of, tile) => format!("{}: {}", kind(of), tile.name()),
        Move::ShowTiles => "&Finished".to_owned(),
        _ => return None,
    })
}
