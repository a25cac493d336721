//! Recomputes the figures of plans: the tiles lacking and the useful tiles by a slow search, the worth by the scorer.

use std::collections::BTreeSet;

use engine::rules::{RuleSet, Source};
use engine::table::{Move, SeatView};
use engine::tiles::{Counts, Hand, Tile, TileSet, shanten};
use players::{Advice, ClaimAdvice, discard_options, move_options_among};

use super::{each_claim, each_turn, hidden};
use wording::{Describe, GoalWording, TileWording};

/// A slow search for the fewest tiles lacking for sets and a pair: it builds every possible hand.
struct SlowSearch {
    held: [u8; 34],
    /// The number of tiles held plus those that can still come, by kind.
    most: [u8; 34],
    groups: u8,
    chows: bool,
}

impl SlowSearch {
    fn lacking(&self, sets: usize) -> u8 {
        let mut target = [0; 34];
        let mut best = u8::MAX;
        self.build(&mut target, 0, sets, true, 0, &mut best);
        best
    }

    fn build(
        &self,
        target: &mut [u8; 34],
        from: usize,
        sets: usize,
        pair: bool,
        cost: u8,
        best: &mut u8,
    ) {
        if cost >= *best {
            return;
        }
        if sets == 0 && !pair {
            *best = cost;
            return;
        }
        for kind in (from..34).filter(|kind| self.groups >> (kind / 9).min(3) & 1 == 1) {
            let chow = self.chows && kind < 27 && kind % 9 < 7;
            let pieces: [(&[usize], bool); 3] = [
                (&[kind, kind, kind], sets > 0),
                (&[kind, kind + 1, kind + 2], sets > 0 && chow),
                (&[kind, kind], pair),
            ];
            for (tiles, _) in pieces.iter().filter(|(_, can)| *can) {
                let mut more = 0;
                for tile in *tiles {
                    target[*tile] += 1;
                    more += u8::from(target[*tile] > self.held[*tile]);
                }
                if tiles.iter().all(|tile| target[*tile] <= self.most[*tile]) {
                    let (sets, pair) = match tiles.len() {
                        2 => (sets, false),
                        _ => (sets - 1, pair),
                    };
                    self.build(target, kind, sets, pair, cost + more, best);
                }
                tiles.iter().for_each(|tile| target[*tile] -= 1);
            }
        }
    }
}

/// The meaning of a plan's name: whether it has chows, and the groups of tiles it may contain, suits first, then honours.
fn meaning(plan: &str, chows: bool) -> Option<(bool, &'static [u8])> {
    Some(match plan.trim_end_matches(", all concealed") {
        "four sets and a pair" => (chows, &[0b1111]),
        "four Pungs and a pair" => (false, &[0b1111]),
        "Bamboo with Winds and Dragons" => (chows, &[0b1001]),
        "Circle with Winds and Dragons" => (chows, &[0b1010]),
        "Wan with Winds and Dragons" => (chows, &[0b1100]),
        "Pungs of Bamboo, Winds and Dragons" => (false, &[0b1001]),
        "Pungs of Circle, Winds and Dragons" => (false, &[0b1010]),
        "Pungs of Wan, Winds and Dragons" => (false, &[0b1100]),
        "all Bamboo" => (chows, &[0b0001]),
        "all Circle" => (chows, &[0b0010]),
        "all Wan" => (chows, &[0b0100]),
        "all Winds and Dragons" => (false, &[0b1000]),
        _ => return None,
    })
}

/// How many tiles a hand lacks for sets of these groups that can still be completed, and the kinds that bring it nearer.
fn search(view: &SeatView, hand: &Hand, chows: bool, groups: u8) -> (u8, TileSet) {
    let sets = 4 - hand.melds.len();
    let most = std::array::from_fn(|kind| {
        let tile = Tile::from_index(kind).unwrap_or_else(|| panic!("no tile {kind}"));
        hand.stake[tile] + hidden(view, tile) as u8
    });
    let lacking = |stake: &Counts| {
        let mut held = [0; 34];
        held.copy_from_slice(stake.plain());
        let slow = SlowSearch {
            held,
            most,
            groups,
            chows,
        };
        slow.lacking(sets)
    };
    let now = lacking(&hand.stake);
    let nearer = |tile: &Tile| {
        let mut stake = hand.stake.clone();
        stake.add(*tile);
        hidden(view, *tile) > 0 && lacking(&stake) < now
    };
    (now, Tile::plain().filter(nearer).collect())
}

