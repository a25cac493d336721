//! What sets characters apart: each plays the same deals from every seat beside three plain players of its level, and what it did is
//! counted.

mod figure;

pub use figure::{Difference, Figure};

use std::sync::Arc;
use std::thread;

use serde::Serialize;

use engine::rules::{RuleSet, Score, ScoringEvent, Source};
use engine::table::{Event, Game, Outcome, Setup};
use engine::tiles::{BySeat, Meld, MeldKind, Seat, Suit, Tile};
use players::selfplay::step;
use players::{Character, ComputerPlayer, Level};

/// Something that is counted of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    /// Hands won, of a hundred.
    Won,
    /// Points got and paid a hand.
    Points,
    /// What a winning hand counts.
    Worth,
    /// Own discards before a win.
    Discards,
    /// Winning hands for which nothing was claimed but the last tile, of a hundred.
    Concealed,
    /// Winning hands of one suit, with or without honours, of a hundred.
    OneSuit,
    /// Winning hands of pungs and kongs, of a hundred.
    Pungs,
    /// Winds and Dragons in a winning hand.
    Honours,
    /// Chows claimed a hand.
    Chows,
    /// Sets claimed a hand, chows among them.
    Claims,
    /// Hands that another won with this player's discard, of a hundred.
    GivenAway,
    /// Discards a hand, once the wall is nearly used up, of tiles that nobody had shown.
    Risks,
    /// Special hands made, of a hundred hands.
    Special,
}

/// With fewer tiles left to draw the hand is late.
const LATE: usize = 30;

/// What is counted of one deal, from all seats in turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Deal {
    sums: [f64; Trait::ALL.len()],
}

/// Deals to be played.
#[derive(Clone, Debug)]
pub struct Trials {
    /// By which rules.
    pub rules: Arc<RuleSet>,
    /// The level of all four players.
    pub level: Level,
    /// How many different deals; each is played from every seat.
    pub deals: u32,
    /// Where chance comes from: deal number n has the seed plus n.
    pub seed: u64,
}

/// What a character did, deal by deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Conduct {
    deals: Vec<Deal>,
}

impl Trait {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Won,
        Self::Points,
        Self::Worth,
        Self::Discards,
        Self::Concealed,
        Self::OneSuit,
        Self::Pungs,
        Self::Honours,
        Self::Chows,
        Self::Claims,
        Self::GivenAway,
        Self::Risks,
        Self::Special,
    ];

    /// Whether it is counted for each win, and not for each hand.
    fn is_of_wins(self) -> bool {
        matches!(
            self,
            Self::Worth
                | Self::Discards
                | Self::Concealed
                | Self::OneSuit
                | Self::Pungs
                | Self::Honours
        )
    }

    /// Of how many it is told.
    fn of(self) -> f64 {
        match self {
            Self::Won
            | Self::Concealed
            | Self::OneSuit
            | Self::Pungs
            | Self::GivenAway
            | Self::Special => 100.0,
            _ => 1.0,
        }
    }
}

impl Trials {
    /// Lets a character play all deals on so many threads; what comes of it does not depend on how many.
    pub fn play(&self, character: &'static Character, threads: usize) -> Conduct {
        let count = self.deals as usize;
        let mut deals = vec![Deal::default(); count];
        let part = count.div_ceil(threads.max(1)).max(1);
        thread::scope(|scope| {
            for (number, some) in deals.chunks_mut(part).enumerate() {
                scope.spawn(move || {
                    for (place, deal) in some.iter_mut().enumerate() {
                        let offset = (number * part + place) as u64;
                        let seed = self.seed.wrapping_add(offset);
                        for seat in Seat::ALL {
                            self.play_hand(character, seed, seat, deal);
                        }
                    }
                });
            }
        });
        Conduct { deals }
    }

