//! Table Setup: how discards are arranged, when the wall is visible, and which marks, portraits and names are shown. Every change is
//! previewed on the table.

use iced::Length;
use iced::widget::{column, container, row};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use storage::settings::{Discards, Settings, WallShown};
use words::say;

/// The dialog's state.
pub struct TableSetupDialog {
    /// The preferences when the dialog opened.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Sets how discards are arranged.
    Discards(Discards),
    /// Sets when the wall is visible.
    Wall(WallShown),
    /// Toggles the opponents' portraits and names at their stakes.
    People,
    /// Toggles marking discards that had just been drawn.
    DrawnDiscards,
    /// Toggles marking the claimed tile of a set, and from whom it came.
    Claimed,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl TableSetupDialog {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            before: settings.clone(),
            now: settings.clone(),
        }
    }
}

impl DialogContent for TableSetupDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("table-layout-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let (table, marks) = (&mut self.now.table, &mut self.now.marks);
        match message {
            Message::Discards(discards) => table.discards = discards,
            Message::Wall(wall) => table.wall = wall,
            Message::People => marks.people = !marks.people,
            Message::DrawnDiscards => marks.drawn_discards = !marks.drawn_discards,
            Message::Claimed => marks.claimed = !marks.claimed,
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.now.clone()))),
            Message::Cancel => return Some(Reply::SaveSettings(Box::new(self.before.clone()))),
            Message::Help => return Some(Reply::Help("box-table-setup")),
        }
        Some(Reply::Preview(Box::new(self.now.clone())))
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(560.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, table) = (form.look, self.now.table);
        let discards = [
            (say!("table-layout-rows"), Discards::Rows),
            (say!("table-layout-scattered"), Discards::Scattered),
            (say!("table-layout-hidden"), Discards::Hidden),
        ]
        .map(|(label, discards)| {
            let on = table.discards == discards;
            form.radio(label, on, Some(Message::Discards(discards)))
        });
        let discards = form.group(say!("table-layout-discards"), discards.into());
        let wall = [
            (say!("table-layout-wall-always"), WallShown::Always),
            (say!("table-layout-wall-if-room"), WallShown::WhenRoom),
            (say!("table-layout-wall-never"), WallShown::Never),
        ]
        .map(|(label, shown)| form.radio(label, table.wall == shown, Some(Message::Wall(shown))));
        let wall = form.group(say!("table-layout-wall"), wall.into());
        let both = row![
            container(discards).width(Length::Fill),
            container(wall).width(Length::Fill)
        ];
        let shown = self.now.marks;
        let marks = vec![
            form.check(
                say!("table-setup-portraits"),
                shown.people,
                Some(Message::People),
            ),
            form.check(
                say!("table-setup-just-drawn"),
                shown.drawn_discards,
                Some(Message::DrawnDiscards),
            ),
            form.check(
                say!("table-setup-claimed"),
                shown.claimed,
                Some(Message::Claimed),
            ),
        ];
        let body = column![
            both.spacing(look.px(14.0)),
            form.group(say!("table-setup-shown-besides"), marks)
        ];
        DialogLayout::new(
            body.spacing(look.px(14.0)),
            form.dialog_buttons(
                say!("label-ok"),
                Some(Message::Ok),
                Message::Cancel,
                Message::Help,
            ),
        )
    }
}
