//! A mean with its standard error, from running sums.

/// The mean of some numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    pub(crate) count: f64,
    pub(crate) sum: f64,
    pub(crate) squares: f64,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// The number of values.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        let variance = self.squares / self.count.max(1.0) - self.mean() * self.mean();
        (variance.max(0.0) / (self.count - 1.0).max(1.0)).sqrt()
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut mean = Self::default();
        numbers.into_iter().for_each(|number| mean.add(number));
        mean
    }
}
