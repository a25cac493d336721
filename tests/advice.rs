//! What must hold of advice: every figure in it can be worked out again from the view, or is borne out by what happens.

#![allow(clippy::panic)]

use std::collections::BTreeSet;
use std::sync::Arc;

use red_stake::computer::{
    Advice, Choice, ClaimAdvice, ComputerPlayer, Effort, Level, choices, judge, wishes,
};
use red_stake::rules::{RuleSet, Source};
use red_stake::session::selfplay::step;
use red_stake::table::{
    Act, Claim, DealEnd, Game, Input, Move, Outcome, Request, SeatView, Setup, Viewer,
};
use red_stake::tiles::{BySeat, Counts, Hand, Seat, Tile, TileSet, shanten};

/// Shows the view of every seat that is in its turn, in the first hands of a game.
fn each_turn(rules: RuleSet, seed: u64, mut each: impl FnMut(&SeatView)) {
    let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    for _ in 0..600 {
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

fn check(view: &SeatView, choice: &Choice) {
    let live: u32 = choice.useful.iter().map(|tile| hidden(view, tile)).sum();
    assert_eq!(choice.live, live, "{choice:?}");
    assert!(view.me().stake.has(choice.tile));
    assert!(choice.percent <= 100 && choice.danger.is_none_or(|danger| danger <= 100));
    let reason = choice.reason();
    assert!(reason.contains(&choice.plan));
    let figures: Vec<u32> = reason
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|figure| figure.parse().ok())
        .collect();
    let told = [u32::from(choice.lacking), choice.live];
    assert!(
        figures.iter().all(|figure| told.contains(figure)),
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
            assert_eq!(advice.seen, view.open[advice.discard]);
            assert_eq!(advice.complete, view.check(&Move::MahJong).is_ok());
            let choice = advice
                .choice
                .as_ref()
                .unwrap_or_else(|| panic!("no reason"));
            assert_eq!(choice.tile, advice.discard);
            check(view, choice);
        });
    }
    assert!(asked > 100, "{asked}");
}

/// A tip in words: what has gone out and how far the rest is from any sets, worked out again from the tiles.
#[test]
fn the_sentence_of_a_tip_can_be_worked_out_again() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 4, |view| {
        let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
        let sentence = advice.to_string();
        if advice.complete {
            return;
        }
        let gone = match view.open[advice.discard] {
            0 => "not gone out yet",
            1 => "gone out once",
            2 => "gone out twice",
            3 => "gone out three times",
            _ => "all four of",
        };
        assert!(sentence.contains(gone), "{sentence}");
        assert!(sentence.contains(&advice.discard.name()), "{sentence}");
        let choice = advice.choice.unwrap_or_else(|| panic!("no reason"));
        if choice.plan == "any four sets and a pair" {
            asked += 1;
            let mut rest = view.me().stake.clone();
            rest.remove(choice.tile);
            let away = shanten::regular(&rest, view.me().melds.len());
            assert_eq!(i8::try_from(choice.lacking), Ok(away + 1), "{sentence}");
            for tile in choice.useful.iter() {
                let mut nearer = rest.clone();
                nearer.add(tile);
                assert!(
                    shanten::regular(&nearer, view.me().melds.len()) < away,
                    "{sentence}"
                );
            }
        }
    });
    assert!(asked > 20, "{asked}");
}

/// Shows the view of every seat that is asked for a claim, in the first hands of a game.
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
                assert!(view.check(&Move::Claim(claim)).is_ok(), "{advice}");
            }
            if let Some(choice) = &advice.choice {
                // What is claimed and laid out is seen still, though it is on the stake no more.
                assert!(choice.live <= choice.useful.iter().map(|tile| hidden(view, tile)).sum());
                assert!(advice.to_string().contains(&choice.reason()));
            }
        });
    }
    assert!(asked[0] > 10 && asked[1] > 10, "{asked:?}");
}

