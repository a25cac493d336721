//! What computer players say about their own moves.

use players::{DiscardMotive, Motive};
use words::say;

use super::{GoalWording, one_of};
use crate::{Describe, TileWording};

impl Describe for Motive {
    fn describe(&self) -> String {
        let (tile, lacking) = (self.tile.noun(), self.lacking);
        let why = match &self.why {
            DiscardMotive::Standing => say!("motive-standing").to_owned(),
            DiscardMotive::Calling(waits) => {
                return say!("motive-calling", tile, waits = one_of(waits));
            }
            DiscardMotive::Misfit => say!("motive-misfit", tile),
            DiscardMotive::Gone => say!("motive-gone", tile),
            DiscardMotive::Alone => say!("motive-alone", tile),
            DiscardMotive::KeepsMost(live) => say!("motive-keeps-most", tile, live),
            DiscardMotive::SaferThan(other) => say!("motive-safer", tile, other = other.noun()),
            DiscardMotive::AboutEvenWith(other) => say!("motive-even", other = other.noun()),
            DiscardMotive::WorthMoreThan(other) => {
                say!("motive-worth-more", other = other.noun())
            }
        };
        words::sentences([say!("motive-plan", plan = self.goal.noun(), lacking), why])
    }
}
