//! Numbers, lists, plurals, missing sentences, and the pseudo-language.

use super::*;

#[test]
fn numbers_have_thin_spaces_and_a_minus_sign() {
    assert_eq!(figure(-1_234_567), "−1\u{202f}234\u{202f}567");
    assert_eq!(figure(96), "96");
    assert_eq!(
        figure(i64::MIN),
        "−9\u{202f}223\u{202f}372\u{202f}036\u{202f}854\u{202f}775\u{202f}808"
    );
    assert_eq!(change(2_880), "+2\u{202f}880");
    assert_eq!(change(-176), "−176");
    assert_eq!(change(0), "0");
    assert_eq!(decimal(-1234.56, 1), "−1\u{202f}234.6");
    assert_eq!(decimal(-0.04, 1), "0.0");
}

#[test]
fn lists_have_commas_and_a_conjunction() {
    let names = ["Ada", "Lin", "Tomás"];
    assert_eq!(list_and(&names), "Ada, Lin and Tomás");
    assert_eq!(any_of(names[..2].iter().copied()).to_string(), "Ada or Lin");
    assert_eq!(list_and(&names[..1]), "Ada");
    assert_eq!(list_and::<String>(&[]), "");
}

#[test]
fn a_sentence_chooses_the_plural_and_formats_numbers() {
    let words = "
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}";
    let (catalogue, errors) = Catalogue::from_files("en", [("a.ftl".into(), words.into())]);
    assert_eq!(errors, []);
    let points = |points: i32| {
        let sentence = catalogue.formatted("points", &[parameter!(points)]);
        sentence.expect("the sentence exists")
    };
    assert_eq!(points(1), "1 point");
    assert_eq!(points(2), "2 points");
    assert_eq!(points(-1240), "−1\u{202f}240 points");
}

#[test]
fn a_sentence_without_parameters_may_refer_to_others() {
    let words = "
-name = Roter Stab
name-only = { -name }
title = { name-only } beenden
wins = { $who } gewinnt
everybody-wins = Alle: { wins }
overridden = ja";
    let files = [words, "overridden = { $who }"].map(|text| ("a.ftl".into(), text.into()));
    let (catalogue, errors) = Catalogue::from_files("de", files);
    assert_eq!(errors, []);
    assert_eq!(catalogue.text("name-only"), Some("Roter Stab"));
    assert_eq!(catalogue.text("title"), Some("Roter Stab beenden"));
    for key in ["wins", "everybody-wins", "overridden"] {
        assert_eq!(catalogue.text(key), None, "{key} needs a parameter");
    }
}

#[test]
fn missing_sentences_and_parameters_cause_no_panic() {
    assert_eq!(text("nothing-of-the-kind"), "nothing-of-the-kind");
    assert_eq!(text(""), "");
    assert_eq!(formatted("nothing.here", &[]), "nothing.here");
    // A missing parameter leaves a gap.
    assert!(formatted("list-all", &[]).contains("and"));
    // A sentence that needs parameters is missing without them.
    assert_eq!(text("list-all"), "list-all");
}

#[test]
fn the_made_up_language_is_longer_and_in_brackets() {
    let english = "The tile you discard can be claimed by the others.";
    let longer = made_up::bracketed(&made_up::lengthened(english));
    assert!(
        longer.starts_with("[Th") && longer.ends_with(".]"),
        "{longer}"
    );
    let ratio = longer.chars().count() as f64 / english.chars().count() as f64;
    assert!((1.25..1.45).contains(&ratio), "{ratio}");
    // The access key of a menu item is kept.
    assert!(made_up::lengthened("Ne&w").contains("&w"));
    assert_eq!(say!("number-point"), ".");
    with_made_up_words(|| {
        assert_eq!(list_and(&["Ada", "Lin"]), "[Ada ààñd Lin]");
        assert_eq!(figure(-1000), "−1\u{202f}000");
    });
    assert_eq!(list_and(&["Ada", "Lin"]), "Ada and Lin");
}

