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
    /// The row of its forms.
    row: u16,
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
                    row,
                    all: forms
                        .iter()
                        .fold(TileBits::default(), |all, (tiles, _)| all.union(*tiles)),
                    forms: forms.to_vec(),
                }
            }));
        }
        Self(bundles)
    }

    /// The places of the forms that are near enough: `is_near` is asked about a row and how many of fourteen tiles are lacking, and
    /// says yes to fewer tiles wherever it does to more.
    pub fn near(
        &self,
        tiles: TileBits,
        is_near: impl Fn(u16, u32) -> bool + Copy,
    ) -> impl Iterator<Item = Place> {
        let lacking = move |form: &TileBits| 14_u32.saturating_sub(form.in_common(&tiles));
        self.0
            .iter()
            .filter(move |bundle| is_near(bundle.row, lacking(&bundle.all)))
            .flat_map(|bundle| &bundle.forms)
            .filter(move |(form, (row, _))| is_near(*row, lacking(form)))
            .map(|(_, place)| *place)
    }
}
