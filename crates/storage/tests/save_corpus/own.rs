//! Games played under custom rules: they contain their rules, and open without the rule files.

use engine::rules::RuleSet;
use engine::table::Ending;
use serde_json::Value;
use storage::save;

use super::{TestResult, corpus_files, read_with_python};

/// The games and autosaves of the corpus with custom rules.
fn games_by_custom_rules() -> Vec<std::path::PathBuf> {
    let mut paths = [corpus_files("mah"), corpus_files("journal")].concat();
    paths.retain(|path| path.to_string_lossy().contains("own-rules"));
    paths
}

#[test]
fn a_game_contains_its_custom_rules_and_their_results() -> TestResult {
    let paths = games_by_custom_rules();
    assert!(paths.len() >= 6, "{paths:?}");
    let read = read_with_python(&paths);
    for (path, read) in paths.iter().zip(read) {
        let name = path.display();
        let saved = match save::has_own_extension(path) {
            true => save::open(path)?,
            false => save::read_journal(path)?.ok_or("the journal exists")?,
        };
        let rules = &saved.record.rules;
        let own: Vec<&str> = rules
            .custom_rows()
            .iter()
            .map(|row| row.id.as_str())
            .collect();
        assert_eq!(read["called"], rules.name_or_id(), "{name}");
        assert_eq!(read["own_rows"], serde_json::to_value(&own)?, "{name}");
        assert!(rules.name.is_some() && own.len() >= 2, "{name}");

        let endings = saved.record.deals.iter().map(|deal| &deal.ending);
        let hands = endings.filter_map(|ending| match ending {
            Ending::Won { hands, .. } => Some(&hands.0),
            Ending::Dead { .. } => None,
        });
        let lines = hands.flatten().flat_map(|hand| &hand.lines);
        let counted = lines
            .filter(|line| own.contains(&line.row.as_str()))
            .count();
        assert_eq!(read["own_lines"], counted, "{name}");
        assert!(counted > 0, "{name}: custom rows never counted");
    }
    Ok(())
}

/// A row of a possible later version is left out and reported, and its results are kept.
#[test]
fn a_game_with_an_unknown_row_can_be_opened() -> TestResult {
    let folder = tempfile::tempdir()?;
    for path in games_by_custom_rules()
        .iter()
        .filter(|path| save::has_own_extension(path))
    {
        let old = save::open(path)?;
        let text = std::fs::read_to_string(path)?;
        let lines: Vec<&str> = text.lines().collect();
        let mut body: Value = serde_json::from_str(lines[2])?;
        body["edition"] = "9.0.0 00000000".into();
        body["rules"]["events"][0]["when"] = serde_json::json!({"weather": "fine"});
        let body = body.to_string();
        let sums = [lines[1], &body].map(|line| crc32fast::hash(line.as_bytes()));
        let later = folder.path().join("later.mah");
        let head = format!("RedStake 2 {:08x} {:08x}", sums[0], sums[1]);
        std::fs::write(&later, format!("{head}\n{}\n{body}\n", lines[1]))?;

        let read = save::open(&later)?;
        let id = &old.record.rules.custom_rows()[0].id;
        assert!(
            read.messages[0].contains(id.as_str()),
            "{:?}",
            read.messages
        );
        assert_eq!(
            read.record.deals, old.record.deals,
            "the stored results count"
        );
        let remaining = read.record.rules.custom_rows().len();
        assert_eq!(remaining + 1, old.record.rules.custom_rows().len());
        assert_ne!(*read.record.rules, RuleSet::new(read.record.rules.id));
        assert_eq!(read.open().game.inputs(), old.record.inputs);
    }
    Ok(())
}
