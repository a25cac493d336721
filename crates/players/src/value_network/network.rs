//! A small network of three layers: numbers in, numbers out.

/// Numbers that describe a hand.
pub const INPUTS: usize = 384;
/// Cells of the first layer.
pub const FIRST: usize = 128;
/// Cells of the second layer.
pub const SECOND: usize = 32;
/// Numbers that come out.
pub const OUTPUTS: usize = 3;
/// Weights in all.
pub const WEIGHTS: usize = (INPUTS + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS;

/// A network: the biases of the first layer and for each input its weights in all cells, so that inputs of 0 cost nothing;
/// then for each cell of the other layers its bias and a weight for each cell before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// All weights, layer after layer.
    pub weights: Vec<f32>,
}

impl Network {
    /// The networks of a file: their weights one after the other, four bytes each, the lowest first.
    pub fn all_from_bytes(bytes: &[u8]) -> Vec<Self> {
        let weights = weights_of(bytes);
        let networks = weights.chunks_exact(WEIGHTS);
        networks
            .map(|weights| Self {
                weights: weights.to_vec(),
            })
            .collect()
    }

    /// What comes out.
    pub fn run(&self, inputs: &[f32; INPUTS]) -> [f32; OUTPUTS] {
        let (_, second) = self.inner(inputs);
        self.outputs(&second)
    }

    /// What comes out after these cells of the second layer.
    pub fn outputs(&self, second: &[f32; SECOND]) -> [f32; OUTPUTS] {
        let [.., third] = self.layers();
        layer(third, second, false)
    }

    /// The cells of the two inner layers.
    pub fn inner(&self, inputs: &[f32; INPUTS]) -> ([f32; FIRST], [f32; SECOND]) {
        let [first, second, _] = self.layers();
        let first = sparse_layer(first, inputs);
        let second = layer(second, &first, true);
        (first, second)
    }

    /// The weights of each layer.
    pub fn layers(&self) -> [&[f32]; 3] {
        let (first, rest) = self.weights.split_at((INPUTS + 1) * FIRST);
        let (second, third) = rest.split_at((FIRST + 1) * SECOND);
        [first, second, third]
    }
}

/// The weights of a file, four bytes each, the lowest first.
pub fn weights_of(bytes: &[u8]) -> Vec<f32> {
    let (each, _) = bytes.as_chunks::<4>();
    each.iter().map(|four| f32::from_le_bytes(*four)).collect()
}

/// A layer that stands input by input, so that inputs of 0 cost nothing; its cells never give less than 0.
pub fn sparse_layer<const BEFORE: usize, const CELLS: usize>(
    weights: &[f32],
    before: &[f32; BEFORE],
) -> [f32; CELLS] {
    let (rows, _) = weights.as_chunks::<CELLS>();
    let mut cells = rows[0];
    for (row, input) in rows[1..].iter().zip(before) {
        if *input != 0.0 {
            for (cell, weight) in cells.iter_mut().zip(row) {
                *cell += weight * input;
            }
        }
    }
    cells.map(|cell| cell.max(0.0))
}

/// One of the other layers: the cells of `weights` applied to what is before them; those of inner layers never give less than 0.
fn layer<const BEFORE: usize, const CELLS: usize>(
    weights: &[f32],
    before: &[f32; BEFORE],
    inner: bool,
) -> [f32; CELLS] {
    let mut cells = [0.0; CELLS];
    for (cell, weights) in cells.iter_mut().zip(weights.chunks_exact(BEFORE + 1)) {
        let mut sums = [0.0_f32; 8];
        let (weights_in_eights, _) = weights[1..].as_chunks::<8>();
        let (before_in_eights, _) = before.as_chunks::<8>();
        for (weights, before) in weights_in_eights.iter().zip(before_in_eights) {
            for place in 0..8 {
                sums[place] += weights[place] * before[place];
            }
        }
        let sum = weights[0] + sums.iter().sum::<f32>();
        *cell = if inner { sum.max(0.0) } else { sum };
    }
    cells
}
