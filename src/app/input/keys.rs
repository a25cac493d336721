//! Looks up key presses in the table of commands. Dialogs and menus handle their keys first.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use crate::app::widget::{Held, KeyPress};
use crate::presenter::Command;

/// The command of a key press, if any. Modifiers must match exactly, so that keys meant for the system or another program do
/// nothing; Shift only matters with function keys and where it has a command of its own. `letters_need_ctrl_alt`: see the setting.
pub fn command(press: &KeyPress, letters_need_ctrl_alt: bool) -> Option<Command> {
    if press.released || !press.held.is_ours() {
        return None;
    }
    let held = match is_typed(press) && letters_need_ctrl_alt {
        true => beyond_letters(press)?,
        false => press.held,
    };
    let command = match (press.keypad_sign(), &press.key) {
        (Some(sign), _) => look_up_ignoring_shift(held, &format!("Keypad {sign}")),
        (None, Key::Named(named)) if is_function(*named) => look_up(held, name_of(*named)?),
        (None, Key::Named(named)) => match name_of(*named) {
            Some(name) => look_up_ignoring_shift(held, name),
            None => typed(press, held),
        },
        (None, Key::Character(_) | Key::Unidentified) => typed(press, held),
    };
    command.filter(|command| !press.repeats || repeats(*command))
}

/// Whether the key is a letter, a digit or a sign.
fn is_typed(press: &KeyPress) -> bool {
    match &press.key {
        Key::Named(named) => press.keypad_sign().is_some() || name_of(*named).is_none(),
        Key::Character(_) | Key::Unidentified => true,
    }
}

/// Whether a letter, a digit or a sign is pressed without Ctrl and Alt.
pub fn is_bare_letter(press: &KeyPress) -> bool {
    is_typed(press) && press.held.is_plain() && !is_modifier(press)
}

/// The modifiers of a letter, a digit or a sign without those that it needs if letters alone do nothing: Alt for a sign of the keypad, which has
/// commands with Ctrl, otherwise Ctrl and Alt. `None` if it is pressed alone.
fn beyond_letters(press: &KeyPress) -> Option<Held> {
    let held = press.held;
    let has_all = match press.keypad_sign() {
        Some(_) => held.is_alt(),
        None => held.control && held.alt,
    };
    let (control, alt) = (false, false);
    match (has_all, held.is_plain()) {
        (true, _) => Some(Held {
            control,
            alt,
            ..held
        }),
        (false, true) => None,
        (false, false) => Some(held),
    }
}

/// Whether this is the key of a modifier or lock, which does nothing alone.
pub fn is_modifier(press: &KeyPress) -> bool {
    matches!(
        press.key,
        Key::Named(
            Named::Alt
                | Named::AltGraph
                | Named::CapsLock
                | Named::Control
                | Named::Fn
                | Named::Meta
                | Named::NumLock
                | Named::ScrollLock
                | Named::Shift
                | Named::Super
        )
    )
}

/// The command of the letter or digit that a key types.
fn typed(press: &KeyPress, held: Held) -> Option<Command> {
    let mut letters = press.letters();
    letters.find_map(|letter| look_up_ignoring_shift(held, &letter))
}

/// Whether a command repeats while its key is held.
fn repeats(command: Command) -> bool {
    matches!(
        command,
        Command::Move(_)
            | Command::Shift(_)
            | Command::WaitTime(_)
            | Command::TileSpeed(_)
            | Command::StatusSize(_)
            | Command::Undo
            | Command::Redo
    )
}

/// The command of this key with these modifiers, or else with these but Shift: Shift does not change the letter, and some layouts need it for
/// digits.
fn look_up_ignoring_shift(held: Held, key: &str) -> Option<Command> {
    let shift = false;
    look_up(held, key).or_else(|| look_up(Held { shift, ..held }, key))
}

/// The command of this key with exactly these modifiers.
fn look_up(held: Held, key: &str) -> Option<Command> {
    let modifiers = [
        (held.control, "Ctrl+"),
        (held.alt, "Alt+"),
        (held.shift, "Shift+"),
    ];
    let held = modifiers.into_iter().filter(|(held, _)| *held);
    let mut chord: String = held.map(|(_, name)| name).collect();
    chord.push_str(key);
    Command::all().find(|command| command.row().keys.contains(&chord.as_str()))
}

