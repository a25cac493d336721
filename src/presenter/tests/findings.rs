//! Problems that players found in earlier versions of the window.

use std::time::Duration;

use super::super::*;
use super::outside::{Outside, beginning, settings};
use crate::session::local::Question;
use engine::rules::RuleSet;
use engine::table::{Input as GameInput, Move, Request};

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// A game that was left while others could claim a discard.
fn left_with_a_discard(seed: u64) -> storage::save::SavedGame {
    let mut outside = Outside::new(seed);
    outside.until_own_turn();
    let tile = outside.own_tile().expect("a tile");
    outside.send(Input::Pressed(Target::OwnTile(tile)));
    assert!(outside.presenter.view().window.is_some());
    outside.presenter.home().expect("the game").as_saved()
}

/// Show All Hands asks first, then shows every tile, also in the next hand.
#[test]
fn show_all_hands_asks_first() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    outside.order(Command::ShowAllHands);
    assert_eq!(outside.prompt(), Some(&Prompt::ShowAllHands));
    outside.reply(Reply::Close);
    assert!(!outside.presenter.view().showing_hands, "declined");
    outside.order(Command::ShowAllHands);
    outside.reply(Reply::ShowAllHands);
    let seen = |view: &SeatView| view.players.iter().all(|(_, player)| player.hidden == 0);
    assert!(seen(outside.presenter.view()) && seen(&outside.screen));
    outside.until(|outside| outside.presenter.view().deal_number == 2 && outside.is_own_turn());
    assert!(seen(outside.presenter.view()) && seen(&outside.screen));
    outside.order(Command::ShowAllHands);
    assert!(!seen(outside.presenter.view()) && !seen(&outside.screen));
}

/// A failure stays on the screen until it has been read.
#[test]
fn failures_stay_until_read() {
    let mut beginning = beginning(settings(), RuleSet::bloem(), 4);
    beginning
        .troubles
        .push("Your unfinished game could not be opened.".to_owned());
    let mut outside = Outside::with(beginning);
    for _ in 0..20 {
        outside.settle();
        outside.pass(seconds(1));
    }
    let Some(Prompt::Trouble(trouble)) = outside.prompt() else {
        panic!("{:?}", outside.presenter.open());
    };
    assert!(trouble.words.contains("could not be opened"));
}

/// The welcome to a hand stays until it starts.
#[test]
fn the_welcome_is_read_before_start() {
    let mut outside = Outside::new(4);
    outside.until(|outside| outside.presenter.why_not(Command::Start).is_none());
    assert!(
        outside.status().contains("Good luck!"),
        "{}",
        outside.status()
    );
    outside.order(Command::Start);
    outside.settle();
    assert!(
        !outside.status().contains("Good luck!"),
        "{}",
        outside.status()
    );
}

/// F4 starts a dealt hand, as its label says.
#[test]
fn restart_starts_a_dealt_hand() {
    let mut outside = Outside::new(4);
    outside.until(|outside| outside.presenter.why_not(Command::Start).is_none());
    outside.order(Command::Restart);
    assert_eq!(outside.presenter.view().waiting_for, None);
    outside.until_own_turn();
    outside.order(Command::Restart);
    outside.settle();
    assert_eq!(
        outside.presenter.view().waiting_for,
        Some(ReadyFor::Play),
        "the hand is redealt"
    );
    assert!(
        outside.status().contains("Good luck!"),
        "[W23] {}",
        outside.status()
    );
}

/// A resumed game is paused until its player continues.
#[test]
fn a_resumed_game_waits_for_its_player() {
    let game = LocalTable::resume(&left_with_a_discard(8));
    let mut outside = Outside::with(Beginning {
        game,
        resumed: true,
        ..beginning(settings(), RuleSet::bloem(), 8)
    });
    let inputs = outside.inputs();
    for _ in 0..5 {
        outside.settle();
        outside.pass(seconds(20));
    }
    assert_eq!(outside.presenter.pause(), Some(Pause::Resumed));
    assert_eq!(outside.inputs(), inputs, "the game is paused");
    assert!(
        outside.status().contains("You have discarded"),
        "{}",
        outside.status()
    );
    outside.send(Input::Pressed(Target::Elsewhere));
    assert_eq!(outside.presenter.pause(), None);
    outside.until(|outside| outside.inputs().len() > inputs.len());
}

