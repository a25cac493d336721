//! Limits the work that patterns may cause, so that none can stall the program.

use super::BadPattern;

/// What the patterns of a rule set may still spend. Spending more fails with `TooMany`.
#[derive(Clone)]
pub struct Budget {
    /// Steps for listing forms.
    steps: u32,
    /// Listed forms.
    forms: u32,
    /// Steps for one search through each unlisted hand.
    search_steps: u32,
}

/// The basic cost of an unlisted hand in steps. It limits their number even if each search is short.
const ROW_COST: u32 = 10_000;

impl Budget {
    /// The budget for built-in rows, whose cost is known.
    pub const UNLIMITED: Self = Self {
        steps: u32::MAX,
        forms: u32::MAX,
        search_steps: u32::MAX,
    };
    /// The budget for all custom rows of a rule set.
    pub const CUSTOM_ROWS: Self = Self {
        steps: 200_000,
        forms: 6_000,
        search_steps: 200_000,
    };

    /// Spends a step of listing forms.
    pub(super) fn spend_step(&mut self) -> Result<(), BadPattern> {
        self.steps = self.steps.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Spends the basic cost of an unlisted hand.
    pub(super) fn spend_row(&mut self) -> Result<(), BadPattern> {
        self.spend_search_steps(ROW_COST)
    }

    /// Spends the steps of a search for the nearest form.
    pub(super) fn spend_search_steps(&mut self, steps: u32) -> Result<(), BadPattern> {
        self.search_steps = self
            .search_steps
            .checked_sub(steps)
            .ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Refunds what listing forms has spent since `earlier`.
    pub(super) fn refund_listing(&mut self, earlier: &Self) {
        (self.steps, self.forms) = (earlier.steps, earlier.forms);
    }

    /// Spends one listed form.
    pub(super) fn spend_form(&mut self) -> Result<(), BadPattern> {
        self.forms = self.forms.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }
}
