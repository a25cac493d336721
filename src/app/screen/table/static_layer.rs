//! The layer of the table that does not move: stakes, compass, tiles and their marks.

use iced::{Point, Rectangle, Size};

use super::claimed_tiles::{claimed_tiles, winning_tile};
use super::painter::Painter;
use super::painting_order::SlotKind;
use super::placed::{PlacedTile, TilePosition};
use super::{Laid, SelectedBy, TableScreen, compass, painting_order, people};
use crate::app::render::pictures::{Large, PictureCache, Sprite};
use crate::app::render::side::Side;
use engine::table::{DealEnd, SeatView};
use engine::tiles::Seat;

/// The maximum number of a player's claimed sets; each has a slot for its arrow.
const MAX_CLAIMED_SETS: usize = 4;

/// The layer of everything that does not move.
pub struct StaticLayer<'a> {
    /// The table screen.
    pub table: &'a TableScreen,
    /// The table it shows.
    pub shown: &'a SeatView,
    /// The prepared pictures.
    pub pictures: &'a PictureCache,
}

impl StaticLayer<'_> {
    /// Draws the layer on a table of this size.
    pub fn draw(&self, painter: &mut Painter<'_>, size: Size) {
        painter.put_large(Large::TableTop, Rectangle::with_size(size));
        self.stakes(painter);
        compass::draw(painter, self.table, self.shown);
        people::draw(painter, self.table);
        for slot in painting_order::slots(&self.table.placed) {
            let is_flying = |placed: &&PlacedTile| {
                let mut flights = self.table.flights.iter();
                flights.any(|flight| flight.position == placed.position)
            };
            let is_in_place = |placed: &&PlacedTile| {
                !is_flying(placed) && Some(placed.position) != self.table.front
            };
            let placed = slot.tile.filter(is_in_place);
            tile(painter, placed, slot.kind != SlotKind::Recessed);
            if slot.kind == SlotKind::Discard {
                self.mark_drawn_discard(painter, placed);
            }
        }
        let front = self.table.placed.last();
        let front = front.filter(|placed| Some(placed.position) == self.table.front);
        tile(painter, front, true);
        self.marks(painter);
        let pointed = self.table.pointed_discard(self.pictures.geometry());
        tile(painter, pointed.as_ref(), true);
    }

    /// Marks a discard that was the tile drawn just before, if such discards are marked.
    fn mark_drawn_discard(&self, painter: &mut Painter<'_>, placed: Option<&PlacedTile>) {
        let Some(drawn_discards) = &self.table.marks.drawn_discards else {
            return;
        };
        let marked = placed.filter(
            |placed| matches!(placed.position, TilePosition::Discard(serial) if drawn_discards.contains(&serial)),
        );
        let mark = marked.map(|placed| {
            let rect = placed.rect;
            let corner = Point::new(rect.x + 0.8 * rect.width, rect.y + 0.78 * rect.height);
            (Sprite::DrawnDiscard, Rectangle::new(corner, Size::ZERO))
        });
        painter.put_or_skip(mark);
    }

    /// Draws arrows on claimed tiles, pointing to the players who discarded them, if such arrows are shown.
    fn mark_claimed_tiles(&self, painter: &mut Painter<'_>) {
        let table = self.table;
        if !table.marks.claimed {
            return;
        }
        for owner in Seat::ALL {
            let found = claimed_tiles(self.shown, owner);
            for set in 0..MAX_CLAIMED_SETS {
                let mark = found.get(set).and_then(|claimed| {
                    let placed = table
                        .placed
                        .iter()
                        .find(|placed| placed.position == claimed.position)?;
                    let from = Side::of(claimed.from, table.viewer());
                    let at = Rectangle::new(placed.rect.center(), Size::ZERO);
                    Some((Sprite::ClaimedFrom(from), at))
                });
                painter.put_or_skip(mark);
            }
        }
    }

    /// Draws the stakes, and the light at that of the player in turn.
    fn stakes(&self, painter: &mut Painter<'_>) {
        let view = self.shown;
        for seat in Seat::ALL {
            let side = Side::of(seat, self.table.viewer());
            let stake = Large::Stake {
                tall: !side.is_upright(),
                east: view.deal_number > 0 && seat == view.east,
                bright: view.players[seat].standing,
            };
            painter.put_large(stake, self.pictures.geometry().stake(side));
            let has_turn = view.turn == Some(seat) && view.end.is_none();
            let light = (has_turn && self.table.laid == Laid::All).then(|| {
                let tall = !side.is_upright();
                (
                    Sprite::TurnLight { tall },
                    self.pictures.geometry().turn_light(side),
                )
            });
            painter.put_or_skip(light);
        }
    }

    /// The bounds of the arrow at a drawn tile: on the upper edge of the tile, but within the stake, so that it touches nothing above.
    pub(super) fn drawn_tile_arrow(&self, placed: &PlacedTile) -> Rectangle {
        let edge = self.pictures.geometry().stake(Side::Bottom).y;
        Rectangle {
            y: placed.rect.y.max(edge + 0.04 * placed.width),
            height: 0.0,
            ..placed.rect
        }
    }

    /// The visible part of a tile, for its frame.
    fn uncovered(&self, placed: &PlacedTile) -> Rectangle {
        let geometry = self.pictures.geometry();
        let size = geometry.uncovered(placed.side, placed.width);
        Rectangle::new(placed.rect.position(), size)
    }

    /// Draws the frames and other marks of single tiles, or keeps their slots.
    fn marks(&self, painter: &mut Painter<'_>) {
        let (table, shown, pictures) = (self.table, self.shown, self.pictures);
        let own = table.viewer();
        let stake = pictures.geometry().stake(Side::Bottom);
        let find = |position| {
            table
                .placed
                .iter()
                .find(|placed| placed.position == position)
        };
        let has_landed = |placed: &&PlacedTile| {
            let mut flights = table.flights.iter();
            !flights.any(|flight| flight.position == placed.position)
        };
        let last_tile = |wanted: &dyn Fn(&PlacedTile) -> bool| {
            let mut tiles = table.placed.iter().rev();
            tiles.find(|placed| wanted(placed))
        };
        let below = |placed: &PlacedTile| Rectangle {
            y: stake.y + stake.height - 0.14 * placed.width,
            height: 0.0,
            ..placed.rect
        };
        let own_tile =
            |index: Option<usize>| index.and_then(|index| find(TilePosition::Stake(own, index)));
        let selected = own_tile(table.marks.cursor);
        let tip = own_tile(table.marks.tip);
        let newest = shown.discards.last();
        let fresh = newest
            .and_then(|discard| find(TilePosition::Discard(discard.serial)))
            .filter(has_landed);
        let drawn = shown.players[own].drawn.and_then(|(tile, _)| tile);
        let drawn = drawn.filter(|_| shown.turn == Some(own) && shown.end.is_none());
        let is_on_stake = |seat, placed: &PlacedTile| matches!(placed.position, TilePosition::Stake(at, _) if at == seat);
        // The player may have moved the drawn tile.
        let drawn = drawn.and_then(|tile| {
            last_tile(&|placed| is_on_stake(own, placed) && placed.face == Some(tile))
        });
        let winning = match &shown.end {
            Some(DealEnd::MahJong { winner, tile, .. }) => {
                let on_stake =
                    last_tile(&|placed| is_on_stake(*winner, placed) && placed.face == Some(*tile));
                let in_set = || winning_tile(&table.placed, shown).and_then(find);
                on_stake.or_else(in_set).filter(has_landed)
            }
            _ => None,
        };
        let marks = [
            tip.map(|placed| (Sprite::Advised, placed.rect)),
            selected.map(|placed| (Sprite::Selected, placed.rect)),
            selected
                .filter(|_| table.marks.selected_by == SelectedBy::Key)
                .map(|placed| (Sprite::Focus, placed.rect)),
            tip.map(|placed| (Sprite::Lamp, below(placed))),
            fresh.map(|placed| (Sprite::Fresh(placed.side), placed.rect)),
            drawn.map(|placed| (Sprite::Pointer, self.drawn_tile_arrow(placed))),
            winning.map(|placed| (Sprite::Winning(placed.side), self.uncovered(placed))),
        ];
        for mark in marks {
            painter.put_or_skip(mark);
        }
        self.mark_claimed_tiles(painter);
    }
}

/// Draws a tile, with its shadow if it lies on the table. Without a tile its slots are kept.
fn tile(painter: &mut Painter<'_>, placed: Option<&PlacedTile>, has_shadow: bool) {
    if has_shadow {
        painter.put_or_skip(placed.map(|placed| {
            let sprite = Sprite::Shadow {
                width: placed.width as u16,
                side: placed.side,
                high: false,
            };
            let mut below = placed.rect;
            below.y += (0.04 * placed.width).round();
            (sprite, below)
        }));
    }
    match placed {
        Some(placed) => painter.tile(placed),
        None => painter.skip_slot(),
    }
}
