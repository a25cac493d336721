//! Speaks: collects what happens, passes it on to the screen reader or to the reading aloud, and answers what the player asks to hear.

use super::announcements::{Topic, Urgency, is_spoken};
use super::spoken_events::{scores_words, spoken};
use crate::presenter::Presenter;
use crate::presenter::commands::command::{Command, Spoken};
use crate::presenter::commands::toggle::Toggle;
use crate::presenter::effect::Effect;
use crate::presenter::input::Origin;
use crate::presenter::text::hand_text::tile_list;
use crate::presenter::text::phrases::Words;
use engine::table::Event;
use engine::tiles::Tile;
use storage::settings::SpokenDetail;
use wording::Named;
use words::say;

impl Presenter {
    /// Adds a sentence to what is spoken, if the level of detail includes its topic.
    pub(in crate::presenter) fn speak_of(&mut self, topic: Topic, urgency: Urgency, words: &str) {
        if is_spoken(topic, self.settings.spoken_detail) {
            self.announcements.add(urgency, words);
        }
    }

    /// Speaks of what is said on the status bar: an answer to the player at once, anything else in turn.
    pub(in crate::presenter) fn speak_of_notice(&mut self, sentence: &str) {
        match self.origin {
            Origin::Automatic => {
                self.speak_of(Topic::Surroundings, Urgency::InTurn, sentence);
            }
            Origin::Mouse | Origin::Key => self.speak_of(Topic::Own, Urgency::Urgent, sentence),
        }
    }

    /// Speaks of the hand on the table, to which the player has returned.
    pub(in crate::presenter) fn speak_of_hand(&mut self) {
        let words = self.hand_words();
        self.speak_of(Topic::Own, Urgency::InTurn, &words);
    }

    /// Speaks of an event that is being shown.
    pub(in crate::presenter) fn speak_of_event(&mut self, event: &Event) {
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: self.listener(),
        };
        if let Some((topic, sentence)) = spoken(event, self.shown.view(), &words) {
            self.speak_of(topic, Urgency::InTurn, &sentence);
        }
    }

    /// Speaks of what the player can claim.
    pub(in crate::presenter) fn speak_of_offer(&mut self) {
        if self.tables.current.hotseat().is_none()
            && self.may_claim()
            && let Some(offer) = self.offer_words()
        {
            self.speak_of(Topic::Own, Urgency::Urgent, &offer);
        }
    }

    /// Passes on what is due: to the screen reader, or else to the reading aloud.
    pub(in crate::presenter) fn announce_due(&mut self) {
        self.speak_of_lesson();
        if let Some(speech) = self.announcements.take_due(self.now) {
            self.effects
                .push(match self.announcements.has_screen_reader() {
                    true => Effect::Announce(speech),
                    false => Effect::ReadAloud(speech),
                });
        }
    }

    /// Whether somebody listens, so that what is due must be passed on in time.
    pub(in crate::presenter) fn is_heard(&self) -> bool {
        self.announcements.has_screen_reader() || self.reads_aloud()
    }

    /// Whether the program reads aloud, because that is switched on and no screen reader does it.
    pub fn reads_aloud(&self) -> bool {
        let sound = &self.settings.sound;
        sound.read_log && !sound.muted && !self.announcements.has_screen_reader()
    }

    /// Handles that a screen reader was attached or has gone. With a limit for claims, says how to switch it off, since speech takes time.
    pub(in crate::presenter) fn screen_reader_attached(&mut self, attached: bool) {
        let is_new = attached && !self.announcements.has_screen_reader();
        self.announcements.set_screen_reader(attached);
        let limit = self.settings.wait_time.filter(|_| is_new);
        if limit.is_some() {
            let key = self.commands.key_name(Command::Toggle(Toggle::NoTimeLimit));
            let suggestion = say!("spoken-suggest-no-limit", key);
            self.speak_of(Topic::Own, Urgency::InTurn, &suggestion);
        }
    }

    /// Answers what the player asks to hear: on the status bar, and spoken.
    pub(in crate::presenter) fn answer_spoken(&mut self, asked: Spoken) {
        let last = self.announcements.last_words();
        let answer = match asked {
            Spoken::Again => last.map(|words| say!("spoken-again", words)),
            Spoken::OwnTiles => Some(self.own_tiles_words()),
            Spoken::LastDiscard => self.last_discard_words(),
            Spoken::Claims => self.offer_words(),
            Spoken::Scores => Some(self.scores_words()),
            Spoken::TilesLeft => Some(self.hand_words()),
            Spoken::Detail => Some(self.change_spoken_detail()),
        };
        let answer = answer.unwrap_or_else(|| {
            let nothing = match asked {
                Spoken::LastDiscard => say!("spoken-no-discard"),
                Spoken::Claims => say!("spoken-no-claim"),
                _ => say!("spoken-nothing"),
            };
            nothing.to_owned()
        });
        self.log_said(&answer);
        self.announcements.add(Urgency::Urgent, &answer);
        self.notices.set_hint(Some(answer));
    }

    fn own_tiles_words(&self) -> String {
        let tiles = self.own_tiles(&[]);
        if tiles.is_empty() {
            return self.describe_own_tiles().words;
        }
        let kinds: Vec<Tile> = tiles.iter().map(|tile| tile.tile).collect();
        say!("spoken-own-tiles", tiles = tile_list(&kinds))
    }

    fn scores_words(&self) -> String {
        let names = self.names_shown();
        let words = Words {
            names: &names,
            viewer: self.shown_listener(),
        };
        let scores = scores_words(&self.shown().scores, &words);
        say!("spoken-scores", scores)
    }

    fn hand_words(&self) -> String {
        let view = self.shown();
        if view.deal_number == 0 {
            return say!("spoken-no-hand").to_owned();
        }
        let place = say!(
            "spoken-hand",
            round = view.round_wind.name(),
            hand = view.deal_number,
            tiles = view.live_left
        );
        match self.describe_turn(view) {
            Some(turn) => words::sentences([place, turn]),
            None => place,
        }
    }

    fn change_spoken_detail(&mut self) -> String {
        let detail = self.settings.spoken_detail.next();
        self.settings.spoken_detail = detail;
        self.effects.push(Effect::SaveSettings);
        detail_words(detail).to_owned()
    }
}

fn detail_words(detail: SpokenDetail) -> &'static str {
    match detail {
        SpokenDetail::Everything => say!("spoken-everything"),
        SpokenDetail::DiscardsAndClaims => say!("spoken-discards-and-claims"),
        SpokenDetail::OwnTurn => say!("spoken-own-turn"),
    }
}
