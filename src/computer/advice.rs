//! QuickTip [A1]: which tile to throw, and how many of it have gone out.

use std::fmt;

use super::Prospect;
use super::chance::Outlook;
use super::prices::Prices;
use crate::table::{Request, SeatView};
use crate::tiles::Tile;

/// A tip for the viewer's own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The tile to throw.
    pub discard: Tile,
    /// How many of it lie open to everybody, 0 to 4.
    pub seen: u8,
}

impl Advice {
    /// The tip for this view; `None` if it is not the viewer's turn.
    pub fn of(view: &SeatView) -> Option<Self> {
        let Some(Request::Turn { drawn }) = view.request() else {
            return None;
        };
        let outlook = Outlook::of(view);
        let prices = Prices::of(view);
        let prospect = Prospect {
            view,
            outlook: &outlook,
            prices: &prices,
        };
        let best = || {
            prospect
                .best_throw(&view.me().hand())
                .map(|throw| throw.tile)
        };
        let discard = drawn.filter(|_| view.me().standing).or_else(best)?;
        Some(Self {
            discard,
            seen: seen(view, discard),
        })
    }
}

/// How many of a kind lie open to everybody [A2].
pub fn seen(view: &SeatView, tile: Tile) -> u8 {
    view.open[tile]
}

/// The state of a tile in words: `2 Wan not gone out yet`.
pub fn state(view: &SeatView, tile: Tile) -> String {
    words(tile, seen(view, tile))
}

fn words(tile: Tile, seen: u8) -> String {
    let name = tile.name();
    match seen {
        0 => format!("{name} not gone out yet"),
        1 => format!("{name} has gone out once"),
        2 => format!("{name} has gone out twice"),
        3 => format!("{name} has gone out three times"),
        _ => format!("all four of {name} have gone out"),
    }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(self.discard, self.seen))
    }
}
