//! The options of a game, of both rule sets, as the engine reads them.

use serde::{Deserialize, Serialize};

use super::Award;
use crate::tiles::DeadWall;

/// Everything that can be set about a game apart from its scoring events. Both rule sets use the same type; an
/// option a rule set does not know stays at the value its rows give it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOptions {
    /// Flowers and Seasons are played with [O8, O32].
    pub flowers: bool,
    /// Chows may be claimed and used [O30].
    pub chows: bool,
    /// Special hands are accepted [O31].
    pub special_hands: bool,
    /// Every player's score at the start of a game [O33]: 1000 under Bloem, 0 under Classical.
    pub starting_score: i64,
    /// No hand counts more [O34, O3]; `None`: no maximum (Bloem's default; NoLimit in the classical game).
    pub max_score: Option<u32>,
    /// Worth of a limit hand, also in a game without limit [O3].
    pub limit: u32,
    /// Rounds in a game: 1, 2 or a multiple of 4 [O23].
    pub rounds: u32,
    /// Hands in a game that is over earlier than its rounds, dead ones counted; `None`: the rounds alone decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<u32>,
    /// How the end of the wall is kept back [T14, O13, O14].
    pub dead_wall: DeadWall,
    /// Bonus tiles are replaced by Loose Tiles [T7, O9].
    pub flowers_loose: bool,
    /// For going out [O5].
    pub mah_jong_score: Award,
    /// Seven pairs of any kind are Mah Jongg [O6].
    pub seven_pairs: bool,
    /// Extra for seven pairs [O7].
    pub seven_pairs_score: Award,
    /// For the own Flower and for the own Season, each [O10].
    pub flowers_own_each: Award,
    /// For having both [O11].
    pub flowers_own_both: Award,
    /// For all four Flowers, for all four Seasons [O12].
    pub flowers_bouquet: Award,
    /// For a fully concealed hand [O15].
    pub concealed_fully: Award,
    /// For a hand concealed up to the last tile [O16].
    pub concealed_almost: Award,
    /// Losers get the doubles for suits and honours [O17].
    pub losers_purity: bool,
    /// A claimed kong counts as concealed for doubles [O18].
    pub kong_has_3_types: bool,
    /// Losers settle among themselves [O19].
    pub losers_settle: bool,
    /// Payments from and to East are doubled [O20].
    pub east_doubles: bool,
    /// The discarder pays double, everybody after a self-draw [O21].
    pub discarder_doubles: bool,
    /// Tiles are shown after a wash-out [O22].
    pub show_on_washout: bool,
    /// Flowers and Seasons score (off: `--no-special-scores` [N17]).
    pub bonus_scores: bool,
    /// Seconds for a claim, 0 for no limit [O1]; the table keeps no clock, drivers read it.
    pub timeout: u32,
    /// Seconds of grace when clients keep the time [O2].
    pub timeout_grace: u32,
}
