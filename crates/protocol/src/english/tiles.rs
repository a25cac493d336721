//! Names of tiles and sets.

use engine::tiles::{Bonus, Dragon, MeldKind, Suit, Tile, Wind};

/// The name of a tile: `6 Circle`, `Red Dragon`, `East Wind`, `Plum Blossom`.
pub fn tile(tile: Tile) -> String {
    if let (Some(tile_suit), Some(number)) = (tile.suit(), tile.number()) {
        format!("{number} {}", suit(tile_suit))
    } else if let Some(tile_wind) = tile.as_wind() {
        format!("{} Wind", wind(tile_wind))
    } else if let Some(tile_dragon) = tile.as_dragon() {
        format!("{} Dragon", dragon(tile_dragon))
    } else {
        tile.as_bonus().map_or("", bonus).to_owned()
    }
}

/// The name of a suit.
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Bamboo => "Bamboo",
        Suit::Circle => "Circle",
        Suit::Character => "Wan",
    }
}

/// The name of a wind.
pub const fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}

/// The colour of a dragon.
pub const fn dragon(dragon: Dragon) -> &'static str {
    match dragon {
        Dragon::Green => "Green",
        Dragon::Red => "Red",
        Dragon::White => "White",
    }
}

/// The name of a kind of set.
pub const fn set(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Pair => "Pair",
        MeldKind::Chow => "Chow",
        MeldKind::Pung => "Pung",
        MeldKind::Kong => "Kong",
    }
}

const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Flower(Wind::East) => "Plum Blossom",
        Bonus::Flower(Wind::South) => "Orchid",
        Bonus::Flower(Wind::West) => "Chrysanthemum",
        Bonus::Flower(Wind::North) => "Bamboo",
        Bonus::Season(Wind::East) => "Spring",
        Bonus::Season(Wind::South) => "Summer",
        Bonus::Season(Wind::West) => "Autumn",
        Bonus::Season(Wind::North) => "Winter",
    }
}
