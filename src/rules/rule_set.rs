//! A rule set: its options, scoring events and special hands, and the questions one can put to it.

use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::facts::{Background, Facts};
use super::special::{Form, FormIndex, SpecialHand, TileBits};
use super::tally::Tally;
use super::{Arrangement, GameOptions, Score, ScoringEvent, Situation, arrange, near_miss, rows};
use crate::tiles::{Hand, MeldKind, Tile, Wind};

/// Which rules a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSetId {
    /// The rules of the 1996 desktop game.
    Bloem,
    /// Chinese Classical after Millington, as the Unix programs play it.
    Classical,
}

/// No rules have this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rules are bloem or classical")]
pub struct UnknownRules;

impl RuleSetId {
    const ALL: [Self; 2] = [Self::Bloem, Self::Classical];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bloem => "bloem",
            Self::Classical => "classical",
        }
    }
}

impl FromStr for RuleSetId {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        let named = Self::ALL.into_iter().find(|id| id.name() == text);
        named.ok_or(UnknownRules)
    }
}

/// The rules of a game. Copies share their rows.
#[derive(Clone, Debug)]
pub struct RuleSet {
    /// Which set it is.
    pub id: RuleSetId,
    /// Its options, as changed for this game.
    pub options: GameOptions,
    pub(super) events: Arc<Vec<ScoringEvent>>,
    pub(super) index: Arc<FormIndex>,
}

/// How high a claim for Mah Jongg stands among others, the highest last [P22].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MahJongLevel {
    /// The tile completes the pair [Q1].
    Pair,
    /// The tile completes a chow.
    Chow,
    /// The tile completes a pung.
    Pung,
    /// The tile completes a special hand.
    SpecialHand,
}

impl PartialEq for RuleSet {
    /// Rule sets are equal if a game by the one is a game by the other.
    fn eq(&self, other: &Self) -> bool {
        let rows = Arc::ptr_eq(&self.events, &other.events) || self.events == other.events;
        self.id == other.id && self.options == other.options && rows
    }
}

impl RuleSet {
    /// The rules of the 1996 desktop game with their defaults.
    pub fn bloem() -> Self {
        rows::BLOEM.clone()
    }

    /// Chinese Classical with its defaults.
    pub fn classical() -> Self {
        rows::CLASSICAL.clone()
    }

    /// A rule set with its defaults.
    pub fn new(id: RuleSetId) -> Self {
        match id {
            RuleSetId::Bloem => Self::bloem(),
            RuleSetId::Classical => Self::classical(),
        }
    }

    /// The rows of the table of scoring events, special hands among them, in its order.
    pub fn events(&self) -> &[ScoringEvent] {
        &self.events
    }

    /// The row with this name.
    pub fn event(&self, id: &str) -> Option<&ScoringEvent> {
        self.events.iter().find(|event| event.id == id)
    }

    /// The rows that are special hands.
    pub fn special_hands(&self) -> impl Iterator<Item = (&ScoringEvent, &SpecialHand)> {
        self.events
            .iter()
            .filter_map(|event| Some((event, event.special.as_ref()?)))
    }

    /// Whether a row can count in this game: a special hand may be forbidden by itself or with all others.
    pub fn accepts(&self, event: &ScoringEvent) -> bool {
        let special = event.special.as_ref();
        special.is_none_or(|special| special.allowed && self.options.special_hands)
    }

    /// Whether a hand with its last tile on the stake (stake + 3 a set = 14) is Mah Jongg: four sets and a pair,
    /// or a special hand that is allowed. The seat's wind matters to some special hands and comes from
    /// `situation`.
    pub fn is_mah_jong(&self, hand: &Hand, situation: &Situation) -> bool {
        arrange::is_regular(hand, self.options.chows)
            || self.is_classical_shape(hand)
            || !self.patterns_of(hand, situation).is_empty()
    }

    /// The kinds of tile that would make this hand of 13 Mah Jongg, in order; kinds of which the player holds
    /// all four do not count [Q25].
    pub fn waits(&self, hand: &Hand, situation: &Situation) -> Vec<Tile> {
        let held = hand.playing_tiles();
        let mut hand = hand.clone();
        Tile::plain()
            .filter(|tile| held[*tile] < tile.copies())
            .filter(|tile| {
                hand.stake.add(*tile);
                let complete = self.is_mah_jong(&hand, situation);
                hand.stake.remove(*tile);
                complete
            })
            .collect()
    }

    /// Whether one more tile makes this hand four sets and a pair, or another hand of the classical game.
    pub(super) fn completes(&self, hand: &Hand, tile: Tile) -> bool {
        let mut hand = hand.clone();
        hand.stake.add(tile);
        arrange::is_regular(&hand, self.options.chows) || self.is_classical_shape(&hand)
    }

    /// How high the winner's claim stands; `None` if the hand is not Mah Jongg. A tile that fits in more than one
    /// way has the highest level it can have; one that was drawn has no rivals, and the level says nothing.
    pub fn mah_jong_level(&self, hand: &Hand, situation: &Situation) -> Option<MahJongLevel> {
        let background = Background::of(self, hand, situation);
        if !self.patterns_of(hand, situation).is_empty() {
            return Some(MahJongLevel::SpecialHand);
        }
        let mut best = None;
        arrange::winning(hand, situation, self.options.chows, |arrangement| {
            let facts = Facts::new(self, hand, &arrangement, situation, &background);
            let mut special = self
                .special_hands()
                .filter(|(event, _)| self.accepts(event));
            let level = if special.any(|(event, _)| !event.when.matches(&facts).is_empty()) {
                MahJongLevel::SpecialHand
            } else {
                completed(hand, &arrangement)
            };
            best = best.max(Some(level));
        });
        best
    }

