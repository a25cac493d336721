//! Deals played on with all tiles known, very many of them: no events, no views, nothing taken from the heap before the score is asked
//! for. What happens is what `Game` does with the same decisions.

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

/// Plays deals on at one table, the four players judging by the plain reckoning at a glance.
pub struct Simulator<'a> {
    view: &'a SeatView,
    classical: bool,
    policy: Policy,
    settling: Settling,
}

/// What a seat answers to a discard, instead of what it would judge.
pub type ForcedAnswer = (Seat, Option<Claim>);

impl<'a> Simulator<'a> {
    /// For the table of a view; of its tiles nothing is used.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            view,
            classical: view.rules.id == RuleSetId::Classical,
            policy: Policy::of(view),
            settling: Settling::default(),
        }
    }

    /// Lets everybody find out what to go for, before a position is played on.
    pub fn prepare(&mut self, position: &mut Position) {
        for seat in Seat::ALL {
            let mut player = position.players[seat].clone();
            self.policy.choose_plan(seat, &mut player, position.sight());
            position.players[seat] = player;
        }
    }

    /// Plays a position on to its end: what everybody gets. `told` hears every decision.
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

    /// Plays a position on after a move of the player who is asked there: what everybody gets.
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
                player.take(drawn);
            }
            player.put(tile);
            self.policy.choose_plan(seat, &mut player, position.sight());
            position.players[seat] = player;
            position.next = self.discard(position, seat, tile, nobody);
        }
        self.play(position, answer, nobody)
    }

    /// Offers a player who goes for these sets one of the undrawn tiles for one of its own. It takes what brings it nearer; or, if it is
    /// not to come nearer, what leaves more tiles that do.
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

    /// What the player who is asked at a position would do; of the others' tiles nothing is used.
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
        position.players[victory.winner].take(victory.tile);
        self.settling.settle(self.view, position, victory)
    }
}
