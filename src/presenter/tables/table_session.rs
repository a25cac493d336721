//! The table on the screen: a local game, a network table, or a lesson. The game loop treats them alike. The local game waits while a lesson
//! or network table is on the screen.

use crate::presenter::tables::hotseat::Hotseat;
use crate::presenter::tables::lesson_table::LessonTable;
use crate::presenter::tables::local_table::{LocalTable, SeenEvent};
use crate::presenter::tables::network_table::NetworkTable;
use crate::session::local::Question;
use engine::table::{Move, ReadyFor, Refusal, Request, SeatView};
use engine::tiles::{BySeat, Seat};
use players::Character;

/// The table on the screen.
#[derive(Debug)]
pub enum TableSession {
    /// A local game.
    Local(LocalTable),
    /// A network table.
    Network(NetworkTable),
    /// The lesson.
    Lesson(LessonTable),
}

impl TableSession {
    /// The table as the player sees it.
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

    /// The table on the screen if it is on this computer: the local game, or that of a lesson.
    pub fn local(&self) -> Option<&LocalTable> {
        match self {
            Self::Local(local) => Some(local),
            Self::Network(_) => None,
            Self::Lesson(lesson) => Some(&lesson.table),
        }
    }

    /// The table on the screen if it is on this computer, mutably.
    pub fn local_mut(&mut self) -> Option<&mut LocalTable> {
        match self {
            Self::Local(local) => Some(local),
            Self::Network(_) => None,
            Self::Lesson(lesson) => Some(&mut lesson.table),
        }
    }

    /// The network table.
    pub fn network(&self) -> Option<&NetworkTable> {
        match self {
            Self::Network(network) => Some(network),
            Self::Local(_) | Self::Lesson(_) => None,
        }
    }

    /// The network table, mutably.
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

    /// Whether hints may be about this move. In a lesson, only moves that its card asks for.
    pub fn may_advise(&self, choice: &Move) -> bool {
        self.lesson().is_none_or(|lesson| lesson.wants(choice))
    }

    /// Whether QuickTip may advise this move. In a lesson, only the first of the moves that its card asks for.
    pub fn may_tip(&self, choice: &Move) -> bool {
        self.lesson()
            .is_none_or(|lesson| lesson.is_first_wanted(choice))
    }

    /// The lesson, mutably.
    pub fn lesson_mut(&mut self) -> Option<&mut LessonTable> {
        match self {
            Self::Lesson(lesson) => Some(lesson),
            Self::Local(_) | Self::Network(_) => None,
        }
    }

    /// Whether play waits until the lesson card has been read.
    pub fn waits_for_reader(&self) -> bool {
        self.lesson().is_some_and(LessonTable::waits_for_reader)
    }

    /// Whether a lesson is on its last card.
    pub fn is_on_last_card(&self) -> bool {
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

    /// The character at a seat; `None` at a network table, or for a player without a character. In a lesson it is the one of that name.
    pub fn character(&self, seat: Seat) -> Option<&'static Character> {
        match self {
            Self::Local(local) => local.character(seat),
            Self::Lesson(lesson) => Character::named(&lesson.table.names()[seat]),
            Self::Network(_) => None,
        }
    }

    /// The people at the screen, if there are several.
    pub fn hotseat(&self) -> Option<&Hotseat> {
        match self {
            Self::Local(local) => local.hotseat(),
            Self::Network(network) => network.hotseat(),
            Self::Lesson(_) => None,
        }
    }

    /// The people at the screen, mutably.
    pub fn hotseat_mut(&mut self) -> Option<&mut Hotseat> {
        match self {
            Self::Local(local) => local.hotseat_mut(),
            Self::Network(network) => network.hotseat_mut(),
            Self::Lesson(_) => None,
        }
    }

    /// Whether the computer plays the player's seat.
    pub fn is_auto_played(&self) -> bool {
        self.local().is_some_and(LocalTable::is_auto_played)
    }

    /// Whether Auto Play made the player's last decision in this hand.
    pub fn is_finished_by_computer(&self) -> bool {
        let decision_log = self.local().map(LocalTable::decision_log);
        decision_log.is_some_and(|decision_log| decision_log.is_finished_by_computer())
    }

    /// Records that the player has seen a tip in the current hand. Lessons are not recorded.
    pub fn note_advice(&mut self) {
        match self {
            Self::Local(local) => local.note_advice(),
            Self::Network(network) => network.note_advice(),
            Self::Lesson(_) => {}
        }
    }

