//! Finds the special hands near a hand without examining every form.

use super::{Form, TileBits};
use crate::rules::ScoringEvent;

/// The index of a row in the table, and of a form among the row's forms.
pub type Place = (u16, u16);

/// The number of forms in a bundle, and of bundles in a larger one.
const BUNDLE: usize = 8;

/// Bundled forms; the bundles are bundled again, so that most forms need not be examined.
#[derive(Debug, Default)]
pub struct Bundles(Vec<Bundle<Bundle<(TileBits, Place)>>>);

/// Forms of one row, or bundles of them.
#[derive(Debug)]
struct Bundle<T> {
    /// The row.
    row: u16,
    /// The union of the tiles of all forms: no form is nearer than this.
    all: TileBits,
    parts: Vec<T>,
}

impl Bundle<(TileBits, Place)> {
    fn of_forms(row: u16, forms: &[(TileBits, Place)]) -> Self {
        Self {
            row,
            all: union(forms.iter().map(|(tiles, _)| *tiles)),
            parts: forms.to_vec(),
        }
    }
}

impl Bundles {
    /// The bundles of all forms of a table, in order.
    pub fn of(events: &[ScoringEvent]) -> Self {
        let mut bundles = Vec::new();
        for (row, event) in (0..).zip(events) {
            let forms = event.special.iter().flat_map(|special| special.listed());
            let placed: Vec<_> = (0..)
                .zip(forms)
                .map(|(place, form): (u16, &Form)| (form.tiles, (row, place)))
                .collect();
            bundles.extend(placed.chunks(BUNDLE * BUNDLE).map(|forms| {
                Bundle {
                    row,
                    all: union(forms.iter().map(|(tiles, _)| *tiles)),
                    parts: forms
                        .chunks(BUNDLE)
                        .map(|forms| Bundle::of_forms(row, forms))
                        .collect(),
                }
            }));
        }
        Self(bundles)
    }

    /// The near forms. `is_near` gets a row and the number of missing tiles of fourteen; if it accepts a number it must accept all smaller
    /// ones.
    pub fn near(
        &self,
        tiles: TileBits,
        is_near: impl Fn(u16, u32) -> bool + Copy,
    ) -> impl Iterator<Item = Place> {
        let near = move |row: u16, form: &TileBits| {
            is_near(row, 14_u32.saturating_sub(form.in_common(&tiles)))
        };
        self.0
            .iter()
            .filter(move |bundle| near(bundle.row, &bundle.all))
            .flat_map(|bundle| &bundle.parts)
            .filter(move |bundle| near(bundle.row, &bundle.all))
            .flat_map(|bundle| &bundle.parts)
            .filter(move |(form, (row, _))| near(*row, form))
            .map(|(_, place)| *place)
    }
}

/// The union of these tiles.
fn union(all: impl Iterator<Item = TileBits>) -> TileBits {
    all.fold(TileBits::default(), TileBits::union)
}
