//! The options of a game, for both rule sets.

use serde::{Deserialize, Serialize};

use super::Award;
use crate::tiles::DeadWall;
use crate::tiles::shanten::ChowLimit;

/// All settings of a game apart from its scoring events. Both rule sets use this type; an option that a rule set does not offer keeps its
/// default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOptions {
    /// Flowers and Seasons are played with.
    pub flowers: bool,
    /// Chows may be claimed and used.
    pub chows: bool,
    /// A hand of four sets and a pair may have one chow at most.
    #[serde(default, skip_serializing_if = "is_false")]
    pub one_chow: bool,
    /// A dead hand is followed by a Goulash: players exchange three tiles three times, and chows are for special hands only. Has no effect
    /// at tables where players lay out bonus tiles themselves.
    #[serde(default, skip_serializing_if = "is_false")]
    pub goulash: bool,
    /// Special hands are accepted.
    pub special_hands: bool,
    /// Every player's score at the start of a game: 1000 under Bloem, 0 under Classical.
    pub starting_score: i64,
    /// The maximum score of a hand without a limit award. `None`: no maximum (Bloem's default; NoLimit in the classical game).
    pub max_score: Option<u32>,
    /// The value of a limit hand, also in a game without a maximum.
    pub limit: u32,
    /// Rounds in a game: 1, 2 or a multiple of 4.
    pub rounds: u32,
    /// The maximum number of hands in a game, including dead ones. `None`: only the rounds decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<u32>,
    /// The size of the dead wall, and whether it is replenished.
    pub dead_wall: DeadWall,
    /// Bonus tiles are replaced by Loose Tiles; otherwise by tiles from the live wall.
    pub flowers_loose: bool,
    /// The award for going out.
    pub mah_jong_score: Award,
    /// Seven pairs of any kind are Mah Jongg.
    pub seven_pairs: bool,
    /// The additional award for seven pairs.
    pub seven_pairs_score: Award,
    /// The award for each of the player's own Flower and own Season.
    pub flowers_own_each: Award,
    /// The award for having both the player's own Flower and own Season.
    pub flowers_own_both: Award,
    /// The award for all four Flowers, and again for all four Seasons.
    pub flowers_bouquet: Award,
    /// The award for a fully concealed hand.
    pub concealed_fully: Award,
    /// The award for a hand concealed up to the last tile.
    pub concealed_almost: Award,
    /// Losers also get the doubles for suits, for honours and for a concealed hand.
    pub losers_purity: bool,
    /// Claimed, annexed and concealed kongs count as three types, and a claimed kong does not spoil the doubles for concealed hands.
    pub kong_has_3_types: bool,
    /// Losers settle among themselves.
    pub losers_settle: bool,
    /// Payments from and to East are doubled.
    pub east_doubles: bool,
    /// The discarder pays the winner double; if the last tile was drawn or robbed from a kong, everybody does.
    pub discarder_doubles: bool,
    /// Tiles are shown after a wash-out.
    pub show_on_washout: bool,
    /// Flowers and Seasons score, with their own doubles, in addition to a special hand that has a fixed value. Such a hand is scored like
    /// any other if that gives more.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bonus_apart: bool,
    /// A Standing Hand, or an Original Call, may be declared.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    pub standing_hands: bool,
    /// If several players claim Mah Jongg, the next in turn after the discarder wins, whatever the tile completes.
    #[serde(default, skip_serializing_if = "is_false")]
    pub nearest_wins: bool,
    /// The deal passes after every hand, even after a dead one or one that East wins.
    #[serde(default, skip_serializing_if = "is_false")]
    pub deal_always_passes: bool,
    /// East loses the deal after this many wins in a row. `None`: after 13 in the classical game, never under Bloem's rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub east_wins: Option<u32>,
    /// Flowers and Seasons score. The switch `--no-special-scores` turns this off.
    pub bonus_scores: bool,
    /// Seconds for a claim, 0 for no limit. The table has no clock; drivers use the value.
    pub timeout: u32,
    /// Seconds that the table waits in addition for clients that keep the time themselves.
    pub timeout_grace: u32,
}

/// The options that may be unset.
pub(super) const MAY_BE_NONE: [&str; 3] = ["max_score", "hands", "east_wins"];

/// The options that serialization skips when they have their usual value. Every new option is one, so that older games still open and deal
/// codes stay the same.
pub(super) const SKIPPED_IF_USUAL: [&str; 6] = [
    "one_chow",
    "goulash",
    "bonus_apart",
    "standing_hands",
    "nearest_wins",
    "deal_always_passes",
];

/// The default of [`GameOptions::max_east_wins`] (Millington 122r).
const EAST_WINS: u32 = 13;

impl GameOptions {
    /// The number of East's consecutive wins for which the last one has a row of its own (`Winning::Thirteenth`). East then loses the deal too,
    /// but under Bloem's rules only if the option is set.
    pub fn max_east_wins(&self) -> u32 {
        self.east_wins.unwrap_or(EAST_WINS)
    }

    /// How many chows a hand of four sets and a pair may have.
    pub fn chow_limit(&self) -> ChowLimit {
        match (self.chows, self.one_chow) {
            (false, _) => ChowLimit::None,
            (true, true) => ChowLimit::One,
            (true, false) => ChowLimit::Any,
        }
    }
}

fn yes() -> bool {
    true
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_true(flag: &bool) -> bool {
    *flag
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}
