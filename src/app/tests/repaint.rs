//! How much of the window a frame repaints, according to the CPU renderer: a measure of smooth animation that does not depend on the clock.

use std::time::Duration;

use iced::advanced::graphics::damage;
use iced::{Font, Rectangle, Size, Theme, mouse, window};
use iced_test::core::clipboard;
use iced_test::core::renderer::{Headless, Style};
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_tiny_skia::Layer;

use super::Player;
use crate::app::Message;
use crate::app::screen::help;
use crate::presenter::{Command, Input};

const WINDOW: Size = Size::new(1920.0, 1080.0);
/// The first frame repaints the whole window.
const FIRST: usize = 0;

#[test]
fn a_move_repaints_a_small_part_of_the_window() {
    let mut player = Player::with(5, "welcomed = true\n");
    let mut renderer: iced::Renderer = block_on(<iced::Renderer as Headless>::new(
        Font::with_name("Red Stake Sans"),
        16.0.into(),
        Some("tiny-skia"),
    ))
    .expect("the CPU renderer is always there");
    let resized = window::Event::Resized(WINDOW);
    player.update(Message::Window(resized));
    player.run_command(Command::AutoPlay);
    let mut cache = Cache::default();
    let mut before: Vec<Layer> = Vec::new();
    let whole = Rectangle::with_size(WINDOW);
    let mut shares = Vec::new();
    for frame in 0..1500 {
        player.pass(Duration::from_millis(16));
        player.let_claim_pass();
        // A win is shown over the whole table.
        if player.app.dialog.is_some() || player.app.presenter.is_showing_winning_hand() {
            break;
        }
        let mut window: UserInterface<'_, Message, Theme, iced::Renderer> =
            UserInterface::build(player.app.view(), WINDOW, cache, &mut renderer);
        let redraw = iced::Event::Window(window::Event::RedrawRequested(player.now));
        let away = mouse::Cursor::Unavailable;
        let (clip, mut messages) = (&mut clipboard::Null, Vec::new());
        let _ = window.update(&[redraw], away, &mut renderer, clip, &mut messages);
        let style = Style {
            text_color: player.app.scene.palette().ink,
        };
        window.draw(&mut renderer, &player.app.theme(), &style, away);
        cache = window.into_cache();
        let layers = renderer.layers().to_vec();
        let parts = damage::diff(&before, &layers, |layer| vec![layer.bounds], Layer::damage);
        let parts = damage::group(parts, whole);
        let share = parts.iter().map(Rectangle::area).sum::<f32>() / whole.area();
        if frame > FIRST {
            shares.push((share, frame));
        }
        before = layers;
    }
    shares.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (median, _) = shares[shares.len() / 2];
    let (percentile_99, _) = shares[shares.len() * 99 / 100];
    let (largest, frame) = shares[shares.len() - 1];
    assert!(player.view().discards.len() > 5, "tiles were animated");
    assert!(
        percentile_99 < 0.20,
        "{percentile_99:.3} of the window at the 99th percentile"
    );
    assert!(
        median < 0.05,
        "{median:.3} of the window in the median frame"
    );
    assert!(
        largest < 0.45,
        "{largest:.3} of the window at frame {frame}"
    );
}

/// A new size changes every part of the table, so the window is repainted as a whole.
#[test]
fn resizing_repaints_the_whole_window_at_once() {
    let mut player = Player::with(5, "welcomed = true\n");
    let background = |player: &Player| player.app.style(&player.app.theme()).background_color;
    player.update(Message::Window(window::Event::Resized(WINDOW)));
    let before = background(&player);
    player.update(Message::Window(window::Event::Resized(WINDOW)));
    assert_eq!(background(&player), before);
    let larger = Size::new(3840.0, 2160.0);
    player.update(Message::Window(window::Event::Resized(larger)));
    assert_ne!(background(&player), before);
    // The background is visible until the table has been painted, so it should look like the table.
    let (seen, table) = (background(&player), player.app.scene.palette().table[2]);
    let differs = [seen.r - table.r, seen.g - table.g, seen.b - table.b];
    assert!(differs.iter().all(|part| part.abs() < 0.02), "{differs:?}");
}

/// When a page replaces another, nothing remains of the old one, not even the edge of a letter.
#[test]
fn turning_a_page_of_the_help_repaints_the_whole_window() {
    let mut player = Player::with(5, "welcomed = true\n");
    let background = |player: &Player| player.app.style(&player.app.theme()).background_color;
    player.run_command(Command::Contents);
    let before = background(&player);
    player.update(Message::Help(help::Message::Turn(true)));
    assert_ne!(background(&player), before);
}

/// The content of the window, as the CPU renderer compares it with the previous frame.
fn layers(player: &Player) -> Vec<Layer> {
    let mut renderer: iced::Renderer = block_on(<iced::Renderer as Headless>::new(
        Font::with_name("Red Stake Sans"),
        16.0.into(),
        Some("tiny-skia"),
    ))
    .expect("the CPU renderer is always there");
    let mut window: UserInterface<'_, Message, Theme, iced::Renderer> =
        UserInterface::build(player.app.view(), WINDOW, Cache::default(), &mut renderer);
    let style = Style {
        text_color: player.app.scene.palette().ink,
    };
    let theme = player.app.theme();
    window.draw(&mut renderer, &theme, &style, mouse::Cursor::Unavailable);
    renderer.layers().to_vec()
}

/// Letters extend slightly beyond the area that the renderer repaints for a text; without this, specks remain.
#[test]
fn new_status_bar_text_repaints_its_whole_field() {
    let mut player = Player::new(5);
    player.update(Message::Window(window::Event::Resized(WINDOW)));
    let mut show = |words: &str| {
        let pointed = Input::PointedAt(Some(words.to_owned()));
        let _ = player.app.send(pointed);
        layers(&player)
    };
    let (before, after) = (show("You draw 8 Circle."), show("Lin draws a tile."));
    let parts = damage::diff(&before, &after, |layer| vec![layer.bounds], Layer::damage);
    let floor = WINDOW.height - 32.0;
    let whole = |part: &Rectangle| part.width > 0.85 * WINDOW.width && part.y < floor;
    assert!(parts.iter().any(whole), "{parts:?}");
}

#[test]
fn auto_play_needs_half_the_frames() {
    let mut player = Player::new(5);
    let played_by_hand = player.app.frame_interval();
    player.run_command(Command::AutoPlay);
    assert!(player.app.frame_interval() >= 2 * played_by_hand);
}
