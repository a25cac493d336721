//! What a key does in a form: Tab and arrows move the focus, Enter presses the default or the focused control, Space the
//! focused one, Escape cancels, underlined letters press, F1 asks for help.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use super::area::{KeyPress, Reaction};

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
    fn at<M>(controls: &[Control<M>], place: usize) -> Self {
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
        }
    }
}

/// What a key does in a form with these controls. Keys that mean nothing are swallowed: a form is modal.
pub fn react<M: Clone>(
    controls: &[Control<M>],
    focus: Focus,
    press: &KeyPress,
) -> Reaction<Event<M>> {
    if press.released {
        return Reaction::Pass;
    }
    let stops = |at: &usize| controls.get(*at).is_some_and(|control| control.stops);
    let here = focus.at.filter(stops).or_else(|| {
        let start = controls.iter().position(|control| control.start);
        start.or_else(|| controls.iter().position(|control| control.default))
    });
    let at = here
        .and_then(|at| controls.get(at))
        .and_then(|control| control.keys.as_ref());
    let special = |wanted: fn(&Control<M>) -> bool| {
        let control = controls.iter().find(|control| wanted(control))?;
        message(control)
    };
    let go = |to: usize| Focus::at(controls, to);
    let in_text = matches!(at, Some(Keys::Text));
    let typing = here.and_then(|at| controls.get(at)?.typing.as_ref());
    match &press.key {
        Key::Named(Named::ArrowUp) if press.modifiers.alt() => {
            let typing = controls.iter().find_map(|control| control.typing.as_ref());
            sent(typing.and_then(|typing| typing.back.clone()))
        }
        Key::Named(Named::Backspace) if typing.is_some() => {
            sent(typing.and_then(|typing| typing.back.clone()))
        }
        Key::Named(Named::Delete) if typing.is_some() => {
            sent(typing.and_then(|typing| typing.delete.clone()))
        }
        Key::Character(letter)
            if !press.modifiers.command()
                && !press.modifiers.alt()
                && let Some(typing) = typing =>
        {
            Reaction::Send(Event {
                focus: Some(go(typing.field)),
                message: Some((typing.letter)(letter.to_string())),
            })
        }
        // They are about the window, not about the box.
        Key::Named(Named::F4 | Named::Enter) if press.modifiers.alt() => Reaction::Pass,
        Key::Named(Named::Escape) => sent(special(|control| control.cancel)),
        Key::Named(Named::F1) => sent(special(|control| control.help)),
        Key::Named(Named::Enter) => match at {
            Some(Keys::Press(message)) => sent(Some(message.clone())),
            Some(Keys::Adjust {
                enter: Some(message),
                ..
            }) => sent(Some(message.clone())),
            _ => sent(special(|control| control.default)),
        },
        Key::Named(Named::Tab) => {
            let step = if press.modifiers.shift() { -1 } else { 1 };
            let to = next(controls, here, step).map(go);
            focused(to.map(|to| Focus {
                arrived: true,
                ..to
            }))
        }
        // Alone it opens the menus, which lie below.
        Key::Named(Named::Alt) => Reaction::Swallow,
        Key::Named(Named::Space) if !in_text => match at {
            Some(Keys::Press(message) | Keys::Toggle(message) | Keys::Radio(message)) => {
                Reaction::Send(Event {
                    focus: here.map(go),
                    message: Some(message.clone()),
                })
            }
            _ => Reaction::Swallow,
        },
        Key::Named(
            arrow @ (Named::ArrowUp | Named::ArrowDown | Named::ArrowLeft | Named::ArrowRight),
        ) => arrows(controls, here, at, *arrow),
        Key::Named(key @ (Named::Home | Named::End | Named::PageUp | Named::PageDown))
            if !in_text =>
        {
            leap(at, *key).map_or(Reaction::Swallow, |message| {
                Reaction::Send(Event {
                    focus: here.map(go),
                    message: Some(message),
                })
            })
        }
        Key::Character(_) if in_text && !press.modifiers.alt() => Reaction::Pass,
        Key::Character(letter) if !press.modifiers.command() => by_letter(controls, letter),
        _ if in_text => Reaction::Pass,
        _ => Reaction::Swallow,
    }
}

