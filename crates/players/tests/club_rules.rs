//! Computer players under the rules of clubs: deals end, every answer is legal, no tile is lost, and hands and payments follow the rules.
//! `RED_STAKE_CASES` is the number of deals under each rule set.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::rules::{PRESETS, RowId, RuleSet, WrittenRules};
use engine::table::{DealEnd, Event, Game, Outcome, SeatView, Setup};
use engine::tiles::{BySeat, Counts, MeldKind, Seat};
use players::selfplay::{next_request, play_deal};
use players::{ComputerPlayer, Level};

/// Counts of what happened in some deals.
#[derive(Debug, Default)]
struct Tally {
    deals: u32,
    won: u32,
    goulashes: u32,
    /// How often each special hand counted; the flag is true for players who were calling it, false for winners.
    special: BTreeMap<(RowId, bool), u32>,
}

fn cases() -> u32 {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    cases.and_then(|text| text.parse().ok()).unwrap_or(12)
}

fn preset(name: &str) -> RuleSet {
    let (_, text) = PRESETS
        .iter()
        .find(|(preset, _)| *preset == name)
        .expect("a preset");
    WrittenRules::read(text).expect("the preset is valid").rules
}

/// All tiles in the wall, in hands and on the table.
fn tiles_at_table(game: &Game) -> Counts {
    let mut all: Counts = game.wall().undrawn().iter().copied().collect();
    for seat in Seat::ALL {
        all.extend(game.seat_view(seat).me().hand().all_tiles().iter());
    }
    let discards = game.seat_view(Seat::new(0)).discards.iter();
    let unclaimed = discards.filter(|discard| discard.taken_by.is_none());
    all.extend(unclaimed.map(|discard| discard.tile));
    all
}

/// Checks a deal that has just been settled, and counts its special hands.
fn check_result(game: &Game, tally: &mut Tally) {
    let (rules, view) = (game.rules(), game.seat_view(Seat::new(0)));
    let Some(DealEnd::MahJong {
        winner, settlement, ..
    }) = &view.end
    else {
        return;
    };
    tally.won += 1;
    let settlement = settlement.as_ref().expect("it is settled");
    assert_eq!(settlement.totals().0.iter().sum::<i64>(), 0);
    let max_score = rules.options.max_score.expect("there is a maximum");
    for seat in Seat::ALL {
        let Some(Outcome::Ours(score)) = &view.players[seat].outcome else {
            unreachable!("every hand has a score");
        };
        assert!(score.total <= max_score, "{score:?}");
        let is_special = |id: &RowId| rules.event(id).is_some_and(|event| event.special.is_some());
        for line in score.lines.iter().filter(|line| is_special(&line.row)) {
            assert_eq!(line.calling, seat != *winner, "{line:?}");
            let key = (line.row.clone(), line.calling);
            *tally.special.entry(key).or_default() += 1;
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

/// Checks that a player has no more Chows than the rules allow.
fn check_chows(view: &SeatView) {
    let melds = &view.me().melds;
    let chows = melds
        .iter()
        .filter(|meld| meld.kind == MeldKind::Chow)
        .count();
    let max_chows = match &view.rules.options {
        options if !options.chows => 0,
        options if options.one_chow => 1,
        _ => 4,
    };
    assert!(chows <= max_chows, "{melds:?}");
}

fn play(name: &str, level: Level, deals: u32) -> Tally {
    let mut rules = preset(name);
    rules.options.rounds = 4;
    let rules = Arc::new(rules);
    let full_set = Counts::full_set(rules.options.flowers);
    let players = BySeat::from_fn(|_| ComputerPlayer::new(level));
    let (mut tally, mut seed) = (Tally::default(), 1);
    while tally.deals < deals {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        seed += 1;
        while tally.deals < deals && next_request(&game).is_some() {
            let east = game.seat_view(Seat::new(0)).east;
            let result = play_deal(
                &mut game,
                |game, seat, request| players[seat].decide(game.seat_view(seat), request),
                |game, events| {
                    Seat::ALL
                        .into_iter()
                        .for_each(|seat| check_chows(game.seat_view(seat)));
                    let is_settled = |event: &Event| matches!(event, Event::Settled { .. });
                    if events.iter().any(is_settled) {
                        check_result(game, &mut tally);
                        assert_eq!(tiles_at_table(game), full_set);
                    }
                },
            );
            assert!(result.is_some(), "{name}: an answer is illegal");
            tally.goulashes += u32::from(game.seat_view(Seat::new(0)).is_goulash());
            let deal_passed = game.progress().east != east;
            assert!(deal_passed || !rules.options.deal_always_passes);
            tally.deals += 1;
        }
    }
    println!("{name} {}: {tally:?}", level.name());
    tally
}

#[test]
fn deals_under_club_rules_are_legal_and_balanced() {
    for name in ["bmja", "dmjl", "nts"] {
        let tally = play(name, Level::Club, cases());
        assert!(tally.won * 4 > tally.deals, "{name}: {tally:?}");
    }
}

#[test]
fn expert_players_claim_only_one_chow_where_the_rules_allow_one() {
    let tally = play("bmja", Level::Expert, 2);
    assert!(tally.won > 0);
}
