//! A case: a hand and its situation, as written in the files of `red-stake score` and in the help.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Award, Circumstances, RowChange, RowId, RuleSet, Situation, Source};
use crate::tiles::{Exposure, Hand, Meld, MeldKind, Tile, Wind};

/// A hand and its situation, as read from a file.
#[derive(Deserialize)]
pub struct Case {
    /// Identifies the case in the results.
    pub id: String,
    seat_wind: char,
    round_wind: char,
    winner: bool,
    #[serde(default)]
    table: Vec<TableSet>,
    stake: Vec<Tile>,
    #[serde(default)]
    bonus: Vec<Tile>,
    win: Option<CaseWin>,
    rules: Option<CaseRules>,
}

/// A set on the table; it is claimed unless it is concealed or annexed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableSet {
    kind: MeldKind,
    tile: Tile,
    #[serde(default)]
    concealed: bool,
    #[serde(default)]
    annexed: bool,
}

/// How the winner went Mah Jongg.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseWin {
    tile: Tile,
    from: Source,
    /// Whether no live tile was left.
    #[serde(default)]
    last_tile: bool,
    #[serde(default)]
    original: bool,
    #[serde(default)]
    standing: bool,
    #[serde(default)]
    first_discard_of_east: bool,
    #[serde(default)]
    kong_upon_kong: bool,
    #[serde(default)]
    only_place: bool,
    #[serde(default)]
    east_wins: u32,
}

/// How the rules differ from the defaults.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct CaseRules {
    chows: Option<bool>,
    special_hands: Option<bool>,
    forbidden: Vec<RowId>,
    max_score: Option<u32>,
    events: BTreeMap<RowId, EventSetting>,
    /// Rows that count for losers too.
    open_to_all: Vec<RowId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventSetting {
    points: Option<u32>,
    doubles: Option<u32>,
    none: Option<bool>,
    total: Option<bool>,
}

impl Case {
    /// The rules by which it is scored: the defaults with the changes that the case lists.
    ///
    /// # Errors
    /// A change that the rules do not allow.
    pub fn rules(&self, defaults: &RuleSet) -> Result<RuleSet, String> {
        rules(defaults, self.rules.as_ref())
    }

    /// The hand.
    ///
    /// # Errors
    /// Tiles or sets that no player can hold.
    pub fn hand(&self) -> Result<Hand, String> {
        hand(self)
    }

    /// The situation of the hand.
    ///
    /// # Errors
    /// Something is missing, or does not fit the hand.
    pub fn situation(&self, hand: &Hand) -> Result<Situation, String> {
        situation(self, hand)
    }
}

/// The wind with this letter: E, S, W or N.
///
/// # Errors
/// There is none.
pub fn parse_wind(letter: char) -> Result<Wind, String> {
    Wind::from_letter(letter).ok_or_else(|| format!("\"{letter}\" is not a wind (E, S, W or N)"))
}

/// A maximum score as given.
///
/// # Errors
/// It is 0.
pub fn checked_max_score(max: Option<u32>) -> Result<Option<u32>, String> {
    match max {
        Some(0) => Err("\"max_score\" must be positive".to_owned()),
        _ => Ok(max),
    }
}

fn rules(defaults: &RuleSet, changes: Option<&CaseRules>) -> Result<RuleSet, String> {
    let mut rules = defaults.clone();
    let Some(changes) = changes else {
        return Ok(rules);
    };
    let options = &mut rules.options;
    options.chows = changes.chows.unwrap_or(options.chows);
    options.special_hands = changes.special_hands.unwrap_or(options.special_hands);
    options.max_score = checked_max_score(changes.max_score)?.or(options.max_score);
    let forbid = RowChange {
        allowed: Some(false),
        ..RowChange::default()
    };
    let for_everybody = RowChange {
        winner_only: Some(false),
        ..RowChange::default()
    };
    let forbidden_rows = changes.forbidden.iter().map(|id| (id, forbid.clone()));
    let rows_for_everybody = changes
        .open_to_all
        .iter()
        .map(|id| (id, for_everybody.clone()));
    let award_changes = changes
        .events
        .iter()
        .map(|(id, setting)| (id, setting.change()));
    for (id, change) in forbidden_rows
        .chain(rows_for_everybody)
        .chain(award_changes)
    {
        rules
            .change(id, &change)
            .map_err(|error| error.to_string())?;
    }
    Ok(rules)
}

