//! What is played at the table on the screen: a game at this computer, a table of the network, or the lesson. To everything else they
//! are one thing; a game at this computer waits while another is on the screen.

use crate::presenter::tables::hotseat::Hotseat;
use crate::presenter::tables::lesson_table::LessonTable;
use crate::presenter::tables::local_table::{LocalTable, Seen};
use crate::presenter::tables::network_table::NetworkTable;
use crate::session::local::Question;
use engine::table::{Move, ReadyFor, Refusal, Request, SeatView};
use engine::tiles::{BySeat, Seat};
use players::Character;

/// What is played at the table on the screen.
#[derive(Debug)]
pub enum TableSession {
    /// A game at this computer.
    Local(LocalTable),
    /// A table of the network.
    Network(NetworkTable),
    /// The lesson.
    Lesson(LessonTable),
}

impl TableSession {
    /// The table as the person knows it.
    pub fn view(&self) -> &SeatView {
        match self {
            Self::Local(local) => local.view(),
            Self::Network(network) => network.view(),
            Self::Lesson(lesson) => lesson.table.view(),
        }
    }

    /// The seat at the bottom of the screen.
    pub fn viewer(&self) -> Seat {
        self.view().seat()
    }

    /// The game whose table is ours: one's own, or the lesson's.
    pub fn local(&self) -> Option<&LocalTable> {
        match self {
            Self::Local(local) => Some(local),
            Self::Network(_) => None,
            Self::Lesson(lesson) => Some(&lesson.table),
        }
    }

    /// The same, to be changed.
    pub fn local_mut(&mut self) -> Option<&mut LocalTable> {
        match self {
            Self::Local(local) => Some(local),
            Self::Network(_) => None,
            Self::Lesson(lesson) => Some(&mut lesson.table),
        }
    }

    /// The table of the network.
    pub fn network(&self) -> Option<&NetworkTable> {
        match self {
            Self::Network(network) => Some(network),
            Self::Local(_) | Self::Lesson(_) => None,
        }
    }

