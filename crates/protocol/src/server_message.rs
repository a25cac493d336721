//! Messages of a server. Files consist of them too.

use std::fmt;

use super::argument::{Arguments, ParseError, write_next};
use super::message::messages;
use super::values::{Account, Json, OptionEntry, PlayerOption, Setup, Word};
use engine::table::{ChowPosition, Input};
use engine::tiles::{Tile, Wind};

messages! {
    /// A message from the server, also used in files. An `id` is the player it is about; 0 means nobody or the table. A serial counts the
    /// discards and the kongs that can be robbed, from 1 in each deal.
    ServerMessage {
        /// The answer to `Connect` or `Watch`. A text means a refusal; after a wrong password the numbers have no meaning.
        ConnectReply { version: i32, id: i32, text: String },
        /// One of the tables of a host. Port 0 is that of the address that was asked; `free` counts the free seats, and `watchable` the
        /// places for further spectators. Our extension.
        Table { number: u32, of: u32, port: u32, free: u32, watchable: u32, playing: bool, locked: bool, names: String },
        /// The key of the seat, which the client sends when its player returns. Our extension.
        SeatKey { key: String },
        /// A part of the rules of a table that has rules of its own, as JSON; `last` marks the last part. Our extension, also in files.
        Rules { last: bool, text: String },
        /// A part of an event at such a table, as JSON. Our extension.
        TableEvent { last: bool, text: String },
        /// At such a table: the player has received all events so far and is now asked to act. Our extension.
        Asked,
        /// An input of the deal, in a file of such a table. Our extension.
        TableInput { input: Json<Input> },
        /// Asks for a password if the kind is `basic`, for the key of a seat if it is `seat`, or, after the rules of the table, whether the
        /// client plays by them if it is `rules`. The last two are our extensions.
        AuthReqd { kind: Word, data: String },
        /// Asks the client to send `Connect` again on this connection.
        Reconnect,
        /// Asks the client to connect to another address; without a host, to the same one.
        Redirect { address: String },
        /// Names a player; an empty name removes the player.
        Player { id: u32, name: String },
        /// Sets up or restores the table. Play waits for `StartPlay`.
        Game { setup: Setup },
        /// The value of an option and who set it.
        GameOption { id: u32, entry: OptionEntry },
        /// Confirms an option that the client has set or, without `ack`, asks the client to set it.
        PlayerOptionSet { option: PlayerOption, ack: bool, value: i32, text: String },
        /// Play begins or continues. The id is that of the player to act; 0 if nobody or several may act.
        StartPlay { id: u32 },
        /// The game is suspended.
        StopPlay { reason: String },
        /// Asks everybody to confirm that they are ready, except the player `exempt` (0: nobody is exempt). Requestor 0 is the server.
        Pause { exempt: u32, requestor: u32, reason: String },
        /// A player is ready.
        PlayerReady { id: u32 },
        /// Names the new manager of the options; 0 means everybody.
        ChangeManager { id: u32, manager: u32 },
        /// Chat. Sender 0 is the server; addressee 0 is everybody.
        Message { sender: u32, addressee: u32, text: String },
        /// A request was refused. The number is that of the message on this connection; 0 if the error answers none.
        Error { number: u32, text: String },
        /// The game was saved.
        StateSaved { id: u32, file: String },
        /// The game is over.
        GameOver,
        /// A comment in a file.
        Comment = "#" { text: String },
        /// The wall in a file, in the order of the deal; loose tiles come from the end.
        Wall { tiles: Vec<Tile> },
        /// Debugging: a tile of a hand was replaced by one from the wall.
        SwapTile { id: u32, old: Tile, new: Tile },
        /// A player's tiles as text, for clients that have set the option `InfoTiles`.
        InfoTiles { id: u32, text: String },
        /// The wind of the round changes.
        NewRound { wind: Option<Wind> },
        /// A deal begins. The side (0 to 3) and the stack where the live wall begins are only for display.
        NewHand { east: u32, wall: u32, stack: u32 },
        /// A player draws from the live wall. Others do not see the tile; files of servers have it.
        PlayerDraws { id: u32, tile: Option<Tile> },
        /// A player draws from the end of the wall. Others do not see the tile; files of servers have it.
        PlayerDrawsLoose { id: u32, tile: Option<Tile> },
        /// A player lays out a Flower or Season or, without a tile, has finished doing so.
        PlayerDeclaresSpecial { id: u32, tile: Option<Tile> },
        /// A player discards, possibly with an Original Call.
        PlayerDiscards { id: u32, tile: Tile, serial: u32, calling: bool },
        /// A player passes; with `timeout`, because the time to claim is over.
        PlayerDoesntClaim { id: u32, serial: u32, timeout: bool },
        /// A claim, not yet granted.
        PlayerClaimsPung { id: u32, serial: u32 },
        /// A claim, not yet granted.
        PlayerClaimsKong { id: u32, serial: u32 },
        /// A claim, not yet granted.
        PlayerClaimsChow { id: u32, serial: u32, position: Option<ChowPosition> },
        /// A claim, not yet granted.
        PlayerClaimsMahJong { id: u32, serial: u32 },
        /// A claim was denied.
        ClaimDenied { id: u32, text: String },
        /// A pung is granted; after Mah Jongg: the winner uses the discard in a pung.
        PlayerPungs { id: u32, tile: Tile },
        /// A kong is granted; a loose tile follows.
        PlayerKongs { id: u32, tile: Tile },
        /// A chow is granted; without a position, the player must now choose one. After Mah Jongg: the winner uses the discard in a chow.
        PlayerChows { id: u32, tile: Tile, position: Option<ChowPosition> },
        /// The discard just claimed was dangerous; the discarder may have had no choice.
        DangerousDiscard { id: u32, serial: u32, no_choice: bool },
        /// A player makes a concealed kong, which can be robbed for Thirteen Wonders.
        PlayerDeclaresClosedKong { id: u32, tile: Tile, serial: u32 },
        /// A player adds the fourth tile to a pung; the kong can be robbed.
        PlayerAddsToPung { id: u32, tile: Tile, serial: u32 },
        /// A player goes out by robbing a kong.
        PlayerRobsKong { id: u32, tile: Tile },
        /// The answer to `QueryMahJong`.
        CanMahJong { tile: Option<Tile>, can: bool },
        /// A player goes out with the drawn tile or, without a tile, with the discard.
        PlayerMahJongs { id: u32, tile: Option<Tile> },
        /// The discard completes the winner's pair.
        PlayerPairs { id: u32, tile: Tile },
        /// The discard completes the winner's Thirteen Wonders; these are the other tiles.
        PlayerSpecialSet { id: u32, tile: Tile, tiles: Vec<Tile> },
        /// A pung is laid out from the stake.
        PlayerFormsClosedPung { id: u32, tile: Tile },
        /// A pair is laid out from the stake.
        PlayerFormsClosedPair { id: u32, tile: Tile },
        /// A chow is laid out from the stake, by its lowest tile.
        PlayerFormsClosedChow { id: u32, tile: Tile },
        /// Thirteen Wonders are laid out from the stake.
        PlayerFormsClosedSpecialSet { id: u32, tiles: Vec<Tile> },
        /// A loser's remaining tiles on the stake.
        PlayerShowsTiles { id: u32, tiles: Vec<Tile> },
        /// The value of a hand and its explanation.
        HandScore { id: u32, score: i32, text: String },
        /// What East, South, West and North gain. Ends the deal.
        Settlement { gains: [i32; 4], account: Account },
        /// The deal ends without a winner, for this reason.
        WashOut { reason: String },
    }
}
