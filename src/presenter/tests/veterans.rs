//! Features requested by experienced players.

use std::time::Duration;

use super::super::*;
use super::outside::{Outside, beginning, settings};
use coach::review::{Effort, PlayedDeal};
use engine::rules::RuleSet;
use engine::table::prepared_wall::wall_for;
use engine::table::{ClaimWindow, DealEnd, Event, Input as GameInput, Move};
use players::Level;
use storage::save::read_hand_text;
use wording::TileWording;

/// A game in which the player has just passed on a discard that could be claimed, and that discard.
fn let_go() -> (Outside, ClaimWindow) {
    for seed in 1..60 {
        let mut outside = Outside::new(seed);
        for _ in 0..400 {
            outside.settle();
            if outside.presenter.view().end.is_some() {
                break;
            }
            if let Some(window) = outside
                .presenter
                .view()
                .window
                .filter(|_| outside.presenter.may_claim())
            {
                outside.order(Command::Skip);
                outside.until(|outside| outside.presenter.view().window != Some(window));
                return (outside, window);
            }
            outside.play_on();
        }
    }
    panic!("nothing could be claimed");
}

/// Undo stops at every decision of the player, including a pass, and then waits for a new decision.
#[test]
fn undo_stops_at_a_passed_discard() {
    let (mut outside, window) = let_go();
    let before = outside.inputs();
    for _ in 0..40 {
        outside.order(Command::Undo);
        if outside.presenter.view().window == Some(window) {
            break;
        }
    }
    assert_eq!(outside.presenter.view().window, Some(window));
    assert!(before.starts_with(&outside.inputs()));
    assert!(outside.presenter.may_claim());
    for _ in 0..30 {
        outside.settle();
        outside.pass(Duration::from_secs(2));
    }
    assert_eq!(
        outside.presenter.view().window,
        Some(window),
        "the discard waits again"
    );
    outside.order(Command::Redo);
    outside.settle();
    assert_ne!(
        outside.presenter.view().window,
        Some(window),
        "the discard is passed on again"
    );
}

/// Moves of Auto Play are not decisions of the player, also after the game was saved and opened again.
#[test]
fn moves_of_auto_play_are_not_decisions_of_the_player() {
    let mut outside = Outside::new(8);
    outside.until_own_turn();
    let tile = outside.own_tile().expect("a tile");
    outside.send(Input::Pressed(Target::OwnTile(tile)));
    outside.until(|outside| outside.presenter.view().window.is_none());
    outside.order(Command::AutoPlay);
    outside.until(|outside| outside.presenter.view().end.is_some());
    let kept = outside.journal.clone().expect("a journal");
    let saved = outside.presenter.home().expect("a game").as_saved();
    assert_eq!(kept.auto_played, saved.auto_played);
    let again = LocalTable::resume(&kept).as_saved();
    assert_eq!(again.auto_played, saved.auto_played);
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
    assert!(
        review
            .turning_points()
            .iter()
            .all(|point| !point.auto_played)
    );
}

/// A hand copied in the middle can be opened elsewhere at the same point.
#[test]
fn a_hand_is_copied_and_opened_elsewhere() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    outside.order(Command::CopyHand);
    let text = outside.copied.pop().expect("something was copied");
    let game = read_hand_text(&text).expect("a hand");
    let mut other = Outside::new(9);
    other.order(Command::OpenHand);
    assert_eq!(
        other.presenter.open(),
        Some(&Open::Dialog(DialogKind::HandText))
    );
    other.reply(Reply::OpenHand(Box::new(game)));
    assert_eq!(other.presenter.view(), outside.presenter.view());
    assert!(other.is_own_turn());
    assert_eq!(other.presenter.open(), None);
}

