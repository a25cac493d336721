//! Estimates what sets and whole plans score. The rule set's own scorer is asked once, with sample hands, so that a player values a changed
//! scoring event exactly as the score sheet does.

mod gain;
mod inquiry;

use std::cell::RefCell;
use std::rc::Rc;

use engine::rules::RuleSet;
use engine::table::SeatView;
use engine::tiles::{Dragon, Meld, MeldKind, Tile, Wind};
pub use gain::{Gain, SpecialEstimate};
use inquiry::Inquiry;

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
    pub fn keeps_to_a_suit(self) -> bool {
        matches!(self, Self::Mixed | Self::MixedPungs | Self::Pure)
    }
}

/// The estimated contribution of each part of a hand to the score of a seat.
#[derive(Clone, Debug)]
pub struct ScoreEstimates {
    /// Going out with nothing else.
    pub out: Gain,
    /// A Flower or Season of another wind.
    pub bonus: Gain,
    /// None, one or both of the Flower and the Season of the player's wind.
    pub own_bonus: [Gain; 3],
    pungs: [[Gain; Tile::PLAIN_KINDS]; 2],
    kongs: [[Gain; Tile::PLAIN_KINDS]; 2],
    pairs: [Gain; Tile::PLAIN_KINDS],
    patterns: [[Gain; 2]; 6],
    /// The special hands by row, where other rows have a worth of 0; empty if there are none.
    pub specials: Vec<SpecialEstimate>,
    /// All three dragons, beyond the gains of their sets.
    pub dragons: Gain,
    /// All four winds, beyond the gains of their sets.
    pub winds: Gain,
    /// Whether sets of twos to eights count enough to matter.
    pub minors_matter: bool,
    /// Whether closed hands count so much more that plans should consider it.
    pub closed_matters: bool,
}

/// Gains of at most this many points do not matter.
const SMALL: f32 = 8.0;
/// Capacity of the cache: the seats of a few rounds.
const KEPT: usize = 32;

struct Known {
    /// Kept alive so that comparing shared rows is fast.
    rules: RuleSet,
    winds: (Wind, Wind),
    estimates: Rc<ScoreEstimates>,
}

thread_local! {
    /// A cache of estimates, which depend only on the rules and winds.
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
}

impl ScoreEstimates {
    /// The estimates for the seat of this view.
    pub fn of(view: &SeatView) -> Rc<Self> {
        Self::of_wind(view, view.wind_of(view.seat()))
    }

    /// The estimates for the seat with this wind at the table of this view.
    pub fn of_wind(view: &SeatView, own: Wind) -> Rc<Self> {
        let rules = &view.rules;
        let winds = (own, view.round_wind);
        KNOWN.with_borrow_mut(|known| {
            let same = |known: &Known| known.winds == winds && known.rules == **rules;
            if let Some(found) = known.iter().position(same) {
                return Rc::clone(&known[found].estimates);
            }
            if known.len() >= KEPT {
                known.remove(0);
            }
            let estimates = Rc::new(Self::ask(rules, winds));
            known.push(Known {
                rules: RuleSet::clone(rules),
                winds,
                estimates: Rc::clone(&estimates),
            });
            estimates
        })
    }

    /// A pung of this tile.
    pub fn pung(&self, tile: Tile, concealed: bool) -> Gain {
        self.pungs[usize::from(concealed)][tile.index()]
    }

    /// A kong of this tile.
    pub fn kong(&self, tile: Tile, concealed: bool) -> Gain {
        self.kongs[usize::from(concealed)][tile.index()]
    }

    /// A pair of this tile in a complete hand.
    pub fn pair(&self, tile: Tile) -> Gain {
        self.pairs[tile.index()]
    }

    /// Whether a hand of a pattern counts more if all its tiles are drawn.
    pub fn counts_more_closed(&self, pattern: HandPattern) -> bool {
        counts_more_closed(&self.patterns[pattern as usize])
    }

    /// A pattern, beyond the gains of its sets.
    pub fn pattern(&self, pattern: HandPattern, closed: bool) -> Gain {
        self.patterns[pattern as usize][usize::from(closed)]
    }

