//! The options of a rule set: those of every game, then those specific to the rules.

use iced::widget::{column, container, row};
use iced::{Center, Length};

use super::change::OptionChange;
use super::message::{Message, Part};
use crate::app::dialog::rules::configuration::digits;
use crate::app::dialog::rules::option_panel::{self, Options};
use crate::app::widget::Form;
use engine::rules::{GameLength, RuleSet};
use wording::GameLengthWording;
use words::say;

/// The options with the changes made so far.
pub(super) struct OptionsPage {
    rules: RuleSet,
    panel: Options,
    start: String,
}

impl OptionsPage {
    /// A page with the options of these rules.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            panel: Options::new(rules).at_home(),
            start: rules.options.starting_score.to_string(),
            rules: rules.clone(),
        }
    }

    /// Switches to the options of these rules.
    pub fn show(&mut self, rules: &RuleSet) {
        *self = Self::new(rules);
    }

    /// The rules with the changes made so far.
    pub fn rules(&self) -> RuleSet {
        self.rules.clone()
    }

    /// Sets an option and returns the name of the text field, if the change was typed.
    pub fn set(&mut self, change: OptionChange) -> Option<String> {
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
        self.panel = Options::new(&self.rules).at_home();
        None
    }

    /// Sets an option of the panel and returns the name of the text field, if the change was typed.
    pub fn panel(&mut self, change: option_panel::Change) -> Option<String> {
        let typed = match &change {
            option_panel::Change::Number(place, ..) => Some(format!("option-{place}")),
            _ => None,
        };
        self.panel.change(change);
        let mut rules = self.panel.rules().clone();
        rules.options.starting_score = self.rules.options.starting_score;
        self.rules = rules;
        typed
    }

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
        let said = |text| Message::Option(OptionChange::Start(text));
        let start = form.field(None, &self.start, "0", false, Some(said));
        let start = row![
            container(form.name(say!("workshop-start-with"))).width(Length::Fill),
            container(start).width(look.px(96.0)),
        ];
        let length = GameLength::of(options);
        let lengths = GameLength::ALL.map(|one| {
            let said = Message::Option(OptionChange::Length(one));
            form.radio(one.name(), length == one, Some(said))
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
