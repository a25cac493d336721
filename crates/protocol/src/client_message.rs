//! Messages of a client.

use std::fmt;

use super::argument::{Arguments, ParseError, write_next};
use super::message::messages;
use super::values::{Json, PlayerOption, Word};
use engine::table::{ChowPosition, Move};
use engine::tiles::Tile;

messages! {
    /// A message from a client. A serial is that of the discard or kong that the message answers. It has no meaning while sets are laid out
    /// after Mah Jongg, nor with the position of a granted chow. While sets are laid out, the discard may also be the tile of a robbed
    /// kong.
    ClientMessage {
        /// The first message. Id 0 asks for a new id.
        Connect { version: u32, id: u32, name: String },
        /// Joins only to watch, instead of `Connect`. Our extension.
        Watch { version: u32, name: String },
        /// Asks for the list of tables, instead of `Connect`. Our extension.
        ListTables,
        /// A move at a table that has rules of its own, as JSON. Our extension.
        TableMove { choice: Json<Move> },
        /// The answer to a request for a password, for the key of a seat, or whether the client plays by the rules of the table.
        AuthInfo { kind: Word, data: String },
        /// A new password.
        NewAuthInfo { kind: Word, data: String },
        /// Asks for the whole state again on this connection.
        RequestReconnect,
        /// Leaves the table.
        Disconnect,
        /// Saves the game in a file of this name; without a name, in the game's own file.
        SaveState { file: String },
        /// Loads a game, only before play.
        LoadState { file: String },
        /// Confirms that the player is ready, as `Pause` asks.
        Ready,
        /// Asks for a pause.
        RequestPause { reason: String },
        /// Declares a Flower or Season; without a tile, declares that the player has finished doing so.
        DeclareSpecial | "ds" { tile: Option<Tile> },
        /// Discards, possibly with an Original Call.
        Discard | "d" { tile: Tile, calling: bool },
        /// Passes.
        NoClaim | "n" { serial: u32 },
        /// Claims a pung; while laying out: uses the discard in one.
        Pung | "p" { serial: u32 },
        /// Claims a kong.
        Kong | "k" { serial: u32 },
        /// Claims a chow, or gives its position after the claim was granted; while laying out: uses the discard in one.
        Chow | "c" { serial: u32, position: Option<ChowPosition> },
        /// Goes out with the discard or the robbed kong, or with a drawn tile if the serial is 0.
        MahJong { serial: u32 },
        /// Makes a concealed kong from the stake.
        DeclareClosedKong | "ck" { tile: Tile },
        /// Adds the fourth tile to an exposed pung.
        AddToPung { tile: Tile },
        /// Asks whether this tile would complete the hand; without a tile, whether the hand is complete.
        QueryMahJong { tile: Option<Tile> },
        /// While laying out: uses the discard in the pair.
        Pair,
        /// While laying out: uses the discard in Thirteen Wonders.
        SpecialSet,
        /// While laying out: forms a pung from the stake.
        FormClosedPung { tile: Tile },
        /// While laying out: forms a pair from the stake.
        FormClosedPair { tile: Tile },
        /// While laying out: forms a chow from the stake, by its lowest tile.
        FormClosedChow { tile: Tile },
        /// While laying out: forms Thirteen Wonders with a drawn tile.
        FormClosedSpecialSet,
        /// While laying out: finishes and shows the remaining tiles.
        ShowTiles,
        /// Declares a dead hand; always refused.
        DeclareWashOut,
        /// Sets an option of the player; `ack` is set if this answers the server.
        SetPlayerOption { option: PlayerOption, ack: bool, value: i32, text: String },
        /// Sets a game option; only for the manager.
        SetGameOption { name: Word, value: String },
        /// Asks for the value of an option.
        QueryGameOption { name: Word },
        /// Asks for all options; `disabled` includes those that the version in force lacks.
        ListGameOptions { disabled: bool },
        /// Chooses the player who manages the options; 0 lets everybody do so.
        ChangeManager { manager: u32 },
        /// Chat; addressee 0 for everybody.
        SendMessage { addressee: u32, text: String },
        /// Debugging: replaces a tile of a player's hand by one from the wall.
        SwapTile | "st" { id: u32, old: Tile, new: Tile },
    }
}

impl ClientMessage {
    /// Whether the message asks for a seat or a place to watch from.
    pub fn is_login(&self) -> bool {
        matches!(self, Self::Connect { .. } | Self::Watch { .. })
    }

    /// Whether the table handles the message even in a flood: it may be the answer that the table waits for, or ends the connection.
    pub fn is_handled_in_flood(&self) -> bool {
        matches!(
            self,
            Self::Disconnect
                | Self::Ready
                | Self::DeclareSpecial { .. }
                | Self::Discard { .. }
                | Self::NoClaim { .. }
                | Self::Pung { .. }
                | Self::Kong { .. }
                | Self::Chow { .. }
                | Self::MahJong { .. }
                | Self::DeclareClosedKong { .. }
                | Self::AddToPung { .. }
                | Self::Pair
                | Self::SpecialSet
                | Self::FormClosedPung { .. }
                | Self::FormClosedPair { .. }
                | Self::FormClosedChow { .. }
                | Self::FormClosedSpecialSet
                | Self::ShowTiles
                | Self::TableMove { .. }
        )
    }
}
