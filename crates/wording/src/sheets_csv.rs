//! All scorecards as one table for spreadsheets, with a line for each entry, and the way back. Only what was entered is read again; what
//! follows from it is computed again.

use engine::rules::{PRESETS, RuleSet, WrittenRules};
use engine::scorekeeper::{
    Circumstance, Draft, Entry, EntryResult, Heading, Line, Scorecard, read_day, written_day,
};
use engine::tiles::{BySeat, Seat};
use words::say;

use super::Describe;
use super::csv::{Cell, add_row, rows};
use super::scorekeeper::ScorecardWording;
use super::tiles::Named;

/// The columns that are read again; the others are for people.
mod column {
    pub const SHEET: usize = 0;
    pub const DATE: usize = 1;
    pub const PLACE: usize = 2;
    pub const NAME: usize = 3;
    pub const RULES: usize = 4;
    pub const ENTRY: usize = 5;
    pub const CIRCUMSTANCES: usize = 10;
    pub const WHO: usize = 11;
    pub const TO: usize = 12;
    pub const POINTS: usize = 13;
    pub const PLAYERS: usize = 14;
    pub const TILES: usize = 18;
    /// The number of columns up to the last that is read.
    pub const COUNT: usize = 22;
    /// The columns from `COUNT` to here are points, which show whether a line is whole.
    pub const POINTS_END: usize = 34;
    /// The identity of the scorecard.
    pub const ID: usize = 34;
    /// The text of the rules, in the first line of a scorecard whose rules do not come with the program.
    pub const RULES_TEXT: usize = 35;
    /// The number of all columns.
    pub const ALL: usize = 36;
}

/// Why a table is not one of scorecards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSheetTable {
    /// It has other columns.
    Columns,
    /// This line of the file cannot be read.
    Line(usize),
    /// There are no rules of this name.
    Rules(String),
}

impl Describe for BadSheetTable {
    fn describe(&self) -> String {
        match self {
            Self::Columns => say!("keeper-table-columns").to_owned(),
            Self::Line(number) => say!("keeper-table-line", number = *number),
            Self::Rules(rules) => say!("keeper-table-rules", rules = rules.as_str()),
        }
    }
}

/// The scorecards as a table with headings.
pub fn sheets_csv(cards: &[Scorecard]) -> String {
    let mut table = String::new();
    add_row(&mut table, headings());
    for (index, card) in cards.iter().enumerate() {
        let lines = card.results().lines;
        let mut lines_of_card = Vec::new();
        for (entry, line) in card.entries.iter().zip(&lines) {
            lines_of_card.push(cells(card, index + 1, Some((entry, line))));
        }
        if lines.is_empty() {
            lines_of_card.push(cells(card, index + 1, None));
        }
        let mut rules = rules_text(&card.rules);
        for mut cells in lines_of_card {
            cells.resize_with(column::POINTS_END, || Cell::from(""));
            cells.extend([card.id.as_str().into(), std::mem::take(&mut rules).into()]);
            add_row(&mut table, cells);
        }
    }
    table
}

/// The text of rules that do not come with the program as they are; empty for others.
fn rules_text(rules: &RuleSet) -> String {
    let is_same = |known: &RuleSet| known.name_or_id() == rules.name_or_id() && known == rules;
    let presets = PRESETS.iter().filter_map(|(_, text)| {
        let is_named = text.contains(rules.name_or_id());
        let written = is_named.then(|| WrittenRules::read(text).ok()).flatten();
        written.map(|written| written.rules)
    });
    let built_in = [RuleSet::bloem(), RuleSet::classical()].into_iter();
    let is_known = built_in.chain(presets).any(|known| is_same(&known));
    let written = WrittenRules {
        rules: rules.clone(),
        about: String::new(),
    };
    match is_known {
        true => String::new(),
        false => written.text(),
    }
}

