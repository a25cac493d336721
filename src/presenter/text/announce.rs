//! Announces what happens: in words, by sound, and in the event log.

use std::sync::Arc;

use crate::presenter::Presenter;
use crate::presenter::accessibility::announcements::{Topic, Urgency};
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::Effect;
use crate::presenter::text::log_line::LogLine;
use crate::presenter::text::phrases::Words;
use crate::presenter::work::Fault;
use crate::sound::{Call, Cue, Voice};
use engine::table::{Claim, Event, Move, Request, SeatView};
use engine::tiles::{MeldKind, Seat};
use words::say;

impl Presenter {
    /// Reports what has happened. That ends the display of the welcome to the hand.
    pub(in crate::presenter) fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        self.speak_of_notice(&sentence);
        self.show_event(sentence);
    }

    /// Shows what has happened without speaking of it. That ends the display of the welcome to the hand.
    fn show_event(&mut self, sentence: String) {
        self.log_said(&sentence);
        self.notices.drop_welcome();
        self.notices.add_event(sentence);
    }

    /// Says what the player has to do before the hand starts.
    pub(in crate::presenter) fn instruct(&mut self, instruction: &str) {
        self.log_said(instruction);
        self.speak_of(Topic::Own, Urgency::InTurn, instruction);
        self.notices.show_instruction(instruction.to_owned());
    }

    /// Says what the player has to do before the hand starts. On the status bar, the last event stands in front of it.
    pub(in crate::presenter) fn instruct_after_event(&mut self, instruction: &str) {
        self.log_said(instruction);
        self.speak_of(Topic::Own, Urgency::InTurn, instruction);
        let shown = words::sentences([self.notices.last_event(), instruction]);
        self.notices.show_instruction(shown);
    }

    /// Reports why something cannot be done.
    pub(in crate::presenter) fn refuse(&mut self, why: impl Into<String>) {
        let why = why.into();
        self.effects.push(Effect::Sound(Cue::Refusal));
        self.log_said(&why);
        self.speak_of(Topic::Own, Urgency::Urgent, &why);
        self.notices.add_refusal(why);
        self.adviser.hide_figures();
    }

    /// Queues a failure, whose dialog stays open until the player closes it.
    pub(in crate::presenter) fn report_trouble(&mut self, trouble: Trouble) {
        self.log_said(&trouble.words);
        self.notices.log_only(trouble.words.clone());
        self.prompts.add_trouble(trouble);
    }

    /// Reports a panic in background work, once for each kind of work.
    pub(in crate::presenter) fn worker_panicked(&mut self, fault: &Fault) {
        if self.notices.note_fault(fault.work) {
            self.report_trouble(Trouble::fault(fault.words()));
        }
    }

    pub(in crate::presenter) fn log_said(&mut self, sentence: &str) {
        self.effects
            .push(Effect::Log(LogLine::Said(sentence.to_owned())));
    }

    /// The player addressed as "you"; `None` if several people share the screen or nobody at it plays.
    pub fn listener(&self) -> Option<Seat> {
        let one_person = self.demo.is_none() && self.tables.current.hotseat().is_none();
        one_person
            .then(|| self.tables.current.view().player())
            .flatten()
    }

    /// Welcomes the player to the dealt hand.
    pub(in crate::presenter) fn say_welcome_to_hand(&mut self) {
        let sentence = self.welcome_sentence();
        self.speak_of_hand();
        self.say_welcome(&sentence);
    }

    /// Shows a welcome to a hand.
    fn say_welcome(&mut self, welcome: &str) {
        self.log_said(welcome);
        self.notices.show_welcome(self.with_how_to_start(welcome));
    }

    /// The welcome to the hand on the table, with how to start it if the hand waits for that.
    pub(in crate::presenter) fn welcome_to_hand(&self) -> String {
        self.with_how_to_start(&self.welcome_sentence())
    }

    fn welcome_sentence(&self) -> String {
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: self.listener(),
        };
        words.welcome(self.tables.current.view())
    }

    fn with_how_to_start(&self, welcome: &str) -> String {
        let table = &self.tables.current;
        let waits_for_start =
            table.lesson().is_none() && !table.is_auto_played() && self.demo.is_none();
        match waits_for_start {
            true => words::sentences([welcome, say!("event-how-to-start")]),
            false => welcome.to_owned(),
        }
    }

    /// Announces an event that is being shown.
    pub(in crate::presenter) fn announce(&mut self, event: &Event) {
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: self.listener(),
        };
        let view = self.shown.view();
        let (said, logged) = (words.sentence(event, view), words.log_sentence(event));
        let bonus = self.notices.bonus.handle(event, view);
        let bonus = bonus.filter(|_| words.viewer.is_some());
        let said = said.map(|said| words::sentences(bonus.into_iter().chain([said])));
        // A claim lost by Auto Play is not reported.
        let reports_lost_claims = words.viewer.is_some() && !self.tables.current.is_auto_played();
        let lost = self.lost_claim.handle(event, view, &names);
        let lost = lost.filter(|_| reports_lost_claims);
        if matches!(event, Event::Drew { seat, .. } if *seat == view.seat()) {
            self.notices.start_turn();
        }
        match (event, said, logged) {
            (Event::DealBegan { .. }, Some(sentence), _) => self.say_welcome(&sentence),
            // The status bar keeps the end of the last hand; a dialog shows the end of the game.
            (Event::GameEnded, Some(sentence), _) => {
                self.log_said(&sentence);
                self.notices.log_only(sentence);
            }
            (_, Some(sentence), _) => {
                self.log_said(&sentence);
                self.notices.add_event(sentence);
            }
            (_, None, Some(sentence)) => {
                self.log_said(&sentence);
                self.notices.log_only(sentence);
            }
            (_, None, None) => {}
        }
        self.speak_of_event(event);
        if let Some(why) = lost {
            self.log_said(&why);
            self.speak_of(Topic::Own, Urgency::Urgent, &why);
            match event {
                Event::WentMahJong { .. } => self.notices.show_claim_lost_to_win(why),
                _ => self.notices.show_lost_claim(why),
            }
        }
        // The exchange of a Goulash is over.
        if matches!(event, Event::ReadyAsked { .. }) {
            self.notices.drop_instruction();
        }
        if matches!(event, Event::Ready { .. }) && self.shown.view().waiting_for.is_none() {
            self.notices.drop_welcome();
        }
        self.play_sound(event);
    }

    /// With QuickTip on, adds the uses of a new discard to its sentence on the status bar. An earlier lost claim is no longer shown.
    pub(in crate::presenter) fn announce_uses(&mut self, claims: &[Claim]) {
        self.notices.drop_lost_claim();
        self.speak_of_offer();
        if !self.settings.quick_tip || self.tables.current.hotseat().is_some() {
            return;
        }
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: Some(self.tables.current.viewer()),
        };
        if let Some(uses) = words.uses(claims) {
            let sentence = words::sentences([self.notices.last_event(), &uses]);
            self.show_event(sentence);
        }
    }

    /// Plays the sound of an event, and lets its player speak.
    fn play_sound(&mut self, event: &Event) {
        let call = match event {
            Event::Discarded { seat, tile, .. } => Some((Cue::TableTile, *seat, Call::Tile(*tile))),
            Event::BonusDeclared { seat, tile } => Some((Cue::StakeTile, *seat, Call::Tile(*tile))),
            // The winner only declares what the last tile completes.
            Event::Melded { .. } if self.shown.view().end.is_some() => None,
            Event::Melded { seat, meld, .. } => {
                let call = match meld.kind {
                    MeldKind::Chow => Call::Chow,
                    MeldKind::Kong => Call::Kong,
                    MeldKind::Pung | MeldKind::Pair => Call::Pung,
                };
                Some((Cue::Claim, *seat, call))
            }
            Event::KongDeclared { seat, .. } => Some((Cue::Claim, *seat, Call::Kong)),
            Event::WentMahJong { seat, .. } => Some((Cue::MahJongg, *seat, Call::MahJongg)),
            Event::Drew { .. } => return self.effects.push(Effect::Sound(Cue::StakeTile)),
            Event::Dealt { .. } => return self.effects.push(Effect::Sound(Cue::DealtTile)),
            _ => None,
        };
        if let Some((cue, seat, call)) = call {
            self.effects.push(Effect::Sound(cue));
            self.speak(seat, call);
        }
    }

    /// Speaks with a player's voice: that of the character, or else that of the place at the table.
    fn speak(&mut self, seat: Seat, call: Call) {
        let place = self.tables.current.viewer().steps_to(seat) as u8;
        let character = self.tables.current.character(seat);
        let voice = character.map_or(Voice::of_place(place), |character| Voice {
            number: character.voice,
            pitch: character.pitch,
        });
        self.effects.push(Effect::Voice { place, voice, call });
    }

    /// Adds what has already happened in the hand on the table to the log for the player.
    pub(in crate::presenter) fn log_earlier_events(&mut self) {
        let Some(local) = self.tables.current.local() else {
            return;
        };
        let (names, viewer) = (self.tables.current.names(), local.view().viewer);
        let words = Words {
            names: &names,
            viewer: self.listener(),
        };
        let mut view = SeatView::new(Arc::clone(local.view().game_rules()), viewer);
        let seen = local.events_of_deal().iter();
        let mut sentences = Vec::new();
        for event in seen.filter_map(|event| event.seen_by(viewer)) {
            view.apply(&event);
            let said = words.sentence(&event, &view);
            sentences.extend(said.or_else(|| words.log_sentence(&event)));
        }
        for sentence in sentences {
            self.notices.log_only(sentence);
        }
    }

    /// Logs the game on the table and its progress.
    pub(in crate::presenter) fn log_game(&mut self) {
        let viewer = self.tables.current.viewer();
        let line = match (self.tables.current.network(), self.tables.current.local()) {
            (Some(network), _) => LogLine::NetworkTable {
                place: network.address_text(),
                viewer,
            },
            (None, Some(local)) => LogLine::Game {
                seed: local.game().record().setup.seed,
                inputs: local.game().inputs().len(),
                file: local.file().map(Into::into),
                viewer,
            },
            (None, None) => return,
        };
        self.effects.push(Effect::Log(line));
    }

    /// Logs a move of the player.
    pub(in crate::presenter) fn log_input(&mut self, choice: Move) {
        let (seat, origin) = (self.tables.current.viewer(), self.origin);
        self.effects
            .push(Effect::Log(LogLine::Input(choice, seat, origin)));
    }

    /// Logs a request to the player.
    pub(in crate::presenter) fn log_request(&mut self, request: Request) {
        let legal = self.tables.current.view().legal().to_vec();
        self.effects
            .push(Effect::Log(LogLine::Request(request, legal)));
    }
}
