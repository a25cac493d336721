//! The meaning of a key on any keyboard layout. `KeyPress::of` converts an event of the window library. Commands, menus, dialogs and
//! the help read keys only in this form.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{Event, Key, Location, Modifiers};

/// AltGr is held. The window library does not count it among the modifiers; `listen` adds it.
pub(super) const ALT_GRAPH: Modifiers = Modifiers::from_bits_retain(1 << 31);

/// A key that was pressed or released.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    /// The key as its layout names it without Shift; on the keypad it depends on Num Lock.
    pub key: Key,
    /// The modifiers that are held.
    pub held: Held,
    /// It was released, not pressed.
    pub released: bool,
    /// It is held down and repeats.
    pub repeats: bool,
    /// The key with all modifiers applied.
    modified: Key,
    physical: Physical,
    on_keypad: bool,
    text: Option<String>,
}

/// The modifiers that are held with a key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// Ctrl, or Command.
    pub control: bool,
    /// Alt, or Option.
    pub alt: bool,
    /// Either Shift key.
    pub shift: bool,
    /// AltGr, which some layouts have instead of the right Alt.
    pub alt_graph: bool,
    /// Super, the Windows key.
    pub logo: bool,
}

impl Held {
    fn of(modifiers: Modifiers) -> Self {
        Self {
            control: modifiers.command() || modifiers.control(),
            alt: modifiers.alt(),
            shift: modifiers.shift(),
            alt_graph: modifiers.contains(ALT_GRAPH),
            logo: modifiers.logo() && !modifiers.command(),
        }
    }

    /// Whether nothing is held, except perhaps Shift.
    pub fn is_plain(self) -> bool {
        self.is_ours() && !self.control && !self.alt
    }

    /// Whether Alt is held and, except perhaps Shift, nothing else.
    pub fn is_alt(self) -> bool {
        self.is_ours() && self.alt && !self.control
    }

    /// Whether Ctrl is held and, except perhaps Shift, nothing else.
    pub fn is_control(self) -> bool {
        self.is_ours() && self.control && !self.alt
    }

    /// Whether neither AltGr nor Super is held. Keys with these belong to the layout or the system.
    pub fn is_ours(self) -> bool {
        !self.alt_graph && !self.logo
    }
}

impl KeyPress {
    /// The key of an event; `None` if the event is only about modifiers.
    pub fn of(event: &Event) -> Option<Self> {
        let (key, modified, physical, location, modifiers) = match event {
            Event::KeyPressed {
                key,
                modified_key,
                physical_key,
                location,
                modifiers,
                ..
            }
            | Event::KeyReleased {
                key,
                modified_key,
                physical_key,
                location,
                modifiers,
            } => (key, modified_key, *physical_key, *location, *modifiers),
            Event::ModifiersChanged(_) => return None,
        };
        let (text, repeats) = match event {
            Event::KeyPressed { text, repeat, .. } => (text.as_deref(), *repeat),
            Event::KeyReleased { .. } | Event::ModifiersChanged(_) => (None, false),
        };
        let on_keypad = location == Location::Numpad;
        // X11 counts Num Lock among the modifiers, which `key` leaves out: there the 8 of the keypad is the arrow up.
        let key = match (on_keypad, modified) {
            (true, Key::Character(_)) => modified,
            _ => key,
        };
        Some(Self {
            key: key.clone(),
            held: Held::of(modifiers),
            released: matches!(event, Event::KeyReleased { .. }),
            repeats,
            modified: modified.clone(),
            physical,
            on_keypad,
            text: text.map(str::to_owned),
        })
    }

    /// The text that the key types into a field.
    pub fn typed(&self) -> Option<&str> {
        let text = self.text.as_deref();
        text.filter(|text| !text.is_empty() && !text.contains(char::is_control))
    }

    /// Whether a text field handles the key: it types, edits, moves the caret, or begins an accented letter. Enter, Escape and Tab belong to the
    /// form.
    pub fn is_for_field(&self) -> bool {
        let held = self.held;
        let option = cfg!(target_os = "macos") && held.alt && !held.control;
        let alt_graph = held.alt_graph || option || cfg!(windows) && held.control && held.alt;
        match &self.key {
            Key::Named(Named::Enter | Named::Escape | Named::Tab) => false,
            _ if held.logo => false,
            _ if alt_graph => true,
            _ if held.alt => false,
            Key::Named(Named::Space) if held.control => false,
            _ if held.control => {
                let copies = ['A', 'C', 'V', 'X'];
                self.typed().is_none() || copies.into_iter().any(|letter| self.is_letter(letter))
            }
            _ => true,
        }
    }

