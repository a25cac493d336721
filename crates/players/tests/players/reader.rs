//! Compares the reader's estimates of hands with the truth.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Event, Game, PlayerView, Request, SeatView, Setup};
use engine::tiles::shanten::{Aim, ChowLimit, Shape};
use engine::tiles::{BySeat, Counts, MeldKind, Seat, Suit, Tile};
use players::reader::suits::{self, Shown};
use players::reader::{self, Collected, Distances, MAX_LACKING, held, pungs};
use players::rng::Rng;
use players::rollouts::Determinizer;
use players::selfplay::step;
use players::simulator::{Position, Simulator};
use players::{ComputerPlayer, Level};

/// The levels at a table; their seats rotate from deal to deal.
const LEVELS: [Level; 4] = [Level::Club, Level::Expert, Level::Club, Level::Master];

/// The level of the player at a seat of a deal.
fn level(seed: u64, seat: Seat) -> Level {
    LEVELS[(seat.index() + seed as usize) % 4]
}

/// Visits every turn of deals with these seeds: the table, and the seat whose turn it is.
fn for_each_view(rules: &RuleSet, deals: std::ops::Range<u64>, mut visit: impl FnMut(&Game, Seat)) {
    for seed in deals {
        let mut game = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
        let players = BySeat::from_fn(|seat| ComputerPlayer::new(level(seed, seat)));
        let mut over = false;
        while !over {
            let is_turn = |seat: &Seat| matches!(game.request(*seat), Some(Request::Turn { .. }));
            if let Some(seat) = Seat::ALL.into_iter().find(is_turn) {
                visit(&game, seat);
            }
            let Some(events) = step(&mut game, &players) else {
                break;
            };
            let ends_deal =
                |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
            over = events.iter().any(ends_deal);
        }
    }
}

/// The number of tiles that a hand lacks for sets and a pair, with this limit of Chows.
fn lacking_for(player: &PlayerView, stake: &Counts, chows: ChowLimit) -> usize {
    let aim = Aim {
        chows,
        ..Aim::regular(player.melds.len())
    };
    usize::from(Shape::of(stake).lacking(aim))
}

/// The number of tiles that the hand of a player lacks, limited to the range that the reader distinguishes.
fn lacking(game: &Game, seat: Seat, rules: &RuleSet) -> usize {
    let player = game.seat_view(seat).me();
    lacking_for(player, &player.stake, rules.options.chow_limit()).clamp(1, MAX_LACKING)
}

/// Whether all tiles of a hand, except at most one, are of one suit or honours.
fn is_of_suit(player: &PlayerView, stake: &Counts, suit: Suit) -> bool {
    let is_other_suit = |tile: Tile| tile.suit().is_some_and(|other| other != suit);
    let stake = stake.iter().filter(|tile| !tile.is_bonus());
    !player.melds.iter().any(|meld| is_other_suit(meld.tile))
        && stake.filter(|tile| is_other_suit(*tile)).count() < 2
}

/// What a hand collects, by the reader's categories.
fn collected(player: &PlayerView, stake: &Counts, rules: &RuleSet) -> Collected {
    let suit = Suit::ALL
        .into_iter()
        .find(|suit| is_of_suit(player, stake, *suit));
    let lacking = |chows| lacking_for(player, stake, chows);
    match suit {
        Some(suit) => Collected::Suit(suit),
        None if has_chow(player)
            || lacking(ChowLimit::None) > lacking(rules.options.chow_limit()) =>
        {
            Collected::AnySets
        }
        None => Collected::Pungs,
    }
}

fn has_chow(player: &PlayerView) -> bool {
    player.melds.iter().any(|meld| meld.kind == MeldKind::Chow)
}

/// For each kind of tile that a hand may have, how many are held, and how many would be expected if all hidden tiles were equally likely.
fn held_tiles(view: &SeatView, collected: Collected, stake: &Counts) -> Vec<(Tile, [f64; 2])> {
    let own = &view.me().stake;
    let hidden = |tile: Tile| 4.0 - f64::from(view.open[tile]) - f64::from(own[tile]);
    let kinds = || Tile::plain().filter(|tile| !collected.excludes(*tile));
    let hidden_count: f64 = kinds().map(hidden).sum();
    let held_count: f64 = kinds().map(|tile| f64::from(stake[tile])).sum();
    let possible = kinds().filter(|tile| hidden(*tile) > 0.0);
    possible
        .map(|tile| {
            let expected = held_count * hidden(tile) / hidden_count;
            (tile, [f64::from(stake[tile]), expected])
        })
        .collect()
}

