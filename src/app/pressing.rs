//! Presses on the tiles of the table.

use iced::Task;

use super::screen::table::placed::TilePosition;
use super::{App, Message};
use crate::presenter::{Command, Input, Modal, Prompt, Target};

impl App {
    /// Handles a press on the table; `is_double`: it is the second of a double click.
    pub(super) fn press(
        &mut self,
        position: Option<TilePosition>,
        is_double: bool,
    ) -> Task<Message> {
        let table = &self.scene.table;
        let shown = self.presenter.shown();
        if let Some(serial) = position.and_then(|place| table.discard_at(place, shown)) {
            return self.send(Input::Pressed(Target::OldDiscard(serial)));
        }
        let viewer = table.viewer();
        let target = match position {
            Some(TilePosition::Stake(seat, index)) if seat == viewer => {
                let picks_chow = matches!(
                    self.presenter.modal(),
                    Some(Modal::Prompt(Prompt::WhichChow(..)))
                );
                let selects_first = self.presenter.settings().hand.double_click && !picks_chow;
                if selects_first && !is_double && self.is_at_rest() {
                    self.scene.toggle_selection(index);
                    return Task::none();
                }
                match self.scene.own_tile(index) {
                    Some(tile) => {
                        if self.is_at_rest() {
                            self.scene.mark_leaving(index);
                        }
                        Target::OwnTile(tile)
                    }
                    None => Target::Elsewhere,
                }
            }
            Some(TilePosition::Well) => Target::Discard,
            Some(TilePosition::Meld(seat, ..)) if seat == viewer => Target::OwnSet,
            _ => Target::Elsewhere,
        };
        self.send(Input::Pressed(target))
    }

    /// Whether a press acts on the tile under the pointer, rather than ending an animation, a pause or Auto Play, or starting the hand.
    pub(super) fn is_at_rest(&self) -> bool {
        let auto_play = self.presenter.table().is_auto_played();
        let awaits_start = self.presenter.why_not(Command::Start).is_none();
        !auto_play
            && !awaits_start
            && !self.presenter.is_animating()
            && self.presenter.pause().is_none()
    }
}
