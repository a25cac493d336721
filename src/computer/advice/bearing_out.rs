//! Chances as they are told: what the value network foresees goes out less often than it says, because it is asked about the best of
//! several moves, and because nobody goes on as it would.

/// The part of the odds that is borne out of a hand that lacks one tile (docs/strength.md).
const ONE_AWAY: f32 = 0.82;
/// The same of all others.
const FARTHER: f32 = 0.68;

/// What is borne out of a chance, with so many tiles lacking.
pub(super) fn borne_out(chance: f32, lacking: u8) -> f32 {
    let part = chance * if lacking <= 1 { ONE_AWAY } else { FARTHER };
    part / (part + (1.0 - chance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearer_hand_is_told_no_smaller_chance() {
        for lacking in 1..8 {
            for hundredth in 0..=100 {
                let chance = hundredth as f32 / 100.0;
                let (near, far) = (borne_out(chance, lacking), borne_out(chance, lacking + 1));
                assert!(near >= far, "{chance} with {lacking} lacking");
                assert!((0.0..=chance).contains(&near), "{chance} comes to {near}");
            }
        }
        assert_eq!((borne_out(0.0, 3), borne_out(1.0, 3)), (0.0, 1.0));
    }
}
