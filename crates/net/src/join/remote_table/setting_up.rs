//! What a guest derives about a new table: the seating, the number of hands played, and the options before any is sent.

use std::sync::Arc;

use super::RemoteTable;
use engine::rules::{RuleSet, WIRE_OPTIONS, WireOption};
use engine::table::{Event, SeatView};
use engine::tiles::BySeat;
use protocol::{PlayerIds, Setup};

/// The seats, with East of the first hand in the first seat, so that guests who join later number the seats like the
/// others.
pub(super) fn player_ids(setup: &Setup) -> PlayerIds {
    let mut ids = setup.seats;
    let first = ids.iter().position(|id| *id == setup.first_east);
    ids.rotate_left(first.unwrap_or_default());
    PlayerIds::new(ids)
}

/// How many hands precede the next one, according to what this client has seen. Scores change only at the end of a hand, so equal
/// scores mean that the hand in which we were disconnected is sent again.
pub(super) fn hands_before(before: &SeatView, scores: BySeat<i64>) -> u32 {
    let is_sent_again = before.end.is_none() && before.scores == scores;
    before.deal_number.saturating_sub(u32::from(is_sent_again))
}

impl RemoteTable {
    /// The first events kept of a game: its state and all options. A table that has rules of its own has no other options than these.
    pub(super) fn with_options(&self, resumed: Event, rules: &RuleSet) -> Vec<Event> {
        let known: &[WireOption] = match self.own_rules() {
            Some(_) => &[],
            None => &WIRE_OPTIONS,
        };
        let options = known.iter().map(|option| Event::OptionChanged {
            name: option.name.to_owned(),
            value: option.value(&rules.options).to_string(),
        });
        std::iter::once(resumed).chain(options).collect()
    }
}

/// The rules that every client assumes before the server sends any options.
pub(super) fn default_rules() -> Arc<RuleSet> {
    let mut rules = RuleSet::classical();
    // The only option with another value at a table than in new games.
    let _ = rules.options.set("DeadWall16", "1");
    Arc::new(rules)
}
