//! Spectators see all tiles only while every player allows it. The consent belongs to a person, and ends with the connection.

use crate::server::Outcome;
use crate::test_table::TestTable;
use crate::watch::{play, settings, watcher};
use engine::table::SeatView;
use net::join::{Credentials, RemoteTable};

/// The number of concealed tiles that a spectator sees during a hand.
fn visible_tiles(view: &SeatView) -> usize {
    let playing = view.turn.is_some() && view.end.is_none();
    let stakes = view.players.iter().map(|(_, player)| player.stake.len());
    if playing { stakes.sum() } else { 0 }
}

/// A table with a spectator where all four players have consented, in the middle of the second hand.
fn table_with_consent() -> Outcome<TestTable> {
    let mut table = TestTable::new(settings(9)?)?;
    table.sit(watcher(""));
    table.seat_four();
    for guest in 1..=4 {
        table.send(guest, "SendMessage 0 /open".to_owned());
    }
    let in_the_middle = |view: &SeatView| {
        view.deal_number == 2 && view.discards.len() > 3 && visible_tiles(view) > 0
    };
    while !in_the_middle(table.guests[0].remote.view()) {
        table.step().ok_or("the table is stuck")?;
    }
    Ok(table)
}

/// Plays on, and checks that once the concealed tiles are hidden from the spectator, they stay hidden. Returns the number of the last deal.
fn assert_tiles_get_hidden(table: &mut TestTable) -> u32 {
    // Lines that were already sent may still show tiles.
    let mut closed = false;
    play(table, |table| {
        let view = table.guests[0].remote.view();
        closed |= visible_tiles(view) == 0;
        assert!(
            !closed || visible_tiles(view) == 0,
            "deal {}",
            view.deal_number
        );
    });
    assert!(closed);
    table.guests[0].remote.view().deal_number
}

#[test]
fn a_player_who_left_before_the_game_gives_no_consent() -> Outcome {
    let mut table = TestTable::new(settings(9)?)?;
    table.sit(watcher(""));
    for id in 1..=4 {
        table.sit(RemoteTable::new(Credentials {
            id,
            name: "Eve".to_owned(),
            ..Credentials::default()
        }));
        let stranger = table.guests.len() - 1;
        table.send(stranger, "SendMessage 0 /open".to_owned());
        table.disconnect(stranger);
    }
    table.seat_four();
    let mut maximum = 0;
    play(&mut table, |table| {
        maximum = maximum.max(visible_tiles(table.guests[0].remote.view()));
    });
    assert!(table.guests[0].remote.view().deal_number > 1);
    assert_eq!(maximum, 0);
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_a_player_reconnects() -> Outcome {
    for as_stranger in [false, true] {
        let mut table = table_with_consent()?;
        table.reconnect(2, as_stranger);
        assert!(assert_tiles_get_hidden(&mut table) > 2);
    }
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_another_player_takes_over() -> Outcome {
    let mut table = table_with_consent()?;
    let (id, key) = {
        let remote = &table.guests[2].remote;
        (remote.id(), remote.key().to_owned())
    };
    table.sit(RemoteTable::new(Credentials {
        id,
        name: "Eve".to_owned(),
        key,
        ..Credentials::default()
    }));
    assert!(assert_tiles_get_hidden(&mut table) > 2);
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_a_player_is_renamed() -> Outcome {
    let mut table = table_with_consent()?;
    let id = table.guests[2].remote.id();
    table.send(2, format!("Connect 1110 {id} Eve"));
    assert!(assert_tiles_get_hidden(&mut table) > 2);
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_a_player_withdraws_consent() -> Outcome {
    let mut table = table_with_consent()?;
    table.send(3, "SendMessage 0 /close".to_owned());
    assert!(assert_tiles_get_hidden(&mut table) > 2);
    Ok(())
}
