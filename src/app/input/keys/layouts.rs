//! Tests the keys of the command table on the keyboard layouts of several countries, as the window library reports them.

use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{Event, Location, Modifiers};

use super::*;
use crate::presenter::{Change, Step};

const NONE: Modifiers = Modifiers::empty();

/// The command of the key at this position, given what it types without modifiers and with those held.
fn press(code: Code, plain: Key, modified: Key, modifiers: Modifiers) -> Option<Command> {
    let is_keypad = format!("{code:?}").starts_with("Numpad");
    let text = match &modified {
        Key::Character(typed) => Some(typed.clone()),
        Key::Named(_) | Key::Unidentified => None,
    };
    let event = Event::KeyPressed {
        key: plain,
        modified_key: modified,
        physical_key: Physical::Code(code),
        location: match is_keypad {
            true => Location::Numpad,
            false => Location::Standard,
        },
        modifiers,
        text,
        repeat: false,
    };
    command(&KeyPress::of(&event)?, false)
}

fn typed(code: Code, plain: &str, modified: &str, modifiers: Modifiers) -> Option<Command> {
    let character = |typed: &str| Key::Character(typed.into());
    press(code, character(plain), character(modified), modifiers)
}

#[test]
fn letters_follow_the_layout_or_the_key_position_in_other_scripts() {
    use Code::*;
    let tip = Some(Command::MoveToTip);
    for (layout, code, plain, wanted) in [
        ("us", KeyQ, "q", tip),
        ("de", KeyQ, "q", tip),
        ("fr", KeyA, "q", tip),
        ("fr", KeyQ, "a", None),
        ("cz", KeyQ, "q", tip),
        ("ru", KeyQ, "й", tip),
        ("gr", KeyQ, ";", tip),
        ("il", KeyQ, "/", tip),
        ("dvorak", KeyX, "q", tip),
        ("dvorak", KeyQ, "'", None),
        ("colemak", KeyP, ";", None),
        ("fr", KeyM, ",", None),
        ("ru", KeyP, "з", Some(Command::Pung)),
        ("gr", KeyP, "π", Some(Command::Pung)),
        ("gr", KeyS, "σ", Some(Command::Skip)),
        (
            "tr",
            KeyG,
            "g",
            Some(Command::Toggle(crate::presenter::Toggle::GoalLine)),
        ),
    ] {
        assert_eq!(typed(code, plain, plain, NONE), wanted, "{layout} {plain}");
        let upper = plain.to_uppercase();
        let shifted = typed(code, plain, &upper, Modifiers::SHIFT);
        assert_eq!(shifted, wanted, "{layout} {upper}");
    }
}

#[test]
fn ctrl_shortcuts_work_on_every_layout() {
    use Code::*;
    let (undo, redo) = (Some(Command::Undo), Some(Command::Redo));
    for (layout, code, plain, wanted) in [
        ("us", KeyZ, "z", undo),
        ("de", KeyY, "z", undo),
        ("de", KeyZ, "y", redo),
        ("fr", KeyW, "z", undo),
        ("cz", KeyY, "z", undo),
        ("ru", KeyZ, "я", undo),
        ("ru", KeyY, "н", redo),
        ("gr", KeyZ, "ζ", undo),
        ("dvorak", Slash, "z", undo),
        ("dvorak", KeyZ, ";", None),
        ("us", KeyN, "n", Some(Command::NewGame)),
        ("ru", KeyN, "т", Some(Command::NewGame)),
    ] {
        let pressed = typed(code, plain, plain, Modifiers::CTRL);
        assert_eq!(pressed, wanted, "{layout} {plain}");
    }
    let both = Modifiers::CTRL | Modifiers::SHIFT;
    assert_eq!(typed(KeyZ, "я", "Я", both), redo);
    assert_eq!(typed(KeyS, "ы", "Ы", both), Some(Command::SaveAs));
}

