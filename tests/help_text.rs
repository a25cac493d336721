//! The text of the help: ids, tree, links, glossary, index and pictures are consistent, its hands score as stated, and no required topic is
//! missing.

#[path = "help_text/controls.rs"]
mod controls;
#[path = "help_text/markdown.rs"]
mod markdown;
#[path = "help_text/messages.rs"]
mod messages;
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
fn every_topic_has_a_unique_id_a_title_and_text() {
    let topics = topics();
    assert_eq!(ids(&topics).len(), topics.len(), "an id is used twice");
    for topic in &topics {
        let FrontMatter { id, title, .. } = &topic.front;
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
fn every_topic_has_a_unique_place_in_the_tree() {
    let topics = topics();
    let parents: BTreeMap<&str, &str> = topics
        .iter()
        .map(|t| (t.front.id.as_str(), t.front.parent.as_str()))
        .collect();
    for topic in &topics {
        let mut ancestor = topic.front.id.as_str();
        for _ in 0..=parents.len() {
            if ancestor == ROOT {
                break;
            }
            ancestor = parents.get(ancestor).expect(&topic.file);
        }
        assert_eq!(
            ancestor, ROOT,
            "{} is not reached from the contents",
            topic.file
        );
    }
    let places: BTreeSet<(&str, u32)> = topics
        .iter()
        .map(|t| (t.front.parent.as_str(), t.front.order))
        .collect();
    assert_eq!(places.len(), topics.len(), "two topics share a place");
}

#[test]
fn every_link_has_a_target() {
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
            let file = help_folder()
                .join("pictures")
                .join(name)
                .with_extension("png");
            assert!(file.is_file(), "{}: no picture {name}", topic.file);
            assert!(words.split_whitespace().count() > 5, "{}", topic.file);
            shown.insert(format!("{name}.png"));
        }
    }
    let files = fs::read_dir(help_folder().join("pictures")).expect("the pictures");
    for file in files {
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
fn every_score_block_has_an_id_a_total_and_enough_tiles() {
    let mut hands = BTreeSet::new();
    for topic in topics() {
        for block in blocks(&topic.body, "score") {
            let case: Value = serde_json::from_str(block).expect(&topic.file);
            let total = case["expected"]["total"].as_u64();
            assert!(total.is_some(), "{}: {case}", topic.file);
            let id = case["id"].as_str().expect(&topic.file).to_owned();
            assert!(hands.insert(id), "{}: two hands with one id", topic.file);

            let stake = case["stake"].as_array().expect(&topic.file);
            for tile in stake {
                let tile = tile.as_str().expect(&topic.file);
                assert!(is_tile(tile), "{}: {tile} is no tile", topic.file);
            }
            let sets = case["table"].as_array().expect(&topic.file).len();
            let size = if case["winner"] == true { 14 } else { 13 };
            assert_eq!(stake.len() + 3 * sets, size, "{}", topic.file);
        }
    }
    assert!(hands.len() >= 5);
}

#[test]
fn every_score_block_has_the_stated_total() {
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
    let answers: Vec<Value> = serde_json::from_slice(&run.stdout).expect("the answer is JSON");
    assert_eq!(answers.len(), cases.len());
    for (case, answer) in cases.iter().zip(&answers) {
        for figure in ["points", "doubles", "total"] {
            assert_eq!(answer[figure], case["expected"][figure], "{}", case["id"]);
        }
    }
}

#[test]
fn every_scoring_event_and_special_hand_has_a_topic() {
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

/// Topics of the original's help that this help must have too.
const REQUIRED: [&str; 47] = [
    "using-help",
    "menu-index",
    "menu-search",
    "contents",
    "quick-start",
    "the-game",
    "the-program",
    "beginners-guide",
    "minimum-rules",
    "minimum-keys",
    "rules",
    "tactics",
    "scoring",
    "special-hands",
    "mouse",
    "keyboard",
    "menus",
    "boxes",
    "screen-compass",
    "creating-tile-sets",
    "voices",
    "voice-script",
    "colours",
    "technical",
    "system-requirements",
    "error-messages",
    "whats-new",
    "licence",
    "epilogue",
    "glossary-page",
    "history",
    "inverted-compass",
    "symbolic-square",
    "tiles-144",
    "symbolism-of-colours",
    "symbolism-of-wall",
    "oracle",
    "bamboos",
    "circles",
    "wan",
    "winds",
    "dragons",
    "flowers",
    "seasons",
    "reading-discards",
    "good-waits",
    "combinations-for-doubles",
];

#[test]
fn every_required_topic_exists() {
    let topics = topics();
    let ids = ids(&topics);
    for topic in REQUIRED {
        assert!(ids.contains(topic), "no topic {topic}");
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
fn the_index_has_at_least_300_entries_and_no_duplicates() {
    let mut entries = BTreeSet::new();
    for topic in topics() {
        for word in &topic.front.index {
            let is_new = entries.insert((word.clone(), topic.front.id.clone()));
            assert!(is_new, "{}: {word} twice", topic.file);
        }
    }
    assert!(entries.len() >= 300, "only {} index entries", entries.len());
}
