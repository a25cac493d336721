//! Moves that are level: which of them is advised, and that no reason is given that the hand does not bear out.

use engine::rules::RuleSet;
use engine::table::{Move, SeatView};
use engine::tiles::{Tile, TileSet};
use players::{
    Advice, Assessment, Comparison, DiscardReason, Drawback, Evaluation, HintStrength, Preference,
    Shortfall, discard_options, follow_tips,
};

use super::{attainable, each_turn, hidden};

/// How near the hand is to its goal; the nearer is smaller.
fn distance(choice: &Assessment) -> (u8, u32) {
    (choice.lacking, u32::MAX - choice.live)
}

/// The first discard of the list is never one that its own figures call worse than another: no other that is about as good has no lower
/// chance, points and number of tiles that help, no higher danger, and something better.
#[test]
fn the_figures_of_the_list_justify_its_first_discard() {
    let (mut even, mut preferred) = (0, 0);
    for (seed, rules) in [
        (33, RuleSet::bloem()),
        (21, RuleSet::bloem()),
        (15, RuleSet::classical()),
    ] {
        each_turn(rules, seed, |view| {
            let options = discard_options(view);
            let Some((first, others)) = options.split_first() else {
                return;
            };
            for other in others {
                match other.comparison {
                    Some(Comparison::Even) => even += 1,
                    Some(Comparison::EvenBut(Preference::Nearer | Preference::MoreHelp)) => {
                        preferred += 1;
                        assert!(other.goal != first.goal || distance(first) < distance(other));
                        continue;
                    }
                    _ => continue,
                }
                let is_no_worse = other.percent >= first.percent
                    && other.worth >= first.worth
                    && other.goal == first.goal
                    && distance(other) <= distance(first)
                    && other.danger <= first.danger;
                let is_better = distance(other) < distance(first);
                assert!(!(is_no_worse && is_better), "{first:?} {other:?}");
            }
        });
    }
    assert!(even > 30 && preferred > 10, "{even} {preferred}");
}

/// A plan is named only if the hand goes there: if an ordinary hand is as near, most tiles that help any hand help the plan.
#[test]
fn a_tip_names_a_plan_only_if_most_tiles_that_help_lead_there() {
    let (mut asked, mut named) = (0, 0);
    for (seed, rules) in [
        (33, RuleSet::bloem()),
        (21, RuleSet::bloem()),
        (15, RuleSet::classical()),
    ] {
        each_turn(rules, seed, |view| {
            let choice = Advice::of(view).and_then(|advice| advice.assessment);
            let Some(choice) = choice else { return };
            asked += 1;
            if choice.goal.is_ordinary() || choice.lacking == 0 {
                return;
            }
            named += 1;
            assert!(choice.live > 0, "{choice:?} is impossible");
            let mut rest = view.me().stake.clone();
            rest.remove(choice.tile);
            let (nearest, any) = attainable(view, &rest);
            let count = |tiles: TileSet| tiles.iter().map(|tile| hidden(view, tile)).sum::<u32>();
            let shared = any.iter().filter(|tile| choice.useful.has(*tile)).collect();
            let (shared, any) = (count(shared), count(any));
            let is_helped = choice.lacking < nearest || 2 * shared >= any;
            // Or the points of the hand come from the plan.
            let is_dear = choice.worth >= 60 && 3 * shared >= any;
            assert!(is_helped || is_dear, "{choice:?}");
        });
    }
    assert!(named > 0 && named * 3 < asked, "{named} of {asked}");
}

/// Whether a Wind or Dragon in hand can become a Pung.
fn may_become_a_pung(view: &SeatView, tile: Tile) -> bool {
    u32::from(view.me().stake[tile]) + hidden(view, tile) >= 3
}

/// No reason keeps a Wind or Dragon of which no Pung can be made for what it brings the hand.
#[test]
fn no_tip_keeps_a_wind_for_a_pung_that_is_impossible() {
    let mut gone = 0;
    for seed in 33..39 {
        each_turn(RuleSet::bloem(), seed, |view| {
            let winds = view.me().stake.kinds().map(|(tile, _)| tile);
            let mut winds = winds.filter(|tile| tile.suit().is_none() && !tile.is_bonus());
            if winds.all(|tile| may_become_a_pung(view, tile)) {
                return;
            }
            gone += 1;
            let reason = Advice::of(view).and_then(|advice| advice.reason);
            let (other, drawback) = match reason {
                Some(
                    DiscardReason::AloneBefore(other, drawback)
                    | DiscardReason::Lookahead(other, _, drawback)
                    | DiscardReason::KeepsAsMany(_, other, drawback),
                ) => (other, drawback),
                _ => return,
            };
            let is_for_the_hand = match drawback {
                Drawback::Doubles(_) => true,
                Drawback::FallsBehind(by) => {
                    matches!(by, Some(Shortfall::Chance | Shortfall::Worth))
                }
            };
            let is_possible = other.suit().is_some() || may_become_a_pung(view, other);
            assert!(is_possible || !is_for_the_hand, "{other} {drawback:?}");
        });
    }
    assert!(gone > 10, "{gone}");
}

/// Auto Play makes the move that the tip advises and the list shows first.
#[test]
fn auto_play_follows_the_first_of_the_list() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 21, |view| {
        let Some(request) = view.request() else {
            return;
        };
        let listed = Evaluation::of(view).move_options(|_| true);
        let played = follow_tips(view, &request, HintStrength::AsReview);
        let first = listed.first().map(|(choice, _)| *choice);
        if !matches!(played, Move::MahJong | Move::DeclareBonus(_)) {
            asked += 1;
            assert_eq!(first, Some(played));
        }
    });
    assert!(asked > 30, "{asked}");
}
