//! Training of a value network by gradient descent.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::adam::Adam;
use crate::parallel::join;
use players::value_network::{
    FIRST_LAYER, Features, INPUTS, Network, OUTPUTS, SECOND_LAYER, WEIGHTS,
};

/// Number of samples in a batch.
pub const BATCH: usize = 256;

/// A hand with its training target.
#[derive(Clone)]
pub struct Sample {
    /// The features of the hand.
    pub features: Features,
    /// The targets: the probability of going out, the result in that case times the probability, and the result otherwise times the
    /// complement; blended from the outcome and later expectations.
    pub target: [f32; 3],
}

/// A network in training.
pub struct Trainer {
    /// The network.
    pub network: Network,
    adam: Adam,
}

impl Trainer {
    /// Starts with this network.
    pub fn new(network: Network) -> Self {
        Self {
            network,
            adam: Adam::new(WEIGHTS),
        }
    }

    /// Trains on a batch of samples, on two threads; returns the summed loss of each target.
    pub fn learn(&mut self, batch: &[Sample], rate: f32) -> [f64; 3] {
        let network = &self.network;
        let halves: Vec<Gradient> = std::thread::scope(|scope| {
            let halves = batch.chunks(batch.len().div_ceil(2).max(1));
            let threads: Vec<_> = halves
                .map(|half| scope.spawn(|| Gradient::of(network, half)))
                .collect();
            threads.into_iter().map(join).collect()
        });
        let samples = batch.len() as f32;
        let slope =
            |place: usize| halves.iter().map(|half| half.gradient[place]).sum::<f32>() / samples;
        let gradient: Vec<f32> = (0..WEIGHTS).map(slope).collect();
        self.adam.step(&mut self.network.weights, &gradient, rate);
        std::array::from_fn(|output| halves.iter().map(|half| half.loss[output]).sum())
    }
}

/// The summed gradient and loss of some samples.
struct Gradient {
    gradient: Vec<f32>,
    loss: [f64; 3],
}

impl Gradient {
    fn of(network: &Network, samples: &[Sample]) -> Self {
        let mut gradient = Self {
            gradient: vec![0.0; WEIGHTS],
            loss: [0.0; 3],
        };
        for sample in samples {
            gradient.add(network, sample);
        }
        gradient
    }

    /// Adds one sample, by backpropagation.
    fn add(&mut self, network: &Network, sample: &Sample) {
        let inputs = &sample.features.inputs;
        let [_, second_weights, third_weights] = network.layers();
        let (first, second) = network.hidden_layers(inputs);
        let forecast = sample.features.corrected(network.outputs(&second));
        let [won, win_result, other_result] = sample.target;
        let mut output_errors = [0.0_f32; OUTPUTS];
        let mut loss = [0.0_f64; 3];
        // Cross entropy of the probability of going out.
        let p = forecast.chance.clamp(1e-4, 1.0 - 1e-4);
        output_errors[0] = p - won;
        loss[0] = -f64::from(won * p.ln() + (1.0 - won) * (1.0 - p).ln());
        // Negative log likelihood of the result of a win, as if it had an exponential distribution with the forecast mean.
        let ratio = (win_result / forecast.worth.max(1.0)).min(12.0);
        output_errors[1] = 0.4 * (won - ratio);
        loss[1] = f64::from(ratio + won * forecast.worth.max(1.0).ln());
        // Squared error of the other results.
        let error = (1.0 - won) * forecast.otherwise - other_result;
        output_errors[2] = (error / 12.0).clamp(-4.0, 4.0) * 0.3;
        loss[2] = f64::from(error * error);
        let (first_slopes, rest) = self.gradient.split_at_mut((INPUTS + 1) * FIRST_LAYER);
        let (second_slopes, third_slopes) = rest.split_at_mut((FIRST_LAYER + 1) * SECOND_LAYER);
        let mut second_errors = [0.0_f32; SECOND_LAYER];
        for ((error, weights), slopes) in output_errors
            .iter()
            .zip(third_weights.chunks_exact(SECOND_LAYER + 1))
            .zip(third_slopes.chunks_exact_mut(SECOND_LAYER + 1))
        {
            slopes[0] += error;
            axpy(&mut slopes[1..], *error, &second);
            axpy(&mut second_errors, *error, &weights[1..]);
        }
        let mut first_errors = [0.0_f32; FIRST_LAYER];
        for (neuron, (weights, slopes)) in second_weights
            .chunks_exact(FIRST_LAYER + 1)
            .zip(second_slopes.chunks_exact_mut(FIRST_LAYER + 1))
            .enumerate()
        {
            if second[neuron] <= 0.0 {
                continue;
            }
            let error = second_errors[neuron];
            slopes[0] += error;
            axpy(&mut slopes[1..], error, &first);
            axpy(&mut first_errors, error, &weights[1..]);
        }
        for (slope, neuron) in first_errors.iter_mut().zip(&first) {
            if *neuron <= 0.0 {
                *slope = 0.0;
            }
        }
        let (rows, _) = first_slopes.as_chunks_mut::<FIRST_LAYER>();
        axpy(&mut rows[0], 1.0, &first_errors);
        for (row, input) in rows[1..].iter_mut().zip(inputs) {
            if *input != 0.0 {
                axpy(row, *input, &first_errors);
            }
        }
        self.loss
            .iter_mut()
            .zip(loss)
            .for_each(|(sum, loss)| *sum += loss);
    }
}

/// Adds `by` times `from` to `to`; the operation of this name in BLAS.
fn axpy(to: &mut [f32], by: f32, from: &[f32]) {
    for (t, f) in to.iter_mut().zip(from) {
        *t += by * f;
    }
}

/// A random network whose outputs are 0, so that it agrees with the static evaluation.
pub fn initial_network(rng: &mut ChaCha8Rng) -> Network {
    let mut weights = Vec::with_capacity(WEIGHTS);
    weights.resize(FIRST_LAYER, 0.0);
    let mut random = |scale: f32, before: usize| {
        let x: f32 = rng.random_range(-1.0..1.0);
        x * scale / (before as f32).sqrt()
    };
    weights.extend((0..INPUTS * FIRST_LAYER).map(|_| random(1.4, INPUTS)));
    for (before, neurons, scale) in [
        (FIRST_LAYER, SECOND_LAYER, 1.4),
        (SECOND_LAYER, OUTPUTS, 0.0),
    ] {
        for _ in 0..neurons {
            weights.push(0.0);
            weights.extend((0..before).map(|_| random(scale, before)));
        }
    }
    Network { weights }
}
