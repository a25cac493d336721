//! Properties of computer players in every game: they play legally, never stall, decide only from what their seat may see, and always
//! decide the same way in the same situation.

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

/// The rules of a case: one of the two rule sets, with options chosen by the bits of the case.
fn rules(case: u64) -> Arc<RuleSet> {
    let bit = |index: u64| case >> index & 1 == 1;
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
        let character = &Character::ALL[(case * 5 + seat.index()) % Character::ALL.len()];
        let player = ComputerPlayer::new(level).as_character(character);
        player.with_node_budget(6)
    })
}

#[test]
fn the_cases_cover_every_character_at_every_level() {
    let seats = (0..32).flat_map(|case| players(case).0);
    let titles: BTreeSet<String> = seats.map(|player| player.title()).collect();
    assert_eq!(titles.len(), Level::ALL.len() * Character::ALL.len());
    for title in titles {
        let player = ComputerPlayer::titled(&title).map(|player| player.title());
        assert_eq!(player, Some(title));
    }
}

/// Plays a game and passes every request with its answer to `observe`.
fn play(case: u64, mut observe: impl FnMut(&Game, Seat, &Request, Move)) -> Game {
    let mut game = Game::new(rules(case), Setup::seeded(case));
    let players = players(case);
    for _ in 0..60_000 {
        let next = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = next else {
            return game;
        };
        let choice = players[seat].decide(game.seat_view(seat), &request);
        observe(&game, seat, &request, choice);
        let result = game.apply(Input::Move(seat, choice));
        assert!(
            result.is_ok(),
            "case {case}: {choice:?} to {request:?}: {result:?}"
        );
    }
    panic!("the game of case {case} does not end");
}

/// The number of special hands that win in whole games of four players of a level, with at least this many deals together.
fn special_hands(level: Level, deals: u32) -> u32 {
    let rules = Arc::new(RuleSet::bloem());
    let players = BySeat::from_fn(|_| ComputerPlayer::new(level));
    let (mut special_wins, mut played) = (0, 0);
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
                        special_wins +=
                            u32::from(score.lines.iter().any(|line| is_special(&line.row)));
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
    special_wins
}

#[test]
fn club_players_win_some_special_hands() {
    let special_wins = special_hands(Level::Club, 1500);
    println!("{special_wins} special hands in at least 1500 deals");
    assert!(
        special_wins >= 3,
        "{special_wins} special hands in at least 1500 deals"
    );
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

/// The view of a seat after the tiles of the other stakes have been exchanged for tiles of the wall.
fn with_other_hidden_tiles(game: &Game, seat: Seat) -> SeatView {
    let mut changed = game.clone();
    for hidden in seat.others() {
        let stake: Vec<Tile> = changed.seat_view(hidden).me().stake.iter().collect();
        let wall: Vec<Tile> = changed.wall().undrawn().to_vec();
        let is_plain = |tile: &&Tile| !tile.is_bonus();
        for (old, new) in stake
            .iter()
            .filter(is_plain)
            .zip(wall.iter().filter(is_plain))
        {
            let swap = engine::table::Act::SwapTile {
                seat: hidden,
                old: *old,
                new: *new,
            };
            // Nothing can be swapped between a discard and its answers; the tiles then stay.
            let _ = changed.apply(Input::Act(swap));
        }
    }
    changed.view(Viewer::Seat(seat))
}

/// Checks decisions in the player's own turn, since no tiles can be swapped between a discard and its answers.
#[test]
fn hidden_tiles_do_not_change_decisions() {
    let mut decisions = 0;
    for case in 0..4 {
        let players = players(case);
        play(case, |game, seat, request, choice| {
            if matches!(request, Request::Turn { .. }) {
                decisions += 1;
                let view = with_other_hidden_tiles(game, seat);
                assert_eq!(players[seat].decide(&view, request), choice);
                let own = game.seat_view(seat);
                if decisions % 5 == 0 {
                    assert_eq!(Advice::of(&view), Advice::of(own));
                }
                assert_eq!(action_hints(&view), action_hints(own));
                if decisions % 16 == 0 {
                    assert_eq!(discard_options(&view), discard_options(own));
                    assert_eq!(judge(&view, choice, QUICK), judge(own, choice, QUICK));
                }
            }
        });
    }
    assert!(decisions > 500);
}

#[test]
fn the_same_game_is_played_the_same_way() {
    let moves = |case| {
        let mut moves = Vec::new();
        play(case, |_, _, _, choice| moves.push(choice));
        moves
    };
    for case in 0..2 {
        assert_eq!(moves(case), moves(case));
    }
}

#[test]
fn advice_is_a_legal_discard() {
    let mut decisions = 0;
    play(6, |game, seat, request, _| {
        decisions += 1;
        if decisions % 5 != 0 {
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
            let discards = view.discards.iter();
            let discarded = discards
                .filter(|discard| discard.tile == advice.discard)
                .count();
            assert!(usize::from(advice.count.open) >= discarded);
        }
    });
    assert!(decisions > 500);
}

fn play_hands(rules: RuleSet, level: Level, threads: usize) -> selfplay::Results {
    let self_play = SelfPlay {
        rules: Arc::new(rules),
        players: BySeat([level; 4]),
        hands: 200,
        seed: 5,
    };
    self_play.run(threads)
}

#[test]
fn few_deals_of_club_players_are_dead_hands() {
    let results = play_hands(RuleSet::bloem(), Level::Club, 1);
    assert_eq!(results.hands, 200);
    assert!(results.washouts < 20, "{results:?}");
}

#[test]
fn results_do_not_depend_on_threads() {
    let rules = RuleSet::bloem;
    assert_eq!(
        play_hands(rules(), Level::Club, 1),
        play_hands(rules(), Level::Club, 3)
    );
}

#[test]
fn points_won_and_lost_add_up_to_zero() {
    let results = play_hands(RuleSet::bloem(), Level::Beginner, 2);
    let points = results.players.iter().map(|(_, player)| player.points);
    assert_eq!(points.sum::<i64>(), 0);
}

#[test]
fn every_hand_has_a_score_after_a_classical_win() {
    let mut wins = 0;
    let mut game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(3));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    while let Some(events) = selfplay::step(&mut game, &players) {
        let is_settled = |event: &Event| matches!(event, Event::Settled { .. });
        if events.iter().any(is_settled) {
            wins += 1;
            let view = game.seat_view(Seat::new(0));
            let all_scored = view
                .players
                .iter()
                .all(|(_, player)| player.outcome.is_some());
            assert!(all_scored);
        }
        if wins == 20 {
            return;
        }
    }
    panic!("the game ended after {wins} wins");
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
