//! Letters, digits and signs that need Ctrl and Alt.

use iced::keyboard::key::{NativeCode, Physical};
use iced::keyboard::{Event, Location, Modifiers};

use super::*;
use crate::presenter::Change;

#[test]
fn letters_alone_do_nothing_if_they_need_ctrl_and_alt() {
    let (none, both) = (Modifiers::empty(), Modifiers::CTRL | Modifiers::ALT);
    let press = |key: &str, location, modifiers| {
        let key = Key::Character(key.into());
        KeyPress::of(&Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location,
            modifiers,
            text: None,
            repeat: false,
        })
        .expect("a key")
    };
    for run in Command::all() {
        for keys in run.row().keys {
            let (location, key, modifiers) = match keys.strip_prefix("Keypad ") {
                Some(sign) => (Location::Numpad, sign, Modifiers::ALT),
                None if keys.len() == 1 => (Location::Standard, *keys, both),
                None => continue,
            };
            let bare = press(key, location, none);
            assert!(is_bare_letter(&bare), "{keys}");
            assert_eq!(command(&bare, true), None, "{keys}");
            let shifted = press(key, location, Modifiers::SHIFT);
            assert_eq!(command(&shifted, true), None, "{keys} with Shift");
            let held = press(key, location, modifiers);
            assert_eq!(command(&held, true), Some(run), "{keys}");
            assert_eq!(command(&bare, false), Some(run), "{keys}");
            // The key that menus show is the one that works.
            if run.row().keys.first() == Some(keys) {
                let shown = run.row().key_name(true);
                assert!(
                    shown.starts_with("Ctrl+Alt+")
                        || location == Location::Numpad && shown.starts_with("Alt+"),
                    "{shown}"
                );
            }
        }
    }
    // Other keys stay as they are.
    let control = press("n", Location::Standard, Modifiers::CTRL);
    assert_eq!(command(&control, true), Some(Command::NewGame));
    let both_and_plus = press("+", Location::Numpad, both);
    let size = Some(Command::StatusSize(Change::More));
    assert_eq!(command(&both_and_plus, true), size);
    let enter = Event::KeyPressed {
        key: Key::Named(Named::Enter),
        modified_key: Key::Named(Named::Enter),
        physical_key: Physical::Unidentified(NativeCode::Unidentified),
        location: Location::Standard,
        modifiers: none,
        text: None,
        repeat: false,
    };
    let enter = KeyPress::of(&enter).expect("a key");
    assert_eq!(command(&enter, true), Some(Command::Choose));
}
