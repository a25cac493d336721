//! A local game: its session, the players, what was saved, and what was taken back.

mod advice;
mod auto_play;
mod deal_code;
mod decision_log;
mod history;
mod journal_entries;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use decision_log::{DecisionLog, is_decision};
use journal_entries::JournalEntries;

use crate::presenter::tables::hotseat::Hotseat;
use crate::session::local::{Answer, Local, Occupant, Question};
use engine::rules::RuleSet;
use engine::table::{Act, Event, Game, Input, Move, ReadyFor, Refusal, SeatView, Setup, Viewer};
use engine::tiles::{BySeat, Seat};
use players::{Character, ComputerPlayer, Level};
use storage::save::{JournalEntry, SavedGame, SavedPlayer};

/// An event as the player may see it. For a tile that was drawn or discarded at a local table, also the number of lower tiles on its owner's
/// stake.
pub type SeenEvent = (Event, Option<usize>);

/// A local game.
#[derive(Debug)]
pub struct LocalTable {
    session: Local,
    /// The table as seen from the seat at the bottom: as a player sees it, or with all tiles open.
    view: SeatView,
    names: BySeat<String>,
    players: BySeat<SavedPlayer>,
    /// The seat at the bottom when the game began or was opened. With several people, others follow.
    first_viewer: Seat,
    /// Whether a move was undone that the rules of the table do not allow to be undone, or the player knew the deal from before.
    assisted: bool,
    /// The deals, by index, in which the player saw a tip.
    advised: Vec<usize>,
    /// Messages to the player about the opening of the game.
    messages: Vec<String>,
    hotseat: Option<Hotseat>,
    /// Whether everybody sees all tiles, as in the demo.
    is_open_to_all: bool,
    /// Whether the computer plays the player's seat.
    is_auto_played: bool,
    /// The decisions made so far.
    decision_log: DecisionLog,
    /// Inputs taken back, latest first, and whether the computer made them for the player.
    undone: Vec<(Input, bool)>,
    /// The file the game was saved to or opened from.
    file: Option<PathBuf>,
    /// The inputs when the game was last saved under its name.
    saved: Option<Vec<Input>>,
    /// The entries that the autosave has not received yet.
    journal_entries: JournalEntries,
}

impl LocalTable {
    /// A new game, seen from seat 0.
    pub fn begin(
        rules: Arc<RuleSet>,
        setup: Setup,
        names: BySeat<String>,
        players: BySeat<SavedPlayer>,
    ) -> Self {
        let session = Local::new(rules, setup, occupants(&players));
        Self::with(session, names, players, Seat::new(0))
    }

    /// Resumes a saved game.
    pub fn resume(saved: &SavedGame) -> Self {
        let opened = saved.open();
        let session = Local::resume(opened.game, occupants(&saved.players));
        let (names, players) = (saved.names.clone(), saved.players.clone());
        let decision_log = DecisionLog::of(session.game(), saved.viewer, &saved.auto_played);
        Self {
            assisted: saved.assisted,
            advised: saved.advised.clone().unwrap_or_default(),
            messages: opened.messages,
            decision_log,
            ..Self::with(session, names, players, saved.viewer)
        }
    }

    /// Takes the messages to the player about the opening of the game.
    pub fn take_messages(&mut self) -> Vec<String> {
        std::mem::take(&mut self.messages)
    }

    /// The prepared game of a lesson, in which the players other than the learner follow a script.
    pub fn scripted(session: Local, names: BySeat<String>, learner: Seat) -> Self {
        let players = BySeat::from_fn(|seat| match seat == learner {
            true => SavedPlayer::Person,
            false => SavedPlayer::Computer(ComputerPlayer::new(Level::Beginner).title()),
        });
        Self::with(session, names, players, learner)
    }

    fn with(
        session: Local,
        names: BySeat<String>,
        players: BySeat<SavedPlayer>,
        viewer: Seat,
    ) -> Self {
        let mut table = Self {
            view: session.view(Viewer::Seat(viewer)),
            messages: Vec::new(),
            hotseat: Hotseat::of(&players),
            journal_entries: JournalEntries::from(session.game()),
            is_auto_played: false,
            decision_log: DecisionLog::default(),
            session,
            names,
            players,
            first_viewer: viewer,
            assisted: false,
            advised: Vec::new(),
            is_open_to_all: false,
            undone: Vec::new(),
            file: None,
            saved: None,
        };
        table.set_viewer(viewer);
        table
    }

