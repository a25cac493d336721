//! The sentences of a language, and what they use: parameters, forms, functions and variants.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, VariantKey};
use fluent_syntax::parser;

pub type Names = BTreeSet<String>;

/// The sentences of a language, those of attributes under keys such as `command-new.hint`.
#[derive(Default)]
pub struct Sentences {
    pub patterns: BTreeMap<String, Pattern<String>>,
    /// Errors in the files.
    pub faults: Vec<String>,
}

impl Sentences {
    pub fn of(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut sentences = Self::default();
        for (name, text) in files {
            let file = parser::parse(text).unwrap_or_else(|(file, errors)| {
                let errors = errors.iter().map(|error| format!("{name}: {error}"));
                sentences.faults.extend(errors);
                file
            });
            for entry in file.body {
                let (key, value, attributes) = match entry {
                    Entry::Message(it) => (it.id.name, it.value, it.attributes),
                    Entry::Term(it) => (format!("-{}", it.id.name), Some(it.value), it.attributes),
                    Entry::Junk { content } => {
                        sentences.faults.push(format!("{name}: {content}"));
                        continue;
                    }
                    _ => continue,
                };
                let attributes = attributes.into_iter();
                let attributes = attributes.map(|it| (format!("{key}.{}", it.id.name), it.value));
                let value = value.map(|value| (key.clone(), value));
                for (key, pattern) in value.into_iter().chain(attributes) {
                    if sentences.patterns.insert(key.clone(), pattern).is_some() {
                        sentences.faults.push(format!("{key} is defined twice"));
                    }
                }
            }
        }
        sentences
    }

    pub fn built_in(language: &str) -> Self {
        Self::of(words::built_in_files(language))
    }

    /// Whether a name has this grammatical form.
    pub fn has_form(&self, form: &str) -> bool {
        let mut keys = self.patterns.keys().filter_map(|key| key.split_once('.'));
        keys.any(|(_, attribute)| attribute == form)
    }
}

/// What a sentence does with its parameters, in itself and in those that it contains.
#[derive(Default)]
pub struct Uses {
    /// The parameters that it shows, and those by which it only chooses.
    pub shown: Names,
    pub chosen_by: Names,
    /// The functions that it calls, and the forms that it asks for: any of a list will do.
    pub functions: Names,
    pub forms: Vec<Vec<String>>,
    /// The variants of each parameter.
    pub variants: BTreeMap<String, Names>,
    /// The variants by the form of a name.
    pub form_variants: Vec<(Vec<String>, Names)>,
    /// The sentences that it contains.
    pub contained: Names,
}

impl Uses {
    pub fn of(key: &str, sentences: &Sentences) -> Self {
        let mut uses = Self::default();
        if let Some(pattern) = sentences.patterns.get(key) {
            uses.pattern(pattern, sentences);
        }
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<String>, sentences: &Sentences) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, sentences);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>, sentences: &Sentences) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, sentences),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let keys = variants.iter().filter_map(|variant| match &variant.key {
            VariantKey::Identifier { name } => Some(name.clone()),
            VariantKey::NumberLiteral { .. } => None,
        });
        match selector {
            InlineExpression::VariableReference { id } => {
                self.chosen_by.insert(id.name.clone());
                self.variants
                    .entry(id.name.clone())
                    .or_default()
                    .extend(keys);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let forms = self.call(&id.name, arguments);
                self.form_variants.push((forms, keys.collect()));
            }
            other => self.inline(other, sentences),
        }
        for variant in variants {
            self.pattern(&variant.value, sentences);
        }
    }

    fn inline(&mut self, expression: &InlineExpression<String>, sentences: &Sentences) {
        match expression {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.call(&id.name, arguments);
                let shown = std::mem::take(&mut self.chosen_by);
                for argument in &arguments.positional {
                    self.inline(argument, sentences);
                }
                self.chosen_by = shown;
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|it| format!(".{}", it.name));
                self.contain(
                    format!("{}{}", id.name, attribute.unwrap_or_default()),
                    sentences,
                );
            }
            InlineExpression::TermReference { id, .. } => {
                self.contain(format!("-{}", id.name), sentences);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, sentences),
            _ => {}
        }
    }

    fn contain(&mut self, key: String, sentences: &Sentences) {
        if self.contained.insert(key.clone())
            && let Some(pattern) = sentences.patterns.get(&key)
        {
            self.pattern(pattern, sentences);
        }
    }

    /// Notes a call of a function; returns the forms of names that it asks for, any of which will do.
    fn call(&mut self, function: &str, arguments: &CallArguments<String>) -> Vec<String> {
        self.functions.insert(function.to_owned());
        for argument in &arguments.positional {
            if let InlineExpression::VariableReference { id } = argument {
                self.chosen_by.insert(id.name.clone());
            }
        }
        let named = |name: &str| {
            let mut named = arguments.named.iter();
            named.find_map(|argument| match &argument.value {
                InlineExpression::StringLiteral { value } if argument.name.name == name => {
                    Some(value.clone())
                }
                _ => None,
            })
        };
        let forms = match (named("form"), named("case")) {
            (Some(form), Some(case)) => vec![format!("{form}-{case}"), form, case],
            (form, case) => form.into_iter().chain(case).collect(),
        };
        self.forms
            .extend((!forms.is_empty()).then(|| forms.clone()));
        forms
    }

    /// All parameters.
    pub fn parameters(&self) -> Names {
        &self.shown | &self.chosen_by
    }
}
