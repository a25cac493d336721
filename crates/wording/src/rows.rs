//! Titles of rows, and their lines on a score sheet.

use engine::rules::{RowId, RuleSet, ScoreLine, ScoringEvent};
use engine::tiles::{Bonus, MeldKind, Tile};
use words::{Noun, Value, noun, say};

use super::tiles::{Named, TileWording};

/// The title of a row.
pub trait RowTitle {
    /// The key of its title in the catalogue, which has titles for the rows of all rule sets that come with the program. The id of a row of a rule
    /// file is its English title; the key has it in small letters, joined by hyphens.
    fn key(&self) -> String;

    /// What the row is called.
    fn title(&self) -> &str;

    /// The title as a parameter of a sentence, which chooses its grammatical form.
    fn noun(&self) -> Value<'_>;
}

impl RowTitle for RowId {
    fn key(&self) -> String {
        let title = self.as_str().to_ascii_lowercase().replace('\'', "");
        let parts = title.split(|letter: char| !letter.is_alphanumeric());
        let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
        format!("row-{}", parts.join("-"))
    }

    fn title(&self) -> &str {
        words::find(&self.key()).unwrap_or(self.as_str())
    }

    fn noun(&self) -> Value<'_> {
        let key = self.key();
        match words::find(&key) {
            Some(_) => Noun::new(key, Vec::new()).into(),
            None => self.as_str().into(),
        }
    }
}

/// Words for a row of a rule set.
pub trait RowWording {
    /// Its text on a score sheet for a set of this kind and tile, such as `Pung of Red Dragons`.
    fn words(&self, set: MeldKind, tile: Option<Tile>) -> String;
}

impl RowWording for ScoringEvent {
    fn words(&self, set: MeldKind, tile: Option<Tile>) -> String {
        let title = self.id.title();
        if let Some(line) = line_in_catalogue(&self.id, set, tile) {
            return line;
        }
        match (self.text.as_str(), tile) {
            _ if self.id.is_built_in() => title.to_owned(),
            ("", _) => title.to_owned(),
            (text, Some(tile)) if text.contains('{') => text
                .replace("{tile}", &tile.name())
                .replace("{short}", &short_name(tile).to_string())
                .replace("{bonus}", &bonus_name(tile).to_string()),
            (text, _) => text.to_owned(),
        }
    }
}

/// The text of a row on a score sheet, if the catalogue has one besides the title.
fn line_in_catalogue(row: &RowId, set: MeldKind, tile: Option<Tile>) -> Option<String> {
    let key = format!("{}.line", row.key());
    if let Some(line) = words::find(&key) {
        return Some(line.to_owned());
    }
    let tile = tile?;
    let parameters = [
        ("set", set.noun().into()),
        ("tile", tile.noun().into()),
        ("short", short_name(tile)),
        ("bonus", bonus_name(tile)),
    ];
    words::find_formatted(&key, &parameters)
}

/// The text of a line of a score by these rules. For an unknown row it is the row's title.
pub fn line_words(rules: &RuleSet, line: &ScoreLine) -> String {
    let set = match line.tiles.len() {
        4 => MeldKind::Kong,
        _ => MeldKind::Pung,
    };
    let row = rules.event(&line.row);
    let words = row.map_or_else(
        || line.row.title().to_owned(),
        |row| row.words(set, line.tile),
    );
    match line.calling {
        true => say!("score-line-calling", row = words),
        false => words,
    }
}

/// The short name of an honour: `East`, `Red`; for a Flower or Season with its owner: `Orchid, number 2, of South`. Empty for suit tiles.
fn short_name(tile: Tile) -> Value<'static> {
    let wind = tile.as_wind().map(Named::noun);
    let dragon = tile.as_dragon().map(Named::noun);
    match (wind.or(dragon), tile.as_bonus()) {
        (Some(name), _) => name.into(),
        (None, Some(bonus @ (Bonus::Flower(wind) | Bonus::Season(wind)))) => noun!(
            "tile-bonus-and-whose",
            bonus = bonus.noun(),
            number = wind.index() + 1,
            wind = wind.noun()
        )
        .into(),
        (None, None) => "".into(),
    }
}

fn bonus_name(tile: Tile) -> Value<'static> {
    let Some(bonus) = tile.as_bonus() else {
        return "".into();
    };
    let name = bonus.noun();
    match bonus {
        Bonus::Flower(_) => noun!("line-flower", name).into(),
        Bonus::Season(_) => noun!("line-season", name).into(),
    }
}
