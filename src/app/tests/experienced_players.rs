//! Features that experienced players asked for, in the running program.

use iced::Point;
use iced::keyboard::key::Named;

use super::*;
use crate::app::dialog::{Dialog, ReviewDialog};
use crate::app::screen::table::Message as OnTable;
use crate::app::screen::table::placed::TilePosition;
use players::Level;

/// Right-clicks the discard in the middle.
fn right_click(player: &mut Player) {
    let at = Point::new(400.0, 250.0);
    player.update(Message::Table(OnTable::RightPressed(
        Some(TilePosition::Well),
        at,
    )));
}

/// A game with a claimable discard.
fn claimable(preferences: &str) -> Player {
    for seed in 4..60 {
        let preferences = format!(
            "welcomed = true\nwait_time = \"no limit\"\n{preferences}[motion]\nmovements = false\n"
        );
        let mut player = Player::with(seed, &preferences);
        player.discard();
        for _ in 0..300 {
            if player.app.presenter.may_claim() && !player.is_showing() {
                return player;
            }
            if player.is_own_turn() || player.view().end.is_some() {
                break;
            }
            player.let_claim_pass();
            player.step();
        }
    }
    panic!("nothing could be claimed");
}

/// A right click does not pass: it opens a menu with Pass on it, unless a preference says otherwise.
#[test]
fn a_right_click_does_not_pass_by_default() {
    let mut player = claimable("");
    let inputs = player.game().inputs().len();
    right_click(&mut player);
    assert!(player.app.menu.is_open());
    assert_eq!(player.game().inputs().len(), inputs);
    assert!(player.app.presenter.may_claim());
    let pass = crate::app::input::menu::Message::Chosen(Command::Skip);
    player.update(Message::Menu(pass));
    assert!(!player.app.menu.is_open() && !player.app.presenter.may_claim());
    let mut player = claimable("hand = { right_passes = true }\n");
    right_click(&mut player);
    assert!(!player.app.menu.is_open() && !player.app.presenter.may_claim());
}

/// After New Game, pressing Master and OK is enough.
#[test]
fn all_opponents_become_masters_in_two_actions() {
    let mut player = Player::new(4);
    player.run_command(Command::NewGame);
    player.choose("Master");
    player.press(Named::Enter);
    assert_eq!(player.title(), None);
    assert_eq!(player.settings().levels, [Level::Master; 3]);
}

/// The index of the step that the open review shows in detail.
fn shown_step(player: &Player) -> Option<usize> {
    let open = player.app.dialog.as_ref();
    open.and_then(Dialog::content::<ReviewDialog>)?.shown_step()
}

/// The curve ends with the result of the hand, and describes there what came after the last decision.
#[test]
fn the_curve_of_a_review_ends_with_the_result() {
    let mut player = Player::new(77).played(1);
    let (view, own) = (player.view(), player.viewer());
    let points_won = view.scores[own] - view.rules.options.starting_score;
    assert_ne!(points_won, 0, "somebody won this hand");
    player.run_command(Command::Review);
    player.judge();
    let open = player.app.dialog.as_ref();
    let open = open.and_then(Dialog::content::<ReviewDialog>);
    let steps = open.expect("the review is open").curve_steps();
    let (end, decisions) = steps.split_last().expect("a curve");
    assert!(end.is_result && decisions.iter().all(|step| !step.is_result));
    assert_eq!(end.height, points_won as f64);
    for _ in 0..steps.len() {
        player.press(Named::ArrowRight);
    }
    assert_eq!(shown_step(&player), Some(steps.len() - 1));
}

/// The arrow keys and clicks on the curve move through the decisions of a review.
#[test]
fn arrows_and_clicks_navigate_the_decisions_of_a_review() {
    let mut player = Player::new(77).played(1);
    player.run_command(Command::Review);
    player.judge();
    for _ in 0..40 {
        player.press(Named::ArrowLeft);
    }
    assert_eq!(shown_step(&player), Some(0));
    player.press(Named::ArrowRight);
    player.press(Named::ArrowRight);
    assert_eq!(shown_step(&player), Some(2));
    player.press(Named::ArrowLeft);
    player.press(Named::ArrowLeft);
    player.choose("Step Through");
    player.press(Named::ArrowRight);
    player.press(Named::ArrowRight);
    assert!(player.shown().end.is_none());
    player.press(Named::Escape);
    assert_eq!(shown_step(&player), Some(0));
}
