//! Finds the tiles that a sentence names.

use engine::tiles::Tile;
use wording::TileWording;

/// The tiles named in a sentence, in order. The Flower that is called like a suit is left out.
pub fn tiles_in(words: &str) -> Vec<Tile> {
    let kinds: Vec<(String, Tile)> = Tile::all().map(|tile| (tile.name(), tile)).collect();
    let named = |name: &str| {
        let kind = kinds.iter().find(|(other, _)| other == name);
        kind.map(|(_, tile)| *tile)
    };
    let mut found = Vec::new();
    let mut numbers: Vec<&str> = Vec::new();
    let mut before = "";
    for word in words.split([' ', ',', '.', ':', ';', '!']) {
        let is_number = word.parse::<u8>().is_ok_and(|number| number < 10);
        match word {
            "" => continue,
            "Bamboo" | "Circle" | "Wan" => {
                found.extend(
                    numbers
                        .drain(..)
                        .filter_map(|number| named(&format!("{number} {word}"))),
                );
            }
            "Wind" | "Dragon" | "Blossom" => found.extend(named(&format!("{before} {word}"))),
            word if is_number => numbers.push(word),
            word => {
                numbers.clear();
                found.extend(named(word));
            }
        }
        before = word;
    }
    found
}
