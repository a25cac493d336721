//! Drawing tiles from the wall, and replacing bonus tiles.

use std::ops::ControlFlow::{Break, Continue};

use super::Event;
use super::emitter::Emitter;
use super::ending::{DealOver, Flow};
use crate::rules::Source;
use crate::tiles::{Seat, Tile, Wall};

/// Draws the next tile from the wall in play. Where the table lays out bonus tiles, it replaces them until a plain tile is drawn.
pub(super) fn draw(wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow {
    let tile = take(wall.draw(), Source::Wall, out, seat)?;
    replace_drawn_bonus(wall, out, seat, tile)
}

/// Draws a Loose Tile after a kong in play, and replaces bonus tiles as [`draw`] does.
pub(super) fn draw_loose(wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow {
    let tile = take_loose(wall, out, seat)?;
    replace_drawn_bonus(wall, out, seat, tile)
}

/// Draws a replacement for a bonus tile, from the end of the wall that the rules name, and leaves it on the stake even if it is another bonus
/// tile.
pub(super) fn draw_replacement(wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow<Tile> {
    match out.any_view().rules.options.flowers_loose {
        true => take_loose(wall, out, seat),
        false => take(wall.draw(), Source::Wall, out, seat),
    }
}

/// Draws a Loose Tile and leaves it on the stake even if it is a bonus tile.
pub(super) fn take_loose(wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow<Tile> {
    take(wall.draw_loose(), Source::Loose, out, seat)
}

/// The bonus tiles on a stake.
pub(super) fn bonus_on_stake(out: &Emitter, seat: Seat) -> impl Iterator<Item = Tile> {
    let stake = out.stake(seat);
    Tile::all()
        .skip(Tile::PLAIN_KINDS)
        .filter(|tile| stake.has(*tile))
}

/// Puts a drawn tile on a stake. `None`, when no tile was left, ends the deal.
fn take(tile: Option<Tile>, source: Source, out: &mut Emitter, seat: Seat) -> Flow<Tile> {
    let Some(drawn) = tile else {
        return Break(DealOver::WallExhausted);
    };
    out.emit(Event::Drew { seat, tile, source });
    Continue(drawn)
}

/// If the drawn tile is a bonus tile and the table lays these out, replaces it until a plain tile is drawn.
fn replace_drawn_bonus(wall: &mut Wall, out: &mut Emitter, seat: Seat, drawn: Tile) -> Flow {
    let mut next = drawn.is_bonus().then_some(drawn);
    while let Some(tile) = next.filter(|_| out.table_rules().lays_bonus_tiles) {
        out.emit(Event::BonusDeclared { seat, tile });
        draw_replacement(wall, out, seat)?;
        next = bonus_on_stake(out, seat).next();
    }
    Continue(())
}