/// Whether this is one of F1 to F12. With these keys Shift is not ignored, since the system may use the combination.
fn is_function(key: Named) -> bool {
    name_of(key).is_some_and(|name| name.len() > 1 && name.starts_with('F'))
}

/// The name of a key in the table of commands; `None` for keys without a command.
fn name_of(key: Named) -> Option<&'static str> {
    let named = NAMES.iter().find(|(named, _)| *named == key);
    named.map(|(_, name)| *name)
}

/// The keys that have a name in the table of commands.
const NAMES: [(Named, &str); 24] = [
    (Named::F1, "F1"),
    (Named::F2, "F2"),
    (Named::F3, "F3"),
    (Named::F4, "F4"),
    (Named::F5, "F5"),
    (Named::F6, "F6"),
    (Named::F7, "F7"),
    (Named::F8, "F8"),
    (Named::F9, "F9"),
    (Named::F10, "F10"),
    (Named::F11, "F11"),
    (Named::F12, "F12"),
    (Named::Pause, "Pause"),
    (Named::Enter, "Enter"),
    (Named::Space, "Space"),
    (Named::Escape, "Esc"),
    (Named::ArrowLeft, "Left"),
    (Named::ArrowRight, "Right"),
    (Named::ArrowUp, "Up"),
    (Named::ArrowDown, "Down"),
    (Named::PageUp, "Page Up"),
    (Named::PageDown, "Page Down"),
    (Named::Home, "Home"),
    (Named::End, "End"),
];

#[cfg(test)]
mod layouts;
#[cfg(test)]
mod letters;

#[cfg(test)]
mod tests {
    use iced::keyboard::key::{Code, NativeCode, Physical};
    use iced::keyboard::{Event, Location, Modifiers};

    use super::*;
    use crate::presenter::{Change, Step, Toggle};

    fn command_of(event: &Event) -> Option<Command> {
        command(&KeyPress::of(event)?, false)
    }

    fn pressed(key: Key, location: Location, modifiers: Modifiers) -> Option<Command> {
        command_of(&Event::KeyPressed {
            modified_key: key.clone(),
            key,
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location,
            modifiers,
            text: None,
            repeat: false,
        })
    }

    fn named(key: Named, held: Modifiers) -> Option<Command> {
        pressed(Key::Named(key), Location::Standard, held)
    }

    fn character(text: &str, held: Modifiers) -> Option<Command> {
        pressed(Key::Character(text.into()), Location::Standard, held)
    }

    #[test]
    fn function_keys_differ_with_alt_and_control() {
        let none = Modifiers::empty();
        assert_eq!(named(Named::F2, none), Some(Command::NewGame));
        assert_eq!(named(Named::F2, Modifiers::ALT), Some(Command::Open));
        assert_eq!(named(Named::F3, none), Some(Command::NextHand));
        assert_eq!(named(Named::F3, Modifiers::ALT), Some(Command::Save));
        assert_eq!(
            named(Named::F3, Modifiers::CTRL),
            Some(Command::Toggle(Toggle::TimerBar))
        );
        assert_eq!(named(Named::F4, Modifiers::CTRL), named(Named::F10, none));
        assert_eq!(named(Named::F5, Modifiers::CTRL), named(Named::F12, none));
    }

    #[test]
    fn keypad_signs_change_times_and_main_keys_do_not() {
        let plus = |location, held| pressed(Key::Character("+".into()), location, held);
        let both = Modifiers::CTRL | Modifiers::ALT;
        assert_eq!(
            plus(Location::Numpad, Modifiers::empty()),
            Some(Command::WaitTime(Change::More))
        );
        assert_eq!(
            plus(Location::Numpad, Modifiers::CTRL),
            Some(Command::TileSpeed(Change::More))
        );
        assert_eq!(
            plus(Location::Numpad, both),
            Some(Command::StatusSize(Change::More))
        );
        assert_eq!(plus(Location::Standard, Modifiers::empty()), None);
        let unidentified = command_of(&Event::KeyPressed {
            key: Key::Unidentified,
            modified_key: Key::Unidentified,
            physical_key: Physical::Code(Code::NumpadAdd),
            location: Location::Numpad,
            modifiers: both,
            text: None,
            repeat: false,
        });
        assert_eq!(
            unidentified,
            Some(Command::StatusSize(Change::More)),
            "X11 reserves this combination and reports no character"
        );
    }

