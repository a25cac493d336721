//! The keys and parameters of catalogue and sources match.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use engine::rules::{RuleSet, RuleSetId, WIRE_OPTIONS};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::sources::SOURCES;

type Parameters = BTreeSet<String>;

/// What a sentence refers to: parameters, and other sentences.
#[derive(Default)]
struct Needs {
    parameters: Parameters,
    sentences: BTreeSet<String>,
}

impl Needs {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, expression: &InlineExpression<String>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                self.parameters.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref();
                let attribute = attribute.map_or(String::new(), |it| format!(".{}", it.name));
                self.sentences.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// The references of every sentence.
fn catalogue() -> BTreeMap<String, Needs> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words/en");
    let mut all = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<String>| {
        let mut needs = Needs::default();
        needs.read(pattern);
        assert!(
            all.insert(key.clone(), needs).is_none(),
            "{key} is there twice"
        );
    };
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let file = parser::parse(text).unwrap_or_else(|(_, errors)| {
            panic!("{}: {errors:?}", path.display());
        });
        for entry in file.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            if let Some(value) = &message.value {
                add(key.clone(), value);
            }
            for attribute in &message.attributes {
                add(format!("{key}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    all
}

/// The parameters of a sentence, including those of sentences it contains.
fn parameters(all: &BTreeMap<String, Needs>, key: &str) -> Option<Parameters> {
    let needs = all.get(key)?;
    let mut parameters = needs.parameters.clone();
    for other in &needs.sentences {
        let theirs = self::parameters(all, other);
        parameters
            .extend(theirs.unwrap_or_else(|| panic!("{key} holds {other}, which is not there")));
    }
    Some(parameters)
}

#[test]
fn every_requested_sentence_exists_with_its_parameters() {
    let all = catalogue();
    let mut wrong = Vec::new();
    for asked in &SOURCES.asked {
        match parameters(&all, &asked.key) {
            None => wrong.push(format!("{}: there is no {}", asked.file, asked.key)),
            Some(needs) if needs != asked.parameters => wrong.push(format!(
                "{}: {} needs {needs:?} and is given {:?}",
                asked.file, asked.key, asked.parameters
            )),
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_sentence_is_requested() {
    let all = catalogue();
    let asked = SOURCES.asked.iter().map(|asked| asked.key.clone());
    let held = all
        .values()
        .flat_map(|needs| needs.sentences.iter().cloned());
    let used: BTreeSet<_> = asked.chain(held).collect();
    // The keys of rows and options are made of their ids; other tests compare them.
    let is_made = |key: &String| key.starts_with("row-") || key.starts_with("game-option-");
    let unused: Vec<_> = all
        .keys()
        .filter(|key| !is_made(key) && !used.contains(*key))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// Every row of the built-in rule sets has a title, and only rows have one. Lines name tiles with these parameters.
#[test]
fn every_row_has_a_title() {
    let all = catalogue();
    let rules = RuleSetId::ALL.map(RuleSet::new);
    let rows = rules.iter().flat_map(|rules| rules.events());
    let rows: BTreeSet<String> = rows.map(|row| format!("row-{}", row.id.as_str())).collect();
    let keys = || all.keys().filter(|key| key.starts_with("row-"));
    let titles: BTreeSet<String> = keys().filter(|key| !key.contains('.')).cloned().collect();
    assert_eq!(titles, rows);
    for key in keys().filter(|key| key.contains('.')) {
        assert!(key.ends_with(".line"), "{key} is never shown");
        let needs = parameters(&all, key).unwrap_or_default();
        let known = |name: &String| ["tile", "short", "bonus"].contains(&name.as_str());
        assert!(needs.iter().all(known), "{key} needs {needs:?}");
    }
}

/// Every option has a title and help, and nothing else has them.
#[test]
fn every_option_has_a_title_and_help() {
    let all = catalogue();
    let keys = all.keys().filter(|key| key.starts_with("game-option-"));
    let keys: BTreeSet<String> = keys.cloned().collect();
    let due = WIRE_OPTIONS.iter().flat_map(|option| {
        let title = format!("game-option-{}", option.name);
        [format!("{title}.help"), title]
    });
    assert_eq!(keys, due.collect());
}
