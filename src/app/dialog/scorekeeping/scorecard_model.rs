//! The scorecard with its results, computed once after each change, and the undo history.

use engine::scorekeeper::{
    Circumstance, Draft, EntryError, EntryPosition, HandResult, History, OtherDraft, Results,
    Scorecard,
};
use engine::table::GameProgress;
use engine::tiles::BySeat;

/// A scorecard and its results.
pub struct ScorecardModel {
    card: Scorecard,
    results: Results,
    current_result: Result<HandResult, EntryError>,
    /// See `Self::offered_circumstances`.
    offered: Vec<Circumstance>,
    /// See `Self::has_unsaved_change`.
    has_unsaved_change: bool,
    history: History,
}

impl ScorecardModel {
    /// A model of this scorecard, without steps to undo.
    pub fn new(card: Scorecard) -> Self {
        let results = card.results();
        let current_result = Err(EntryError::NoWinner);
        let mut model = Self {
            card,
            results,
            current_result,
            offered: Vec::new(),
            has_unsaved_change: false,
            history: History::default(),
        };
        model.evaluate();
        model
    }

    /// The scorecard.
    pub fn card(&self) -> &Scorecard {
        &self.card
    }

    /// The results.
    pub fn results(&self) -> &Results {
        &self.results
    }

    /// Whether a step can be undone now. With an unsaved change it cannot, since undoing would drop the change.
    pub fn can_undo(&self) -> bool {
        !self.has_unsaved_change && self.history.can_undo()
    }

    /// Whether a step can be redone now.
    pub fn can_redo(&self) -> bool {
        !self.has_unsaved_change && self.history.can_redo()
    }

    /// Whether an entry is being changed or inserted, and what was typed is not saved.
    pub fn has_unsaved_change(&self) -> bool {
        self.has_unsaved_change
    }

    /// The game's progress and the scores before the hand being typed.
    pub fn before(&self) -> (GameProgress, BySeat<i64>) {
        self.results.before(self.card.position())
    }

    /// The result of the hand being typed.
    pub fn current_result(&self) -> &Result<HandResult, EntryError> {
        &self.current_result
    }

    /// Circumstances that are possible for the hand being typed and would affect its score.
    pub fn offered_circumstances(&self) -> &[Circumstance] {
        &self.offered
    }

    /// Changes the hand being typed.
    pub fn edit_draft(&mut self, change: impl FnOnce(&mut Draft)) {
        change(self.card.typed_mut());
        self.evaluate();
    }

    /// Changes the penalty or correction being typed.
    pub fn edit_other(&mut self, change: impl FnOnce(&mut OtherDraft)) {
        change(self.card.other_typed_mut());
        self.evaluate();
    }

    /// Makes a change that isn't undoable, such as which entry is being edited.
    pub fn adjust(&mut self, change: impl FnOnce(&mut Scorecard)) {
        change(&mut self.card);
        self.recompute();
    }

    /// Makes an undoable change. `describe` gets the model after the change, and names the step for undo.
    pub fn act<T>(
        &mut self,
        change: impl FnOnce(&mut Scorecard) -> T,
        describe: impl FnOnce(&Self, &T) -> String,
    ) -> T {
        let mut before = self.card.clone();
        // Undoing an edit restores the entry but doesn't reopen it for editing.
        if before.position() != EntryPosition::End {
            before.edit = None;
        }
        let result = change(&mut self.card);
        self.recompute();
        let description = describe(self, &result);
        self.history.record(before, description, false);
        result
    }

    /// Makes a change while text is typed. For undo, consecutive changes with the same description are one step.
    pub fn type_text(&mut self, description: String, change: impl FnOnce(&mut Scorecard)) {
        let before = self.card.clone();
        change(&mut self.card);
        self.recompute();
        self.history.record(before, description, true);
    }

    /// Undoes the last step and returns its description.
    pub fn undo(&mut self) -> Option<String> {
        let description = self.history.undo(&mut self.card);
        self.recompute();
        description
    }

    /// Redoes the step undone last and returns its description.
    pub fn redo(&mut self) -> Option<String> {
        let description = self.history.redo(&mut self.card);
        self.recompute();
        description
    }

    /// Computes the results and the hand being typed again.
    fn recompute(&mut self) {
        self.results = self.card.results();
        self.evaluate();
    }

    /// Evaluates the hand being typed.
    fn evaluate(&mut self) {
        let (at, _) = self.before();
        self.current_result = self.card.evaluate(&at);
        let offered = self.current_result.as_ref().map(|result| {
            HandResult::offered_circumstances(&result.played, &at, &self.card.rules_at(&at))
        });
        self.offered = offered.unwrap_or_default();
        self.has_unsaved_change = self.card.has_unsaved_change();
    }
}
