//! Laying out the sets after Mah Jongg in the arrangement that is worth most.

use engine::table::{ChowPosition, DealEnd, Move, SeatView};
use engine::tiles::{Meld, MeldKind, Tile};

/// The next set to lay out.
pub fn choose(view: &SeatView) -> Move {
    let me = view.me();
    let win = match &view.end {
        Some(DealEnd::MahJong {
            winner,
            tile,
            source,
            ..
        }) if *winner == view.seat() => Some(view.win(*tile, *source)),
        _ => None,
    };
    let wins = win.is_some();
    let (hand, situation) = (me.hand(), view.situation(win));
    // Only the winner has to lay out the claimed tile first.
    let claimed = view.tile_to_use.filter(|_| wins);
    let arrangement = match wins {
        true => view.rules.best_layout(&hand, &situation, claimed),
        false => {
            let score = view.rules.score(&hand, &situation);
            score.map(|score| score.arrangement)
        }
    };
    let arrangement = arrangement.unwrap_or_default();
    let special = || {
        let special = [Move::UseForSpecial, Move::FormSpecial];
        special
            .into_iter()
            .find(|choice| view.check(choice).is_ok())
    };
    // Tiles in no set are shown as they are.
    let undivided = (wins && !arrangement.rest.is_empty()).then(special);
    let remaining = arrangement.melds.get(me.melds.len()..).unwrap_or_default();
    let planned = || next(claimed, remaining).filter(|choice| view.check(choice).is_ok());
    undivided
        .flatten()
        .or_else(planned)
        .or_else(special)
        .or_else(|| {
            // A loser has nothing more to lay out; a winner lays out any legal set.
            let legal = view.legal();
            let set = |choice: &&Move| matches!(choice, Move::Use(..) | Move::Form(..));
            legal.iter().find(set).copied().filter(|_| wins)
        })
        .unwrap_or(Move::ShowTiles)
}

/// The move that lays out the set with the claimed tile or, without one, the first set.
fn next(claimed: Option<Tile>, sets: &[Meld]) -> Option<Move> {
    let Some(claimed) = claimed else {
        let set = sets.first()?;
        return Some(Move::Form(set.kind, set.tile));
    };
    let set = sets.iter().find(|set| set.is_exposed())?;
    let place = match set.kind {
        MeldKind::Chow => Some(
            ChowPosition::ALL
                .into_iter()
                .find(|place| place.lowest(claimed) == Some(set.tile))?,
        ),
        _ => None,
    };
    Some(Move::Use(set.kind, place))
}