    /// Opens all tiles to everybody, for a game that four computer players play.
    pub fn seen_by_all(mut self) -> Self {
        self.is_open_to_all = true;
        self.is_auto_played = true;
        self.set_viewer(self.first_viewer);
        self
    }

    /// Whether the view shows all tiles.
    pub fn shows_all_tiles(&self) -> bool {
        matches!(self.view.viewer, Viewer::Open(_))
    }

    /// The table as seen from the seat at the bottom.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// The table as the bottom seat would see it in a fair game.
    pub fn fair_view(&self) -> SeatView {
        self.session.view(Viewer::Seat(self.view.seat()))
    }

    /// Puts this seat at the bottom of the screen: the view becomes that of this seat.
    pub fn set_viewer(&mut self, seat: Seat) {
        let is_open = self.is_open_to_all || self.session.game().seat_view(seat).showing_hands;
        self.view = self.session.view(match is_open {
            true => Viewer::Open(seat),
            false => Viewer::Seat(seat),
        });
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// The names of the players.
    pub fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// Renames the players.
    pub fn rename(&mut self, names: BySeat<String>) {
        self.names = names;
    }

    /// Gives the seats of computer players to those of these titles.
    pub fn seat_opponents(&mut self, titles: &BySeat<String>) {
        for (seat, player) in self.players.iter_mut() {
            if let SavedPlayer::Computer(title) = player {
                title.clone_from(&titles[seat]);
                self.session.seat_player(seat, computer(title));
            }
        }
    }

    /// The computer player at a seat.
    pub fn computer_player(&self, seat: Seat) -> Option<&ComputerPlayer> {
        match self.session.occupant(seat) {
            Occupant::Computer(player) => Some(player),
            Occupant::Person | Occupant::FollowsTips(_) | Occupant::Scripted(_) => None,
        }
    }

    /// The character at a seat.
    pub fn character(&self, seat: Seat) -> Option<&'static Character> {
        self.computer_player(seat)?.character()
    }

    /// The people at this computer, if there are several.
    pub fn hotseat(&self) -> Option<&Hotseat> {
        self.hotseat.as_ref()
    }

    /// The people at this computer, mutably.
    pub fn hotseat_mut(&mut self) -> Option<&mut Hotseat> {
        self.hotseat.as_mut()
    }

    /// The pending questions to computer players.
    pub fn questions(&self) -> Vec<Question> {
        self.session.questions()
    }

    /// Makes a move for a seat.
    ///
    /// # Errors
    /// It is not legal now; nothing has changed.
    pub fn play(&mut self, seat: Seat, choice: Move) -> Result<Vec<SeenEvent>, Refusal> {
        let is_decision = is_decision(&self.view, &Input::Move(seat, choice));
        let events = self.session.play(seat, choice)?;
        self.record_last_input(is_decision, false);
        Ok(self.handle_events(events))
    }

    /// Performs an act of the table.
    ///
    /// # Errors
    /// It cannot be done now; nothing has changed.
    pub fn act(&mut self, act: Act) -> Result<Vec<SeenEvent>, Refusal> {
        let is_decision = is_decision(&self.view, &Input::Act(act.clone()));
        let events = self.session.act(act)?;
        self.record_last_input(is_decision, false);
        Ok(self.handle_events(events))
    }

    /// Makes the move with which a computer player answered; during Auto Play it may be for the player.
    pub fn answer(&mut self, answer: Answer) -> Vec<SeenEvent> {
        let inputs = self.session.game().inputs().len();
        let is_decision = is_decision(&self.view, &Input::Move(answer.seat, answer.choice));
        let events = self.session.answer(answer);
        if self.session.game().inputs().len() > inputs {
            self.record_last_input(is_decision, answer.seat == self.view.seat());
        }
        self.handle_events(events)
    }

    /// Records the last input in the decision log.
    fn record_last_input(&mut self, is_decision: bool, auto_played: bool) {
        if let Some(index) = self.session.game().inputs().len().checked_sub(1) {
            self.decision_log
                .record_input(index, is_decision, auto_played);
        }
    }

    /// The decisions made so far.
    pub fn decision_log(&self) -> &DecisionLog {
        &self.decision_log
    }