fn headings() -> impl Iterator<Item = Cell> {
    let first = [
        say!("keeper-column-sheet"),
        say!("keeper-date"),
        say!("keeper-column-place"),
        say!("keeper-column-name"),
        say!("keeper-column-rules"),
        say!("keeper-column-entry"),
        say!("keeper-hand"),
        say!("keeper-round"),
        say!("keeper-east"),
        say!("keeper-what"),
        say!("keeper-column-circumstances"),
        say!("keeper-who-pays"),
        say!("keeper-to-whom"),
        say!("keeper-points"),
    ];
    let first = first.map(str::to_owned).into_iter();
    let of_players = [
        say!("keeper-column-player"),
        say!("keeper-column-tiles"),
        say!("keeper-counts"),
        say!("keeper-gets"),
        say!("keeper-score"),
    ];
    let of_players = of_players
        .into_iter()
        .flat_map(|what| (1..=4_usize).map(move |number| say!("keeper-column-of", what, number)));
    let last = [
        say!("keeper-column-identity"),
        say!("keeper-column-rules-text"),
    ];
    let last = last.map(str::to_owned).into_iter();
    first.chain(of_players).chain(last).map(Cell::from)
}

/// The cells of an entry, or of a scorecard without one.
fn cells(card: &Scorecard, sheet: usize, entry: Option<(&Entry, &Line)>) -> Vec<Cell> {
    let heading = &card.heading;
    let mut cells: Vec<Cell> = vec![
        sheet.into(),
        heading.date.map(written_day).unwrap_or_default().into(),
        heading.place.trim().into(),
        heading.name.trim().into(),
        card.rules.name_or_id().into(),
    ];
    let number = |seat: Seat| Cell::from(seat.index() + 1);
    let seat = |seat: Option<Seat>| seat.map_or(Cell::from(""), number);
    let mut tiles = BySeat::<String>::default();
    if let Some((entry, line)) = entry {
        let (kind, circumstances, who, to, points) = match entry {
            Entry::Hand(draft) => {
                let draft = draft.for_east(line.progress.east);
                let ids = draft.circumstances.iter().map(|it| it.id());
                let ids = ids.collect::<Vec<_>>().join(" ");
                tiles = draft.hands;
                ("hand", ids, draft.liable, None, Cell::from(""))
            }
            Entry::Dead => ("dead", String::new(), None, None, Cell::from("")),
            Entry::Penalty { by, to, points } => {
                ("penalty", String::new(), Some(*by), *to, (*points).into())
            }
            Entry::Correction { of, points } => (
                "correction",
                String::new(),
                Some(*of),
                None,
                (*points).into(),
            ),
        };
        cells.extend([
            kind.into(),
            (line.progress.deals + 1).into(),
            line.progress.round_wind.name().into(),
            card.names[line.progress.east].as_str().into(),
            card.describe_line(line).into(),
            circumstances.into(),
            seat(who),
            seat(to),
            points,
        ]);
    } else {
        cells.extend((column::ENTRY..column::PLAYERS).map(|_| Cell::from("")));
    }
    cells.extend(card.names.0.iter().map(|name| Cell::from(name.as_str())));
    cells.extend(tiles.0.into_iter().map(Cell::from));
    if let Some((_, line)) = entry {
        cells.extend(Seat::ALL.map(|seat| Cell::from(line.points(seat))));
        cells.extend(line.changes.0.map(Cell::from));
        cells.extend(line.scores.0.map(Cell::from));
    }
    cells
}

/// Reads a table of scorecards. `find` returns the rules of a name.
///
/// # Errors
/// It is another table, a line cannot be read or was cut off, or rules are missing.
pub fn read_sheets_csv(
    text: &str,
    find: impl Fn(&str) -> Option<RuleSet>,
) -> Result<Vec<Scorecard>, BadSheetTable> {
    let mut rows = rows(text).into_iter();
    let (_, headings) = rows.next().ok_or(BadSheetTable::Columns)?;
    if headings.len() < column::COUNT {
        return Err(BadSheetTable::Columns);
    }
    let mut cards: Vec<(usize, String, Scorecard)> = Vec::new();
    let mut points = Vec::new();
    for (number, mut row) in rows {
        // Spreadsheets may leave out empty values at the end.
        row.resize(column::ALL, String::new());
        points.push((number, row[column::COUNT..column::POINTS_END].to_vec()));
        let sheet = &row[column::SHEET];
        if cards.last().is_none_or(|(_, last, _)| last != sheet) {
            let (name, text) = (&row[column::RULES], &row[column::RULES_TEXT]);
            let rules = match text.as_str() {
                "" => find(name).ok_or_else(|| BadSheetTable::Rules(name.clone()))?,
                text => {
                    let written = WrittenRules::read(text);
                    written.map_err(|_| BadSheetTable::Line(number))?.rules
                }
            };
            let card = new_card(&row, rules).ok_or(BadSheetTable::Line(number))?;
            cards.push((number, sheet.clone(), card));
        }
        let entry = entry_of(&row).ok_or(BadSheetTable::Line(number))?;
        if let (Some((.., card)), Some(entry)) = (cards.last_mut(), entry) {
            card.entries.push(entry);
        }
    }
    // A file has the same limits as a scorecard.
    let checked = cards.into_iter().map(|(number, _, card)| {
        Scorecard::read(&card.text()).map_err(|_| BadSheetTable::Line(number))
    });
    let cards: Vec<Scorecard> = checked.collect::<Result<_, _>>()?;
    match damaged_line(&cards, &points) {
        Some(number) => Err(BadSheetTable::Line(number)),
        None => Ok(cards),
    }
}

