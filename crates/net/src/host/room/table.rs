//! The game in terms of the protocol: ids and seats, the options as announced, the deal so far.

use std::sync::Arc;

use engine::rules::WireOption;
use engine::table::{
    DealEnd, Event, Game, GameProgress, Input, ReadyFor, Record, Refusal, Request, SeatView, Viewer,
};
use engine::tiles::{BySeat, Seat, Wind};
use protocol::files::{NamedPlayer, SavedGame};
use protocol::option_list::{self, Descriptions};
use protocol::{OWN_RULES_VERSION, OptionEntry, PlayerIds, ServerMessage, Setup, event_messages};

use super::deal::Deal;
use super::outbox::serialized;
use super::players::Players;

/// A game with the ids and messages of the protocol.
pub(super) struct Table {
    pub player_ids: PlayerIds,
    pub game: Game,
    /// The version of the protocol that all clients support.
    pub version: u32,
    /// Who may change options: 0 for anybody, -1 for nobody.
    pub manager: i32,
    /// The descriptions that came with the options of the host's settings.
    descriptions: Descriptions,
    /// The rules as they are sent to clients, if the table has rules of its own. The first East then has the first seat.
    own_rules: Option<Arc<str>>,
    /// Whether an input has been applied. The events of the first one repeat the beginning of the game.
    is_begun: bool,
    /// The deal in progress, or the last one.
    pub deal: Deal,
    /// Seats whose tiles have changed since the last call of `take_changed_tiles`.
    changed: BySeat<bool>,
}

impl Table {
    pub fn new(
        player_ids: PlayerIds,
        game: Game,
        version: u32,
        manager: i32,
        descriptions: Descriptions,
        own_rules: Option<Arc<str>>,
    ) -> Self {
        Self {
            player_ids,
            game,
            version,
            manager,
            descriptions,
            own_rules,
            is_begun: false,
            deal: Deal::default(),
            changed: BySeat::default(),
        }
    }

    /// The view of the first seat, to be used only for what is public.
    pub fn view(&self) -> &SeatView {
        self.game.seat_view(Seat::new(0))
    }

    /// Whether the table waits for the next deal, or the game is over.
    pub fn is_between_deals(&self) -> bool {
        self.view().waiting_for == Some(ReadyFor::NextDeal) || self.view().game_over
    }

    /// The id of the player whose turn it is to play or declare; 0 if there is none.
    pub fn to_act(&self) -> u32 {
        let acts = |seat: &Seat| {
            let request = self.game.request(*seat);
            matches!(request, Some(Request::Turn { .. } | Request::Declare))
        };
        let acting = Seat::ALL.into_iter().find(acts);
        acting.map_or(0, |seat| self.player_ids.id(seat))
    }

    /// Whether it is the turn of a seat that has yet to lay out its tiles after Mah Jongg: the winner first, the others once the winner's hand is
    /// scored.
    pub fn lays_out_now(&self, seat: Seat) -> bool {
        let view = self.view();
        match view.end {
            Some(DealEnd::MahJong { winner, .. }) => {
                winner == seat || view.players[winner].outcome.is_some()
            }
            _ => false,
        }
    }

    /// Whether a player is a manager, who may change options and name another manager.
    pub fn is_manager(&self, id: u32) -> bool {
        self.manager == 0 || i64::from(self.manager) == i64::from(id)
    }

    /// Whether the table has rules of its own, so that all its clients are ours.
    pub fn has_own_rules(&self) -> bool {
        self.own_rules.is_some()
    }

    /// The options as announced: none of a table that has rules of its own, apart from the end of the list; `disabled` includes those that the version in force lacks.
    pub fn options(&self, disabled: bool) -> Vec<OptionEntry> {
        let options = &self.game.rules().options;
        let mut list = option_list::list(options, self.version, disabled, &self.descriptions);
        list.retain(|entry| !self.has_own_rules() || entry.is_end());
        list
    }

    /// One option as announced.
    pub fn option(&self, name: &str) -> Option<OptionEntry> {
        let options = &self.game.rules().options;
        let option = WireOption::named(name)?;
        option_list::entry(option, options, self.version, &self.descriptions)
    }

