//! The points of the current game from which it can be continued, each described by a sentence.

use crate::presenter::Presenter;
use crate::presenter::text::phrases::Words;
use engine::table::{Event, Input, Replay};
use wording::Named;
use words::say;

/// A point of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The number of inputs before it.
    pub inputs: usize,
    /// What happens next.
    pub words: String,
    /// Whether that is a move of the player.
    pub is_own: bool,
}

/// The points of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandPoints {
    /// The heading of the hand.
    pub heading: String,
    /// Its points, in order.
    pub points: Vec<Point>,
}

impl Presenter {
    /// The points of the local game so far; empty at a network table.
    pub fn points_of_game(&self) -> Vec<HandPoints> {
        let Some(local) = self.tables.current.local() else {
            return Vec::new();
        };
        let viewer = local.view().seat();
        let words = Words {
            names: local.names(),
            viewer: Some(viewer),
        };
        let record = local.game().record();
        let mut replay = Replay::of(record);
        let mut hands: Vec<HandPoints> = Vec::new();
        while let Some((made, events)) = replay.step() {
            let view = replay.game().seat_view(viewer);
            let seen = events.iter().filter_map(|event| event.seen_by(view.viewer));
            let said: Vec<String> = seen
                .filter_map(|event| words.sentence(&event, view))
                .collect();
            let dealt = events
                .iter()
                .any(|event| matches!(event, Event::DealBegan { .. }));
            if dealt {
                let (number, round) = (view.deal_number, view.round_wind.noun());
                let heading = say!("notice-play-on-hint", number, round);
                let points = Vec::new();
                hands.push(HandPoints { heading, points });
            }
            // The first sentence describes the move, the others its effects.
            if let (Some(hand), Some(first)) = (hands.last_mut(), said.first()) {
                let is_own = matches!(record.inputs[made], Input::Move(seat, _) if seat == viewer);
                hand.points.push(Point {
                    // The first point of a hand is the dealt hand itself.
                    inputs: made + usize::from(dealt),
                    words: match dealt {
                        true => say!("notice-dealt").to_owned(),
                        false => first.clone(),
                    },
                    is_own: is_own && !dealt,
                });
            }
        }
        hands
    }
}
