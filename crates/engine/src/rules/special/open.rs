//! Patterns that stand for more sets of tiles than can be listed. The set nearest to a hand is found by a search over the 34 kinds of
//! tile; what is left of each group of like slots is all that the search has to remember.

use std::collections::BTreeMap;

use smallvec::SmallVec;

use super::pattern::{self, Binding};
use super::{BadPattern, Budget, Form, Slot, SlotKind, TileBits};
use crate::tiles::{Hand, Meld, MeldKind, Tile, TileSet, Wind};

/// The tiles of a form.
const WHOLE: u32 = 14;

/// What a form is searched for.
#[derive(Clone, Copy)]
pub struct Sought<'a> {
    /// The tiles that the form should have.
    pub tiles: &'a TileBits,
    /// Sets laid out, each of which needs a place in the form.
    pub melds: &'a [Meld],
    /// The player's wind; `None`: any.
    pub own_wind: Option<Wind>,
    /// How many tiles of the form may be missing.
    pub most_missing: u32,
}

/// A pattern under one binding of its variables.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenPattern {
    own_wind: Option<Wind>,
    groups: SmallVec<[Group; 4]>,
}

/// Slots of a pattern that take the same.
#[derive(Clone, Debug, PartialEq)]
struct Group {
    kind: SlotKind,
    tiles: TileSet,
    count: u32,
}

/// Slots that all take their tiles from one kind: how many of each group.
#[derive(Clone, Default)]
struct Choice {
    slots: SmallVec<[(usize, u32); 4]>,
    tiles: u32,
}

/// A step of the search.
struct Step {
    /// The step before it.
    before: usize,
    tile: Tile,
    choice: Choice,
    /// The tiles of the slots filled so far, and how many of them the hand lacks.
    tiles: u32,
    missing: u32,
}

impl<'a> Sought<'a> {
    /// A hand with a seat's wind, its sets in their places.
    pub fn by(hand: &'a Hand, tiles: &'a TileBits, wind: Wind, most_missing: u32) -> Self {
        Self {
            tiles,
            melds: &hand.melds,
            own_wind: Some(wind),
            most_missing,
        }
    }

    /// Exactly these tiles, whoever has them and however they lie.
    pub fn exactly(tiles: &'a TileBits) -> Self {
        Self {
            tiles,
            melds: &[],
            own_wind: None,
            most_missing: 0,
        }
    }
}

impl Group {
    /// How many tiles of a kind one of its slots takes; `None`: it takes tiles of several kinds.
    fn size(&self) -> Option<u32> {
        match self.kind {
            SlotKind::Single => Some(1),
            SlotKind::Pair => Some(2),
            SlotKind::Pung | SlotKind::PungOrKong => Some(3),
            SlotKind::Four => Some(4),
            SlotKind::Chow | SlotKind::Run(_) => None,
        }
    }
}

