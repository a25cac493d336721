//! The panel of the options of the classical rules: their values, effects and defaults. Several dialogs contain it.
//! Stored options are those that the player keeps for new network games; only the dialog Stored Game Options adds and removes them.

use iced::widget::{column, container, row};
use iced::{Center, Element, Length, Padding};

use crate::app::widget::{Event, Form, FormMessage, Look};
use engine::rules::{
    GameLength, OptionKind, OptionTopic, RuleSet, ScoringEvent, WIRE_OPTIONS, WireOption,
};
use wording::{OptionTopicWording, OptionWording};
use words::{Key, Noun, key, noun, say};

/// Messages sent by the panel's controls. Options are given by their index in `WIRE_OPTIONS`.
#[derive(Clone, Debug)]
pub enum Change {
    /// Toggles an option.
    Toggle(usize),
    /// Sets the text of one of an option's numbers: the option, the index of the number, and the text.
    Number(usize, usize, String),
    /// Adds an option to the stored ones.
    Add(usize),
    /// Sets a stored option to its default.
    Reset(usize),
    /// Removes an option from the stored ones.
    Remove(usize),
}

/// Converts the panel's messages to those of its dialog; `None` makes the panel read-only.
pub type MessageOf<M> = Option<fn(Change) -> M>;

/// The options with the changes made so far.
pub struct OptionPanel {
    rules: RuleSet,
    /// The numbers of each option as typed; a score has three: points, doubles and hundredths of a limit.
    typed: Vec<Vec<String>>,
    /// Whether the game is local: options that only matter at network tables are hidden.
    is_local: bool,
    /// In a panel of stored options, whether each option is stored. Only stored options have controls for their values.
    stored: Option<Vec<bool>>,
}

/// Width of a dialog with a panel of one column, and of two, in units.
pub const NARROW: f32 = 720.0;
const WIDE: f32 = 1200.0;

/// Width of a dialog with the panel, in units: with two columns if the window has room for them.
pub fn dialog_width(look: Look<'_>) -> f32 {
    let roomy = look.metrics.window.width >= look.px(WIDE) + 16.0;
    if roomy { WIDE } else { NARROW }
}

/// The labels of a score's three numbers, and the widths of their fields in units.
const SCORE_FIELDS: [(Key, f32); 3] = [
    (key!("option-panel-points"), 66.0),
    (key!("option-panel-doubles"), 46.0),
    (key!("option-panel-of-limit"), 58.0),
];

