//! Preferences that a menu item or a key turns on and off, each said on the status bar.

use storage::settings::{Discards, Settings};
use words::say;

/// A preference that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toggle {
    /// Ask before using a tile.
    AskFirst,
    /// Advice on every discard and claim.
    QuickTip,
    /// Tiles fly, or appear at once.
    Movements,
    /// Show where tiles go.
    Direction,
    /// Speech balloons.
    Balloons,
    /// The timer bar.
    TimerBar,
    /// Buttons for what can be done with a discard.
    ClaimButtons,
    /// How far the own hand is from Mah Jongg.
    GoalLine,
    /// All sound off.
    Mute,
    /// The rows of discards.
    ShowDiscards,
}

impl Toggle {
    /// Whether it is on.
    pub fn is_on(self, settings: &Settings) -> bool {
        match self {
            Self::AskFirst => settings.ask_first,
            Self::QuickTip => settings.quick_tip,
            Self::Movements => settings.motion.movements,
            Self::Direction => settings.motion.direction,
            Self::Balloons => settings.balloons,
            Self::TimerBar => settings.timer_bar,
            Self::ClaimButtons => settings.claim_buttons,
            Self::GoalLine => settings.goal_line,
            Self::Mute => settings.sound.muted,
            Self::ShowDiscards => settings.table.discards != Discards::Hidden,
        }
    }

    /// Turns it on or off, whichever it is not; what is said about it.
    pub fn flip(self, settings: &mut Settings) -> String {
        let on = !self.is_on(settings);
        match self {
            Self::AskFirst => {
                settings.ask_first = on;
                say!("notice-ask-first", on)
            }
            Self::QuickTip => {
                settings.quick_tip = on;
                say!("notice-quicktip", on)
            }
            Self::Movements => {
                settings.motion.movements = on;
                say!("notice-tile-movement", on)
            }
            Self::Direction => {
                settings.motion.direction = on;
                say!("notice-movement-direction", on)
            }
            Self::Balloons => {
                settings.balloons = on;
                say!("notice-speech-balloons", on)
            }
            Self::TimerBar => {
                settings.timer_bar = on;
                say!("notice-the-timer-bar", on)
            }
            Self::ClaimButtons => {
                settings.claim_buttons = on;
                say!("notice-claim-buttons", on)
            }
            Self::GoalLine => {
                settings.goal_line = on;
                say!("notice-the-goal-line", on)
            }
            Self::Mute => {
                settings.sound.muted = on;
                // What is said is about the sound, not about being mute.
                say!("notice-sound", on = !on)
            }
            Self::ShowDiscards => {
                settings.table.discards = match on {
                    true => Discards::Rows,
                    false => Discards::Hidden,
                };
                say!("notice-laying-out-the-discards", on)
            }
        }
    }
}
