//! The workshop for rule sets: editing with undo, differences from the original, composing scoring events and special hands, and what
//! these overlap with and should be worth.

mod advice;
mod composing;
mod differences;
mod draft;
mod edit;
mod occasions;
mod overlap;
mod own_event;
mod settings;
mod slots;
#[cfg(test)]
mod tests;

pub use advice::{Suggestion, suggestion};
pub use composing::{Composing, Place};
pub use differences::{Difference, Differs, differences, worth};
pub use draft::Draft;
pub use edit::Edit;
pub use occasions::{Occasions, Particular, occasion_of, occasions};
pub use overlap::{Overlap, overlaps};
pub use own_event::OwnEvent;
pub use settings::Setting;
pub use slots::{CLASSES, KINDS, Number, RUN, Spot, SuitOf, slot};
