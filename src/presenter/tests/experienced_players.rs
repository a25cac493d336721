//! Features that experienced players have requested.

use std::time::Duration;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use coach::review::{Effort, PlayedDeal};
use engine::rules::RuleSet;
use engine::table::prepared_wall::wall_for;
use engine::table::{ClaimWindow, DealEnd, Event, Input as GameInput, Move};
use players::Level;
use storage::save::{SavedGame, read_hand_text};
use wording::TileWording;

/// A game in which the player has just passed on a discard or Kong that could be claimed, and what that was.
fn after_a_pass() -> (Harness, ClaimWindow) {
    for seed in 1..60 {
        let mut harness = Harness::new(seed);
        for _ in 0..400 {
            harness.settle();
            if harness.presenter.view().end.is_some() {
                break;
            }
            if let Some(window) = harness
                .presenter
                .view()
                .window
                .filter(|_| harness.presenter.may_claim())
            {
                harness.run_command(Command::Skip);
                harness.until(|harness| harness.presenter.view().window != Some(window));
                return (harness, window);
            }
            harness.play_on();
        }
    }
    panic!("nothing could be claimed");
}

/// Undo stops at every decision of the player, including a pass, and then waits for a new decision.
#[test]
fn undo_stops_at_a_passed_discard() {
    let (mut harness, window) = after_a_pass();
    let before = harness.inputs();
    for _ in 0..40 {
        harness.run_command(Command::Undo);
        if harness.presenter.view().window == Some(window) {
            break;
        }
    }
    assert_eq!(harness.presenter.view().window, Some(window));
    assert!(before.starts_with(&harness.inputs()));
    assert!(harness.presenter.may_claim());
    for _ in 0..30 {
        harness.settle();
        harness.pass_time(Duration::from_secs(2));
    }
    assert_eq!(
        harness.presenter.view().window,
        Some(window),
        "the discard waits again"
    );
    harness.run_command(Command::Redo);
    harness.settle();
    assert_ne!(
        harness.presenter.view().window,
        Some(window),
        "the pass is redone"
    );
}

/// The review does not count moves of Auto Play as the player's own, also after the game was saved and opened again.
#[test]
fn moves_of_auto_play_are_not_decisions_of_the_player() {
    let mut harness = Harness::new(8);
    harness.until_own_turn();
    let tile = harness.own_tile().expect("a tile");
    harness.send(Input::Pressed(Target::OwnTile(tile)));
    harness.until(|harness| harness.presenter.view().window.is_none());
    harness.run_command(Command::AutoPlay);
    harness.until(|harness| harness.presenter.view().end.is_some());
    let journal = harness.journal.clone().expect("a journal");
    let saved = harness.presenter.home().expect("a game").as_saved();
    assert_eq!(journal.auto_played, saved.auto_played);
    let reopened = LocalTable::resume(&journal).as_saved();
    assert_eq!(reopened.auto_played, saved.auto_played);
    let seat = saved.viewer;
    let is_own =
        |at: &usize| matches!(&saved.record.inputs[*at], GameInput::Move(who, _) if *who == seat);
    assert!(!saved.auto_played.is_empty() && saved.auto_played.iter().all(is_own));
    let hands = PlayedDeal::deals_of(&saved.record, seat, &saved.auto_played);
    let quick = Effort {
        choosing: 2,
        judging: 2,
    };
    let review = hands[0].review(quick);
    let own: Vec<Move> = review.own().map(|decision| decision.made).collect();
    assert!(
        own.len() <= 2 && review.decisions.len() > own.len(),
        "{own:?}"
    );
    assert!(review.turning_points().iter().all(|point| point.is_own()));
}

/// A discard of Auto Play that is undone and redone is not the player's own.
#[test]
fn redo_keeps_who_made_a_move() {
    let mut harness = Harness::new(8);
    let auto_played = |game: &SavedGame| game.auto_played.clone();
    let saved = |harness: &Harness| harness.presenter.home().expect("a game").as_saved();
    harness.run_command(Command::AutoPlay);
    harness.until(|harness| {
        let home = harness.presenter.home();
        home.is_some_and(|game| game.decision_log().is_finished_by_computer())
    });
    harness.run_command(Command::AutoPlay);
    let before = auto_played(&saved(&harness));
    harness.run_command(Command::Undo);
    assert!(auto_played(&saved(&harness)).len() < before.len());
    harness.run_command(Command::Redo);
    assert_eq!(auto_played(&saved(&harness)), before);
    let journal = harness.journal.as_ref().map(auto_played);
    assert_eq!(journal, Some(before));
}

/// A hand that is copied during play can be opened elsewhere at the same point.
#[test]
fn a_hand_is_copied_and_opened_elsewhere() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.run_command(Command::CopyHand);
    let text = harness.copied.pop().expect("something was copied");
    let game = read_hand_text(&text).expect("a hand");
    let mut other = Harness::new(9);
    other.run_command(Command::OpenHand);
    assert_eq!(
        other.presenter.modal(),
        Some(&Modal::Dialog(DialogKind::HandText))
    );
    other.reply(Reply::OpenHand(Box::new(game)));
    assert_eq!(other.presenter.view(), harness.presenter.view());
    assert!(other.is_own_turn());
    assert_eq!(other.presenter.modal(), None);
}

