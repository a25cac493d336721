//! Claims of discards in a simulated deal.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::policy::DiscardChoice;
use super::position::{Next, Position, Victory};
use super::settling::claim_precedence;
use super::{ForcedAnswer, Simulator};
use engine::rules::Source;
use engine::table::{ChowPosition, Claim, Move};
use engine::tiles::{Meld, MeldKind, Seat, Tile};

/// A claim, and the discard after it if it is already chosen.
type ChosenClaim = (Claim, Option<DiscardChoice>);

impl Simulator<'_> {
    /// Resolves the answers to a discard. `forced_answer` overrides the policy of one player.
    pub(super) fn resolve_claims(
        &mut self,
        position: &mut Position,
        (from, tile): (Seat, Tile),
        forced_answer: Option<ForcedAnswer>,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let forced_claim = |seat: Seat| {
            let own = forced_answer.filter(|(answering, _)| *answering == seat);
            own.map(|(_, claim)| claim)
        };
        let goes_out = |seat: &Seat| match forced_claim(*seat) {
            Some(claim) => claim == Some(Claim::MahJong),
            None => position.players[*seat].waits.has(tile),
        };
        let winners: SmallVec<[Seat; 3]> = from.others().filter(goes_out).collect();
        let source = Source::Discard;
        if let Some(victory) = self.first_winner(position, &winners, (from, tile), source, observer)
        {
            return Next::Win(victory);
        }
        let mut best: Option<(Seat, ChosenClaim)> = None;
        for seat in from.others() {
            let claim = match forced_claim(seat) {
                Some(claim) => claim.map(|claim| (claim, None)),
                None => self.best_claim(position, seat, (from, tile)),
            };
            let is_higher =
                |claim: &ChosenClaim| best.is_none_or(|(_, (best, _))| rank(claim.0) > rank(best));
            if let Some(claim) = claim.filter(is_higher) {
                best = Some((seat, claim));
            }
        }
        match best {
            Some((seat, claim)) => {
                self.carry_out_claim(position, seat, (from, tile), claim, observer)
            }
            None => Next::Draw(from.next()),
        }
    }

    /// Determines which of these players, given in the order of play after the tile's owner, goes out with the tile: under the Classical
    /// rules the first, otherwise the one with the highest claim, and among equal claims the first.
    pub(super) fn first_winner(
        &self,
        position: &Position,
        winners: &[Seat],
        (from, tile): (Seat, Tile),
        source: Source,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Option<Victory> {
        let victory = |winner: Seat| Victory {
            winner,
            tile,
            source,
            from: Some(from),
        };
        for winner in winners {
            observer(*winner, Move::Claim(Claim::MahJong));
        }
        if winners.len() < 2 || self.classical {
            return winners.first().map(|winner| victory(*winner));
        }
        let first = winners.iter().min_by_key(|winner| {
            let precedence = claim_precedence(self.view, position, victory(**winner));
            (Reverse(precedence), from.steps_to(**winner))
        });
        first.map(|winner| victory(*winner))
    }

    /// The set for which the policy claims a discard, if any. Mah Jongg is not considered.
    pub(super) fn best_claim(
        &mut self,
        position: &Position,
        seat: Seat,
        (from, tile): (Seat, Tile),
    ) -> Option<ChosenClaim> {
        let player = &position.players[seat];
        let is_useful = player.useful.has(tile);
        if player.standing || !is_useful && !tile.is_honour() {
            return None;
        }
        let mut best: Option<ChosenClaim> = None;
        let mut try_claim = |claim: Claim, meld: Meld| {
            let discard =
                self.policy
                    .discard_after_claim(seat, player, (meld, tile), position.public_info());
            let is_better = |discard: &DiscardChoice| {
                let best_value = best
                    .and_then(|(_, discard)| discard)
                    .map(|discard| discard.value);
                best_value.is_none_or(|best_value| discard.value > best_value)
            };
            if let Some(discard) = discard.filter(is_better) {
                best = Some((claim, Some(discard)));
            }
        };
        if player.stake[tile] >= 3 {
            try_claim(Claim::Kong, Meld::claimed(MeldKind::Kong, tile));
        }
        if player.stake[tile] >= 2 {
            try_claim(Claim::Pung, Meld::claimed(MeldKind::Pung, tile));
        }
        let chows = self
            .view
            .rules
            .options
            .chow_limit()
            .remaining(&player.melds);
        if is_useful && from.next() == seat && chows.allows_chows() {
            for chow_position in ChowPosition::ALL {
                let others = chow_position.others(tile);
                let held =
                    others.is_some_and(|others| others.iter().all(|tile| player.stake.has(*tile)));
                if let Some(lowest) = chow_position.lowest(tile).filter(|_| held) {
                    try_claim(
                        Claim::Chow(Some(chow_position)),
                        Meld::claimed(MeldKind::Chow, lowest),
                    );
                }
            }
        }
        best
    }

    /// Carries out a claim.
    fn carry_out_claim(
        &mut self,
        position: &mut Position,
        seat: Seat,
        (from, tile): (Seat, Tile),
        (claim, discard): ChosenClaim,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let meld = match claim {
            Claim::Chow(chow_position) => {
                let lowest = chow_position.and_then(|chow_position| chow_position.lowest(tile));
                Meld::claimed(MeldKind::Chow, lowest.unwrap_or(tile))
            }
            Claim::Kong => Meld::claimed(MeldKind::Kong, tile),
            Claim::Pung | Claim::MahJong => Meld::claimed(MeldKind::Pung, tile),
        };
        observer(seat, Move::Claim(claim));
        if self.classical {
            position.record_feeding(seat, meld, tile, from);
        }
        position.lay_out(seat, meld, tile);
        if claim == Claim::Kong {
            position.kongs += 1;
            let player = &mut position.players[seat];
            self.policy.update_tile_sets(player);
            return self.draw(position, seat, Source::Loose);
        }
        match discard {
            Some(discard) => self.discard_held(position, seat, discard, observer),
            None => Next::Discard(seat),
        }
    }
}

/// The precedence of a claim; higher wins.
fn rank(claim: Claim) -> u8 {
    match claim {
        Claim::Chow(_) => 0,
        Claim::Pung => 1,
        Claim::Kong => 2,
        Claim::MahJong => 3,
    }
}
