//! Computes the place of every tile from a viewer's knowledge of the table. Painting, the pointer and animation all use this list.

use iced::{Rectangle, Vector};

use super::placed::{PlacedTile, TilePosition};
use super::stake_rows::{StakeRows, stake_tiles};
use super::wall;
use crate::app::render::geometry::Geometry;
use crate::app::render::side::Side;
use engine::rules::Source;
use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::{Counts, Exposure, Meld, MeldKind, Seat, Tile};
use storage::settings::Discards;

/// All tiles of the table; a tile that covers part of another comes after it. With `covered`, the tiles on the stakes are hidden.
pub fn place(
    view: &SeatView,
    rows: &StakeRows,
    geometry: &Geometry,
    covered: bool,
) -> Vec<PlacedTile> {
    let viewer = view.seat();
    let mut placed = Vec::with_capacity(144);
    if geometry.wall_tile > 0.0 {
        placed.append(&mut wall::place(view, geometry));
    }
    for seat in Seat::ALL {
        let side = Side::of(seat, viewer);
        let mut row = Vec::with_capacity(24);
        place_stake(view, rows, geometry, (seat, side), &mut row);
        if covered {
            row.iter_mut().for_each(|placed| placed.face = None);
        }
        place_melds_and_bonus(view, geometry, seat, side, &mut row);
        // A tile covers the edge of the one behind it.
        if !side.is_upright() {
            row.sort_by(|a, b| a.rect.y.total_cmp(&b.rect.y));
        }
        placed.append(&mut row);
    }
    place_discards(view, geometry, viewer, &mut placed);
    placed
}

/// Places the tiles on a stake: a winner's in groups, otherwise in a row with a drawn tile set apart.
fn place_stake(
    view: &SeatView,
    rows: &StakeRows,
    g: &Geometry,
    (seat, side): (Seat, Side),
    out: &mut Vec<PlacedTile>,
) {
    let player = &view.players[seat];
    let w = g.tile;
    let groups = winning_groups(view, seat);
    let length = if side.is_upright() {
        g.stake(side).width
    } else {
        g.stake(side).height
    };
    let mut push = |index: usize, face: Option<Tile>, along: f32| {
        out.push(PlacedTile {
            position: TilePosition::Stake(seat, index),
            face,
            side,
            rect: g.on_stake(side, along.round()),
            width: w,
        });
    };
    if let Some(groups) = groups {
        let count: usize = groups.iter().map(Vec::len).sum();
        let gap = (0.12 * w).round();
        let total = count as f32 * w + groups.len().saturating_sub(1) as f32 * gap;
        let mut along = ((length - total) / 2.0).max(0.0);
        let mut index = 0;
        for group in groups {
            for tile in group {
                push(index, Some(tile), along);
                along += w;
                index += 1;
            }
            along += gap;
        }
        return;
    }
    let known = match player.hidden {
        0 => rows.of(seat).to_vec(),
        _ => stake_tiles(player),
    };
    let faces: Vec<Option<Tile>> = std::iter::repeat_n(None, usize::from(player.hidden))
        .chain(known.into_iter().map(Some))
        .collect();
    let is_set_apart = player.drawn.is_some_and(|(tile, source)| {
        // A drawn tile that was moved is no longer set apart.
        matches!(source, Source::Wall | Source::Loose) && faces.last() == Some(&tile)
    });
    let row_length = faces.len() - usize::from(is_set_apart);
    // Space for the fourteenth tile is reserved, so that the row does not jump when a tile is drawn.
    let total = row_length as f32 * w + 1.5 * w;
    let start = ((length - total) / 2.0).max(0.0);
    for (index, face) in faces.into_iter().enumerate() {
        let extra = if is_set_apart && index == row_length {
            0.5 * w
        } else {
            0.0
        };
        push(index, face, start + index as f32 * w + extra);
    }
}

/// The winner's tiles on the stake in groups: sets in the order of their tiles, then the pair, then the rest. `None` for other players, and until
/// the hand is scored, and if a foreign server scored it.
fn winning_groups(view: &SeatView, seat: Seat) -> Option<Vec<Vec<Tile>>> {
    let Some(DealEnd::MahJong { winner, .. }) = &view.end else {
        return None;
    };
    let Some(Outcome::Ours(score)) = &view.players[seat].outcome else {
        return None;
    };
    if *winner != seat {
        return None;
    }
    let mut remaining = view.players[seat].stake.clone();
    let mut melds: Vec<&Meld> = score.arrangement.melds.iter().collect();
    melds.sort_by_key(|meld| (meld.kind == MeldKind::Pair, meld.tile));
    let mut groups = Vec::new();
    let mut laid_out = view.players[seat].melds.clone();
    for meld in melds {
        if let Some(place) = laid_out.iter().position(|other| other == meld) {
            laid_out.remove(place);
            continue;
        }
        let tiles = meld.tiles();
        if remaining.remove_all(&tiles) {
            groups.push(tiles.to_vec());
        }
    }
    let rest: Vec<Tile> = Counts::iter(&remaining).collect();
    if !rest.is_empty() {
        groups.push(rest);
    }
    Some(groups)
}

