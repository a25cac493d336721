//! A small feed-forward network with two hidden layers.

/// Number of inputs.
pub const INPUTS: usize = 384;
/// Number of cells of the first hidden layer.
pub const FIRST_LAYER: usize = 128;
/// Number of cells of the second hidden layer.
pub const SECOND_LAYER: usize = 32;
/// Number of outputs.
pub const OUTPUTS: usize = 3;
/// Number of weights.
pub const WEIGHTS: usize =
    (INPUTS + 1) * FIRST_LAYER + (FIRST_LAYER + 1) * SECOND_LAYER + (SECOND_LAYER + 1) * OUTPUTS;

/// A network. The weights of the first layer are stored by input, so that inputs of 0 cost nothing: first the biases of all cells, then for
/// each input its weights in all cells. Those of the other layers are stored by cell: its bias, then its weights.
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
        let (_, second) = self.hidden_layers(inputs);
        self.outputs(&second)
    }

    /// The outputs for these values of the second hidden layer.
    pub fn outputs(&self, second: &[f32; SECOND_LAYER]) -> [f32; OUTPUTS] {
        let [.., third] = self.layers();
        layer(third, second, false)
    }

    /// The values of the two hidden layers.
    pub fn hidden_layers(
        &self,
        inputs: &[f32; INPUTS],
    ) -> ([f32; FIRST_LAYER], [f32; SECOND_LAYER]) {
        let [first, second, _] = self.layers();
        let first = sparse_layer(first, inputs);
        let second = layer(second, &first, true);
        (first, second)
    }

    /// The weights of each layer.
    pub fn layers(&self) -> [&[f32]; 3] {
        let (first, rest) = self.weights.split_at((INPUTS + 1) * FIRST_LAYER);
        let (second, third) = rest.split_at((FIRST_LAYER + 1) * SECOND_LAYER);
        [first, second, third]
    }
}

/// Reads little-endian `f32` weights.
pub fn weights_of(bytes: &[u8]) -> Vec<f32> {
    let (chunks, _) = bytes.as_chunks::<4>();
    chunks
        .iter()
        .map(|chunk| f32::from_le_bytes(*chunk))
        .collect()
}

/// The values of a layer after ReLU. The weights are stored by input, so that inputs of 0 cost nothing.
pub fn sparse_layer<const LEN: usize, const CELLS: usize>(
    weights: &[f32],
    inputs: &[f32; LEN],
) -> [f32; CELLS] {
    let (rows, _) = weights.as_chunks::<CELLS>();
    let mut cells = rows[0];
    for (row, input) in rows[1..].iter().zip(inputs) {
        if *input != 0.0 {
            for (cell, weight) in cells.iter_mut().zip(row) {
                *cell += weight * input;
            }
        }
    }
    cells.map(|cell| cell.max(0.0))
}

/// The values of a layer whose weights are stored by cell, after ReLU if `with_relu`.
fn layer<const LEN: usize, const CELLS: usize>(
    weights: &[f32],
    inputs: &[f32; LEN],
    with_relu: bool,
) -> [f32; CELLS] {
    let mut cells = [0.0; CELLS];
    for (cell, weights) in cells.iter_mut().zip(weights.chunks_exact(LEN + 1)) {
        let mut sums = [0.0_f32; 8];
        let (weights_in_eights, _) = weights[1..].as_chunks::<8>();
        let (inputs_in_eights, _) = inputs.as_chunks::<8>();
        for (weights, inputs) in weights_in_eights.iter().zip(inputs_in_eights) {
            for index in 0..8 {
                sums[index] += weights[index] * inputs[index];
            }
        }
        let sum = weights[0] + sums.iter().sum::<f32>();
        *cell = if with_relu { sum.max(0.0) } else { sum };
    }
    cells
}
