//! A remote table that receives a recorded hand, line by line.

use super::*;

/// The table of the player with this id, at the first point of the recorded hand that meets a condition.
fn at_first(id: u32, condition: impl Fn(&RemoteTable) -> bool) -> Option<RemoteTable> {
    let history = include_str!("../../../../../tests/data/transcripts/hand-history.mjs");
    let mut remote = RemoteTable::new(Credentials {
        id: 0,
        name: "Ada".to_owned(),
        watch: false,
        ..Credentials::default()
    });
    let lines = history.lines().filter(|line| !line.starts_with("Wall"));
    let set_up = lines
        .clone()
        .take_while(|line| !line.starts_with("NewHand"));
    let play = lines.skip_while(|line| !line.starts_with("NewHand"));
    let welcome = format!("ConnectReply 1110 {id} ");
    let lines_before_play = [welcome.as_str()].into_iter().chain(set_up);
    for line in lines_before_play.chain(["StartPlay 0"]).chain(play) {
        remote.handle(&ServerMessage::parse(line).expect("a message"));
        if condition(&remote) {
            return Some(remote);
        }
    }
    None
}

/// A player at a table where play is in progress.
pub(super) fn welcomed() -> RemoteTable {
    let mut remote = RemoteTable::new(Credentials {
        name: "Ada".to_owned(),
        ..Credentials::default()
    });
    let lines = [
        "ConnectReply 1110 1 ",
        "Game 1 2 3 4 E 0 1 0 0 0 0 1110 0",
        "StartPlay 0",
    ];
    for line in lines {
        remote.handle(&ServerMessage::parse(line).expect("a message"));
    }
    remote
}

fn error() -> ServerMessage {
    ServerMessage::parse("Error 9 No such option").expect("a message")
}

fn legal_claim(remote: &RemoteTable) -> Option<Move> {
    let legal = remote.view().legal().to_vec();
    legal
        .into_iter()
        .find(|choice| matches!(choice, Move::Claim(_)))
}

#[test]
fn an_unrelated_error_does_not_ask_for_a_pass_again() {
    let is_claim_asked =
        |remote: &RemoteTable| matches!(remote.request(), Some(Request::Claim { .. }));
    let mut remote = at_first(3, is_claim_asked).expect("a discard");
    remote.answer(Move::Pass).expect("a pass");
    assert_eq!(remote.request(), None);
    remote.handle(&error());
    let request = remote.request();
    assert_eq!(request, None, "a second pass would be refused, forever");
}

#[test]
fn a_refused_claim_is_asked_for_again() {
    let mut tested = 0;
    for id in 1..=4 {
        let has_claim =
            |remote: &RemoteTable| remote.request().is_some() && legal_claim(remote).is_some();
        let Some(mut remote) = at_first(id, has_claim) else {
            continue;
        };
        let claim = legal_claim(&remote).expect("a claim");
        remote.answer(claim).expect("it is legal");
        assert_eq!(remote.request(), None);
        remote.handle(&error());
        assert!(remote.request().is_some());
        tested += 1;
    }
    assert!(tested > 0);
}
