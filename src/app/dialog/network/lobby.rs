//! The lobby, shown at a network table while no game is in progress there: the table waits for players, or the connection was lost.

use std::sync::Arc;

use iced::Length;
use iced::widget::{column, container};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Form, Look, scrolled};
use crate::presenter::{Command, MenuDialog};
use coach::workshop::differences;
use engine::rules::RuleSet;
use wording::RulesWording;
use words::say;

/// The maximum height of the list of differences, in units.
const MAX_LINES_HEIGHT: f32 = 230.0;

/// The dialog's state.
pub struct Lobby {
    /// What the table waits for, or what has interrupted the game.
    pub headline: String,
    /// The players at the table, or why the game was interrupted, one per line.
    pub lines: Vec<String>,
    /// A sentence with the table's address.
    pub place: String,
    /// Recent events at our own table, one per line; empty at the table of another host.
    pub log: Vec<String>,
    /// The rules of the table, if the player must accept them before sitting down.
    pub offered_rules: Option<Arc<RuleSet>>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Opens the chat.
    Messages,
    /// Accepts the rules of the table, and sits down or watches.
    Accept,
    /// Opens the page with the rules of the table.
    Read,
    /// Leaves the table.
    Leave,
    /// Opens this dialog's help page.
    Help,
}

impl DialogContent for Lobby {
    type Message = Message;

    fn title(&self) -> String {
        say!("lobby-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Messages => Reply::Run(Command::Dialog(MenuDialog::Messages)),
            Message::Accept => Reply::AcceptRules,
            Message::Read => Reply::Help("scoring-events"),
            Message::Leave => Reply::Run(Command::LeaveTable),
            Message::Help => Reply::Help("joining"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        let is_narrow = self.log.is_empty() && self.offered_rules.is_none();
        DialogSize::middle(if is_narrow { 460.0 } else { 620.0 })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        if let Some(rules) = &self.offered_rules {
            return self.offer(form, rules);
        }
        let headline = look.words(
            self.headline.as_str(),
            18.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let lines = self.lines.iter().map(|line| look.text(line.as_str()));
        // In the body, because some addresses are too long for the footer.
        let place = look.hint(self.place.as_str());
        let log = self.log.iter().map(|line| look.hint(line.as_str()));
        DialogLayout::new(
            column![headline]
                .extend(lines)
                .push(place)
                .extend(log)
                .spacing(look.px(8.0))
                .width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.default(say!("lobby-messages"), Some(Message::Messages)),
                form.cancel(say!("lobby-leave"), Message::Leave),
            ],
        )
    }
}

impl Lobby {
    /// Asks whether the player plays by the rules of the table: their name, how they differ from those that they are based on, and where to
    /// read them.
    fn offer<'a>(&'a self, form: &Form<'a, Message>, rules: &RuleSet) -> DialogLayout<'a> {
        let look = form.look;
        let title = say!("lobby-offered-rules", title = rules.title());
        let headline = look.words(title, 18.0, theme::SEMIBOLD, look.palette.ink);
        let based_on = rules.id.title();
        let differences = differences(rules, &RuleSet::new(rules.id));
        let intro = match differences.is_empty() {
            true => say!("lobby-rules-unchanged", based_on),
            false => say!("lobby-rules-differ", based_on),
        };
        let lines = differences.into_iter().map(|difference| {
            let line = match difference.before.is_empty() {
                true => say!(
                    "lobby-rules-added",
                    name = difference.name,
                    value = difference.after
                ),
                false => say!(
                    "lobby-rules-changed",
                    name = difference.name,
                    before = difference.before,
                    value = difference.after
                ),
            };
            look.text(line)
        });
        let lines = column(lines).spacing(look.px(4.0)).width(Length::Fill);
        let lines = scrolled(look, lines);
        DialogLayout::new(
            column![
                headline,
                look.text(intro),
                container(lines).max_height(look.px(MAX_LINES_HEIGHT)),
                look.hint(say!("lobby-rules-hint")),
            ]
            .spacing(look.px(8.0))
            .width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.button(say!("lobby-read-rules"), Some(Message::Read)),
                form.cancel(say!("lobby-leave"), Message::Leave),
                form.default(say!("lobby-accept-rules"), Some(Message::Accept)),
            ],
        )
    }
}
