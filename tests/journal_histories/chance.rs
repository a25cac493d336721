//! Numbers that look like chance and are always the same.

/// Where the numbers come from.
pub struct Chance(u64);

impl Chance {
    /// The numbers that follow from this one.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from `low` on, below `high`; `low` if there is none.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        let multiplied = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = multiplied.wrapping_add(1_442_695_040_888_963_407);
        low + (self.0 >> 33) as usize % high.saturating_sub(low).max(1)
    }
}