/// Counts the hands of the opponents in many deals, and prints the reader's tables.
#[test]
#[ignore = "prints new tables for the reader"]
fn the_reader_learns() {
    for (name, rules) in [
        ("bloem", RuleSet::bloem()),
        ("classical", RuleSet::classical()),
    ] {
        let mut counted = vec![[[Distances::default(); 20]; 5]; 3];
        let mut counts_by_shown: BTreeMap<Shown, [u32; 2]> = BTreeMap::new();
        let mut pung_counts = [[[0; 2]; 20]; 5];
        let mut counts_by_cell: BTreeMap<usize, [f64; 2]> = BTreeMap::new();
        for_each_view(&rules, 50_000..53_000, |game, seat| {
            for other in seat.others() {
                let view = game.seat_view(seat);
                if view.players[other].standing {
                    continue;
                }
                let (melds, discards) = reader::table_indices(view, other);
                let player = game.seat_view(other).me();
                let collected = collected(player, &player.stake, &rules);
                let cells = held::cells(view, other, collected);
                for (tile, [held, expected]) in held_tiles(view, collected, &player.stake) {
                    let counts = counts_by_cell.entry(cells[tile.index()]).or_default();
                    counts[0] += held;
                    counts[1] += expected;
                }
                let row = &mut counted[collected.index()][melds];
                row[discards][lacking(game, other, &rules) - 1] += 1;
                if !matches!(collected, Collected::Suit(_)) && !has_chow(player) {
                    let is_any_sets = collected == Collected::AnySets;
                    pung_counts[melds][discards][usize::from(is_any_sets)] += 1;
                }
                for suit in Suit::ALL {
                    if let Some(shown) = suits::shown(view, other, suit) {
                        let counts = counts_by_shown.entry(shown).or_default();
                        counts[usize::from(!is_of_suit(player, &player.stake, suit))] += 1;
                    }
                }
            }
        });
        for (collected, by_melds) in counted.iter().enumerate() {
            for (melds, row) in by_melds.iter().enumerate() {
                for (discards, counts) in row.iter().enumerate() {
                    let counts = counts.map(|count| count.to_string()).join(" ");
                    println!("{name} {collected} {melds} {discards} {counts}");
                }
            }
        }
        for (melds, row) in pung_counts.iter().enumerate() {
            for (discards, [with_pungs, others]) in row.iter().enumerate() {
                println!("pungs-{name} {melds} {discards} {with_pungs} {others}");
            }
        }
        for (cell, [held, expected]) in counts_by_cell {
            println!("held-{name} {cell} {held:.0} {expected:.0}");
        }
        for (shown, [of_suit, others]) in counts_by_shown {
            let shown = shown.map(|number| number.to_string()).join(" ");
            println!("suits-{name} {shown} {of_suit} {others}");
        }
    }
}

/// A number of turns, with the sums of predictions and results.
#[derive(Clone, Copy, Debug, Default)]
struct Comparison {
    count: f64,
    predicted: f64,
    observed: f64,
}

/// Comparisons by the range of the prediction: below 0.1, 0.3 and 0.6, and above.
#[derive(Clone, Copy, Debug, Default)]
struct ComparisonsByRange([Comparison; 4]);

impl ComparisonsByRange {
    fn add(&mut self, predicted: f64, observed: bool) {
        let edges_passed = [0.1, 0.3, 0.6].iter().filter(|edge| predicted >= **edge);
        let sum = &mut self.0[edges_passed.count()];
        sum.count += 1.0;
        sum.predicted += predicted;
        sum.observed += f64::from(u8::from(observed));
    }

    fn check(&self) {
        println!("{self:?}");
        for sum in self.0.into_iter().filter(|sum| sum.count > 0.0) {
            let (predicted, observed) = (sum.predicted / sum.count, sum.observed / sum.count);
            // Turns of one deal are correlated, so twenty turns count as one sample.
            let error = (predicted * (1.0 - predicted) / (sum.count / 20.0)).sqrt();
            assert!(
                (predicted - observed).abs() < 3.0 * error,
                "predicted {predicted}, observed {observed} in {self:?}"
            );
        }
    }
}

#[test]
fn readiness_suits_and_pungs_are_as_frequent_as_predicted() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let (mut ready, mut collecting, mut with_pungs) = (
            ComparisonsByRange::default(),
            ComparisonsByRange::default(),
            ComparisonsByRange::default(),
        );
        for_each_view(&rules, 700..760, |game, seat| {
            let view = game.seat_view(seat);
            for other in seat.others() {
                let is_ready = lacking(game, other, &rules) == 1;
                ready.add(reader::ready_chance(view, other), is_ready);
                let player = game.seat_view(other).me();
                let actual = collected(player, &player.stake, &rules);
                for suit in Suit::ALL {
                    let predicted = suits::collecting_chance(view, other, suit);
                    collecting.add(predicted, is_of_suit(player, &player.stake, suit));
                }
                if !matches!(actual, Collected::Suit(_)) {
                    with_pungs.add(
                        pungs::collecting_chance(view, other),
                        actual == Collected::Pungs,
                    );
                }
            }
        });
        ready.check();
        collecting.check();
        with_pungs.check();
    }
}

