//! Properties of advice: every figure can be recomputed from the view or agrees with the results of many deals.

#![allow(clippy::panic)]

mod after_a_claim;
mod by_distance;
mod compared;
mod level;
mod predictions;
mod reasons;
mod recomputed;
mod simple;
mod the_others;

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Act, Claim, Game, Input, Move, Request, SeatView, Setup, Viewer};
use engine::tiles::shanten::Aim;
use engine::tiles::{Attainable, BySeat, Counts, Seat, Tile, TileSet};
use players::selfplay::step;
use players::{
    Action, Advice, Assessment, ClaimAdvice, ComputerPlayer, Effort, Level, action_hints,
    discard_options, judge,
};
use wording::{AssessmentWording, Describe, Figures, GoalWording, Named, TileWording};

/// Visits every turn in the first hands of a game, except those of Standing Hands; `each` gets the view of the player whose turn it is.
fn each_turn(rules: RuleSet, seed: u64, mut each: impl FnMut(&SeatView)) {
    let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    for _ in 0..400 {
        for seat in Seat::ALL {
            let turn = matches!(game.request(seat), Some(Request::Turn { .. }));
            if turn && !game.seat_view(seat).me().standing {
                each(game.seat_view(seat));
            }
        }
        if step(&mut game, &players).is_none() {
            return;
        }
    }
}

/// How many tiles of a kind the viewer has not seen.
fn hidden(view: &SeatView, tile: Tile) -> u32 {
    u32::from(4 - view.open[tile] - view.me().stake[tile])
}

/// How many tiles the stake lacks for any sets and a pair that can still be completed, and the kinds that bring it nearer.
fn attainable(view: &SeatView, stake: &Counts) -> (u8, TileSet) {
    let unseen = std::array::from_fn(|kind| {
        Tile::from_index(kind).map_or(0, |tile| hidden(view, tile) as u8)
    });
    let aim = Aim {
        chows: view.rules.options.chow_limit().remaining(&view.me().melds),
        ..Aim::regular(view.me().melds.len())
    };
    let useful = Attainable::new(stake, unseen).useful(aim);
    useful.unwrap_or_else(|| panic!("nothing can be completed"))
}

fn check(view: &SeatView, choice: &Assessment) {
    let live: u32 = choice.useful.iter().map(|tile| hidden(view, tile)).sum();
    assert_eq!(choice.live, live, "{choice:?}");
    assert!(
        choice.useful.iter().all(|tile| hidden(view, tile) > 0),
        "{choice:?}"
    );
    assert!(view.me().stake.has(choice.tile));
    assert!(choice.percent <= 100 && choice.danger.is_none_or(|danger| danger <= 100));
    let reason = choice.needs();
    assert!(choice.goal.is_ordinary() || reason.contains(&choice.goal.name()));
    let figures: Vec<u32> = reason
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|figure| figure.parse().ok())
        .collect();
    let mut rest = view.me().stake.clone();
    rest.remove(choice.tile);
    let (nearest, _) = attainable(view, &rest);
    assert_eq!(choice.nearest, nearest, "{reason}");
    let known = [choice.lacking.into(), choice.nearest.into(), choice.live];
    assert!(
        figures.iter().all(|figure| known.contains(figure)),
        "{reason}"
    );
}

#[test]
fn every_figure_of_a_tip_is_in_the_view() {
    let mut asked = 0;
    for (seed, rules) in [(1, RuleSet::bloem()), (2, RuleSet::classical())] {
        each_turn(rules, seed, |view| {
            asked += 1;
            let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
            assert_eq!(advice.count.open, view.open[advice.discard]);
            assert_eq!(advice.is_complete, view.check(&Move::MahJong).is_ok());
            let choice = advice
                .assessment
                .as_ref()
                .unwrap_or_else(|| panic!("no reason"));
            assert_eq!(choice.tile, advice.discard);
            check(view, choice);
        });
    }
    assert!(asked > 100, "{asked}");
}

