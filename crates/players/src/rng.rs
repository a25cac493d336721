//! A small deterministic random number generator.

use engine::table::SeatView;

/// A splitmix64 generator.
#[derive(Clone, Copy, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator seeded with a number, the viewer's tiles and the progress of the deal, so that the same question gets the same answer.
    pub fn of(view: &SeatView, seed: u64) -> Self {
        let mut rng = Self(seed);
        let mut mix_in = |number: u64| {
            rng.0 ^= number;
            rng.next();
        };
        for counts in view.me().stake.plain().chunks(16) {
            mix_in(
                counts
                    .iter()
                    .fold(0, |sum, held| sum << 4 | u64::from(*held)),
            );
        }
        mix_in(view.discards.len() as u64);
        mix_in(view.live_left as u64);
        mix_in(u64::from(view.deal_number));
        rng
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// 128 random bits.
    pub fn bits(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    /// A random number below `end`, which must not be 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// A random number in `0.0..1.0`.
    pub fn fraction(&mut self) -> f64 {
        self.below(1 << 20) as f64 / f64::from(1 << 20)
    }

    /// Shuffles a slice.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}
