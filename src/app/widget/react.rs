//! Keys in a form: Tab and arrows move the focus, Enter presses the focused or the default control, Space the focused one, a letter the control
//! in whose label it is underlined; Escape cancels, F1 opens the help.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use super::area::Reaction;
use super::focus::{Control, Event, Focus, Hotkey, Keys, Typing};
use super::key_press::KeyPress;

/// Returns what a key does in a form with these controls. Unused keys are swallowed; where the form is not modal, `FormBase::finish` lets them
/// pass. `letters_need_alt`: see `Look`.
pub fn react<M: Clone>(
    controls: &[Control<M>],
    focus: Focus,
    press: &KeyPress,
    letters_need_alt: bool,
) -> Reaction<Event<M>> {
    if press.released {
        return Reaction::Pass;
    }
    let stops = |at: &usize| controls.get(*at).is_some_and(|control| control.stops);
    let focus_index = focus.at.filter(stops).or_else(|| {
        let start = controls.iter().position(|control| control.start);
        start.or_else(|| controls.iter().position(|control| control.default))
    });
    let keys = focus_index
        .and_then(|at| controls.get(at))
        .and_then(|control| control.keys.as_ref());
    let in_text = matches!(keys, Some(Keys::Text));
    let typing = focus_index.and_then(|at| controls.get(at)?.typing.as_ref());
    let hotkey = hotkey(press).filter(|_| !in_text && typing.is_none());
    let mut all = controls.iter();
    let pressed = hotkey.and_then(|hotkey| all.find(|control| control.hotkey == Some(hotkey)));
    if let Some(control) = pressed {
        return sent(message(control));
    }
    let may_type = press.held.is_plain() || press.typed().is_some() && press.is_for_field();
    let reaction = typing
        .filter(|_| may_type)
        .and_then(|typing| type_at(controls, typing, press));
    let reaction = reaction.or_else(|| match press.held.is_plain() {
        true if letters_need_alt && !in_text && matches!(press.key, Key::Character(_)) => None,
        true => unmodified(controls, focus_index, press),
        false => with_modifiers(controls, press),
    });
    match reaction {
        Some(reaction) => reaction,
        None if in_text && press.is_for_field() => Reaction::Pass,
        None => Reaction::Swallow,
    }
}

/// The hotkey of a key press.
fn hotkey(press: &KeyPress) -> Option<Hotkey> {
    let held = press.held;
    match &press.key {
        Key::Named(named) if held.is_plain() && !held.shift => match named {
            Named::F2 => Some(Hotkey::Edit),
            Named::Insert => Some(Hotkey::Insert),
            Named::Delete => Some(Hotkey::Delete),
            _ => None,
        },
        Key::Character(_) if held.is_control() => match (press.is_letter('z'), held.shift) {
            (true, false) => Some(Hotkey::Undo),
            (true, true) => Some(Hotkey::Redo),
            (false, false) if press.is_letter('y') => Some(Hotkey::Redo),
            _ => None,
        },
        _ => None,
    }
}

/// What a key does in a control that handles typing, such as a list of files.
fn type_at<M: Clone>(
    controls: &[Control<M>],
    typing: &Typing<M>,
    press: &KeyPress,
) -> Option<Reaction<Event<M>>> {
    match (&press.key, press.typed()) {
        (Key::Named(Named::Backspace), _) => Some(sent(typing.back.clone())),
        (Key::Named(Named::Delete), _) => Some(sent(typing.delete.clone())),
        (Key::Character(_), Some(letter)) => Some(Reaction::Send(Event {
            focus: Some(Focus::at(controls, typing.field)),
            message: Some((typing.letter)(letter.to_owned())),
        })),
        _ => None,
    }
}

/// What a key does with Alt; `None` with Ctrl, AltGr or Super, whose keys are hotkeys or edit a field.
fn with_modifiers<M: Clone>(
    controls: &[Control<M>],
    press: &KeyPress,
) -> Option<Reaction<Event<M>>> {
    if !press.held.is_alt() {
        return None;
    }
    match &press.key {
        // These keys control the window, not the dialog.
        Key::Named(Named::F4 | Named::Enter) => Some(Reaction::Pass),
        Key::Named(Named::ArrowUp) => {
            let typing = controls.iter().find_map(|control| control.typing.as_ref());
            Some(sent(typing.and_then(|typing| typing.back.clone())))
        }
        Key::Named(_) => None,
        Key::Character(_) | Key::Unidentified => by_letter(controls, press),
    }
}

