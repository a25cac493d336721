//! The page for players, rules and the sheet's name.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use super::actions::same_name;
use super::message::{Message, PlayersMessage};
use super::scorecard_model::ScorecardModel;
use crate::app::widget::{Event, Form};
use engine::rules::RuleSet;
use engine::scorekeeper::{Day, Scorecard, read_day};
use engine::tiles::{BySeat, Seat};
use wording::{Named, RulesWording};
use words::{say, typed_date};

/// Maximum length of a name, in characters.
pub const MAX_LENGTH: usize = 40;

/// The page.
pub struct PlayersPage {
    /// The rule sets to choose from.
    rules: Vec<RuleSet>,
    /// The day as typed so far, which may not be valid yet, and the day of the sheet before that.
    typed_day: Option<(String, Option<Day>)>,
}

impl PlayersPage {
    /// A page with these rule sets to choose from, including the scorecard's own.
    pub fn new(rules: Vec<RuleSet>, own: &RuleSet) -> Self {
        let mut page = Self {
            rules,
            typed_day: None,
        };
        page.include(own);
        page
    }

    /// Makes sure that these rules are among the choices.
    pub fn include(&mut self, own: &RuleSet) {
        if !self.rules.iter().any(|rules| is_same(rules, own)) {
            self.rules.insert(0, own.clone());
        }
    }

    /// Placeholder names for unnamed players.
    pub fn placeholder_names() -> BySeat<String> {
        BySeat::from_fn(placeholder_name)
    }

    /// Shows the sheet's own day again instead of what was typed.
    pub fn end_typing(&mut self) {
        self.typed_day = None;
    }

    /// What does not fit: two players of the same name, or a date that does not exist.
    pub fn problem(&self, card: &Scorecard) -> Option<String> {
        let typed = self.typed_day.as_ref().map(|(typed, _)| typed.trim());
        let wrong_day = typed.filter(|typed| !typed.is_empty() && read_day(typed).is_none());
        let wrong_day = wrong_day.map(no_such_day);
        same_name(card).or(wrong_day)
    }

    /// Handles a message from a control.
    pub fn update(&mut self, model: &mut ScorecardModel, message: PlayersMessage) {
        let heading_changed = say!("keeper-did-heading").to_owned();
        let shortened = |text: String| -> String { text.chars().take(MAX_LENGTH).collect() };
        match message {
            PlayersMessage::Name(seat, name) => {
                let names_changed = say!("keeper-did-names").to_owned();
                let name = match name.trim() {
                    "" => placeholder_name(seat),
                    _ => shortened(name),
                };
                model.type_text(names_changed, |card| card.names[seat] = name);
            }
            PlayersMessage::SheetName(name) => {
                model.type_text(heading_changed, |card| card.heading.name = shortened(name));
            }
            PlayersMessage::Place(place) => {
                model.type_text(heading_changed, |card| {
                    card.heading.place = shortened(place)
                });
            }
            PlayersMessage::Date(text) => {
                let own = model.card().heading.date;
                let before = self.typed_day.as_ref().map_or(own, |(_, before)| *before);
                // What is no day leaves the sheet as it was, even if its beginning was one.
                let date = read_day(&text).or(before);
                if date != own {
                    model.type_text(heading_changed, |card| card.heading.date = date);
                }
                self.typed_day = Some((shortened(text), before));
            }
            PlayersMessage::Rules(index) => {
                if let Some(rules) = self.rules.get(index) {
                    let change = |card: &mut Scorecard| card.change_rules(rules.clone());
                    model.act(change, |_, ()| say!("keeper-did-rules").to_owned());
                }
            }
        }
    }

    /// The page.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        model: &'a ScorecardModel,
        notice: Option<&str>,
    ) -> Element<'a, Event> {
        let look = form.look;
        let card: &Scorecard = model.card();
        let names = Seat::ALL.map(|seat| {
            let wind = seat.wind(Seat::new(0));
            let placeholder = placeholder_name(seat);
            // Show a placeholder name as an empty field, so that nobody has to delete it.
            let name = match card.names[seat] == placeholder {
                true => "",
                false => &card.names[seat],
            };
            let field = form.field(
                wind.name(),
                name,
                &placeholder,
                seat == Seat::new(0),
                Some(move |name| Message::Players(PlayersMessage::Name(seat, name))),
            );
            row![
                container(look.text(wind.name())).width(look.px(56.0)),
                field
            ]
            .align_y(Center)
            .into()
        });
        let line = |value, placeholder, message: fn(String) -> PlayersMessage| {
            let on_input = move |text| Message::Players(message(text));
            form.field("", value, placeholder, false, Some(on_input))
        };
        let heading = &card.heading;
        let names = form.group(say!("keeper-seats"), names.into_iter().collect());
        let own_day = heading.date.map(typed_date).unwrap_or_default();
        let day = form.field(
            say!("keeper-date"),
            self.typed_day.as_ref().map_or(&own_day, |(typed, _)| typed),
            say!("keeper-date-example"),
            false,
            Some(|text| Message::Players(PlayersMessage::Date(text))),
        );
        let day = row![
            container(look.text(say!("keeper-date"))).width(look.px(56.0)),
            container(day).width(look.px(120.0)),
        ];
        let day = day.align_y(Center);
        let sheet = row![
            line(
                &heading.name,
                say!("keeper-sheet-name"),
                PlayersMessage::SheetName
            ),
            line(
                &heading.place,
                say!("keeper-sheet-place"),
                PlayersMessage::Place
            ),
        ];
        let sheet = sheet.spacing(look.px(8.0));
        let hint = match self.problem(card) {
            Some(problem) => form.warning(problem),
            None => look.hint(say!("keeper-seats-hint")),
        };
        let names = column![
            names,
            hint,
            form.group(say!("keeper-this-sheet"), vec![day.into(), sheet.into()]),
        ];
        let rules = self.rules.iter().enumerate().map(|(index, rules)| {
            let message = Message::Players(PlayersMessage::Rules(index));
            let name = rules.title().replace('&', "+");
            form.radio(&name, is_same(rules, &card.rules), Some(message))
        });
        let rules = column![
            form.group(say!("keeper-rules"), rules.collect()),
            look.hint(say!("keeper-rules-hint")),
        ];
        let both = row![
            container(names.spacing(look.px(10.0))).width(Fill),
            container(rules.spacing(look.px(10.0))).width(Fill),
        ];
        column![]
            .push(notice.map(|notice| look.notice(notice)))
            .push(both.spacing(look.px(20.0)))
            .spacing(look.px(8.0))
            .into()
    }
}

/// Says that a typed date does not exist.
pub fn no_such_day(typed: &str) -> String {
    words::sentences([
        say!("keeper-no-such-day", typed).as_str(),
        say!("keeper-date-form"),
    ])
}

/// The placeholder name for an unnamed player.
fn placeholder_name(seat: Seat) -> String {
    say!("keeper-player", number = seat.index() + 1)
}

/// Whether two rule sets are the same, including their names, which `==` ignores.
fn is_same(one: &RuleSet, other: &RuleSet) -> bool {
    one.name_or_id() == other.name_or_id() && one == other
}
