//! Rule files: a rule set as TOML, with its name, its base, and the differences from that.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use toml::{Spanned, Table, Value};

use super::options::{MAY_BE_NONE, SKIPPED_IF_USUAL};
use super::{
    BadRow, GameOptions, NotChangeable, RowChange, RowId, RuleSet, RuleSetId, ScoringEvent, limits,
};
use crate::untrusted_text::{sanitize, sanitize_line};

/// The maximum number of characters of a name that is quoted from the file.
const MAX_NAME_LENGTH: usize = 80;
/// The text that stands for the value of an unset option.
const NONE: &str = "none";

/// A rule set and what its file says about it.
#[derive(Clone, Debug, PartialEq)]
pub struct WrittenRules {
    /// The rules; they have a name.
    pub rules: RuleSet,
    /// The file's description of the rules, for people.
    pub about: String,
}

/// Why a rule file cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadRules {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: RulesFileError,
}

/// What is wrong in a rule file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesFileError {
    /// Its syntax is wrong.
    #[error("not written as a rule file")]
    Syntax,
    /// This is missing.
    #[error("\"{0}\" is missing")]
    Missing(String),
    /// There is nothing of this name here.
    #[error("there is no \"{0}\" here")]
    Unknown(String),
    /// The value does not fit here.
    #[error("the value does not fit here")]
    Value,
    /// The name is empty, cannot be shown or has more than [`limits::NAME`] characters.
    #[error("the name is empty, unreadable or too long")]
    Name,
    /// The description has more than [`limits::ABOUT`] characters.
    #[error("\"about\" is too long")]
    About,
    /// There is no such option.
    #[error("there is no option \"{0}\"")]
    UnknownOption(String),
    /// The option cannot have this value.
    #[error("the option \"{0}\" cannot have this value")]
    OptionValue(String),
    /// The change of a row is not allowed.
    #[error(transparent)]
    Change(#[from] NotChangeable),
    /// A custom row is not valid.
    #[error(transparent)]
    Row(#[from] BadRow),
}

/// The file as read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    based_on: RuleSetId,
    about: Option<Spanned<String>>,
    /// Whether the special hands of the built-in rule set are forbidden, except those that a change in `rows` allows.
    #[serde(default)]
    only_own_hands: bool,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, Value>,
    #[serde(default)]
    rows: BTreeMap<Spanned<RowId>, RowChange>,
    #[serde(default)]
    events: Vec<Spanned<ScoringEvent>>,
}

/// The file as written.
#[derive(Serialize)]
struct OutputFile<'a> {
    name: &'a str,
    based_on: RuleSetId,
    #[serde(skip_serializing_if = "str::is_empty")]
    about: &'a str,
    #[serde(skip_serializing_if = "Table::is_empty")]
    options: Table,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    rows: BTreeMap<RowId, RowChange>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    events: &'a [ScoringEvent],
}

impl WrittenRules {
    /// Reads a file.
    ///
    /// # Errors
    /// The first thing that is wrong, and where.
    pub fn read(text: &str) -> Result<Self, BadRules> {
        // The file may come from anybody.
        let text = sanitize(text);
        let text = text.as_ref();
        let at = |span: Range<usize>, why: RulesFileError| {
            let before = text.get(..span.start).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            BadRules { line, why }
        };
        let file: File = toml::from_str(text)
            .map_err(|wrong| at(wrong.span().unwrap_or(0..0), syntax(wrong.message())))?;
        if !limits::is_valid_text(file.name.get_ref(), 1, limits::NAME) {
            return Err(at(file.name.span(), RulesFileError::Name));
        }
        let about = file.about.as_ref();
        if let Some(long) = about.filter(|about| about.get_ref().chars().count() > limits::ABOUT) {
            return Err(at(long.span(), RulesFileError::About));
        }
        let mut rules = RuleSet::new(file.based_on);
        rules.options =
            options(&rules.options, file.options).map_err(|(place, why)| at(place, why))?;
        if file.only_own_hands {
            rules.forbid_special_hands();
        }
        for (id, change) in &file.rows {
            let changed = rules.change(id.get_ref(), change);
            changed.map_err(|wrong| at(id.span(), wrong.into()))?;
        }
        let spans: Vec<Range<usize>> = file.events.iter().map(Spanned::span).collect();
        let events = file.events.into_iter().map(Spanned::into_inner).collect();
        if let Some((place, wrong)) = rules.add(events).into_iter().next() {
            return Err(at(spans[place].clone(), wrong.into()));
        }
        rules.name = Some(file.name.into_inner());
        let about = file.about.map(Spanned::into_inner).unwrap_or_default();
        let about = sanitize(&about).into_owned();
        Ok(Self { rules, about })
    }

