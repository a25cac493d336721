//! Makes the puzzles that come with the program (`script/puzzles`).

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fs, thread};

use super::likeness::{adds_to, distinct, spread};
use super::{
    ENOUGH_PER_THEME, FIRST_SEED, HANDS_PER_ROUND, MAX_PER_THEME, MAX_ROUNDS, MIN_COST, MIN_LEAD,
    PUZZLES_PER_RULES, QUICK, confirmed_puzzles, is_puzzle, saved, tenths,
};
use coach::puzzle::{Puzzle, Theme};
use coach::review::Effort;
use engine::rules::RuleSet;
use engine::table::{Claim, DealEnd, Game, GameProgress, Input, Move, Request, SeatView, Setup};
use engine::tiles::{Seat, Wind};
use players::{ComputerPlayer, Level, judge};
use storage::save::SavedGame;

/// The puzzles found under a rule set, by theme.
type Kept = BTreeMap<Theme, Vec<Puzzle>>;

/// A position in which a master and a weaker player move differently.
struct Found {
    view: SeatView,
    seat: Seat,
    inputs: usize,
    made: Move,
}

/// A hand of four masters with the decisions that may become puzzles.
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
            goulash: false,
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

/// Whether a puzzle may ask for this move.
fn is_asked(choice: Move) -> bool {
    match choice {
        Move::Discard { calling, .. } => !calling,
        Move::Pass => true,
        Move::Claim(claim) => claim != Claim::MahJong,
        _ => false,
    }
}

/// The puzzles of a hand, at most one for each theme for which `is_wanted` is true.
fn puzzles_of(
    rules: &Arc<RuleSet>,
    seed: u64,
    is_wanted: &(dyn Fn(Theme) -> bool + Sync),
) -> Vec<Puzzle> {
    let (saved, found) = hand(rules, seed);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for found in found {
        // A quick judgement rules most positions out.
        let quick = judge(&found.view, found.made, QUICK);
        if quick.is_none_or(|quick| quick.points < MIN_COST / 2.0) {
            continue;
        }
        let Some(first) = judge(&found.view, found.made, Effort::REVIEW) else {
            continue;
        };
        let is_clear = first.points >= MIN_COST && first.points >= MIN_LEAD * first.error;
        if !is_clear || !is_asked(first.best) {
            continue;
        }
        let theme = Theme::of(&found.view, found.made, &first);
        if !is_wanted(theme) || puzzles.iter().any(|puzzle| puzzle.theme == theme) {
            continue;
        }
        if !is_puzzle(&found.view, (first.best, found.made), &first) {
            continue;
        }
        let Some(verdict) = judge(&found.view, found.made, Effort::PUZZLE) else {
            continue;
        };
        let hand = Puzzle::up_to(&saved, found.seat, found.inputs).expect("a hand was dealt");
        puzzles.push(Puzzle {
            theme,
            rules: rules.id,
            best: first.best,
            made: found.made,
            points: tenths(verdict.points),
            error: tenths(verdict.error),
            hand,
        });
    }
    puzzles
}

/// Writes the puzzles to `RED_STAKE_PUZZLES`: those of the old file that still pass, and new ones until there are enough. With
/// `RED_STAKE_ANEW` all are new; the same first seed gives the same puzzles.
#[test]
#[ignore = "takes up to an hour; run script/puzzles"]
fn make_the_puzzles() {
    let Ok(path) = std::env::var("RED_STAKE_PUZZLES") else {
        return;
    };
    let old = match std::env::var_os("RED_STAKE_ANEW") {
        Some(_) => Vec::new(),
        None => distinct(confirmed_puzzles(|view, puzzle, verdict| {
            is_puzzle(view, (puzzle.best, puzzle.made), verdict)
        })),
    };
    // The first seeds were used for the puzzles that exist.
    let first = match old.is_empty() {
        true => FIRST_SEED,
        false => FIRST_SEED + MAX_ROUNDS * HANDS_PER_ROUND,
    };
    println!("{} puzzles are kept", old.len());
    let rule_sets = [RuleSet::bloem(), RuleSet::classical()].map(Arc::new);
    let mut all_kept = [Kept::new(), Kept::new()];
    for (index, rules) in rule_sets.iter().enumerate() {
        for puzzle in old.iter().filter(|puzzle| puzzle.rules == rules.id) {
            let kept = all_kept[index].entry(puzzle.theme).or_default();
            kept.push(puzzle.clone());
        }
    }
    for (index, rules) in rule_sets.iter().enumerate() {
        for round in 0..MAX_ROUNDS {
            let kept = &mut all_kept[index];
            let count = |theme: Theme| kept.get(&theme).map_or(0, Vec::len);
            let all: usize = Theme::ALL.into_iter().map(count).sum();
            let of_each = Theme::ALL
                .iter()
                .all(|theme| count(*theme) >= ENOUGH_PER_THEME);
            if all >= PUZZLES_PER_RULES && (of_each || !old.is_empty()) {
                break;
            }
            let found = search_hands(rules, first + round * HANDS_PER_ROUND, &|theme| {
                count(theme) < MAX_PER_THEME
            });
            for puzzle in found {
                let kept = kept.entry(puzzle.theme).or_default();
                // Earlier runs may have found the same puzzle.
                let is_new = kept.iter().all(|other| other.id() != puzzle.id());
                if is_new && kept.len() < MAX_PER_THEME && adds_to(kept, &puzzle) {
                    kept.push(puzzle);
                }
            }
            let counts: Vec<_> = kept.iter().map(|(key, kept)| (key, kept.len())).collect();
            println!("{round}: {counts:?}");
            // After each round, so that a search that is ended early is not lost.
            write(&path, &all_kept);
        }
    }
    write(&path, &all_kept);
}

/// Writes the puzzles under each rule set: one of each theme in turn, alike ones far apart, so that common themes fill up the number if others are rare.
fn write(path: &str, all_kept: &[Kept]) {
    let lines = all_kept.iter().flat_map(|kept| {
        let kept: Vec<Vec<Puzzle>> = kept.values().map(|kept| spread(kept)).collect();
        let turns = (0..MAX_PER_THEME).flat_map(move |turn| {
            let next = kept.iter().filter_map(move |kept| kept.get(turn));
            next.cloned().collect::<Vec<_>>()
        });
        turns.take(PUZZLES_PER_RULES)
    });
    let text = |puzzle: Puzzle| serde_json::to_string(&puzzle).expect("it is plain data");
    let lines: Vec<String> = lines.map(text).collect();
    fs::write(path, lines.join("\n") + "\n").expect("the file can be written");
}

/// The puzzles of a round of hands with seeds from `first`, in the order of the seeds.
fn search_hands(
    rules: &Arc<RuleSet>,
    first: u64,
    is_wanted: &(dyn Fn(Theme) -> bool + Sync),
) -> Vec<Puzzle> {
    let next = AtomicU64::new(0);
    let work = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let numbers = numbers.take_while(|number| *number < HANDS_PER_ROUND);
        let found = numbers.map(|number| (number, puzzles_of(rules, first + number, is_wanted)));
        found.collect::<Vec<_>>()
    };
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let mut found: Vec<_> = thread::scope(|scope| {
        let helpers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let found = helpers.into_iter();
        found
            .flat_map(|helper| helper.join().expect("no panic"))
            .collect()
    });
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().flat_map(|(_, puzzles)| puzzles).collect()
}