/// How many tiles a hand lacks for each form of the special hand with this name, and the kinds that bring it nearer.
fn special(view: &SeatView, hand: &Hand, name: &str) -> Vec<(u8, TileSet)> {
    let wind = view.wind_of(view.seat());
    let near = view.rules.special_hands_near(hand, wind, 14);
    let named = near
        .into_iter()
        .filter(|(event, _)| event.id.english() == name);
    let held = hand.playing_tiles();
    named
        .map(|(_, form)| {
            let wanted: Counts = form.slots.iter().flat_map(|slot| slot.tiles()).collect();
            let short = |tile: Tile| wanted[tile].saturating_sub(held[tile]);
            let lacking = wanted.kinds().map(|(tile, _)| short(tile)).sum();
            let kinds = wanted.kinds().map(|(tile, _)| tile);
            let possible = wanted
                .kinds()
                .all(|(tile, _)| u32::from(short(tile)) <= hidden(view, tile));
            let useful = kinds.filter(|tile| possible && short(*tile) > 0);
            (lacking, useful.collect())
        })
        .collect()
}

#[test]
fn the_lacking_and_useful_tiles_of_a_plan_can_be_recomputed() {
    let mut plans = BTreeSet::new();
    for (seed, rules) in [(21, RuleSet::bloem()), (22, RuleSet::classical())] {
        let mut asked = 0;
        each_turn(rules, seed, |view| {
            asked += 1;
            if asked % 5 != 0 {
                return;
            }
            for choice in discard_options(view) {
                let mut rest = view.me().hand();
                rest.stake.remove(choice.tile);
                let stated = (choice.lacking, choice.useful);
                let recomputed = match meaning(&choice.goal.name(), view.rules.options.chows) {
                    Some((chows, groups)) => {
                        let groups = groups.iter();
                        groups
                            .map(|groups| search(view, &rest, chows, *groups))
                            .collect()
                    }
                    None => special(view, &rest, &choice.goal.name()),
                };
                assert!(recomputed.contains(&stated), "{choice:?}: {recomputed:?}");
                plans.insert(choice.goal.name());
            }
        });
    }
    assert!(plans.len() > 4, "{plans:?}");
}

/// The score of a hand completed with a discard.
fn by_the_scorer(view: &SeatView, rest: &Hand, tile: Tile) -> Option<u32> {
    let mut hand = rest.clone();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    view.rules.total(&hand, &view.situation(Some(win)))
}

#[test]
fn the_worth_of_a_plan_that_lacks_one_tile_agrees_with_the_scorer() {
    let (mut stated, mut scored, mut asked) = (0.0, 0.0, 0);
    for (seed, rules) in [
        (23, RuleSet::bloem()),
        (24, RuleSet::classical()),
        (26, RuleSet::bloem()),
        (27, RuleSet::classical()),
    ] {
        each_turn(rules, seed, |view| {
            if shanten::regular(&view.me().stake, view.me().melds.len()) > 0 {
                return;
            }
            let choice = Advice::of(view).and_then(|advice| advice.assessment);
            let Some(choice) = choice.filter(|choice| choice.lacking == 1 && choice.live > 0)
            else {
                return;
            };
            let mut rest = view.me().hand();
            rest.stake.remove(choice.tile);
            let live = choice.useful.iter().filter(|tile| hidden(view, *tile) > 0);
            let totals: Vec<u32> = live
                .filter_map(|tile| by_the_scorer(view, &rest, tile))
                .collect();
            let sum: u32 = totals.iter().sum();
            let mean = f64::from(sum) / totals.len().max(1) as f64;
            asked += 1;
            stated += f64::from(choice.worth);
            scored += mean;
        });
    }
    assert!(asked > 30, "{asked}");
    assert!(
        (stated / scored - 1.0).abs() < 0.25,
        "{stated} and {scored}"
    );
}

