//! Guests whose connection is open but silent: the host may limit the time of every answer, and a computer player takes over until they act
//! or reconnect.

use std::time::Duration;

use crate::hall::{Hall, patient};
use engine::table::{ReadyFor, Request, SeatView};
use engine::tiles::{Seat, Wind};
use net::host::Settings;

const LIMIT: Duration = Duration::from_secs(60);

fn hall(seed: u64, turn_limit: Option<Duration>) -> Result<Hall, String> {
    Hall::full(Settings {
        turn_limit,
        ..patient(seed)
    })
}

/// Delivers lines until a hand is over or nothing more is queued; a frozen guest receives nothing. Returns the number of lines.
fn run(hall: &mut Hall, mut frozen: impl FnMut(&Hall) -> Option<usize>) -> usize {
    let (mut delivered, hands) = (0, hall.files.len());
    for _ in 0..20_000 {
        hall.frozen = hall.frozen.or_else(|| frozen(hall));
        if hall.files.len() > hands || hall.step().is_none() {
            break;
        }
        delivered += 1;
    }
    delivered
}

/// Plays until the hand is over while a guest is frozen. Returns how often the others waited for the limit.
fn wait_and_play(hall: &mut Hall) -> usize {
    let (mut waits, hands) = (0, hall.files.len());
    while hall.files.len() == hands && waits < 5 {
        waits += 1;
        hall.now += LIMIT;
        hall.room.tick(hall.now);
        hall.collect();
        run(hall, |_| None);
    }
    waits
}

/// Plays a hand in which a guest freezes at a message; each wait of the others ends at the limit.
fn freeze(seed: u64, guest: usize, at: usize) -> Result<Hall, String> {
    let mut hall = hall(seed, Some(LIMIT))?;
    run(&mut hall, |hall| {
        (hall.guests[guest].heard == at).then_some(guest)
    });
    if hall.files.is_empty() {
        let waits = wait_and_play(&mut hall);
        assert!(
            waits <= 2,
            "seed {seed}, guest {guest}: still at message {at} after {waits} waits"
        );
    }
    Ok(hall)
}