    /// Makes everybody ready who is asked to be ready for this purpose.
    pub fn make_ready(&mut self, purpose: ReadyFor) -> Vec<SeenEvent> {
        let events = self.session.ready(purpose, |_| true);
        self.handle_events(events)
    }

    /// Applies events to the view, records them, and returns them as the player may see them.
    fn handle_events(&mut self, events: Vec<Event>) -> Vec<SeenEvent> {
        self.journal_entries
            .collect(self.session.game(), self.decision_log.auto_played());
        if events.is_empty() {
            return Vec::new();
        }
        self.decision_log.record_events(&events);
        if events
            .iter()
            .any(|event| matches!(event, Event::HandsShown { .. }))
        {
            self.set_viewer(self.view.seat());
        }
        let viewer = self.view.viewer;
        // The view that `set_viewer` has made includes such an event.
        let is_applied = matches!(events.first(), Some(Event::HandsShown { .. }));
        let mut seen = Vec::with_capacity(events.len());
        for event in &events {
            let Some(known) = event.seen_by(viewer) else {
                continue;
            };
            if !is_applied {
                self.view.apply(&known);
            }
            seen.push((known, self.rank(event)));
        }
        seen
    }

    /// The rank of an event's tile on its owner's stake: the number of lower tiles there. Only the session knows it. The path of a tile that
    /// moves from or to this place reveals something, which is the purpose of Show Direction.
    fn rank(&self, event: &Event) -> Option<usize> {
        let (seat, tile) = match event {
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } => (*seat, *tile),
            Event::Discarded { seat, tile, .. } => (*seat, *tile),
            _ => return None,
        };
        let stake = &self.session.game().seat_view(seat).me().stake;
        Some(stake.iter().filter(|other| *other < tile).count())
    }

    /// The game in its saved form.
    pub fn as_saved(&self) -> SavedGame {
        SavedGame {
            names: self.names.clone(),
            players: self.players.clone(),
            viewer: self.first_viewer,
            assisted: self.assisted,
            auto_played: self.decision_log.auto_played().to_vec(),
            advised: Some(self.advised.clone()),
            record: self.session.game().record().clone(),
            messages: Vec::new(),
        }
    }

    /// Takes the new entries for the autosave.
    pub fn take_journal_entries(&mut self) -> Vec<JournalEntry> {
        self.journal_entries.take()
    }

    /// The file the game was saved to or opened from.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Records that the game is saved as it is now, in this file; `None`: in a file to which it cannot be saved again.
    pub fn note_saved(&mut self, file: Option<PathBuf>) {
        self.file = file;
        self.saved = Some(self.session.game().inputs().to_vec());
    }

    /// Records that the game was saved to this file when it had these inputs.
    pub fn note_saved_with(&mut self, file: PathBuf, inputs: Vec<Input>) {
        (self.file, self.saved) = (Some(file), Some(inputs));
    }

    /// Records that this file was deleted, in case it is that of the game.
    pub fn forget_file(&mut self, file: &Path) {
        if self.file.as_deref() == Some(file) {
            (self.file, self.saved) = (None, None);
        }
    }

    /// Whether anything was played: there was an input other than being ready.
    pub fn is_begun(&self) -> bool {
        let played = |input: &Input| !matches!(input, Input::Move(_, Move::Ready));
        self.session.game().inputs().iter().any(played)
    }

    /// Whether play has begun and the game is not over.
    pub fn is_under_way(&self) -> bool {
        let started = self.view.deal_number > 0 && self.view.waiting_for != Some(ReadyFor::Play);
        !self.view.game_over && (started || self.is_begun())
    }

    /// Whether an unfinished game has changed since it was last saved under its name.
    pub fn is_unsaved(&self) -> bool {
        let saved = self.saved.as_deref();
        self.is_begun() && !self.view.game_over && saved != Some(self.session.game().inputs())
    }
}

fn occupants(players: &BySeat<SavedPlayer>) -> BySeat<Occupant> {
    BySeat::from_fn(|seat| match &players[seat] {
        SavedPlayer::Person => Occupant::Person,
        SavedPlayer::Computer(title) => computer(title),
    })
}

/// The computer player of this title; a club player if this version has none.
fn computer(title: &str) -> Occupant {
    let player = ComputerPlayer::titled(title);
    Occupant::Computer(player.unwrap_or(ComputerPlayer::new(Level::Club)))
}
