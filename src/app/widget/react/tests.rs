//! Keys in a form, on several layouts and with modifiers of system shortcuts.

use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{Event as KeyEvent, Location, Modifiers};

use super::super::key_press::ALT_GRAPH;
use super::*;

/// A text field, a default button, a Cancel button, a check box, and a button with a digit as its letter.
fn controls() -> Vec<Control<&'static str>> {
    vec![
        Control::new(None, Some(Keys::Text)),
        Control {
            default: true,
            ..Control::new(Some('O'), Some(Keys::Press("ok")))
        },
        Control {
            cancel: true,
            ..Control::new(Some('C'), Some(Keys::Press("cancel")))
        },
        Control::new(Some('G'), Some(Keys::Toggle("go"))),
        Control::new(Some('1'), Some(Keys::Press("first"))),
    ]
}

const FIELD: usize = 0;
const CHECK_BOX: usize = 3;

/// A key: its position, its meaning without and with the held modifiers, and the text that it types.
struct Stroke(Code, Key, Key, Option<&'static str>);

impl Stroke {
    fn named(named: Named, text: Option<&'static str>) -> Self {
        Self(Code::F35, Key::Named(named), Key::Named(named), text)
    }

    fn typed(code: Code, plain: &str, text: &'static str) -> Self {
        let key = |typed: &str| Key::Character(typed.into());
        Self(code, key(plain), key(text), Some(text))
    }

    fn at(self, focus: usize, modifiers: Modifiers, repeat: bool) -> Reaction<Event<&'static str>> {
        self.with_letters(false, focus, modifiers, repeat)
    }

    fn with_letters(
        self,
        letters_need_alt: bool,
        focus: usize,
        modifiers: Modifiers,
        repeat: bool,
    ) -> Reaction<Event<&'static str>> {
        let Self(code, key, modified_key, text) = self;
        let press = KeyPress::of(&KeyEvent::KeyPressed {
            key,
            modified_key,
            physical_key: Physical::Code(code),
            location: match format!("{code:?}").starts_with("Numpad") {
                true => Location::Numpad,
                false => Location::Standard,
            },
            modifiers,
            text: text.map(Into::into),
            repeat,
        });
        let focus = Focus {
            at: Some(focus),
            ..Focus::default()
        };
        react(&controls(), focus, &press.expect("a key"), letters_need_alt)
    }
}

