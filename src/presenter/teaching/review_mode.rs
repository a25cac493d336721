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
    /// The player's seat.
    pub own: Seat,
    /// The names of its players.
    pub names: BySeat<String>,
    /// It was opened from this page of the scores, and returns there.
    pub from_scores: Option<usize>,
    /// The point of that game on the screen, instead of the game on the table.
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
    /// Whether it was a local game, so that all seats can be reviewed.
    pub fn is_ours(&self) -> bool {
        !matches!(self.game, Reviewed::Seen(_))
    }

    /// Whether play can continue from any point of it: it is the game on the table.
    pub fn can_be_played_on(&self) -> bool {
        matches!(self.game, Reviewed::OnTable)
    }

    /// The seat of the player who reviews.
    pub fn own_seat(&self) -> Option<Seat> {
        let watched = matches!(&self.game, Reviewed::Seen(seen) if seen.watched);
        (!watched).then_some(self.own)
    }
}
