//! A win in words: its sets, what counted, and what the opponents say.

use super::announcements::{Topic, Urgency};
use super::description::Entry;
use super::entry_id::EntryId;
use super::players::set_name;
use crate::presenter::Presenter;
use crate::presenter::playing::reactions::Reaction;
use crate::presenter::playing::win::Win;
use crate::presenter::text::hand_text::tile_list;
use engine::rules::Arrangement;
use engine::tiles::{MeldKind, Tile};
use wording::person;
use words::say;

impl Presenter {
    /// The win, while it is shown over the table; otherwise empty.
    pub(super) fn describe_shown_win(&self) -> Vec<Entry> {
        let Some(win) = self.win() else {
            return Vec::new();
        };
        let Win {
            name,
            sentence,
            sets,
            lines,
            sum,
            reactions,
            ..
        } = win;
        let lines = lines
            .into_iter()
            .map(|(value, words)| say!("reader-score-line", words, value));
        let parts = name
            .into_iter()
            .chain([sentence])
            .chain(sets)
            .chain(lines)
            .chain([sum])
            .chain(reactions.iter().map(reaction_words));
        let entries = parts.enumerate();
        entries
            .map(|(place, words)| Entry::new(EntryId::Win(place), words))
            .collect()
    }

    /// Speaks of the sets of the winning hand and of what the opponents say. The score was spoken of when it was counted.
    pub(in crate::presenter) fn speak_of_win(&mut self) {
        let Some(Win {
            name,
            sets,
            reactions,
            ..
        }) = self.finished_win()
        else {
            return;
        };
        let sets = words::list_and(&sets);
        let hand = match name {
            Some(name) => say!("spoken-named-winning-hand", name, sets),
            None => say!("spoken-winning-hand", sets),
        };
        self.speak_of(Topic::Own, Urgency::InTurn, &hand);
        for reaction in &reactions {
            let words = reaction_words(reaction);
            self.speak_of(Topic::Surroundings, Urgency::InTurn, &words);
        }
    }
}

fn reaction_words(reaction: &Reaction) -> String {
    let who = person(&reaction.name);
    say!("spoken-reaction", who, words = reaction.words.as_str())
}

/// The sets of a hand in words, the pair after the others, then the tiles in no set.
pub fn sets_in_words(arrangement: &Arrangement) -> Vec<String> {
    let is_pair = |pair: bool| {
        let melds = arrangement.melds.iter();
        melds.filter(move |meld| (meld.kind == MeldKind::Pair) == pair)
    };
    let sets = is_pair(false).chain(is_pair(true));
    let sets = sets.map(|meld| set_name(meld, false));
    let rest: Vec<Tile> = arrangement.rest.iter().collect();
    let rest = (!rest.is_empty()).then(|| tile_list(&rest));
    sets.chain(rest).collect()
}
