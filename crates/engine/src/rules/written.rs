//! A rule set as a file of its own: what it is called, what it is based on, and what differs from that.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use toml::{Spanned, Table, Value};

use super::{GameOptions, RowChange, RuleSet, RuleSetId, ScoringEvent, limits};
use crate::foreign::{visible, visible_line};
use words::say;

/// The most letters of what a file says about its rules.
const ABOUT: usize = 2_000;
/// The most letters of a message of the format's reader, which may name what it has found.
const MESSAGE: usize = 200;
/// Stands for a maximum or an end that there is not.
const NONE: &str = "none";
/// The options that may be so.
const MAY_BE_NONE: [&str; 2] = ["max_score", "hands"];

/// A rule set and what its file says about it.
#[derive(Clone, Debug, PartialEq)]
pub struct WrittenRules {
    /// The rules; they have a name.
    pub rules: RuleSet,
    /// Where they come from, in words for people.
    pub about: String,
}

/// Why a file is no rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("rules-file-line", line = .line, why = .why))]
pub struct BadRules {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

/// The file as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    based_on: RuleSetId,
    about: Option<Spanned<String>>,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, Value>,
    #[serde(default)]
    rows: BTreeMap<Spanned<String>, RowChange>,
    #[serde(default)]
    events: Vec<Spanned<ScoringEvent>>,
}

/// The file as it is written.
#[derive(Serialize)]
struct ToWrite<'a> {
    name: &'a str,
    based_on: RuleSetId,
    #[serde(skip_serializing_if = "str::is_empty")]
    about: &'a str,
    #[serde(skip_serializing_if = "Table::is_empty")]
    options: Table,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    rows: BTreeMap<String, RowChange>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    events: &'a [ScoringEvent],
}

impl WrittenRules {
    /// Reads a file.
    ///
    /// # Errors
    /// The first thing that is wrong, and where.
    pub fn read(text: &str) -> Result<Self, BadRules> {
        // A file may be a stranger's.
        let text = visible(text);
        let text = text.as_ref();
        let at = |span: Range<usize>, why: String| {
            let before = text.get(..span.start).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            BadRules { line, why }
        };
        let file: File = toml::from_str(text)
            .map_err(|wrong| at(wrong.span().unwrap_or(0..0), told(wrong.message())))?;
        if !limits::are_words(file.name.get_ref(), 1, limits::NAME) {
            let why = say!("rules-file-name", most = limits::NAME);
            return Err(at(file.name.span(), why));
        }
        let about = file.about.as_ref();
        if let Some(long) = about.filter(|about| about.get_ref().chars().count() > ABOUT) {
            return Err(at(long.span(), say!("rules-file-about", most = ABOUT)));
        }
        let mut rules = RuleSet::new(file.based_on);
        rules.options =
            options(&rules.options, file.options).map_err(|(place, why)| at(place, why))?;
        for (id, change) in &file.rows {
            let changed = rules.change(id.get_ref(), change);
            changed.map_err(|wrong| at(id.span(), wrong.to_string()))?;
        }
        let spans: Vec<Range<usize>> = file.events.iter().map(Spanned::span).collect();
        let events = file.events.into_iter().map(Spanned::into_inner).collect();
        if let Some((place, wrong)) = rules.add(events).into_iter().next() {
            return Err(at(spans[place].clone(), wrong.to_string()));
        }
        rules.name = Some(file.name.into_inner());
        let about = file.about.map(Spanned::into_inner).unwrap_or_default();
        let about = visible(&about).into_owned();
        Ok(Self { rules, about })
    }

    /// The text of its file. Reading it gives the same again.
    pub fn text(&self) -> String {
        let rules = &self.rules;
        let file = ToWrite {
            name: rules.called(),
            based_on: rules.id,
            about: &self.about,
            options: difference(&rules.options, &RuleSet::new(rules.id).options),
            rows: rules.changes(),
            events: rules.own_rows(),
        };
        // Tables, texts and numbers can always be written.
        toml::to_string_pretty(&file).unwrap_or_default()
    }
}

/// The first line of what the reader of the format says.
fn told(message: &str) -> String {
    let line = message.lines().next().unwrap_or_default();
    visible_line(line, MESSAGE)
}

/// The options of a rule set with those that a file names set otherwise; or the place of the first that cannot be, and why.
fn options(
    based_on: &GameOptions,
    written: BTreeMap<Spanned<String>, Value>,
) -> Result<GameOptions, (Range<usize>, String)> {
    let mut options = based_on.clone();
    let mut written: Vec<(Spanned<String>, Value)> = written.into_iter().collect();
    written.sort_by_key(|(name, _)| name.span().start);
    for (name, value) in written {
        let (place, name) = (name.span(), name.into_inner());
        let mut table = table(&options);
        if !table.contains_key(&name) && !MAY_BE_NONE.contains(&name.as_str()) {
            let name = limits::start(&name);
            return Err((place, say!("rules-file-option", name)));
        }
        match value.as_str() == Some(NONE) && MAY_BE_NONE.contains(&name.as_str()) {
            true => table.remove(&name),
            false => table.insert(name.clone(), value),
        };
        options = GameOptions::deserialize(table)
            .map_err(|wrong| (place.clone(), told(wrong.message())))?;
        let no_score = options.limit == 0 || options.max_score == Some(0);
        if no_score || !options.are_within_limits() {
            return Err((place, say!("rules-file-value", name)));
        }
    }
    Ok(options)
}

impl GameOptions {
    /// These options, those beyond the limits as in the rule set it is based on; and the names of these.
    pub(super) fn held_within_limits(self, based_on: &Self) -> (Self, Vec<String>) {
        if self.are_within_limits() {
            return (self, Vec::new());
        }
        let (given, mut held, mut beyond) = (table(&self), based_on.clone(), Vec::new());
        let names: Vec<String> = given.keys().cloned().collect();
        let absent = MAY_BE_NONE.map(str::to_owned);
        let absent = absent.into_iter().filter(|name| !given.contains_key(name));
        for name in absent.chain(names) {
            let mut tried = table(&held);
            match given.get(&name) {
                Some(value) => tried.insert(name.clone(), value.clone()),
                None => tried.remove(&name),
            };
            match Self::deserialize(tried) {
                Ok(options) if options.are_within_limits() => held = options,
                _ => beyond.push(name),
            }
        }
        (held, beyond)
    }
}

/// The options that differ from those of the rule set it is based on.
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

fn table(options: &GameOptions) -> Table {
    // Options are numbers, switches and tables of them, which can always be written.
    Table::try_from(options).unwrap_or_default()
}
