//! What the opponents say about a win.

use std::collections::HashMap;

use crate::presenter::Presenter;
use engine::table::{DealEnd, SeatView};
use engine::tiles::Seat;
use players::Character;
use wording::{CharacterWording, Mood};

/// What a character says about a win.
#[derive(Clone, Debug, PartialEq)]
pub struct Reaction {
    /// The character.
    pub character: &'static Character,
    /// The name of the player.
    pub name: String,
    /// The sentence.
    pub words: String,
}

/// How often each character has spoken in each mood. The sentences come in turn, so nobody says one twice in a row.
#[derive(Debug, Default)]
pub(in crate::presenter) struct TimesSpoken(HashMap<(&'static str, Mood), u32>);

impl TimesSpoken {
    fn add(&mut self, character: &Character, mood: Mood) {
        *self.0.entry((character.name, mood)).or_default() += 1;
    }

    /// The number of the latest sentence.
    fn variant(&self, character: &Character, mood: Mood) -> u32 {
        let times = self.0.get(&(character.name, mood)).copied();
        times.unwrap_or(0).saturating_sub(1) % mood.sentences()
    }
}

impl Presenter {
    /// What opponents say about a win.
    pub(super) fn reactions(
        &self,
        view: &SeatView,
        winner: Seat,
        is_special: bool,
    ) -> Vec<Reaction> {
        let names = self.tables.current.names();
        let speakers = self.speakers(view, winner, is_special).into_iter();
        let said = speakers.map(|(seat, character, mood)| {
            let variant = self.times_spoken.variant(character, mood);
            Reaction {
                character,
                name: names[seat].clone(),
                words: character.reaction(mood, variant),
            }
        });
        said.collect()
    }

    /// Counts what opponents say about the win that is shown from now on.
    pub(super) fn count_reactions(&mut self, is_special: bool) {
        let view = self.tables.current.view();
        let Some(DealEnd::MahJong { winner, .. }) = view.end else {
            return;
        };
        for (_, character, mood) in self.speakers(view, winner, is_special) {
            self.times_spoken.add(character, mood);
        }
    }

    /// Who says something: the winner, or else one of those who lost, and all of these after a special hand.
    fn speakers(
        &self,
        view: &SeatView,
        winner: Seat,
        is_special: bool,
    ) -> Vec<(Seat, &'static Character, Mood)> {
        let character = |seat: Seat| self.tables.current.character(seat);
        if let Some(own) = character(winner) {
            return vec![(winner, own, Mood::Won)];
        }
        let mood = match is_special {
            true => Mood::Astonished,
            false => Mood::Lost,
        };
        let first = view.deal_number as usize;
        let losers: Vec<Seat> = winner.others().collect();
        let in_turn = (0..losers.len()).map(|place| losers[(first + place) % losers.len()]);
        let able = in_turn.filter_map(|seat| Some((seat, character(seat)?, mood)));
        able.take(if is_special { losers.len() } else { 1 })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In games of one hand the same character often speaks after every hand.
    #[test]
    fn nobody_says_the_same_twice_in_a_row() {
        for character in &Character::ALL {
            for mood in [Mood::Lost, Mood::Won, Mood::Astonished] {
                let mut spoken = TimesSpoken::default();
                let mut last = String::new();
                for _ in 0..7 {
                    spoken.add(character, mood);
                    let next = character.reaction(mood, spoken.variant(character, mood));
                    assert_ne!(next, last);
                    last = next;
                }
            }
        }
    }
}
