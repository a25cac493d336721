//! QuickTip asked again [A1]: the two or three best tiles to throw, with what each plan is worth, its chance and its danger.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, marked_tile, pale_rule};
use crate::computer::Choice;

/// The box.
pub struct Tips {
    choices: Vec<Choice>,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Close.
    Close,
    /// Help.
    Help,
}

impl Tips {
    /// The box for these choices, the best first.
    pub fn new(choices: Vec<Choice>) -> Self {
        Self { choices }
    }
}

impl Screen for Tips {
    type Message = Message;

    fn title(&self) -> String {
        say!("tips-quicktip").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Close => Reply::Close,
            Message::Help => Reply::Help("quicktip"),
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let mut body = column![].spacing(look.px(10.0)).width(Fill);
        for (place, choice) in self.choices.iter().enumerate() {
            if place > 0 {
                body = body.push(pale_rule(look));
            }
            body = body.push(line(look, choice));
        }
        Sheet {
            white: true,
            hint: Some(look.hint(say!("tips-the-best-first-the-figures"))),
            ..Sheet::new(
                620.0,
                body,
                vec![
                    form.help(Message::Help),
                    form.only(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}

fn line<'a>(look: Look<'a>, choice: &Choice) -> Element<'a, Event<Message>> {
    let name = say!("tips-discard", tile = choice.tile.name());
    let text = column![
        look.words(name, 16.0, theme::SEMIBOLD, look.palette.ink),
        look.text(choice.reason()),
        look.hint(choice.figures()),
    ]
    .spacing(look.px(2.0));
    let picture = marked_tile(look, choice.tile, look.px(40.0), false);
    row![picture, container(text).width(Fill)]
        .spacing(look.px(14.0))
        .align_y(Center)
        .into()
}

/// The same words with a capital letter.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
