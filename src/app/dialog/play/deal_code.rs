//! Play a Deal by Its Code: a field for the code, buttons that fill in the deal of the day or the deal on the table, and the seat to take.
//! Text below the field describes the deal, or says why it cannot be played.

use iced::widget::{column, row};
use iced::{Element, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
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
    /// Whether the opponents are three masters instead of those in the player's preferences.
    against_masters: bool,
    /// The rules that a code can belong to, those of the table first.
    rules: Vec<RuleSet>,
    /// The code of the deal on the table; `None` at a network table and for deals without a code.
    deal_on_table: Option<DealCode>,
    /// The deal of the day by the rules of the table.
    deal_of_day: DealCode,
    /// Today's date (UTC), in words.
    date: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The typed code changed.
    Typed(String),
    /// Fills in the code of the deal of the day.
    DealOfDay,
    /// Fills in the code of the deal on the table.
    DealOnTable,
    /// Chooses the seat with this wind.
    Sit(Wind),
    /// Sets whether the opponents are three masters.
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
    /// UTC (year, month, day), so that the deal of the day changes everywhere at the same moment.
    pub fn new(
        rules: &RuleSet,
        others: Vec<RuleSet>,
        deal_on_table: Option<DealCode>,
        (year, month, day): (i32, u32, u32),
    ) -> Self {
        let originals = [RuleSet::bloem(), RuleSet::classical()];
        Self {
            typed: String::new(),
            wind: Wind::East,
            against_masters: false,
            rules: [rules.clone()]
                .into_iter()
                .chain(originals)
                .chain(others)
                .collect(),
            deal_on_table,
            deal_of_day: DealCode::of_day(rules, year, month, day),
            date: words::date((year, month, day)),
        }
    }

    /// The typed deal and its rules, or why it cannot be played; `None` if nothing is typed.
    fn typed_deal(&self) -> Option<Result<(DealCode, &RuleSet), String>> {
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
        match self.typed_deal() {
            None => look.hint(say!("deal-code-about")),
            Some(Err(why)) => form.warning(why),
            Some(Ok((code, _))) if self.deal_on_table == Some(code) => {
                look.hint(say!("deal-code-seen"))
            }
            Some(Ok((code, rules))) if code == self.deal_of_day => look.hint(say!(
                "deal-code-of-the-day",
                date = self.date,
                wind = code.round_wind().noun(),
                rules = rules.title()
            )),
            Some(Ok((code, rules))) => look.hint(say!(
                "deal-code-found",
                wind = code.round_wind().noun(),
                rules = rules.title()
            )),
        }
    }
}

impl DialogContent for DealCodeDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("deal-code-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Typed(text) => self.typed = text,
            Message::DealOfDay => self.typed = self.deal_of_day.to_string(),
            Message::DealOnTable => self.typed = self.deal_on_table?.to_string(),
            Message::Sit(wind) => self.wind = wind,
            Message::Masters(masters) => self.against_masters = masters,
            Message::Ok => {
                let (code, rules) = self.typed_deal()?.ok()?;
                return Some(Reply::PlayDeal {
                    code,
                    rules: Box::new(rules.clone()),
                    wind: self.wind,
                    against_masters: self.against_masters,
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
        let can_play = matches!(self.typed_deal(), Some(Ok(_)));
        let field = form.field(
            say!("deal-code-name"),
            &self.typed,
            say!("deal-code-like"),
            true,
            Some(Message::Typed),
        );
        let sources = row![
            form.button(say!("deal-code-today"), Some(Message::DealOfDay)),
            form.button(
                say!("deal-code-here"),
                self.deal_on_table.map(|_| Message::DealOnTable)
            ),
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
                self.against_masters,
                Some(Message::Masters(!self.against_masters))
            ),
        ]
        .spacing(look.px(12.0))
        .width(Length::Fill);
        DialogLayout::new(
            body,
            form.dialog_buttons(
                say!("deal-code-play"),
                can_play.then_some(Message::Ok),
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
