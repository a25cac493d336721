//! The look of the program, defined once: colours, sizes and type. The idea is a lacquer table in lamplight.

#[cfg(test)]
mod contrast;
mod metrics;
mod palette;

pub use metrics::Metrics;
pub use palette::Palette;

use iced::font::{Family, Weight};
use iced::{Font, Theme};

/// The family all words are set in; its figures are tabular.
const FAMILY: &str = "Red Stake Sans";

/// Body text.
pub const REGULAR: Font = Font::with_name(FAMILY);
/// Scores on the table and button words.
pub const MEDIUM: Font = Font {
    weight: Weight::Medium,
    ..Font::with_name(FAMILY)
};
/// Names, headings, totals.
pub const SEMIBOLD: Font = Font {
    weight: Weight::Semibold,
    ..Font::with_name(FAMILY)
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

impl super::App {
    /// The theme of the widgets that come with iced.
    pub fn theme(&self) -> Theme {
        iced_theme(&self.palette)
    }
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
