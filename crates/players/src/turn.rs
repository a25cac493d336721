//! The moves of a `club` player that answer no discard: those of the own turn, declarations before play, the Goulash exchange and the
//! declaration of a Standing Hand.

use super::chance::Outlook;
use super::hand_evaluator::HandEvaluator;
use super::score_estimates::ScoreEstimates;
use super::special_hand_search::SpecialHandSearch;
use super::style::Style;
use engine::table::{Move, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Hand, Meld, MeldKind, Tile};

/// Declaring a Standing Hand or an Original Call needs at least this many unseen tiles that complete the hand.
const ENOUGH_WAITS: u32 = 2;

/// The move of a `club` player in their own turn.
pub fn choose(view: &SeatView, style: Style) -> Move {
    let hand_evaluator = HandEvaluator::of(view, style);
    if let Some(choice) = forced_or_obvious_move(view, &hand_evaluator.outlook) {
        return choice;
    }
    let hand = view.me().hand();
    match hand_evaluator.best_discard(&hand) {
        Some(discard) => discard_or_call(view, &hand_evaluator.outlook, discard.tile),
        None => first_legal(view),
    }
}

/// The move that needs no comparison of discards, if there is one: going out, laying out a bonus tile, a Kong that does not set the hand
/// back, or the only discard allowed to a standing player.
pub fn forced_or_obvious_move(view: &SeatView, outlook: &Outlook) -> Option<Move> {
    let me = view.me();
    if may_be_complete(view) && view.check(&Move::MahJong).is_ok() {
        return Some(Move::MahJong);
    }
    let bonus = me
        .stake
        .kinds()
        .map(|(tile, _)| tile)
        .find(|tile| tile.is_bonus());
    let declaration = bonus.map(Move::DeclareBonus);
    if let Some(choice) = declaration.filter(|choice| view.check(choice).is_ok()) {
        return Some(choice);
    }
    if let Some(kong) = free_kong(view, outlook) {
        return Some(kong);
    }
    match me.drawn {
        Some((Some(tile), _)) if me.standing => Some(Move::Discard {
            tile,
            calling: false,
        }),
        _ => None,
    }
}

/// The discard of a tile, with an Original Call if that is legal and enough unseen tiles complete the hand.
pub fn discard_or_call(view: &SeatView, outlook: &Outlook, tile: Tile) -> Move {
    let discard = Move::Discard {
        tile,
        calling: false,
    };
    let me = view.me();
    if me.has_discarded || !me.melds.is_empty() {
        return discard;
    }
    let (lacking, useful) = Shape::of(&me.stake).without(tile).useful(Aim::regular(0));
    let discard_with_call = Move::Discard {
        tile,
        calling: true,
    };
    let may_call = lacking == 1 && outlook.live(useful) >= ENOUGH_WAITS;
    if may_call && view.check(&discard_with_call).is_ok() {
        discard_with_call
    } else {
        discard
    }
}

/// A cheap test for whether the hand can be Mah Jongg.
fn may_be_complete(view: &SeatView) -> bool {
    let me = view.me();
    let regular = Aim::regular(me.melds.len());
    let may_be_special =
        || view.rules.may_be_special(&me.hand(), None) || view.rules.options.seven_pairs;
    Shape::of(&me.stake).lacking(regular) == 0 || may_be_special()
}

/// A legal Kong that does not set the hand back.
fn free_kong(view: &SeatView, outlook: &Outlook) -> Option<Move> {
    let me = view.me();
    let has_exposed_pung = |tile: Tile| {
        let pung = Meld::claimed(MeldKind::Pung, tile);
        me.melds.contains(&pung)
    };
    me.stake
        .kinds()
        .filter(|(tile, count)| *count == 4 || has_exposed_pung(*tile))
        .map(|(tile, _)| tile)
        .find(|tile| {
            let choice = Move::Kong(*tile);
            view.check(&choice).is_ok() && is_free(view, outlook, *tile)
        })
        .map(Move::Kong)
}

