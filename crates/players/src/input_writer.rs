//! Writes the inputs of a neural network one by one.

/// Fills an array of `INPUTS` numbers in order.
pub struct InputWriter<const INPUTS: usize> {
    inputs: [f32; INPUTS],
    len: usize,
}

impl<const INPUTS: usize> Default for InputWriter<INPUTS> {
    fn default() -> Self {
        Self {
            inputs: [0.0; INPUTS],
            len: 0,
        }
    }
}

impl<const INPUTS: usize> InputWriter<INPUTS> {
    /// The inputs, padded with 0.
    pub fn inputs(self) -> [f32; INPUTS] {
        debug_assert!(self.len <= INPUTS, "{}", self.len);
        self.inputs
    }

    /// Writes one number.
    pub fn push(&mut self, number: f32) {
        if let Some(input) = self.inputs.get_mut(self.len) {
            *input = number;
        }
        self.len += 1;
    }

    /// Writes 1 for true, 0 for false.
    pub fn push_flag(&mut self, set: bool) {
        self.push(flag(set));
    }

    /// Writes several numbers.
    pub fn push_all<const N: usize>(&mut self, numbers: [f32; N]) {
        numbers.into_iter().for_each(|number| self.push(number));
    }

    /// Writes a number as a one-hot vector of this length: the first element stands for 0, the last one for all larger numbers too.
    pub fn push_one_hot(&mut self, number: usize, len: usize) {
        for index in 0..len {
            self.push_flag(index == number.min(len - 1));
        }
    }
}

/// 1 for true, 0 for false.
pub fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}
