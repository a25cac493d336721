//! What a player's discards give away: points paid to those who made a Kong with one, and to those who used one for a hand whose suit
//! lay open on the table. The tile of a robbed Kong counts as a discard.

use std::sync::Arc;

use crate::{Contestant, Mean, parallel};
use engine::rules::RuleSet;
use engine::table::{Event, Game, SeatView, Setup};
use engine::tiles::{BySeat, MeldKind, Seat, Suit, Tile};
use players::selfplay::play_deal;

/// A suit is open when this many sets of it, and no set of another suit, lie in front of a player.
const OPEN_SETS: usize = 2;

/// What the discards of one player in a deal gave away; the amounts are points that the player paid.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Gifts {
    /// Paid to those who made a Kong with a discard.
    kongs: f64,
    /// Paid to those who used a discard for an open suit.
    open_suits: f64,
    /// Discards that became Kongs.
    kong_discards: u32,
    /// Discards that were used for an open suit.
    open_suit_discards: u32,
}

/// The gifts of one contestant, averaged over hands.
#[derive(Clone, Copy, Debug, Default)]
pub struct MeanGifts {
    /// Points per hand paid to those who made a Kong with one of its discards.
    pub kongs: Mean,
    /// Points per hand paid to those who used one of its discards for an open suit.
    pub open_suits: Mean,
    /// How many of its discards per hand others made into Kongs.
    pub kong_discards: Mean,
    /// How many of its discards per hand others used for an open suit.
    pub open_suit_discards: Mean,
    /// Points per hand.
    pub points: Mean,
}

/// The open suit of a player, if there is one.
fn open_suit(view: &SeatView, seat: Seat) -> Option<Suit> {
    let melds = view.players[seat].melds.iter();
    let mut suits = melds.filter_map(|meld| meld.tile.suit());
    let first = suits.next()?;
    let others: Vec<Suit> = suits.collect();
    (others.len() + 1 >= OPEN_SETS && others.iter().all(|suit| *suit == first)).then_some(first)
}

/// Plays deals with these contestants, whose seats change from deal to deal; returns the mean gifts of each contestant.
pub fn measure(
    rules: &Arc<RuleSet>,
    contestants: &[Contestant; 4],
    deals: u32,
    seed: u64,
    threads: usize,
) -> [MeanGifts; 4] {
    let played = parallel::map(deals as usize, threads, |deal| {
        let contestant_at = |seat: Seat| (seat.index() + deal) % 4;
        let result = play(rules, seed + deal as u64, |game, seat, request| {
            contestants[contestant_at(seat)].decide(game, seat, request)
        });
        (deal, result)
    });
    let mut means = [MeanGifts::default(); 4];
    for (deal, (gifts, points)) in played {
        for seat in Seat::ALL {
            let mean = &mut means[(seat.index() + deal) % 4];
            let gifts = &gifts[seat];
            mean.kongs.add(gifts.kongs);
            mean.open_suits.add(gifts.open_suits);
            mean.kong_discards.add(gifts.kong_discards.into());
            mean.open_suit_discards.add(gifts.open_suit_discards.into());
            mean.points.add(points[seat] as f64);
        }
    }
    means
}

/// Plays one deal; returns the gifts and points of each seat.
fn play(
    rules: &Arc<RuleSet>,
    seed: u64,
    decide: impl FnMut(&Game, Seat, &engine::table::Request) -> engine::table::Move,
) -> (BySeat<Gifts>, BySeat<i64>) {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    // Who discarded, and who used the discard.
    let mut kongs: Vec<(Seat, Seat)> = Vec::new();
    let mut suits: Vec<(Seat, Seat)> = Vec::new();
    let mut open_suits = BySeat::<Option<Suit>>::default();
    let mut gifts = BySeat::<Gifts>::default();
    let points = play_deal(&mut game, decide, |game, events| {
        let is_in_open_suit = |suits: &BySeat<Option<Suit>>, seat: Seat, tile: Tile| {
            suits[seat].is_some() && suits[seat] == tile.suit()
        };
        let is_won = game.seat_view(Seat::new(0)).end.is_some();
        for event in events {
            match event {
                // After the win, sets are only laid out.
                Event::Melded { .. } if is_won => {}
                Event::Melded {
                    seat,
                    meld,
                    tile,
                    from,
                } => {
                    if meld.kind == MeldKind::Kong {
                        kongs.push((*from, *seat));
                        gifts[*from].kong_discards += 1;
                    }
                    if is_in_open_suit(&open_suits, *seat, *tile) {
                        suits.push((*from, *seat));
                        gifts[*from].open_suit_discards += 1;
                    }
                }
                Event::WentMahJong {
                    seat,
                    tile,
                    from: Some(from),
                    ..
                } if is_in_open_suit(&open_suits, *seat, *tile) => {
                    suits.push((*from, *seat));
                    gifts[*from].open_suit_discards += 1;
                }
                Event::Settled { settlement, .. } => {
                    let paid = |from: Seat, to: Seat| settlement.gets_from[to][from] as f64;
                    for list in [&mut kongs, &mut suits] {
                        list.sort_by_key(|(from, to)| (from.index(), to.index()));
                        list.dedup();
                    }
                    for (from, to) in &kongs {
                        gifts[*from].kongs += paid(*from, *to).max(0.0);
                    }
                    for (from, to) in &suits {
                        gifts[*from].open_suits += paid(*from, *to).max(0.0);
                    }
                }
                _ => {}
            }
        }
        let view = game.seat_view(Seat::new(0));
        open_suits = BySeat::from_fn(|seat| open_suit(view, seat));
    });
    (gifts, points.unwrap_or(BySeat([0; 4])))
}
