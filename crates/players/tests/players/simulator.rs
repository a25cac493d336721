//! A deal played out in the simulator ends with the same payments as in the engine with the same decisions. `RED_STAKE_CASES` is the number
//! of deals.
#![allow(clippy::panic)]

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::random_rules::RandomRules;
use engine::rules::RuleSet;
use engine::table::{DealEnd, Event, Game, Input, Move, Request, Setup};
use engine::tiles::{BySeat, Counts, DeadWall, Seat, Tile};
use players::rng::Rng;
use players::rollouts::{self, Determinizer};
use players::selfplay;
use players::simulator::{Position, Simulator};
use players::{ComputerPlayer, Level};

/// The rules of a case: one of the two rule sets, with options chosen by random bits; those of every third case are entirely random.
fn rules(case: u64) -> Arc<RuleSet> {
    if case % 3 == 2 {
        return Arc::new(RandomRules::new(case).written().rules);
    }
    let bits = case.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
    let bit = |index: u64| bits >> index & 1 == 1;
    let mut rules = match case % 3 {
        0 => RuleSet::bloem(),
        _ => RuleSet::classical(),
    };
    let options = &mut rules.options;
    options.flowers = bit(1) || bit(2);
    options.chows = bit(3) || bit(4);
    options.seven_pairs = case % 3 == 1 && bit(5);
    options.flowers_loose = bit(6);
    options.max_score = bit(7).then_some(500);
    options.losers_settle = bit(8) || bit(9);
    options.east_doubles = bit(10);
    options.discarder_doubles = bit(11);
    options.losers_purity = bit(12);
    options.kong_has_3_types = bit(13);
    options.dead_wall = DeadWall {
        size: [16, 14, 0, 16][(bits >> 14 & 3) as usize],
        replenished: bit(16),
    };
    Arc::new(rules)
}

/// A deal that club players have played to a random point; `None` if it ended before, or if a dangerous tile was claimed.
fn deal_in_progress(case: u64) -> Option<Game> {
    let mut game = Game::new(rules(case), Setup::seeded(case));
    let players = BySeat([Level::Club; 4]).map(ComputerPlayer::new);
    // Half of the cases start with the first draw.
    let mut steps_left = (case / 2 % 2) * (case / 4 % 50);
    loop {
        let view = game.seat_view(Seat::new(0));
        let in_play = view.turn.is_some() && view.waiting_for.is_none() && view.end.is_none();
        if in_play && steps_left == 0 && position(&game).is_some() {
            return Some(game);
        }
        steps_left -= u64::from(in_play && steps_left > 0);
        let events = selfplay::step(&mut game, &players)?;
        let spoils_case = |event: &Event| {
            matches!(
                event,
                Event::Settled { .. } | Event::WashedOut { .. } | Event::Dangerous { .. }
            )
        };
        if events.iter().any(spoils_case) {
            return None;
        }
    }
}

/// The position of a game; `None` if it has none that can be simulated, or if a seat has already answered or has another choice to make.
fn position(game: &Game) -> Option<Position> {
    let has_answered = |seat: &Seat| {
        let view = game.seat_view(*seat);
        view.answered || view.stand_waits.is_some() || view.chow_to_place.is_some()
    };
    let any_answered = Seat::ALL.iter().any(has_answered);
    Position::of_game(game).filter(|_| !any_answered)
}

/// The answer of the simulator's players to a request of the engine.
fn answer(
    game: &Game,
    seat: Seat,
    request: &Request,
    decisions: &mut VecDeque<(Seat, Move)>,
) -> Move {
    let view = game.seat_view(seat);
    match request {
        Request::Turn { .. } => {
            let bonus = Tile::all().find(|tile| tile.is_bonus() && view.me().stake.has(*tile));
            match (bonus, decisions.front()) {
                (Some(tile), _) => Move::DeclareBonus(tile),
                (None, Some((decider, choice))) if *decider == seat => {
                    let choice = *choice;
                    decisions.pop_front();
                    choice
                }
                (None, other) => panic!("{seat:?} must answer, but the next decision is {other:?}"),
            }
        }
        Request::Stand { .. } => {
            let stands = decisions.front() == Some(&(seat, Move::Stand(true)));
            if stands {
                decisions.pop_front();
            }
            Move::Stand(stands)
        }
        Request::Claim { .. } | Request::Rob { .. } => {
            let index = decisions
                .iter()
                .take_while(|(_, choice)| matches!(choice, Move::Claim(_) | Move::Stand(_)))
                .position(|(decider, choice)| *decider == seat && matches!(choice, Move::Claim(_)));
            let claim = index.and_then(|index| decisions.remove(index));
            claim.map_or(Move::Pass, |(_, claim)| claim)
        }
        _ => ComputerPlayer::new(Level::Club).decide(view, request),
    }
}

