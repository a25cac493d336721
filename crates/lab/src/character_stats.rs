//! Statistics of each character's style. Each character plays the same deals from every seat against three plain players of its level.

mod estimate;

pub use estimate::{Difference, Estimate};

use std::sync::Arc;

use serde::Serialize;

use crate::parallel;
use engine::rules::{RuleSet, Score, ScoringEvent, Source};
use engine::table::{Event, Game, Outcome, Setup};
use engine::tiles::{Meld, MeldKind, Seat, Suit, Tile};
use players::selfplay::play_deal;
use players::{Character, ComputerPlayer, Level};

/// A statistic of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Hands won, in percent.
    Won,
    /// Points per hand.
    Points,
    /// The score of a winning hand.
    #[serde(rename = "worth")]
    WinningScore,
    /// Number of own discards before a win.
    Discards,
    /// Winning hands without claimed sets, in percent of all winning hands; the last tile may be claimed.
    Concealed,
    /// Winning hands of one suit, with or without honours, or of honours only, in percent.
    OneSuit,
    /// Winning hands of pungs and kongs, in percent.
    Pungs,
    /// Winds and Dragons in a winning hand.
    Honours,
    /// Chows claimed per hand.
    Chows,
    /// Sets claimed per hand, chows included.
    Claims,
    /// Hands that another won with this player's discard, in percent.
    GivenAway,
    /// Late discards of a kind of which no other tile was visible, per hand.
    Risks,
    /// Special hands made, in percent of all hands.
    Special,
}

/// A discard is late if fewer live tiles than this are left.
const LATE: usize = 30;

/// The sums of a deal over the four hands that the character plays in it, one from each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Deal {
    sums: [f64; Stat::ALL.len()],
}

/// What is counted during a hand.
#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    discards: f64,
    claims: f64,
    won: bool,
}

/// The settings under which each character plays.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The level of all four players.
    pub level: Level,
    /// Number of different deals; each is played from every seat.
    pub deals: u32,
    /// Deal number n has this seed plus n.
    pub seed: u64,
}

/// The statistics of a character, by deal.
#[derive(Clone, Debug, PartialEq)]
pub struct CharacterStats {
    deals: Vec<Deal>,
}

impl Stat {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Won,
        Self::Points,
        Self::WinningScore,
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

    /// Whether the statistic is per winning hand instead of per hand.
    fn is_per_win(self) -> bool {
        matches!(
            self,
            Self::WinningScore
                | Self::Discards
                | Self::Concealed
                | Self::OneSuit
                | Self::Pungs
                | Self::Honours
        )
    }

