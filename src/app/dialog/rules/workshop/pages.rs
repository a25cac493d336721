//! The pages of the workshop.

use crate::app::widget::Look;
use words::Key;
use words::key;

/// A page of the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The library, and the name and origin of the edited rule set.
    Sets,
    /// Options.
    Options,
    /// Scoring events.
    Events,
    /// Special hands.
    Hands,
    /// Differences from the original.
    Differences,
}

/// All pages in the order of their tabs.
pub(super) const PAGES: [(Key, Page); 5] = [
    (key!("workshop-page-sets"), Page::Sets),
    (key!("workshop-page-options"), Page::Options),
    (key!("workshop-page-events"), Page::Events),
    (key!("workshop-page-hands"), Page::Hands),
    (key!("workshop-page-differences"), Page::Differences),
];

/// Height of the body, the same on every page, and of the title, tabs and footer together, in units.
pub(super) const BODY: f32 = 522.0;
const TAKEN: f32 = 16.0 + 41.0 + 62.0 + 50.0 + 4.0;
/// Padding of the body, in units.
const PADDING: f32 = 20.0;

/// Height of a page inside the padding, in pixels; less two, which the frame may use to align with whole pixels.
pub(super) fn page_height(look: Look<'_>) -> f32 {
    let window = look.metrics.window.height;
    (window - look.px(TAKEN)).min(look.px(BODY)) - 2.0 * look.px(PADDING) - 2.0
}