    /// The same, to be changed.
    pub fn network_mut(&mut self) -> Option<&mut NetworkTable> {
        match self {
            Self::Network(network) => Some(network),
            Self::Local(_) | Self::Lesson(_) => None,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> Option<&LessonTable> {
        match self {
            Self::Lesson(lesson) => Some(lesson),
            Self::Local(_) | Self::Network(_) => None,
        }
    }

    /// Whether this move may be advised: the cards of a lesson speak of its advice.
    pub fn may_advise(&self, choice: &Move) -> bool {
        self.lesson().is_none_or(|lesson| lesson.wants(choice))
    }

    /// Whether QuickTip may advise it: of all that a card of a lesson leaves open the plainest.
    pub fn may_tip(&self, choice: &Move) -> bool {
        self.lesson()
            .is_none_or(|lesson| lesson.is_plainest(choice))
    }

    /// The same, to be changed.
    pub fn lesson_mut(&mut self) -> Option<&mut LessonTable> {
        match self {
            Self::Lesson(lesson) => Some(lesson),
            Self::Local(_) | Self::Network(_) => None,
        }
    }

    /// Whether play waits until the words on the lesson's card have been read.
    pub fn waits_for_reader(&self) -> bool {
        self.lesson().is_some_and(LessonTable::holds)
    }

    /// Whether a lesson is on its last card.
    pub fn is_taught(&self) -> bool {
        self.lesson().is_some_and(LessonTable::is_done)
    }

    /// The names of the players.
    pub fn names(&self) -> BySeat<String> {
        match self {
            Self::Local(local) => local.names().clone(),
            Self::Network(network) => network.names(),
            Self::Lesson(lesson) => lesson.table.names().clone(),
        }
    }

    /// The character at a seat of a game at this computer.
    pub fn character(&self, seat: Seat) -> Option<&'static Character> {
        self.local()?.character(seat)
    }

    /// Several people at the screen.
    pub fn hotseat(&self) -> Option<&Hotseat> {
        match self {
            Self::Local(local) => local.hotseat(),
            Self::Network(network) => network.hotseat(),
            Self::Lesson(_) => None,
        }
    }

    /// The same, to be changed.
    pub fn hotseat_mut(&mut self) -> Option<&mut Hotseat> {
        match self {
            Self::Local(local) => local.hotseat_mut(),
            Self::Network(network) => network.hotseat_mut(),
            Self::Lesson(_) => None,
        }
    }

    /// Whether the computer plays the person's seat.
    pub fn is_auto_played(&self) -> bool {
        self.local().is_some_and(LocalTable::is_auto_played)
    }

    /// Whether Auto Play made the person's last decision in this hand.
    pub fn is_finished_by_computer(&self) -> bool {
        let decision_log = self.local().map(LocalTable::decision_log);
        decision_log.is_some_and(|decision_log| decision_log.is_finished_by_computer())
    }

    /// The game, `None` of one of the network, and the number of its hand.
    pub fn hand(&self) -> (Option<u64>, u32) {
        let game = self.local().map(|local| local.game().record().setup.seed);
        (game, self.view().deal_number)
    }

    /// Sees the table from this seat.
    pub fn look(&mut self, seat: Seat) {
        match self {
            Self::Local(local) => local.look(seat),
            Self::Network(network) => network.look(seat),
            Self::Lesson(lesson) => lesson.table.look(seat),
        }
    }

    /// What the person at the screen is being asked and has not answered yet.
    pub fn request(&self) -> Option<Request> {
        match self {
            Self::Network(network) => network.request(),
            Self::Local(_) | Self::Lesson(_) => self.view().request(),
        }
    }

    /// What a person's seat is being asked.
    pub fn request_of(&self, seat: Seat) -> Option<Request> {
        match self {
            Self::Local(local) => local.game().request(seat),
            Self::Network(network) => network.request_of(seat),
            Self::Lesson(lesson) => lesson.table.game().request(seat),
        }
    }

    /// The person at this screen who is asked for a Standing Hand. That is answered first: what becomes of the discard waits for it.
    pub fn stander(&self) -> Option<Seat> {
        let people = match self.hotseat() {
            Some(hotseat) => hotseat.people().to_vec(),
            None if self.is_auto_played() => Vec::new(),
            None => vec![self.view().seat()],
        };
        let asked = |seat: &Seat| matches!(self.request_of(*seat), Some(Request::Stand { .. }));
        people.into_iter().find(asked)
    }

    /// What somebody at this screen has to be ready for before play goes on.
    pub fn ready_wanted(&self) -> Option<ReadyFor> {
        match self {
            Self::Network(network) => network.ready_wanted(),
            Self::Local(_) | Self::Lesson(_) => self.view().waiting_for,
        }
    }

    /// Everybody at this screen is ready.
    pub fn ready(&mut self, purpose: ReadyFor) -> Vec<Seen> {
        match self {
            Self::Local(local) => local.ready(purpose),
            Self::Lesson(lesson) => lesson.table.ready(purpose),
            Self::Network(network) => {
                network.play_for_all(Move::Ready);
                Vec::new()
            }
        }
    }

    /// Makes a move of the person at the screen. At a table of the network what follows is news of its server.
    ///
    /// # Errors
    /// It is not legal now; nothing has changed.
    pub fn play(&mut self, choice: Move) -> Result<Vec<Seen>, Refusal> {
        let seat = self.viewer();
        match self {
            Self::Local(local) => {
                let seen = local.play(seat, choice)?;
                local.forget_undone();
                Ok(seen)
            }
            Self::Network(network) => network.play(choice).map(|()| Vec::new()),
            Self::Lesson(lesson) => lesson.table.play(seat, choice),
        }
    }

    /// Passes for a person at the screen; nothing happens if she is not asked.
    pub fn pass_for(&mut self, seat: Seat) -> Vec<Seen> {
        match self {
            // Who is not asked has answered already.
            Self::Local(local) => local.play(seat, Move::Pass).unwrap_or_default(),
            Self::Lesson(lesson) => lesson.table.play(seat, Move::Pass).unwrap_or_default(),
            Self::Network(network) => {
                network.play_for(seat, Move::Pass);
                Vec::new()
            }
        }
    }

    /// What computer players at a table of ours are being asked.
    pub fn questions(&self) -> Vec<Question> {
        self.local().map_or_else(Vec::new, LocalTable::questions)
    }
}

/// The table on the screen, and the game at this computer that waits meanwhile.
#[derive(Debug)]
pub struct Tables {
    /// What is on the screen.
    pub current: TableSession,
    /// What waits while the lesson or a table of the network is on the screen.
    waiting: Option<LocalTable>,
}

impl Tables {
    /// A game at this computer is on the screen.
    pub fn new(game: LocalTable) -> Self {
        Self {
            current: TableSession::Local(game),
            waiting: None,
        }
    }

    /// The game at this computer, on the screen or waiting.
    pub fn home(&self) -> Option<&LocalTable> {
        match (&self.current, &self.waiting) {
            (TableSession::Local(local), _) => Some(local),
            (_, waiting) => waiting.as_ref(),
        }
    }

    /// The same, to be changed.
    pub fn home_mut(&mut self) -> Option<&mut LocalTable> {
        match (&mut self.current, &mut self.waiting) {
            (TableSession::Local(local), _) => Some(local),
            (_, waiting) => waiting.as_mut(),
        }
    }

    /// Puts the lesson or a table of the network on the screen; a game at this computer waits meanwhile.
    pub fn visit(&mut self, next: TableSession) {
        if let TableSession::Local(local) = std::mem::replace(&mut self.current, next) {
            self.waiting = Some(local);
        }
    }

    /// The game that waits comes back to the screen; false if it was there already.
    pub fn come_home(&mut self) -> bool {
        match self.waiting.take() {
            Some(local) => {
                self.current = TableSession::Local(local);
                true
            }
            None => false,
        }
    }

    /// Puts another game at this computer on the screen, for good.
    pub fn replace(&mut self, game: LocalTable) {
        *self = Self::new(game);
    }
}
