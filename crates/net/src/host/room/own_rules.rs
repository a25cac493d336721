//! Tables with rules of their own. Only our clients can play and watch there: the table sends them the rules, which they accept before they sit
//! down. The protocol has messages for Chinese Classical only, so events and moves at these tables are sent as JSON.

use super::Room;
use super::audience::Audience;
use super::hosted_game::HostedGame;
use super::peer::{ConnectionId, ConnectionIds};
use super::seat_ownership::Newcomer;
use super::sessions::Stage;
use engine::tiles::Seat;
use protocol::{RULES_KIND, ServerMessage, Word, rules_messages};

/// Why other programs, and earlier versions of this one, are refused.
pub(super) const OTHER_RULES: &str =
    "This table does not play Chinese Classical. You need a newer Red Stake to play by its rules";

/// Somebody who wants to sit down or to watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Visitor {
    /// Somebody who wants to sit down.
    Player(Newcomer),
    /// Somebody of this name who wants to watch.
    Watcher(String),
}

impl Room {
    /// Sends a visitor the rules of a table that has rules of its own, and asks whether the client plays by them; false if the table has none.
    pub(super) fn offers_rules(&mut self, connection: ConnectionId, visitor: Visitor) -> bool {
        let Some(rules) = &self.own_rules else {
            return false;
        };
        let messages: Vec<ServerMessage> = rules_messages(rules).collect();
        let connections = ConnectionIds::from_slice(&[connection]);
        self.audience.outbox.send_unpaced(connections, &messages);
        self.request_secret(connection, RULES_KIND, Stage::AskedAboutRules(visitor));
        self.sessions
            .allow_reading(connection, self.audience.outbox.now());
        true
    }

    /// Handles the answer of a visitor who was sent the rules. Clients that do not know the question answer it as one for a password.
    pub(super) fn admit_to_own_rules(
        &mut self,
        connection: ConnectionId,
        kind: &Word,
        visitor: Visitor,
    ) {
        if kind.as_str() != RULES_KIND {
            return self.refuse(connection, OTHER_RULES);
        }
        match visitor {
            Visitor::Player(newcomer) => {
                let newcomer = Newcomer {
                    plays_by_rules: true,
                    ..newcomer
                };
                self.admit(connection, newcomer);
            }
            Visitor::Watcher(name) => {
                let peer = self.sessions.peer(connection);
                self.admit_watcher(peer, &name, true);
            }
        }
    }
}

impl HostedGame {
    /// Tells the players at a table that has rules of its own who of them is asked to act. Some events follow without a decision, so a client
    /// cannot know it from the events alone.
    pub(super) fn tell_asked(&self, audience: &mut Audience) {
        if !self.table.has_own_rules() {
            return;
        }
        for seat in Seat::ALL {
            if self.table.game.request(seat).is_some() {
                audience.send_to(self.table.player_ids.id(seat), &ServerMessage::Asked);
            }
        }
    }
}
