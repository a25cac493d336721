//! Tables with rules of their own: the rules, which the player must accept before sitting down, and the events.

use std::sync::Arc;

use super::RemoteTable;
use crate::join::notice::Notice;
use engine::rules::RuleSet;
use engine::table::{Event, SeatView};
use protocol::{
    ClientMessage, MAX_RULES_LENGTH, OWN_RULES_VERSION, Parts, RULES_KIND, ServerMessage, Word,
};
use storage::save::SeenGame;
use words::say;

/// The maximum length of an event as JSON. The longest are the scores of large hands.
const MAX_EVENT_LENGTH: usize = 64 * 1024;

/// What is known of the rules of a table that has rules of its own.
#[derive(Clone, Debug, Default)]
pub(super) struct OwnRules {
    /// The rules so far, while they arrive.
    incoming: Parts,
    /// The rules that arrived last; `None` if they cannot be read.
    offered: Option<Arc<RuleSet>>,
    /// The rules that the player plays by. They need not be shown again after a reconnection.
    accepted: Option<Arc<RuleSet>>,
    /// Whether the player is asked about the rules that arrived last.
    is_offered: bool,
    /// The event so far, while it arrives.
    event: Parts,
    /// Whether more events may follow before somebody is asked.
    is_unsettled: bool,
}

impl OwnRules {
    /// Whether the player plays by the rules that arrived last.
    fn are_accepted(&self) -> bool {
        self.offered.is_some() && self.offered == self.accepted
    }

    /// The answer to the question whether the player plays by the rules; `None` if the player must see them first.
    pub fn answer(&self) -> Option<ClientMessage> {
        let kind = Word::new(RULES_KIND).filter(|_| self.are_accepted())?;
        let data = String::new();
        Some(ClientMessage::AuthInfo { kind, data })
    }
}

impl RemoteTable {
    /// The rules of the table if it has rules of its own, and the player plays by them.
    pub fn own_rules(&self) -> Option<&Arc<RuleSet>> {
        let accepted = self.own_rules.accepted.as_ref();
        accepted.filter(|_| self.version == OWN_RULES_VERSION)
    }

    /// The rules of the table if it asks whether the player plays by them.
    pub fn offered_rules(&self) -> Option<&Arc<RuleSet>> {
        let offered = self.own_rules.offered.as_ref();
        offered.filter(|_| self.own_rules.is_offered)
    }

    /// Agrees to play, or to watch, by the rules that the table has sent. Returns the message that says so.
    pub fn accept_rules(&mut self) -> Option<ClientMessage> {
        self.own_rules.is_offered = false;
        self.own_rules.accepted.clone_from(&self.own_rules.offered);
        self.own_rules.answer()
    }

    /// Handles the question whether the player plays by the rules: they are those of the table from now on, so that they can be read.
    pub(super) fn offer_rules(&mut self) -> Option<Notice> {
        let Some(offered) = &self.own_rules.offered else {
            let why = say!("network-rules-unreadable");
            return Some(Notice::Rejected(why.to_owned()));
        };
        if self.own_rules.are_accepted() {
            return None;
        }
        self.own_rules.is_offered = true;
        if !self.active {
            self.view = SeatView::new(Arc::clone(offered), self.view.viewer);
        }
        Some(Notice::Rules(Arc::clone(offered)))
    }

    /// Whether no more events follow before the player is asked.
    pub(super) fn is_asked(&self) -> bool {
        self.own_rules().is_none() || !self.own_rules.is_unsettled
    }

    /// Decodes the event in a message. `None` if it has none, or only a part of one.
    pub(super) fn event_of(&mut self, message: &ServerMessage) -> Option<Event> {
        let own_rules = &mut self.own_rules;
        match message {
            ServerMessage::Rules { last, text } => {
                if let Some(text) = own_rules.incoming.add(*last, text, MAX_RULES_LENGTH) {
                    own_rules.offered = serde_json::from_str(&text).ok().map(Arc::new);
                }
                None
            }
            ServerMessage::Asked | ServerMessage::StartPlay { .. } => {
                own_rules.is_unsettled = false;
                None
            }
            ServerMessage::TableEvent { last, text } => {
                own_rules.is_unsettled = true;
                let text = own_rules.event.add(*last, text, MAX_EVENT_LENGTH)?;
                self.own_rules()?;
                let event = serde_json::from_str(&text).ok();
                event.filter(SeenGame::accepts)
            }
            message => self.player_ids?.event(message, &self.view),
        }
    }
}