    /// The arguments of a `Game` message with this seat as East.
    fn setup(&self, east: Seat, progress: &GameProgress) -> Setup {
        let view = self.view();
        let seats = Wind::ALL.map(|wind| Seat::with_wind(wind, east));
        let score = |score: i64| {
            let bound = i64::from(i32::MAX);
            i32::try_from(score.clamp(-bound, bound)).unwrap_or_default()
        };
        Setup {
            seats: seats.map(|seat| self.player_ids.id(seat)),
            round: Some(progress.round_wind),
            wins_in_a_row: progress.east_wins,
            first_east: self.player_ids.id(view.first_east),
            scores: seats.map(|seat| score(view.scores[seat])),
            version: match self.has_own_rules() {
                true => OWN_RULES_VERSION,
                false => self.version,
            },
            manager: self.manager,
        }
    }

    /// The state of the table: during a deal as it is now, between deals as it will be at the start of the next one.
    fn setup_now(&self) -> Setup {
        let progress = self.game.progress();
        let east = if self.is_between_deals() {
            progress.east
        } else {
            self.view().east
        };
        self.setup(east, &progress)
    }

    /// Applies an input to the game. Returns the events to be sent.
    pub fn apply(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        self.advance(|game| game.apply(input))
    }

    /// Applies the next input of a recorded game and keeps its recorded result.
    pub fn replay_next(&mut self, record: &Record) -> Result<Vec<Event>, Refusal> {
        self.advance(|game| game.replay_next(record))
    }

    fn advance(
        &mut self,
        step: impl FnOnce(&mut Game) -> Result<Vec<Event>, Refusal>,
    ) -> Result<Vec<Event>, Refusal> {
        // The setup that opens a deal describes the table before it, with the seats of the previous deal.
        let (progress, east) = (self.game.progress(), self.view().east);
        let mut events = step(&mut self.game)?;
        if !std::mem::replace(&mut self.is_begun, true) {
            // The first input also returns the events that begin the game, which were sent separately.
            let beginning = events.iter().take_while(|event| is_beginning(event));
            events.drain(..beginning.count());
        }
        for event in &mut events {
            if let Event::TilesShown { seat, tiles } = event {
                *tiles = self.deal.in_drawing_order(*seat, tiles);
            }
            if let Event::DealBegan { .. } = event {
                self.deal = Deal {
                    setup: Some(self.setup(east, &progress)),
                    options: self.options(true),
                    events: Vec::new(),
                };
            }
            self.record(event);
        }
        Ok(events)
    }

