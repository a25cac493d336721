//! Spectators: what they see and never see, what they learn afterwards, and that players do not notice them. With `RED_STAKE_CASES` above
//! 1000 more games are played.

use crate::hall::{Guest, Hall};
use coach::review::Played;
use engine::table::{ReadyFor, SeatView, Viewer};
use engine::tiles::{BySeat, Seat};
use net::host::Settings;
use net::join::{Credentials, RemoteTable};
use protocol::ServerMessage;
use protocol::files::read_options;

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

const ONE_ROUND: &str = "GameOption 0 NumRounds nat 0 1 1 x\n";

pub fn settings(seed: u64) -> Outcome<Settings> {
    Ok(Settings {
        seed,
        timeout: Some(0),
        options: read_options(ONE_ROUND)?,
        watchers: 8,
        ..Settings::default()
    })
}

pub fn watcher(password: &str) -> RemoteTable {
    RemoteTable::new(Credentials {
        name: "Eve".to_owned(),
        password: password.to_owned(),
        watch: true,
        ..Credentials::default()
    })
}

fn seeds() -> std::ops::Range<u64> {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases: u64 = cases.and_then(|text| text.parse().ok()).unwrap_or(0);
    0..2 + cases / 50
}

fn is_over(hall: &Hall) -> bool {
    hall.guests
        .iter()
        .all(|guest| guest.remote.view().game_over)
}

/// Plays until nothing more is queued.
pub fn play(hall: &mut Hall, mut after: impl FnMut(&mut Hall)) {
    for _ in 0..200_000 {
        if hall.step().is_none() {
            return;
        }
        after(hall);
    }
}

/// Checks lines for what only one player may know. A finished hand may be repeated in full.
#[derive(Default)]
struct Ears {
    told_again: bool,
    over: bool,
}

impl Ears {
    fn hear(&mut self, line: &str) {
        use ServerMessage as M;
        let secret = match ServerMessage::parse(line).expect("a message") {
            M::Game { .. } => {
                self.told_again = true;
                false
            }
            M::StartPlay { .. } => {
                self.told_again = false;
                false
            }
            M::NewHand { .. } => {
                self.over &= self.told_again;
                false
            }
            M::Settlement { .. } | M::WashOut { .. } => {
                self.over = true;
                false
            }
            M::PlayerDraws { tile, .. } | M::PlayerDrawsLoose { tile, .. } => tile.is_some(),
            M::PlayerDoesntClaim { .. }
            | M::ClaimDenied { .. }
            | M::SwapTile { .. }
            | M::InfoTiles { .. }
            | M::CanMahJong { .. } => true,
            M::PlayerChows { position, .. } => position.is_none() && !self.over,
            _ => false,
        };
        assert!(!secret || self.told_again && self.over, "{line}");
    }
}

fn shows_no_stake(view: &SeatView) {
    assert!(matches!(view.viewer, Viewer::Watcher(_)));
    for (seat, player) in view.players.iter() {
        assert!(view.end.is_some() || player.stake.is_empty(), "{seat:?}");
    }
}

#[test]
fn spectators_see_no_concealed_tile_in_a_whole_game() -> Outcome {
    for seed in seeds() {
        let mut hall = Hall::new(settings(seed)?)?;
        hall.sit(watcher(""));
        hall.fill();
        let mut heard = 0;
        play(&mut hall, |hall| {
            heard += 1;
            if heard % 1500 == 0 && hall.guests.len() < 9 {
                hall.sit(watcher(""));
            }
            for guest in hall.guests.iter().filter(|guest| guest.remote.watches()) {
                shows_no_stake_of(guest);
            }
        });
        assert!(is_over(&hall), "seed {seed}");
        let watching = hall.guests.iter().filter(|guest| guest.remote.watches());
        for guest in watching.clone() {
            let mut ears = Ears::default();
            guest.lines.iter().for_each(|line| ears.hear(line));
        }
        assert!(watching.count() > 1);
    }
    Ok(())
}

fn shows_no_stake_of(guest: &Guest) {
    assert_eq!(guest.remote.request(), None);
    if guest.remote.is_active() {
        shows_no_stake(guest.remote.view());
    }
}