    /// The letters and digits that the key can stand for, in upper case: first that of its layout, then that of a Latin keyboard at the same
    /// position.
    pub fn letters(&self) -> impl Iterator<Item = String> {
        let logical = match &self.key {
            Key::Character(typed) => Some(typed.to_uppercase()),
            Key::Named(_) | Key::Unidentified => None,
        };
        let latin = self
            .latin()
            .map(|letter| letter.to_ascii_uppercase().to_string());
        let digit = self.digit().map(String::from);
        [logical, latin, digit].into_iter().flatten()
    }

    /// Whether the key stands for this underlined letter.
    pub fn is_letter(&self, letter: char) -> bool {
        let letter: String = letter.to_uppercase().collect();
        self.letters().any(|pressed| pressed == letter)
    }

    /// The Latin letter at the key's position, if the layout has another script.
    fn latin(&self) -> Option<char> {
        let Key::Character(typed) = &self.key else {
            return None;
        };
        let Physical::Code(code) = self.physical else {
            return None;
        };
        if FOREIGN_SIGNS.contains(&(code, typed)) {
            // The library looks at the position only if the letter is of another script. Any such letter will do.
            return Key::Character("я".into()).to_latin(self.physical);
        }
        self.key.to_latin(self.physical)
    }

    /// The digit of the key, whether its layout has it with Shift, without Shift, or not at all.
    pub fn digit(&self) -> Option<char> {
        let digit = |key: &Key| match key {
            Key::Character(typed) => typed.chars().next().filter(char::is_ascii_digit),
            Key::Named(_) | Key::Unidentified => None,
        };
        let logical = digit(&self.key).or_else(|| digit(&self.modified));
        logical.or_else(|| {
            let is_latin =
                |typed: &str| typed.contains(|letter: char| letter.is_ascii_alphabetic());
            match &self.key {
                Key::Character(typed) if is_latin(typed) => None,
                // Without Num Lock the 0 and the 5 of the keypad are Insert and Clear, and still count as digits; its other keys are arrows and the
                // like, which have commands of their own.
                Key::Named(Named::Insert | Named::Clear) if !self.on_keypad => None,
                Key::Named(named) if !matches!(named, Named::Insert | Named::Clear) => None,
                _ => digit_at(self.physical),
            }
        })
    }

    /// Whether the key types this character, with or without Shift.
    pub fn is_sign(&self, sign: char) -> bool {
        let types = |key: &Key| matches!(key, Key::Character(typed) if typed.chars().eq([sign]));
        types(&self.key) || types(&self.modified)
    }

    /// Plus or minus of the keypad. With Ctrl and Alt, X11 turns them into other keys.
    pub fn keypad_sign(&self) -> Option<char> {
        match self.physical {
            Physical::Code(Code::NumpadAdd) => Some('+'),
            Physical::Code(Code::NumpadSubtract) => Some('-'),
            _ if self.on_keypad => ['+', '-'].into_iter().find(|sign| self.is_sign(*sign)),
            Physical::Code(_) | Physical::Unidentified(_) => None,
        }
    }
}

/// Characters that Greek, Hebrew and Bulgarian layouts have where a Latin keyboard has a letter. Dvorak has other characters at these positions.
const FOREIGN_SIGNS: [(Code, &str); 4] = [
    (Code::KeyQ, ";"),
    (Code::KeyQ, "/"),
    (Code::KeyQ, ","),
    (Code::KeyW, "'"),
];

/// The digit printed on a key of the main row or the keypad.
fn digit_at(key: Physical) -> Option<char> {
    let Physical::Code(code) = key else {
        return None;
    };
    let digit_index = DIGIT_KEYS.iter().position(|keys| keys.contains(&code))?;
    char::from_digit(digit_index as u32, 10)
}

/// The keys of the digits 0 to 9, in the main row and on the keypad.
const DIGIT_KEYS: [[Code; 2]; 10] = [
    [Code::Digit0, Code::Numpad0],
    [Code::Digit1, Code::Numpad1],
    [Code::Digit2, Code::Numpad2],
    [Code::Digit3, Code::Numpad3],
    [Code::Digit4, Code::Numpad4],
    [Code::Digit5, Code::Numpad5],
    [Code::Digit6, Code::Numpad6],
    [Code::Digit7, Code::Numpad7],
    [Code::Digit8, Code::Numpad8],
    [Code::Digit9, Code::Numpad9],
];
