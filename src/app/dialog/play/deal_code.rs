//! Play a Deal by Its Code: a field for the twelve letters and figures, the deal of the day, and the seat to take. What is no code, or
//! one of other rules, is said under the field.

use iced::widget::{column, row};
use iced::{Element, Length};

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::{Event, Form};
use engine::rules::RuleSet;
use engine::table::DealCode;
use engine::tiles::Wind;
use wording::{Describe, Named, RulesWording};
use words::say;

/// The box.
pub struct DealBox {
    typed: String,
    wind: Wind,
    /// Three masters play against whoever plays it.
    masters: bool,
    /// The rules that can be told by a code, those of the table first.
    rules: Vec<RuleSet>,
    /// The deal on the table.
    here: Option<DealCode>,
    /// The deal of the day, and which day that is.
    today: DealCode,
    date: String,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// The code was typed or pasted.
    Typed(String),
    /// The deal of the day.
    Today,
    /// The deal on the table.
    Here,
    /// Takes the seat of this wind.
    Sit(Wind),
    /// Against masters, or against one's own opponents.
    Masters(bool),
    /// Plays the deal that is typed.
    Ok,
    /// Closes the box and changes nothing.
    Cancel,
    /// Opens the page of the help about this box.
    Help,
}

impl DealBox {
    /// The box, with the rules of the table, those that there are beside them, the deal on the table, if it has a code, and what day it
    /// is in UTC: year, month and day. Whoever asks for the deal of the day at the same moment gets the same one.
    pub fn new(
        rules: &RuleSet,
        others: Vec<RuleSet>,
        here: Option<DealCode>,
        (year, month, day): (i32, u32, u32),
    ) -> Self {
        let originals = [RuleSet::bloem(), RuleSet::classical()];
        Self {
            typed: String::new(),
            wind: Wind::East,
            masters: false,
            rules: [rules.clone()]
                .into_iter()
                .chain(originals)
                .chain(others)
                .collect(),
            here,
            today: DealCode::of_day(rules, year, month, day),
            date: words::date((year, month, day)),
        }
    }

    /// The deal that is typed, and its rules; `None` if nothing is typed.
    fn found(&self) -> Option<Result<(DealCode, &RuleSet), String>> {
        let code = match self.typed.trim() {
            "" => return None,
            typed => typed.parse::<DealCode>(),
        };
        Some(code.map_err(|wrong| wrong.describe()).and_then(|code| {
            let rules = self.rules.iter().find(|rules| code.is_of(rules));
            let rules = rules.ok_or_else(|| say!("deal-code-other-rules").to_owned())?;
            Ok((code, rules))
        }))
    }

    fn told<'a>(&'a self, form: &Form<'a, Message>) -> Element<'a, Event<Message>> {
        let look = form.look;
        match self.found() {
            None => look.hint(say!("deal-code-about")),
            Some(Err(why)) => form.warning(why),
            Some(Ok((code, _))) if self.here == Some(code) => look.hint(say!("deal-code-seen")),
            Some(Ok((code, rules))) if code == self.today => look.hint(say!(
                "deal-code-of-the-day",
                date = self.date,
                wind = code.round_wind().name(),
                rules = rules.title()
            )),
            Some(Ok((code, rules))) => look.hint(say!(
                "deal-code-found",
                wind = code.round_wind().name(),
                rules = rules.title()
            )),
        }
    }
}

impl Screen for DealBox {
    type Message = Message;

    fn title(&self) -> String {
        say!("deal-code-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Typed(text) => self.typed = text,
            Message::Today => self.typed = self.today.to_string(),
            Message::Here => self.typed = self.here?.to_string(),
            Message::Sit(wind) => self.wind = wind,
            Message::Masters(masters) => self.masters = masters,
            Message::Ok => {
                let (code, rules) = self.found()?.ok()?;
                return Some(Reply::PlayDeal {
                    code,
                    rules: Box::new(rules.clone()),
                    wind: self.wind,
                    masters: self.masters,
                });
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("deal-codes")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        let look = form.look;
        let whole = matches!(self.found(), Some(Ok(_)));
        let field = form.field(
            None,
            &self.typed,
            say!("deal-code-like"),
            true,
            Some(Message::Typed),
        );
        let sources = row![
            form.button(say!("deal-code-today"), Some(Message::Today)),
            form.button(say!("deal-code-here"), self.here.map(|_| Message::Here)),
        ]
        .spacing(look.px(10.0));
        let seats = Wind::ALL
            .map(|wind| form.radio(wind.name(), self.wind == wind, Some(Message::Sit(wind))));
        let seats = row(seats).spacing(look.px(18.0));
        let body = column![
            field,
            sources,
            self.told(form),
            form.group(say!("deal-code-seat"), vec![seats.into()]),
            form.check(
                say!("deal-code-masters"),
                self.masters,
                Some(Message::Masters(!self.masters))
            ),
        ]
        .spacing(look.px(12.0))
        .width(Length::Fill);
        DialogLayout::new(
            520.0,
            body,
            form.answers(
                say!("deal-code-play"),
                whole.then_some(Message::Ok),
                Message::Cancel,
                Message::Help,
            ),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::bench::Bench;

    #[test]
    fn the_deal_of_the_day_says_which_day_it_is() {
        let rules = RuleSet::bloem();
        let mut bench = Bench::new(DealBox::new(&rules, Vec::new(), None, (2026, 11, 22)));
        bench.choose("Deal of the Day");
        let texts = bench.texts();
        let says = |(text, _): &(String, _)| text.starts_with("The deal of 22 Nov 2026 (UTC)");
        assert!(texts.iter().any(says), "{texts:?}");
    }
}
