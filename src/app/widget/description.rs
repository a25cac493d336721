//! What a control is to those who cannot see it. Controls report it to operations, with the messages that they send, so that a screen reader can
//! use them like mouse and keyboard.

use iced::advanced::widget::Operation;
use iced::{Element, Rectangle};

use super::decorated::{Decoration, decorate};
use super::{AnyMessage, Event, Focus, Keys};

/// The kind of a control, with the part of its state that only this kind has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// It is pressed.
    #[default]
    Button,
    /// It is checked or not.
    CheckBox(bool),
    /// It is one of several, selected or not.
    RadioButton(bool),
    /// It has a value within a range.
    Slider {
        /// Smallest and largest value.
        range: (i32, i32),
        /// The current value.
        value: i32,
    },
    /// It receives typed text.
    Field,
    /// It receives a password, which is not reported.
    PasswordField,
    /// A list of lines, one of which may be selected.
    List {
        /// The number of lines, visible or not.
        count: usize,
    },
    /// A line of a list.
    Line {
        /// Its place in the list.
        index: usize,
        /// It is selected.
        is_chosen: bool,
    },
    /// A tab, selected or not.
    Tab(bool),
    /// A picture.
    Picture,
    /// A dialog; everything inside belongs to it.
    Dialog {
        /// The rest of the window cannot be used while it is open.
        is_modal: bool,
    },
    /// Its content is described elsewhere: the title of a dialog, for example, is its name.
    Hidden,
}

/// The description of a control.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// The kind of control.
    pub role: Role,
    /// Its name; if it is empty, the control is named by the texts inside it.
    pub name: String,
    /// More about it, for those who wait after its name.
    pub hint: String,
    /// What it contains, as text.
    pub value: String,
    /// Its underlined letter.
    pub letter: Option<char>,
    /// It has the keyboard focus of its dialog.
    pub is_focused: bool,
    /// It is disabled.
    pub is_disabled: bool,
    /// What it sends when it is used.
    pub events: Events,
}

/// The events of a control, for each way to use it; `None`: it cannot be used like this.
#[derive(Clone, Debug, Default)]
pub struct Events {
    /// It gets the focus.
    pub focus: Option<Event>,
    /// It is pressed, toggled or selected.
    pub press: Option<Event>,
    /// Its value is reduced by a step.
    pub less: Option<Event>,
    /// Its value is increased by a step.
    pub more: Option<Event>,
}

impl Description {
    /// A control of this kind with this name, where `&` precedes the underlined letter.
    pub fn new(role: Role, name: &str) -> Self {
        Self {
            role,
            name: super::plain(name),
            ..Self::default()
        }
    }

    /// The description with the events that these keys send, for a control that gets this focus.
    pub(super) fn with_keys(mut self, keys: Option<&Keys>, focus: Focus) -> Self {
        let event = |message: Option<&AnyMessage>| {
            let message = Some(message?.clone());
            Some(Event {
                focus: Some(focus),
                message,
            })
        };
        self.is_disabled = keys.is_none();
        self.letter = focus.letter;
        self.events.focus = keys.is_some().then_some(Event {
            focus: Some(focus),
            message: None,
        });
        match keys {
            Some(Keys::Press(message) | Keys::Toggle(message) | Keys::Radio(message)) => {
                self.events.press = event(Some(message));
            }
            Some(Keys::Adjust { less, more, .. }) => {
                (self.events.less, self.events.more) = (event(less.as_ref()), event(more.as_ref()));
            }
            Some(Keys::Text) | None => {}
        }
        self
    }
}

/// Announces the description of the control whose content follows, to operations.
pub struct Described(pub Description);

/// Marks the end of the content of the innermost open description, for operations.
pub struct DescriptionEnd;

/// Reported to operations by a text field or slider that can be changed, inside its description. An operation that sets `typed` is then told
/// the event.
#[derive(Default)]
pub struct TextEntry {
    /// The text that replaces that of the field, or the number to which the slider is set.
    pub typed: Option<String>,
}

/// Reported to operations in answer to a `TextEntry`: the event of the control with the new text.
pub struct TextEntered(pub Event);

struct Report {
    description: Description,
}

/// Describes `content` to operations.
pub fn described<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    description: Description,
) -> Element<'a, M> {
    decorate(content, Report { description })
}

/// Describes a picture by a name, which is no text on the screen.
pub(super) fn described_picture<'a, M: 'a>(
    picture: impl Into<Element<'a, M>>,
    name: &str,
) -> Element<'a, M> {
    described(picture, Description::new(Role::Picture, name))
}

/// Hides `content` from those who cannot see it, because they are told the same elsewhere.
pub fn undescribed<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    described(content, Description::new(Role::Hidden, ""))
}

impl<M> Decoration<M> for Report {
    type State = ();

    fn report(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        let mut described = Described(self.description.clone());
        operation.custom(None, bounds, &mut described);
    }

    fn report_end(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        operation.custom(None, bounds, &mut DescriptionEnd);
    }
}

struct Entry<'a> {
    on_change: Box<dyn Fn(String) -> Event + 'a>,
}

/// Lets operations change the text of a field or the value of a slider; `on_change` is the event of a new text.
pub(super) fn enterable<'a, M: 'a>(
    field: impl Into<Element<'a, M>>,
    on_change: impl Fn(String) -> Event + 'a,
) -> Element<'a, M> {
    let on_change = Box::new(on_change);
    decorate(field, Entry { on_change })
}

impl<M> Decoration<M> for Entry<'_> {
    type State = ();

    fn report(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        let mut entry = TextEntry::default();
        operation.custom(None, bounds, &mut entry);
        if let Some(typed) = entry.typed {
            operation.custom(None, bounds, &mut TextEntered((self.on_change)(typed)));
        }
    }
}
