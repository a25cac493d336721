//! No player can stop a table: every wait for one player is limited.

use std::time::Duration;

use crate::client::Client;
use crate::hall::{Hall, patient};
use crate::server::{NEAR, Outcome, Server};
use engine::table::Request;
use net::host::{Settings, limits};
use players::Level;

const LIMIT: Duration = Duration::from_secs(60);

/// A table where Bob has received nothing for a while and is about to stop the others.
fn table(settings: Settings) -> Result<Hall, String> {
    let mut hall = Hall::full(settings)?;
    for _ in 0..60 {
        hall.step();
    }
    hall.frozen = Some(1);
    Ok(hall)
}

/// Whether Ann was told that the game is stopped.
fn stands_still(hall: &Hall) -> bool {
    let received = |word: &str| {
        let lines = &hall.guests[0].lines;
        lines.iter().rposition(|line| line.starts_with(word))
    };
    received("StopPlay") > received("StartPlay")
}

#[test]
fn repeated_returns_use_up_a_quota() -> Result<(), String> {
    let reconnect: fn(&mut Hall) = |hall| hall.say(1, "RequestReconnect".to_owned());
    let leave: fn(&mut Hall) = |hall| hall.leave(1);
    for attack in [reconnect, leave] {
        let mut hall = table(Settings {
            stand_in: Some(Level::Beginner),
            turn_limit: Some(LIMIT),
            ..patient(1)
        })?;
        let (mut stood, mut passed) = (0, 0);
        for _ in 0..30 {
            attack(&mut hall);
            hall.pass(29, |hall| {
                stood += u32::from(stands_still(hall));
                passed += 1;
            });
            hall.come_on_another_line(1);
        }
        let most = limits::STANDSTILL + limits::STANDSTILL_A_SECOND * f64::from(passed);
        let least_each = 30.0 * limits::GETTING_READY.as_secs_f64();
        assert!(
            f64::from(stood) <= most + least_each,
            "{stood} of {passed} seconds"
        );
    }
    Ok(())
}

#[test]
fn a_pause_ends_even_if_its_player_is_never_ready() -> Result<(), String> {
    let mut hall = Hall::full(patient(1))?;
    hall.freezes = Some((1, |asked| matches!(asked, Request::Turn { .. })));
    while hall.step().is_some() {}
    hall.say(1, "RequestPause tea".to_owned());
    while hall.step().is_some() {}
    let is_ready = |hall: &Hall| {
        let lines = hall.guests[0].lines.iter().rev();
        let mut since = lines.take_while(|line| !line.starts_with("Pause"));
        since.any(|line| line == "PlayerReady 2")
    };
    assert!(
        hall.guests[0]
            .lines
            .iter()
            .any(|line| line.starts_with("Pause 0 2 tea"))
    );
    assert!(!is_ready(&hall));
    hall.pass(limits::STANDSTILL as u32 + 1, |_| {});
    assert!(is_ready(&hall));
    Ok(())
}

#[test]
fn the_pace_of_one_player_does_not_delay_others() -> Result<(), String> {
    let mut hall = table(patient(1))?;
    hall.frozen = None;
    hall.say(2, "SetPlayerOption DelayTime 0 50".to_owned());
    // No time passes: the others have received everything, and wait for Cy.
    while hall.step().is_some() {}
    let heard = hall.guests[0].lines.len();
    hall.say(0, "SendMessage 0 hello".to_owned());
    hall.say(0, "ListGameOptions 0".to_owned());
    while hall.step().is_some() {}
    let news = &hall.guests[0].lines[heard..];
    assert!(
        news.iter().any(|line| line == "Message 1 0 hello"),
        "{news:?}"
    );
    assert!(news.iter().any(|line| line.starts_with("GameOption 0 End")));
    // Cy receives everything in the end, and the hand is played.
    let hands = hall.files.len();
    hall.pass(1500, |_| {});
    assert!(hall.files.len() > hands);
    Ok(())
}

#[test]
fn a_pace_ends_with_its_connection() -> Result<(), String> {
    let mut hall = table(patient(1))?;
    hall.frozen = None;
    hall.say(2, "SetPlayerOption DelayTime 0 50".to_owned());
    while hall.step().is_some() {}
    assert!(hall.files.is_empty(), "Cy receives the moves slowly");
    hall.come_on_another_line(2);
    while hall.step().is_some() && hall.files.is_empty() {}
    assert!(!hall.files.is_empty());
    Ok(())
}

/// The longest possible message.
fn long_chat() -> String {
    format!("SendMessage 0 {}", "x".repeat(4000))
}

#[test]
fn the_answer_of_a_flooding_player_is_found() -> Result<(), String> {
    let mut hall = Hall::full(patient(1))?;
    hall.freezes = Some((1, |asked| matches!(asked, Request::Turn { .. })));
    while hall.step().is_some() {}
    assert_eq!(hall.frozen, Some(1));
    let chats = hall.flood(1, &long_chat(), 100);
    let options = hall.flood(1, "SetPlayerOption InfoTiles 0 1", 2000);
    assert!(chats < Duration::from_secs(2), "{chats:?}");
    assert!(options < Duration::from_secs(10), "{options:?}");
    hall.freezes = None;
    hall.thaw();
    hall.play(1);
    while hall.step().is_some() && hall.files.is_empty() {}
    assert!(!hall.files.is_empty(), "the hand stands still");
    Ok(())
}

#[test]
fn a_flood_does_not_end_an_idle_takeover() -> Result<(), String> {
    let mut hall = table(Settings {
        turn_limit: Some(LIMIT),
        ..patient(1)
    })?;
    let (chat, mut hands) = (long_chat(), 0);
    hall.pass(900, |hall| {
        hall.flood(1, &chat, 1);
        hands = hall.files.len();
    });
    let back = hall
        .notes
        .iter()
        .filter(|note| note.contains("plays again"));
    assert!(back.count() <= limits::RETURNS as usize);
    assert!(hands > 0, "the others waited all the time");
    Ok(())
}

#[test]
fn a_player_who_only_chats_does_not_stop_the_game() -> Result<(), String> {
    let mut hall = table(Settings {
        turn_limit: Some(LIMIT),
        ..patient(1)
    })?;
    // An occasional message takes the seat back, but no move follows.
    for _ in 0..60 {
        hall.pass(30, |_| {});
        hall.say(1, "SendMessage 0 wait".to_owned());
    }
    assert!(
        hall.files.len() > 2,
        "{} hands in half an hour",
        hall.files.len()
    );
    Ok(())
}

#[test]
fn a_move_after_a_flood_is_received() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--level", "beginner"];
    let server = Server::ours(NEAR, &arguments, folder.path())?;
    let mut eve = Client::sit(&server.path(folder.path()), 0, "Eve")?;
    eve.hear("StartPlay")?;
    for _ in 0..100 {
        eve.say(&long_chat())?;
    }
    eve.say("Ready")?;
    // Read slowly, this would take more than a minute and a half.
    eve.hear("NewHand")?;
    Ok(())
}
