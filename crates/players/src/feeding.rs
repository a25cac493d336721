//! What a discard may give to the others beyond Mah Jongg: a Pung or Kong that doubles a hand, or a tile for a hand whose suit lies open
//! on the table. Advice mentions it, and of discards with the same figures prefers the one that gives less. Counting it in the value of a
//! move made play no better (docs/strength.md).

use super::reader::suits;
use super::score_estimates::{Gain, HandPattern, ScoreEstimates};
use super::search::payoffs::LOSING_HAND_POINTS;
use engine::table::SeatView;
use engine::tiles::{BySeat, Seat, Suit, Tile};

/// What a tile may give to an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feed {
    /// The opponent.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// What it gives.
    pub gift: Gift,
    /// The estimated chance that the opponent takes it, 0 to 1.
    pub chance: f64,
    /// What it costs the viewer on average if the opponent takes it, in points of the deal.
    pub cost: f64,
    /// Whether the viewer and the opponent pay each other double.
    pub is_doubled: bool,
}

/// What a discard gives to an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// A Pung.
    Pung {
        /// How many doubles it brings.
        doubles: u32,
    },
    /// A Kong, none of whose other tiles the viewer sees.
    Kong {
        /// How many doubles it brings.
        doubles: u32,
    },
    /// A tile of the suit that an opponent shows.
    OpenSuit {
        /// The suit.
        suit: Suit,
        /// How many sets of it lie open.
        sets: usize,
    },
}

impl Feed {
    /// The costliest gift of a discard to the opponent who profits most from it; `None` if its gifts to that opponent cost little on
    /// average.
    pub fn notable(view: &SeatView, tile: Tile) -> Option<Self> {
        let to = |seat: Seat| feeds(view, tile).filter(move |feed| feed.seat == seat);
        let expected = |seat: Seat| to(seat).map(|feed| feed.expected()).sum::<f64>();
        let all = view.seat().others().map(|seat| (seat, expected(seat)));
        let (seat, most) = all.max_by(|one, other| one.1.total_cmp(&other.1))?;
        // By expected cost, since a Pung is likelier than a Kong that costs a little more.
        let main = to(seat).max_by(|one, other| one.expected().total_cmp(&other.expected()));
        main.filter(|_| most >= NOTABLE)
    }

    /// What a discard may give, if another discard gives notably less.
    pub(super) fn avoided(view: &SeatView, discarded: Tile, better: Tile) -> Option<Self> {
        let avoided = || cost(view, discarded) - cost(view, better);
        Self::notable(view, discarded).filter(|_| avoided() >= NOTABLE)
    }

    /// What the gift costs the viewer on average, in points of the deal.
    pub fn expected(&self) -> f64 {
        self.chance * self.cost
    }
}

/// What a discard gives is mentioned if it costs at least this on average, in points of the deal.
const NOTABLE: f64 = 1.5;
/// What a winning hand of computer players counts before it has any doubles of its own.
const USUAL_WIN: f32 = 70.0;
/// The chance that a player who has taken a Pung or Kong goes out.
const GOES_OUT: f64 = 0.35;
/// By how much a tile of the collected suit raises the chance of going out.
const NEARER: f64 = 0.15;
/// The chance that an opponent holds a pair of a kind and takes the third tile: for honours and for suit tiles, each early and late in the
/// deal.
const PAIRS: [[f64; 2]; 2] = [[0.05, 0.12], [0.03, 0.06]];
/// The chance that an opponent holds three of a kind, early and late in the deal.
const THREES: [f64; 2] = [0.008, 0.03];
/// The chance that a player who collects one suit takes a tile of it, by the number of sets laid out.
const TAKES: [f64; 5] = [0.0, 0.1, 0.16, 0.22, 0.25];
/// A deal is late when fewer live tiles than this are left.
const LATE: usize = 50;

/// Everything that a discard may give to each opponent.
pub fn feeds(view: &SeatView, tile: Tile) -> impl Iterator<Item = Feed> + '_ {
    let hidden = 4_u8.saturating_sub(view.open[tile] + view.me().stake[tile]);
    view.seat().others().flat_map(move |seat| {
        let sets = sets(view, seat, tile, hidden);
        let suit = open_suit(view, seat, tile);
        sets.into_iter().flatten().chain(suit)
    })
}

/// What the gifts of a discard cost the viewer on average, in points of the deal.
pub fn cost(view: &SeatView, tile: Tile) -> f64 {
    feeds(view, tile).map(|feed| feed.expected()).sum()
}

/// The same without Pungs and Kongs while the deal is young: whoever keeps a Wind or Dragon from others then only lets them find its pair.
pub(crate) fn urgent_cost(view: &SeatView, tile: Tile) -> f64 {
    let is_urgent = |feed: &Feed| is_late(view) || matches!(feed.gift, Gift::OpenSuit { .. });
    let urgent = feeds(view, tile).filter(is_urgent);
    urgent.map(|feed| feed.expected()).sum()
}

fn is_late(view: &SeatView) -> bool {
    view.live_left < LATE
}

