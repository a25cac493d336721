//! Titles of game options, and what they do.

use engine::rules::{OptionTopic, WireOption};
use words::{Key, key, say};

/// Words for a topic of game options.
pub trait OptionTopicWording {
    /// The heading of its options.
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

/// The names of the options, with their titles and help.
const OPTIONS: [(&str, Key, Key); 23] = [
    (
        "Timeout",
        key!("option-timeout"),
        key!("option-timeout.help"),
    ),
    (
        "TimeoutGrace",
        key!("option-timeout-grace"),
        key!("option-timeout-grace.help"),
    ),
    (
        "ScoreLimit",
        key!("option-score-limit"),
        key!("option-score-limit.help"),
    ),
    (
        "NoLimit",
        key!("option-no-limit"),
        key!("option-no-limit.help"),
    ),
    (
        "MahJongScore",
        key!("option-mah-jong-score"),
        key!("option-mah-jong-score.help"),
    ),
    (
        "SevenPairs",
        key!("option-seven-pairs"),
        key!("option-seven-pairs.help"),
    ),
    (
        "SevenPairsVal",
        key!("option-seven-pairs-val"),
        key!("option-seven-pairs-val.help"),
    ),
    (
        "Flowers",
        key!("option-flowers"),
        key!("option-flowers.help"),
    ),
    (
        "FlowersLoose",
        key!("option-flowers-loose"),
        key!("option-flowers-loose.help"),
    ),
    (
        "FlowersOwnEach",
        key!("option-flowers-own-each"),
        key!("option-flowers-own-each.help"),
    ),
    (
        "FlowersOwnBoth",
        key!("option-flowers-own-both"),
        key!("option-flowers-own-both.help"),
    ),
    (
        "FlowersBouquet",
        key!("option-flowers-bouquet"),
        key!("option-flowers-bouquet.help"),
    ),
    (
        "DeadWall",
        key!("option-dead-wall"),
        key!("option-dead-wall.help"),
    ),
    (
        "DeadWall16",
        key!("option-dead-wall16"),
        key!("option-dead-wall16.help"),
    ),
    (
        "ConcealedFully",
        key!("option-concealed-fully"),
        key!("option-concealed-fully.help"),
    ),
    (
        "ConcealedAlmost",
        key!("option-concealed-almost"),
        key!("option-concealed-almost.help"),
    ),
    (
        "LosersPurity",
        key!("option-losers-purity"),
        key!("option-losers-purity.help"),
    ),
    (
        "KongHas3Types",
        key!("option-kong-has3-types"),
        key!("option-kong-has3-types.help"),
    ),
    (
        "EastDoubles",
        key!("option-east-doubles"),
        key!("option-east-doubles.help"),
    ),
    (
        "LosersSettle",
        key!("option-losers-settle"),
        key!("option-losers-settle.help"),
    ),
    (
        "DiscDoubles",
        key!("option-disc-doubles"),
        key!("option-disc-doubles.help"),
    ),
    (
        "ShowOnWashout",
        key!("option-show-on-washout"),
        key!("option-show-on-washout.help"),
    ),
    (
        "NumRounds",
        key!("option-num-rounds"),
        key!("option-num-rounds.help"),
    ),
];

fn words(option: &WireOption) -> Option<&'static (&'static str, Key, Key)> {
    OPTIONS.iter().find(|(name, ..)| *name == option.name)
}

impl OptionWording for WireOption {
    fn title(&self) -> &'static str {
        words(self).map_or(self.name, |(_, title, _)| title.text())
    }

    fn help(&self) -> &'static str {
        words(self).map_or("", |(.., help)| help.text())
    }
}

#[cfg(test)]
mod tests {
    use engine::rules::WIRE_OPTIONS;

    use super::*;

    #[test]
    fn every_option_has_a_title_and_help() {
        let names = WIRE_OPTIONS.map(|option| option.name);
        assert_eq!(OPTIONS.map(|(name, ..)| name), names);
        for option in &WIRE_OPTIONS {
            assert_ne!(option.title(), option.name);
        }
    }
}
