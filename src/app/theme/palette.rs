//! The colours. Red means East, the first East's name, a loss, or the default button, and paints the needle and the newest discard's frame; gold
//! marks what is selected, in turn, or can be claimed.

use iced::Color;

use super::shades::{shade, tinted};
use storage::settings::{Colours, Rgb};

/// All colours of the program. Pairs are gradients, top to bottom or outer to inner.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// The table: middle, intermediate, edge.
    pub table: [Color; 3],
    /// The double line around the middle of the table.
    pub inlay: Color,
    /// The body of dialogs.
    pub paper: Color,
    /// Score sheets and fields on paper.
    pub field: Color,
    /// Menus and their bar, the status bar, and every second line of a list.
    pub bar: Color,
    /// Fine lines between parts of a dialog.
    pub line: Color,
    /// Text on paper and fields.
    pub ink: Color,
    /// Secondary text.
    pub second_ink: Color,
    /// The compass, top and bottom.
    pub compass: (Color, Color),
    /// Small text on the compass.
    pub compass_words: Color,
    /// The name of the first East, on the compass.
    pub red_name: Color,
    /// Negative numbers on paper.
    pub negative: Color,
    /// East's stake: border, face, depth.
    pub east_stake: [Color; 3],
    /// The other stakes, and the title bars of dialogs.
    pub stake: [Color; 3],
    /// Selection, turn, claim, timer; where it marks something, it is drawn with `gold_line`.
    pub gold: Color,
    /// The dark line around gold.
    pub gold_line: Color,
    /// Keyboard focus: the line, which stands out from all that a control lies on, and its rim.
    pub focus: (Color, Color),
    /// The dot of the tile that QuickTip would discard, and its dark line.
    pub tip: (Color, Color),
    /// Selected text in a field; it is drawn half transparent.
    pub selection: Color,
    /// The default button, top and bottom.
    pub red_button: (Color, Color),
    /// The highlighted entry of a menu, and the selected line of a list.
    pub highlight: Color,
    /// Links and the word QuickTip.
    pub link: Color,
    /// Glossary words in the help.
    pub term: Color,
}

