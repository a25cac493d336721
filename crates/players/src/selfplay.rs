//! Games between computer players, and their results.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use crate::{ComputerPlayer, Level};
use engine::rules::{RuleSet, Source};
use engine::table::{DealEnd, Event, Game, Input, Move, Outcome, Request, Setup};
use engine::tiles::{BySeat, Seat};

/// Number of hands played of each game; a game of four rounds never has fewer.
const HANDS_IN_A_GAME: u32 = 16;

/// A series of hands to play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The level of the player at each seat.
    pub players: BySeat<Level>,
    /// The number of hands to play, including dead hands.
    pub hands: u32,
    /// Random seed.
    pub seed: u64,
}

/// Totals over some hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Hands played, including dead hands.
    pub hands: u32,
    /// Dead hands.
    pub washouts: u32,
    /// Sum of the scores of the winning hands.
    pub winning_scores: u64,
    /// The results of each player.
    pub players: BySeat<PlayerResults>,
}

/// Totals over some hands for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerResults {
    /// Hands won.
    pub wins: u32,
    /// Hands that another player won with a discard of this one.
    pub deal_ins: u32,
    /// Sum of the points won and lost.
    pub points: i64,
    /// Sum over all hands of the square of the points.
    pub squares: i128,
}

impl SelfPlay {
    /// Plays all hands on `threads` threads; the results do not depend on their number.
    #[expect(
        clippy::disallowed_methods,
        reason = "the caller says how many threads"
    )]
    pub fn run(&self, threads: usize) -> Results {
        let next_game = AtomicU32::new(0);
        let games = self.hands.div_ceil(HANDS_IN_A_GAME);
        let work = || {
            let mut results = Results::default();
            loop {
                let number = next_game.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return results;
                }
                results.add(&self.play_game(number));
            }
        };
        let mut results = Results::default();
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            results.add(&work());
            for helper in helpers {
                // A thread that panicked has no results.
                results.add(&helper.join().unwrap_or_default());
            }
        });
        results
    }

    fn play_game(&self, number: u32) -> Results {
        let hands = (self.hands - number * HANDS_IN_A_GAME).min(HANDS_IN_A_GAME);
        let seed = self.seed.wrapping_add(u64::from(number) << 32);
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let players = self.players.map(ComputerPlayer::new);
        let mut results = Results::default();
        for _ in 0..hands {
            let points = play_deal(
                &mut game,
                |game, seat, request| players[seat].decide(game.seat_view(seat), request),
                |game, events| results.count(game, events),
            );
            if points.is_none() {
                break;
            }
        }
        results
    }
}

/// The first seat that must answer, and its request.
pub fn next_request(game: &Game) -> Option<(Seat, Request)> {
    Seat::ALL
        .into_iter()
        .find_map(|seat| Some((seat, game.request(seat)?)))
}

/// Plays to the end of a deal: `decide` answers every request, `observe` sees the table after each answer and the events that it caused.
/// Returns the result of each seat, 0 in a dead hand; `None` if an answer is illegal or no seat must answer.
pub fn play_deal(
    game: &mut Game,
    mut decide: impl FnMut(&Game, Seat, &Request) -> Move,
    mut observe: impl FnMut(&Game, &[Event]),
) -> Option<BySeat<i64>> {
    loop {
        let (seat, request) = next_request(game)?;
        let choice = decide(game, seat, &request);
        let events = game.apply(Input::Move(seat, choice)).ok()?;
        observe(game, &events);
        if let Some(points) = deal_points(&events) {
            return Some(points);
        }
    }
}

/// The result of each seat, if these events end a deal.
pub fn deal_points(events: &[Event]) -> Option<BySeat<i64>> {
    events.iter().find_map(|event| match event {
        Event::Settled { settlement, .. } => Some(settlement.totals()),
        Event::WashedOut { .. } => Some(BySeat([0; 4])),
        _ => None,
    })
}

/// The score of the winning hand in the deal just settled.
fn winning_score(game: &Game) -> u32 {
    let view = game.seat_view(Seat::new(0));
    match &view.end {
        Some(DealEnd::MahJong { winner, .. }) => {
            let outcome = view.players[*winner].outcome.as_ref();
            outcome.map_or(0, Outcome::total)
        }
        _ => 0,
    }
}

/// Plays the decision of the first seat that must answer and returns its events; `None` if no seat must answer, or the answer is illegal.
pub fn step(game: &mut Game, players: &BySeat<ComputerPlayer>) -> Option<Vec<Event>> {
    let (seat, request) = next_request(game)?;
    let choice = players[seat].decide(game.seat_view(seat), &request);
    game.apply(Input::Move(seat, choice)).ok()
}

impl Results {
    /// Mean score of the winning hands; 0 if nobody won.
    pub fn mean_winning_score(&self) -> f64 {
        let wins = self.hands - self.washouts;
        self.winning_scores as f64 / f64::from(wins.max(1))
    }

    /// Adds the results of these events; `game` is the table after them.
    pub fn count(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            self.count_event(game, event);
        }
    }

    fn count_event(&mut self, game: &Game, event: &Event) {
        match event {
            Event::WashedOut { .. } => {
                self.hands += 1;
                self.washouts += 1;
            }
            Event::WentMahJong {
                seat, source, from, ..
            } => {
                self.hands += 1;
                self.players[*seat].wins += 1;
                if let (Source::Discard, Some(from)) = (source, from) {
                    self.players[*from].deal_ins += 1;
                }
            }
            Event::Settled { settlement, .. } => {
                self.winning_scores += u64::from(winning_score(game));
                for (seat, points) in settlement.totals().iter() {
                    self.players[seat].points += points;
                    self.players[seat].squares += i128::from(*points).pow(2);
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.washouts += other.washouts;
        self.winning_scores += other.winning_scores;
        for (seat, player) in self.players.iter_mut() {
            let other = &other.players[seat];
            player.wins += other.wins;
            player.deal_ins += other.deal_ins;
            player.points += other.points;
            player.squares += other.squares;
        }
    }
}

impl PlayerResults {
    /// Mean of the points per hand.
    pub fn mean(&self, hands: u32) -> f64 {
        self.points as f64 / f64::from(hands.max(1))
    }

    /// Standard error of that mean.
    pub fn standard_error(&self, hands: u32) -> f64 {
        let hands = f64::from(hands.max(1));
        let mean = self.points as f64 / hands;
        let variance = self.squares as f64 / hands - mean * mean;
        (variance.max(0.0) / hands).sqrt()
    }
}
