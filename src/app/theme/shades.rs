//! Shades of a colour: lighter, darker, more transparent.

use iced::Color;

/// A colour made lighter (up to 1) or darker (down to -1).
pub fn shade(color: Color, amount: f32) -> Color {
    let part = |value: f32| {
        if amount >= 0.0 {
            value + (1.0 - value) * amount
        } else {
            value * (1.0 + amount)
        }
    };
    Color {
        r: part(color.r),
        g: part(color.g),
        b: part(color.b),
        a: color.a,
    }
}

/// A colour with its opacity multiplied by this factor.
pub fn fade(color: Color, opacity: f32) -> Color {
    Color {
        a: color.a * opacity,
        ..color
    }
}
