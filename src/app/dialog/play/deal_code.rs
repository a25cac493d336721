//! Play a Deal by Its Code: a field for the twelve-character code, the deal of the day, and the seat to take. Invalid codes and codes for
//! other rules are explained below the field.

use iced::widget::{column, row};
use iced::{Element, Length};

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Event, Form, Look};
use engine::rules::RuleSet;
use engine::table::DealCode;
use engine::tiles::Wind;
use wording::{Describe, Named, RulesWording};
use words::say;

/// The dialog's state.
pub struct DealCodeDialog {
    typed: String,
    wind: Wind,
    /// Whether the opponents are three masters instead of the player's own.
    masters: bool,
    /// The rules a code can refer to, those of the table first.
    rules: Vec<RuleSet>,
    /// The code of the deal on the table, if it has one.
    here: Option<DealCode>,
    /// The deal of the day, and its date.
    today: DealCode,
    date: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The code changed.
    Typed(String),
    /// Uses the deal of the day.
    Today,
    /// Uses the deal on the table.
    Here,
    /// Takes the seat with this wind.
    Sit(Wind),
    /// Plays against masters, or against the player's own opponents.
    Masters(bool),
    /// Plays the typed deal.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl DealCodeDialog {
    /// Opens the dialog with the rules of the table, the other available rules, the code of the deal on the table, if any, and the date in
    /// UTC (year, month, day): all players in the world get the same deal of the day at the same moment.
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

    /// The typed deal and its rules; `None` if nothing is typed.
    fn found(&self) -> Option<Result<(DealCode, &RuleSet), String>> {
        let code = match self.typed.trim() {
            "" => return None,
            typed => typed.parse::<DealCode>(),
        };
        Some(code.map_err(|wrong| wrong.describe()).and_then(|code| {
            let rules = self.rules.iter().find(|rules| code.matches_rules(rules));
            let rules = rules.ok_or_else(|| say!("deal-code-other-rules").to_owned())?;
            Ok((code, rules))
        }))
    }

    fn feedback<'a>(&'a self, form: &Form<'a, Message>) -> Element<'a, Event> {
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

impl Screen for DealCodeDialog {
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

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(520.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
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
            self.feedback(form),
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
            body,
            form.dialog_buttons(
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
        let mut bench = Bench::new(DealCodeDialog::new(
            &rules,
            Vec::new(),
            None,
            (2026, 11, 22),
        ));
        bench.choose("Deal of the Day");
        let texts = bench.texts();
        let says = |(text, _): &(String, _)| text.starts_with("The deal of 22 Nov 2026 (UTC)");
        assert!(texts.iter().any(says), "{texts:?}");
    }
}
