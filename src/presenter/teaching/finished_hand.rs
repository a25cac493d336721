//! Finished hands with what statistics and rating need. `ids` and `find` recover those of a saved game that were not recorded.

use crate::presenter::tables::local_table::LocalTable;
use crate::presenter::teaching::rating_job::RatingJob;
use crate::presenter::teaching::review_mode::Reviewed;
use engine::table::SeatView;
use engine::tiles::{BySeat, Seat};
use storage::save::SavedGame;

/// A finished hand.
#[derive(Debug)]
pub struct FinishedHand {
    /// The number of its game: the seed of a local game, or what identifies a network game.
    pub game: u64,
    /// The table at its end.
    pub view: SeatView,
    /// The player's seat.
    pub seat: Seat,
    /// The names of the players.
    pub names: BySeat<String>,
    /// The rating job; `None` if it is not rated.
    pub rating_job: Option<RatingJob>,
}

impl FinishedHand {
    /// The last hand of a local game; `None` unless one person has played it to its end.
    pub fn of(local: &LocalTable) -> Option<Self> {
        Self::played(local, local.is_advised())
    }

    fn played(local: &LocalTable, is_advised: bool) -> Option<Self> {
        let by_one = local.hotseat().is_none() && local.view().player().is_some();
        if !by_one || local.decision_log().is_finished_by_computer() {
            return None;
        }
        let game = local.game().record().setup.seed;
        let played = Reviewed::Saved(Box::new(local.as_saved()));
        Some(Self::with(
            game,
            local.view().clone(),
            local.names().clone(),
            played,
            is_advised,
        ))
    }

    /// The hand that is over in this view of the table. `game` is the number of its game, `played` the game up to then.
    pub fn with(
        game: u64,
        view: SeatView,
        names: BySeat<String>,
        played: Reviewed,
        is_advised: bool,
    ) -> Self {
        let seat = view.seat();
        Self {
            rating_job: RatingJob::of(game, view.clone(), seat, played, is_advised),
            game,
            view,
            seat,
            names,
        }
    }

    /// The game, and the number of the hand in it.
    pub fn id(&self) -> (u64, u32) {
        (self.game, self.view.deal_number)
    }

    /// The ids of the finished hands of a game after the first `skipped` ones.
    pub fn ids(game: &SavedGame, skipped: usize) -> impl Iterator<Item = (u64, u32)> {
        let record = &game.record;
        (skipped..record.deals.len()).map(|deal_index| {
            let number = record.start(deal_index).progress.deals + 1;
            (record.setup.seed, number)
        })
    }

    /// Whether the hand with this id was played with advice; `None` if the game does not say.
    pub fn is_advised(game: &SavedGame, id: (u64, u32)) -> Option<bool> {
        game.is_advised(Self::deal_index(game, id)?)
    }

    /// The index of the deal with this id.
    fn deal_index(game: &SavedGame, id: (u64, u32)) -> Option<usize> {
        Self::ids(game, 0).position(|found| found == id)
    }

    /// The hand with this id in a game, as it was at its end; `None` unless there is one and one person has played it to its end.
    pub fn find(game: &SavedGame, id: (u64, u32), is_advised: bool) -> Option<Self> {
        let deal = Self::deal_index(game, id)?;
        let mut at_end = game.clone();
        at_end.record.truncate(game.record.inputs_of(deal + 1));
        let made = at_end.record.inputs.len();
        at_end.auto_played.retain(|at| *at < made);
        Self::played(&LocalTable::resume(&at_end), is_advised)
    }
}
