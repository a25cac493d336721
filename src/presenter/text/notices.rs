//! What is said to the person, by kind: what belongs to the moment passes, a refusal stays until the person acts again or
//! play has gone on for a while, and trouble is put up as a box that has to be closed (see `Prompt::Trouble`).

use crate::presenter::text::scroll::Scroll;
use crate::presenter::work::Work;

/// A refusal is still told while so many more things happen: then it speaks of what is long gone.
const ANSWERED: usize = 2;

/// The words of the status bar, and everything that was said.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// What happened last.
    event: String,
    /// What is under the pointer.
    hint: Option<String>,
    /// Why the person's last act had no effect.
    refusal: Option<String>,
    /// How many events have been told since.
    since: usize,
    /// What was refused last, also after the person has acted again.
    refused: Option<String>,
    /// Why the person's claim was not served, and for how many more events it is told.
    lost: Option<(String, u8)>,
    /// Why the person's claim did not count in the hand that is over: another's Mah Jongg went before it.
    beaten: Option<String>,
    /// The welcome to a hand; said until it starts.
    welcome: Option<String>,
    log: Scroll,
    /// What has failed in this run.
    failed: Vec<Work>,
}

impl Notices {
    /// Notes that a part of the program has failed; whether it is the first time.
    pub fn is_new_fault(&mut self, work: Work) -> bool {
        let is_new = !self.failed.contains(&work);
        self.failed.extend(is_new.then_some(work));
        is_new
    }

    /// Something happened.
    pub fn event(&mut self, sentence: String) {
        (self.hint, self.refused) = (None, None);
        let lost = self.lost.take();
        self.lost = lost.and_then(|(why, more)| Some((why, more.checked_sub(1)?)));
        self.since += 1;
        if self.since > ANSWERED {
            self.refusal = None;
        }
        self.event.clone_from(&sentence);
        self.log.push(sentence);
    }

    /// The person's turn comes: what was refused before the others moved is over.
    pub fn turn(&mut self) {
        if self.since > 0 {
            self.refusal = None;
        }
    }

    /// Something happened that only the log tells.
    pub fn aside(&mut self, sentence: String) {
        self.log.push(sentence);
    }

    /// What the person tried cannot be done, and why.
    pub fn refusal(&mut self, why: String) {
        self.hint = None;
        self.since = 0;
        self.refusal = Some(why.clone());
        self.refused = Some(why.clone());
        self.log.push(why);
    }

    /// A claim of the person's was not served, and why: told while the one that was is played.
    pub fn lost(&mut self, why: String) {
        self.hint = None;
        self.log.push(why.clone());
        self.lost = Some((why, 1));
    }

    /// The same of a claim that another's Mah Jongg beat, so that the scores can tell it.
    pub fn beaten(&mut self, why: String) {
        self.beaten = Some(why.clone());
        self.lost(why);
    }

    /// Why the person's last claim did not count in the hand that is over.
    pub fn beaten_by(&self) -> Option<&str> {
        self.beaten.as_deref()
    }

    /// The person is asked something new: what became of the last claim is over.
    pub fn ask(&mut self) {
        self.lost = None;
    }

    /// What is under the pointer; `None`: nothing worth a word.
    pub fn hint(&mut self, words: Option<String>) {
        self.hint = words;
    }

    /// A hand has been dealt: its welcome is said until it starts.
    pub fn welcome(&mut self, sentence: String) {
        self.welcome = Some(sentence.clone());
        self.beaten = None;
        self.event(sentence);
    }

    /// The hand has started, or something else matters more than its welcome.
    pub fn start(&mut self) {
        self.welcome = None;
    }

    /// The person has done something: what was refused before is over.
    pub fn act(&mut self) {
        (self.refusal, self.lost) = (None, None);
    }

    /// Shows a sentence without a word in the log, as a review does at each of its steps: nothing has happened.
    pub fn show(&mut self, sentence: String) {
        self.hint = None;
        self.event = sentence;
    }

