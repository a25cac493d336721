//! The focus of a form, and its controls as the keyboard sees them.

use std::rc::Rc;

use super::any_message::{AnyMessage, FormMessage};

/// The keyboard focus of a form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// The index of the focused control; `None`: the initial one.
    pub at: Option<usize>,
    /// A key was used, so the focus ring is shown.
    pub shown: bool,
    /// The control's underlined letter, if any: it identifies the control if others before it appear or disappear.
    pub letter: Option<char>,
    /// Tab or its letter has just moved the focus here, or the dialog has just opened with this set: the text of a field is selected, so that
    /// typing replaces it.
    pub arrived: bool,
}

impl Focus {
    /// Focuses this control by key.
    pub(super) fn at<M>(controls: &[Control<M>], index: usize) -> Self {
        Self {
            at: Some(index),
            shown: true,
            letter: controls.get(index).and_then(|control| control.letter),
            arrived: false,
        }
    }

    /// The focus of the same control, if its index has changed. Only a control with a letter is recognised.
    pub(super) fn moved<M>(self, controls: &[Control<M>]) -> Option<Self> {
        let is_same = |control: &Control<M>| control.stops && control.letter == self.letter;
        let (_, at) = (self.letter?, self.at?);
        if controls.get(at).is_some_and(is_same) {
            return None;
        }
        let index = controls.iter().position(is_same)?;
        Some(Self {
            at: Some(index),
            ..self
        })
    }
}

/// Announces to operations that the next control has the focus and shows the ring.
pub struct Focused;

/// An event of a form: a change of focus, a message of a control, or both.
#[derive(Clone, Debug, PartialEq)]
pub struct Event<M = AnyMessage> {
    /// The new focus; `None`: unchanged.
    pub focus: Option<Focus>,
    /// The message of a control.
    pub message: Option<M>,
}

impl Event {
    /// Nothing happens.
    pub const NOTHING: Self = Self {
        focus: None,
        message: None,
    };

    /// The message of a control, without a change of focus.
    pub fn send(message: impl FormMessage) -> Self {
        Self::of(AnyMessage::new(message))
    }
}

impl<M> Event<M> {
    /// This message of a control, without a change of focus.
    pub(in crate::app) fn of(message: M) -> Self {
        Self {
            focus: None,
            message: Some(message),
        }
    }
}

/// What keys do at a control.
#[derive(Clone, Debug, PartialEq)]
pub enum Keys<M = AnyMessage> {
    /// Enter and Space press it.
    Press(M),
    /// Space toggles it.
    Toggle(M),
    /// Space and arrows select it among several.
    Radio(M),
    /// Arrows change it by a step.
    Adjust {
        /// One step down.
        less: Option<M>,
        /// One step up.
        more: Option<M>,
        /// Up or Left means less and Down or Right more, as in a list or a row of tabs. Otherwise Left or Down means less, Right or Up more.
        upright: bool,
        /// What Enter does, if not the default action.
        enter: Option<M>,
        /// What Home, End, Page Up and Page Down do, with `None` for a key that is not used; without jumps, a step down or up.
        jumps: Option<Box<[Option<M>; 4]>>,
    },
    /// It receives typed text.
    Text,
}

/// How a control other than a field handles typing, such as a list of files.
#[derive(Clone)]
pub struct Typing<M = AnyMessage> {
    /// The index of the field that gets the focus with the first character.
    pub field: usize,
    /// The message of a typed character.
    pub letter: Rc<dyn Fn(String) -> M>,
    /// The message of Backspace, and of Alt+Up wherever the focus is.
    pub back: Option<M>,
    /// The message of Delete.
    pub delete: Option<M>,
}

/// Keys that edit entries of a list, or undo. Where text is typed they press no control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hotkey {
    /// F2.
    Edit,
    /// Insert.
    Insert,
    /// Delete.
    Delete,
    /// Ctrl+Z.
    Undo,
    /// Ctrl+Y, or Ctrl+Shift+Z.
    Redo,
}

impl<M: FormMessage> Typing<M> {
    /// The same without the type of its messages.
    pub(super) fn any(self) -> Typing {
        let letter = self.letter;
        Typing {
            field: self.field,
            letter: Rc::new(move |typed| AnyMessage::new(letter(typed))),
            back: self.back.map(AnyMessage::new),
            delete: self.delete.map(AnyMessage::new),
        }
    }
}

/// A control as seen by the keyboard.
#[derive(Clone)]
pub struct Control<M = AnyMessage> {
    /// The underlined letter.
    pub letter: Option<char>,
    /// What keys do; `None` if it is disabled.
    pub keys: Option<Keys<M>>,
    /// Tab stops here; other controls are reached only by a key of their own, such as their letter or Escape.
    pub stops: bool,
    /// Enter presses it wherever the focus is, unless the focused control uses Enter.
    pub default: bool,
    /// Escape presses it.
    pub cancel: bool,
    /// F1 presses it.
    pub help: bool,
    /// It has the initial focus.
    pub start: bool,
    /// It handles Left and Right wherever the focus is, unless the focused control uses them.
    pub sideways: bool,
    /// How it handles typing.
    pub typing: Option<Typing<M>>,
    /// The key that presses it, wherever no text is typed.
    pub hotkey: Option<Hotkey>,
}

impl<M> Control<M> {
    /// A control that Tab stops at.
    pub fn new(letter: Option<char>, keys: Option<Keys<M>>) -> Self {
        Self {
            letter,
            keys,
            stops: true,
            default: false,
            cancel: false,
            help: false,
            start: false,
            sideways: false,
            typing: None,
            hotkey: None,
        }
    }
}
