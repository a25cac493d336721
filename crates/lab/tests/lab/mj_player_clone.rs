//! Compares the clone of mj-player with mj-player on hands recorded at the original server.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Claim, DealEnd, Game, Input, Move, Request, Setup};
use engine::tiles::Seat;
use lab::mj_player_clone;
use lzma_rust2::XzReader;
use protocol::files::SavedGame;
use protocol::{PlayerIds, history, to_wire};

/// The number of hands to replay.
const HANDS: usize = 200;

/// A hand in which mj-player, started without options, plays at some of the seats.
struct Recorded {
    /// The history.
    text: String,
    /// The ids of those players at the server.
    plain: Vec<u32>,
}

fn recorded() -> impl Iterator<Item = Recorded> {
    let path = "../../tests/data/classical/played.jsonl.xz";
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    let file = File::open(path).expect("the file of recorded hands exists");
    let lines = BufReader::new(XzReader::new(file, false)).lines();
    let hands = lines.map(|line| {
        let record: serde_json::Value =
            serde_json::from_str(&line.expect("readable")).expect("a record is JSON");
        let players = record["players"].as_array().into_iter().flatten();
        let plain = (1..).zip(players).filter(|(_, name)| *name == "plain");
        let messages = record["lines"].as_array().into_iter().flatten();
        let messages = messages.filter_map(|message| message.as_str());
        Recorded {
            plain: plain.map(|(id, _)| id).collect(),
            text: messages.map(to_wire).collect(),
        }
    });
    hands.filter(|hand| !hand.plain.is_empty()).take(HANDS)
}

/// The number of decisions, and of those on which the clone agreed.
#[derive(Debug, Default)]
struct Agreement {
    all: u32,
    agreed: u32,
}

impl Agreement {
    fn add(&mut self, agrees: bool) {
        self.all += 1;
        self.agreed += u32::from(agrees);
    }

    /// Whether the clone agreed on at least this many percent of the decisions, and there were more than 100 of them.
    fn is_at_least(&self, percent: u32) -> bool {
        self.all > 100 && self.agreed * 100 >= self.all * percent
    }
}

#[test]
fn the_clone_discards_and_claims_mostly_as_mj_player_does() {
    let (mut discards, mut claimed, mut passed) = (
        Agreement::default(),
        Agreement::default(),
        Agreement::default(),
    );
    for hand in recorded() {
        let saved = SavedGame::read(&hand.text).expect("a history");
        let ids = PlayerIds::new(saved.setup.as_ref().expect("a table").seats);
        let replayed = history::replay(&saved).game.expect("a game");
        let record = replayed.record();
        let mut game = Game::new(Arc::clone(&record.rules), record.setup.clone());
        for input in &record.inputs {
            if let Input::Move(seat, made) = input
                && hand.plain.contains(&ids.id(*seat))
                && let Some(request) = game.request(*seat)
            {
                let agrees = mj_player_clone::decide(game.seat_view(*seat), &request) == *made;
                match (request, made) {
                    (Request::Turn { .. }, Move::Discard { .. }) => discards.add(agrees),
                    (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => assert!(agrees),
                    (Request::Claim { .. }, Move::Claim(_)) => claimed.add(agrees),
                    (Request::Claim { .. }, Move::Pass) => passed.add(agrees),
                    _ => {}
                }
            }
            game.apply(input.clone()).expect("the move that was made");
        }
    }
    println!("discards {discards:?}, claims {claimed:?}, passes {passed:?}");
    assert!(discards.is_at_least(68), "{discards:?}");
    assert!(claimed.is_at_least(88), "{claimed:?}");
    assert!(passed.is_at_least(98), "{passed:?}");
}

#[test]
fn four_clones_finish_eight_hands_and_win_most_of_them() {
    for rules in [RuleSet::classical(), RuleSet::bloem()] {
        let mut game = Game::new(Arc::new(rules), Setup::seeded(3));
        let (mut won, mut over) = (0, 0);
        while over < 8 {
            let asked = Seat::ALL
                .into_iter()
                .find_map(|seat| Some((seat, game.request(seat)?)));
            let (seat, request) = asked.expect("the game waits for a player");
            let choice = mj_player_clone::decide(game.seat_view(seat), &request);
            game.apply(Input::Move(seat, choice)).expect("legal moves");
            if game.record().deals.len() > over {
                over = game.record().deals.len();
                let end = &game.seat_view(seat).end;
                won += u32::from(matches!(end, Some(DealEnd::MahJong { .. })));
            }
        }
        assert!(won >= 5, "{won} of 8 hands");
    }
}
