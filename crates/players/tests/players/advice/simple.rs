//! Simple tips: beginners can check every reason, and the goal changes only when the tiles do.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::{BySeat, Seat};
use players::{Assessment, ComputerPlayer, Level, SimpleEvaluation, SimpleReason};
use wording::{Figures, SimpleWording, TileWording};

use super::{attainable, hidden};

/// The longest tip that fits into the status bar of a window 1280 pixels wide.
const LONGEST: usize = 90;

fn names() -> BySeat<String> {
    BySeat(["You", "Tomás", "Ada", "Mei"].map(str::to_owned))
}

/// Plays hands in which one seat follows every simple tip; `each` gets its view before each of its decisions.
fn each_decision(
    rules: RuleSet,
    seeds: std::ops::Range<u64>,
    mut each: impl FnMut(u64, &SeatView),
) {
    let (rules, me) = (Arc::new(rules), Seat::new(0));
    let club = ComputerPlayer::new(Level::Club);
    for seed in seeds {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        while game.seat_view(me).end.is_none() {
            let asked = |seat: Seat| Some((seat, game.request(seat)?));
            let Some((seat, request)) = Seat::ALL.into_iter().find_map(asked) else {
                break;
            };
            let view = game.seat_view(seat);
            let is_own = matches!(request, Request::Turn { .. } | Request::Claim { .. });
            let tip = (seat == me && is_own).then(|| {
                each(seed, view);
                SimpleEvaluation::of(view).advised_move()
            });
            let choice = tip.flatten().unwrap_or_else(|| club.decide(view, &request));
            game.apply(Input::Move(seat, choice))
                .unwrap_or_else(|_| panic!("{choice:?} is not legal"));
        }
    }
}

#[test]
fn a_simple_tip_fits_on_a_line_and_says_nothing_of_points() {
    let (mut said, mut cautions, mut too_long) = (0, 0, Vec::new());
    for (rules, seeds) in [(RuleSet::bloem(), 50..62), (RuleSet::classical(), 70..82)] {
        each_decision(rules, seeds, |seed, view| {
            let Some(tip) = SimpleEvaluation::of(view).tip(|_| true) else {
                return;
            };
            said += 1;
            let words = tip.sentence(&names());
            if words.chars().count() > LONGEST {
                too_long.push(format!("{seed}: {words}"));
            }
            for text in [&words, &tip.figures()] {
                assert!(
                    !text.contains(" point") && !text.contains(" in 100"),
                    "{text}"
                );
            }
            if let Some(caution) = tip.caution {
                cautions += 1;
                match caution.safer {
                    Some(safer) => assert!(words.contains(&safer.name()), "{words}"),
                    None => assert!(words.ends_with("Nothing is clearly safer."), "{words}"),
                }
            }
        });
    }
    assert_eq!(too_long, [""; 0]);
    assert!(
        said > 250 && cautions > 3,
        "{said} tips, {cautions} warnings"
    );
}

/// A special hand is named only if it is at least two tiles nearer than any sets and a pair, and the goal of a hand hardly ever changes.
#[test]
fn a_simple_tip_keeps_to_the_nearest_hand() {
    let (mut hands, mut changes, mut last) = (0, 0, (u64::MAX, None));
    each_decision(RuleSet::bloem(), 100..130, |seed, view| {
        let tip = SimpleEvaluation::of(view).tip(|_| true);
        let Some(needs) = tip.and_then(|tip| tip.needs) else {
            return;
        };
        match needs.special() {
            Some(_) => assert!(needs.lacking + 2 <= needs.nearest, "{needs:?}"),
            None => assert!(needs.goal.is_ordinary(), "{needs:?}"),
        }
        let goal = Some(needs.goal);
        hands += u32::from(last.0 != seed);
        changes += u32::from(last.0 == seed && last.1 != goal);
        last = (seed, goal);
    });
    assert!(
        hands > 25 && changes * 10 <= hands,
        "{changes} changes in {hands} hands"
    );
}

