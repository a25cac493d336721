//! Special hands that share tile combinations.

use std::collections::HashSet;

use engine::rules::{RowId, RuleSet, ScoringEvent, TileBits};

/// The tile combinations that a special hand shares with another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    /// The other hand.
    pub event: RowId,
    /// How many combinations the two share: of those listed for the other hand, the ones scored as it (all, if none is) that belong to this
    /// hand too; if the other has too many to list, also this hand's listed ones that fit the other's patterns.
    pub shared: usize,
    /// Whether the other hand has more points, so that a stake with shared tiles counts as the other.
    pub is_worth_more: bool,
}

/// The other special hands that share combinations with this one, the most overlapping first.
pub fn overlaps(row: &ScoringEvent, rules: &RuleSet) -> Vec<Overlap> {
    let own: HashSet<TileBits> = tiles(row);
    let has_unlisted_form = |event: &ScoringEvent, tiles: &TileBits| {
        let special = event.special.as_ref();
        special.is_some_and(|special| special.is_unlisted() && special.has_form(tiles))
    };
    let others = rules.special_hands().map(|(event, _)| event);
    let others = others.filter(|event| event.id != row.id && rules.accepts(event));
    let mut overlaps_found: Vec<Overlap> = others
        .filter_map(|other| {
            // Examples are only combinations that are scored as the other hand, or all of its combinations if none is.
            let examples = rules.examples(other).into_iter().map(|form| form.tiles);
            let examples: HashSet<TileBits> = examples.collect();
            // Either hand may list only some of its combinations. Then its patterns are also checked against the list of its counterpart.
            let theirs = examples
                .iter()
                .filter(|tiles| own.contains(tiles) || has_unlisted_form(row, tiles));
            let ours = own.iter().filter(|tiles| has_unlisted_form(other, tiles));
            let shared = theirs.chain(ours).collect::<HashSet<_>>().len();
            let is_worth_more =
                other.award(&rules.options).points > row.award(&rules.options).points;
            (shared > 0).then(|| Overlap {
                event: other.id.clone(),
                shared,
                is_worth_more,
            })
        })
        .collect();
    overlaps_found.sort_by(|one, other| {
        let order = other.shared.cmp(&one.shared);
        order.then_with(|| one.event.cmp(&other.event))
    });
    overlaps_found
}

/// The combinations of tiles that a special hand lists.
fn tiles(row: &ScoringEvent) -> HashSet<TileBits> {
    let special = row.special.iter();
    let forms = special.flat_map(|special| special.forms());
    forms.map(|form| form.tiles).collect()
}
