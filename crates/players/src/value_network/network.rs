//! A small feed-forward network of three layers.

/// Number of inputs.
pub const INPUTS: usize = 384;
/// Number of cells of the first layer.
pub const FIRST: usize = 128;
/// Number of cells of the second layer.
pub const SECOND: usize = 32;
/// Number of outputs.
pub const OUTPUTS: usize = 3;
/// Number of weights.
pub const WEIGHTS: usize = (INPUTS + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS;

/// A network. Weights are stored as the biases of the first layer, then for each input its weights in all cells, so that inputs of 0 cost
/// nothing; then for each cell of the other layers its bias and its weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// All weights, layer after layer.
    pub weights: Vec<f32>,
}

impl Network {
    /// Reads networks from a file of little-endian `f32` weights.
    pub fn all_from_bytes(bytes: &[u8]) -> Vec<Self> {
        let weights = weights_of(bytes);
        let networks = weights.chunks_exact(WEIGHTS);
        networks
            .map(|weights| Self {
                weights: weights.to_vec(),
            })
            .collect()
    }

    /// The outputs for these inputs.
    pub fn run(&self, inputs: &[f32; INPUTS]) -> [f32; OUTPUTS] {
        let (_, second) = self.inner(inputs);
        self.outputs(&second)
    }

    /// The outputs for these values of the second layer.
    pub fn outputs(&self, second: &[f32; SECOND]) -> [f32; OUTPUTS] {
        let [.., third] = self.layers();
        layer(third, second, false)
    }

    /// The values of the two hidden layers.
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

/// Reads little-endian `f32` weights.
pub fn weights_of(bytes: &[u8]) -> Vec<f32> {
    let (each, _) = bytes.as_chunks::<4>();
    each.iter().map(|four| f32::from_le_bytes(*four)).collect()
}

/// A layer with ReLU whose weights are stored by input, so that inputs of 0 cost nothing.
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

/// A layer whose weights are stored by cell, with ReLU if `inner`.
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