fn message<M: Clone>(control: &Control<M>) -> Option<M> {
    match control.keys.as_ref()? {
        Keys::Press(message) | Keys::Toggle(message) | Keys::Radio(message) => {
            Some(message.clone())
        }
        Keys::Adjust { .. } | Keys::Text => None,
    }
}

fn sent<M>(message: Option<M>) -> Reaction<Event<M>> {
    message.map_or(Reaction::Swallow, |message| {
        Reaction::Send(Event::send(message))
    })
}

fn focused<M>(focus: Option<Focus>) -> Reaction<Event<M>> {
    Reaction::Send(Event {
        focus,
        message: None,
    })
}

/// The next control that Tab stops at, in a circle.
fn next<M>(controls: &[Control<M>], here: Option<usize>, step: isize) -> Option<usize> {
    let count = controls.len() as isize;
    let from = here.map_or(-1, |here| here as isize);
    (1..=count)
        .map(|steps| (from + steps * step).rem_euclid(count.max(1)) as usize)
        .find(|place| {
            controls
                .get(*place)
                .is_some_and(|control| control.stops && control.keys.is_some())
        })
}

fn arrows<M: Clone>(
    controls: &[Control<M>],
    here: Option<usize>,
    at: Option<&Keys<M>>,
    arrow: Named,
) -> Reaction<Event<M>> {
    let go = |to: usize| Focus::at(controls, to);
    let forward = matches!(arrow, Named::ArrowRight | Named::ArrowDown);
    let sideways = matches!(arrow, Named::ArrowLeft | Named::ArrowRight);
    let mut all = controls.iter();
    let own = all.find(|control| control.sideways).filter(|_| sideways);
    let own = own.and_then(|control| control.keys.as_ref());
    if let (None | Some(Keys::Press(_) | Keys::Toggle(_)), Some(Keys::Adjust { less, more, .. })) =
        (at, own)
    {
        let forward = arrow == Named::ArrowRight;
        return sent(if forward { more } else { less }.clone());
    }
    match at {
        Some(Keys::Text) if sideways => Reaction::Pass,
        Some(Keys::Adjust {
            less,
            more,
            upright,
            ..
        }) => {
            let is_more = if *upright {
                forward
            } else {
                matches!(arrow, Named::ArrowRight | Named::ArrowUp)
            };
            let message = if is_more { more } else { less };
            Reaction::Send(Event {
                focus: here.map(go),
                message: message.clone(),
            })
        }
        Some(Keys::Radio(_)) => {
            let to = next(controls, here, if forward { 1 } else { -1 });
            let message = to.and_then(|to| match &controls[to].keys {
                Some(Keys::Radio(message)) => Some(message.clone()),
                _ => None,
            });
            Reaction::Send(Event {
                focus: to.map(go),
                message,
            })
        }
        _ => focused(next(controls, here, if forward { 1 } else { -1 }).map(go)),
    }
}

/// Home, End and the page keys at a list; at a slider they are arrows.
fn leap<M: Clone>(at: Option<&Keys<M>>, key: Named) -> Option<M> {
    let Some(Keys::Adjust {
        less, more, jumps, ..
    }) = at
    else {
        return None;
    };
    let Some(jumps) = jumps else {
        return if matches!(key, Named::Home | Named::PageDown) {
            less.clone()
        } else {
            more.clone()
        };
    };
    let [first, last, up, down] = &**jumps;
    let jump = match key {
        Named::Home => first,
        Named::End => last,
        Named::PageUp => up,
        _ => down,
    };
    Some(jump.clone())
}

fn by_letter<M: Clone>(controls: &[Control<M>], typed: &str) -> Reaction<Event<M>> {
    let typed = typed.to_lowercase();
    let found = controls.iter().position(|control| {
        control.keys.is_some()
            && control
                .letter
                .is_some_and(|letter| letter.to_lowercase().to_string() == typed)
    });
    found.map_or(Reaction::Swallow, |place| {
        let control = &controls[place];
        // What no stop says turns a page or the like, where other controls may take the place of the focused one.
        let focus = match control.stops {
            // Whoever comes back from the help goes on where they were.
            true if control.help => None,
            true => Some(Focus {
                arrived: true,
                ..Focus::at(controls, place)
            }),
            false => Some(Focus::default()),
        };
        Reaction::Send(Event {
            focus,
            message: message(control),
        })
    })
}
