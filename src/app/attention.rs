//! Requests attention when it is the player's turn while another window has the keyboard. Desktops then flash or
//! mark the window's button in the task bar.

use iced::{Task, window};

use super::{App, Message};

/// Decides when to request attention.
#[derive(Clone, Copy, Debug)]
pub struct Attention {
    focused: bool,
    has_asked: bool,
}

impl Default for Attention {
    fn default() -> Self {
        Self {
            focused: true,
            has_asked: false,
        }
    }
}

impl Attention {
    /// Records that the window has gained or lost the keyboard.
    pub fn focus(&mut self, focused: bool) {
        self.focused = focused;
        self.has_asked = false;
    }

    /// Whether to ask for attention now: once for each turn that begins while another window has the keyboard.
    pub fn is_due(&mut self, is_awaited: bool) -> bool {
        let is_due = is_awaited && !self.focused && !self.has_asked;
        self.has_asked = is_awaited && (self.has_asked || is_due);
        is_due
    }
}

impl App {
    /// Asks for attention if it is the player's turn and another window has the keyboard.
    pub(super) fn request_attention(&mut self) -> Task<Message> {
        let presenter = &self.presenter;
        let plays = !presenter.is_demo() && !presenter.table().is_auto_played();
        let is_players_turn = presenter.may_claim() || self.scene.is_own_turn(presenter);
        match self.attention.is_due(plays && is_players_turn) {
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
        assert!(!attention.is_due(true), "the window has the keyboard");
        attention.focus(false);
        assert!(attention.is_due(true));
        assert!(!attention.is_due(true), "attention was already requested");
        assert!(!attention.is_due(false));
        assert!(attention.is_due(true), "another turn");
        attention.focus(true);
        assert!(!attention.is_due(true));
    }
}
