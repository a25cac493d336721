//! The styles of the program's controls, derived from the palette alone.

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::gradient::Linear;
use iced::widget::{button, container, scrollable, slider, text_input};
use iced::{Background, Border, Color, Degrees, Shadow};

use crate::app::theme::{Palette, fade, shade};

/// A vertical gradient from `top` to `bottom`.
fn vertical_gradient(top: Color, bottom: Color) -> Background {
    Linear::new(Degrees(180.0))
        .add_stop(0.0, top)
        .add_stop(1.0, bottom)
        .into()
}

/// The border of buttons, fields and menus.
fn border_color(palette: &Palette) -> Color {
    if palette.is_dark() {
        shade(palette.line, 0.25)
    } else {
        shade(palette.line, -0.28)
    }
}

/// A button; the default one is red.
pub fn button_face(palette: &Palette, default: bool, status: button::Status) -> button::Style {
    let (top, bottom, words, line) = if default {
        let (top, bottom) = palette.red_button;
        (top, bottom, Color::WHITE, shade(bottom, -0.35))
    } else if palette.is_dark() {
        (
            shade(palette.paper, 0.12),
            shade(palette.paper, 0.04),
            palette.ink,
            border_color(palette),
        )
    } else {
        (
            palette.field,
            shade(palette.paper, -0.02),
            palette.ink,
            border_color(palette),
        )
    };
    let lit = |color| match status {
        button::Status::Hovered => shade(color, 0.10),
        button::Status::Pressed => shade(color, -0.10),
        _ => color,
    };
    let opacity = if status == button::Status::Disabled {
        0.45
    } else {
        1.0
    };
    button::Style {
        background: Some(vertical_gradient(
            fade(lit(top), opacity),
            fade(lit(bottom), opacity),
        )),
        text_color: fade(words, opacity),
        shadow: Shadow::default(),
        border: Border {
            color: fade(line, opacity),
            width: 1.0,
            radius: 7.0.into(),
        },
        snap: true,
    }
}

/// A button without a background.
pub fn bare(palette: &Palette) -> button::Style {
    button::Style {
        background: None,
        text_color: palette.ink,
        ..button::Style::default()
    }
}

/// A button with a background only while the pointer is on it.
pub fn lit(palette: &Palette, status: button::Status) -> button::Style {
    let is_on = matches!(status, button::Status::Hovered | button::Status::Pressed);
    button::Style {
        background: is_on.then(|| fade(palette.field, 0.8).into()),
        border: Border {
            color: if is_on {
                palette.line
            } else {
                Color::TRANSPARENT
            },
            width: 1.0,
            radius: 7.0.into(),
        },
        ..bare(palette)
    }
}

/// The box of a check box or the circle of a radio button.
pub fn mark(palette: &Palette, is_on: bool, enabled: bool, radius: f32) -> container::Style {
    let opacity = if enabled { 1.0 } else { 0.45 };
    let (top, bottom) = palette.red_button;
    let background = if is_on {
        vertical_gradient(fade(top, opacity), fade(bottom, opacity))
    } else {
        fade(palette.field, opacity).into()
    };
    let line = if is_on {
        shade(bottom, -0.2)
    } else {
        border_color(palette)
    };
    container::Style {
        background: Some(background),
        border: Border {
            color: fade(line, opacity),
            width: 1.0,
            radius: radius.into(),
        },
        ..container::Style::default()
    }
}

/// A text field.
pub fn field(palette: &Palette, status: text_input::Status) -> text_input::Style {
    let disabled = status == text_input::Status::Disabled;
    let opacity = if disabled { 0.45 } else { 1.0 };
    text_input::Style {
        background: fade(palette.field, opacity).into(),
        border: Border {
            color: fade(border_color(palette), opacity),
            width: 1.0,
            radius: 6.0.into(),
        },
        icon: palette.second_ink,
        placeholder: palette.second_ink,
        value: fade(palette.ink, opacity),
        selection: fade(palette.selection, 0.55),
    }
}

/// The frame of an entry or a field with the keyboard focus, inside its edge.
pub fn focus_frame(palette: &Palette, radius: f32) -> Border {
    Border {
        color: palette.focus.0,
        width: 3.0,
        radius: radius.into(),
    }
}

