//! Compare Deals: the results of several players in the same deal from the same seat, split into skill and luck, and each player's total
//! over all shared deals. Results can be exchanged as a line of text.

use iced::alignment::Horizontal::Right as End;
use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Task};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::disk::DataFiles;
use crate::app::services::Services;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, pale_rule};
use crate::presenter::DialogEvent;
use coach::duplicate::{Attempt, Attempts, DealSeat};
use coach::review::Account;
use storage::save::{SavedGame, read_hand_text};
use wording::Named;
use words::change;
use words::say;

/// Maximum number of results shown for a deal.
const MAX_RESULTS: usize = 5;
/// Maximum number of players whose totals are shown.
const MAX_TOTALS: usize = 3;
/// Width of a column of numbers, in units.
const COLUMN_WIDTH: f32 = 104.0;
/// Height of the body, in units.
const HEIGHT: f32 = 448.0;

type Part<'a> = Element<'a, Event>;

/// The dialog's state.
pub struct CompareDealsDialog {
    attempts: Attempts,
    /// The deals of the attempts, the one with the newest attempt first.
    deals: Vec<DealSeat>,
    /// Index of the shown deal.
    shown: usize,
    typed: String,
    /// The hand read from the typed line, or why it can't be read; `None` if nothing is typed.
    found: Option<Result<Box<SavedGame>, String>>,
    /// Whether the review's player is playing a deal.
    reviewer_plays: bool,
    services: Services,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Shows the deal whose newest attempt is the next older one.
    Earlier,
    /// Shows the deal whose newest attempt is the next newer one.
    Later,
    /// The line changed.
    Typed(String),
    /// Adds the typed result.
    Add,
    /// Lets the review's player play the shown deal.
    Play,
    /// Copies the earliest attempt at the shown deal to the clipboard; it is usually the player's own.
    Copy,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// All stored attempts, read again after a result was recorded.
    Refreshed(Attempts),
}

impl CompareDealsDialog {
    /// Opens the dialog with all stored attempts, at the deal with the newest one.
    pub fn new(attempts: Attempts, services: Services) -> Self {
        Self {
            deals: attempts.deals(),
            attempts,
            shown: 0,
            typed: String::new(),
            found: None,
            reviewer_plays: false,
            services,
        }
    }

