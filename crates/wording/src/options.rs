//! Titles and descriptions of game options.

use engine::rules::{OptionTopic, WireOption};
use words::say;

/// Words for a topic of game options.
pub trait OptionTopicWording {
    /// The heading above its options.
    fn title(self) -> &'static str;
}

impl OptionTopicWording for OptionTopic {
    fn title(self) -> &'static str {
        match self {
            Self::Time => say!("option-topic-time"),
            Self::GoingOut => say!("option-topic-going-out"),
            Self::Flowers => say!("option-topic-flowers"),
            Self::DeadWall => say!("option-topic-dead-wall"),
            Self::Concealed => say!("option-topic-concealed"),
            Self::Payment => say!("option-topic-payment"),
            Self::Game => say!("option-topic-game"),
        }
    }
}

/// Words for a game option.
pub trait OptionWording {
    /// Its title, a few words without a stop.
    fn title(&self) -> &'static str;

    /// What it does, in a sentence or two for the player who sets it.
    fn help(&self) -> &'static str;
}

impl OptionWording for WireOption {
    fn title(&self) -> &'static str {
        words::find(&format!("game-option-{}", self.name)).unwrap_or(self.name)
    }

    fn help(&self) -> &'static str {
        words::find(&format!("game-option-{}.help", self.name)).unwrap_or_default()
    }
}
