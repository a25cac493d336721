//! Answers to a discard or kong, and who gets the tile: the highest claim, and of equal claims that of the first player after its owner in
//! the playing direction (Bloem help, Precedences).

use std::cmp::Reverse;

use super::emitter::Emitter;
use super::{ChowPosition, Claim, ClaimWindow, Denial, Event, Move, Refusal, SeatView};
use crate::rules::Source;
use crate::tiles::{BySeat, Seat, Tile};

/// The answers to the last discard or kong of a deal.
#[derive(Clone, Debug, Default)]
pub(super) struct Claims {
    /// The number of that discard or kong; 0 before the first.
    serial: u32,
    /// The answer of each seat: `None` before it answers, `Some(None)` for a pass, `Some(Some(claim))` for a claim.
    answers: BySeat<Option<Option<Claim>>>,
}

/// What the answers so far lead to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Decision {
    /// A player must still answer, place a chow or decide on a Standing Hand; or nobody was asked.
    Open,
    /// Nobody wants the tile.
    Unclaimed(ClaimWindow),
    /// This seat gets it for this claim.
    Granted(ClaimWindow, Seat, Claim),
}

impl Claims {
    /// Starts waiting for answers to the next discard or declared kong, and returns its number. Both are numbered in one series, from 1 in
    /// each deal; kongs that nobody may rob have numbers too.
    pub fn open(&mut self) -> u32 {
        self.serial += 1;
        self.answers = BySeat::default();
        self.serial
    }

    /// The number of the last discard or kong.
    pub fn serial(&self) -> u32 {
        self.serial
    }

    /// Records that a seat claims the tile or passes.
    pub fn answer(&mut self, out: &mut Emitter, seat: Seat, claim: Option<Claim>) {
        let Some(claim) = claim else {
            return self.pass(out, seat, false);
        };
        self.answers[seat] = Some(Some(claim));
        let serial = self.serial;
        out.emit(Event::Claimed {
            seat,
            serial,
            claim,
        });
    }

    /// Ends the time for answers: every seat that has not answered passes. Refused if nothing can be claimed.
    pub fn time_out(&mut self, out: &mut Emitter) -> Result<(), Refusal> {
        let Some(window) = out.any_view().window else {
            return Err(Refusal::NothingToClaim);
        };
        for seat in window.from.others() {
            if self.answers[seat].is_none() {
                self.pass(out, seat, true);
            }
        }
        Ok(())
    }

    /// Passes for each seat that cannot rob the kong just made, if the rules say so.
    pub fn pass_hopeless_robbers(&mut self, out: &mut Emitter, owner: Seat) {
        if !out.table_rules().passes_hopeless_robbers {
            return;
        }
        let rob = Move::Claim(Claim::MahJong);
        for seat in owner.others() {
            if out.view(seat).judge(rob).is_err() {
                self.pass(out, seat, false);
            }
        }
    }

    /// Who gets the tile. Open while one of the three has not answered, a granted chow has no position, or the discarder is asked for a
    /// Standing Hand.
    pub fn decision(&self, out: &Emitter) -> Decision {
        let Some(window) = out.any_view().window else {
            return Decision::Open;
        };
        let from = window.from;
        let is_waiting = out.view(from).stand_waits.is_some()
            || Seat::ALL
                .into_iter()
                .any(|seat| out.view(seat).chow_to_place.is_some())
            || from.others().any(|seat| self.answers[seat].is_none());
        if is_waiting {
            return Decision::Open;
        }
        let rank = |seat, claim| rank(out.view(seat), claim);
        from.others()
            .filter_map(|seat| Some((seat, self.answers[seat].flatten()?)))
            .min_by_key(|(seat, claim)| (Reverse(rank(*seat, *claim)), from.steps_to(*seat)))
            .map_or(Decision::Unclaimed(window), |(seat, claim)| {
                Decision::Granted(window, seat, claim)
            })
    }

    /// Denies all other claims, as `claimant` gets the tile for `claim`.
    pub fn deny_others(&self, out: &mut Emitter, from: Seat, claimant: Seat, claim: Claim) {
        for seat in from.others().filter(|seat| *seat != claimant) {
            if self.answers[seat].flatten().is_some() {
                let reason = Denial::BetterClaim(claim);
                out.emit(Event::ClaimDenied { seat, reason });
            }
        }
    }

    fn pass(&mut self, out: &mut Emitter, seat: Seat, timed_out: bool) {
        self.answers[seat] = Some(None);
        let serial = self.serial;
        out.emit(Event::Passed {
            seat,
            serial,
            timed_out,
        });
    }
}

/// The position of the tile in a granted chow: as stated in the claim, or the only one possible. `None` if the player has to choose, under
/// some rules even from a single one.
pub(super) fn chow_position(
    view: &SeatView,
    tile: Tile,
    stated: Option<ChowPosition>,
) -> Option<ChowPosition> {
    let mut positions = view.chow_positions(tile);
    let only = match (positions.next(), positions.next()) {
        (Some(only), None) if !view.table_rules().asks_every_chow_position => Some(only),
        _ => None,
    };
    stated.or(only)
}

/// The rank of a claim; the highest gets the tile: chow, pung, kong, and Mah Jongg, by level where the rules say so.
fn rank(view: &SeatView, claim: Claim) -> u8 {
    match claim {
        Claim::Chow(_) => 0,
        Claim::Pung => 1,
        Claim::Kong => 2,
        Claim::MahJong => 3 + mah_jong_rank(view),
    }
}

/// From 0 to 3: completing a pair, a chow, a pung, a special hand; 0 if the rules have no levels.
fn mah_jong_rank(view: &SeatView) -> u8 {
    let Some(window) = view.window.filter(|_| view.table_rules().ranks_mah_jong) else {
        return 0;
    };
    let source = match window.kong {
        true => Source::Snatch,
        false => Source::Discard,
    };
    let mut hand = view.me().hand();
    hand.stake.add(window.tile);
    let situation = view.situation(Some(view.win(window.tile, source)));
    view.rules
        .mah_jong_level(&hand, &situation)
        .map_or(0, |level| level as u8)
}
