//! A Goulash after a dead hand: exchange of tiles, rules of its own, and how a record stores both.

use std::sync::Arc;

use engine::rules::{PRESETS, RuleSet, WrittenRules};
use engine::scorekeeper::{Draft, Entry, EntryResult, Scorecard};
use engine::table::{
    Act, Event, Game, GameProgress, Input, Move, Record, Refusal, Request, Setup, Tiles, Viewer,
    exchange_partner,
};
use engine::tiles::{BySeat, Seat, Tile, Wind};

fn bmja() -> RuleSet {
    let (_, text) = PRESETS
        .iter()
        .find(|(name, _)| *name == "bmja")
        .expect("the preset exists");
    WrittenRules::read(text).expect("it can be read").rules
}

/// A game whose first deal is a Goulash, in which all players are asked for tiles.
fn goulash(seed: u64) -> Game {
    let setup = Setup {
        resumed: Some(GameProgress {
            east: Seat::new(1),
            round_wind: Wind::East,
            deals: 1,
            east_wins: 0,
            rounds_done: 0,
            goulash: true,
        }),
        ..Setup::seeded(seed)
    };
    let mut game = Game::new(Arc::new(bmja()), setup);
    ready(&mut game);
    game
}

/// Makes all players ready, which begins the next deal.
fn ready(game: &mut Game) {
    for seat in Seat::ALL {
        game.apply(Input::Move(seat, Move::Ready))
            .expect("everybody is asked");
    }
}

/// The first three tiles of the stake.
fn first_three(game: &Game, seat: Seat) -> [Tile; 3] {
    let held: Vec<Tile> = game.seat_view(seat).me().stake.iter().collect();
    [held[0], held[1], held[2]]
}

/// Passes on the first three tiles of the stake.
fn choose(game: &mut Game, seat: Seat) -> Vec<Event> {
    let tiles = first_three(game, seat);
    game.apply(Input::Move(seat, Move::Exchange(tiles)))
        .expect("the player holds these tiles")
}

#[test]
fn tiles_change_hands_once_all_have_chosen() {
    for seed in 1..20 {
        let mut game = goulash(seed);
        for round in 1..=3 {
            let before = BySeat::from_fn(|seat| game.seat_view(seat).me().stake.clone());
            let offered = BySeat::from_fn(|seat| first_three(&game, seat));
            for seat in Seat::ALL {
                let partner = exchange_partner(round, seat, Seat::new(1));
                assert_eq!(
                    game.request(seat),
                    Some(Request::Exchange { round, partner })
                );
                assert_eq!(game.seat_view(seat).me().stake, before[seat]);
                choose(&mut game, seat);
            }
            for seat in Seat::ALL {
                let mut expected = before[seat].clone();
                offered[seat]
                    .iter()
                    .for_each(|tile| assert!(expected.remove(*tile)));
                expected.extend(offered[exchange_partner(round, seat, Seat::new(1))]);
                assert_eq!(game.seat_view(seat).me().stake, expected);
                let others = seat
                    .others()
                    .map(|other| game.seat_view(seat).players[other].stake_len());
                assert!(others.into_iter().all(|size| size == 13), "{seed}");
            }
        }
        assert!(game.seat_view(Seat::new(0)).exchange.is_none());
    }
}

#[test]
fn only_giver_and_receiver_see_the_tiles() {
    let mut game = goulash(3);
    let events: Vec<Event> = Seat::ALL
        .into_iter()
        .flat_map(|seat| choose(&mut game, seat))
        .collect();
    let exchanges: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::Exchanged { .. }))
        .collect();
    assert_eq!(exchanges.len(), 4);
    for event in exchanges {
        let Event::Exchanged { from, to, .. } = event else {
            unreachable!()
        };
        for seat in Seat::ALL {
            let Some(Event::Exchanged { tiles, .. }) = event.seen_by(Viewer::Seat(seat)) else {
                unreachable!("everybody sees that tiles are passed");
            };
            let is_known = matches!(tiles, Tiles::Known(_));
            assert_eq!(is_known, seat == *from || seat == *to);
        }
    }
}

