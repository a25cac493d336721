//! The game, played with a finger.

use std::time::{Duration, Instant};

use iced::touch::{Event as Touch, Finger};
use iced::{Event, Point, window};

use super::Player;
use crate::app::screen::table::Over;
use crate::app::screen::table::placed::TilePosition;

fn finger(touch: fn(Finger, Point) -> Touch, at: Point) -> Event {
    Event::Touch(touch(Finger(3), at))
}

fn press(at: Point) -> Event {
    finger(|id, position| Touch::FingerPressed { id, position }, at)
}

fn drag(to: Point) -> Event {
    finger(|id, position| Touch::FingerMoved { id, position }, to)
}

fn lift(at: Point) -> Event {
    finger(|id, position| Touch::FingerLifted { id, position }, at)
}

fn touch(player: &mut Player, events: Vec<Event>) {
    player.with_window(|window| {
        let _ = window.simulate(events);
    });
}

fn tap(player: &mut Player, at: Point) {
    touch(player, vec![press(at), lift(at)]);
}

fn tap_on(player: &mut Player, words: &str) {
    let mut found = None;
    player.with_window(|window| {
        found = window.find(words).ok().map(|found| found.bounds().center());
    });
    tap(
        player,
        found.unwrap_or_else(|| panic!("nothing says {words}")),
    );
}

fn hold(player: &mut Player, at: Point) {
    let later = Instant::now() + Duration::from_secs(1);
    let redraw = Event::Window(window::Event::RedrawRequested(later));
    touch(player, vec![press(at), redraw, lift(at)]);
}

#[test]
fn a_tap_discards_and_leaves_no_hover() {
    let mut player = Player::new(4);
    player.play_to_turn();
    let (before, tile) = (player.view().discards.len(), player.last_tile());
    tap(&mut player, tile);
    assert_eq!(player.view().discards.len(), before + 1);
    assert_eq!(player.table().hovered(), Over::Nothing);
}

/// From the first touch on, every control is at least 32 pixels high.
#[test]
fn the_first_touch_enlarges_controls() {
    let mut player = Player::new(4);
    player.settle();
    let metrics = player.app.scene.metrics();
    let (bar, entry) = (metrics.menu_bar(), metrics.target(21.0));
    assert!(bar < 32.0 && entry < 32.0);
    tap(&mut player, Point::new(400.0, 250.0));
    let metrics = player.app.scene.metrics();
    assert_eq!((metrics.menu_bar(), metrics.target(21.0)), (32.0, 32.0));
    assert_eq!(metrics.target(40.0), metrics.px(40.0));
    player.update(crate::app::Message::Scaled(2.0));
    assert_eq!(player.app.scene.metrics().menu_bar(), 32.0);
}

#[test]
fn a_swipe_across_the_table_discards_nothing() {
    let mut player = Player::new(4);
    player.play_to_turn();
    let (before, tile) = (player.view().clone(), player.last_tile());
    let away = Point::new(tile.x - 120.0, tile.y - 90.0);
    touch(&mut player, vec![press(tile), drag(away), lift(away)]);
    assert_eq!(player.view(), &before);
}

#[test]
fn taps_work_in_menus_and_dialogs() {
    let mut player = Player::new(4);
    player.settle();
    tap_on(&mut player, "Game");
    assert!(player.app.menu.is_open());
    tap_on(&mut player, "Settings by Page");
    tap_on(&mut player, "Setup...");
    assert_eq!(player.title().as_deref(), Some("Settings"));
    tap_on(&mut player, "Cancel");
    assert_eq!(player.title(), None);
}

#[test]
fn a_long_press_opens_the_context_menu() {
    let mut player = Player::new(4);
    player.play_to_turn();
    player.discard();
    let empty = Point::new(400.0, 250.0);
    hold(&mut player, empty);
    assert!(player.app.menu.is_open(), "{}", player.status());
    tap(&mut player, Point::new(900.0, 600.0));
    assert!(!player.app.menu.is_open());
}

#[test]
fn unsorted_tiles_can_be_moved_by_finger() {
    let preferences = "welcomed = true\n[motion]\nmovements = false\n[hand]\nsorted = \"deal\"\n";
    let mut player = Player::with(8, preferences);
    player.play_to_turn();
    let before = player.table().own_tiles().to_vec();
    let seat = player.viewer();
    let middle = |player: &Player, index| {
        let mut placed = player.table().placed().iter();
        let tile = placed.find(|placed| placed.position == TilePosition::Stake(seat, index));
        tile.expect("a tile").rect.center() + player.app.scene.below_menu_bar()
    };
    let (from, to) = (middle(&player, 0), middle(&player, 1));
    touch(&mut player, vec![press(from), drag(to), lift(to)]);
    let mut dragged = before.clone();
    dragged.swap(0, 1);
    assert_eq!(player.table().own_tiles(), dragged);
    // The system cancels the touch: nothing is discarded.
    let lost = finger(|id, position| Touch::FingerLost { id, position }, from);
    let discards = player.view().discards.len();
    let near = Point::new(from.x, from.y + 14.0);
    touch(&mut player, vec![press(from), drag(near), lost]);
    assert_eq!(player.view().discards.len(), discards);
}
