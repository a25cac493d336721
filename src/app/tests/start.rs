//! The first screens: the question at a first start, and the start screen. And a second start while the program runs.

use std::collections::BTreeSet;

use iced::Size;

use super::*;
use crate::app::dialog::{StartScreen, bench};
use crate::app::input::menu;
use crate::app::screen::table::placed::PlacedTile;
use crate::app::window::SystemEvent;
use crate::session::single_instance::OpenRequest;
use engine::rules::GameLength;
use engine::table::ReadyFor;
use players::Level;

/// The preferences of a first start.
const FIRST: &str = "[motion]\nmovements = false\n";

/// The program at its first start, showing the welcome question.
fn newcomer() -> Player {
    let mut player = Player::with(4, FIRST);
    player.step();
    assert_eq!(player.title().as_deref(), Some("Welcome to Red Stake"));
    player
}

/// The start screen over a dealt game that has not started.
fn at_start_screen() -> Player {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::StartScreen);
    player.step();
    assert_eq!(player.title().as_deref(), Some("Red Stake"));
    player
}

/// Moves the pointer from a corner to this text, or back.
fn point(player: &mut Player, words: &str, there: bool) {
    player.with_window(|window| {
        let words = window.find(words).expect("the words are shown").bounds();
        let mut path = [Point::new(2.0, 2.0), words.center()];
        if !there {
            path.reverse();
        }
        for position in path {
            window.point_at(position);
            let moved = mouse::Event::CursorMoved { position };
            let _ = window.simulate([Event::Mouse(moved)]);
        }
    });
}

#[test]
fn a_beginner_starts_the_lesson_with_one_press() {
    let mut player = newcomer();
    player.press(Named::Enter);
    player.step();
    assert!(player.app.presenter.lesson_progress().is_some());
    let settings = player.settings();
    assert!(settings.welcomed && settings.quick_tip);
    assert!(settings.simple_tips);
    assert_eq!(settings.levels, [Level::Learner; 3]);
    assert_eq!(settings.wait_time, None);
}

#[test]
fn players_of_other_variants_read_the_differences_and_choose_a_game() {
    let mut player = newcomer();
    player.choose("Another kind");
    assert!(player.app.help.is_open());
    assert_eq!(player.app.help.topic(), "other-mah-jongg");
    assert!(player.settings().quick_tip);
    player.press(Named::Escape);
    player.step();
    assert_eq!(player.title().as_deref(), Some("Red Stake"));
}

#[test]
fn an_experienced_player_needs_three_keys_and_is_not_asked_again() {
    let mut player = newcomer();
    player.press(Named::Escape);
    player.step();
    assert!(!player.settings().quick_tip);
    assert_eq!(player.settings().wait_time, Some(1.0));
    player.press(Named::Enter);
    player.settle();
    assert!(player.app.dialog.is_none());
    // Like every hand, the first one waits for Start!, and the message says so.
    assert_eq!(player.view().waiting_for, Some(ReadyFor::Play));
    assert!(player.status().contains("Start!"), "{}", player.status());
    player.press(Named::Enter);
    player.settle();
    assert_ne!(player.view().waiting_for, Some(ReadyFor::Play));
    let again = player.restarted(5);
    assert!(again.settings().welcomed && again.title().is_none());
}

#[test]
fn masters_and_a_game_of_one_hand_are_chosen_with_one_press_each() {
    let mut player = at_start_screen();
    player.choose("Master");
    player.choose("One hand");
    player.choose("Deal");
    player.settle();
    assert_eq!(player.settings().levels, [Level::Master; 3]);
    assert_eq!(player.settings().length, GameLength::Hand);
    let local = player.app.presenter.home().expect("a game");
    assert_eq!(local.view().rules.options.hands, Some(1));
    let players = local.as_saved().players;
    let masters = players
        .0
        .iter()
        .filter(|player| format!("{player:?}").contains("master"));
    assert_eq!(masters.count(), 3);
}

#[test]
fn pressing_a_portrait_picks_another_character() {
    let mut player = at_start_screen();
    let before = player.settings().opponents.clone();
    player.choose("Somebody other than Ada");
    player.choose("Deal");
    player.settle();
    let after = &player.settings().opponents;
    assert_eq!((&after[0], &after[2]), (&before[0], &before[2]));
    assert_ne!(after[1], before[1]);
    let names = player.app.presenter.names();
    assert!(names.0.contains(&after[1]), "{names:?}");
}

