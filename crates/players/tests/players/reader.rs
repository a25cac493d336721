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

/// One player of each common kind, in changing seats.
const LEVELS: [Level; 4] = [Level::Club, Level::Expert, Level::Club, Level::Master];

/// The level of the player at a seat of a deal.
fn level(seed: u64, seat: Seat) -> Level {
    LEVELS[(seat.index() + seed as usize) % 4]
}

/// Visits every turn of deals, starting with a seed: the table, and the seat whose turn it is.
fn for_each_view(rules: &RuleSet, deals: std::ops::Range<u64>, mut each: impl FnMut(&Game, Seat)) {
    for seed in deals {
        let mut game = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
        let players = BySeat::from_fn(|seat| ComputerPlayer::new(level(seed, seat)));
        let mut over = false;
        while !over {
            let turn = |seat: &Seat| matches!(game.request(*seat), Some(Request::Turn { .. }));
            if let Some(seat) = Seat::ALL.into_iter().find(turn) {
                each(&game, seat);
            }
            let Some(events) = step(&mut game, &players) else {
                break;
            };
            let ends =
                |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
            over = events.iter().any(ends);
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

/// The number of tiles that the hand of a player lacks, up to the largest number that the reader distinguishes.
fn lacking(game: &Game, seat: Seat, rules: &RuleSet) -> usize {
    let player = game.seat_view(seat).me();
    lacking_for(player, &player.stake, rules.options.chow_limit()).clamp(1, MAX_LACKING)
}

/// Whether all tiles of a hand, except at most one, are of one suit or honours.
fn is_of(player: &PlayerView, stake: &Counts, suit: Suit) -> bool {
    let other = |tile: Tile| tile.suit().is_some_and(|of| of != suit);
    let stake = stake.iter().filter(|tile| !tile.is_bonus());
    !player.melds.iter().any(|meld| other(meld.tile))
        && stake.filter(|tile| other(*tile)).count() < 2
}

/// The kind of a hand, as the reader distinguishes them.
fn collected(player: &PlayerView, stake: &Counts, rules: &RuleSet) -> Collected {
    let suit = Suit::ALL
        .into_iter()
        .find(|suit| is_of(player, stake, *suit));
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
    let kinds = || Tile::plain().filter(|tile| !collected.leaves_out(*tile));
    let all: f64 = kinds().map(hidden).sum();
    let tiles: f64 = kinds().map(|tile| f64::from(stake[tile])).sum();
    let met = kinds().filter(|tile| hidden(*tile) > 0.0);
    met.map(|tile| {
        let expected = tiles * hidden(tile) / all;
        (tile, [f64::from(stake[tile]), expected])
    })
    .collect()
}

/// Counts the hands of the others in this many deals, and prints the reader's tables.
#[test]
#[ignore = "teaches the reader"]
fn the_reader_learns() {
    for (name, rules) in [
        ("bloem", RuleSet::bloem()),
        ("classical", RuleSet::classical()),
    ] {
        let mut counted = vec![[[Distances::default(); 20]; 5]; 3];
        let mut of_suits: BTreeMap<Shown, [u32; 2]> = BTreeMap::new();
        let mut of_pungs = [[[0; 2]; 20]; 5];
        let mut of_tiles: BTreeMap<usize, [f64; 2]> = BTreeMap::new();
        for_each_view(&rules, 50_000..53_000, |game, seat| {
            for other in seat.others() {
                let view = game.seat_view(seat);
                if view.players[other].standing {
                    continue;
                }
                let (melds, discards) = reader::place(view, other);
                let player = game.seat_view(other).me();
                let collected = collected(player, &player.stake, &rules);
                let places = held::places(view, other, collected);
                for (tile, [held, expected]) in held_tiles(view, collected, &player.stake) {
                    let counts = of_tiles.entry(places[tile.index()]).or_default();
                    counts[0] += held;
                    counts[1] += expected;
                }
                let row = &mut counted[collected.place()][melds];
                row[discards][lacking(game, other, &rules) - 1] += 1;
                if !matches!(collected, Collected::Suit(_)) && !has_chow(player) {
                    let others = collected == Collected::AnySets;
                    of_pungs[melds][discards][usize::from(others)] += 1;
                }
                for suit in Suit::ALL {
                    if let Some(shown) = suits::shown(view, other, suit) {
                        let counts = of_suits.entry(shown).or_default();
                        counts[usize::from(!is_of(player, &player.stake, suit))] += 1;
                    }
                }
            }
        });
        for (collected, part) in counted.iter().enumerate() {
            for (melds, row) in part.iter().enumerate() {
                for (discards, counts) in row.iter().enumerate() {
                    let counts = counts.map(|count| count.to_string()).join(" ");
                    println!("{name} {collected} {melds} {discards} {counts}");
                }
            }
        }
        for (melds, row) in of_pungs.iter().enumerate() {
            for (discards, [of_pungs, others]) in row.iter().enumerate() {
                println!("pungs-{name} {melds} {discards} {of_pungs} {others}");
            }
        }
        for (place, [held, expected]) in of_tiles {
            println!("held-{name} {place} {held:.0} {expected:.0}");
        }
        for (shown, [of_it, others]) in of_suits {
            let shown = shown.map(|number| number.to_string()).join(" ");
            println!("suits-{name} {shown} {of_it} {others}");
        }
    }
}

/// Turns visited, the predictions, and the results.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    count: f64,
    predicted: f64,
    observed: f64,
}

/// Turns by prediction: below 0.1, below 0.3, below 0.6, and above.
#[derive(Clone, Copy, Debug, Default)]
struct Sums([Sum; 4]);

impl Sums {
    fn add(&mut self, predicted: f64, observed: bool) {
        let likely = [0.1, 0.3, 0.6].iter().filter(|edge| predicted >= **edge);
        let sum = &mut self.0[likely.count()];
        sum.count += 1.0;
        sum.predicted += predicted;
        sum.observed += f64::from(u8::from(observed));
    }

    fn check(&self) {
        println!("{self:?}");
        for sum in self.0.into_iter().filter(|sum| sum.count > 0.0) {
            let (predicted, observed) = (sum.predicted / sum.count, sum.observed / sum.count);
            // Turns of one deal are correlated, so a deal counts as only a few.
            let error = (predicted * (1.0 - predicted) / (sum.count / 20.0)).sqrt();
            assert!(
                (predicted - observed).abs() < 3.0 * error,
                "{predicted} {observed} of {self:?}"
            );
        }
    }
}

#[test]
fn readiness_and_collected_suits_are_as_frequent_as_predicted() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let (mut ready, mut collecting, mut of_pungs) =
            (Sums::default(), Sums::default(), Sums::default());
        for_each_view(&rules, 700..760, |game, seat| {
            let view = game.seat_view(seat);
            for other in seat.others() {
                let is_ready = lacking(game, other, &rules) == 1;
                ready.add(reader::ready(view, other), is_ready);
                let player = game.seat_view(other).me();
                let truly = collected(player, &player.stake, &rules);
                for suit in Suit::ALL {
                    let predicted = suits::collects(view, other, suit);
                    collecting.add(predicted, is_of(player, &player.stake, suit));
                }
                if !matches!(truly, Collected::Suit(_)) {
                    of_pungs.add(pungs::collects(view, other), truly == Collected::Pungs);
                }
            }
        });
        ready.check();
        collecting.check();
        of_pungs.check();
    }
}

