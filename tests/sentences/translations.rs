//! The built-in languages: each says what English says, with the same parameters, in its own grammar.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Pattern, PatternElement};
use words::functions::{OF_FORMS, OF_NUMBERS};
use words::{Catalogue, ENGLISH};

use super::sources::SOURCES;
use super::uses::{Names, Sentences, Uses};

/// The plural categories of all languages.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What these parameters can be, apart from the values that English distinguishes.
const OTHER_VALUES: [(&str, &[&str]); 3] = [
    ("gender", &["masculine", "feminine", "unknown"]),
    ("begins", &["vowel", "consonant"]),
    ("ends", &["s", "vowel", "consonant"]),
];

/// The plural categories of a language.
fn plurals(language: &str) -> Names {
    let variants = PLURALS[..5].iter();
    let variants: String = variants
        .map(|name| format!("    [{name}] {name}\n"))
        .collect();
    let text = format!("n = {{ $n ->\n{variants}   *[other] other\n }}");
    let (catalogue, _) = Catalogue::from_files(language, [("n.ftl".to_owned(), text)]);
    let whole = (0..=200).map(f64::from).chain([0.5, 1.5, 1e6, 2e6]);
    let categories = whole.filter_map(|n| catalogue.formatted("n", &[("n", n.into())]));
    categories.map(|name| name.trim().to_owned()).collect()
}

/// The letters after `&`, in small letters.
fn underlined(pattern: &Pattern<String>) -> Vec<char> {
    let mut letters = Vec::new();
    for element in &pattern.elements {
        if let PatternElement::TextElement { value } = element {
            let after = value.split('&').skip(1);
            letters.extend(after.filter_map(|rest| rest.chars().next()));
        }
    }
    letters.retain(|letter| *letter != ' ');
    letters
}

/// What is wrong with a translation.
fn faults(language: &str, translation: &Sentences) -> Vec<String> {
    let english = Sentences::built_in(ENGLISH);
    let mut values: BTreeMap<String, Names> = OTHER_VALUES
        .iter()
        .map(|(name, values)| {
            (
                (*name).to_owned(),
                values.iter().map(|it| (*it).to_owned()).collect(),
            )
        })
        .collect();
    for key in english.patterns.keys() {
        for (parameter, variants) in Uses::of(key, &english).variants {
            values.entry(parameter).or_default().extend(variants);
        }
    }
    let mut offered: BTreeMap<&str, Names> = BTreeMap::new();
    for request in &SOURCES.requests {
        let parameters = request.parameters.iter().cloned();
        offered.entry(&request.key).or_default().extend(parameters);
    }
    let plurals = plurals(language);
    let mut contained = Names::new();
    let mut asked = Names::new();
    for key in translation.patterns.keys() {
        let uses = Uses::of(key, translation);
        contained.extend(uses.contained);
        asked.extend(uses.forms.into_iter().flatten());
    }
    let mut faults = translation.faults.clone();
    let mut fault = |key: &str, what: String| faults.push(format!("{language}: {key} {what}"));
    for (key, pattern) in &translation.patterns {
        let (name, attribute) = key.split_once('.').unwrap_or((key, ""));
        let is_known = english.patterns.contains_key(name);
        let is_form = !attribute.is_empty() && is_known && !english.patterns.contains_key(key);
        if !is_known && !contained.contains(name) {
            fault(key, "does not exist in English".to_owned());
            continue;
        }
        let uses = Uses::of(key, translation);
        let model = Uses::of(if is_form { name } else { key }, &english);
        for function in &uses.functions {
            let mut known = OF_FORMS.iter().chain(&OF_NUMBERS);
            if !known.any(|known| known == function) {
                fault(key, format!("calls {function}, which does not exist"));
            }
        }
        for forms in &uses.forms {
            let has = |form: &String| translation.has_form(form) || english.has_form(form);
            if !forms.iter().any(has) {
                fault(
                    key,
                    format!("asks for {}, which no name has", forms.join(" or ")),
                );
            }
        }
        for other in &uses.contained {
            if !translation.patterns.contains_key(other) {
                fault(key, format!("contains {other}, which does not exist"));
            }
        }
        for (parameter, variants) in &uses.variants {
            for variant in variants {
                let is_plural = PLURALS.contains(&variant.as_str());
                let is_known = match is_plural {
                    true => plurals.contains(variant),
                    false => values
                        .get(parameter)
                        .is_some_and(|known| known.contains(variant)),
                };
                // A default that stands for everything else may have any name.
                if !(is_known || is_plural && variant == "other") {
                    fault(
                        key,
                        format!("has a variant [{variant}] of ${parameter}, which never occurs"),
                    );
                }
            }
        }
        for (forms, variants) in &uses.form_variants {
            let texts = translation.patterns.iter().filter(|(key, _)| {
                let form = key.split_once('.').map_or("", |(_, form)| form);
                forms.iter().any(|wanted| wanted == form)
            });
            let mut known = Names::new();
            for (key, pattern) in texts {
                known.extend(constant(pattern));
                // A form may be what a parameter says, such as the gender of a person.
                let shown = Uses::of(key, translation).shown;
                let said = shown.iter().filter_map(|parameter| values.get(parameter));
                known.extend(said.flatten().cloned());
            }
            for variant in variants.iter().filter(|it| *it != "other") {
                if !forms.is_empty() && !known.contains(variant) {
                    fault(
                        key,
                        format!(
                            "has a variant [{variant}], which no name has as {}",
                            forms.join(" or ")
                        ),
                    );
                }
            }
        }
        if !is_known {
            continue;
        }
        let mut allowed = model.parameters();
        allowed.extend(offered.get(key.as_str()).into_iter().flatten().cloned());
        allowed.extend(offered.get(name).into_iter().flatten().cloned());
        for parameter in uses.parameters().difference(&allowed) {
            fault(key, format!("uses ${parameter}, which English has not"));
        }
        if is_form {
            // Such as `.acc`, which no other text needs.
            if !asked.contains(attribute) {
                fault(key, "is a form that nothing asks for".to_owned());
            }
            continue;
        }
        for parameter in model.shown.difference(&uses.parameters()) {
            fault(key, format!("leaves ${parameter} out"));
        }
        let (own, theirs) = (
            underlined(pattern),
            underlined(&english.patterns[key.as_str()]),
        );
        if own.len() != theirs.len() {
            fault(
                key,
                format!("underlines {} letters, not {}", own.len(), theirs.len()),
            );
        }
        if own.iter().any(|letter| !is_on_keyboards(*letter)) {
            fault(
                key,
                "underlines a letter that keyboards do not have".to_owned(),
            );
        }
    }
    for request in &SOURCES.requests {
        if let Some((name, _)) = request.key.split_once('.')
            && translation.patterns.contains_key(name)
            && !translation.patterns.contains_key(&request.key)
        {
            fault(&request.key, "is missing".to_owned());
        }
    }
    faults
}

