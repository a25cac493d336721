//! Lacking tiles for each number of sets, with and without the pair, and how two such rows add up.

/// Cells of a row: 0 to 4 sets without the pair from cell 0 on, with it from cell 8 on; the others are never used.
pub const CELLS: usize = 16;

/// Where the cells with the pair begin.
pub const PAIR: usize = 8;

/// More tiles than can ever be lacking.
pub const NEVER: u8 = 15;

/// Tiles lacking: for `sets` at `sets`, with the pair at `PAIR + sets`.
pub type Costs = [u8; CELLS];

/// The row of a group of tiles that may not be used at all.
pub const UNUSED: Costs = {
    let mut costs = [NEVER; CELLS];
    costs[0] = 0;
    costs
};

/// One half of a row, a byte for each cell.
type Half = u64;

/// A byte in each place.
const EACH: Half = 0x0101_0101_0101_0101;

/// The row of two groups taken together, as far as so many sets. Four rows together never overflow a byte.
pub fn join(one: &Costs, other: &Costs, most: usize) -> Costs {
    // Most plans keep to a suit, and leave nothing to add.
    if *other == UNUSED {
        return *one;
    }
    if *one == UNUSED {
        return *other;
    }
    let (plain, paired) = halves(other);
    let mut joined = (EACH * 60, EACH * 60);
    for sets in 0..=most.min(4) {
        let (own, with_pair) = (Half::from(one[sets]), Half::from(one[PAIR + sets]));
        let (plain, paired) = (moved(plain, sets), moved(paired, sets));
        joined.0 = least(joined.0, plain + own * EACH);
        let either = least(paired + own * EACH, plain + with_pair * EACH);
        joined.1 = least(joined.1, either);
    }
    let mut costs = [0; CELLS];
    costs[..PAIR].copy_from_slice(&joined.0.to_le_bytes());
    costs[PAIR..].copy_from_slice(&joined.1.to_le_bytes());
    costs
}

/// Tiles lacking for so many sets and the pair in two groups together.
pub fn complete(one: &Costs, other: &Costs, sets: usize) -> u8 {
    let most = sets.min(4);
    (0..=most)
        .map(|first| {
            let second = most - first;
            let paired = (one[first] + other[PAIR + second]).min(one[PAIR + first] + other[second]);
            paired.min(NEVER)
        })
        .min()
        .unwrap_or(NEVER)
}

fn halves(costs: &Costs) -> (Half, Half) {
    let half = |from: usize| {
        let bytes = std::array::from_fn(|place| costs[from + place]);
        Half::from_le_bytes(bytes)
    };
    (half(0), half(PAIR))
}

/// The half when so many sets come from elsewhere.
fn moved(half: Half, sets: usize) -> Half {
    let gap = (1 << (8 * sets)) - 1;
    (half << (8 * sets)) | ((EACH * Half::from(NEVER)) & gap)
}

/// The smaller of the bytes at each place, all of them below 128.
fn least(one: Half, other: Half) -> Half {
    const TOP: Half = EACH << 7;
    // A byte keeps its top bit if nothing had to be borrowed from it: where `one` is not the smaller.
    let kept = ((one | TOP) - other) & TOP;
    let take_other = kept | (kept - (kept >> 7));
    other & take_other | one & !take_other
}
