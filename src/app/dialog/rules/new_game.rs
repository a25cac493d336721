//! New Game: the rules, the length, the opponents' level, and every option of the rules.

use iced::Element;
use iced::widget::{column, row};

use super::option_panel::{Change, NARROW, Options, width};
use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Event, Form, Look};
use engine::rules::{GameLength, RuleSet, RuleSetId};
use players::Level;
use wording::GameLengthWording;
use words::Key;
use words::{key, say};

/// Options that differ from their defaults, by name.
type Preset = &'static [(&'static str, &'static str)];

/// Popular kinds of classical game, with the options they change.
const PRESETS: [(Key, Preset); 4] = [
    (key!("new-game-usual"), &[]),
    (key!("new-game-without-flowers"), &[("Flowers", "0")]),
    (
        key!("new-game-discarder-pays-more"),
        &[("DiscDoubles", "1")],
    ),
    (
        key!("new-game-friendly"),
        &[
            ("LosersSettle", "0"),
            ("EastDoubles", "0"),
            ("ScoreLimit", "500"),
        ],
    ),
];

/// The levels with their button labels.
const LEVELS: [(Key, Level); 4] = [
    (key!("new-game-beginner"), Level::Beginner),
    (key!("new-game-club"), Level::Club),
    (key!("new-game-expert"), Level::Expert),
    (key!("new-game-master"), Level::Master),
];

/// The dialog's state.
pub struct NewGame {
    options: Options,
    /// The level of all opponents; `None` if they differ.
    level: Option<Level>,
    /// The rule sets besides the two originals.
    others: Vec<RuleSet>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Selects one of the two original rule sets.
    Original(RuleSetId),
    /// Selects one of the other rule sets, by index.
    OtherRules(usize),
    /// Sets the level of all opponents.
    Level(Level),
    /// Applies a preset, by index.
    Preset(usize),
    /// Sets the length of the game.
    Length(GameLength),
    /// An option changed.
    Change(Change),
    /// Restores the defaults of all options.
    Defaults,
    /// Opens the workshop to make a rule set based on these rules.
    Edit,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl NewGame {
    /// Opens the dialog with the rules of the last game, the opponents' common level, if they have one, and the rule sets besides the two
    /// originals.
    pub fn new(rules: &RuleSet, level: Option<Level>, mut others: Vec<RuleSet>) -> Self {
        let has_its_name = |other: &RuleSet| other.name == rules.name;
        if rules.name.is_some() && !others.iter().any(has_its_name) {
            others.push(rules.clone());
        }
        Self {
            options: Options::new(rules).at_home(),
            level,
            others,
        }
    }

    /// Switches to other rules with all their options.
    fn switch_to(&mut self, rules: &RuleSet) {
        self.options = Options::new(rules).at_home();
    }

    /// The selected rules before any option is changed.
    fn unchanged(&self) -> RuleSet {
        let rules = self.options.rules();
        let has_its_name = |other: &&RuleSet| other.name == rules.name;
        let other = self.others.iter().find(has_its_name);
        other.map_or_else(|| RuleSet::new(rules.id), RuleSet::clone)
    }
}

impl NewGame {
    /// Buttons for the presets.
    fn presets<'a>(&'a self, form: &Form<'a, Message>) -> Element<'a, Event> {
        let buttons = PRESETS.iter().enumerate();
        let buttons = buttons
            .map(|(place, (name, _))| form.button(name.text(), Some(Message::Preset(place))));
        let buttons = row(buttons).spacing(form.look.px(10.0));
        form.group(say!("new-game-presets"), vec![buttons.into()])
    }
}

impl Screen for NewGame {
    type Message = Message;

    fn title(&self) -> String {
        say!("new-game-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Original(id) => {
                let rules = self.options.rules();
                if id != rules.id || rules.name.is_some() {
                    self.switch_to(&RuleSet::new(id));
                }
            }
            Message::OtherRules(place) => {
                let other = self.others.get(place).cloned();
                if let Some(other) = other.filter(|other| other.name != self.options.rules().name) {
                    self.switch_to(&other);
                }
            }
            Message::Length(length) => {
                let mut rules = self.options.rules().clone();
                length.set(&mut rules);
                self.switch_to(&rules);
            }
            Message::Level(level) => self.level = Some(level),
            Message::Preset(place) => self.options.take(PRESETS[place].1),
            Message::Change(change) => self.options.change(change),
            Message::Defaults => {
                let rules = self.unchanged();
                self.switch_to(&rules);
            }
            Message::Ok => {
                let rules = Box::new(self.options.rules().clone());
                return Some(match self.level {
                    Some(level) => Reply::NewGameOf(rules, level),
                    None => Reply::NewGame(rules),
                });
            }
            Message::Edit => {
                let rules = self.options.rules().clone();
                return Some(Reply::EditRules(Box::new(rules)));
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-new-game")),
        }
        None
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(match self.options.rules().id {
            RuleSetId::Classical => width(look),
            _ => NARROW,
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let RuleSet {
            id: chosen, name, ..
        } = self.options.rules();
        let chosen = *chosen;
        let original = |label, id| {
            let is_chosen = name.is_none() && chosen == id;
            form.radio(label, is_chosen, Some(Message::Original(id)))
        };
        let mut sets = vec![
            original(say!("new-game-bloem"), RuleSetId::Bloem),
            original(say!("new-game-classical"), RuleSetId::Classical),
        ];
        let others = self.others.iter().enumerate().map(|(place, other)| {
            let is_chosen = other.name == *name;
            form.radio(
                other.name_or_id(),
                is_chosen,
                Some(Message::OtherRules(place)),
            )
        });
        sets.push(row(others).spacing(look.px(18.0)).wrap().into());
        let length = GameLength::of(&self.options.rules().options);
        let lengths = GameLength::ALL
            .map(|one| form.radio(one.name(), length == one, Some(Message::Length(one))));
        let lengths = row(lengths).spacing(look.px(18.0));
        let levels = LEVELS.map(|(name, level)| {
            form.radio(
                name.text(),
                self.level == Some(level),
                Some(Message::Level(level)),
            )
        });
        let levels = row(levels).spacing(look.px(18.0));
        let body = column![
            form.group(say!("new-game-rules"), sets),
            form.group(say!("new-game-length"), vec![lengths.into()]),
            form.group(say!("new-game-all-opponents"), vec![levels.into()]),
        ]
        .spacing(look.px(12.0));
        let is_classical = chosen == RuleSetId::Classical;
        let body = body.push(match is_classical {
            true => column![
                self.presets(form),
                self.options.view(form, Some(Message::Change))
            ]
            .spacing(look.px(12.0))
            .into(),
            false => look.hint(say!("new-game-rules-hint")),
        });
        let is_valid = self.options.are_valid();
        let mut buttons = vec![
            form.help(Message::Help),
            form.button(say!("new-game-edit"), Some(Message::Edit)),
        ];
        if is_classical {
            buttons.push(form.button(say!("new-game-defaults"), Some(Message::Defaults)));
        }
        buttons.push(form.cancel(say!("label-cancel"), Message::Cancel));
        buttons.push(form.default(say!("label-ok"), is_valid.then_some(Message::Ok)));
        DialogLayout {
            hint: Some(form.warning(match is_valid {
                true => say!("new-game-hint"),
                false => say!("options-number-invalid"),
            })),
            ..DialogLayout::new(body, buttons)
        }
    }
}
