//! The box: its pages, what is said in them, and what is kept.

use std::path::Path;

use super::alone::AlonePage;
use super::book::Book;
use super::entering::Entering;
use super::message::{Message, Page, PlayersMessage};
use super::other::OtherPage;
use super::players::PlayersPage;
use super::{explained, sheet_list};
use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::widget::{Form, Tab, tabs};
use crate::presenter::SheetFormat;
use crate::rules::RuleSet;
use crate::scorekeeper::{Draft, Entry, Scorecard};

/// How wide the box is and how high its body, at least and at most, in units: it grows with the window.
const WIDTHS: (f32, f32) = (780.0, 1080.0);
const HEIGHTS: (f32, f32) = (424.0, 520.0);
/// The height that title, tabs, footer and what lies around the box take, in units.
const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0;

/// The scorekeeper.
pub struct Keeper {
    book: Book,
    page: Page,
    entering: Entering,
    other: OtherPage,
    alone: AlonePage,
    players: PlayersPage,
    /// The line of the sheet that is chosen.
    chosen: usize,
    /// The page was turned so often.
    turned: usize,
    /// What was done last, told until the next act.
    notice: Option<String>,
}

impl Keeper {
    /// The box for a scorecard as it was kept, or for a new one by one of these rule sets.
    pub fn new(kept: Option<Scorecard>, rules: Vec<RuleSet>) -> Self {
        let page = match &kept {
            Some(card) if !card.entries.is_empty() || !card.draft.is_empty() => Page::Hand,
            _ => Page::Players,
        };
        let first = rules.first().cloned().unwrap_or_else(RuleSet::bloem);
        let card = kept.unwrap_or_else(|| Scorecard::new(PlayersPage::nobody(), first));
        Self {
            players: PlayersPage::new(rules, &card.rules),
            book: Book::new(card),
            page,
            entering: Entering::default(),
            other: OtherPage::default(),
            alone: AlonePage::default(),
            chosen: 0,
            turned: 0,
            notice: None,
        }
    }

    fn turn(&mut self, page: Page) {
        self.page = page;
        self.turned += 1;
    }

    fn keep(&self) -> Option<Reply> {
        Some(Reply::KeepScorecard(self.book.card().text()))
    }

    /// Shows what was entered last.
    fn explain_last(&mut self) {
        self.chosen = self.book.told().lines.len().saturating_sub(1);
        self.turn(Page::Explained);
    }

    fn enter(&mut self) -> Option<Reply> {
        let at = self.book.told().at;
        let mut entered = false;
        self.book
            .change(|card| entered = card.enter_hand(&at).is_ok());
        if !entered {
            self.entering.insist();
            return None;
        }
        self.entering = Entering::default();
        self.explain_last();
        self.keep()
    }

    fn enter_other(&mut self, entry: Entry) -> Option<Reply> {
        self.book.change(|card| card.entries.push(entry));
        self.other = OtherPage::default();
        self.chosen = self.book.told().lines.len().saturating_sub(1);
        self.turn(Page::Sheet);
        self.keep()
    }

    fn take_back(&mut self) -> Option<Reply> {
        let card = self.book.card();
        let last = self.book.told().lines.last();
        let what = last.map(|line| card.happened(line)).unwrap_or_default();
        self.notice = Some(match card.entries.last() {
            Some(Entry::Hand(_)) => say!("keeper-stands-again", what),
            _ => say!("keeper-taken-back", what),
        });
        self.book.change(Scorecard::take_back);
        self.chosen = self.book.told().lines.len().saturating_sub(1);
        self.entering = Entering::default();
        self.turn(Page::Hand);
        self.keep()
    }

    fn save(&self, format: SheetFormat) -> Reply {
        let (card, told) = (self.book.card(), self.book.told());
        let text = match format {
            SheetFormat::Csv => card.csv(told),
            SheetFormat::Html => card.html(told),
        };
        Reply::SaveScorecard(format, text)
    }

    /// The sheet was written there.
    pub fn sheet_saved(&mut self, path: &Path) {
        let path = path.display().to_string();
        self.notice = Some(say!("keeper-sheet-saved", path));
    }

    fn help(&self) -> &'static str {
        match self.page {
            Page::Alone => "hand-alone",
            _ => "scorekeeper",
        }
    }
}

impl Screen for Keeper {
    type Message = Message;

    fn title(&self) -> String {
        say!("keeper-title").to_owned()
    }

