//! A visit told a recorded hand, line by line.

use super::*;

/// The player with this id at the first point of the recorded hand that is wanted.
fn told(id: u32, wanted: impl Fn(&RemoteTable) -> bool) -> Option<RemoteTable> {
    let history = include_str!("../../../../../tests/data/transcripts/hand-history.mjs");
    let mut visit = RemoteTable::new(Credentials {
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
    let told = [welcome.as_str()].into_iter().chain(set_up);
    for line in told.chain(["StartPlay 0"]).chain(play) {
        visit.hear(&ServerMessage::parse(line).expect("a message"));
        if wanted(&visit) {
            return Some(visit);
        }
    }
    None
}

/// Somebody who sits at a table where play goes on.
pub(super) fn welcomed() -> RemoteTable {
    let mut visit = RemoteTable::new(Credentials {
        name: "Ada".to_owned(),
        ..Credentials::default()
    });
    let lines = [
        "ConnectReply 1110 1 ",
        "Game 1 2 3 4 E 0 1 0 0 0 0 1110 0",
        "StartPlay 0",
    ];
    for line in lines {
        visit.hear(&ServerMessage::parse(line).expect("a message"));
    }
    visit
}

fn error() -> ServerMessage {
    ServerMessage::parse("Error 9 No such option").expect("a message")
}

fn may_claim(visit: &RemoteTable) -> Option<Move> {
    let legal = visit.view().legal().to_vec();
    legal
        .into_iter()
        .find(|choice| matches!(choice, Move::Claim(_)))
}

#[test]
fn an_error_about_something_else_does_not_ask_for_a_pass_again() {
    let waits = |visit: &RemoteTable| matches!(visit.request(), Some(Request::Claim { .. }));
    let mut visit = told(3, waits).expect("a discard");
    visit.answer(Move::Pass).expect("a pass");
    assert_eq!(visit.request(), None);
    visit.hear(&error());
    let again = visit.request();
    assert_eq!(again, None, "a second pass would be refused, for ever");
}

#[test]
fn a_claim_that_the_server_refuses_is_asked_for_again() {
    let mut tried = 0;
    for id in 1..=4 {
        let usable = |visit: &RemoteTable| visit.request().is_some() && may_claim(visit).is_some();
        let Some(mut visit) = told(id, usable) else {
            continue;
        };
        let claim = may_claim(&visit).expect("a claim");
        visit.answer(claim).expect("it is legal");
        assert_eq!(visit.request(), None);
        visit.hear(&error());
        assert!(visit.request().is_some());
        tried += 1;
    }
    assert!(tried > 0);
}
