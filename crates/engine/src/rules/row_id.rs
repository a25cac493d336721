//! The ids of rows, and the English names that served as ids in earlier versions.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The id of a row: a slug such as `going-mah-jongg` or, for a custom row, its title. It has no `Display`, since players see titles.
///
/// Earlier versions had English names as ids (`Going Mah Jongg`). Wherever one is read, it becomes the slug.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct RowId(String);

/// English names by slug.
static NAMES: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    toml::from_str(include_str!("data/names.toml")).expect("a test parses the names")
});

/// Slugs by English name.
static SLUGS: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let names = NAMES.iter();
    names
        .map(|(slug, name)| (name.as_str(), slug.as_str()))
        .collect()
});

impl RowId {
    /// The id as written in files.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The English name, the same in every version: for the wire, for JSON and for checksums. For a custom row it is the title.
    pub fn english(&self) -> &str {
        NAMES.get(&self.0).unwrap_or(&self.0)
    }

    /// Whether a built-in rule set has a row with this id.
    pub fn is_built_in(&self) -> bool {
        NAMES.contains_key(&self.0)
    }
}

/// The slug of an English name; any other text is returned unchanged.
pub(super) fn slug(id: &str) -> &str {
    SLUGS.get(id).copied().unwrap_or(id)
}

impl From<&str> for RowId {
    fn from(id: &str) -> Self {
        Self(slug(id).to_owned())
    }
}

impl From<String> for RowId {
    fn from(id: String) -> Self {
        match SLUGS.get(id.as_str()) {
            Some(slug) => Self((*slug).to_owned()),
            None => Self(id),
        }
    }
}

impl From<RowId> for String {
    fn from(id: RowId) -> Self {
        id.0
    }
}

impl AsRef<str> for RowId {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for RowId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl PartialEq<str> for RowId {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for RowId {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

impl fmt::Debug for RowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, RuleSetId, ScoreLine, WrittenRules};

    #[test]
    fn every_row_has_a_slug_and_an_english_name() {
        let rules = RuleSetId::ALL.map(RuleSet::new);
        let rows = || rules.iter().flat_map(|rules| rules.events());
        for row in rows() {
            let id = row.id.as_str();
            assert!(row.id.is_built_in(), "{id} has no name");
            let is_allowed = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
            assert!(id.chars().all(is_allowed), "{id} is not a slug");
            assert_eq!(RowId::from(row.id.english()), row.id);
            assert_eq!(RowId::from(id), row.id);
        }
        for slug in NAMES.keys() {
            assert!(
                rows().any(|row| row.id == slug.as_str()),
                "no row has the id {slug}"
            );
        }
        assert_eq!(SLUGS.len(), NAMES.len(), "two rows have the same name");
    }

    #[test]
    fn names_that_differ_only_in_case_are_different_rows() {
        let ids = [
            "all honours",
            "All Honours",
            "Pair of Dragons",
            "pair of dragons",
        ];
        let slugs = [
            "all-honours",
            "all-honours-limit",
            "pair-of-dragons",
            "dragon-pair",
        ];
        assert_eq!(ids.map(RowId::from), slugs.map(RowId::from));
        let read = |text| serde_json::from_str::<RowId>(text).ok();
        assert_eq!(read("\"All Honours\""), Some("all-honours-limit".into()));
        assert_eq!(
            read("\"My Hand\"").as_ref().map(RowId::english),
            Some("My Hand")
        );
    }

    /// Files of earlier versions have English names. They open as the same rules, and slugs are written.
    #[test]
    fn rules_of_earlier_versions_are_the_same_rules() {
        let file = |ids: [&str; 3]| {
            format!(
                "name = \"Sunday\"\nbased_on = \"bloem\"\n[rows]\n\"{}\" = {{ award = {{ points = 30 }} }}\n\"{}\" = {{ none = true }}\n\
                [[events]]\nid = \"{}\"\nwhen.win = \"out\"\naward.points = 5\n",
                ids[0], ids[1], ids[2]
            )
        };
        let read = |ids| WrittenRules::read(&file(ids)).expect("it is valid");
        let old = read(["Going Mah Jongg", "Pair of Dragons", "Sunday Best"]);
        let new = read(["going-mah-jongg", "pair-of-dragons", "Sunday Best"]);
        assert_eq!(old, new);
        assert_eq!(old.rules.mark(), new.rules.mark());
        let text = old.text();
        assert!(text.contains("[rows.going-mah-jongg") && text.contains("\"Sunday Best\""));
        assert_eq!(WrittenRules::read(&text), Ok(old.clone()));

        let saved = serde_json::to_string(&old.rules).expect("rules can be written");
        let earlier = saved.replace("going-mah-jongg", "Going Mah Jongg");
        let earlier = earlier.replace("pair-of-dragons", "Pair of Dragons");
        assert_ne!(saved, earlier);
        for text in [saved, earlier] {
            assert_eq!(
                serde_json::from_str::<RuleSet>(&text).ok().as_ref(),
                Some(&old.rules)
            );
        }
    }

    #[test]
    fn score_lines_of_earlier_versions_refer_to_the_same_rows() {
        let line = |key: &str, id: &str| {
            let line = format!("{{\"{key}\":\"{id}\",\"tiles\":[],\"award\":{{\"points\":20}}}}");
            serde_json::from_str::<ScoreLine>(&line).ok()
        };
        let new = line("row", "going-mah-jongg");
        assert!(new.is_some());
        assert_eq!(line("row", "Going Mah Jongg"), new);
        assert_eq!(line("event", "Going Mah Jongg"), new);
        let written = serde_json::to_string(&new).unwrap_or_default();
        assert!(written.contains("\"row\":\"going-mah-jongg\""));
    }
}
