//! An editable table of scoring events and their values: a list, and the settings of the selected event. Two dialogs contain it.

use super::super::configuration::{digits, positive};
use engine::rules::{Award, RowChange, RowId, RuleSet, ScoringEvent};
use wording::RowTitle;

/// The maximum share of the limit that an event can score, in hundredths.
pub const MAX_LIMIT_SHARE: u32 = 1_000;

/// The scoring events with the changes made so far.
pub struct EventTable {
    /// The rules with the changes made so far.
    pub(super) rules: RuleSet,
    /// The original rules that they are based on.
    pub(super) defaults: RuleSet,
    /// Index of the selected event.
    pub(super) chosen: usize,
    /// Only events whose title contains this are listed.
    pub(super) filter: String,
    /// The points as typed.
    pub(super) points: String,
    /// The share of the limit as typed, in hundredths; `None` if the table has no field for it.
    pub(super) limit: Option<String>,
    /// Index of the form of a special hand that is shown, modulo the number of its forms.
    pub(super) shown_form: usize,
}

/// Messages sent by the table's controls.
#[derive(Clone, Debug)]
pub enum Change {
    /// Lists only the events whose title contains this.
    Filter(String),
    /// Selects the event in this row of the list.
    Select(usize),
    /// Sets the points, and no doubles. A text that is no positive number changes only the field.
    Points(String),
    /// Sets the share of the limit, in hundredths.
    Limit(String),
    /// Sets one to three doubles, and no points; 0 returns to points.
    Doubles(u32),
    /// Toggles Mah Jongg Hand Only.
    WinnerOnly,
    /// Toggles No Scoring Value.
    NeverCounts,
    /// Toggles Allow this Special Hand.
    Allowed,
    /// Toggles Total Score.
    Total,
    /// Restores this event's default.
    Default,
    /// Restores the defaults of all events.
    DefaultAll,
    /// Shows the next form of the special hand.
    NextForm,
}

impl Change {
    /// Whether the event changes with each character typed; undo treats these changes as one.
    pub fn is_typed(&self) -> bool {
        matches!(self, Self::Points(_) | Self::Limit(_))
    }
}

impl EventTable {
    /// A table of these rules' events.
    pub fn new(rules: &RuleSet) -> Self {
        let mut table = Self {
            rules: rules.clone(),
            defaults: RuleSet::new(rules.id),
            chosen: 0,
            filter: String::new(),
            points: String::new(),
            limit: None,
            shown_form: 0,
        };
        table.choose(0);
        table
    }

    /// Adds the field for the share of the limit.
    pub fn with_limits(mut self) -> Self {
        self.limit = Some(String::new());
        self.show_award();
        self
    }

    /// The rules with the changes made so far.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Switches to other rules and keeps the index of the selection where possible.
    pub fn set_rules(&mut self, rules: &RuleSet) {
        self.rules = rules.clone();
        self.chosen = self.chosen.min(rules.events().len().saturating_sub(1));
        self.show_award();
    }

    /// The id of the selected event.
    pub fn chosen(&self) -> Option<&RowId> {
        self.event().map(|event| &event.id)
    }

    /// Selects the event with this id, if there is one, and clears the filter.
    pub fn choose_row(&mut self, id: &RowId) {
        let mut events = self.rules.events().iter();
        if let Some(place) = events.position(|event| event.id == *id) {
            self.filter.clear();
            self.choose(place);
        }
    }

