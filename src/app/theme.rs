//! The appearance of the program, defined in one place: colours, sizes and fonts. The table looks lacquered, in the light of a lamp.

#[cfg(test)]
mod contrast;
mod language_fonts;
mod metrics;
mod palette;
mod shades;
mod text_width;

pub use metrics::Metrics;
pub use palette::Palette;
pub use shades::{fade, shade};
pub use text_width::width;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{PoisonError, RwLockWriteGuard};

use iced::advanced::graphics::text::{FontSystem, font_system};
use iced::font::{Family, Weight};
use iced::{Font, Theme};

/// The built-in font family; its digits are tabular.
pub const FAMILY: &str = "Red Stake Sans";

/// Body text. All text but the Chinese characters on the compass is set in the sans-serif family, which is the built-in one or the player's choice.
pub const REGULAR: Font = Font {
    family: Family::SansSerif,
    ..Font::DEFAULT
};
/// Scores on the table and button labels.
pub const MEDIUM: Font = Font {
    weight: Weight::Medium,
    ..REGULAR
};
/// Names, headings, totals.
pub const SEMIBOLD: Font = Font {
    weight: Weight::Semibold,
    ..REGULAR
};
/// The Chinese characters of the winds on the compass.
pub const KAI: Font = Font {
    family: Family::Name("Red Stake Kai"),
    weight: Weight::Bold,
    ..Font::DEFAULT
};

/// The built-in font files.
pub const FONTS: [&[u8]; 4] = [
    include_bytes!("../../assets/fonts/RedStakeSans-Regular.ttf"),
    include_bytes!("../../assets/fonts/RedStakeSans-Medium.ttf"),
    include_bytes!("../../assets/fonts/RedStakeSans-SemiBold.ttf"),
    include_bytes!("../../assets/fonts/RedStakeKai-Bold.ttf"),
];

/// Uses this family for all text from now on, or if it is empty, the built-in one for this language.
pub fn set_typeface(family: &str, language: &str) {
    let mut fonts = fonts();
    let database = fonts.raw().db_mut();
    let of_language = language_fonts::load(language, database).unwrap_or(FAMILY);
    let family = if family.is_empty() {
        of_language
    } else {
        family
    };
    database.set_sans_serif_family(family);
    // A font without faces. Texts on the screen are only arranged anew when a font has been added.
    fonts.load_font(Cow::Owned(Vec::new()));
    drop(fonts);
    text_width::forget();
}

/// Loads the fonts of a language without using them, so that texts in it have the right widths.
#[cfg(test)]
pub fn load_fonts_of(language: &str) {
    language_fonts::load(language, fonts().raw().db_mut());
}

/// The names of the installed font families in alphabetical order, without the built-in ones.
pub fn typefaces() -> Vec<String> {
    let mut fonts = fonts();
    let faces = fonts.raw().db().faces();
    let names = faces.flat_map(|face| face.families.iter().map(|(name, _)| name.clone()));
    let names: BTreeSet<String> = names
        .filter(|name| !name.starts_with("Red Stake"))
        .collect();
    names.into_iter().collect()
}

/// The text, shortened with an ellipsis if it is wider than `max_width`. At least one letter is kept.
pub fn shortened(words: &str, size: f32, font: Font, max_width: f32) -> String {
    let mut shown = words.to_owned();
    let mut letters = words.chars().count();
    while letters > 1 && width(&shown, size, font) > max_width {
        letters -= 1;
        let start: String = words.chars().take(letters).collect();
        shown = format!("{}…", start.trim_end());
    }
    shown
}

fn fonts() -> RwLockWriteGuard<'static, FontSystem> {
    // A panic of a thread that held the lock has not damaged the fonts.
    font_system()
        .write()
        .unwrap_or_else(PoisonError::into_inner)
}

/// The iced theme made from a palette, for the widgets of iced.
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
