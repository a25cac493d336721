//! The calendar of daily deals: a month with the results of its days, and a button that plays the deal of the chosen day.

use chrono::{Datelike, Days, Months, NaiveDate};
use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, style};
use coach::duplicate::Attempts;
use engine::rules::RuleSet;
use engine::table::DealCode;
use engine::tiles::Wind;
use words::{change, date, say};

/// Height of a day, in units.
const DAY_HEIGHT: f32 = 38.0;
/// The most weeks in a month.
const WEEKS: usize = 6;
/// Height of the body, in units: a line with the month, one with the weekdays, the weeks, and two lines about the chosen day.
const HEIGHT: f32 = 376.0;

/// The dialog's state.
pub struct CalendarDialog {
    rules: RuleSet,
    /// Today's deal, from which those of other days by the same rules follow.
    today_code: DealCode,
    attempts: Attempts,
    /// Today (UTC).
    today: NaiveDate,
    /// The chosen day, whose month is shown.
    chosen: NaiveDate,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Shows the month before.
    Earlier,
    /// Shows the month after.
    Later,
    /// Chooses a day; plays its deal if it is chosen already.
    Choose(NaiveDate),
    /// Plays the deal of the chosen day.
    Play,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl CalendarDialog {
    /// Opens the month of today (UTC: year, month, day) with the results of its deals by these rules.
    pub fn new(rules: &RuleSet, attempts: Attempts, (year, month, day): (i32, u32, u32)) -> Self {
        let today = NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
        Self {
            today_code: DealCode::of_day(rules, year, month, day),
            rules: rules.clone(),
            attempts,
            today,
            chosen: today,
        }
    }

    /// The deal of a day.
    fn code(&self, day: NaiveDate) -> DealCode {
        self.today_code.on_day(day.year(), day.month(), day.day())
    }

    /// The points of the first attempt at the deal of a day.
    fn points(&self, day: NaiveDate) -> Option<i64> {
        let code = self.code(day).to_string();
        let attempt = self.attempts.first_at_code(&code)?;
        Some(attempt.points)
    }

    /// The days of the shown month.
    fn days(&self) -> impl Iterator<Item = NaiveDate> + use<> {
        let month = self.chosen.month();
        let first = self.chosen.with_day(1).unwrap_or(self.chosen);
        first
            .iter_days()
            .take_while(move |day| day.month() == month)
    }

    /// The last day that can be chosen after going forward: not after today.
    fn not_after_today(&self, day: NaiveDate) -> NaiveDate {
        day.min(self.today)
    }

    fn later(&self) -> Option<NaiveDate> {
        let is_current =
            (self.chosen.year(), self.chosen.month()) == (self.today.year(), self.today.month());
        let next = self.chosen.checked_add_months(Months::new(1));
        next.filter(|_| !is_current)
            .map(|day| self.not_after_today(day))
    }

    /// Plays the deal of the chosen day.
    fn play(&self) -> Reply {
        Reply::PlayDeal {
            code: self.code(self.chosen),
            rules: Box::new(self.rules.clone()),
            wind: Wind::East,
            against_masters: false,
        }
    }

    /// The shown month, and how its deals went.
    fn heading<'a>(&self, look: Look<'a>) -> Element<'a, Event> {
        let month = say!(
            "calendar-month",
            month = self.chosen.month(),
            year = self.chosen.year().to_string()
        );
        let month = look.words(month, 18.0, theme::SEMIBOLD, look.palette.ink);
        let results: Vec<i64> = self.days().filter_map(|day| self.points(day)).collect();
        let sum = (!results.is_empty()).then(|| {
            let points = change(results.iter().sum());
            look.hint(say!("calendar-played", deals = results.len(), points))
        });
        row![month, space().width(Fill)]
            .push(sum)
            .align_y(Center)
            .into()
    }

    fn weekdays<'a>(look: Look<'a>) -> Element<'a, Event> {
        let name = |day: u32| {
            let words = look.heading(say!("calendar-weekday", day));
            container(words).center_x(Fill).into()
        };
        row((0..7).map(name)).into()
    }

    /// A day: its number, and its result if it was played.
    fn day<'a>(&self, form: &Form<'a, Message>, day: NaiveDate) -> Element<'a, Event> {
        let look = form.look;
        let palette = look.palette;
        let (is_chosen, is_today) = (day == self.chosen, day == self.today);
        let font = if is_today {
            theme::SEMIBOLD
        } else {
            theme::REGULAR
        };
        let ink = if day > self.today {
            theme::fade(palette.second_ink, 0.6)
        } else {
            palette.ink
        };
        let number = look.words(day.day().to_string(), 14.5, font, ink);
        let points = self.points(day);
        let ink = match points {
            Some(points) if points < 0 => palette.negative,
            _ => palette.ink,
        };
        let result = points.map_or_else(String::new, change);
        let result = look.words(result, 13.5, theme::SEMIBOLD, ink);
        let face = row![number, space().width(Fill), result];
        let face = container(face.align_y(Center))
            .padding([0.0, look.px(7.0)])
            .center_y(look.px(DAY_HEIGHT))
            .width(Fill)
            .style(move |_| match is_chosen {
                true => style::plane(palette.highlight),
                false => container::Style::default(),
            });
        match day > self.today {
            true => face.into(),
            false => form.pressable_line(face, Message::Choose(day)),
        }
    }

    /// What is known about the chosen day.
    fn about_chosen(&self) -> String {
        let day = date((self.chosen.year(), self.chosen.month(), self.chosen.day()));
        match self.points(self.chosen) {
            Some(points) => say!("calendar-result", day, points = change(points)),
            None if self.chosen == self.today => say!("calendar-today", day),
            None => say!("calendar-not-played", day),
        }
    }
}

