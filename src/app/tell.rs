//! Saying what happens: the status bar, the log, voices and tile sounds, and the marks on the table.

use std::time::Instant;

use serde_json::json;

use super::command::Command;
use super::screen::table::geometry::Side;
use super::screen::table::layout::Spot;
use super::screen::table::{Marks, Over, Timer};
use super::words::Words;
use super::{App, Message};
use crate::computer::{self, Advice, ClaimAdvice};
use crate::settings;
use crate::sound::{Call, Cue};
use crate::stats::Statistics;
use crate::table::{Claim, Event, IllegalMove, Move};
use crate::tiles::{BySeat, MeldKind, Seat, Tile};

impl App {
    /// The names of the players by seat.
    pub(super) fn names(&self) -> BySeat<String> {
        if let Some(names) = self.names_away() {
            return names;
        }
        match &self.session.keeper {
            Some(keeper) => keeper.keeping.names.clone(),
            None => self.preferred_names(),
        }
    }

    /// The names of the preferences, by seat.
    pub(super) fn preferred_names(&self) -> BySeat<String> {
        let bottom = self.bottom();
        BySeat::from_fn(|seat| self.settings.names[Side::of(seat, bottom) as usize].clone())
    }

    /// The seat that the first place of the preferences belongs to.
    pub(super) fn bottom(&self) -> Seat {
        match self.hotseat {
            Some(_) => Seat::new(0),
            None => self.viewer,
        }
    }

    /// Puts a sentence on the status bar and into the log.
    pub(super) fn say(&mut self, sentence: String) {
        self.record.write(&json!({"said": sentence}));
        self.sounds.read(&sentence);
        self.log.push(sentence.clone());
        self.pointed = None;
        self.status = sentence;
    }

    /// Tells an event that is being shown: in words, in sound.
    pub(super) fn tell(&mut self, event: &Event) {
        let names = self.names();
        let words = Words {
            names: &names,
            viewer: self.hotseat.is_none().then_some(self.viewer),
        };
        if let Some(sentence) = words.tell(event, &self.table.shown) {
            self.say(sentence);
        } else if let Some(sentence) = words.aside(event) {
            self.record.write(&json!({"said": sentence}));
            self.sounds.read(&sentence);
            self.log.push(sentence);
        }
        self.sound(event);
    }

    /// Adds to the discard on the status bar what it could be used for [U22].
    pub(super) fn tell_uses(&mut self) {
        if !self.settings.quick_tip || self.hotseat.is_some() {
            return;
        }
        let names = self.names();
        let words = Words {
            names: &names,
            viewer: Some(self.viewer),
        };
        if let Some(uses) = words.uses(&self.claims()) {
            let status = format!("{} {uses}", self.status);
            self.say(status);
        }
    }

    /// What is under the pointer, and what a click does with it [U15].
    pub(super) fn point_out(&self) -> Option<String> {
        let part = |words: &str| Some(format!("{words} F1 tells more."));
        let spot = match self.table.hovered() {
            Over::Tile(spot) => spot,
            Over::Timer => return part("The timer bar: how long the discard waits."),
            Over::Compass => return part("The compass: names, winds, scores, and the discard."),
            Over::Stake(side) | Over::Name(side) => {
                return self.introduce(side).or_else(|| match self.table.hovered() {
                    Over::Name(_) => part("The compass: names, winds, scores, and the discard."),
                    _ => part("A stake: a player's tiles; the red one is East's."),
                });
            }
            Over::Nothing => return None,
        };
        let placed = self
            .table
            .placed()
            .iter()
            .find(|placed| placed.spot == spot)?;
        let Some(face) = placed.face else {
            return match spot {
                Spot::Stake(seat, _) => self.introduce(Side::of(seat, self.table.viewer())),
                _ => None,
            };
        };
        let name = face.name();
        Some(match spot {
            Spot::Stake(seat, _) if seat == self.viewer && self.is_persons_turn() => {
                format!("{name}. A click discards it.")
            }
            Spot::Well => match self.now.window {
                Some(window) if window.from == self.viewer => {
                    format!("{name}, your discard. A click takes it back.")
                }
                Some(window) => {
                    let from = &self.names()[window.from];
                    format!(
                        "{name}, discarded by {from}. A click claims it, a right click goes on."
                    )
                }
                None => format!("{name}."),
            },
            _ => format!("{name}."),
        })
    }

    fn sound(&mut self, event: &Event) {
        match event {
            Event::Discarded { seat, tile, .. } => {
                self.sounds.play(Cue::TableTile);
                self.speak(*seat, Call::Tile(*tile));
            }
            Event::BonusDeclared { seat, tile } => {
                self.sounds.play(Cue::StakeTile);
                self.speak(*seat, Call::Tile(*tile));
            }
            Event::Drew { .. } => self.sounds.play(Cue::StakeTile),
            Event::Dealt { .. } => self.sounds.play(Cue::DealtTile),
            Event::Melded { seat, meld, .. } => {
                self.sounds.play(Cue::Claim);
                let call = match meld.kind {
                    MeldKind::Chow => Call::Chow,
                    MeldKind::Kong => Call::Kong,
                    _ => Call::Pung,
                };
                self.speak(*seat, call);
            }
            Event::KongDeclared { seat, .. } => {
                self.sounds.play(Cue::Claim);
                self.speak(*seat, Call::Kong);
            }
            Event::WentMahJong { seat, .. } => {
                self.sounds.play(Cue::MahJongg);
                self.speak(*seat, Call::MahJongg);
            }
            _ => {}
        }
    }

