//! How long scoring, waits and the test for Mah Jongg take.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::rules::{Arrangement, RuleSet, Situation, Source, Win};
use engine::tiles::{Counts, Hand, Meld, MeldKind, Tile, Wind};
use protocol::english::score::explanation;

/// Parses tiles separated by spaces.
fn tiles(text: &str) -> Counts {
    text.split(' ')
        .filter_map(|tile| tile.parse::<Tile>().ok())
        .collect()
}

/// The situation of a winner whose hand this tile completed, taken from a discard; with `None` that of a player who has not won.
fn situation_with(tile: Option<Tile>) -> Situation {
    Situation {
        seat_wind: Wind::South,
        round_wind: Wind::East,
        win: tile.map(|tile| Win {
            tile,
            source: Source::Discard,
            original: false,
            standing: false,
            first_discard_of_east: false,
        }),
        live_left: 20,
        open: Counts::default(),
        kongs_since_discard: 0,
        east_wins: 0,
    }
}

fn scoring(criterion: &mut Criterion) {
    let rules = RuleSet::bloem();
    let six = "6C".parse::<Tile>().ok();
    let hand = |stake: &str, pungs: &[&str]| Hand {
        stake: tiles(stake),
        melds: pungs
            .iter()
            .filter_map(|tile| Some(Meld::claimed(MeldKind::Pung, tile.parse().ok()?)))
            .collect(),
        bonus: tiles("1F 2S").iter().collect(),
    };
    let won = hand("4C 5C 6C 2D 2D 2D 3D 3D 3D 4D 4D 4D 8B 8B", &[]);
    let lost = hand("4C 5C 2D 2D 2D 8B 8B EW RD 9B", &["7D"]);
    criterion.bench_function("score a winner", |bench| {
        let situation = situation_with(six);
        bench.iter(|| rules.score(black_box(&won), &situation));
    });
    criterion.bench_function("score a loser", |bench| {
        let situation = situation_with(None);
        bench.iter(|| rules.score(black_box(&lost), &situation));
    });
    criterion.bench_function("test a complete hand for Mah Jongg", |bench| {
        let situation = situation_with(None);
        bench.iter(|| rules.is_mah_jong(black_box(&won), &situation));
    });
    criterion.bench_function("test an incomplete hand for Mah Jongg", |bench| {
        let situation = situation_with(None);
        let mut drawn = lost.clone();
        drawn.stake.extend("9D".parse::<Tile>());
        bench.iter(|| rules.is_mah_jong(black_box(&drawn), &situation));
    });
    criterion.bench_function("waits", |bench| {
        let situation = situation_with(None);
        bench.iter(|| rules.waits(black_box(&lost), &situation));
    });
}

/// Scores a classical hand and writes the explanation that a table sends after each deal.
fn score_with_text(criterion: &mut Criterion) {
    let rules = RuleSet::classical();
    let hand = Hand {
        stake: tiles("RD RD RD 1B 1B 1B 5C 5C"),
        melds: ["7D", "EW"]
            .into_iter()
            .filter_map(|tile| Some(Meld::claimed(MeldKind::Pung, tile.parse().ok()?)))
            .collect(),
        bonus: tiles("1F 2S 2F").iter().collect(),
    };
    let situation = situation_with("5C".parse().ok());
    criterion.bench_function("score a classical winner, with its text", |bench| {
        bench.iter(|| {
            let score = rules.score(black_box(&hand), &situation);
            score.map(|score| explanation(&rules, &score))
        });
    });
    let meld = |kind, tile: &str| Some(Meld::concealed(kind, tile.parse().ok()?));
    let laid_out = [
        meld(MeldKind::Pung, "RD"),
        meld(MeldKind::Pung, "1B"),
        meld(MeldKind::Pair, "5C"),
    ];
    let arrangement = Arrangement {
        melds: hand
            .melds
            .iter()
            .copied()
            .chain(laid_out.into_iter().flatten())
            .collect(),
        rest: Counts::default(),
    };
    criterion.bench_function("score a hand as it was laid out, with its text", |bench| {
        bench.iter(|| {
            let score = rules.score_arrangement(black_box(&hand), &arrangement, &situation);
            explanation(&rules, &score)
        });
    });
}

criterion_group!(benches, scoring, score_with_text);
criterion_main!(benches);
