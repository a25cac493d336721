//! The puzzles that come with the program: each has one move that is clearly the best, whichever other is compared with it.
//! `script/puzzles` makes them, `script/soak puzzles` looks at all of them again.

#![allow(clippy::expect_used)]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::{fs, thread};

use coach::puzzle::{Posed, Puzzle, PuzzleSession, Theme, shipped};
use coach::review::{Effort, Played};
use engine::rules::RuleSet;
use engine::table::{Claim, DealEnd, Game, GameProgress, Input, Move, Request, SeatView, Setup};
use engine::tiles::{BySeat, Seat, Wind};
use players::selfplay::step;
use players::{ComputerPlayer, Level, Verdict, judge};
use storage::save::{SavedGame, SavedPlayer};

/// How the puzzles were found: once as a review judges, then with more care against every other move, at last as answers are judged.
const CAREFUL: Effort = Effort {
    choosing: 200,
    judging: 900,
};
/// Longer than they were made with.
const LONGER: Effort = Effort {
    choosing: 1200,
    judging: 9000,
};
/// So many errors are between the best move and any other: as a fifth of the cost is a part of each, about three without that.
const CLEAR: f64 = 2.5;
/// What the move of a weaker player costs at least.
const WORTH_ASKING: f64 = 5.0;
/// So many of a theme by either rules are enough, and so many are kept where another is rare.
const ENOUGH: usize = 16;
const MOST: usize = 30;
/// So many of either rules come with the program.
const OF_RULES: usize = 100;
/// So many hands are looked at before what was found is counted, and so often at most.
const HANDS: u64 = 40;
const ROUNDS: u64 = 5;
/// The seed of the first hand.
const FIRST: u64 = 22_000_000;

/// Whether this is clearly the best move, whatever else is done.
fn is_clearly_best(view: &SeatView, best: Move, others: &[Move], effort: Effort) -> bool {
    others.iter().all(|other| {
        let verdict = judge(view, *other, effort);
        verdict.is_some_and(|verdict| {
            verdict.best == best && verdict.points >= CLEAR * verdict.error && verdict.points > 0.5
        })
    })
}

/// The other moves, the best first.
fn others(verdict: &Verdict) -> Vec<Move> {
    let all = verdict.moves.iter().map(|weighed| weighed.choice);
    all.filter(|choice| *choice != verdict.best).collect()
}

#[test]
fn puzzles_are_set_up_and_know_their_answers() {
    for puzzle in shipped() {
        let posed = Posed::of(puzzle, false).expect("it can be read");
        assert_eq!(posed.view.rules.id, puzzle.rules);
        let offers = posed.offers();
        assert!(
            offers.len() > 1 && offers.iter().any(|offer| posed.is_best(*offer)),
            "{puzzle:?}"
        );
        assert!(!posed.is_best(posed.made));
        let mut session = PuzzleSession::new(vec![posed], 0);
        assert!(session.choose(puzzle.best).is_some());
    }
}

#[test]
fn the_dearest_mistakes_of_a_hand_become_puzzles_where_they_were_made() {
    let quick = Effort {
        choosing: 40,
        judging: 60,
    };
    let beginner = ComputerPlayer::new(Level::Beginner);
    let (seat, mut game) = (
        Seat::new(0),
        Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(2)),
    );
    while game.record().deals.is_empty() {
        step(&mut game, &BySeat([beginner; 4])).expect("it goes on");
    }
    let saved = saved(&game, beginner);
    let played = Played::deals(&saved.record, seat)
        .pop()
        .expect("it decided");
    let review = played.review(quick);
    let mistakes = review.turning_points();
    let puzzles = Puzzle::of_hand(&saved, seat, &played, &mistakes);
    assert!(!puzzles.is_empty() && puzzles.len() <= 2, "{mistakes:?}");
    for puzzle in puzzles {
        let view = puzzle.position().expect("it can be read").view;
        let taken = played.taken.iter().find(|taken| taken.view == view);
        assert_eq!(taken.expect("it was decided there").choice, puzzle.made);
        assert!(puzzle.best != puzzle.made && puzzle.points > 2.0 * puzzle.error);
    }
}

/// Every so many of them, judged as a review does, in which they may come up as well.
#[test]
fn the_judge_of_the_review_finds_the_same_best_moves() {
    for puzzle in shipped().iter().step_by(25) {
        let view = puzzle.position().expect("it can be read").view;
        let verdict = judge(&view, puzzle.made, Effort::REVIEW).expect("there is a choice");
        assert_eq!(verdict.best, puzzle.best, "{puzzle:?}");
        assert!(verdict.points > 0.0);
    }
}

