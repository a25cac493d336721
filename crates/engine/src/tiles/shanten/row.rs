//! A row: the number of tiles lacking for each number of sets, with and without the pair; and how two rows are joined.

use crate::tiles::LOWEST_BITS;

/// Cells of a row: 0 to 4 sets without the pair from cell 0 on, with it from cell 8 on; the other cells are never used.
pub const CELLS: usize = 16;

/// The first cell with the pair.
pub const PAIR: usize = 8;

/// The cost of sets that cannot be made, above every real cost.
pub const NEVER: u8 = 15;

/// Numbers of lacking tiles: for `sets` sets at index `sets`, with the pair at `PAIR + sets`.
pub type Costs = [u8; CELLS];

/// The row of a group of tiles that may not be used.
pub const UNUSED: Costs = {
    let mut costs = [NEVER; CELLS];
    costs[0] = 0;
    costs
};

/// The cells of a row without the pair, or those with it; one byte for each cell, the lowest first.
type Half = u64;

/// The row of two groups taken together. Two such rows are added later; even the sum of four cells does not overflow a byte.
pub fn join(one: &Costs, other: &Costs) -> Costs {
    let (plain, paired) = halves(other);
    // Begins above every sum of two cells.
    let mut joined = (LOWEST_BITS * 60, LOWEST_BITS * 60);
    for sets in 0..=4 {
        let (without_pair, with_pair) = (Half::from(one[sets]), Half::from(one[PAIR + sets]));
        let (plain, paired) = (shifted(plain, sets), shifted(paired, sets));
        joined.0 = minimum(joined.0, plain + without_pair * LOWEST_BITS);
        let paired_best = minimum(
            paired + without_pair * LOWEST_BITS,
            plain + with_pair * LOWEST_BITS,
        );
        joined.1 = minimum(joined.1, paired_best);
    }
    let mut costs = [0; CELLS];
    costs[..PAIR].copy_from_slice(&joined.0.to_le_bytes());
    costs[PAIR..].copy_from_slice(&joined.1.to_le_bytes());
    costs
}

/// The number of tiles lacking for this number of sets and the pair in two groups together.
pub fn lacking_together(one: &Costs, other: &Costs, sets: usize) -> u8 {
    let total = sets.min(4);
    (0..=total)
        .map(|first| {
            let second = total - first;
            let paired = (one[first] + other[PAIR + second]).min(one[PAIR + first] + other[second]);
            paired.min(NEVER)
        })
        .min()
        .unwrap_or(NEVER)
}

/// A row with four bits for each cell: cells without the pair in the lower half of each byte, those with it in the upper.
pub type Packed = u64;

/// Packs a row.
pub fn packed(costs: &Costs) -> Packed {
    const LOWER: Half = LOWEST_BITS * 15;
    let (plain, paired) = halves(costs);
    plain & LOWER | (paired & LOWER) << 4
}

/// A set of cells of a row: the lowest of the four bits of each is set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cells(Packed);

impl Cells {
    /// The cells of two rows that together give this cell of the joined row its cost.
    pub fn contributing(one: &Costs, other: &Costs, cell: usize, cost: u8) -> [Self; 2] {
        let (one, other) = (halves(one), halves(other));
        let sets = cell % PAIR;
        let matching_cells = |own, others| matching_cells(own, others, sets, cost);
        let contributions = if cell < PAIR {
            [matching_cells(one.0, other.0), 0]
        } else {
            [
                matching_cells(one.0, other.1),
                matching_cells(one.1, other.0),
            ]
        };
        let [first, second] = contributions;
        let reversed = |half| reversed(half, sets);
        let (plain, paired) = match cell < PAIR {
            true => (reversed(first), 0),
            false => (reversed(second), reversed(first)),
        };
        [Self(first | second << 4), Self(plain | paired << 4)]
    }

    /// The union of these cells and others.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether one of these cells has a cost above 0.
    pub fn any_above_zero(self, row: Packed) -> bool {
        row & (self.0 * 15) != 0
    }

    /// Whether one of these cells differs between two rows. No cell of `more` may exceed that of `less` by more than one, or be below it.
    pub fn any_differs(self, more: Packed, less: Packed) -> bool {
        (more - less) & self.0 != 0
    }

    /// Whether one of these cells is equal in two rows, which must differ by no more than in `any_differs`.
    pub fn any_agrees(self, more: Packed, less: Packed) -> bool {
        !(more - less) & self.0 != 0
    }

    /// Their indices in a packed row.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut remaining = self.0;
        std::iter::from_fn(move || {
            let cell = remaining.trailing_zeros() as usize / 4;
            remaining &= remaining.wrapping_sub(1);
            (cell < 16).then_some(cell)
        })
    }
}

/// The cells of a half that add up to this cost with the cell of the other half that completes the number of sets.
fn matching_cells(half: Half, other_half: Half, sets: usize, cost: u8) -> Half {
    let difference = (half + reversed(other_half, sets)) ^ (LOWEST_BITS * Half::from(cost));
    // No byte has its top bit; the bytes that are not 0 get it here.
    let equal = !((difference + LOWEST_BITS * 127) >> 7) & LOWEST_BITS;
    equal & (Half::MAX >> (8 * (7 - sets)))
}

/// The half with its cells reversed: cell n moves to `sets` - n.
fn reversed(half: Half, sets: usize) -> Half {
    half.swap_bytes() >> (8 * (7 - sets))
}

#[inline]
fn halves(costs: &Costs) -> (Half, Half) {
    let both = u128::from_le_bytes(*costs);
    (both as Half, (both >> Half::BITS) as Half)
}

/// The half shifted by this number of sets, which another group supplies.
fn shifted(half: Half, sets: usize) -> Half {
    let vacated = (1 << (8 * sets)) - 1;
    (half << (8 * sets)) | ((LOWEST_BITS * Half::from(NEVER)) & vacated)
}

/// The minimum of each pair of bytes, which must be below 128.
fn minimum(one: Half, other: Half) -> Half {
    const TOP: Half = LOWEST_BITS << 7;
    // A byte keeps its top bit if the subtraction did not borrow from it: where `one` is not the smaller.
    let not_smaller = ((one | TOP) - other) & TOP;
    let take_other = not_smaller | (not_smaller - (not_smaller >> 7));
    other & take_other | one & !take_other
}
