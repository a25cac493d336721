//! How long sixteen whole deals take, from the wall to the settlement, with four players of the same level: one benchmark for each
//! level and rule set.

use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::rules::RuleSet;
use engine::tiles::BySeat;
use players::Level;
use players::selfplay::SelfPlay;

fn deals(criterion: &mut Criterion) {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let rules = Arc::new(rules);
        for level in Level::ALL {
            let play = SelfPlay {
                rules: Arc::clone(&rules),
                players: BySeat([level; 4]),
                hands: 16,
                seed: 1,
            };
            let name = format!("16 deals, {:?}, {level}", rules.id);
            criterion.bench_function(&name, |bench| bench.iter(|| play.run(1)));
        }
    }
}

criterion_group!(benches, deals);
criterion_main!(benches);
