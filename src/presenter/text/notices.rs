//! The messages to the player, by kind: events are replaced by later ones, a refusal stays until the player acts again or play has
//! continued for a while, and failures open a dialog that must be closed (see `Prompt::Trouble`).

use crate::presenter::text::bonus_news::BonusNews;
use crate::presenter::text::bounded_log::BoundedLog;
use crate::presenter::work::Work;

/// A refusal is dropped after more events than this, because it is out of date by then.
const EVENTS_PER_REFUSAL: usize = 2;

/// The text of the status bar, and the log of all messages.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// The sentence for the last event, or one shown instead.
    event: String,
    /// The description of what is under the pointer.
    hint: Option<String>,
    /// Why the player's last action had no effect.
    refusal: Option<String>,
    /// The number of events since the refusal.
    events_since_refusal: usize,
    /// The last refusal. The player's next action does not drop it; the next event does.
    last_refusal: Option<String>,
    /// Why the player's claim was lost or missed, and for how many more events that is shown.
    lost: Option<(String, u8)>,
    /// Why the player's claim did not count in the finished hand: another player's Mah Jongg had precedence.
    lost_to_win: Option<String>,
    /// The welcome to a hand, shown until the hand starts. An instruction hides it.
    welcome: Option<String>,
    /// What the player has to do before the hand starts.
    instruction: Option<String>,
    log: BoundedLog,
    /// What is still to be said about the player's Flowers and Seasons.
    pub bonus: BonusNews,
    /// The kinds of background work that have failed in this run.
    failed_work: Vec<Work>,
}

impl Notices {
    /// Records a failure of background work; true if it is the first of this kind of work.
    pub fn note_fault(&mut self, work: Work) -> bool {
        let is_new = !self.failed_work.contains(&work);
        self.failed_work.extend(is_new.then_some(work));
        is_new
    }

    /// Shows the sentence for an event and adds it to the log. Hints end, and refusals and lost claims end after some events.
    pub fn add_event(&mut self, sentence: String) {
        (self.hint, self.last_refusal) = (None, None);
        let lost = self.lost.take();
        self.lost = lost.and_then(|(why, events)| Some((why, events.checked_sub(1)?)));
        self.events_since_refusal += 1;
        if self.events_since_refusal > EVENTS_PER_REFUSAL {
            self.refusal = None;
        }
        self.event.clone_from(&sentence);
        self.log.push(sentence);
    }

    /// Begins a turn of the player: drops a refusal, unless no event has followed it.
    pub fn start_turn(&mut self) {
        if self.events_since_refusal > 0 {
            self.refusal = None;
        }
    }

    /// Adds a sentence to the log without showing it.
    pub fn log_only(&mut self, sentence: String) {
        self.log.push(sentence);
    }

    /// Shows a refusal and adds it to the log.
    pub fn add_refusal(&mut self, why: String) {
        self.hint = None;
        self.events_since_refusal = 0;
        self.refusal = Some(why.clone());
        self.last_refusal = Some(why.clone());
        self.log.push(why);
    }

    /// Shows why the player's claim was lost or missed, until play has continued a little, and adds it to the log.
    pub fn show_lost_claim(&mut self, why: String) {
        self.hint = None;
        self.log.push(why.clone());
        self.lost = Some((why, 1));
    }

    /// Shows why the player's claim lost to a Mah Jongg; the scores show that too.
    pub fn show_claim_lost_to_win(&mut self, why: String) {
        self.lost_to_win = Some(why.clone());
        self.show_lost_claim(why);
    }

    /// Why the player's claim did not count in the finished hand, if it lost to the Mah Jongg.
    pub fn why_claim_lost(&self) -> Option<&str> {
        self.lost_to_win.as_deref()
    }

    /// Drops the lost claim, because something new can be claimed.
    pub fn drop_lost_claim(&mut self) {
        self.lost = None;
    }

    /// Sets the description of what is under the pointer; `None` clears it.
    pub fn set_hint(&mut self, words: Option<String>) {
        self.hint = words;
    }

    /// Shows the welcome to a hand until the hand starts, and adds it to the log. An instruction hides it.
    pub fn show_welcome(&mut self, sentence: String) {
        self.welcome = Some(sentence.clone());
        self.lost_to_win = None;
        self.add_event(sentence);
    }

    /// Shows what to do before the hand starts. The welcome reappears when the instruction is dropped.
    pub fn show_instruction(&mut self, sentence: String) {
        self.hint = None;
        self.instruction = Some(sentence);
    }

    /// Drops the instruction, because the player has done it.
    pub fn drop_instruction(&mut self) {
        self.instruction = None;
    }

    /// Drops the welcome and the instruction: the hand has started, or something matters more.
    pub fn drop_welcome(&mut self) {
        (self.welcome, self.instruction) = (None, None);
    }

    /// Drops the refusal and the lost claim, because the player has acted.
    pub fn drop_refusal(&mut self) {
        (self.refusal, self.lost) = (None, None);
    }

    /// Shows a sentence without adding it to the log, as the review does at each step.
    pub fn show(&mut self, sentence: String) {
        self.hint = None;
        self.event = sentence;
    }

    /// Drops refusals, lost claims, the welcome and the instruction, for another game or another point of the game. The last event stays.
    pub fn clear_status(&mut self) {
        (self.refusal, self.lost, self.lost_to_win) = (None, None, None);
        self.drop_welcome();
    }

