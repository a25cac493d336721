//! A small neural network that maps the features of a move to its value.

use players::value_network::{sparse_layer, weights_of};

/// Number of inputs, which describe a move.
pub const INPUTS: usize = 96;
/// Number of neurons in the first layer.
pub const FIRST_LAYER: usize = 128;
/// Number of neurons in the second layer.
pub const SECOND_LAYER: usize = 32;
/// Total number of weights.
pub const WEIGHTS: usize =
    (INPUTS + 1) * FIRST_LAYER + (FIRST_LAYER + 1) * SECOND_LAYER + SECOND_LAYER + 1;

/// A policy. The weights of a hidden layer are the biases of its neurons, followed for each input by one weight per neuron. The last layer
/// has one bias, and one weight for each neuron of the second layer.
#[derive(Clone, Debug, PartialEq)]
pub struct PolicyNetwork {
    /// All weights, layer after layer.
    pub weights: Vec<f32>,
}

impl PolicyNetwork {
    /// Reads the policies of a file: their weights one after the other, as little-endian 32-bit floats.
    pub fn all_from_bytes(bytes: &[u8]) -> Vec<Self> {
        let weights = weights_of(bytes);
        let policies = weights.chunks_exact(WEIGHTS);
        policies
            .map(|weights| Self {
                weights: weights.to_vec(),
            })
            .collect()
    }

    /// The value of a move; the policy chooses the move with the largest.
    pub fn value(&self, inputs: &[f32; INPUTS]) -> f32 {
        let (_, second) = self.hidden_layers(inputs);
        let [.., last] = self.layers();
        let sum: f32 = last[1..].iter().zip(&second).map(|(w, c)| w * c).sum();
        last[0] + sum
    }

    /// The activations of the two hidden layers.
    pub fn hidden_layers(
        &self,
        inputs: &[f32; INPUTS],
    ) -> ([f32; FIRST_LAYER], [f32; SECOND_LAYER]) {
        let [first, second, _] = self.layers();
        let first = sparse_layer(first, inputs);
        (first, sparse_layer(second, &first))
    }

    /// The weights of each layer.
    pub fn layers(&self) -> [&[f32]; 3] {
        let (first, rest) = self.weights.split_at((INPUTS + 1) * FIRST_LAYER);
        let (second, last) = rest.split_at((FIRST_LAYER + 1) * SECOND_LAYER);
        [first, second, last]
    }
}
