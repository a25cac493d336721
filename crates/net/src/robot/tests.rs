//! Which messages a robot sends immediately, and which on a step of the schedule.

use super::*;
use crate::host::room::Output;
use crate::host::{ComputerSeat, Room, Settings};
use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::Level;
use players::selfplay::step;
use protocol::LineAssembler;

/// The messages of a robot in its first moments at a table with three computer players: immediate ones, and those sent on a step.
fn sent_messages(quick: bool) -> [Vec<String>; 2] {
    let computer_seat = || {
        Some(ComputerSeat {
            name: String::new(),
            level: Level::Beginner,
        })
    };
    let settings = Settings {
        seed: 3,
        computer_seats: [None, computer_seat(), computer_seat(), computer_seat()],
        quick_passes: true,
        ..Settings::default()
    };
    let mut room = Room::new(settings).expect("a table");
    let mut robot = Robot {
        table: RemoteTable::new(Credentials {
            name: "Robby".to_owned(),
            ..Credentials::default()
        }),
        player: ComputerPlayer::new(Level::Beginner),
        strategy: RobotStrategies::new(Vec::new(), 0.0),
        quick,
        refusals: 0,
    };
    room.add_connection(1, None, Duration::ZERO);
    let mut answers = vec![robot.table.connect_message()];
    let mut sent = [Vec::new(), Vec::new()];
    for _ in 0..20 {
        for answer in std::mem::take(&mut answers) {
            room.handle_line(1, Ok(answer.to_string()), Duration::ZERO);
        }
        while let Some(output) = room.take_due(Duration::ZERO) {
            let Output::Say(_, text) = output else {
                continue;
            };
            for line in LineAssembler::new().feed(text.as_bytes()) {
                let line = line.expect("a short line");
                let message = ServerMessage::parse(&line).expect("a message");
                let reply = robot.handle(&message).expect("the game continues");
                sent[0].extend(reply.immediate.iter().map(ToString::to_string));
                sent[1].extend(reply.thought.iter().map(ToString::to_string));
                answers.extend(reply.immediate.into_iter().chain(reply.thought));
            }
        }
    }
    sent
}

#[test]
fn moves_wait_for_a_step_but_readiness_does_not() {
    let is_move = |line: &String| {
        ["Discard", "NoClaim"]
            .iter()
            .any(|word| line.starts_with(word))
    };
    let [immediate, thought] = sent_messages(false);
    assert!(!immediate.iter().any(is_move), "{immediate:?}");
    assert!(
        immediate.iter().any(|line| line == "Ready"),
        "{immediate:?}"
    );
    assert!(
        thought.iter().filter(|line| is_move(line)).count() > 5,
        "{thought:?}"
    );
    let [immediate, thought] = sent_messages(true);
    assert!(
        immediate.iter().filter(|line| is_move(line)).count() > 5,
        "{immediate:?}"
    );
    assert!(thought.is_empty(), "{thought:?}");
}

#[test]
fn a_move_that_is_not_legal_is_replaced_by_a_legal_one() {
    let players = BySeat([ComputerPlayer::new(Level::Beginner); 4]);
    let mut game = Game::new(std::sync::Arc::new(RuleSet::classical()), Setup::seeded(3));
    let view = loop {
        step(&mut game, &players).expect("the hand is not over");
        let mut views = Seat::ALL.map(|seat| game.seat_view(seat)).into_iter();
        if let Some(view) = views.find(|view| matches!(view.request(), Some(Request::Turn { .. })))
        {
            break view;
        }
    };
    let legal = view.legal();
    let (illegal, second) = (Move::MahJong, legal[1]);
    assert!(view.check(&illegal).is_err());
    let tried: Vec<Move> = (0..legal.len() as u32)
        .map(|refusals| move_to_try(view, [illegal, second], refusals))
        .collect();
    assert_eq!(tried[..2], [second, legal[0]]);
    assert!(legal.iter().all(|choice| tried.contains(choice)));
}
