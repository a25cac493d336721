//! Properties of computer players in every game: they play legally, never stall, decide only from what their seat may see, and decide the
//! same way when asked again.

#![allow(clippy::panic)]

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::rules::{RowId, RuleSet};
use engine::table::{Event, Game, Input, Move, Outcome, Request, SeatView, Setup, Viewer};
use engine::tiles::{BySeat, Seat, Tile};
use players::selfplay::{self, SelfPlay};
use players::{
    Advice, Character, ComputerPlayer, Effort, Level, action_hints, discard_options, judge,
};

/// The rules of a case: either set, with options chosen by its bits.
fn rules(case: u64) -> Arc<RuleSet> {
    let bit = |place: u64| case >> place & 1 == 1;
    let mut rules = if bit(0) {
        RuleSet::classical()
    } else {
        RuleSet::bloem()
    };
    let options = &mut rules.options;
    options.flowers = !bit(1);
    options.chows = bit(0) || !bit(2);
    options.special_hands = bit(0) || !bit(3);
    options.seven_pairs = bit(0) && bit(2);
    options.flowers_loose = !bit(0) || !bit(3);
    options.max_score = bit(4).then_some(500);
    options.rounds = 1;
    Arc::new(rules)
}

/// The players of a case: 32 cases cover every character at every level.
fn players(case: u64) -> BySeat<ComputerPlayer> {
    let case = case as usize;
    BySeat::from_fn(|seat| {
        let level = Level::ALL[(case / 2 + seat.index()) % Level::ALL.len()];
        let somebody = &Character::ALL[(case * 5 + seat.index()) % Character::ALL.len()];
        let player = ComputerPlayer::new(level).as_character(somebody);
        player.with_node_budget(6)
    })
}

#[test]
fn every_character_plays_at_every_level_in_these_cases() {
    let seats = (0..32).flat_map(|case| players(case).0);
    let titles: BTreeSet<String> = seats.map(|player| player.title()).collect();
    assert_eq!(titles.len(), Level::ALL.len() * Character::ALL.len());
    for title in titles {
        let player = ComputerPlayer::titled(&title).map(|player| player.title());
        assert_eq!(player, Some(title));
    }
}

/// Plays a game and passes every request with its answer to `each`.
fn play(case: u64, mut each: impl FnMut(&Game, Seat, &Request, Move)) -> Game {
    let mut game = Game::new(rules(case), Setup::seeded(case));
    let players = players(case);
    for _ in 0..60_000 {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else {
            return game;
        };
        let choice = players[seat].decide(game.seat_view(seat), &request);
        each(&game, seat, &request, choice);
        let done = game.apply(Input::Move(seat, choice));
        assert!(
            done.is_ok(),
            "case {case}: {choice:?} to {request:?}: {done:?}"
        );
    }
    panic!("case {case} does not end");
}

/// The number of special hands among this many wins of four players of a level.
fn special_hands(level: Level, deals: u32) -> u32 {
    let rules = Arc::new(RuleSet::bloem());
    let players = BySeat::from_fn(|_| ComputerPlayer::new(level));
    let (mut won, mut played) = (0, 0);
    for seed in 0.. {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        let mut winner = None;
        while let Some(events) = selfplay::step(&mut game, &players) {
            for event in events {
                match event {
                    Event::WentMahJong { seat, .. } => winner = Some(seat),
                    Event::Scored {
                        seat,
                        outcome: Outcome::Ours(score),
                    } if winner == Some(seat) => {
                        let is_special = |id: &RowId| {
                            rules.event(id).is_some_and(|event| event.special.is_some())
                        };
                        won += u32::from(score.lines.iter().any(|line| is_special(&line.row)));
                    }
                    Event::DealBegan { .. } => {
                        winner = None;
                        played += 1;
                    }
                    _ => {}
                }
            }
        }
        if played >= deals {
            break;
        }
    }
    won
}

#[test]
fn special_hands_are_tried_for_and_occur() {
    let won = special_hands(Level::Club, 1500);
    println!("{won} special hands in 1500 hands");
    assert!(won >= 3, "{won} special hands in 1500 hands");
}

#[test]
fn games_of_computer_players_are_legal_and_end() {
    for case in 0..32 {
        let game = play(case, |_, _, _, _| {});
        assert!(game.seat_view(Seat::new(0)).game_over, "case {case}");
    }
}

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 20,
    judging: 20,
};

