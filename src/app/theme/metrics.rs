//! Sizes. Everything scales with the window by two numbers: the scale of bars, text and dialogs, and the width of a tile. One unit is a logical
//! pixel at scale 1.

use iced::Size;

/// Height of the menu bar and of the status bar, in units.
const MENU_BAR: f32 = 28.0;
const STATUS_BAR: f32 = 40.0;
/// The maximum share of the window's width that a card beside the table takes.
const MAX_CARD_SHARE: f32 = 0.285;

/// The sizes for a window, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metrics {
    /// The window's inner size.
    pub window: Size,
    /// Scale of bars, text and dialogs; 0.95 to 2 at normal text size.
    pub scale: f32,
    /// Width of a tile's face on a stake, whole pixels, 26 to 144.
    pub tile: f32,
    /// Width of the card at the right of the table; 0 if there is none.
    pub card_width: f32,
    /// Width of the free space for a small dialog on the table; 0 if there is none.
    pub free_width: f32,
    /// The screen was touched: controls are at least as large as a fingertip.
    pub touch: bool,
    /// The table fills the window, without bars, as in a screen saver.
    pub bare: bool,
}

impl Metrics {
    /// The minimum scale at normal text size.
    pub const MIN_SCALE: f32 = 0.95;

    /// The minimum height and width of a touch target, in pixels.
    const FINGER: f32 = 32.0;

    /// The sizes for a window; `text_scale` is the user's, 1 for normal.
    pub fn new(window: Size, text_scale: f32) -> Self {
        Self::sized(window, text_scale, false, false)
    }

    /// The sizes for another size of the window, without a card beside the table.
    pub fn resized(self, window: Size, text_scale: f32) -> Self {
        Self::sized(window, text_scale, self.touch, self.bare)
    }

    fn sized(window: Size, text_scale: f32, touch: bool, bare: bool) -> Self {
        let scale =
            ((0.6 + 0.4 * window.height / 800.0).clamp(Self::MIN_SCALE, 2.0) * 20.0).round() / 20.0
                * text_scale;
        let sizes = Self {
            window,
            scale,
            tile: 0.0,
            card_width: 0.0,
            free_width: 0.0,
            touch,
            bare,
        };
        Self {
            tile: tile_width(Size::new(window.width, window.height - sizes.bars())),
            ..sizes
        }
    }

    /// The same window with a card of this width in units at the right of the table; narrower if the window is small.
    pub fn with_card(self, units: f32) -> Self {
        let card_width = self
            .px(units)
            .min((MAX_CARD_SHARE * self.window.width).floor());
        let room = Size::new(
            self.window.width - card_width,
            self.window.height - self.bars(),
        );
        Self {
            tile: tile_width(room),
            card_width,
            ..self
        }
    }

    /// Height of the menu bar.
    pub fn menu_bar(&self) -> f32 {
        self.bar(MENU_BAR)
    }

    /// The height of a bar; 0 on a bare table.
    fn bar(&self, units: f32) -> f32 {
        match self.bare {
            true => 0.0,
            false => self.target(units),
        }
    }

    /// Height of both bars, for computing the tile width. It is not rounded, unless touch or a bare table changes it.
    fn bars(&self) -> f32 {
        match self.touch || self.bare {
            true => self.menu_bar() + self.status_bar(),
            false => (MENU_BAR + STATUS_BAR) * self.scale,
        }
    }

    /// Height of the status bar, which has room for two lines of text.
    pub fn status_bar(&self) -> f32 {
        self.bar(STATUS_BAR)
    }

    /// The size of the table between the bars.
    pub fn table(&self) -> Size {
        let height = self.window.height - self.menu_bar() - self.status_bar();
        Size::new(self.window.width - self.card_width, height.max(1.0))
    }

    /// Size of body text.
    pub fn text(&self) -> f32 {
        (14.5 * self.scale).round()
    }

    /// The factor by which a dialog of this width in units must be scaled to fill the width of the window; more than 1 if there is space to
    /// spare.
    pub fn scale_to_fit(&self, units: f32) -> f32 {
        (self.window.width - self.px(16.0)) / self.px(units)
    }

    /// The width, in units, of a dialog that grows with the window within these limits.
    pub fn flexible_width(&self, (min, max): (f32, f32)) -> f32 {
        ((self.window.width - self.px(16.0)) / self.scale).clamp(min, max)
    }

    /// The height, in units, of a part of a dialog that grows with the window within these limits, if the other parts need `taken` units.
    pub fn flexible_height(&self, taken: f32, (min, max): (f32, f32)) -> f32 {
        (self.window.height / self.scale - taken).clamp(min, max)
    }

    /// The same window with contents reduced by this factor, but never below the minimum scale, so that text stays legible.
    pub fn smaller(self, factor: f32) -> Self {
        let min = Self::MIN_SCALE.min(self.scale);
        Self {
            scale: (factor.min(1.0) * self.scale).max(min),
            ..self
        }
    }

    /// The height or width of a control: this many units, or more if a finger needs it.
    pub fn target(&self, units: f32) -> f32 {
        let min = if self.touch { Self::FINGER } else { 0.0 };
        self.px(units).max(min)
    }

    /// Converts units to pixels.
    pub fn px(&self, units: f32) -> f32 {
        (units * self.scale).round()
    }
}

/// The width of a tile for a table of this size. A table takes 21.9 by 15.1 tile widths.
fn tile_width(table: Size) -> f32 {
    (table.height / 15.1)
        .min(table.width / 21.9)
        .floor()
        .clamp(26.0, 144.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_have_the_designed_width_at_common_sizes() {
        let tile = |width, height| Metrics::new(Size::new(width, height), 1.0).tile;
        assert_eq!(tile(800.0, 600.0), 35.0);
        assert_eq!(tile(1280.0, 800.0), 48.0);
        assert_eq!(tile(1920.0, 1080.0), 66.0);
    }

    #[test]
    fn a_bare_table_fills_the_window() {
        let window = Size::new(1920.0, 1080.0);
        let mut metrics = Metrics::new(window, 1.0);
        assert!(metrics.table().height < window.height);
        metrics.bare = true;
        assert_eq!(metrics.resized(window, 1.0).table(), window);
    }
}
