//! Tests that text is legible: at least 4.5 to 1 between text and background in every theme, and 7 to 1 in the one with high contrast.

use iced::Color;

use super::Palette;
use crate::app::render::sprite::seal_top;
use storage::settings::THEMES;

/// Relative luminance as WCAG 2 defines it.
fn luminance(color: Color) -> f32 {
    let linear = |part: f32| {
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
}

fn contrast(one: Color, other: Color) -> f32 {
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn text_has_enough_contrast() {
    assert!((contrast(Color::WHITE, Color::BLACK) - 21.0).abs() < 0.01);
    // The text colours of title bars and seals, which are the same in every theme.
    let title = Color::from_rgb8(0xF7, 0xF1, 0xE3);
    let seal = Color::from_rgb8(0xFF, 0xF8, 0xE8);
    for (name, colours) in THEMES {
        let p = Palette::with(&colours);
        let pairs = [
            ("ink on paper", p.ink, p.paper),
            ("ink on a field", p.ink, p.field),
            ("ink on a bar", p.ink, p.bar),
            ("ink on a highlight", p.ink, p.highlight),
            ("second ink on paper", p.second_ink, p.paper),
            ("second ink on a field", p.second_ink, p.field),
            ("second ink on a bar", p.second_ink, p.bar),
            ("ink on the compass, top", p.ink, p.compass.0),
            ("ink on the compass, bottom", p.ink, p.compass.1),
            ("the red name, top", p.red_name, p.compass.0),
            ("the red name, bottom", p.red_name, p.compass.1),
            ("small words on the compass", p.compass_words, p.compass.1),
            ("a loss on paper", p.negative, p.paper),
            ("a loss on a field", p.negative, p.field),
            ("QuickTip", p.link, p.bar),
            ("the default button, top", Color::WHITE, p.red_button.0),
            ("the default button, bottom", Color::WHITE, p.red_button.1),
            ("a title", title, p.stake[0]),
            ("calling", p.gold_line, p.gold),
            ("the red seal", seal, seal_top(p.east_stake)),
            ("a black seal", seal, seal_top(p.stake)),
            ("a name in turn", Palette::LIGHT.ink, Palette::TURN),
            (
                "the red name in turn",
                Palette::LIGHT.red_name,
                Palette::TURN,
            ),
            (
                "small words on the compass, top",
                p.compass_words,
                p.compass.0,
            ),
            ("a link on paper", p.link, p.paper),
            ("a link on a field", p.link, p.field),
            ("a term on paper", p.term, p.paper),
            ("a term on a field", p.term, p.field),
            ("second ink on a highlight", p.second_ink, p.highlight),
            ("a link with the focus", p.paper, p.focus.0),
        ];
        let least = if colours.strong { 7.0 } else { 4.5 };
        for (what, ink, background) in pairs {
            let ratio = contrast(ink, background);
            assert!(ratio >= least, "{name}: {what} has {ratio:.2}");
        }
    }
}

/// The line of the focus mark stands out from what the control lies on, and from the rim on both sides of it.
#[test]
fn the_focus_is_visible_in_every_theme() {
    for (name, colours) in THEMES {
        let p = Palette::with(&colours);
        let (line, rim) = p.focus;
        let [middle, between, edge] = p.table;
        let grounds = [
            p.paper,
            p.field,
            p.bar,
            p.highlight,
            rim,
            middle,
            between,
            edge,
        ];
        for ground in grounds {
            let ratio = contrast(line, ground);
            assert!(ratio >= 3.0, "{name}: the focus has {ratio:.2}");
        }
    }
}
