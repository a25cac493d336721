//! The text of the help: ids, tree, links, glossary and tile pictures are consistent.

#[path = "help_text/messages.rs"]
mod messages;
#[path = "help_text/named.rs"]
mod named;
#[path = "help_text/pages.rs"]
mod pages;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use engine::rules::RuleSet;
use serde_json::{Value, json};
use wording::RowTitle;

use pages::*;

#[test]
fn every_topic_has_its_own_id_a_title_and_a_text() {
    let topics = topics();
    assert_eq!(ids(&topics).len(), topics.len(), "an id is used twice");
    for topic in &topics {
        let Front { id, title, .. } = &topic.front;
        assert!(topic.file.ends_with(&format!("{id}.md")), "{}", topic.file);
        assert!(!title.is_empty(), "{}", topic.file);
        assert!(
            id.bytes()
                .all(|b| b == b'-' || b.is_ascii_lowercase() || b.is_ascii_digit()),
            "{id}"
        );
        let words = prose(&topic.body).split_whitespace().count();
        assert!(words > 15, "{} has only {words} words", topic.file);
    }
}

#[test]
fn every_topic_has_its_own_place_in_the_tree() {
    let topics = topics();
    let parents: BTreeMap<&str, &str> = topics
        .iter()
        .map(|t| (t.front.id.as_str(), t.front.parent.as_str()))
        .collect();
    for topic in &topics {
        let mut at = topic.front.id.as_str();
        for _ in 0..=parents.len() {
            if at == ROOT {
                break;
            }
            at = parents.get(at).expect(&topic.file);
        }
        assert_eq!(at, ROOT, "{} is not reached from the contents", topic.file);
    }
    let places: BTreeSet<(&str, u32)> = topics
        .iter()
        .map(|t| (t.front.parent.as_str(), t.front.order))
        .collect();
    assert_eq!(places.len(), topics.len(), "two topics share a place");
}

#[test]
fn no_link_is_dead() {
    let topics = topics();
    let ids = ids(&topics);
    let glossary = glossary();
    let terms: BTreeSet<&str> = glossary.iter().map(|t| t.id.as_str()).collect();
    for topic in &topics {
        let links = targets(&topic.body, "help").into_iter();
        for link in links.chain(topic.front.see.iter().map(String::as_str)) {
            assert!(ids.contains(link), "{}: no topic {link}", topic.file);
        }
        for term in targets(&topic.body, "gloss") {
            assert!(terms.contains(term), "{}: no term {term}", topic.file);
        }
    }
    for term in &glossary {
        assert!(ids.contains(term.topic.as_str()), "{}", term.term);
    }
}

#[test]
fn the_glossary_has_at_least_90_terms_and_its_page_lists_each() {
    let glossary = glossary();
    let terms: BTreeSet<&str> = glossary.iter().map(|t| t.id.as_str()).collect();
    assert_eq!(terms.len(), glossary.len(), "an id is used twice");
    assert!(terms.len() >= 90, "{}", terms.len());
    let topics = topics();
    let page = topics
        .iter()
        .find(|topic| topic.front.id == "glossary-page");
    let named = targets(&page.expect("the page").body, "gloss");
    for term in &glossary {
        assert!(term.text.split_whitespace().count() > 5, "{}", term.term);
        assert!(named.contains(&term.id.as_str()), "{}", term.term);
    }
}

#[test]
fn every_tile_picture_shows_tiles() {
    for topic in topics() {
        for picture in prose(&topic.body).split('{').skip(1) {
            let (tiles, _) = picture.split_once('}').expect(&topic.file);
            for tile in tiles.split_whitespace() {
                assert!(is_tile(tile), "{}: {tile} is no tile", topic.file);
            }
        }
    }
}

#[test]
fn every_picture_exists_and_has_a_caption() {
    let mut shown = BTreeSet::new();
    for topic in topics() {
        for line in topic.body.lines().filter(|line| line.starts_with("![")) {
            let (words, name) = line.split_once("](picture:").expect(&topic.file);
            let name = name.trim_end_matches(')');
            let file = help().join("pictures").join(name).with_extension("png");
            assert!(file.is_file(), "{}: no picture {name}", topic.file);
            assert!(words.split_whitespace().count() > 5, "{}", topic.file);
            shown.insert(format!("{name}.png"));
        }
    }
    let kept = fs::read_dir(help().join("pictures")).expect("the pictures");
    for file in kept {
        let name = file.expect("a file").file_name();
        assert!(shown.contains(name.to_str().expect("a name")), "{name:?}");
    }
}

#[test]
fn every_inserted_table_exists() {
    for topic in topics() {
        for line in topic.body.lines().filter(|l| l.starts_with("{{")) {
            let name = line
                .strip_prefix("{{table ")
                .and_then(|rest| rest.strip_suffix("}}"));
            let known = name.is_some_and(|name| TABLES.contains(&name));
            assert!(known, "{}: {line}", topic.file);
        }
    }
}

