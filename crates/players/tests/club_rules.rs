//! Computer players under the rules that clubs play: deals end, every answer is legal, tiles are conserved, and hands and payments are what
//! the rules say. `RED_STAKE_CASES` says how many deals are played under each rule set.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::rules::{PRESETS, RowId, RuleSet, WrittenRules};
use engine::table::{DealEnd, Event, Game, Outcome, SeatView, Setup};
use engine::tiles::{BySeat, Counts, MeldKind, Seat};
use players::selfplay::{next_request, play_deal};
use players::{ComputerPlayer, Level};

/// What has happened in some deals.
#[derive(Debug, Default)]
struct Seen {
    deals: u32,
    won: u32,
    goulashes: u32,
    /// How often each row of a special hand counted, for winners and for those calling it.
    special: BTreeMap<(RowId, bool), u32>,
}

fn cases() -> u32 {
    let given = std::env::var("RED_STAKE_CASES").ok();
    given.and_then(|text| text.parse().ok()).unwrap_or(12)
}

fn preset(name: &str) -> RuleSet {
    let (_, text) = PRESETS
        .iter()
        .find(|(short, _)| *short == name)
        .expect("a preset");
    WrittenRules::read(text).expect("it can be read").rules
}

/// The tiles in the wall, in hands and on the table together.
fn tiles_at_table(game: &Game) -> Counts {
    let mut all: Counts = game.wall().undrawn().iter().copied().collect();
    for seat in Seat::ALL {
        all.extend(game.seat_view(seat).me().hand().all_tiles().iter());
    }
    let discards = game.seat_view(Seat::new(0)).discards.iter();
    let lying = discards.filter(|discard| discard.taken_by.is_none());
    all.extend(lying.map(|discard| discard.tile));
    all
}

/// Checks what must hold of a deal that has just been settled, and notes its special hands.
fn check_result(game: &Game, seen: &mut Seen) {
    let (rules, view) = (game.rules(), game.seat_view(Seat::new(0)));
    let Some(DealEnd::MahJong {
        winner, settlement, ..
    }) = &view.end
    else {
        return;
    };
    seen.won += 1;
    let settlement = settlement.as_ref().expect("it is settled");
    assert_eq!(settlement.totals().0.iter().sum::<i64>(), 0);
    let most = rules.options.max_score.expect("there is a maximum");
    for seat in Seat::ALL {
        let Some(Outcome::Ours(score)) = &view.players[seat].outcome else {
            unreachable!("every hand has a score");
        };
        assert!(score.total <= most, "{score:?}");
        let is_special = |id: &RowId| rules.event(id).is_some_and(|event| event.special.is_some());
        for line in score.lines.iter().filter(|line| is_special(&line.row)) {
            assert_eq!(line.calling, seat != *winner, "{line:?}");
            let key = (line.row.clone(), line.calling);
            *seen.special.entry(key).or_default() += 1;
        }
    }
    if rules.options.one_chow {
        let Some(Outcome::Ours(score)) = &view.players[*winner].outcome else {
            return;
        };
        let sets = &score.arrangement.melds;
        let chows = sets.iter().filter(|meld| meld.kind == MeldKind::Chow);
        assert!(chows.count() <= 1, "{sets:?}");
    }
}

/// Nobody may claim a chow in a Goulash, nor a second one where the rules allow one.
fn check_claims(view: &SeatView) {
    let melds = &view.me().melds;
    let chows = melds
        .iter()
        .filter(|meld| meld.kind == MeldKind::Chow)
        .count();
    let most = match &view.rules.options {
        options if !options.chows => 0,
        options if options.one_chow => 1,
        _ => 4,
    };
    assert!(chows <= most, "{melds:?}");
}

fn play(name: &str, level: Level, deals: u32) -> Seen {
    let mut rules = preset(name);
    rules.options.rounds = 4;
    let rules = Arc::new(rules);
    let full = Counts::full_set(rules.options.flowers);
    let players = BySeat::from_fn(|_| ComputerPlayer::new(level));
    let (mut seen, mut seed) = (Seen::default(), 1);
    while seen.deals < deals {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        seed += 1;
        while seen.deals < deals && next_request(&game).is_some() {
            let east = game.seat_view(Seat::new(0)).east;
            let played = play_deal(
                &mut game,
                |game, seat, request| players[seat].decide(game.seat_view(seat), request),
                |game, events| {
                    Seat::ALL
                        .into_iter()
                        .for_each(|seat| check_claims(game.seat_view(seat)));
                    let over = |event: &Event| matches!(event, Event::Settled { .. });
                    if events.iter().any(over) {
                        check_result(game, &mut seen);
                        assert_eq!(tiles_at_table(game), full);
                    }
                },
            );
            assert!(played.is_some(), "{name}: an answer was refused");
            seen.goulashes += u32::from(game.seat_view(Seat::new(0)).is_goulash());
            let passed = game.progress().east != east;
            assert!(passed || !rules.options.deal_always_passes);
            seen.deals += 1;
        }
    }
    println!("{name} {}: {seen:?}", level.name());
    seen
}

#[test]
fn deals_by_club_rules_are_sound() {
    for name in ["bmja", "dmjl", "nts"] {
        let seen = play(name, Level::Club, cases());
        assert!(seen.won * 4 > seen.deals, "{name}: {seen:?}");
    }
}

#[test]
fn stronger_players_keep_to_one_chow() {
    let seen = play("bmja", Level::Expert, 2);
    assert!(seen.won > 0);
}