const fn rgb(hex: u32) -> Color {
    Color::from_rgb8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Palette {
    /// The plate of the player whose turn it is, pale in every theme so that it is visible from a distance. Text on it uses the light palette.
    pub const TURN: Color = rgb(0xFBF6E8);

    /// A cream table in lamplight.
    pub const LIGHT: Self = Self {
        table: [rgb(0xF4EBD4), rgb(0xE6D7B4), rgb(0xD3BE90)],
        inlay: rgb(0xB79D66),
        paper: rgb(0xF3EAD6),
        field: rgb(0xFFFDF6),
        bar: rgb(0xF7F1E3),
        line: rgb(0xCDBF9F),
        ink: rgb(0x23262D),
        second_ink: rgb(0x6A5F4E),
        compass: (rgb(0xCBC7BC), rgb(0xB1ADA2)),
        compass_words: rgb(0x423C33),
        red_name: rgb(0x7E0F08),
        negative: rgb(0xA8261B),
        east_stake: [rgb(0xD2412F), rgb(0xB72A1D), rgb(0x84150E)],
        stake: [rgb(0x3A3532), rgb(0x262220), rgb(0x100E0D)],
        gold: rgb(0xF2B632),
        gold_line: rgb(0x5C3D00),
        focus: (rgb(0x0B2A55), rgb(0x7FC4FF)),
        tip: (rgb(0x7FC4FF), rgb(0x0B2A55)),
        selection: rgb(0x7FC4FF),
        red_button: (rgb(0xC23A2B), rgb(0x9A1E14)),
        highlight: rgb(0xF6E3B0),
        link: rgb(0x1D4F91),
        term: rgb(0x1F6B52),
    };

    /// A dark green table for the evening.
    pub const DARK: Self = Self {
        table: [rgb(0x244039), rgb(0x19302B), rgb(0x0E1F1C)],
        inlay: rgb(0x4F7A6C),
        paper: rgb(0x262F2D),
        field: rgb(0x161D1C),
        bar: rgb(0x1B2422),
        line: rgb(0x3E4A47),
        ink: rgb(0xEDE6D6),
        second_ink: rgb(0xB5AE9C),
        compass: (rgb(0x465052), rgb(0x333C3E)),
        compass_words: rgb(0xC9C2B2),
        red_name: rgb(0xFFB0A2),
        negative: rgb(0xFF9C8C),
        focus: (rgb(0x7FC4FF), rgb(0x0B2A55)),
        highlight: rgb(0x4A4130),
        link: rgb(0x8EC5FF),
        term: rgb(0x8FD6B8),
        ..Self::LIGHT
    };

    /// White on black: all text has a contrast of 7 to 1 at least, and marks stand out from black and from white.
    pub const STRONG: Self = Self {
        table: [rgb(0x000000); 3],
        inlay: rgb(0xFFFFFF),
        paper: rgb(0x000000),
        field: rgb(0x000000),
        bar: rgb(0x000000),
        line: rgb(0xFFFFFF),
        ink: rgb(0xFFFFFF),
        second_ink: rgb(0xE6E6E6),
        compass: (rgb(0x1C1C1C), rgb(0x101010)),
        compass_words: rgb(0xFFFFFF),
        red_name: rgb(0xFFC4BA),
        negative: rgb(0xFFB4A8),
        east_stake: [rgb(0xFF6A58), rgb(0xA3140A), rgb(0x6E0A04)],
        stake: [rgb(0x3A3A3A), rgb(0x000000), rgb(0x000000)],
        gold: rgb(0xFFD84D),
        gold_line: rgb(0x000000),
        focus: (rgb(0xFFFFFF), rgb(0x2E7BFF)),
        tip: (rgb(0xFFFFFF), rgb(0x2E7BFF)),
        selection: rgb(0x2E7BFF),
        red_button: (rgb(0x9E1409), rgb(0x850F06)),
        highlight: rgb(0x003A8C),
        link: rgb(0x9AD2FF),
        term: rgb(0xA0F0C8),
    };

    /// The palette with the player's colours. Related colours are derived from them: the shades of a stake, the inlay of the table.
    pub fn with(colours: &Colours) -> Self {
        if colours.strong {
            return Self::STRONG;
        }
        let base = if colours.dark {
            Self::DARK
        } else {
            Self::LIGHT
        };
        let defaults = if colours.dark {
            Colours::dark()
        } else {
            Colours::default()
        };
        let color = |Rgb(red, green, blue): Rgb| Color::from_rgb8(red, green, blue);
        let lacquer = |chosen: Rgb| {
            let face = color(chosen);
            [shade(face, 0.12), face, shade(face, -0.3)]
        };
        let mut palette = base;
        if (colours.middle, colours.edge) != (defaults.middle, defaults.edge) {
            let (middle, edge) = (color(colours.middle), color(colours.edge));
            palette.table = [middle, mean(middle, edge), edge];
            palette.inlay = shade(edge, if colours.dark { 0.25 } else { -0.25 });
            if colours.dark {
                palette.follow(middle);
            }
        }
        if colours.east != defaults.east {
            palette.east_stake = lacquer(colours.east);
        }
        if colours.others != defaults.others {
            palette.stake = lacquer(colours.others);
        }
        palette
    }

    /// Gives dialogs, bars and the compass the hue of a dark table. Their brightness stays, and so does the contrast of text on them.
    fn follow(&mut self, table: Color) {
        for color in [
            &mut self.paper,
            &mut self.field,
            &mut self.bar,
            &mut self.line,
            &mut self.compass.0,
            &mut self.compass.1,
        ] {
            *color = tinted(*color, table);
        }
    }

    /// Whether text is light on dark.
    pub fn is_dark(&self) -> bool {
        self.ink.r > self.paper.r
    }
}

/// The mean of two colours.
fn mean(one: Color, other: Color) -> Color {
    Color::from_rgb(
        (one.r + other.r) / 2.0,
        (one.g + other.g) / 2.0,
        (one.b + other.b) / 2.0,
    )
}
