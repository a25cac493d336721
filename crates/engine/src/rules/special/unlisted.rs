//! Patterns with more forms than can be listed. The form nearest to a hand is found by dynamic programming over the 34 plain kinds of tile.
//! A state is how many slots of each group are filled, and which slots with several kinds of tile are begun but not complete.

mod search;

use smallvec::SmallVec;

use super::pattern::{self, Binding, ParsedSlot};
use super::{BadPattern, Budget, Form, Slot, SlotKind, TileBits};
use crate::tiles::{Dragon, Hand, Meld, Tile, Wind};
use search::Search;

/// The number of tiles in a form.
const FORM_SIZE: u32 = 14;

/// A query for the nearest form.
#[derive(Clone, Copy)]
pub struct FormQuery<'a> {
    /// The tiles of the hand.
    pub tiles: &'a TileBits,
    /// The sets laid out, each of which must fill a slot of the form.
    pub melds: &'a [Meld],
    /// The player's wind. `None`: any wind will do, and kongs need not be laid out.
    pub own_wind: Option<Wind>,
    /// The maximum number of tiles of the form that the hand may lack.
    pub max_missing: u32,
}

/// A pattern under one binding of its variables.
#[derive(Clone, Debug, PartialEq)]
pub struct UnlistedPattern {
    /// The wind that the player must have; `None` for any wind.
    own_wind: Option<Wind>,
    groups: SmallVec<[Group; 4]>,
    /// The choices for slots, by the position of their first tile in the search.
    placed_slots: Vec<Vec<PlacedSlot>>,
    /// The union of the tiles of all forms. Its tiles in common with a hand give a lower bound for the number of missing tiles.
    all: TileBits,
}

/// Slots of a pattern with the same choices.
#[derive(Clone, Debug, PartialEq)]
struct Group {
    choices: Vec<Slot>,
    /// Whether the slots must take different tiles.
    must_differ: bool,
    /// The number of slots.
    count: u32,
}

/// One choice for a slot of a group, with the positions of its tiles.
#[derive(Clone, Debug, PartialEq)]
struct PlacedSlot {
    /// The index of the group.
    group: usize,
    slot: Slot,
    /// The positions of its tiles in the search, with the number of copies.
    tiles: SmallVec<[(usize, u32); 3]>,
}

impl<'a> FormQuery<'a> {
    /// A query for a hand of a player with this wind; the sets laid out must fill slots.
    pub fn by(hand: &'a Hand, tiles: &'a TileBits, wind: Wind, max_missing: u32) -> Self {
        Self {
            tiles,
            melds: &hand.melds,
            own_wind: Some(wind),
            max_missing,
        }
    }

    /// A query for a form of exactly these tiles, for any wind and however they are laid out.
    pub fn exactly(tiles: &'a TileBits) -> Self {
        Self {
            tiles,
            melds: &[],
            own_wind: None,
            max_missing: 0,
        }
    }

    /// Whether a slot may be used for this hand.
    fn allows(&self, slot: Slot) -> bool {
        slot.kind != SlotKind::Kong
            || self.own_wind.is_none()
            || self.melds.iter().any(|meld| slot.takes(*meld))
    }
}

/// The patterns of an unlisted hand under each binding, each with an example.
pub(super) fn patterns(
    texts: &[Vec<String>],
    budget: &mut Budget,
) -> Result<Vec<(UnlistedPattern, Form)>, BadPattern> {
    // An example mixes suits and honours if the pattern allows it. The search for it takes more steps than any later one, so it is the one
    // charged to the budget.
    let suited = Tile::plain().filter(|tile| {
        tile.number()
            .is_some_and(|number| [1, 2, 4, 6, 8].contains(&number))
    });
    let honours = [
        Tile::wind(Wind::East),
        Tile::wind(Wind::South),
        Tile::dragon(Dragon::Red),
    ];
    let mixed: TileBits = suited.chain(honours).flat_map(|tile| [tile; 2]).collect();
    let example_query = FormQuery {
        max_missing: FORM_SIZE,
        ..FormQuery::exactly(&mixed)
    };
    budget.spend_row()?;
    let mut found: Vec<(UnlistedPattern, Form)> = Vec::new();
    for text in texts {
        let mut fits = false;
        for (binding, uses_own) in pattern::bindings_of(text) {
            let Some(pattern) = UnlistedPattern::new(text, &binding, uses_own)? else {
                continue;
            };
            if found.iter().any(|(other, _)| *other == pattern) {
                fits = true;
                continue;
            }
            if let Some((_, example)) = pattern.search(example_query, budget)? {
                fits = true;
                found.push((pattern, example));
            }
        }
        if !fits {
            return Err(BadPattern::NoTiles);
        }
    }
    Ok(found)
}

