//! Features by kind of tile: held, laid out, discarded and hidden tiles. The suits are ordered by value and the winds from the viewer's
//! own, so that the network learns about all of them at once.

use crate::hand_evaluator::HandEvaluator;
use crate::input_writer::{InputWriter, flag};
use crate::value_network::network::INPUTS;
use engine::table::SeatView;
use engine::tiles::{Dragon, Hand, Seat, Suit, Tile, Wind};

/// Counts of a kind up to this number are distinguished.
const DISTINCT_COUNTS: u8 = 3;

/// Writes the tiles of a hand after discarding `discarded`, and those of the opponents.
pub(super) fn write(
    writer: &mut InputWriter<INPUTS>,
    hand_evaluator: &HandEvaluator<'_>,
    hand: &Hand,
    discarded: Option<Tile>,
    suits: [Suit; 3],
) {
    let view = hand_evaluator.view;
    for tile in kinds_in_order(view, suits) {
        for count in 1..=DISTINCT_COUNTS {
            writer.push(flag(hand.stake[tile] >= count));
        }
        writer.push(f32::from(hand_evaluator.outlook.unseen(tile)) / 4.0);
        let of_tile = || hand.melds.iter().filter(|meld| meld.tile == tile);
        writer.push(flag(of_tile().any(|meld| meld.is_pung_or_kong())));
        if tile.chow().is_some() {
            let chows = of_tile().filter(|meld| !meld.is_pung_or_kong());
            writer.push(chows.count() as f32);
        }
        writer.push(flag(discarded == Some(tile)));
    }
    for seat in view.seat().others() {
        write_opponent(writer, view, seat, discarded, suits);
    }
}

/// All kinds: the suits, the viewer's wind, the round wind, the other winds, the dragons.
fn kinds_in_order(view: &SeatView, suits: [Suit; 3]) -> impl Iterator<Item = Tile> {
    let of_suit = |suit| (1..=9).map(move |number| Tile::suited(suit, number));
    let own = view.wind_of(view.seat());
    let mut winds = Wind::ALL;
    winds.sort_by_key(|wind| (*wind != own, *wind != view.round_wind));
    let honours = winds
        .map(Tile::wind)
        .into_iter()
        .chain(Dragon::ALL.map(Tile::dragon));
    suits.into_iter().flat_map(of_suit).chain(honours)
}

/// Writes what an opponent has laid out and discarded in each suit and in honours, and for the viewer's discard, whether
/// the opponent has discarded the same tile, and both for its suit.
fn write_opponent(
    writer: &mut InputWriter<INPUTS>,
    view: &SeatView,
    seat: Seat,
    discarded: Option<Tile>,
    suits: [Suit; 3],
) {
    let melds = |suit: Option<Suit>| {
        let melds = view.players[seat].melds.iter();
        melds.filter(|meld| meld.tile.suit() == suit).count() as f32 / 3.0
    };
    let discards = |suit: Option<Suit>| {
        let discards = view.discards.iter().filter(|discard| discard.seat == seat);
        let of_suit = discards.filter(|discard| discard.tile.suit() == suit);
        of_suit.count() as f32 / 6.0
    };
    for suit in suits.map(Some).into_iter().chain([None]) {
        writer.push_all([melds(suit), discards(suit)]);
    }
    writer.push_all(discarded.map_or([0.0; 3], |tile| {
        let suit = tile.suit();
        let safe = flag(has_discarded(view, seat, tile));
        [safe, melds(suit), discards(suit)]
    }));
}

/// Whether this seat has discarded a tile of this kind.
pub(super) fn has_discarded(view: &SeatView, seat: Seat, tile: Tile) -> bool {
    let mut discards = view.discards.iter();
    discards.any(|discard| discard.seat == seat && discard.tile == tile)
}