    /// Another game, or another point of the game, is on the table.
    pub fn turn_page(&mut self) {
        (self.refusal, self.lost, self.welcome) = (None, None, None);
        self.beaten = None;
    }

    /// What the status bar says.
    pub fn status(&self) -> &str {
        let lost = self.lost.as_ref().map(|(why, _)| why.as_str());
        let lasting = self.refusal.as_deref().or(lost).or(self.welcome.as_deref());
        self.hint.as_deref().or(lasting).unwrap_or(&self.event)
    }

    /// Whether that answers the person: what is under the pointer, or why something was refused or had no effect.
    pub fn answers(&self) -> bool {
        self.hint.is_some() || self.refusal.is_some() || self.lost.is_some()
    }

    /// What was refused when the person acted last, if that was refused.
    pub fn last_refusal(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// What happened last.
    pub fn last_event(&self) -> &str {
        &self.event
    }

    /// What was said, the newest last.
    pub fn log(&self) -> &[String] {
        self.log.lines()
    }

    /// How many sentences there ever were.
    pub fn said(&self) -> usize {
        self.log.said()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_does_not_outlast_what_it_speaks_of() {
        let mut notices = Notices::default();
        notices.refusal("1 Wan fits nothing.".to_owned());
        notices.event("Ada claims it.".to_owned());
        notices.event("Ada discards 6 Wan.".to_owned());
        assert_eq!(notices.status(), "1 Wan fits nothing.");
        notices.event("Tomás claims it.".to_owned());
        assert_eq!(notices.status(), "Tomás claims it.");
    }

    #[test]
    fn a_refusal_stays_until_the_person_acts_again() {
        let mut notices = Notices::default();
        notices.refusal("There is no Kong to make.".to_owned());
        notices.event("Lin discards 4 Wan.".to_owned());
        assert_eq!(notices.status(), "There is no Kong to make.");
        notices.act();
        assert_eq!(notices.status(), "Lin discards 4 Wan.");
        assert_eq!(notices.log().len(), 2);
    }

    #[test]
    fn a_refusal_is_over_when_the_persons_turn_comes_after_another_has_moved() {
        let mut notices = Notices::default();
        notices.refusal("There is no Pung to claim.".to_owned());
        notices.turn();
        assert_eq!(notices.status(), "There is no Pung to claim.");
        notices.event("Lin discards 4 Wan.".to_owned());
        notices.turn();
        notices.event("You get 2 Wan.".to_owned());
        assert_eq!(notices.status(), "You get 2 Wan.");
    }

    #[test]
    fn a_lost_claim_is_told_until_the_one_that_was_served_is_played() {
        let mut notices = Notices::default();
        let why = "Ada's Pung goes before your Chow.";
        notices.lost(why.to_owned());
        notices.event("Ada discards 4 Wan.".to_owned());
        assert_eq!(notices.status(), why);
        notices.event("Lin gets a tile.".to_owned());
        assert_eq!(notices.status(), "Lin gets a tile.");
        notices.lost(why.to_owned());
        notices.event("Ada discards 2 Wan.".to_owned());
        notices.ask();
        assert_eq!(notices.status(), "Ada discards 2 Wan.");
    }

    #[test]
    fn the_welcome_to_a_hand_stays_until_it_starts() {
        let mut notices = Notices::default();
        notices.welcome("You are South. Good luck!".to_owned());
        notices.event("Ada lays out Spring.".to_owned());
        assert_eq!(notices.status(), "You are South. Good luck!");
        notices.start();
        assert_eq!(notices.status(), "Ada lays out Spring.");
    }

    #[test]
    fn what_is_pointed_at_is_named_until_something_else_is_said() {
        let mut notices = Notices::default();
        notices.event("You get 8 Circle.".to_owned());
        notices.hint(Some("8 Circle.".to_owned()));
        assert_eq!(notices.status(), "8 Circle.");
        notices.event("Lin gets a tile.".to_owned());
        assert_eq!(notices.status(), "Lin gets a tile.");
    }
}
