//! A claim of the player that lost to another player's claim: which claim won, and why it has precedence.

use engine::table::{Claim, Event, SeatView};
use engine::tiles::{BySeat, MeldKind};
use wording::{Named, person};
use words::say;

/// The player's last claim, until a set is laid out or somebody goes Mah Jongg.
#[derive(Debug, Default)]
pub struct LostClaim {
    /// What the player has claimed.
    claimed: Option<Claim>,
    /// Whether the claim was denied.
    is_denied: bool,
}

impl LostClaim {
    /// Handles an event that is being shown. When that is the winning claim, returns the sentence that explains why the player's claim lost.
    pub fn handle(
        &mut self,
        event: &Event,
        view: &SeatView,
        names: &BySeat<String>,
    ) -> Option<String> {
        let own = view.seat();
        let (winner, claim, is_win) = match event {
            Event::Claimed { seat, claim, .. } if *seat == own => {
                self.claimed = Some(*claim);
                return None;
            }
            Event::ClaimDenied { seat, .. } if *seat == own => {
                self.is_denied = true;
                return None;
            }
            Event::Melded { seat, meld, .. } => (*seat, claim_for(meld.kind), false),
            Event::WentMahJong { seat, .. } => (*seat, Claim::MahJong, true),
            _ => return None,
        };
        let own_claim = std::mem::take(self);
        if !own_claim.is_denied || winner == own {
            return None;
        }
        let (who, claim) = (person(&names[winner]), claim.noun());
        Some(match own_claim.claimed {
            Some(Claim::MahJong) if is_win => say!("claim-precedence-of-seat", who, claim),
            Some(own) => say!("claim-precedence-of-kind", who, claim, own = own.noun()),
            None => say!("claim-precedence", who, claim),
        })
    }
}

/// The claim by which a set of this kind was taken.
fn claim_for(kind: MeldKind) -> Claim {
    match kind {
        MeldKind::Chow => Claim::Chow(None),
        MeldKind::Kong => Claim::Kong,
        // Only a winner takes a tile for a pair.
        MeldKind::Pung | MeldKind::Pair => Claim::Pung,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::{RuleSet, Source};
    use engine::table::{Denial, Game, Setup};
    use engine::tiles::{Meld, MeldKind, Seat};

    fn explain(events: &[Event]) -> Option<String> {
        let game = Game::new(RuleSet::bloem().into(), Setup::seeded(1));
        let view = game.seat_view(Seat::new(0));
        let names = BySeat(["You", "Lin", "Ada", "Tomás"].map(str::to_owned));
        let mut lost = LostClaim::default();
        let explanations = events.iter().map(|event| lost.handle(event, view, &names));
        explanations.last().flatten()
    }

    fn denied_claim(claim: Claim) -> [Event; 2] {
        let seat = Seat::new(0);
        [
            Event::Claimed {
                seat,
                serial: 3,
                claim,
            },
            Event::ClaimDenied {
                seat,
                reason: Denial::BetterClaim(Claim::Pung),
            },
        ]
    }

    #[test]
    fn a_chow_that_loses_to_a_pung_is_explained() {
        let tile = "5B".parse().expect("a tile");
        let [claim, denial] = denied_claim(Claim::Chow(None));
        let pung = Event::Melded {
            seat: Seat::new(1),
            meld: Meld::claimed(MeldKind::Pung, tile),
            tile,
            from: Seat::new(3),
        };
        assert_eq!(explain(std::slice::from_ref(&pung)), None);
        let explained = explain(&[claim, denial, pung]);
        assert_eq!(
            explained.as_deref(),
            Some("Lin's Pung goes before your Chow.")
        );
    }

    #[test]
    fn of_two_winning_claims_the_nearer_seat_has_precedence() {
        let [claim, denial] = denied_claim(Claim::MahJong);
        let win = Event::WentMahJong {
            seat: Seat::new(3),
            tile: "5B".parse().expect("a tile"),
            source: Source::Discard,
            from: Some(Seat::new(2)),
        };
        assert_eq!(
            explain(&[claim, denial, win]).as_deref(),
            Some("Tomás's Mah Jongg goes before yours: Tomás plays sooner after the discarder.")
        );
    }
}
