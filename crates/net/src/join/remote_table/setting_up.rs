//! What a visitor knows of a table that is set up: who sits where, how many hands were before, the options before any is told.

use std::sync::Arc;

use engine::rules::{RuleSet, WIRE_OPTIONS};
use engine::table::{Event, SeatView};
use engine::tiles::BySeat;
use protocol::{PlayerIds, Setup};

/// Where everybody sits: East of the first hand in the first seat, so that whoever comes later has the same table as the others.
pub(super) fn places(setup: &Setup) -> PlayerIds {
    let mut ids = setup.seats;
    let first = ids.iter().position(|id| *id == setup.first_east);
    ids.rotate_left(first.unwrap_or_default());
    PlayerIds::new(ids)
}

/// How many hands were over before the one that is told next, as far as we have seen. Scores change only at the end of a hand, so
/// with the same scores it is the hand in which we were lost.
pub(super) fn hands_before(before: &SeatView, scores: BySeat<i64>) -> u32 {
    let same = before.end.is_none() && before.scores == scores;
    before.deal_number.saturating_sub(u32::from(same))
}

/// The beginning of what is kept of a game: how it stood, and all options.
pub(super) fn with_options(resumed: Event, rules: &RuleSet) -> Vec<Event> {
    let options = WIRE_OPTIONS.iter().map(|option| Event::OptionChanged {
        name: option.name.to_owned(),
        value: option.value(&rules.options).to_string(),
    });
    std::iter::once(resumed).chain(options).collect()
}

/// The options as every client has them before it is told.
pub(super) fn defaults() -> Arc<RuleSet> {
    let mut rules = RuleSet::classical();
    // The one in which a table differs from its new games.
    let _ = rules.options.set("DeadWall16", "1");
    Arc::new(rules)
}
