//! Informs spectators. Each line is serialized once for all of them.

use super::HostedGame;
use crate::host::room::audience::Audience;
use engine::table::{Event, ReadyFor};
use engine::tiles::Seat;
use protocol::ServerMessage;

impl HostedGame {
    /// Sends an event to spectators, with the tiles they may see.
    pub(super) fn tell_watchers(&self, event: &Event, audience: &mut Audience) {
        match event {
            Event::DealBegan { .. } => {
                let open = audience.players.show_all_tiles();
                audience.watchers.begin_hand(open);
            }
            Event::GameEnded
            | Event::ReadyAsked {
                purpose: ReadyFor::NextDeal,
                ..
            } => self.disclose(audience),
            _ => {}
        }
        let connections = audience.watchers.informed();
        if connections.is_empty() {
            return;
        }
        let messages = self.table.messages_for(event, audience.watchers.viewer());
        audience.outbox.say_to(connections, &messages);
    }

    /// Sends a finished hand to spectators again with all its tiles, for review.
    pub(super) fn disclose(&self, audience: &mut Audience) {
        let over = self.table.deal.setup.is_some() && self.table.view().end.is_some();
        if !over || !audience.watchers.take_disclosure() {
            return;
        }
        let connections = audience.watchers.informed();
        if connections.is_empty() {
            return;
        }
        let mut messages = self.table.disclosed_deal();
        messages.push(ServerMessage::StartPlay { id: 0 });
        audience.outbox.say_to(connections, &messages);
    }

    /// Announces who is ready while everybody is asked: for the next hand, or to continue after a pause by the host.
    fn readiness(&self) -> Vec<ServerMessage> {
        let view = self.table.view();
        let mut messages = Vec::new();
        if view.waiting_for == Some(ReadyFor::NextDeal) {
            let asked = Event::ReadyAsked {
                purpose: ReadyFor::NextDeal,
                exempt: None,
            };
            let ready = Seat::ALL
                .into_iter()
                .filter(|seat| view.players[*seat].ready);
            let ready = ready.map(|seat| Event::Ready { seat });
            let events = std::iter::once(asked).chain(ready);
            messages.extend(events.flat_map(|event| self.table.messages_for(&event, view.viewer)));
        }
        if let Some(pause) = &self.pause {
            let ready = pause.ready().map(|seat| ServerMessage::PlayerReady {
                id: self.table.places.id(seat),
            });
            messages.push(pause.message().clone());
            messages.extend(ready);
        }
        messages
    }

    /// Spectators see all tiles only while every person with tiles consents. When a consent ends, or a seat changes hands, the hand is sent
    /// again without the hidden tiles.
    pub fn update_consents(&self, audience: &mut Audience) {
        if self.over || !audience.watchers.see_all() || audience.players.show_all_tiles() {
            return;
        }
        if self.active {
            audience.say_to_watchers(&ServerMessage::StopPlay {
                reason: "Not everybody shows the tiles any more".to_owned(),
            });
        }
        audience.watchers.hide_tiles();
        self.inform_watchers(audience);
    }

    /// Sends new spectators the state of the table.
    pub fn inform_watchers(&self, audience: &mut Audience) {
        let connections = audience.watchers.take_fresh();
        if connections.is_empty() {
            return;
        }
        let mut messages = self.table.state_for_viewer(audience.watchers.viewer());
        if self.active {
            messages.extend(self.readiness());
            let id = self.table.to_act();
            messages.push(ServerMessage::StartPlay { id });
        }
        if self.over {
            messages.push(ServerMessage::GameOver);
        }
        audience.outbox.say_aside(connections, &messages);
    }
}
