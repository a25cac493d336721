//! Training of the value network of `players` from games of computer players.
//!
//! They play both rule sets. Half of the players use the current network, the others are of the levels `club` and `beginner` or the
//! stand-in. From each of its own decisions the network learns whether the hand went out, the result in that case, and the result otherwise.

mod games;
mod mirrors;
mod trainer;

use std::sync::Arc;

use crate::parallel::join;
use engine::rules::{RuleSet, RuleSetId};
use games::Table;
use players::value_network::Network;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use trainer::{BATCH, Sample, Trainer, initial_network};

/// Capacity of the replay memory, in samples.
const CAPACITY: usize = 1_500_000;
/// How often each sample is used for training, on average.
const REPEATS: f64 = 3.0;
/// Number of samples in the memory before training begins; a short run begins with fewer.
const WARM_UP: usize = 60_000;
/// Number of tables, each of which plays on a thread.
const TABLES: u64 = 2;
/// Number of samples between two checkpoints.
const CHECKPOINT: u64 = 1_000_000;

/// A training run.
#[derive(Clone, Debug)]
pub struct Training {
    /// Number of samples to learn from.
    pub samples: u64,
    /// The random seed: with equal other settings, the same seed gives the same network.
    pub seed: u64,
    /// The network to begin with; `None` for a random one.
    pub from: Option<Network>,
    /// Number of games that each table plays in a round, while the network learns from earlier rounds.
    pub games: usize,
}

/// A network in training, with its loss.
pub struct Checkpoint<'a> {
    /// The network.
    pub network: &'a Network,
    /// Number of samples so far.
    pub samples: u64,
    /// The mean loss since the last checkpoint: of the probability of going out, of the result in that case, and of the result otherwise.
    pub loss: [f64; 3],
}

/// The loss since the last checkpoint.
#[derive(Default)]
struct Loss {
    sums: [f64; 3],
    samples: f64,
}

/// The replay memory: samples to learn from. Once it is full, each new sample replaces the oldest.
#[derive(Default)]
struct ReplayMemory {
    samples: Vec<Sample>,
    oldest: usize,
}

impl Training {
    /// Trains a network, and passes it to `show` at each checkpoint and at the end.
    ///
    /// In each round the tables play with the network as it was when the round began, while it learns from samples of earlier rounds,
    /// drawn from the replay memory. So the result does not depend on how threads are scheduled.
    ///
    /// # Errors
    /// Those of `show`.
    pub fn run<E>(&self, mut show: impl FnMut(&Checkpoint<'_>) -> Result<(), E>) -> Result<(), E> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let from = self.from.clone();
        let mut trainer = Trainer::new(from.unwrap_or_else(|| initial_network(&mut rng)));
        let rule_sets =
            [RuleSetId::Classical, RuleSetId::Bloem].map(|id| Arc::new(RuleSet::new(id)));
        let mut tables: Vec<Table> = (0..TABLES)
            .map(|table| Table::new(self.seed, table))
            .collect();
        let mirrors = mirrors::permutations();
        let warm_up = WARM_UP.min(self.samples as usize / 10).max(1);
        let (mut memory, mut loss) = (ReplayMemory::default(), Loss::default());
        let (mut pending, mut total, mut shown) = (0.0, 0, 0);
        let mut played: Vec<Sample> = Vec::new();
        while total < self.samples {
            let network = trainer.network.clone();
            std::thread::scope(|scope| {
                let playing: Vec<_> = tables
                    .iter_mut()
                    .map(|table| scope.spawn(|| table.play_round(&rule_sets, &network, self.games)))
                    .collect();
                total += played.len() as u64;
                pending += REPEATS * played.len() as f64;
                played.drain(..).for_each(|sample| memory.add(sample));
                let rate = learning_rate(total as f32 / self.samples as f32);
                while pending > BATCH as f64 && memory.samples.len() >= warm_up {
                    pending -= BATCH as f64;
                    let mut sample = || {
                        let mut sample = memory.pick(&mut rng).clone();
                        let mirror = &mirrors[rng.random_range(0..mirrors.len())];
                        let inputs = sample.features.inputs;
                        sample.features.inputs = mirror.map(|place| inputs[place]);
                        sample
                    };
                    let batch: Vec<Sample> = (0..BATCH).map(|_| sample()).collect();
                    loss.add(trainer.learn(&batch, rate));
                }
                for table in playing {
                    played.append(&mut join(table));
                }
            });
            if total / CHECKPOINT > shown && total < self.samples {
                shown = total / CHECKPOINT;
                show(&loss.checkpoint(&trainer.network, total))?;
            }
        }
        show(&loss.checkpoint(&trainer.network, total))
    }
}

/// The learning rate after this fraction of the samples.
fn learning_rate(fraction: f32) -> f32 {
    if fraction < 0.6 {
        1e-3
    } else {
        1e-3 * (1.0 - fraction).max(0.0) / 0.4 + 2e-5
    }
}

impl Loss {
    fn add(&mut self, batch: [f64; 3]) {
        let sums = self.sums.iter_mut().zip(batch);
        sums.for_each(|(sum, loss)| *sum += loss);
        self.samples += BATCH as f64;
    }

    /// Creates a checkpoint with the mean loss, and resets the loss.
    fn checkpoint<'a>(&mut self, network: &'a Network, samples: u64) -> Checkpoint<'a> {
        let Self { sums, samples: of } = std::mem::take(self);
        Checkpoint {
            network,
            samples,
            loss: sums.map(|sum| sum / of.max(1.0)),
        }
    }
}

impl ReplayMemory {
    fn add(&mut self, sample: Sample) {
        if self.samples.len() < CAPACITY {
            self.samples.push(sample);
        } else {
            self.samples[self.oldest] = sample;
            self.oldest = (self.oldest + 1) % CAPACITY;
        }
    }

    fn pick(&self, rng: &mut ChaCha8Rng) -> &Sample {
        &self.samples[rng.random_range(0..self.samples.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_network_and_another_seed_another() {
        let trained = |seed| {
            let training = Training {
                samples: 400,
                seed,
                from: None,
                games: 1,
            };
            let mut last = None;
            let shown: Result<(), ()> = training.run(|checkpoint| {
                assert!(checkpoint.loss[0] > 0.0, "{:?}", checkpoint.loss);
                last = Some(checkpoint.network.clone());
                Ok(())
            });
            shown.expect("nothing fails");
            last.expect("a network")
        };
        let network = trained(1);
        assert!(network.weights.iter().all(|weight| weight.is_finite()));
        assert_ne!(network, trained(2));
        assert_eq!(network, trained(1));
    }
}
