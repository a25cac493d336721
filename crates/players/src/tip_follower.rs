//! A player who follows every tip, as Auto Play does.

use crate::{Advice, ComputerPlayer, Evaluation, HintStrength, Level, SimpleEvaluation};
use engine::table::{Move, Request, SeatView};

/// The answer that tips of this strength advise; that of a `club` player if there is no tip for the request. Always a legal move if there is
/// one.
pub fn follow_tips(view: &SeatView, request: &Request, strength: HintStrength) -> Move {
    // Flowers and Seasons are laid out without asking for a tip.
    let mut legal = view.legal().into_iter();
    let bonus = legal.find(|choice| matches!(choice, Move::DeclareBonus(_)));
    let advised = match (bonus, request, strength) {
        (Some(bonus), Request::Turn { .. }, _) => Some(bonus),
        (_, Request::Turn { .. }, HintStrength::AsReview) => Advice::advised_move(view),
        (_, Request::Claim { .. }, HintStrength::AsReview) => {
            let claim = Evaluation::of(view).claim_advice();
            let claim = claim.and_then(|advice| advice.claim);
            Some(claim.map_or(Move::Pass, Move::Claim))
        }
        (_, Request::Turn { .. } | Request::Claim { .. }, HintStrength::Simple) => {
            SimpleEvaluation::of(view).advised_move()
        }
        _ => None,
    };
    let advised = advised.filter(|choice| view.check(choice).is_ok());
    advised.unwrap_or_else(|| ComputerPlayer::new(Level::Club).decide(view, request))
}