    fn ask(rules: &RuleSet, winds: (Wind, Wind)) -> Self {
        let inquiry = Inquiry { rules, winds };
        let suited = |suit: usize, number: usize| Tile::from_index(suit * 9 + number - 1);
        // All tiles of the sample hands exist.
        let tile = |suit, number| suited(suit, number).unwrap_or(Tile::dragon(Dragon::Red));
        let chow = |suit, number| Meld::concealed(MeldKind::Chow, tile(suit, number));
        let pung = |tile, concealed| inquiry.set(MeldKind::Pung, tile, concealed);
        let eyes = Meld::concealed(MeldKind::Pair, tile(2, 5));
        let frame =
            |set: Meld, eyes: Meld| [chow(0, 2), chow(1, 3), set, pung(tile(2, 8), false), eyes];
        let plain = inquiry.gain(&frame(chow(0, 5), eyes), false);
        let set = |set: Meld| inquiry.gain(&frame(set, eyes), false).minus(plain);
        let each = |kind: MeldKind, concealed: bool| {
            std::array::from_fn(|place| {
                let tile = Tile::from_index(place).unwrap_or(eyes.tile);
                set(inquiry.set(kind, tile, concealed))
            })
        };
        let pungs = [false, true].map(|concealed| each(MeldKind::Pung, concealed));
        let kongs = [false, true].map(|concealed| each(MeldKind::Kong, concealed));
        let pairs: [Gain; Tile::PLAIN_KINDS] = std::array::from_fn(|place| {
            let tile = Tile::from_index(place).unwrap_or(eyes.tile);
            let pair = Meld::concealed(MeldKind::Pair, tile);
            inquiry.gain(&frame(chow(0, 5), pair), false).minus(plain)
        });
        let of_set = |set: &Meld| match set.kind {
            MeldKind::Pair => pairs[set.tile.index()],
            MeldKind::Chow => Gain::default(),
            _ => pungs[usize::from(!set.is_exposed())][set.tile.index()],
        };
        let own_bonus: Vec<Tile> = Tile::all().filter(|tile| is_of(*tile, winds.0)).collect();
        let other_bonus = Tile::all().filter(|tile| tile.is_bonus() && !is_of(*tile, winds.0));
        let with_bonus = |bonus: Vec<Tile>| {
            let sets = frame(chow(0, 5), eyes);
            inquiry.gain_with(&sets, false, bonus).minus(plain)
        };
        let out = plain.minus(of_set(&pung(tile(2, 8), false)));
        let beyond = |sets: &[Meld], closed: bool| {
            let whole = inquiry.gain(sets, closed);
            sets.iter().map(of_set).fold(whole.minus(out), Gain::minus)
        };
        let guest = Wind::ALL
            .into_iter()
            .rfind(|wind| *wind != winds.0 && *wind != winds.1)
            .unwrap_or(Wind::North);
        let honour = |kind, concealed| inquiry.set(MeldKind::Pung, kind, concealed);
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
                    eyes,
                ],
                HandPattern::Pungs => [
                    pung(tile(0, 2), closed),
                    pung(tile(1, 4), closed),
                    pung(tile(2, 7), closed),
                    pung(tile(2, 3), closed),
                    eyes,
                ],
                HandPattern::Mixed => [
                    chow(0, 2),
                    chow(0, 3),
                    chow(0, 5),
                    pung(tile(0, 8), closed),
                    pair(Tile::wind(guest)),
                ],
                HandPattern::MixedPungs => [
                    pung(tile(0, 2), closed),
                    pung(tile(0, 3), closed),
                    pung(tile(0, 6), closed),
                    pung(tile(0, 8), closed),
                    pair(Tile::wind(guest)),
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
            beyond(&sets, closed)
        };
        let three = [
            honour(green, false),
            honour(red, false),
            honour(white, false),
        ];
        let four = [east, south, west, north].map(|wind| honour(wind, false));
        let minors = || Tile::plain().filter(|tile| tile.is_minor());
        let patterns = HandPattern::ALL.map(|of| [pattern(of, false), pattern(of, true)]);
        let closed_matters = patterns.iter().any(counts_more_closed);
        Self {
            specials: inquiry.specials(),
            out,
            bonus: with_bonus(other_bonus.take(1).collect()),
            own_bonus: [0, 1, 2]
                .map(|count| with_bonus(own_bonus.iter().copied().take(count).collect())),
            patterns,
            closed_matters,
            dragons: beyond(&[three[0], three[1], three[2], chow(0, 2), eyes], false),
            winds: beyond(&[four[0], four[1], four[2], four[3], eyes], false).minus(beyond(
                &[
                    honour(green, false),
                    pung(tile(0, 2), false),
                    pung(tile(1, 4), false),
                    pung(tile(2, 7), false),
                    eyes,
                ],
                false,
            )),
            minors_matter: minors().any(|tile| {
                let gain = pungs[1][tile.index()];
                gain.points > SMALL || gain.doubles > 0.0 || gain.limit > 0.0
            }),
            pungs,
            kongs,
            pairs,
        }
    }
}

/// Whether a tile is a Flower or Season of this wind.
fn is_of(tile: Tile, wind: Wind) -> bool {
    tile.as_bonus().is_some_and(|bonus| bonus.wind() == wind)
}

/// Whether a pattern with these gains, open and closed, counts enough more if closed.
fn counts_more_closed([open, closed]: &[Gain; 2]) -> bool {
    let more = closed.minus(*open);
    more.points > SMALL || more.doubles > 0.0 || more.limit > 0.0
}
