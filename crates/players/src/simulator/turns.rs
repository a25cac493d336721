//! Turns in a simulated deal: going out, Kongs and discards.

use smallvec::SmallVec;

use super::policy::DiscardChoice;
use super::position::{Next, Position, Victory};
use super::{Player, Simulator};
use engine::rules::{Source, is_thirteen_wonders};
use engine::table::Move;
use engine::tiles::{Seat, Tile};

impl Simulator<'_> {
    /// Plays the turn of a player with a drawn tile.
    pub(super) fn play_turn(
        &mut self,
        position: &mut Position,
        seat: Seat,
        (tile, source): (Tile, Source),
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let player = &position.players[seat];
        if player.waits.has(tile) {
            observer(seat, Move::MahJong);
            return Next::Win(Victory {
                winner: seat,
                tile,
                source,
                from: None,
            });
        }
        if !player.standing {
            if self.wants_kong(player, tile) {
                position.players[seat].add(tile);
                observer(seat, Move::Kong(tile));
                return self.play_kong(position, seat, tile, observer);
            }
            if player.useful.has(tile) || !self.policy.is_obvious_discard(player, tile) {
                position.players[seat].add(tile);
                let discard = self.best_discard(position, seat);
                return self.discard_held(position, seat, discard, observer);
            }
        }
        self.discard(position, seat, tile, observer)
    }

    /// The policy's discard for a player with 14 tiles.
    pub(super) fn best_discard(&mut self, position: &Position, seat: Seat) -> DiscardChoice {
        self.policy
            .choose_discard(seat, &position.players[seat], position.public_info())
    }

    /// Discards a tile of the hand.
    pub(super) fn discard_held(
        &mut self,
        position: &mut Position,
        seat: Seat,
        discard: DiscardChoice,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let player = &mut position.players[seat];
        player.remove(discard.tile);
        player.plan_index = discard.plan_index;
        self.policy.update_tile_sets(player);
        self.discard(position, seat, discard.tile, observer)
    }

    /// Discards a tile that is not, or no longer, on the stake. The first discard may declare an Original Call or a Standing Hand.
    pub(super) fn discard(
        &mut self,
        position: &mut Position,
        seat: Seat,
        tile: Tile,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let player = &mut position.players[seat];
        let is_first = !player.has_discarded && (!self.classical || player.melds.is_empty());
        let may_call = is_first && self.view.rules.options.standing_hands;
        let calling = may_call && self.policy.has_enough_waits(player, &position.open);
        player.standing |= calling;
        let discard = Move::Discard {
            tile,
            calling: calling && self.classical,
        };
        observer(seat, discard);
        if calling && !self.classical {
            observer(seat, Move::Stand(true));
        }
        position.add_discard(seat, tile);
        Next::Claims(seat, tile)
    }

    /// Whether a Kong of the drawn tile is possible and brings the hand no farther from complete.
    fn wants_kong(&self, player: &Player, tile: Tile) -> bool {
        if player.stake[tile] < 3 && player.exposed_pung(tile).is_none() {
            return false;
        }
        let mut before = player.clone();
        before.add(tile);
        let mut after = before.clone();
        after.make_kong(tile);
        self.policy.is_kong_free(&before, &after)
    }

    /// Lays out a Kong, which others may rob, and draws a Loose Tile.
    pub(super) fn play_kong(
        &mut self,
        position: &mut Position,
        seat: Seat,
        tile: Tile,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let is_annexed = position.players[seat].exposed_pung(tile).is_some();
        position.make_kong(seat, tile);
        let can_rob = |robber: &Seat| {
            let player = &position.players[*robber];
            if is_annexed {
                return player.waits.has(tile);
            }
            let mut stake = player.stake.clone();
            stake.add(tile);
            self.classical && player.melds.is_empty() && is_thirteen_wonders(&stake)
        };
        let robbers: SmallVec<[Seat; 3]> = seat.others().filter(can_rob).collect();
        let victory = self.first_winner(position, &robbers, (seat, tile), Source::Snatch, observer);
        if let Some(victory) = victory {
            position.players[seat].undo_robbed_kong(tile);
            return Next::Win(victory);
        }
        let player = &mut position.players[seat];
        self.policy.update_tile_sets(player);
        self.draw(position, seat, Source::Loose)
    }
}
