//! The dialog of a tournament with real tiles: its people, who sits where in each round, the points of each table, and the standings.

mod message;
mod people;
mod points;
mod rounds;
mod standings;
mod stored;

use iced::Element;

use super::super::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::disk::TournamentFile;
use crate::app::services::Services;
use crate::app::widget::{Event, Form, Look, Tab, tabs};
use engine::scorekeeper::Day;
use engine::tournament::Tournament;
use message::{Message, Page, PeopleMessage, Print};
use people::{PeoplePage, Question};
use points::PointsPage;
use stored::StoredPage;
use wording::TournamentWording;
use words::say;

type Part<'a> = Element<'a, Event>;

/// Minimum and maximum width of the dialog and height of its body, in units; both grow with the window.
const WIDTHS: (f32, f32) = (740.0, 980.0);
const HEIGHTS: (f32, f32) = (410.0, 520.0);
/// Height of the title, tabs, footer and the dialog's margin, in units.
const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0;

/// The dialog's state.
pub struct TournamentDialog {
    tournament: Tournament,
    file: TournamentFile,
    page: Page,
    /// Number of page turns so far; the focus starts over with each.
    page_turns: usize,
    people: PeoplePage,
    points: PointsPage,
    /// The selected table among those of all rounds.
    chosen_table: usize,
    /// The selected line of the standings.
    chosen_standing: usize,
    stored: StoredPage,
    /// What the last action did, or why it could not be saved.
    notice: Option<String>,
    today: Day,
    services: Services,
}

impl TournamentDialog {
    /// Opens the dialog with a stored tournament and the name of its file, or with a new one.
    pub fn new(
        stored: Result<Option<(String, Tournament)>, String>,
        today: Day,
        services: Services,
    ) -> Self {
        let (stored, notice) = match stored {
            Ok(stored) => (stored, None),
            Err(why) => (None, Some(why)),
        };
        let (file, tournament) = match stored {
            Some((file, tournament)) => (Some(file), tournament),
            None => (None, Tournament::new(today)),
        };
        let page = match tournament.plan.is_some() {
            true => Page::Rounds,
            false => Page::People,
        };
        Self {
            people: PeoplePage::of(&tournament),
            tournament,
            file: TournamentFile::new(file.into()),
            page,
            page_turns: 0,
            points: PointsPage::default(),
            chosen_table: 0,
            chosen_standing: 0,
            stored: StoredPage::default(),
            notice,
            today,
            services,
        }
    }

    fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.page_turns += 1;
    }

    /// Writes the tournament to its file.
    fn save(&self) -> Action<Message> {
        let (file, tournament) = (self.file.clone(), self.tournament.clone());
        let failed = Err(say!("fault-writing").to_owned());
        let saved = self.services.with_files(failed, move |files| {
            files.write_tournament(&file, &tournament)
        });
        Action::Run(saved.map(Message::Saved))
    }

    /// Begins another tournament; this one stays saved.
    fn begin_new(&mut self) {
        self.tournament = Tournament::new(self.today);
        self.file = TournamentFile::default();
        self.people = PeoplePage::of(&self.tournament);
        self.notice = Some(say!("tournament-begun").to_owned());
        self.turn_to(Page::People);
    }

    /// Turns to the page of a tab. Typed points are entered first; if they cannot be, their page stays.
    fn go_to(&mut self, page: Page) -> Action<Message> {
        let is_changed = self.page == Page::Points && self.points.is_changed(&self.tournament);
        let saved = match is_changed {
            true => self.enter_points(),
            false => Action::None,
        };
        if is_changed && self.page == Page::Points {
            return saved;
        }
        self.turn_to(page);
        match page {
            Page::Stored => self.list_stored(),
            _ => saved,
        }
    }

    /// Closes the dialog. Names that were typed are added first; if they cannot be, it stays open.
    fn close(&mut self) -> Action<Message> {
        if self.people.has_typed() && !self.tournament.has_results() {
            match self.people.update(&mut self.tournament, PeopleMessage::Add) {
                // The work has begun; its result is no longer needed.
                Ok(_) => drop(self.save()),
                Err(why) => {
                    self.notice = Some(why);
                    self.turn_to(Page::People);
                    return Action::None;
                }
            }
        }
        Action::Reply(Reply::Close)
    }

    /// Draws the seats, if the numbers fit.
    fn draw(&mut self) -> Action<Message> {
        self.people.end_question();
        if let Some(why_not) = people::same_name(&self.tournament.people) {
            self.notice = Some(why_not);
            return Action::None;
        }
        if !self.tournament.draw(self.people.rounds()) {
            return Action::None;
        }
        let plan = self.tournament.plan.as_ref();
        self.notice = plan.map(|plan| self.tournament.describe_meetings(plan));
        (self.chosen_table, self.chosen_standing) = (0, 0);
        self.turn_to(Page::Rounds);
        self.save()
    }

    /// Opens the selected table to enter its points.
    fn open_table(&mut self) {
        if let Some((round, table)) = rounds::table_at(&self.tournament, self.chosen_table) {
            self.points = PointsPage::of(&self.tournament, round, table);
            self.turn_to(Page::Points);
        }
    }

    /// Enters the typed points and selects the next table.
    fn enter_points(&mut self) -> Action<Message> {
        let Some(points) = self.points.points() else {
            self.notice = Some(say!("tournament-points-wanted").to_owned());
            return Action::None;
        };
        let (round, table) = self.points.place();
        self.tournament.set_result(round, table, points);
        let next = self.chosen_table + 1;
        if rounds::table_at(&self.tournament, next).is_some() {
            self.chosen_table = next;
        }
        self.turn_to(Page::Rounds);
        self.save()
    }

    /// The reply that saves a page or table among the documents.
    fn print(&self, print: Print) -> Reply {
        let tournament = &self.tournament;
        let (what, text) = match print {
            Print::Plan => (say!("tournament-file-plan"), tournament.plan_page()),
            Print::Slips => (say!("tournament-file-slips"), tournament.slips_page()),
            Print::Standings => (
                say!("tournament-file-standings"),
                tournament.standings_page(),
            ),
            Print::Csv => (
                say!("tournament-file-standings"),
                tournament.standings_csv(),
            ),
        };
        let extension = if print == Print::Csv { "csv" } else { "html" };
        let is_allowed = |letter: &char| letter.is_alphanumeric() || " -'".contains(*letter);
        let title: String = tournament
            .title()
            .chars()
            .filter(is_allowed)
            .take(60)
            .collect();
        let name = format!("{} {what}.{extension}", title.trim());
        Reply::SaveScorecard { name, text }
    }
}

