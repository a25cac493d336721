//! The deal in progress or the last one, kept so that it can be sent to returning players and spectators, and written to files.

use engine::table::{Event, ReadyFor, Tiles};
use engine::tiles::{Counts, Seat, Tile};
use protocol::{OptionEntry, Setup};

/// The deal in progress, or the last one.
#[derive(Clone, Debug, Default)]
pub(super) struct Deal {
    /// The table before the deal, with the seats of the previous deal; `None` before the first one.
    pub setup: Option<Setup>,
    /// The options at the beginning of the deal.
    pub options: Vec<OptionEntry>,
    /// All events of the deal, and those after it until the next one begins, except the question for that.
    pub events: Vec<Event>,
}

impl Deal {
    /// The events that belong to the history of the deal: these are sent to returning players and written to files.
    pub fn history(&self) -> impl Iterator<Item = &Event> {
        self.events.iter().filter(|event| is_in_history(event))
    }

    /// These tiles, which a seat holds, in the order in which they were drawn; the original client shows them in this order.
    pub fn in_drawing_order(&self, seat: Seat, tiles: &[Tile]) -> Vec<Tile> {
        let mut remaining: Counts = tiles.iter().copied().collect();
        let drawn = self.events.iter().rev().map(|event| match event {
            Event::Dealt {
                seat: who,
                tiles: Tiles::Known(dealt),
            } if *who == seat => dealt.as_slice(),
            Event::Drew {
                seat: who,
                tile: Some(tile),
                ..
            } if *who == seat => std::slice::from_ref(tile),
            _ => &[],
        });
        let drawn = drawn.flat_map(|tiles| tiles.iter().rev().copied());
        let mut ordered: Vec<Tile> = drawn.filter(|tile| remaining.remove(*tile)).collect();
        // Tiles swapped for debugging were never drawn.
        ordered.extend(remaining.iter());
        ordered.reverse();
        ordered
    }
}

/// Whether an event belongs to the history of a deal. Denials, questions to one player, the end of a round or of the
/// game, and the question for the next deal do not.
pub(super) fn is_in_history(event: &Event) -> bool {
    let purpose = |event: &Event| match event {
        Event::ReadyAsked { purpose, .. } => Some(*purpose),
        _ => None,
    };
    !matches!(
        event,
        Event::ClaimDenied { .. }
            | Event::ChowToPlace { .. }
            | Event::RoundBegan { .. }
            | Event::GameEnded
    ) && purpose(event) != Some(ReadyFor::NextDeal)
}
