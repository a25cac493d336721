//! Requests attention when the player must act or may claim while another window has the keyboard. Desktops then flash or mark the window's
//! button in the task bar.

use iced::{Task, window};

use super::{App, Message};

/// Decides when to request attention.
#[derive(Clone, Copy, Debug)]
pub struct Attention {
    /// Whether the window has the keyboard.
    is_focused: bool,
    /// Whether attention was requested in this turn, since another window got the keyboard.
    has_requested: bool,
}

impl Default for Attention {
    fn default() -> Self {
        Self {
            is_focused: true,
            has_requested: false,
        }
    }
}

impl Attention {
    /// Records that the window has gained or lost the keyboard.
    pub fn set_focused(&mut self, is_focused: bool) {
        self.is_focused = is_focused;
        self.has_requested = false;
    }

    /// Records whether it is the player's turn. Returns whether to request attention now: once for each turn while another window has the
    /// keyboard.
    pub fn update(&mut self, is_players_turn: bool) -> bool {
        let should_request = is_players_turn && !self.is_focused && !self.has_requested;
        self.has_requested = is_players_turn && (self.has_requested || should_request);
        should_request
    }
}

impl App {
    /// Requests attention if the player must discard or exchange tiles, or may claim, and another window has the keyboard.
    pub(super) fn request_attention(&mut self) -> Task<Message> {
        let presenter = &self.presenter;
        let is_playing = !presenter.is_demo() && !presenter.table().is_auto_played();
        let is_players_turn = presenter.may_claim() || self.scene.is_own_turn(presenter);
        match self.attention.update(is_playing && is_players_turn) {
            true => window::oldest().and_then(|id| {
                let attention = Some(window::UserAttention::Informational);
                window::request_user_attention(id, attention)
            }),
            false => Task::none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attention_is_requested_once_per_turn_without_focus() {
        let mut attention = Attention::default();
        assert!(!attention.update(true), "the window has the keyboard");
        attention.set_focused(false);
        assert!(attention.update(true));
        assert!(!attention.update(true), "attention was already requested");
        assert!(!attention.update(false));
        assert!(attention.update(true), "another turn");
        attention.set_focused(true);
        assert!(!attention.update(true));
    }
}