/// A new game can set all opponents to one level.
#[test]
fn a_new_game_sets_the_level_of_all_opponents() {
    let mut harness = Harness::new(4);
    harness.run_command(Command::NewGame);
    let rules = Box::new(RuleSet::bloem());
    harness.reply(Reply::NewGameAtLevel(rules, Level::Master));
    assert_eq!(harness.presenter.settings().levels, [Level::Master; 3]);
    let home = harness.presenter.home().expect("a game");
    let levels = home.view().seat().others();
    let levels = levels.filter_map(|seat| Some(home.computer_player(seat)?.level()));
    assert_eq!(levels.collect::<Vec<_>>(), [Level::Master; 3]);
}

/// The player's own win is shown with its name and tiles, special or not, until the player goes on.
#[test]
fn a_win_is_shown_until_a_press() {
    let special = "1B 2B 3B 4B 5B 6B 7B 8B 9B EW SW WW NW NW";
    let ordinary = "1B 1B 1B 2C 3C 4C 5D 6D 7D 9D 9D 9D RD RD";
    for (tiles, is_special) in [(special, true), (ordinary, false)] {
        let mut settings = settings();
        settings.motion.movements = true;
        settings.motion.speed = 5;
        let mut initial = initial_state(settings, RuleSet::bloem(), 8);
        let mut game = initial.game.as_saved();
        game.record.setup.first_east = Some(game.viewer);
        game.record.setup.walls = vec![wall_for(tiles)];
        initial.game = LocalTable::resume(&game);
        let mut harness = Harness::with(initial);
        harness.until_own_turn();
        harness.run_command(Command::MahJongg);
        harness.show_some(usize::MAX);
        let end = &harness.presenter.view().end;
        assert!(
            matches!(end, Some(DealEnd::MahJong { .. })),
            "{}",
            harness.status()
        );
        let shown = harness.presenter.win().expect("the win is shown");
        let count: usize = shown.tiles.iter().map(Vec::len).sum();
        assert_eq!((shown.is_special, count), (is_special, 14));
        if is_special {
            assert_eq!(shown.name.as_deref(), Some("Little Snake"));
            assert_eq!(shown.reactions.len(), 3, "all opponents say something");
        }
        harness.pass_time(Duration::from_secs(3600));
        assert!(
            harness.presenter.is_win_waiting(),
            "the player's own win is shown until the player goes on"
        );
        harness.send(Input::Pressed(Target::Elsewhere));
        harness.settle();
        assert_eq!(
            harness.presenter.modal(),
            Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
        );
        assert_eq!(harness.presenter.win(), None);
    }
}

/// The sets, the lines, and the total with what an opponent says follow one another, each when it is due. With reduced motion all are shown at
/// once.
#[test]
fn a_win_is_counted_line_by_line() {
    for reduced in [false, true] {
        let mut settings = settings();
        settings.motion.movements = true;
        settings.motion.speed = 5;
        settings.motion.reduced = reduced;
        let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
        harness.until(|harness| harness.presenter.view().end.is_some());
        let first = harness.presenter.win().expect("the win is shown");
        assert_eq!(first.is_complete(), reduced, "{first:?}");
        assert_eq!(first.reactions.len(), 1);
        let mut steps = first.steps_shown;
        while let Some(win) = harness.presenter.win().filter(|win| !win.is_complete()) {
            assert_eq!(win.steps_shown, steps);
            let due = harness.presenter.next_due().expect("the next step is due");
            harness.pass_time(due.saturating_sub(harness.now));
            steps += 1;
        }
        let win = harness.presenter.win().expect("the win is still shown");
        assert_eq!(steps, win.tiles.len() + win.lines.len() + 1);
        assert_eq!(win.lines_shown(), win.lines.len());
    }
}

/// It is known which discards had just been drawn, also after the game was opened again.
#[test]
fn discards_of_drawn_tiles_are_known() {
    let mut harness = Harness::new(11);
    let mut expected = Vec::new();
    harness.until(|harness| {
        harness.presenter.view().discards.len() > 30 || harness.presenter.view().end.is_some()
    });
    let saved = harness.presenter.home().expect("a game").as_saved();
    let mut game = engine::table::Game::new(saved.record.rules.clone(), saved.record.setup.clone());
    let mut drawn = None;
    for input in &saved.record.inputs {
        for event in game.apply(input.clone()).expect("legal") {
            match event {
                Event::Drew { seat, tile, .. } => drawn = tile.map(|tile| (seat, tile)),
                Event::Melded { .. } => drawn = None,
                Event::Discarded {
                    seat, tile, serial, ..
                } => expected.extend((drawn.take() == Some((seat, tile))).then_some(serial)),
                _ => {}
            }
        }
    }
    assert!(expected.len() > 2, "{expected:?}");
    assert_eq!(harness.presenter.drawn_discards(), expected);
    let opened = LocalTable::resume(&saved);
    assert_eq!(opened.decision_log().drawn_discards(), expected);
}

/// QuickTip gives its advice and reason; on request the figures, and then the reason again.
#[test]
fn a_second_request_shows_the_figures_of_a_tip() {
    let mut harness = Harness::new(8);
    harness.run_command(Command::MoveToTip);
    assert!(harness.status().contains("F8"), "{}", harness.status());
    harness.run_command(Command::Toggle(Toggle::QuickTip));
    harness.until_own_turn();
    let tip = harness.presenter.tip().expect("a tip").clone();
    let name = tip.discard.expect("a tile").name();
    assert!(
        tip.words.starts_with(&format!("Discard the {name}.")),
        "{}",
        tip.words
    );
    assert!(!tip.shows_figures && tip.figures.contains("on the table"));
    harness.run_command(Command::MoveToTip);
    assert!(harness.presenter.tip().is_some_and(|tip| tip.shows_figures));
    harness.run_command(Command::MoveToTip);
    assert_eq!(harness.presenter.tip(), Some(&tip));
}
