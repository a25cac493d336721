//! Finds which tile of a set was claimed, and from whom.

use super::TableScreen;
use super::placed::{PlacedTile, TilePosition};
use engine::table::{DealEnd, Discard, SeatView};
use engine::tiles::Seat;

/// The claimed tile of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedTile {
    /// Its place.
    pub position: TilePosition,
    /// Who discarded it.
    pub from: Seat,
    /// Its serial number among the discards.
    pub serial: u32,
}

/// The claimed tiles of a player's sets; empty if sets and discards do not match.
pub fn claimed_tiles(view: &SeatView, owner: Seat) -> Vec<ClaimedTile> {
    let claimed = view.claimed_melds(owner).into_iter();
    let found = claimed.filter_map(|(place, discard)| {
        let tiles = view.players[owner].melds[place].tiles();
        let index = tiles.iter().position(|tile| *tile == discard.tile)?;
        Some(ClaimedTile {
            position: TilePosition::Meld(owner, place, index),
            from: discard.seat,
            serial: discard.serial,
        })
    });
    found.collect()
}

/// The place of the winning tile, if it is in one of the sets in front of the winner's stake: in the set claimed with it, or else in the last one
/// that contains it.
pub fn winning_tile(placed: &[PlacedTile], view: &SeatView) -> Option<TilePosition> {
    let Some(DealEnd::MahJong {
        winner, tile, from, ..
    }) = &view.end
    else {
        return None;
    };
    let (winner, tile) = (*winner, *tile);
    let melds = &view.players[winner].melds;
    let last = claimed_tiles(view, winner)
        .last()
        .map(|claimed| claimed.position);
    let claimed = last.filter(|position| {
        if from.is_none() {
            return false;
        }
        let mut tiles = placed.iter();
        tiles.any(|placed| placed.position == *position && placed.face == Some(tile))
    });
    let last_with = melds.iter().rposition(|meld| meld.tiles().contains(&tile));
    let in_set = last_with.and_then(|place| {
        let index = melds[place]
            .tiles()
            .iter()
            .position(|other| *other == tile)?;
        Some(TilePosition::Meld(winner, place, index))
    });
    claimed.or(in_set)
}

/// The winner of the hand and the discard that completed it.
pub fn winning_discard(view: &SeatView) -> Option<(Seat, &Discard)> {
    let Some(DealEnd::MahJong {
        winner,
        tile,
        from: Some(from),
        ..
    }) = &view.end
    else {
        return None;
    };
    let last = view.discards.last();
    // The tile of a robbed Kong is no discard.
    let discard = last.filter(|discard| (discard.seat, discard.tile) == (*from, *tile))?;
    Some((*winner, discard))
}

impl TableScreen {
    /// The serial number of the discard at a place: one that lies among the discards or, once the hand is over, one that was claimed for the set
    /// there or completed the hand.
    pub fn discard_at(&self, position: TilePosition, shown: &SeatView) -> Option<u32> {
        let won = || {
            let (winner, discard) = winning_discard(shown)?;
            let placed = self.placed().iter();
            let mut there = placed.filter(|placed| placed.position == position);
            let is_there = there.any(|placed| placed.face == Some(discard.tile));
            let is_winners = match position {
                TilePosition::Stake(seat, _) | TilePosition::Meld(seat, ..) => seat == winner,
                _ => false,
            };
            (is_there && is_winners).then_some(discard.serial)
        };
        match position {
            TilePosition::Discard(serial) => Some(serial),
            _ if shown.end.is_none() => None,
            TilePosition::Meld(owner, set, _) => claimed_tiles(shown, owner)
                .into_iter()
                .find(|claimed| matches!(claimed.position, TilePosition::Meld(_, place, _) if place == set))
                .map(|claimed| claimed.serial)
                .or_else(won),
            _ => won(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::{Event, Game, Setup};
    use engine::tiles::BySeat;
    use players::selfplay::step;
    use players::{ComputerPlayer, Level};

    #[test]
    fn claimed_tiles_are_matched_with_their_discarders() {
        let players = BySeat([ComputerPlayer::new(Level::Beginner); 4]);
        let mut seen = 0;
        for seed in 0..6 {
            let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
            let mut melded = Vec::new();
            while game.seat_view(Seat::new(0)).deal_number < 3 {
                let events = step(&mut game, &players).expect("somebody is asked");
                for event in &events {
                    match event {
                        Event::DealBegan { .. } => melded.clear(),
                        Event::Melded {
                            seat, tile, from, ..
                        } => melded.push((*seat, *tile, *from)),
                        _ => {}
                    }
                }
                let view = game.seat_view(Seat::new(0));
                if view.end.is_some() {
                    continue;
                }
                for owner in Seat::ALL {
                    let expected = melded.iter().filter(|(seat, ..)| *seat == owner);
                    let found = claimed_tiles(view, owner);
                    let tile = |position| match position {
                        TilePosition::Meld(seat, set, index) => {
                            view.players[seat].melds[set].tiles()[index]
                        }
                        _ => unreachable!("a claimed tile is in a set"),
                    };
                    let found: Vec<_> = found
                        .iter()
                        .map(|claimed| (owner, tile(claimed.position), claimed.from))
                        .collect();
                    assert_eq!(found, expected.copied().collect::<Vec<_>>(), "seed {seed}");
                    seen += found.len();
                }
            }
        }
        assert!(seen > 100, "{seen}");
    }
}
