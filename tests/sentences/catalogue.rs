//! The keys and parameters of catalogue and sources match.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use engine::rules::{PRESETS, RuleSet, RuleSetId, WIRE_OPTIONS, WrittenRules};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use wording::RowTitle;
use words::functions::{OF_FORMS, OF_NUMBERS};

use super::sources::SOURCES;

type Parameters = BTreeSet<String>;

/// What a sentence refers to: parameters, and other sentences.
#[derive(Default)]
struct References {
    parameters: Parameters,
    sentences: BTreeSet<String>,
    /// The forms of names that it asks for.
    forms: BTreeSet<String>,
}

impl References {
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
            InlineExpression::FunctionReference { id, arguments } => {
                let mut known = OF_FORMS.iter().chain(&OF_NUMBERS);
                assert!(
                    known.any(|name| *name == id.name),
                    "no function {}",
                    id.name
                );
                for argument in &arguments.positional {
                    self.inline(argument);
                }
                for argument in &arguments.named {
                    if let InlineExpression::StringLiteral { value } = &argument.value {
                        self.forms.insert(value.clone());
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// The references of every sentence.
fn catalogue() -> BTreeMap<String, References> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words/en");
    let mut all = BTreeMap::new();
    let mut messages = BTreeSet::new();
    let mut add = |key: String, pattern: &Pattern<String>| {
        let mut references = References::default();
        references.read(pattern);
        assert!(
            all.insert(key.clone(), references).is_none(),
            "{key} is defined twice"
        );
    };
    for entry in std::fs::read_dir(folder).expect("the catalogue exists") {
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
            // A second message would replace the attributes of the first, too.
            assert!(messages.insert(key.clone()), "{key} is defined twice");
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
fn parameters(all: &BTreeMap<String, References>, key: &str) -> Option<Parameters> {
    let references = all.get(key)?;
    let mut parameters = references.parameters.clone();
    for other in &references.sentences {
        let theirs = self::parameters(all, other);
        parameters.extend(
            theirs.unwrap_or_else(|| panic!("{key} contains {other}, which does not exist")),
        );
    }
    Some(parameters)
}

#[test]
fn every_requested_sentence_exists_with_its_parameters() {
    let all = catalogue();
    let mut violations = Vec::new();
    for request in &SOURCES.requests {
        match parameters(&all, &request.key) {
            None => violations.push(format!("{}: no sentence {}", request.file, request.key)),
            // A name offers parameters that only other languages need.
            Some(references) if request.is_noun && references.is_subset(&request.parameters) => {}
            Some(references) if references != request.parameters => violations.push(format!(
                "{}: {} needs the parameters {references:?}, not {:?}",
                request.file, request.key, request.parameters
            )),
            Some(_) => {}
        }
    }
    for request in SOURCES.requests.iter().filter(|request| request.is_noun) {
        let form = format!("{}.", request.key);
        for key in all.keys().filter(|key| key.starts_with(&form)) {
            let references = parameters(&all, key).unwrap_or_default();
            if !references.is_subset(&request.parameters) {
                violations.push(format!("{}: {key} needs {references:?}", request.file));
            }
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn every_sentence_is_requested() {
    let all = catalogue();
    let requested = SOURCES.requests.iter().map(|request| request.key.clone());
    let contained = all
        .values()
        .flat_map(|references| references.sentences.iter().cloned());
    let used: BTreeSet<_> = requested.chain(contained).collect();
    // The forms of names are used where a sentence asks for them.
    let forms: BTreeSet<_> = all.values().flat_map(|it| it.forms.iter()).collect();
    let is_form = |key: &String| {
        let parts = key.split_once('.');
        parts.is_some_and(|(name, form)| used.contains(name) && forms.contains(&form.to_owned()))
    };
    // The keys of rows and options are derived from their ids; the tests below compare them.
    let is_derived = |key: &String| key.starts_with("row-") || key.starts_with("game-option-");
    let unused: Vec<_> = all
        .keys()
        .filter(|key| !is_derived(key) && !is_form(key) && !used.contains(*key))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// Every row of the rule sets that come with the program has a title, and nothing else has one. A `.line` may have only the parameters `tile`,
/// `short`, `bonus` and `set`.
#[test]
fn every_row_has_a_title() {
    let all = catalogue();
    let built_in = RuleSetId::ALL.map(RuleSet::new);
    let presets = PRESETS.map(|(_, text)| WrittenRules::read(text).expect("valid").rules);
    let rules = built_in.iter().chain(&presets);
    let rows: BTreeSet<String> = rules
        .flat_map(|rules| rules.events())
        .map(|row| row.id.key())
        .collect();
    let keys = || all.keys().filter(|key| key.starts_with("row-"));
    let titles: BTreeSet<String> = keys().filter(|key| !key.contains('.')).cloned().collect();
    assert_eq!(titles, rows);
    for key in keys().filter(|key| key.contains('.')) {
        assert!(key.ends_with(".line"), "{key} is never shown");
        let references = parameters(&all, key).unwrap_or_default();
        let known = |name: &String| ["tile", "short", "bonus", "set"].contains(&name.as_str());
        assert!(references.iter().all(known), "{key} needs {references:?}");
    }
}

/// Every option has a title and help, and nothing else has them.
#[test]
fn every_option_has_a_title_and_help() {
    let all = catalogue();
    let keys = all.keys().filter(|key| key.starts_with("game-option-"));
    let keys: BTreeSet<String> = keys.cloned().collect();
    let expected = WIRE_OPTIONS.iter().flat_map(|option| {
        let title = format!("game-option-{}", option.name);
        [format!("{title}.help"), title]
    });
    assert_eq!(keys, expected.collect());
}