#[test]
fn every_scored_hand_has_its_total() {
    let mut hands = BTreeSet::new();
    for topic in topics() {
        for block in blocks(&topic.body, "score") {
            let case: Value = serde_json::from_str(block).expect(&topic.file);
            let total = case["expected"]["total"].as_u64();
            assert!(total.is_some(), "{}: {case}", topic.file);
            let id = case["id"].as_str().expect(&topic.file).to_owned();
            assert!(hands.insert(id), "{}: two hands of one id", topic.file);

            let stake = case["stake"].as_array().expect(&topic.file);
            for tile in stake {
                let tile = tile.as_str().expect(&topic.file);
                assert!(is_tile(tile), "{}: {tile} is no tile", topic.file);
            }
            let sets = case["table"].as_array().expect(&topic.file).len();
            let whole = if case["winner"] == true { 14 } else { 13 };
            assert_eq!(stake.len() + 3 * sets, whole, "{}", topic.file);
        }
    }
    assert!(hands.len() >= 5);
}

#[test]
fn every_scored_hand_has_the_stated_total() {
    let cases: Vec<Value> = topics()
        .iter()
        .flat_map(|topic| blocks(&topic.body, "score"))
        .map(|block| serde_json::from_str(block).expect("a case is JSON"))
        .collect();
    let file = tempfile::NamedTempFile::new().expect("a file");
    let hands = json!({"rules": "bloem", "cases": cases, "settlements": []});
    fs::write(file.path(), hands.to_string()).expect("the file can be written");

    let run = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["score", "--rules", "bloem", "--json"])
        .arg(file.path())
        .output()
        .expect("the program runs");
    let answers: Vec<Value> = serde_json::from_slice(&run.stdout).expect("it answers in JSON");
    assert_eq!(answers.len(), cases.len());
    for (case, answer) in cases.iter().zip(&answers) {
        for figure in ["points", "doubles", "total"] {
            assert_eq!(answer[figure], case["expected"][figure], "{}", case["id"]);
        }
    }
}

#[test]
fn every_scoring_event_and_special_hand_has_its_topic() {
    let topics = topics();
    let titles: BTreeMap<&str, &str> = topics
        .iter()
        .map(|t| (t.front.id.as_str(), t.front.title.as_str()))
        .collect();
    let rules = RuleSet::bloem();
    for event in rules.events() {
        let title = titles.get(event.topic.as_str());
        assert!(title.is_some(), "{:?}: no topic {}", event.id, event.topic);
        if event.special.is_some() {
            assert_eq!(title, Some(&event.id.title()));
        }
    }
}

/// The topics that cover each row of group Y of docs/features.md.
const COVERED: [(&str, &[&str]); 27] = [
    ("Y1", &["using-help", "menu-index", "menu-search"]),
    (
        "Y2",
        &["contents", "quick-start", "the-game", "the-program"],
    ),
    ("Y3", &["beginners-guide", "minimum-rules", "minimum-keys"]),
    ("Y4", &["rules", "tactics", "scoring", "special-hands"]),
    (
        "Y5",
        &["mouse", "keyboard", "menus", "boxes", "screen-compass"],
    ),
    (
        "Y6",
        &["creating-tile-sets", "voices", "voice-script", "colours"],
    ),
    (
        "Y7",
        &["technical", "system-requirements", "error-messages"],
    ),
    ("Y8", &["whats-new", "licence", "epilogue"]),
    ("Y9", &["glossary-page"]),
    ("Y10", &["using-help"]),
    ("Y11", &["history"]),
    ("Y12", &["inverted-compass"]),
    ("Y13", &["symbolic-square", "tiles-144"]),
    ("Y14", &["symbolism-of-colours"]),
    ("Y15", &["symbolism-of-wall"]),
    ("Y16", &["oracle"]),
    ("Y17", &["oracle"]),
    ("Y18", &["bamboos"]),
    ("Y19", &["circles"]),
    ("Y20", &["wan"]),
    ("Y21", &["winds"]),
    ("Y22", &["dragons"]),
    ("Y23", &["flowers"]),
    ("Y24", &["seasons"]),
    ("Y25", &["tactics", "reading-discards", "good-waits"]),
    ("Y26", &["combinations-for-doubles"]),
    ("Y27", &["whats-new"]),
];

#[test]
fn every_row_of_the_inventory_has_its_topics() {
    let topics = topics();
    let ids = ids(&topics);
    for (row, covering) in COVERED {
        for topic in covering {
            assert!(ids.contains(topic), "{row}: no topic {topic}");
        }
    }
}

#[test]
fn every_kind_of_tile_has_a_page_of_its_own() {
    let topics = topics();
    let parents = [
        ("bamboos", 9),
        ("circles", 9),
        ("wan", 9),
        ("winds", 4),
        ("dragons", 3),
        ("flowers", 4),
        ("seasons", 4),
    ];
    for (parent, kinds) in parents {
        let pages = topics.iter().filter(|t| t.front.parent == parent);
        let faces: BTreeSet<&str> = pages
            .filter_map(|t| t.body.split('{').nth(1)?.split('}').next())
            .collect();
        assert_eq!(faces.len(), kinds, "{parent}: {faces:?}");
    }
}

#[test]
fn the_index_is_rich_and_has_no_duplicates() {
    let mut entries = BTreeSet::new();
    for topic in topics() {
        for word in &topic.front.index {
            let fresh = entries.insert((word.clone(), topic.front.id.clone()));
            assert!(fresh, "{}: {word} twice", topic.file);
        }
    }
    assert!(entries.len() >= 300, "only {} index entries", entries.len());
}
