//! The end of hands and of the game: histories, leaving for good, the final scores.

use std::fmt::Write;

use super::{Output, Room};
use crate::protocol::ServerMessage;
use crate::table::{Act, DealEnd, Event, Input, Move};
use crate::tiles::Seat;

impl Room {
    /// What the host does about an event once it is told.
    pub(super) fn conclude(&mut self, event: &Event) {
        match event {
            Event::Settled { .. } => {
                self.write_history();
                let leaving = self.table.as_ref().is_some_and(|table| table.ending);
                if leaving {
                    self.finish("The game ends because a player has left.");
                }
            }
            Event::GameEnded => {
                self.say_to_all(&ServerMessage::Pause {
                    exempt: 0,
                    requestor: 0,
                    reason: "to start next hand".to_owned(),
                });
                self.print_scores();
                self.over = true;
            }
            _ => {}
        }
    }

    /// A player has left for good: in mid-hand nobody wins; while hands are laid out, the hand is finished first unless
    /// it is the winner who left.
    pub(super) fn leave(&mut self, leaver: Option<Seat>, id: u32) {
        let Some(table) = &self.table else { return };
        let laid_out = leaver.map(|seat| table.game.seat_view(seat).me().outcome.is_some());
        let between = table.between_deals();
        let winner = match &table.view().end {
            Some(DealEnd::MahJong { winner, .. }) if !between => Some(*winner),
            _ => None,
        };
        self.fine(id);
        let abandon = |reason: &str| {
            let reason = reason.to_owned();
            Input::Act(Act::Abandon { reason })
        };
        match (winner, leaver, laid_out) {
            _ if between => self.finish("The game ends because a player has left."),
            (Some(_), _, Some(true)) => {}
            (Some(winner), Some(seat), _) if winner != seat => {
                // Whatever the leaver has not laid out is shown for him.
                let _ = self.put(Input::Move(seat, Move::ShowTiles));
            }
            (winner, ..) => {
                let reason = match winner {
                    Some(_) => "Lost the winner",
                    None => "Lost a player",
                };
                let _ = self.put_and_tell(abandon(reason), |event| {
                    !matches!(event, Event::ReadyAsked { .. })
                });
                self.finish("The game ends because a player has left.");
            }
        }
    }

    /// The leaver's penalty, by the moment of leaving.
    fn fine(&mut self, id: u32) {
        let Some(table) = &self.table else { return };
        let at = table.game.going_on();
        let [hand, hands, round] = self.settings.penalties;
        let new_round = at.east == table.view().first_east && at.east != table.view().east;
        let penalty = match (table.between_deals(), at.deals) {
            (true, 0) => 0,
            (true, _) if new_round => round,
            (true, _) => hands,
            (false, _) => hand,
        };
        *self.penalties.entry(id).or_default() += penalty;
    }

    /// The game ends before its time.
    fn finish(&mut self, why: &str) {
        if std::mem::replace(&mut self.over, true) {
            return;
        }
        self.say_to_all(&ServerMessage::Message {
            sender: 0,
            addressee: 0,
            text: why.to_owned(),
        });
        self.say_to_all(&ServerMessage::GameOver);
        self.print_scores();
        if self.chairs.links().is_empty() {
            self.end();
        }
    }

    fn print_scores(&mut self) {
        let Some(table) = &self.table else { return };
        let mut text = "Game over. Final scores:\n".to_owned();
        for seat in Seat::ALL {
            let id = table.places.id(seat);
            let fine = self.penalties.get(&id).copied().unwrap_or_default();
            let score = table.view().scores[seat] - fine;
            let name = self
                .chairs
                .player(id)
                .map_or("", |player| player.name.as_str());
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{id:5} ({name:<20}) {score:6}");
        }
        self.outbox.put(Output::Print(text), self.now);
    }
}
