//! Keys as the window receives them: with modifiers of system shortcuts, and on layouts for other scripts.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Event, mouse, window};

use super::Player;
use crate::app::Message;
use crate::presenter::Command;

fn key(key: Key, code: Code, modifiers: Modifiers, down: bool) -> Event {
    let (modified_key, physical_key) = (key.clone(), Physical::Code(code));
    let location = Location::Standard;
    Event::Keyboard(match down {
        true => keyboard::Event::KeyPressed {
            text: match &key {
                Key::Character(typed) => Some(typed.clone()),
                Key::Named(Named::Space) => Some(" ".into()),
                Key::Named(_) | Key::Unidentified => None,
            },
            key,
            modified_key,
            physical_key,
            location,
            modifiers,
            repeat: false,
        },
        false => keyboard::Event::KeyReleased {
            key,
            modified_key,
            physical_key,
            location,
            modifiers,
        },
    })
}

/// A key with a name. Its physical key, F35, has no meaning.
fn named(name: Named, modifiers: Modifiers, down: bool) -> Event {
    key(Key::Named(name), Code::F35, modifiers, down)
}

fn tap(name: Named, modifiers: Modifiers) -> [Event; 2] {
    [true, false].map(|down| named(name, modifiers, down))
}

fn simulate(player: &mut Player, events: impl IntoIterator<Item = Event>) {
    let events: Vec<Event> = events.into_iter().collect();
    player.with_window(|window| {
        let _ = window.simulate(events);
    });
}

/// A game at the player's turn, with the keyboard cursor on the last tile.
fn with_cursor() -> Player {
    let mut player = Player::new(4);
    player.play_to_turn();
    simulate(&mut player, tap(Named::End, Modifiers::empty()));
    assert!(player.app.scene.cursor().is_some());
    player
}

#[test]
fn space_and_enter_with_modifiers_do_not_discard() {
    let alt_graph = |down| named(Named::AltGraph, Modifiers::empty(), down);
    let mut player = with_cursor();
    let before = player.view().clone();
    for name in [Named::Space, Named::Enter] {
        for held in [Modifiers::CTRL, Modifiers::LOGO, Modifiers::ALT] {
            simulate(&mut player, tap(name, held));
            assert_eq!(player.view(), &before, "{held:?}");
        }
        // AltGr is not a modifier in the window library.
        let [down, up] = tap(name, Modifiers::empty());
        simulate(&mut player, [alt_graph(true), down, up, alt_graph(false)]);
        assert_eq!(player.view(), &before, "AltGr");
    }
    // AltGr is released while another window has the keyboard.
    let away = Event::Window(window::Event::Unfocused);
    let [down, up] = tap(Named::Space, Modifiers::empty());
    simulate(&mut player, [alt_graph(true), away, down, up]);
    assert_ne!(player.view(), &before);
}

#[test]
fn keys_with_modifiers_do_not_answer_dialogs() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Save);
    player.run_command(Command::Open);
    let title = player.title();
    assert!(title.is_some());
    for name in [Named::Space, Named::Escape, Named::Tab] {
        for held in [Modifiers::ALT, Modifiers::CTRL, Modifiers::LOGO] {
            simulate(&mut player, tap(name, held));
            assert_eq!(player.title(), title, "{name:?} {held:?}");
        }
    }
    player.press(Named::Escape);
    assert_eq!(player.title(), None);
}

#[test]
fn alt_and_letters_open_menus_on_layouts_of_other_scripts() {
    for (code, typed) in [
        (Code::KeyG, "п"),
        (Code::KeyG, "γ"),
        (Code::KeyG, "g"),
        (Code::KeyI, "g"),
    ] {
        let mut player = Player::new(4);
        player.settle();
        let letter = Key::Character(typed.into());
        simulate(
            &mut player,
            [
                named(Named::Alt, Modifiers::empty(), true),
                key(letter, code, Modifiers::ALT, true),
            ],
        );
        assert!(player.app.menu.is_open(), "{typed}");
    }
}

/// Alt is pressed to switch windows, or to drag this one.
#[test]
fn alt_used_by_the_system_opens_no_menu() {
    let alt = |down| named(Named::Alt, Modifiers::ALT, down);
    let press = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Middle));
    for between in [Event::Window(window::Event::Unfocused), press] {
        let mut player = Player::new(4);
        player.settle();
        simulate(&mut player, [alt(true), between, alt(false)]);
        assert!(!player.app.menu.is_open());
        simulate(&mut player, [alt(true), alt(false)]);
        assert!(player.app.menu.is_open());
    }
}

#[test]
fn the_help_ignores_system_shortcuts() {
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Contents);
    assert!(player.app.help.is_open());
    for held in [Modifiers::ALT, Modifiers::CTRL, Modifiers::LOGO] {
        simulate(&mut player, tap(Named::Escape, held));
        assert!(player.app.help.is_open(), "{held:?}");
    }
    player.update(Message::Window(window::Event::Unfocused));
    player.press(Named::Escape);
    assert!(!player.app.help.is_open());
}
