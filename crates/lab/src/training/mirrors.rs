//! Mirror images of a hand: some of its suits mirrored, 1 for 9, 2 for 8 and so on. They have the same value, so each sample can be used as
//! any of its images (data augmentation).

use players::value_network::INPUTS;

/// The index of the first tile's features (`features/kinds.rs` of the value network).
const FIRST_TILE: usize = 121;

/// The number of features of a tile: three for the tiles held, one for the unseen ones, the pung, the chow that begins with it (if there can
/// be one), and the discard.
const fn features_of(number: usize) -> usize {
    if number <= 7 { 7 } else { 6 }
}

/// For each mirror image of a hand, the hand itself first: for each feature of the image, its index in the hand.
pub fn permutations() -> [[usize; INPUTS]; 8] {
    std::array::from_fn(|which| permutation([which & 1 > 0, which & 2 > 0, which & 4 > 0]))
}

/// The permutation that mirrors these suits, in the order of the features: the most valuable suit first.
fn permutation(suits: [bool; 3]) -> [usize; INPUTS] {
    let mut places: [usize; INPUTS] = std::array::from_fn(|place| place);
    let mut at = FIRST_TILE;
    for mirror in suits {
        let begins: Vec<usize> = (1..=9)
            .map(|number| {
                let begin = at;
                at += features_of(number);
                begin
            })
            .collect();
        if !mirror {
            continue;
        }
        for number in 1..=9 {
            let [own, other] = [number, 10 - number].map(|number| begins[number - 1]);
            // Held, unseen and the pung; then the chow that begins here, if there can be one; the discard last.
            for place in 0..5 {
                places[own + place] = other + place;
            }
            if number <= 7 {
                places[own + 5] = begins[7 - number] + 5;
            }
            places[own + features_of(number) - 1] = other + features_of(10 - number) - 1;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirroring_twice_gives_the_hand_again() {
        for places in permutations() {
            assert!((0..INPUTS).all(|place| places[places[place]] == place));
        }
        assert!(permutations()[0].is_sorted());
    }
}
