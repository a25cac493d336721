//! Your Tiles: how one's own tiles are kept and chosen [I33, I34, X11, X21]. Applies on OK.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::widget::Form;
use crate::settings::{Settings, Sorted};

/// The box.
pub struct YourTiles {
    settings: Settings,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// They are put in order then.
    Sorted(Sorted),
    /// A double click discards, or a single one.
    DoubleClick(bool),
    /// The drawn tile is selected.
    Preselect,
    /// OK.
    Ok,
    /// Cancel.
    Cancel,
    /// Help.
    Help,
}

impl YourTiles {
    /// The box for these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            settings: settings.clone(),
        }
    }
}

impl Screen for YourTiles {
    type Message = Message;

    fn title(&self) -> String {
        "Your Tiles".to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let hand = &mut self.settings.hand;
        match message {
            Message::Sorted(sorted) => hand.sorted = sorted,
            Message::DoubleClick(double) => hand.double_click = double,
            Message::Preselect => hand.preselect = !hand.preselect,
            Message::Ok => return Some(Reply::Keep(Box::new(self.settings.clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-your-tiles")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let (look, hand) = (form.look, self.settings.hand);
        let order = [
            ("&Always kept in order", Sorted::Always),
            ("In order when &dealt, then as I move them", Sorted::Deal),
            ("As they &come and as I move them", Sorted::Never),
        ]
        .map(|(label, sorted)| {
            form.radio(label, hand.sorted == sorted, Some(Message::Sorted(sorted)))
        });
        let choosing = [
            ("A click di&scards", false),
            ("A click selects, a double clic&k discards", true),
        ]
        .map(|(label, double)| {
            let on = hand.double_click == double;
            form.radio(label, on, Some(Message::DoubleClick(double)))
        });
        let preselect = form.check(
            "The tile I dra&w is selected already",
            hand.preselect,
            Some(Message::Preselect),
        );
        let choosing = choosing.into_iter().chain([preselect]).collect();
        let body = column![
            form.group("Order", order.into()),
            form.group("Choosing", choosing),
        ];
        Sheet::new(
            500.0,
            body.spacing(look.px(14.0)).width(Length::Fill),
            form.answers("OK", Some(Message::Ok), Message::Cancel, Message::Help),
        )
    }
}
