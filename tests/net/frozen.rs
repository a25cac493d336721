//! Guests whose connection is open but silent: the host may limit the time of every answer, and a computer player takes over until they act
//! or reconnect.

use std::time::Duration;

use crate::test_table::{TestTable, without_timeout};
use engine::table::{ReadyFor, Request, SeatView};
use engine::tiles::{Seat, Wind};
use net::host::Settings;

const LIMIT: Duration = Duration::from_secs(60);

/// A table with four guests and a limit for the time of an answer.
fn seated_table(seed: u64, turn_limit: Option<Duration>) -> Result<TestTable, String> {
    TestTable::full(Settings {
        turn_limit,
        ..without_timeout(seed)
    })
}

/// Delivers lines until a hand is over or nothing more is queued. A guest chosen by `frozen` receives nothing from then on. Returns the
/// number of lines.
fn run(table: &mut TestTable, mut frozen: impl FnMut(&TestTable) -> Option<usize>) -> usize {
    let (mut delivered, hands) = (0, table.hand_histories.len());
    for _ in 0..20_000 {
        table.frozen = table.frozen.or_else(|| frozen(table));
        if table.hand_histories.len() > hands || table.step().is_none() {
            break;
        }
        delivered += 1;
    }
    delivered
}

/// Plays until the hand is over while a guest is frozen. Returns how often the others waited for the limit.
fn wait_and_play(table: &mut TestTable) -> usize {
    let (mut waits, hands) = (0, table.hand_histories.len());
    while table.hand_histories.len() == hands && waits < 5 {
        waits += 1;
        table.now += LIMIT;
        table.room.tick(table.now);
        table.collect();
        run(table, |_| None);
    }
    waits
}

/// Plays a hand in which a guest freezes at the message with this number. The others wait for the limit at most twice.
fn freeze(seed: u64, guest: usize, at: usize) -> Result<TestTable, String> {
    let mut table = seated_table(seed, Some(LIMIT))?;
    run(&mut table, |table| {
        (table.guests[guest].received == at).then_some(guest)
    });
    if table.hand_histories.is_empty() {
        let waits = wait_and_play(&mut table);
        assert!(
            waits <= 2,
            "seed {seed}, guest {guest}: no end {waits} waits after message {at}"
        );
    }
    Ok(table)
}

/// A stage of a hand, and the request that a guest gets in it.
pub type Stage = (&'static str, fn(&Request) -> bool);

/// The stages of a hand in which a guest may freeze.
pub const STAGES: [Stage; 7] = [
    ("before the first hand", |request| {
        matches!(request, Request::Ready(_))
    }),
    ("declaring flowers", |request| *request == Request::Declare),
    ("during the own turn", |request| {
        matches!(request, Request::Turn { .. })
    }),
    ("before a claim", |request| {
        matches!(request, Request::Claim { .. })
    }),
    ("before robbing a kong", |request| {
        matches!(request, Request::Rob { .. })
    }),
    ("laying out sets", |request| *request == Request::LayOut),
    ("between hands", |request| {
        *request == Request::Ready(ReadyFor::NextDeal)
    }),
];

/// A table where a guest has frozen at a stage of a hand, with the first seed that reaches it.
fn frozen_at(stage: Stage, limit: Option<Duration>) -> Result<TestTable, String> {
    for seed in 1..60 {
        let mut table = seated_table(seed, limit)?;
        table.freeze_at = Some((2, stage.1));
        for _ in 0..4 {
            run(&mut table, |_| None);
        }
        if table.frozen.is_some() {
            return Ok(table);
        }
    }
    Err(format!("nobody was ever {}", stage.0))
}

#[test]
fn at_each_stage_of_a_hand_the_others_wait_once_for_the_limit() -> Result<(), String> {
    for stage in STAGES {
        let mut table = frozen_at(stage, Some(LIMIT))?;
        assert_eq!(wait_and_play(&mut table), 1, "{}", stage.0);
        assert!(table.has_note("no answer in time"), "{}", stage.0);
    }
    Ok(())
}

/// The position that a viewer sees, as text. It names winds instead of seats, since a returning guest numbers the seats differently. It omits
/// who was ready before the hand, since that is not repeated for a returning guest.
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
        let mut table = frozen_at(stage, None)?;
        let before = table.full_view(2);
        table.frozen = None;
        table.replace_connection(2);
        run(&mut table, |_| None);
        assert!(table.frozen.is_some(), "{}: not asked again", stage.0);
        let now = table.full_view(2);
        assert_eq!(sorted(&now), sorted(&before), "{}", stage.0);
        // Between hands, the last hand is not repeated for a returning guest.
        if before.waiting_for.is_none() {
            assert_eq!(position(&now), position(&before), "{}", stage.0);
        }
        table.freeze_at = None;
        table.thaw();
        table.play(2);
        let hands = table.hand_histories.len();
        run(&mut table, |_| None);
        assert!(
            table.hand_histories.len() > hands,
            "{}: the hand is stuck",
            stage.0
        );
    }
    Ok(())
}

#[test]
fn the_others_wait_once_if_a_returning_player_freezes_again() -> Result<(), String> {
    let mut table = seated_table(1, Some(LIMIT))?;
    run(&mut table, |table| {
        (table.guests[2].received == 120).then_some(2)
    });
    table.replace_connection(2);
    assert_eq!(wait_and_play(&mut table), 1);
    Ok(())
}

