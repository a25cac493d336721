//! A table on another host, as seen by a player or a spectator. It does no I/O: messages go in; events of the table and answers come out.

mod history_limits;
mod history_pruning;
mod open_replay;
mod own_events;
mod own_rules;
mod seals;
mod setting_options;
mod setting_up;
#[cfg(test)]
mod tests;

use super::credentials::Credentials;
use super::names::Names;
use super::notice::{Notice, server_says};
use engine::table::{Event, Move, Refusal, Request, SeatView, Viewer};
use engine::tiles::{BySeat, Seat, Wind};
use history_limits::HistoryLimits;
use own_events::actor;
use own_rules::OwnRules;
use protocol::{
    ClientMessage, Json, PlayerIds, PlayerOption, RULES_KIND, ServerMessage, Setup, VERSION,
    move_message,
};
pub use seals::{SealStatus, SealViolation, Seals};
use setting_up::{default_rules, hands_before, player_ids};
use storage::save::SeenGame;
use words::say;

/// The effect of a message of the server.
#[derive(Clone, Debug, Default)]
pub struct TableUpdate {
    /// Events of the table, already applied to the view.
    pub events: Vec<Event>,
    /// Automatic answers.
    pub answers: Vec<ClientMessage>,
    /// A notice for the player.
    pub notice: Option<Notice>,
}

/// A table on another host.
#[derive(Clone, Debug)]
pub struct RemoteTable {
    credentials: Credentials,
    id: u32,
    names: Names,
    player_ids: Option<PlayerIds>,
    view: SeatView,
    /// The events of the game as we saw them. If they are too many, the first ones are dropped.
    history: Vec<Event>,
    limits: HistoryLimits,
    manager: i32,
    version: u32,
    active: bool,
    /// The seats that are ready, during a pause that is not one of the game's own: after a return, or requested by a player.
    pause: Option<BySeat<bool>>,
    /// The request that was answered but not confirmed yet, with the answer.
    answered: Option<(Request, Move)>,
    seals: Seals,
    own_rules: OwnRules,
    /// A finished hand that is being sent again with all its tiles, to us as a spectator.
    replay: Option<Box<RemoteTable>>,
}

impl RemoteTable {
    /// The state before the first message.
    pub fn new(credentials: Credentials) -> Self {
        let view = SeatView::new(default_rules(), Viewer::Seat(Seat::new(0)));
        Self {
            id: credentials.id,
            credentials,
            names: Names::default(),
            player_ids: None,
            limits: HistoryLimits::new(view.clone()),
            view,
            history: Vec::new(),
            manager: 0,
            version: VERSION,
            active: false,
            pause: None,
            answered: None,
            seals: Seals::default(),
            own_rules: OwnRules::default(),
            replay: None,
        }
    }

    /// The first message on a connection; used again after reconnecting.
    pub fn connect_message(&self) -> ClientMessage {
        self.credentials.connect_message(self.id)
    }

    /// The key of our seat; empty before we have one.
    pub fn key(&self) -> &str {
        &self.credentials.key
    }

    /// Whether we are a spectator.
    pub fn watches(&self) -> bool {
        self.credentials.watch
    }

    /// The table as we see it.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// The game as we saw it, to be saved or reviewed.
    pub fn seen(&self) -> SeenGame {
        self.seen_game(self.history.clone())
    }

    fn seen_game(&self, events: Vec<Event>) -> SeenGame {
        SeenGame {
            names: BySeat::from_fn(|seat| self.name(seat).to_owned()),
            seat: self.view.seat(),
            watched: self.watches(),
            rules: self.own_rules().cloned(),
            events,
        }
    }

    /// The seals of deals.
    pub fn seals(&self) -> &Seals {
        &self.seals
    }

    /// Our id; 0 before we have one.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Whether play is in progress.
    pub fn is_active(&self) -> bool {
        self.active
    }

    /// Whether we may change options. Nobody may at a table that has rules of its own.
    pub fn is_manager(&self) -> bool {
        let may_be_changed = !self.watches() && self.own_rules().is_none();
        may_be_changed && (self.manager == 0 || i64::from(self.manager) == i64::from(self.id))
    }

