//! Where the wall is opened: dice at our table, a side and a stack on the wire.

/// The side of the wall and the stack, counted from the right, where these dice open it; both from 0. Two dice choose the side, and all four the
/// stack. Several rolls open the same stack.
pub fn wall_opening(dice: [u8; 4], flowers: bool) -> (u32, u32) {
    let [one, two, three, four] = dice.map(u32::from);
    opening_of((one + two, three + four), flowers)
}

/// Where dice with these sums open the wall.
fn opening_of((first, second): (u32, u32), flowers: bool) -> (u32, u32) {
    let side_len = side_len(flowers);
    let (mut side, mut count) = (first, first + second + 1);
    if count > side_len {
        (side, count) = (side + 1, count - side_len);
    }
    ((side + 3) % 4, count - 1)
}

/// Dice that open the wall at this side and stack.
pub(super) fn dice_for(wall: u32, stack: u32, flowers: bool) -> [u8; 4] {
    let dice_with = |sum: u32| {
        let one = (sum / 2).clamp(1, 6);
        [one as u8, (sum - one).clamp(1, 6) as u8]
    };
    let mut sums = (2..=12).flat_map(|first| (2..=12).map(move |second| (first, second)));
    let wanted = (wall % 4, stack % side_len(flowers));
    let sums = sums.find(|sums| opening_of(*sums, flowers) == wanted);
    let (first, second) = sums.unwrap_or((2, 2));
    let ([one, two], [three, four]) = (dice_with(first), dice_with(second));
    [one, two, three, four]
}

/// The number of stacks in a side.
fn side_len(flowers: bool) -> u32 {
    if flowers { 18 } else { 17 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_for_an_opening_open_the_wall_there() {
        for flowers in [false, true] {
            for first in 1..=6 {
                for last in 1..=6 {
                    let opening = wall_opening([first, 3, 6, last], flowers);
                    let dice = dice_for(opening.0, opening.1, flowers);
                    assert_eq!(wall_opening(dice, flowers), opening);
                }
            }
        }
    }
}