    /// Puts this seat at the bottom of the screen.
    pub fn set_viewer(&mut self, seat: Seat) {
        match self {
            Self::Local(local) => local.set_viewer(seat),
            Self::Network(network) => network.set_viewer(seat),
            Self::Lesson(lesson) => lesson.table.set_viewer(seat),
        }
    }

    /// The unanswered request to the person at the screen.
    pub fn request(&self) -> Option<Request> {
        match self {
            Self::Network(network) => network.request(),
            Self::Local(_) | Self::Lesson(_) => self.view().request(),
        }
    }

    /// The request to a person's seat.
    pub fn request_of(&self, seat: Seat) -> Option<Request> {
        match self {
            Self::Local(local) => local.game().request(seat),
            Self::Network(network) => network.request_of(seat),
            Self::Lesson(lesson) => lesson.table.game().request(seat),
        }
    }

    /// The seat of a person at this screen who is asked for a Standing Hand. The answer comes before all claims
    /// of the discard.
    pub fn standing_hand_seat(&self) -> Option<Seat> {
        let people = match self.hotseat() {
            Some(hotseat) => hotseat.people().to_vec(),
            None if self.is_auto_played() => Vec::new(),
            None => vec![self.view().seat()],
        };
        let is_asked = |seat: &Seat| matches!(self.request_of(*seat), Some(Request::Stand { .. }));
        people.into_iter().find(is_asked)
    }

    /// What somebody at this screen must be ready for before play continues.
    pub fn ready_purpose(&self) -> Option<ReadyFor> {
        match self {
            Self::Network(network) => network.ready_purpose(),
            Self::Local(_) | Self::Lesson(_) => self.view().waiting_for,
        }
    }

    /// Makes everybody at this screen ready.
    pub fn make_ready(&mut self, purpose: ReadyFor) -> Vec<SeenEvent> {
        match self {
            Self::Local(local) => local.make_ready(purpose),
            Self::Lesson(lesson) => lesson.table.make_ready(purpose),
            Self::Network(network) => {
                network.play_for_all(Move::Ready);
                Vec::new()
            }
        }
    }

    /// Makes a move of the person at the screen. At a network table its effects arrive as messages of the server.
    ///
    /// # Errors
    /// It is not legal now; nothing has changed.
    pub fn play(&mut self, choice: Move) -> Result<Vec<SeenEvent>, Refusal> {
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

    /// Passes for a person at the screen, if asked.
    pub fn pass_for(&mut self, seat: Seat) -> Vec<SeenEvent> {
        match self {
            // If the table refuses the move, the seat is not asked: it has answered already.
            Self::Local(local) => local.play(seat, Move::Pass).unwrap_or_default(),
            Self::Lesson(lesson) => lesson.table.play(seat, Move::Pass).unwrap_or_default(),
            Self::Network(network) => {
                network.play_for(seat, Move::Pass);
                Vec::new()
            }
        }
    }

    /// The pending questions to computer players; none at a network table, whose server asks them.
    pub fn questions(&self) -> Vec<Question> {
        self.local().map_or_else(Vec::new, LocalTable::questions)
    }
}

/// The table on the screen, and the local game that waits meanwhile.
#[derive(Debug)]
pub struct Tables {
    /// The table on the screen.
    pub current: TableSession,
    /// The local game, while a lesson or network table is on the screen.
    waiting: Option<LocalTable>,
}

impl Tables {
    /// Starts with a local game on the screen.
    pub fn new(game: LocalTable) -> Self {
        Self {
            current: TableSession::Local(game),
            waiting: None,
        }
    }

    /// The local game, on the screen or waiting.
    pub fn home(&self) -> Option<&LocalTable> {
        match (&self.current, &self.waiting) {
            (TableSession::Local(local), _) => Some(local),
            (_, waiting) => waiting.as_ref(),
        }
    }

    /// The local game, mutably.
    pub fn home_mut(&mut self) -> Option<&mut LocalTable> {
        match (&mut self.current, &mut self.waiting) {
            (TableSession::Local(local), _) => Some(local),
            (_, waiting) => waiting.as_mut(),
        }
    }

    /// Puts a lesson or network table on the screen. The local game waits meanwhile.
    pub fn switch_to(&mut self, next: TableSession) {
        if let TableSession::Local(local) = std::mem::replace(&mut self.current, next) {
            self.waiting = Some(local);
        }
    }

    /// Puts the waiting local game back on the screen; false if none was waiting.
    pub fn return_home(&mut self) -> bool {
        match self.waiting.take() {
            Some(local) => {
                self.current = TableSession::Local(local);
                true
            }
            None => false,
        }
    }

    /// Replaces the local game and puts it on the screen.
    pub fn replace(&mut self, game: LocalTable) {
        *self = Self::new(game);
    }
}
