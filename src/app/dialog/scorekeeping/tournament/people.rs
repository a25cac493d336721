//! The page for the people of a tournament and the draw.

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use super::message::{Message, PeopleMessage};
use crate::app::dialog::scorekeeping::players::MAX_LENGTH;
use crate::app::theme;
use crate::app::widget::{Event, Form, Hotkey, Row, SliderSpec, list};
use engine::scorekeeper::name_key;
use engine::tournament::Tournament;
use words::say;

type Part<'a> = Element<'a, Event>;

/// The most people.
const MAX_PEOPLE: usize = 64;
/// The maximum number of rounds on the slider.
const MAX_ROUNDS: i32 = 16;

/// The page.
pub struct PeoplePage {
    /// The names to add, as typed.
    typed: String,
    chosen: usize,
    rounds: i32,
    question: Option<Question>,
}

/// A question whose answer could remove something from the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to draw again, which removes all points.
    Draw,
    /// Whether to begin another tournament.
    New,
}

impl PeoplePage {
    /// The page of a tournament.
    pub fn of(tournament: &Tournament) -> Self {
        let rounds = tournament.plan.as_ref().map(|plan| plan.rounds.len());
        Self {
            typed: String::new(),
            chosen: 0,
            rounds: rounds.map_or(4, |rounds| rounds as i32),
            question: None,
        }
    }

    /// The number of rounds to draw.
    pub fn rounds(&self) -> usize {
        self.rounds.max(1) as usize
    }

    /// Asks a question.
    pub fn ask(&mut self, question: Question) {
        self.question = Some(question);
    }

    /// Whether this question is asked.
    pub fn asks(&self, question: Question) -> bool {
        self.question == Some(question)
    }

    /// Ends the question.
    pub fn end_question(&mut self) {
        self.question = None;
    }

    /// Whether names were typed that are not added yet.
    pub fn has_typed(&self) -> bool {
        !self.typed.trim().is_empty()
    }

    /// Handles a message from a control. Returns whether the tournament has changed.
    ///
    /// # Errors
    /// Why names are refused.
    pub fn update(
        &mut self,
        tournament: &mut Tournament,
        message: PeopleMessage,
    ) -> Result<bool, String> {
        self.question = None;
        let has_changed = match message {
            PeopleMessage::Name(name) => {
                tournament.name = name.chars().take(MAX_LENGTH).collect();
                true
            }
            PeopleMessage::Typed(typed) => {
                self.typed = typed;
                false
            }
            PeopleMessage::Add => {
                let people = self.with_typed(&tournament.people)?;
                self.typed.clear();
                self.chosen = people.len().saturating_sub(1);
                change_people(tournament, people)
            }
            PeopleMessage::Choose(line) => {
                self.chosen = line;
                false
            }
            PeopleMessage::Remove => {
                let mut people = tournament.people.clone();
                if self.chosen < people.len() {
                    people.remove(self.chosen);
                }
                self.chosen = self.chosen.min(people.len().saturating_sub(1));
                change_people(tournament, people)
            }
            PeopleMessage::Rename => {
                let typed: String = self.typed.trim().chars().take(MAX_LENGTH).collect();
                let mut others = tournament.people.clone();
                if self.chosen < others.len() {
                    others.remove(self.chosen);
                }
                refuse_same(&others, &typed)?;
                let person = tournament.people.get_mut(self.chosen);
                match person.filter(|_| !typed.is_empty()) {
                    Some(person) => {
                        *person = typed;
                        self.typed.clear();
                        true
                    }
                    None => false,
                }
            }
            PeopleMessage::Rounds(rounds) => {
                self.rounds = rounds;
                false
            }
        };
        Ok(has_changed)
    }

    /// These people and those whose names were typed.
    ///
    /// # Errors
    /// Two have the same name, or there are too many.
    fn with_typed(&self, people: &[String]) -> Result<Vec<String>, String> {
        let typed = self.typed.split([',', ';', '，', '；', '、', '\n']);
        let names = typed.map(str::trim).filter(|name| !name.is_empty());
        let mut people = people.to_vec();
        for name in names {
            let name: String = name.chars().take(MAX_LENGTH).collect();
            refuse_same(&people, &name)?;
            people.push(name);
        }
        match people.len() > MAX_PEOPLE {
            true => Err(say!("tournament-too-many", most = MAX_PEOPLE)),
            false => Ok(people),
        }
    }