impl DialogContent for TournamentDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("tournament-title").to_owned()
    }

    fn page(&self) -> usize {
        self.page_turns
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        if let Message::Saved(result) = message {
            self.notice = result.err().or(self.notice.take());
            return Action::None;
        }
        self.notice = None;
        match message {
            Message::Page(page) => return self.go_to(page),
            Message::LeavePoints => self.turn_to(Page::Rounds),
            Message::People(message) => match self.people.update(&mut self.tournament, message) {
                Ok(true) => return self.save(),
                Ok(false) => {}
                Err(why) => self.notice = Some(why),
            },
            Message::Draw => {
                let question = Question::Draw;
                match self.tournament.has_results() && !self.people.asks(question) {
                    true => self.people.ask(question),
                    false => return self.draw(),
                }
            }
            Message::Keep => self.people.end_question(),
            Message::New => match self.people.asks(Question::New) {
                true => self.begin_new(),
                false => self.people.ask(Question::New),
            },
            Message::Listed(list) => self.stored.set_list(list),
            Message::ChooseStored(line) => self.stored.choose(line),
            Message::OpenStored => return self.open_stored(),
            Message::ChooseTable(line) => self.chosen_table = line,
            Message::OpenTable => self.open_table(),
            Message::Points(message) => self.points.update(message),
            Message::EnterPoints => return self.enter_points(),
            Message::ChooseStanding(line) => self.chosen_standing = line,
            Message::Penalty(text) => {
                let standings = self.tournament.standings();
                let Some(standing) = standings.get(self.chosen_standing) else {
                    return Action::None;
                };
                let person = standing.person;
                let points = text.trim().parse().unwrap_or_default();
                self.tournament.set_penalty(person, points);
                // The penalty may move the person to another line, which stays selected.
                let standings = self.tournament.standings();
                let line = standings.iter().position(|line| line.person == person);
                self.chosen_standing = line.unwrap_or_default();
                return self.save();
            }
            Message::Print(print) => return Action::Reply(self.print(print)),
            Message::Close => return self.close(),
            Message::Help => return Action::Reply(Reply::Help("tournament")),
            // Handled above.
            Message::Saved(_) => {}
        }
        Action::None
    }

    fn notify(&mut self, event: crate::presenter::DialogEvent) -> iced::Task<Message> {
        if let crate::presenter::DialogEvent::SheetSaved(path) = event {
            let path = engine::untrusted_text::sanitize_path(&path);
            self.notice = Some(say!("tournament-saved", path));
        }
        iced::Task::none()
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(look.metrics.flexible_width(WIDTHS))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let labels = [
            (say!("tournament-tab-people"), Page::People),
            (say!("tournament-tab-rounds"), Page::Rounds),
            (say!("tournament-tab-standings"), Page::Standings),
            (say!("tournament-others"), Page::Stored),
        ];
        let tab = match self.page {
            Page::Points => Page::Rounds,
            page => page,
        };
        let chosen = labels.iter().position(|(_, page)| *page == tab);
        let all_tabs = labels.map(|(label, page)| Tab {
            label: label.to_owned(),
            message: Message::Page(page),
            right: page == Page::Stored,
        });
        let head = tabs(form, &all_tabs, chosen.unwrap_or(0));
        let (tournament, notice) = (&self.tournament, self.notice.as_deref());
        let help = || form.help(Message::Help);
        let close = || form.cancel(say!("label-close"), Message::Close);
        let has_plan = tournament.plan.is_some();
        let print = |words, print| form.button(words, has_plan.then_some(Message::Print(print)));
        let (body, buttons): (Part<'a>, Vec<Part<'a>>) = match self.page {
            Page::People => {
                let body = self.people.page(form, tournament, notice);
                (body, self.people.buttons(form, tournament))
            }
            Page::Rounds => {
                let body = rounds::page(form, tournament, self.chosen_table, notice);
                let enter = has_plan.then_some(Message::OpenTable);
                let buttons = vec![
                    help(),
                    print(say!("tournament-print-plan"), Print::Plan),
                    print(say!("tournament-print-slips"), Print::Slips),
                    close(),
                    form.default(say!("tournament-enter"), enter),
                ];
                (body, buttons)
            }
            Page::Points => {
                let body = self.points.page(form, tournament, notice);
                let back = form.cancel(say!("label-cancel"), Message::LeavePoints);
                let save = form.default(say!("tournament-save-points"), Some(Message::EnterPoints));
                (body, vec![help(), back, save])
            }
            Page::Standings => {
                let body = standings::page(form, tournament, self.chosen_standing, notice);
                let buttons = vec![
                    help(),
                    print(say!("game-sheet-save-csv"), Print::Csv),
                    print(say!("keeper-print"), Print::Standings),
                    close(),
                ];
                (body, buttons)
            }
            Page::Stored => {
                let body = self.stored.page(form, |file| self.is_open(file), notice);
                let open = self.stored.chosen().map(|_| Message::OpenStored);
                (
                    body,
                    vec![help(), close(), form.default(say!("keeper-open"), open)],
                )
            }
        };
        DialogLayout {
            height: Some(form.look.metrics.flexible_height(TAKEN, HEIGHTS)),
            head: Some(head),
            ..DialogLayout::new(body, buttons)
        }
    }
}

#[cfg(test)]
pub mod tests;
