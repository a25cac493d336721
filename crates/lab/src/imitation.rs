//! Trains the clone of mj-player on hands that mj-player has played, and counts how often the clone agrees with it.

mod trainer;

use std::collections::BTreeMap;

use crate::history::History;
use crate::mj_player_clone::{self, Candidate, PolicyNetwork};
use engine::table::{Claim, Game, Input, Move, Request, SeatView};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A decision of mj-player: the moves among which it could choose, and which it chose.
struct Decision {
    candidates: Vec<Candidate>,
    /// The index of the chosen candidate.
    chosen: usize,
}

/// The two policies of the clone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Chooses discards.
    Discards,
    /// Chooses claims.
    Claims,
}

/// Decisions for training, and held-out decisions for testing; one list for each policy.
#[derive(Default)]
pub struct ImitationData {
    learned: [Vec<Decision>; 2],
    held_out: [Vec<Decision>; 2],
}

/// A policy after training.
pub struct Trained {
    /// The policy.
    pub policy: Policy,
    /// The network.
    pub network: PolicyNetwork,
    /// Number of decisions used for training.
    pub learned: usize,
    /// Number of decisions held out.
    pub held_out: usize,
    /// Number of held-out decisions on which the policy agrees.
    pub agreed: usize,
    /// Mean log loss of the held-out decisions.
    pub loss: f64,
}

/// How often the clone agrees in decisions of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Number of decisions.
    pub decisions: usize,
    /// Those in which the clone makes the same move.
    pub agreed: usize,
}

impl Policy {
    /// Both, in the order of the clone's file.
    pub const ALL: [Self; 2] = [Self::Discards, Self::Claims];
}

impl ImitationData {
    /// Adds the decisions of all players whose names begin with `name`. With `hold_out` they are kept for testing.
    pub fn add(&mut self, history: &History, name: &str, hold_out: bool) {
        let decisions = match hold_out {
            true => &mut self.held_out,
            false => &mut self.learned,
        };
        for_each_decision(history, name, |view, request, made| {
            if let Some((policy, decision)) = Decision::of(view, request, made) {
                decisions[policy as usize].push(decision);
            }
        });
    }

    /// Trains both policies, with `passes` passes over the decisions. The same data and seed give the same policies.
    pub fn train(&self, passes: usize, seed: u64) -> [Trained; 2] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Policy::ALL.map(|policy| {
            let learned = &self.learned[policy as usize];
            let held_out = &self.held_out[policy as usize];
            let network = trainer::train(learned, passes, &mut rng);
            let agrees = |decision: &&Decision| decision.is_best_for(&network);
            let loss = |decision: &Decision| -f64::from(decision.likelihood(&network)).ln();
            Trained {
                policy,
                learned: learned.len(),
                held_out: held_out.len(),
                agreed: held_out.iter().filter(agrees).count(),
                loss: held_out.iter().map(loss).sum::<f64>() / held_out.len().max(1) as f64,
                network,
            }
        })
    }
}

/// How often the clone agrees with the players whose names begin with `name`, by kind of decision.
pub fn agreement<'a>(
    histories: impl IntoIterator<Item = &'a History>,
    name: &str,
) -> BTreeMap<String, Agreement> {
    let mut kinds: BTreeMap<String, Agreement> = BTreeMap::new();
    for history in histories {
        for_each_decision(history, name, |view, request, made| {
            let counted = kinds.entry(kind(request, made)).or_default();
            counted.decisions += 1;
            counted.agreed += usize::from(mj_player_clone::decide(view, request) == made);
        });
    }
    kinds
}

/// The kind of a decision, for example `Claim: Pung` or `Turn: Discard`.
fn kind(request: &Request, made: Move) -> String {
    let made = match made {
        Move::Claim(claim) => variant(claim),
        _ => variant(made),
    };
    format!("{}: {made}", variant(request))
}

