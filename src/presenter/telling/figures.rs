//! Figures as they are shown, as the language writes them.

pub use crate::words::{change, figure};
