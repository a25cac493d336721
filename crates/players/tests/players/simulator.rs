//! Deals played out in the simulator, and with the same decisions at the real table, have the same end and the same payments.
//! `RED_STAKE_CASES` is the number of deals.
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

/// The rules of a case: either set with options chosen by its bits; every third is entirely random.
fn rules(case: u64) -> Arc<RuleSet> {
    if case % 3 == 2 {
        return Arc::new(RandomRules::new(case).written().rules);
    }
    let bits = case.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
    let bit = |place: u64| bits >> place & 1 == 1;
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

/// A deal in progress, played up to a random point by club players; `None` if it was over before, or if a dangerous tile was claimed.
fn begun(case: u64) -> Option<Game> {
    let mut game = Game::new(rules(case), Setup::seeded(case));
    let players = BySeat([Level::Club; 4]).map(ComputerPlayer::new);
    // In half of the cases from the first draw.
    let mut left = (case / 2 % 2) * (case / 4 % 50);
    loop {
        let view = game.seat_view(Seat::new(0));
        let in_play = view.turn.is_some() && view.waiting_for.is_none() && view.end.is_none();
        if in_play && left == 0 && position(&game).is_some() {
            return Some(game);
        }
        left -= u64::from(in_play && left > 0);
        let events = selfplay::step(&mut game, &players)?;
        let over = |event: &Event| {
            matches!(
                event,
                Event::Settled { .. } | Event::WashedOut { .. } | Event::Dangerous { .. }
            )
        };
        if events.iter().any(over) {
            return None;
        }
    }
}

/// The position, while nobody has answered yet.
fn position(game: &Game) -> Option<Position> {
    let asked = |seat: &Seat| {
        let view = game.seat_view(*seat);
        view.answered || view.stand_waits.is_some() || view.chow_to_place.is_some()
    };
    let any = Seat::ALL.iter().any(asked);
    Position::of_game(game).filter(|_| !any)
}

/// Answers a request of the table as the simulator decided.
fn answer(
    game: &Game,
    seat: Seat,
    request: &Request,
    decided: &mut VecDeque<(Seat, Move)>,
) -> Move {
    let view = game.seat_view(seat);
    match request {
        Request::Turn { .. } => {
            let bonus = Tile::all().find(|tile| tile.is_bonus() && view.me().stake.has(*tile));
            match (bonus, decided.front()) {
                (Some(tile), _) => Move::DeclareBonus(tile),
                (None, Some((who, choice))) if *who == seat => {
                    let choice = *choice;
                    decided.pop_front();
                    choice
                }
                (None, other) => panic!("{seat:?} is asked, not {other:?}"),
            }
        }
        Request::Stand { .. } => {
            let stands = decided.front() == Some(&(seat, Move::Stand(true)));
            if stands {
                decided.pop_front();
            }
            Move::Stand(stands)
        }
        Request::Claim { .. } | Request::Rob { .. } => {
            let own = decided
                .iter()
                .take_while(|(_, choice)| matches!(choice, Move::Claim(_) | Move::Stand(_)))
                .position(|(who, choice)| *who == seat && matches!(choice, Move::Claim(_)));
            let claim = own.and_then(|place| decided.remove(place));
            claim.map_or(Move::Pass, |(_, claim)| claim)
        }
        _ => ComputerPlayer::new(Level::Club).decide(view, request),
    }
}

/// The seat that the table asks first, and its request: a winner who has to say what the claimed tile completes goes before all others. A
/// seat that laid out sets before could be left without a safe tile, and would then not be liable.
fn asked(game: &Game) -> Option<(Seat, Request)> {
    let mut seats = Seat::ALL;
    let winner = |seat: Seat| match game.seat_view(seat).end {
        Some(DealEnd::MahJong { winner, .. }) => winner == seat,
        _ => false,
    };
    seats.sort_by_key(|seat| !winner(*seat));
    let mut asked = seats.into_iter();
    asked.find_map(|seat| Some((seat, game.request(seat)?)))
}

/// Plays the deal to its end at the table; returns everybody's result.
fn at_the_table(game: &mut Game, mut decided: VecDeque<(Seat, Move)>) -> BySeat<i64> {
    loop {
        let (seat, request) = asked(game).expect("somebody is asked until the deal is over");
        let choice = answer(game, seat, &request, &mut decided);
        let events = match game.apply(Input::Move(seat, choice)) {
            Ok(events) => events,
            Err(why) => panic!("{choice:?} of {seat:?}: {why}"),
        };
        for event in events {
            match event {
                Event::Settled { settlement, .. } => {
                    assert!(decided.is_empty(), "{decided:?} is left");
                    return settlement.totals();
                }
                Event::WashedOut { .. } => {
                    assert!(decided.is_empty(), "{decided:?} is left");
                    return BySeat::default();
                }
                _ => {}
            }
        }
    }
}

#[test]
fn deals_end_in_the_simulator_as_they_do_at_the_table() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases: u64 = cases.and_then(|text| text.parse().ok()).unwrap_or(60);
    let (mut played, mut won) = (0, 0);
    let mut case = 0;
    while played < cases {
        case += 1;
        let Some(mut game) = begun(case) else {
            continue;
        };
        played += 1;
        let mut decided = VecDeque::new();
        let totals = {
            let mut position = position(&game).expect("it was a position before");
            let view = game.seat_view(Seat::new(0));
            let mut simulator = Simulator::of(view);
            simulator.prepare(&mut position);
            simulator.play(&mut position, None, &mut |seat, choice| {
                decided.push_back((seat, choice));
            })
        };
        won += u64::from(totals != BySeat::default());
        let at_the_table = at_the_table(&mut game, decided);
        assert_eq!(totals, at_the_table, "case {case}");
    }
    assert!(won * 2 > cases, "{won} of {cases} deals were won");
    println!("{played} deals, {won} of them won, in {case} cases");
}

/// A deal in its middle, where a seat must discard.
fn to_discard(seed: u64) -> (Game, Seat) {
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
    let (game, seat) = to_discard(3);
    let view = game.seat_view(seat);
    let (worlds, mut simulator) = (Determinizer::of(view), Simulator::of(view));
    let mut dice = Rng::of(view, 7);
    let mut others = Vec::new();
    for _ in 0..20 {
        let mut world = worlds
            .draw(&mut simulator, &mut dice)
            .expect("a seat is to discard");
        let mut all: Counts = world.line.undrawn().iter().copied().collect();
        all.extend(view.open.iter());
        for other in Seat::ALL {
            let own = &world.players[other].stake;
            all.extend(own.iter());
            let drawn = usize::from(other == seat);
            assert_eq!(own.len() + drawn, view.players[other].stake_len());
        }
        all.extend(view.me().drawn.and_then(|(tile, _)| tile));
        for tile in Tile::plain() {
            assert_eq!(all[tile], 4, "{tile}");
        }
        others.push(world.players[seat.next()].stake.clone());
    }
    others.dedup();
    assert!(others.len() > 15, "determinizations differ");
}

#[test]
fn rollouts_give_the_same_answer_again_and_keep_the_first_move_once_stopped() {
    let (game, seat) = to_discard(4);
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
