//! Prepares a wall for tests.

use crate::tiles::Tile;

/// A wall from which East is dealt the first thirteen of these tiles, and the players draw the others. Bonus tiles that are not among these
/// lie at the end.
pub fn wall_for(east: &str) -> Vec<Tile> {
    let own: Vec<Tile> = east
        .split(' ')
        .map(|name| name.parse().expect("a tile"))
        .collect();
    let mut rest: Vec<Tile> = Tile::all()
        .flat_map(|tile| {
            let held = own.iter().filter(|other| **other == tile).count();
            std::iter::repeat_n(tile, usize::from(tile.copies()) - held)
        })
        .collect();
    // Bonus tiles come last, into the dead wall.
    rest.sort_by_key(|tile| (tile.is_bonus(), (tile.index() * 7) % 34));
    let mut own = own.into_iter();
    let mut wall = Vec::new();
    for packet in [4, 4, 4, 1] {
        wall.extend(own.by_ref().take(packet));
        wall.extend(rest.drain(..3 * packet));
    }
    wall.extend(own);
    wall.extend(rest);
    wall
}
