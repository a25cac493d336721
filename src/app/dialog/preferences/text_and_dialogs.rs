//! Text Size and Boxes: text size and typeface, placement of small dialogs, whether scores and messages open by themselves, and whether Esc
//! minimises the window. OK applies the changes, except for the typeface, which is used from the next start.

use iced::Length;
use iced::widget::{column, container, row};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Form, Look, Row, SliderSpec, list};
use storage::settings::{PromptPlace, Settings};
use words::percent;
use words::say;

/// Step of the text size, in per cent.
const STEP: u8 = 10;

/// The dialog's state.
pub struct TextAndDialogs {
    /// The preferences with the changes made so far.
    settings: Settings,
    /// The available typefaces; the first is empty and stands for the program's own.
    typefaces: Vec<String>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Sets the text size, 10 to 20 steps of ten per cent.
    Size(i32),
    /// Sets the text size of the status bar: 0 small, 1 normal, 2 large.
    Status(u8),
    /// Selects the typeface at this index.
    Typeface(usize),
    /// Sets where small dialogs are placed.
    Place(PromptPlace),
    /// Toggles whether scores and messages open by themselves.
    PopUp,
    /// Toggles whether Esc minimises the window when nothing is open.
    Escape,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl TextAndDialogs {
    /// Opens the dialog with these preferences and these typefaces besides the program's own.
    pub fn new(settings: &Settings, typefaces: Vec<String>) -> Self {
        let mut choices = vec![String::new()];
        choices.extend(typefaces);
        Self {
            settings: settings.clone(),
            typefaces: choices,
        }
    }
}

impl DialogContent for TextAndDialogs {
    type Message = Message;

    fn title(&self) -> String {
        say!("text-size-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let settings = &mut self.settings;
        match message {
            Message::Size(steps) => {
                let size = steps.clamp(0, 20) as u8 * STEP;
                settings.text_size = size.clamp(100, 200);
            }
            Message::Status(size) => settings.status_size = size.min(2),
            Message::Typeface(index) => settings.typeface = self.typefaces.get(index)?.clone(),
            Message::Place(place) => settings.dialogs.place = place,
            Message::PopUp => settings.dialogs.pop_up = !settings.dialogs.pop_up,
            Message::Escape => {
                settings.dialogs.escape_minimises = !settings.dialogs.escape_minimises
            }
            Message::Ok => return Some(Reply::SaveSettings(Box::new(settings.clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-words-and-boxes")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(620.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, settings) = (form.look, &self.settings);
        let size = SliderSpec {
            range: (10, 20),
            value: i32::from(settings.text_size / STEP),
            before: "100\u{a0}%",
            after: "200\u{a0}%",
            figure: percent(&settings.text_size.to_string()),
        };
        let size = form.slider(None, size, true, Message::Size);
        let status = [
            (say!("text-size-small"), 0),
            (say!("text-size-usual"), 1),
            (say!("text-size-large"), 2),
        ]
        .map(|(label, size)| {
            let on = settings.status_size == size;
            form.radio(label, on, Some(Message::Status(size)))
        });
        let status = row(status).spacing(look.px(16.0));
        let places = [
            (say!("dialog-place-edge"), PromptPlace::Beside),
            (say!("dialog-place-above-tiles"), PromptPlace::Below),
            (say!("dialog-place-middle"), PromptPlace::Middle),
        ]
        .map(|(label, place)| {
            let on = settings.dialogs.place == place;
            form.radio(label, on, Some(Message::Place(place)))
        });
        let pop_up = form.check(
            say!("text-size-pop-up"),
            settings.dialogs.pop_up,
            Some(Message::PopUp),
        );
        let escape = form.check(
            say!("text-size-esc-minimises"),
            settings.dialogs.escape_minimises,
            Some(Message::Escape),
        );
        let dialogs = column![
            form.group(say!("dialog-place-heading"), places.into()),
            pop_up,
            escape,
        ];
        let name = |typeface: &'a String| match typeface.as_str() {
            "" => theme::FAMILY,
            other => other,
        };
        let lines = self
            .typefaces
            .iter()
            .map(|typeface| Row::Line(look.line(name(typeface), theme::REGULAR)));
        let chosen = self
            .typefaces
            .iter()
            .position(|typeface| *typeface == settings.typeface);
        let typefaces = list(
            form,
            lines.collect(),
            chosen,
            Message::Typeface,
            None,
            false,
        );
        let typefaces = form.group(
            say!("text-size-typeface"),
            vec![container(typefaces).height(look.px(177.0)).into()],
        );
        let both = row![
            container(dialogs.spacing(look.px(8.0))).width(Length::FillPortion(1)),
            container(typefaces).width(Length::FillPortion(1)),
        ];
        let body = column![
            row![
                container(form.group(say!("text-size-heading"), vec![size]))
                    .width(Length::FillPortion(1)),
                container(form.group(say!("text-size-status-bar"), vec![status.into()]))
                    .width(Length::FillPortion(1)),
            ]
            .spacing(look.px(14.0)),
            both.spacing(look.px(14.0))
        ];
        DialogLayout::new(
            body.spacing(look.px(14.0)).width(Length::Fill),
            form.dialog_buttons(
                say!("label-ok"),
                Some(Message::Ok),
                Message::Cancel,
                Message::Help,
            ),
        )
    }
}