/// The view of a seat in a game where all other stakes hold other tiles.
fn with_other_hidden_tiles(game: &Game, seat: Seat) -> SeatView {
    let mut other = game.clone();
    for hidden in seat.others() {
        let own: Vec<Tile> = other.seat_view(hidden).me().stake.iter().collect();
        let wall: Vec<Tile> = other.wall().undrawn().to_vec();
        let plain = |tile: &&Tile| !tile.is_bonus();
        for (old, new) in own.iter().filter(plain).zip(wall.iter().filter(plain)) {
            let swap = engine::table::Act::SwapTile {
                seat: hidden,
                old: *old,
                new: *new,
            };
            // Between a discard and its answers nothing can be swapped, so nothing is tried.
            let _ = other.apply(Input::Act(swap));
        }
    }
    other.view(Viewer::Seat(seat))
}

#[test]
fn hidden_tiles_do_not_matter() {
    let mut asked = 0;
    for case in 0..4 {
        let players = players(case);
        play(case, |game, seat, request, choice| {
            if matches!(request, Request::Turn { .. }) {
                asked += 1;
                let view = with_other_hidden_tiles(game, seat);
                assert_eq!(players[seat].decide(&view, request), choice);
                let own = game.seat_view(seat);
                if asked % 5 == 0 {
                    assert_eq!(Advice::of(&view), Advice::of(own));
                }
                assert_eq!(action_hints(&view), action_hints(own));
                if asked % 16 == 0 {
                    assert_eq!(discard_options(&view), discard_options(own));
                    assert_eq!(judge(&view, choice, QUICK), judge(own, choice, QUICK));
                }
            }
        });
    }
    assert!(asked > 500);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let answers = |case| {
        let mut answers = Vec::new();
        play(case, |_, _, _, choice| answers.push(choice));
        answers
    };
    for case in 0..2 {
        assert_eq!(answers(case), answers(case));
    }
}

#[test]
fn advice_is_a_legal_discard() {
    let mut asked = 0;
    play(6, |game, seat, request, _| {
        asked += 1;
        if asked % 5 != 0 {
            return;
        }
        let view = game.seat_view(seat);
        let advice = Advice::of(view);
        assert_eq!(advice.is_some(), matches!(request, Request::Turn { .. }));
        if let Some(advice) = advice {
            let choice = Move::Discard {
                tile: advice.discard,
                calling: false,
            };
            assert!(view.check(&choice).is_ok(), "{choice:?}");
            let discarded = view.discards.iter();
            let discarded = discarded
                .filter(|discard| discard.tile == advice.discard)
                .count();
            assert!(usize::from(advice.count.open) >= discarded);
        }
    });
    assert!(asked > 500);
}

fn hands(rules: RuleSet, level: Level, threads: usize) -> selfplay::Results {
    let play = SelfPlay {
        rules: Arc::new(rules),
        players: BySeat([level; 4]),
        hands: 200,
        seed: 5,
    };
    play.run(threads)
}

#[test]
fn club_players_seldom_wash_out() {
    let results = hands(RuleSet::bloem(), Level::Club, 1);
    assert_eq!(results.hands, 200);
    assert!(results.washouts < 20, "{results:?}");
}

#[test]
fn results_do_not_depend_on_threads() {
    let rules = RuleSet::bloem;
    assert_eq!(
        hands(rules(), Level::Club, 1),
        hands(rules(), Level::Club, 3)
    );
}

#[test]
fn points_are_paid_among_the_players() {
    let results = hands(RuleSet::bloem(), Level::Beginner, 2);
    let points = results.players.iter().map(|(_, player)| player.points);
    assert_eq!(points.sum::<i64>(), 0);
}

#[test]
fn the_classical_winner_lays_out_the_whole_hand() {
    let mut wins = 0;
    let mut game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(3));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    while let Some(events) = selfplay::step(&mut game, &players) {
        let settled = |event: &Event| matches!(event, Event::Settled { .. });
        if events.iter().any(settled) {
            wins += 1;
            let view = game.seat_view(Seat::new(0));
            let scored = view
                .players
                .iter()
                .all(|(_, player)| player.outcome.is_some());
            assert!(scored);
        }
        if wins == 20 {
            return;
        }
    }
    panic!("the game ended after {wins} hands");
}

#[test]
fn the_trained_networks_fit_in_two_megabytes() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/value_network/weights.bin");
    let length = std::fs::metadata(path).map(|weights| weights.len()).ok();
    assert!(
        length.is_some_and(|length| length > 0 && length <= 2_000_000),
        "{length:?}"
    );
}