    /// The factor for display: 100 for percentages.
    fn factor(self) -> f64 {
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

impl Trial {
    /// Lets a character play all deals on this number of threads, which doesn't affect its statistics.
    pub fn play(&self, character: &'static Character, threads: usize) -> CharacterStats {
        let deals = parallel::map(self.deals as usize, threads, |number| {
            let mut deal = Deal::default();
            let seed = self.seed.wrapping_add(number as u64);
            for seat in Seat::ALL {
                self.play_hand(character, seed, seat, &mut deal);
            }
            deal
        });
        CharacterStats { deals }
    }

    fn play_hand(&self, character: &'static Character, seed: u64, own: Seat, deal: &mut Deal) {
        let plain = ComputerPlayer::new(self.level);
        let own_player = plain.as_character(character);
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let mut hand = Hand::default();
        play_deal(
            &mut game,
            |game, seat, request| {
                let player = if seat == own { own_player } else { plain };
                player.decide(game.seat_view(seat), request)
            },
            |game, events| {
                for event in events {
                    deal.count_event(event, game, own, &mut hand);
                }
            },
        );
    }
}

/// 1 for true, 0 for false.
fn one_if_true(value: bool) -> f64 {
    f64::from(u8::from(value))
}

impl Deal {
    fn count(&mut self, stat: Stat, number: f64) {
        self.sums[stat as usize] += number;
    }

    fn sum(&self, stat: Stat) -> f64 {
        self.sums[stat as usize]
    }

    /// Counts an event if it concerns the player at this seat.
    fn count_event(&mut self, event: &Event, game: &Game, own: Seat, hand: &mut Hand) {
        match event {
            Event::Discarded { seat, tile, .. } if *seat == own => {
                hand.discards += 1.0;
                let view = game.seat_view(own);
                let is_risk = view.live_left < LATE && view.open[*tile] == 1;
                self.count(Stat::Risks, one_if_true(is_risk));
            }
            // After the win, sets are only laid out.
            Event::Melded { seat, meld, .. }
                if *seat == own && game.seat_view(own).end.is_none() =>
            {
                hand.claims += 1.0;
                self.count(Stat::Claims, 1.0);
                self.count(Stat::Chows, one_if_true(meld.kind == MeldKind::Chow));
            }
            Event::WentMahJong {
                source: Source::Discard,
                from: Some(from),
                ..
            } if *from == own => self.count(Stat::GivenAway, 1.0),
            Event::WentMahJong { seat, .. } if *seat == own => {
                hand.won = true;
                self.count(Stat::Won, 1.0);
                self.count(Stat::Discards, hand.discards);
                self.count(Stat::Concealed, one_if_true(hand.claims == 0.0));
            }
            Event::Scored {
                seat,
                outcome: Outcome::Ours(score),
                ..
            } if *seat == own && hand.won => {
                self.count_winning_hand(score, &game.seat_view(own).rules)
            }
            Event::Settled { settlement, .. } => {
                self.count(Stat::Points, settlement.totals()[own] as f64);
            }
            _ => {}
        }
    }

    /// Counts the properties of the winning hand.
    fn count_winning_hand(&mut self, score: &Score, rules: &RuleSet) {
        self.count(Stat::WinningScore, f64::from(score.total));
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
        let has_chow = sets.iter().any(|meld| meld.kind == MeldKind::Chow);
        let honours = tiles.iter().filter(|tile| tile.is_honour()).count();
        let is_special = score.lines.iter().any(|line| {
            let event = rules.event(&line.row);
            event.is_some_and(ScoringEvent::is_whole_score)
        });
        self.count(
            Stat::OneSuit,
            one_if_true(suits.iter().all(|suit| *suit == suits[0])),
        );
        self.count(Stat::Pungs, one_if_true(is_regular && !has_chow));
        self.count(Stat::Honours, honours as f64);
        self.count(Stat::Special, one_if_true(is_special));
    }
}

impl CharacterStats {
    /// The number of hands played.
    pub fn hands(&self) -> usize {
        self.deals.len() * Seat::ALL.len()
    }

    /// The estimate of one statistic.
    pub fn estimate(&self, stat: Stat) -> Estimate {
        Estimate::of(&self.parts(stat), stat.factor())
    }

    /// A statistic of this character minus that of another in the same deals.
    pub fn difference(&self, other: &Self, stat: Stat) -> Difference {
        Difference::between(&self.parts(stat), &other.parts(stat), stat.factor())
    }

    /// The statistic that differs most significantly from that of another character in the same deals, and an upper bound of the
    /// probability that chance alone makes any of all statistics differ as much (Bonferroni).
    pub fn surest_difference(&self, other: &Self) -> (Stat, Difference, f64) {
        let all = Stat::ALL.map(|stat| (stat, self.difference(other, stat)));
        let surest = all.into_iter().reduce(|best, next| {
            if next.1.z().abs() > best.1.z().abs() {
                next
            } else {
                best
            }
        });
        let (stat, difference) = surest.unwrap_or((Stat::Won, Difference::default()));
        let any = difference.p() * Stat::ALL.len() as f64;
        (stat, difference, any.min(1.0))
    }

    /// For each deal the sum of the statistic, and the number of hands or wins by which it is divided.
    fn parts(&self, stat: Stat) -> Vec<(f64, f64)> {
        let deals = self.deals.iter();
        deals
            .map(|deal| {
                let all = match stat.is_per_win() {
                    true => deal.sum(Stat::Won),
                    false => Seat::ALL.len() as f64,
                };
                (deal.sum(stat), all)
            })
            .collect()
    }
}
