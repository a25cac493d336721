//! Requests attention when it is the player's turn while another window has the keyboard. Desktops then flash or
//! mark the window's button in the task bar.

use iced::{Task, window};

use super::{App, Message};

/// Decides when to request attention.
#[derive(Clone, Copy, Debug)]
pub struct Attention {
    focused: bool,
    /// Attention was requested in this turn.
    has_requested: bool,
}

impl Default for Attention {
    fn default() -> Self {
        Self {
            focused: true,
            has_requested: false,
        }
    }
}

impl Attention {
    /// Records that the window has gained or lost the keyboard.
    pub fn set_focused(&mut self, focused: bool) {
        self.focused = focused;
        self.has_requested = false;
    }

    /// Records whether it is the player's turn. Returns true if attention should be requested now: once for each turn that begins while another
    /// window has the keyboard.
    pub fn update(&mut self, is_players_turn: bool) -> bool {
        let requests = is_players_turn && !self.focused && !self.has_requested;
        self.has_requested = is_players_turn && (self.has_requested || requests);
        requests
    }
}

impl App {
    /// Requests attention if it is the player's turn and another window has the keyboard.
    pub(super) fn request_attention(&mut self) -> Task<Message> {
        let presenter = &self.presenter;
        let plays = !presenter.is_demo() && !presenter.table().is_auto_played();
        let is_players_turn = presenter.may_claim() || self.scene.is_own_turn(presenter);
        match self.attention.update(plays && is_players_turn) {
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
