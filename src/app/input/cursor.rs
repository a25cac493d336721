//! The keyboard cursor on the player's stake.

use crate::presenter::Step;
use engine::tiles::Tile;

/// The index to which the cursor moves on a stake of these tiles; `None` on an empty stake. `from` is its current index, if the cursor is shown.
pub fn step(from: Option<usize>, step: Step, tiles: &[Tile]) -> Option<usize> {
    let last = tiles.len().checked_sub(1)?;
    let at = from.map(|at| at.min(last));
    Some(match step {
        Step::First => 0,
        Step::Last => last,
        Step::Left => at.map_or(last, |at| if at == 0 { last } else { at - 1 }),
        Step::Right => at.map_or(0, |at| if at == last { 0 } else { at + 1 }),
        Step::GroupAfter => {
            let at = at.unwrap_or(0);
            let group = group(tiles[at]);
            (at..=last)
                .find(|place| self::group(tiles[*place]) != group)
                .unwrap_or(0)
        }
        Step::GroupBefore => {
            let at = at.unwrap_or(0);
            let first_of_group = |place: usize| {
                (0..=place)
                    .rev()
                    .take_while(|other| group(tiles[*other]) == group(tiles[place]))
                    .last()
                    .unwrap_or(place)
            };
            first_of_group(first_of_group(at).checked_sub(1).unwrap_or(last))
        }
    })
}

/// The group of a tile, for moves from group to group: its suit, winds, or dragons.
fn group(tile: Tile) -> u8 {
    match tile.suit() {
        Some(suit) => suit as u8,
        None if tile.as_wind().is_some() => 3,
        None => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stake() -> Vec<Tile> {
        ["1B", "2B", "5D", "6D", "EW", "RD"]
            .into_iter()
            .flat_map(str::parse)
            .collect()
    }

    #[test]
    fn arrows_wrap_around() {
        let tiles = stake();
        assert_eq!(step(Some(5), Step::Right, &tiles), Some(0));
        assert_eq!(step(Some(0), Step::Left, &tiles), Some(5));
        assert_eq!(step(None, Step::Right, &tiles), Some(0));
        assert_eq!(step(Some(9), Step::Left, &tiles), Some(4));
        assert_eq!(step(None, Step::Right, &[]), None);
    }

    #[test]
    fn group_steps_jump_to_the_first_tile_of_a_group() {
        let tiles = stake();
        assert_eq!(step(Some(1), Step::GroupAfter, &tiles), Some(2));
        assert_eq!(step(Some(5), Step::GroupAfter, &tiles), Some(0));
        assert_eq!(step(Some(3), Step::GroupBefore, &tiles), Some(0));
        assert_eq!(step(Some(0), Step::GroupBefore, &tiles), Some(5));
    }
}
