//! Training of the value network of `players` from games of computer players.
//!
//! They play both rule sets: half of them with the network as it is by then, some at the levels `club` and `beginner` or as the stand-in.
//! From each decision the network learns whether the hand went out, what that brought, and what it brought otherwise.

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

/// Samples in the replay memory.
const MEMORY: usize = 1_500_000;
/// How often each sample is learned.
const REPEATS: f64 = 3.0;
/// Samples in the memory before the first is learned.
const WARM_UP: usize = 60_000;
/// Threads that play.
const TABLES: u64 = 2;
/// Samples between two checkpoints.
const CHECKPOINT: u64 = 1_000_000;

/// A training run.
#[derive(Clone, Debug)]
pub struct Training {
    /// How many samples it takes.
    pub samples: u64,
    /// Seed of all chance: the same seed gives the same network.
    pub seed: u64,
    /// The network to begin with, if not a random one.
    pub from: Option<Network>,
    /// How many games each table plays in a round, while the network learns from the round before.
    pub games: usize,
}

/// A network in training, and how it does.
pub struct Checkpoint<'a> {
    /// The network.
    pub network: &'a Network,
    /// Samples played so far.
    pub samples: u64,
    /// The mean loss since the last checkpoint: of the chance to go out, of what that brings, and of what a hand brings otherwise.
    pub loss: [f64; 3],
}

/// The loss since the last checkpoint.
#[derive(Default)]
struct Loss {
    sums: [f64; 3],
    samples: f64,
}

/// The samples that the network learns from, the oldest replaced first.
#[derive(Default)]
struct Memory {
    samples: Vec<Sample>,
    oldest: usize,
}

impl Training {
    /// Trains a network, and shows it at each checkpoint and at the end.
    ///
    /// Each round the tables play with the network as it was when the round began, while it learns from what they played in the round
    /// before: the network does not depend on how the threads are scheduled.
    ///
    /// # Errors
    /// `show` failed.
    pub fn run<E>(&self, mut show: impl FnMut(&Checkpoint<'_>) -> Result<(), E>) -> Result<(), E> {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        let from = self.from.clone();
        let mut trainer = Trainer::new(from.unwrap_or_else(|| initial_network(&mut chance)));
        let rule_sets =
            [RuleSetId::Classical, RuleSetId::Bloem].map(|id| Arc::new(RuleSet::new(id)));
        let mut tables: Vec<Table> = (0..TABLES)
            .map(|table| Table::new(self.seed, table))
            .collect();
        let mirrors = mirrors::permutations();
        let warm_up = WARM_UP.min(self.samples as usize / 10).max(1);
        let (mut memory, mut loss) = (Memory::default(), Loss::default());
        let (mut due, mut total, mut shown) = (0.0, 0, 0);
        let mut played: Vec<Sample> = Vec::new();
        while total < self.samples {
            let network = trainer.network.clone();
            std::thread::scope(|scope| {
                let playing: Vec<_> = tables
                    .iter_mut()
                    .map(|table| scope.spawn(|| table.play_round(&rule_sets, &network, self.games)))
                    .collect();
                total += played.len() as u64;
                due += REPEATS * played.len() as f64;
                played.drain(..).for_each(|sample| memory.add(sample));
                let rate = learning_rate(total as f32 / self.samples as f32);
                while due > BATCH as f64 && memory.samples.len() >= warm_up {
                    due -= BATCH as f64;
                    let mut sample = || {
                        let mut sample = memory.pick(&mut chance).clone();
                        let mirror = &mirrors[chance.random_range(0..mirrors.len())];
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

/// The learning rate once a part of the samples is learned.
fn learning_rate(part: f32) -> f32 {
    if part < 0.6 {
        1e-3
    } else {
        1e-3 * (1.0 - part).max(0.0) / 0.4 + 2e-5
    }
}

impl Loss {
    fn add(&mut self, batch: [f64; 3]) {
        let sums = self.sums.iter_mut().zip(batch);
        sums.for_each(|(sum, loss)| *sum += loss);
        self.samples += BATCH as f64;
    }

    /// The mean loss; the next one begins anew.
    fn checkpoint<'a>(&mut self, network: &'a Network, samples: u64) -> Checkpoint<'a> {
        let Self { sums, samples: of } = std::mem::take(self);
        Checkpoint {
            network,
            samples,
            loss: sums.map(|sum| sum / of.max(1.0)),
        }
    }
}

impl Memory {
    fn add(&mut self, sample: Sample) {
        if self.samples.len() < MEMORY {
            self.samples.push(sample);
        } else {
            self.samples[self.oldest] = sample;
            self.oldest = (self.oldest + 1) % MEMORY;
        }
    }

    fn pick(&self, chance: &mut ChaCha8Rng) -> &Sample {
        &self.samples[chance.random_range(0..self.samples.len())]
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
