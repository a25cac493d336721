//! Automatic actions: the moves of computer players, the time limit of claims, the tiles as text.

use std::time::Duration;

use super::HostedGame;
use crate::host::room::audience::Audience;
use crate::host::room::outbox::Output;
use crate::host::room::thinking::Answer;
use crate::host::room::time_limit::TimeLimit;
use engine::table::{Act, Input, Move, Request};
use engine::tiles::Seat;
use players::ComputerPlayer;
use protocol::ServerMessage;

impl HostedGame {
    /// Does everything that follows automatically from an input.
    pub fn follow_up(&mut self, audience: &mut Audience) {
        self.play_computers(audience);
        self.update_claim_limit(audience);
        self.update_waited_for(audience);
        self.send_tiles(audience);
    }

    /// Makes the moves of computer players, and passes for bots that can only pass.
    fn play_computers(&mut self, audience: &mut Audience) {
        loop {
            self.pass_for_bots(audience);
            let Some((seat, choice)) = self.computer_move(audience) else {
                return;
            };
            if self.apply(Input::Move(seat, choice), audience).is_err() {
                return;
            }
        }
    }

    /// The next move of a computer player. All are asked at once. Readiness, and with quick passes every move, follows immediately; other
    /// answers are released later, on a schedule that reveals nothing.
    fn computer_move(&mut self, audience: &mut Audience) -> Option<(Seat, Move)> {
        for seat in Seat::ALL {
            let Some((player, request)) = self.computer_request(seat, audience) else {
                self.thinking.forget(seat);
                continue;
            };
            let view = self.table.game.seat_view(seat);
            if self.quick_passes || matches!(request, Request::Ready(_)) {
                return Some((seat, player.decide(view, &request)));
            }
            // Computer players are asked at the same time as people.
            let asked_at = audience.outbox.due();
            if let Some(question) = self.thinking.ask(seat, player, (view, request), asked_at) {
                audience.outbox.push(Output::Think(Box::new(question)));
            }
        }
        self.thinking.take(audience.outbox.now())
    }

    /// The computer player in a seat and the request that it must answer now, if there is one.
    fn computer_request(
        &self,
        seat: Seat,
        audience: &Audience,
    ) -> Option<(ComputerPlayer, Request)> {
        if self.over || !self.active || !audience.players.any_plays_in_person() {
            return None;
        }
        let player = audience.players.get(self.table.player_ids.id(seat))?;
        let computer = player.computer?;
        let request = self.table.game.request(seat)?;
        let is_paused = self.pause.is_some() && !matches!(request, Request::Claim { .. });
        (!is_paused).then_some((computer, request))
    }

    /// Takes the answer of a computer player.
    pub fn handle_thought(&mut self, answer: Answer, now: Duration) {
        self.thinking.record_answer(answer, now);
    }

    /// When the next answer of a computer player is released.
    pub fn next_release(&self) -> Option<Duration> {
        self.thinking.next_release()
    }

    /// Updates the time limit for claims: it starts when the tile is announced, and is removed while the game is suspended or paused.
    fn update_claim_limit(&mut self, audience: &Audience) {
        let game = &self.table.game;
        let options = &game.rules().options;
        let is_asked = |seat: Seat| {
            let request = game.request(seat);
            matches!(request, Some(Request::Claim { .. } | Request::Rob { .. }))
        };
        let is_running = self.active && self.pause.is_none() && options.timeout > 0 && !self.over;
        let is_running = is_running && Seat::ALL.into_iter().any(is_asked);
        let window = self.table.view().window.filter(|_| is_running);
        self.claim_limit = window.map(|window| {
            let grace = match audience.players.all_keep_time() {
                true => options.timeout_grace,
                false => 0,
            };
            let seconds = options.timeout.saturating_add(grace);
            let begin = audience.outbox.due();
            TimeLimit::keep_or_start(self.claim_limit, window.serial, begin, seconds)
        });
    }

    /// When the time to claim the open tile ends.
    pub fn claim_limit_end(&self) -> Option<Duration> {
        self.claim_limit.map(|limit| limit.end())
    }

    /// Passes for everybody who has not answered when the time limit for claims is over.
    pub fn enforce_claim_limit(&mut self, audience: &mut Audience) {
        let now = audience.outbox.now();
        if self.claim_limit_end().is_some_and(|end| end <= now) {
            // A limit is set only while a tile is open.
            let _ = self.apply(Input::Act(Act::TimeOut), audience);
        }
    }

    /// Sends the tiles of each player, where they have changed, as text to those who want that.
    fn send_tiles(&mut self, audience: &mut Audience) {
        let changed = self.table.take_changed_tiles();
        for receiver in Seat::ALL {
            let player = audience.players.get(self.table.player_ids.id(receiver));
            let player = player.filter(|player| player.wants_tiles);
            let Some(connection) = player.and_then(|player| player.connection) else {
                continue;
            };
            for seat in Seat::ALL.into_iter().filter(|seat| changed[*seat]) {
                let id = self.table.player_ids.id(seat);
                let text = self.tiles_as_text(seat, receiver);
                let message = ServerMessage::InfoTiles { id, text };
                audience.outbox.send_message(connection, &message);
            }
        }
    }

    /// A player's tiles in the notation of the protocol, `--` for each that the receiver may not see.
    fn tiles_as_text(&self, seat: Seat, receiver: Seat) -> String {
        let player = &self.table.game.seat_view(receiver).players[seat];
        let seen = player.stake.iter().map(|tile| format!("{tile} "));
        let hidden = (0..player.hidden).map(|_| "-- ".to_owned());
        let stake: String = seen.chain(hidden).collect();
        let melds: String = player.melds.iter().map(|meld| format!(" {meld}")).collect();
        let bonus: Vec<String> = player.bonus.iter().map(ToString::to_string).collect();
        format!("{stake}*{melds} * {}", bonus.join(" "))
    }
}
