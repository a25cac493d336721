//! A form without the type of its messages: creates the controls of a dialog, and records them in this order for the keyboard.

use std::cell::{Cell, RefCell};

use iced::Alignment::Center;
use iced::mouse::Interaction;
use iced::widget::{Button, button, column, container, mouse_area, space};
use iced::{Element, Length};

use super::super::reveal::{page, reveal};
use super::super::ring::{FocusState, named, ring};
use super::super::{
    AnyMessage, Control, Description, Event, Focus, Keys, Look, Reaction, Role, described,
    disabled, key_area, label, letter, plain, react, style,
};
use crate::app::theme;

/// The usual width of a button, and its minimum width in units.
pub(super) const USUAL_WIDTH: (Length, f32) = (Length::Shrink, 92.0);

/// The width that a dialog with these buttons in its footer needs, in units.
pub fn footer_width(look: Look<'_>, labels: &[&str]) -> f32 {
    let button = |label: &&str| {
        let words = theme::width(&plain(label), look.px(15.0), theme::SEMIBOLD);
        (words / look.px(1.0) + 28.0).max(USUAL_WIDTH.1)
    };
    // 20 at each side, 16 beside the hint, and a little for rounding.
    labels.iter().map(button).sum::<f32>() + 10.0 * labels.len() as f32 + 52.0
}

/// A form under construction, for messages of any type.
pub struct FormBase<'a> {
    /// Colours, sizes and tile pictures.
    pub look: Look<'a>,
    focus: Focus,
    controls: RefCell<Vec<Control>>,
    /// The next control has the initial focus.
    next_starts: Cell<bool>,
    /// The control that `start_at_next` gave the initial focus.
    started: Cell<Option<usize>>,
}

impl<'a> FormBase<'a> {
    /// An empty form.
    pub(super) fn new(look: Look<'a>, focus: Focus) -> Self {
        Self {
            look,
            focus,
            controls: RefCell::default(),
            next_starts: Cell::default(),
            started: Cell::default(),
        }
    }

    /// Gives the next control the initial focus, with the ring, and scrolls to it.
    pub fn start_at_next(&self) {
        self.next_starts.set(true);
    }

