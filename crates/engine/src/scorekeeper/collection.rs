//! Several scorecards in one file, for other computers and for safekeeping.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{BadScorecard, Scorecard};

/// The number of the format.
const FORMAT: u32 = 1;
/// The maximum number of scorecards.
const MAX_SCORECARDS: usize = 5_000;

#[derive(Serialize, Deserialize)]
struct Collection {
    scorecards: u32,
    sheets: Vec<Value>,
}

impl Scorecard {
    /// The text of a file with all these scorecards.
    pub fn collection_text(cards: &[Self]) -> String {
        let collection = Collection {
            scorecards: FORMAT,
            // The text of a scorecard is JSON.
            sheets: cards
                .iter()
                .filter_map(|card| serde_json::from_str(&card.text()).ok())
                .collect(),
        };
        serde_json::to_string_pretty(&collection).unwrap_or_default()
    }

    /// Parses the text of a file with several scorecards, or with one.
    ///
    /// # Errors
    /// One of them is not a scorecard, is too large, or is of a later version.
    pub fn read_collection(text: &str) -> Result<Vec<Self>, BadScorecard> {
        let damaged = |why: serde_json::Error| BadScorecard::Damaged(why.into());
        let value: Value = serde_json::from_str(text).map_err(damaged)?;
        if value.get("scorecards").is_none() {
            return Ok(vec![Self::read(text)?]);
        }
        let collection: Collection = serde_json::from_value(value).map_err(damaged)?;
        if collection.scorecards > FORMAT {
            return Err(BadScorecard::Later(collection.scorecards));
        }
        if collection.sheets.len() > MAX_SCORECARDS {
            return Err(BadScorecard::TooLarge);
        }
        let sheets = collection.sheets.iter();
        sheets.map(|sheet| Self::read(&sheet.to_string())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;
    use crate::scorekeeper::Entry;
    use crate::tiles::BySeat;

    fn card(name: &str) -> Scorecard {
        let names = BySeat([name, "Bob", "Cy", "Dan"].map(str::to_owned));
        let mut card = Scorecard::new(names, RuleSet::classical());
        card.entries.push(Entry::Dead);
        card.heading.date = Some((2026, 11, 28));
        card
    }

    #[test]
    fn a_collection_is_read_as_it_was_written() {
        let cards = vec![card("Ann"), card("Anneliese, \"A\"")];
        let text = Scorecard::collection_text(&cards);
        assert_eq!(Scorecard::read_collection(&text), Ok(cards.clone()));
        let single = Scorecard::read_collection(&cards[0].text());
        assert_eq!(single, Ok(vec![cards[0].clone()]));
        assert_eq!(
            Scorecard::read_collection(&Scorecard::collection_text(&[])),
            Ok(Vec::new())
        );
    }

    #[test]
    fn a_collection_that_is_damaged_or_later_is_refused() {
        let text = Scorecard::collection_text(&[card("Ann")]);
        let later = text.replace("\"scorecards\": 1", "\"scorecards\": 9");
        assert_eq!(
            Scorecard::read_collection(&later),
            Err(BadScorecard::Later(9))
        );
        for damaged in [
            &text[..text.len() / 2],
            "{}",
            "[]",
            "{\"scorecards\": 1, \"sheets\": [{}]}",
        ] {
            let read = Scorecard::read_collection(damaged);
            assert!(matches!(read, Err(BadScorecard::Damaged(_))), "{damaged}");
        }
    }
}
