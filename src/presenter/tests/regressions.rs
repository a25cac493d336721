//! What was wrong in earlier versions, as players reported it.

use std::time::Duration;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use crate::session::local::Question;
use engine::rules::RuleSet;
use engine::table::{Input as GameInput, Move, Request};

/// The dialog with the scores of the last hand.
const SCORES: Modal = Modal::Dialog(DialogKind::Menu(MenuDialog::Scores));

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// A game saved while others can claim the player's discard.
fn saved_with_open_discard(seed: u64) -> storage::save::SavedGame {
    let mut harness = Harness::new(seed);
    harness.until_own_turn();
    let tile = harness.own_tile().expect("a tile");
    harness.send(Input::Pressed(Target::OwnTile(tile)));
    assert!(harness.presenter.view().window.is_some());
    harness.presenter.home().expect("the game").as_saved()
}

/// Show All Hands asks first, then shows every tile, also in the next hand, until it is switched off.
#[test]
fn show_all_hands_asks_first() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.run_command(Command::ShowAllHands);
    assert_eq!(harness.prompt(), Some(&Prompt::ShowAllHands));
    harness.reply(Reply::Close);
    assert!(!harness.presenter.view().showing_hands, "declined");
    harness.run_command(Command::ShowAllHands);
    harness.reply(Reply::ShowAllHands);
    let seen = |view: &SeatView| view.players.iter().all(|(_, player)| player.hidden == 0);
    assert!(seen(harness.presenter.view()) && seen(&harness.screen));
    harness.until(|harness| harness.presenter.view().deal_number == 2 && harness.is_own_turn());
    assert!(seen(harness.presenter.view()) && seen(&harness.screen));
    harness.run_command(Command::ShowAllHands);
    assert!(!seen(harness.presenter.view()) && !seen(&harness.screen));
}

/// A failure stays on the screen until it has been read.
#[test]
fn failures_stay_until_read() {
    let mut initial = initial_state(settings(), RuleSet::bloem(), 4);
    initial
        .troubles
        .push("Your unfinished game could not be opened.".to_owned());
    let mut harness = Harness::with(initial);
    for _ in 0..20 {
        harness.settle();
        harness.pass_time(seconds(1));
    }
    let Some(Prompt::Trouble(trouble)) = harness.prompt() else {
        panic!("{:?}", harness.presenter.modal());
    };
    assert!(trouble.words.contains("could not be opened"));
}

/// The welcome to a hand stays until it starts.
#[test]
fn the_welcome_stays_until_the_hand_starts() {
    let mut harness = Harness::new(4);
    harness.until(|harness| harness.presenter.why_not(Command::Start).is_none());
    assert!(
        harness.status().contains("Good luck!"),
        "{}",
        harness.status()
    );
    harness.run_command(Command::Start);
    harness.settle();
    assert!(
        !harness.status().contains("Good luck!"),
        "{}",
        harness.status()
    );
}

/// Restart starts a hand that was only dealt, as its label says, and deals a hand in progress again.
#[test]
fn restart_starts_a_dealt_hand() {
    let mut harness = Harness::new(4);
    harness.until(|harness| harness.presenter.why_not(Command::Start).is_none());
    harness.run_command(Command::Restart);
    assert_eq!(harness.presenter.view().waiting_for, None);
    harness.until_own_turn();
    harness.run_command(Command::Restart);
    harness.settle();
    assert_eq!(
        harness.presenter.view().waiting_for,
        Some(ReadyFor::Play),
        "the hand is redealt"
    );
    assert!(
        harness.status().contains("Good luck!"),
        "{}",
        harness.status()
    );
}

/// A resumed game is paused until its player continues.
#[test]
fn a_resumed_game_waits_for_its_player() {
    let game = LocalTable::resume(&saved_with_open_discard(8));
    let mut harness = Harness::with(InitialState {
        game,
        resumed: true,
        ..initial_state(settings(), RuleSet::bloem(), 8)
    });
    let inputs = harness.inputs();
    for _ in 0..5 {
        harness.settle();
        harness.pass_time(seconds(20));
    }
    assert_eq!(harness.presenter.pause(), Some(Pause::WaitingForPlayer));
    assert_eq!(harness.inputs(), inputs, "the game is paused");
    assert!(
        harness.status().contains("You have discarded"),
        "{}",
        harness.status()
    );
    harness.send(Input::Pressed(Target::Elsewhere));
    assert_eq!(harness.presenter.pause(), None);
    harness.until(|harness| harness.inputs().len() > inputs.len());
}

