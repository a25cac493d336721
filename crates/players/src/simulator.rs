//! A fast simulator of whole deals with all tiles known: no events, no views, and no allocation before scoring. It makes the same
//! transitions as `Game` for the same decisions.

mod answers;
mod line;
mod player;
mod policy;
mod position;
mod settling;
mod turns;
mod worths;

pub use line::Line;
pub use player::Player;
pub use position::{Next, Position, Victory};

use policy::Policy;
use settling::Settling;

use engine::rules::{RuleSetId, Source};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::shanten::Aim;
use engine::tiles::{BySeat, Seat};

/// Simulates deals at one table, with four players who use the static evaluation.
pub struct Simulator<'a> {
    view: &'a SeatView,
    classical: bool,
    policy: Policy,
    settling: Settling,
}

/// A seat and its answer to a discard, which overrides the policy.
pub type ForcedAnswer = (Seat, Option<Claim>);

impl<'a> Simulator<'a> {
    /// A simulator for the table of a view. The tiles in the view are not used.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            view,
            classical: view.rules.id == RuleSetId::Classical,
            policy: Policy::of(view),
            settling: Settling::default(),
        }
    }

    /// Lets every player choose a plan before a position is played out.
    pub fn prepare(&mut self, position: &mut Position) {
        for seat in Seat::ALL {
            let mut player = position.players[seat].clone();
            self.policy.choose_plan(seat, &mut player, position.sight());
            position.players[seat] = player;
        }
    }

    /// Plays a position out and returns everybody's result. `observer` sees every decision.
    pub fn play(
        &mut self,
        position: &mut Position,
        answer: Option<ForcedAnswer>,
        observer: &mut impl FnMut(Seat, Move),
    ) -> BySeat<i64> {
        let mut answer = answer;
        loop {
            position.next = match position.next {
                Next::Draw(seat) => self.draw(position, seat, Source::Wall),
                Next::Drawn(seat, tile, source) => {
                    self.turn(position, seat, (tile, source), observer)
                }
                Next::Discard(seat) => {
                    let discard = self.judge_discard(position, seat);
                    self.discard_held(position, seat, discard, observer)
                }
                Next::Answers(from, tile) => {
                    self.answers(position, (from, tile), answer.take(), observer)
                }
                Next::Out(victory) => return self.settle(position, victory),
                Next::Dead => return BySeat::default(),
            }
        }
    }

    /// Plays a position out after a move of the player whose decision it is, and returns everybody's result.
    pub fn play_move(&mut self, position: &mut Position, seat: Seat, choice: Move) -> BySeat<i64> {
        let nobody = &mut |_, _| {};
        let answer = match choice {
            Move::Claim(claim) => Some((seat, Some(claim))),
            Move::Pass => Some((seat, None)),
            _ => None,
        };
        if let Move::Discard { tile, .. } = choice {
            let mut player = position.players[seat].clone();
            if let Next::Drawn(_, drawn, _) = position.next {
                player.add(drawn);
            }
            player.remove(tile);
            self.policy.choose_plan(seat, &mut player, position.sight());
            position.players[seat] = player;
            position.next = self.discard(position, seat, tile, nobody);
        }
        self.play(position, answer, nobody)
    }

    /// Offers a player with this aim an undrawn tile for one of their own. They accept one that brings the hand nearer if `nearer`, else one
    /// that leaves more tiles that help.
    pub fn offer(
        &mut self,
        position: &mut Position,
        (seat, aim): (Seat, Aim),
        place: usize,
        nearer: bool,
    ) {
        let offered = position.line.undrawn().get(place).copied();
        let Some(tile) = offered.filter(|tile| !tile.is_bonus()) else {
            return;
        };
        let player = &position.players[seat];
        let policy = &mut self.policy;
        if let Some(given) = policy.gives((player, aim), tile, &position.open, nearer) {
            position.exchange(seat, given, place);
        }
    }

    /// The policy's decision for a player. The tiles of the other players are not used.
    pub fn choice(&mut self, position: &mut Position, seat: Seat) -> Option<Move> {
        let mut player = position.players[seat].clone();
        self.policy.choose_plan(seat, &mut player, position.sight());
        position.players[seat] = player;
        if let Next::Answers(from, tile) = position.next {
            if position.players[seat].waits.has(tile) {
                return Some(Move::Claim(Claim::MahJong));
            }
            let taken = self.judge_claim(position, seat, (from, tile));
            return Some(taken.map_or(Move::Pass, |(claim, _)| Move::Claim(claim)));
        }
        let mut first = None;
        let observer = &mut |who, choice| {
            first.get_or_insert((who, choice));
        };
        match position.next {
            Next::Drawn(seat, tile, source) => self.turn(position, seat, (tile, source), observer),
            Next::Discard(seat) => {
                let discard = self.judge_discard(position, seat);
                self.discard_held(position, seat, discard, observer)
            }
            next => next,
        };
        first
            .filter(|(who, _)| *who == seat)
            .map(|(_, choice)| choice)
    }

    fn draw(&self, position: &mut Position, seat: Seat, source: Source) -> Next {
        let loose = self.view.rules.options.flowers_loose;
        position.draw(seat, source, loose).unwrap_or(Next::Dead)
    }

    fn settle(&mut self, position: &mut Position, victory: Victory) -> BySeat<i64> {
        position.players[victory.winner].add(victory.tile);
        self.settling.settle(self.view, position, victory)
    }
}
