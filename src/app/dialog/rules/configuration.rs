//! Rules Configuration: the rules that players change most often. OK starts a new game; a hint in the footer warns of it.

use iced::widget::{column, container, row, space};
use iced::{Center, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use engine::rules::RuleSet;
use words::say;

/// The dialog's state.
pub struct Rules {
    /// The rules with the checkboxes' changes.
    rules: RuleSet,
    /// The starting score as typed.
    start: String,
    /// Whether the score of a hand is limited.
    has_limit: bool,
    /// The maximum score of a hand as typed, kept while there is no limit.
    limit: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Toggles chows.
    Chows,
    /// Toggles special hands.
    SpecialHands,
    /// Toggles Flowers.
    Flowers,
    /// Sets the text of the starting score.
    Start(String),
    /// Sets whether the score of a hand is limited.
    HasLimit(bool),
    /// Sets the text of the maximum score of a hand.
    Limit(String),
    /// Starts a new game by the changed rules.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

/// The highest starting score or limit that is accepted.
const HIGHEST: i64 = 1_000_000;

impl Rules {
    /// Opens the dialog with these rules.
    pub fn new(rules: &RuleSet) -> Self {
        let options = &rules.options;
        Self {
            start: options.starting_score.to_string(),
            has_limit: options.max_score.is_some(),
            limit: options.max_score.unwrap_or(500).to_string(),
            rules: rules.clone(),
        }
    }

    /// The rules with the changes made so far.
    ///
    /// # Errors
    /// A number is invalid; the message says which.
    fn result(&self) -> Result<RuleSet, String> {
        let mut rules = self.rules.clone();
        rules.options.starting_score = number(&self.start)
            .ok_or_else(|| say!("configuration-start-invalid", most = HIGHEST))?;
        let limit = positive(&self.limit).and_then(|limit| u32::try_from(limit).ok());
        rules.options.max_score = match self.has_limit {
            true => {
                Some(limit.ok_or_else(|| say!("configuration-maximum-invalid", most = HIGHEST))?)
            }
            false => None,
        };
        Ok(rules)
    }
}

/// Parses a number from 0 to `HIGHEST`; classical games start with a score of 0.
fn number(text: &str) -> Option<i64> {
    let number = text.trim().parse().ok();
    number.filter(|number| (0..=HIGHEST).contains(number))
}

/// Parses a number from 1 to `HIGHEST`.
pub(super) fn positive(text: &str) -> Option<i64> {
    number(text).filter(|number| *number > 0)
}

/// Keeps at most seven digits of an entry and drops everything else.
pub(super) fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).take(7).collect()
}

impl DialogContent for Rules {
    type Message = Message;

    fn title(&self) -> String {
        say!("configuration-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let options = &mut self.rules.options;
        match message {
            Message::Chows => options.chows = !options.chows,
            Message::SpecialHands => options.special_hands = !options.special_hands,
            Message::Flowers => options.flowers = !options.flowers,
            Message::Start(text) => self.start = digits(&text),
            Message::HasLimit(has_limit) => self.has_limit = has_limit,
            Message::Limit(text) => self.limit = digits(&text),
            Message::Ok => return Some(Reply::NewGame(Box::new(self.result().ok()?))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-rules-configuration")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(640.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, options) = (form.look, &self.rules.options);
        let tiles = form.group(
            say!("configuration-tiles"),
            vec![
                form.check(
                    say!("configuration-chows"),
                    options.chows,
                    Some(Message::Chows),
                ),
                form.check(
                    say!("configuration-special-hands"),
                    options.special_hands,
                    Some(Message::SpecialHands),
                ),
                form.check(
                    say!("configuration-flowers"),
                    options.flowers,
                    Some(Message::Flowers),
                ),
            ],
        );
        let start = form.field(
            say!("configuration-start-with"),
            &self.start,
            "1000",
            false,
            Some(Message::Start),
        );
        let start = row![
            container(form.name(say!("configuration-start-with"))).width(Length::Fill),
            container(start).width(look.px(96.0)),
        ];
        let no = form.radio(
            say!("label-no"),
            !self.has_limit,
            Some(Message::HasLimit(false)),
        );
        let yes = form.radio(
            say!("label-yes"),
            self.has_limit,
            Some(Message::HasLimit(true)),
        );
        let limit = form.field(
            say!("configuration-maximum-score-per-hand"),
            &self.limit,
            "500",
            false,
            self.has_limit.then_some(Message::Limit),
        );
        let limit = row![
            no,
            yes,
            space().width(Length::Fill),
            container(limit).width(look.px(96.0))
        ];
        let scores = form.group(
            say!("configuration-scores"),
            vec![
                start.align_y(Center).into(),
                look.text(say!("configuration-maximum-score-per-hand")),
                limit.spacing(look.px(12.0)).align_y(Center).into(),
            ],
        );
        let result = self.result();
        let warning = say!("configuration-hint");
        let hint = result.as_ref().err().map_or(warning, String::as_str);
        DialogLayout {
            hint: Some(form.warning(hint)),
            ..DialogLayout::new(
                column![row![tiles, scores].spacing(look.px(14.0))],
                form.dialog_buttons(
                    say!("label-ok"),
                    result.ok().map(|_| Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
