//! Scoring Configuration [D58 to D67]: every scoring event and what it is worth. OK starts a new game, and says so before.

mod detail;
mod event_list;

use iced::Length;
use iced::widget::{container, row};

use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::widget::Form;
use crate::rules::{Award, RowChange, RuleSet, ScoringEvent};

/// Width of the box, how far its two sides are apart, and how they share the rest.
const WIDTH: f32 = 940.0;
const APART: f32 = 22.0;
const SHARES: (f32, f32) = (13.0, 9.0);

/// The box.
pub struct Scoring {
    rules: RuleSet,
    defaults: RuleSet,
    /// Its place among the events.
    chosen: usize,
    find: String,
    /// The points as they are typed.
    points: String,
    /// Which form of a special hand is shown.
    form: usize,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// Find events with these words.
    Find(String),
    /// A line of the list.
    Line(usize),
    /// The points.
    Points(String),
    /// None to three doubles.
    Doubles(u32),
    /// Mah Jongg Hand Only.
    WinnerOnly,
    /// No Scoring Value.
    NoValue,
    /// Allow this Special Hand.
    Allowed,
    /// Total Score.
    Total,
    /// This event as it came.
    Default,
    /// All events as they came.
    DefaultAll,
    /// Another form of the special hand.
    Show,
    /// OK.
    Ok,
    /// Cancel.
    Cancel,
    /// Help.
    Help,
}

impl Scoring {
    /// The box for these rules.
    pub fn new(rules: &RuleSet) -> Self {
        let mut new = Self {
            rules: rules.clone(),
            defaults: RuleSet::new(rules.id),
            chosen: 0,
            find: String::new(),
            points: String::new(),
            form: 0,
        };
        new.choose(0);
        new
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place;
        self.form = 0;
        self.read();
    }

    fn read(&mut self) {
        self.points = self
            .event()
            .map_or(0, |event| event.award.points)
            .to_string();
    }

    fn event(&self) -> Option<&ScoringEvent> {
        self.rules.events().get(self.chosen)
    }

    /// The places of the events that are found, in their order.
    fn found(&self) -> Vec<usize> {
        let wanted = self.find.trim().to_lowercase();
        let fits = |event: &ScoringEvent| event.id.to_lowercase().contains(&wanted);
        let events = self.rules.events().iter().enumerate();
        events
            .filter(|(_, event)| fits(event))
            .map(|(place, _)| place)
            .collect()
    }

    /// Changes the chosen event; what the rules refuse stays as it is.
    fn change(&mut self, change: &RowChange) {
        if let Some(id) = self.event().map(|event| event.id.clone()) {
            let _ = self.rules.change(&id, change);
        }
    }

    fn award(&mut self, points: u32, doubles: u32) {
        let Some(before) = self.event().map(|event| event.award) else {
            return;
        };
        let award = Some(Award {
            points,
            doubles,
            ..before
        });
        self.change(&RowChange {
            award,
            ..RowChange::default()
        });
    }

    /// The chosen event as it came; a change to the whole row at once, so that nothing in between is refused.
    fn reset(&mut self) {
        let Some(default) = self.defaults.events().get(self.chosen) else {
            return;
        };
        let special = default.special.as_ref();
        let change = RowChange {
            award: Some(default.award),
            none: Some(default.none),
            winner_only: Some(default.winner_only),
            allowed: special.map(|special| special.allowed),
            total: special.map(|special| special.total),
        };
        self.change(&change);
        self.read();
    }

    fn toggle(&mut self, change: impl Fn(&ScoringEvent) -> RowChange) {
        if let Some(change) = self.event().map(change) {
            self.change(&change);
        }
    }
}

impl Screen for Scoring {
    type Message = Message;

    fn title(&self) -> String {
        say!("scoring-scoring-configuration").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Find(words) => {
                self.find = words;
                if let Some(first) = self
                    .found()
                    .first()
                    .filter(|_| !self.found().contains(&self.chosen))
                {
                    self.choose(*first);
                }
            }
            Message::Line(line) => {
                let place = *self.found().get(line)?;
                self.choose(place);
            }
            Message::Points(text) => {
                self.points = super::configuration::digits(&text);
                if let Some(points) = super::configuration::positive(&self.points) {
                    self.award(points as u32, 0);
                }
            }
            Message::Doubles(0) => {
                let points = self
                    .defaults
                    .events()
                    .get(self.chosen)
                    .map_or(1, |event| event.award.points.max(1));
                self.award(points, 0);
                self.read();
            }
            Message::Doubles(doubles) => {
                self.award(0, doubles.min(3));
                self.read();
            }
            Message::WinnerOnly => self.toggle(|event| RowChange {
                winner_only: Some(!event.winner_only),
                ..RowChange::default()
            }),
            Message::NoValue => self.toggle(|event| RowChange {
                none: Some(!event.none),
                ..RowChange::default()
            }),
            Message::Allowed => self.toggle(|event| RowChange {
                allowed: event.special.as_ref().map(|special| !special.allowed),
                ..RowChange::default()
            }),
            Message::Total => self.toggle(|event| RowChange {
                total: event.special.as_ref().map(|special| !special.total),
                ..RowChange::default()
            }),
            Message::Default => self.reset(),
            Message::DefaultAll => {
                let options = self.rules.options.clone();
                self.rules = self.defaults.clone();
                self.rules.options = options;
                self.read();
            }
            Message::Show => self.form += 1,
            Message::Ok => return Some(Reply::NewGame(Box::new(self.rules.clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-scoring-configuration")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let room =
            (look.metrics.window.height - look.px(16.0 + 41.0 + 62.0 + 44.0)).min(look.px(480.0));
        let table = container(self.table(form))
            .width(Length::FillPortion(SHARES.0 as u16))
            .height(room);
        let detail = container(self.detail(form))
            .width(Length::FillPortion(SHARES.1 as u16))
            .height(room);
        Sheet {
            hint: Some(form.warning(say!("scoring-ok-starts-a-new-game"))),
            ..Sheet::new(
                WIDTH,
                row![table, detail].spacing(look.px(APART)),
                form.answers(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
