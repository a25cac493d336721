//! What is read of the others' hands, beside what they were.

#[path = "reader/worlds.rs"]
mod worlds;

use std::collections::BTreeMap;
use std::sync::Arc;

use red_stake::computer::deliberation::Worlds;
use red_stake::computer::dice::Dice;
use red_stake::computer::reader::suits::{self, Shown};
use red_stake::computer::reader::{self, Distances, FARTHEST};
use red_stake::computer::simulator::Simulator;
use red_stake::computer::{ComputerPlayer, Level};
use red_stake::rules::RuleSet;
use red_stake::session::selfplay::step;
use red_stake::table::{Event, Game, Request, Setup};
use red_stake::tiles::shanten::{Aim, Shape};
use red_stake::tiles::{BySeat, Seat, Suit, Tile};

/// One of each kind of player that is met, in places that change.
const LEVELS: [Level; 4] = [Level::Club, Level::Expert, Level::Club, Level::Master];

/// Of which level the player at a seat of a deal is.
fn level(seed: u64, seat: Seat) -> Level {
    LEVELS[(seat.index() + seed as usize) % 4]
}

/// Visits every turn of deals from a seed on: the table, and the seat whose turn it is.
fn visit(rules: &RuleSet, deals: std::ops::Range<u64>, mut each: impl FnMut(&Game, Seat)) {
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

/// Tiles that the hand of a player lacks, as far as they are told apart.
fn lacking(game: &Game, seat: Seat, rules: &RuleSet) -> usize {
    let player = game.seat_view(seat).me();
    let aim = Aim::regular(player.melds.len());
    let aim = match rules.options.chows {
        true => aim,
        false => aim.without_chows(),
    };
    usize::from(Shape::of(&player.stake).lacking(aim)).clamp(1, FARTHEST)
}

/// Whether a hand is of one suit, with honours or without, but for one tile at most.
fn is_of(game: &Game, seat: Seat, suit: Suit) -> bool {
    let player = game.seat_view(seat).me();
    let other = |tile: Tile| tile.suit().is_some_and(|of| of != suit);
    let stake = player.stake.iter().filter(|tile| !tile.is_bonus());
    !player.melds.iter().any(|meld| other(meld.tile))
        && stake.filter(|tile| other(*tile)).count() < 2
}

/// Counts the hands of the others in so many deals, and prints the tables that the reader reads.
#[test]
#[ignore = "teaches the reader"]
fn the_reader_learns() {
    for (name, rules) in [
        ("bloem", RuleSet::bloem()),
        ("classical", RuleSet::classical()),
    ] {
        let mut counted = vec![[[Distances::default(); 20]; 5]; 2];
        let mut of_suits: BTreeMap<Shown, [u32; 2]> = BTreeMap::new();
        visit(&rules, 50_000..53_000, |game, seat| {
            for other in seat.others() {
                let view = game.seat_view(seat);
                if view.players[other].standing {
                    continue;
                }
                let (melds, throws) = reader::place(view, other);
                let of_a_suit = Suit::ALL.into_iter().any(|suit| is_of(game, other, suit));
                let row = &mut counted[usize::from(of_a_suit)][melds];
                row[throws][lacking(game, other, &rules) - 1] += 1;
                for suit in Suit::ALL {
                    if let Some(shown) = suits::shown(view, other, suit) {
                        let counts = of_suits.entry(shown).or_default();
                        counts[usize::from(!is_of(game, other, suit))] += 1;
                    }
                }
            }
        });
        for (of_a_suit, half) in counted.iter().enumerate() {
            for (melds, row) in half.iter().enumerate() {
                for (throws, counts) in row.iter().enumerate() {
                    let counts = counts.map(|count| count.to_string()).join(" ");
                    println!("{name} {of_a_suit} {melds} {throws} {counts}");
                }
            }
        }
        for (shown, [of_it, others]) in of_suits {
            let shown = shown.map(|number| number.to_string()).join(" ");
            println!("suits-{name} {shown} {of_it} {others}");
        }
    }
}

/// Turns looked at, what was told of them, and what came of it.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    count: f64,
    told: f64,
    came: f64,
}

/// Turns by what was told: less than a tenth, less than 0.3, less than 0.6, and more.
#[derive(Clone, Copy, Debug, Default)]
struct Sums([Sum; 4]);

impl Sums {
    fn add(&mut self, told: f64, came: bool) {
        let likely = [0.1, 0.3, 0.6].iter().filter(|edge| told >= **edge);
        let sum = &mut self.0[likely.count()];
        sum.count += 1.0;
        sum.told += told;
        sum.came += f64::from(u8::from(came));
    }

    fn check(&self) {
        println!("{self:?}");
        for sum in self.0 {
            let (told, came) = (sum.told / sum.count, sum.came / sum.count);
            // Turns of one deal are alike: a deal counts for a few of them.
            let error = (told * (1.0 - told) / (sum.count / 20.0)).sqrt();
            assert!(
                (told - came).abs() < 3.0 * error,
                "{told} {came} of {self:?}"
            );
        }
    }
}

#[test]
fn who_is_told_to_be_ready_or_to_collect_a_suit_is_or_does_so_as_often_as_told() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let (mut ready, mut collecting) = (Sums::default(), Sums::default());
        visit(&rules, 700..760, |game, seat| {
            let view = game.seat_view(seat);
            for other in seat.others() {
                let is_ready = lacking(game, other, &rules) == 1;
                ready.add(reader::ready(view, other), is_ready);
                for suit in Suit::ALL {
                    let told = suits::collects(view, other, suit);
                    collecting.add(told, is_of(game, other, suit));
                }
            }
        });
        ready.check();
        collecting.check();
    }
}

#[test]
fn who_collects_a_suit_is_read_as_farther_from_complete() {
    let mut told = 0;
    visit(&RuleSet::bloem(), 900..905, |game, seat| {
        let view = game.seat_view(seat);
        for other in seat.others() {
            let (melds, throws) = reader::place(view, other);
            if view.players[other].standing || throws < 6 || melds > 3 {
                continue;
            }
            let ready = [true, false].map(|of_a_suit| {
                let distances = reader::distances(view, other, of_a_suit);
                f64::from(distances[0]) / f64::from(distances.iter().sum::<u32>())
            });
            assert!(ready[0] < ready[1], "{melds} sets, {throws} discards");
            told += 1;
        }
    });
    assert!(told > 50, "{told}");
}

#[test]
fn hands_of_worlds_are_as_near_to_complete_as_read() {
    let rules = RuleSet::bloem();
    let (mut told, mut came, mut turns) = (0.0, 0.0, 0);
    visit(&rules, 800..810, |game, seat| {
        turns += 1;
        if turns % 23 != 0 {
            return;
        }
        let view = game.seat_view(seat);
        let (worlds, mut simulator) = (Worlds::of(view), Simulator::of(view));
        let mut dice = Dice::of(view, 5);
        for _ in 0..20 {
            let world = worlds.draw(&mut simulator, &mut dice);
            for other in seat.others() {
                let player = world.as_ref().map(|world| &world.players[other]);
                let lacking = player.map(|player| player.shape.lacking(player.any_sets(true)));
                told += reader::ready(view, other);
                came += f64::from(u8::from(lacking == Some(1)));
            }
        }
    });
    println!("ready as read: {told:.0}, in worlds: {came:.0}");
    assert!((came / told - 1.0).abs() < 0.15, "{came} {told}");
}
