//! The special hands that a hand is near to, without looking at every form.

use super::{Form, TileBits};
use crate::rules::ScoringEvent;

/// The place of a row in the table, and of a form among the row's forms.
pub type Place = (u16, u16);

/// Forms looked at together.
const BUNDLE: usize = 8;

/// Forms in bundles, so that most of them need not be looked at.
#[derive(Debug, Default)]
pub struct Bundles(Vec<Bundle>);

#[derive(Debug)]
struct Bundle {
    /// Every tile of any of its forms: no form is nearer than this.
    all: TileBits,
    forms: Vec<(TileBits, Place)>,
}

impl Bundles {
    /// The bundles of a table's forms, in their order.
    pub fn of(events: &[ScoringEvent]) -> Self {
        let mut bundles = Vec::new();
        for (row, event) in (0..).zip(events) {
            let forms = event.special.iter().flat_map(|special| special.forms());
            let placed: Vec<_> = (0..)
                .zip(forms)
                .map(|(place, form): (u16, &Form)| (form.tiles, (row, place)))
                .collect();
            bundles.extend(placed.chunks(BUNDLE).map(|forms| {
                Bundle {
                    all: forms
                        .iter()
                        .fold(TileBits::default(), |all, (tiles, _)| all.union(*tiles)),
                    forms: forms.to_vec(),
                }
            }));
        }
        Self(bundles)
    }

    /// The places of the forms that lack no more than so many of their fourteen tiles.
    pub fn lacking_at_most(&self, most: u32, tiles: TileBits) -> impl Iterator<Item = Place> {
        let near = move |form: &TileBits| form.in_common(&tiles) + most >= 14;
        self.0
            .iter()
            .filter(move |bundle| near(&bundle.all))
            .flat_map(|bundle| &bundle.forms)
            .filter(move |(form, _)| near(form))
            .map(|(_, place)| *place)
    }
}
