//! Messages of a server, of which files are made too.

use std::fmt;

use super::argument::{Arguments, ParseError, next};
use super::message::messages;
use super::values::{Account, OptionEntry, PlayerOption, Setup, Word};
use engine::table::ChowPosition;
use engine::tiles::{Tile, Wind};

messages! {
    /// A message from the server. An `id` is the player whom it is about, 0 nobody or the table. A serial counts the
    /// discards and the kongs that can be robbed, from 1 in each deal.
    ServerMessage {
        /// The answer to `Connect`. Any text is a refusal; after a wrong password the numbers mean nothing.
        ConnectReply { version: i32, id: i32, text: String },
        /// One of the tables of a host; `port` 0: here. Ours alone.
        Table { number: u32, of: u32, port: u32, free: u32, watchable: u32, playing: bool, locked: bool, names: String },
        /// The key of the seat, to be shown by whoever comes back to it. Ours alone.
        SeatKey { key: String },
        /// A password is wanted; the kind is `basic`. Ours alone: `seat`, the key of a seat.
        AuthReqd { kind: Word, data: String },
        /// Connect again on this connection.
        Reconnect,
        /// Hang up and connect there; without a host, on the same one.
        Redirect { address: String },
        /// Names a player; an empty name deletes him.
        Player { id: u32, name: String },
        /// Sets up or restores the table. Play waits for `StartPlay`.
        Game { setup: Setup },
        /// The value of an option and who set it.
        GameOption { id: u32, entry: OptionEntry },
        /// The answer to a client's own option, or (without `ack`) the server's wish.
        PlayerOptionSet { option: PlayerOption, ack: bool, value: i32, text: String },
        /// The game goes on; the one who is to act, 0 if several may.
        StartPlay { id: u32 },
        /// The game is suspended.
        StopPlay { reason: String },
        /// Everybody but one must say that he is ready.
        Pause { exempt: u32, requestor: u32, reason: String },
        /// A player is ready.
        PlayerReady { id: u32 },
        /// Another player manages the options; 0: anybody.
        ChangeManager { id: u32, manager: u32 },
        /// Chat. Sender 0: the server; addressee 0: everybody.
        Message { sender: u32, addressee: u32, text: String },
        /// A request was refused: the number of the message on this connection, 0 if it answers nothing.
        Error { number: u32, text: String },
        /// The game was saved.
        StateSaved { id: u32, file: String },
        /// The game is over.
        GameOver,
        /// A remark in a file.
        Comment = "#" { text: String },
        /// The wall of a file, in the order of the deal; loose tiles come from the end.
        Wall { tiles: Vec<Tile> },
        /// Debugging: a tile of a hand was exchanged.
        SwapTile { id: u32, old: Tile, new: Tile },
        /// Somebody's tiles as text.
        InfoTiles { id: u32, text: String },
        /// The wind of the round changes.
        NewRound { wind: Option<Wind> },
        /// A deal begins. Side 0 to 3 and stack of the wall where the live wall begins, for the eye alone.
        NewHand { east: u32, wall: u32, stack: u32 },
        /// A tile from the live wall, hidden from others.
        PlayerDraws { id: u32, tile: Option<Tile> },
        /// A tile from the end of the wall, hidden from others.
        PlayerDrawsLoose { id: u32, tile: Option<Tile> },
        /// A Flower or Season laid out; none: the turn of the first phase ends.
        PlayerDeclaresSpecial { id: u32, tile: Option<Tile> },
        /// A discard, perhaps with the Original Call.
        PlayerDiscards { id: u32, tile: Tile, serial: u32, calling: bool },
        /// A pass, or the time is over.
        PlayerDoesntClaim { id: u32, serial: u32, timeout: bool },
        /// A claim, not yet granted.
        PlayerClaimsPung { id: u32, serial: u32 },
        /// A claim, not yet granted.
        PlayerClaimsKong { id: u32, serial: u32 },
        /// A claim, not yet granted.
        PlayerClaimsChow { id: u32, serial: u32, position: Option<ChowPosition> },
        /// A claim, not yet granted.
        PlayerClaimsMahJong { id: u32, serial: u32 },
        /// A claim has lost.
        ClaimDenied { id: u32, text: String },
        /// A claim is granted; after Mah Jongg: the discard is used so.
        PlayerPungs { id: u32, tile: Tile },
        /// A claim is granted; a loose tile follows.
        PlayerKongs { id: u32, tile: Tile },
        /// A claim is granted; without position: say the position now. After Mah Jongg: the discard is used so.
        PlayerChows { id: u32, tile: Tile, position: Option<ChowPosition> },
        /// The discard just claimed was dangerous; perhaps there was no choice.
        DangerousDiscard { id: u32, serial: u32, no_choice: bool },
        /// A concealed kong, open to a robber with the Thirteen Wonders.
        PlayerDeclaresClosedKong { id: u32, tile: Tile, serial: u32 },
        /// A pung made a kong, open to robbers.
        PlayerAddsToPung { id: u32, tile: Tile, serial: u32 },
        /// Out by robbing a kong.
        PlayerRobsKong { id: u32, tile: Tile },
        /// The answer to a question about Mah Jongg.
        CanMahJong { tile: Option<Tile>, can: bool },
        /// Out: with the tile drawn; none: with the discard.
        PlayerMahJongs { id: u32, tile: Option<Tile> },
        /// The discard completes the winner's pair.
        PlayerPairs { id: u32, tile: Tile },
        /// The discard completes the winner's Thirteen Wonders; the tiles before it.
        PlayerSpecialSet { id: u32, tile: Tile, tiles: Vec<Tile> },
        /// Three of a kind laid out from the stake.
        PlayerFormsClosedPung { id: u32, tile: Tile },
        /// A pair laid out from the stake.
        PlayerFormsClosedPair { id: u32, tile: Tile },
        /// A chow laid out from the stake, by its lowest tile.
        PlayerFormsClosedChow { id: u32, tile: Tile },
        /// The Thirteen Wonders laid out from the stake.
        PlayerFormsClosedSpecialSet { id: u32, tiles: Vec<Tile> },
        /// A loser's tiles that are left on the stake.
        PlayerShowsTiles { id: u32, tiles: Vec<Tile> },
        /// What a hand is worth, and how that came about.
        HandScore { id: u32, score: i32, text: String },
        /// What East, South, West and North gain. Ends the deal.
        Settlement { gains: [i32; 4], account: Account },
        /// Nobody wins.
        WashOut { reason: String },
    }
}