#[test]
fn why_something_cannot_be_done_agrees_with_the_rules_and_the_tiles() {
    let mut said = BTreeSet::new();
    let mut check = |view: &SeatView| {
        let window = view.window.filter(|window| window.from != view.seat());
        for wish in wishes(view) {
            let moves = view.legal();
            let can = moves.iter().any(|choice| {
                matches!(
                    (wish.name, choice),
                    ("Chow", Move::Claim(Claim::Chow(_)))
                        | ("Pung", Move::Claim(Claim::Pung))
                        | ("Kong", Move::Claim(Claim::Kong) | Move::Kong(_))
                        | ("Mah Jongg", Move::Claim(Claim::MahJong) | Move::MahJong)
                )
            });
            assert_eq!(wish.can, can, "{wish:?}");
            if wish.can {
                continue;
            }
            assert!(wish.why.ends_with('.'), "{wish:?}");
            said.insert((
                wish.name,
                wish.why.split(' ').take(3).collect::<Vec<_>>().join(" "),
            ));
            // A tile that is said to be lacking for a chow is not on the stake.
            if let (Some((_, lacking)), true) =
                (wish.why.split_once("you lack "), wish.name == "Chow")
            {
                let plain = Tile::plain().filter(|tile| view.me().stake.has(*tile));
                for tile in plain.filter(|tile| Some(*tile) != window.map(|window| window.tile)) {
                    assert!(!lacking.contains(&tile.name()), "{wish:?}");
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
        "Only the player",
        "For a Chow",
        "A Pung is",
        "A Kong is",
    ] {
        assert!(
            said.iter().any(|(_, why)| why == start),
            "{start}: {said:?}"
        );
    }
}

#[test]
fn near_special_hands_and_waits_are_named_in_the_reason() {
    let mut named = [0, 0];
    each_claim(RuleSet::bloem(), 11, |view| {
        let wish = wishes(view)
            .into_iter()
            .find(|wish| wish.name == "Mah Jongg");
        let why = wish
            .filter(|wish| !wish.can)
            .map_or_else(String::new, |wish| wish.why);
        named[0] += usize::from(why.contains("You wait for"));
        named[1] += usize::from(why.contains("; for "));
    });
    assert!(named[0] > 0, "{named:?}");
}

#[test]
fn more_is_told_of_the_best_few_tiles() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 3, |view| {
        asked += 1;
        if asked % 8 == 0 {
            let told = choices(view);
            assert!((1..=3).contains(&told.len()));
            assert!(told.iter().all(|choice| choice.danger.is_some()));
            told.iter().for_each(|choice| check(view, choice));
            let tiles: Counts = told.iter().map(|choice| choice.tile).collect();
            assert_eq!(tiles.kinds().count(), told.len());
            assert_eq!(told, choices(view));
        }
    });
    assert!(asked > 50, "{asked}");
}

/// The fewest tiles lacking for sets and a pair, by building every target tile by tile.
struct Slow {
    held: [u8; 34],
    groups: u8,
    chows: bool,
}

impl Slow {
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
                if tiles.iter().all(|tile| target[*tile] <= 4) {
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

/// What the words of a plan mean: whether it has chows, and the groups of tiles it may be made of, suits and then honours.
fn meaning(plan: &str, chows: bool) -> Option<(bool, &'static [u8])> {
    Some(match plan.trim_end_matches(", nothing claimed") {
        "any four sets and a pair" => (chows, &[0b1111]),
        "four pungs and a pair" => (false, &[0b1111]),
        "one suit with Winds and Dragons" => (chows, &[0b1001, 0b1010, 0b1100]),
        "pungs of one suit, Winds and Dragons" => (false, &[0b1001, 0b1010, 0b1100]),
        "all one suit" => (chows, &[0b0001, 0b0010, 0b0100]),
        "all Winds and Dragons" => (false, &[0b1000]),
        _ => return None,
    })
}

/// How many tiles a hand lacks for sets of these groups, and the kinds that bring it nearer.
fn slowly(hand: &Hand, chows: bool, groups: u8) -> (u8, TileSet) {
    let sets = 4 - hand.melds.len();
    let lacking = |stake: &Counts| {
        let mut held = [0; 34];
        held.copy_from_slice(stake.plain());
        let slow = Slow {
            held,
            groups,
            chows,
        };
        slow.lacking(sets)
    };
    let now = lacking(&hand.stake);
    let nearer = |tile: &Tile| {
        let mut stake = hand.stake.clone();
        stake.add(*tile);
        stake[*tile] <= 4 && lacking(&stake) < now
    };
    (now, Tile::plain().filter(nearer).collect())
}

/// The same for a special hand, whichever way it may be put together.
fn special(view: &SeatView, hand: &Hand, name: &str) -> Vec<(u8, TileSet)> {
    let wind = view.wind_of(view.seat());
    let near = view.rules.special_hands_near(hand, wind, 14);
    let named = near.into_iter().filter(|(event, _)| event.id == name);
    let held = hand.playing_tiles();
    named
        .map(|(_, form)| {
            let wanted: Counts = form.slots.iter().flat_map(|slot| slot.tiles()).collect();
            let short = |tile: Tile| wanted[tile].saturating_sub(held[tile]);
            let lacking = wanted.kinds().map(|(tile, _)| short(tile)).sum();
            let kinds = wanted.kinds().map(|(tile, _)| tile);
            (lacking, kinds.filter(|tile| short(*tile) > 0).collect())
        })
        .collect()
}

#[test]
fn what_a_plan_lacks_and_what_helps_can_be_worked_out_again() {
    let mut plans = BTreeSet::new();
    for (seed, rules) in [(21, RuleSet::bloem()), (22, RuleSet::classical())] {
        let mut asked = 0;
        each_turn(rules, seed, |view| {
            asked += 1;
            if asked % 5 != 0 {
                return;
            }
            for choice in choices(view) {
                let mut rest = view.me().hand();
                rest.stake.remove(choice.tile);
                let told = (choice.lacking, choice.useful);
                let again = match meaning(&choice.plan, view.rules.options.chows) {
                    Some((chows, groups)) => {
                        let groups = groups.iter();
                        groups.map(|groups| slowly(&rest, chows, *groups)).collect()
                    }
                    None => special(view, &rest, &choice.plan),
                };
                assert!(again.contains(&told), "{choice:?}: {again:?}");
                plans.insert(choice.plan);
            }
        });
    }
    assert!(plans.len() > 4, "{plans:?}");
}

/// What the scorer of the rules gives for a hand completed with a discard.
fn by_the_scorer(view: &SeatView, rest: &Hand, tile: Tile) -> Option<u32> {
    let mut hand = rest.clone();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    view.rules.total(&hand, &view.situation(Some(win)))
}

#[test]
fn the_worth_of_a_plan_that_lacks_one_tile_is_what_the_scorer_gives() {
    let (mut told, mut scored, mut asked) = (0.0, 0.0, 0);
    for (seed, rules) in [(23, RuleSet::bloem()), (24, RuleSet::classical())] {
        each_turn(rules, seed, |view| {
            let choice = Advice::of(view).and_then(|advice| advice.choice);
            let Some(choice) = choice.filter(|choice| choice.lacking == 1 && choice.live > 0)
            else {
                return;
            };
            let mut rest = view.me().hand();
            rest.stake.remove(choice.tile);
            let left = choice.useful.iter().filter(|tile| hidden(view, *tile) > 0);
            let totals: Vec<u32> = left
                .filter_map(|tile| by_the_scorer(view, &rest, tile))
                .collect();
            let sum: u32 = totals.iter().sum();
            let mean = f64::from(sum) / totals.len().max(1) as f64;
            asked += 1;
            told += f64::from(choice.worth);
            scored += mean;
        });
    }
    assert!(asked > 30, "{asked}");
    assert!((told / scored - 1.0).abs() < 0.25, "{told} and {scored}");
}

#[test]
fn the_tiles_told_of_stand_in_the_order_of_their_promise() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 25, |view| {
        asked += 1;
        if asked % 4 != 0 {
            return;
        }
        let told = choices(view);
        let advised = Advice::of(view).map(|advice| advice.discard);
        assert_eq!(told.first().map(|choice| choice.tile), advised);
        let promise = |choice: &Choice| f64::from(choice.percent * choice.worth) / 100.0;
        // What the other plans add and what a tile risks counts as well, so that neighbours may change places.
        let first = told.first().map_or(0.0, promise);
        for other in &told {
            assert!(promise(other) <= 1.2 * first + 0.5, "{told:?}");
        }
    });
    assert!(asked > 50, "{asked}");
}

/// What was promised in a turn.
struct Promise {
    seat: Seat,
    percent: u32,
    worth: u32,
}

/// Sums over turns: how many, what was told and what came of it.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    count: f64,
    told: f64,
    came: f64,
}

