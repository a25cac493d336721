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

/// A colour with the hue of another and its own brightness.
pub fn tinted(color: Color, tint: Color) -> Color {
    /// How much of the other colour's saturation is taken.
    const STRENGTH: f32 = 0.7;
    let brightness = |color: Color| 0.2126 * color.r + 0.7152 * color.g + 0.0722 * color.b;
    let (own, other) = (brightness(color), brightness(tint));
    if other < 0.01 {
        return color;
    }
    let part = |value: f32| (own + (value - other) * STRENGTH * own / other).clamp(0.0, 1.0);
    Color {
        r: part(tint.r),
        g: part(tint.g),
        b: part(tint.b),
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
