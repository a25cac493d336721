//! Context help: finds the page about what is under the pointer, or about the decision that the player must make.

#[cfg(test)]
mod in_languages;
#[cfg(test)]
mod named;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use super::hover_idle::HoverIdle;
use super::layers::shown_tip;
use super::screen::table::placed::TilePosition;
use super::screen::table::{Over, TableScreen};
use super::startup::Folders;
use crate::help::{Help, ROOT};
use crate::presenter::Presenter;
use engine::table::{ReadyFor, Request};

/// Reads the help in a language. Files in the player's own folder replace those of the program.
pub(super) fn read_help(language: &str, folders: &Folders) -> Help {
    let folders: Vec<PathBuf> = folders
        .assets()
        .iter()
        .map(|folder| folder.join("help"))
        .collect();
    let help = Help::open_in(language, &folders);
    for problem in &help.skipped {
        tracing::warn!("{problem}");
    }
    help
}

/// The page about what is under the pointer, or else about the decision that the player must make.
pub(super) fn topic_here(
    presenter: &Presenter,
    table: &TableScreen,
    hover_idle: &HoverIdle,
) -> &'static str {
    let view = presenter.view();
    let is_own = |seat| seat == presenter.viewer();
    let position = match hover_idle.pointed_at(table) {
        Over::Words if shown_tip(presenter).is_some() => return "quicktip",
        // During a lesson F1 shows the page of the lesson card even if the pointer is on this field.
        Over::Count if presenter.lesson_progress().is_some() => None,
        Over::Count | Over::Words => return "screen-status-bar",
        Over::GoalLine => return "goal-line",
        Over::Timer => return "screen-timer-bar",
        Over::Compass | Over::Face(_) | Over::Name(_) => return "screen-compass",
        Over::Stake(_) => return "screen-stakes",
        Over::Tile(position) => Some(position),
        Over::Nothing => None,
    };
    if let (None, Some(progress)) = (position, presenter.lesson_progress()) {
        return progress.card().topic;
    }
    match (position, view.request()) {
        (Some(TilePosition::Stake(seat, _)), _) if !is_own(seat) => "screen-stakes",
        (Some(TilePosition::Meld(..)), _) => "screen-exposed-tiles",
        (Some(TilePosition::Bonus(..)), _) => "bonus-tiles",
        (Some(TilePosition::Discard(_)), _) => "reading-discards",
        (Some(TilePosition::Well), _) | (_, Some(Request::Claim { .. })) => "claiming",
        (_, Some(Request::Rob { .. })) => "snatching-a-kong",
        (_, Some(Request::Turn { .. })) => "discarding-tiles",
        (_, Some(Request::Exchange { .. })) => "goulash",
        (_, Some(Request::Stand { .. })) => "standing-hand",
        (_, Some(Request::Declare)) => "claiming-kong",
        (_, Some(Request::LayOut | Request::PlaceChow { .. })) => "network-table",
        (_, Some(Request::Ready(ReadyFor::Play))) => "starting-a-hand",
        (_, Some(Request::Ready(ReadyFor::NextDeal))) => "next-hand-step",
        _ if view.window.is_some() => "wait-time",
        _ if view.deal_number == 0 => ROOT,
        _ => "explanation-of-screen",
    }
}
