//! A fast simulator of whole deals with all tiles known: no events, no views, and no allocation before scoring. It makes the same
//! transitions as `Game` for the same decisions.

mod claims;
mod gain_table;
mod player;
mod policy;
mod position;
mod settling;
mod turns;
mod wall;

pub use player::Player;
pub use position::{Next, Position, Victory};
pub use wall::SimulatedWall;

use policy::Policy;
use settling::Settling;

use engine::rules::{RuleSetId, Source};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::shanten::Aim;
use engine::tiles::{BySeat, Seat};

/// Simulates deals at one table, with four players who use the static evaluation.
pub struct Simulator<'a> {
    view: &'a SeatView,
    /// Whether the rules are based on the Classical ones, which order and settle claims in their own way.
    classical: bool,
    policy: Policy,
    settling: Settling,
}

/// A seat and its answer to a discard, `None` for passing, which overrides the policy.
pub type ForcedAnswer = (Seat, Option<Claim>);

impl<'a> Simulator<'a> {
    /// A simulator for the table of a view. Of the tiles in the view, only the bonus tiles laid out are used.
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
            self.policy
                .choose_plan(seat, &mut player, position.public_info());
            position.players[seat] = player;
        }
    }

    /// Plays a position out and returns everybody's result. The forced answer, if any, is given to the first discard. `observer` sees every
    /// claim of Mah Jongg, and all other moves that are carried out.
    pub fn play(
        &mut self,
        position: &mut Position,
        forced_answer: Option<ForcedAnswer>,
        observer: &mut impl FnMut(Seat, Move),
    ) -> BySeat<i64> {
        let mut forced_answer = forced_answer;
        loop {
            position.next = match position.next {
                Next::Draw(seat) => self.draw(position, seat, Source::Wall),
                Next::Drawn(seat, tile, source) => {
                    self.play_turn(position, seat, (tile, source), observer)
                }
                Next::Discard(seat) => {
                    let discard = self.best_discard(position, seat);
                    self.discard_held(position, seat, discard, observer)
                }
                Next::Claims(from, tile) => {
                    self.resolve_claims(position, (from, tile), forced_answer.take(), observer)
                }
                Next::Win(victory) => return self.settle(position, victory),
                Next::DeadHand => return BySeat::default(),
            }
        }
    }

    /// Plays a position out after a discard or an answer of the player whose decision it is, and returns everybody's result. Instead of any
    /// other move the policy chooses one.
    pub fn play_move(&mut self, position: &mut Position, seat: Seat, choice: Move) -> BySeat<i64> {
        let ignore = &mut |_, _| {};
        let forced_answer = match choice {
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
            self.policy
                .choose_plan(seat, &mut player, position.public_info());
            position.players[seat] = player;
            position.next = self.discard(position, seat, tile, ignore);
        }
        self.play(position, forced_answer, ignore)
    }

    /// Offers a player with this aim the undrawn tile at `index` for one of their own. If `nearer`, they accept only a tile that brings the
    /// hand nearer, otherwise only one that does not, but after which more tiles help.
    pub fn offer_exchange(
        &mut self,
        position: &mut Position,
        (seat, aim): (Seat, Aim),
        index: usize,
        nearer: bool,
    ) {
        let offered = position.wall.undrawn().get(index).copied();
        let Some(tile) = offered.filter(|tile| !tile.is_bonus()) else {
            return;
        };
        let player = &position.players[seat];
        let policy = &mut self.policy;
        if let Some(given) = policy.tile_to_exchange((player, aim), tile, &position.open, nearer) {
            position.exchange(seat, given, index);
        }
    }

    /// The policy's decision for a player; `None` if the player has none to make. The tiles of the other players are not used.
    pub fn choice(&mut self, position: &mut Position, seat: Seat) -> Option<Move> {
        let mut player = position.players[seat].clone();
        self.policy
            .choose_plan(seat, &mut player, position.public_info());
        position.players[seat] = player;
        if let Next::Claims(from, tile) = position.next {
            if position.players[seat].waits.has(tile) {
                return Some(Move::Claim(Claim::MahJong));
            }
            let claim = self.best_claim(position, seat, (from, tile));
            return Some(claim.map_or(Move::Pass, |(claim, _)| Move::Claim(claim)));
        }
        let mut first = None;
        let observer = &mut |seat, choice| {
            first.get_or_insert((seat, choice));
        };
        match position.next {
            Next::Drawn(seat, tile, source) => {
                self.play_turn(position, seat, (tile, source), observer)
            }
            Next::Discard(seat) => {
                let discard = self.best_discard(position, seat);
                self.discard_held(position, seat, discard, observer)
            }
            next => next,
        };
        first
            .filter(|(decider, _)| *decider == seat)
            .map(|(_, choice)| choice)
    }

    fn draw(&self, position: &mut Position, seat: Seat, source: Source) -> Next {
        let flowers_loose = self.view.rules.options.flowers_loose;
        position
            .draw(seat, source, flowers_loose)
            .unwrap_or(Next::DeadHand)
    }

    fn settle(&mut self, position: &mut Position, victory: Victory) -> BySeat<i64> {
        position.players[victory.winner].add(victory.tile);
        self.settling.settle(self.view, position, victory)
    }
}