    fn play_hand(&self, character: &'static Character, seed: u64, own: Seat, deal: &mut Deal) {
        let plain = ComputerPlayer::new(self.level);
        let players = BySeat::from_fn(|seat| match seat == own {
            true => plain.as_character(character),
            false => plain,
        });
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let (mut discards, mut claims) = (0.0, 0.0);
        let mut won = false;
        while let Some(events) = step(&mut game, &players) {
            for event in &events {
                match event {
                    Event::Discarded { seat, tile, .. } if *seat == own => {
                        discards += 1.0;
                        let view = game.seat_view(own);
                        let is_risk = view.live_left < LATE && view.open[*tile] == 1;
                        deal.count(Trait::Risks, yes(is_risk));
                    }
                    Event::Melded { seat, meld, .. } if *seat == own => {
                        claims += 1.0;
                        deal.count(Trait::Claims, 1.0);
                        deal.count(Trait::Chows, yes(meld.kind == MeldKind::Chow));
                    }
                    Event::WentMahJong {
                        source: Source::Discard,
                        from: Some(from),
                        ..
                    } if *from == own => deal.count(Trait::GivenAway, 1.0),
                    Event::WentMahJong { seat, .. } if *seat == own => {
                        won = true;
                        deal.count(Trait::Won, 1.0);
                        deal.count(Trait::Discards, discards);
                        deal.count(Trait::Concealed, yes(claims == 0.0));
                    }
                    Event::Scored {
                        seat,
                        outcome: Outcome::Ours(score),
                        ..
                    } if *seat == own && won => deal.scored(score, &self.rules),
                    Event::Settled { settlement, .. } => {
                        deal.count(Trait::Points, settlement.totals()[own] as f64);
                        return;
                    }
                    Event::WashedOut { .. } => return,
                    _ => {}
                }
            }
        }
    }
}

/// One for something that is so.
fn yes(is: bool) -> f64 {
    f64::from(u8::from(is))
}

impl Deal {
    fn count(&mut self, counted: Trait, number: f64) {
        self.sums[counted as usize] += number;
    }

    fn sum(&self, counted: Trait) -> f64 {
        self.sums[counted as usize]
    }

    /// Counts what the hand is like that won.
    fn scored(&mut self, score: &Score, rules: &RuleSet) {
        self.count(Trait::Worth, f64::from(score.total));
        let sets = &score.arrangement.melds;
        let in_sets = sets.iter().flat_map(|meld: &Meld| meld.tiles());
        let rest = score.arrangement.rest.iter();
        let tiles: Vec<Tile> = in_sets
            .chain(rest)
            .filter(|tile| !tile.is_bonus())
            .collect();
        let mut suits: Vec<Suit> = tiles.iter().filter_map(|tile| tile.suit()).collect();
        suits.dedup();
        let is_regular = score.arrangement.rest.iter().all(Tile::is_bonus);
        let chow = sets.iter().any(|meld| meld.kind == MeldKind::Chow);
        let honours = tiles.iter().filter(|tile| tile.is_honour()).count();
        let special = score.lines.iter().any(|line| {
            let event = rules.event(&line.event);
            event.is_some_and(ScoringEvent::is_whole_score)
        });
        self.count(
            Trait::OneSuit,
            yes(suits.iter().all(|suit| *suit == suits[0])),
        );
        self.count(Trait::Pungs, yes(is_regular && !chow));
        self.count(Trait::Honours, honours as f64);
        self.count(Trait::Special, yes(special));
    }
}

impl Conduct {
    /// How many hands were played.
    pub fn hands(&self) -> usize {
        self.deals.len() * Seat::ALL.len()
    }

    /// How it stands with one trait.
    pub fn figure(&self, counted: Trait) -> Figure {
        Figure::of(&self.parts(counted), counted.of())
    }

    /// How much more of a trait this character has than another in the same deals.
    pub fn less(&self, other: &Self, counted: Trait) -> Difference {
        Difference::between(&self.parts(counted), &other.parts(counted), counted.of())
    }

    /// The trait in which it differs most surely from another who played the same deals, and how likely chance alone makes any of all
    /// traits differ as much.
    pub fn apart(&self, other: &Self) -> (Trait, Difference, f64) {
        let all = Trait::ALL.map(|counted| (counted, self.less(other, counted)));
        let surest = all.into_iter().reduce(|best, next| {
            if next.1.z().abs() > best.1.z().abs() {
                next
            } else {
                best
            }
        });
        let (counted, difference) = surest.unwrap_or((Trait::Won, Difference::default()));
        let any = difference.p() * Trait::ALL.len() as f64;
        (counted, difference, any.min(1.0))
    }

    /// What was counted in each deal, and of how many hands or wins.
    fn parts(&self, counted: Trait) -> Vec<(f64, f64)> {
        let deals = self.deals.iter();
        deals
            .map(|deal| {
                let all = match counted.is_of_wins() {
                    true => deal.sum(Trait::Won),
                    false => Seat::ALL.len() as f64,
                };
                (deal.sum(counted), all)
            })
            .collect()
    }
}
