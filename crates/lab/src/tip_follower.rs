//! A player who follows every tip.

use engine::table::{Move, Request, SeatView};
use players::{Advice, ComputerPlayer, Evaluation, HintStrength, Level};

/// The answer that tips of this strength advise; that of a `club` player if there is no tip for the request.
pub fn decide(view: &SeatView, request: &Request, strength: HintStrength) -> Move {
    let evaluation = Evaluation::of(view, strength);
    let advised = match request {
        Request::Claim { .. } => {
            let claim = evaluation.claim_advice().and_then(|advice| advice.claim);
            Some(claim.map_or(Move::Pass, Move::Claim))
        }
        Request::Turn { .. } => turn(view, strength),
        _ => None,
    };
    advised.unwrap_or_else(|| ComputerPlayer::new(Level::Club).decide(view, request))
}

/// The tip in the player's own turn; Flowers and Seasons are laid out without asking for one.
fn turn(view: &SeatView, strength: HintStrength) -> Option<Move> {
    let mut legal = view.legal().into_iter();
    let bonus = legal.find(|choice| matches!(choice, Move::DeclareBonus(_)));
    bonus.or_else(|| match strength {
        HintStrength::AsReview => Advice::advised_move(view),
        HintStrength::Simple => {
            let advice = Evaluation::of(view, strength).advice(|_| true)?;
            Some(match advice.kong {
                _ if advice.is_complete => Move::MahJong,
                Some(tile) => Move::Kong(tile),
                None => Move::Discard {
                    tile: advice.discard,
                    calling: false,
                },
            })
        }
    })
}
