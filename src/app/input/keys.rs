//! Keys of the table [I]: a key press looked up in the table of the commands. Boxes and menus have had their keys before.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{Event, Key, Location, Modifiers};

use crate::presenter::Command;

/// The command of a key press; `None` if it means nothing.
pub fn command(event: &Event) -> Option<Command> {
    let Event::KeyPressed {
        key,
        modified_key,
        physical_key,
        location,
        modifiers,
        ..
    } = event
    else {
        return None;
    };
    let held = Held::of(*modifiers);
    if let Some(sign) = sign_of(*physical_key) {
        return held.looked_up(Held::parts, &format!("Keypad {sign}"));
    }
    match key {
        Key::Named(named) => held.looked_up(Held::parts, name_of(*named)?),
        Key::Character(_) if *location == Location::Numpad && is_sign(modified_key) => {
            let Key::Character(sign) = modified_key else {
                return None;
            };
            held.looked_up(Held::parts, &format!("Keypad {sign}"))
        }
        Key::Character(typed) => held.looked_up(Held::without_shift, &typed.to_uppercase()),
        Key::Unidentified => None,
    }
}

/// Plus and minus by where they are on the keyboard: with Ctrl and Alt, X11 makes other keys of them.
fn sign_of(key: Physical) -> Option<char> {
    match key {
        Physical::Code(Code::NumpadAdd) => Some('+'),
        Physical::Code(Code::NumpadSubtract) => Some('-'),
        Physical::Code(_) | Physical::Unidentified(_) => None,
    }
}

/// Plus and minus of the key pad change times and sizes [I25, I26].
fn is_sign(key: &Key) -> bool {
    matches!(key, Key::Character(typed) if typed == "+" || typed == "-")
}

/// The modifiers that are held.
#[derive(Clone, Copy)]
struct Held {
    control: bool,
    alt: bool,
    shift: bool,
}

impl Held {
    fn of(modifiers: Modifiers) -> Self {
        Self {
            control: modifiers.command() || modifiers.control(),
            alt: modifiers.alt(),
            shift: modifiers.shift(),
        }
    }

    /// These modifiers, and what is left of them when some are overlooked: as few as can be.
    fn parts(self) -> Vec<Self> {
        let either = |held: bool| [true, false].into_iter().filter(move |on| held || !on);
        let mut parts: Vec<Self> = either(self.control)
            .flat_map(|control| either(self.alt).map(move |alt| (control, alt)))
            .flat_map(|(control, alt)| either(self.shift).map(move |shift| (control, alt, shift)))
            .map(|(control, alt, shift)| Self {
                control,
                alt,
                shift,
            })
            .collect();
        parts.sort_by_key(|held| {
            3 - u8::from(held.control) - u8::from(held.alt) - u8::from(held.shift)
        });
        parts
    }

    /// These modifiers, and the same without Shift: a letter is the same letter with it.
    fn without_shift(self) -> Vec<Self> {
        let plain = Self {
            shift: false,
            ..self
        };
        vec![self, plain]
    }

    /// The command of a key with these modifiers, or with what is left of them when some are overlooked.
    fn looked_up(self, fewer: impl Fn(Self) -> Vec<Self>, key: &str) -> Option<Command> {
        fewer(self).into_iter().find_map(|held| {
            let chord = held.chord(key);
            Command::all().find(|command| command.row().keys.contains(&chord.as_str()))
        })
    }

    /// The name of a key with these modifiers, as the table of the commands has it.
    fn chord(self, key: &str) -> String {
        let mut chord = String::new();
        for (held, name) in [
            (self.control, "Ctrl+"),
            (self.alt, "Alt+"),
            (self.shift, "Shift+"),
        ] {
            if held {
                chord.push_str(name);
            }
        }
        chord + key
    }
}

/// The name of a key in the table of the commands; `None` for keys that no command has.
fn name_of(key: Named) -> Option<&'static str> {
    let named = NAMES.iter().find(|(named, _)| *named == key);
    named.map(|(_, name)| *name)
}

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
mod tests {
    use iced::keyboard::key::NativeCode;

    use super::*;
    use crate::presenter::{Change, Step, Toggle};

    fn pressed(key: Key, location: Location, modifiers: Modifiers) -> Option<Command> {
        command(&Event::KeyPressed {
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

    fn typed(text: &str, held: Modifiers) -> Option<Command> {
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
    fn the_key_pad_changes_times_and_the_main_keys_do_not() {
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
        let switched = command(&Event::KeyPressed {
            key: Key::Unidentified,
            modified_key: Key::Unidentified,
            physical_key: Physical::Code(Code::NumpadAdd),
            location: Location::Numpad,
            modifiers: both,
            text: None,
            repeat: false,
        });
        assert_eq!(
            switched,
            Some(Command::StatusSize(Change::More)),
            "X11 switches screens with it"
        );
    }

    #[test]
    fn every_key_of_the_table_has_its_command() {
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
            assert_eq!(typed(letter, control), Some(wanted), "{letter}");
        }
        assert_eq!(typed("m", none), Some(Command::Toggle(Toggle::Mute)));
    }

    #[test]
    fn figures_and_letters() {
        let none = Modifiers::empty();
        assert_eq!(typed("0", none), Some(Command::Skip));
        assert_eq!(typed("7", none), Some(Command::MoveTo(7)));
        assert_eq!(typed("q", none), Some(Command::MoveToTip));
        assert_eq!(typed("z", Modifiers::CTRL), Some(Command::Undo));
        assert_eq!(
            typed("z", Modifiers::CTRL | Modifiers::SHIFT),
            Some(Command::Redo)
        );
        assert_eq!(typed("g", Modifiers::ALT), None, "menus have had it");
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
    fn every_key_of_the_table_of_the_commands_can_be_pressed() {
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
