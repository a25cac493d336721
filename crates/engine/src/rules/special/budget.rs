//! How much patterns may stand for, so that nobody's pattern keeps the program busy.

use super::BadPattern;

/// What is left of the work that the patterns of a rule set may make.
#[derive(Clone)]
pub struct Budget {
    steps: u32,
    forms: u32,
    /// Steps of one search through all patterns whose forms are too many to list.
    searches: u32,
}

/// What a row takes from the searches by itself, so that only a few rows use up the steps before they are searched.
const ROW: u32 = 10_000;

impl Budget {
    /// For the rows of the program, which are known.
    pub const UNLIMITED: Self = Self {
        steps: u32::MAX,
        forms: u32::MAX,
        searches: u32::MAX,
    };
    /// For all rows of one's own in a rule set.
    pub const OWN: Self = Self {
        steps: 200_000,
        forms: 6_000,
        searches: 200_000,
    };

    /// Takes a step of the search for forms.
    pub(super) fn step(&mut self) -> Result<(), BadPattern> {
        self.steps = self.steps.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Takes a row whose forms are searched for.
    pub(super) fn search_row(&mut self) -> Result<(), BadPattern> {
        self.search(ROW)
    }

    /// Takes the steps of a search for the nearest form.
    pub(super) fn search(&mut self, steps: u32) -> Result<(), BadPattern> {
        self.searches = self
            .searches
            .checked_sub(steps)
            .ok_or(BadPattern::TooMany)?;
        Ok(())
    }

    /// Gives back what listing forms has taken since then.
    pub(super) fn unlist(&mut self, then: &Self) {
        (self.steps, self.forms) = (then.steps, then.forms);
    }

    /// Keeps a form.
    pub(super) fn keep(&mut self) -> Result<(), BadPattern> {
        self.forms = self.forms.checked_sub(1).ok_or(BadPattern::TooMany)?;
        Ok(())
    }
}
