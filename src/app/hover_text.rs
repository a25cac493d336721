//! The description of what is under the pointer, and what a click does.

use std::iter;

use super::render::side::Side;
use super::screen::table::placed::TilePosition;
use super::screen::table::{Over, TableScreen, Timer};
use crate::presenter::Presenter;
use crate::presenter::tile_words::{self, TileLocation};
use engine::table::{Move, Request, SeatView};
use players::TileCount;
use storage::settings::WallShown;
use wording::{CharacterWording, Describe, Named, TileWording, person};
use words::say;

/// The sentences about what is under the pointer; `None` if there is nothing to say.
pub fn text(presenter: &Presenter, table: &TableScreen) -> Option<String> {
    let with_help = |words: &str| Some(words::sentences([words, say!("pointing-press-help")]));
    let position = match table.hovered() {
        Over::Tile(position) => position,
        Over::Count => {
            let count = tiles_left(presenter.shown());
            return Some(match presenter.settings().table.wall {
                WallShown::Always => count,
                _ => words::sentences([count.as_str(), say!("pointing-wall")]),
            });
        }
        Over::GoalLine => {
            return presenter
                .hand_distance()
                .map(|_| say!("pointing-goal-line").to_owned());
        }
        Over::Timer => {
            return with_help(match table.marks.timer {
                Timer::Unlimited => say!("pointing-timer-bar-unlimited"),
                _ => say!("pointing-timer-bar"),
            });
        }
        Over::Compass => return with_help(say!("pointing-compass")),
        Over::Face(side) => {
            let first = first_east(presenter, side);
            let sentences: Vec<String> = introduction(presenter, side)
                .into_iter()
                .chain(first)
                .collect();
            return (!sentences.is_empty()).then(|| words::sentences(sentences));
        }
        Over::Name(side) => {
            let person = introduction(presenter, side);
            let marks = east(presenter, side)
                .into_iter()
                .chain(first_east(presenter, side));
            let mut sentences: Vec<String> = person.into_iter().chain(marks).collect();
            if sentences.is_empty() {
                return with_help(say!("pointing-compass"));
            }
            sentences.push(say!("pointing-score").to_owned());
            return Some(words::sentences(sentences));
        }
        Over::Stake(side) => {
            return introduction(presenter, side).or_else(|| with_help(say!("pointing-stake")));
        }
        Over::Words | Over::Nothing => return None,
    };
    let placed = table
        .placed()
        .iter()
        .find(|placed| placed.position == position)?;
    let viewer = presenter.viewer();
    let Some(face) = placed.face else {
        return match position {
            TilePosition::Stake(seat, _) => introduction(presenter, Side::of(seat, table.viewer())),
            TilePosition::Meld(..) => Some(say!("pointing-kong-back").to_owned()),
            _ => None,
        };
    };
    let view = presenter.view();
    let with_count = presenter.settings().quick_tip && !face.is_bonus();
    let tile = match with_count {
        true => TileCount::of(presenter.shown(), face).describe(),
        false => say!("pointing-tile", tile = face.noun()),
    };
    let is_own_turn = matches!(view.request(), Some(Request::Turn { .. }));
    let names = presenter.names();
    let location = match position {
        TilePosition::Bonus(seat, _) if seat != viewer => {
            TileLocation::BesideStake(seat, &names[seat])
        }
        TilePosition::Meld(seat, ..) => {
            let other = (seat != viewer).then(|| (seat, names[seat].as_str()));
            TileLocation::InASet(other)
        }
        _ => TileLocation::Elsewhere,
    };
    // The lessons do not teach what suit tiles may score.
    let is_hidden = presenter.lesson_progress().is_some() && face.suit().is_some();
    let meaning = (!is_hidden).then(|| tile_words::meaning(view, face, location));
    let about = iter::once(tile).chain(meaning.flatten());
    let and = |more: String| words::sentences(about.clone().chain([more]));
    let discard = table.discard_at(position, presenter.shown());
    if let Some(seat) = discard.and_then(|serial| presenter.explainer(serial)) {
        let from = person(&names[seat]);
        return Some(and(say!("pointing-explained-discard", from)));
    }
    Some(match position {
        TilePosition::Stake(seat, index) if seat == viewer && is_own_turn => {
            // A lesson that expects another discard says so when this tile is pressed.
            let discard = Move::Discard {
                tile: face,
                calling: false,
            };
            if !presenter.table().may_advise(&discard) {
                return Some(words::sentences(about));
            }
            let marks = &table.marks;
            let drew = presenter.shown().players[viewer]
                .drawn
                .and_then(|(tile, _)| tile);
            let is_last = index + 1 == table.own_tiles().len();
            let twice = presenter.settings().hand.double_click;
            and(match marks.tip == Some(index) {
                true => say!("pointing-advised-tile", twice),
                false if is_last && drew == Some(face) => say!("pointing-drawn-tile", twice),
                false => say!("pointing-own-tile", twice),
            })
        }
        TilePosition::Well => match view.window {
            Some(window) if window.from == viewer => and(say!("pointing-own-discard").to_owned()),
            Some(window) => {
                let from = person(&names[window.from]);
                and(say!("pointing-claimable-discard", from))
            }
            None => words::sentences(about),
        },
        TilePosition::Discard(serial) if is_framed(presenter.shown(), serial) => {
            and(say!("pointing-last-discard").to_owned())
        }
        _ => words::sentences(about),
    })
}

/// Explains the number of tiles left: which tiles are not drawn, and why the number sometimes drops by two.
fn tiles_left(view: &SeatView) -> String {
    let (tiles, dead) = (view.live_left, view.rules.options.dead_wall);
    match (dead.size, dead.replenished) {
        (0, _) => say!("pointing-tiles-left-all", tiles),
        (kept, true) => say!("pointing-tiles-left", tiles, kept),
        (kept, false) => say!("pointing-tiles-left-fixed", tiles, kept),
    }
}

/// Whether this is the last discard, which is framed.
fn is_framed(shown: &SeatView, serial: u32) -> bool {
    let last = shown.discards.last();
    last.is_some_and(|discard| discard.serial == serial)
}

/// Explains the red badge of East, which belongs to the red stake.
fn east(presenter: &Presenter, side: Side) -> Option<String> {
    let (view, viewer) = (presenter.view(), presenter.viewer());
    let seat = side.seat(viewer);
    let is_east = view.deal_number > 0 && view.east == seat;
    let names = presenter.names();
    let (you, who) = (seat == viewer, person(&names[seat]));
    is_east.then(|| say!("pointing-east", you, who))
}

/// Explains the red name of the first East, which has nothing to do with the red stake.
fn first_east(presenter: &Presenter, side: Side) -> Option<String> {
    let view = presenter.view();
    let seat = side.seat(presenter.viewer());
    let first = view.deal_number > 0 && view.first_east == seat;
    first.then(|| say!("pointing-first-east").to_owned())
}

/// Introduces the character at a side: `Ada, a club player, hunts special hands.` `None` for people, for players
/// without a character, and at network tables.
fn introduction(presenter: &Presenter, side: Side) -> Option<String> {
    let seat = side.seat(presenter.viewer());
    let player = presenter.table().local()?.computer_player(seat)?;
    let names = presenter.names();
    let (who, level) = (person(&names[seat]), player.level().noun());
    let manner = player.character()?.manner();
    Some(say!("pointing-introduction", who, level, manner))
}