#[test]
fn a_sentence_chooses_the_form_of_a_name() {
    let words = "
suit = Bambus
    .gen = des Bambus
tile = { $suit } { $number }
    .acc = den { $suit } { $number }
    .a = ein { $suit } { $number }
    .a-acc = einen { $suit } { $number }
person = { $name }
    .possessive = { $ends ->
        [s] { $name }’
       *[other] { $name }s
    }
list-more = { $list }, { $next }
list-any = { $list } oder { $next }
plain = { $tile }
nominative = { TILE($tile) }
accusative = { TILE($tile, case: \"acc\") }
indefinite = { TILE($tile, form: \"a\", case: \"acc\") }
unknown-form = { TILE($tile, form: \"the\", case: \"acc\") }
of-suit = { SUIT($suit, case: \"gen\") }
whose = { PERSON($who, form: \"possessive\") } Pung
waits = { LIST($tiles, case: \"acc\") }
gained = { SIGNED($points) }
share = { DECIMAL($share, digits: 2) }";
    let (catalogue, errors) = Catalogue::from_files("de", [("a.ftl".into(), words.into())]);
    assert_eq!(errors, []);
    let tile = |number: u8| noun!("tile", number, suit = Key::new("suit"));
    let say = |key: &str| {
        let parameters = [
            ("tile", tile(5).into()),
            ("suit", Key::new("suit").into()),
            ("who", Person::new("Ada", Gender::Feminine).into()),
            ("tiles", any_of([tile(2), tile(5), tile(8)]).into()),
            ("points", 1_240.into()),
            ("share", 0.5.into()),
        ];
        catalogue
            .formatted(key, &parameters)
            .expect("the sentence exists")
    };
    assert_eq!(say("plain"), "Bambus 5");
    assert_eq!(say("nominative"), "Bambus 5");
    assert_eq!(say("accusative"), "den Bambus 5");
    assert_eq!(say("indefinite"), "einen Bambus 5");
    assert_eq!(say("unknown-form"), "den Bambus 5", "the case alone");
    assert_eq!(say("of-suit"), "des Bambus");
    assert_eq!(say("whose"), "Adas Pung");
    assert_eq!(
        say("waits"),
        "den Bambus 2, den Bambus 5 oder den Bambus 8",
        "each part has the case"
    );
    assert_eq!(say("gained"), "+1\u{202f}240");
    assert_eq!(say("share"), "0.50");
}

#[test]
fn a_name_that_a_language_lacks_is_english() {
    let words = "wins = { PERSON($who, form: \"possessive\") } Sieg";
    let (catalogue, _) = Catalogue::from_files("de", [("a.ftl".into(), words.into())]);
    let who = Person::new("Tomás", Gender::Masculine);
    let sentence = catalogue.formatted("wins", &[parameter!(who)]);
    assert_eq!(sentence.as_deref(), Some("Tomás's Sieg"));
}

#[test]
fn sentences_follow_one_another() {
    assert_eq!(sentences(["One.", "Two.", "Three."]), "One. Two. Three.");
    assert_eq!(sentences::<&str>([]), "");
    with_made_up_words(|| assert_eq!(sentences(["[Öñéé.]", "[Twöö.]"]), "[Öñéé.] [Twöö.]"));
}

#[test]
fn a_language_is_kept_and_can_be_changed() {
    let read = |text: &str| {
        let file = ("language.ftl".to_owned(), text.to_owned());
        Catalogue::from_files("xx", [file]).0
    };
    let first = load("xx", || read("list-all = { $list } x { $next }"));
    let again = load("xx", || read("list-all = other"));
    assert!(std::ptr::eq(first, again));
    // Other tests of this process need English.
    with_words(first, || {
        assert_eq!(language(), "xx");
        assert_eq!(list_and(&["Ada", "Lin"]), "Ada x Lin");
        // What the language lacks is English.
        assert_eq!(say!("number-point"), ".");
    });
    assert_eq!(language(), "en");
}

#[test]
fn a_language_with_a_decimal_comma_has_semicolons_in_spreadsheets() {
    assert_eq!(
        (csv_separator(), csv_decimal(-2.5, 1)),
        (',', "-2.5".to_owned())
    );
    let words = ("language.ftl".to_owned(), "number-point = ,".to_owned());
    let comma = load("yy", || Catalogue::from_files("yy", [words]).0);
    with_words(comma, || {
        assert_eq!(
            (csv_separator(), csv_decimal(-2.5, 1)),
            (';', "-2,5".to_owned())
        );
    });
}
