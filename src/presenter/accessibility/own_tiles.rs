//! Describes the player's own tiles.

use super::description::{Entry, OwnTile};
use super::entry_id::EntryId;
use crate::presenter::Presenter;
use engine::table::PlayerView;
use engine::tiles::Tile;
use wording::TileWording;
use words::say;

impl Presenter {
    /// How many tiles the player holds, or why they are not described.
    pub(super) fn describe_own_tiles(&self) -> Entry {
        let view = self.shown();
        let count = view.me().stake.len();
        let words = match count {
            _ if self.is_covered() => say!("described-tiles-covered").to_owned(),
            _ if view.viewer.watches() => say!("described-watching").to_owned(),
            0 => say!("described-no-tiles").to_owned(),
            tiles => say!("described-own-tiles", tiles),
        };
        Entry::new(EntryId::OwnTiles, words)
    }

    /// The player's own tiles in the order of `arrangement`; none while they are covered.
    pub(super) fn own_tiles(&self, arrangement: &[Tile]) -> Vec<OwnTile> {
        if self.is_covered() {
            return Vec::new();
        }
        let me = self.shown().me();
        let tiles = in_order(me, arrangement);
        let drawn = me.drawn.and_then(|(tile, _)| tile);
        let drawn = drawn.and_then(|drawn| tiles.iter().rposition(|tile| *tile == drawn));
        let advised = self.tip().and_then(|tip| tip.discard);
        let advised = advised.and_then(|advised| tiles.iter().rposition(|tile| *tile == advised));
        let highlighted = self.highlighted_tiles();
        let in_lesson = self.lesson_progress().is_some();
        let mut chosen = self.chosen_for_exchange().to_vec();
        let described = tiles.iter().enumerate().map(|(place, tile)| {
            let is_highlighted = highlighted.contains(tile);
            let is_chosen = chosen.iter().position(|other| other == tile);
            let is_chosen = is_chosen.map(|at| chosen.remove(at)).is_some();
            let remarks = [
                (drawn == Some(place), say!("described-just-drawn")),
                (advised == Some(place), say!("described-advised")),
                (is_highlighted && in_lesson, say!("described-in-lesson")),
                (is_highlighted && !in_lesson, say!("described-fitting")),
                (is_chosen, say!("described-chosen-to-pass")),
            ];
            let remarks = remarks.into_iter().filter(|(applies, _)| *applies);
            let remarks = words::sentences(remarks.map(|(_, words)| words));
            let equal = tiles[..place].iter().filter(|other| *other == tile);
            OwnTile {
                id: EntryId::OwnTile(*tile, equal.count()),
                tile: *tile,
                place,
                name: tile.name(),
                remarks,
            }
        });
        described.collect()
    }
}

/// The known tiles of a stake in the order of `arrangement`. Those that are not in it follow, the drawn tile last.
pub(super) fn in_order(player: &PlayerView, arrangement: &[Tile]) -> Vec<Tile> {
    let mut left = player.stake.clone();
    let mut tiles: Vec<Tile> = arrangement
        .iter()
        .copied()
        .filter(|tile| left.remove(*tile))
        .collect();
    let drawn = match player.drawn {
        Some((Some(tile), _)) if left.remove(tile) => Some(tile),
        _ => None,
    };
    tiles.extend(left.iter().chain(drawn));
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::Source;

    fn tiles(names: &str) -> Vec<Tile> {
        names.split_whitespace().flat_map(str::parse).collect()
    }

    fn ordered(arrangement: &str) -> String {
        let player = PlayerView {
            stake: tiles("1B 1B 5D EW").into_iter().collect(),
            drawn: Some(("1B".parse().ok(), Source::Wall)),
            ..PlayerView::default()
        };
        let ordered = in_order(&player, &tiles(arrangement));
        let names: Vec<String> = ordered.iter().map(Tile::to_string).collect();
        names.join(" ")
    }

    #[test]
    fn tiles_stand_as_arranged_and_otherwise_in_order_with_the_drawn_one_last() {
        assert_eq!(ordered(""), "1B 5D EW 1B");
        assert_eq!(ordered("EW 1B 5D"), "EW 1B 5D 1B");
        assert_eq!(ordered("EW 1B 1B 5D"), "EW 1B 1B 5D");
        assert_eq!(ordered("9C 5D"), "5D 1B EW 1B", "a tile that has gone");
    }
}
