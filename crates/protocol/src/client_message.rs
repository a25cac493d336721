//! Messages of a client.

use std::fmt;

use super::argument::{Arguments, ParseError, next};
use super::message::messages;
use super::values::{PlayerOption, Word};
use engine::table::ChowPosition;
use engine::tiles::Tile;

messages! {
    /// A message from a client. Serials are those of the discard or kong that is answered; while sets are laid out after
    /// Mah Jongg, and with the position after a granted chow, they are 0 or anything.
    ClientMessage {
        /// The first message. Id 0: give me one.
        Connect { version: u32, id: u32, name: String },
        /// Instead of `Connect`: I only want to watch. Ours alone.
        Watch { version: u32, name: String },
        /// Which tables are there? Instead of `Connect`, and ours alone.
        ListTables,
        /// The answer to a question for a password.
        AuthInfo { kind: Word, data: String },
        /// A new password.
        NewAuthInfo { kind: Word, data: String },
        /// Please tell me everything again on this connection.
        RequestReconnect,
        /// I leave.
        Disconnect,
        /// Save the game; an empty name takes the one in use.
        SaveState { file: String },
        /// Load a game, before play only.
        LoadState { file: String },
        /// The answer to a pause.
        Ready,
        /// Please pause.
        RequestPause { reason: String },
        /// A Flower or Season; none: there is no (other) one to declare.
        DeclareSpecial | "ds" { tile: Option<Tile> },
        /// A discard, perhaps with the Original Call.
        Discard | "d" { tile: Tile, calling: bool },
        /// I pass.
        NoClaim | "n" { serial: u32 },
        /// A claim; while laying out: so I use the discard.
        Pung | "p" { serial: u32 },
        /// A claim.
        Kong | "k" { serial: u32 },
        /// A claim; the position after it was granted; while laying out: so I use the discard.
        Chow | "c" { serial: u32, position: Option<ChowPosition> },
        /// Out: with the discard or the robbed kong; by own draw the serial is 0.
        MahJong { serial: u32 },
        /// Four of a kind from the stake.
        DeclareClosedKong | "ck" { tile: Tile },
        /// The fourth tile to an exposed pung.
        AddToPung { tile: Tile },
        /// Would this tile complete my hand? None: is it complete?
        QueryMahJong { tile: Option<Tile> },
        /// While laying out: the discard completes the pair.
        Pair,
        /// While laying out: the discard completes the Thirteen Wonders.
        SpecialSet,
        /// While laying out: three of a kind from the stake.
        FormClosedPung { tile: Tile },
        /// While laying out: a pair from the stake.
        FormClosedPair { tile: Tile },
        /// While laying out: a chow from the stake, by its lowest tile.
        FormClosedChow { tile: Tile },
        /// While laying out: the Thirteen Wonders by own draw.
        FormClosedSpecialSet,
        /// While laying out: I have finished; show the rest.
        ShowTiles,
        /// Always refused.
        DeclareWashOut,
        /// An option of my own; `ack` when the server began.
        SetPlayerOption { option: PlayerOption, ack: bool, value: i32, text: String },
        /// A game option, by its manager.
        SetGameOption { name: Word, value: String },
        /// What is the value of this option?
        QueryGameOption { name: Word },
        /// What are all the options? With those that this version does not have.
        ListGameOptions { disabled: bool },
        /// Who shall manage the options; 0: anybody.
        ChangeManager { manager: u32 },
        /// Chat; addressee 0: everybody.
        SendMessage { addressee: u32, text: String },
        /// Debugging: exchange a tile of somebody's hand.
        SwapTile | "st" { id: u32, old: Tile, new: Tile },
    }
}

impl ClientMessage {
    /// Whether it may answer what the table asks, or end the connection: such a message is looked for even in a flood.
    pub fn is_move(&self) -> bool {
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
        )
    }
}
