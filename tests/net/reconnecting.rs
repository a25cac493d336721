//! Guests lose their connection after any message of a hand and return to the table. The hand must end as if nothing had happened. With
//! `RED_STAKE_CASES` above 1000 every message is tried, otherwise every tenth; the first thirty, most of which describe the table, are left out.
//! A saved table also resumes with its computer players.

use crate::test_table::{TestTable, without_timeout};
use engine::table::SeatView;
use net::host::{ComputerSeat, Settings};
use net::join::{Credentials, RemoteTable};
use players::Level;
use protocol::files::SavedGame;

/// Plays until a hand has ended for every guest, and calls `after_line` with each guest who has just received a line. Returns `false` if the
/// table stops earlier. The last hand is not repeated for a guest who returns between hands.
fn play_hand(table: &mut TestTable, mut after_line: impl FnMut(&mut TestTable, usize)) -> bool {
    let over = |table: &TestTable| {
        let paid = !table.hand_histories.is_empty();
        let waits = |view: &SeatView| view.waiting_for.is_some();
        let has_seen_the_end =
            |view: &SeatView| view.end.is_some() || paid && view.me().stake.is_empty();
        let mut views = table.guests.iter().map(|guest| guest.remote.view());
        views.all(|view| waits(view) && has_seen_the_end(view))
    };
    for _ in 0..20_000 {
        if over(table) {
            return true;
        }
        match table.step() {
            Some(guest) if guest < 4 => after_line(table, guest),
            // Nobody received the line.
            Some(_) => {}
            None => return false,
        }
    }
    false
}

/// The results of the hand that a guest received, sorted. Lines that were repeated for a returning guest count once.
fn results(table: &TestTable, guest: usize) -> Vec<String> {
    let mut lines = table.guests[guest].results.clone();
    lines.sort();
    lines.dedup();
    lines
}

#[test]
fn a_guest_disconnected_at_any_message_returns_and_finishes_the_hand() -> Result<(), String> {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases: usize = cases.and_then(|cases| cases.parse().ok()).unwrap_or(0);
    let step = if cases > 1000 { 1 } else { 10 };
    for seed in [1, 2] {
        let mut undisturbed = TestTable::full(without_timeout(seed))?;
        assert!(
            play_hand(&mut undisturbed, |_, _| {}),
            "the undisturbed hand is stuck"
        );
        let expected = results(&undisturbed, 0);
        for guest in [0, 1, 2, 3] {
            let last = undisturbed.guests[guest].received;
            for at in (30 + guest..last - 2).step_by(step) {
                let mut table = TestTable::full(without_timeout(seed))?;
                let mut disconnected = false;
                let finished = play_hand(&mut table, |table, receiver| {
                    if !disconnected && receiver == guest && table.guests[guest].received == at {
                        disconnected = true;
                        table.reconnect(guest, at % 2 == 0);
                    }
                });
                assert!(
                    disconnected,
                    "seed {seed}, guest {guest}: message {at} was not sent"
                );
                assert!(
                    finished,
                    "seed {seed}, guest {guest}: the hand is stuck after message {at}"
                );
                let is_complete = |other: &usize| {
                    *other != guest || results(&table, guest).len() == expected.len()
                };
                for other in (0..4).filter(is_complete) {
                    assert_eq!(
                        results(&table, other),
                        expected,
                        "seed {seed}, guest {guest}, message {at}"
                    );
                }
            }
        }
    }
    Ok(())
}

#[test]
fn a_saved_table_resumes_with_its_computer_players() -> Result<(), String> {
    let computer_seat = |name: &str| {
        let name = name.to_owned();
        let level = Level::Beginner;
        Some(ComputerSeat { name, level })
    };
    let settings = Settings {
        seed: 3,
        timeout: Some(0),
        hand_history: true,
        computer_seats: [
            None,
            computer_seat("Lin"),
            computer_seat("Ada"),
            computer_seat("Cy"),
        ],
        ..Settings::default()
    };
    let ann = || {
        let name = "Ann".to_owned();
        RemoteTable::new(Credentials {
            name,
            ..Credentials::default()
        })
    };
    let mut table = TestTable::new(settings.clone())?;
    table.sit(ann());
    for _ in 0..80 {
        table.step();
    }
    table.send(0, "SaveState".to_owned());
    let text = table.saved.clone().ok_or("nothing was saved")?;
    let saved = SavedGame::read(&text).map_err(|error| error.to_string())?;
    assert!(!saved.history.is_empty(), "it is the middle of a hand");
    let resume = Some(saved);
    let mut table = TestTable::new(Settings { resume, ..settings })?;
    table.sit(ann());
    assert!(play_hand(&mut table, |_, _| {}), "the hand is stuck");
    assert!(
        table.guests[0].refused.is_empty(),
        "{:?}",
        table.guests[0].refused
    );
    Ok(())
}
