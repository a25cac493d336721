//! Writing what a network is told, number by number.

/// Writes numbers one after the other, so many at most.
pub struct Writer<const INPUTS: usize> {
    inputs: [f32; INPUTS],
    at: usize,
}

impl<const INPUTS: usize> Default for Writer<INPUTS> {
    fn default() -> Self {
        Self {
            inputs: [0.0; INPUTS],
            at: 0,
        }
    }
}

impl<const INPUTS: usize> Writer<INPUTS> {
    /// All that was written; 0 in the places that are left.
    pub fn inputs(self) -> [f32; INPUTS] {
        debug_assert!(self.at <= INPUTS, "{}", self.at);
        self.inputs
    }

    /// One number.
    pub fn put(&mut self, number: f32) {
        if let Some(place) = self.inputs.get_mut(self.at) {
            *place = number;
        }
        self.at += 1;
    }

    /// 1 for yes, 0 for no.
    pub fn is(&mut self, set: bool) {
        self.put(flag(set));
    }

    /// Several numbers.
    pub fn all<const N: usize>(&mut self, numbers: [f32; N]) {
        numbers.into_iter().for_each(|number| self.put(number));
    }

    /// Which of so many kinds it is: 1 for that one, 0 for the others; the last stands for all beyond it.
    pub fn one_of(&mut self, number: usize, kinds: usize) {
        for kind in 0..kinds {
            self.put(if kind == number.min(kinds - 1) {
                1.0
            } else {
                0.0
            });
        }
    }
}

/// 1 for yes, 0 for no.
pub fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}
