//! Saying what happens: in words, in sound, and in the log of the run.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::Effect;
use crate::presenter::text::log_line::LogLine;
use crate::presenter::text::phrases::Words;
use crate::presenter::work::Fault;
use crate::sound::{Call, Cue, Voice};
use engine::table::{Claim, Event, Move, Request};
use engine::tiles::{MeldKind, Seat};
use words::say;

impl Presenter {
    /// Says what has happened.
    pub(in crate::presenter) fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        self.voice(&sentence);
        self.notices.start();
        self.notices.event(sentence);
    }

    /// Says why something cannot be done.
    pub(in crate::presenter) fn refuse(&mut self, why: impl Into<String>) {
        let why = why.into();
        self.effects.push(Effect::Sound(Cue::Refusal));
        self.voice(&why);
        self.notices.refusal(why);
        self.adviser.make_room();
    }

    /// Something went wrong: it is put up in a box, and stays until it has been read.
    pub(in crate::presenter) fn trouble(&mut self, trouble: Trouble) {
        self.voice(&trouble.words);
        self.notices.aside(trouble.words.clone());
        self.prompts.trouble(trouble);
    }

    /// A part of the program has failed, which is said once: it may fail again and again.
    pub(in crate::presenter) fn worker_panicked(&mut self, fault: &Fault) {
        if self.notices.is_new_fault(fault.work) {
            self.trouble(Trouble::fault(fault.words()));
        }
    }

    fn voice(&mut self, sentence: &str) {
        self.effects
            .push(Effect::Log(LogLine::Said(sentence.to_owned())));
        self.effects.push(Effect::ReadAloud(sentence.to_owned()));
    }

    /// Whom sentences call "you": nobody where several people share the screen, or none plays.
    pub fn listener(&self) -> Option<Seat> {
        let alone = self.demo.is_none() && self.tables.current.hotseat().is_none();
        alone.then(|| self.tables.current.view().player()).flatten()
    }

    /// Welcomes the person to the hand that lies dealt on the table.
    pub(in crate::presenter) fn welcome_to_hand(&mut self) {
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: self.listener(),
        };
        let sentence = words.welcome(self.tables.current.view());
        self.say_welcome(&sentence);
    }

    /// Welcomes the person to a hand, and says how it begins where it waits for that.
    fn say_welcome(&mut self, welcome: &str) {
        self.voice(welcome);
        let table = &self.tables.current;
        let waits = table.lesson().is_none() && !table.is_auto_played() && self.demo.is_none();
        self.notices.welcome(match waits {
            true => say!("told-how-to-start", welcome),
            false => welcome.to_owned(),
        });
    }

    /// Announces an event that is being shown.
    pub(in crate::presenter) fn announce(&mut self, event: &Event) {
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: self.listener(),
        };
        let view = self.shown.view();
        let (said, aside) = (words.sentence(event, view), words.aside(event));
        // What Auto Play claimed is no loss of the person's.
        let claims = words.viewer.is_some() && !self.tables.current.is_auto_played();
        let lost = self.lost_claim.hear(event, view, &names);
        let lost = lost.filter(|_| claims);
        if matches!(event, Event::Drew { seat, .. } if *seat == view.seat()) {
            self.notices.turn();
        }
        match (event, said, aside) {
            (Event::DealBegan { .. }, Some(sentence), _) => self.say_welcome(&sentence),
            // The line goes on telling how the last hand ended; a box has the end of the game.
            (Event::GameEnded, Some(sentence), _) => {
                self.voice(&sentence);
                self.notices.aside(sentence);
            }
            (_, Some(sentence), _) => {
                self.voice(&sentence);
                self.notices.event(sentence);
            }
            (_, None, Some(sentence)) => {
                self.voice(&sentence);
                self.notices.aside(sentence);
            }
            (_, None, None) => {}
        }
        if let Some(why) = lost {
            self.voice(&why);
            match event {
                Event::WentMahJong { .. } => self.notices.beaten(why),
                _ => self.notices.lost(why),
            }
        }
        if matches!(event, Event::Ready { .. }) && self.shown.view().waiting_for.is_none() {
            self.notices.start();
        }
        self.sound(event);
    }

    /// Adds to the discard on the status bar what it could be used for.
    pub(in crate::presenter) fn announce_uses(&mut self, claims: &[Claim]) {
        self.notices.ask();
        if !self.settings.quick_tip || self.tables.current.hotseat().is_some() {
            return;
        }
        let names = self.tables.current.names();
        let words = Words {
            names: &names,
            viewer: Some(self.tables.current.viewer()),
        };
        if let Some(uses) = words.uses(claims) {
            let sentence = format!("{} {uses}", self.notices.last_event());
            self.say(sentence);
        }
    }

    fn sound(&mut self, event: &Event) {
        let call = match event {
            Event::Discarded { seat, tile, .. } => Some((Cue::TableTile, *seat, Call::Tile(*tile))),
            Event::BonusDeclared { seat, tile } => Some((Cue::StakeTile, *seat, Call::Tile(*tile))),
            // The winner only says what the last tile completes.
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

    /// Lets a player speak: a character with its own voice, anybody else with that of the place.
    fn speak(&mut self, seat: Seat, call: Call) {
        let place = self.tables.current.viewer().steps_to(seat) as u8;
        let character = self.tables.current.character(seat);
        let voice = character.map_or(Voice::of_place(place), |character| Voice {
            number: character.voice,
            pitch: character.pitch,
        });
        self.effects.push(Effect::Voice { place, voice, call });
    }

    /// Logs which game is on the table now, and how far it is.
    pub(in crate::presenter) fn log_game(&mut self) {
        let viewer = self.tables.current.viewer();
        let line = match (self.tables.current.network(), self.tables.current.local()) {
            (Some(network), _) => LogLine::Visit {
                place: network.place(),
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

    /// Logs a move of the person.
    pub(in crate::presenter) fn log_input(&mut self, choice: Move) {
        let (seat, origin) = (self.tables.current.viewer(), self.origin);
        self.effects
            .push(Effect::Log(LogLine::Input(choice, seat, origin)));
    }

    /// Logs what the person is asked.
    pub(in crate::presenter) fn log_request(&mut self, request: Request) {
        let legal = self.tables.current.view().legal().to_vec();
        self.effects
            .push(Effect::Log(LogLine::Request(request, legal)));
    }
}