    /// Handles a message from a control.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Filter(words) => {
                self.filter = words;
                if let Some(first) = self
                    .filtered()
                    .first()
                    .filter(|_| !self.filtered().contains(&self.chosen))
                {
                    self.choose(*first);
                }
            }
            Change::Select(line) => {
                if let Some(place) = self.filtered().get(line) {
                    self.choose(*place);
                }
            }
            Change::Points(text) => {
                self.points = digits(&text);
                if let Some(points) = positive(&self.points) {
                    self.set_award(points as u32, 0);
                }
            }
            Change::Limit(text) => {
                let typed = digits(&text);
                let limit = typed.parse().unwrap_or(0).min(MAX_LIMIT_SHARE);
                self.limit = Some(typed);
                self.set_limit_share(limit);
            }
            Change::Doubles(0) => {
                let points = self
                    .defaults
                    .events()
                    .get(self.chosen)
                    .map_or(1, |event| event.award.points.max(1));
                self.set_award(points, 0);
                self.show_award();
            }
            Change::Doubles(doubles) => {
                self.set_award(0, doubles.min(3));
                self.show_award();
            }
            Change::WinnerOnly => self.change_event(|event| RowChange {
                winner_only: Some(!event.winner_only),
                ..RowChange::default()
            }),
            Change::NeverCounts => self.change_event(|event| RowChange {
                never_counts: Some(!event.never_counts),
                ..RowChange::default()
            }),
            Change::Allowed => self.change_event(|event| RowChange {
                allowed: event.special.as_ref().map(|special| !special.allowed),
                ..RowChange::default()
            }),
            Change::Total => self.change_event(|event| RowChange {
                total: event.special.as_ref().map(|special| !special.total),
                ..RowChange::default()
            }),
            Change::Default => self.reset(),
            Change::DefaultAll => {
                for id in self.rules.changes().keys() {
                    self.rules.restore(id);
                }
                self.show_award();
            }
            Change::NextForm => self.shown_form += 1,
        }
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place;
        self.shown_form = 0;
        self.show_award();
    }

    /// Shows the award of the selected event in the fields.
    fn show_award(&mut self) {
        let award = self.event().map(|event| event.award).unwrap_or_default();
        self.points = award.points.to_string();
        self.limit = self.limit.take().map(|_| award.limit.to_string());
    }

    /// The selected event; `None` only if the rules have no events.
    pub(super) fn event(&self) -> Option<&ScoringEvent> {
        self.rules.events().get(self.chosen)
    }

    /// Indices of the events that match the filter, in order.
    pub(super) fn filtered(&self) -> Vec<usize> {
        let wanted = self.filter.trim().to_lowercase();
        let fits = |event: &ScoringEvent| event.id.title().to_lowercase().contains(&wanted);
        let events = self.rules.events().iter().enumerate();
        events
            .filter(|(_, event)| fits(event))
            .map(|(place, _)| place)
            .collect()
    }

    /// Changes the selected event; changes that the rules refuse are ignored.
    fn set(&mut self, change: &RowChange) {
        if let Some(id) = self.event().map(|event| event.id.clone()) {
            let _ = self.rules.change(&id, change);
        }
    }

    fn set_award(&mut self, points: u32, doubles: u32) {
        let Some(before) = self.event().map(|event| event.award) else {
            return;
        };
        let award = Award {
            points,
            doubles,
            ..before
        };
        self.set(&award.into());
    }

    fn set_limit_share(&mut self, limit: u32) {
        let Some(before) = self.event().map(|event| event.award) else {
            return;
        };
        self.set(&Award { limit, ..before }.into());
    }

    /// Resets the selected event in a single change, so that no intermediate state is refused.
    fn reset(&mut self) {
        let Some(default) = self.defaults.events().get(self.chosen) else {
            return;
        };
        let special = default.special.as_ref();
        let change = RowChange {
            award: Some(default.award),
            never_counts: Some(default.never_counts),
            winner_only: Some(default.winner_only),
            allowed: special.map(|special| special.allowed),
            total: special.map(|special| special.total),
        };
        self.set(&change);
        self.show_award();
    }

    /// Applies the change that this function gives for the selected event.
    fn change_event(&mut self, change: impl Fn(&ScoringEvent) -> RowChange) {
        if let Some(change) = self.event().map(change) {
            self.set(&change);
        }
    }
}
