//! A special hand that has just won: shown with its name and tiles before the scores.

use crate::presenter::Presenter;
use crate::presenter::text::tile_words::award_text;
use engine::rules::RowId;
use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::Tile;
use wording::RowTitle;
use words::figure;
use words::say;

/// A special hand that has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialWin {
    /// Its title.
    pub name: String,
    /// A sentence with the winner and the points.
    pub sentence: String,
    /// Its tiles, set by set.
    pub tiles: Vec<Vec<Tile>>,
    /// The tile it was won with.
    pub won_with: Tile,
}

/// The id and tiles of the winning special hand, and the tile it was won with; `None` if nobody or an ordinary hand has won.
fn winning_special_hand(view: &SeatView) -> Option<(RowId, Vec<Vec<Tile>>, Tile)> {
    let Some(DealEnd::MahJong { winner, tile, .. }) = &view.end else {
        return None;
    };
    let Some(Outcome::Ours(score)) = &view.players[*winner].outcome else {
        return None;
    };
    let special = |id: &&RowId| {
        let row = view.rules.event(id);
        row.is_some_and(|row| row.special.is_some())
    };
    let row = score.lines.iter().map(|line| &line.row).find(special)?;
    Some((row.clone(), score.arrangement.groups(), *tile))
}

/// Whether the finished hand was won with a special hand.
pub fn is_special_win(view: &SeatView) -> bool {
    winning_special_hand(view).is_some()
}

impl Presenter {
    /// The special hand to show now, between its win and the scores.
    pub fn special_win(&self) -> Option<SpecialWin> {
        if !self.is_showing_winning_hand() || self.shown.is_moving() {
            return None;
        }
        let view = self.shown.view();
        let (id, tiles, won_with) = winning_special_hand(view)?;
        let Some(DealEnd::MahJong { winner, .. }) = &view.end else {
            return None;
        };
        let points = match &view.players[*winner].outcome {
            Some(Outcome::Ours(score)) => figure(i64::from(score.total)),
            _ => return None,
        };
        let alone = self.tables.current.hotseat().is_none();
        let you = *winner == view.seat() && alone && self.demo.is_none();
        let who = &self.tables.current.names()[*winner];
        let row = view.rules.event(&id);
        let beside = row.filter(|row| !row.is_whole_score());
        let brings = beside.and_then(|row| award_text(row.award(&view.rules.options)));
        let sentence = match brings {
            Some(brings) => say!("event-special-win-beside", you, who, brings, points),
            None => say!("event-special-win", you, who, points),
        };
        Some(SpecialWin {
            name: id.title().to_owned(),
            sentence,
            tiles,
            won_with,
        })
    }
}