impl OptionPanel {
    /// A panel with the options of these rules.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            typed: WIRE_OPTIONS
                .iter()
                .map(|option| typed(option, rules))
                .collect(),
            rules: rules.clone(),
            is_local: false,
            stored: None,
        }
    }

    /// A panel of stored options, with their values from these rules.
    pub fn for_stored(rules: &RuleSet, is_stored: impl Fn(&WireOption) -> bool) -> Self {
        Self {
            stored: Some(WIRE_OPTIONS.iter().map(is_stored).collect()),
            ..Self::new(rules)
        }
    }

    /// The stored options with their values.
    pub fn stored_values(&self) -> impl Iterator<Item = (&'static WireOption, u32)> + '_ {
        const OPTIONS: &[WireOption] = &WIRE_OPTIONS;
        let options = OPTIONS.iter().zip(self.stored.iter().flatten());
        let stored = options.filter(|(_, stored)| **stored);
        stored.map(move |(option, _)| (option, option.value(&self.rules.options)))
    }

    /// Hides the options that only matter at network tables.
    pub fn for_local_game(self) -> Self {
        Self {
            is_local: true,
            ..self
        }
    }

    /// Returns to the original rules, except for the options in `changed` and the length of the game.
    pub fn apply_preset(&mut self, changed: &[(&str, &str)]) {
        let mut rules = RuleSet::new(self.rules.id);
        GameLength::of(&self.rules.options).set(&mut rules);
        for (name, value) in changed {
            // Presets contain only valid names and values.
            let _ = rules.options.set(name, value);
        }
        *self = Self {
            is_local: self.is_local,
            stored: self.stored.take(),
            ..Self::new(&rules)
        };
    }

    /// The rules with the current options.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Whether every number is valid.
    pub fn is_valid(&self) -> bool {
        let mut typed = WIRE_OPTIONS.iter().zip(&self.typed);
        typed.all(|(option, words)| {
            let set = option.value(&self.rules.options);
            option.kind == OptionKind::Bool || joined(option.kind, words) == Some(set)
        })
    }

    /// Handles a message from a control.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Toggle(place) => self.toggle(place),
            Change::Number(place, part, text) => self.set_text(place, part, &text),
            Change::Add(place) => self.set_stored(place, true),
            Change::Reset(place) => self.reset(place),
            Change::Remove(place) => {
                self.reset(place);
                self.set_stored(place, false);
            }
        }
    }

    fn set_stored(&mut self, place: usize, is_stored: bool) {
        if let Some(stored) = self.stored.iter_mut().flatten().nth(place) {
            *stored = is_stored;
        }
    }

    fn reset(&mut self, place: usize) {
        let defaults = RuleSet::new(self.rules.id);
        if let (Some(option), Some(words)) = (WIRE_OPTIONS.get(place), self.typed.get_mut(place)) {
            *words = typed(option, &defaults);
            self.set(option, option.value(&defaults.options));
        }
    }

    fn toggle(&mut self, place: usize) {
        if let Some(option) = WIRE_OPTIONS.get(place) {
            let value = 1 - option.value(&self.rules.options).min(1);
            self.set(option, value);
        }
    }

    /// Sets the text of one of an option's numbers, and the option's value if all its numbers are valid.
    fn set_text(&mut self, place: usize, part: usize, text: &str) {
        let (Some(option), Some(words)) = (WIRE_OPTIONS.get(place), self.typed.get_mut(place))
        else {
            return;
        };
        if let Some(word) = words.get_mut(part) {
            *word = text.chars().filter(char::is_ascii_digit).take(9).collect();
        }
        if let Some(value) = joined(option.kind, words) {
            self.set(option, value);
        }
    }

    fn set(&mut self, option: &WireOption, value: u32) {
        // A value that the option refuses is not set; `is_valid` then reports the panel as invalid.
        let _ = self.rules.options.set(option.name, &value.to_string());
    }

    /// The panel: a group for each topic, in two columns if the window is wide enough.
    pub fn view<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        message_of: MessageOf<M>,
    ) -> Element<'a, Event> {
        let defaults = RuleSet::new(self.rules.id);
        let gap = form.look.px(12.0);
        let count = if dialog_width(form.look) > NARROW {
            2
        } else {
            1
        };
        let mut columns: Vec<Vec<_>> = (0..count).map(|_| Vec::new()).collect();
        let mut places = (0..WIRE_OPTIONS.len())
            .filter(|place| self.has_effect(&WIRE_OPTIONS[*place]))
            .peekable();
        while let Some(first) = places.next() {
            let topic = WIRE_OPTIONS[first].topic;
            let mut lines = vec![self.line(form, first, &defaults, message_of)];
            while let Some(place) = places.next_if(|place| WIRE_OPTIONS[*place].topic == topic) {
                lines.push(self.line(form, place, &defaults, message_of));
            }
            columns[first * count / WIRE_OPTIONS.len()].push(form.group(topic.title(), lines));
        }
        let columns = columns.into_iter();
        let columns = columns.map(|groups| column(groups).spacing(gap).into());
        row(columns).spacing(gap).into()
    }

    /// Whether an option has any effect in this kind of game and with these scoring rows.
    fn has_effect(&self, option: &WireOption) -> bool {
        let changes_award = |event: &ScoringEvent| {
            let mut other = self.rules.options.clone();
            let value = if option.value(&other) == 1 { "2" } else { "1" };
            // A value that the option refuses has no effect.
            let _ = other.set(option.name, value);
            event.award(&other) != event.award(&self.rules.options)
        };
        // Time limits only matter at network tables.
        let applies = !self.is_local || option.topic != OptionTopic::Time;
        let scores =
            option.kind != OptionKind::Score || self.rules.events().iter().any(changes_award);
        applies && scores
    }

    fn line<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        place: usize,
        defaults: &RuleSet,
        message_of: MessageOf<M>,
    ) -> Element<'a, Event> {
        let (look, option) = (form.look, &WIRE_OPTIONS[place]);
        let name = option.title();
        let stored = self.stored.as_ref().map(|stored| stored[place]);
        let small = |words: &str, change| {
            form.small(words, message_of.map(|message_of| message_of(change)))
        };
        let control: Element<'_, _> = match option.kind {
            _ if stored == Some(false) => look.text(name),
            OptionKind::Bool => {
                let on = option.value(&self.rules.options) == 1;
                form.check(
                    name,
                    on,
                    message_of.map(|message_of| message_of(Change::Toggle(place))),
                )
            }
            OptionKind::Nat => {
                let field = self.field(form, (place, 0, name), 96.0, message_of);
                let name = container(look.text(name)).width(Length::Fill);
                row![name, field].align_y(Center).into()
            }
            OptionKind::Score => {
                let mut fields = row![].spacing(look.px(6.0)).align_y(Center);
                for (part, (label, width)) in SCORE_FIELDS.into_iter().enumerate() {
                    let part_name = say!("option-panel-part", option = name, part = label.text());
                    let at = (place, part, part_name.as_str());
                    fields = fields.push(self.field(form, at, width, message_of));
                    fields = fields.push(look.hint(label.text()));
                }
                // Above the fields: beside three of them, a long word would have to be broken.
                column![look.text(name), fields].into()
            }
        };
        let help = words::sentences([option.help(), &describe_default(option, defaults)]);
        let indent = if option.kind == OptionKind::Bool && stored != Some(false) {
            28.0
        } else {
            0.0
        };
        let help = container(look.hint(help)).padding(Padding::ZERO.left(look.px(indent)));
        let below: Element<'_, _> = match stored {
            None => help.into(),
            Some(stored) => {
                let help = help.width(Length::Fill);
                let mut below = row![help].spacing(look.px(6.0)).align_y(Center);
                if stored {
                    below = below.push(small(say!("stored-options-reset"), Change::Reset(place)));
                    below = below.push(small(say!("stored-options-remove"), Change::Remove(place)));
                } else {
                    below = below.push(small(say!("stored-options-add"), Change::Add(place)));
                }
                below.into()
            }
        };
        column![control, below]
            .spacing(look.px(2.0))
            .padding(Padding::ZERO.bottom(look.px(4.0)))
            .into()
    }

    fn field<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        (place, part, name): (usize, usize, &str),
        width: f32,
        message_of: MessageOf<M>,
    ) -> Element<'a, Event> {
        let value = self.typed.get(place).and_then(|words| words.get(part));
        let on =
            message_of.map(|message_of| move |text| message_of(Change::Number(place, part, text)));
        let field = form.field(name, value.map_or("", String::as_str), "0", false, on);
        container(field).width(form.look.px(width)).into()
    }
}