    fn record(&mut self, event: &Event) {
        if !self.is_between_deals() || !matches!(event, Event::ReadyAsked { .. }) {
            self.deal.events.push(event.clone());
        }
        match event {
            Event::Dealt { seat, .. }
            | Event::Drew { seat, .. }
            | Event::BonusDeclared { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Melded { seat, .. }
            | Event::KongDeclared { seat, .. }
            | Event::Formed { seat, .. }
            | Event::TileSwapped { seat, .. } => self.changed[*seat] = true,
            _ => {}
        }
    }

    /// Takes the seats whose tiles have changed since the last call.
    pub fn take_changed_tiles(&mut self) -> BySeat<bool> {
        std::mem::take(&mut self.changed)
    }

    /// The messages that describe an event to this viewer.
    pub fn messages_for(&self, event: &Event, viewer: Viewer) -> Vec<ServerMessage> {
        let seen = event.visible_to(viewer);
        seen.map_or_else(Vec::new, |seen| self.messages(&seen))
    }

    /// The messages that describe an event which is already limited to what its viewer may see.
    fn messages(&self, seen: &Event) -> Vec<ServerMessage> {
        match (&self.own_rules, seen) {
            (None, _) | (_, Event::GameEnded) => self.player_ids.messages(seen, self.view()),
            (Some(_), _) => event_messages(seen),
        }
    }

    /// Serializes the messages of an event that is already limited to what its viewer may see.
    pub fn serialized(&self, seen: &Event) -> String {
        serialized(&self.messages(seen))
    }

    /// The messages that tell a seat about the table, its options and, during a deal, the deal so far.
    pub fn state_for(&self, seat: Seat) -> Vec<ServerMessage> {
        let mut messages = self.state_for_viewer(Viewer::Seat(seat));
        if self.has_own_rules()
            && let Some(tile) = self.game.seat_view(seat).chow_to_place
        {
            messages.extend(event_messages(&Event::ChowToPlace { seat, tile }));
        }
        messages
    }

    /// The messages that tell a viewer about the table, its options and, during a deal, the deal so far.
    pub fn state_for_viewer(&self, viewer: Viewer) -> Vec<ServerMessage> {
        let is_between_deals = self.is_between_deals();
        let setup = match &self.deal.setup {
            Some(setup) if !is_between_deals => setup.clone(),
            _ => self.setup_now(),
        };
        let mut messages = self.table_messages(setup);
        if !is_between_deals {
            let history = self.deal.history();
            messages.extend(history.flat_map(|event| self.messages_for(event, viewer)));
        }
        messages.extend(self.seal_announcement());
        messages
    }

    /// The messages that describe the table and the finished deal with all its tiles.
    pub fn disclosed_deal(&self) -> Vec<ServerMessage> {
        let setup = self.deal.setup.clone();
        let mut messages = self.table_messages(setup.unwrap_or_else(|| self.setup_now()));
        messages.extend(self.history());
        messages
    }

    fn table_messages(&self, setup: Setup) -> Vec<ServerMessage> {
        let options = self.options(false).into_iter();
        let options = options.map(|entry| ServerMessage::GameOption { id: 0, entry });
        std::iter::once(ServerMessage::Game { setup })
            .chain(options)
            .collect()
    }

    /// The deal so far, including everything hidden.
    fn history(&self) -> Vec<ServerMessage> {
        let events = self.deal.history();
        events.flat_map(|event| self.messages(event)).collect()
    }

    /// The game in the form in which it is saved.
    pub fn saved(&self, players: &Players) -> SavedGame {
        let setup = self.setup_now();
        let progress = self.game.progress();
        let earlier_deals = progress.deals - u32::from(!self.is_between_deals());
        let initial_setup = &self.game.record().setup;
        let secret = initial_setup.secret.filter(|_| initial_setup.sealed);
        let mut saved = SavedGame {
            players: players.named_players(&setup.seats),
            setup: Some(setup),
            completed_rounds: Some(progress.rounds_done),
            sealed: secret.map(|secret| (earlier_deals, secret)),
            options: self.options(true),
            own_rules: self.own_rules_with(GameProgress {
                deals: earlier_deals,
                ..progress
            }),
            ..SavedGame::default()
        };
        if !self.is_between_deals() {
            saved.wall = Some(self.game.wall().tiles().to_vec());
            match self.has_own_rules() {
                true => saved.inputs = self.inputs_since(self.game.record().deals.len()),
                false => saved.history = self.history(),
            }
        }
        saved
    }

    /// For a file: the rules of a table that has rules of its own, and this progress.
    fn own_rules_with(&self, progress: GameProgress) -> Option<(String, GameProgress)> {
        let rules = self.own_rules.as_ref()?;
        Some((rules.to_string(), progress))
    }

    /// The inputs after this many deals.
    fn inputs_since(&self, deals: usize) -> Vec<Input> {
        let record = self.game.record();
        record.inputs[record.inputs_of(deals)..].to_vec()
    }

    /// The deal as a hand history.
    pub fn hand_history(&self, named_players: impl Fn(&[u32; 4]) -> Vec<NamedPlayer>) -> SavedGame {
        SavedGame {
            history: self.history(),
            ..self.history_header(named_players)
        }
    }

    /// The lines of a hand history that precede the messages of the deal; all of it if the table has rules of its own.
    pub fn history_header(
        &self,
        named_players: impl Fn(&[u32; 4]) -> Vec<NamedPlayer>,
    ) -> SavedGame {
        let setup = self.deal.setup.clone();
        let players = |setup: &Setup| named_players(&setup.seats);
        let earlier_deals = self.game.record().deals.len().saturating_sub(1);
        let start = self.game.record().start(earlier_deals);
        SavedGame {
            inputs: match self.has_own_rules() {
                true => self.inputs_since(earlier_deals),
                false => Vec::new(),
            },
            own_rules: self.own_rules_with(start.progress),
            players: setup.as_ref().map_or_else(Vec::new, players),
            setup,
            options: self.deal.options.clone(),
            wall: Some(self.game.wall().tiles().to_vec()),
            ..SavedGame::default()
        }
    }
}

/// Whether an event describes the beginning of the game, or that it waits for everybody.
fn is_beginning(event: &Event) -> bool {
    matches!(
        event,
        Event::GameBegan { .. } | Event::GameResumed { .. } | Event::ReadyAsked { .. }
    )
}
