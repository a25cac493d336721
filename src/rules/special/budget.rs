//! How much patterns may stand for, so that nobody's pattern keeps the program busy.

use super::BadPattern;

/// What is left of the work that the patterns of a rule set may make.
pub struct Budget {
    steps: u32,
    forms: u32,
}

impl Budget {
    /// For the rows of the program, which are known.
    pub const UNLIMITED: Self = Self {
        steps: u32::MAX,
        forms: u32::MAX,
    };
    /// For all rows of one's own in a rule set.
    pub const OWN: Self = Self {
        steps: 200_000,
        forms: 6_000,
    };

    /// Takes a step of the search for forms.
    pub(super) fn step(&mut self) -> Result<(), BadPattern> {
        self.steps = self.steps.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Keeps a form.
    pub(super) fn keep(&mut self) -> Result<(), BadPattern> {
        self.forms = self.forms.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }
}
