//! Answers to a discard or kong, and who gets the tile [P22, P23].

use std::cmp::Reverse;

use super::{ChowPosition, Claim, Event, Game, IllegalMove};
use crate::rules::Source;
use crate::tiles::{BySeat, Meld, MeldKind, Seat, Tile};

/// What each seat has answered: nothing yet, a pass, a claim.
pub(super) type Answers = BySeat<Option<Option<Claim>>>;

impl Game {
    pub(super) fn open_answers(&mut self) {
        self.answers = Answers::default();
    }

    /// A seat claims the tile or passes.
    pub(super) fn answer(&mut self, seat: Seat, claim: Option<Claim>) {
        match claim {
            None => self.pass(seat, false),
            Some(claim) => {
                self.answers[seat] = Some(Some(claim));
                let serial = self.serial;
                self.emit(Event::Claimed {
                    seat,
                    serial,
                    claim,
                });
            }
        }
        self.decide_when_answered();
    }

    pub(super) fn pass(&mut self, seat: Seat, timed_out: bool) {
        self.answers[seat] = Some(None);
        let serial = self.serial;
        self.emit(Event::Passed {
            seat,
            serial,
            timed_out,
        });
    }

    /// The time is over: everybody who has not answered passes.
    pub(super) fn time_out(&mut self) -> Result<(), IllegalMove> {
        let Some(window) = self.any_view().window else {
            return Err(IllegalMove("There is no tile to be claimed.".to_owned()));
        };
        for seat in window.from.others() {
            if self.answers[seat].is_none() {
                self.pass(seat, true);
            }
        }
        self.decide_when_answered();
        Ok(())
    }

    /// Once all three have answered, and the discarder too if asked for a Standing Hand, the best claim wins.
    pub(super) fn decide_when_answered(&mut self) {
        let Some(window) = self.any_view().window else {
            return;
        };
        let from = window.from;
        let waiting = self.views[from].stand_waits.is_some()
            || self
                .views
                .iter()
                .any(|(_, view)| view.chow_to_place.is_some())
            || from.others().any(|seat| self.answers[seat].is_none());
        if waiting {
            return;
        }
        let best = from
            .others()
            .filter_map(|seat| Some((seat, self.answers[seat].flatten()?)))
            .min_by_key(|(seat, claim)| (Reverse(self.rank(*seat, *claim)), from.steps_to(*seat)));
        let Some((seat, claim)) = best else {
            return if window.kong {
                self.replace_kong(from)
            } else {
                self.draw(from.next())
            };
        };
        self.deny_others(from, seat, claim);
        match claim {
            Claim::MahJong if window.kong => {
                self.go_out_with(seat, window.tile, Source::Snatch, from)
            }
            Claim::MahJong => self.go_out_with(seat, window.tile, Source::Discard, from),
            Claim::Pung => self.meld(seat, MeldKind::Pung, window.tile, window.tile, from),
            Claim::Kong => {
                self.meld(seat, MeldKind::Kong, window.tile, window.tile, from);
                self.draw_loose(seat);
            }
            Claim::Chow(place) => self.grant_chow(seat, place, window.tile, from),
        }
    }

    /// Higher wins [P22]: Mah Jongg, by level where the rules say so, then kong, pung, chow.
    fn rank(&self, seat: Seat, claim: Claim) -> u8 {
        match claim {
            Claim::Chow(_) => 0,
            Claim::Pung => 1,
            Claim::Kong => 2,
            Claim::MahJong => 3 + self.mah_jong_rank(seat),
        }
    }

    /// 0 to 3: with a pair, a chow, a pung, a special hand; where the rules know no levels, 0.
    fn mah_jong_rank(&self, seat: Seat) -> u8 {
        let view = &self.views[seat];
        let Some(window) = view.window.filter(|_| view.play().ranks_mah_jong) else {
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

    fn deny_others(&mut self, from: Seat, winner: Seat, claim: Claim) {
        let what = match claim {
            Claim::MahJong => "Mah Jongg",
            Claim::Kong => "a Kong",
            Claim::Pung => "a Pung",
            Claim::Chow(_) => "a Chow",
        };
        for seat in from.others().filter(|seat| *seat != winner) {
            if self.answers[seat].flatten().is_some() {
                let reason = format!("Another player takes the tile for {what}.");
                self.emit(Event::ClaimDenied { seat, reason });
            }
        }
    }

    fn grant_chow(&mut self, seat: Seat, place: Option<ChowPosition>, tile: Tile, from: Seat) {
        let view = &self.views[seat];
        let mut places = view.chow_positions(tile);
        let only = match (places.next(), places.next()) {
            (Some(only), None) if !view.play().places_every_chow => Some(only),
            _ => None,
        };
        drop(places);
        match place.or(only) {
            Some(place) => self.meld_chow(seat, place, tile, from),
            None => self.emit(Event::ChowToPlace { seat, tile }),
        }
    }

    /// The owner of a granted chow says where the tile stands.
    pub(super) fn place_chow(&mut self, seat: Seat, place: ChowPosition) {
        if let Some(window) = self.any_view().window {
            self.meld_chow(seat, place, window.tile, window.from);
        }
    }

    fn meld_chow(&mut self, seat: Seat, place: ChowPosition, tile: Tile, from: Seat) {
        let lowest = place.lowest(tile).unwrap_or(tile);
        self.meld(seat, MeldKind::Chow, lowest, tile, from);
    }

    fn meld(&mut self, seat: Seat, kind: MeldKind, of: Tile, tile: Tile, from: Seat) {
        self.meld_claimed(seat, Meld::claimed(kind, of), tile, from);
    }
}
