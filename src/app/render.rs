//! What the table looks like at a moment: the furniture as it is painted, the store of prepared pictures, and motion.

pub mod furniture;
pub mod motion;
pub mod pictures;