/// The status bar describes each control of the start screen under the pointer; a passing pointer closes no menu.
#[test]
fn controls_of_the_start_screen_are_described() {
    let mut player = at_start_screen();
    let before = player.status();
    let mut described = vec![before.clone()];
    for control in [
        "Ada",
        "Master",
        "One hand",
        "Deal",
        "Teach Me",
        "Watch",
        "At This Computer...",
        "Join a Table...",
        "Host a Table...",
    ] {
        point(&mut player, control, true);
        described.push(player.status());
        point(&mut player, control, false);
        assert_eq!(player.status(), before, "{control}");
    }
    let different: BTreeSet<_> = described.iter().collect();
    assert_eq!(different.len(), described.len(), "{described:?}");
    player.update(Message::Menu(menu::Message::Open {
        place: 5,
        by_key: false,
    }));
    point(&mut player, "Deal", true);
    assert!(player.app.menu.is_open());
}

/// Each line about what to do next leads there by its letter, and Escape leads back.
#[test]
fn the_next_steps_lead_where_they_say() {
    for (letter, label, title) in [
        ("y", "Deal of the Day", "Calendar of Daily Deals"),
        ("z", "Puzzles", "Drills"),
        ("a", "Album", "Album of Special Hands"),
        ("g", "Rating", "Rating"),
    ] {
        for by_letter in [true, false] {
            let mut player = at_start_screen();
            match by_letter {
                true => player.with_window(|window| {
                    let _ = window.typewrite(letter);
                }),
                false => player.choose(label),
            }
            player.step();
            assert_eq!(player.title().as_deref(), Some(title));
            player.press(Named::Escape);
            player.step();
            assert_eq!(player.title().as_deref(), Some("Red Stake"));
        }
    }
}

/// The lines are there at once, and are filled in when the records have been read.
#[test]
fn the_next_steps_are_filled_in() {
    let settings = storage::settings::Settings::default();
    let rules = RuleSet::bloem();
    let mut bench = bench::Bench::new(StartScreen::new(&settings, None));
    let says = |bench: &mut bench::Bench, words: &str| {
        let texts = bench.texts();
        texts.iter().any(|(text, _)| text == words)
    };
    assert!(says(&mut bench, "Puzzles") && !says(&mut bench, "a new one is ready"));
    let folder = tempfile::tempdir().expect("a folder");
    let steps = crate::app::disk::DataFiles::in_folder(folder.path()).next_steps(&rules);
    let screen = StartScreen::new(&settings, None).with_next_steps(steps);
    let mut bench = bench::Bench::new(screen);
    for words in [
        "not played yet",
        "a new one is ready",
        "starts with your first hand",
    ] {
        assert!(says(&mut bench, words), "{words}");
    }
}

#[test]
fn enter_continues_the_unfinished_game() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Start);
    player.settle();
    let before = player.view().clone();
    player.run_command(Command::StartScreen);
    player.step();
    player.press(Named::Enter);
    assert!(player.app.dialog.is_none());
    assert_eq!(*player.view(), before);
}

#[test]
fn in_watch_mode_the_computer_plays_every_seat() {
    let mut player = at_start_screen();
    player.choose("Watch");
    for _ in 0..200 {
        player.step();
        if player.view().discards.len() > 3 || player.view().end.is_some() {
            return;
        }
    }
    unreachable!("nobody plays: {}", player.status());
}

/// The start screen has portraits of its own and would cover half of each on the table.
#[test]
fn table_portraits_are_hidden_behind_the_start_screen() {
    let mut player = at_start_screen();
    assert!(!player.table().marks.people);
    player.dismiss();
    player.step();
    assert!(player.table().marks.people);
    assert!(!newcomer().table().marks.people);
}

