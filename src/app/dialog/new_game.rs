//! A new game: by which rules, and every option that the rules have.

use iced::Length;
use iced::widget::{column, container, row};

use super::{Action, Place, Screen, Sheet};
use crate::app::widget::Form;
use crate::rules::{OptionKind, RuleSet, RuleSetId, WIRE_OPTIONS};

/// The box.
pub struct NewGame {
    rules: RuleSet,
    /// The numbers as they are typed, in the order of the options.
    typed: Vec<String>,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// By these rules.
    By(RuleSetId),
    /// An option that is on or off.
    Toggle(usize),
    /// An option that is a number.
    Number(usize, String),
    /// OK.
    Ok,
    /// Cancel.
    Cancel,
    /// Help.
    Help,
}

impl NewGame {
    /// The box, with the rules of the last game.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            typed: typed(rules),
            rules: rules.clone(),
        }
    }

    /// Whether every number can be taken.
    fn is_whole(&self) -> bool {
        typed(&self.rules) == self.typed
    }
}

fn typed(rules: &RuleSet) -> Vec<String> {
    WIRE_OPTIONS
        .iter()
        .map(|option| option.value(&rules.options).to_string())
        .collect()
}

/// The words with a capital at their head.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let head = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    head.unwrap_or_default() + letters.as_str()
}

impl Screen for NewGame {
    type Message = Message;

    fn title(&self) -> String {
        "New Game".to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Action> {
        match message {
            Message::By(id) if id != self.rules.id => *self = Self::new(&RuleSet::new(id)),
            Message::By(_) => {}
            Message::Toggle(place) => {
                let option = WIRE_OPTIONS.get(place)?;
                let value = 1 - option.value(&self.rules.options).min(1);
                // A refused value leaves the option as it was, which is what is shown.
                let _ = self.rules.options.set(option.name, &value.to_string());
                self.typed = typed(&self.rules);
            }
            Message::Number(place, text) => {
                let option = WIRE_OPTIONS.get(place)?;
                let text: String = text.chars().filter(char::is_ascii_digit).take(9).collect();
                let _ = self.rules.options.set(option.name, &text);
                *self.typed.get_mut(place)? = text;
            }
            Message::Ok => return Some(Action::NewGame(Box::new(self.rules.clone()))),
            Message::Cancel => return Some(Action::Close),
            Message::Help => return Some(Action::Help("box-new-game")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let by = |label, id| form.radio(label, self.rules.id == id, Some(Message::By(id)));
        let sets = vec![
            by("&Bloem: the rules of the 1996 program", RuleSetId::Bloem),
            by(
                "&Classical: Chinese rules after Millington, as in network games",
                RuleSetId::Classical,
            ),
        ];
        let mut body = column![form.group("Rules", sets)].spacing(look.px(14.0));
        if self.rules.id == RuleSetId::Classical {
            let options = WIRE_OPTIONS.iter().enumerate().map(|(place, option)| {
                if option.kind == OptionKind::Bool {
                    let on = option.value(&self.rules.options) == 1;
                    return form.check(
                        &capital(option.description),
                        on,
                        Some(Message::Toggle(place)),
                    );
                }
                let on = move |text| Message::Number(place, text);
                let field = form.field(None, &self.typed[place], "0", false, Some(on));
                row![
                    container(look.text(capital(option.description))).width(Length::Fill),
                    container(field).width(look.px(110.0)),
                ]
                .align_y(iced::Center)
                .into()
            });
            body = body.push(form.group("Options", options.collect()));
        } else {
            body = body.push(look.hint(
                "Configure Rules and Configure Scoring in the Options menu set what these rules allow and count.",
            ));
        }
        Sheet {
            place: Place::Middle,
            width: 640.0,
            height: None,
            head: None,
            white: false,
            body: body.into(),
            hint: Some(form.warning("The scores begin again.")),
            buttons: vec![
                form.help(Message::Help),
                form.cancel("Cancel", Message::Cancel),
                form.default("OK", self.is_whole().then_some(Message::Ok)),
            ],
        }
    }
}