/// A slider: red up to the knob.
pub fn slide(palette: &Palette, knob: f32, enabled: bool) -> slider::Style {
    let opacity = if enabled { 1.0 } else { 0.45 };
    slider::Style {
        rail: slider::Rail {
            backgrounds: (
                fade(palette.red_button.0, opacity).into(),
                fade(palette.line, opacity).into(),
            ),
            width: 6.0,
            border: Border {
                radius: 3.0.into(),
                ..Border::default()
            },
        },
        handle: slider::Handle {
            shape: slider::HandleShape::Circle { radius: knob / 2.0 },
            background: if palette.is_dark() {
                palette.second_ink
            } else {
                palette.field
            }
            .into(),
            border_width: 1.0,
            border_color: border_color(palette),
        },
    }
}

/// The bar of a long list: a knob of this length on an invisible rail.
pub fn bar(palette: &Palette, width: f32, knob: f32) -> slider::Style {
    let nothing = Color::TRANSPARENT;
    slider::Style {
        rail: slider::Rail {
            backgrounds: (nothing.into(), nothing.into()),
            width,
            border: Border::default(),
        },
        handle: slider::Handle {
            shape: slider::HandleShape::Rectangle {
                width: knob as u16,
                border_radius: (width / 2.0).into(),
            },
            background: palette.line.into(),
            border_width: 0.0,
            border_color: nothing,
        },
    }
}

/// A scrollable; its bar is visible only if there is something to scroll.
pub fn scroll(palette: &Palette) -> scrollable::Style {
    let rail = scrollable::Rail {
        background: Some(fade(palette.line, 0.35).into()),
        border: iced::border::rounded(3.0),
        scroller: scrollable::Scroller {
            background: fade(palette.second_ink, 0.7).into(),
            border: Border {
                radius: 3.0.into(),
                ..Border::default()
            },
        },
    };
    scrollable::Style {
        container: container::Style::default(),
        vertical_rail: rail,
        horizontal_rail: rail,
        gap: None,
        auto_scroll: scrollable::AutoScroll {
            shadow: Shadow::default(),
            background: palette.paper.into(),
            border: Border {
                color: palette.line,
                width: 1.0,
                radius: 12.0.into(),
            },
            icon: palette.second_ink,
        },
    }
}

/// A panel of one colour with a border.
pub fn panel(background: Color, line: Color, radius: f32) -> container::Style {
    container::Style {
        background: Some(background.into()),
        border: Border {
            color: line,
            width: 1.0,
            radius: radius.into(),
        },
        ..container::Style::default()
    }
}

/// An area of one colour.
pub fn plane(background: Color) -> container::Style {
    container::Style {
        background: Some(background.into()),
        ..container::Style::default()
    }
}

/// A menu panel.
pub fn menu_panel(palette: &Palette) -> container::Style {
    container::Style {
        ..panel(palette.bar, border_color(palette), 5.0)
    }
}

/// A dialog's black title bar.
pub fn title(palette: &Palette) -> container::Style {
    container::Style {
        background: Some(vertical_gradient(palette.stake[0], palette.stake[1])),
        border: Border {
            radius: iced::border::Radius {
                // Within the border of the dialog.
                top_left: 9.0,
                top_right: 9.0,
                bottom_right: 0.0,
                bottom_left: 0.0,
            },
            ..Border::default()
        },
        ..container::Style::default()
    }
}

/// The background and border of a dialog. It has no shadow, because the renderer does not clip shadows to the area it repaints. The upper half
/// is as dark as the title bar: what shows between the round corners of both must not be bright.
pub fn dialog(palette: &Palette) -> container::Style {
    let halves = Linear::new(Degrees(180.0))
        .add_stop(0.0, palette.stake[1])
        .add_stop(0.499, palette.stake[1])
        .add_stop(0.5, palette.paper)
        .add_stop(1.0, palette.paper);
    container::Style {
        background: Some(halves.into()),
        border: Border {
            color: palette.stake[2],
            width: 1.0,
            radius: 10.0.into(),
        },
        ..container::Style::default()
    }
}

/// A hash of the shown content as a number from 0 to 1.
pub fn hash_of(shown: &impl Hash) -> f32 {
    let mut hasher = DefaultHasher::new();
    shown.hash(&mut hasher);
    (hasher.finish() % 1000) as f32 / 1000.0
}

/// A background that is repainted as a whole when `fingerprint` changes, because that is the colour of an invisible shadow. Otherwise the
/// repainted area can be smaller than the text, and specks remain.
pub fn repainted(fingerprint: f32, style: container::Style) -> container::Style {
    let color = Color {
        r: fingerprint,
        ..Color::TRANSPARENT
    };
    container::Style {
        shadow: Shadow {
            color,
            ..Shadow::default()
        },
        ..style
    }
}
