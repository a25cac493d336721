//! The workshop for rule sets: editing with undo, differences from the original, composing scoring events and special hands, their
//! overlaps, and suggestions for their value.

mod advice;
mod conditions;
mod differences;
mod draft;
mod edit;
mod overlap;
mod own_event;
mod settings;
mod slots;
mod special_hand_draft;
#[cfg(test)]
mod tests;

pub use advice::{Suggestion, suggestion};
pub use conditions::{ConditionGroup, ParameterChange, condition_groups, condition_index};
pub use differences::{ChangedItem, Difference, describe_award, differences};
pub use draft::Draft;
pub use edit::Edit;
pub use overlap::{Overlap, overlaps};
pub use own_event::OwnEvent;
pub use settings::Setting;
pub use slots::{CLASSES, KINDS, Number, PUNG_OR_KONG, RUN, SlotSuit, SlotTiles, slot};
pub use special_hand_draft::{ShownSlot, SpecialHandDraft};