/// The numbers that make up an option's value: points, doubles and hundredths of a limit for a score, and one number for others.
fn parts(option: &WireOption, rules: &RuleSet) -> Vec<u32> {
    let value = option.value(&rules.options);
    match option.kind {
        OptionKind::Score => vec![value % 10_000, value / 10_000 % 100, value / 1_000_000],
        _ => vec![value],
    }
}

/// The text of the numbers that make up an option's value.
fn typed(option: &WireOption, rules: &RuleSet) -> Vec<String> {
    parts(option, rules).iter().map(u32::to_string).collect()
}

/// The value that these numbers make up; `None` if one is missing or too large. A score must fit into the 31 bits of a wire option.
fn joined(kind: OptionKind, words: &[String]) -> Option<u32> {
    let numbers: Option<Vec<u32>> = words.iter().map(|word| word.parse().ok()).collect();
    match (kind, &numbers?[..]) {
        (OptionKind::Score, &[points @ 0..10_000, doubles @ 0..100, limit @ 0..2_147]) => {
            Some(points + doubles * 10_000 + limit * 1_000_000)
        }
        (OptionKind::Score, _) => None,
        (_, &[number]) => Some(number),
        _ => None,
    }
}

/// Describes an option's default: `By default 1 double.`
fn describe_default(option: &WireOption, defaults: &RuleSet) -> String {
    let parts = parts(option, defaults);
    match (option.kind, &parts[..]) {
        (OptionKind::Score, &[points, doubles, limit]) => {
            let words = [
                (points > 0).then(|| noun!("option-panel-some-points", points)),
                (doubles > 0).then(|| noun!("option-panel-some-doubles", doubles)),
                (limit > 0).then(|| noun!("option-panel-of-a-limit", limit)),
            ];
            let words: Vec<Noun<'_>> = words.into_iter().flatten().collect();
            match words.is_empty() {
                true => say!("option-panel-default-nothing").to_owned(),
                false => say!("option-panel-default", worth = words::all_of(words)),
            }
        }
        (OptionKind::Bool, [0]) => say!("option-panel-default-off").to_owned(),
        (OptionKind::Bool, _) => say!("option-panel-default-on").to_owned(),
        (_, [number, ..]) => say!("option-panel-default", worth = number),
        (_, []) => String::new(),
    }
}
