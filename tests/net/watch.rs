//! Spectators: what they see and never see, what they learn afterwards, and that players do not notice them. Every 50 of
//! `RED_STAKE_CASES` add a game to the usual two.

use crate::server::Outcome;
use crate::test_table::{Guest, TestTable};
use coach::review::PlayedDeal;
use engine::table::{ReadyFor, SeatView, Viewer};
use engine::tiles::{BySeat, Seat};
use net::host::Settings;
use net::join::{Credentials, RemoteTable};
use protocol::ServerMessage;
use protocol::files::read_options;

const ONE_ROUND: &str = "GameOption 0 NumRounds nat 0 1 1 x\n";

/// Settings for a game of one round with spectators.
pub fn settings(seed: u64) -> Outcome<Settings> {
    Ok(Settings {
        seed,
        timeout: Some(0),
        options: read_options(ONE_ROUND)?,
        watchers: 8,
        ..Settings::default()
    })
}

/// A spectator with a password for the table.
pub fn watcher(password: &str) -> RemoteTable {
    RemoteTable::new(Credentials {
        name: "Eve".to_owned(),
        password: password.to_owned(),
        watch: true,
        ..Credentials::default()
    })
}

/// The seeds of the games to play.
fn seeds() -> std::ops::Range<u64> {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases: u64 = cases.and_then(|text| text.parse().ok()).unwrap_or(0);
    0..2 + cases / 50
}

/// Whether the game is over for every guest.
fn is_over(table: &TestTable) -> bool {
    table
        .guests
        .iter()
        .all(|guest| guest.remote.view().game_over)
}

/// Plays until nothing more is queued, and calls `after` after each line.
pub fn play(table: &mut TestTable, mut after: impl FnMut(&mut TestTable)) {
    for _ in 0..200_000 {
        if table.step().is_none() {
            return;
        }
        after(table);
    }
}

/// Checks that no line reveals what only one player may know, except when a finished hand is repeated.
#[derive(Default)]
struct SecrecyCheck {
    /// Whether the lines repeat what happened before: from `Game` to `StartPlay`.
    is_repeating: bool,
    /// Whether the last hand is over. A repeated hand counts as over from its first line if it had ended before.
    is_over: bool,
}

impl SecrecyCheck {
    fn check_line(&mut self, line: &str) {
        use ServerMessage as M;
        let secret = match ServerMessage::parse(line).expect("a message") {
            M::Game { .. } => {
                self.is_repeating = true;
                false
            }
            M::StartPlay { .. } => {
                self.is_repeating = false;
                false
            }
            M::NewHand { .. } => {
                self.is_over &= self.is_repeating;
                false
            }
            M::Settlement { .. } | M::WashOut { .. } => {
                self.is_over = true;
                false
            }
            M::PlayerDraws { tile, .. } | M::PlayerDrawsLoose { tile, .. } => tile.is_some(),
            M::PlayerDoesntClaim { .. }
            | M::ClaimDenied { .. }
            | M::SwapTile { .. }
            | M::InfoTiles { .. }
            | M::CanMahJong { .. } => true,
            M::PlayerChows { position, .. } => position.is_none() && !self.is_over,
            _ => false,
        };
        assert!(!secret || self.is_repeating && self.is_over, "{line}");
    }
}

fn assert_no_stake_is_visible(view: &SeatView) {
    assert!(matches!(view.viewer, Viewer::Watcher(_)));
    for (seat, player) in view.players.iter() {
        assert!(view.end.is_some() || player.stake.is_empty(), "{seat:?}");
    }
}

#[test]
fn spectators_see_no_concealed_tile_in_a_whole_game() -> Outcome {
    for seed in seeds() {
        let mut table = TestTable::new(settings(seed)?)?;
        table.sit(watcher(""));
        table.seat_four();
        let mut delivered = 0;
        play(&mut table, |table| {
            delivered += 1;
            if delivered % 1500 == 0 && table.guests.len() < 9 {
                table.sit(watcher(""));
            }
            for guest in table.guests.iter().filter(|guest| guest.remote.watches()) {
                assert_guest_sees_no_stake(guest);
            }
        });
        assert!(is_over(&table), "seed {seed}");
        let watching = table.guests.iter().filter(|guest| guest.remote.watches());
        for guest in watching.clone() {
            let mut check = SecrecyCheck::default();
            guest.lines.iter().for_each(|line| check.check_line(line));
        }
        assert!(watching.count() > 1);
    }
    Ok(())
}

fn assert_guest_sees_no_stake(guest: &Guest) {
    assert_eq!(guest.remote.request(), None);
    if guest.remote.is_active() {
        assert_no_stake_is_visible(guest.remote.view());
    }
}