/// A game left between two hands shows the scores again, so that play can continue from there, also with Auto Play.
#[test]
fn a_game_left_between_hands_continues_from_its_scores() {
    let mut outside = Outside::new(8);
    outside.until(|outside| outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    let left = outside.presenter.home().expect("the game").as_saved();
    for by_auto_play in [false, true] {
        let mut outside = Outside::with(Beginning {
            game: LocalTable::resume(&left),
            resumed: true,
            ..beginning(settings(), RuleSet::bloem(), 8)
        });
        let scores = Some(&Open::Dialog(DialogKind::Scores));
        assert_eq!(outside.presenter.open(), scores);
        outside.reply(Reply::Close);
        assert_eq!(outside.presenter.open(), None, "the table can be viewed");
        if by_auto_play {
            outside.order(Command::AutoPlay);
            assert_eq!(outside.presenter.open(), scores);
        }
        outside.reply(Reply::Run(Command::NextHand));
        assert_eq!(outside.presenter.view().deal_number, 2);
    }
}

/// The claim timer stops while the game is paused, also after a dialog was open.
#[test]
fn a_paused_timer_stays_stopped_when_a_dialog_closes() {
    let mut outside = Outside::new(8);
    outside.until_own_turn();
    let tile = outside.own_tile().expect("a tile");
    outside.send(Input::Pressed(Target::OwnTile(tile)));
    outside.settle();
    outside.order(Command::Pause);
    let before = outside.presenter.time_left();
    outside.order(Command::Setup);
    outside.pass(seconds(5));
    outside.reply(Reply::Close);
    outside.pass(seconds(5));
    outside.settle();
    assert_eq!(outside.presenter.time_left(), before);
    assert!(matches!(before, TimeLeft::Share(_)), "{before:?}");
}

/// Answers requested during Auto Play no longer count once it is switched off.
#[test]
fn a_late_answer_of_auto_play_is_not_played() {
    for seed in 1..30 {
        let mut outside = Outside::new(seed);
        outside.until_own_turn();
        outside.order(Command::AutoPlay);
        for _ in 0..40 {
            if outside.presenter.is_showing() {
                outside.show_some(usize::MAX);
            }
            let own = outside.presenter.viewer();
            let asked = outside.thinking.iter().flat_map(|(_, questions)| questions);
            let claims = outside.presenter.view().window.is_some();
            if claims && asked.into_iter().any(|question| question.seat == own) {
                let stale = std::mem::take(&mut outside.thinking);
                outside.order(Command::AutoPlay);
                let before = outside.inputs();
                for (request_id, questions) in stale {
                    let answers = questions.into_iter().map(Question::think).collect();
                    outside.send(Input::MovesComputed(request_id, answers));
                }
                assert_eq!(outside.inputs(), before, "seed {seed}");
                let own_moves = |input: &GameInput| matches!(input, GameInput::Move(seat, Move::Pass | Move::Claim(_)) if *seat == own);
                outside.pass(Duration::from_millis(10));
                assert_eq!(
                    outside
                        .inputs()
                        .iter()
                        .filter(|input| own_moves(input))
                        .count(),
                    before.iter().filter(|input| own_moves(input)).count()
                );
                return;
            }
            outside.think();
            outside.pass(seconds(1));
        }
    }
    panic!("the person's seat was never asked for a claim");
}

/// With the autosave on, a game is saved automatically without a question.
#[test]
fn a_replaced_game_is_saved_without_a_question() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    let tile = outside.own_tile().expect("a tile");
    outside.send(Input::Pressed(Target::OwnTile(tile)));
    outside.order(Command::NewGame);
    let new_game = Some(&Open::Dialog(DialogKind::NewGame));
    assert_eq!(outside.presenter.open(), new_game);
    outside.reply(Reply::NewGame(Box::new(RuleSet::bloem())));
    let kept = Place::Games("left-4.mah".to_owned());
    assert_eq!(outside.saved, [(Purpose::BeforeReplacing, kept)]);

    let mut without = settings();
    without.autosave = false;
    let mut outside = Outside::with(beginning(without, RuleSet::bloem(), 4));
    outside.until_own_turn();
    outside.order(Command::NewGame);
    assert_eq!(outside.prompt(), Some(&Prompt::SaveFirst(Command::NewGame)));
}

/// A prompt comes back after a dialog that was opened over it, but not if the table no longer asks for it.
#[test]
fn a_prompt_comes_back_after_a_dialog() {
    let mut found = false;
    for seed in 1..60 {
        let mut outside = Outside::new(seed);
        for _ in 0..60 {
            outside.settle();
            if matches!(
                outside.prompt(),
                Some(Prompt::Kong(..) | Prompt::StandingHand(_))
            ) {
                let asked = outside.presenter.open().cloned();
                outside.order(Command::Setup);
                outside.reply(Reply::Close);
                assert_eq!(outside.presenter.open().cloned(), asked, "seed {seed}");
                found = true;
                break;
            }
            outside.play_on();
        }
        if found {
            return;
        }
    }
    panic!("no such question ever came");
}

