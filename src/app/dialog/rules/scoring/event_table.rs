//! An editable table of scoring events and their values: the list and the settings of the selected event. Part of a dialog.

use super::super::configuration::{digits, positive};
use engine::rules::{Award, RowChange, RowId, RuleSet, ScoringEvent};
use wording::RowTitle;

/// The maximum share of the limit, in hundredths.
const MAX_LIMIT_SHARE: u32 = 1_000;

/// The scoring events with the changes made so far.
pub struct EventTable {
    pub(super) rules: RuleSet,
    pub(super) defaults: RuleSet,
    /// Index of the selected event.
    pub(super) chosen: usize,
    pub(super) find: String,
    /// The points as typed.
    pub(super) points: String,
    /// The share of the limit as typed; only shown in the workshop.
    pub(super) limit: Option<String>,
    /// Which form of a special hand is shown.
    pub(super) form: usize,
}

/// Messages sent by the table's controls.
#[derive(Clone, Debug)]
pub enum Change {
    /// Filters the events by these words.
    Find(String),
    /// Selects a row.
    Line(usize),
    /// Sets the points.
    Points(String),
    /// Sets the share of the limit, in hundredths.
    Limit(String),
    /// Sets zero to three doubles.
    Doubles(u32),
    /// Toggles Mah Jongg Hand Only.
    WinnerOnly,
    /// Toggles No Scoring Value.
    NoValue,
    /// Toggles Allow this Special Hand.
    Allowed,
    /// Toggles Total Score.
    Total,
    /// Restores this event's default.
    Default,
    /// Restores the defaults of all events.
    DefaultAll,
    /// Shows another form of the special hand.
    Show,
}

impl Change {
    /// Whether the change is typed, one character at a time.
    pub fn is_typed(&self) -> bool {
        matches!(self, Self::Points(_) | Self::Limit(_))
    }
}

impl EventTable {
    /// A table of these rules' events.
    pub fn new(rules: &RuleSet) -> Self {
        let mut new = Self {
            rules: rules.clone(),
            defaults: RuleSet::new(rules.id),
            chosen: 0,
            find: String::new(),
            points: String::new(),
            limit: None,
            form: 0,
        };
        new.choose(0);
        new
    }

    /// Also offers shares of the limit.
    pub fn with_limits(mut self) -> Self {
        self.limit = Some(String::new());
        self.read();
        self
    }

    /// The rules with the changes made so far.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Switches to a new version of the same rules and keeps the selection.
    pub fn show(&mut self, rules: &RuleSet) {
        self.rules = rules.clone();
        self.chosen = self.chosen.min(rules.events().len().saturating_sub(1));
        self.read();
    }

    /// The id of the selected event.
    pub fn chosen(&self) -> Option<&RowId> {
        self.event().map(|event| &event.id)
    }

    /// Selects the event with this id, if there is one, and clears the filter.
    pub fn choose_row(&mut self, id: &RowId) {
        let mut events = self.rules.events().iter();
        if let Some(place) = events.position(|event| event.id == *id) {
            self.find.clear();
            self.choose(place);
        }
    }

    /// Handles a message from a control.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Find(words) => {
                self.find = words;
                if let Some(first) = self
                    .found()
                    .first()
                    .filter(|_| !self.found().contains(&self.chosen))
                {
                    self.choose(*first);
                }
            }
            Change::Line(line) => {
                if let Some(place) = self.found().get(line) {
                    self.choose(*place);
                }
            }
            Change::Points(text) => {
                self.points = digits(&text);
                if let Some(points) = positive(&self.points) {
                    self.award(points as u32, 0);
                }
            }
            Change::Limit(text) => {
                let typed = digits(&text);
                let limit = typed.parse().unwrap_or(0).min(MAX_LIMIT_SHARE);
                self.limit = Some(typed);
                self.part_of_limit(limit);
            }
            Change::Doubles(0) => {
                let points = self
                    .defaults
                    .events()
                    .get(self.chosen)
                    .map_or(1, |event| event.award.points.max(1));
                self.award(points, 0);
                self.read();
            }
            Change::Doubles(doubles) => {
                self.award(0, doubles.min(3));
                self.read();
            }
            Change::WinnerOnly => self.toggle(|event| RowChange {
                winner_only: Some(!event.winner_only),
                ..RowChange::default()
            }),
            Change::NoValue => self.toggle(|event| RowChange {
                never_counts: Some(!event.never_counts),
                ..RowChange::default()
            }),
            Change::Allowed => self.toggle(|event| RowChange {
                allowed: event.special.as_ref().map(|special| !special.allowed),
                ..RowChange::default()
            }),
            Change::Total => self.toggle(|event| RowChange {
                total: event.special.as_ref().map(|special| !special.total),
                ..RowChange::default()
            }),
            Change::Default => self.reset(),
            Change::DefaultAll => {
                for id in self.rules.changes().keys() {
                    self.rules.restore(id);
                }
                self.read();
            }
            Change::Show => self.form += 1,
        }
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place;
        self.form = 0;
        self.read();
    }

    fn read(&mut self) {
        let award = self.event().map(|event| event.award).unwrap_or_default();
        self.points = award.points.to_string();
        self.limit = self.limit.take().map(|_| award.limit.to_string());
    }

    pub(super) fn event(&self) -> Option<&ScoringEvent> {
        self.rules.events().get(self.chosen)
    }

    /// Indices of the events that match the filter, in order.
    pub(super) fn found(&self) -> Vec<usize> {
        let wanted = self.find.trim().to_lowercase();
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

    fn award(&mut self, points: u32, doubles: u32) {
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

    fn part_of_limit(&mut self, limit: u32) {
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
        self.read();
    }

    fn toggle(&mut self, change: impl Fn(&ScoringEvent) -> RowChange) {
        if let Some(change) = self.event().map(change) {
            self.set(&change);
        }
    }
}
