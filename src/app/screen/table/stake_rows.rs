//! The order of the tiles on the stakes: sorted by the program, or arranged by their owner.

use engine::table::{PlayerView, SeatView};
use engine::tiles::{BySeat, Seat, Tile};
use storage::settings::Sorted;

/// The known tiles of a stake in order, with the drawn tile last.
pub fn stake_tiles(player: &PlayerView) -> Vec<Tile> {
    let mut row = player.stake.clone();
    let drawn = match player.drawn {
        Some((Some(tile), _)) if row.remove(tile) => Some(tile),
        _ => None,
    };
    row.iter().chain(drawn).collect()
}

/// The known tiles of each stake, from the owner's left to right.
#[derive(Clone, Debug, Default)]
pub struct StakeRows {
    sorted: Sorted,
    rows: BySeat<Vec<Tile>>,
    /// The place of a tile that is about to be discarded.
    leaving: Option<(Seat, usize)>,
}

impl StakeRows {
    /// Empty rows with this sorting.
    pub fn new(sorted: Sorted) -> Self {
        Self {
            sorted,
            ..Self::default()
        }
    }

    /// Changes how the tiles are sorted from the next update on.
    pub fn set_sorting(&mut self, sorted: Sorted) {
        self.sorted = sorted;
    }

    /// The tiles of a stake, from its owner's left.
    pub fn of(&self, seat: Seat) -> &[Tile] {
        &self.rows[seat]
    }

    /// Whether the player can move tiles.
    pub fn can_be_arranged(&self) -> bool {
        self.sorted != Sorted::Always
    }

    /// Moves a tile to another place; those in between shift. Does nothing if the program sorts the tiles.
    pub fn shift(&mut self, seat: Seat, from: usize, to: usize) {
        let row = &mut self.rows[seat];
        if self.sorted != Sorted::Always && from < row.len() && to < row.len() {
            let tile = row.remove(from);
            row.insert(to, tile);
        }
    }

    /// Records that the tile at this place is about to be discarded, so that this one of several equal tiles is removed.
    pub fn mark_leaving(&mut self, seat: Seat, index: usize) {
        self.leaving = Some((seat, index));
    }

    /// Updates the rows from a view. Unless the program sorts them, tiles that have left the stake are removed, and new ones are added at the
    /// right.
    pub fn update(&mut self, view: &SeatView) {
        for seat in Seat::ALL {
            let player = &view.players[seat];
            // The owner's arrangement is kept while the tiles are hidden.
            if player.hidden > 0 {
                continue;
            }
            let mut new = stake_tiles(player);
            if self.sorted == Sorted::Always {
                self.rows[seat] = new;
                continue;
            }
            let mut gone = Vec::with_capacity(self.rows[seat].len());
            for tile in &self.rows[seat] {
                let place = new.iter().position(|other| other == tile);
                gone.push(place.map(|place| new.remove(place)).is_none());
            }
            self.remove_gone(seat, gone);
            let is_dealing = view.turn.is_none();
            if self.sorted == Sorted::Deal && is_dealing && !new.is_empty() {
                self.rows[seat] = stake_tiles(player);
            } else {
                self.rows[seat].append(&mut new);
            }
        }
    }

    /// Removes the tiles that have left; of several equal ones, the one that the player discarded.
    fn remove_gone(&mut self, seat: Seat, mut gone: Vec<bool>) {
        let row = &mut self.rows[seat];
        if let Some((owner, at)) = self.leaving
            && owner == seat
            && let Some(other) = (0..row.len()).find(|place| gone[*place])
        {
            if row.get(at) == row.get(other) {
                gone.swap(at, other);
            }
            self.leaving = None;
        }
        let mut gone = gone.into_iter();
        row.retain(|_| gone.next() == Some(false));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::Viewer;

    fn tiles(names: &str) -> Vec<Tile> {
        names.split(' ').flat_map(str::parse).collect()
    }

    fn names(rows: &StakeRows) -> String {
        let names = rows.of(Seat::new(0)).iter().map(Tile::to_string);
        names.collect::<Vec<_>>().join(" ")
    }

    /// The view of the seat at the bottom, during play or while the tiles are dealt.
    fn view(names: &str, in_play: bool) -> SeatView {
        let own = Seat::new(0);
        let mut view = SeatView::new(RuleSet::bloem().into(), Viewer::Seat(own));
        view.players[own].stake = tiles(names).into_iter().collect();
        view.turn = in_play.then_some(own);
        view
    }

    #[test]
    fn tiles_are_sorted_and_stay_in_place_by_default() {
        let mut rows = StakeRows::default();
        rows.update(&view("9C 1B 5D", true));
        rows.shift(Seat::new(0), 0, 2);
        assert_eq!(names(&rows), "1B 5D 9C");
    }

    #[test]
    fn a_moved_tile_stays_in_place_and_a_new_one_is_added_at_the_right() {
        let mut rows = StakeRows::new(Sorted::Deal);
        rows.update(&view("9C 1B", false));
        rows.update(&view("9C 1B 5D EW", false));
        assert_eq!(
            names(&rows),
            "1B 5D 9C EW",
            "tiles are sorted during the deal"
        );
        rows.shift(Seat::new(0), 3, 0);
        rows.update(&view("9C 1B 5D EW", false));
        rows.update(&view("9C 1B 5D EW 2B", true));
        assert_eq!(names(&rows), "EW 1B 5D 9C 2B");
    }

    #[test]
    fn unsorted_tiles_stay_in_the_order_of_drawing() {
        let mut rows = StakeRows::new(Sorted::Never);
        rows.update(&view("9C 5D", false));
        rows.update(&view("9C 5D 1B", false));
        assert_eq!(names(&rows), "5D 9C 1B");
    }

    #[test]
    fn of_two_equal_tiles_the_chosen_one_leaves() {
        for (chosen, remaining) in [(0, "EW 5D 1B"), (2, "5D EW 1B")] {
            let mut rows = StakeRows::new(Sorted::Never);
            for stake in ["5D", "5D EW", "5D EW 5D", "5D EW 5D 1B"] {
                rows.update(&view(stake, true));
            }
            rows.mark_leaving(Seat::new(0), chosen);
            rows.update(&view("5D EW 1B", true));
            assert_eq!(names(&rows), remaining);
        }
    }
}
