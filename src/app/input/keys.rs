//! Keys of the table [I]: a key press turned into a command. Boxes and menus have had their keys before.

use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key, Location, Modifiers};

use crate::presenter::{Change, Command, Step};

/// The command of a key press; `None` if it means nothing.
pub fn command(event: &Event) -> Option<Command> {
    let Event::KeyPressed {
        key,
        modified_key,
        location,
        modifiers,
        ..
    } = event
    else {
        return None;
    };
    match key {
        Key::Named(named) => by_name(*named, *modifiers),
        Key::Character(_) if *location == Location::Numpad => {
            on_key_pad(modified_key, *modifiers).or_else(|| by_character(key, *modifiers))
        }
        Key::Character(_) => by_character(key, *modifiers),
        Key::Unidentified => None,
    }
}

fn by_name(key: Named, held: Modifiers) -> Option<Command> {
    let command = match (key, held.control(), held.alt()) {
        (Named::F1, ..) => Command::Help,
        (Named::F2, _, true) => Command::Open,
        (Named::F2, ..) => Command::NewGame,
        (Named::F3, _, true) => Command::Save,
        (Named::F3, true, _) => Command::TimerBar,
        (Named::F3, ..) => Command::NextHand,
        (Named::F4, _, true) => Command::Exit,
        (Named::F4, true, _) => Command::AskFirst,
        (Named::F4, ..) => Command::Restart,
        (Named::F5, true, _) => Command::Balloons,
        (Named::F5, ..) => Command::AutoPlay,
        (Named::F6, ..) => Command::ShowAllHands,
        (Named::F7, ..) => Command::Movements,
        (Named::F8, ..) if held.shift() => Command::Tips,
        (Named::F8, ..) => Command::QuickTip,
        (Named::F9 | Named::Pause, ..) => Command::Pause,
        (Named::F10, ..) => Command::AskFirst,
        (Named::F11, ..) => Command::Direction,
        (Named::F12, ..) => Command::Balloons,
        (Named::Enter, _, true) => Command::FullScreen,
        (Named::Enter | Named::Space, ..) => Command::Choose,
        (Named::Escape, ..) => Command::Minimise,
        (Named::ArrowLeft, ..) if held.shift() => Command::Shift(Step::Left),
        (Named::ArrowRight, ..) if held.shift() => Command::Shift(Step::Right),
        (Named::ArrowLeft, ..) => Command::Move(Step::Left),
        (Named::ArrowRight, ..) => Command::Move(Step::Right),
        (Named::ArrowUp | Named::PageUp, ..) => Command::Move(Step::GroupBefore),
        (Named::ArrowDown | Named::PageDown, ..) => Command::Move(Step::GroupAfter),
        (Named::Home, ..) => Command::Move(Step::First),
        (Named::End, ..) => Command::Move(Step::Last),
        _ => return None,
    };
    Some(command)
}

/// Plus and minus of the key pad: waiting time, with Ctrl tile speed, with Ctrl and Alt the status bar [I25, I26].
fn on_key_pad(key: &Key, held: Modifiers) -> Option<Command> {
    let Key::Character(typed) = key else {
        return None;
    };
    let change = match typed.as_str() {
        "+" => Change::More,
        "-" => Change::Less,
        _ => return None,
    };
    Some(match (held.control(), held.alt()) {
        (true, true) => Command::StatusSize(change),
        (true, false) => Command::TileSpeed(change),
        _ => Command::WaitTime(change),
    })
}

/// Letters and figures. `key` is as without Shift.
fn by_character(key: &Key, held: Modifiers) -> Option<Command> {
    let Key::Character(typed) = key else {
        return None;
    };
    let typed = typed.to_lowercase();
    if held.command() {
        return match typed.as_str() {
            "n" => Some(Command::NewGame),
            "o" => Some(Command::Open),
            "s" if held.shift() => Some(Command::SaveAs),
            "s" => Some(Command::Save),
            "q" => Some(Command::Exit),
            "z" if held.shift() => Some(Command::Redo),
            "z" => Some(Command::Undo),
            "y" => Some(Command::Redo),
            _ => None,
        };
    }
    if held.alt() {
        return None;
    }
    match typed.as_str() {
        "0" => Some(Command::Skip),
        "q" => Some(Command::MoveToTip),
        "m" => Some(Command::Mute),
        "w" => Some(Command::WhyNot),
        figure => figure
            .parse()
            .ok()
            .filter(|place| (1..=9).contains(place))
            .map(Command::MoveTo),
    }
}

#[cfg(test)]
mod tests {
    use iced::keyboard::key::{NativeCode, Physical};

    use super::*;

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
        assert_eq!(named(Named::F3, Modifiers::CTRL), Some(Command::TimerBar));
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
    }

    #[test]
    fn every_key_of_the_table_has_its_command() {
        let (none, alt, control) = (Modifiers::empty(), Modifiers::ALT, Modifiers::CTRL);
        for (key, held, wanted) in [
            (Named::F1, none, Command::Help),
            (Named::F3, none, Command::NextHand),
            (Named::F4, none, Command::Restart),
            (Named::F4, alt, Command::Exit),
            (Named::F4, control, Command::AskFirst),
            (Named::F5, none, Command::AutoPlay),
            (Named::F5, control, Command::Balloons),
            (Named::F6, none, Command::ShowAllHands),
            (Named::F7, none, Command::Movements),
            (Named::F8, none, Command::QuickTip),
            (Named::F9, none, Command::Pause),
            (Named::F11, none, Command::Direction),
            (Named::Enter, none, Command::Choose),
            (Named::Space, none, Command::Choose),
            (Named::Enter, alt, Command::FullScreen),
            (Named::Escape, none, Command::Minimise),
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
        assert_eq!(typed("m", none), Some(Command::Mute));
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
}
