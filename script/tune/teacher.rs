//! The network's teacher: the slopes of what it got wrong, and steps against them (Adam).

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::computer::value_network::{FIRST, Features, INPUTS, Network, OUTPUTS, SECOND, WEIGHTS};

/// Lessons learned at once.
pub const BATCH: usize = 256;

/// What was seen, and what came of it.
#[derive(Clone)]
pub struct Lesson {
    pub features: Features,
    /// How likely the hand went out after all, what it brought then times that, and what it brought otherwise times the rest.
    pub came: [f32; 3],
}

/// Adam over all weights.
pub struct Teacher {
    /// What is taught.
    pub network: Network,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    /// Begins with this network.
    pub fn new(network: Network) -> Self {
        Self {
            network,
            mean: vec![0.0; WEIGHTS],
            square: vec![0.0; WEIGHTS],
            steps: 0,
        }
    }

    /// Teaches a batch of lessons, each half of it on a thread of its own; how far off each output was in all.
    pub fn teach(&mut self, batch: &[Lesson], rate: f32) -> [f64; 3] {
        let network = &self.network;
        let halves: Vec<Slopes> = std::thread::scope(|scope| {
            let halves = batch.chunks(batch.len().div_ceil(2));
            let at_work: Vec<_> = halves
                .map(|half| scope.spawn(|| Slopes::of(network, half)))
                .collect();
            at_work
                .into_iter()
                .map(|half| half.join().unwrap())
                .collect()
        });
        self.step(&halves, batch.len(), rate);
        std::array::from_fn(|output| halves.iter().map(|half| half.off[output]).sum())
    }

    /// A step against the slopes of so many lessons.
    fn step(&mut self, halves: &[Slopes], lessons: usize, rate: f32) {
        self.steps += 1;
        let (b1, b2) = (0.9_f32, 0.999_f32);
        let c1 = 1.0 - b1.powi(self.steps);
        let c2 = 1.0 - b2.powi(self.steps);
        for i in 0..WEIGHTS {
            let slope = halves.iter().map(|half| half.slopes[i]).sum::<f32>() / lessons as f32;
            self.mean[i] = b1 * self.mean[i] + (1.0 - b1) * slope;
            self.square[i] = b2 * self.square[i] + (1.0 - b2) * slope * slope;
            self.network.weights[i] -=
                rate * (self.mean[i] / c1) / ((self.square[i] / c2).sqrt() + 1e-7);
        }
    }
}

/// In which direction each weight was wrong, over some lessons.
struct Slopes {
    slopes: Vec<f32>,
    off: [f64; 3],
}

impl Slopes {
    fn of(network: &Network, lessons: &[Lesson]) -> Self {
        let mut slopes = Self {
            slopes: vec![0.0; WEIGHTS],
            off: [0.0; 3],
        };
        for lesson in lessons {
            slopes.add(network, lesson);
        }
        slopes
    }

    /// Adds the slopes of one lesson.
    fn add(&mut self, network: &Network, lesson: &Lesson) {
        let inputs = &lesson.features.inputs;
        let [_, second_w, third_w] = network.layers();
        let (first, second) = network.inner(inputs);
        let forecast = lesson.features.corrected(network.outputs(&second));
        let [c, cw, o] = lesson.came;
        let mut out = [0.0_f32; OUTPUTS];
        let mut off = [0.0_f64; 3];
        let p = forecast.chance.clamp(1e-4, 1.0 - 1e-4);
        out[0] = p - c;
        off[0] = -f64::from(c * p.ln() + (1.0 - c) * (1.0 - p).ln());
        let ratio = (cw / forecast.worth.max(1.0)).min(12.0);
        out[1] = 0.4 * (c - ratio);
        off[1] = f64::from(ratio + c * forecast.worth.max(1.0).ln());
        let error = (1.0 - c) * forecast.otherwise - o;
        out[2] = (error / 12.0).clamp(-4.0, 4.0) * 0.3;
        off[2] = f64::from(error * error);
        let (first_s, rest) = self.slopes.split_at_mut((INPUTS + 1) * FIRST);
        let (second_s, third_s) = rest.split_at_mut((FIRST + 1) * SECOND);
        let mut back2 = [0.0_f32; SECOND];
        for ((o, w), s) in out
            .iter()
            .zip(third_w.chunks_exact(SECOND + 1))
            .zip(third_s.chunks_exact_mut(SECOND + 1))
        {
            s[0] += o;
            axpy(&mut s[1..], *o, &second);
            axpy(&mut back2, *o, &w[1..]);
        }
        let mut back1 = [0.0_f32; FIRST];
        for (cell, (w, s)) in second_w
            .chunks_exact(FIRST + 1)
            .zip(second_s.chunks_exact_mut(FIRST + 1))
            .enumerate()
        {
            if second[cell] <= 0.0 {
                continue;
            }
            let o = back2[cell];
            s[0] += o;
            axpy(&mut s[1..], o, &first);
            axpy(&mut back1, o, &w[1..]);
        }
        for (slope, cell) in back1.iter_mut().zip(&first) {
            if *cell <= 0.0 {
                *slope = 0.0;
            }
        }
        let (rows, _) = first_s.as_chunks_mut::<FIRST>();
        axpy(&mut rows[0], 1.0, &back1);
        for (row, input) in rows[1..].iter_mut().zip(inputs) {
            if *input != 0.0 {
                axpy(row, *input, &back1);
            }
        }
        self.off
            .iter_mut()
            .zip(off)
            .for_each(|(sum, off)| *sum += off);
    }
}

fn axpy(to: &mut [f32], by: f32, from: &[f32]) {
    for (t, f) in to.iter_mut().zip(from) {
        *t += by * f;
    }
}

/// A network that agrees with the plain reckoning.
pub fn newborn(chance: &mut ChaCha8Rng) -> Network {
    let mut weights = Vec::with_capacity(WEIGHTS);
    weights.resize(FIRST, 0.0);
    let mut random = |scale: f32, before: usize| {
        let x: f32 = chance.random_range(-1.0..1.0);
        x * scale / (before as f32).sqrt()
    };
    weights.extend((0..INPUTS * FIRST).map(|_| random(1.4, INPUTS)));
    for (before, cells, scale) in [(FIRST, SECOND, 1.4), (SECOND, OUTPUTS, 0.0)] {
        for _ in 0..cells {
            weights.push(0.0);
            weights.extend((0..before).map(|_| random(scale, before)));
        }
    }
    Network { weights }
}
