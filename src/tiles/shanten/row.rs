//! Lacking tiles for each number of sets, with and without the pair, and how two such rows add up.

/// Cells of a row: 0 to 4 sets without the pair, then 0 to 4 sets with it.
pub const CELLS: usize = 10;

/// More tiles than can ever be lacking.
pub const NEVER: u8 = 15;

/// Tiles lacking: for `sets` at `sets`, with the pair at `sets + 5`.
pub type Costs = [u8; CELLS];

/// The row of a group of tiles that may not be used at all.
pub const UNUSED: Costs = {
    let mut costs = [NEVER; CELLS];
    costs[0] = 0;
    costs
};

/// The row of two groups taken together, up to so many sets; cells beyond that never hold.
pub fn join(one: &Costs, other: &Costs, sets: usize) -> Costs {
    let mut joined = [NEVER * 4; CELLS];
    for first in 0..=sets.min(4) {
        for second in 0..=sets.min(4) - first {
            let (plain, paired) = (first + second, first + second + 5);
            joined[plain] = joined[plain].min(one[first] + other[second]);
            joined[paired] = joined[paired]
                .min(one[first] + other[second + 5])
                .min(one[first + 5] + other[second]);
        }
    }
    joined
}

/// Tiles lacking for so many sets and the pair in two groups together.
pub fn complete(one: &Costs, other: &Costs, sets: usize) -> u8 {
    (0..=sets.min(4))
        .map(|first| {
            let second = sets.min(4) - first;
            (one[first] + other[second + 5]).min(one[first + 5] + other[second])
        })
        .min()
        .unwrap_or(NEVER)
}
