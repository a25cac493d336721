//! The look of the program, defined once: colours, sizes and type. The idea is a lacquer table in lamplight.

#[cfg(test)]
mod contrast;
mod metrics;
mod palette;
mod shades;

pub use metrics::Metrics;
pub use palette::Palette;
pub use shades::{fade, shade};

use std::collections::BTreeSet;
use std::sync::{PoisonError, RwLockWriteGuard};

use iced::advanced::graphics::text::{FontSystem, Paragraph, font_system};
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::font::{Family, Weight};
use iced::{Font, Size, Theme};

/// The family the program brings along; its figures are tabular.
pub const FAMILY: &str = "Red Stake Sans";

/// Body text. All words but those of the compass are set in the sans-serif family, which is ours or what the player prefers.
pub const REGULAR: Font = Font {
    family: Family::SansSerif,
    ..Font::DEFAULT
};
/// Scores on the table and button words.
pub const MEDIUM: Font = Font {
    weight: Weight::Medium,
    ..REGULAR
};
/// Names, headings, totals.
pub const SEMIBOLD: Font = Font {
    weight: Weight::Semibold,
    ..REGULAR
};
/// Chinese characters of winds on the compass.
pub const KAI: Font = Font {
    family: Family::Name("Red Stake Kai"),
    weight: Weight::Bold,
    ..Font::DEFAULT
};

/// The font files that the program brings along.
pub const FONTS: [&[u8]; 4] = [
    include_bytes!("../../assets/fonts/RedStakeSans-Regular.ttf"),
    include_bytes!("../../assets/fonts/RedStakeSans-Medium.ttf"),
    include_bytes!("../../assets/fonts/RedStakeSans-SemiBold.ttf"),
    include_bytes!("../../assets/fonts/RedStakeKai-Bold.ttf"),
];

/// Sets all words in this family from now on, or in the program's own if it is empty. What is on the screen already stays.
pub fn set_typeface(family: &str) {
    let family = if family.is_empty() { FAMILY } else { family };
    let mut fonts = fonts();
    fonts.raw().db_mut().set_sans_serif_family(family);
}

/// The families that are installed here, by name.
pub fn typefaces() -> Vec<String> {
    let mut fonts = fonts();
    let faces = fonts.raw().db().faces();
    let names = faces.flat_map(|face| face.families.iter().map(|(name, _)| name.clone()));
    let names: BTreeSet<String> = names
        .filter(|name| !name.starts_with("Red Stake"))
        .collect();
    names.into_iter().collect()
}

/// How wide these words are in one row.
pub fn width(words: &str, size: f32, font: Font) -> f32 {
    let text = Text {
        content: words,
        bounds: Size::INFINITE,
        size: size.into(),
        line_height: LineHeight::default(),
        font,
        align_x: Alignment::Default,
        align_y: Vertical::Top,
        shaping: Shaping::Auto,
        wrapping: Wrapping::None,
    };
    Paragraph::with_text(text).min_width()
}

/// These words, with an ellipsis for what has no room.
pub fn shortened(words: &str, size: f32, font: Font, room: f32) -> String {
    let mut shown = words.to_owned();
    let mut letters = words.chars().count();
    while letters > 1 && width(&shown, size, font) > room {
        letters -= 1;
        let begin: String = words.chars().take(letters).collect();
        shown = format!("{}…", begin.trim_end());
    }
    shown
}

fn fonts() -> RwLockWriteGuard<'static, FontSystem> {
    // Whoever panicked with the fonts in hand has not damaged them.
    font_system()
        .write()
        .unwrap_or_else(PoisonError::into_inner)
}

/// The iced theme made of a palette, for the widgets that come with iced.
pub fn iced_theme(palette: &Palette) -> Theme {
    Theme::custom(
        "Red Stake".to_owned(),
        iced::theme::Palette {
            background: palette.paper,
            text: palette.ink,
            primary: palette.red_button.0,
            success: iced::Color::from_rgb8(0x3F, 0x85, 0x74),
            warning: palette.gold,
            danger: palette.negative,
        },
    )
}
