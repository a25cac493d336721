//! Answers to discards in a simulated deal.

use std::cmp::Reverse;

use smallvec::SmallVec;

use super::policy::DiscardChoice;
use super::position::{Next, Position, Victory};
use super::settling::level;
use super::{ForcedAnswer, Simulator};
use engine::rules::Source;
use engine::table::{ChowPosition, Claim, Move};
use engine::tiles::{Meld, MeldKind, Seat, Tile};

/// A claim, and the discard after it if already chosen.
type Taken = (Claim, Option<DiscardChoice>);

impl Simulator<'_> {
    /// Resolves the answers to a discard. `answer` overrides the policy of one player.
    pub(super) fn answers(
        &mut self,
        position: &mut Position,
        (from, tile): (Seat, Tile),
        answer: Option<ForcedAnswer>,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let said = |seat: Seat| {
            let own = answer.filter(|(who, _)| *who == seat);
            own.map(|(_, claim)| claim)
        };
        let goes_out = |seat: &Seat| match said(*seat) {
            Some(claim) => claim == Some(Claim::MahJong),
            None => position.players[*seat].waits.has(tile),
        };
        let winners: SmallVec<[Seat; 3]> = from.others().filter(goes_out).collect();
        let discarded = Source::Discard;
        if let Some(victory) = self.first_out(position, &winners, (from, tile), discarded, observer)
        {
            return Next::Out(victory);
        }
        let mut best: Option<(Seat, Taken)> = None;
        for seat in from.others() {
            let taken = match said(seat) {
                Some(claim) => claim.map(|claim| (claim, None)),
                None => self.judge_claim(position, seat, (from, tile)),
            };
            let higher =
                |taken: &Taken| best.is_none_or(|(_, (claim, _))| rank(taken.0) > rank(claim));
            if let Some(taken) = taken.filter(higher) {
                best = Some((seat, taken));
            }
        }
        match best {
            Some((seat, taken)) => self.take(position, seat, (from, tile), taken, observer),
            None => Next::Draw(from.next()),
        }
    }

    /// Determines which of these players goes out with a tile: the highest claim, then the nearest seat.
    pub(super) fn first_out(
        &self,
        position: &Position,
        winners: &[Seat],
        (from, tile): (Seat, Tile),
        source: Source,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Option<Victory> {
        let of = |winner: Seat| Victory {
            winner,
            tile,
            source,
            from: Some(from),
        };
        for winner in winners {
            observer(*winner, Move::Claim(Claim::MahJong));
        }
        if winners.len() < 2 || self.classical {
            return winners.first().map(|winner| of(*winner));
        }
        let first = winners.iter().min_by_key(|winner| {
            let level = level(self.view, position, of(**winner));
            (Reverse(level), from.steps_to(**winner))
        });
        first.map(|winner| of(*winner))
    }

    /// The policy's claim of a discard.
    pub(super) fn judge_claim(
        &mut self,
        position: &Position,
        seat: Seat,
        (from, tile): (Seat, Tile),
    ) -> Option<Taken> {
        let player = &position.players[seat];
        let helps = player.useful.has(tile);
        if player.standing || !helps && !tile.is_honour() {
            return None;
        }
        let mut best: Option<Taken> = None;
        let mut try_claim = |claim: Claim, meld: Meld| {
            let discard = self
                .policy
                .claims(seat, player, (meld, tile), position.sight());
            let better = |discard: &DiscardChoice| {
                let most = best.and_then(|(_, best)| best).map(|best| best.value);
                most.is_none_or(|most| discard.value > most)
            };
            if let Some(discard) = discard.filter(better) {
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
        if helps && from.next() == seat && chows.allows_any() {
            for place in ChowPosition::ALL {
                let others = place.others(tile);
                let held =
                    others.is_some_and(|others| others.iter().all(|tile| player.stake.has(*tile)));
                if let Some(lowest) = place.lowest(tile).filter(|_| held) {
                    try_claim(
                        Claim::Chow(Some(place)),
                        Meld::claimed(MeldKind::Chow, lowest),
                    );
                }
            }
        }
        best
    }

    /// Carries out a claim.
    fn take(
        &mut self,
        position: &mut Position,
        seat: Seat,
        (from, tile): (Seat, Tile),
        (claim, discard): Taken,
        observer: &mut impl FnMut(Seat, Move),
    ) -> Next {
        let meld = match claim {
            Claim::Chow(place) => {
                let lowest = place.and_then(|place| place.lowest(tile));
                Meld::claimed(MeldKind::Chow, lowest.unwrap_or(tile))
            }
            Claim::Kong => Meld::claimed(MeldKind::Kong, tile),
            Claim::Pung | Claim::MahJong => Meld::claimed(MeldKind::Pung, tile),
        };
        observer(seat, Move::Claim(claim));
        if self.classical {
            position.feed(seat, meld, tile, from);
        }
        position.meld(seat, meld, tile);
        if claim == Claim::Kong {
            position.kongs += 1;
            let player = &mut position.players[seat];
            self.policy.look(player);
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