#[test]
fn collectors_of_a_suit_are_estimated_farther_from_complete() {
    let mut predicted = 0;
    for_each_view(&RuleSet::bloem(), 900..905, |game, seat| {
        let view = game.seat_view(seat);
        for other in seat.others() {
            let (melds, discards) = reader::place(view, other);
            if view.players[other].standing || discards < 6 || melds > 3 {
                continue;
            }
            let ready = [Collected::Suit(Suit::ALL[0]), Collected::AnySets].map(|collected| {
                let distances = reader::distances(view, other, collected);
                f64::from(distances[0]) / f64::from(distances.iter().sum::<u32>())
            });
            assert!(ready[0] < ready[1], "{melds} sets, {discards} discards");
            predicted += 1;
        }
    });
    assert!(predicted > 50, "{predicted}");
}

/// Visits some turns of deals, starting with a seed: the table, the seat whose turn it is, and this many determinizations.
fn visit_worlds(
    rules: &RuleSet,
    deals: std::ops::Range<u64>,
    worlds: usize,
    mut each: impl FnMut(&Game, Seat, &[Position]),
) {
    let mut turns = 0;
    for_each_view(rules, deals, |game, seat| {
        turns += 1;
        if turns % 23 != 0 {
            return;
        }
        let view = game.seat_view(seat);
        let (drawn, mut simulator) = (Determinizer::of(view), Simulator::of(view));
        let mut dice = Rng::of(view, 5);
        let draw = || drawn.draw(&mut simulator, &mut dice);
        let drawn: Vec<Position> = std::iter::repeat_with(draw)
            .take(worlds)
            .flatten()
            .collect();
        each(game, seat, &drawn);
    });
}

