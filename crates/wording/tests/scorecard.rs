//! The scorecard in sentences and in exported form.

use engine::rules::RuleSet;
use engine::scorekeeper::{Circumstance, Draft, Entry, LeagueOrder, LeagueTable, Scorecard};
use engine::tiles::{BySeat, Seat};
use wording::{LeagueWording, ScorecardSheet, ScorecardWording};

/// Four chows and a pair: a hand won with North's discard, and the same hand won with a drawn tile.
const FROM_NORTH: &str = "123b456b789b123c5c+5cn";
const DRAWN: &str = "123b456b789b123c5c+5c";

fn card(name: &str) -> Scorecard {
    let names = BySeat(["Ann", "Bob", name, "Dan"].map(str::to_owned));
    Scorecard::new(names, RuleSet::bloem())
}

fn draft(seat: usize, typed: &str) -> Draft {
    let mut draft = Draft::default();
    draft.hands[Seat::new(seat)] = typed.to_owned();
    draft
}

#[test]
fn the_page_and_the_table_list_every_hand() {
    let mut card = card("<Cy>, \"C\"");
    let mut hand = draft(0, FROM_NORTH);
    hand.hands[Seat::new(1)] = "(RRR)".to_owned();
    card.put(Entry::Hand(hand));
    card.put(Entry::Dead);
    let results = card.results();
    let html = card.print_page(&results);
    assert!(html.contains("&lt;Cy&gt;") && !html.contains("<Cy>"));
    assert!(html.contains("Going Mah Jongg") && html.contains("Exposed Pung of Red Dragon"));
    let payment = html.contains("&lt;Cy&gt;, \"C\" pays Ann");
    assert!(payment, "the payments: {html}");
    let totals = html.split("Who pays whom in all").nth(1);
    assert!(
        totals.is_some_and(|totals| totals.contains("pays Ann")),
        "{html}"
    );
    let csv = card.csv(&results);
    assert_eq!(csv.lines().count(), 3);
    assert!(csv.contains("\"<Cy>, \"\"C\"\": Gets\""));
}

#[test]
fn an_entry_that_no_longer_fits_has_a_reason() {
    let mut card = card("Cy");
    let mut original = draft(0, DRAWN);
    original.circumstances.insert(Circumstance::Original);
    card.put(Entry::Hand(original));
    card.begin_insert(0);
    card.put(Entry::Hand(draft(1, DRAWN)));
    let doubt = card
        .describe_warnings(&card.results().lines[1])
        .unwrap_or_default();
    assert!(doubt.contains("Before East's first discard"), "{doubt}");
    card.rules.options.chows = false;
    let doubt = card
        .describe_warnings(&card.results().lines[0])
        .unwrap_or_default();
    assert!(doubt.starts_with("Bob: "), "{doubt}");
}

#[test]
fn a_hand_after_a_dead_one_is_a_goulash_where_the_rules_have_it() {
    let mut card = card("Cy");
    card.rules.options.goulash = true;
    card.put(Entry::Dead);
    card.put(Entry::Penalty {
        by: Seat::new(0),
        to: None,
        points: 10,
    });
    card.put(Entry::Dead);
    let results = card.results();
    let words: Vec<String> = results
        .lines
        .iter()
        .map(|line| card.describe_line(line))
        .collect();
    assert_eq!(words[0], "Dead hand");
    assert!(!words[1].contains("Goulash"), "{}", words[1]);
    assert_eq!(words[2], "Dead hand, in a Goulash");
}

#[test]
fn a_league_table_is_a_spreadsheet_and_a_page() {
    let mut card = card("=Cy & Co");
    card.put(Entry::Hand(draft(0, DRAWN)));
    let mut tied = card.summary();
    tied.points.0 = [100, 40, 40, -180];
    let table = LeagueTable::of([&tied], LeagueOrder::Points);
    let csv = table.csv();
    assert_eq!(csv.lines().count(), 5);
    assert!(csv.contains("2,\" =Cy & Co\",1,1,0,40,40.0"), "{csv}");
    let page = table.print_page(&["Place: Club".to_owned()]);
    assert!(page.contains("<tr><td>2=<td>=Cy &amp; Co"), "{page}");
    assert!(page.contains("<p>Place: Club") && page.contains("+100"));
}