#[test]
fn only_plain_tiles_of_the_stake_are_accepted_and_only_once() {
    let mut game = goulash(4);
    let seat = Seat::new(2);
    let missing = Tile::plain().find(|tile| !game.seat_view(seat).me().stake.has(*tile));
    let missing = missing.expect("nobody holds every kind");
    let refusal_of =
        |game: &mut Game, tiles| game.apply(Input::Move(seat, Move::Exchange(tiles))).err();
    assert_eq!(
        refusal_of(&mut game, [missing; 3]),
        Some(Refusal::NotToExchange)
    );
    let bonus = "1F".parse().expect("a tile");
    assert_eq!(
        refusal_of(&mut game, [bonus; 3]),
        Some(Refusal::NotToExchange)
    );
    choose(&mut game, seat);
    let second_choice = first_three(&game, seat);
    assert_eq!(
        refusal_of(&mut game, second_choice),
        Some(Refusal::AlreadyAnswered)
    );
    let mut ordinary = Game::new(Arc::new(bmja()), Setup::seeded(4));
    ready(&mut ordinary);
    let tiles = first_three(&ordinary, seat);
    assert_eq!(
        refusal_of(&mut ordinary, tiles),
        Some(Refusal::NotExchanging)
    );
}

#[test]
fn a_goulash_follows_a_dead_hand_and_is_replayed() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::new(Arc::new(bmja()), Setup::seeded(8));
    ready(&mut game);
    let reason = "a test".to_owned();
    game.apply(Input::Act(Act::Abandon { reason }))?;
    assert!(game.progress().goulash);
    ready(&mut game);
    let view = game.seat_view(Seat::new(0));
    assert!(view.is_goulash() && !view.rules.options.chows && game.rules().options.chows);
    for _ in 0..2 {
        Seat::ALL
            .into_iter()
            .for_each(|seat| drop(choose(&mut game, seat)));
    }
    choose(&mut game, Seat::new(3));
    let stored = serde_json::to_string(game.record())?;
    let record: Record = serde_json::from_str(&stored)?;
    let opened = Game::open(&record, record.inputs.len())?;
    let replayed = Game::replay(&record, record.inputs.len())?;
    for seat in Seat::ALL {
        assert_eq!(opened.seat_view(seat), game.seat_view(seat));
        assert_eq!(replayed.request(seat), game.request(seat));
    }
    Ok(())
}

#[test]
fn bloem_has_no_goulash_after_a_dead_hand() -> Result<(), Refusal> {
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(8));
    ready(&mut game);
    let reason = "a test".to_owned();
    game.apply(Input::Act(Act::Abandon { reason }))?;
    ready(&mut game);
    assert!(!game.progress().goulash && !game.seat_view(Seat::new(0)).is_goulash());
    Ok(())
}

#[test]
fn the_scorekeeper_scores_a_goulash_after_a_dead_hand() {
    let mut card = Scorecard::new(BySeat::default(), bmja());
    let hands = ["", "222b555c888d333c6d+6d", "", ""].map(str::to_owned);
    let hand = Draft {
        hands: BySeat(hands),
        ..Draft::default()
    };
    card.entries = vec![Entry::Hand(hand.clone()), Entry::Dead, Entry::Hand(hand)];
    let results = card.results();
    let totals: Vec<u32> = results
        .lines
        .iter()
        .filter_map(|line| match &line.result {
            EntryResult::Won(won) => Some(won.hands[Seat::new(1)].total()),
            _ => None,
        })
        .collect();
    assert_eq!(totals.len(), 2, "{:?}", results.lines);
    assert_eq!(totals[0], 2 * totals[1], "no double for having no Chows");
}