/// The start screen is centred inside the rows of sets and Flowers, as far as large text permits.
#[test]
fn the_start_screen_covers_no_flowers_if_it_fits() {
    for (width, height, text, fits) in [
        (800.0, 600.0, 100, false),
        (800.0, 600.0, 200, false),
        (1280.0, 800.0, 100, true),
        (1280.0, 800.0, 200, false),
        (1920.0, 1080.0, 100, true),
        (3840.0, 2160.0, 100, true),
    ] {
        let size = Size::new(width, height);
        let mut player = Player::with(4, &format!("text_size = {text}\n{}", player::PREFERENCES));
        player.settle();
        player.update(Message::Window(window::Event::Resized(size)));
        player.run_command(Command::StartScreen);
        player.step();
        let mut window = Simulator::with_size(bench::settings(), size, player.app.view());
        let mut place = |words: &str| {
            window
                .find(words)
                .expect("the start screen is shown")
                .bounds()
        };
        let (head, foot) = (place("Red Stake"), place("Host a Table..."));
        let (top, bottom) = (head.y, foot.y + foot.height);
        let scene = &player.app.scene;
        let floor = height - scene.metrics().status_bar();
        assert!(
            top > scene.metrics().menu_bar() && bottom < floor,
            "{size:?}"
        );
        let inside = scene.inside();
        let off = (top + bottom) / 2.0 - inside.center_y();
        assert!(off.abs() < 10.0 || !fits, "{size:?}: {off}");
        assert!(top > inside.y && bottom < inside.y + inside.height || !fits);
    }
}

#[test]
fn the_start_screen_says_that_levels_are_mixed() {
    for (first, is_mixed) in [(Level::Club, false), (Level::Learner, true)] {
        let settings = storage::settings::Settings {
            levels: [first, Level::Club, Level::Club],
            ..Default::default()
        };
        let mut bench = bench::Bench::new(StartScreen::new(&settings, None));
        let texts = bench.texts();
        let mixed = words::say!("start-screen-mixed-levels");
        assert_eq!(texts.iter().any(|(text, _)| text == mixed), is_mixed);
    }
}

/// The start screen would cut sets, discards and balloons, and in a low window the tiles of the upper player.
#[test]
fn the_start_screen_cuts_no_tiles() {
    for (width, height, has_room) in [(1280.0, 800.0, true), (800.0, 600.0, false)] {
        let mut player = Player::new(4);
        player.settle();
        let size = Size::new(width, height);
        player.update(Message::Window(window::Event::Resized(size)));
        let count = player.table().placed().len();
        player.run_command(Command::StartScreen);
        player.step();
        let is_on_stake = |placed: &PlacedTile| matches!(placed.position, TilePosition::Stake(..));
        let placed = player.table().placed();
        assert!(placed.iter().all(is_on_stake) && !player.table().marks.balloons);
        assert_eq!(!placed.is_empty(), has_room);
        player.press(Named::Escape);
        player.step();
        assert_eq!(player.table().placed().len(), count);
    }
}

#[test]
fn a_second_start_requests_focus_and_attention() {
    use iced::futures::StreamExt;
    use iced::window::Id;
    use iced_test::runtime::task::into_stream;
    use iced_test::runtime::{Action, window};

    let mut player = Player::new(4);
    let request = OpenRequest { file: None };
    let task = player
        .app
        .update(SystemEvent::OpenRequested(request).into());
    let mut actions = into_stream(task).expect("the second start has a task");
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let (mut focus, mut attention) = (false, false);
    runtime.expect("a runtime").block_on(async {
        while let Some(action) = actions.next().await {
            match action {
                Action::Window(window::Action::GetOldest(asker)) => {
                    let _ = asker.send(Some(Id::unique()));
                }
                Action::Window(window::Action::GainFocus(_)) => focus = true,
                Action::Window(window::Action::RequestUserAttention(_, Some(_))) => {
                    attention = true
                }
                _ => {}
            }
        }
    });
    assert!(focus && attention, "{focus} {attention}");
}

#[test]
fn settings_open_over_the_start_screen_and_return_to_it() {
    let mut player = at_start_screen();
    player.key(Key::Character(",".into()), Modifiers::CTRL, true);
    player.step();
    assert_eq!(player.title().as_deref(), Some("Settings"));
    player.press(Named::Escape);
    player.step();
    assert_eq!(player.title().as_deref(), Some("Red Stake"));
}
