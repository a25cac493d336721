//! Compares our shanten calculation with the xiangting crate on the same hands: the shanten number alone, and with the useful tiles. Both
//! consider regular hands, seven pairs and Thirteen Wonders.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::tiles::shanten::{self, Aim, Shape};
use engine::tiles::{Counts, Tile, waits};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use xiangting::PlayerCount;

/// A thousand random hands of this number of tiles.
fn hands(size: usize) -> Vec<Counts> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut wall: Vec<Tile> = Counts::full_set(false).iter().collect();
    let mut deal = || {
        wall.shuffle(&mut rng);
        wall.iter().take(size).copied().collect()
    };
    (0..1_000).map(|_| deal()).collect()
}

/// The number of tiles of each plain kind.
fn plain(hand: &Counts) -> [u8; 34] {
    std::array::from_fn(|kind| hand.plain()[kind])
}

fn distance(criterion: &mut Criterion) {
    shanten::prepare();
    let ours = hands(14);
    let theirs: Vec<_> = ours.iter().map(plain).collect();
    let mut group = criterion.benchmark_group("1000 hands, distance");
    group.bench_function("red-stake", |bench| {
        bench.iter(|| {
            let all = ours.iter().map(|hand| {
                let regular = Shape::of(black_box(hand)).shanten(Aim::regular(0));
                let special = shanten::seven_pairs(hand).min(shanten::thirteen_wonders(hand));
                i32::from(regular.min(special))
            });
            all.sum::<i32>()
        });
    });
    group.bench_function("xiangting", |bench| {
        bench.iter(|| {
            let all = theirs.iter().map(|hand| {
                let number =
                    xiangting::calculate_replacement_number(black_box(hand), PlayerCount::Four);
                number.map_or(0, u32::from)
            });
            all.sum::<u32>()
        });
    });
    group.finish();
}

fn useful(criterion: &mut Criterion) {
    let ours = hands(13);
    let theirs: Vec<_> = ours.iter().map(plain).collect();
    let mut group = criterion.benchmark_group("1000 hands, distance and useful tiles");
    group.bench_function("red-stake", |bench| {
        bench.iter(|| {
            for hand in &ours {
                black_box(waits::any(black_box(hand)));
            }
        });
    });
    group.bench_function("xiangting", |bench| {
        bench.iter(|| {
            for hand in &theirs {
                let _ = black_box(xiangting::calculate_necessary_tiles(
                    black_box(hand),
                    PlayerCount::Four,
                ));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, distance, useful);
criterion_main!(benches);