/// The open patterns of a special hand, each with an example.
pub(super) fn patterns(
    texts: &[Vec<String>],
    budget: &mut Budget,
) -> Result<Vec<(OpenPattern, Form)>, BadPattern> {
    // One tile of each kind is nearest to an example of many kinds.
    let one_of_each: TileBits = Tile::plain().collect();
    let any = Sought {
        most_missing: WHOLE,
        ..Sought::exactly(&one_of_each)
    };
    budget.search_row()?;
    let mut found: Vec<(OpenPattern, Form)> = Vec::new();
    for text in texts {
        let mut fits = false;
        for (binding, own) in pattern::bindings_of(text) {
            let pattern = OpenPattern::new(text, &binding, own)?;
            if found.iter().any(|(other, _)| *other == pattern) {
                fits = true;
                continue;
            }
            budget.search(pattern.work())?;
            if let Some((_, example)) = pattern.nearest(any) {
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

impl OpenPattern {
    fn new(text: &[String], binding: &Binding, own: bool) -> Result<Self, BadPattern> {
        let mut groups: SmallVec<[Group; 4]> = SmallVec::new();
        for slot in text {
            let (kind, choices) = pattern::kind_and_choices(slot, binding)?;
            let tiles: TileSet = choices.iter().map(|slot| slot.tile).collect();
            let same = |group: &&mut Group| group.kind == kind && group.tiles == tiles;
            match groups.iter_mut().find(same) {
                Some(group) => group.count += 1,
                None => groups.push(Group {
                    kind,
                    tiles,
                    count: 1,
                }),
            }
        }
        let sizes = groups.iter().map(|group| Some(group.size()? * group.count));
        match sizes.sum::<Option<u32>>() {
            None => Err(BadPattern::TooMany),
            Some(WHOLE) => Ok(Self {
                own_wind: own.then_some(binding.own),
                groups,
            }),
            Some(count) => Err(BadPattern::NotFourteen(count)),
        }
    }

    /// The most steps of a search.
    fn work(&self) -> u32 {
        let states: u32 = self.groups.iter().map(|group| group.count + 1).product();
        let choices: usize = Tile::plain()
            .map(|tile| self.choices(tile, &[]).len())
            .sum();
        states.saturating_mul(u32::try_from(choices).unwrap_or(u32::MAX))
    }

    /// The form nearest to the tiles, with how many of its tiles are missing.
    pub fn nearest(&self, sought: Sought<'_>) -> Option<(u32, Form)> {
        let is_wrong_wind = |own| sought.own_wind.is_some_and(|wind| wind != own);
        let has_chow = sought.melds.iter().any(|meld| meld.kind == MeldKind::Chow);
        if has_chow || self.own_wind.is_some_and(is_wrong_wind) {
            return None;
        }
        // So many tiles of the hand may be left over.
        let spare = (sought.tiles.count() + sought.most_missing).checked_sub(WHOLE)?;
        let mut held_so_far = 0;
        let mut steps: Vec<Step> = Vec::new();
        // What is filled of each group, and the step that led there; none at the start.
        let mut reached: BTreeMap<SmallVec<[u32; 14]>, Option<usize>> = BTreeMap::new();
        reached.insert(SmallVec::from_elem(0, self.groups.len()), None);
        for tile in Tile::plain() {
            let held = sought.tiles.copies(tile);
            held_so_far += held;
            let choices = self.choices(tile, sought.melds);
            let mut next: BTreeMap<SmallVec<[u32; 14]>, Option<usize>> = BTreeMap::new();
            for (filled, step) in reached {
                let before = step.and_then(|step| steps.get(step));
                let (tiles, missing) = before.map_or((0, 0), |step| (step.tiles, step.missing));
                for choice in &choices {
                    let tiles = tiles + choice.tiles;
                    let missing = missing + choice.tiles.saturating_sub(held);
                    if missing > sought.most_missing || held_so_far + missing > spare + tiles {
                        continue;
                    }
                    let mut filled = filled.clone();
                    let mut slots = choice.slots.iter();
                    let has_room = slots.all(|(group, count)| {
                        filled[*group] += count;
                        filled[*group] <= self.groups[*group].count
                    });
                    let known = next.get(&filled).copied().flatten();
                    let known = known.and_then(|step: usize| steps.get(step));
                    if !has_room || known.is_some_and(|known| known.missing <= missing) {
                        continue;
                    }
                    next.insert(filled, Some(steps.len()));
                    steps.push(Step {
                        before: step.unwrap_or(usize::MAX),
                        tile,
                        choice: choice.clone(),
                        tiles,
                        missing,
                    });
                }
            }
            reached = next;
        }
        let whole: SmallVec<[u32; 14]> = self.groups.iter().map(|group| group.count).collect();
        let last = steps.get(reached.get(&whole).copied()??)?;
        Some((last.missing, self.form(&steps, last)))
    }

    /// The form that the steps up to this one have filled.
    fn form(&self, steps: &[Step], last: &Step) -> Form {
        let mut slots: Vec<(usize, Slot)> = Vec::new();
        let mut step = Some(last);
        while let Some(Step {
            before,
            tile,
            choice,
            ..
        }) = step
        {
            for (group, count) in &choice.slots {
                let kind = self.groups[*group].kind;
                let slot = Slot { kind, tile: *tile };
                slots.extend((0..*count).map(|_| (*group, slot)));
            }
            step = steps.get(*before);
        }
        slots.sort_unstable();
        let slots = slots.into_iter().map(|(_, slot)| slot).collect();
        Form::new(slots, self.own_wind)
    }

    /// What can be filled with tiles of a kind so that the sets of that kind have a place.
    fn choices(&self, tile: Tile, melds: &[Meld]) -> Vec<Choice> {
        let mut choices = vec![Choice::default()];
        for (place, group) in self.groups.iter().enumerate() {
            let Some(size) = group.size().filter(|_| group.tiles.has(tile)) else {
                continue;
            };
            for choice in 0..choices.len() {
                let before = choices[choice].clone();
                let most = ((4 - before.tiles) / size).min(group.count);
                choices.extend((1..=most).map(|count| {
                    let mut more = before.clone();
                    more.slots.push((place, count));
                    more.tiles += count * size;
                    more
                }));
            }
        }
        for meld in melds.iter().filter(|meld| meld.tile == tile) {
            choices.retain(|choice| {
                let mut groups = choice.slots.iter().map(|(group, _)| &self.groups[*group]);
                groups.any(|Group { kind, .. }| Slot { kind: *kind, tile }.takes(*meld))
            });
        }
        choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<Vec<String>> {
        vec![text.split(", ").map(str::to_owned).collect()]
    }

    #[test]
    fn a_search_is_as_near_as_the_nearest_listed_form() {
        let mut seed = 7_u64;
        let mut draw = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for text in [
            "pung-or-kong 123x, pung 234x, four nx, pair ny, pair own",
            "single 123x, single 123x, single 234x, pung 12y, pung 23y, single dragon, single wind, pung dragon",
            "pair terminal, pair 19x, pair 12y, pair 12y, pair dragon, pair n+1z, pair RD",
        ] {
            let texts = texts(text);
            let mut budget = Budget::UNLIMITED;
            let listed = pattern::forms(&texts, &mut budget).expect("it can be listed");
            let open = patterns(&texts, &mut budget).expect("it can be searched");
            for round in 0..60 {
                // The tiles of a form with a few others in their places.
                let form = &listed[draw(listed.len())];
                let mut tiles: Vec<Tile> =
                    form.slots.iter().flat_map(|slot| slot.tiles()).collect();
                for _ in 0..round % 6 {
                    let place = draw(tiles.len());
                    tiles[place] = Tile::from_index(draw(34)).expect("a plain tile");
                }
                let bits: TileBits = tiles.into_iter().collect();
                let nearest = listed.iter().map(|form| form.missing(&bits)).min();
                for most_missing in [WHOLE, 5, 1, 0] {
                    let sought = Sought {
                        most_missing,
                        ..Sought::exactly(&bits)
                    };
                    let found = open.iter().filter_map(|(open, _)| open.nearest(sought));
                    let found = found.min_by_key(|(missing, _)| *missing);
                    let due = nearest.filter(|missing| *missing <= most_missing);
                    assert_eq!(found.as_ref().map(|(missing, _)| *missing), due, "{text}");
                    if let Some((missing, form)) = found {
                        assert_eq!(form.missing(&bits), missing);
                        assert!(listed.iter().any(|listed| listed.tiles == form.tiles));
                    }
                }
            }
        }
    }

    #[test]
    fn sets_laid_out_have_a_place() {
        let texts = texts("pung *x, pung *x, pung *y, pung *y, pair *x");
        let mut budget = Budget::OWN;
        let open = patterns(&texts, &mut budget).expect("it can be searched");
        let tile = |text: &str| text.parse::<Tile>().expect("a tile");
        let names = "1B 1B 1B 4B 4B 4B 2C 2C 2C 8C 8C 8C 9B 9B";
        let bits: TileBits = names.split(' ').map(tile).collect();
        let is_found = |meld| {
            let sought = Sought {
                melds: &[meld],
                ..Sought::exactly(&bits)
            };
            open.iter().any(|(open, _)| open.nearest(sought).is_some())
        };
        assert!(is_found(Meld::claimed(MeldKind::Pung, tile("4B"))));
        assert!(!is_found(Meld::claimed(MeldKind::Pung, tile("5B"))));
        assert!(!is_found(Meld::claimed(MeldKind::Kong, tile("4B"))));
        assert!(!is_found(Meld::claimed(MeldKind::Chow, tile("4B"))));
    }
}
