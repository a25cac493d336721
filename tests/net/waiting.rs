//! No player can stop a table: every wait for one player is limited.

use std::time::Duration;

use crate::client::Client;
use crate::server::{LOCAL_ADDRESS, Outcome, Server};
use crate::test_table::{TestTable, without_timeout};
use engine::table::Request;
use net::host::{Settings, limits};
use players::Level;

const LIMIT: Duration = Duration::from_secs(60);

/// A table in play, where Bob no longer receives anything.
fn table_in_play(settings: Settings) -> Result<TestTable, String> {
    let mut table = TestTable::full(settings)?;
    for _ in 0..60 {
        table.step();
    }
    table.frozen = Some(1);
    Ok(table)
}

/// Whether Ann was told that the game is stopped.
fn is_stopped(table: &TestTable) -> bool {
    let received = |word: &str| {
        let lines = &table.guests[0].lines;
        lines.iter().rposition(|line| line.starts_with(word))
    };
    received("StopPlay") > received("StartPlay")
}

#[test]
fn repeated_returns_use_up_a_quota() -> Result<(), String> {
    let reconnect: fn(&mut TestTable) = |table| table.send(1, "RequestReconnect".to_owned());
    let leave: fn(&mut TestTable) = |table| table.disconnect(1);
    for attack in [reconnect, leave] {
        let mut table = table_in_play(Settings {
            stand_in: Some(Level::Beginner),
            turn_limit: Some(LIMIT),
            ..without_timeout(1)
        })?;
        let (mut stopped, mut passed) = (0, 0);
        for _ in 0..30 {
            attack(&mut table);
            table.pass_time(29, |table| {
                stopped += u32::from(is_stopped(table));
                passed += 1;
            });
            table.replace_connection(1);
        }
        let allowed =
            limits::PAUSE_SECONDS_BURST + limits::PAUSE_SECONDS_PER_SECOND * f64::from(passed);
        let minimum_pauses = 30.0 * limits::MIN_READY_TIME.as_secs_f64();
        assert!(
            f64::from(stopped) <= allowed + minimum_pauses,
            "{stopped} of {passed} seconds"
        );
    }
    Ok(())
}

#[test]
fn a_pause_ends_even_if_its_player_is_never_ready() -> Result<(), String> {
    let mut table = TestTable::full(without_timeout(1))?;
    table.freeze_at = Some((1, |request| matches!(request, Request::Turn { .. })));
    while table.step().is_some() {}
    table.send(1, "RequestPause tea".to_owned());
    while table.step().is_some() {}
    let is_ready = |table: &TestTable| {
        let lines = table.guests[0].lines.iter().rev();
        let mut since = lines.take_while(|line| !line.starts_with("Pause"));
        since.any(|line| line == "PlayerReady 2")
    };
    assert!(
        table.guests[0]
            .lines
            .iter()
            .any(|line| line.starts_with("Pause 0 2 tea"))
    );
    assert!(!is_ready(&table));
    table.pass_time(limits::PAUSE_SECONDS_BURST as u32 + 1, |_| {});
    assert!(is_ready(&table));
    Ok(())
}

#[test]
fn the_pace_of_one_player_does_not_delay_others() -> Result<(), String> {
    let mut table = table_in_play(without_timeout(1))?;
    table.frozen = None;
    table.send(2, "SetPlayerOption DelayTime 0 50".to_owned());
    // No time passes: the others have received everything, and wait for Cy.
    while table.step().is_some() {}
    let earlier = table.guests[0].lines.len();
    table.send(0, "SendMessage 0 hello".to_owned());
    table.send(0, "ListGameOptions 0".to_owned());
    while table.step().is_some() {}
    let news = &table.guests[0].lines[earlier..];
    assert!(
        news.iter().any(|line| line == "Message 1 0 hello"),
        "{news:?}"
    );
    assert!(news.iter().any(|line| line.starts_with("GameOption 0 End")));
    // Cy receives everything in the end, and the hand is played.
    let hands = table.hand_histories.len();
    table.pass_time(1500, |_| {});
    assert!(table.hand_histories.len() > hands);
    Ok(())
}

#[test]
fn the_pace_of_a_player_ends_with_the_connection() -> Result<(), String> {
    let mut table = table_in_play(without_timeout(1))?;
    table.frozen = None;
    table.send(2, "SetPlayerOption DelayTime 0 50".to_owned());
    while table.step().is_some() {}
    assert!(
        table.hand_histories.is_empty(),
        "Cy receives the moves slowly"
    );
    table.replace_connection(2);
    while table.step().is_some() && table.hand_histories.is_empty() {}
    assert!(!table.hand_histories.is_empty());
    Ok(())
}

/// The longest possible message.
fn long_chat() -> String {
    format!("SendMessage 0 {}", "x".repeat(4000))
}

#[test]
fn the_answer_of_a_flooding_player_is_read() -> Result<(), String> {
    let mut table = TestTable::full(without_timeout(1))?;
    table.freeze_at = Some((1, |request| matches!(request, Request::Turn { .. })));
    while table.step().is_some() {}
    assert_eq!(table.frozen, Some(1));
    let chats = table.flood(1, &long_chat(), 100);
    let options = table.flood(1, "SetPlayerOption InfoTiles 0 1", 2000);
    assert!(chats < Duration::from_secs(2), "{chats:?}");
    assert!(options < Duration::from_secs(10), "{options:?}");
    table.freeze_at = None;
    table.thaw();
    table.play(1);
    while table.step().is_some() && table.hand_histories.is_empty() {}
    assert!(!table.hand_histories.is_empty(), "the hand is stuck");
    Ok(())
}

#[test]
fn a_flood_ends_a_takeover_only_a_few_times() -> Result<(), String> {
    let mut table = table_in_play(Settings {
        turn_limit: Some(LIMIT),
        ..without_timeout(1)
    })?;
    let (chat, mut hands) = (long_chat(), 0);
    table.pass_time(900, |table| {
        table.flood(1, &chat, 1);
        hands = table.hand_histories.len();
    });
    let back = table
        .notes
        .iter()
        .filter(|note| note.contains("plays again"));
    assert!(back.count() <= limits::RETURNS_BURST as usize);
    assert!(hands > 0, "the others had to wait all the time");
    Ok(())
}

#[test]
fn a_player_who_only_chats_does_not_stop_the_game() -> Result<(), String> {
    let mut table = table_in_play(Settings {
        turn_limit: Some(LIMIT),
        ..without_timeout(1)
    })?;
    // An occasional message ends the takeover of the seat, but no move follows.
    for _ in 0..60 {
        table.pass_time(30, |_| {});
        table.send(1, "SendMessage 0 wait".to_owned());
    }
    assert!(
        table.hand_histories.len() > 2,
        "{} hands in half an hour",
        table.hand_histories.len()
    );
    Ok(())
}

#[test]
fn a_move_after_a_flood_is_received() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = ["--computers", "3", "--level", "beginner"];
    let server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let mut eve = Client::sit(&server.absolute_address(folder.path()), 0, "Eve")?;
    eve.wait_for("StartPlay")?;
    for _ in 0..100 {
        eve.send(&long_chat())?;
    }
    eve.send("Ready")?;
    // Read slowly, this would take more than a minute and a half.
    eve.wait_for("NewHand")?;
    Ok(())
}
