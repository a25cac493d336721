//! New Game: the rules, the length, the opponents' level, and for classical rules every option that matters in a local game.

use iced::Element;
use iced::widget::{column, row};

use super::option_panel::{Change, NARROW, OptionPanel, dialog_width};
use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Event, Form, Look};
use engine::rules::{GameLength, RuleSet, RuleSetId};
use players::Level;
use wording::{GameLengthWording, RulesWording};
use words::Key;
use words::{key, say};

/// Options that differ from their defaults: their names at network tables, and their values.
type Preset = &'static [(&'static str, &'static str)];

/// Popular kinds of classical game: the label of each, and its options.
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
const LEVELS: [(Key, Level); 5] = [
    (key!("new-game-learner"), Level::Learner),
    (key!("new-game-beginner"), Level::Beginner),
    (key!("new-game-club"), Level::Club),
    (key!("new-game-expert"), Level::Expert),
    (key!("new-game-master"), Level::Master),
];

/// The dialog's state.
pub struct NewGame {
    options: OptionPanel,
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
    /// Changes an option.
    Change(Change),
    /// Restores all options of the selected rules, including the length of the game.
    Defaults,
    /// Opens the workshop to make a rule set based on these rules.
    Edit,
    /// Starts the game.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl NewGame {
    /// Opens the dialog with the rules of the game on the table, the opponents' common level, if they have one, and the rule sets besides the two
    /// originals. Rules with a name that are not among those are added.
    pub fn new(rules: &RuleSet, level: Option<Level>, mut others: Vec<RuleSet>) -> Self {
        let has_this_name = |other: &RuleSet| other.name == rules.name;
        if rules.name.is_some() && !others.iter().any(has_this_name) {
            others.push(rules.clone());
        }
        Self {
            options: OptionPanel::new(rules).for_local_game(),
            level,
            others,
        }
    }

    /// Switches to other rules with all their options.
    fn switch_to(&mut self, rules: &RuleSet) {
        self.options = OptionPanel::new(rules).for_local_game();
    }

    /// The selected rules before any option is changed.
    fn default_rules(&self) -> RuleSet {
        let rules = self.options.rules();
        let has_this_name = |other: &&RuleSet| other.name == rules.name;
        let other = self.others.iter().find(has_this_name);
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

impl DialogContent for NewGame {
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
            Message::OtherRules(index) => {
                let other = self.others.get(index).cloned();
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
            Message::Preset(index) => self.options.apply_preset(PRESETS[index].1),
            Message::Change(change) => self.options.change(change),
            Message::Defaults => {
                let rules = self.default_rules();
                self.switch_to(&rules);
            }
            Message::Ok => {
                let rules = Box::new(self.options.rules().clone());
                return Some(match self.level {
                    Some(level) => Reply::NewGameAtLevel(rules, level),
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
            RuleSetId::Classical => dialog_width(look),
            _ => NARROW,
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let RuleSet {
            id: chosen_id,
            name,
            ..
        } = self.options.rules();
        let chosen_id = *chosen_id;
        let original = |label, id| {
            let is_chosen = name.is_none() && chosen_id == id;
            form.radio(label, is_chosen, Some(Message::Original(id)))
        };
        let mut sets = vec![
            original(say!("new-game-bloem"), RuleSetId::Bloem),
            original(say!("new-game-classical"), RuleSetId::Classical),
        ];
        let others = self.others.iter().enumerate().map(|(place, other)| {
            let is_chosen = other.name == *name;
            form.radio(other.title(), is_chosen, Some(Message::OtherRules(place)))
        });
        sets.push(row(others).spacing(look.px(18.0)).wrap().into());
        let length = GameLength::of(&self.options.rules().options);
        let lengths = GameLength::ALL.map(|choice| {
            form.radio(
                choice.name(),
                length == choice,
                Some(Message::Length(choice)),
            )
        });
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
        let is_classical = chosen_id == RuleSetId::Classical;
        let body = body.push(match is_classical {
            true => column![
                self.presets(form),
                self.options.view(form, Some(Message::Change))
            ]
            .spacing(look.px(12.0))
            .into(),
            false => look.hint(say!("new-game-rules-hint")),
        });
        let is_valid = self.options.is_valid();
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
