//! Scores hands by the rules of a rule set.

use super::arrange::{self, Claimed};
use super::facts::{Background, Facts, RuleQueries, before_laying_out};
use super::tally::{self, Tally};
use super::{Arrangement, Condition, RuleSet, Score, Situation, near_miss};
use crate::tiles::{Hand, Tile};

impl RuleSet {
    /// Scores a hand, divided into the sets that give the highest score. For the winner (`situation.win`) the last tile is on the stake,
    /// and `None` means that the hand is not Mah Jongg; other hands always have a score.
    pub fn score(&self, hand: &Hand, situation: &Situation) -> Option<Score> {
        if situation.win.is_none() {
            return Some(self.score_arrangement(
                hand,
                &arrange::losing_arrangement(hand),
                situation,
            ));
        }
        let background = self.background(hand, situation);
        let arrangement = self.best_arrangement(hand, situation, &background)?;
        Some(self.explained(hand, &arrangement, situation, &background))
    }

    /// Scores a hand whose owner has laid out all its sets, with near misses if it is the winner's.
    pub fn score_laid_out(&self, hand: &Hand, situation: &Situation) -> Score {
        let arrangement = Arrangement {
            melds: hand.melds.clone(),
            rest: hand.stake.clone(),
        };
        if situation.win.is_none() {
            return self.score_arrangement(hand, &arrangement, situation);
        }
        let background = self.background(hand, situation);
        self.explained(hand, &arrangement, situation, &background)
    }

    /// The score of a winner's hand in this arrangement, with its near misses.
    fn explained(
        &self,
        hand: &Hand,
        arrangement: &Arrangement,
        situation: &Situation,
        background: &Background,
    ) -> Score {
        let facts = self.facts(hand, arrangement, situation, background);
        let mut score = Tally::of(self, &facts).score(self, &facts);
        score.near_misses = near_miss::of(self, &facts, &score);
        score
    }

    /// The total of `score`, computed faster because no lines are made.
    pub fn total(&self, hand: &Hand, situation: &Situation) -> Option<u32> {
        let background = self.background(hand, situation);
        let sum_of = |arrangement: &Arrangement| {
            tally::sum(self, &self.facts(hand, arrangement, situation, &background))
        };
        if situation.win.is_none() {
            return Some(tally::total(
                sum_of(&arrange::losing_arrangement(hand)),
                &self.options,
            ));
        }
        let mut best: Option<(u64, u32)> = None;
        let claimed = self.claimed(situation);
        self.each_arrangement(hand, situation, claimed, |arrangement| {
            let sum = sum_of(&arrangement);
            let options = &self.options;
            let totals = (
                tally::uncapped_total(sum, options),
                tally::total(sum, options),
            );
            best = best.max(Some(totals));
        });
        best.map(|(_, total)| total)
    }

    /// The arrangement with the highest score before any maximum, for a winner who lays out the sets on the stake; `None` if the hand is
    /// not Mah Jongg. `claimed_tile` is another player's tile whose set is not laid out yet.
    pub fn best_layout(
        &self,
        hand: &Hand,
        situation: &Situation,
        claimed_tile: Option<Tile>,
    ) -> Option<Arrangement> {
        let mut best: Option<(u64, Arrangement)> = None;
        let claimed = Claimed {
            tile: claimed_tile,
            ..self.claimed(situation)
        };
        self.each_arrangement(hand, situation, claimed, |arrangement| {
            let laid_out = Hand {
                stake: arrangement.rest.clone(),
                melds: arrangement.melds.clone(),
                bonus: hand.bonus.clone(),
            };
            // A hand whose tiles are not all in sets is laid out unchanged.
            let shown = match arrangement.rest.is_empty() {
                true => &laid_out,
                false => hand,
            };
            let background = self.background(shown, situation);
            let facts = self.facts(shown, &arrangement, situation, &background);
            let uncapped = tally::uncapped_total(tally::sum(self, &facts), &self.options);
            if best.as_ref().is_none_or(|(highest, _)| uncapped > *highest) {
                best = Some((uncapped, arrangement));
            }
        });
        best.map(|(_, arrangement)| arrangement)
    }

    /// The total of a hand in this arrangement.
    pub fn total_of_arrangement(
        &self,
        hand: &Hand,
        arrangement: &Arrangement,
        situation: &Situation,
    ) -> u32 {
        let background = self.background(hand, situation);
        let facts = self.facts(hand, arrangement, situation, &background);
        tally::total(tally::sum(self, &facts), &self.options)
    }

    /// The arrangement of a winner's hand with the highest score before any maximum; `None` if the hand is not Mah Jongg.
    fn best_arrangement(
        &self,
        hand: &Hand,
        situation: &Situation,
        background: &Background,
    ) -> Option<Arrangement> {
        let mut best: Option<(u64, Arrangement)> = None;
        let claimed = self.claimed(situation);
        self.each_arrangement(hand, situation, claimed, |arrangement| {
            let facts = self.facts(hand, &arrangement, situation, background);
            let uncapped = tally::uncapped_total(tally::sum(self, &facts), &self.options);
            if best.as_ref().is_none_or(|(highest, _)| uncapped > *highest) {
                best = Some((uncapped, arrangement));
            }
        });
        best.map(|(_, arrangement)| arrangement)
    }

    /// Scores a hand in this arrangement, without near misses.
    pub fn score_arrangement(
        &self,
        hand: &Hand,
        arrangement: &Arrangement,
        situation: &Situation,
    ) -> Score {
        let background = self.background(hand, situation);
        let facts = self.facts(hand, arrangement, situation, &background);
        Tally::of(self, &facts).score(self, &facts)
    }

    /// The facts that do not depend on the arrangement.
    pub(super) fn background(&self, hand: &Hand, situation: &Situation) -> Background {
        let won = situation.win.is_some();
        let before = before_laying_out(hand, situation);
        if !won {
            return Background::new(hand, self.calling_rows(hand, situation).into_iter());
        }
        let patterns = self.special_forms_of(&before, situation).into_iter();
        Background::new(hand, patterns.map(|(row, _)| row))
    }

    /// The facts of one arrangement. `background` is shared by all arrangements of the same hand.
    pub(super) fn facts<'a>(
        &'a self,
        hand: &'a Hand,
        arrangement: &'a Arrangement,
        situation: &'a Situation,
        background: &'a Background,
    ) -> Facts<'a> {
        Facts::new(
            (&self.options, self),
            hand,
            arrangement,
            situation,
            background,
        )
    }
}

impl RuleQueries for RuleSet {
    fn waits(&self, hand: &Hand, situation: &Situation) -> Vec<Tile> {
        self.waits(hand, situation)
    }

    fn count_completing(&self, hand: &Hand, accepted: &dyn Fn(Tile) -> bool) -> usize {
        self.count_completing(hand, accepted)
    }

    fn any_set_scores(&self, facts: &Facts<'_>) -> bool {
        let won = facts.situation.win.is_some();
        self.events().iter().any(|event| {
            matches!(event.when, Condition::Set(_))
                && (won || !event.winner_only)
                && event.award(&self.options) != Default::default()
                && event.when.times(facts) > 0
        })
    }
}