/// Recomputes the sentence of a tip from the tiles: how many of the discard lie open, and the distance of the remaining hand from any sets.
#[test]
fn the_sentence_of_a_tip_can_be_recomputed() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 4, |view| {
        let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
        let (words, sentence) = (advice.describe(), advice.figures());
        if advice.is_complete {
            return;
        }
        let order = format!("Discard the {}. ", advice.discard.name());
        assert!(words.starts_with(&order), "{words}");
        let seen = match view.open[advice.discard] {
            0 => "none on the table",
            1 => "1 on the table",
            2 => "2 on the table",
            3 => "3 on the table",
            _ => "all 4 on the table",
        };
        assert!(sentence.contains(seen), "{sentence}");
        assert!(sentence.contains(&advice.discard.name()), "{sentence}");
        let choice = advice.assessment.unwrap_or_else(|| panic!("no reason"));
        if choice.goal.is_ordinary() {
            asked += 1;
            let mut rest = view.me().stake.clone();
            rest.remove(choice.tile);
            let stated = (choice.lacking, choice.useful);
            assert_eq!(stated, attainable(view, &rest), "{sentence}");
        }
    });
    assert!(asked > 20, "{asked}");
}

/// Visits every question whether to claim a discard or rob a Kong in the first hands of a game; `each` gets the view of the player who is asked.
fn each_claim(rules: RuleSet, seed: u64, mut each: impl FnMut(&SeatView)) {
    let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    for _ in 0..600 {
        for seat in Seat::ALL {
            if matches!(
                game.request(seat),
                Some(Request::Claim { .. } | Request::Rob { .. })
            ) {
                each(game.seat_view(seat));
            }
        }
        if step(&mut game, &players).is_none() {
            return;
        }
    }
}

#[test]
fn a_tip_on_a_discard_is_legal_and_its_figures_are_in_the_view() {
    let mut asked = [0, 0];
    for (seed, rules) in [(5, RuleSet::bloem()), (6, RuleSet::classical())] {
        each_claim(rules, seed, |view| {
            let can = view
                .legal()
                .iter()
                .any(|choice| matches!(choice, Move::Claim(_)));
            let rob = matches!(view.request(), Some(Request::Rob { .. }));
            let advice = ClaimAdvice::of(view);
            assert_eq!(advice.is_some(), can && !rob);
            let Some(advice) = advice else { return };
            asked[usize::from(advice.claim.is_some())] += 1;
            if let Some(claim) = advice.claim {
                assert!(view.check(&Move::Claim(claim)).is_ok(), "{advice:?}");
            }
            if let Some(choice) = &advice.assessment {
                // Claimed tiles that are laid out still count as seen.
                assert!(choice.live <= choice.useful.iter().map(|tile| hidden(view, tile)).sum());
                assert!(advice.figures().contains(&choice.brief()));
            }
        });
    }
    assert!(asked[0] > 10 && asked[1] > 10, "{asked:?}");
}

#[test]
fn hints_on_impossible_actions_agree_with_the_rules_and_the_tiles() {
    let (mut said, mut possible) = (BTreeSet::new(), BTreeSet::new());
    let mut check = |view: &SeatView| {
        let window = view.window.filter(|window| window.from != view.seat());
        let hints = action_hints(view);
        assert!(hints.is_sorted_by_key(|hint| !hint.possible), "{hints:?}");
        for hint in hints {
            let moves = view.legal();
            let is_legal = moves.iter().any(|choice| {
                matches!(
                    (hint.action, choice),
                    (Action::Chow, Move::Claim(Claim::Chow(_)))
                        | (Action::Pung, Move::Claim(Claim::Pung))
                        | (Action::Kong, Move::Claim(Claim::Kong) | Move::Kong(_))
                        | (Action::MahJong, Move::Claim(Claim::MahJong) | Move::MahJong)
                        | (Action::Pass, Move::Pass)
                        | (Action::Discard, Move::Discard { .. })
                )
            });
            assert_eq!(hint.possible, is_legal, "{hint:?}");
            if hint.possible {
                possible.insert(hint.action.name());
                continue;
            }
            let why = hint.reason.describe();
            assert!(why.ends_with('.'), "{hint:?}");
            said.insert((
                hint.action.name(),
                why.split(' ').take(3).collect::<Vec<_>>().join(" "),
            ));
            // A tile that is reported missing for a chow is not on the stake.
            if let (Some((_, lacking)), true) =
                (why.split_once("you need "), hint.action == Action::Chow)
            {
                let plain = Tile::plain().filter(|tile| view.me().stake.has(*tile));
                for tile in plain.filter(|tile| Some(*tile) != window.map(|window| window.tile)) {
                    assert!(!lacking.contains(&tile.name()), "{hint:?}");
                }
            }
        }
    };
    let without_chows = {
        let mut rules = RuleSet::bloem();
        rules.options.chows = false;
        rules
    };
    for (seed, rules) in [
        (7, RuleSet::bloem()),
        (8, RuleSet::classical()),
        (9, without_chows),
    ] {
        each_claim(rules.clone(), seed, &mut check);
        each_turn(rules, seed, &mut check);
    }
    for start in [
        "Chows are not",
        "You can take",
        "For a Chow",
        "A Pung needs",
        "A Kong is",
    ] {
        assert!(
            said.iter().any(|(_, why)| why == start),
            "{start}: {said:?}"
        );
    }
    for name in ["Discard", "Pass", "Pung", "Chow"] {
        assert!(possible.contains(name), "{name}: {possible:?}");
    }
}