#[test]
fn hands_of_one_suit_are_estimated_to_be_ready_less_often() {
    let mut comparisons = 0;
    for_each_view(&RuleSet::bloem(), 900..905, |game, seat| {
        let view = game.seat_view(seat);
        for other in seat.others() {
            let (melds, discards) = reader::table_indices(view, other);
            if view.players[other].standing || discards < 6 || melds > 3 {
                continue;
            }
            let ready = [Collected::Suit(Suit::ALL[0]), Collected::AnySets].map(|collected| {
                let distances = reader::distances(view, other, collected);
                f64::from(distances[0]) / f64::from(distances.iter().sum::<u32>())
            });
            assert!(ready[0] < ready[1], "{melds} sets, {discards} discards");
            comparisons += 1;
        }
    });
    assert!(comparisons > 50, "{comparisons}");
}

/// Visits some turns of deals with these seeds: the table, the seat whose turn it is, and this many determinizations.
fn for_each_determinized(
    rules: &RuleSet,
    deals: std::ops::Range<u64>,
    count: usize,
    mut visit: impl FnMut(&Game, Seat, &[Position]),
) {
    let mut turns = 0;
    for_each_view(rules, deals, |game, seat| {
        turns += 1;
        if turns % 23 != 0 {
            return;
        }
        let view = game.seat_view(seat);
        let (determinizer, mut simulator) = (Determinizer::of(view), Simulator::of(view));
        let mut rng = Rng::of(view, 5);
        let draw = || determinizer.draw(&mut simulator, &mut rng);
        let determinizations: Vec<Position> =
            std::iter::repeat_with(draw).take(count).flatten().collect();
        visit(game, seat, &determinizations);
    });
}

/// A tile that a player has discarded, or one next to it, is as rare in determinizations of the hand as in the actual hand.
#[test]
fn tiles_near_discards_are_as_rare_in_determinizations_as_in_hands() {
    let rules = RuleSet::classical();
    let (mut actual, mut determinized) = ([0.0; 2], [0.0; 2]);
    for_each_determinized(&rules, 820..840, 5, |game, seat, determinizations| {
        let view = game.seat_view(seat);
        let count_near_discards = |other: Seat, stake: &Counts, sum: &mut [f64; 2]| {
            let collected = collected(&view.players[other], stake, &rules);
            for (tile, [held, expected]) in held_tiles(view, collected, stake) {
                let is_near = |discarded: Tile| {
                    discarded.suit() == tile.suit() && discarded.index().abs_diff(tile.index()) < 2
                };
                let mut discarded = view.discards.iter().filter(|own| own.seat == other);
                if !tile.is_honour() && discarded.any(|own| is_near(own.tile)) {
                    sum[0] += held;
                    sum[1] += expected;
                }
            }
        };
        for other in seat.others() {
            count_near_discards(other, &game.seat_view(other).me().stake, &mut actual);
            for determinization in determinizations {
                count_near_discards(
                    other,
                    &determinization.players[other].stake,
                    &mut determinized,
                );
            }
        }
    });
    let [actual, determinized] = [actual, determinized].map(|[held, expected]| held / expected);
    println!(
        "tiles near discards: actually held {actual:.2} times as often as at random, in determinizations {determinized:.2} times"
    );
    assert!(actual < 0.75 && (determinized - actual).abs() < 0.12);
}

#[test]
fn determinized_hands_match_the_estimates_of_the_reader() {
    let rules = RuleSet::bloem();
    let (mut predicted, mut observed) = ([0.0; 3], [0.0; 3]);
    for_each_determinized(&rules, 800..810, 20, |game, seat, determinizations| {
        let view = game.seat_view(seat);
        for other in seat.others() {
            let [one, two, three, (_, with_pungs), _] = reader::collections(view, other);
            let one_suit = one.1 + two.1 + three.1;
            let estimates = [reader::ready_chance(view, other), one_suit, with_pungs];
            let player = &view.players[other];
            for determinization in determinizations {
                let stake = &determinization.players[other].stake;
                let collected = collected(player, stake, &rules);
                let actual = [
                    lacking_for(player, stake, ChowLimit::Any) == 1,
                    matches!(collected, Collected::Suit(_)),
                    collected == Collected::Pungs,
                ];
                for kind in 0..3 {
                    predicted[kind] += estimates[kind];
                    observed[kind] += f64::from(u8::from(actual[kind]));
                }
            }
        }
    });
    println!(
        "ready, of one suit, of Pungs: estimated {predicted:.0?}, in determinizations {observed:.0?}"
    );
    for ((predicted, observed), bound) in predicted.iter().zip(observed).zip([0.15, 0.15, 0.5]) {
        assert!(
            (observed / predicted - 1.0).abs() < bound,
            "observed {observed}, predicted {predicted}"
        );
    }
}
