//! The custom scoring event that is composed in the workshop.

use super::Draft;
use engine::rules::{Award, Condition, Fixed, RowId, RuleSet, ScoringEvent, Winning};

/// A scoring event being composed.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnEvent {
    /// Its name.
    pub name: String,
    /// When it counts.
    pub when: Condition,
    /// The award for each time it counts.
    pub award: Award,
    /// Whether it counts only for the hand that went Mah Jongg.
    pub winner_only: bool,
    /// The row that it replaces, if one is edited.
    replaced: Option<ScoringEvent>,
}

impl OwnEvent {
    /// A new event with this name, which counts 10 points for going Mah Jongg.
    pub fn new(name: String) -> Self {
        Self {
            name,
            when: Condition::Win(Winning::Any),
            award: Award::points(10),
            winner_only: false,
            replaced: None,
        }
    }

    /// The event of a custom row, to be edited; `None` for a special hand.
    pub fn of(event: &ScoringEvent) -> Option<Self> {
        event.special.is_none().then(|| Self {
            name: event.id.english().to_owned(),
            when: event.when.clone(),
            award: event.award,
            winner_only: event.winner_only,
            replaced: Some(event.clone()),
        })
    }

    /// Its row.
    pub fn row(&self) -> ScoringEvent {
        let before = self.replaced.as_ref();
        ScoringEvent {
            calling: before.map_or_else(Award::default, |before| before.calling),
            id: self.name.trim().into(),
            label: before.map_or_else(String::new, |before| before.label.clone()),
            text: before.map_or_else(String::new, |before| before.text.clone()),
            when: self.when.clone(),
            award: self.award,
            option: None,
            winner_only: self.winner_only,
            never_counts: before.is_some_and(|before| before.never_counts),
            fixed: Fixed::default(),
            special: None,
            topic: before.map_or_else(String::new, |before| before.topic.clone()),
        }
    }

    /// The draft's rules with this event.
    ///
    /// # Errors
    /// The rules don't accept it, with the reason.
    pub fn applied_to(&self, draft: &Draft) -> Result<RuleSet, String> {
        draft.rules_with(self.row(), self.replaces())
    }

    /// The id of the row that it replaces.
    pub fn replaces(&self) -> Option<&RowId> {
        self.replaced.as_ref().map(|row| &row.id)
    }
}
