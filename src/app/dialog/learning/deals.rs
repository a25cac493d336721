//! Compare Deals: the results of several players in the same deal from the same seat, split into skill and luck, and each player's total
//! over all shared deals. Results can be exchanged as a line of text.

use iced::alignment::Horizontal::Right as End;
use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Task};

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::disk::DataFiles;
use crate::app::services::Services;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, pale_rule};
use crate::presenter::DialogEvent;
use coach::duplicate::{Attempt, Attempts, Deal};
use coach::review::Account;
use storage::save::{SavedGame, read_hand_text};
use wording::Named;
use words::change;
use words::say;

/// Maximum number of results and of totals shown for a deal.
const SHOWN: usize = 5;
const TOTALS: usize = 3;
/// Width of a column of numbers, in units.
const FIGURE: f32 = 104.0;
/// Height of the page, in units.
const HEIGHT: f32 = 448.0;

type Part<'a> = Element<'a, Event>;

/// The dialog's state.
pub struct CompareDealsDialog {
    attempts: Attempts,
    deals: Vec<Deal>,
    /// Index of the shown deal.
    shown: usize,
    typed: String,
    /// The result of parsing the typed line; `None` if nothing is typed.
    found: Option<Result<Box<SavedGame>, String>>,
    /// Whether the computer is playing the deal the way the review would.
    plays: bool,
    services: Services,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Previous deal.
    Earlier,
    /// Next deal.
    Later,
    /// The line changed.
    Typed(String),
    /// Adds the typed result.
    Add,
    /// Lets the computer play the deal the way the review would.
    Play,
    /// Copies the player's own result to the clipboard.
    Copy,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// All stored attempts after a new one, unless they can't be read.
    Refreshed(Attempts),
}

impl CompareDealsDialog {
    /// Opens the dialog with all stored attempts, starting at the deal played last.
    pub fn new(attempts: Attempts, services: Services) -> Self {
        Self {
            deals: attempts.deals(),
            attempts,
            shown: 0,
            typed: String::new(),
            found: None,
            plays: false,
            services,
        }
    }

    /// Refreshes the attempts: shows the deal of a new attempt, or keeps the current page if there is none.
    fn take(&mut self, attempts: Attempts) {
        let shown = self.deals.get(self.shown).cloned();
        let grown = attempts.count() > self.attempts.count();
        self.deals = attempts.deals();
        let same = |deal: &Deal| Some(deal) == shown.as_ref();
        let place = self.deals.iter().position(same).filter(|_| !grown);
        self.shown = place.unwrap_or(0);
        self.attempts = attempts;
        self.plays = false;
    }

    /// Attempts at the shown deal, best first.
    fn results(&self) -> Vec<&Attempt> {
        let deal = self.deals.get(self.shown);
        deal.map_or_else(Vec::new, |deal| self.attempts.attempts_at(deal))
    }

    /// The earliest attempt at the shown deal.
    fn first(&self) -> Option<&Attempt> {
        self.attempts.first_attempt_at(self.deals.get(self.shown)?)
    }

    fn table<'a>(&'a self, look: Look<'a>) -> Part<'a> {
        let line = |who: String, cells: [String; 4], font| -> Part<'a> {
            let cells = cells.map(|cell| -> Part<'a> {
                let cell = look.words(cell, 14.0, font, look.palette.ink);
                container(cell).width(look.px(FIGURE)).align_x(End).into()
            });
            let who = container(look.line(who, font)).width(Fill).clip(true);
            row![who].extend(cells).align_y(Center).into()
        };
        let heads = [
            say!("duplicate-points"),
            say!("duplicate-average"),
            say!("duplicate-choices"),
            say!("duplicate-luck"),
        ];
        let mut lines = column![
            line(
                say!("duplicate-who").to_owned(),
                heads.map(str::to_owned),
                theme::SEMIBOLD
            ),
            pale_rule(look)
        ]
        .spacing(look.px(3.0));
        for attempt in self.results().into_iter().take(SHOWN) {
            let round = |points: f64| change(points.round() as i64);
            let account = attempt.account;
            let part = |part: Option<f64>| part.map_or_else(String::new, round);
            let choice = |account: Account| with_error(-account.cost, account.error);
            lines = lines.push(line(
                attempt.who.clone(),
                [
                    change(attempt.points),
                    part(account.map(|account| account.expected)),
                    account.map_or_else(String::new, choice),
                    part(account.map(|account| account.luck)),
                ],
                theme::REGULAR,
            ));
        }
        lines.into()
    }

    /// Each player's total over all deals that at least one other player has played.
    fn totals<'a>(&'a self, look: Look<'a>) -> Part<'a> {
        let mut lines = column![look.heading(say!("duplicate-totals"))].spacing(look.px(3.0));
        let totals = self.attempts.totals();
        if totals.is_empty() {
            return lines.push(look.hint(say!("duplicate-no-totals"))).into();
        }
        for total in totals.into_iter().take(TOTALS) {
            lines = lines.push(look.text(say!(
                "duplicate-total",
                who = total.who,
                deals = total.deals,
                points = change(total.points),
                choice = with_error(-total.cost, total.error),
                luck = change(total.luck.round() as i64)
            )));
        }
        lines.into()
    }

    /// A note about the shown deal.
    fn about(&self) -> Option<String> {
        let deal = self.deals.get(self.shown)?;
        let results = self.results();
        let fair = results
            .windows(2)
            .all(|two| two[0].against == two[1].against);
        Some(say!(
            "duplicate-deal",
            code = deal.code,
            wind = deal.wind.name(),
            fair
        ))
    }
}

