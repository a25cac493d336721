//! The question whether to play against stronger opponents.

use crate::app::dialog::{Answer, Question, Reply};
use players::Level;
use words::say;

impl Question {
    /// Asks whether the opponents shall be of this stronger level from now on.
    pub fn next_level(level: Level) -> Self {
        let words = say!("question-next-level", level = level.name());
        Self {
            is_small: false,
            answers: vec![
                Answer::new(say!("question-next-level-never"), Reply::StopLevelOffers),
                Answer::new(say!("question-next-level-later"), Reply::Close),
                Answer::new(say!("label-yes"), Reply::PlayAgainst(level)),
            ],
            // Enter also closes the scores, so pressing it twice changes nothing.
            default: 1,
            ..Self::yes_no(
                say!("question-next-level-title"),
                words,
                Reply::PlayAgainst(level),
                Reply::Close,
                "box-next-level",
            )
        }
    }
}
