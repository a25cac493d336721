//! Names of rule sets and game lengths, and problems of rules.

use engine::rules::{
    BadPattern, BadRow, BadRules, GameLength, NotChangeable, RuleSet, RuleSetId, RulesFileError,
    UnknownRules, limits,
};
use words::say;

use super::Describe;

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
        self.name.as_deref().unwrap_or(self.id.title())
    }
}

/// Words for the length of a game.
pub trait GameLengthWording {
    /// Its name: `One round`.
    fn name(self) -> &'static str;

    /// How many hands that is; empty for one hand. A hand won by East, or a dead one, does not pass the deal.
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
            Self::Syntax(message) => message.clone(),
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
            Self::Unknown(event) => say!("scoring-unknown-event", event),
            Self::PointsOnly(event) => say!("scoring-points-only", event),
            Self::WinnerOnlyFixed(event) => say!("scoring-winner-only-fixed", event),
            Self::NotSpecial(event) => say!("scoring-not-special", event),
            Self::TotalFixed(event) => say!("scoring-total-fixed", event),
            Self::Award(event) => award_too_large(event),
            Self::Option(name) => say!("rules-file-value", name),
            Self::Own(row) => row.describe(),
            Self::NotUnderstood(event) => say!("own-row-unknown", event),
        }
    }
}

impl Describe for BadRow {
    fn describe(&self) -> String {
        match self {
            Self::TooMany => say!("own-row-too-many", most = limits::ROWS),
            Self::Words(event, most) => say!("own-row-words", event, most = *most),
            Self::Twice(event) => say!("own-row-twice", event),
            Self::Award(event) => award_too_large(event),
            Self::Never(event) => say!("own-row-never", event),
            Self::Total(event) => say!("own-row-total", event),
            Self::Size(event) => say!(
                "own-row-size",
                event,
                patterns = limits::PATTERNS,
                slots = limits::SLOTS
            ),
            Self::Topic(event) => say!("own-row-topic", event),
            Self::Pattern { event, why } => say!("own-row-pattern", event, why = why.describe()),
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
