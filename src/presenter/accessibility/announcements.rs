//! What is spoken: each sentence once and in order, what is urgent first, and with a pause in between.

use std::time::Duration;

use super::description::for_voices;
use super::lesson_card::LessonCard;
use storage::settings::SpokenDetail;

/// The time between two speeches. Screen readers drop what follows another announcement too closely.
const PAUSE: Duration = Duration::from_millis(250);
/// The maximum number of sentences in a speech that are not urgent. Of more, which only a jump to a later point can bring, the latest are
/// spoken.
const MAX_JOINED: usize = 40;

/// What a sentence is about. The level of detail decides which of these are spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The player's own turn, claims and questions, answers to the player, and the end of a hand.
    Own,
    /// Discards, sets and calls of all players.
    Play,
    /// Anything else.
    Surroundings,
}

/// When a sentence is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Before everything that waits: what can be claimed, refusals, and answers.
    Urgent,
    /// After what was said before.
    InTurn,
}

/// What is spoken at once: all sentences that were due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// Its number, from 1. Two speeches with the same words have different numbers.
    pub number: u64,
    /// The sentences.
    pub words: String,
    /// Whether one of them is urgent.
    pub urgency: Urgency,
}

/// The sentences that wait to be spoken, and what was spoken last.
#[derive(Debug, Default)]
pub struct Announcements {
    waiting: Vec<(Urgency, String)>,
    /// The last speech, and when it was due.
    last: Option<(Speech, Duration)>,
    /// Whether a screen reader is attached, which speaks them.
    has_screen_reader: bool,
    /// The lesson card that was spoken last.
    lesson_card: Option<LessonCard>,
}

impl Announcements {
    /// Adds a sentence.
    pub fn add(&mut self, urgency: Urgency, words: &str) {
        self.waiting.push((urgency, for_voices(words)));
    }

    /// Drops what has not been spoken, unless it is urgent: the game has gone elsewhere.
    pub fn drop_outdated(&mut self) {
        self.waiting
            .retain(|(urgency, _)| *urgency == Urgency::Urgent);
    }

    /// Takes the next speech, if one is due.
    pub fn take_due(&mut self, now: Duration) -> Option<Speech> {
        if self.next_due()? > now {
            return None;
        }
        let (urgent, in_turn): (Vec<_>, Vec<_>) = std::mem::take(&mut self.waiting)
            .into_iter()
            .partition(|(urgency, _)| *urgency == Urgency::Urgent);
        let urgency = match urgent.is_empty() {
            true => Urgency::InTurn,
            false => Urgency::Urgent,
        };
        let skipped = in_turn.len().saturating_sub(MAX_JOINED);
        let sentences = urgent.into_iter().chain(in_turn.into_iter().skip(skipped));
        let words = words::sentences(sentences.map(|(_, words)| words));
        let speech = Speech {
            number: self.last.as_ref().map_or(0, |(last, _)| last.number) + 1,
            words,
            urgency,
        };
        self.last = Some((speech.clone(), now));
        Some(speech)
    }

    /// When the next speech is due, as the time since the program started; `None` if nothing waits.
    pub fn next_due(&self) -> Option<Duration> {
        let last = self.last.as_ref().map(|(_, at)| *at + PAUSE);
        (!self.waiting.is_empty()).then(|| last.unwrap_or_default())
    }

    /// The words of the last speech.
    pub fn last_words(&self) -> Option<&str> {
        self.last.as_ref().map(|(speech, _)| speech.words.as_str())
    }

    /// Records the lesson card, and returns the one before.
    pub fn replace_lesson_card(&mut self, card: Option<LessonCard>) -> Option<LessonCard> {
        std::mem::replace(&mut self.lesson_card, card)
    }

    /// Whether a screen reader is attached.
    pub fn has_screen_reader(&self) -> bool {
        self.has_screen_reader
    }

    /// Records whether a screen reader is attached.
    pub fn set_screen_reader(&mut self, attached: bool) {
        self.has_screen_reader = attached;
    }
}

