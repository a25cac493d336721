//! Finds the listed forms near a hand without examining every one.

use super::{Form, TileBits};
use crate::rules::ScoringEvent;

/// The index of a row in the table, and of a form among the row's forms.
pub type FormPosition = (u16, u16);

/// The number of forms in a small bundle, and of small bundles in a large one.
const BUNDLE: usize = 8;

/// All listed forms in large bundles of small bundles. A bundle that is too far from a hand is skipped as a whole.
#[derive(Debug, Default)]
pub struct Bundles(Vec<Bundle<Bundle<(TileBits, FormPosition)>>>);

/// Forms of one row, or bundles of them.
#[derive(Debug)]
struct Bundle<T> {
    /// The row.
    row: u16,
    /// The union of the tiles of all its forms: none of them is nearer to a hand than this.
    all: TileBits,
    parts: Vec<T>,
}

impl Bundle<(TileBits, FormPosition)> {
    fn of_forms(row: u16, forms: &[(TileBits, FormPosition)]) -> Self {
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
            let positioned: Vec<_> = (0..)
                .zip(forms)
                .map(|(index, form): (u16, &Form)| (form.tiles, (row, index)))
                .collect();
            bundles.extend(positioned.chunks(BUNDLE * BUNDLE).map(|forms| {
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

    /// The forms that `is_near` accepts. It gets a row and how many of the fourteen tiles are missing. If it accepts a number, it must
    /// accept all smaller ones.
    pub fn near(
        &self,
        tiles: TileBits,
        is_near: impl Fn(u16, u32) -> bool + Copy,
    ) -> impl Iterator<Item = FormPosition> {
        let near = move |row: u16, form_tiles: &TileBits| {
            is_near(row, 14_u32.saturating_sub(form_tiles.in_common(&tiles)))
        };
        self.0
            .iter()
            .filter(move |bundle| near(bundle.row, &bundle.all))
            .flat_map(|bundle| &bundle.parts)
            .filter(move |bundle| near(bundle.row, &bundle.all))
            .flat_map(|bundle| &bundle.parts)
            .filter(move |(form_tiles, (row, _))| near(*row, form_tiles))
            .map(|(_, position)| *position)
    }
}

/// The union of these tiles.
fn union(all: impl Iterator<Item = TileBits>) -> TileBits {
    all.fold(TileBits::default(), TileBits::union)
}
