use std::sync::Arc;

use super::*;
use crate::review::Effort;
use engine::rules::{GameLength, RuleSet};
use engine::table::Game;
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};
use storage::save::read_hand_text;
use words::say;

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 10,
    judging: 10,
};

/// A finished deal, with a player of this level and name at the bottom of the screen, as South.
fn played_deal(level: Level, name: &str) -> SavedGame {
    let mut rules = RuleSet::bloem();
    GameLength::Hand.set(&mut rules);
    let code = DealCode::first(&rules, 33);
    let mut game = Game::new(Arc::new(rules), code.setup(Seat::new(3)));
    let club = ComputerPlayer::new(Level::Club);
    let mut players = BySeat([club; 4]);
    players[Seat::new(0)] = ComputerPlayer::new(level);
    while step(&mut game, &players).is_some() {}
    let mut names = BySeat(["", "Bob", "Cy", "Di"].map(str::to_owned));
    name.clone_into(&mut names[Seat::new(0)]);
    let mut seated = players.map(|player| SavedPlayer::Computer(player.title()));
    seated[Seat::new(0)] = SavedPlayer::Person;
    SavedGame {
        names,
        players: seated,
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    }
}

#[test]
fn results_of_others_are_read_from_their_lines_and_listed_with_our_own() {
    let own = Attempt::of(&played_deal(Level::Beginner, "Ann"), Some(&QUICK))
        .expect("the deal has a code");
    assert_eq!(own.deal.wind, Wind::South);
    let account = own.account.expect("the hand has a decision");
    let sum = account.expected - account.cost - account.uncounted + account.luck;
    assert!((sum - own.points as f64).abs() < 1e-6);
    let line = Attempt::of(&played_deal(Level::Club, "Eve"), Some(&QUICK))
        .expect("the deal has a code")
        .hand;
    let received = read_hand_text(&line).expect("a hand");
    let other = Attempt::of(&received, Some(&QUICK)).expect("the deal has a code");
    assert_eq!((&other.deal, other.who.as_str()), (&own.deal, "Eve"));
    assert_eq!(other.against, own.against);
    let expected = other.account.map(|account| account.expected);
    assert_eq!(expected, Some(account.expected), "the same tiles");
    let mut all = Attempts::default();
    assert!(all.add_or_update(own.clone()) && all.add_or_update(other.clone()));
    assert!(!all.add_or_update(other.clone()), "the attempt is known");
    assert_eq!(all.deals(), std::slice::from_ref(&own.deal));
    let attempts = all.attempts_at(&own.deal);
    assert!(attempts.len() == 2 && attempts[0].points >= attempts[1].points);
    assert_eq!(all.first_attempt_at(&own.deal), Some(&own));
    let totals = all.totals();
    let total = totals
        .iter()
        .find(|total| total.who == "Ann")
        .expect("the player is in the list");
    assert_eq!((total.deals, total.points), (1, own.points));
}

#[test]
fn the_comparison_agrees_with_the_review_and_the_expected_result_does_not_depend_on_effort() {
    let saved = played_deal(Level::Beginner, "Ann");
    let hands = PlayedDeal::deals_of(&saved.record, saved.viewer, &saved.auto_played);
    let reviewed = hands[0].review(QUICK).account();
    let quick = Attempt::of(&saved, Some(&QUICK)).expect("the deal has a code");
    assert_eq!(quick.account, reviewed);
    let longer = Effort {
        choosing: 30,
        judging: 15,
    };
    let judged = Attempt::of(&saved, Some(&longer)).expect("the deal has a code");
    let expected = |attempt: &Attempt| attempt.account.map(|account| account.expected);
    assert_eq!(expected(&judged), expected(&quick));
    let mut all = Attempts::default();
    assert!(all.add_or_update(quick));
    assert!(
        all.add_or_update(judged.clone()),
        "a verdict with more effort is new"
    );
    assert!(!all.add_or_update(judged.clone()));
    assert_eq!(all.newest(), Some(&judged));
    assert_eq!(all.attempts_at(&judged.deal), vec![&judged]);
}

#[test]
fn the_reviewer_plays_the_same_deal_against_the_same_opponents() {
    let own = played_deal(Level::Beginner, "Ann");
    let line = reviewers_line(&own, QUICK).expect("the deal has a code");
    assert_eq!(line.record.setup.walls, own.record.setup.walls);
    assert_eq!(line.record.deals.len(), 1);
    let (own, line) = (
        Attempt::of(&own, Some(&QUICK)),
        Attempt::of(&line, Some(&QUICK)),
    );
    let (own, line) = own.zip(line).expect("both deals have a code");
    assert_eq!((line.deal, line.against), (own.deal, own.against));
    assert_eq!(line.who, say!("duplicate-reviewer"));
}

#[test]
fn totals_count_the_first_attempts_at_deals_that_others_have_played() {
    let attempt = |code: &str, who: &str, points| Attempt {
        deal: DealSeat {
            code: code.to_owned(),
            wind: Wind::East,
        },
        who: who.to_owned(),
        against: Vec::new(),
        points,
        account: None,
        hand: format!("{code} {who} {points}"),
    };
    let mut all = Attempts::default();
    for (code, who, points) in [
        ("one", "Ann", 10),
        ("one", "Ann", 500),
        ("one", "Eve", -3),
        ("two", "Ann", 40),
        ("three", "Eve", 7),
        ("three", "Ann", 8),
    ] {
        all.add_or_update(attempt(code, who, points));
    }
    let codes: Vec<String> = all.deals().into_iter().map(|deal| deal.code).collect();
    assert_eq!(codes, ["three", "two", "one"]);
    let totals = all.totals();
    let mut sums: Vec<_> = totals
        .iter()
        .map(|total| (total.who.as_str(), total.deals, total.points))
        .collect();
    sums.sort_unstable();
    assert_eq!(sums, [("Ann", 2, 18), ("Eve", 2, 4)]);
}

#[test]
fn attempts_are_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deals.json");
    let mut all = Attempts::read(&path).expect("a missing file is empty");
    all.add_or_update(Attempt {
        deal: DealSeat {
            code: "one".to_owned(),
            wind: Wind::East,
        },
        who: "Ann".to_owned(),
        against: vec![Some("club Ada".to_owned()), None],
        points: -60,
        account: Some(Account {
            expected: -66.5,
            cost: 8.25,
            error: 3.0,
            uncounted: 2.5,
            luck: 14.75,
        }),
        hand: "RedStake1:".to_owned(),
    });
    all.write(&path).expect("written");
    assert_eq!(Attempts::read(&path).expect("read"), all);
}
