//! What is said to the person, by kind: what belongs to the moment passes, a refusal stays until the person acts again, and
//! trouble is put up as a box that has to be closed (see `Prompt::Trouble`).

/// The words of the status bar, and everything that was said.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// What happened last.
    event: String,
    /// What is under the pointer.
    hint: Option<String>,
    /// Why the person's last act had no effect.
    refusal: Option<String>,
    /// What was refused last, also after the person has acted again.
    refused: Option<String>,
    /// The welcome to a hand [U20]; said until it starts.
    welcome: Option<String>,
    log: Vec<String>,
}

impl Notices {
    /// Something happened.
    pub fn event(&mut self, sentence: String) {
        (self.hint, self.refused) = (None, None);
        self.event.clone_from(&sentence);
        self.log.push(sentence);
    }

    /// Something happened that only the log tells.
    pub fn aside(&mut self, sentence: String) {
        self.log.push(sentence);
    }

    /// What the person tried cannot be done, and why.
    pub fn refusal(&mut self, why: String) {
        self.hint = None;
        self.refusal = Some(why.clone());
        self.refused = Some(why.clone());
        self.log.push(why);
    }

    /// What is under the pointer; `None`: nothing worth a word.
    pub fn hint(&mut self, words: Option<String>) {
        self.hint = words;
    }

    /// A hand has been dealt: its welcome is said until it starts.
    pub fn welcome(&mut self, sentence: String) {
        self.welcome = Some(sentence.clone());
        self.event(sentence);
    }

    /// The hand has started, or something else matters more than its welcome.
    pub fn start(&mut self) {
        self.welcome = None;
    }

    /// The person has done something: what was refused before is over.
    pub fn act(&mut self) {
        self.refusal = None;
    }

    /// Shows a sentence without a word in the log, as a review does at each of its steps.
    pub fn show(&mut self, sentence: String) {
        self.hint = None;
        self.event = sentence;
    }

    /// Another game, or another point of the game, is on the table.
    pub fn turn_page(&mut self) {
        (self.refusal, self.welcome) = (None, None);
    }

    /// What the status bar says.
    pub fn status(&self) -> &str {
        let lasting = self.refusal.as_deref().or(self.welcome.as_deref());
        self.hint.as_deref().or(lasting).unwrap_or(&self.event)
    }

    /// What is said of what is under the pointer.
    pub fn hinted(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    /// What was refused when the person acted last, if that was refused.
    pub fn last_refusal(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// What happened last.
    pub fn last_event(&self) -> &str {
        &self.event
    }

    /// Everything that was said, the newest last.
    pub fn log(&self) -> &[String] {
        &self.log
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
