//! The window for those who cannot see it.

pub mod collect;