/// Places the exposed sets and the bonus tiles in front of a stake. If space is short, the tiles of each group overlap.
fn place_melds_and_bonus(
    view: &SeatView,
    g: &Geometry,
    seat: Seat,
    side: Side,
    out: &mut Vec<PlacedTile>,
) {
    let player = &view.players[seat];
    let w = g.tile;
    let length = if side.is_upright() {
        g.stake(side).width
    } else {
        g.stake(side).height
    };
    let tiles: usize = player
        .melds
        .iter()
        .map(|meld| meld.tiles().len())
        .sum::<usize>()
        + player.bonus.len();
    let groups = player.melds.len() + usize::from(!player.bonus.is_empty());
    let gap = 0.28 * w;
    let gaps = groups.saturating_sub(1) as f32 * gap;
    // The distance from one tile of a group to the next.
    let pitch = if tiles as f32 * w + gaps <= length {
        w
    } else {
        // The last tile of each group is fully visible.
        let overlapped = tiles.saturating_sub(groups).max(1) as f32;
        ((length - gaps - groups as f32 * w) / overlapped).max(0.4 * w)
    };
    let mut along = 0.0;
    for (number, meld) in player.melds.iter().enumerate() {
        let tiles = meld.tiles();
        for (index, tile) in tiles.iter().enumerate() {
            let last = index + 1 == tiles.len();
            out.push(PlacedTile {
                position: TilePosition::Meld(seat, number, index),
                face: (!is_face_down(meld, index)).then_some(*tile),
                side,
                rect: g.on_row(side, f32::round(along)),
                width: w,
            });
            along += if last { w } else { pitch };
        }
        along += gap;
    }
    let bonus = player.bonus.len();
    for (index, tile) in player.bonus.iter().enumerate() {
        let from_end = w + (bonus - 1 - index) as f32 * pitch;
        out.push(PlacedTile {
            position: TilePosition::Bonus(seat, index),
            face: Some(*tile),
            side,
            rect: g.on_row(side, (length - from_end).round()),
            width: w,
        });
    }
}

/// Whether a tile of a kong is face down: one end of an exposed one, both ends of a concealed one.
fn is_face_down(meld: &Meld, index: usize) -> bool {
    meld.kind == MeldKind::Kong
        && (index == 3 || (index == 0 && meld.exposure == Exposure::Concealed))
}

/// Places the discards in rows or scattered, and the one in the well.
fn place_discards(view: &SeatView, g: &Geometry, viewer: Seat, out: &mut Vec<PlacedTile>) {
    let in_well = view
        .window
        .filter(|window| !window.kong)
        .map(|window| window.serial);
    if g.discards != Discards::Hidden {
        let scattered_places = match g.discards {
            Discards::Scattered => g.scattered_places(view.deal_number),
            _ => Vec::new(),
        };
        let mut discard_counts = [0usize; 4];
        let mut rows = Vec::with_capacity(view.discards.len());
        for discard in &view.discards {
            if discard.taken_by.is_some() || Some(discard.serial) == in_well {
                continue;
            }
            let side = Side::of(discard.seat, viewer);
            let index = discard_counts[side as usize];
            discard_counts[side as usize] += 1;
            let rect = match scattered_places.is_empty() {
                true => g.in_discards(side, index),
                false => {
                    // If every place is taken, a tile lies slightly beside another.
                    let serial = discard.serial as usize;
                    let offset =
                        (serial / scattered_places.len()) as f32 * (0.3 * g.discard_tile).round();
                    let at = scattered_places[serial % scattered_places.len()]
                        + Vector::new(offset, offset);
                    Rectangle::new(at, g.tile_size(side, g.discard_tile))
                }
            };
            rows.push(PlacedTile {
                position: TilePosition::Discard(discard.serial),
                face: Some(discard.tile),
                side,
                rect,
                width: g.discard_tile,
            });
        }
        rows.sort_by(|a, b| a.rect.y.total_cmp(&b.rect.y));
        out.append(&mut rows);
    }
    if let Some(window) = view.window.filter(|window| !window.kong) {
        out.push(PlacedTile {
            position: TilePosition::Well,
            face: Some(window.tile),
            side: Side::Bottom,
            rect: g.in_well(),
            width: g.well_tile(),
        });
    }
}