#[test]
fn a_late_spectator_sees_what_others_see() -> Outcome {
    let mut hall = Hall::new(settings(5)?)?;
    hall.sit(watcher(""));
    hall.fill();
    let mut came = 0;
    loop {
        // Often before the first hand, and then occasionally.
        for _ in 0..(3 * came).min(250) {
            hall.step();
        }
        // The table pauses for a moment.
        hall.frozen = Some(1);
        play(&mut hall, |_| {});
        if hall.guests[0].remote.view().game_over {
            break;
        }
        hall.sit(watcher(""));
        play(&mut hall, |_| {});
        let [first, .., last] = hall.guests.as_slice() else {
            unreachable!("there are six")
        };
        let (first, mut late) = (first.remote.view(), last.remote.view().clone());
        // The number of hands before is not sent.
        late.deal_number = first.deal_number;
        match first.end {
            None => assert_eq!(*first, late, "the {came}th who came"),
            // Nor is a finished hand repeated; the others still see it.
            Some(_) => assert_eq!(between(first), between(&late), "the {came}th who came"),
        }
        assert!(last.remote.is_active());
        hall.leave(hall.guests.len() - 1);
        hall.thaw();
        came += 1;
    }
    assert!(came > 20);
    Ok(())
}

/// The state between two hands.
fn between(view: &SeatView) -> (BySeat<i64>, Option<ReadyFor>, [bool; 4]) {
    let ready = Seat::ALL.map(|seat| view.players[seat].ready);
    (view.scores, view.waiting_for, ready)
}

#[test]
fn spectators_do_not_change_what_players_are_sent() -> Outcome {
    let lines = |watchers: usize| -> Outcome<Vec<Vec<String>>> {
        let mut hall = Hall::new(settings(7)?)?;
        hall.fill();
        for _ in 0..watchers {
            hall.sit(watcher(""));
        }
        play(&mut hall, |_| {});
        assert!(is_over(&hall));
        Ok(hall.guests.into_iter().take(4).map(|it| it.lines).collect())
    };
    assert_eq!(lines(0)?, lines(3)?);
    Ok(())
}

#[test]
fn a_watched_game_is_reviewed_from_every_seat() -> Outcome {
    let mut hall = Hall::new(settings(8)?)?;
    hall.sit(watcher(""));
    hall.fill();
    play(&mut hall, |_| {});
    let watched = hall.guests[0].remote.seen();
    for guest in &hall.guests[1..] {
        let own = guest.remote.seen();
        let (own, seen) = (
            Played::seen(&own, own.seat),
            Played::seen(&watched, own.seat),
        );
        let choices = |deals: &[Played]| -> Vec<_> {
            deals
                .iter()
                .map(|deal| {
                    let taken = deal.taken.iter().map(|taken| taken.choice);
                    (deal.number, deal.result, taken.collect::<Vec<_>>())
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
    let mut hall = Hall::new(settings(9)?)?;
    hall.sit(watcher(""));
    hall.fill();
    for guest in 1..=4 {
        hall.say(guest, "SendMessage 0 /open".to_owned());
    }
    let mut open = 0;
    let chat = |line: &&String| line.contains("/open");
    play(&mut hall, |hall| {
        let view = hall.guests[0].remote.view();
        if view.deal_number == 2 && view.turn.is_some() && view.end.is_none() {
            let stakes = Seat::ALL.map(|seat| view.players[seat].hidden);
            assert_eq!(stakes, [0; 4]);
            open += 1;
        }
    });
    assert!(open > 20);
    for guest in &hall.guests {
        assert_eq!(guest.lines.iter().filter(chat).count(), 0);
    }
    Ok(())
}

#[test]
fn spectators_are_refused_where_the_host_allows_none() -> Outcome {
    let refused = |settings: Settings, visits: Vec<RemoteTable>| -> Outcome<Vec<usize>> {
        let mut hall = Hall::new(settings)?;
        visits.into_iter().for_each(|remote| hall.sit(remote));
        play(&mut hall, |_| {});
        Ok(hall.guests.iter().map(|it| it.refused.len()).collect())
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
    let mut hall = Hall::new(settings(3)?)?;
    hall.sit(watcher(""));
    hall.fill();
    for line in [
        "Ready",
        "SendMessage 0 hello",
        "Connect 1110 0 Eve",
        "/kick",
    ] {
        hall.say(0, line.to_owned());
    }
    play(&mut hall, |_| {});
    assert_eq!(hall.guests[0].refused.len(), 4);
    assert!(is_over(&hall));
    let spoken = |line: &String| line.contains("hello") || line.contains("Eve");
    assert!(!hall.guests[1].lines.iter().any(spoken));
    Ok(())
}
