//! What the player can do now besides a discard: described, and spoken when a discard or Kong can be claimed.

use super::description::{Choice, ChoicesDescription, Entry};
use super::entry_id::EntryId;
use crate::presenter::Presenter;
use crate::presenter::commands::claiming::SET_COMMANDS;
use crate::presenter::commands::command::Command;
use crate::presenter::playing::claim_timer::TimeLeft;
use crate::presenter::text::phrases::Words;
use engine::table::ClaimWindow;
use wording::{TileWording, person};
use words::say;

impl Presenter {
    /// What the player can do now besides a discard; `None` if there is nothing, or something covers the table.
    pub(super) fn describe_choices(&self) -> Option<ChoicesDescription> {
        let commands = self.offered_commands();
        if commands.is_empty() || !self.is_table_free() {
            return None;
        }
        let window = self.tables.current.view().window;
        let serial = window.map(|window| window.serial);
        let choices = commands.into_iter().map(|command| Choice {
            id: EntryId::Choice(serial, command),
            command,
            name: command.choice_name().to_owned(),
            key: self.commands.key_name(command),
            hint: command.row().hint.text(),
        });
        Some(ChoicesDescription {
            claimable: window.map(|window| self.describe_claimable(window)),
            choices: choices.collect(),
            time_left: serial.and_then(|serial| self.describe_time_left(serial)),
        })
    }

    /// The commands that make a set or Mah Jongg now, best first, and Pass if a discard or Kong awaits the answer.
    fn offered_commands(&self) -> Vec<Command> {
        let ready = SET_COMMANDS.into_iter();
        let mut commands: Vec<Command> = ready.filter(|command| self.can_make(*command)).collect();
        if !commands.is_empty() && self.tables.current.view().window.is_some() {
            commands.push(Command::Skip);
        }
        commands
    }

    /// Whether somebody sits at the table and can choose there.
    fn is_table_free(&self) -> bool {
        let open = self.phase.claim_phase();
        let has_answered = open.is_some_and(|open| open.is_answered);
        let is_hidden = self.shown.is_moving() || self.prompts.is_open() || self.is_covered();
        let is_played = self.demo.is_none() && !self.tables.current.is_auto_played();
        is_played && !is_hidden && !has_answered && self.pause.is_none()
    }

    fn describe_claimable(&self, window: ClaimWindow) -> Entry {
        let names = self.tables.current.names();
        let (tile, who) = (window.tile.noun(), person(&names[window.from]));
        let words = match window.kong {
            true => say!("described-claimable-kong", tile, who),
            false => say!("described-claimable", tile, who),
        };
        Entry::new(EntryId::Claimable(window.serial), words)
    }

    fn describe_time_left(&self, serial: u32) -> Option<Entry> {
        let words = match self.time_left() {
            TimeLeft::Idle => return None,
            TimeLeft::Unlimited => say!("described-no-time-limit").to_owned(),
            TimeLeft::Share(share) => {
                let quarters = (share * 4.0).ceil() as u8;
                let share = words::percent(&(25 * quarters.min(4)).to_string());
                say!("described-time-left", share)
            }
        };
        Some(Entry::new(EntryId::TimeLeft(serial), words))
    }

    /// What the player can do with the discard or Kong, in a sentence with the keys: `You can claim 5 Bamboo: Pung with P. Pass with 0.`
    /// `None` if there is nothing.
    pub(super) fn offer_words(&self) -> Option<String> {
        let window = self.tables.current.view().window?;
        let commands = self.offered_commands();
        let claims = commands.iter().filter(|command| **command != Command::Skip);
        let claims: Vec<String> = claims
            .map(|command| {
                let (what, key) = (command.choice_name(), self.commands.key_name(*command));
                say!("spoken-choice", what, key)
            })
            .collect();
        if claims.is_empty() {
            return None;
        }
        let (tile, claims) = (window.tile.name(), words::any_of(claims));
        let pass = self.commands.key_name(Command::Skip);
        Some(say!("spoken-offer", tile, claims, pass))
    }

    /// The last discard, and what the player can do with it.
    pub(super) fn last_discard_words(&self) -> Option<String> {
        let (view, names) = (self.shown(), self.names_shown());
        let words = Words {
            names: &names,
            viewer: self.shown_listener(),
        };
        let discard = view.discards.last()?;
        let ((who, you), tile) = (words.who(discard.seat), discard.tile.noun());
        Some(match discard.taken_by.map(|seat| words.who(seat)) {
            Some((taker, by_you)) => say!("spoken-taken-discard", you, who, tile, taker, by_you),
            None => say!("spoken-last-discard", you, who, tile),
        })
    }
}
