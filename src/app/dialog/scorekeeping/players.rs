//! The page for players, rules and the sheet's name.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use super::message::{Message, PlayersMessage};
use super::scorecard_model::ScorecardModel;
use crate::app::widget::{Event, Form};
use engine::rules::RuleSet;
use engine::scorekeeper::{Scorecard, read_day, written_day};
use engine::tiles::{BySeat, Seat};
use wording::{Named, RulesWording};
use words::say;

/// Maximum length of a name, in characters.
pub const MAX_LENGTH: usize = 40;

/// The page.
pub struct PlayersPage {
    /// The rule sets to choose from.
    rules: Vec<RuleSet>,
    /// The day as it is being typed, which may not be a day yet.
    typed_day: Option<String>,
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
                if let Some(day) = read_day(&text) {
                    model.type_text(heading_changed, |card| card.heading.date = Some(day));
                }
                self.typed_day = Some(shortened(text));
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
        let own_day = heading.date.map(written_day).unwrap_or_default();
        let day = form.field(
            say!("keeper-date"),
            self.typed_day.as_deref().unwrap_or(&own_day),
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
        let typed_day = self.typed_day.as_deref();
        let is_wrong = typed_day.is_some_and(|text| read_day(text).is_none());
        let hint = match is_wrong {
            true => form.warning(say!("keeper-date-form")),
            false => look.hint(say!("keeper-seats-hint")),
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

/// The placeholder name for an unnamed player.
fn placeholder_name(seat: Seat) -> String {
    say!("keeper-player", number = seat.index() + 1)
}

/// Whether two rule sets are the same, including their names, which `==` ignores.
fn is_same(one: &RuleSet, other: &RuleSet) -> bool {
    one.name_or_id() == other.name_or_id() && one == other
}
