//! The first start [Q40]: one question with three doors.

use iced::widget::column;

use super::ornament;
use crate::app::dialog::{Place, Reply, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::Form;
use crate::presenter::Acquaintance;

/// The screen.
pub struct FirstStart;

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// So much is known of the game.
    Knows(Acquaintance),
    /// Help.
    Help,
}

/// The doors: how much is known, what the door says, and what is behind it.
const DOORS: [(Acquaintance, &str, &str); 3] = [
    (
        Acquaintance::New,
        "&Never",
        "Learn it at the table: one hand, prepared for you, in about six minutes.",
    ),
    (
        Acquaintance::AnotherKind,
        "&Another kind",
        "Riichi, Hong Kong, American or the solitaire: one page tells what is different here.",
    ),
    (
        Acquaintance::ThisKind,
        "&This kind",
        "Four players, Chows, Pungs and Kongs: straight to the table.",
    ),
];

impl Screen for FirstStart {
    type Message = Message;

    fn title(&self) -> String {
        "Welcome to Red Stake".to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Knows(how_much) => Reply::Acquainted(how_much),
            Message::Help => Reply::Help("box-first-start"),
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        form.on_escape(Message::Knows(Acquaintance::ThisKind));
        form.on_help(Message::Help);
        let asked = look.words(
            "Have you played Mah Jongg before?",
            20.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let doors = DOORS.map(|(how_much, name, behind)| {
            let default = how_much == Acquaintance::New;
            form.door(name, behind, Message::Knows(how_much), default)
        });
        let doors = column(doors).spacing(look.px(8.0));
        let later = look.hint("Lesson, tips and waiting time can be changed at any time.");
        let body = column![
            ornament::heading(look, "The game of four winds, with a wall of 144 tiles"),
            asked,
            doors,
            later
        ]
        .spacing(look.px(14.0));
        Sheet {
            place: Place::Table,
            ..Sheet::new(560.0, body, Vec::new())
        }
    }
}
