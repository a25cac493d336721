//! What lies over the table, and what comes back from it.

pub mod dialog_kind;
pub mod prompts;
pub mod replies;
pub mod reply;
