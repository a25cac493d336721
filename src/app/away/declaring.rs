//! What a person who wants to declare by hand is asked at a table of the network: Flowers and Seasons one by one, and after Mah Jongg
//! the sets.

use super::super::App;
use super::super::dialog::{Action, Answer, Question};
use crate::table::{ChowPosition, DealEnd, Move};
use crate::tiles::{MeldKind, Tile};

impl App {
    /// Whether the person is asked before something is declared at a table of the network.
    fn asks_before(&self, by_itself: bool) -> bool {
        let away = self.away.as_ref();
        away.is_some_and(|away| away.line_debug.monitor || !by_itself)
    }

    /// Asks before a Flower or Season is laid out, if the person wants that; false: it is laid out by itself.
    pub(in crate::app) fn ask_for_special(&mut self, tile: Tile) -> bool {
        let asks = self.asks_before(self.settings.network.playing.specials);
        if asks {
            let words = format!("Lay out {} and get another tile?", tile.name());
            let yes = Action::Answer(Move::DeclareBonus(tile));
            let question = Question {
                tiles: vec![vec![tile]],
                ..Question::yes_no(
                    "Declaring Flowers",
                    words,
                    yes,
                    Action::Close,
                    "box-declaring",
                )
            };
            self.open(question.into());
        }
        asks
    }

    /// Asks for the next set of the own hand, if the person wants that. `best` is what the program would do.
    pub(in crate::app) fn ask_for_set(&mut self, best: Move) -> bool {
        let playing = &self.settings.network.playing;
        let won = matches!(&self.now.end, Some(DealEnd::MahJong { winner, .. }) if *winner == self.viewer);
        let asks = self.asks_before(if won { playing.winning } else { playing.losing });
        if asks {
            let answers =
                self.now.legal().into_iter().filter_map(|choice| {
                    Some(Answer::new(&words(choice)?, Action::Answer(choice)))
                });
            let question = Question {
                answers: answers.collect(),
                default: 0,
                ..Question::yes_no(
                    "Declaring Closed Sets",
                    "Only sets that are laid out count. Escape does what is worth most.".to_owned(),
                    Action::Close,
                    Action::Answer(best),
                    "box-closed-sets",
                )
            };
            self.open(question.into());
        }
        asks
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
