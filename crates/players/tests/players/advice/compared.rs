//! How listed moves are compared with the advised one, and why a claim is passed up.

use engine::rules::RuleSet;
use engine::table::Move;
use players::{
    Advice, Assessment, ClaimAdvice, ClaimReason, Comparison, DeficitParts, DiscardReason,
    LoneTile, Preference, claim_options, discard_options,
};

use super::{each_claim, each_turn};

#[test]
fn every_listed_discard_is_compared_with_the_first() {
    let (mut asked, mut named) = (0, 0);
    each_turn(RuleSet::bloem(), 25, |view| {
        asked += 1;
        if asked % 4 != 0 {
            return;
        }
        let options = discard_options(view);
        let advised = Advice::of(view).map(|advice| advice.discard);
        assert_eq!(options.first().map(|choice| choice.tile), advised);
        // The others are compared with the first.
        for (place, choice) in options.iter().enumerate() {
            match choice.comparison {
                None => assert_eq!(place, 0, "{choice:?}"),
                Some(Comparison::Behind(deficit)) => {
                    assert!(place > 0, "{choice:?}");
                    // Only parts that matter are named.
                    let parts = match deficit.parts {
                        DeficitParts::Unclear => vec![],
                        DeficitParts::Own => vec![deficit.won],
                        DeficitParts::Others => vec![deficit.paid()],
                        DeficitParts::Both
                        | DeficitParts::OwnPartlyOffset
                        | DeficitParts::OthersPartlyOffset => vec![deficit.won, deficit.paid()],
                    };
                    assert!(parts.iter().all(|part| part.abs() > 2), "{choice:?}");
                    named += usize::from(!parts.is_empty());
                    // The wins of others do not cost less after a tile that is clearly riskier.
                    let is_riskier = options[0]
                        .danger
                        .zip(choice.danger)
                        .is_some_and(|(first, danger)| first + 10 <= danger);
                    assert!(!is_riskier || deficit.parts != DeficitParts::OwnPartlyOffset);
                }
                // No tip contradicts its figures.
                Some(Comparison::Even) => {
                    // In hundredths of a point. Differences that are not clear do not count.
                    let expected_points = |choice: &Assessment| choice.percent * choice.worth;
                    let first = expected_points(&options[0]);
                    assert!(
                        expected_points(choice) <= first + (first / 20).max(100),
                        "{choice:?}"
                    );
                    assert!(place > 0, "{choice:?}");
                }
                Some(Comparison::EvenBut(Preference::Safer)) => {
                    assert!(choice.danger > options[0].danger, "{choice:?}")
                }
                Some(Comparison::EvenBut(_)) => assert!(place > 0, "{choice:?}"),
            }
        }
    });
    assert!(asked > 50 && named > 3, "{asked} {named}");
}

/// A pass on a set that brings the hand no nearer is explained by that alone, and one on a set that does by figures that are clearly lower.
#[test]
fn a_pass_is_explained_by_what_decided_it() {
    let (mut no_nearer, mut lower) = (0, 0);
    for (seed, rules) in [
        (5, RuleSet::bloem()),
        (6, RuleSet::classical()),
        (8, RuleSet::bloem()),
        (9, RuleSet::bloem()),
    ] {
        each_claim(rules, seed, |view| {
            let Some(advice) = ClaimAdvice::of(view).filter(|advice| advice.claim.is_none()) else {
                return;
            };
            let options = claim_options(view);
            let [(Move::Pass, passed), (Move::Claim(claim), claimed), ..] = options.as_slice()
            else {
                return;
            };
            let is_nearer = claimed.nearest < passed.nearest
                || claimed.goal == passed.goal && claimed.lacking < passed.lacking;
            match advice.reason {
                ClaimReason::NoNearer(..)
                | ClaimReason::Farther(..)
                | ClaimReason::UsesPair(..)
                | ClaimReason::Held(_) => {
                    assert!(!is_nearer, "{claim:?} {passed:?} {claimed:?}");
                    no_nearer += 1;
                }
                ClaimReason::Opens(_) | ClaimReason::FewerPoints { .. } => {
                    assert!(is_nearer, "{claim:?} {passed:?} {claimed:?}");
                    assert!(claimed.worth + 3 <= passed.worth, "{passed:?} {claimed:?}");
                    lower += 1;
                }
                _ => {}
            }
        });
    }
    assert!(no_nearer > 3 && lower > 0, "{no_nearer} {lower}");
}

#[test]
fn a_listed_tile_that_a_tip_names_is_compared_as_in_the_tip() {
    let (mut named, mut listed) = (0, 0);
    each_turn(RuleSet::bloem(), 25, |view| {
        let reason = Advice::of(view).and_then(|advice| advice.reason);
        let ranking = match &reason {
            Some(DiscardReason::SaferThan(_, ranking)) => Some(*ranking),
            _ => None,
        };
        let other = match reason {
            Some(DiscardReason::Lookahead(other, ..)) => other,
            Some(DiscardReason::Alone(LoneTile { doubling, .. })) if !doubling.is_empty() => {
                doubling[0]
            }
            Some(DiscardReason::AboutEvenWith(other) | DiscardReason::SaferThan(other, _)) => other,
            _ => return,
        };
        named += 1;
        let list = discard_options(view);
        if let Some(choice) = list.iter().find(|choice| choice.tile == other) {
            listed += 1;
            assert!(choice.comparison.is_some(), "{choice:?}");
            // The order agrees with the figures that the list shows for both.
            let first = &list[0];
            let shown = (choice.lacking, first.live).cmp(&(first.lacking, choice.live));
            if first.goal == choice.goal && ranking.is_some() {
                assert_eq!(ranking, Some(shown), "{first:?} {choice:?}");
            }
        }
    });
    assert!(named > 0 && listed > 0, "{named} named, {listed} listed");
}
