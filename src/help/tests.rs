//! The embedded help: its pages, its search and what is generated from the rules.

use super::markup::{Block, Span, Style, Target, parse, words};
use super::table::generated;
use super::*;
use engine::rules::{RowChange, RuleSet};
use sha2::{Digest, Sha256};
use wording::RowTitle;

fn help() -> Help {
    Help::open(&[])
}

#[test]
fn every_file_can_be_read_and_every_page_is_reached() {
    let help = help();
    assert_eq!(help.skipped, Vec::new());
    assert!(help.topics().len() > 360);
    assert_eq!(help.in_order().len(), help.topics().len());
}

#[test]
fn a_line_is_parsed_into_words_links_and_tiles() {
    let read = parse("A **big [Chow](gloss:chow)** of {4B 5B --} or *1 \\*.WAV*").expect("a line");
    let Some(Block::Paragraph(line)) = read.first() else {
        unreachable!("a paragraph")
    };
    assert!(line.contains(&Span::Words {
        text: "Chow".to_owned(),
        style: Style::Strong,
        to: Some(Target::Term("chow".to_owned())),
    }));
    assert_eq!(
        words(line),
        "A big Chow of 4 Bamboo, 5 Bamboo, a back or 1 *.WAV"
    );
    let sum = parse("48 * 2").expect("a line");
    assert!(
        sum.iter()
            .flat_map(Block::lines)
            .any(|line| words(line) == "48 * 2")
    );
    for wrong in [
        "[nowhere]",
        "**open",
        "{10B}",
        "[a](https://example.org)",
        "`open",
    ] {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_search_finds_the_title_first_and_needs_all_words_of_a_short_query() {
    let help = help();
    let first = |query: &str| {
        help.search(query)
            .first()
            .map(|found| found.topic.id.clone())
    };
    assert_eq!(
        first("rotation of east").as_deref(),
        Some("rotation-of-east")
    );
    assert_eq!(first("golden co").as_deref(), Some("hand-golden-cock"));
    assert!(help.search("kong xylophone").is_empty());
    assert!(!help.search("claiming a kong xylophone discard").is_empty());
    assert!(help.search("  ").is_empty());
    assert!(help.search("snatch").len() > 2);
}

#[test]
fn the_search_ranks_the_expected_page_first() {
    let help = help();
    let questions = include_str!("../../tests/data/help-questions.txt");
    let mut questions_checked = 0;
    let mut wrong = Vec::new();
    for line in questions.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split('|').map(str::trim);
        let question = parts.next().unwrap_or_default();
        let pages: Vec<&str> = parts.collect();
        let found = help.search(question);
        let found: Vec<&str> = found.iter().map(|found| found.topic.id.as_str()).collect();
        assert!(
            pages.iter().all(|page| help.topic(page).is_some()),
            "{line}"
        );
        if !found.first().is_some_and(|first| pages.contains(first)) {
            wrong.push(format!("{line}: {:?}", &found[..found.len().min(4)]));
        }
        questions_checked += 1;
    }
    assert!(
        questions_checked >= 60 && wrong.is_empty(),
        "{}",
        wrong.join("\n")
    );
}

#[test]
fn the_index_is_sorted_and_can_be_narrowed() {
    let help = help();
    let all = help.index("");
    assert!(all.len() > 300);
    let narrowed = help.index("kong");
    assert!(!narrowed.is_empty() && narrowed.len() < all.len());
    assert!(
        narrowed
            .iter()
            .all(|entry| entry.word.to_lowercase().contains("kong"))
    );
    let words: Vec<String> = all.iter().map(|entry| entry.word.to_lowercase()).collect();
    let letters = words.iter().map(|word| index::letter(word));
    let letters: Vec<_> = letters.map(|letter| (letter == '#', letter)).collect();
    assert!(letters.is_sorted());
}

#[test]
fn tables_show_the_values_now_in_force() {
    let mut rules = RuleSet::bloem();
    let award = engine::rules::Award {
        points: 77,
        ..engine::rules::Award::default()
    };
    let change = RowChange {
        award: Some(award),
        ..RowChange::default()
    };
    rules.change("Going Mah Jongg", &change).expect("a row");
    let Block::Table(_, rows) = generated(markup::Generated::ScoringEvents, &rules, &[]) else {
        unreachable!("a table")
    };
    assert_eq!(rows.len(), rules.events().len());
    let row = rows.iter().find(|row| words(&row[0]) == "Going Mah Jongg");
    assert_eq!(row.map(|row| words(&row[1])).as_deref(), Some("77"));
}

/// The printable pages name every allowed special hand, and one whose value was changed has the new value.
#[test]
fn card_and_rulebook_are_made_from_the_rules_in_force() {
    let mut rules = RuleSet::bloem();
    let award = engine::rules::Award {
        points: 1234,
        ..engine::rules::Award::default()
    };
    let change = RowChange {
        award: Some(award),
        ..RowChange::default()
    };
    rules.change("Rose of the Winds", &change).expect("a row");
    for printable in [print::Printable::Card, print::Printable::Rulebook] {
        let page = printable.html(&help(), &rules, &|_| "data:,".to_owned(), 1.3);
        assert!(page.contains("1234"), "{printable:?}");
        let hands = rules.events().iter();
        for hand in hands.filter(|event| event.special.is_some() && rules.accepts(event)) {
            assert!(
                page.contains(hand.id.title()),
                "{printable:?}: {:?}",
                hand.id
            );
        }
    }
}

#[test]
fn names_ignore_case_and_spaces_and_similar_ids_are_suggested() {
    let help = help();
    let meant = |name: &str| help.named(name).map(|topic| topic.id.as_str());
    assert_eq!(meant("Snatching a Kong"), meant("snatching a kong"));
    assert_eq!(meant("Dead_Hand"), Some("dead-hand"));
    assert!(help.similar_ids("tactiks").contains(&"tactics"));
    assert!(help.similar_ids("qqqqqqqqqqqq").is_empty());
}

#[test]
fn next_and_previous_visit_every_page() {
    let help = help();
    let mut at = ROOT;
    let mut count = 1;
    while let Some(next) = help.turn(at, true) {
        assert_eq!(
            help.turn(&next.id, false).map(|topic| topic.id.as_str()),
            Some(at)
        );
        at = &next.id;
        count += 1;
    }
    assert_eq!(count, help.topics().len());
}

#[test]
fn an_invalid_user_file_is_named_and_hides_the_embedded_page() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("about")).expect("a folder");
    std::fs::write(folder.path().join("about/licence.md"), "no front").expect("written");
    let help = Help::open(&[folder.path().to_owned()]);
    assert_eq!(help.skipped.len(), 1);
    assert!(help.topic("licence").is_none());
    assert!(help.topic("dead-hand").is_some());
}

