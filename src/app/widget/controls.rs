//! Check boxes, radio buttons, sliders and text fields of a form.

use std::borrow::Cow;
use std::rc::Rc;

use iced::advanced::text::Renderer as _;
use iced::widget::{button, center, column, container, row, slider, space, text, text_input};
use iced::{Center, Element, Length, Renderer};

use super::description::enterable;
use super::draggable::draggable;
use super::{
    AnyMessage, Control, Description, Event, Form, FormBase, FormMessage, Keys, Role, label,
    letter, style, undescribed,
};
use crate::app::theme::{self, fade};

/// A corner radius that makes controls round at any size: it is limited to half their height.
const ROUND: f32 = 100.0;

/// The contents and values of a slider.
#[derive(Clone, Debug, PartialEq)]
pub struct SliderSpec {
    /// Its name, which stands beside it or above.
    pub name: &'static str,
    /// Smallest and largest value.
    pub range: (i32, i32),
    /// Its current value.
    pub value: i32,
    /// The label before the track; if it is empty, an arrow there moves the value down by one.
    pub before: Cow<'static, str>,
    /// The label after the track; if it is empty, an arrow there moves the value up by one.
    pub after: Cow<'static, str>,
    /// The number at the right.
    pub figure: String,
}

impl<'a, M: FormMessage> Form<'a, M> {
    /// A check box, checked if `is_on`; disabled without a message.
    pub fn check(&self, words: &str, is_on: bool, message: Option<M>) -> Element<'a, Event> {
        self.any_check(words, is_on, message.map(AnyMessage::new))
    }

    /// A radio button, selected if `is_on`; disabled without a message.
    pub fn radio(&self, words: &str, is_on: bool, message: Option<M>) -> Element<'a, Event> {
        self.any_radio(words, is_on, message.map(AnyMessage::new))
    }

    /// A slider with its number; disabled unless `enabled`.
    pub fn slider(
        &self,
        spec: SliderSpec,
        enabled: bool,
        on_change: impl Fn(i32) -> M + 'a,
    ) -> Element<'a, Event> {
        let on_change = Rc::new(move |value| AnyMessage::new(on_change(value)));
        self.any_slider(spec, enabled, on_change)
    }

    /// A text field; disabled without `on_change`. It has the initial focus if `start`. Its name stands beside it or above, with `&` before the
    /// letter that focuses the field; without one, it is named by its placeholder.
    pub fn field(
        &self,
        name: &str,
        value: &str,
        placeholder: &str,
        start: bool,
        on_change: Option<impl Fn(String) -> M + 'a>,
    ) -> Element<'a, Event> {
        let on_change = on_change.map(|on_change| -> Box<dyn Fn(String) -> AnyMessage + 'a> {
            Box::new(move |typed| AnyMessage::new(on_change(typed)))
        });
        self.any_field(Role::Field, (name, value, placeholder), start, on_change)
    }

    /// A text field for a password, with its name.
    pub fn password_field(
        &self,
        name: &str,
        value: &str,
        on_change: impl Fn(String) -> M + 'a,
    ) -> Element<'a, Event> {
        let on_change = move |typed| AnyMessage::new(on_change(typed));
        let words = (name, value, "");
        self.any_field(Role::PasswordField, words, false, Some(Box::new(on_change)))
    }
}