/// A tile that a player has discarded, or one next to it, is rarely in their hand, and as rarely in determinizations.
#[test]
fn tiles_near_discards_are_as_rare_in_determinizations_as_in_hands() {
    let rules = RuleSet::classical();
    let (mut truly, mut in_worlds) = ([0.0; 2], [0.0; 2]);
    visit_worlds(&rules, 820..840, 5, |game, seat, worlds| {
        let view = game.seat_view(seat);
        let near = |other: Seat, stake: &Counts, sum: &mut [f64; 2]| {
            let collected = collected(&view.players[other], stake, &rules);
            for (tile, [held, expected]) in held_tiles(view, collected, stake) {
                let beside = |discarded: Tile| {
                    discarded.suit() == tile.suit() && discarded.index().abs_diff(tile.index()) < 2
                };
                let mut discarded = view.discards.iter().filter(|own| own.seat == other);
                if !tile.is_honour() && discarded.any(|own| beside(own.tile)) {
                    sum[0] += held;
                    sum[1] += expected;
                }
            }
        };
        for other in seat.others() {
            near(other, &game.seat_view(other).me().stake, &mut truly);
            for world in worlds {
                near(other, &world.players[other].stake, &mut in_worlds);
            }
        }
    });
    let [truly, in_worlds] = [truly, in_worlds].map(|[held, expected]| held / expected);
    println!("held near what was discarded: {truly:.2} of chance, in worlds {in_worlds:.2}");
    assert!(truly < 0.75 && (in_worlds - truly).abs() < 0.12);
}

#[test]
fn determinized_hands_match_the_estimates_of_the_reader() {
    let rules = RuleSet::bloem();
    let (mut predicted, mut observed) = ([0.0; 3], [0.0; 3]);
    visit_worlds(&rules, 800..810, 20, |game, seat, worlds| {
        let view = game.seat_view(seat);
        for other in seat.others() {
            let [one, two, three, (_, of_pungs), _] = reader::collections(view, other);
            let of_a_suit = one.1 + two.1 + three.1;
            let read = [reader::ready(view, other), of_a_suit, of_pungs];
            let player = &view.players[other];
            for world in worlds {
                let stake = &world.players[other].stake;
                let collected = collected(player, stake, &rules);
                let found = [
                    lacking_for(player, stake, ChowLimit::Any) == 1,
                    matches!(collected, Collected::Suit(_)),
                    collected == Collected::Pungs,
                ];
                for kind in 0..3 {
                    predicted[kind] += read[kind];
                    observed[kind] += f64::from(u8::from(found[kind]));
                }
            }
        }
    });
    println!("ready, of one suit, of pungs: as read {predicted:.0?}, in worlds {observed:.0?}");
    for ((predicted, observed), bound) in predicted.iter().zip(observed).zip([0.15, 0.15, 0.5]) {
        assert!(
            (observed / predicted - 1.0).abs() < bound,
            "{observed} {predicted}"
        );
    }
}