/// A language without built-in pages.
const SWEDISH: &str = "sv";

/// A folder with Swedish files of the help.
fn swedish(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in files {
        let path = folder.path().join(SWEDISH).join(path);
        std::fs::create_dir_all(path.parent().expect("in a folder")).expect("a folder");
        std::fs::write(path, text).expect("written");
    }
    folder
}

#[test]
fn a_translated_page_replaces_title_index_and_text_and_keeps_its_place() {
    let page = "+++\ntitle = \"Licens\"\nindex = [\"kopiera\"]\nenglish = \"00000000\"\n+++\n\n# Licens\n\nFri.\n";
    let glossary =
        "[[term]]\nid = \"wind\"\nterm = \"Vindbricka\"\ntext = \"Öst\"\ntopic = \"tiles\"\n";
    let folder = swedish(&[("about/licence.md", page), ("glossary.toml", glossary)]);
    let swedish = Help::open_in(SWEDISH, &[folder.path().to_owned()]);
    let (english, swedish_page) = (help(), swedish.topic("licence").expect("translated"));
    let english_page = english.topic("licence").expect("embedded");
    assert_eq!(swedish_page.title, "Licens");
    assert_eq!(swedish_page.index, ["kopiera"]);
    assert_eq!(words(swedish_page.blocks[0].lines()[0]), "Fri.");
    assert_eq!(swedish_page.parent, english_page.parent);
    assert_eq!(swedish_page.see, english_page.see);
    assert_eq!(
        swedish.term("wind").map(|term| &*term.term),
        Some("Vindbricka")
    );
    assert_eq!(swedish.glossary().len(), english.glossary().len());
    // Everything else is in English, and says so.
    let other = swedish.topic("dead-hand").expect("embedded");
    assert!(swedish_page.is_translated && !other.is_translated);
    assert_eq!(
        other.blocks,
        english.topic("dead-hand").expect("embedded").blocks
    );
}

