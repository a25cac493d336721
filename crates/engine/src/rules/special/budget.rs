//! Limits the number of forms that patterns may stand for, so that no pattern can stall the program.

use super::BadPattern;

/// The remaining budget for the patterns of a rule set.
#[derive(Clone)]
pub struct Budget {
    steps: u32,
    forms: u32,
    /// Steps for one search in all rows whose forms are too many to list.
    searches: u32,
}

/// The basic cost of a row that is searched. It limits the number of such rows before any is searched.
const ROW_COST: u32 = 10_000;

impl Budget {
    /// The budget for built-in rows, whose cost is known.
    pub const UNLIMITED: Self = Self {
        steps: u32::MAX,
        forms: u32::MAX,
        searches: u32::MAX,
    };
    /// The budget for all custom rows of a rule set.
    pub const OWN: Self = Self {
        steps: 200_000,
        forms: 6_000,
        searches: 200_000,
    };

    /// Spends a step of the search for forms.
    pub(super) fn step(&mut self) -> Result<(), BadPattern> {
        self.steps = self.steps.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Spends the basic cost of a row whose forms are searched.
    pub(super) fn start_row(&mut self) -> Result<(), BadPattern> {
        self.search(ROW_COST)
    }

    /// Spends the steps of a search for the nearest form.
    pub(super) fn search(&mut self, steps: u32) -> Result<(), BadPattern> {
        self.searches = self
            .searches
            .checked_sub(steps)
            .ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Refunds what listing forms has spent since `earlier`.
    pub(super) fn refund_listing(&mut self, earlier: &Self) {
        (self.steps, self.forms) = (earlier.steps, earlier.forms);
    }

    /// Spends one listed form.
    pub(super) fn add_form(&mut self) -> Result<(), BadPattern> {
        self.forms = self.forms.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }
}
