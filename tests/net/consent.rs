//! Spectators see all tiles only while every player allows it. The consent belongs to a person, and ends with the connection.

use crate::hall::Hall;
use crate::watch::{play, settings, watcher};
use engine::table::SeatView;
use net::join::{Credentials, RemoteTable};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// How many concealed tiles a spectator sees during a hand.
fn seen(view: &SeatView) -> usize {
    let playing = view.turn.is_some() && view.end.is_none();
    let stakes = view.players.iter().map(|(_, player)| player.stake.len());
    if playing { stakes.sum() } else { 0 }
}

/// A table with a spectator where all four players have consented, in the middle of the second hand.
fn open() -> Outcome<Hall> {
    let mut hall = Hall::new(settings(9)?)?;
    hall.sit(watcher(""));
    hall.fill();
    for guest in 1..=4 {
        hall.say(guest, "SendMessage 0 /open".to_owned());
    }
    let in_the_middle =
        |view: &SeatView| view.deal_number == 2 && view.discards.len() > 3 && seen(view) > 0;
    while !in_the_middle(hall.guests[0].remote.view()) {
        hall.step().ok_or("the table stands still")?;
    }
    Ok(hall)
}

/// Checks that no concealed tile is seen from now on, in this hand and later ones. Returns the number of the last deal.
fn sees_nothing_more(hall: &mut Hall) -> u32 {
    // Lines already sent cannot be changed.
    let mut closed = false;
    play(hall, |hall| {
        let view = hall.guests[0].remote.view();
        closed |= seen(view) == 0;
        assert!(!closed || seen(view) == 0, "deal {}", view.deal_number);
    });
    assert!(closed);
    hall.guests[0].remote.view().deal_number
}

#[test]
fn a_player_who_left_before_the_game_gives_no_consent() -> Outcome {
    let mut hall = Hall::new(settings(9)?)?;
    hall.sit(watcher(""));
    for id in 1..=4 {
        hall.sit(RemoteTable::new(Credentials {
            id,
            name: "Eve".to_owned(),
            ..Credentials::default()
        }));
        let stranger = hall.guests.len() - 1;
        hall.say(stranger, "SendMessage 0 /open".to_owned());
        hall.leave(stranger);
    }
    hall.fill();
    let mut most = 0;
    play(&mut hall, |hall| {
        most = most.max(seen(hall.guests[0].remote.view()));
    });
    assert!(hall.guests[0].remote.view().deal_number > 1);
    assert_eq!(most, 0);
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_a_player_reconnects() -> Outcome {
    for anew in [false, true] {
        let mut hall = open()?;
        hall.lose(2, anew);
        assert!(sees_nothing_more(&mut hall) > 2);
    }
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_another_player_takes_over() -> Outcome {
    let mut hall = open()?;
    let (id, key) = {
        let remote = &hall.guests[2].remote;
        (remote.id(), remote.key().to_owned())
    };
    hall.sit(RemoteTable::new(Credentials {
        id,
        name: "Eve".to_owned(),
        key,
        ..Credentials::default()
    }));
    assert!(sees_nothing_more(&mut hall) > 2);
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_a_player_is_renamed() -> Outcome {
    let mut hall = open()?;
    let id = hall.guests[2].remote.id();
    hall.say(2, format!("Connect 1110 {id} Eve"));
    assert!(sees_nothing_more(&mut hall) > 2);
    Ok(())
}

#[test]
fn spectators_lose_their_view_when_a_player_withdraws_consent() -> Outcome {
    let mut hall = open()?;
    hall.say(3, "SendMessage 0 /close".to_owned());
    assert!(sees_nothing_more(&mut hall) > 2);
    Ok(())
}
