//! The reasons of tips, checked against the tiles of the hand.

use std::collections::BTreeSet;

use engine::rules::RuleSet;
use engine::table::{Move, SeatView};
use engine::tiles::{BySeat, Hand, Tile};
use players::danger::dangers;
use players::{Advice, Comparison, DiscardReason, Drawback, HandGoal, discard_options};

use super::{attainable, each_turn, hidden};
use wording::{AdviceWording, Describe, GoalWording, Named, RiskWording};

/// How many tiles a hand lacks for any sets and a pair that can still be completed, and how many unseen tiles bring it nearer.
fn reach(view: &SeatView, hand: &Hand) -> (u8, u32) {
    let (lacking, useful) = attainable(view, &hand.stake);
    (lacking, useful.iter().map(|tile| hidden(view, tile)).sum())
}

/// The reason that a tip gives can be confirmed from the player's own tiles.
#[test]
fn the_reason_of_a_tip_can_be_confirmed_from_the_players_hand() {
    let mut said = BTreeSet::new();
    for (seed, rules) in [
        (14, RuleSet::bloem()),
        (15, RuleSet::classical()),
        (16, RuleSet::bloem()),
    ] {
        each_turn(rules, seed, |view| {
            let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
            let Some(reason) = &advice.reason else { return };
            let tile = advice.discard;
            let mut rest = view.me().hand();
            rest.stake.remove(tile);
            let waits = view.rules.waits(&rest, &view.situation(None));
            let own = |other: Tile| rest.stake.has(other);
            match reason {
                DiscardReason::Standing => {}
                DiscardReason::Calling(named) => assert_eq!(named, &waits),
                _ => assert!(waits.is_empty(), "{advice:?}"),
            }
            match reason {
                DiscardReason::Gone => assert!(view.open[tile] >= 3 && !own(tile), "{advice:?}"),
                DiscardReason::KeepsMost(live) | DiscardReason::KeepsAsMany(live, ..) => {
                    if let DiscardReason::KeepsAsMany(_, other, _) = reason {
                        assert!(*other != tile && rest.stake[*other] == 1, "{advice:?}");
                    }
                    let own = reach(view, &rest);
                    assert_eq!(own.1, *live, "{advice:?}");
                    for (other, _) in view.me().stake.kinds() {
                        let mut rest = view.me().hand();
                        rest.stake.remove(other);
                        let (lacking, live) = reach(view, &rest);
                        assert!((lacking, own.1) >= (own.0, live), "{advice:?}: {other}");
                    }
                }
                DiscardReason::Lookahead(other, nearer, against) => {
                    let own = reach(view, &rest);
                    let mut rest = view.me().hand();
                    rest.stake.remove(*other);
                    let (lacking, live) = reach(view, &rest);
                    assert_eq!(lacking < own.0, *nearer, "{advice:?}");
                    assert!((own.0, live) > (lacking, own.1), "{advice:?}");
                    if let Drawback::Doubles(doubles) = against {
                        assert!((1..=2).contains(doubles), "{advice:?}");
                        assert!(other.suit().is_none(), "{advice:?}");
                        assert!(view.open[*other] < 2, "{advice:?}");
                    }
                }
                DiscardReason::AloneBefore(other, _) => {
                    assert!(*other != tile && rest.stake[*other] == 1, "{advice:?}");
                }
                DiscardReason::Alone(lone) => {
                    assert_eq!(lone.open, view.open[tile], "{advice:?}");
                    for other in &lone.others {
                        assert!(rest.stake[*other] == 1, "{advice:?}: {other}");
                    }
                    for other in &lone.doubling {
                        assert!((1..=2).contains(&lone.doubles), "{advice:?}");
                        assert!(
                            rest.stake[*other] == 1 && other.suit().is_none(),
                            "{advice:?}"
                        );
                    }
                    let before = tile.previous_in_suit();
                    let after = tile.chow().map(|chow| chow[1]);
                    let beside = before.into_iter().chain(after);
                    assert!(!own(tile) && !beside.into_iter().any(own), "{advice:?}");
                }
                // The reason would be false if the hand had a tile that the plan cannot use at all.
                DiscardReason::HelpsGoalLeast(HandGoal::Sets { suit: named, .. }) => {
                    let other = |tile: Tile| tile.suit().is_some_and(|suit| Some(suit) != *named);
                    let mut stake = rest.stake.kinds().map(|(tile, _)| tile);
                    assert!(named.is_none() || !stake.any(other), "{advice:?}");
                }
                DiscardReason::NoPlaceIn(row, lacking) => {
                    assert!(row.is_built_in() && *lacking <= 2)
                }
                _ => {}
            }
            said.insert(match reason {
                DiscardReason::Alone(..) | DiscardReason::Gone => "alone",
                _ => "otherwise",
            });
            let words = advice.describe();
            assert!(words.ends_with('.') && words.len() < 165, "{words}");
        });
    }
    assert_eq!(said.len(), 2);
}