    /// The page, with a notice at its end.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        tournament: &'a Tournament,
        notice: Option<&str>,
    ) -> Part<'a> {
        // The title, tabs, footer and margin of the dialog, and what stands around the list.
        const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 62.0;
        let look = form.look;
        let send = Message::People;
        let is_open = !tournament.has_results();
        let field = |name: &str, value: &str, starts, message: fn(String) -> PeopleMessage| {
            let on_change = move |text| send(message(text));
            form.with_heading(name, form.field(name, value, "", starts, Some(on_change)))
        };
        let name = say!("tournament-name");
        let title = field(name, &tournament.name, false, PeopleMessage::Name);
        let typed = field(
            say!("tournament-names"),
            &self.typed,
            true,
            PeopleMessage::Typed,
        );
        let can_rename = self.has_typed() && self.chosen < tournament.people.len();
        let rename = can_rename.then_some(send(PeopleMessage::Rename));
        let rename = form.button(say!("keeper-rename"), rename);
        let rounds = form.slider(
            SliderSpec {
                name: say!("tournament-rounds"),
                range: (1, MAX_ROUNDS),
                value: self.rounds,
                before: "".into(),
                after: "".into(),
                figure: self.rounds.to_string(),
            },
            true,
            move |rounds| send(PeopleMessage::Rounds(rounds)),
        );
        let rounds = form.with_heading(say!("tournament-rounds"), rounds);
        let about = match (self.question, notice) {
            (Some(Question::Draw), _) => form.warning(say!("tournament-draw-question")),
            (Some(Question::New), _) => form.warning(say!("tournament-new-question")),
            (None, Some(notice)) => look.notice(notice),
            (None, None) => look.hint(self.hint(tournament)),
        };
        let left = column![title, typed, rename, rounds, about]
            .spacing(look.px(12.0))
            .width(Fill);
        let height = look.metrics.flexible_height(TAKEN, (330.0, 430.0));
        let people = tournament.people.iter().enumerate();
        let people = people.map(|(index, name)| {
            let line = say!("tournament-person", number = index + 1, name);
            Row::Line(look.line(line, theme::REGULAR))
        });
        let people: Part<'a> = match tournament.people.is_empty() {
            true => look.hint(say!("tournament-nobody")),
            false => {
                if is_open {
                    form.on_key(Hotkey::Delete, send(PeopleMessage::Remove));
                }
                list(
                    (form, say!("tournament-people")),
                    people.collect(),
                    Some(self.chosen),
                    |line| Message::People(PeopleMessage::Choose(line)),
                    None,
                    false,
                )
            }
        };
        let right = column![container(people).height(look.px(height))].width(Fill);
        row![left, right]
            .spacing(look.px(20.0))
            .align_y(iced::Alignment::Start)
            .into()
    }

    /// What to do next.
    fn hint(&self, tournament: &Tournament) -> String {
        let people = tournament.people.len();
        match (people, tournament.has_results()) {
            (_, true) => say!("tournament-people-fixed").to_owned(),
            (0..8, _) => say!("tournament-too-few", people),
            (people, _) => say!(
                "tournament-ready",
                people,
                tables = people / 4,
                rests = people % 4
            ),
        }
    }

    /// The buttons of the page; while a question is asked, those of its answer.
    pub fn buttons<'a>(&self, form: &Form<'a, Message>, tournament: &Tournament) -> Vec<Part<'a>> {
        if let Some(question) = self.question {
            let (words, yes) = match question {
                Question::Draw => (say!("tournament-draw-again"), Message::Draw),
                Question::New => (say!("tournament-new-begin"), Message::New),
            };
            return vec![
                form.button(words, Some(yes)),
                form.default_and_cancel(say!("keeper-keep-sheet"), Message::Keep),
            ];
        }
        let has_people = !tournament.people.is_empty();
        let can_remove = has_people && !tournament.has_results();
        let remove = Message::People(PeopleMessage::Remove);
        let draw = (tournament.people.len() >= 8).then_some(Message::Draw);
        // Enter adds names as long as some are typed.
        let is_typing = self.has_typed() && !tournament.has_results();
        let enter = match is_typing {
            true => form.default(
                say!("tournament-add"),
                Some(Message::People(PeopleMessage::Add)),
            ),
            false => form.default(say!("tournament-draw"), draw),
        };
        vec![
            form.help(Message::Help),
            form.button(say!("tournament-new"), has_people.then_some(Message::New)),
            form.button(say!("tournament-remove"), can_remove.then_some(remove)),
            form.cancel(say!("label-close"), Message::Close),
            enter,
        ]
    }
}

/// Says that two people have the same name, if they have.
pub fn same_name(people: &[String]) -> Option<String> {
    let mut known = people.iter().enumerate();
    known.find_map(|(place, name)| refuse_same(&people[..place], name).err())
}

/// Refuses a name that one of these people has, apart from capitals and blanks.
fn refuse_same(people: &[String], name: &str) -> Result<(), String> {
    let wanted = name_key(name);
    match people.iter().any(|person| name_key(person) == wanted) {
        true => Err(say!("tournament-same-name", name)),
        false => Ok(()),
    }
}

/// Changes the people, who then need another plan; not once points were entered. Returns whether that was done.
fn change_people(tournament: &mut Tournament, people: Vec<String>) -> bool {
    let is_open = !tournament.has_results();
    if is_open {
        tournament.set_people(people);
    }
    is_open
}
