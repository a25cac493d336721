//! Preferences that a menu item or key toggles, each reported on the status bar.

use storage::settings::{Discards, Settings};
use words::say;

/// A preference that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toggle {
    /// Ask before using a tile.
    AskFirst,
    /// Advice on discards and claims.
    QuickTip,
    /// Advice that prefers plain hands.
    SimpleTips,
    /// Animated tiles.
    Movements,
    /// Show where tiles come from and go to.
    Direction,
    /// Speech balloons.
    Balloons,
    /// The timer bar.
    TimerBar,
    /// Buttons for claims.
    ClaimButtons,
    /// How far the player's hand is from Mah Jongg.
    GoalLine,
    /// Mute all sound.
    Mute,
    /// The rows of discards.
    ShowDiscards,
    /// Discards wait without limit while the player can claim them.
    NoTimeLimit,
}

impl Toggle {
    /// Whether the preference is on.
    pub fn is_on(self, settings: &Settings) -> bool {
        match self {
            Self::AskFirst => settings.ask_first,
            Self::QuickTip => settings.quick_tip,
            Self::SimpleTips => settings.simple_tips,
            Self::Movements => settings.motion.movements,
            Self::Direction => settings.motion.direction,
            Self::Balloons => settings.balloons,
            Self::TimerBar => settings.timer_bar,
            Self::ClaimButtons => settings.claim_buttons,
            Self::GoalLine => settings.goal_line,
            Self::Mute => settings.sound.muted,
            Self::ShowDiscards => settings.table.discards != Discards::Hidden,
            Self::NoTimeLimit => settings.wait_time.is_none(),
        }
    }

    /// Toggles the preference, and returns a message that says so.
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
            Self::SimpleTips => {
                settings.simple_tips = on;
                say!("notice-simple-tips", on)
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
                say!("notice-timer-bar", on)
            }
            Self::ClaimButtons => {
                settings.claim_buttons = on;
                say!("notice-claim-buttons", on)
            }
            Self::GoalLine => {
                settings.goal_line = on;
                say!("notice-goal-line", on)
            }
            Self::Mute => {
                settings.sound.muted = on;
                // The message is about sound, not about muting.
                say!("notice-sound", on = !on)
            }
            Self::ShowDiscards => {
                settings.table.discards = match on {
                    true => Discards::Rows,
                    false => Discards::Hidden,
                };
                say!("notice-show-discards", on)
            }
            Self::NoTimeLimit => {
                let usual = Settings::default().wait_time;
                settings.wait_time = usual.filter(|_| !on);
                wait_time_notice(settings.wait_time)
            }
        }
    }
}

/// Says how long discards wait now.
pub fn wait_time_notice(time: Option<f32>) -> String {
    match time {
        Some(time) => say!("notice-wait-time-seconds", time),
        None => say!("notice-wait-time-unlimited").to_owned(),
    }
}
