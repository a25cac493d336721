//! A remote table that receives a recorded hand, line by line.

use super::*;

/// The table of the player with this id, at the first point of the recorded hand that meets a condition.
fn at_first(id: u32, wanted: impl Fn(&RemoteTable) -> bool) -> Option<RemoteTable> {
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
    let at_first = [welcome.as_str()].into_iter().chain(set_up);
    for line in at_first.chain(["StartPlay 0"]).chain(play) {
        remote.hear(&ServerMessage::parse(line).expect("a message"));
        if wanted(&remote) {
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
        remote.hear(&ServerMessage::parse(line).expect("a message"));
    }
    remote
}

fn error() -> ServerMessage {
    ServerMessage::parse("Error 9 No such option").expect("a message")
}

fn may_claim(remote: &RemoteTable) -> Option<Move> {
    let legal = remote.view().legal().to_vec();
    legal
        .into_iter()
        .find(|choice| matches!(choice, Move::Claim(_)))
}

#[test]
fn an_unrelated_error_does_not_ask_for_a_pass_again() {
    let waits = |remote: &RemoteTable| matches!(remote.request(), Some(Request::Claim { .. }));
    let mut remote = at_first(3, waits).expect("a discard");
    remote.answer(Move::Pass).expect("a pass");
    assert_eq!(remote.request(), None);
    remote.hear(&error());
    let again = remote.request();
    assert_eq!(again, None, "a second pass would be refused, forever");
}

#[test]
fn a_refused_claim_is_asked_for_again() {
    let mut tried = 0;
    for id in 1..=4 {
        let usable =
            |remote: &RemoteTable| remote.request().is_some() && may_claim(remote).is_some();
        let Some(mut remote) = at_first(id, usable) else {
            continue;
        };
        let claim = may_claim(&remote).expect("a claim");
        remote.answer(claim).expect("it is legal");
        assert_eq!(remote.request(), None);
        remote.hear(&error());
        assert!(remote.request().is_some());
        tried += 1;
    }
    assert!(tried > 0);
}