#[test]
fn a_late_spectator_sees_what_others_see() -> Outcome {
    let mut table = TestTable::new(settings(5)?)?;
    table.sit(watcher(""));
    table.seat_four();
    let mut late_count = 0;
    loop {
        // Spectators arrive often before the first hand, and then occasionally.
        for _ in 0..(3 * late_count).min(250) {
            table.step();
        }
        // A frozen guest stops the table for a moment.
        table.frozen = Some(1);
        play(&mut table, |_| {});
        if table.guests[0].remote.view().game_over {
            break;
        }
        table.sit(watcher(""));
        play(&mut table, |_| {});
        let [first, .., last] = table.guests.as_slice() else {
            unreachable!("there are at least six")
        };
        let (first, mut late) = (first.remote.view(), last.remote.view().clone());
        // The number of earlier hands is not sent.
        late.deal_number = first.deal_number;
        match first.end {
            None => assert_eq!(*first, late, "spectator {late_count}"),
            // A finished hand is not repeated either, but the others still see it.
            Some(_) => assert_eq!(
                state_between_hands(first),
                state_between_hands(&late),
                "spectator {late_count}"
            ),
        }
        assert!(last.remote.is_active());
        table.disconnect(table.guests.len() - 1);
        table.thaw();
        late_count += 1;
    }
    assert!(late_count > 20);
    Ok(())
}

/// The state of the table between two hands.
fn state_between_hands(view: &SeatView) -> (BySeat<i64>, Option<ReadyFor>, [bool; 4]) {
    let ready = Seat::ALL.map(|seat| view.players[seat].ready);
    (view.scores, view.waiting_for, ready)
}

#[test]
fn spectators_do_not_change_what_players_are_sent() -> Outcome {
    let lines = |watchers: usize| -> Outcome<Vec<Vec<String>>> {
        let mut table = TestTable::new(settings(7)?)?;
        table.seat_four();
        for _ in 0..watchers {
            table.sit(watcher(""));
        }
        play(&mut table, |_| {});
        assert!(is_over(&table));
        Ok(table
            .guests
            .into_iter()
            .take(4)
            .map(|it| it.lines)
            .collect())
    };
    assert_eq!(lines(0)?, lines(3)?);
    Ok(())
}

#[test]
fn a_watched_game_is_reviewed_from_every_seat() -> Outcome {
    let mut table = TestTable::new(settings(8)?)?;
    table.sit(watcher(""));
    table.seat_four();
    play(&mut table, |_| {});
    let watched = table.guests[0].remote.seen();
    for guest in &table.guests[1..] {
        let own = guest.remote.seen();
        let (own, seen) = (
            PlayedDeal::seen(&own, own.seat),
            PlayedDeal::seen(&watched, own.seat),
        );
        let choices = |deals: &[PlayedDeal]| -> Vec<_> {
            deals
                .iter()
                .map(|deal| {
                    let choices = deal.decisions.iter().map(|decision| decision.choice);
                    (deal.number, deal.result, choices.collect::<Vec<_>>())
                })
                .collect()
        };
        assert!(own.len() > 3);
        assert_eq!(choices(&own), choices(&seen));
    }
    Ok(())
}

#[test]
fn all_tiles_are_open_once_every_player_allows_it() -> Outcome {
    let mut table = TestTable::new(settings(9)?)?;
    table.sit(watcher(""));
    table.seat_four();
    for guest in 1..=4 {
        table.send(guest, "SendMessage 0 /open".to_owned());
    }
    let mut open = 0;
    let chat = |line: &&String| line.contains("/open");
    play(&mut table, |table| {
        let view = table.guests[0].remote.view();
        if view.deal_number == 2 && view.turn.is_some() && view.end.is_none() {
            let stakes = Seat::ALL.map(|seat| view.players[seat].hidden);
            assert_eq!(stakes, [0; 4]);
            open += 1;
        }
    });
    assert!(open > 20);
    for guest in &table.guests {
        assert_eq!(guest.lines.iter().filter(chat).count(), 0);
    }
    Ok(())
}

#[test]
fn spectators_are_refused_beyond_the_limit_or_without_the_password() -> Outcome {
    let refused = |settings: Settings, visits: Vec<RemoteTable>| -> Outcome<Vec<usize>> {
        let mut table = TestTable::new(settings)?;
        visits.into_iter().for_each(|remote| table.sit(remote));
        play(&mut table, |_| {});
        Ok(table.guests.iter().map(|it| it.refused.len()).collect())
    };
    let two = || vec![watcher(""), watcher("sesame")];
    let closed = Settings::default();
    assert_eq!(refused(closed, two())?, [1, 1]);
    let one = Settings {
        watchers: 1,
        ..Settings::default()
    };
    assert_eq!(refused(one, two())?, [0, 1]);
    let locked = Settings {
        watchers: 5,
        password: "sesame".to_owned(),
        ..Settings::default()
    };
    let two = vec![watcher("sesame"), watcher("")];
    assert_eq!(refused(locked, two)?, [0, 1]);
    Ok(())
}

#[test]
fn spectators_cannot_play_or_chat() -> Outcome {
    let mut table = TestTable::new(settings(3)?)?;
    table.sit(watcher(""));
    table.seat_four();
    for line in [
        "Ready",
        "SendMessage 0 hello",
        "Connect 1110 0 Eve",
        "/kick",
    ] {
        table.send(0, line.to_owned());
    }
    play(&mut table, |_| {});
    assert_eq!(table.guests[0].refused.len(), 4);
    assert!(is_over(&table));
    let spoken = |line: &String| line.contains("hello") || line.contains("Eve");
    assert!(!table.guests[1].lines.iter().any(spoken));
    Ok(())
}
