//! Who pays whom over all entries of a scorecard.

use super::{Entry, EntryResult, Line, Results};
use crate::tiles::{BySeat, Seat};

impl Line {
    /// What each player receives from each of the others; negative if it is paid. A correction is no payment.
    pub fn gets_from(&self) -> BySeat<BySeat<i64>> {
        match &self.result {
            EntryResult::Won(result) => result.settlement.gets_from,
            EntryResult::Other(Entry::Penalty { by, to, points }) => {
                let mut gets_from = BySeat::<BySeat<i64>>::default();
                for seat in by.others().filter(|seat| to.is_none_or(|to| to == *seat)) {
                    gets_from[seat][*by] += i64::from(*points);
                    gets_from[*by][seat] -= i64::from(*points);
                }
                gets_from
            }
            EntryResult::Refused(_) | EntryResult::Other(_) => BySeat::default(),
        }
    }
}

impl Results {
    /// What each player receives from each of the others in all; negative if it is paid.
    pub fn gets_from(&self) -> BySeat<BySeat<i64>> {
        let mut total = BySeat::<BySeat<i64>>::default();
        for line in &self.lines {
            let gets_from = line.gets_from();
            for to in Seat::ALL {
                for from in Seat::ALL {
                    total[to][from] = total[to][from].saturating_add(gets_from[to][from]);
                }
            }
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;
    use crate::scorekeeper::{Draft, Scorecard};

    #[test]
    fn payments_add_up_to_the_scores_apart_from_corrections() {
        let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
        let mut card = Scorecard::new(names, RuleSet::bloem());
        for seat in [0, 1, 1] {
            let mut draft = Draft::default();
            draft.hands[Seat::new(seat)] = "123b456b789b123c5c+5c".to_owned();
            draft.hands[Seat::new(3)] = ",rrr".to_owned();
            card.put(Entry::Hand(draft));
        }
        let to = |to: Option<usize>| Entry::Penalty {
            by: Seat::new(2),
            to: to.map(Seat::new),
            points: 30,
        };
        card.put(to(None));
        card.put(to(Some(0)));
        let of = Seat::new(1);
        card.put(Entry::Correction { of, points: 7 });
        card.put(Entry::Dead);
        let results = card.results();
        let gets_from = results.gets_from();
        let start = card.rules.options.starting_score;
        for seat in Seat::ALL {
            let received: i64 = gets_from[seat].0.iter().sum();
            let corrected = if seat == of { 7 } else { 0 };
            assert_eq!(received + corrected + start, results.scores[seat]);
            for from in Seat::ALL {
                assert_eq!(gets_from[seat][from], -gets_from[from][seat]);
            }
        }
        assert_eq!(results.lines[3].gets_from()[Seat::new(0)][Seat::new(2)], 30);
    }
}