/// The autosave has every input, and reports its failure and its recovery once each.
#[test]
fn the_autosave_has_every_input_and_reports_failures() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    let kept = |outside: &Outside| {
        outside
            .journal
            .as_ref()
            .map(|game| game.record.inputs.clone())
    };
    assert_eq!(kept(&outside), Some(outside.inputs()));
    outside.send(Input::Autosave(Err("The disk is full.".to_owned())));
    assert!(matches!(outside.prompt(), Some(Prompt::Trouble(_))));
    outside.reply(Reply::Close);
    outside.disk_is_full = true;
    outside.until(|outside| outside.presenter.view().discards.len() > 3);
    assert!(outside.presenter.open().is_none(), "reported once");
    outside.disk_is_full = false;
    let discards = outside.presenter.view().discards.len();
    outside.until(|outside| outside.presenter.view().discards.len() > discards + 2);
    let said = outside.presenter.notices().log();
    assert!(said.contains(&"The autosave works again.".to_owned()));
    assert_eq!(kept(&outside), Some(outside.inputs()));
}

/// Undo takes back the player's own discard while it can be claimed, without marking the game.
#[test]
fn a_discard_can_be_taken_back_while_claimable() {
    let mut outside = Outside::new(8);
    outside.until_own_turn();
    let before = outside.presenter.view().me().stake.clone();
    let tile = outside.own_tile().expect("a tile");
    outside.send(Input::Pressed(Target::OwnTile(tile)));
    outside.show_some(usize::MAX);
    assert_ne!(outside.presenter.view().me().stake, before);
    outside.send(Input::Pressed(Target::Discard));
    assert_eq!(outside.presenter.view().me().stake, before);
    assert!(
        outside
            .presenter
            .home()
            .is_some_and(|local| !local.is_assisted())
    );
    assert_eq!(
        outside
            .presenter
            .table()
            .request()
            .map(|request| matches!(request, Request::Turn { .. })),
        Some(true)
    );
}

/// Applying the shown events gives the seat's view.
#[test]
fn the_shown_events_give_the_seats_view() {
    let mut outside = Outside::new(11);
    outside.until(|outside| outside.presenter.view().end.is_some());
    outside.settle();
    assert_eq!(&outside.screen, outside.presenter.view());
}

/// The winning hand is shown before its scores; a press skips to them.
#[test]
fn the_winning_hand_is_shown_before_its_scores() {
    for hurried in [false, true] {
        let mut settings = settings();
        settings.motion.movements = true;
        settings.motion.speed = 5;
        let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
        outside.until(|outside| outside.presenter.view().end.is_some());
        assert!(outside.presenter.is_showing_winner());
        assert_eq!(outside.presenter.open(), None);
        assert!(outside.presenter.why_not(Command::NextHand).is_some());
        match hurried {
            true => outside.send(Input::Pressed(Target::Elsewhere)),
            false => outside.pass(seconds(3)),
        }
        let scores = Some(&Open::Dialog(DialogKind::Scores));
        assert_eq!(outside.presenter.open(), scores);
    }
}

/// Esc minimises the window only if that is switched on.
#[test]
fn escape_minimises_only_if_switched_on() {
    let mut outside = Outside::new(4);
    outside.order(Command::LeaveFullScreen);
    assert!(!outside.is_minimised);
    let mut settings = outside.presenter.settings().clone();
    settings.boxes.escape_minimises = true;
    outside.reply(Reply::SaveSettings(Box::new(settings)));
    outside.order(Command::LeaveFullScreen);
    assert!(outside.is_minimised);
}

/// Closing the last scores shows the table, and the winner of the game only on request.
#[test]
fn the_table_can_be_viewed_after_the_last_hand() {
    let mut rules = RuleSet::bloem();
    rules.options.hands = Some(1);
    let mut outside = Outside::with(beginning(settings(), rules, 4));
    let scores =
        |outside: &Outside| outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores));
    outside.until(|outside| outside.presenter.view().game_over && scores(outside));
    outside.reply(Reply::Close);
    for _ in 0..20 {
        outside.settle();
        outside.pass(seconds(1));
    }
    assert_eq!(outside.presenter.open(), None);
    outside.order(Command::NextHand);
    outside.settle();
    assert!(matches!(
        outside.prompt(),
        Some(Prompt::GameFinished { .. })
    ));
}

/// The program reports an incomplete autosave before it ends; a player who has read that may leave.
#[test]
fn the_program_does_not_end_before_the_autosave_is_complete() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    outside.disk_is_full = true;
    outside.reply(Reply::Run(Command::Exit));
    assert!(!outside.has_quit);
    assert!(matches!(outside.prompt(), Some(Prompt::Trouble(_))));
    outside.reply(Reply::Close);
    outside.reply(Reply::Run(Command::Exit));
    assert!(matches!(outside.prompt(), Some(Prompt::SaveFirst(_))));
    outside.reply(Reply::DiscardThen(Command::Exit));
    assert!(outside.has_quit);
}