/// A stage of a hand, and the request to its guest then.
pub type Stage = (&'static str, fn(&Request) -> bool);

pub const STAGES: [Stage; 7] = [
    ("before the first hand", |asked| {
        matches!(asked, Request::Ready(_))
    }),
    ("declaring flowers", |asked| *asked == Request::Declare),
    ("in the own turn", |asked| {
        matches!(asked, Request::Turn { .. })
    }),
    ("before a claim", |asked| {
        matches!(asked, Request::Claim { .. })
    }),
    ("before robbing a kong", |asked| {
        matches!(asked, Request::Rob { .. })
    }),
    ("laying out sets", |asked| *asked == Request::LayOut),
    ("between hands", |asked| {
        *asked == Request::Ready(ReadyFor::NextDeal)
    }),
];

/// A table where a guest has frozen at a stage of a hand, with the first seed that reaches it.
fn frozen_at(stage: Stage, limit: Option<Duration>) -> Result<Hall, String> {
    for seed in 1..60 {
        let mut hall = hall(seed, limit)?;
        hall.freezes = Some((2, stage.1));
        for _ in 0..4 {
            run(&mut hall, |_| None);
        }
        if hall.frozen.is_some() {
            return Ok(hall);
        }
    }
    Err(format!("nobody was ever {}", stage.0))
}

#[test]
fn at_each_stage_of_a_hand_the_others_wait_once_for_the_limit() -> Result<(), String> {
    for stage in STAGES {
        let mut hall = frozen_at(stage, Some(LIMIT))?;
        assert_eq!(wait_and_play(&mut hall), 1, "{}", stage.0);
        assert!(hall.noted("no answer in time"), "{}", stage.0);
    }
    Ok(())
}

/// The position as a viewer sees it, as text and by winds: a returning guest numbers the seats differently. Who was ready before the hand
/// is not repeated.
fn position(view: &SeatView) -> String {
    let wind = |seat: Seat| {
        Wind::ALL
            .into_iter()
            .find(|wind| Seat::with_wind(*wind, view.east) == seat)
    };
    let mut text = format!("round {:?}, {} left", view.round_wind, view.live_left);
    for wind in Wind::ALL {
        let seat = Seat::with_wind(wind, view.east);
        let mut player = view.players[seat].clone();
        player.ready = false;
        text += &format!("\n{wind:?} {} {player:?}", view.scores[seat]);
    }
    let discards = view.discards.iter();
    let discards: Vec<_> = discards.map(|it| (wind(it.seat), it.tile)).collect();
    let open = view.window.map(|window| (window.tile, window.serial));
    let claimed = view.just_claimed.map(|(meld, from)| (meld, wind(from)));
    let turn = view.turn.map(wind);
    text + &format!("\n{discards:?}\nopen {open:?}, claimed {claimed:?}, turn {turn:?}")
}

/// The scores in ascending order.
fn sorted(view: &SeatView) -> Vec<i64> {
    let mut scores = view.scores.0.to_vec();
    scores.sort_unstable();
    scores
}

#[test]
fn at_each_stage_of_a_hand_a_returning_player_sees_the_exact_position() -> Result<(), String> {
    for stage in STAGES {
        let mut hall = frozen_at(stage, None)?;
        let before = hall.seen_by(2);
        hall.frozen = None;
        hall.come_on_another_line(2);
        run(&mut hall, |_| None);
        assert!(hall.frozen.is_some(), "{}: not asked again", stage.0);
        let now = hall.seen_by(2);
        assert_eq!(sorted(&now), sorted(&before), "{}", stage.0);
        if before.waiting_for.is_none() {
            assert_eq!(position(&now), position(&before), "{}", stage.0);
        }
        hall.freezes = None;
        hall.thaw();
        hall.play(2);
        let hands = hall.files.len();
        run(&mut hall, |_| None);
        assert!(
            hall.files.len() > hands,
            "{}: the hand stands still",
            stage.0
        );
    }
    Ok(())
}

#[test]
fn the_others_wait_once_if_a_returning_player_freezes_again() -> Result<(), String> {
    let mut hall = hall(1, Some(LIMIT))?;
    run(&mut hall, |hall| (hall.guests[2].heard == 120).then_some(2));
    hall.come_on_another_line(2);
    assert_eq!(wait_and_play(&mut hall), 1);
    Ok(())
}

#[test]
fn nobody_waits_longer_than_the_limit_for_a_frozen_guest() -> Result<(), String> {
    let mut calm = hall(1, None)?;
    run(&mut calm, |_| None);
    for guest in 0..4 {
        let last = calm.guests[guest].heard;
        for at in (60 + guest..last - 10).step_by(25) {
            let hall = freeze(1, guest, at)?;
            let noted = hall
                .notes
                .iter()
                .filter(|note| note.contains("no answer in time"));
            assert!(
                noted.count() <= 1,
                "guest {guest} is played for until the end"
            );
        }
    }
    Ok(())
}

#[test]
fn without_a_limit_the_table_waits() -> Result<(), String> {
    let mut hall = hall(1, None)?;
    run(&mut hall, |hall| (hall.guests[2].heard == 120).then_some(2));
    hall.now += 100 * LIMIT;
    hall.room.tick(hall.now);
    hall.collect();
    assert_eq!(run(&mut hall, |_| None), 0);
    assert!(hall.files.is_empty());
    Ok(())
}

#[test]
fn a_guest_who_thaws_has_seen_everything_and_plays_again() -> Result<(), String> {
    let mut hall = freeze(1, 1, 130)?;
    hall.thaw();
    while hall.step().is_some() && hall.files.len() < 2 {}
    let [one, other] = [0, 1].map(|guest| &hall.guests[guest].remote);
    assert_eq!(one.view().scores, other.view().scores);
    assert!(hall.noted("\"Bob\" plays again"));
    Ok(())
}

#[test]
fn a_new_connection_with_the_same_id_and_name_replaces_a_dead_one() -> Result<(), String> {
    for at in [60, 100, 140, 180] {
        let mut hall = hall(1, None)?;
        run(&mut hall, |hall| (hall.guests[2].heard == at).then_some(2));
        assert!(
            hall.files.is_empty(),
            "the table waits for the frozen guest"
        );
        hall.frozen = None;
        hall.come_on_another_line(2);
        run(&mut hall, |_| None);
        assert!(
            !hall.files.is_empty(),
            "message {at}: the hand stands still"
        );
        let ends: Vec<_> = hall.guests.iter().map(|guest| &guest.ends).collect();
        assert!(ends.iter().all(|end| *end == ends[0]), "message {at}");
    }
    Ok(())
}

#[test]
fn another_name_does_not_replace_a_live_connection() -> Result<(), String> {
    let mut hall = hall(1, None)?;
    hall.room.opened(99, None, hall.now);
    hall.room
        .line(99, Ok("Connect 1110 2 Eve".to_owned()), hall.now);
    hall.collect();
    assert!(hall.noted("connection 99 was refused: Your id"));
    Ok(())
}

#[test]
fn the_manager_may_give_a_seat_to_a_computer_player_and_take_it_back() -> Result<(), String> {
    let mut hall = hall(1, None)?;
    run(&mut hall, |hall| (hall.guests[2].heard == 120).then_some(2));
    hall.say(1, "SendMessage 0 /computer Cy".to_owned());
    assert!(!hall.noted("computer"), "Bob is no manager");
    hall.say(0, "SendMessage 0 /computer Cy".to_owned());
    run(&mut hall, |_| None);
    assert!(!hall.files.is_empty(), "the hand stands still");
    hall.thaw();
    hall.say(2, "SendMessage 0 I am back".to_owned());
    assert!(hall.noted("\"Cy\" plays again"));
    Ok(())
}

#[test]
fn the_manager_may_remove_a_player() -> Result<(), String> {
    let mut hall = hall(1, None)?;
    run(&mut hall, |hall| (hall.guests[2].heard == 120).then_some(2));
    hall.say(0, "SendMessage 0 /kick 3".to_owned());
    run(&mut hall, |_| None);
    assert!(!hall.files.is_empty(), "the hand stands still");
    hall.frozen = None;
    hall.come_on_another_line(2);
    while hall.step().is_some() && hall.files.len() < 2 {}
    assert_eq!(hall.guests[2].refused, ["The manager has sent you away"]);
    hall.say(0, "SendMessage 0 /welcome 3".to_owned());
    hall.come_on_another_line(2);
    while hall.step().is_some() && hall.files.len() < 3 {}
    assert_eq!(hall.guests[2].refused.len(), 1, "welcome again");
    // A returning guest numbers the seats differently.
    let scores = [0, 2].map(|guest| {
        let mut scores = hall.guests[guest].remote.view().scores.0;
        scores.sort_unstable();
        scores
    });
    assert_eq!(scores[0], scores[1]);
    Ok(())
}

#[test]
fn computer_players_do_not_play_without_a_guest() -> Result<(), String> {
    let mut hall = hall(1, Some(LIMIT))?;
    run(&mut hall, |hall| (hall.guests[2].heard == 120).then_some(2));
    for guest in 0..4 {
        hall.leave(guest);
    }
    for _ in 0..10 {
        hall.now += LIMIT;
        hall.room.tick(hall.now);
        hall.collect();
    }
    assert!(hall.files.is_empty(), "a hand was played by nobody");
    Ok(())
}