/// The text of a pattern without parameters.
fn constant(pattern: &Pattern<String>) -> Option<String> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value.clone()),
        _ => None,
    }
}

/// Whether a letter can be typed with Alt: scripts with capitals have keyboards of their own, others use those of Latin.
fn is_on_keyboards(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter.is_uppercase() || letter.is_lowercase()
}

#[test]
fn every_built_in_language_says_what_english_says() {
    let languages = words::built_in_languages().filter(|language| *language != ENGLISH);
    let faults: Vec<String> = languages
        .flat_map(|language| faults(language, &Sentences::built_in(language)))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_kind_of_fault_in_a_translation_is_found() {
    let text = "
command-new-game = Neu
event-discarded = { $you ->
    [yes] Sie legen { TILE($tile, case: \"acc\") } ab.
    [maybe] { $whose } Stein
   *[no] { STONE($tile) }
 }
number-point = ,
    .dat = ,
-brand = Rot
told-nothing = { $n ->
    [two] zwei
   *[other] viele
 }
list-all = { $list }
";
    let files = [("words.ftl".to_owned(), text.to_owned())];
    let found = faults("de", &Sentences::of(files)).join("\n");
    for fault in [
        "command-new-game underlines 0 letters, not 1",
        "command-new-game.hint is missing",
        "event-discarded asks for acc, which no name has",
        "event-discarded has a variant [maybe] of $you, which never occurs",
        "event-discarded uses $whose, which English has not",
        "event-discarded calls STONE, which does not exist",
        "event-discarded leaves $who out",
        "number-point.dat is a form that nothing asks for",
        "told-nothing does not exist in English",
        "list-all leaves $next out",
    ] {
        let fault = format!("de: {fault}");
        let has = found.lines().any(|line| line == fault);
        assert!(has, "not found: {fault}\nfound:\n{found}");
    }
    assert_eq!(plurals("de"), ["one", "other"].map(str::to_owned).into());
    assert_eq!(plurals("zh"), ["other"].map(str::to_owned).into());
}
