//! Dialogs and prompts over the table, and the replies to them.

pub mod dialog_event;
pub mod dialog_kind;
pub mod menu_dialog;
pub mod prompts;
pub mod replies;
pub mod reply;
pub mod settings_page;
