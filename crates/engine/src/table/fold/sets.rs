//! How a view applies claimed sets, declared kongs and robbed kongs.

use crate::table::{ClaimWindow, Declaring, PlayerView, SeatView};
use crate::tiles::{Counts, Exposure, Meld, MeldKind, Seat, Tile};

impl SeatView {
    /// Lays out a set with a claimed tile.
    pub(super) fn meld(&mut self, seat: Seat, meld: Meld, claimed: Tile, from: Seat) {
        self.close();
        let mut own = Counts::from_iter(meld.tiles());
        // After Mah Jongg the claimed tile is already on the winner's stake.
        let is_won = self.end.is_some();
        if !is_won {
            own.remove(claimed);
        }
        for tile in own.iter() {
            self.take_from_stake(seat, tile);
        }
        self.players[seat].melds.push(meld);
        if is_won {
            self.tile_to_use = None;
            return;
        }
        self.open.extend(own.iter());
        self.mark_taken(seat);
        self.turn = Some(seat);
        self.players[seat].drawn = None;
        if meld.kind == MeldKind::Kong {
            self.kongs_since_discard = self.kongs_since_discard.saturating_add(1);
        } else {
            self.just_claimed = Some((meld, from));
        }
    }

    /// Lays out a kong, or adds the fourth tile to a pung.
    pub(super) fn declare_kong(&mut self, seat: Seat, kong: Meld, serial: u32) {
        self.close();
        let player = &mut self.players[seat];
        let pung = player
            .melds
            .iter_mut()
            .find(|meld| meld.kind == MeldKind::Pung && meld.tile == kong.tile);
        let added = match (kong.exposure, pung) {
            (Exposure::Annexed, Some(pung)) => {
                *pung = kong;
                1
            }
            _ => {
                player.melds.push(kong);
                4
            }
        };
        for _ in 0..added {
            self.take_from_stake(seat, kong.tile);
            self.open.add(kong.tile);
        }
        self.kongs_since_discard = self.kongs_since_discard.saturating_add(1);
        if let Declaring::Kongs(kongs) = &mut self.declaring
            && seat == self.viewer.seat()
        {
            kongs.retain(|tile| *tile != kong.tile);
            if kongs.is_empty() {
                self.declaring = Declaring::Nothing;
            }
        }
        if self.table_rules().can_be_robbed(kong) {
            self.window = Some(ClaimWindow {
                tile: kong.tile,
                from: seat,
                serial,
                kong: true,
            });
        }
    }

    /// Marks the last discard as claimed by a player.
    pub(super) fn mark_taken(&mut self, by: Seat) {
        if let Some(last) = self.discards.last_mut() {
            last.taken_by = Some(by);
        }
    }

    /// Closes every question about the last discard, kong or claimed tile.
    pub(super) fn close(&mut self) {
        self.close_window();
        self.just_claimed = None;
        self.tile_to_use = None;
    }

    /// Closes the questions about the last discard or kong.
    pub(super) fn close_window(&mut self) {
        self.window = None;
        self.answered = false;
        self.stand_waits = None;
        self.chow_to_place = None;
    }

    /// Removes a tile from a stake: the tile itself if the viewer sees it there, else one that is face down.
    pub(super) fn take_from_stake(&mut self, seat: Seat, tile: Tile) {
        let player = &mut self.players[seat];
        if !player.stake.remove(tile) {
            player.hidden = player.hidden.saturating_sub(1);
        }
    }
}

/// A robbed kong becomes a pung again; a concealed one a concealed pung (protocol 6.5).
pub(super) fn break_kong(owner: &mut PlayerView, tile: Tile) {
    let kong = owner
        .melds
        .iter_mut()
        .find(|meld| meld.kind == MeldKind::Kong && meld.tile == tile);
    if let Some(kong) = kong {
        *kong = match kong.exposure {
            Exposure::Concealed => Meld::concealed(MeldKind::Pung, tile),
            _ => Meld::claimed(MeldKind::Pung, tile),
        };
    }
}