#[test]
fn digits_work_on_every_layout_with_or_without_shift() {
    let rows = [
        ("us", "1234567890", "!@#$%^&*()"),
        ("de", "1234567890", "!\"§$%&/()="),
        ("fr", "&é\"'(-è_çà", "1234567890"),
        ("be", "&é\"'(§è!çà", "1234567890"),
        ("cz", "+ěščřžýáíé", "1234567890"),
        ("sk", "+ľščťžýáíé", "1234567890"),
        ("lt", "ąčęėįšųū90", "ĄČĘĖĮŠŲŪ()"),
        ("ru", "1234567890", "!\"№;%:?*()"),
        ("gr", "1234567890", "!@#$%^&*()"),
        ("ir", "۱۲۳۴۵۶۷۸۹۰", "!٬٫﷼٪×،*)("),
        ("dvorak", "1234567890", "!@#$%^&*()"),
    ];
    use Code::*;
    let codes = [
        Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0,
    ];
    for (layout, plain, shifted) in rows {
        let signs = plain.chars().zip(shifted.chars());
        for (place, (code, (plain, shifted))) in codes.into_iter().zip(signs).enumerate() {
            let wanted = match place {
                9 => Command::Skip,
                place => Command::MoveTo(place + 1),
            };
            let (plain, shifted) = (plain.to_string(), shifted.to_string());
            let alone = typed(code, &plain, &plain, NONE);
            assert_eq!(alone, Some(wanted), "{layout} {plain}");
            let with_shift = typed(code, &plain, &shifted, Modifiers::SHIFT);
            assert_eq!(with_shift, Some(wanted), "{layout} {shifted}");
            // A dead key, as on Vietnamese layouts.
            let dead = press(code, Key::Unidentified, Key::Unidentified, NONE);
            assert_eq!(dead, Some(wanted));
            for held in [Modifiers::ALT, Modifiers::CTRL, Modifiers::LOGO] {
                assert_eq!(typed(code, &plain, &plain, held), None, "{layout} {held:?}");
            }
        }
    }
}

#[test]
fn the_keypad_has_digits_with_num_lock_and_arrows_without() {
    use Code::*;
    let num_lock = |code, named, digit: &str| {
        // X11 reports the arrow as the key without modifiers, since Num Lock is a modifier there; Windows reports the digit.
        let x11 = press(code, Key::Named(named), Key::Character(digit.into()), NONE);
        assert_eq!(x11, typed(code, digit, digit, NONE), "{code:?}");
        x11
    };
    assert_eq!(
        num_lock(Numpad8, Named::ArrowUp, "8"),
        Some(Command::MoveTo(8))
    );
    assert_eq!(num_lock(Numpad1, Named::End, "1"), Some(Command::MoveTo(1)));
    assert_eq!(num_lock(Numpad0, Named::Insert, "0"), Some(Command::Skip));
    let no_lock = |code, named: Named| press(code, Key::Named(named), Key::Named(named), NONE);
    let left = Some(Command::Move(Step::Left));
    assert_eq!(no_lock(Numpad4, Named::ArrowLeft), left);
    assert_eq!(no_lock(Numpad0, Named::Insert), Some(Command::Skip));
    assert_eq!(no_lock(Numpad5, Named::Clear), Some(Command::MoveTo(5)));
    let begin = press(Numpad5, Key::Unidentified, Key::Unidentified, NONE);
    assert_eq!(begin, Some(Command::MoveTo(5)));
    assert_eq!(no_lock(Insert, Named::Insert), None, "not on the keypad");
    let longer = Some(Command::WaitTime(Change::More));
    assert_eq!(typed(NumpadAdd, "+", "+", NONE), longer);
    assert_eq!(typed(NumpadAdd, "+", "+", Modifiers::ALT), None);
}

#[test]
fn additional_modifiers_prevent_a_command() {
    let named = |key: Named, held| press(Code::F35, Key::Named(key), Key::Named(key), held);
    let combinations = [
        Modifiers::LOGO,
        Modifiers::LOGO | Modifiers::SHIFT,
        Modifiers::CTRL | Modifiers::ALT,
        Modifiers::ALT | Modifiers::SHIFT | Modifiers::CTRL,
    ];
    for (key, _) in NAMES {
        for held in combinations {
            assert_eq!(named(key, held), None, "{key:?} {held:?}");
        }
    }
    for held in [Modifiers::ALT, Modifiers::CTRL] {
        assert_eq!(named(Named::Space, held), None);
        assert_eq!(named(Named::Escape, held), None);
        assert_eq!(named(Named::ArrowLeft, held), None);
    }
    assert_eq!(named(Named::Enter, Modifiers::CTRL), None);
    assert_eq!(
        named(Named::Enter, Modifiers::ALT),
        Some(Command::FullScreen)
    );
    assert_eq!(named(Named::F10, Modifiers::SHIFT), None);
    assert_eq!(named(Named::Space, Modifiers::SHIFT), Some(Command::Choose));
    for letter in ["q", "s", "p", "m", "0", "1"] {
        for held in [Modifiers::ALT, Modifiers::LOGO] {
            assert_eq!(typed(Code::F35, letter, letter, held), None, "{letter}");
        }
    }
}

#[test]
fn held_keys_repeat_movement_but_no_action() {
    let held = |named| {
        let event = Event::KeyPressed {
            key: Key::Named(named),
            modified_key: Key::Named(named),
            physical_key: Physical::Code(Code::F35),
            location: Location::Standard,
            modifiers: NONE,
            text: None,
            repeat: true,
        };
        command(&KeyPress::of(&event)?, false)
    };
    assert_eq!(held(Named::Space), None);
    assert_eq!(held(Named::Enter), None);
    assert_eq!(held(Named::F5), None);
    assert_eq!(held(Named::ArrowLeft), Some(Command::Move(Step::Left)));
}