    /// Adds a control, with a focus ring around its widget.
    pub(in crate::app::widget) fn add(
        &self,
        control: Control,
        description: Description,
        widget: impl Into<Element<'a, Event>>,
        radius: f32,
    ) -> Element<'a, Event> {
        self.add_revealing(control, description, widget, radius, None)
    }

    /// Adds a control with a selected part that keys keep visible; `reveal` is its top and bottom within the scrollable.
    pub(in crate::app::widget) fn add_revealing(
        &self,
        control: Control,
        description: Description,
        widget: impl Into<Element<'a, Event>>,
        radius: f32,
        reveal: Option<(f32, f32)>,
    ) -> Element<'a, Event> {
        let mut controls = self.controls.borrow_mut();
        let index = controls.len();
        let is_next = self.next_starts.take();
        if is_next {
            self.started.set(Some(index));
        }
        let control = Control {
            start: control.start || is_next,
            ..control
        };
        let starts = control.start || control.default && controls.iter().all(|other| !other.start);
        let focus = Focus {
            at: Some(index),
            letter: control.letter,
            ..Focus::default()
        };
        let focus_state = FocusState {
            focused: self.focus.at == Some(index) || self.focus.at.is_none() && starts,
            shown: self.focus.shown || is_next && self.focus.at.is_none(),
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
        let mut description = description.with_keys(control.keys.as_ref(), focus);
        description.is_focused = focus_state.focused;
        controls.push(control);
        let widget = ring(disabled(widget, is_disabled), focus_state, pressed);
        described(widget, description)
    }

    /// Adds a control without a widget, reached by keys alone.
    pub(in crate::app::widget) fn add_without_widget(&self, control: Control) {
        self.controls.borrow_mut().push(Control {
            stops: false,
            ..control
        });
    }

    /// A button with this width and minimum width in units; `set` changes the control.
    pub(super) fn press(
        &self,
        words: &str,
        message: Option<AnyMessage>,
        (width, min_width): (Length, f32),
        set: fn(Control) -> Control,
    ) -> Element<'a, Event> {
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
        let side = look.px(if min_width < USUAL_WIDTH.1 { 4.0 } else { 14.0 });
        let min_width = (look.px(min_width) - 2.0 * side).max(0.0);
        let description = Description::new(Role::Button, words);
        let words = column![
            label(words, look.px(15.0), font, ink),
            space().width(min_width)
        ]
        .align_x(Center);
        let content = container(words)
            .center_y(Length::Fill)
            .align_x(Center)
            .width(width);
        let widget = button(content)
            .padding([0.0, side])
            .width(width)
            .height(look.px(34.0))
            .style(move |_, status| style::button_face(palette, default, status))
            .on_press_maybe(message.map(Event::of));
        self.add(control, description, widget, 7.0)
    }

    /// A large, red default button for a call; `name` has its letter.
    pub(super) fn call_button(
        &self,
        name: &str,
        call: &'a str,
        message: AnyMessage,
    ) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let control = Control {
            default: true,
            ..Control::new(letter(name), Some(Keys::Press(message.clone())))
        };
        let ink = style::button_face(palette, true, button::Status::Active).text_color;
        let words = look.words(call, 23.0, theme::SEMIBOLD, ink);
        let widget = button(container(words).center(Length::Fill))
            .padding(0)
            .width(Length::Fill)
            .height(look.px(56.0))
            .style(move |_, status| style::button_face(palette, true, status))
            .on_press(Event::of(message));
        let description = Description::new(Role::Button, name);
        self.add(control, description, widget, 7.0)
    }

    /// A picture with text that can be pressed, in a frame if it is a card; `name` describes the action.
    pub(super) fn pressable_picture(
        &self,
        name: &str,
        picture: Element<'a, Event>,
        message: AnyMessage,
        is_card: bool,
    ) -> Element<'a, Event> {
        let (palette, pad) = (self.look.palette, self.look.px(6.0));
        let widget: Button<'a, Event> = button(named(picture, plain(name)))
            .padding(pad)
            .on_press(Event::of(message.clone()));
        let widget = match is_card {
            true => widget.style(move |_, status| button::Style {
                border: style::panel(palette.paper, palette.line, 7.0).border,
                ..style::lit(palette, status)
            }),
            false => widget
                .width(Length::Fill)
                .style(move |_, status| style::lit(palette, status)),
        };
        let control = Control::new(None, Some(Keys::Press(message)));
        self.add(control, Description::new(Role::Button, name), widget, 7.0)
    }

    /// A line of text that can be pressed.
    pub(super) fn pressable_line(
        &self,
        line: Element<'a, Event>,
        message: AnyMessage,
    ) -> Element<'a, Event> {
        let widget = mouse_area(line)
            .on_press(Event::of(message.clone()))
            .interaction(Interaction::Pointer);
        let control = Control::new(None, Some(Keys::Press(message)));
        // The texts of the line are its name.
        self.add(control, Description::default(), widget, 4.0)
    }

    /// A wide button with a description below its label; the default one is red.
    pub(super) fn wide_button(
        &self,
        name: &str,
        description: &'a str,
        message: AnyMessage,
        default: bool,
    ) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let control = Control {
            default,
            ..Control::new(letter(name), Some(Keys::Press(message.clone())))
        };
        let ink = style::button_face(palette, default, button::Status::Active).text_color;
        let about = Description {
            hint: description.to_owned(),
            ..Description::new(Role::Button, name)
        };
        let words = column![
            label(name, look.px(17.0), theme::SEMIBOLD, ink),
            look.words(description, 14.0, theme::REGULAR, theme::fade(ink, 0.85)),
        ]
        .spacing(look.px(1.0));
        let widget = button(words)
            .padding([look.px(9.0), look.px(16.0)])
            .width(Length::Fill)
            .style(move |_, status| style::button_face(palette, default, status))
            .on_press(Event::of(message));
        self.add(control, about, widget, 7.0)
    }

    /// The finished form: `content` with keyboard handling. If `modal`, unused keys are swallowed, except Page Up and Page Down, which scroll. Call
    /// it after all controls are added.
    pub fn finish(self, content: impl Into<Element<'a, Event>>, modal: bool) -> Element<'a, Event> {
        let (controls, focus) = (self.controls.into_inner(), self.focus);
        let letters_need_alt = self.look.letters_need_alt;
        let shown = match focus.at {
            Some(_) => focus.at.filter(|_| focus.shown),
            None => self.started.get(),
        };
        let content = reveal(content, shown);
        key_area(content, move |press| {
            match react(&controls, focus, press, letters_need_alt) {
                Reaction::Swallow if !modal || page(press).is_some() => Reaction::Pass,
                reaction => reaction,
            }
        })
    }

    /// The focus of the same control, if its index has changed; only a control with a letter is recognised. Call it after all controls are added.
    pub fn moved(&self) -> Option<Focus> {
        self.focus.moved(&self.controls.borrow())
    }

    /// The message of Escape, for the close button in the title bar. Call it after all controls are added.
    pub fn escape(&self) -> Option<AnyMessage> {
        let controls = self.controls.borrow();
        let cancel = controls.iter().find(|control| control.cancel)?;
        match &cancel.keys {
            Some(Keys::Press(message)) => Some(message.clone()),
            _ => None,
        }
    }
}