    /// Whether there is a welcome to a hand that has not started.
    pub fn shows_welcome(&self) -> bool {
        self.welcome.is_some()
    }

    /// Replaces all sentences except those of the log, because the language has changed.
    pub fn translate(&mut self, event: String, welcome: Option<String>) {
        (self.hint, self.last_refusal) = (None, None);
        self.clear_status();
        (self.event, self.welcome) = (event, welcome);
    }

    /// The description of what is under the pointer, or else the news.
    pub fn status(&self) -> &str {
        self.description().unwrap_or(self.news())
    }

    /// The description of what is under the pointer.
    pub fn description(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    /// The last event, or what matters more: a refusal, a lost claim, or what is said before the hand starts.
    pub fn news(&self) -> &str {
        let lost = self.lost.as_ref().map(|(why, _)| why.as_str());
        let before_start = self.instruction.as_deref().or(self.welcome.as_deref());
        let lasting = self.refusal.as_deref().or(lost).or(before_start);
        lasting.unwrap_or(&self.event)
    }

    /// Whether the news answers the player: a refusal, or a lost claim.
    pub fn answers_player(&self) -> bool {
        self.refusal.is_some() || self.lost.is_some()
    }

    /// The last refusal, if nothing has happened since.
    pub fn last_refusal(&self) -> Option<&str> {
        self.last_refusal.as_deref()
    }

    /// The sentence for the last event, or one shown instead.
    pub fn last_event(&self) -> &str {
        &self.event
    }

    /// All messages, newest last.
    pub fn log(&self) -> &[String] {
        self.log.lines()
    }

    /// The number of messages so far, including those no longer stored.
    pub fn message_count(&self) -> usize {
        self.log.total_lines()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_ends_after_some_events() {
        let mut notices = Notices::default();
        notices.add_refusal("You cannot use 1 Wan.".to_owned());
        notices.add_event("Ada claims it.".to_owned());
        notices.add_event("Ada discards 6 Wan.".to_owned());
        assert_eq!(notices.status(), "You cannot use 1 Wan.");
        notices.add_event("Tomás claims it.".to_owned());
        assert_eq!(notices.status(), "Tomás claims it.");
    }

    #[test]
    fn a_refusal_stays_until_the_player_acts() {
        let mut notices = Notices::default();
        notices.add_refusal("You have no Kong to make now.".to_owned());
        notices.add_event("Lin discards 4 Wan.".to_owned());
        assert_eq!(notices.status(), "You have no Kong to make now.");
        notices.drop_refusal();
        assert_eq!(notices.status(), "Lin discards 4 Wan.");
        assert_eq!(notices.log().len(), 2);
    }

    #[test]
    fn a_refusal_ends_at_the_next_turn_of_the_player() {
        let mut notices = Notices::default();
        notices.add_refusal("There is no Pung to claim.".to_owned());
        notices.start_turn();
        assert_eq!(notices.status(), "There is no Pung to claim.");
        notices.add_event("Lin discards 4 Wan.".to_owned());
        notices.start_turn();
        notices.add_event("You draw 2 Wan.".to_owned());
        assert_eq!(notices.status(), "You draw 2 Wan.");
    }

    #[test]
    fn a_lost_claim_is_shown_while_the_winning_claim_is_played() {
        let mut notices = Notices::default();
        let why = "Ada's Pung goes before your Chow.";
        notices.show_lost_claim(why.to_owned());
        notices.add_event("Ada discards 4 Wan.".to_owned());
        assert_eq!(notices.status(), why);
        notices.add_event("Lin draws a tile.".to_owned());
        assert_eq!(notices.status(), "Lin draws a tile.");
        notices.show_lost_claim(why.to_owned());
        notices.add_event("Ada discards 2 Wan.".to_owned());
        notices.drop_lost_claim();
        assert_eq!(notices.status(), "Ada discards 2 Wan.");
    }

    #[test]
    fn the_welcome_to_a_hand_stays_until_it_starts() {
        let mut notices = Notices::default();
        notices.show_welcome("You are South. Good luck!".to_owned());
        notices.add_event("Ada lays out Spring.".to_owned());
        assert_eq!(notices.status(), "You are South. Good luck!");
        notices.drop_welcome();
        assert_eq!(notices.status(), "Ada lays out Spring.");
    }

    #[test]
    fn an_instruction_hides_the_welcome() {
        let mut notices = Notices::default();
        notices.show_welcome("You are South. Good luck!".to_owned());
        notices.show_instruction("Choose three tiles to pass to Ada.".to_owned());
        notices.add_event("Lin passes you 4 Wan.".to_owned());
        assert_eq!(notices.status(), "Choose three tiles to pass to Ada.");
        notices.drop_instruction();
        assert_eq!(notices.status(), "You are South. Good luck!");
    }

    #[test]
    fn a_hint_stays_until_something_else_is_said() {
        let mut notices = Notices::default();
        notices.add_event("You draw 8 Circle.".to_owned());
        notices.set_hint(Some("8 Circle.".to_owned()));
        assert_eq!(notices.status(), "8 Circle.");
        notices.add_event("Lin draws a tile.".to_owned());
        assert_eq!(notices.status(), "Lin draws a tile.");
    }
}
