//! Estimates what sets and whole plans score. The rule set's own scorer scores sample hands once, so that a player values a changed scoring
//! event exactly as the score sheet does.

mod gain;
mod sample_scorer;

use std::cell::RefCell;
use std::rc::Rc;

use engine::rules::RuleSet;
use engine::table::SeatView;
use engine::tiles::{Dragon, Meld, MeldKind, Tile, Wind};
pub use gain::{Gain, SpecialEstimate};
use sample_scorer::SampleScorer;

/// What the sets of a hand have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandPattern {
    /// Any sets.
    Any,
    /// Pungs alone.
    Pungs,
    /// One suit with honours.
    Mixed,
    /// Pungs of one suit and honours.
    MixedPungs,
    /// One suit alone.
    Pure,
    /// Honours alone.
    Honours,
}

impl HandPattern {
    /// All patterns in order.
    pub const ALL: [Self; 6] = [
        Self::Any,
        Self::Pungs,
        Self::Mixed,
        Self::MixedPungs,
        Self::Pure,
        Self::Honours,
    ];

    /// Whether its tiles are of one suit, with honours or without.
    pub fn is_one_suit(self) -> bool {
        matches!(self, Self::Mixed | Self::MixedPungs | Self::Pure)
    }
}

/// The estimated contribution of each part of a hand to the score of a seat.
#[derive(Clone, Debug)]
pub struct ScoreEstimates {
    /// Going out with a hand that counts nothing else.
    pub going_out: Gain,
    /// A Flower or Season of another wind.
    pub bonus: Gain,
    /// None, one or both of the Flower and the Season of the player's wind.
    pub own_bonus: [Gain; 3],
    pungs: [[Gain; Tile::PLAIN_KINDS]; 2],
    kongs: [[Gain; Tile::PLAIN_KINDS]; 2],
    pairs: [Gain; Tile::PLAIN_KINDS],
    patterns: [[Gain; 2]; 6],
    /// One estimate for each scoring row, with a worth of 0 unless the row is a special hand that is allowed and lists its forms; empty if no row
    /// is.
    pub specials: Vec<SpecialEstimate>,
    /// All three dragons, beyond the gains of their sets.
    pub dragons: Gain,
    /// All four winds, beyond the gains of their sets.
    pub winds: Gain,
    /// Whether sets of twos to eights count enough to matter.
    pub minors_matter: bool,
    /// Whether closed hands count enough more that plans should consider it.
    pub closed_matters: bool,
}

/// Gains of at most this many points do not matter.
const NEGLIGIBLE: f32 = 8.0;
/// Capacity of the cache: the seats of a few rounds.
const CACHE_CAPACITY: usize = 32;

struct CachedEstimates {
    /// Kept alive so that comparing shared rows is fast.
    rules: RuleSet,
    winds: (Wind, Wind),
    estimates: Rc<ScoreEstimates>,
}

thread_local! {
    /// A cache of estimates, which depend only on the rules and winds.
    static CACHE: RefCell<Vec<CachedEstimates>> = const { RefCell::new(Vec::new()) };
}

impl ScoreEstimates {
    /// The estimates for the seat of this view.
    pub fn of(view: &SeatView) -> Rc<Self> {
        Self::of_wind(view, view.wind_of(view.seat()))
    }

    /// The estimates for the seat with this wind, by the rules and the round wind of this view.
    pub fn of_wind(view: &SeatView, own: Wind) -> Rc<Self> {
        let rules = &view.rules;
        let winds = (own, view.round_wind);
        CACHE.with_borrow_mut(|cache| {
            let is_same =
                |cached: &CachedEstimates| cached.winds == winds && cached.rules == **rules;
            if let Some(index) = cache.iter().position(is_same) {
                return Rc::clone(&cache[index].estimates);
            }
            if cache.len() >= CACHE_CAPACITY {
                cache.remove(0);
            }
            let estimates = Rc::new(Self::measure(rules, winds));
            cache.push(CachedEstimates {
                rules: RuleSet::clone(rules),
                winds,
                estimates: Rc::clone(&estimates),
            });
            estimates
        })
    }