/// Whether the hand does not lack more tiles after the Kong than before, and no special hand becomes much less valuable.
fn is_free(view: &SeatView, outlook: &Outlook, tile: Tile) -> bool {
    let hand = view.me().hand();
    let after = with_kong(&hand, tile);
    let lacking = |hand: &Hand| Shape::of(&hand.stake).lacking(Aim::regular(hand.melds.len()));
    let estimates = ScoreEstimates::of(view);
    let search = SpecialHandSearch {
        view,
        outlook,
        estimates: &estimates,
        style: Style::PLAIN,
    };
    let keeps_special = search.special_target(&hand, 0.0).is_none_or(|target| {
        let target_after = search.special_target(&after, 0.0);
        target_after.is_some_and(|target_after| target_after.value * 2.0 > target.value)
    });
    lacking(&after) <= lacking(&hand) && keeps_special
}

/// The hand after this Kong, which is exposed if it adds to an exposed Pung.
pub fn with_kong(hand: &Hand, tile: Tile) -> Hand {
    let mut after = hand.clone();
    while after.stake.remove(tile) {}
    let pung = Meld::claimed(MeldKind::Pung, tile);
    match after.melds.iter_mut().find(|meld| **meld == pung) {
        Some(pung) => *pung = Meld::annexed(tile),
        None => after.melds.push(Meld::concealed(MeldKind::Kong, tile)),
    }
    after
}

/// The declaration before play: a bonus tile, a Kong that does not set the hand back, or that there is nothing more to declare.
pub fn declare(view: &SeatView) -> Move {
    let outlook = Outlook::of(view);
    let bonus = view
        .me()
        .stake
        .kinds()
        .map(|(tile, _)| tile)
        .find(|tile| tile.is_bonus());
    let declaration = bonus.map(Move::DeclareBonus);
    declaration
        .filter(|choice| view.check(choice).is_ok())
        .or_else(|| free_kong(view, &outlook))
        .unwrap_or(Move::FinishDeclaring)
}

/// The three tiles to pass on before a Goulash: one after another the tile that the hand needs least.
pub fn exchange(view: &SeatView) -> Move {
    let hand_evaluator = HandEvaluator::of(view, Style::PLAIN);
    let mut hand = view.me().hand();
    let discards = [(); 3].map(|()| {
        let tile = hand_evaluator.best_discard(&hand)?.tile;
        hand.stake.remove(tile).then_some(tile)
    });
    match discards {
        [Some(one), Some(two), Some(three)] => Move::Exchange([one, two, three]),
        _ => first_legal(view),
    }
}

/// Declares a Standing Hand if enough unseen tiles complete the hand.
pub fn stand(view: &SeatView, waits: &[Tile]) -> Move {
    let outlook = Outlook::of(view);
    Move::Stand(outlook.live(waits.iter().copied().collect()) >= ENOUGH_WAITS)
}

fn first_legal(view: &SeatView) -> Move {
    view.legal().first().copied().unwrap_or(Move::Pass)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{ComputerPlayer, Level};
    use engine::rules::RuleSet;
    use engine::table::{Game, Input, Request, Setup};
    use engine::tiles::{BySeat, Seat};

    fn next_request(game: &Game) -> Option<(Seat, Request)> {
        let request = |seat| Some((seat, game.request(seat)?));
        Seat::ALL.into_iter().find_map(request)
    }

    #[test]
    fn with_kong_makes_the_same_set_as_the_game() {
        let players = BySeat([ComputerPlayer::new(Level::Beginner); 4]);
        let (mut concealed, mut annexed) = (0, 0);
        let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(3));
        while let Some((seat, request)) = next_request(&game) {
            if matches!(request, Request::Turn { .. }) {
                let view = game.seat_view(seat);
                for choice in view.legal() {
                    let Move::Kong(tile) = choice else {
                        continue;
                    };
                    let mut predicted = with_kong(&view.me().hand(), tile).melds;
                    let mut after = Game::clone(&game);
                    after
                        .apply(Input::Move(seat, choice))
                        .expect("the move is legal");
                    let mut actual = after.seat_view(seat).me().melds.clone();
                    predicted.sort();
                    actual.sort();
                    assert_eq!(predicted, actual);
                    let is_annexed = |meld: &Meld| meld.tile == tile && meld.is_exposed();
                    match actual.iter().any(is_annexed) {
                        true => annexed += 1,
                        false => concealed += 1,
                    }
                }
            }
            let choice = players[seat].decide(game.seat_view(seat), &request);
            game.apply(Input::Move(seat, choice))
                .expect("the move is legal");
        }
        assert!(
            concealed > 0 && annexed > 0,
            "{concealed} concealed and {annexed} added Kongs"
        );
    }
}