impl Sum {
    fn add(&mut self, told: f64, came: f64) {
        self.count += 1.0;
        self.told += told;
        self.came += came;
    }

    fn means(self) -> (f64, f64) {
        (self.told / self.count, self.came / self.count)
    }
}

/// Chances, points and dangers of many turns beside what the wall and the other stakes made of them.
#[test]
fn chances_worths_and_dangers_are_borne_out() {
    let (mut chances, mut worth, mut danger) =
        ([Sum::default(); 3], Sum::default(), Sum::default());
    for (rules, seed) in [RuleSet::bloem(), RuleSet::classical()]
        .into_iter()
        .zip([40, 50])
    {
        for seed in seed..seed + 8 {
            let mut game = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
            let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
            let (mut promises, mut turns) = (Vec::new(), 0);
            loop {
                for seat in Seat::ALL {
                    let view = game.seat_view(seat);
                    let Some(advice) = Advice::of(view).filter(|advice| !advice.complete) else {
                        continue;
                    };
                    let Some(choice) = advice.choice else {
                        continue;
                    };
                    promises.push(Promise {
                        seat,
                        percent: choice.percent,
                        worth: choice.worth,
                    });
                    turns += 1;
                    if turns % 5 == 0 {
                        for choice in choices(view) {
                            let out = seat
                                .others()
                                .any(|other| goes_out(&game, other, choice.tile));
                            let told = choice.danger.map_or(0.0, f64::from);
                            danger.add(told, if out { 100.0 } else { 0.0 });
                        }
                    }
                }
                if step(&mut game, &players).is_none() {
                    break;
                }
                let view = game.seat_view(Seat::new(0));
                let Some(end) = &view.end else { continue };
                let winner = match end {
                    DealEnd::MahJong { winner, .. } => Some(*winner),
                    DealEnd::WashOut { .. } => None,
                };
                for promise in promises.drain(..) {
                    let won = winner == Some(promise.seat);
                    let told = f64::from(promise.percent);
                    let range = (promise.percent / 20).min(2) as usize;
                    chances[range].add(told, if won { 100.0 } else { 0.0 });
                    if let (true, Some(Outcome::Ours(score))) = (
                        won && promise.percent >= 20,
                        &view.players[promise.seat].outcome,
                    ) {
                        worth.add(f64::from(promise.worth), f64::from(score.total));
                    }
                }
            }
        }
    }
    for sum in chances {
        let (told, came) = sum.means();
        assert!((told - came).abs() < 8.0, "{told} times in 100, and {came}");
    }
    let (told, came) = worth.means();
    assert!(
        (told / came - 1.0).abs() < 0.25,
        "{told} points, and {came}"
    );
    let (told, came) = danger.means();
    assert!((told - came).abs() < 0.8, "{told} times in 100, and {came}");
}