    /// The gain of a Pung of this tile.
    pub fn pung(&self, tile: Tile, concealed: bool) -> Gain {
        self.pungs[usize::from(concealed)][tile.index()]
    }

    /// The gain of a Kong of this tile.
    pub fn kong(&self, tile: Tile, concealed: bool) -> Gain {
        self.kongs[usize::from(concealed)][tile.index()]
    }

    /// The gain of a pair of this tile in a complete hand.
    pub fn pair(&self, tile: Tile) -> Gain {
        self.pairs[tile.index()]
    }

    /// Whether a hand of a pattern counts so much more if it is closed that it matters.
    pub fn counts_more_closed(&self, pattern: HandPattern) -> bool {
        counts_more_closed(&self.patterns[pattern as usize])
    }

    /// The gain of a pattern beyond the gains of its sets.
    pub fn pattern(&self, pattern: HandPattern, closed: bool) -> Gain {
        self.patterns[pattern as usize][usize::from(closed)]
    }

    fn measure(rules: &RuleSet, winds: (Wind, Wind)) -> Self {
        let scorer = SampleScorer { rules, winds };
        let suited = |suit: usize, number: usize| Tile::from_index(suit * 9 + number - 1);
        // All tiles of the sample hands exist.
        let tile = |suit, number| suited(suit, number).unwrap_or(Tile::dragon(Dragon::Red));
        let chow = |suit, number| Meld::concealed(MeldKind::Chow, tile(suit, number));
        let pung = |tile, concealed| scorer.set(MeldKind::Pung, tile, concealed);
        let plain_pair = Meld::concealed(MeldKind::Pair, tile(2, 5));
        let sample =
            |set: Meld, pair: Meld| [chow(0, 2), chow(1, 3), set, pung(tile(2, 8), false), pair];
        let plain_gain = scorer.gain(&sample(chow(0, 5), plain_pair), false);
        let gain_of = |set: Meld| {
            scorer
                .gain(&sample(set, plain_pair), false)
                .minus(plain_gain)
        };
        let by_kind = |kind: MeldKind, concealed: bool| {
            std::array::from_fn(|index| {
                let tile = Tile::from_index(index).unwrap_or(plain_pair.tile);
                gain_of(scorer.set(kind, tile, concealed))
            })
        };
        let pungs = [false, true].map(|concealed| by_kind(MeldKind::Pung, concealed));
        let kongs = [false, true].map(|concealed| by_kind(MeldKind::Kong, concealed));
        let pairs: [Gain; Tile::PLAIN_KINDS] = std::array::from_fn(|index| {
            let tile = Tile::from_index(index).unwrap_or(plain_pair.tile);
            let pair = Meld::concealed(MeldKind::Pair, tile);
            scorer
                .gain(&sample(chow(0, 5), pair), false)
                .minus(plain_gain)
        });
        let set_gain = |set: &Meld| match set.kind {
            MeldKind::Pair => pairs[set.tile.index()],
            MeldKind::Chow => Gain::default(),
            _ => pungs[usize::from(!set.is_exposed())][set.tile.index()],
        };
        let own_bonus: Vec<Tile> = Tile::all()
            .filter(|tile| is_bonus_of(*tile, winds.0))
            .collect();
        let other_bonus =
            Tile::all().filter(|tile| tile.is_bonus() && !is_bonus_of(*tile, winds.0));
        let with_bonus = |bonus: Vec<Tile>| {
            let sets = sample(chow(0, 5), plain_pair);
            scorer.gain_with(&sets, false, bonus).minus(plain_gain)
        };
        let going_out = plain_gain.minus(set_gain(&pung(tile(2, 8), false)));
        let gain_beyond_sets = |sets: &[Meld], closed: bool| {
            let whole = scorer.gain(sets, closed);
            sets.iter()
                .map(set_gain)
                .fold(whole.minus(going_out), Gain::minus)
        };
        let plain_wind = Wind::ALL
            .into_iter()
            .rfind(|wind| *wind != winds.0 && *wind != winds.1)
            .unwrap_or(Wind::North);
        let honour = |kind, concealed| scorer.set(MeldKind::Pung, kind, concealed);
        let [green, red, white] = Dragon::ALL.map(Tile::dragon);
        let [east, south, west, north] = Wind::ALL.map(Tile::wind);
        let pair = |tile| Meld::concealed(MeldKind::Pair, tile);
        let pattern = |pattern: HandPattern, closed: bool| {
            let sets = match pattern {
                HandPattern::Any => [
                    chow(0, 2),
                    chow(1, 3),
                    chow(0, 5),
                    pung(tile(2, 8), closed),
                    plain_pair,
                ],
                HandPattern::Pungs => [
                    pung(tile(0, 2), closed),
                    pung(tile(1, 4), closed),
                    pung(tile(2, 7), closed),
                    pung(tile(2, 3), closed),
                    plain_pair,
                ],
                HandPattern::Mixed => [
                    chow(0, 2),
                    chow(0, 3),
                    chow(0, 5),
                    pung(tile(0, 8), closed),
                    pair(Tile::wind(plain_wind)),
                ],
                HandPattern::MixedPungs => [
                    pung(tile(0, 2), closed),
                    pung(tile(0, 3), closed),
                    pung(tile(0, 6), closed),
                    pung(tile(0, 8), closed),
                    pair(Tile::wind(plain_wind)),
                ],
                HandPattern::Pure => [
                    chow(0, 2),
                    chow(0, 3),
                    chow(0, 6),
                    pung(tile(0, 8), closed),
                    pair(tile(0, 5)),
                ],
                HandPattern::Honours => [
                    honour(east, closed),
                    honour(south, closed),
                    honour(green, closed),
                    honour(red, closed),
                    pair(north),
                ],
            };
            gain_beyond_sets(&sets, closed)
        };
        let dragon_pungs = [
            honour(green, false),
            honour(red, false),
            honour(white, false),
        ];
        let wind_pungs = [east, south, west, north].map(|wind| honour(wind, false));
        let minors = || Tile::plain().filter(|tile| tile.is_minor());
        let patterns = HandPattern::ALL.map(|name| [pattern(name, false), pattern(name, true)]);
        let closed_matters = patterns.iter().any(counts_more_closed);
        Self {
            specials: scorer.specials(),
            going_out,
            bonus: with_bonus(other_bonus.take(1).collect()),
            own_bonus: [0, 1, 2]
                .map(|count| with_bonus(own_bonus.iter().copied().take(count).collect())),
            patterns,
            closed_matters,
            dragons: gain_beyond_sets(
                &[
                    dragon_pungs[0],
                    dragon_pungs[1],
                    dragon_pungs[2],
                    chow(0, 2),
                    plain_pair,
                ],
                false,
            ),
            winds: gain_beyond_sets(
                &[
                    wind_pungs[0],
                    wind_pungs[1],
                    wind_pungs[2],
                    wind_pungs[3],
                    plain_pair,
                ],
                false,
            )
            .minus(gain_beyond_sets(
                &[
                    honour(green, false),
                    pung(tile(0, 2), false),
                    pung(tile(1, 4), false),
                    pung(tile(2, 7), false),
                    plain_pair,
                ],
                false,
            )),
            minors_matter: minors().any(|tile| {
                let gain = pungs[1][tile.index()];
                gain.points > NEGLIGIBLE || gain.doubles > 0.0 || gain.limit > 0.0
            }),
            pungs,
            kongs,
            pairs,
        }
    }
}

/// Whether a tile is a Flower or Season of this wind.
fn is_bonus_of(tile: Tile, wind: Wind) -> bool {
    tile.as_bonus().is_some_and(|bonus| bonus.wind() == wind)
}

/// Whether a pattern with these gains, open and closed, counts so much more if closed that it matters.
fn counts_more_closed([open, closed]: &[Gain; 2]) -> bool {
    let difference = closed.minus(*open);
    difference.points > NEGLIGIBLE || difference.doubles > 0.0 || difference.limit > 0.0
}
