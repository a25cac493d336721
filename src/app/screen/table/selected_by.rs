//! What selects a tile of the player.

/// What has selected a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SelectedBy {
    /// A key, so it is shown as keyboard focus.
    Key,
    /// A click.
    #[default]
    Click,
    /// The program, for the player.
    Program,
}