impl<'a> FormBase<'a> {
    fn any_check(
        &self,
        words: &str,
        is_on: bool,
        message: Option<AnyMessage>,
    ) -> Element<'a, Event> {
        let (look, palette, enabled) = (self.look, self.look.palette, message.is_some());
        let tick = text(if is_on {
            Renderer::CHECKMARK_ICON.to_string()
        } else {
            String::new()
        })
        .font(Renderer::ICON_FONT)
        .size(look.px(11.0))
        .color(iced::Color::WHITE);
        let square = container(center(tick))
            .width(look.px(18.0))
            .height(look.px(18.0))
            .style(move |_| style::mark(palette, is_on, enabled, 4.0));
        let control = Control::new(letter(words), message.clone().map(Keys::Toggle));
        self.with_mark(
            control,
            Role::CheckBox(is_on),
            square.into(),
            words,
            message,
        )
    }

    fn any_radio(
        &self,
        words: &str,
        is_on: bool,
        message: Option<AnyMessage>,
    ) -> Element<'a, Event> {
        let (look, palette, enabled) = (self.look, self.look.palette, message.is_some());
        let dot = container(space().width(look.px(8.0)).height(look.px(8.0)))
            .style(move |_| style::mark(palette, true, enabled, ROUND));
        let content: Element<'a, Event> = if is_on { dot.into() } else { space().into() };
        let circle = container(center(content))
            .width(look.px(18.0))
            .height(look.px(18.0))
            .style(move |_| style::mark(palette, false, enabled, ROUND));
        let control = Control::new(letter(words), message.clone().map(Keys::Radio));
        self.with_mark(
            control,
            Role::RadioButton(is_on),
            circle.into(),
            words,
            message,
        )
    }

    /// A button that consists of the mark of a check box or radio button and its label.
    fn with_mark(
        &self,
        control: Control,
        role: Role,
        mark: Element<'a, Event>,
        words: &str,
        message: Option<AnyMessage>,
    ) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let ink = if message.is_some() {
            palette.ink
        } else {
            fade(palette.ink, 0.45)
        };
        let description = Description::new(role, words);
        let words = label(words, look.px(15.0), theme::REGULAR, ink);
        let widget = button(row![mark, words].spacing(look.px(10.0)).align_y(Center))
            .padding([
                look.px(3.0).max((look.target(0.0) - look.px(20.0)) / 2.0),
                look.px(2.0),
            ])
            .style(move |_, _| style::bare(palette))
            .on_press_maybe(message.map(Event::of));
        self.add(control, description, widget, 5.0)
    }

    fn any_slider(
        &self,
        spec: SliderSpec,
        enabled: bool,
        on_change: Rc<dyn Fn(i32) -> AnyMessage + 'a>,
    ) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let (low, high) = spec.range;
        let step = |to: i32| (low..=high).contains(&to).then(|| on_change(to));
        let (less, more) = (step(spec.value - 1), step(spec.value + 1));
        let keys = Keys::Adjust {
            less: less.clone(),
            more: more.clone(),
            upright: false,
            enter: None,
            jumps: None,
        };
        let knob = look.px(20.0);
        // The track is at least as high as a touch target.
        let height = knob.max(look.target(0.0)).max(24.0);
        let ink = if enabled {
            palette.ink
        } else {
            fade(palette.ink, 0.45)
        };
        let second = if enabled {
            palette.second_ink
        } else {
            fade(palette.second_ink, 0.45)
        };
        let track: Element<'a, Event> = if enabled {
            let on_set = Rc::clone(&on_change);
            let moved = move |to| Event::of(on_change(to));
            let slider = slider(low..=high, spec.value, moved)
                .height(height)
                .style(move |_, _| style::slide(palette, knob, true));
            let set = move |value: String| match value.parse::<i32>() {
                Ok(value) => Event::of(on_set(value.clamp(low, high))),
                Err(_) => Event::NOTHING,
            };
            enterable(draggable(slider), set)
        } else {
            slider(low..=high, spec.value, |_| Event::NOTHING)
                .height(height)
                .style(move |_, _| style::slide(palette, knob, false))
                .into()
        };
        let role = Role::Slider {
            range: spec.range,
            value: spec.value,
        };
        let description = Description {
            value: spec.figure.clone(),
            ..Description::new(role, spec.name)
        };
        let control = Control::new(letter(spec.name), enabled.then_some(keys));
        let track = self.add(control, description, track, 10.0);
        let end = |words: Cow<'static, str>, sign, step: Option<AnyMessage>| match words.is_empty()
        {
            true => self.arrow(sign, step.filter(|_| enabled)),
            false => look.words(words, 15.0, theme::REGULAR, second),
        };
        let line = row![
            end(spec.before, "‹", less),
            track,
            end(spec.after, "›", more)
        ]
        .spacing(look.px(10.0))
        .align_y(Center);
        let figure = container(look.words(spec.figure, 15.0, theme::SEMIBOLD, ink))
            .width(look.px(72.0))
            .align_right(look.px(72.0));
        line.push(undescribed(figure)).into()
    }

    /// An arrow at an end of a slider; disabled without a message. The arrow keys do the same while the slider has the focus.
    fn arrow(&self, sign: &'static str, message: Option<AnyMessage>) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let ink = match message {
            Some(_) => palette.ink,
            None => fade(palette.ink, 0.45),
        };
        let side = look.target(24.0).max(24.0);
        let arrow = button(center(look.words(sign, 17.0, theme::MEDIUM, ink)))
            .padding(0)
            .width(side)
            .height(side)
            .style(move |_, status| style::button_face(palette, false, status))
            .on_press_maybe(message.map(Event::of));
        undescribed(arrow)
    }

    fn any_field(
        &self,
        role: Role,
        (name, value, placeholder): (&str, &str, &str),
        start: bool,
        on_change: Option<Box<dyn Fn(String) -> AnyMessage + 'a>>,
    ) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let keys = on_change.is_some().then_some(Keys::Text);
        let on_change = on_change.map(Rc::new);
        let on_entered = on_change.clone();
        let widget = text_input(placeholder, value)
            .size(look.px(15.0))
            .line_height(iced::Pixels(look.px(20.0)))
            .padding([look.px(7.0), look.px(11.0)])
            .width(Length::Fill)
            .style(move |_, status| style::field(palette, status))
            .on_input_maybe(on_change.map(|on_change| move |value| Event::of(on_change(value))));
        let widget = match on_entered {
            Some(on_entered) => enterable(widget, move |typed| Event::of(on_entered(typed))),
            None => widget.into(),
        };
        let control = Control {
            start,
            ..Control::new(letter(name), keys)
        };
        let called = if name.is_empty() { placeholder } else { name };
        let description = Description {
            value: match role {
                Role::PasswordField => String::new(),
                _ => value.to_owned(),
            },
            ..Description::new(role, called)
        };
        self.add(control, description, widget, 6.0)
    }

    /// A control with a small heading above it.
    pub fn with_heading(
        &self,
        heading: &str,
        control: impl Into<Element<'a, Event>>,
    ) -> Element<'a, Event> {
        let look = self.look;
        let heading = label(
            heading,
            look.px(13.5),
            theme::REGULAR,
            look.palette.second_ink,
        );
        column![heading, control.into()]
            .spacing(look.px(5.0))
            .into()
    }

    /// A label beside a control, with its letter underlined.
    pub fn name(&self, words: &str) -> Element<'a, Event> {
        label(
            words,
            self.look.px(15.0),
            theme::REGULAR,
            self.look.palette.ink,
        )
    }

    /// A group of controls in a frame with a heading.
    pub fn group(
        &self,
        heading: &'static str,
        controls: Vec<Element<'a, Event>>,
    ) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let controls = column(controls).spacing(look.px(6.0)).width(Length::Fill);
        let content = column![look.heading(heading), controls].spacing(look.px(8.0));
        container(content)
            .padding(look.px(13.0))
            .width(Length::Fill)
            .style(move |_| style::panel(fade(palette.field, 0.5), palette.line, 7.0))
            .into()
    }

    /// A warning for the bottom of a dialog, with a golden exclamation mark.
    pub fn warning(&self, words: impl Into<String>) -> Element<'a, Event> {
        let (look, palette) = (self.look, self.look.palette);
        let sign = container(look.words("!", 13.0, theme::SEMIBOLD, palette.gold_line))
            .center(look.px(20.0))
            .style(move |_| style::panel(palette.gold, palette.gold_line, 10.0));
        let words = look.words(words, 14.0, theme::REGULAR, palette.ink);
        row![sign, words]
            .spacing(look.px(9.0))
            .align_y(Center)
            .into()
    }
}