impl DialogContent for CalendarDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("calendar-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Earlier => {
                let before = self.chosen.checked_sub_months(Months::new(1));
                self.chosen = before.unwrap_or(self.chosen);
            }
            Message::Later => self.chosen = self.later().unwrap_or(self.chosen),
            Message::Choose(day) if day == self.chosen => return Some(self.play()),
            Message::Choose(day) => self.chosen = self.not_after_today(day),
            Message::Play => return Some(self.play()),
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-calendar")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(560.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let mut body = column![self.heading(look), Self::weekdays(look)].spacing(look.px(6.0));
        let mut weeks = column![];
        let days: Vec<NaiveDate> = self.days().collect();
        let before = days
            .first()
            .map_or(0, |first| first.weekday().num_days_from_monday());
        let empty = || -> Element<'a, Event> { space().width(Fill).into() };
        let mut cells: Vec<Element<'a, Event>> = (0..before).map(|_| empty()).collect();
        cells.extend(days.into_iter().map(|day| self.day(form, day)));
        cells.resize_with(7 * WEEKS, empty);
        let mut cells = cells.into_iter();
        for _ in 0..WEEKS {
            let week: Vec<Element<'a, Event>> = cells.by_ref().take(7).collect();
            weeks = weeks.push(row(week).height(look.px(DAY_HEIGHT)));
        }
        body = body.push(weeks).push(look.text(self.about_chosen()));
        let days = |days: u64| self.chosen.checked_sub_days(Days::new(days));
        let next = self.chosen.succ_opt().filter(|next| *next <= self.today);
        form.on_arrows(days(1).map(Message::Choose), next.map(Message::Choose));
        let later = self.later().map(|_| Message::Later);
        DialogLayout {
            height: Some(HEIGHT),
            white: true,
            ..DialogLayout::new(
                container(body).width(Fill),
                vec![
                    form.button(say!("album-earlier"), Some(Message::Earlier)),
                    form.button(say!("album-later"), later),
                    form.help(Message::Help),
                    form.cancel(say!("label-close"), Message::Close),
                    form.default(say!("calendar-play"), Some(Message::Play)),
                ],
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::bench::Bench;
    use coach::duplicate::{Attempt, DealSeat};
    use iced::keyboard::key::Named;

    const TODAY: (i32, u32, u32) = (2026, 11, 27);

    /// A calendar with a result on 26 Nov.
    fn calendar() -> CalendarDialog {
        let rules = RuleSet::bloem();
        let mut attempts = Attempts::default();
        attempts.add_or_update(Attempt {
            deal: DealSeat {
                code: DealCode::of_day(&rules, 2026, 11, 26).to_string(),
                wind: Wind::East,
            },
            who: "Ann".to_owned(),
            against: Vec::new(),
            points: -184,
            account: None,
            hand: String::new(),
        });
        CalendarDialog::new(&rules, attempts, TODAY)
    }

    fn played(reply: Option<Reply>) -> Option<DealCode> {
        match reply {
            Some(Reply::PlayDeal { code, .. }) => Some(code),
            _ => None,
        }
    }

    #[test]
    fn the_deal_of_the_chosen_day_is_played() {
        let rules = RuleSet::bloem();
        let mut bench = Bench::new(calendar());
        let today = DealCode::of_day(&rules, 2026, 11, 27);
        assert_eq!(played(bench.key(Named::Enter)), Some(today));
        bench.key(Named::ArrowLeft);
        let says = |bench: &mut Bench, words: &str| {
            let texts = bench.texts();
            assert!(
                texts.iter().any(|(text, _)| text.contains(words)),
                "{texts:?}"
            );
        };
        says(&mut bench, "26 Nov 2026");
        says(&mut bench, "−184");
        let code = DealCode::of_day(&rules, 2026, 11, 26);
        assert_eq!(played(bench.choose("Play")), Some(code));
        bench.choose("12");
        let code = DealCode::of_day(&rules, 2026, 11, 12);
        assert_eq!(played(bench.key(Named::Enter)), Some(code));
    }

    #[test]
    fn no_day_after_today_can_be_chosen() {
        let mut bench = Bench::new(calendar());
        bench.key(Named::ArrowRight);
        assert!(bench.is_disabled("Later"));
        bench.choose("Earlier");
        let october = DealCode::of_day(&RuleSet::bloem(), 2026, 10, 27);
        assert_eq!(played(bench.choose("Play")), Some(october));
        bench.choose("Later");
        let today = DealCode::of_day(&RuleSet::bloem(), 2026, 11, 27);
        assert_eq!(played(bench.choose("Play")), Some(today));
    }
}