/// No listed discard has better figures than the advised one, unless it is riskier or breaks up a pair that may double the score.
#[test]
fn a_simple_tip_has_the_best_figures_of_its_list() {
    let (mut asked, mut remarks) = (0, 0);
    for (rules, seeds) in [(RuleSet::bloem(), 50..56), (RuleSet::classical(), 70..76)] {
        each_decision(rules, seeds, |_, view| {
            let evaluation = SimpleEvaluation::of(view);
            let listed = evaluation.moves(|_| true);
            let Some(((advised, first), others)) = listed.split_first() else {
                return;
            };
            asked += 1;
            assert_eq!(first.remark, None);
            let reach = |option: &Assessment| (option.lacking, u32::MAX - option.live);
            for (choice, other) in others {
                let Some(remark) = &other.remark else {
                    panic!("{choice:?} has no remark");
                };
                remarks += 1;
                let words = remark.sentence(&names());
                assert!(
                    words.ends_with('.') && words.chars().count() < 70,
                    "{words}"
                );
                let is_excused = words.contains("waiting") || words.contains("pair");
                let is_discard = |choice: &Move| matches!(choice, Move::Discard { .. });
                if is_discard(advised) && is_discard(choice) && first.goal == other.goal {
                    assert!(
                        is_excused || reach(first) <= reach(other),
                        "{words}: {} and {} tiles, {} and {} that can come",
                        first.lacking,
                        other.lacking,
                        first.live,
                        other.live
                    );
                }
            }
        });
    }
    assert!(asked > 100 && remarks > 200, "{asked} {remarks}");
}

/// The figures in reasons are those that a player can count.
#[test]
fn the_reason_of_a_simple_tip_can_be_counted() {
    let (mut checked, mut discards, mut bare) = (0, 0, 0);
    each_decision(RuleSet::bloem(), 150..190, |_, view| {
        let Some(tip) = SimpleEvaluation::of(view).tip(|_| true) else {
            return;
        };
        let Move::Discard { tile, .. } = tip.choice else {
            return;
        };
        let mut rest = view.me().hand();
        rest.stake.remove(tile);
        discards += 1;
        bare += u32::from(matches!(tip.reason, SimpleReason::KeepsMost(_)));
        match &tip.reason {
            SimpleReason::KeepsMost(live) => {
                let (_, useful) = attainable(view, &rest.stake);
                let counted: u32 = useful.iter().map(|tile| hidden(view, tile)).sum();
                assert_eq!(counted, *live);
            }
            SimpleReason::SetWithout(tiles) | SimpleReason::Beside(tiles) => {
                let mut stake = rest.stake.clone();
                assert!(stake.remove_all(tiles), "{tip:?}");
            }
            SimpleReason::SparePair(pair) | SimpleReason::KeepsPair(pair, _) => {
                assert!(rest.stake[*pair] >= 2, "{tip:?}");
            }
            SimpleReason::Gone => assert!(view.open[tile] >= 3, "{tip:?}"),
            SimpleReason::Poor(needed, left) => {
                assert_eq!(hidden(view, *needed), u32::from(*left), "{tip:?}");
            }
            _ => return,
        }
        checked += 1;
    });
    assert!(checked > 20, "{checked}");
    assert!(
        bare * 50 < discards,
        "{bare} of {discards} reasons are only a figure"
    );
}

/// The first sentence of a reason seldom has the same words in three turns in a row.
#[test]
fn the_reason_of_a_simple_tip_varies() {
    let (mut turns, mut alike) = (0, Vec::new());
    let (mut hand, mut said): (u64, Vec<String>) = (u64::MAX, Vec::new());
    each_decision(RuleSet::bloem(), 150..180, |seed, view| {
        let tip = SimpleEvaluation::of(view).tip(|_| true);
        let Some(tip) = tip.filter(|tip| matches!(tip.choice, Move::Discard { .. })) else {
            return;
        };
        // A player who is calling needs the same tile until it comes.
        if matches!(tip.reason, SimpleReason::Calling(_)) {
            return;
        }
        if hand != seed {
            (hand, said) = (seed, Vec::new());
        }
        let words = tip.reason.sentence(&names());
        let first = words.split_inclusive('.').next().unwrap_or_default();
        turns += 1;
        let recent = said.iter().rev().take(2);
        if recent.filter(|other| *other == first).count() == 2 {
            alike.push(first.to_owned());
        }
        said.push(first.to_owned());
    });
    assert!(
        turns > 150 && alike.len() * 50 < turns,
        "{turns} turns, {alike:?}"
    );
}