    /// Replaces the attempts. Shows the deal of a new attempt; without one, the shown deal stays.
    fn refresh(&mut self, attempts: Attempts) {
        let shown = self.deals.get(self.shown).cloned();
        let newest = |attempts: &Attempts| attempts.newest().map(|attempt| attempt.hand.clone());
        let has_new = newest(&attempts) != newest(&self.attempts);
        self.deals = attempts.deals();
        let same = |deal: &DealSeat| Some(deal) == shown.as_ref();
        let place = self.deals.iter().position(same).filter(|_| !has_new);
        self.shown = place.unwrap_or(0);
        self.attempts = attempts;
        self.reviewer_plays = false;
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

    /// The results of the shown deal: points, their expected value, skill and luck.
    fn table<'a>(&'a self, look: Look<'a>) -> Part<'a> {
        let line = |who: String, cells: [String; 4], font| -> Part<'a> {
            let cells = cells.map(|cell| -> Part<'a> {
                let cell = look.words(cell, 14.0, font, look.palette.ink);
                container(cell)
                    .width(look.px(COLUMN_WIDTH))
                    .align_x(End)
                    .into()
            });
            let who = container(look.line(who, font)).width(Fill).clip(true);
            row![who].extend(cells).align_y(Center).into()
        };
        let headings = [
            say!("duplicate-points"),
            say!("duplicate-average"),
            say!("duplicate-choices"),
            say!("duplicate-luck"),
        ];
        let mut lines = column![
            line(
                say!("duplicate-who").to_owned(),
                headings.map(str::to_owned),
                theme::SEMIBOLD
            ),
            pale_rule(look)
        ]
        .spacing(look.px(3.0));
        for attempt in self.results().into_iter().take(MAX_RESULTS) {
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

    /// The totals of the players with the most shared deals. Only each player's first attempt at a deal counts.
    fn totals<'a>(&'a self, look: Look<'a>) -> Part<'a> {
        let mut lines = column![look.heading(say!("duplicate-totals"))].spacing(look.px(3.0));
        let totals = self.attempts.totals();
        if totals.is_empty() {
            return lines.push(look.hint(say!("duplicate-no-totals"))).into();
        }
        for total in totals.into_iter().take(MAX_TOTALS) {
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

    /// A note about the shown deal: its code, the wind of the seat, and whether all players had the same opponents.
    fn deal_note(&self) -> Option<String> {
        let deal = self.deals.get(self.shown)?;
        let results = self.results();
        let is_fair = results
            .windows(2)
            .all(|two| two[0].against == two[1].against);
        Some(say!(
            "duplicate-deal",
            code = deal.code,
            wind = deal.wind.noun(),
            fair = is_fair
        ))
    }
}

/// Points with a margin of twice their standard error, as in the review; a margin below half a point is left out.
fn with_error(points: f64, error: f64) -> String {
    let round = |points: f64| points.round() as i64;
    match round(2.0 * error) {
        0 => change(round(points)),
        margin => say!(
            "duplicate-with-error",
            points = change(round(points)),
            error = margin
        ),
    }
}

impl DialogContent for CompareDealsDialog {
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
                self.reviewer_plays = true;
                return Some(Reply::PlayReviewersLine(Box::new(game)));
            }
            Message::Copy => return Some(Reply::CopyAttempt(self.first()?.hand.clone())),
            Message::Refreshed(attempts) => self.refresh(attempts),
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
        let has_deals = !self.deals.is_empty();
        let earlier = (self.shown + 1 < self.deals.len()).then_some(Message::Earlier);
        let later = (self.shown > 0).then_some(Message::Later);
        let navigation = row![
            form.button(say!("duplicate-earlier"), earlier),
            form.button(say!("duplicate-later"), later),
            space().width(Fill),
            form.button(
                say!("duplicate-reviewers-line"),
                (has_deals && !self.reviewer_plays).then_some(Message::Play)
            ),
            form.button(say!("duplicate-copy"), has_deals.then_some(Message::Copy)),
        ]
        .spacing(look.px(10.0));
        let mut body = column![navigation].spacing(look.px(10.0)).width(Fill);
        body = match self.deal_note() {
            Some(note) => body.push(look.text(note)).push(self.table(look)),
            None => body.push(look.text(say!("duplicate-none"))),
        };
        let status: Part<'a> = match &self.found {
            Some(Err(why)) => form.warning(why.clone()),
            Some(Ok(_)) => look.hint(say!("duplicate-whole")),
            None if self.reviewer_plays => look.hint(say!("duplicate-plays")),
            None => look.hint(say!("duplicate-paste")),
        };
        let field = form.field(
            say!("duplicate-result"),
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
            .push(column![line, status].spacing(look.px(6.0)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::tiles::Wind;

    /// The attempts at these deals, oldest first.
    fn attempts(codes: &[&str]) -> Attempts {
        let mut attempts = Attempts::default();
        for code in codes {
            attempts.add_or_update(Attempt {
                deal: DealSeat {
                    code: (*code).to_owned(),
                    wind: Wind::East,
                },
                who: "Ann".to_owned(),
                against: Vec::new(),
                points: 0,
                account: None,
                hand: (*code).to_owned(),
            });
        }
        attempts
    }

    /// The oldest attempt may be dropped for a new one, so that their number stays.
    #[test]
    fn the_deal_of_a_new_attempt_is_shown() {
        let services = Services::in_folder("/nowhere".as_ref());
        let mut dialog = CompareDealsDialog::new(attempts(&["one", "two"]), services);
        dialog.refresh(attempts(&["two", "three"]));
        assert_eq!(dialog.deals[dialog.shown].code, "three");
        dialog.shown = 1;
        dialog.refresh(attempts(&["two", "three"]));
        assert_eq!(dialog.deals[dialog.shown].code, "two");
    }
}
