//! Properties that every game has, whatever the players do: checked in seeded games of random legal moves, with random options.
//! `RED_STAKE_CASES` sets the number of games for each test.

// Tests may read the environment and start threads.
#![allow(clippy::disallowed_methods)]

use std::sync::Arc;
use std::thread;

use engine::rules::RuleSetId;
use engine::table::{DealEnd, Event, Game, Move, Request, SeatView, Setup, Viewer};
use engine::tiles::{BySeat, Counts, Seat, Tile};

#[path = "table_properties/cases.rs"]
mod cases;
#[path = "table_properties/mover.rs"]
mod mover;
#[path = "table_properties/naive.rs"]
mod naive;

use cases::{assert_sums_to_zero, cases, game, rules};
use mover::Mover;
use naive::Naive;

/// All tiles: undrawn, in hands, discarded.
fn tiles_at_table(game: &Game) -> Counts {
    let mut all: Counts = game.wall().undrawn().iter().copied().collect();
    for seat in Seat::ALL {
        all.extend(game.seat_view(seat).me().hand().all_tiles().iter());
    }
    let view = game.seat_view(Seat::new(0));
    let unclaimed = view
        .discards
        .iter()
        .filter(|discard| discard.taken_by.is_none());
    all.extend(unclaimed.map(|discard| discard.tile));
    all
}

#[test]
fn tiles_are_conserved_and_every_game_ends() {
    let (mut deals, mut wins) = (0, 0);
    for case in 0..cases(150) {
        let mut game = game(case);
        let mut mover = Mover::new(case).with_acts();
        let full = Counts::full_set(game.rules().options.flowers);
        let mut inputs = 0;
        while let Some((input, events)) = mover.step(&mut game) {
            inputs += 1;
            assert!(inputs < 200_000, "case {case} does not end");
            for event in &events {
                match event {
                    Event::DealBegan { .. } => deals += 1,
                    Event::WentMahJong { .. } => wins += 1,
                    Event::Settled { settlement, .. } => assert_sums_to_zero(settlement),
                    _ => {}
                }
            }
            if game.seat_view(Seat::new(0)).deal_number > 0 {
                let seen = game.seat_view(Seat::new(0)).live_left;
                assert_eq!(seen, game.wall().live_left(), "case {case} after {input:?}");
                assert_eq!(
                    tiles_at_table(&game),
                    full,
                    "case {case} after {input:?}: {events:?}"
                );
            }
        }
        assert!(
            game.seat_view(Seat::new(0)).game_over,
            "case {case} is stuck"
        );
    }
    println!("{deals} deals, {wins} won");
    assert!(
        wins * 4 > deals,
        "too few hands were won for a meaningful test: {wins} of {deals}"
    );
}

/// Compares with a computation of its own: East, the Wind of the Round, East's wins in a row, and the end of the game.
#[test]
fn winds_and_rounds_rotate_correctly() {
    for case in 0..cases(60) {
        let mut rules = rules(case);
        Arc::make_mut(&mut rules).options.rounds = 4;
        let passes_after_13 = rules.id == RuleSetId::Classical;
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(case));
        let first = game.seat_view(Seat::new(0)).first_east;
        let mut mover = Mover::new(case);
        let (mut east, mut wins, mut round) = (first, 0, 0);
        let mut ended = false;
        while let Some((_, events)) = mover.step(&mut game) {
            for event in &events {
                match event {
                    Event::DealBegan { east: dealt, .. } => {
                        assert_eq!(*dealt, east, "case {case}");
                        let view = game.seat_view(Seat::new(3));
                        assert_eq!((view.round_wind.index(), view.east_wins), (round, wins));
                    }
                    Event::WentMahJong { seat, .. } => {
                        wins = if *seat == east { wins + 1 } else { 0 };
                        if *seat != east || passes_after_13 && wins == 13 {
                            east = east.next();
                            wins = 0;
                            round += usize::from(east == first);
                        }
                    }
                    Event::GameEnded => {
                        assert_eq!((east, round), (first, 4), "case {case}");
                        ended = true;
                    }
                    _ => {}
                }
            }
        }
        assert!(ended, "case {case}");
    }
}