/// A game saved between two hands shows the scores again when it is resumed, so that play can continue from there, also with Auto Play.
#[test]
fn a_game_left_between_hands_continues_from_its_scores() {
    let mut harness = Harness::new(8);
    harness.until(|harness| harness.presenter.modal() == Some(&SCORES));
    let saved = harness.presenter.home().expect("the game").as_saved();
    for by_auto_play in [false, true] {
        let mut harness = Harness::with(InitialState {
            game: LocalTable::resume(&saved),
            resumed: true,
            ..initial_state(settings(), RuleSet::bloem(), 8)
        });
        assert_eq!(harness.presenter.modal(), Some(&SCORES));
        harness.reply(Reply::Close);
        assert_eq!(harness.presenter.modal(), None, "the table can be viewed");
        if by_auto_play {
            harness.run_command(Command::AutoPlay);
            assert_eq!(harness.presenter.modal(), Some(&SCORES));
        }
        harness.reply(Reply::Run(Command::NextHand));
        assert_eq!(harness.presenter.view().deal_number, 2);
    }
}

/// While the game is paused, the claim timer stays stopped even when a dialog closes.
#[test]
fn a_paused_timer_stays_stopped_when_a_dialog_closes() {
    let mut harness = Harness::new(8);
    harness.until_own_turn();
    let tile = harness.own_tile().expect("a tile");
    harness.send(Input::Pressed(Target::OwnTile(tile)));
    harness.settle();
    harness.run_command(Command::Pause);
    let before = harness.presenter.time_left();
    harness.run_command(Command::Dialog(MenuDialog::Settings));
    harness.pass_time(seconds(5));
    harness.reply(Reply::Close);
    harness.pass_time(seconds(5));
    harness.settle();
    assert_eq!(harness.presenter.time_left(), before);
    assert!(matches!(before, TimeLeft::Share(_)), "{before:?}");
}

/// Answers requested during Auto Play no longer count when it has been switched off.
#[test]
fn a_late_answer_of_auto_play_is_not_played() {
    for seed in 1..30 {
        let mut harness = Harness::new(seed);
        harness.until_own_turn();
        harness.run_command(Command::AutoPlay);
        for _ in 0..40 {
            if harness.presenter.is_animating() {
                harness.show_some(usize::MAX);
            }
            let own = harness.presenter.viewer();
            let asked = harness.thinking.iter().flat_map(|(_, questions)| questions);
            let claims = harness.presenter.view().window.is_some();
            if claims && asked.into_iter().any(|question| question.seat == own) {
                let stale = std::mem::take(&mut harness.thinking);
                harness.run_command(Command::AutoPlay);
                let before = harness.inputs();
                for (request_id, questions) in stale {
                    let answers = questions.into_iter().map(Question::think).collect();
                    harness.send(Input::MovesComputed(request_id, answers));
                }
                assert_eq!(harness.inputs(), before, "seed {seed}");
                let is_own_answer = |input: &GameInput| matches!(input, GameInput::Move(seat, Move::Pass | Move::Claim(_)) if *seat == own);
                harness.pass_time(Duration::from_millis(10));
                assert_eq!(
                    harness
                        .inputs()
                        .iter()
                        .filter(|input| is_own_answer(input))
                        .count(),
                    before.iter().filter(|input| is_own_answer(input)).count()
                );
                return;
            }
            harness.answer_requests();
            harness.pass_time(seconds(1));
        }
    }
    panic!("the person's seat was never asked for a claim");
}

/// With the autosave on, a game that another replaces is saved without a question; with the autosave off, the player is asked.
#[test]
fn a_replaced_game_is_saved_without_a_question() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    let tile = harness.own_tile().expect("a tile");
    harness.send(Input::Pressed(Target::OwnTile(tile)));
    harness.run_command(Command::NewGame);
    let new_game = Some(&Modal::Dialog(DialogKind::NewGame));
    assert_eq!(harness.presenter.modal(), new_game);
    harness.reply(Reply::NewGame(Box::new(RuleSet::bloem())));
    let file = Place::Games("left-4.mah".to_owned());
    assert_eq!(harness.saved, [(Purpose::BeforeReplacing, file)]);

    let mut no_autosave = settings();
    no_autosave.autosave = false;
    let mut harness = Harness::with(initial_state(no_autosave, RuleSet::bloem(), 4));
    harness.until_own_turn();
    harness.run_command(Command::NewGame);
    assert_eq!(harness.prompt(), Some(&Prompt::SaveFirst(Command::NewGame)));
}

/// A prompt comes back after a dialog that was opened over it.
#[test]
fn a_prompt_comes_back_after_a_dialog() {
    let mut has_asked = false;
    for seed in 1..60 {
        let mut harness = Harness::new(seed);
        for _ in 0..60 {
            harness.settle();
            if matches!(
                harness.prompt(),
                Some(Prompt::Kong(..) | Prompt::StandingHand(_))
            ) {
                let asked = harness.presenter.modal().cloned();
                harness.run_command(Command::Dialog(MenuDialog::Settings));
                harness.reply(Reply::Close);
                assert_eq!(harness.presenter.modal().cloned(), asked, "seed {seed}");
                has_asked = true;
                break;
            }
            harness.play_on();
        }
        if has_asked {
            return;
        }
    }
    panic!("no Kong or Standing Hand was ever offered");
}