#[test]
fn waits_are_named_in_the_reason_why_a_claim_is_impossible() {
    let mut named = 0;
    each_claim(RuleSet::bloem(), 11, |view| {
        let hint = action_hints(view)
            .into_iter()
            .find(|hint| hint.action == Action::MahJong);
        let why = hint
            .filter(|hint| !hint.possible)
            .map_or_else(String::new, |hint| hint.reason.describe());
        named += usize::from(why.contains("You are waiting"));
    });
    assert!(named > 0);
}

#[test]
fn the_best_few_discards_are_listed_with_their_figures() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 3, |view| {
        asked += 1;
        if asked % 8 == 0 {
            let options = discard_options(view);
            assert!((1..=4).contains(&options.len()));
            assert!(options.iter().all(|choice| choice.danger.is_some()));
            options.iter().for_each(|choice| check(view, choice));
            let tiles: Counts = options.iter().map(|choice| choice.tile).collect();
            assert_eq!(tiles.kinds().count(), options.len());
            assert_eq!(options, discard_options(view));
        }
    });
    assert!(asked > 50, "{asked}");
}

/// The same position with other tiles in the hands of the other seats, except the tile about to be discarded.
fn with_other_hidden_tiles(game: &Game, viewer: Seat, discarded: Tile) -> Game {
    let mut other = game.clone();
    for seat in viewer.others() {
        let plain = |tile: &Tile| !tile.is_bonus() && *tile != discarded;
        let own: Vec<Tile> = other.seat_view(seat).me().stake.iter().collect();
        let wall: Vec<Tile> = other.wall().undrawn().to_vec();
        let own = own.into_iter().filter(plain);
        for (old, new) in own.zip(wall.into_iter().filter(plain)) {
            // If the table refuses to swap a tile, it stays.
            let _ = other.apply(Input::Act(Act::SwapTile { seat, old, new }));
        }
    }
    other
}

#[test]
fn hidden_tiles_do_not_matter_to_advice_on_a_discard() {
    const QUICK: Effort = Effort {
        choosing: 10,
        judging: 10,
    };
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let (mut asked, mut changed) = (0, 0);
    for (seed, rules) in [(31, RuleSet::bloem()), (32, RuleSet::classical())] {
        let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
        for _ in 0..400 {
            let discarder = Seat::ALL
                .into_iter()
                .find(|seat| matches!(game.request(*seat), Some(Request::Turn { .. })));
            let choice = discarder.and_then(|seat| {
                let request = game.request(seat)?;
                Some((seat, players[seat].decide(game.seat_view(seat), &request)))
            });
            if let Some((discarder, choice @ Move::Discard { tile, .. })) = choice {
                for viewer in discarder.others() {
                    let other = with_other_hidden_tiles(&game, viewer, tile);
                    let stakes = |game: &Game| -> Vec<Counts> {
                        let stake = |seat| game.seat_view(seat).me().stake.clone();
                        viewer.others().map(stake).collect()
                    };
                    changed += u32::from(stakes(&game) != stakes(&other));
                    let views = [&game, &other].map(|game| {
                        let mut game = Game::clone(game);
                        game.apply(Input::Move(discarder, choice)).ok()?;
                        Some(game.view(Viewer::Seat(viewer)))
                    });
                    let [Some(here), Some(there)] = views else {
                        continue;
                    };
                    asked += 1;
                    assert_eq!(ClaimAdvice::of(&here), ClaimAdvice::of(&there));
                    assert_eq!(ClaimAdvice::of(&here), ClaimAdvice::of(&here));
                    assert_eq!(action_hints(&here), action_hints(&there));
                    let verdict = |view| judge(view, Move::Pass, QUICK);
                    assert_eq!(verdict(&here), verdict(&there));
                }
            }
            if step(&mut game, &players).is_none() {
                break;
            }
        }
    }
    assert!(asked > 100 && 2 * changed > asked, "{changed} of {asked}");
}