/// Words within longer ones are found in Chinese and Japanese, and compounds by their beginning in German.
#[test]
fn translated_pages_are_found_by_words_of_their_language() {
    let files = [
        (
            "de/about/licence.md",
            "Lizenz",
            "Kongräuber",
            "Der Kongräuber gewinnt mit fremden Ziegeln.",
        ),
        (
            "zh/about/licence.md",
            "许可",
            "许可证",
            "和牌的人可以抢杠，也可以嶺上開花。",
        ),
        (
            "ja/about/licence.md",
            "ライセンス",
            "利用許諾",
            "嶺上開花でアガる人もいます。",
        ),
    ];
    for (path, title, index, text) in files {
        let folder = tempfile::tempdir().expect("a folder");
        let (language, _) = path.split_once('/').expect("a language");
        let page = format!(
            "+++\ntitle = \"{title}\"\nindex = [\"{index}\"]\nenglish = \"00000000\"\n+++\n\n# {title}\n\n{text}\n"
        );
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("in a folder")).expect("a folder");
        std::fs::write(path, page).expect("written");
        let help = Help::open_in(language, &[folder.path().to_owned()]);
        let queries: &[&str] = match language {
            "de" => &["kongräuber", "Kongr", "fremden"],
            "zh" => &["抢杠", "杠", "開花", "嶺上開花"],
            _ => &["嶺上開花", "上開", "アガる", "ライセンス"],
        };
        for query in queries {
            let found = help.search(query);
            assert!(
                found.iter().any(|found| found.topic.id == "licence"),
                "{language}: {query}"
            );
        }
    }
}

#[test]
fn an_invalid_translation_is_named_and_leaves_the_page_in_english() {
    let folder = swedish(&[("about/licence.md", "+++\ntitle = 3\n+++\n")]);
    let swedish = Help::open_in(SWEDISH, &[folder.path().to_owned()]);
    assert_eq!(swedish.skipped.len(), 1);
    let page = swedish.topic("licence").expect("embedded");
    assert_eq!(page.title, "Licence");
    assert!(!page.is_translated);
}

/// What is wrong with a translation of an English file, if something is.
fn outdated(translation: &str, english: &str) -> Option<String> {
    let hash: String = Sha256::digest(english.as_bytes())[..4]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let line = format!("english = \"{hash}\"");
    (!translation.lines().any(|own| own == line)).then_some(line)
}

#[test]
fn no_translation_is_outdated() {
    let english = "+++\nid = \"a\"\n+++\n";
    let line = outdated("+++\nenglish = \"00000000\"\n+++\n", english).expect("outdated");
    assert_eq!(outdated(&line, english), None);
    let languages = ::words::built_in_languages().filter(|name| *name != ::words::ENGLISH);
    let pages = files::embedded(::words::ENGLISH);
    let mut wrong = Vec::new();
    for language in languages {
        for (path, translation) in files::embedded(language) {
            let own_path = Path::new(language).join(&path);
            match pages.get(&path) {
                Some(english) if !path.ends_with("glossary.toml") => {
                    let expected = outdated(&translation, english);
                    wrong.extend(expected.map(|line| format!("{}: {line}", own_path.display())));
                }
                Some(_) => {}
                None => wrong.push(format!("{}: has no English page", own_path.display())),
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "outdated translations:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn every_page_prints_in_a_terminal() {
    let help = help();
    let rules = RuleSet::bloem();
    for topic in help.topics() {
        let text = plain::page(&help, topic, &rules, &[], 78);
        assert!(text.starts_with(&topic.title), "{}", topic.id);
        assert!(
            !text.contains("this hand is not Mah Jongg"),
            "{}: {text}",
            topic.id
        );
    }
}
