//! A table of scorecards is read as it was written.

use engine::rules::RuleSet;
use engine::scorekeeper::{Circumstance, Draft, Entry, Scorecard};
use engine::tiles::{BySeat, Seat};
use wording::{BadSheetTable, Describe, read_sheets_csv, sheets_csv};

fn card(name: &str, rules: RuleSet) -> Scorecard {
    let names = BySeat(["Ann", "Bob", name, "Dan"].map(str::to_owned));
    Scorecard::new(names, rules)
}

fn find(name: &str) -> Option<RuleSet> {
    let all = [RuleSet::bloem(), RuleSet::classical()];
    all.into_iter().find(|rules| rules.name_or_id() == name)
}

/// A sheet with every kind of entry, one without a date, and one without entries.
fn season() -> Vec<Scorecard> {
    let mut full = card("=Cy, \"C\"; D", RuleSet::classical());
    full.heading.date = Some((2026, 11, 26));
    full.heading.place = "Club, back room".to_owned();
    full.heading.name = "Final\nevening".to_owned();
    for (seat, typed) in [
        (1, "+5cn 123b456b789b123c5c"),
        (2, "123b456b789b123c5c+5cn"),
    ] {
        let mut draft = Draft::default();
        draft.hands[Seat::new(seat)] = typed.to_owned();
        draft.hands[Seat::new(0)] = "8".to_owned();
        draft.circumstances.insert(Circumstance::LastTile);
        draft.liable = (seat == 2).then_some(Seat::new(0));
        full.put(Entry::Hand(draft));
    }
    full.put(Entry::Dead);
    let by = Seat::new(2);
    full.put(Entry::Penalty {
        by,
        to: None,
        points: 30,
    });
    full.put(Entry::Penalty {
        by,
        to: Some(Seat::new(3)),
        points: 5,
    });
    full.put(Entry::Correction {
        of: by,
        points: -12,
    });
    // A hand before the others changes East, to whom letters refer.
    full.begin_insert(0);
    let mut first = Draft::default();
    first.hands[Seat::new(3)] = "123b456b789b123c5c+5c".to_owned();
    full.put(Entry::Hand(first));
    let mut undated = card("Cy", RuleSet::bloem());
    undated.put(Entry::Dead);
    vec![full, undated, card("Eve", RuleSet::bloem())]
}

#[test]
fn a_season_is_read_as_it_was_written() {
    let cards = season();
    let table = sheets_csv(&cards);
    let read = read_sheets_csv(&table, find).expect("readable");
    assert_eq!(read.len(), cards.len());
    for (card, read) in cards.iter().zip(&read) {
        assert_eq!(read.results().scores, card.results().scores);
        assert_eq!(read.results().lines.len(), card.results().lines.len());
        for (one, other) in read.results().lines.iter().zip(&card.results().lines) {
            assert_eq!((&one.result, one.changes), (&other.result, other.changes));
        }
        assert_eq!(read.heading, card.heading);
        assert_eq!(read.names, card.names);
        assert_eq!(read.rules, card.rules);
    }
    assert_eq!(sheets_csv(&read), table);
    let semicolons = table.replace("\",\"", "\";\"");
    assert_ne!(semicolons, table);
}

#[test]
fn a_spreadsheet_may_write_dates_and_separators_in_its_own_way() {
    let mut card = card("Cy", RuleSet::bloem());
    card.heading.date = Some((2026, 11, 26));
    card.put(Entry::Dead);
    let table = sheets_csv(&[card.clone()]);
    let saved = table
        .replace(',', ";")
        .replace("\"2026-11-26\"", "26.11.2026");
    let read = read_sheets_csv(&format!("\u{feff}{saved}"), find);
    assert_eq!(read.map(|cards| cards[0].results()), Ok(card.results()));
}

#[test]
fn a_wrong_line_is_named_and_nothing_is_read() {
    let table = sheets_csv(&season());
    let read = |text: &str| read_sheets_csv(text, find).map(|cards| cards.len());
    assert_eq!(read("name,points\r\nAnn,5"), Err(BadSheetTable::Columns));
    assert_eq!(read(""), Err(BadSheetTable::Columns));
    let no_rules = |_: &str| None;
    let missing = read_sheets_csv(&table, no_rules);
    assert_eq!(missing, Err(BadSheetTable::Rules("classical".to_owned())));
    let wrong = table.replacen("\"correction\"", "\"bonus\"", 1);
    let refused = read(&wrong);
    assert!(
        matches!(refused, Err(BadSheetTable::Line(line)) if line > 6),
        "{refused:?}"
    );
    let wrong = table.replacen("\"2026-11-26\"", "\"someday\"", 1);
    assert_eq!(read(&wrong), Err(BadSheetTable::Line(2)));
    // The file was cut off, or tiles cannot be read.
    let cut = table.rfind("\"hand\"").expect("hands were played");
    assert!(matches!(
        read(&table[..cut + 20]),
        Err(BadSheetTable::Line(_))
    ));
    let wrong = table.replacen("123b456b", "xyzzy", 1);
    assert_eq!(read(&wrong), Err(BadSheetTable::Line(2)));
    let words = BadSheetTable::Line(2).describe();
    assert!(words.contains('2'), "{words}");
    for length in (0..table.len()).step_by(7) {
        if table.is_char_boundary(length) {
            // Never a panic.
            let _ = read(&table[..length]);
        }
    }
}

#[test]
fn changed_rules_and_the_identity_travel_with_a_sheet() {
    let mut changed = RuleSet::bloem();
    changed.options.limit = 777;
    // Its name is that of the plain rules.
    let mut own = card("Cy", changed.clone());
    own.id = "0123".to_owned();
    own.put(Entry::Dead);
    own.put(Entry::Dead);
    let mut plain = card("Cy", RuleSet::bloem());
    plain.id = "4567".to_owned();
    let table = sheets_csv(&[own, plain]);
    assert_eq!(table.matches("777").count(), 1, "{table}");
    let read = read_sheets_csv(&table, find).expect("readable");
    assert_eq!(read[0].rules, changed);
    assert_eq!(read[1].rules, RuleSet::bloem());
    let ids: Vec<&str> = read.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["0123", "4567"]);
    let wrong = table.replace("777", "\"\"777");
    assert!(matches!(
        read_sheets_csv(&wrong, find),
        Err(BadSheetTable::Line(_))
    ));
}