    /// Lets a player speak: a character with its own voice, anybody else with that of the place.
    fn speak(&mut self, seat: Seat, call: Call) {
        let place = Side::of(seat, self.viewer) as u8;
        let voice = self.character(seat).map(|character| character.voice);
        self.sounds.speak_as(place, voice.unwrap_or(place), call);
    }

    /// Brings QuickTip up to date: in the own turn a tile to discard, and of the tile that is pointed at how many have gone
    /// out [A1, A2].
    fn advise(&mut self) {
        let shown = &self.table.shown;
        let idle = !self.table.is_busy() && self.dialog.is_none() && !self.table.covered;
        let advice = (self.settings.quick_tip && idle && !self.auto_play)
            .then(|| Advice::of(&self.now))
            .flatten();
        let claim = (self.settings.quick_tip && idle && self.may_claim() && self.hotseat.is_none())
            .then(|| ClaimAdvice::of(&self.now))
            .flatten();
        let worth = claim.as_ref().is_none_or(|advice| advice.claim.is_some());
        self.table.marks.worth_taking = worth;
        self.tip = match (&advice, self.counted()) {
            _ if !self.settings.quick_tip => None,
            (_, Some(tile)) => Some(computer::state(shown, tile)),
            (Some(advice), None) => Some(advice.to_string()),
            (None, None) => claim.map(|advice| advice.to_string()),
        };
        self.advised = advice.and_then(|advice| {
            self.table
                .own_tiles()
                .iter()
                .rposition(|tile| *tile == advice.discard)
        });
    }

    /// The tile that is pointed at, if it can be told how many of it have gone out; of a discard that can be claimed there is
    /// more to tell.
    fn counted(&self) -> Option<Tile> {
        let Over::Tile(spot) = self.table.hovered() else {
            return None;
        };
        let face = match spot {
            _ if self.table.covered => None,
            Spot::Stake(seat, index) if seat == self.viewer => self.own_tile(index),
            Spot::Well if self.may_claim() => None,
            _ => {
                let mut placed = self.table.placed().iter();
                placed.find(|placed| placed.spot == spot)?.face
            }
        };
        face.filter(|tile| !tile.is_bonus())
    }

    /// What a click on the tip says: more of it, or what can be done with the discard.
    pub(super) fn more_tips(&self) -> Message {
        let command = match self.is_persons_turn() {
            true => Command::Tips,
            false => Command::WhyNot,
        };
        Message::Menu(super::input::menu::Message::Chose(command))
    }

    /// The long-run figures; `None` if they cannot be read.
    pub(super) fn figures(&self) -> Option<Statistics> {
        Statistics::read(&self.folders.statistics())
            .inspect_err(|error| tracing::warn!(%error, "the statistics cannot be read"))
            .ok()
    }

    /// Keeps the long-run figures.
    pub(super) fn keep_figures(&mut self, figures: &Statistics) {
        if let Err(error) = figures.write(&self.folders.statistics()) {
            self.say(format!("The statistics cannot be written: {error}."));
        }
    }

    /// Notes the hand that is over, if one person has played it.
    pub(super) fn note_figures(&mut self) {
        let alone = self.hotseat.is_none() && self.demo.is_none() && self.teaching.is_none();
        if !alone || self.auto_play {
            return;
        }
        let game = match self.seen_away() {
            Some(seen) => seen.number(),
            None => self.session.game().record().setup.seed,
        };
        if let Some(mut figures) = self.figures()
            && figures.note(game, &self.now, self.viewer)
        {
            self.keep_figures(&figures);
        }
    }

    /// Notes the mistakes of an own hand that was reviewed.
    pub(super) fn note_mistakes(&mut self, review: &crate::review::Review) {
        let game = match &self.reviewed_game {
            Some(seen) => seen.number(),
            None => self.session.game().record().setup.seed,
        };
        let alone = self.hotseat.is_none() && self.demo.is_none();
        if let Some(mut figures) = self.figures().filter(|_| alone)
            && figures.note_review(game, review)
        {
            self.keep_figures(&figures);
        }
    }

    /// Brings the marks on the table up to date.
    pub(super) fn mark(&mut self) {
        self.advise();
        let (cursor, by_key) = (self.table.marks.cursor, self.table.marks.by_key);
        let worth_taking = self.table.marks.worth_taking;
        self.table.marks = Marks {
            names: self.names(),
            cursor,
            by_key,
            tip: self.advised,
            claimable: self.now.window.is_some()
                && !self.table.is_busy()
                && !self.table.covered
                && self.may_claim(),
            worth_taking,
            barred: Vec::new(),
            timer: Timer::Idle,
            balloons: self.settings.balloons,
        };
        self.mark_time();
    }

    /// Keeps the settings for the next start.
    pub(super) fn keep_settings(&mut self) {
        if let Err(error) = settings::write(&self.folders.settings(), &self.settings) {
            tracing::warn!(%error, "the preferences cannot be written");
        }
    }

    /// Brings the timer bar up to date.
    pub(super) fn mark_time(&mut self) {
        self.table.marks.timer = match &self.waiting {
            Some(waiting) if self.settings.timer_bar => waiting.timer(Instant::now()),
            _ => Timer::Idle,
        };
    }

    /// The reason why the discard that waits cannot be picked up [U25].
    pub(super) fn why_not(&self) -> IllegalMove {
        self.now
            .check(&Move::Claim(Claim::MahJong))
            .err()
            .unwrap_or_else(|| IllegalMove("That tile cannot be picked up now.".to_owned()))
    }

    /// The own tile at a place of the stake.
    pub(super) fn own_tile(&self, index: usize) -> Option<Tile> {
        self.table.own_tiles().get(index).copied()
    }
}