/// What the player is told of an answer is no guess: the figure of the move that a weaker player makes is clear by as much as the
/// puzzle is. Every so many of them.
#[test]
fn what_is_told_of_an_answer_is_clear() {
    for puzzle in shipped().iter().step_by(25) {
        let view = puzzle.position().expect("it can be read").view;
        let told = judge(&view, puzzle.made, Effort::PUZZLE).expect("there is a choice");
        assert_eq!(told.best, puzzle.best, "{puzzle:?}");
        assert!(told.points >= CLEAR * told.error, "{puzzle:?}");
        assert_eq!(
            (tenths(told.points), tenths(told.error)),
            (puzzle.points, puzzle.error)
        );
    }
}

/// Every move of every puzzle in a longer search than it was made with.
#[test]
#[ignore = "a quarter of an hour; script/soak puzzles takes it"]
fn every_answer_stands_in_a_longer_search() {
    let right = standing();
    println!(
        "{} puzzles, {} of them not clear",
        shipped().len(),
        shipped().len() - right.len()
    );
    assert_eq!((shipped().len(), right.len()), (2 * OF_RULES, 2 * OF_RULES));
}

/// Those of the shipped puzzles whose answers stand in the longer search, in their order, with what the judge of answers says of them.
fn standing() -> Vec<Puzzle> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut right = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = shipped().get(place) else {
                return right;
            };
            let view = puzzle.position().expect("it can be read").view;
            let told = judge(&view, puzzle.made, Effort::PUZZLE).expect("there is a choice");
            let rivals = others(&told);
            let stands = [Effort::PUZZLE, LONGER]
                .iter()
                .all(|effort| is_clearly_best(&view, puzzle.best, &rivals, *effort));
            if stands {
                let (points, error) = (tenths(told.points), tenths(told.error));
                let puzzle = puzzle.clone();
                right.push((
                    place,
                    Puzzle {
                        points,
                        error,
                        ..puzzle
                    },
                ));
            } else {
                println!(
                    "not clear: {:?} by {:?} rules, number {place}",
                    puzzle.theme, puzzle.rules
                );
            }
        }
    };
    let mut right: Vec<(usize, Puzzle)> = thread::scope(|scope| {
        let helpers = [scope.spawn(work), scope.spawn(work)];
        helpers
            .into_iter()
            .flat_map(|helper| helper.join().expect("it looked"))
            .collect()
    });
    right.sort_by_key(|(place, _)| *place);
    right.into_iter().map(|(_, puzzle)| puzzle).collect()
}

fn tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}

/// A position in which a master and a weaker player do not do the same.
struct Found {
    view: SeatView,
    seat: Seat,
    inputs: usize,
    made: Move,
}

/// A hand of four masters, and the decisions of it that are worth a look.
fn hand(rules: &Arc<RuleSet>, seed: u64) -> (SavedGame, Vec<Found>) {
    let east = Seat::new((seed % 4) as usize);
    let setup = Setup {
        first_east: Some(east),
        resumed: Some(GameProgress {
            east,
            round_wind: Wind::ALL[(seed / 4 % 4) as usize],
            deals: (seed % 16) as u32,
            east_wins: 0,
            rounds_done: 0,
        }),
        ..Setup::seeded(seed)
    };
    let mut game = Game::new(Arc::clone(rules), setup);
    let master = ComputerPlayer::new(Level::Master);
    let weaker = [Level::Club, Level::Beginner].map(ComputerPlayer::new);
    let mut found = Vec::new();
    while let Some((seat, request)) = Seat::ALL
        .into_iter()
        .find_map(|seat| Some((seat, game.request(seat)?)))
    {
        let view = game.seat_view(seat);
        if matches!(
            &view.end,
            Some(DealEnd::MahJong { .. } | DealEnd::WashOut { .. })
        ) {
            break;
        }
        let choice = master.decide(view, &request);
        if matches!(request, Request::Turn { .. } | Request::Claim { .. }) {
            let made = weaker.iter().map(|player| player.decide(view, &request));
            let other = |made: &Move| *made != choice && is_asked(*made) && is_asked(choice);
            if let Some(made) = made.into_iter().find(other) {
                found.push(Found {
                    view: view.clone(),
                    seat,
                    inputs: game.inputs().len(),
                    made,
                });
            }
        }
        if game.apply(Input::Move(seat, choice)).is_err() {
            break;
        }
    }
    (saved(&game, master), found)
}