    #[test]
    fn every_listed_key_has_its_command() {
        let (none, alt, control) = (Modifiers::empty(), Modifiers::ALT, Modifiers::CTRL);
        for (key, held, wanted) in [
            (Named::F1, none, Command::Help),
            (Named::F3, none, Command::NextHand),
            (Named::F4, none, Command::Restart),
            (Named::F4, alt, Command::Exit),
            (Named::F4, control, Command::Toggle(Toggle::AskFirst)),
            (Named::F5, none, Command::AutoPlay),
            (Named::F5, control, Command::Toggle(Toggle::Balloons)),
            (Named::F6, none, Command::ShowAllHands),
            (Named::F7, none, Command::Toggle(Toggle::Movements)),
            (Named::F8, none, Command::Toggle(Toggle::QuickTip)),
            (Named::F9, none, Command::Pause),
            (Named::F11, none, Command::Toggle(Toggle::Direction)),
            (Named::Enter, none, Command::Choose),
            (Named::Space, none, Command::Choose),
            (Named::Enter, alt, Command::FullScreen),
            (Named::Escape, none, Command::LeaveFullScreen),
            (Named::ArrowLeft, none, Command::Move(Step::Left)),
            (Named::ArrowRight, none, Command::Move(Step::Right)),
            (
                Named::ArrowLeft,
                Modifiers::SHIFT,
                Command::Shift(Step::Left),
            ),
            (
                Named::ArrowRight,
                Modifiers::SHIFT,
                Command::Shift(Step::Right),
            ),
            (Named::PageUp, none, Command::Move(Step::GroupBefore)),
            (Named::PageDown, none, Command::Move(Step::GroupAfter)),
            (Named::Home, none, Command::Move(Step::First)),
            (Named::End, none, Command::Move(Step::Last)),
        ] {
            assert_eq!(named(key, held), Some(wanted), "{key:?} with {held:?}");
        }
        for (letter, wanted) in [
            ("n", Command::NewGame),
            ("o", Command::Open),
            ("s", Command::Save),
            ("q", Command::Exit),
            ("y", Command::Redo),
        ] {
            assert_eq!(character(letter, control), Some(wanted), "{letter}");
        }
        assert_eq!(character("m", none), Some(Command::Toggle(Toggle::Mute)));
    }

    #[test]
    fn digits_and_letters_run_commands() {
        let none = Modifiers::empty();
        assert_eq!(character("0", none), Some(Command::Skip));
        assert_eq!(character("7", none), Some(Command::MoveTo(7)));
        assert_eq!(character("q", none), Some(Command::MoveToTip));
        assert_eq!(character("z", Modifiers::CTRL), Some(Command::Undo));
        assert_eq!(
            character("z", Modifiers::CTRL | Modifiers::SHIFT),
            Some(Command::Redo)
        );
        assert_eq!(
            character("g", Modifiers::ALT),
            None,
            "menus handle Alt with a letter"
        );
    }

    #[test]
    fn no_two_commands_have_the_same_key() {
        let mut keys: Vec<&str> = Command::all()
            .flat_map(|command| command.row().keys)
            .copied()
            .collect();
        keys.sort_unstable();
        let count = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn every_command_key_can_be_pressed() {
        for command in Command::all() {
            for keys in command.row().keys {
                let key = keys.rsplit('+').find(|part| !part.is_empty());
                let key = match keys.ends_with('+') {
                    true => "Keypad +",
                    false => key.expect("it has a key"),
                };
                let is_named = key.chars().count() == 1
                    || key.starts_with("Keypad ")
                    || NAMES.iter().any(|(_, name)| *name == key);
                assert!(is_named, "{keys}");
            }
        }
    }
}
