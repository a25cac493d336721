//! The pages of the workshop.

use crate::app::widget::Look;
use words::Key;
use words::key;

/// A page of the workshop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The shelf, and what the one in the making is called.
    Sets,
    /// Its options.
    Options,
    /// Its scoring events.
    Events,
    /// Its special hands.
    Hands,
    /// What differs from the original.
    Differences,
}

/// All, in the order of their tabs.
pub(super) const PAGES: [(Key, Page); 5] = [
    (key!("workshop-page-sets"), Page::Sets),
    (key!("workshop-page-options"), Page::Options),
    (key!("workshop-page-events"), Page::Events),
    (key!("workshop-page-hands"), Page::Hands),
    (key!("workshop-page-differences"), Page::Differences),
];

/// The height of the body in units, the same on every page, and what title, tabs and footer take of the window.
pub(super) const BODY: f32 = 522.0;
const TAKEN: f32 = 16.0 + 41.0 + 62.0 + 50.0 + 4.0;
/// The rim around what is in the body.
const RIM: f32 = 20.0;

/// The height that a page has within the rim, in pixels; the frame may take two to lie on whole ones.
pub(super) fn room(look: Look<'_>) -> f32 {
    let window = look.metrics.window.height;
    (window - look.px(TAKEN)).min(look.px(BODY)) - 2.0 * look.px(RIM) - 2.0
}