/// The next seat to answer, and its request. A winner who must lay out the hand answers first: another player who laid out sets before
/// could be left without a safe tile and would then not be liable.
fn next_request(game: &Game) -> Option<(Seat, Request)> {
    let mut seats = Seat::ALL;
    let is_winner = |seat: Seat| match game.seat_view(seat).end {
        Some(DealEnd::MahJong { winner, .. }) => winner == seat,
        _ => false,
    };
    seats.sort_by_key(|seat| !is_winner(*seat));
    let mut seats = seats.into_iter();
    seats.find_map(|seat| Some((seat, game.request(seat)?)))
}

/// Plays a deal to its end in the engine; returns everybody's result.
fn play_in_engine(game: &mut Game, mut decisions: VecDeque<(Seat, Move)>) -> BySeat<i64> {
    loop {
        let (seat, request) = next_request(game).expect("a seat must answer until the deal ends");
        let choice = answer(game, seat, &request, &mut decisions);
        let events = match game.apply(Input::Move(seat, choice)) {
            Ok(events) => events,
            Err(refusal) => panic!("{choice:?} of {seat:?}: {refusal}"),
        };
        for event in events {
            match event {
                Event::Settled { settlement, .. } => {
                    assert!(decisions.is_empty(), "{decisions:?} are left");
                    return settlement.totals();
                }
                Event::WashedOut { .. } => {
                    assert!(decisions.is_empty(), "{decisions:?} are left");
                    return BySeat::default();
                }
                _ => {}
            }
        }
    }
}

#[test]
fn deals_end_in_the_simulator_as_in_the_engine() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases: u64 = cases.and_then(|text| text.parse().ok()).unwrap_or(60);
    let (mut played, mut won) = (0, 0);
    let mut case = 0;
    while played < cases {
        case += 1;
        let Some(mut game) = deal_in_progress(case) else {
            continue;
        };
        played += 1;
        let mut decisions = VecDeque::new();
        let totals = {
            let mut position = position(&game).expect("nobody has answered");
            let view = game.seat_view(Seat::new(0));
            let mut simulator = Simulator::of(view);
            simulator.prepare(&mut position);
            simulator.play(&mut position, None, &mut |seat, choice| {
                decisions.push_back((seat, choice));
            })
        };
        won += u64::from(totals != BySeat::default());
        let engine_totals = play_in_engine(&mut game, decisions);
        assert_eq!(totals, engine_totals, "case {case}");
    }
    assert!(won * 2 > cases, "{won} of {cases} deals were won");
    println!("{played} deals, {won} of them won, in {case} cases");
}

/// A deal after at least twelve discards, and a seat that must discard.
fn before_discard(seed: u64) -> (Game, Seat) {
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
    let players = BySeat([Level::Club; 4]).map(ComputerPlayer::new);
    loop {
        let view = game.seat_view(Seat::new(0));
        let turn = view.turn.filter(|_| view.discards.len() >= 12);
        if let Some(seat) = turn
            && matches!(game.request(seat), Some(Request::Turn { .. }))
        {
            return (game, seat);
        }
        selfplay::step(&mut game, &players).expect("nobody has gone out yet");
    }
}

#[test]
fn a_determinization_agrees_with_the_view() {
    let (game, seat) = before_discard(3);
    let view = game.seat_view(seat);
    let (determinizer, mut simulator) = (Determinizer::of(view), Simulator::of(view));
    let mut rng = Rng::of(view, 7);
    let mut next_stakes = Vec::new();
    for _ in 0..20 {
        let mut determinization = determinizer
            .draw(&mut simulator, &mut rng)
            .expect("a seat must discard");
        let mut tiles: Counts = determinization.wall.undrawn().iter().copied().collect();
        tiles.extend(view.open.iter());
        for other in Seat::ALL {
            let own = &determinization.players[other].stake;
            tiles.extend(own.iter());
            let drawn_count = usize::from(other == seat);
            assert_eq!(own.len() + drawn_count, view.players[other].stake_len());
        }
        tiles.extend(view.me().drawn.and_then(|(tile, _)| tile));
        for tile in Tile::plain() {
            assert_eq!(tiles[tile], 4, "{tile}");
        }
        next_stakes.push(determinization.players[seat.next()].stake.clone());
    }
    next_stakes.dedup();
    assert!(next_stakes.len() > 15, "determinizations repeat");
}

#[test]
fn rollouts_are_repeatable_and_choose_the_first_move_if_stopped() {
    let (game, seat) = before_discard(4);
    let view = game.seat_view(seat);
    let discards = view.legal().into_iter();
    let moves: Vec<Move> = discards
        .filter(|choice| matches!(choice, Move::Discard { .. }))
        .collect();
    let chosen = rollouts::best(view, &moves, 2_000, None);
    assert_eq!(chosen, rollouts::best(view, &moves, 2_000, None));
    let stopped = AtomicBool::new(true);
    assert_eq!(rollouts::best(view, &moves, 2_000, Some(&stopped)), 0);
    assert_eq!(rollouts::best(view, &moves, 0, None), 0);
}