/// A tip on a discard correctly describes its effect on the hand.
#[test]
fn a_tip_on_a_discard_describes_its_effect_on_the_hand() {
    let mut said = BTreeSet::new();
    for (seed, rules) in [
        (5, RuleSet::bloem()),
        (6, RuleSet::classical()),
        (7, RuleSet::bloem()),
    ] {
        each_claim(rules, seed, |view| {
            let Some(advice) = ClaimAdvice::of(view) else {
                return;
            };
            let words = advice.describe();
            let (order, why) = words.split_once(". ").unwrap_or_else(|| panic!("{words}"));
            match advice.claim {
                None => assert_eq!(order, "Pass"),
                Some(_) => assert!(order.starts_with(&format!("Claim the {}", advice.tile.name()))),
            }
            assert!(why.ends_with(['.', '!']) && words.len() < 140, "{words}");
            let (melds, stake) = (view.me().melds.len(), &view.me().stake);
            let now = shanten::regular(stake, melds) + 1;
            // If the tip names a goal, the number is that of the tiles lacking for the goal.
            let left = why.strip_prefix("Then you need ");
            let left = left.map(|left| left.strip_prefix("only ").unwrap_or(left));
            let left = left.and_then(|left| left.split_once(" more tile"));
            if let Some((left, _)) = left.filter(|(_, plan)| !plan.contains(" for ")) {
                let left: i8 = left.parse().unwrap_or(99);
                assert!(left < now, "{words}: {now}");
            }
            if why.starts_with("It uses ") {
                assert!(advice.claim.is_some(), "{words}");
                let figures = why.split(|c: char| !c.is_ascii_digit());
                let figures: Vec<u32> = figures.filter_map(|figure| figure.parse().ok()).collect();
                let but = match why.contains("still need") {
                    true => {
                        assert_eq!(i64::from(figures[0]), i64::from(now), "{words}");
                        &figures[1..]
                    }
                    false => &figures[..],
                };
                assert!(matches!(but, [after, now] if after > now) || but.is_empty());
            }
            let start: Vec<&str> = why.split(' ').take(4).collect();
            said.insert(start.join(" "));
        });
    }
    assert!(
        said.len() > 5 && said.contains("It uses up your"),
        "{said:?}"
    );
}

/// A Kong that can be made is in the list: first if the tip advises it, otherwise after the discards.
#[test]
fn a_possible_kong_is_among_the_listed_moves() {
    let (mut first, mut last) = (0, 0);
    for seed in 40..48 {
        each_turn(RuleSet::bloem(), seed, |view| {
            let kongs = view.legal().into_iter();
            let mut kongs = kongs.filter(|choice| matches!(choice, Move::Kong(_)));
            let Some(kong) = kongs.next() else { return };
            let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
            if advice.is_complete {
                return;
            }
            let is_discard = |choice: &Move| matches!(choice, Move::Discard { .. });
            let discards = move_options_among(view, is_discard);
            assert!(discards.iter().all(|(choice, _)| is_discard(choice)));
            let limited = Advice::among(view, is_discard);
            let kongs = limited.map(|advice| (advice.kong, advice.declined_kong));
            assert_eq!(kongs, Some((None, None)));
            let moves = move_options_among(view, |_| true);
            match advice.kong {
                Some(tile) => {
                    first += 1;
                    assert_eq!(moves[0].0, Move::Kong(tile), "{advice:?}");
                    assert!(moves[0].1.comparison.is_none(), "{advice:?}");
                    assert!(
                        moves[1..]
                            .iter()
                            .all(|(_, choice)| choice.comparison.is_some())
                    );
                }
                None => {
                    last += 1;
                    assert!(
                        moves.iter().skip(1).any(|(made, _)| *made == kong),
                        "{advice:?}"
                    );
                }
            }
        });
    }
    assert!(first > 0, "{first} advised, {last} not");
}

/// A newcomer is not advised to play for a distant special hand.
#[test]
fn a_tip_goes_for_a_special_hand_only_if_it_is_near() {
    for seed in 30..34 {
        each_turn(RuleSet::bloem(), seed, |view| {
            let choice = Advice::of(view).and_then(|advice| advice.assessment);
            let far = choice.filter(|choice| choice.special().is_some() && choice.lacking > 2);
            assert_eq!(far, None);
        });
    }
}
