//! The twelve characters: a few hands show their differences, and the figures in the table of `docs/strength.md` confirm their
//! descriptions.

use std::sync::Arc;

use engine::rules::RuleSet;
use lab::character_stats::{CharacterStats, Stat, Trial};
use players::{Character, Level};

/// The statistics of these characters in the same few deals.
fn statistics<const N: usize>(names: [&str; N]) -> [CharacterStats; N] {
    let trial = Trial {
        rules: Arc::new(RuleSet::bloem()),
        level: Level::Club,
        deals: 20,
        seed: 1,
    };
    names.map(|name| trial.play(Character::named(name).expect("one of the twelve"), 2))
}

#[test]
fn distinct_styles_show_in_eighty_hands() {
    let [lin, kenji, samir, oskar, ines] = statistics(["Lin", "Kenji", "Samir", "Oskar", "Ines"]);
    let assert_more = |one: &CharacterStats, other: &CharacterStats, stat: Stat| {
        let difference = one.difference(other, stat);
        assert!(
            difference.mean > 0.0 && difference.p() < 0.01,
            "{stat:?}: {difference:?}"
        );
    };
    assert_more(&lin, &kenji, Stat::Claims);
    assert_more(&samir, &lin, Stat::Claims);
    assert_more(&ines, &oskar, Stat::Chows);
    assert_eq!(lin.surest_difference(&lin).2, 1.0);
}

/// A column of the table: each character's name and figure.
fn column(heading: &str) -> Vec<(String, f64)> {
    let text = include_str!("../../../../docs/strength.md");
    let table = text
        .split("| character |")
        .nth(1)
        .expect("the table of characters");
    let mut lines = table.lines();
    let heads = lines
        .next()
        .expect("its headings")
        .split('|')
        .map(str::trim);
    let at = heads
        .clone()
        .position(|head| head == heading)
        .expect("a heading");
    let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
    rows.map(|line| {
        let mut cells = line.trim_matches('|').split('|').map(str::trim);
        let name = cells.next().expect("a name").to_owned();
        let cell = cells.nth(at).expect("a figure");
        let mean = cell.split(" +-").next().and_then(|mean| mean.parse().ok());
        (name, mean.expect("a number"))
    })
    .collect()
}

#[test]
fn every_character_is_in_the_table() {
    let names: Vec<String> = column("won").into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, Character::ALL.map(|character| character.name));
}

#[test]
fn descriptions_agree_with_the_figures() {
    let of = |heading: &str, name: &str| {
        let found = column(heading).into_iter().find(|row| row.0 == name);
        found.expect("all characters are in the table").1
    };
    let extreme = |heading: &str, most: bool| {
        let mut rows = column(heading);
        rows.sort_by(|one, other| one.1.total_cmp(&other.1));
        let row = if most {
            rows.pop()
        } else {
            rows.into_iter().next()
        };
        row.expect("twelve rows").0
    };
    let superlatives = [
        ("special", true, "Ada"),
        ("won", true, "Tomás"),
        ("one suit", false, "Tomás"),
        ("one suit", true, "Mei"),
        ("pungs", true, "Oskar"),
        ("given away", false, "Ruth"),
        ("concealed", true, "Kenji"),
        ("claims", false, "Kenji"),
        ("won", false, "Nora"),
        ("claims", true, "Samir"),
        ("chows", true, "Ines"),
        ("honours", true, "Zoë"),
    ];
    for (heading, most, name) in superlatives {
        let degree = if most { "most" } else { "least" };
        assert_eq!(extreme(heading, most), name, "{degree} {heading}");
    }
    // By their descriptions, Jonas claims little and sometimes has a great hand, Nora plays for big hands, Oskar despises runs, and Ines
    // likes them.
    assert!(of("claims", "Jonas") < of("claims", "Lin"));
    assert!(of("worth", "Jonas") > of("worth", "Lin"));
    assert!(of("worth", "Nora") > of("worth", "Lin"));
    assert!(of("chows", "Oskar") < of("chows", "Lin") / 2.0);
    assert!(of("pungs", "Ines") < of("pungs", "Lin"));
}