#[test]
fn a_view_folded_from_events_equals_the_view_of_the_game() {
    for case in 0..cases(60) {
        let mut game = game(case);
        let mut mover = Mover::new(case).with_acts();
        let viewers: Vec<_> = Seat::ALL
            .into_iter()
            .flat_map(|seat| {
                [
                    Viewer::Seat(seat),
                    Viewer::Open(seat),
                    Viewer::Watcher(seat),
                ]
            })
            .collect();
        let mut folded: Vec<_> = viewers
            .iter()
            .map(|viewer| SeatView::new(Arc::clone(game.rules()), *viewer))
            .collect();
        while let Some((input, events)) = mover.step(&mut game) {
            for (viewer, view) in viewers.iter().zip(&mut folded) {
                for event in &events {
                    if let Some(seen) = event.seen_by(*viewer) {
                        view.apply(&seen);
                    }
                }
                let limited = game.view(*viewer);
                assert!(
                    *view == limited,
                    "case {case}, {viewer:?} after {input:?}: {events:?}\nfolded {view:?}\nlimited {limited:?}"
                );
            }
        }
    }
}

#[test]
fn a_replay_equals_the_game_and_can_stop_anywhere() {
    for case in 0..cases(30) {
        let mut game = game(case);
        let mut mover = Mover::new(case).with_acts();
        let mut played = Vec::new();
        while let Some((_, events)) = mover.step(&mut game) {
            played.push(Event::digest(&events));
        }
        let record = game.record().clone();
        let text = serde_json::to_string(&record).expect("a record can be written");
        let record = {
            let read: engine::table::Record = serde_json::from_str(&text).expect("and read");
            assert_eq!(read, record);
            read
        };
        let split = mover.below(record.inputs.len());
        let mut replay = Game::replay(&record, split).expect("a played game can be replayed");
        let opened = Game::open(&record, split).expect("it can be opened there");
        let same = |seat| opened.seat_view(seat) == replay.seat_view(seat);
        assert!(Seat::ALL.into_iter().all(same), "case {case}");
        assert_eq!(opened.record(), replay.record(), "case {case}");
        for (input, digest) in record.inputs[split..].iter().zip(&played[split..]) {
            let events = replay
                .apply(input.clone())
                .expect("a played game can be replayed");
            assert_eq!(
                Event::digest(&events),
                *digest,
                "case {case} after {input:?}"
            );
        }
        for seat in Seat::ALL {
            let same = game.seat_view(seat) == replay.seat_view(seat);
            assert!(same, "case {case}");
        }
        replay.rewind(split).expect("a game can be rewound");
        let mut other = Mover::new(case + 1000);
        while other.step(&mut replay).is_some() {}
        assert!(replay.seat_view(Seat::new(0)).game_over);
    }
}

/// Every move, legal or not, except for exchanges before a Goulash, which these rules do not have.
fn all_moves() -> Vec<Move> {
    use engine::table::{ChowPosition, Claim};
    use engine::tiles::MeldKind;
    let kinds = [
        MeldKind::Pair,
        MeldKind::Chow,
        MeldKind::Pung,
        MeldKind::Kong,
    ];
    let positions = || [None].into_iter().chain(ChowPosition::ALL.map(Some));
    let mut moves = vec![
        Move::Ready,
        Move::FinishDeclaring,
        Move::Stand(true),
        Move::Stand(false),
        Move::Pass,
        Move::Claim(Claim::Pung),
        Move::Claim(Claim::Kong),
        Move::Claim(Claim::MahJong),
        Move::MahJong,
        Move::UseForSpecial,
        Move::FormSpecial,
        Move::ShowTiles,
    ];
    moves.extend(positions().map(|position| Move::Claim(Claim::Chow(position))));
    moves.extend(ChowPosition::ALL.map(Move::PlaceChow));
    for kind in kinds {
        moves.extend(positions().map(|position| Move::Use(kind, position)));
    }
    for tile in Tile::all() {
        moves.extend([Move::DeclareBonus(tile), Move::Kong(tile)]);
        moves.extend([true, false].map(|calling| Move::Discard { tile, calling }));
        moves.extend(kinds.map(|kind| Move::Form(kind, tile)));
    }
    moves
}

#[test]
fn view_game_and_a_naive_checker_agree_on_every_move() {
    // Two threads, each with cases of both rule sets.
    thread::scope(|scope| {
        for thread in [0, 1] {
            let cases = (0..cases(24)).filter(move |case| case / 2 % 2 == thread);
            scope.spawn(move || cases.for_each(agree_on_every_move));
        }
    });
}

