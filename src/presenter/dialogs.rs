//! Dialogs and prompts over the table, and the replies to them.

pub mod dialog_kind;
pub mod dialog_news;
pub mod prompts;
pub mod replies;
pub mod reply;
