//! Guests who lose their connection return to the table: at every message of a hand, and the hand ends as if nothing had happened. With
//! `RED_STAKE_CASES` above 1000 every message is tried, otherwise every tenth.

use crate::hall::{Hall, patient};
use engine::table::SeatView;
use net::host::{ComputerSeat, Settings};
use net::join::{Credentials, RemoteTable};
use players::Level;
use protocol::files::SavedGame;

/// Plays until a hand has ended for every guest; `false` if the table stops before. A guest who returns between hands is not told about the
/// last hand.
fn play_hand(hall: &mut Hall, mut before: impl FnMut(&mut Hall, usize)) -> bool {
    let over = |hall: &Hall| {
        let paid = !hall.files.is_empty();
        let waits = |view: &SeatView| view.waiting_for.is_some();
        let saw = |view: &SeatView| view.end.is_some() || paid && view.me().stake.is_empty();
        let mut views = hall.guests.iter().map(|guest| guest.remote.view());
        views.all(|view| waits(view) && saw(view))
    };
    for _ in 0..20_000 {
        if over(hall) {
            return true;
        }
        match hall.step() {
            Some(guest) if guest < 4 => before(hall, guest),
            Some(_) => {}
            None => return false,
        }
    }
    false
}

/// The end of the hand as a guest heard it, each line once: some are repeated for returning guests.
fn end(hall: &Hall, guest: usize) -> Vec<String> {
    let mut lines = hall.guests[guest].ends.clone();
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
        let mut calm = Hall::full(patient(seed))?;
        assert!(
            play_hand(&mut calm, |_, _| {}),
            "the calm hand stands still"
        );
        let expected = end(&calm, 0);
        for guest in [0, 1, 2, 3] {
            let last = calm.guests[guest].heard;
            for at in (30 + guest..last - 2).step_by(step) {
                let mut hall = Hall::full(patient(seed))?;
                let mut lost = false;
                let finished = play_hand(&mut hall, |hall, heard| {
                    if !lost && heard == guest && hall.guests[guest].heard == at {
                        lost = true;
                        hall.lose(guest, at % 2 == 0);
                    }
                });
                assert!(lost, "seed {seed}, guest {guest}: message {at} never came");
                assert!(
                    finished,
                    "seed {seed}, guest {guest}: still after message {at}"
                );
                let saw =
                    |other: &usize| *other != guest || end(&hall, guest).len() == expected.len();
                for other in (0..4).filter(saw) {
                    assert_eq!(
                        end(&hall, other),
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
    let mut hall = Hall::new(settings.clone())?;
    hall.sit(ann());
    for _ in 0..80 {
        hall.step();
    }
    hall.say(0, "SaveState".to_owned());
    let text = hall.saved.clone().ok_or("nothing was saved")?;
    let saved = SavedGame::read(&text).map_err(|wrong| wrong.to_string())?;
    assert!(!saved.history.is_empty(), "it is the middle of a hand");
    let resume = Some(saved);
    let mut hall = Hall::new(Settings { resume, ..settings })?;
    hall.sit(ann());
    assert!(play_hand(&mut hall, |_, _| {}), "the hand stands still");
    assert!(
        hall.guests[0].refused.is_empty(),
        "{:?}",
        hall.guests[0].refused
    );
    Ok(())
}