/// A game of four of the same.
fn saved(game: &Game, player: ComputerPlayer) -> SavedGame {
    SavedGame {
        names: BySeat(["Lin", "Ada", "Tomás", "Mei"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Computer(player.title())),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        record: game.record().clone(),
        messages: Vec::new(),
    }
}

fn is_asked(choice: Move) -> bool {
    match choice {
        Move::Discard { calling, .. } => !calling,
        Move::Pass => true,
        Move::Claim(claim) => claim != Claim::MahJong,
        _ => false,
    }
}

/// The puzzles of a hand, one of a theme at most and none of those that are not wanted any more.
fn puzzles_of(
    rules: &Arc<RuleSet>,
    seed: u64,
    wanted: &(dyn Fn(Theme) -> bool + Sync),
) -> Vec<Puzzle> {
    let (saved, found) = hand(rules, seed);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for found in found {
        // Most are told apart from what costs something at a glance.
        let glance = judge(&found.view, found.made, Effort::RATING);
        if glance.is_none_or(|glance| glance.points < WORTH_ASKING / 2.0) {
            continue;
        }
        let Some(first) = judge(&found.view, found.made, Effort::REVIEW) else {
            continue;
        };
        let is_clear = first.points >= WORTH_ASKING && first.points >= CLEAR * first.error;
        if !is_clear || !is_asked(first.best) {
            continue;
        }
        let theme = Theme::of(&found.view, found.made, &first);
        if !wanted(theme) || puzzles.iter().any(|puzzle| puzzle.theme == theme) {
            continue;
        }
        let all = others(&first);
        if ![CAREFUL, Effort::PUZZLE, LONGER]
            .iter()
            .all(|effort| is_clearly_best(&found.view, first.best, &all, *effort))
        {
            continue;
        }
        let Some(told) = judge(&found.view, found.made, Effort::PUZZLE) else {
            continue;
        };
        let hand = Puzzle::up_to(&saved, found.seat, found.inputs).expect("a hand was dealt");
        puzzles.push(Puzzle {
            theme,
            rules: rules.id,
            best: first.best,
            made: found.made,
            points: tenths(told.points),
            error: tenths(told.error),
            hand,
        });
    }
    puzzles
}

/// Makes the file at `RED_STAKE_PUZZLES`: those of the old one that stand, and new ones until there are enough; all anew, the same from
/// the same first seed, where `RED_STAKE_ANEW` is set.
#[test]
#[ignore = "half an hour if all are made anew; script/puzzles does it"]
fn make_the_puzzles() {
    let Ok(place) = std::env::var("RED_STAKE_PUZZLES") else {
        return;
    };
    let old = match std::env::var_os("RED_STAKE_ANEW") {
        Some(_) => Vec::new(),
        None => standing(),
    };
    // The hands at the first seeds have been looked at.
    let first = match old.is_empty() {
        true => FIRST,
        false => FIRST + ROUNDS * HANDS,
    };
    println!("{} puzzles stand", old.len());
    let mut lines = Vec::new();
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let rules = Arc::new(rules);
        let mut kept: BTreeMap<Theme, Vec<Puzzle>> = BTreeMap::new();
        for puzzle in old.iter().filter(|puzzle| puzzle.rules == rules.id) {
            kept.entry(puzzle.theme).or_default().push(puzzle.clone());
        }
        for round in 0..ROUNDS {
            let count = |theme: Theme| kept.get(&theme).map_or(0, Vec::len);
            let all: usize = Theme::ALL.into_iter().map(count).sum();
            let of_each = Theme::ALL.iter().all(|theme| count(*theme) >= ENOUGH);
            if all >= OF_RULES && (of_each || !old.is_empty()) {
                break;
            }
            let found = look_at(&rules, first + round * HANDS, &|theme| count(theme) < MOST);
            for puzzle in found {
                let kept = kept.entry(puzzle.theme).or_default();
                // Some of the hands at these seeds have been looked at to replace others.
                let is_new = kept.iter().all(|other| other.id() != puzzle.id());
                if is_new && kept.len() < MOST {
                    kept.push(puzzle);
                }
            }
            let counts: Vec<_> = kept.iter().map(|(key, kept)| (key, kept.len())).collect();
            println!("{round}: {counts:?}");
        }
        // The themes in turn, so that where one is rare what there is more of the others fills up.
        let turns = (0..MOST).flat_map(|turn| kept.values().filter_map(move |kept| kept.get(turn)));
        let text = |puzzle| serde_json::to_string(puzzle).expect("it is plain data");
        lines.extend(turns.take(OF_RULES).map(text));
    }
    fs::write(place, lines.join("\n") + "\n").expect("a place to write to");
}

/// The puzzles of so many hands from a seed on, in the order of their seeds: it does not matter how many threads look.
fn look_at(
    rules: &Arc<RuleSet>,
    first: u64,
    wanted: &(dyn Fn(Theme) -> bool + Sync),
) -> Vec<Puzzle> {
    let next = AtomicU64::new(0);
    let work = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let numbers = numbers.take_while(|number| *number < HANDS);
        let found = numbers.map(|number| (number, puzzles_of(rules, first + number, wanted)));
        found.collect::<Vec<_>>()
    };
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let mut found: Vec<_> = thread::scope(|scope| {
        let helpers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let found = helpers.into_iter();
        found
            .flat_map(|helper| helper.join().expect("it looked"))
            .collect()
    });
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().flat_map(|(_, puzzles)| puzzles).collect()
}
