//! Rows that just missed, and why; and why tiles are not Mah Jongg at all. Few, and in words for the player.

mod patterns;
mod regular;

use super::condition::{Condition, Picture};
use super::facts::{Facts, taken_up};
use super::{NearMiss, RuleSet, Score, ScoringEvent, Situation, arrange};
use crate::tiles::{Hand, Tile};
use words::say;

/// So many are told at most.
const MOST: usize = 5;

/// What just missed a winner's hand: special hands, the nearest first, then rows of the regular count. A hand
/// with a whole score only missed dearer ones.
pub(super) fn of(rules: &RuleSet, facts: &Facts<'_>, score: &Score) -> Vec<NearMiss> {
    let whole = score
        .lines
        .iter()
        .any(|line| rules.is_whole_score(&line.event));
    let held = taken_up(facts.hand, facts.situation);
    let mut missed = patterns::nearly(rules, &held, facts.situation);
    missed.retain(|miss| {
        let points = rules
            .event(&miss.event)
            .map_or(0, |event| event.award.points);
        let counted = score.lines.iter().any(|line| line.event == miss.event);
        let in_force = rules
            .event(&miss.event)
            .is_some_and(|event| rules.accepts(event));
        in_force && !counted && (!whole || points > score.points)
    });
    missed.truncate(2);
    if !whole {
        missed.extend(regular::nearly(rules, facts));
    }
    missed.truncate(MOST);
    missed
}

impl NearMiss {
    fn of(rules: &RuleSet, event: &ScoringEvent, why: String) -> Self {
        let award = event.award(&rules.options);
        let whole = event.is_whole_score();
        let worth = match (award.points, award.doubles) {
            (points, 0) if points > 0 && whole => say!("missed-worth-in-all", points),
            (points, 0) if points > 0 => say!("missed-worth-points", points),
            _ => award.in_short(),
        };
        Self {
            event: event.id.clone(),
            why,
            worth,
        }
    }
}

impl RuleSet {
    /// Why a hand with its last tile is not Mah Jongg, a whole sentence for the player.
    pub fn why_not_mah_jong(&self, hand: &Hand, situation: &Situation) -> String {
        if !self.options.chows && arrange::is_regular(hand, true) {
            return say!("missed-chows-are-not-allowed-in").to_owned();
        }
        let nearest = patterns::nearly(self, hand, situation).into_iter().next();
        match nearest.or_else(|| self.nearly_wonders(hand)) {
            Some(miss) => say!(
                "missed-the-tiles-are-not-four",
                event = miss.event,
                lower_first = lower_first(&miss.why)
            ),
            None => say!("missed-the-tiles-are-neither-four").to_owned(),
        }
    }

    /// Thirteen Unique Wonders that lack a tile.
    fn nearly_wonders(&self, hand: &Hand) -> Option<NearMiss> {
        let is_wonders =
            |event: &&ScoringEvent| event.when == Condition::Picture(Picture::ThirteenWonders);
        let event = self.events().iter().find(is_wonders)?;
        let mut missing = Tile::plain().filter(|tile| tile.is_major() && !hand.stake.has(*tile));
        let only = missing.next().filter(|_| missing.next().is_none())?;
        let why = say!("missed-one-tile-was-missing", tile = only.name());
        hand.melds
            .is_empty()
            .then(|| NearMiss::of(self, event, why))
    }

    /// Whether the row is a special hand whose points are the whole score.
    fn is_whole_score(&self, id: &str) -> bool {
        self.event(id).is_some_and(ScoringEvent::is_whole_score)
    }
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}