/// The sentence of a tip and its figures, which a second press shows, name the same other tile, and do not call a tile as good that they call
/// more dangerous. The same position gets the same tip.
#[test]
fn the_figures_of_a_tip_name_no_other_tile_than_its_reason() {
    let (mut asked, mut same, mut unnamed) = (0, 0, 0);
    for (seed, rules) in [(14, RuleSet::bloem()), (15, RuleSet::classical())] {
        each_turn(rules, seed, |view| {
            let Some(advice) = Advice::of(view) else {
                return;
            };
            asked += 1;
            if asked % 8 == 0 {
                assert_eq!(Advice::of(view).as_ref(), Some(&advice));
            }
            let named = match advice.reason {
                Some(DiscardReason::SaferThan(other, _)) => {
                    return assert_eq!(advice.alternative, None, "safer than {other}");
                }
                Some(
                    DiscardReason::AboutEvenWith(other)
                    | DiscardReason::AloneBefore(other, _)
                    | DiscardReason::KeepsAsMany(_, other, _)
                    | DiscardReason::Lookahead(other, ..),
                ) => other,
                _ => {
                    unnamed += usize::from(advice.alternative.is_some());
                    return;
                }
            };
            if let Some(alternative) = advice.alternative {
                assert_eq!(alternative, named, "{advice:?}");
                same += 1;
            }
        });
    }
    assert!(same > 0 && unnamed > 0, "{same} {unnamed}");
}

/// No tip discards a tile of the goal that it names if a tile outside that goal does as well.
#[test]
fn a_tip_does_not_discard_tiles_of_the_goal_that_it_names() {
    let fits = |tile: Tile, plan: &str| match tile.suit() {
        Some(suit) => plan.contains(suit.name()),
        None => plan.contains("Winds"),
    };
    let mut named = 0;
    let mut each = |view: &SeatView| {
        let options = discard_options(view);
        let Some((first, others)) = options.split_first() else {
            return;
        };
        let one_suit = matches!(first.goal, HandGoal::Sets { suit: Some(_), .. });
        if !one_suit {
            return;
        }
        named += 1;
        for other in others {
            let does_as_well =
                other.comparison == Some(Comparison::Even) && other.danger <= first.danger;
            let is_outside = other.goal == first.goal && !fits(other.tile, &first.goal.name());
            assert!(
                !fits(first.tile, &first.goal.name()) || !does_as_well || !is_outside,
                "{first:?} {other:?}"
            );
        }
    };
    for seed in 31..37 {
        each_turn(RuleSet::bloem(), seed, &mut each);
    }
    assert!(named > 5, "{named}");
}

/// A tip warns of its discard exactly if others are estimated to win with it four times in a hundred or more. With the figures it says who
/// they are.
#[test]
fn a_tip_warns_before_a_risky_discard() {
    let names = BySeat(["You", "Lin", "Ada", "Mei"].map(str::to_owned));
    let (mut warned, mut named, mut quiet) = (0, 0, 0);
    for (seed, rules) in [(14, RuleSet::bloem()), (15, RuleSet::classical())] {
        each_turn(rules, seed, |view| {
            let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
            let discard = Move::Discard {
                tile: advice.discard,
                calling: false,
            };
            let advised = match advice.is_complete {
                true => Move::MahJong,
                false => advice.kong.map_or(discard, Move::Kong),
            };
            assert_eq!(Advice::advised_move(view), Some(advised));
            if advised != discard {
                return;
            }
            let options = discard_options(view);
            let listed = options.iter().find(|option| option.tile == advice.discard);
            let danger = listed.and_then(|option| option.danger);
            let alone = dangers(view, &[advice.discard]);
            assert_eq!(danger, alone.first().map(|danger| danger.percent));
            assert_eq!(
                danger.is_some_and(|danger| danger >= 4),
                advice.risk.is_some()
            );
            let Some(risk) = advice.risk else {
                quiet += 1;
                return;
            };
            warned += 1;
            let (tip, figures) = (advice.with_threat(&names), advice.figures_with_risk(&names));
            let warning = risk.warning();
            assert!(tip.ends_with(&warning), "{tip}");
            assert!(warning.split(' ').count() <= 8);
            if let Some(threat) = risk.threat {
                named += 1;
                assert!(figures.starts_with(&names[threat.seat]), "{figures}");
            }
        });
    }
    assert!(
        warned > 5 && named > 2 && quiet > warned,
        "{warned} {named} {quiet}"
    );
}
