//! The images of a hand: some of its suits mirrored, 1 for 9, 2 for 8 and so on. What it promises stays the same, so that each lesson
//! teaches as much of its images.

use crate::computer::value_network::INPUTS;

/// Where the tiles begin among the features (`src/computer/value_network/features/kinds.rs`).
const FIRST_TILE: usize = 121;

/// Features of a tile of this number: what is held, what is unseen, the pung, the chow that begins with it, the discard.
const fn numbers_of(number: usize) -> usize {
    if number <= 7 { 7 } else { 6 }
}

/// Where the features of a hand's images stand, the hand itself first.
pub fn images() -> [[usize; INPUTS]; 8] {
    std::array::from_fn(|which| mirrored([which & 1 > 0, which & 2 > 0, which & 4 > 0]))
}

/// The place in the features of a hand where each feature of its image stands, with the suits of these places mirrored (the suits in the
/// order of their promise).
fn mirrored(suits: [bool; 3]) -> [usize; INPUTS] {
    let mut places: [usize; INPUTS] = std::array::from_fn(|place| place);
    let mut at = FIRST_TILE;
    for mirror in suits {
        let begins: Vec<usize> = (1..=9)
            .map(|number| {
                let begin = at;
                at += numbers_of(number);
                begin
            })
            .collect();
        if !mirror {
            continue;
        }
        for number in 1..=9 {
            let [own, other] = [number, 10 - number].map(|number| begins[number - 1]);
            // What is held, what is unseen, and the pung; then the chow from here on up, if there can be one; the discard at last.
            for place in 0..5 {
                places[own + place] = other + place;
            }
            if number <= 7 {
                places[own + 5] = begins[7 - number] + 5;
            }
            places[own + numbers_of(number) - 1] = other + numbers_of(10 - number) - 1;
        }
    }
    places
}
