//! The table in words.

use super::super::super::*;
use super::super::harness::{Harness, initial_state, settings};
use super::heard_game;
use super::heard_tiles::tiles_in;
use engine::rules::RuleSet;
use engine::tiles::Tile;

#[test]
fn covered_tiles_are_not_described() {
    let mut harness = Harness::with(initial_state(settings(), RuleSet::bloem(), 3));
    harness.send(Input::ScreenReader(true));
    let names = ["Ann", "Bob", "Cy", "Di"].map(str::to_owned);
    harness.reply(Reply::NewSharedGame(
        Box::new(names),
        [true, true, false, false],
    ));
    let (mut covered, mut uncovered) = (0, 0);
    for _ in 0..200 {
        harness.settle();
        let presenter = &harness.presenter;
        if presenter.view().end.is_some() {
            break;
        }
        let described = presenter.describe_table(&[]);
        if presenter.is_covered() {
            covered += 1;
            assert!(described.own_tiles.is_empty());
            assert_eq!(described.choices, None);
            assert_eq!(described.own_heading.words, "The tiles are covered.");
            let players = described.players.iter();
            for entry in players.flat_map(|player| &player.entries) {
                let is_stake = matches!(entry.id, EntryId::Stake(_));
                assert!(!is_stake || tiles_in(&entry.words).is_empty(), "{entry:?}");
            }
            harness.run_command(Command::Speak(Spoken::OwnTiles));
            assert_eq!(harness.status(), "The tiles are covered.");
        } else {
            uncovered += usize::from(!described.own_tiles.is_empty());
        }
        harness.play_on();
    }
    assert!(covered > 5 && uncovered > 5, "{covered}, {uncovered}");
    let is_own = |words: &str| words.contains("Your tiles") || words.contains("draw");
    for (_, speech) in &harness.announced {
        assert!(!is_own(&speech.words), "everybody hears: {}", speech.words);
    }
}

#[test]
fn equal_tiles_are_told_apart_and_the_drawn_one_is_named() {
    let mut harness = heard_game(RuleSet::bloem(), 4);
    harness.until(|harness| {
        let me = harness.presenter.view().me();
        harness.is_own_turn() && me.drawn.is_some() && !harness.presenter.is_animating()
    });
    let described = harness.presenter.describe_table(&[]);
    let mut ids: Vec<EntryId> = described.own_tiles.iter().map(|tile| tile.id).collect();
    ids.sort_by_key(|id| format!("{id:?}"));
    ids.dedup();
    assert_eq!(ids.len(), 14);
    let drawn: Vec<&OwnTile> = described
        .own_tiles
        .iter()
        .filter(|tile| tile.remarks.contains("Just drawn."))
        .collect();
    let tile = harness
        .presenter
        .view()
        .me()
        .drawn
        .and_then(|(tile, _)| tile);
    assert_eq!(drawn.len(), 1);
    assert_eq!(Some(drawn[0].tile), tile);
    assert_eq!(drawn[0].place, 13);
}

#[test]
fn every_line_of_a_description_is_a_finished_phrase() {
    let mut harness = heard_game(RuleSet::classical(), 5);
    let mut kinds = 0;
    for _ in 0..300 {
        harness.settle();
        if harness.presenter.view().end.is_some() {
            break;
        }
        let described = harness.presenter.describe_table(&[]);
        kinds = kinds.max(
            described
                .players
                .iter()
                .map(|player| player.entries.len())
                .sum(),
        );
        for line in described.lines() {
            let is_clean = !line.is_empty() && !line.contains(['{', '\u{202f}']);
            assert!(is_clean && line.trim() == line, "{line:?}");
        }
        harness.play_on();
    }
    assert!(kinds > 8, "{kinds}");
}

#[test]
fn tiles_are_found_in_sentences() {
    let found = |words: &str| {
        let tiles = tiles_in(words);
        let names: Vec<String> = tiles.iter().map(Tile::to_string).collect();
        names.join(" ")
    };
    assert_eq!(
        found("Your tiles: 2 3 3 Bamboo, 7 Wan, Red Dragon, East Wind."),
        "2B 3B 3B 7C RD EW"
    );
    assert_eq!(found("Lin: Chow 3 4 5 Circle."), "3D 4D 5D");
    assert_eq!(found("East round, hand 3. You are East."), "");
    assert_eq!(found("Lin lays out Spring."), "1S");
}