/// The name of a value's variant.
fn variant(value: impl std::fmt::Debug) -> String {
    let name = format!("{value:?}");
    name.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// Visits each decision of the players whose names begin with `name`.
fn for_each_decision(
    history: &History,
    name: &str,
    mut each: impl FnMut(&SeatView, &Request, Move),
) {
    let record = &history.record;
    let mut game = Game::new(record.rules.clone(), record.setup.clone());
    for input in &record.inputs {
        if let Input::Move(seat, choice) = input {
            let player = history.players[*seat].as_deref().unwrap_or_default();
            if let (true, Some(request)) = (player.starts_with(name), game.request(*seat)) {
                each(game.seat_view(*seat), &request, *choice);
            }
        }
        if game.apply(input.clone()).is_err() {
            return;
        }
    }
}

impl Decision {
    /// The decision and the policy that imitates it; `None` if no policy does or there was no choice.
    fn of(view: &SeatView, request: &Request, made: Move) -> Option<(Policy, Self)> {
        let (policy, candidates) = match (request, made) {
            (Request::Turn { .. }, Move::Discard { .. }) => {
                (Policy::Discards, mj_player_clone::discards(view))
            }
            (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return None,
            (Request::Claim { tile, .. }, _) => {
                (Policy::Claims, mj_player_clone::claims(view, *tile))
            }
            _ => return None,
        };
        let chosen = candidates
            .iter()
            .position(|candidate| candidate.choice == made)?;
        (candidates.len() > 1).then_some((policy, Self { candidates, chosen }))
    }

    /// The probability of each candidate under a policy: the softmax of its values.
    fn likelihoods(&self, policy: &PolicyNetwork) -> Vec<f32> {
        let values = self.candidates.iter();
        let values: Vec<f32> = values
            .map(|candidate| policy.value(&candidate.inputs))
            .collect();
        let largest = values.iter().copied().fold(f32::MIN, f32::max);
        let exponentials: Vec<f32> = values.iter().map(|value| (value - largest).exp()).collect();
        let sum: f32 = exponentials.iter().sum();
        exponentials.iter().map(|one| one / sum).collect()
    }

    fn likelihood(&self, policy: &PolicyNetwork) -> f32 {
        self.likelihoods(policy)[self.chosen]
    }

    fn is_best_for(&self, policy: &PolicyNetwork) -> bool {
        mj_player_clone::best(policy, &self.candidates) == Some(self.candidates[self.chosen].choice)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use engine::rules::RuleSet;
    use engine::table::Setup;
    use engine::tiles::BySeat;
    use players::selfplay::play_deal;

    /// Hands in which the clone itself played.
    fn histories(deals: u64) -> Vec<History> {
        let history = |seed| {
            let mut game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(seed));
            let decide = |game: &Game, seat, request: &Request| {
                mj_player_clone::decide(game.seat_view(seat), request)
            };
            play_deal(&mut game, decide, |_, _| {}).expect("legal moves");
            History {
                players: BySeat::from_fn(|_| Some("mj-player1".to_owned())),
                record: game.record().clone(),
            }
        };
        (0..deals).map(history).collect()
    }

    #[test]
    fn the_clone_agrees_with_itself_and_a_policy_learns_from_it() {
        let histories = histories(6);
        let agreement = agreement(&histories, "mj-player");
        assert!(agreement["Turn: Discard"].decisions > 100, "{agreement:?}");
        assert!(
            agreement.values().all(|kind| kind.agreed == kind.decisions),
            "{agreement:?}"
        );
        let mut data = ImitationData::default();
        for (number, history) in histories.iter().enumerate() {
            data.add(history, "mj-player", number == 0);
            data.add(history, "somebody else", true);
        }
        let of =
            |[discards, _]: [Trained; 2]| (discards.agreed, discards.held_out, discards.network);
        let (untrained, held_out, _) = of(data.train(0, 1));
        let (trained, _, network) = of(data.train(3, 1));
        assert!(trained > untrained, "{trained} {untrained} of {held_out}");
        assert_eq!(network, of(data.train(3, 1)).2, "the same seed");
    }
}