/// The first line that was cut off, or whose tiles are no hand although the points beside them say so. Points that differ are allowed, as after a
/// correction of the tiles.
fn damaged_line(cards: &[Scorecard], points: &[(usize, Vec<String>)]) -> Option<usize> {
    let written = rows(&sheets_csv(cards));
    let written = written.iter().skip(1).map(|(_, row)| row);
    // A card without entries has a line too.
    let refused = cards.iter().flat_map(|card| {
        let lines = card.results().lines;
        let refused = lines
            .iter()
            .map(|line| matches!(line.result, EntryResult::Refused(_)));
        match lines.is_empty() {
            true => vec![false],
            false => refused.collect(),
        }
    });
    let mut lines = points.iter().zip(written.zip(refused));
    let damaged = lines.find(|((_, points), (row, is_refused))| {
        let written = &row[column::COUNT..column::POINTS_END];
        points.iter().zip(written).any(|(read, written)| {
            read.is_empty() != written.is_empty() || *is_refused && read != written
        })
    });
    damaged.map(|((number, _), _)| *number)
}

/// A scorecard without entries, with the heading and players of this row.
fn new_card(row: &[String], rules: RuleSet) -> Option<Scorecard> {
    let names = BySeat::from_fn(|seat| row[column::PLAYERS + seat.index()].clone());
    let date = match row[column::DATE].as_str() {
        "" => None,
        text => Some(read_day(text)?),
    };
    let heading = Heading {
        name: row[column::NAME].clone(),
        date,
        place: row[column::PLACE].clone(),
    };
    let id = row[column::ID].clone();
    let card = Scorecard::new(names, rules);
    Some(Scorecard {
        id,
        heading,
        ..card
    })
}

/// The entry in a row, if it has one; `None` if it cannot be read.
fn entry_of(row: &[String]) -> Option<Option<Entry>> {
    let seat_in = |column: usize| seat_of(&row[column]);
    let points = row[column::POINTS].as_str();
    Some(Some(match row[column::ENTRY].as_str() {
        "" => return Some(None),
        "dead" => Entry::Dead,
        "penalty" => Entry::Penalty {
            by: seat_in(column::WHO)??,
            to: seat_in(column::TO)?,
            points: points.parse().ok()?,
        },
        "correction" => Entry::Correction {
            of: seat_in(column::WHO)??,
            points: points.parse().ok()?,
        },
        "hand" => {
            let ids = row[column::CIRCUMSTANCES].split_whitespace();
            Entry::Hand(Draft {
                hands: BySeat::from_fn(|seat| row[column::TILES + seat.index()].clone()),
                circumstances: ids.map(Circumstance::from_id).collect::<Option<_>>()?,
                liable: seat_in(column::WHO)?,
                east: None,
            })
        }
        _ => return None,
    }))
}

/// The player with this number from 1 to 4, if there is a number; `None` if it is something else.
fn seat_of(text: &str) -> Option<Option<Seat>> {
    match text {
        "" => Some(None),
        _ => {
            let index = text.parse::<usize>().ok()?.checked_sub(1)?;
            Seat::ALL.get(index).map(|seat| Some(*seat))
        }
    }
}
