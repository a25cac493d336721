//! A form: creates the controls of a dialog, and records them in this order for the keyboard.

mod base;

use std::marker::PhantomData;
use std::ops::Deref;

use iced::{Element, Length};

use super::{AnyMessage, Control, Event, Focus, FormMessage, Hotkey, Keys, Look};
use base::USUAL_WIDTH;
use words::say;

pub use base::{FormBase, footer_width};

/// A form under construction whose controls send messages of type `M`. What does not depend on that type is in [`FormBase`].
pub struct Form<'a, M> {
    base: FormBase<'a>,
    messages: PhantomData<fn(M)>,
}

impl<'a, M> Deref for Form<'a, M> {
    type Target = FormBase<'a>;

    fn deref(&self) -> &FormBase<'a> {
        &self.base
    }
}

impl<'a, M: FormMessage> Form<'a, M> {
    /// An empty form.
    pub fn new(look: Look<'a>, focus: Focus) -> Self {
        Self {
            base: FormBase::new(look, focus),
            messages: PhantomData,
        }
    }

    /// The form without the type of its messages.
    pub fn into_base(self) -> FormBase<'a> {
        self.base
    }

    /// A letter that sends a message, without a control.
    pub fn shortcut(&self, letter: char, message: M) {
        self.base
            .add_without_widget(Control::new(Some(letter), Some(press(message))));
    }

    /// A button; disabled without a message.
    pub fn button(&self, words: &str, message: Option<M>) -> Element<'a, Event> {
        let message = message.map(AnyMessage::new);
        self.base
            .press(words, message, USUAL_WIDTH, |control| control)
    }

    /// A button hardly wider than its label.
    pub fn small(&self, words: &str, message: Option<M>) -> Element<'a, Event> {
        let message = message.map(AnyMessage::new);
        let width = (Length::Shrink, 34.0);
        self.base.press(words, message, width, |control| control)
    }

    /// The default button, pressed by Enter.
    pub fn default(&self, words: &str, message: Option<M>) -> Element<'a, Event> {
        let message = message.map(AnyMessage::new);
        self.base
            .press(words, message, USUAL_WIDTH, |control| Control {
                default: true,
                ..control
            })
    }

    /// The button that Escape presses.
    pub fn cancel(&self, words: &str, message: M) -> Element<'a, Event> {
        let message = Some(AnyMessage::new(message));
        self.base
            .press(words, message, USUAL_WIDTH, |control| Control {
                cancel: true,
                ..control
            })
    }

    /// The usual buttons of a dialog: Help, Cancel, and the default button with this label, disabled without `ok`.
    pub fn dialog_buttons(
        &self,
        words: &str,
        ok: Option<M>,
        cancel: M,
        help: M,
    ) -> Vec<Element<'a, Event>> {
        vec![
            self.help(help),
            self.cancel(say!("label-cancel"), cancel),
            self.default(words, ok),
        ]
    }

    /// The default button of a dialog in which Escape does the same as Enter.
    pub fn default_and_cancel(&self, words: &str, message: M) -> Element<'a, Event> {
        let message = Some(AnyMessage::new(message));
        self.base
            .press(words, message, USUAL_WIDTH, |control| Control {
                default: true,
                cancel: true,
                ..control
            })
    }

    /// The button that F1 presses.
    pub fn help(&self, message: M) -> Element<'a, Event> {
        let (words, message) = (say!("form-help"), Some(AnyMessage::new(message)));
        self.base
            .press(words, message, USUAL_WIDTH, |control| Control {
                help: true,
                ..control
            })
    }

    /// A button in a block, as wide as its place; the default one is red.
    pub fn block_button(
        &self,
        words: &str,
        message: Option<M>,
        default: bool,
    ) -> Element<'a, Event> {
        let (message, width) = (message.map(AnyMessage::new), (Length::Fill, 0.0));
        match default {
            true => self.base.press(words, message, width, |control| Control {
                default: true,
                ..control
            }),
            false => self.base.press(words, message, width, |control| control),
        }
    }

    /// A large, red default button for a call, as wide as its place. `name` has its letter, and is what screen readers say.
    pub fn call_button(&self, name: &str, call: &'a str, message: M) -> Element<'a, Event> {
        self.base.call_button(name, call, AnyMessage::new(message))
    }

    /// A picture with text that can be pressed; `name` describes the action.
    pub fn pressable_picture(
        &self,
        name: &str,
        picture: impl Into<Element<'a, Event>>,
        message: M,
    ) -> Element<'a, Event> {
        let message = AnyMessage::new(message);
        self.base
            .pressable_picture(name, picture.into(), message, false)
    }

    /// A card that can be pressed; `name` describes the action.
    pub fn card(
        &self,
        name: &str,
        face: impl Into<Element<'a, Event>>,
        message: M,
    ) -> Element<'a, Event> {
        let message = AnyMessage::new(message);
        self.base
            .pressable_picture(name, face.into(), message, true)
    }

    /// A line of text that can be pressed.
    pub fn pressable_line(
        &self,
        line: impl Into<Element<'a, Event>>,
        message: M,
    ) -> Element<'a, Event> {
        self.base
            .pressable_line(line.into(), AnyMessage::new(message))
    }

    /// A wide button with a description below its label; the default one is red.
    pub fn wide_button(
        &self,
        name: &str,
        description: &'a str,
        message: M,
        default: bool,
    ) -> Element<'a, Event> {
        let message = AnyMessage::new(message);
        self.base.wide_button(name, description, message, default)
    }

    /// Sends a message on Escape, without a button.
    pub fn on_escape(&self, message: M) {
        self.base.add_without_widget(Control {
            cancel: true,
            ..Control::new(None, Some(press(message)))
        });
    }

    /// Sends a message on F1, without a button.
    pub fn on_help(&self, message: M) {
        self.base.add_without_widget(Control {
            help: true,
            ..Control::new(None, Some(press(message)))
        });
    }

    /// Sends a message on a key wherever no text is typed.
    pub fn on_key(&self, hotkey: Hotkey, message: M) {
        self.base.add_without_widget(Control {
            hotkey: Some(hotkey),
            ..Control::new(None, Some(press(message)))
        });
    }

    /// Sends messages on Left and Right, unless the focused control uses these keys.
    pub fn on_arrows(&self, left: Option<M>, right: Option<M>) {
        let keys = Keys::Adjust {
            less: left.map(AnyMessage::new),
            more: right.map(AnyMessage::new),
            upright: false,
            enter: None,
            jumps: None,
        };
        self.base.add_without_widget(Control {
            sideways: true,
            ..Control::new(None, Some(keys))
        });
    }
}

/// The keys of a control that sends a message.
fn press(message: impl FormMessage) -> Keys {
    Keys::Press(AnyMessage::new(message))
}
