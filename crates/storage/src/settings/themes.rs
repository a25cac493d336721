//! Colour themes for the table and the stakes, light and dark.

use super::{Colours, Rgb};
use words::Key;
use words::key;

const fn rgb(hex: u32) -> Rgb {
    Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// `table` is the colour of the middle of the table and that of its edge.
const fn theme(dark: bool, table: (u32, u32), east: u32, others: u32) -> Colours {
    Colours {
        dark,
        strong: false,
        middle: rgb(table.0),
        edge: rgb(table.1),
        east: rgb(east),
        others: rgb(others),
    }
}

/// The themes with their names; the first two are the defaults for light and dark surroundings.
pub const THEMES: [(Key, Colours); 8] = [
    (
        key!("theme-lamplight"),
        theme(false, (0xF4EBD4, 0xD3BE90), 0xB72A1D, 0x262220),
    ),
    (
        key!("theme-evening"),
        theme(true, (0x244039, 0x0E1F1C), 0xB72A1D, 0x262220),
    ),
    (
        key!("theme-1996"),
        theme(false, (0xFFFFE1, 0xFFFFE1), 0xFF0000, 0x000000),
    ),
    (
        key!("theme-green-cloth"),
        theme(false, (0x93B06B, 0x5E7D3C), 0xB72A1D, 0x262220),
    ),
    (
        key!("theme-harbour"),
        theme(false, (0xD3DEE3, 0x8CA4B1), 0xB8322A, 0x1E2B38),
    ),
    (
        key!("theme-rosewood"),
        theme(true, (0x4B2D27, 0x22110E), 0xC5392B, 0x14100E),
    ),
    (
        key!("theme-midnight"),
        theme(true, (0x27344F, 0x0D1322), 0xB72A1D, 0x1B1D24),
    ),
    (
        key!("theme-high-contrast"),
        Colours {
            strong: true,
            ..theme(true, (0x000000, 0x000000), 0xA3140A, 0x000000)
        },
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_themes_are_the_defaults() {
        assert_eq!(THEMES[0].1, Colours::default());
        assert_eq!(THEMES[1].1, Colours::dark());
    }
}