fn agree_on_every_move(case: u64) {
    let moves = all_moves();
    let mut game = game(case);
    let mut mover = Mover::new(case);
    let mut naive = Naive::new(game.rules());
    let mut steps = 0;
    while let Some((_, events)) = mover.step(&mut game) {
        events.iter().for_each(|event| naive.apply(event));
        steps += 1;
        // Games with Flowers are checked at every fifth step, to save time.
        if steps % 5 != 0 && game.rules().options.flowers {
            continue;
        }
        let before = BySeat::from_fn(|seat| game.view(Viewer::Seat(seat)));
        for seat in Seat::ALL {
            let legal = game.seat_view(seat).legal();
            for choice in &moves {
                let allowed = game.seat_view(seat).check(choice);
                let context = || format!("case {case}: {seat:?} {choice:?} after {events:?}");
                assert_eq!(
                    legal.contains(choice),
                    allowed.is_ok(),
                    "{}: {allowed:?}",
                    context()
                );
                assert_eq!(
                    naive.allows(seat, *choice),
                    allowed.is_ok(),
                    "{}: {allowed:?}\n{naive:?}",
                    context()
                );
                let input = engine::table::Input::Move(seat, *choice);
                match allowed {
                    Err(why) => assert_eq!(game.apply(input), Err(why), "{}", context()),
                    Ok(()) if mover.below(40) == 0 => {
                        assert!(game.clone().apply(input).is_ok(), "{}", context());
                    }
                    Ok(()) => {}
                }
            }
            assert!(
                before[seat] == *game.seat_view(seat),
                "a refused move changed the table"
            );
        }
    }
}

/// The wall indices of the tiles hidden from `viewer`: not drawn yet, or still on another player's stake.
fn hidden_indices(wall: &[Tile], game_events: &[Event], viewer: Seat) -> Vec<usize> {
    let mut front = 0;
    let mut back = wall.len();
    let mut stakes: BySeat<Vec<usize>> = BySeat::default();
    let remove = |stakes: &mut BySeat<Vec<usize>>, seat: Seat, tile: Tile| {
        if let Some(position) = stakes[seat].iter().position(|index| wall[*index] == tile) {
            stakes[seat].remove(position);
        }
    };
    for event in game_events {
        match event {
            Event::DealBegan { .. } => {
                (front, back) = (0, wall.len());
                stakes = BySeat::default();
            }
            Event::Dealt { seat, tiles } => {
                stakes[*seat].extend(front..front + tiles.len());
                front += tiles.len();
            }
            Event::Drew {
                seat,
                source: engine::rules::Source::Loose,
                ..
            } => {
                back -= 1;
                stakes[*seat].push(back);
            }
            Event::Drew { seat, .. } => {
                stakes[*seat].push(front);
                front += 1;
            }
            Event::BonusDeclared { seat, tile } | Event::Discarded { seat, tile, .. } => {
                remove(&mut stakes, *seat, *tile);
            }
            Event::Melded {
                seat, meld, tile, ..
            } => {
                let mut laid_out: Counts = meld.tiles().into_iter().collect();
                laid_out.remove(*tile);
                laid_out
                    .iter()
                    .for_each(|tile| remove(&mut stakes, *seat, tile));
            }
            Event::KongDeclared { seat, meld, .. } => {
                let added = if meld.is_exposed() { 1 } else { 4 };
                (0..added).for_each(|_| remove(&mut stakes, *seat, meld.tile));
            }
            _ => {}
        }
    }
    let others = viewer.others().flat_map(|seat| stakes[seat].clone());
    (front..back)
        .chain(others)
        .filter(|index| !wall[*index].is_bonus())
        .collect()
}

#[test]
fn a_view_does_not_change_when_hidden_tiles_are_permuted() {
    let mut compared = 0;
    for case in 0..cases(80) {
        let mut game = game(case);
        let mut mover = Mover::new(case);
        let stop = 30 + mover.below(200);
        let mut all_events = Vec::new();
        while game.seat_view(Seat::new(0)).end.is_none() && game.inputs().len() < stop {
            let Some((_, events)) = mover.step(&mut game) else {
                break;
            };
            all_events.extend(events);
        }
        if matches!(
            game.seat_view(Seat::new(0)).end,
            Some(DealEnd::MahJong { .. })
        ) {
            continue;
        }
        let viewer = Seat::new(mover.below(4));
        let mut record = game.record().clone();
        let wall = record.setup.walls[0].clone();
        let places = hidden_indices(&wall, &all_events, viewer);
        for index in (1..places.len()).rev() {
            record.setup.walls[0].swap(places[index], places[mover.below(index + 1)]);
        }
        // With other tiles the table may ask different questions: about a Standing Hand, a kong or the position of a chow. Then the views
        // cannot be compared.
        let places_chow = |game: &Game| {
            let asked = |seat| matches!(game.request(seat), Some(Request::PlaceChow { .. }));
            Seat::ALL.into_iter().any(asked)
        };
        if let Ok(other) = Game::replay(&record, usize::MAX)
            && places_chow(&game) == places_chow(&other)
        {
            compared += 1;
            let same = game.seat_view(viewer) == other.seat_view(viewer);
            assert!(same, "case {case}");
        }
    }
    assert!(compared > 0);
}
