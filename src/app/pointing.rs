//! What is under the pointer, in words, and what a click does with it [U15].

use super::render::side::Side;
use super::screen::table::placed::Spot;
use super::screen::table::{Over, Table};
use crate::computer::{self, Level};
use crate::presenter::Presenter;
use crate::table::Request;

/// The sentence for what is under the pointer.
pub fn words(presenter: &Presenter, table: &Table) -> Option<String> {
    let part = |words: &str| Some(format!("{words} F1 tells more."));
    let spot = match table.hovered() {
        Over::Tile(spot) => spot,
        Over::Timer => return part("The timer bar: how long the discard waits."),
        Over::Compass => return part("The compass: names, winds, scores, and the discard."),
        Over::Name(side) => {
            return introduction(presenter, side)
                .or_else(|| part("The compass: names, winds, scores, and the discard."));
        }
        Over::Stake(side) => {
            return introduction(presenter, side)
                .or_else(|| part("A stake: a player's tiles; the red one is East's."));
        }
        Over::Nothing => return None,
    };
    let placed = table.placed().iter().find(|placed| placed.spot == spot)?;
    let viewer = presenter.viewer();
    let Some(face) = placed.face else {
        return match spot {
            Spot::Stake(seat, _) => introduction(presenter, Side::of(seat, table.viewer())),
            _ => None,
        };
    };
    let counts = presenter.settings().quick_tip && !face.is_bonus();
    let (name, view) = match counts {
        true => (computer::state(presenter.shown(), face), presenter.view()),
        false => (face.name(), presenter.view()),
    };
    let own_turn = matches!(view.request(), Some(Request::Turn { .. }));
    Some(match spot {
        Spot::Stake(seat, _) if seat == viewer && own_turn => {
            format!("{name}. A click discards it.")
        }
        Spot::Well => match view.window {
            Some(window) if window.from == viewer => {
                format!("{name}, your discard. A click takes it back.")
            }
            Some(window) => {
                let from = &presenter.names()[window.from];
                format!("{name}, discarded by {from}. A click claims it, a right click goes on.")
            }
            None => format!("{name}."),
        },
        _ => format!("{name}."),
    })
}

/// The player at a side in a sentence: `Ada, a club player, hunts special hands.`
fn introduction(presenter: &Presenter, side: Side) -> Option<String> {
    let seat = side.seat(presenter.viewer());
    let player = presenter.table().ours()?.computer_player(seat)?;
    let (name, level) = (&presenter.names()[seat], calling(player.level()));
    Some(format!("{name}, {level}: {}.", player.character()?.manner))
}

/// What a player of this level is called.
pub fn calling(level: Level) -> &'static str {
    match level {
        Level::Beginner => "a beginner",
        Level::Club => "a club player",
        Level::Expert => "an expert",
        Level::Master => "a master",
    }
}
