//! Rows that nearly counted for a hand, and why tiles are not Mah Jongg at all.

mod patterns;
mod regular;

use super::condition::{Condition, WholeHand};
use super::facts::{Facts, before_laying_out};
use super::{
    MissedAward, NearMiss, NotMahJongg, Obstacle, RuleSet, Score, ScoringEvent, Situation, arrange,
};
use crate::tiles::shanten::ChowLimit;
use crate::tiles::{Hand, Tile};

/// The maximum number of near misses listed for a hand.
const MAX_LISTED: usize = 5;
/// The maximum number of special hands among them.
const MAX_SPECIAL: usize = 2;

/// The near misses of a winner's hand: special hands, the nearest first, then rows of the regular count. If the hand has a whole score,
/// only special hands with more points are listed.
pub(super) fn of(rules: &RuleSet, facts: &Facts<'_>, score: &Score) -> Vec<NearMiss> {
    let is_whole_score = score.lines.iter().any(|line| {
        rules
            .event(&line.row)
            .is_some_and(ScoringEvent::is_whole_score)
    });
    let held = before_laying_out(facts.hand, facts.situation);
    let mut missed = patterns::near_misses(rules, &held, facts.situation);
    missed.retain(|miss| {
        let points = rules.event(&miss.row).map_or(0, |event| event.award.points);
        let counted = score.lines.iter().any(|line| line.row == miss.row);
        let is_allowed = rules
            .event(&miss.row)
            .is_some_and(|event| rules.accepts(event));
        is_allowed && !counted && (!is_whole_score || points > score.points)
    });
    missed.truncate(MAX_SPECIAL);
    if !is_whole_score {
        missed.extend(regular::near_misses(rules, facts));
    }
    missed.truncate(MAX_LISTED);
    missed
}

impl NearMiss {
    fn of(rules: &RuleSet, event: &ScoringEvent, obstacle: Obstacle) -> Self {
        let event_award = event.award(&rules.options);
        let award = match (event_award.points, event_award.doubles) {
            (points, 0) if points > 0 && event.is_whole_score() => MissedAward::WholeScore(points),
            _ => MissedAward::Award(event_award),
        };
        Self {
            row: event.id.clone(),
            obstacle,
            award,
        }
    }
}

impl RuleSet {
    /// Why a hand with its last tile on the stake is not Mah Jongg. The hand must not be Mah Jongg.
    pub fn why_not_mah_jong(&self, hand: &Hand, situation: &Situation) -> NotMahJongg {
        if arrange::is_regular(hand, ChowLimit::Any) {
            return match self.options.chow_limit() {
                ChowLimit::One => NotMahJongg::TooManyChows,
                _ => NotMahJongg::ChowsNotAllowed,
            };
        }
        let nearest = patterns::near_misses(self, hand, situation)
            .into_iter()
            .next();
        match nearest.or_else(|| self.nearly_wonders(hand)) {
            Some(NearMiss { row, obstacle, .. }) => NotMahJongg::NearlySpecial { row, obstacle },
            None => NotMahJongg::NoSets,
        }
    }

    /// The near miss of Thirteen Unique Wonders if exactly one of the thirteen kinds is missing, under rules that have such a row.
    fn nearly_wonders(&self, hand: &Hand) -> Option<NearMiss> {
        let is_wonders =
            |event: &&ScoringEvent| event.when == Condition::WholeHand(WholeHand::ThirteenWonders);
        let event = self.events().iter().find(is_wonders)?;
        let mut missing = Tile::plain().filter(|tile| tile.is_major() && !hand.stake.has(*tile));
        let only = missing.next().filter(|_| missing.next().is_none())?;
        hand.melds
            .is_empty()
            .then(|| NearMiss::of(self, event, Obstacle::TileMissing(only)))
    }
}
