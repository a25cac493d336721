//! Limits of custom rule sets, so that nothing in one can stall or blow up the scorer or the table.

use std::borrow::Cow;

use super::{Award, GameOptions};
use crate::tiles::DeadWall;
use crate::untrusted_text::{sanitize, sanitize_line};

/// The most letters of a name.
pub const NAME: usize = 60;
/// The most letters of the description in a file of rules.
pub const ABOUT: usize = 2_000;
/// The most letters of a row's label, which stands before the figure.
pub const LABEL: usize = 12;
/// The most letters of a row's text.
pub const TEXT: usize = 80;
/// The most custom rows.
pub const ROWS: usize = 60;
/// The most patterns of a special hand.
pub const PATTERNS: usize = 40;
/// The most slots of a pattern.
pub const SLOTS: usize = 14;
/// The most letters of a slot.
pub const SLOT: usize = 24;

/// The largest award of a row or option.
pub const AWARD: Award = Award {
    points: 100_000,
    doubles: 20,
    limit: 1_000,
};
/// The largest award of an option in points: larger ones don't fit the number format of the protocol.
const OPTION_POINTS: u32 = 9_999;
/// The greatest score in an option, and the longest time in seconds.
const SCORE: u32 = 1_000_000;
const SECONDS: u32 = 3_600;
/// The most rounds of a game.
const ROUNDS: u32 = 4_096;

/// Whether a text fits on one line and its length is within these limits, in letters.
pub fn are_words(text: &str, least: usize, most: usize) -> bool {
    let count = text.chars().count();
    let plain = !text.contains('\n') && matches!(sanitize(text), Cow::Borrowed(_));
    plain && (least..=most).contains(&count) && (least == 0 || !text.trim().is_empty())
}

/// The beginning of a text of any length, short enough for an error message.
pub fn start(text: &str) -> String {
    sanitize_line(text, NAME)
}

/// Whether an award is within the limits.
pub fn is_award(award: Award) -> bool {
    award.points <= AWARD.points && award.doubles <= AWARD.doubles && award.limit <= AWARD.limit
}

impl GameOptions {
    /// Whether a game can be played with the value of every option. A limit of 0 is accepted, as servers of the Unix programs
    /// can be set to it.
    pub fn are_within_limits(&self) -> bool {
        let awards = [
            self.mah_jong_score,
            self.seven_pairs_score,
            self.flowers_own_each,
            self.flowers_own_both,
            self.flowers_bouquet,
            self.concealed_fully,
            self.concealed_almost,
        ];
        let DeadWall { size, .. } = self.dead_wall;
        let fits = |award: Award| is_award(award) && award.points <= OPTION_POINTS;
        awards.into_iter().all(fits)
            && self.starting_score.unsigned_abs() <= u64::from(SCORE)
            && self.max_score.is_none_or(|max| max <= SCORE)
            && self.limit <= SCORE
            && (matches!(self.rounds, 1 | 2) || self.rounds.is_multiple_of(4))
            && (1..=ROUNDS).contains(&self.rounds)
            && self.hands.is_none_or(|hands| (1..=1_000).contains(&hands))
            && self
                .east_wins
                .is_none_or(|wins| (2..=ROUNDS).contains(&wins))
            && matches!(size, 0 | 14 | 16)
            && self.timeout <= SECONDS
            && self.timeout_grace <= SECONDS
    }
}