#[test]
fn a_frozen_guest_runs_out_of_time_at_most_once_a_hand() -> Result<(), String> {
    let mut undisturbed = seated_table(1, None)?;
    run(&mut undisturbed, |_| None);
    for guest in 0..4 {
        let last = undisturbed.guests[guest].received;
        for at in (60 + guest..last - 10).step_by(25) {
            let table = freeze(1, guest, at)?;
            let noted = table
                .notes
                .iter()
                .filter(|note| note.contains("no answer in time"));
            assert!(
                noted.count() <= 1,
                "guest {guest} ran out of time more than once"
            );
        }
    }
    Ok(())
}

#[test]
fn without_a_limit_the_table_waits() -> Result<(), String> {
    let mut table = seated_table(1, None)?;
    run(&mut table, |table| {
        (table.guests[2].received == 120).then_some(2)
    });
    table.now += 100 * LIMIT;
    table.room.tick(table.now);
    table.collect();
    assert_eq!(run(&mut table, |_| None), 0);
    assert!(table.hand_histories.is_empty());
    Ok(())
}

#[test]
fn a_guest_who_thaws_receives_everything_and_plays_again() -> Result<(), String> {
    let mut table = freeze(1, 1, 130)?;
    table.thaw();
    while table.step().is_some() && table.hand_histories.len() < 2 {}
    let [one, other] = [0, 1].map(|guest| &table.guests[guest].remote);
    assert_eq!(one.view().scores, other.view().scores);
    assert!(table.has_note("\"Bob\" plays again"));
    Ok(())
}

#[test]
fn a_new_connection_with_the_same_id_and_name_replaces_a_dead_one() -> Result<(), String> {
    for at in [60, 100, 140, 180] {
        let mut table = seated_table(1, None)?;
        run(&mut table, |table| {
            (table.guests[2].received == at).then_some(2)
        });
        assert!(
            table.hand_histories.is_empty(),
            "the table waits for the frozen guest"
        );
        table.frozen = None;
        table.replace_connection(2);
        run(&mut table, |_| None);
        assert!(
            !table.hand_histories.is_empty(),
            "message {at}: the hand is stuck"
        );
        let ends: Vec<_> = table.guests.iter().map(|guest| &guest.results).collect();
        assert!(ends.iter().all(|end| *end == ends[0]), "message {at}");
    }
    Ok(())
}

#[test]
fn another_name_does_not_replace_a_live_connection() -> Result<(), String> {
    let mut table = seated_table(1, None)?;
    table.room.add_connection(99, None, table.now);
    table
        .room
        .handle_line(99, Ok("Connect 1110 2 Eve".to_owned()), table.now);
    table.collect();
    assert!(table.has_note("connection 99 was refused: Your id"));
    Ok(())
}

#[test]
fn the_manager_may_give_a_seat_to_a_computer_player_until_its_owner_returns() -> Result<(), String>
{
    let mut table = seated_table(1, None)?;
    run(&mut table, |table| {
        (table.guests[2].received == 120).then_some(2)
    });
    table.send(1, "SendMessage 0 /computer Cy".to_owned());
    assert!(!table.has_note("computer"), "Bob is no manager");
    table.send(0, "SendMessage 0 /computer Cy".to_owned());
    run(&mut table, |_| None);
    assert!(!table.hand_histories.is_empty(), "the hand is stuck");
    table.thaw();
    table.send(2, "SendMessage 0 I am back".to_owned());
    assert!(table.has_note("\"Cy\" plays again"));
    Ok(())
}

#[test]
fn the_manager_may_remove_a_player() -> Result<(), String> {
    let mut table = seated_table(1, None)?;
    run(&mut table, |table| {
        (table.guests[2].received == 120).then_some(2)
    });
    table.send(0, "SendMessage 0 /kick 3".to_owned());
    run(&mut table, |_| None);
    assert!(!table.hand_histories.is_empty(), "the hand is stuck");
    table.frozen = None;
    table.replace_connection(2);
    while table.step().is_some() && table.hand_histories.len() < 2 {}
    let refused = ["The server says: The manager has sent you away"];
    assert_eq!(table.guests[2].refused, refused);
    table.send(0, "SendMessage 0 /welcome 3".to_owned());
    table.replace_connection(2);
    while table.step().is_some() && table.hand_histories.len() < 3 {}
    assert_eq!(table.guests[2].refused.len(), 1, "welcome again");
    // A returning guest numbers the seats differently.
    let scores = [0, 2].map(|guest| {
        let mut scores = table.guests[guest].remote.view().scores.0;
        scores.sort_unstable();
        scores
    });
    assert_eq!(scores[0], scores[1]);
    Ok(())
}

#[test]
fn computer_players_do_not_play_without_a_guest() -> Result<(), String> {
    let mut table = seated_table(1, Some(LIMIT))?;
    run(&mut table, |table| {
        (table.guests[2].received == 120).then_some(2)
    });
    for guest in 0..4 {
        table.disconnect(guest);
    }
    for _ in 0..10 {
        table.now += LIMIT;
        table.room.tick(table.now);
        table.collect();
    }
    assert!(
        table.hand_histories.is_empty(),
        "a hand was played by nobody"
    );
    Ok(())
}
