//! How the user gives commands: keys, the cursor on the player's tiles, and the menus. Also the activity that ends the demo.

pub mod cursor;
pub mod demo_input;
pub mod keys;
pub mod menu;
