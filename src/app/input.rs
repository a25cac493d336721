//! What the user can give the program commands with: keys, the cursor on the own tiles, and the menus.

pub mod cursor;
pub mod keys;
pub mod menu;
pub mod touch;
