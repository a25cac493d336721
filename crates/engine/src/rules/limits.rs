//! Limits of custom rule sets and of game options, so that none can stall or overload the scorer or the table.

use std::borrow::Cow;

use super::{Award, GameOptions};
use crate::tiles::DeadWall;
use crate::untrusted_text::{sanitize, sanitize_line};

/// The maximum length of a name, in characters.
pub const NAME: usize = 60;
/// The maximum length of the description in a rule file, in characters.
pub const ABOUT: usize = 2_000;
/// The maximum length of a row's label, in characters.
pub const LABEL: usize = 12;
/// The maximum length of a row's text, in characters.
pub const TEXT: usize = 80;
/// The maximum number of custom rows of a rule set.
pub const ROWS: usize = 60;
/// The maximum number of patterns of a special hand.
pub const PATTERNS: usize = 40;
/// The maximum number of slots of a pattern.
pub const SLOTS: usize = 14;
/// The maximum length of a slot's text, in characters.
pub const SLOT: usize = 24;

/// The largest award of a row or option.
pub const AWARD: Award = Award {
    points: 100_000,
    doubles: 20,
    limit: 1_000,
};
/// The maximum points of an option's award. More don't fit the number format of the protocol.
const OPTION_POINTS: u32 = 9_999;
/// The maximum of a score in an option, and of the size of a negative one.
const SCORE: u32 = 1_000_000;
/// The maximum time in an option, in seconds.
const SECONDS: u32 = 3_600;
/// The maximum number of rounds of a game, and of East's wins in a row.
const ROUNDS: u32 = 4_096;

/// Whether a text is a single line of `min` to `max` characters, none of which is a control character or invisible. Unless `min` is 0, it
/// must not be blank.
pub fn is_valid_text(text: &str, min: usize, max: usize) -> bool {
    let count = text.chars().count();
    let is_clean_line = !text.contains('\n') && matches!(sanitize(text), Cow::Borrowed(_));
    is_clean_line && (min..=max).contains(&count) && (min == 0 || !text.trim().is_empty())
}

/// A text as one line of at most [`NAME`] characters, for an error message.
pub fn shortened(text: &str) -> String {
    sanitize_line(text, NAME)
}

/// Whether an award is within the limits.
pub fn is_award_allowed(award: Award) -> bool {
    award.points <= AWARD.points && award.doubles <= AWARD.doubles && award.limit <= AWARD.limit
}

impl GameOptions {
    /// Whether a game can be played with the value of every option. A `limit` and a `max_score` of 0 are accepted, as
    /// servers of the Unix programs can be set to them.
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
        let fits = |award: Award| is_award_allowed(award) && award.points <= OPTION_POINTS;
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
