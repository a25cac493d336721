//! PURE. The workshop of rule sets: a rule set as it is being made, with undo; what differs from its original; special hands as they are
//! put together, what they stand for, which others they meet, and what they should be worth. Floor 6.

mod advice;
mod composing;
mod differences;
mod draft;
mod edit;
mod overlap;
mod slots;
#[cfg(test)]
mod tests;

pub use advice::{Suggestion, suggestion};
pub use composing::Composing;
pub use differences::{Difference, differences, worth};
pub use draft::Draft;
pub use edit::Edit;
pub use overlap::{Overlap, overlaps};
pub use slots::{CLASSES, KINDS, Number, RUN, Spot, SuitOf, slot};
