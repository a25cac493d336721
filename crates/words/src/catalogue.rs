//! The sentences of one language.

use std::collections::HashMap;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use super::current_language::english;
use super::noun::{Forms, Noun};
use super::parameter::Value;
use super::{functions, made_up, numbers, packed};

/// The built-in languages, by name, with their packed files.
static BUILT_IN: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The built-in language, which all others fall back on.
pub const ENGLISH: &str = "en";

/// All sentences of one language. A key names a message, such as `event-scored`, or an attribute of one, such as `command-new.hint`.
pub struct Catalogue {
    /// The name of the language, such as `de`.
    language: String,
    bundle: FluentBundle<FluentResource>,
    /// The sentences without parameters, by key; they are formatted only once.
    plain: HashMap<String, String>,
    is_made_up: bool,
}

/// An error in a file of sentences, or in reading it.
#[derive(Debug, PartialEq, Eq)]
pub struct SentenceError {
    /// The file.
    pub file: String,
    /// The error message, for the author of the file.
    pub error: String,
}

impl fmt::Display for SentenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!("error-words", file = self.file, why = self.error))
    }
}

impl Catalogue {
    /// The built-in sentences.
    pub fn english() -> Self {
        Self::read(ENGLISH, built_in_files(ENGLISH), false).0
    }

    /// The pseudo-language of the tests.
    pub fn made_up() -> Self {
        Self::read(ENGLISH, built_in_files(ENGLISH), true).0
    }

    /// Reads a language from files, given as names and texts. Also returns the errors in them.
    pub fn from_files(
        language: &str,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> (Self, Vec<SentenceError>) {
        Self::read(language, files, false)
    }

    fn read(
        language: &str,
        files: impl IntoIterator<Item = (String, String)>,
        is_made_up: bool,
    ) -> (Self, Vec<SentenceError>) {
        // An invalid language name gets the plurals of English.
        let identifier: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolating marks around parameters are only needed for right-to-left languages, and our typeface has no glyphs for them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::write));
        functions::add(&mut bundle);
        if is_made_up {
            bundle.set_transform(Some(made_up::lengthened));
        }
        let mut file_errors = Vec::new();
        let mut keys = Vec::new();
        for (file, text) in files {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(valid_part, errors)| {
                file_errors.extend(errors.iter().map(|error| SentenceError {
                    file: file.clone(),
                    error: error.to_string(),
                }));
                valid_part
            });
            keys.extend(keys_without_parameters(&resource));
            bundle.add_resource_overriding(resource);
        }
        let mut catalogue = Self {
            language: language.to_owned(),
            bundle,
            plain: HashMap::with_capacity(keys.len()),
            is_made_up,
        };
        for key in keys {
            // A sentence to which this one refers, or a later file, may have parameters.
            if let Some((sentence, errors)) = catalogue.format_sentence(&key, None)
                && errors.is_empty()
            {
                let sentence = catalogue.shown(sentence);
                catalogue.plain.insert(key, sentence);
            }
        }
        (catalogue, file_errors)
    }

    /// The name of the language, such as `de`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The sentence of a key, if the catalogue has it without parameters.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.plain.get(key).map(String::as_str)
    }

    /// The sentence of a key with its parameters, if the catalogue has it.
    pub fn formatted(&self, key: &str, parameters: &[(&'static str, Value<'_>)]) -> Option<String> {
        // An error leaves a gap in the sentence, which is better than no sentence.
        let (sentence, _) = self.format_sentence(key, Some(&self.arguments(parameters)))?;
        Some(self.shown(sentence))
    }

    /// A value by itself.
    pub(super) fn alone(&self, value: &Value<'_>) -> String {
        self.shown(self.forms_of(value).plain)
    }

    /// A value in this language, with its forms.
    pub(super) fn forms_of(&self, value: &Value<'_>) -> Forms {
        match value {
            Value::Noun(noun) => {
                let forms = self.forms_of_noun(noun);
                forms
                    .or_else(|| english().forms_of_noun(noun))
                    .unwrap_or_default()
            }
            Value::List(list) => list.forms(self),
            Value::Text(text) => Forms {
                plain: text.clone().into_owned(),
                others: Vec::new(),
            },
            Value::Number(number) => Forms {
                plain: numbers::usual(*number),
                others: Vec::new(),
            },
        }
    }

    /// A noun with its forms, if this language has it.
    fn forms_of_noun(&self, noun: &Noun<'_>) -> Option<Forms> {
        let message = self.bundle.get_message(&noun.key)?;
        let arguments = self.arguments(&noun.parameters);
        let format = |pattern| {
            // An error leaves a gap.
            let text = self
                .bundle
                .format_pattern(pattern, Some(&arguments), &mut Vec::new());
            text.into_owned()
        };
        let others = message.attributes();
        Some(Forms {
            plain: format(message.value()?),
            others: others
                .map(|form| (form.id().to_owned(), format(form.value())))
                .collect(),
        })
    }

    /// The parameters for Fluent, with nouns and lists in this language.
    fn arguments<'a>(&self, parameters: &'a [(&'static str, Value<'_>)]) -> FluentArgs<'a> {
        let values = parameters.iter().map(|(name, value)| {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.as_ref()),
                Value::Number(number) => FluentValue::from(*number),
                Value::Noun(_) | Value::List(_) => self.forms_of(value).into(),
            };
            (*name, value)
        });
        values.collect()
    }

    /// A whole sentence as it is shown.
    fn shown(&self, sentence: String) -> String {
        match self.is_made_up {
            true => made_up::bracketed(&sentence),
            false => sentence,
        }
    }

    /// The sentence of a key, and what is missing in it.
    fn format_sentence(
        &self,
        key: &str,
        parameters: Option<&FluentArgs<'_>>,
    ) -> Option<(String, Vec<FluentError>)> {
        let (name, attribute) = match key.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, parameters, &mut errors);
        Some((sentence.into_owned(), errors))
    }
}

/// The names of the built-in languages.
pub fn built_in_languages() -> impl Iterator<Item = &'static str> {
    BUILT_IN.iter().map(|(language, _)| *language)
}

/// The text of a built-in file of a language, such as `tiles.ftl`; `None` if there is none.
pub fn built_in_file(language: &str, name: &str) -> Option<String> {
    let (_, text) = built_in_files(language).find(|(file, _)| file == name)?;
    Some(text)
}

/// The names and texts of the built-in files of a language; none if it is not built in.
pub fn built_in_files(language: &str) -> impl Iterator<Item = (String, String)> + use<> {
    let found = BUILT_IN.iter().find(|(name, _)| *name == language);
    found
        .into_iter()
        .flat_map(|(_, packed)| packed::texts(packed))
}

/// The keys of the sentences of a file that have no parameters of their own.
fn keys_without_parameters(file: &FluentResource) -> impl Iterator<Item = String> {
    let messages = file.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.flat_map(|message| {
        let value = message.value.as_ref().filter(|value| is_constant(value));
        let value = value.map(|_| message.id.name.to_owned());
        let attributes = message.attributes.iter();
        let attributes = attributes
            .filter(|attribute| is_constant(&attribute.value))
            .map(|attribute| format!("{}.{}", message.id.name, attribute.id.name));
        value.into_iter().chain(attributes)
    })
}

/// Whether the pattern has no parameters of its own; sentences and terms to which it refers may have some.
fn is_constant(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression } => matches!(
            expression,
            Expression::Inline(
                InlineExpression::StringLiteral { .. }
                    | InlineExpression::NumberLiteral { .. }
                    | InlineExpression::MessageReference { .. }
                    | InlineExpression::TermReference { .. }
            )
        ),
    })
}