    /// What a hand is worth, divided into sets so that it is worth most. For the winner (`situation.win`) the last
    /// tile is on the stake, and `None` means it is not Mah Jongg; other hands always have a score.
    pub fn score(&self, hand: &Hand, situation: &Situation) -> Option<Score> {
        if situation.win.is_none() {
            return Some(self.score_arrangement(hand, &arrange::losing(hand), situation));
        }
        let background = Background::of(self, hand, situation);
        let mut best: Option<(u64, Arrangement, Tally)> = None;
        self.each_arrangement(hand, situation, |arrangement| {
            let facts = Facts::new(self, hand, &arrangement, situation, &background);
            let tally = Tally::of(&facts);
            let worth = tally.worth(&self.options);
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, arrangement, tally));
            }
        });
        let (_, arrangement, tally) = best?;
        let facts = Facts::new(self, hand, &arrangement, situation, &background);
        let mut score = tally.score(&facts);
        score.near_misses = near_miss::of(&facts, &score);
        Some(score)
    }

    /// What a hand counts in the settlement, without the lines that explain it: `score` for those who ask often.
    pub fn total(&self, hand: &Hand, situation: &Situation) -> Option<u32> {
        let background = Background::of(self, hand, situation);
        let tally_of = |arrangement: &Arrangement| {
            Tally::of(&Facts::new(self, hand, arrangement, situation, &background))
        };
        if situation.win.is_none() {
            return Some(tally_of(&arrange::losing(hand)).total(&self.options));
        }
        let mut best: Option<(u64, u32)> = None;
        self.each_arrangement(hand, situation, |arrangement| {
            let tally = tally_of(&arrangement);
            let worth = (tally.worth(&self.options), tally.total(&self.options));
            best = best.max(Some(worth));
        });
        best.map(|(_, total)| total)
    }

    /// What a hand is worth, divided as given: the core of all scoring.
    pub fn score_arrangement(
        &self,
        hand: &Hand,
        arrangement: &Arrangement,
        situation: &Situation,
    ) -> Score {
        let background = Background::of(self, hand, situation);
        let facts = Facts::new(self, hand, arrangement, situation, &background);
        Tally::of(&facts).score(&facts)
    }

    /// Every way to divide a winner's hand: into sets and a pair, or else as the special hands it is.
    fn each_arrangement(
        &self,
        hand: &Hand,
        situation: &Situation,
        mut each: impl FnMut(Arrangement),
    ) {
        if arrange::is_regular(hand, self.options.chows) {
            arrange::winning(hand, situation, self.options.chows, each);
        } else {
            for (_, form) in self.patterns_of(hand, situation) {
                arrange::claimed_sets(
                    hand,
                    &form.sets_on_stake(&hand.melds),
                    None,
                    situation,
                    &mut each,
                );
            }
        }
    }

    /// The forms of special hands that can still be made with the sets laid out and lack at most so many tiles,
    /// with their rows.
    pub fn special_hands_near(
        &self,
        hand: &Hand,
        seat_wind: Wind,
        most_lacking: u32,
    ) -> impl Iterator<Item = (&ScoringEvent, &Form)> {
        let allowed = self.options.special_hands;
        let bits = allowed.then(|| TileBits::of(hand));
        let places = bits
            .into_iter()
            .flat_map(move |bits| self.index.near.lacking_at_most(most_lacking, bits));
        places.filter_map(move |(row, place)| {
            let event = self.events.get(usize::from(row))?;
            let special = event.special.as_ref()?;
            let form = special.forms().get(usize::from(place))?;
            let own = form.own_wind.is_none_or(|wind| wind == seat_wind);
            let fits = own && self.accepts(event) && special.objection(form, hand).is_none();
            fits.then_some((event, form))
        })
    }

    /// The special hands with a pattern that these tiles are, by their place in the table.
    pub(super) fn patterns_of(
        &self,
        hand: &Hand,
        situation: &Situation,
    ) -> SmallVec<[(usize, &Form); 2]> {
        if !self.options.special_hands {
            return SmallVec::new();
        }
        let found = self
            .index
            .find(&TileBits::of(hand))
            .iter()
            .filter_map(|(row, place)| {
                let row = usize::from(*row);
                let event = self.events.get(row)?;
                let special = event.special.as_ref()?;
                let form = special.forms().get(usize::from(*place))?;
                let own = form.own_wind.is_none_or(|wind| wind == situation.seat_wind);
                let fits = own && self.accepts(event) && special.objection(form, hand).is_none();
                fits.then_some((row, form))
            });
        found.collect()
    }
}

/// What the last tile completed in an arrangement: the set on the stake that is exposed, else the pair.
fn completed(hand: &Hand, arrangement: &Arrangement) -> MahJongLevel {
    let made = &arrangement.melds[hand.melds.len()..];
    match made.iter().find(|set| set.is_exposed()).map(|set| set.kind) {
        Some(MeldKind::Chow) => MahJongLevel::Chow,
        Some(_) => MahJongLevel::Pung,
        None => MahJongLevel::Pair,
    }
}
