//! Trials of rules: computer players play many deals to estimate how often each special hand is made.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use engine::rules::{RowId, RuleSet, Score};
use engine::table::{Event, Game, Outcome, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};

/// Number of deals in a trial.
pub const DEALS: u32 = 20_000;
/// Number of deals after which frequencies are significant; the rarest special hands are made once in thousands of deals.
pub const SIGNIFICANT_DEALS: u32 = 5_000;
/// Deals that a thread plays between two reports.
const DEALS_PER_BATCH: u32 = 50;
/// A hand that lacks at most this many tiles counts as near.
const MAX_MISSING: u32 = 1;

/// How often a special hand was made or nearly made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpecialHandCount {
    /// Times it was made.
    pub made: u32,
    /// Hands at the end of a deal, of all four seats, that had it or lacked at most one tile.
    pub near: u32,
}

/// The results of a trial so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trial {
    /// Deals played.
    pub deals: u32,
    counts: BTreeMap<RowId, SpecialHandCount>,
}

impl Trial {
    /// Whether enough deals were played to draw conclusions.
    pub fn is_significant(&self) -> bool {
        self.deals >= SIGNIFICANT_DEALS
    }

    /// How often a special hand was made or nearly made.
    pub fn count_of(&self, id: impl AsRef<str>) -> SpecialHandCount {
        self.counts.get(id.as_ref()).copied().unwrap_or_default()
    }

    /// Plays deals by these rules on this many threads. `on_progress` gets the results after each batch and returns whether
    /// to continue. The results of a whole trial do not depend on the number of threads.
    pub fn play(
        rules: &Arc<RuleSet>,
        deals: u32,
        threads: usize,
        mut on_progress: impl FnMut(&Self) -> bool,
    ) -> Self {
        let (next_batch, stopped) = (AtomicU32::new(0), AtomicBool::new(false));
        let batches = deals.div_ceil(DEALS_PER_BATCH);
        let (sender, receiver) = mpsc::channel();
        let work = |sender: mpsc::Sender<Self>| {
            while !stopped.load(Ordering::Relaxed) {
                let batch = next_batch.fetch_add(1, Ordering::Relaxed);
                if batch >= batches {
                    break;
                }
                let first = batch * DEALS_PER_BATCH;
                let mut batch_results = Self::default();
                for deal in first..(first + DEALS_PER_BATCH).min(deals) {
                    batch_results.play_deal(rules, deal);
                }
                if sender.send(batch_results).is_err() {
                    break;
                }
            }
        };
        let mut total = Self::default();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            for batch_results in receiver {
                total.add(batch_results);
                if !on_progress(&total) {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
        });
        total
    }

    /// Plays the first deal of a new game, with this number as the seed, and adds its results.
    fn play_deal(&mut self, rules: &Arc<RuleSet>, number: u32) {
        let mut game = Game::new(Arc::clone(rules), Setup::seeded(u64::from(number)));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        let mut is_over = false;
        while !is_over {
            let Some(events) = step(&mut game, &players) else {
                break;
            };
            for event in &events {
                is_over |= matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
                if let Event::Scored {
                    outcome: Outcome::Ours(score),
                    ..
                } = event
                {
                    self.count_made(rules, score);
                }
            }
        }
        self.deals += 1;
        for seat in Seat::ALL {
            let view = game.seat_view(seat);
            let hand = view.me().hand();
            let near = rules.special_hands_near(&hand, view.wind_of(seat), MAX_MISSING);
            let near: BTreeSet<&RowId> = near.map(|(event, _)| &event.id).collect();
            for id in near {
                self.counts.entry(id.clone()).or_default().near += 1;
            }
        }
    }

    /// Counts the special hands of a winner. A loser who lacked one tile of a special hand may have a line of it too, which is left out.
    fn count_made(&mut self, rules: &RuleSet, score: &Score) {
        let is_special = |row: &RowId| {
            let event = rules.event(row);
            event.is_some_and(|event| event.special.is_some())
        };
        let lines = score.lines.iter().filter(|line| !line.calling);
        for line in lines.filter(|line| is_special(&line.row)) {
            self.counts.entry(line.row.clone()).or_default().made += 1;
        }
    }

    /// Adds the results of other deals.
    pub fn add(&mut self, other: Self) {
        self.deals += other.deals;
        for (id, counts) in other.counts {
            let total = self.counts.entry(id).or_default();
            total.made += counts.made;
            total.near += counts.near;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::{PRESETS, Situation, Source, Win, WrittenRules};
    use engine::tiles::{Counts, Hand, Tile, Wind};

    fn tile(name: &str) -> Tile {
        name.parse().expect("a tile")
    }

    /// The score of a concealed hand under these rules; of a loser without a last tile.
    fn score(rules: &RuleSet, tiles: &str, last: Option<&str>) -> Score {
        let hand = Hand {
            stake: tiles.split(' ').map(tile).collect(),
            ..Hand::default()
        };
        let situation = Situation {
            seat_wind: Wind::East,
            round_wind: Wind::East,
            win: last.map(|last| Win {
                tile: tile(last),
                source: Source::Wall,
                original: false,
                standing: false,
                first_discard_of_east: false,
            }),
            live_left: 40,
            open: Counts::default(),
            kongs_since_discard: 0,
            east_wins: 0,
        };
        rules
            .score(&hand, &situation)
            .expect("the hand has a score")
    }

    #[test]
    fn a_loser_who_is_calling_a_special_hand_has_not_made_it() {
        // The rules of the BMJA pay a loser who is calling a special hand.
        let preset = PRESETS.iter().find(|(name, _)| *name == "bmja");
        let (_, text) = preset.expect("the preset exists");
        let rules = WrittenRules::read(text).expect("it can be read").rules;
        let pairs = "1B 1B 9B 9B EW EW SW SW RD RD WD WD GD";
        let calling = score(&rules, pairs, None);
        assert!(calling.lines.iter().any(|line| line.calling), "{calling:?}");
        let won = score(&rules, &format!("{pairs} GD"), Some("GD"));
        let mut trial = Trial::default();
        trial.count_made(&rules, &calling);
        assert_eq!(trial.count_of("All Pair Honours").made, 0);
        trial.count_made(&rules, &won);
        assert_eq!(trial.count_of("All Pair Honours").made, 1);
    }
}
