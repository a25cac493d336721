//! Names in the space that the compass has for them.

use crate::app::theme;

/// A name and the size of its text, in pixels. A name that does not fit into the width, in units, is set smaller. One that would be illegibly
/// small is cut instead.
pub(super) fn fitted_name(name: &str, max_width: f32, unit: f32, text_scale: f32) -> (String, f32) {
    let max_width = max_width * unit;
    // In a miniature the text may be illegibly small.
    let pixels = |size: f32| size * text_scale.min(1.0);
    let preferred = (0.34 * unit)
        .max(12.0 * text_scale)
        .min((0.5 * unit).max(pixels(12.0)));
    let width = theme::width(name, preferred, theme::SEMIBOLD).max(1.0);
    let fitting = preferred * (max_width / width).min(1.0);
    let size = match fitting < pixels(8.5) {
        true => pixels(11.0),
        false => fitting,
    };
    // Allows for rounding.
    let shown = theme::shortened(name, size, theme::SEMIBOLD, 1.02 * max_width);
    (shown, size)
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::super::NAME;
    use super::*;
    use crate::app::render::geometry::Geometry;
    use crate::app::theme::Metrics;
    use storage::settings::TableSettings;

    /// A card beside the table makes the compass small.
    #[test]
    fn names_are_whole_on_a_small_table() {
        theme::load_fonts_of("ja");
        for (width, height) in [(800.0, 600.0), (1280.0, 800.0)] {
            let metrics = Metrics::new(Size::new(width, height), 1.0).with_card(290.0);
            let geometry = Geometry::new(metrics.table(), metrics.tile, TableSettings::default());
            let unit = geometry.compass.height / 4.3;
            for name in ["あなた", "Tomás", "You", "Sie", "Vous", "トマス"] {
                assert_eq!(fitted_name(name, NAME, unit, 1.0).0, name, "{width}");
            }
        }
    }
}
