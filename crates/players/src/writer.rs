//! Writes the inputs of a network one by one.

/// Fills an array of `INPUTS` numbers in order.
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
    /// The inputs, padded with 0.
    pub fn inputs(self) -> [f32; INPUTS] {
        debug_assert!(self.at <= INPUTS, "{}", self.at);
        self.inputs
    }

    /// Writes one number.
    pub fn put(&mut self, number: f32) {
        if let Some(place) = self.inputs.get_mut(self.at) {
            *place = number;
        }
        self.at += 1;
    }

    /// Writes 1 for true, 0 for false.
    pub fn is(&mut self, set: bool) {
        self.put(flag(set));
    }

    /// Writes several numbers.
    pub fn all<const N: usize>(&mut self, numbers: [f32; N]) {
        numbers.into_iter().for_each(|number| self.put(number));
    }

    /// Writes a number from 0 as a one-hot vector; the last element stands for all larger numbers.
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

/// 1 for true, 0 for false.
pub fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}
