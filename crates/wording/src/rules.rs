//! Names of rule sets and game lengths, and problems of rules.

use engine::rules::{
    BadPattern, BadRow, BadRules, GameLength, NotChangeable, RuleSet, RuleSetId, RulesFileError,
    UnknownRules, limits,
};
use words::{Key, key, say};

use super::{Describe, RowTitle};

/// Words for a rule set.
pub trait RulesWording {
    /// Its own name, or the name of the built-in rule set.
    fn title(&self) -> &str;
}

impl RulesWording for RuleSetId {
    fn title(&self) -> &str {
        match self {
            Self::Bloem => say!("rules-title-bloem"),
            Self::Classical => say!("rules-title-classical"),
        }
    }
}

impl RulesWording for RuleSet {
    fn title(&self) -> &str {
        match self.name.as_deref() {
            Some(name) => preset_title(name).map_or(name, |title| title.text()),
            None => self.id.title(),
        }
    }
}

/// The title of a preset of this name, which is English in files and on the wire.
fn preset_title(name: &str) -> Option<Key> {
    Some(match name {
        "British (BMJA)" => key!("rules-title-bmja"),
        "British, simple" => key!("rules-title-british"),
        "German (DMJL)" => key!("rules-title-dmjl"),
        "Kitchen table" => key!("rules-title-kitchen"),
        "Dutch (NTS)" => key!("rules-title-nts"),
        "Western, without limit hands" => key!("rules-title-western"),
        _ => return None,
    })
}

/// Words for the length of a game.
pub trait GameLengthWording {
    /// Its name: `One round`.
    fn name(self) -> &'static str;

    /// The least number of hands; empty for one hand. There are more if the deal does not pass: after a dead hand, or a hand won by East.
    fn hands(self) -> &'static str;
}

impl GameLengthWording for GameLength {
    fn name(self) -> &'static str {
        match self {
            Self::Hand => say!("game-length-hand"),
            Self::Round => say!("game-length-round"),
            Self::Whole => say!("game-length-whole"),
        }
    }

    fn hands(self) -> &'static str {
        match self {
            Self::Hand => "",
            Self::Round => say!("game-length-round-hands"),
            Self::Whole => say!("game-length-whole-hands"),
        }
    }
}

impl Describe for UnknownRules {
    fn describe(&self) -> String {
        say!("error-unknown-rules").to_owned()
    }
}

impl Describe for BadRules {
    fn describe(&self) -> String {
        say!(
            "rules-file-line",
            line = self.line,
            why = self.why.describe()
        )
    }
}

impl Describe for RulesFileError {
    fn describe(&self) -> String {
        match self {
            Self::Syntax => say!("rules-file-syntax").to_owned(),
            Self::Missing(name) => say!("rules-file-missing", name),
            Self::Unknown(name) => say!("rules-file-unknown", name),
            Self::Value => say!("rules-file-misfit").to_owned(),
            Self::Name => say!("rules-file-name", most = limits::NAME),
            Self::About => say!("rules-file-about", most = limits::ABOUT),
            Self::UnknownOption(name) => say!("rules-file-option", name),
            Self::OptionValue(name) => say!("rules-file-value", name),
            Self::Change(why) => why.describe(),
            Self::Row(why) => why.describe(),
        }
    }
}

impl Describe for NotChangeable {
    fn describe(&self) -> String {
        match self {
            Self::Unknown(row) => say!("scoring-unknown-event", event = row.title()),
            Self::PointsOnly(row) => say!("scoring-points-only", event = row.title()),
            Self::WinnerOnlyFixed(row) => say!("scoring-winner-only-fixed", event = row.title()),
            Self::NotSpecial(row) => say!("scoring-not-special", event = row.title()),
            Self::TotalFixed(row) => say!("scoring-total-fixed", event = row.title()),
            Self::Award(row) => award_too_large(row.title()),
            Self::Option(name) => say!("rules-file-value", name),
            Self::CustomRow(row) => row.describe(),
            Self::NotUnderstood(row) => say!("own-row-unknown", event = row.title()),
        }
    }
}

impl Describe for BadRow {
    fn describe(&self) -> String {
        match self {
            Self::TooMany => say!("own-row-too-many", most = limits::ROWS),
            Self::InvalidText(row, most) => {
                say!("own-row-words", event = row.title(), most = *most)
            }
            Self::Duplicate(row) => say!("own-row-twice", event = row.title()),
            Self::Award(row) => award_too_large(row.title()),
            Self::NoCondition(row) => say!("own-row-never", event = row.title()),
            Self::Total(row) => say!("own-row-total", event = row.title()),
            Self::Size(row) => say!(
                "own-row-size",
                event = row.title(),
                patterns = limits::PATTERNS,
                slots = limits::SLOTS
            ),
            Self::Topic(row) => say!("own-row-topic", event = row.title()),
            Self::Pattern { event, why } => say!(
                "own-row-pattern",
                event = event.title(),
                why = why.describe()
            ),
        }
    }
}

fn award_too_large(event: &str) -> String {
    let most = limits::AWARD;
    say!(
        "own-row-award",
        event,
        points = most.points,
        doubles = most.doubles,
        limits = most.limit / 100
    )
}

impl Describe for BadPattern {
    fn describe(&self) -> String {
        match self {
            Self::Slot(slot) => say!("error-not-a-slot", slot),
            Self::NotFourteen(count) => say!("pattern-not-fourteen", count = *count),
            Self::NoTiles => say!("pattern-no-tiles").to_owned(),
            Self::TooMany => say!("pattern-too-many").to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::{PRESETS, WrittenRules};

    #[test]
    fn what_is_wrong_in_a_file_is_not_said_in_the_words_of_a_parser() {
        let named = "name = \"A\"\n";
        let based = "name = \"A\"\nbased_on = \"bloem\"\n";
        for (text, words) in [
            ("based_on = \"bloem\"".to_owned(), "\"name\" is missing."),
            (
                "name = 7\nbased_on = \"bloem\"".to_owned(),
                "Line 1: This value",
            ),
            (
                format!("{named}based_on = \"whist\""),
                "Line 2: There is no \"whist\" here.",
            ),
            (
                format!("{based}colour = 1"),
                "Line 3: There is no \"colour\" here.",
            ),
            (
                format!("{based}[options]\nlimit = \"high\""),
                "The option \"limit\" cannot",
            ),
            (
                format!("{based}options limit"),
                "Line 3: This is not written",
            ),
        ] {
            let wrong = WrittenRules::read(&text).expect_err("wrong").describe();
            assert!(wrong.contains(words), "{text}: {wrong}");
            assert!(
                !wrong.contains('`') && !wrong.contains("expected"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn every_preset_has_a_title_in_the_catalogue() {
        for (short_name, text) in PRESETS {
            let written = WrittenRules::read(text).expect("a preset is valid");
            let name = written.rules.name.clone().unwrap_or_default();
            assert_eq!(
                preset_title(&name).map(Key::text),
                Some(&*name),
                "{short_name}"
            );
        }
    }
}