/// Points with a margin of twice the standard error, as in the review; errors below half a point are left out.
fn with_error(points: f64, error: f64) -> String {
    let round = |points: f64| points.round() as i64;
    match round(2.0 * error) {
        0 => change(round(points)),
        error => say!(
            "duplicate-with-error",
            points = change(round(points)),
            error
        ),
    }
}

impl Screen for CompareDealsDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("duplicate-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Earlier => {
                self.shown = (self.shown + 1).min(self.deals.len().saturating_sub(1));
            }
            Message::Later => self.shown = self.shown.saturating_sub(1),
            Message::Typed(text) => {
                let read = |text: &str| read_hand_text(text).map(Box::new);
                let found = (!text.trim().is_empty()).then(|| read(&text));
                self.found = found.map(|found| found.map_err(|wrong| wrong.to_string()));
                self.typed = text;
            }
            Message::Add => {
                self.typed.clear();
                return self.found.take()?.ok().map(Reply::AddAttempt);
            }
            Message::Play => {
                let game = read_hand_text(&self.first()?.hand).ok()?;
                self.plays = true;
                return Some(Reply::PlayReviewersLine(Box::new(game)));
            }
            Message::Copy => return Some(Reply::CopyAttempt(self.first()?.hand.clone())),
            Message::Refreshed(attempts) => self.take(attempts),
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("duplicate")),
        }
        None
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        match event {
            DialogEvent::DealRecorded => {
                let read = |files: &DataFiles| files.attempts().ok();
                let attempts = self.services.with_files(None, read);
                attempts.and_then(Task::done).map(Message::Refreshed)
            }
            _ => Task::none(),
        }
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(760.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let some = !self.deals.is_empty();
        let earlier = (self.shown + 1 < self.deals.len()).then_some(Message::Earlier);
        let later = (self.shown > 0).then_some(Message::Later);
        let turning = row![
            form.button(say!("duplicate-earlier"), earlier),
            form.button(say!("duplicate-later"), later),
            space().width(Fill),
            form.button(
                say!("duplicate-reviewers-line"),
                (some && !self.plays).then_some(Message::Play)
            ),
            form.button(say!("duplicate-copy"), some.then_some(Message::Copy)),
        ]
        .spacing(look.px(10.0));
        let mut body = column![turning].spacing(look.px(10.0)).width(Fill);
        body = match self.about() {
            Some(about) => body.push(look.text(about)).push(self.table(look)),
            None => body.push(look.text(say!("duplicate-none"))),
        };
        let described: Part<'a> = match &self.found {
            Some(Err(why)) => form.warning(why.clone()),
            Some(Ok(_)) => look.hint(say!("duplicate-whole")),
            None if self.plays => look.hint(say!("duplicate-plays")),
            None => look.hint(say!("duplicate-paste")),
        };
        let field = form.field(
            None,
            &self.typed,
            say!("hand-text-placeholder"),
            false,
            Some(Message::Typed),
        );
        let add = matches!(self.found, Some(Ok(_))).then_some(Message::Add);
        let line = row![
            container(field).width(Fill),
            form.button(say!("duplicate-add"), add)
        ];
        let line = line.spacing(look.px(10.0)).align_y(Center);
        let body = body
            .push(self.totals(look))
            .push(column![line, described].spacing(look.px(6.0)));
        DialogLayout {
            height: Some(HEIGHT),
            ..DialogLayout::new(
                body,
                vec![
                    form.help(Message::Help),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}