/// A new game can set all opponents to one level.
#[test]
fn a_new_game_sets_the_level_of_all_opponents() {
    let mut outside = Outside::new(4);
    outside.order(Command::NewGame);
    let rules = Box::new(RuleSet::bloem());
    outside.reply(Reply::NewGameOf(rules, Level::Master));
    assert_eq!(outside.presenter.settings().levels, [Level::Master; 3]);
    let home = outside.presenter.home().expect("a game");
    let levels = home.view().seat().others();
    let levels = levels.filter_map(|seat| Some(home.computer_player(seat)?.level()));
    assert_eq!(levels.collect::<Vec<_>>(), [Level::Master; 3]);
}

/// A winning special hand is shown for a while with its name and tiles; an ordinary hand is not.
#[test]
fn a_winning_special_hand_is_shown_until_a_press() {
    let special = "1B 2B 3B 4B 5B 6B 7B 8B 9B EW SW WW NW NW";
    let ordinary = "1B 1B 1B 2C 3C 4C 5D 6D 7D 9D 9D 9D RD RD";
    for (tiles, is_special) in [(special, true), (ordinary, false)] {
        let mut settings = settings();
        settings.motion.movements = true;
        settings.motion.speed = 5;
        let mut begin = beginning(settings, RuleSet::bloem(), 8);
        let mut game = begin.game.as_saved();
        game.record.setup.first_east = Some(game.viewer);
        game.record.setup.walls = vec![wall_for(tiles)];
        begin.game = LocalTable::resume(&game);
        let mut outside = Outside::with(begin);
        outside.until_own_turn();
        outside.order(Command::MahJongg);
        outside.show_some(usize::MAX);
        let end = &outside.presenter.view().end;
        assert!(
            matches!(end, Some(DealEnd::MahJong { .. })),
            "{}",
            outside.status()
        );
        let staged = outside.presenter.special_win();
        assert_eq!(staged.is_some(), is_special);
        if let Some(staged) = staged {
            let count: usize = staged.tiles.iter().map(Vec::len).sum();
            assert_eq!((staged.name.as_str(), count), ("Little Snake", 14));
            outside.pass(Duration::from_secs(4));
            assert!(
                outside.presenter.is_showing_winner(),
                "the special hand is shown"
            );
            outside.send(Input::Pressed(Target::Elsewhere));
        } else {
            outside.pass(Duration::from_secs(4));
        }
        outside.settle();
        assert_eq!(
            outside.presenter.open(),
            Some(&Open::Dialog(DialogKind::Scores))
        );
        assert_eq!(outside.presenter.special_win(), None);
    }
}

/// Discards of the drawn tile are known, also after the game was opened again.
#[test]
fn discards_of_drawn_tiles_are_known() {
    let mut outside = Outside::new(11);
    let mut expected = Vec::new();
    outside.until(|outside| {
        outside.presenter.view().discards.len() > 30 || outside.presenter.view().end.is_some()
    });
    let saved = outside.presenter.home().expect("a game").as_saved();
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
    assert_eq!(outside.presenter.drawn_discards(), expected);
    let opened = LocalTable::resume(&saved);
    assert_eq!(opened.decision_log().drawn_discards(), expected);
}

/// QuickTip gives its advice and reason; on request the figures, and then the reason again.
#[test]
fn a_second_request_shows_the_figures_of_a_tip() {
    let mut outside = Outside::new(8);
    outside.order(Command::MoveToTip);
    assert!(outside.status().contains("F8"), "{}", outside.status());
    outside.order(Command::Toggle(Toggle::QuickTip));
    outside.until_own_turn();
    let tip = outside.presenter.tip().expect("a tip").clone();
    let name = tip.discard.expect("a tile").name();
    assert!(
        tip.words.starts_with(&format!("Discard {name}.")),
        "{}",
        tip.words
    );
    assert!(!tip.shows_figures && tip.figures.contains("on the table"));
    outside.order(Command::MoveToTip);
    assert!(outside.presenter.tip().is_some_and(|tip| tip.shows_figures));
    outside.order(Command::MoveToTip);
    assert_eq!(outside.presenter.tip(), Some(&tip));
}