/// The Kong and the Pung that an opponent may make with the tile.
fn sets(view: &SeatView, seat: Seat, tile: Tile, hidden: u8) -> [Option<Feed>; 2] {
    if hidden < 2 || view.players[seat].standing {
        return [None; 2];
    }
    let estimates = ScoreEstimates::of_wind(view, view.wind_of(seat));
    let [pung, kong] = [estimates.pung(tile, false), estimates.kong(tile, false)];
    let late = usize::from(is_late(view));
    let pairs = PAIRS[usize::from(!tile.is_honour())][late];
    let threes = if hidden >= 3 { THREES[late] } else { 0.0 };
    let doubles = |gain: Gain| gain.doubles.round().max(0.0) as u32;
    let [of_pung, of_kong] = [pung, kong].map(|gain| cost_of_gain(view, seat, gain));
    let feed = |gift, chance, cost| {
        let feed = Feed {
            seat,
            tile,
            gift,
            chance,
            cost,
            is_doubled: is_doubled(view, seat),
        };
        (chance > 0.0 && cost > 0.0).then_some(feed)
    };
    let kong = Gift::Kong {
        doubles: doubles(kong),
    };
    let pung = Gift::Pung {
        doubles: doubles(pung),
    };
    [feed(kong, threes, of_kong), feed(pung, pairs, of_pung)]
}

/// How much more the viewer pays on average when an opponent's hand gains this, whether or not it goes out.
fn cost_of_gain(view: &SeatView, seat: Seat, gain: Gain) -> f64 {
    let more = |score: f32| (score + gain.points) * gain.doubles.exp2();
    let won = lost(view, seat, more(USUAL_WIN)) - lost(view, seat, USUAL_WIN);
    let losing = LOSING_HAND_POINTS as f32;
    let settled = lost_to_third(view, seat, more(losing)) - lost_to_third(view, seat, losing);
    GOES_OUT * won + (1.0 - GOES_OUT) * settled
}

/// What the viewer pays when an opponent goes out with a hand of `score` points.
fn lost(view: &SeatView, winner: Seat, score: f32) -> f64 {
    let score = score.max(0.0) as u32;
    let scores = BySeat::from_fn(|seat| {
        if seat == winner {
            score
        } else {
            LOSING_HAND_POINTS
        }
    });
    // With the winner as the discarder, nobody pays double for the discard.
    let paid = view
        .rules
        .settle(&scores, winner, view.east, Some(winner), None);
    -paid.totals()[view.seat()] as f64
}

/// What the viewer pays when a third player goes out and this opponent's hand has `score` points.
fn lost_to_third(view: &SeatView, seat: Seat, score: f32) -> f64 {
    let Some(winner) = view.seat().others().find(|other| *other != seat) else {
        return 0.0;
    };
    let scores = BySeat::from_fn(|other| match other {
        _ if other == winner => USUAL_WIN as u32,
        _ if other == seat => score.max(0.0) as u32,
        _ => LOSING_HAND_POINTS,
    });
    // With the winner as the discarder, nobody pays double for the discard.
    let paid = view
        .rules
        .settle(&scores, winner, view.east, Some(winner), None);
    -paid.totals()[view.seat()] as f64
}

/// What a tile gives to an opponent who shows its suit; `None` if the opponent shows another suit or none.
fn open_suit(view: &SeatView, seat: Seat, tile: Tile) -> Option<Feed> {
    let suit = shown_suit(view, seat).filter(|suit| tile.suit() == Some(*suit))?;
    let melds = &view.players[seat].melds;
    let sets = melds
        .iter()
        .filter(|meld| meld.tile.suit() == Some(suit))
        .count();
    let estimates = ScoreEstimates::of_wind(view, view.wind_of(seat));
    let collecting_chance = suits::collecting_chance(view, seat, suit);
    let doubles = estimates
        .pattern(HandPattern::Mixed, false)
        .doubles
        .max(1.0);
    let cost = lost(view, seat, USUAL_WIN * doubles.exp2());
    Some(Feed {
        seat,
        tile,
        gift: Gift::OpenSuit { suit, sets },
        chance: collecting_chance * TAKES[melds.len().min(TAKES.len() - 1)],
        cost: NEARER * cost,
        is_doubled: is_doubled(view, seat),
    })
}

/// Whether the viewer and an opponent pay each other double because one of them is East.
pub(crate) fn is_doubled(view: &SeatView, seat: Seat) -> bool {
    view.rules.options.east_doubles && [view.seat(), seat].contains(&view.east)
}

/// Whether the viewer, as East, pays everybody double.
pub(crate) fn pays_all_double(view: &SeatView) -> bool {
    view.seat().others().all(|seat| is_doubled(view, seat))
}

/// The suit of the sets that an opponent has laid out, if there are at least two of it and none of another.
fn shown_suit(view: &SeatView, seat: Seat) -> Option<Suit> {
    let melds = view.players[seat].melds.iter();
    let mut suits = melds.filter_map(|meld| meld.tile.suit());
    let first = suits.next()?;
    let rest: Vec<Suit> = suits.collect();
    (!rest.is_empty() && rest.iter().all(|suit| *suit == first)).then_some(first)
}
