//! Calibrates probabilities for display. Hands go out less often than the value network predicts, because it is asked about the best of
//! several moves, and because people continue differently.

/// The factors on the odds for hands that lack 1, 2, 3 and 4 tiles, and for hands that lack more (docs/strength.md).
const ODDS_FACTORS: [f32; 5] = [0.82, 0.72, 0.68, 0.66, 0.63];

/// The calibrated probability for a hand that lacks this number of tiles.
pub(super) fn calibrated(chance: f32, lacking: u8) -> f32 {
    let index = usize::from(lacking).clamp(1, ODDS_FACTORS.len()) - 1;
    let scaled = chance * ODDS_FACTORS[index];
    scaled / (scaled + (1.0 - chance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearer_hand_has_no_smaller_chance() {
        for lacking in 1..8 {
            for hundredth in 0..=100 {
                let chance = hundredth as f32 / 100.0;
                let (near, far) = (calibrated(chance, lacking), calibrated(chance, lacking + 1));
                assert!(near >= far, "{chance} with {lacking} lacking");
                assert!(
                    (0.0..=chance).contains(&near),
                    "{chance} is calibrated to {near}"
                );
            }
        }
        assert_eq!((calibrated(0.0, 3), calibrated(1.0, 3)), (0.0, 1.0));
    }
}