impl EventSetting {
    fn change(&self) -> RowChange {
        let has_award = self.points.or(self.doubles).is_some();
        let award = Award {
            points: self.points.unwrap_or(0),
            doubles: self.doubles.unwrap_or(0),
            limit: 0,
        };
        RowChange {
            award: has_award.then_some(award),
            never_counts: self.none,
            total: self.total,
            ..RowChange::default()
        }
    }
}

fn hand(case: &Case) -> Result<Hand, String> {
    let melds: Vec<Meld> = case.table.iter().map(table_set).collect::<Result<_, _>>()?;
    if let Some(tile) = case.stake.iter().find(|tile| tile.is_bonus()) {
        return Err(format!(
            "the Flower or Season {tile} cannot be on the stake"
        ));
    }
    if let Some(tile) = case.bonus.iter().find(|tile| !tile.is_bonus()) {
        return Err(format!("{tile} is not a Flower or Season"));
    }
    let (tiles, expected) = (
        case.stake.len() + 3 * melds.len(),
        if case.winner { 14 } else { 13 },
    );
    if tiles != expected {
        return Err(format!(
            "stake plus 3 for each set on the table is {tiles}, not {expected}"
        ));
    }
    // Checked before the tiles are counted: a count saturates at 255.
    for tile in Tile::all() {
        let meld_tiles = melds.iter().flat_map(|meld| meld.tiles());
        let all = meld_tiles
            .chain(case.stake.iter().copied())
            .chain(case.bonus.iter().copied());
        let count = all.filter(|other| *other == tile).count();
        if count > usize::from(tile.copies()) {
            return Err(format!(
                "there are {count} of {tile}, a set has {}",
                tile.copies()
            ));
        }
    }
    Ok(Hand {
        stake: case.stake.iter().copied().collect(),
        melds,
        bonus: case.bonus.clone(),
    })
}

/// The name of a kind of set in error messages.
fn kind_name(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Pair => "Pair",
        MeldKind::Chow => "Chow",
        MeldKind::Pung => "Pung",
        MeldKind::Kong => "Kong",
    }
}

fn table_set(set: &TableSet) -> Result<Meld, String> {
    let (kind, tile) = (set.kind, set.tile);
    if tile.is_bonus() || kind == MeldKind::Pair {
        return Err(format!(
            "a {} of {tile} cannot be on the table",
            kind_name(kind)
        ));
    }
    if kind == MeldKind::Chow && tile.chow().is_none() {
        return Err(format!("no Chow begins with {tile}"));
    }
    if set.concealed && kind != MeldKind::Kong {
        return Err(format!(
            "the {} of {tile} on the table cannot be concealed",
            kind_name(kind)
        ));
    }
    if set.annexed && (kind != MeldKind::Kong || set.concealed) {
        let name = kind_name(kind);
        return Err(format!("the {name} of {tile} cannot be annexed"));
    }
    let exposure = match (set.concealed, set.annexed) {
        (true, _) => Exposure::Concealed,
        (_, true) => Exposure::Annexed,
        _ => Exposure::Claimed,
    };
    Ok(Meld {
        kind,
        tile,
        exposure,
    })
}

fn situation(case: &Case, hand: &Hand) -> Result<Situation, String> {
    let win = match (&case.win, case.winner) {
        (Some(win), true) => Some(win),
        (None, false) => None,
        (None, true) => return Err("a winner needs \"win\"".to_owned()),
        (Some(_), false) => return Err("only a winner has \"win\"".to_owned()),
    };
    if let Some(win) = win.filter(|win| !hand.stake.has(win.tile)) {
        return Err(format!("the last tile {} is not on the stake", win.tile));
    }
    let winds = (parse_wind(case.seat_wind)?, parse_wind(case.round_wind)?);
    let circumstances = win.map(|win| Circumstances {
        last_tile: win.last_tile,
        standing: win.standing,
        original: win.original,
        first_discard: win.first_discard_of_east,
        kong_upon_kong: win.kong_upon_kong,
        only_place: win.only_place,
        east_wins: win.east_wins,
    });
    let winning_tile = win.map(|win| (win.tile, win.from));
    let (melds, circumstances) = (
        hand.melds.iter().copied(),
        circumstances.unwrap_or_default(),
    );
    Ok(Situation::described(
        winds,
        winning_tile,
        melds,
        circumstances,
    ))
}