/// Whether a player, whose tiles only the table sees, could go out with this discard.
fn goes_out(game: &Game, seat: Seat, tile: Tile) -> bool {
    let view = game.seat_view(seat);
    let mut hand = view.me().hand();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    view.rules.is_mah_jong(&hand, &view.situation(Some(win)))
}

/// The same moment of a game in which the other seats hold other tiles, the one about to be thrown excepted.
fn with_other_hidden_tiles(game: &Game, viewer: Seat, thrown: Tile) -> Game {
    let mut other = game.clone();
    for seat in viewer.others() {
        let plain = |tile: &Tile| !tile.is_bonus() && *tile != thrown;
        let own: Vec<Tile> = other.seat_view(seat).me().stake.iter().collect();
        let wall: Vec<Tile> = other.wall().undrawn().to_vec();
        let own = own.into_iter().filter(plain);
        for (old, new) in own.zip(wall.into_iter().filter(plain)) {
            // What the table will not swap stays.
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
            let thrower = Seat::ALL
                .into_iter()
                .find(|seat| matches!(game.request(*seat), Some(Request::Turn { .. })));
            let choice = thrower.and_then(|seat| {
                let request = game.request(seat)?;
                Some((seat, players[seat].decide(game.seat_view(seat), &request)))
            });
            if let Some((thrower, choice @ Move::Discard { tile, .. })) = choice {
                for viewer in thrower.others() {
                    let other = with_other_hidden_tiles(&game, viewer, tile);
                    let stakes = |game: &Game| -> Vec<Counts> {
                        let stake = |seat| game.seat_view(seat).me().stake.clone();
                        viewer.others().map(stake).collect()
                    };
                    changed += u32::from(stakes(&game) != stakes(&other));
                    let views = [&game, &other].map(|game| {
                        let mut game = Game::clone(game);
                        game.apply(Input::Move(thrower, choice)).ok()?;
                        Some(game.view(Viewer::Seat(viewer)))
                    });
                    let [Some(here), Some(there)] = views else {
                        continue;
                    };
                    asked += 1;
                    assert_eq!(ClaimAdvice::of(&here), ClaimAdvice::of(&there));
                    assert_eq!(ClaimAdvice::of(&here), ClaimAdvice::of(&here));
                    assert_eq!(wishes(&here), wishes(&there));
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
