//! Reproducible pseudo-random numbers.

/// A source of random numbers.
pub struct Random(u64);

impl Random {
    /// A source with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from `low` up to, but not including, `high`; `low` if the range is empty.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        let multiplied = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = multiplied.wrapping_add(1_442_695_040_888_963_407);
        low + (self.0 >> 33) as usize % high.saturating_sub(low).max(1)
    }
}
