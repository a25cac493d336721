//! A new game: by which rules, and every option that the rules have.

use iced::widget::{column, row};

use super::option_panel::{Change, NARROW, Options, width};
use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::widget::Form;
use crate::rules::{GameLength, RuleSet, RuleSetId};

/// The box.
pub struct NewGame {
    options: Options,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// By these rules.
    By(RuleSetId),
    /// So long.
    Length(GameLength),
    /// An option.
    Change(Change),
    /// The defaults of all options.
    Defaults,
    /// OK.
    Ok,
    /// Cancel.
    Cancel,
    /// Help.
    Help,
}

impl NewGame {
    /// The box, with the rules of the last game.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            options: Options::new(rules),
        }
    }
}

impl Screen for NewGame {
    type Message = Message;

    fn title(&self) -> String {
        "New Game".to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::By(id) if id != self.options.rules().id => {
                *self = Self::new(&RuleSet::new(id));
            }
            Message::By(_) => {}
            Message::Length(length) => {
                let mut rules = self.options.rules().clone();
                length.set(&mut rules);
                *self = Self::new(&rules);
            }
            Message::Change(change) => self.options.change(change),
            Message::Defaults => *self = Self::new(&RuleSet::new(self.options.rules().id)),
            Message::Ok => {
                let rules = self.options.rules().clone();
                return Some(Reply::NewGame(Box::new(rules)));
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-new-game")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let chosen = self.options.rules().id;
        let by = |label, id| form.radio(label, chosen == id, Some(Message::By(id)));
        let sets = vec![
            by(
                "&Bloem: the rules of the 1996 game, with thirty special hands",
                RuleSetId::Bloem,
            ),
            by(
                "&Classical: Chinese rules with limit hands, as network tables play",
                RuleSetId::Classical,
            ),
        ];
        let length = GameLength::of(&self.options.rules().options);
        let lengths = GameLength::ALL
            .map(|one| form.radio(one.name(), length == one, Some(Message::Length(one))));
        let lengths = row(lengths).spacing(look.px(18.0));
        let body = column![
            form.group("Rules", sets),
            form.group("Length", vec![lengths.into()]),
        ]
        .spacing(look.px(12.0));
        let is_classical = chosen == RuleSetId::Classical;
        let body = body.push(match is_classical {
            true => self.options.view(form, Some(Message::Change)),
            false => look.hint(
                "Configure Rules and Configure Scoring in the Options menu set what these rules allow and count.",
            ),
        });
        let whole = self.options.are_whole();
        let mut buttons = vec![form.help(Message::Help)];
        if is_classical {
            buttons.push(form.button("&Defaults", Some(Message::Defaults)));
        }
        buttons.push(form.cancel("Cancel", Message::Cancel));
        buttons.push(form.default("OK", whole.then_some(Message::Ok)));
        Sheet {
            hint: Some(form.warning(match whole {
                true => "Scores start again.",
                false => "One of the numbers cannot be taken.",
            })),
            ..Sheet::new(
                if is_classical { width(look) } else { NARROW },
                body,
                buttons,
            )
        }
    }
}
