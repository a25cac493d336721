//! Your Tiles: how the player's own tiles are sorted, and what clicks do. OK applies the changes.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use storage::settings::{Settings, Sorted};
use words::say;

/// The dialog's state.
pub struct YourTiles {
    /// The preferences with the changes made so far.
    settings: Settings,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Sets when the tiles are sorted.
    Sorted(Sorted),
    /// Sets whether a double click discards; otherwise a single click does.
    DoubleClick(bool),
    /// Toggles whether the drawn tile is selected at the start of a turn.
    Preselect,
    /// Toggles whether a right click answers a discard with Pass.
    RightPasses,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl YourTiles {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            settings: settings.clone(),
        }
    }
}

impl DialogContent for YourTiles {
    type Message = Message;

    fn title(&self) -> String {
        say!("your-tiles-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let hand = &mut self.settings.hand;
        match message {
            Message::Sorted(sorted) => hand.sorted = sorted,
            Message::DoubleClick(double) => hand.double_click = double,
            Message::Preselect => hand.preselect = !hand.preselect,
            Message::RightPasses => hand.right_passes = !hand.right_passes,
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.settings.clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-your-tiles")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(500.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, hand) = (form.look, self.settings.hand);
        let order = [
            (say!("your-tiles-sorted-always"), Sorted::Always),
            (say!("your-tiles-sorted-when-dealt"), Sorted::Deal),
            (say!("your-tiles-sorted-never"), Sorted::Never),
        ]
        .map(|(label, sorted)| {
            form.radio(label, hand.sorted == sorted, Some(Message::Sorted(sorted)))
        });
        let choosing = [
            (say!("your-tiles-click-discards"), false),
            (say!("your-tiles-double-click-discards"), true),
        ]
        .map(|(label, double)| {
            let on = hand.double_click == double;
            form.radio(label, on, Some(Message::DoubleClick(double)))
        });
        let preselect = form.check(
            say!("your-tiles-drawn-selected"),
            hand.preselect,
            Some(Message::Preselect),
        );
        let right = form.check(
            say!("your-tiles-right-click-passes"),
            hand.right_passes,
            Some(Message::RightPasses),
        );
        let choosing = choosing.into_iter().chain([preselect, right]).collect();
        let body = column![
            form.group(say!("your-tiles-order"), order.into()),
            form.group(say!("your-tiles-choosing"), choosing),
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
