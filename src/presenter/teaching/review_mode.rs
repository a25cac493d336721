//! The review that is open.

use crate::presenter::request_id::RequestId;
use coach::review::Played;
use engine::tiles::{BySeat, Seat};
use storage::save::{SavedGame, SeenGame};

/// The review that is open.
#[derive(Debug)]
pub struct ReviewMode {
    /// What is judged for it carries this request id.
    pub request_id: RequestId,
    /// Which game is reviewed.
    pub game: Reviewed,
    /// Who looks back.
    pub own: Seat,
    /// The names of the players in that game.
    pub names: BySeat<String>,
    /// It was opened from this page of the scores of a hand, and goes back there.
    pub from_scores: Option<usize>,
    /// The table shows a point of that game, not the game as it is.
    pub shows_point: bool,
}

/// Which game is reviewed.
#[derive(Debug)]
pub enum Reviewed {
    /// The one on the table, which is ours.
    OnTable,
    /// A saved one of ours, while another may be on the table.
    Saved(Box<SavedGame>),
    /// A game of the network, which has no wall to show.
    Seen(Box<SeenGame>),
}

impl Reviewed {
    /// The hands in which a seat has decided something; `None` of the game on the table, which is not in here.
    pub fn hands(&self, seat: Seat) -> Option<Vec<Played>> {
        Some(match self {
            Self::OnTable => return None,
            Self::Saved(saved) if seat == saved.viewer => {
                Played::deals_of(&saved.record, seat, &saved.auto_played)
            }
            Self::Saved(saved) => Played::deals(&saved.record, seat),
            Self::Seen(seen) => Played::seen(seen, seat),
        })
    }
}

impl ReviewMode {
    /// Whether the table was ours: all seats can be looked at.
    pub fn is_ours(&self) -> bool {
        !matches!(self.game, Reviewed::Seen(_))
    }

    /// Whether it can be played on from any point of it: it is the game on the table.
    pub fn can_be_played_on(&self) -> bool {
        matches!(self.game, Reviewed::OnTable)
    }

    /// The seat in which whoever looks back has played.
    pub fn own_seat(&self) -> Option<Seat> {
        let watched = matches!(&self.game, Reviewed::Seen(seen) if seen.watched);
        (!watched).then_some(self.own)
    }
}
