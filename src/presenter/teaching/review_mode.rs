//! The open review.

use coach::review::PlayedDeal;
use engine::table::SeatView;
use engine::tiles::{BySeat, Seat};
use players::ComputerPlayer;
use storage::save::{SavedGame, SavedPlayer, SeenGame};

/// The open review.
#[derive(Debug)]
pub struct ReviewMode {
    /// The reviewed game.
    pub game: Reviewed,
    /// The seat at the bottom of the reviewed game: the player's, or the one from which it was watched.
    pub viewer: Seat,
    /// The names of its players.
    pub names: BySeat<String>,
    /// The page of the scores from which it was opened and to which it returns.
    pub from_scores: Option<usize>,
    /// The chosen point of the reviewed game, if the screen shows one instead of the game on the table.
    pub point: Option<SeatView>,
}

/// The reviewed game.
#[derive(Debug)]
pub enum Reviewed {
    /// The local game on the table.
    OnTable,
    /// A saved local game, while another may be on the table.
    Saved(Box<SavedGame>),
    /// A network game, whose wall is unknown.
    Seen(Box<SeenGame>),
}

impl Reviewed {
    /// The hands in which a seat had a decision; `None` for the game on the table, which is not stored here.
    pub fn hands(&self, seat: Seat) -> Option<Vec<PlayedDeal>> {
        Some(match self {
            Self::OnTable => return None,
            Self::Saved(saved) if seat == saved.viewer => {
                PlayedDeal::deals_of(&saved.record, seat, &saved.auto_played)
            }
            Self::Saved(saved) => {
                let player = match &saved.players[seat] {
                    SavedPlayer::Computer(title) => ComputerPlayer::titled(title),
                    SavedPlayer::Person => None,
                };
                PlayedDeal::deals_by(player, &saved.record, seat)
            }
            Self::Seen(seen) => PlayedDeal::seen(seen, seat),
        })
    }
}

impl ReviewMode {
    /// Whether the reviewed game is a local one, whose record tells what every seat knew.
    pub fn is_local(&self) -> bool {
        !matches!(self.game, Reviewed::Seen(_))
    }

    /// Whether play can continue from any point of the reviewed game, because it is the local game on the table.
    pub fn can_be_played_on(&self) -> bool {
        matches!(self.game, Reviewed::OnTable)
    }

    /// The seat of the player who reviews; `None` for a game that was only watched.
    pub fn own_seat(&self) -> Option<Seat> {
        let is_watched = matches!(&self.game, Reviewed::Seen(seen) if seen.watched);
        (!is_watched).then_some(self.viewer)
    }
}