/// Whether sentences about a topic are spoken at this level of detail.
pub fn is_spoken(topic: Topic, detail: SpokenDetail) -> bool {
    match detail {
        SpokenDetail::Everything => true,
        SpokenDetail::DiscardsAndClaims => topic != Topic::Surroundings,
        SpokenDetail::OwnTurn => topic == Topic::Own,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn words(announcements: &mut Announcements, now: Duration) -> Option<String> {
        announcements.take_due(now).map(|speech| speech.words)
    }

    #[test]
    fn sentences_that_are_due_together_are_joined_in_order() {
        let mut announcements = Announcements::default();
        assert_eq!(announcements.next_due(), None);
        announcements.add(Urgency::InTurn, "Lin: 5 Bamboo.");
        announcements.add(Urgency::InTurn, "Ada: Pung of 5 Bamboo.");
        let joined = words(&mut announcements, at(10));
        assert_eq!(
            joined.as_deref(),
            Some("Lin: 5 Bamboo. Ada: Pung of 5 Bamboo.")
        );
        assert_eq!(words(&mut announcements, at(10)), None);
    }

    #[test]
    fn two_speeches_are_a_quarter_of_a_second_apart() {
        let mut announcements = Announcements::default();
        announcements.add(Urgency::InTurn, "Lin: 5 Bamboo.");
        assert!(announcements.take_due(at(1000)).is_some());
        announcements.add(Urgency::InTurn, "Ada: 5 Bamboo.");
        assert_eq!(announcements.next_due(), Some(at(1250)));
        assert_eq!(announcements.take_due(at(1249)), None);
        announcements.add(Urgency::InTurn, "You draw 6 Circle.");
        let joined = words(&mut announcements, at(1250));
        assert_eq!(joined.as_deref(), Some("Ada: 5 Bamboo. You draw 6 Circle."));
    }

    #[test]
    fn what_is_urgent_comes_first() {
        let mut announcements = Announcements::default();
        announcements.add(Urgency::InTurn, "Lin: 5 Bamboo.");
        announcements.add(Urgency::Urgent, "You have no Kong to make now.");
        announcements.add(Urgency::Urgent, "You can claim 5 Bamboo.");
        let speech = announcements.take_due(at(0)).expect("it is due");
        assert_eq!(
            speech.words,
            "You have no Kong to make now. You can claim 5 Bamboo. Lin: 5 Bamboo."
        );
        assert_eq!(speech.urgency, Urgency::Urgent);
    }

    #[test]
    fn equal_words_are_two_speeches() {
        let mut announcements = Announcements::default();
        announcements.add(Urgency::Urgent, "Refused.");
        let first = announcements.take_due(at(0)).expect("it is due");
        announcements.add(Urgency::Urgent, "Refused.");
        let second = announcements.take_due(at(250)).expect("it is due");
        assert_eq!((first.number, second.number), (1, 2));
        assert_eq!(announcements.last_words(), Some("Refused."));
    }

    #[test]
    fn of_many_sentences_the_latest_are_spoken_and_all_urgent_ones() {
        let mut announcements = Announcements::default();
        announcements.add(Urgency::Urgent, "First.");
        for number in 0..2 * MAX_JOINED {
            announcements.add(Urgency::InTurn, &number.to_string());
        }
        let joined = words(&mut announcements, at(0)).expect("it is due");
        let latest: Vec<String> = (MAX_JOINED..2 * MAX_JOINED)
            .map(|number| number.to_string())
            .collect();
        assert_eq!(joined, format!("First. {}", latest.join(" ")));
    }

    #[test]
    fn a_pause_in_a_number_is_not_spoken() {
        let mut announcements = Announcements::default();
        announcements.add(Urgency::InTurn, "Lin has 1\u{202f}240.");
        let joined = words(&mut announcements, at(0));
        assert_eq!(joined.as_deref(), Some("Lin has 1240."));
    }
}
