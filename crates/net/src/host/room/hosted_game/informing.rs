//! Informs spectators. Each line is serialized once for all of them.

use super::HostedGame;
use crate::host::room::audience::Audience;
use engine::table::{Event, ReadyFor};
use engine::tiles::Seat;
use protocol::ServerMessage;

impl HostedGame {
    /// Sends an event to spectators, with the tiles they may see.
    pub(super) fn send_event_to_watchers(&self, event: &Event, audience: &mut Audience) {
        match event {
            Event::DealBegan { .. } => {
                let open = audience.players.all_show_tiles();
                audience.watchers.begin_hand(open);
            }
            Event::GameEnded
            | Event::ReadyAsked {
                purpose: ReadyFor::NextDeal,
                ..
            } => self.disclose_hand(audience),
            _ => {}
        }
        let connections = audience.watchers.following();
        if connections.is_empty() {
            return;
        }
        let messages = self.table.messages_for(event, audience.watchers.viewer());
        audience.outbox.send_to(connections, &messages);
    }

    /// Sends a finished hand to spectators again with all its tiles, for review.
    pub(super) fn disclose_hand(&self, audience: &mut Audience) {
        let is_finished = self.table.deal.setup.is_some() && self.table.view().end.is_some();
        if !is_finished || !audience.watchers.take_disclosure() {
            return;
        }
        let connections = audience.watchers.following();
        if connections.is_empty() {
            return;
        }
        let mut messages = self.table.disclosed_deal();
        messages.push(ServerMessage::StartPlay { id: 0 });
        audience.outbox.send_to(connections, &messages);
    }

    /// The messages that say who is ready, while everybody is asked: for the next hand, or to continue after a pause by the host.
    fn readiness_messages(&self) -> Vec<ServerMessage> {
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
                id: self.table.player_ids.id(seat),
            });
            messages.push(pause.message().clone());
            messages.extend(ready);
        }
        messages
    }

    /// Hides the tiles from spectators when a consent ends or a seat gets another player, because they may see them only while every person
    /// at the table consents. The hand is then sent again without the tiles that they may no longer see.
    pub fn check_consents(&self, audience: &mut Audience) {
        if self.over || !audience.watchers.see_all_tiles() || audience.players.all_show_tiles() {
            return;
        }
        if self.active {
            audience.send_to_watchers(&ServerMessage::StopPlay {
                reason: "Not everybody shows the tiles any more".to_owned(),
            });
        }
        audience.watchers.hide_tiles();
        self.inform_new_watchers(audience);
    }

    /// Sends the state of the table to spectators who still need it: new ones, and all after their view was limited.
    pub fn inform_new_watchers(&self, audience: &mut Audience) {
        let connections = audience.watchers.take_uninformed();
        if connections.is_empty() {
            return;
        }
        let mut messages = self.table.state_for_viewer(audience.watchers.viewer());
        if self.active {
            messages.extend(self.readiness_messages());
            let id = self.table.to_act();
            messages.push(ServerMessage::StartPlay { id });
        }
        if self.over {
            messages.push(ServerMessage::GameOver);
        }
        audience.outbox.send_unpaced(connections, &messages);
    }
}
