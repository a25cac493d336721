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
        say!("new-game-new-game").to_owned()
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
            by(say!("new-game-bloem-the-rules-of-the"), RuleSetId::Bloem),
            by(
                say!("new-game-classical-chinese-rules-with-limit"),
                RuleSetId::Classical,
            ),
        ];
        let length = GameLength::of(&self.options.rules().options);
        let lengths = GameLength::ALL
            .map(|one| form.radio(one.name(), length == one, Some(Message::Length(one))));
        let lengths = row(lengths).spacing(look.px(18.0));
        let body = column![
            form.group(say!("new-game-rules"), sets),
            form.group(say!("new-game-length"), vec![lengths.into()]),
        ]
        .spacing(look.px(12.0));
        let is_classical = chosen == RuleSetId::Classical;
        let body = body.push(match is_classical {
            true => self.options.view(form, Some(Message::Change)),
            false => look.hint(say!("new-game-configure-rules-and-configure-scoring")),
        });
        let whole = self.options.are_whole();
        let mut buttons = vec![form.help(Message::Help)];
        if is_classical {
            buttons.push(form.button(say!("new-game-defaults"), Some(Message::Defaults)));
        }
        buttons.push(form.cancel(say!("label-cancel"), Message::Cancel));
        buttons.push(form.default(say!("label-ok"), whole.then_some(Message::Ok)));
        Sheet {
            hint: Some(form.warning(match whole {
                true => say!("new-game-scores-start-again"),
                false => say!("new-game-one-of-the-numbers-cannot"),
            })),
            ..Sheet::new(
                if is_classical { width(look) } else { NARROW },
                body,
                buttons,
            )
        }
    }
}