    /// The name of the player in a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.name_of(self.player_ids.map_or(0, |player_ids| player_ids.id(seat)))
    }

    /// The name of the player with this id.
    pub fn name_of(&self, id: u32) -> &str {
        self.names.name_of(id)
    }

    /// The ids and names of the known players, in the order in which they joined.
    pub fn names(&self) -> &[(u32, String)] {
        self.names.all()
    }

    /// Our current request; `None` if we have answered it, while play is suspended, or while a pause holds it back.
    pub fn request(&self) -> Option<Request> {
        if !self.active {
            return None;
        }
        let request = self.view.request().filter(|_| self.is_asked());
        // During a pause we are asked only to confirm, and for our answer to an open tile.
        let is_held = match (&self.pause, &request) {
            (None, _) | (_, Some(Request::Claim { .. } | Request::Rob { .. })) => false,
            (Some(ready), Some(Request::Ready(_))) => ready[self.view.seat()],
            _ => true,
        };
        let answered = self.answered.as_ref().map(|(request, _)| request);
        request.filter(|request| !is_held && answered != Some(request))
    }

    /// Answers our current request: returns the message for a move. Until the server responds, `request` then returns `None`.
    ///
    /// # Errors
    /// The move is not legal now.
    pub fn answer(&mut self, choice: Move) -> Result<ClientMessage, Refusal> {
        self.view.check(&choice)?;
        // Only moves that Chinese Classical does not have, and so no other table asks for, have no message.
        let message = match (self.own_rules(), choice) {
            (Some(_), choice) if choice != Move::Ready => ClientMessage::TableMove {
                choice: Json(choice),
            },
            _ => move_message(choice, &self.view).ok_or(Refusal::NotAskedToStand)?,
        };
        self.answered = self.view.request().map(|request| (request, choice));
        Ok(message)
    }

    /// Handles a message of the server.
    pub fn handle(&mut self, message: &ServerMessage) -> TableUpdate {
        let mut update = TableUpdate::default();
        if self.handle_replay(message) {
            return update;
        }
        match message {
            ServerMessage::Game { setup } => update.events = self.set_up(setup),
            ServerMessage::SeatKey { key } => self.credentials.key.clone_from(key),
            _ if self.is_endless() => {
                let reason = say!("network-hand-without-end");
                update.notice = Some(Notice::Rejected(reason.to_owned()));
            }
            message => {
                if let Some(event) = self.event_of(message) {
                    self.apply(&event);
                    update.events.push(event);
                }
                update.answers.extend(self.reply(message, &update.events));
                update.notice = self.take_notice(message, &update.events);
            }
        }
        update
    }

    /// Sets up or restores the table. Options have their defaults unless the server says otherwise.
    fn set_up(&mut self, setup: &Setup) -> Vec<Event> {
        self.begin_hand();
        let has_same_players =
            |player_ids: &PlayerIds| setup.seats.iter().all(|id| player_ids.seat(*id).is_ok());
        let known_ids = self.player_ids.filter(has_same_players);
        let player_ids = known_ids.unwrap_or_else(|| player_ids(setup));
        let seat = |id: u32| player_ids.seat(id).unwrap_or(Seat::new(0));
        self.player_ids = Some(player_ids);
        let viewer = match self.watches() {
            true => Viewer::Watcher(Seat::new(0)),
            false => Viewer::Seat(seat(self.id)),
        };
        (self.active, self.pause, self.answered) = (false, None, None);
        (self.manager, self.version) = (setup.manager, setup.version);
        let rules = self.own_rules().cloned().unwrap_or_else(default_rules);
        let previous = std::mem::replace(&mut self.view, SeatView::new(rules, viewer));
        let mut scores = BySeat::default();
        for (id, score) in setup.seats.iter().zip(setup.scores) {
            scores[seat(*id)] = i64::from(score);
        }
        let deals = known_ids.map_or(0, |_| hands_before(&previous, scores));
        let resumed = Event::GameResumed {
            first_east: seat(setup.first_east),
            east: seat(setup.seats[0]),
            round_wind: setup.round.unwrap_or(Wind::East),
            deals,
            east_wins: setup.wins_in_a_row,
            scores,
        };
        let events = self.with_options(resumed, &self.view.rules);
        for event in &events {
            self.view.apply(event);
        }
        self.drop_unfinished_deal();
        self.seals.restart();
        events.iter().for_each(|event| self.limits.note(event));
        self.history.extend(events.iter().cloned());
        events
    }

    /// Drops a deal in progress: the server sends it again from its beginning.
    fn drop_unfinished_deal(&mut self) {
        let begins_deal = |event: &Event| matches!(event, Event::DealBegan { .. });
        let ends_deal =
            |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
        if let Some(start) = self.history.iter().rposition(begins_deal)
            && !self.history[start..].iter().any(ends_deal)
        {
            self.history.truncate(start);
        }
    }

    fn apply(&mut self, event: &Event) {
        if let Event::DealBegan { .. } = event {
            self.begin_hand();
        }
        self.limits.note(event);
        self.view.apply(event);
        self.history.push(event.clone());
        if let (Some(ready), Event::Ready { seat }) = (&mut self.pause, event) {
            ready[*seat] = true;
            if ready.iter().all(|(_, ready)| *ready) {
                self.pause = None;
            }
        }
        let is_own = actor(event) == Some(self.view.seat());
        if is_own && !self.leads_to_another_event(event) || self.view.request().is_none() {
            self.answered = None;
        }
    }

    /// The automatic answer to a message about a password, reconnecting, a pause that is not one of the game's own, or an option.
    fn reply(&mut self, message: &ServerMessage, events: &[Event]) -> Option<ClientMessage> {
        match message {
            ServerMessage::AuthReqd { kind, .. } if kind.as_str() == RULES_KIND => {
                self.own_rules.answer()
            }
            ServerMessage::AuthReqd { kind, .. } => self.credentials.auth_info(kind),
            ServerMessage::Reconnect => Some(self.connect_message()),
            ServerMessage::Pause { exempt, .. } if events.is_empty() && *exempt != self.id => {
                self.pause = Some(BySeat::default());
                (self.active && !self.watches()).then_some(ClientMessage::Ready)
            }
            ServerMessage::StartPlay { .. } => {
                self.active = true;
                (self.pause.is_some() && !self.watches()).then_some(ClientMessage::Ready)
            }
            ServerMessage::PlayerOptionSet {
                option: PlayerOption::LocalTimeouts,
                ack: false,
                value,
                text,
            } => Some(ClientMessage::SetPlayerOption {
                option: PlayerOption::LocalTimeouts,
                ack: true,
                value: *value,
                text: text.clone(),
            }),
            _ => None,
        }
    }

    /// Applies what is not an event of the game, such as a name, and returns the notice for the player.
    fn take_notice(&mut self, message: &ServerMessage, events: &[Event]) -> Option<Notice> {
        use ServerMessage as M;
        if matches!(message, M::AuthReqd { kind, .. } if kind.as_str() == RULES_KIND) {
            return self.offer_rules();
        }
        let (history, rules) = (&self.history, &self.view.rules);
        if let Some(status) = self
            .seals
            .handle(message, events, self.active, history, rules)
        {
            return Some(Notice::Seal(status));
        }
        Some(match message {
            M::ConnectReply { text, .. } if !text.is_empty() => Notice::Rejected(server_says(text)),
            M::ConnectReply { id, .. } => match u32::try_from(*id) {
                Ok(id @ 1..) => {
                    self.id = id;
                    if self.watches() {
                        return Some(Notice::Watching);
                    }
                    self.names.set(id, &self.credentials.name);
                    Notice::Welcome(id)
                }
                _ => Notice::Rejected(say!("network-no-reason").to_owned()),
            },
            M::Player { id, name } if name.is_empty() => {
                self.names.remove(*id);
                Notice::Left(*id)
            }
            M::Player { id, name } => {
                self.names.set(*id, name);
                Notice::Joined(*id, self.names.name_of(*id).to_owned())
            }
            M::Message {
                sender,
                addressee,
                text,
            } => Notice::Chat {
                sender: *sender,
                private: *addressee != 0,
                // Joined to one line, since a second line could be mistaken for another player's.
                text: text.replace('\n', " "),
            },
            M::StopPlay { reason } => {
                self.active = false;
                self.answered = None;
                Notice::Stopped(server_says(reason))
            }
            M::StartPlay { .. } => Notice::Started,
            M::Pause {
                requestor, reason, ..
            } if self.pause.is_some() => Notice::Paused(*requestor, reason.clone()),
            M::Error { text, .. } => {
                // The first pass for a tile is never refused, so the error is about something else. Asked again, we would pass and be refused for ever.
                if !matches!(self.answered, Some((_, Move::Pass))) {
                    self.answered = None;
                }
                Notice::Refused(server_says(text))
            }
            M::StateSaved { file, .. } => Notice::Saved(file.clone()),
            M::ChangeManager { manager, .. } => {
                self.manager = i32::try_from(*manager).unwrap_or_default();
                Notice::Manager(*manager)
            }
            M::Redirect { address } => Notice::Redirected(address.clone()),
            _ => return None,
        })
    }
}
