//! The focus of a form, and its controls as the keyboard sees them.

/// Where the keyboard is in a form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// The control, by its place in the form; `None`: at the one the form starts with.
    pub at: Option<usize>,
    /// A key was used, so the ring is shown.
    pub shown: bool,
    /// The control's underlined letter, if it has one: by this it is found where others have come or gone before it.
    pub letter: Option<char>,
    /// A key has just brought it there: what stands in a field is selected, so that typing takes its place.
    pub arrived: bool,
}

impl Focus {
    /// At this control, by a key.
    pub(super) fn at<M>(controls: &[Control<M>], place: usize) -> Self {
        Self {
            at: Some(place),
            shown: true,
            letter: controls.get(place).and_then(|control| control.letter),
            arrived: false,
        }
    }

    /// Where the control is now among these, if it is not where it was.
    pub(super) fn moved<M>(self, controls: &[Control<M>]) -> Option<Self> {
        let is_it = |control: &Control<M>| control.stops && control.letter == self.letter;
        let (_, at) = (self.letter?, self.at?);
        if controls.get(at).is_some_and(is_it) {
            return None;
        }
        let place = controls.iter().position(is_it)?;
        Some(Self {
            at: Some(place),
            ..self
        })
    }
}

/// Told to those who look where the focus is: it is here.
pub(super) struct Focused;

/// What comes out of a form: where the focus is from now on, and what a control says.
#[derive(Clone, Debug, PartialEq)]
pub struct Event<M> {
    /// The focus from now on; `None`: as it is.
    pub focus: Option<Focus>,
    /// What was pressed, chosen or entered.
    pub message: Option<M>,
}

impl<M> Event<M> {
    /// Something was pressed, chosen or entered.
    pub fn send(message: M) -> Self {
        Self {
            focus: None,
            message: Some(message),
        }
    }
}

/// What keys do at a control.
#[derive(Clone, Debug, PartialEq)]
pub enum Keys<M> {
    /// Enter and Space press it.
    Press(M),
    /// Space toggles it.
    Toggle(M),
    /// One of several; Space and arrows choose it.
    Radio(M),
    /// Arrows make it less or more; up and down where `upright`.
    Adjust {
        /// One step less.
        less: Option<M>,
        /// One step more.
        more: Option<M>,
        /// A list: up is less, down is more. Otherwise left or down is less, right or up is more.
        upright: bool,
        /// What Enter does, if not the default.
        enter: Option<M>,
        /// What Home, End, Page Up and Page Down do.
        jumps: Option<Box<[M; 4]>>,
    },
    /// Letters and figures go into it.
    Text,
}

/// What is typed where letters stand for themselves although nothing is written there: in a list of files.
#[derive(Clone, Debug)]
pub struct Typing<M> {
    /// The field to which the focus goes with the first letter, by its place in the form.
    pub field: usize,
    /// What a letter says.
    pub letter: fn(String) -> M,
    /// What Backspace says, and Alt with the arrow up wherever the focus is.
    pub back: Option<M>,
    /// What Delete says.
    pub delete: Option<M>,
}

/// Keys for what is done with entries of a list and the like, besides letters. Where text is typed they are the text's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hotkey {
    /// F2.
    Edit,
    /// The key Insert.
    Insert,
    /// The key Delete.
    Delete,
    /// Ctrl+Z.
    Undo,
    /// Ctrl+Y, or Ctrl+Shift+Z.
    Redo,
}

/// A control as the keyboard sees it.
#[derive(Clone, Debug)]
pub struct Control<M> {
    /// The underlined letter.
    pub letter: Option<char>,
    /// What keys do; `None`: it is grey.
    pub keys: Option<Keys<M>>,
    /// Tab stops at it; others are reached by their letter only.
    pub stops: bool,
    /// Enter presses it wherever the focus is.
    pub default: bool,
    /// Escape presses it.
    pub cancel: bool,
    /// F1 presses it.
    pub help: bool,
    /// The form starts with it.
    pub start: bool,
    /// The arrows to the left and to the right are its own wherever the focus is, unless it is where these have a meaning.
    pub sideways: bool,
    /// What is typed there.
    pub typing: Option<Typing<M>>,
    /// The key that presses it wherever the focus is.
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
