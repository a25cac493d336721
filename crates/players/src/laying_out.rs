//! Lays out the sets after Mah Jongg in the arrangement that scores most.

use engine::table::{ChowPosition, DealEnd, Move, SeatView};
use engine::tiles::{Meld, MeldKind, Tile};

/// The next set to lay out, or the end of laying out.
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
    let is_winner = win.is_some();
    let (hand, situation) = (me.hand(), view.situation(win));
    // Only the winner has to lay out the claimed tile first.
    let claimed = view.tile_to_use.filter(|_| is_winner);
    let arrangement = match is_winner {
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
    // A winning hand that does not divide into sets is laid out as a special hand.
    let undivided = (is_winner && !arrangement.rest.is_empty()).then(special);
    let remaining = arrangement.melds.get(me.melds.len()..).unwrap_or_default();
    let planned = || next_set(claimed, remaining).filter(|choice| view.check(choice).is_ok());
    undivided
        .flatten()
        .or_else(planned)
        .or_else(special)
        .or_else(|| {
            // A loser has nothing more to lay out; a winner lays out any legal set.
            let legal = view.legal();
            let set = |choice: &&Move| matches!(choice, Move::Use(..) | Move::Form(..));
            legal.iter().find(set).copied().filter(|_| is_winner)
        })
        .unwrap_or(Move::ShowTiles)
}

/// The move that lays out the set with the claimed tile or, without one, the first set.
fn next_set(claimed: Option<Tile>, sets: &[Meld]) -> Option<Move> {
    let Some(claimed) = claimed else {
        let set = sets.first()?;
        return Some(Move::Form(set.kind, set.tile));
    };
    let set = sets.iter().find(|set| set.is_exposed())?;
    let position = match set.kind {
        MeldKind::Chow => Some(
            ChowPosition::ALL
                .into_iter()
                .find(|position| position.lowest(claimed) == Some(set.tile))?,
        ),
        _ => None,
    };
    Some(Move::Use(set.kind, position))
}
