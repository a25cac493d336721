//! The options of a rule set: those that every game has, then the panel of all others.

use iced::widget::{column, container, row};
use iced::{Center, Length};

use super::change::OptionChange;
use super::message::{Message, Part};
use crate::app::dialog::rules::configuration::digits;
use crate::app::dialog::rules::option_panel::{self, OptionPanel};
use crate::app::widget::Form;
use engine::rules::{GameLength, RuleSet};
use wording::GameLengthWording;
use words::say;

/// The options with the changes made so far.
pub(super) struct OptionsPage {
    rules: RuleSet,
    panel: OptionPanel,
    /// The starting score as typed.
    start: String,
}

impl OptionsPage {
    /// A page with the options of these rules.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            panel: OptionPanel::new(rules).for_local_game(),
            start: rules.options.starting_score.to_string(),
            rules: rules.clone(),
        }
    }

    /// Switches to the options of these rules.
    pub fn set_rules(&mut self, rules: &RuleSet) {
        *self = Self::new(rules);
    }

    /// The rules with the changes made so far.
    pub fn rules(&self) -> RuleSet {
        self.rules.clone()
    }

    /// Changes an option that every game has. Returns the name of the text field, if the change was typed.
    pub fn change(&mut self, change: OptionChange) -> Option<String> {
        let options = &mut self.rules.options;
        match change {
            OptionChange::Chows => options.chows = !options.chows,
            OptionChange::SpecialHands => options.special_hands = !options.special_hands,
            OptionChange::Start(text) => {
                self.start = digits(&text);
                options.starting_score = self.start.parse().unwrap_or(0).min(1_000_000);
                return Some("start".to_owned());
            }
            OptionChange::Length(length) => length.set(&mut self.rules),
        }
        self.panel = OptionPanel::new(&self.rules).for_local_game();
        None
    }

    /// Changes an option of the panel. Returns the name of the text field, if the change was typed.
    pub fn change_in_panel(&mut self, change: option_panel::Change) -> Option<String> {
        let text_field = match &change {
            option_panel::Change::Number(place, ..) => Some(format!("option-{place}")),
            _ => None,
        };
        self.panel.change(change);
        let mut rules = self.panel.rules().clone();
        rules.options.starting_score = self.rules.options.starting_score;
        self.rules = rules;
        text_field
    }

    /// The page.
    pub fn view<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let (look, options) = (form.look, &self.rules.options);
        let chows = form.check(
            say!("configuration-chows"),
            options.chows,
            Some(Message::Option(OptionChange::Chows)),
        );
        let special = form.check(
            say!("configuration-special-hands"),
            options.special_hands,
            Some(Message::Option(OptionChange::SpecialHands)),
        );
        let on_input = |text| Message::Option(OptionChange::Start(text));
        let start = form.field(
            say!("workshop-start-with"),
            &self.start,
            "0",
            false,
            Some(on_input),
        );
        let start = row![
            container(form.name(say!("workshop-start-with"))).width(Length::Fill),
            container(start).width(look.px(96.0)),
        ];
        let length = GameLength::of(options);
        let lengths = GameLength::ALL.map(|choice| {
            let message = Message::Option(OptionChange::Length(choice));
            form.radio(choice.name(), length == choice, Some(message))
        });
        let first = vec![
            chows,
            special,
            start.align_y(Center).into(),
            row(lengths).spacing(look.px(18.0)).wrap().into(),
        ];
        column![
            form.group(say!("workshop-of-every-game"), first),
            self.panel.view(form, Some(Message::Panel)),
        ]
        .spacing(look.px(12.0))
        .into()
    }
}