    /// The text of its file, which reads back as an equal value.
    pub fn text(&self) -> String {
        let rules = &self.rules;
        let file = OutputFile {
            name: rules.name_or_id(),
            based_on: rules.id,
            about: &self.about,
            options: difference(&rules.options, &RuleSet::new(rules.id).options),
            rows: rules.changes(),
            events: rules.custom_rows(),
        };
        // Tables, strings and numbers can always be written.
        toml::to_string_pretty(&file).unwrap_or_default()
    }
}

/// What a parser's message says, as far as it is known. A name in it stands between back quotes.
fn syntax(message: &str) -> RulesFileError {
    let name = message.split('`').nth(1).unwrap_or_default();
    let name = || sanitize_line(name, MAX_NAME_LENGTH);
    let begins = |words: &[&str]| words.iter().any(|words| message.starts_with(words));
    if begins(&["missing field"]) {
        RulesFileError::Missing(name())
    } else if begins(&["unknown field", "unknown variant"]) {
        RulesFileError::Unknown(name())
    } else if begins(&["invalid type", "invalid value", "invalid length"]) {
        RulesFileError::Value
    } else {
        RulesFileError::Syntax
    }
}

/// The options of a rule set with the changes of a file, or the position of the first invalid one and the reason.
fn options(
    based_on: &GameOptions,
    written: BTreeMap<Spanned<String>, Value>,
) -> Result<GameOptions, (Range<usize>, RulesFileError)> {
    let mut options = based_on.clone();
    let mut written: Vec<(Spanned<String>, Value)> = written.into_iter().collect();
    written.sort_by_key(|(name, _)| name.span().start);
    for (name, value) in written {
        let (place, name) = (name.span(), name.into_inner());
        let mut table = table(&options);
        let may_be_absent = MAY_BE_NONE.iter().chain(&SKIPPED_IF_USUAL);
        if !table.contains_key(&name) && !may_be_absent.into_iter().any(|known| *known == name) {
            let name = limits::shortened(&name);
            return Err((place, RulesFileError::UnknownOption(name)));
        }
        match value.as_str() == Some(NONE) && MAY_BE_NONE.contains(&name.as_str()) {
            true => table.remove(&name),
            false => table.insert(name.clone(), value),
        };
        options = GameOptions::deserialize(table)
            .map_err(|_| (place.clone(), RulesFileError::OptionValue(name.clone())))?;
        // Servers may have a limit of 0, rule files may not.
        let no_score = options.limit == 0 || options.max_score == Some(0);
        if no_score || !options.are_within_limits() {
            return Err((place, RulesFileError::OptionValue(name)));
        }
    }
    Ok(options)
}

impl GameOptions {
    /// These options, with values outside the limits reset to the defaults, and the names of the options that were reset.
    pub(super) fn reset_to_limits(self, based_on: &Self) -> (Self, Vec<String>) {
        if self.are_within_limits() {
            return (self, Vec::new());
        }
        let (given, mut accepted, mut out_of_range) = (table(&self), based_on.clone(), Vec::new());
        let names: Vec<String> = given.keys().cloned().collect();
        let absent = MAY_BE_NONE.map(str::to_owned);
        let absent = absent.into_iter().filter(|name| !given.contains_key(name));
        for name in absent.chain(names) {
            let mut tried = table(&accepted);
            match given.get(&name) {
                Some(value) => tried.insert(name.clone(), value.clone()),
                None => tried.remove(&name),
            };
            match Self::deserialize(tried) {
                Ok(options) if options.are_within_limits() => accepted = options,
                _ => out_of_range.push(name),
            }
        }
        (accepted, out_of_range)
    }
}

/// The options that differ from the defaults.
fn difference(options: &GameOptions, based_on: &GameOptions) -> Table {
    let (mut now, before) = (table(options), table(based_on));
    for name in MAY_BE_NONE {
        if before.contains_key(name) && !now.contains_key(name) {
            now.insert(name.to_owned(), Value::String(NONE.to_owned()));
        }
    }
    now.retain(|name, value| before.get(name) != Some(value));
    now
}

/// The options as a TOML table.
fn table(options: &GameOptions) -> Table {
    // Options are numbers, booleans and tables of them, which can always be written.
    Table::try_from(options).unwrap_or_default()
}