/// What a key does alone or with Shift. A key that repeats does not press a control again.
fn unmodified<M: Clone>(
    controls: &[Control<M>],
    focus_index: Option<usize>,
    press: &KeyPress,
) -> Option<Reaction<Event<M>>> {
    let keys = focus_index
        .and_then(|at| controls.get(at))
        .and_then(|control| control.keys.as_ref());
    let special = |condition: fn(&Control<M>) -> bool| {
        let control = controls.iter().find(|control| condition(control))?;
        message(control)
    };
    let go = |to: usize| Focus::at(controls, to);
    let in_text = matches!(keys, Some(Keys::Text));
    let presses_control = match &press.key {
        Key::Named(Named::Escape | Named::F1 | Named::Enter) => true,
        Key::Named(Named::Space) | Key::Character(_) => !in_text,
        Key::Named(_) | Key::Unidentified => false,
    };
    if presses_control && press.repeats {
        return Some(Reaction::Swallow);
    }
    Some(match &press.key {
        Key::Named(Named::Escape) => sent(special(|control| control.cancel)),
        Key::Named(Named::F1) => sent(special(|control| control.help)),
        Key::Named(Named::Enter) => match keys {
            Some(Keys::Press(message)) => sent(Some(message.clone())),
            Some(Keys::Adjust {
                enter: Some(message),
                ..
            }) => sent(Some(message.clone())),
            _ => sent(special(|control| control.default)),
        },
        Key::Named(Named::Tab) => {
            let step = if press.held.shift { -1 } else { 1 };
            let to = next(controls, focus_index, step).map(go);
            focused(to.map(|to| Focus {
                arrived: true,
                ..to
            }))
        }
        // Alt alone would open the menus, which are covered by the dialog.
        Key::Named(Named::Alt) => Reaction::Swallow,
        Key::Named(Named::Space) if !in_text => match keys {
            Some(Keys::Press(message) | Keys::Toggle(message) | Keys::Radio(message)) => {
                Reaction::Send(Event {
                    focus: focus_index.map(go),
                    message: Some(message.clone()),
                })
            }
            _ => Reaction::Swallow,
        },
        Key::Named(
            arrow @ (Named::ArrowUp | Named::ArrowDown | Named::ArrowLeft | Named::ArrowRight),
        ) => arrows(controls, focus_index, keys, *arrow),
        Key::Named(key @ (Named::Home | Named::End | Named::PageUp | Named::PageDown))
            if !in_text =>
        {
            jump(keys, *key).map_or(Reaction::Swallow, |message| {
                Reaction::Send(Event {
                    focus: focus_index.map(go),
                    message: Some(message),
                })
            })
        }
        Key::Character(_) if !in_text => return by_letter(controls, press),
        _ => return None,
    })
}

/// The message that pressing, toggling or selecting a control sends.
fn message<M: Clone>(control: &Control<M>) -> Option<M> {
    match control.keys.as_ref()? {
        Keys::Press(message) | Keys::Toggle(message) | Keys::Radio(message) => {
            Some(message.clone())
        }
        Keys::Adjust { .. } | Keys::Text => None,
    }
}

/// Sends a message, or swallows the key without one.
fn sent<M>(message: Option<M>) -> Reaction<Event<M>> {
    message.map_or(Reaction::Swallow, |message| {
        Reaction::Send(Event::of(message))
    })
}

/// Changes the focus; `None` leaves it unchanged.
fn focused<M>(focus: Option<Focus>) -> Reaction<Event<M>> {
    Reaction::Send(Event {
        focus,
        message: None,
    })
}

/// The next enabled control that Tab stops at, wrapping around: forward if `step` is 1, backward if it is -1.
fn next<M>(controls: &[Control<M>], focus_index: Option<usize>, step: isize) -> Option<usize> {
    let count = controls.len() as isize;
    let from = focus_index.map_or(-1, |focus_index| focus_index as isize);
    (1..=count)
        .map(|steps| (from + steps * step).rem_euclid(count.max(1)) as usize)
        .find(|index| {
            controls
                .get(*index)
                .is_some_and(|control| control.stops && control.keys.is_some())
        })
}

/// What an arrow key does: it changes the value of the focused control, selects the next radio button, or moves the focus. At a button or check
/// box, Left and Right belong to the `sideways` control, if the form has one.
fn arrows<M: Clone>(
    controls: &[Control<M>],
    focus_index: Option<usize>,
    keys: Option<&Keys<M>>,
    arrow: Named,
) -> Reaction<Event<M>> {
    let go = |to: usize| Focus::at(controls, to);
    let forward = matches!(arrow, Named::ArrowRight | Named::ArrowDown);
    let sideways = matches!(arrow, Named::ArrowLeft | Named::ArrowRight);
    let mut all = controls.iter();
    let own = all.find(|control| control.sideways).filter(|_| sideways);
    let own = own.and_then(|control| control.keys.as_ref());
    if let (None | Some(Keys::Press(_) | Keys::Toggle(_)), Some(Keys::Adjust { less, more, .. })) =
        (keys, own)
    {
        let forward = arrow == Named::ArrowRight;
        return sent(if forward { more } else { less }.clone());
    }
    match keys {
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
                focus: focus_index.map(go),
                message: message.clone(),
            })
        }
        Some(Keys::Radio(_)) => {
            let to = next(controls, focus_index, if forward { 1 } else { -1 });
            let message = to.and_then(|to| match &controls[to].keys {
                Some(Keys::Radio(message)) => Some(message.clone()),
                _ => None,
            });
            Reaction::Send(Event {
                focus: to.map(go),
                message,
            })
        }
        _ => focused(next(controls, focus_index, if forward { 1 } else { -1 }).map(go)),
    }
}

/// What Home, End and the page keys do in a list or a row of tabs. In a control without jumps, such as a slider, Home and Page Down mean less, End and Page Up
/// more.
fn jump<M: Clone>(keys: Option<&Keys<M>>, key: Named) -> Option<M> {
    let Some(Keys::Adjust {
        less, more, jumps, ..
    }) = keys
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
    jump.clone()
}

/// Presses the control whose underlined letter the key types.
fn by_letter<M: Clone>(controls: &[Control<M>], press: &KeyPress) -> Option<Reaction<Event<M>>> {
    if press.repeats {
        return None;
    }
    let index = press.letters().find_map(|pressed| {
        controls.iter().position(|control| {
            let letter = control.letter.filter(|_| control.keys.is_some());
            letter.is_some_and(|letter| letter.to_uppercase().eq(pressed.chars()))
        })
    })?;
    let control = &controls[index];
    // A control that Tab does not stop at may switch to another page, for example, so the focused control may be gone.
    let focus = match control.stops {
        // Opening the help does not move the focus.
        true if control.help => None,
        true => Some(Focus {
            arrived: true,
            ..Focus::at(controls, index)
        }),
        false => Some(Focus::default()),
    };
    Some(Reaction::Send(Event {
        focus,
        message: message(control),
    }))
}

#[cfg(test)]
mod tests;
