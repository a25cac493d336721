//! The situation in which a hand is scored.

use serde::{Deserialize, Serialize};

use crate::tiles::{Counts, Meld, Tile, Wind};

/// Where a tile came from: a winner's last tile, or a tile just drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Drawn from the live wall.
    Wall,
    /// A Loose Tile, after a Kong, Flower or Season.
    Loose,
    /// Another player's discard.
    Discard,
    /// Taken from a Kong being made (snatching, robbing).
    Snatch,
}

/// How somebody went Mah Jongg.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Win {
    /// The last tile; the hand's tiles include it.
    pub tile: Tile,
    /// Where it came from.
    pub source: Source,
    /// East went out before its first discard. Under Bloem's rules the last tile must be drawn, and no kong made before.
    pub original: bool,
    /// The winner had declared a Standing Hand or, in the classical game, an Original Call.
    pub standing: bool,
    /// The last tile is East's first discard, and nobody else has discarded.
    pub first_discard_of_east: bool,
}

/// Everything apart from its tiles that the score of a hand may depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation {
    /// The player's own wind.
    pub seat_wind: Wind,
    /// The Wind of the Round.
    pub round_wind: Wind,
    /// How this player went Mah Jongg; `None` for the others.
    pub win: Option<Win>,
    /// Live tiles still in the wall.
    pub live_left: usize,
    /// Tiles that are or were visible to everybody: discards (also those claimed), tiles laid out from the stake for claims and concealed
    /// kongs, and tiles added to pungs. "Filling the only place" depends on them.
    pub open: Counts,
    /// Kongs made by anybody since the last discard, for Kong upon Kong.
    pub kongs_since_discard: u8,
    /// Number of hands in a row that East had won before this one.
    pub east_wins: u32,
}

/// The circumstances of a win, as reported by somebody who saw the hand played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// No live tile was left in the wall.
    pub last_tile: bool,
    /// A Standing Hand, or an Original Call, had been declared.
    pub standing: bool,
    /// East went out before its first discard.
    pub original: bool,
    /// The last tile was East's first discard, and nobody else had discarded.
    pub first_discard: bool,
    /// Two kongs had been made since the last discard.
    pub kong_upon_kong: bool,
    /// All four of every other tile that fits lay open.
    pub only_place: bool,
    /// Number of hands in a row that East had won before this one.
    pub east_wins: u32,
}

impl Situation {
    /// The situation of a hand that was not played at a table of this program: the player's wind and the round wind, the winner's last tile
    /// with its source, the sets laid out, and the circumstances.
    pub fn described(
        (seat_wind, round_wind): (Wind, Wind),
        last: Option<(Tile, Source)>,
        laid_out: impl IntoIterator<Item = Meld>,
        circumstances: Circumstances,
    ) -> Self {
        // For the only place every tile counts as visible; the last tile itself is excepted where that is judged.
        let open = match circumstances.only_place {
            true => Tile::plain()
                .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
                .collect(),
            false => laid_out.into_iter().flat_map(|set| set.tiles()).collect(),
        };
        Self {
            seat_wind,
            round_wind,
            win: last.map(|(tile, source)| Win {
                tile,
                source,
                original: circumstances.original,
                standing: circumstances.standing,
                first_discard_of_east: circumstances.first_discard,
            }),
            live_left: usize::from(!circumstances.last_tile),
            open,
            kongs_since_discard: if circumstances.kong_upon_kong { 2 } else { 0 },
            east_wins: circumstances.east_wins,
        }
    }
}
