//! Training of a policy network by gradient descent.

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::Decision;
use crate::adam::Adam;
use crate::mj_player_clone::{FIRST_LAYER, INPUTS, PolicyNetwork, SECOND_LAYER, WEIGHTS};

/// Number of decisions in a batch.
const BATCH: usize = 64;
/// The initial learning rate; it falls to 0.
const RATE: f32 = 2e-3;

/// Trains a policy with this number of passes over the decisions.
pub fn train(decisions: &[Decision], passes: usize, rng: &mut ChaCha8Rng) -> PolicyNetwork {
    let mut policy = initial_network(rng);
    let mut adam = Adam::new(WEIGHTS);
    let mut order: Vec<usize> = (0..decisions.len()).collect();
    let batches = decisions.len().div_ceil(BATCH) * passes;
    let mut done = 0;
    for _ in 0..passes {
        order.shuffle(rng);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0_f32; WEIGHTS];
            for decision in batch.iter().map(|index| &decisions[*index]) {
                let likelihoods = decision.likelihoods(&policy);
                for (index, candidate) in decision.candidates.iter().enumerate() {
                    let target = if index == decision.chosen { 1.0 } else { 0.0 };
                    let error = (likelihoods[index] - target) / BATCH as f32;
                    add_gradient(&policy, &candidate.inputs, error, &mut gradient);
                }
            }
            done += 1;
            let rate = RATE * (1.0 - done as f32 / (batches + 1) as f32);
            adam.step(&mut policy.weights, &gradient, rate);
        }
    }
    policy
}

/// A random policy.
fn initial_network(rng: &mut ChaCha8Rng) -> PolicyNetwork {
    let mut weights = Vec::with_capacity(WEIGHTS);
    for (inputs, neurons) in [(INPUTS, FIRST_LAYER), (FIRST_LAYER, SECOND_LAYER)] {
        weights.resize(weights.len() + neurons, 0.0);
        let scale = 1.4 / (inputs as f32).sqrt();
        weights.extend((0..inputs * neurons).map(|_| rng.random_range(-1.0_f32..1.0) * scale));
    }
    weights.resize(WEIGHTS, 0.0);
    for last in &mut weights[WEIGHTS - SECOND_LAYER..] {
        *last = rng.random_range(-0.3..0.3);
    }
    PolicyNetwork { weights }
}

/// Adds the gradient of one candidate by backpropagation; `error` is the derivative of the loss with respect to its value.
fn add_gradient(policy: &PolicyNetwork, inputs: &[f32; INPUTS], error: f32, gradient: &mut [f32]) {
    let [_, second_weights, last_weights] = policy.layers();
    let (first, second) = policy.hidden_layers(inputs);
    let (first_gradient, rest) = gradient.split_at_mut((INPUTS + 1) * FIRST_LAYER);
    let (second_gradient, last_gradient) = rest.split_at_mut((FIRST_LAYER + 1) * SECOND_LAYER);
    last_gradient[0] += error;
    let mut second_errors = [0.0_f32; SECOND_LAYER];
    for neuron in 0..SECOND_LAYER {
        last_gradient[1 + neuron] += error * second[neuron];
        if second[neuron] > 0.0 {
            second_errors[neuron] = error * last_weights[1 + neuron];
        }
        second_gradient[neuron] += second_errors[neuron];
    }
    let mut first_errors = [0.0_f32; FIRST_LAYER];
    for input in (0..FIRST_LAYER).filter(|input| first[*input] > 0.0) {
        let row = (1 + input) * SECOND_LAYER;
        for neuron in 0..SECOND_LAYER {
            first_errors[input] += second_errors[neuron] * second_weights[row + neuron];
            second_gradient[row + neuron] += second_errors[neuron] * first[input];
        }
    }
    let (rows, _) = first_gradient.as_chunks_mut::<FIRST_LAYER>();
    for neuron in 0..FIRST_LAYER {
        rows[0][neuron] += first_errors[neuron];
    }
    for (row, input) in rows[1..].iter_mut().zip(inputs) {
        if *input != 0.0 {
            for neuron in 0..FIRST_LAYER {
                row[neuron] += first_errors[neuron] * input;
            }
        }
    }
}