fn message_of(reaction: Reaction<Event<&'static str>>) -> Option<&'static str> {
    match reaction {
        Reaction::Send(event) => event.message,
        Reaction::Pass | Reaction::Swallow | Reaction::SendAndPass(_) => None,
    }
}

const NONE: Modifiers = Modifiers::empty();
const SYSTEM_MODIFIERS: [Modifiers; 4] =
    [Modifiers::ALT, Modifiers::CTRL, Modifiers::LOGO, ALT_GRAPH];

#[test]
fn modifiers_prevent_presses() {
    let space = || Stroke::named(Named::Space, Some(" "));
    let enter = || Stroke::named(Named::Enter, Some("\r"));
    let escape = || Stroke::named(Named::Escape, Some("\u{1b}"));
    assert_eq!(message_of(space().at(CHECK_BOX, NONE, false)), Some("go"));
    assert_eq!(message_of(enter().at(CHECK_BOX, NONE, false)), Some("ok"));
    assert_eq!(
        message_of(escape().at(CHECK_BOX, NONE, false)),
        Some("cancel")
    );
    for held in SYSTEM_MODIFIERS {
        for at in [FIELD, CHECK_BOX] {
            assert_eq!(message_of(enter().at(at, held, false)), None, "{held:?}");
            assert_eq!(message_of(escape().at(at, held, false)), None, "{held:?}");
        }
        assert_eq!(space().at(CHECK_BOX, held, false), Reaction::Swallow);
        let tab = Stroke::named(Named::Tab, None).at(CHECK_BOX, held, false);
        assert_eq!(tab, Reaction::Swallow, "the focus stays");
        let down = Stroke::named(Named::ArrowDown, None).at(CHECK_BOX, held, false);
        assert!(!matches!(
            down,
            Reaction::Send(Event { focus: Some(_), .. })
        ));
    }
    for held in [Modifiers::CTRL, Modifiers::LOGO, ALT_GRAPH] {
        let letter = Stroke::typed(Code::KeyG, "g", "g").at(CHECK_BOX, held, false);
        assert_eq!(letter, Reaction::Swallow, "{held:?}");
    }
    let alt_enter = enter().at(CHECK_BOX, Modifiers::ALT, false);
    assert_eq!(alt_enter, Reaction::Pass, "the window toggles full screen");
}

#[test]
fn a_held_key_presses_once() {
    for key in [Named::Space, Named::Enter, Named::Escape] {
        let held = Stroke::named(key, None).at(CHECK_BOX, NONE, true);
        assert_eq!(held, Reaction::Swallow);
    }
    assert_eq!(
        message_of(Stroke::typed(Code::KeyG, "g", "g").at(CHECK_BOX, NONE, true)),
        None
    );
    let tab = Stroke::named(Named::Tab, None).at(CHECK_BOX, NONE, true);
    assert!(matches!(tab, Reaction::Send(_)));
}

#[test]
fn underlined_letters_may_need_alt() {
    let press = |focus, modifiers| {
        let stroke = Stroke::typed(Code::KeyG, "g", "g");
        stroke.with_letters(true, focus, modifiers, false)
    };
    assert_eq!(press(CHECK_BOX, NONE), Reaction::Swallow);
    assert_eq!(press(CHECK_BOX, Modifiers::SHIFT), Reaction::Swallow);
    assert_eq!(message_of(press(CHECK_BOX, Modifiers::ALT)), Some("go"));
    assert_eq!(press(FIELD, NONE), Reaction::Pass);
    let space = Stroke::named(Named::Space, Some(" "));
    let pressed = space.with_letters(true, CHECK_BOX, NONE, false);
    assert_eq!(message_of(pressed), Some("go"));
}

#[test]
fn underlined_letters_are_found_on_every_layout() {
    for (code, plain, text) in [
        (Code::KeyG, "g", "g"),
        (Code::KeyG, "g", "G"),
        (Code::KeyG, "п", "п"),
        (Code::KeyG, "γ", "γ"),
        (Code::KeyU, "g", "g"),
    ] {
        let alone = Stroke::typed(code, plain, text).at(CHECK_BOX, NONE, false);
        assert_eq!(message_of(alone), Some("go"), "{plain}");
        let from_field = Stroke::typed(code, plain, text).at(FIELD, Modifiers::ALT, false);
        assert_eq!(message_of(from_field), Some("go"), "Alt and {plain}");
    }
    let azerty = Stroke::typed(Code::Digit1, "&", "&").at(CHECK_BOX, NONE, false);
    assert_eq!(message_of(azerty), Some("first"));
    let dvorak = Stroke::typed(Code::KeyG, "i", "i").at(CHECK_BOX, NONE, false);
    assert_eq!(message_of(dvorak), None);
}

#[test]
fn a_field_receives_typed_text_and_editing_keys_but_no_shortcuts_of_the_form() {
    let character = |text| Key::Character(text);
    // With Num Lock, X11 reports the 8 of the keypad as the arrow up and the 9 as Page Up, before modifiers apply.
    for (code, named, text) in [
        (Code::Numpad8, Named::ArrowUp, "8"),
        (Code::Numpad9, Named::PageUp, "9"),
        (Code::Numpad4, Named::ArrowLeft, "4"),
    ] {
        let stroke = Stroke(code, Key::Named(named), character(text.into()), Some(text));
        assert_eq!(stroke.at(FIELD, NONE, false), Reaction::Pass, "{text}");
    }
    let passes = |stroke: Stroke, held| stroke.at(FIELD, held, false) == Reaction::Pass;
    assert!(passes(Stroke::typed(Code::KeyQ, "q", "@"), ALT_GRAPH));
    assert!(passes(Stroke::named(Named::Space, Some(" ")), NONE));
    assert!(passes(
        Stroke::typed(Code::KeyA, "ф", "Ф"),
        Modifiers::SHIFT
    ));
    let dead = Stroke(
        Code::BracketLeft,
        Key::Unidentified,
        Key::Unidentified,
        None,
    );
    assert!(passes(dead, NONE));
    for text in ["\u{3}", "c"] {
        let copy = Stroke(
            Code::KeyC,
            character("с".into()),
            character("с".into()),
            Some(text),
        );
        assert!(passes(copy, Modifiers::CTRL));
    }
    assert!(passes(
        Stroke::named(Named::ArrowLeft, None),
        Modifiers::CTRL
    ));
    assert!(!passes(
        Stroke::named(Named::Space, Some(" ")),
        Modifiers::ALT
    ));
    assert!(!passes(
        Stroke::typed(Code::KeyL, "l", "l"),
        Modifiers::LOGO
    ));
    assert!(!passes(Stroke::typed(Code::KeyX, "x", "x"), Modifiers::ALT));
    assert!(!passes(
        Stroke::typed(Code::Digit1, "1", "1"),
        Modifiers::CTRL
    ));
}
