//! The widths of texts. They are remembered, because the same texts are measured for every frame, and that takes longer than painting them.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use iced::advanced::graphics::text::{Paragraph, Version};
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::{Font, Size};

use super::fonts;

/// The maximum number of remembered texts. A screen shows fewer.
const CAPACITY: usize = 2000;

/// The widths measured so far.
static MEASURED: LazyLock<Mutex<Measured>> = LazyLock::new(Mutex::default);

/// Measured widths, by font and size and then by text.
#[derive(Default)]
struct Measured {
    widths: HashMap<(Font, u32), HashMap<String, f32>>,
    count: usize,
    /// The state of the fonts in which they were measured.
    fonts: Version,
}

/// The width of a text on one line.
pub fn width(words: &str, size: f32, font: Font) -> f32 {
    let fonts = fonts().version();
    let style = (font, size.to_bits());
    let mut measured = measured();
    if measured.fonts != fonts || measured.count >= CAPACITY {
        *measured = Measured {
            fonts,
            ..Measured::default()
        };
    }
    let known = measured.widths.get(&style);
    if let Some(width) = known.and_then(|widths| widths.get(words)) {
        return *width;
    }
    let width = measure(words, size, font);
    let widths = measured.widths.entry(style).or_default();
    widths.insert(words.to_owned(), width);
    measured.count += 1;
    width
}

/// Forgets all widths, because the font family has changed.
pub(super) fn forget() {
    *measured() = Measured::default();
}

fn measured() -> MutexGuard<'static, Measured> {
    // A panic of a thread that held the lock has not damaged the widths.
    MEASURED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn measure(words: &str, size: f32, font: Font) -> f32 {
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