/// The autosave has every input, and reports its failure and its recovery once each.
#[test]
fn the_autosave_has_every_input_and_reports_failures() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    let journal_inputs = |harness: &Harness| {
        harness
            .journal
            .as_ref()
            .map(|game| game.record.inputs.clone())
    };
    assert_eq!(journal_inputs(&harness), Some(harness.inputs()));
    harness.send(Input::Autosave(Err("The disk is full.".to_owned())));
    assert!(matches!(harness.prompt(), Some(Prompt::Trouble(_))));
    harness.reply(Reply::Close);
    harness.disk_is_full = true;
    harness.until(|harness| harness.presenter.view().discards.len() > 3);
    assert!(harness.presenter.modal().is_none(), "reported once");
    harness.disk_is_full = false;
    let discards = harness.presenter.view().discards.len();
    harness.until(|harness| harness.presenter.view().discards.len() > discards + 2);
    let log = harness.presenter.notices().log();
    assert!(log.contains(&"The autosave works again.".to_owned()));
    assert_eq!(journal_inputs(&harness), Some(harness.inputs()));
}

/// Undo takes back the player's own discard while it can be claimed, without marking the game.
#[test]
fn a_discard_can_be_taken_back_while_claimable() {
    let mut harness = Harness::new(8);
    harness.until_own_turn();
    let before = harness.presenter.view().me().stake.clone();
    let tile = harness.own_tile().expect("a tile");
    harness.send(Input::Pressed(Target::OwnTile(tile)));
    harness.show_some(usize::MAX);
    assert_ne!(harness.presenter.view().me().stake, before);
    harness.send(Input::Pressed(Target::Discard));
    assert_eq!(harness.presenter.view().me().stake, before);
    assert!(
        harness
            .presenter
            .home()
            .is_some_and(|local| !local.is_assisted())
    );
    assert_eq!(
        harness
            .presenter
            .table()
            .request()
            .map(|request| matches!(request, Request::Turn { .. })),
        Some(true)
    );
}

/// A screen that applies the events it is given shows what the player knows.
#[test]
fn the_shown_events_give_the_players_view() {
    let mut harness = Harness::new(11);
    harness.until(|harness| harness.presenter.view().end.is_some());
    harness.settle();
    assert_eq!(&harness.screen, harness.presenter.view());
}

/// The winning hand is shown before its scores; a press skips to them.
#[test]
fn the_winning_hand_is_shown_before_its_scores() {
    for skips in [false, true] {
        let mut settings = settings();
        settings.motion.movements = true;
        settings.motion.speed = 5;
        let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
        harness.until(|harness| harness.presenter.view().end.is_some());
        assert!(harness.presenter.is_showing_winning_hand());
        assert_eq!(harness.presenter.modal(), None);
        assert!(harness.presenter.why_not(Command::NextHand).is_some());
        match skips {
            true => harness.send(Input::Pressed(Target::Elsewhere)),
            false => {
                harness.pass_time(seconds(6));
                assert!(
                    harness.presenter.is_showing_winning_hand(),
                    "it can be read"
                );
                harness.pass_time(seconds(6));
            }
        }
        assert_eq!(harness.presenter.modal(), Some(&SCORES));
    }
}

/// Esc minimises the window only if that is switched on.
#[test]
fn escape_minimises_only_if_switched_on() {
    let mut harness = Harness::new(4);
    harness.run_command(Command::LeaveFullScreen);
    assert!(!harness.is_minimised);
    let mut settings = harness.presenter.settings().clone();
    settings.dialogs.escape_minimises = true;
    harness.reply(Reply::SaveSettings(Box::new(settings)));
    harness.run_command(Command::LeaveFullScreen);
    assert!(harness.is_minimised);
}

/// Closing the last scores shows the table, and the winner of the game only on request.
#[test]
fn the_table_can_be_viewed_after_the_last_hand() {
    let mut rules = RuleSet::bloem();
    rules.options.hands = Some(1);
    let mut harness = Harness::with(initial_state(settings(), rules, 4));
    let scores = |harness: &Harness| harness.presenter.modal() == Some(&SCORES);
    harness.until(|harness| harness.presenter.view().game_over && scores(harness));
    harness.reply(Reply::Close);
    for _ in 0..20 {
        harness.settle();
        harness.pass_time(seconds(1));
    }
    assert_eq!(harness.presenter.modal(), None);
    harness.run_command(Command::NextHand);
    harness.settle();
    assert!(matches!(
        harness.prompt(),
        Some(Prompt::GameFinished { .. })
    ));
}
