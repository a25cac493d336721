//! A form: creates the controls of a dialog, and records them in this order for the keyboard.

use std::cell::RefCell;

use iced::Alignment::Center;
use iced::mouse::Interaction;
use iced::widget::{button, column, container, mouse_area, space};
use iced::{Element, Length};

use super::reveal::{page, reveal};
use super::ring::{FocusState, named, ring};
use super::{
    Control, Event, Focus, Hotkey, Keys, Look, Reaction, disabled, key_area, label, letter, plain,
    react, style,
};
use crate::app::theme;
use words::say;

/// Usual and minimum width of a button, the latter in units.
const USUAL: (Length, f32) = (Length::Shrink, 92.0);

/// A form under construction.
pub struct Form<'a, M> {
    /// The look.
    pub look: Look<'a>,
    focus: Focus,
    controls: RefCell<Vec<Control<M>>>,
}

impl<'a, M: Clone + 'a> Form<'a, M> {
    /// An empty form.
    pub fn new(look: Look<'a>, focus: Focus) -> Self {
        Self {
            look,
            focus,
            controls: RefCell::default(),
        }
    }

    /// Adds a control, with a focus ring around its widget.
    pub(super) fn add(
        &self,
        control: Control<M>,
        seen: impl Into<Element<'a, Event<M>>>,
        radius: f32,
    ) -> Element<'a, Event<M>> {
        self.add_revealing(control, seen, radius, None)
    }

    /// Adds a control with a selected part that keys keep visible; `reveal` is its top and bottom within the scrollable.
    pub(super) fn add_revealing(
        &self,
        control: Control<M>,
        seen: impl Into<Element<'a, Event<M>>>,
        radius: f32,
        reveal: Option<(f32, f32)>,
    ) -> Element<'a, Event<M>> {
        let mut controls = self.controls.borrow_mut();
        let place = controls.len();
        let starts = control.start || control.default && controls.iter().all(|other| !other.start);
        let focus = Focus {
            at: Some(place),
            letter: control.letter,
            ..Focus::default()
        };
        let focus_state = FocusState {
            focused: self.focus.at == Some(place) || self.focus.at.is_none() && starts,
            shown: self.focus.shown,
            arrived: self.focus.arrived,
            colors: self.look.palette.focus,
            radius,
            reveal,
        };
        let is_disabled = control.keys.is_none();
        let pressed = (!is_disabled).then_some(Event {
            focus: Some(focus),
            message: None,
        });
        controls.push(control);
        ring(disabled(seen, is_disabled), focus_state, pressed)
    }

    /// A letter that sends a message, without a control.
    pub fn shortcut(&self, letter: char, message: M) {
        let control = Control {
            stops: false,
            ..Control::new(Some(letter), Some(Keys::Press(message)))
        };
        self.controls.borrow_mut().push(control);
    }

    /// A button; disabled without a message.
    pub fn button(&self, words: &str, message: Option<M>) -> Element<'a, Event<M>> {
        self.press(words, message, USUAL, |control| control)
    }

    /// A button hardly wider than its label.
    pub fn small(&self, words: &str, message: Option<M>) -> Element<'a, Event<M>> {
        self.press(words, message, (Length::Shrink, 34.0), |control| control)
    }

    /// The default button, pressed by Enter.
    pub fn default(&self, words: &str, message: Option<M>) -> Element<'a, Event<M>> {
        let set = |control| Control {
            default: true,
            ..control
        };
        self.press(words, message, USUAL, set)
    }

    /// The button that Escape presses.
    pub fn cancel(&self, words: &str, message: M) -> Element<'a, Event<M>> {
        let set = |control| Control {
            cancel: true,
            ..control
        };
        self.press(words, Some(message), USUAL, set)
    }

    /// The usual buttons of a dialog: Help, Cancel, and the default button with this label, disabled without `ok`.
    pub fn dialog_buttons(
        &self,
        words: &str,
        ok: Option<M>,
        cancel: M,
        help: M,
    ) -> Vec<Element<'a, Event<M>>> {
        vec![
            self.help(help),
            self.cancel(say!("label-cancel"), cancel),
            self.default(words, ok),
        ]
    }

    /// The default button of a dialog in which Escape does the same as Enter.
    pub fn default_and_cancel(&self, words: &str, message: M) -> Element<'a, Event<M>> {
        let set = |control| Control {
            default: true,
            cancel: true,
            ..control
        };
        self.press(words, Some(message), USUAL, set)
    }

    /// The button that F1 presses.
    pub fn help(&self, message: M) -> Element<'a, Event<M>> {
        let set = |control| Control {
            help: true,
            ..control
        };
        self.press(say!("form-help"), Some(message), USUAL, set)
    }

    /// A button in a block, as wide as its place; the default one is red.
    pub fn block_button(
        &self,
        words: &str,
        message: Option<M>,
        default: bool,
    ) -> Element<'a, Event<M>> {
        let set = |control| Control { default, ..control };
        self.press(words, message, (Length::Fill, 0.0), set)
    }

    /// A picture with text that can be pressed; `name` describes the action.
    pub fn pressed_picture(
        &self,
        name: &str,
        picture: impl Into<Element<'a, Event<M>>>,
        message: M,
    ) -> Element<'a, Event<M>> {
        let (palette, pad) = (self.look.palette, self.look.px(6.0));
        let seen = button(named(picture, plain(name)))
            .padding(pad)
            .width(Length::Fill)
            .style(move |_, status| style::lit(palette, status))
            .on_press(Event::send(message.clone()));
        self.add(Control::new(None, Some(Keys::Press(message))), seen, 7.0)
    }

    /// A line of text that can be pressed.
    pub fn pressed_line(
        &self,
        line: impl Into<Element<'a, Event<M>>>,
        message: M,
    ) -> Element<'a, Event<M>> {
        let seen = mouse_area(line)
            .on_press(Event::send(message.clone()))
            .interaction(Interaction::Pointer);
        self.add(Control::new(None, Some(Keys::Press(message))), seen, 4.0)
    }

    /// A card that can be pressed; `name` describes the action.
    pub fn card(
        &self,
        name: &str,
        face: impl Into<Element<'a, Event<M>>>,
        message: M,
    ) -> Element<'a, Event<M>> {
        let (palette, pad) = (self.look.palette, self.look.px(6.0));
        let seen = button(named(face, plain(name)))
            .padding(pad)
            .style(move |_, status| button::Style {
                border: style::panel(palette.paper, palette.line, 7.0).border,
                ..style::lit(palette, status)
            })
            .on_press(Event::send(message.clone()));
        self.add(Control::new(None, Some(Keys::Press(message))), seen, 7.0)
    }

    /// A wide button with a description below its label; the default one is red.
    pub fn wide_button(
        &self,
        name: &str,
        behind: &'a str,
        message: M,
        default: bool,
    ) -> Element<'a, Event<M>> {
        let (look, palette) = (self.look, self.look.palette);
        let control = Control {
            default,
            ..Control::new(letter(name), Some(Keys::Press(message.clone())))
        };
        let ink = style::button_face(palette, default, button::Status::Active).text_color;
        let words = column![
            label(name, look.px(17.0), theme::SEMIBOLD, ink),
            look.words(behind, 14.0, theme::REGULAR, theme::fade(ink, 0.85)),
        ]
        .spacing(look.px(1.0));
        let seen = button(words)
            .padding([look.px(9.0), look.px(16.0)])
            .width(Length::Fill)
            .style(move |_, status| style::button_face(palette, default, status))
            .on_press(Event::send(message));
        self.add(control, seen, 7.0)
    }

    /// Sends a message on Escape, without a button.
    pub fn on_escape(&self, message: M) {
        self.silent(message, |control| Control {
            cancel: true,
            ..control
        });
    }

    /// Sends a message on F1, without a button.
    pub fn on_help(&self, message: M) {
        self.silent(message, |control| Control {
            help: true,
            ..control
        });
    }

    /// Sends a message on a key wherever no text is typed.
    pub fn on_key(&self, hotkey: Hotkey, message: M) {
        self.silent(message, |control| Control {
            hotkey: Some(hotkey),
            ..control
        });
    }

    /// Sends messages on Left and Right.
    pub fn on_arrows(&self, left: Option<M>, right: Option<M>) {
        let keys = Keys::Adjust {
            less: left,
            more: right,
            upright: false,
            enter: None,
            jumps: None,
        };
        let control = Control {
            stops: false,
            sideways: true,
            ..Control::new(None, Some(keys))
        };
        self.controls.borrow_mut().push(control);
    }

    fn silent(&self, message: M, set: impl Fn(Control<M>) -> Control<M>) {
        let control = Control {
            stops: false,
            ..Control::new(None, Some(Keys::Press(message)))
        };
        self.controls.borrow_mut().push(set(control));
    }

    fn press(
        &self,
        words: &str,
        message: Option<M>,
        (width, least): (Length, f32),
        set: impl Fn(Control<M>) -> Control<M>,
    ) -> Element<'a, Event<M>> {
        let (look, palette) = (self.look, self.look.palette);
        let control = set(Control::new(
            letter(words),
            message.clone().map(Keys::Press),
        ));
        let default = control.default;
        let font = if default {
            theme::SEMIBOLD
        } else {
            theme::MEDIUM
        };
        let status = if message.is_some() {
            button::Status::Active
        } else {
            button::Status::Disabled
        };
        let ink = style::button_face(palette, default, status).text_color;
        let side = look.px(if least < USUAL.1 { 4.0 } else { 14.0 });
        let least = (look.px(least) - 2.0 * side).max(0.0);
        let words =
            column![label(words, look.px(15.0), font, ink), space().width(least)].align_x(Center);
        let content = container(words)
            .center_y(Length::Fill)
            .align_x(Center)
            .width(width);
        let seen = button(content)
            .padding([0.0, side])
            .width(width)
            .height(look.px(34.0))
            .style(move |_, status| style::button_face(palette, default, status))
            .on_press_maybe(message.map(Event::send));
        self.add(control, seen, 7.0)
    }

    /// The finished form: `content` with keyboard handling. If `modal`, unused keys are swallowed. Call it after all controls are added.
    pub fn finish(
        self,
        content: impl Into<Element<'a, Event<M>>>,
        modal: bool,
    ) -> Element<'a, Event<M>> {
        let (controls, focus) = (self.controls.into_inner(), self.focus);
        let content = reveal(content, focus.at.filter(|_| focus.shown));
        key_area(content, move |press| match react(&controls, focus, press) {
            Reaction::Swallow if !modal || page(press).is_some() => Reaction::Pass,
            reaction => reaction,
        })
    }

    /// The focus of the same control, if its index has changed. Call it after all controls are added.
    pub fn moved(&self) -> Option<Focus> {
        self.focus.moved(&self.controls.borrow())
    }

    /// The message of Escape, for the close button in the title bar. Call it after all controls are added.
    pub fn escape(&self) -> Option<M> {
        let controls = self.controls.borrow();
        let cancel = controls.iter().find(|control| control.cancel)?;
        match &cancel.keys {
            Some(Keys::Press(message)) => Some(message.clone()),
            _ => None,
        }
    }
}