impl UnlistedPattern {
    /// The pattern under a binding; `None` if a number lies outside the suit.
    fn new(text: &[String], binding: &Binding, uses_own: bool) -> Result<Option<Self>, BadPattern> {
        let mut groups: SmallVec<[Group; 4]> = SmallVec::new();
        let mut tile_count = 0;
        for slot in text {
            let ParsedSlot {
                choices,
                must_differ,
            } = pattern::parse_slot(slot, binding)?;
            let Some(size) = choices.first().map(|slot| slot.tiles().count() as u32) else {
                return Ok(None);
            };
            tile_count += size;
            let same =
                |group: &&mut Group| group.choices == choices && group.must_differ == must_differ;
            match groups.iter_mut().find(same) {
                Some(group) => group.count += 1,
                None => groups.push(Group {
                    choices,
                    must_differ,
                    count: 1,
                }),
            }
        }
        if tile_count != FORM_SIZE {
            return Err(BadPattern::NotFourteen(tile_count));
        }
        let mut placed_slots = vec![Vec::new(); Tile::PLAIN_KINDS];
        let mut all = TileBits::default();
        for (group, Group { choices, count, .. }) in groups.iter().enumerate() {
            for slot in choices {
                let mut tiles: SmallVec<[(usize, u32); 3]> = SmallVec::new();
                for tile in slot.tiles() {
                    let position = search::position(tile);
                    match tiles.iter_mut().find(|(other, _)| *other == position) {
                        Some((_, copies)) => *copies += 1,
                        None => tiles.push((position, 1)),
                    }
                    (0..*count).for_each(|_| all.add(tile));
                }
                if let Some((first, _)) = tiles.first() {
                    placed_slots[*first].push(PlacedSlot {
                        group,
                        slot: *slot,
                        tiles,
                    });
                }
            }
        }
        Ok(Some(Self {
            own_wind: uses_own.then_some(binding.own),
            groups,
            placed_slots,
            all,
        }))
    }

    /// The form nearest to the hand, with the number of its tiles that are missing; `None` if the query excludes every form.
    pub fn nearest(&self, query: FormQuery<'_>) -> Option<(u32, Form)> {
        // No search takes more steps than the one for the example, which was within the budget when the pattern was read.
        let mut budget = Budget::UNLIMITED;
        self.search(query, &mut budget).ok().flatten()
    }

    fn search(
        &self,
        query: FormQuery<'_>,
        budget: &mut Budget,
    ) -> Result<Option<(u32, Form)>, BadPattern> {
        let is_wrong_wind = |own| query.own_wind.is_some_and(|wind| wind != own);
        let least_missing = FORM_SIZE.saturating_sub(self.all.in_common(query.tiles));
        if least_missing > query.max_missing || self.own_wind.is_some_and(is_wrong_wind) {
            return Ok(None);
        }
        Search::of(self, query).run(budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::MeldKind;

    fn texts(text: &str) -> Vec<Vec<String>> {
        vec![text.split(", ").map(str::to_owned).collect()]
    }

    #[test]
    fn a_search_finds_the_nearest_of_the_listed_forms() {
        let mut seed = 7_u64;
        let mut draw = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for text in [
            "pung-or-kong 123x, pung 234x, four nx, pair ny, pair own",
            "single 123x, single 123x, single 234x, pung 12y, pung 23y, single dragon, single wind, pung dragon",
            "pair terminal, pair 19x, pair 12y, pair 12y, pair dragon, pair n+1z, pair RD",
            "knit 123xy, knit 123xy, knit 123xy, knit 23xyz, knit 2yz, knit 2yz, single dragon",
            "chow 123x, chow 123x, run 2-5y, pair 12y|wind, pair n+7z",
            "pair 123x!, pair 123x!, pair 3x|RD!, pair dragon!, pair dragon!, pair wind, pair GD",
        ] {
            let texts = texts(text);
            let mut budget = Budget::UNLIMITED;
            let listed = pattern::forms(&texts, &mut budget).expect("it can be listed");
            let unlisted = patterns(&texts, &mut budget).expect("it can be searched");
            for round in 0..24 {
                // The tiles of a form, with a few replaced by others.
                let form = &listed[draw(listed.len())];
                let mut tiles: Vec<Tile> =
                    form.slots.iter().flat_map(|slot| slot.tiles()).collect();
                for _ in 0..round % 6 {
                    let index = draw(tiles.len());
                    tiles[index] = Tile::from_index(draw(34)).expect("a plain tile");
                }
                let bits: TileBits = tiles.into_iter().collect();
                let nearest = listed.iter().map(|form| form.missing(&bits)).min();
                for max_missing in [FORM_SIZE, 5, 1, 0] {
                    let query = FormQuery {
                        max_missing,
                        ..FormQuery::exactly(&bits)
                    };
                    let found = unlisted
                        .iter()
                        .filter_map(|(pattern, _)| pattern.nearest(query));
                    let found = found.min_by_key(|(missing, _)| *missing);
                    let expected = nearest.filter(|missing| *missing <= max_missing);
                    assert_eq!(
                        found.as_ref().map(|(missing, _)| *missing),
                        expected,
                        "{text}"
                    );
                    if let Some((missing, form)) = found {
                        assert_eq!(form.missing(&bits), missing);
                        assert!(listed.iter().any(|listed| listed.tiles == form.tiles));
                    }
                }
            }
        }
    }

    #[test]
    fn sets_laid_out_must_fill_a_slot() {
        let texts = texts("pung *x, pung *x, pung *y, pung *y, pair *x");
        let mut budget = Budget::CUSTOM_ROWS;
        let unlisted = patterns(&texts, &mut budget).expect("it can be searched");
        let tile = |text: &str| text.parse::<Tile>().expect("a tile");
        let names = "1B 1B 1B 4B 4B 4B 2C 2C 2C 8C 8C 8C 9B 9B";
        let bits: TileBits = names.split(' ').map(tile).collect();
        let is_found = |meld| {
            let query = FormQuery {
                melds: &[meld],
                ..FormQuery::exactly(&bits)
            };
            unlisted
                .iter()
                .any(|(pattern, _)| pattern.nearest(query).is_some())
        };
        assert!(is_found(Meld::claimed(MeldKind::Pung, tile("4B"))));
        assert!(!is_found(Meld::claimed(MeldKind::Pung, tile("5B"))));
        assert!(!is_found(Meld::claimed(MeldKind::Kong, tile("4B"))));
        assert!(!is_found(Meld::claimed(MeldKind::Chow, tile("4B"))));
    }
}
