//! How the user gives commands: keys, the cursor on the player's tiles, and the menus.

pub mod cursor;
pub mod keys;
pub mod menu;
pub mod touch;