    fn page(&self) -> usize {
        self.turned
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        self.notice = None;
        match message {
            Message::Page(page) => self.turn(page),
            Message::Entering(message) => self.entering.update(&mut self.book, message),
            Message::Enter => return self.enter(),
            Message::Dead => {
                self.book.draft(|draft| *draft = Draft::default());
                self.entering = Entering::default();
                return self.enter_other(Entry::Dead);
            }
            Message::TakeBack => return self.take_back(),
            Message::Choose(line) => self.chosen = line,
            Message::Save(format) => return Some(self.save(format)),
            Message::Other(message) => self.other.update(message),
            Message::EnterOther => {
                let entry = self.other.entry()?;
                return self.enter_other(entry);
            }
            Message::Alone(message) => self.alone.update(&self.book.card().rules, message),
            Message::Players(message) => {
                let settles = matches!(message, PlayersMessage::Anew | PlayersMessage::Rules(_));
                self.players.update(&mut self.book, message);
                self.chosen = 0;
                self.alone.recount(&self.book.card().rules);
                return if settles { self.keep() } else { None };
            }
            Message::Close => return Some(Reply::LeaveScorekeeper(self.book.card().text())),
            Message::Help => return Some(Reply::Help(self.help())),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let labels = [
            (say!("keeper-tab-hand"), Page::Hand),
            (say!("keeper-tab-sheet"), Page::Sheet),
            (say!("keeper-tab-alone"), Page::Alone),
            (say!("keeper-tab-players"), Page::Players),
        ];
        let shown = match self.page {
            Page::Hand | Page::Other => Page::Hand,
            Page::Sheet | Page::Explained => Page::Sheet,
            page => page,
        };
        let chosen = labels.iter().position(|(_, page)| *page == shown);
        let all = labels.map(|(label, page)| Tab {
            label: label.to_owned(),
            message: Message::Page(page),
            right: page == Page::Players,
        });
        let head = tabs(form, &all, chosen.unwrap_or(0));
        let help = || form.help(Message::Help);
        let close = || form.cancel(say!("label-close"), Message::Close);
        let (book, entries) = (&self.book, !self.book.card().entries.is_empty());
        let (body, buttons) = match self.page {
            Page::Hand => {
                let body = self.entering.page(form, book, self.notice.as_deref());
                let page = |page| Some(Message::Page(page));
                let buttons = vec![
                    help(),
                    form.button(say!("keeper-penalty"), page(Page::Other)),
                    form.button(say!("keeper-dead-hand"), Some(Message::Dead)),
                    form.button(
                        say!("keeper-take-back"),
                        entries.then_some(Message::TakeBack),
                    ),
                    close(),
                    form.default(say!("keeper-enter"), Some(Message::Enter)),
                ];
                (body, buttons)
            }
            Page::Sheet => {
                let body = sheet_list::page(form, book, self.chosen, self.notice.as_deref());
                let some = |message: Message| entries.then_some(message);
                let buttons = vec![
                    help(),
                    form.button(say!("keeper-take-back"), some(Message::TakeBack)),
                    form.button(
                        say!("game-sheet-save-csv"),
                        some(Message::Save(SheetFormat::Csv)),
                    ),
                    form.button(
                        say!("game-sheet-save-html"),
                        some(Message::Save(SheetFormat::Html)),
                    ),
                    close(),
                    form.default(say!("keeper-explain"), some(Message::Page(Page::Explained))),
                ];
                (body, buttons)
            }
            Page::Explained => {
                let body = explained::page(form.look, book, self.chosen);
                let buttons = vec![
                    help(),
                    form.button(
                        say!("keeper-take-back"),
                        entries.then_some(Message::TakeBack),
                    ),
                    form.button(say!("keeper-back"), Some(Message::Page(Page::Sheet))),
                    close(),
                    form.default(say!("keeper-next-hand"), Some(Message::Page(Page::Hand))),
                ];
                (body, buttons)
            }
            Page::Alone => {
                let body = self.alone.page(form, &book.card().rules);
                (body, vec![help(), close()])
            }
            Page::Players => {
                let body = self.players.page(form, book);
                let begin = form.default(say!("keeper-go-on"), Some(Message::Page(Page::Hand)));
                (body, vec![help(), close(), begin])
            }
            Page::Other => {
                let body = self.other.page(form, book);
                let enter = self.other.entry().map(|_| Message::EnterOther);
                let back = form.cancel(say!("label-cancel"), Message::Page(Page::Hand));
                (
                    body,
                    vec![help(), back, form.default(say!("keeper-enter-it"), enter)],
                )
            }
        };
        let metrics = form.look.metrics;
        Sheet {
            height: Some(metrics.units_down(TAKEN, HEIGHTS)),
            head: Some(head),
            ..Sheet::new(metrics.units_across(WIDTHS), body, buttons)
        }
    }
}
