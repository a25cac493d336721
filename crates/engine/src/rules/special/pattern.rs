//! The notation of patterns, and the forms they stand for.
//!
//! A slot is a kind and a tile: `pung 3B`. In place of a number may stand several (`2468B`: any of them), `*` (any),
//! `n` or `n+1` (the same number n in the whole pattern) or the ends of a run (`1-9x`). In place of a suit may stand
//! `x`, `y`, `z`: three different suits, the same in the whole pattern. In place of a tile may stand a class (`wind`,
//! `dragon`, `honour`, `terminal`, `major`: any of them) or `own`, the player's own wind.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::{BadPattern, Budget, Form, Slot, SlotKind};
use crate::tiles::{Suit, Tile, Wind};

/// What the variables of a pattern stand for.
#[derive(Clone, Copy)]
pub(super) struct Binding {
    suits: [Suit; 3],
    number: u8,
    /// The player's own wind.
    pub own: Wind,
}

/// What a slot may stand for under a binding. `again`: it reads as the slot before it, so that only the choices from that one's on
/// are new.
struct Place {
    again: bool,
    choices: Vec<Slot>,
}

/// All forms of several patterns, each set of places once.
pub(super) fn forms(
    patterns: &[Vec<String>],
    budget: &mut Budget,
) -> Result<Vec<Form>, BadPattern> {
    let mut forms = Vec::new();
    let mut seen = BTreeSet::new();
    for pattern in patterns {
        let before = forms.len();
        let mut fits = false;
        for (binding, own) in bindings_of(pattern) {
            let places: Vec<Place> = (0..pattern.len())
                .map(|place| {
                    let again = place > 0 && pattern[place] == pattern[place - 1];
                    let (_, choices) = kind_and_choices(&pattern[place], &binding)?;
                    Ok(Place { again, choices })
                })
                .collect::<Result<_, _>>()?;
            each_choice(
                &places,
                0,
                &mut SmallVec::new(),
                budget,
                &mut |slots, budget| {
                    fits = true;
                    let mut sorted = slots.clone();
                    sorted.sort_unstable();
                    if seen.insert(sorted) {
                        budget.keep()?;
                        forms.push(Form::new(slots.clone(), own.then_some(binding.own)));
                    }
                    Ok(())
                },
            )?;
        }
        if !fits {
            return Err(BadPattern::NoTiles);
        }
        let counts = forms[before..].iter().map(|form| form.tiles.count());
        if let Some(count) = counts.filter(|count| *count != 14).max() {
            return Err(BadPattern::NotFourteen(count));
        }
    }
    Ok(forms)
}

/// Every binding of a pattern's variables, and whether it asks for the player's own wind.
pub(super) fn bindings_of(pattern: &[String]) -> impl Iterator<Item = (Binding, bool)> {
    let uses = |variable: fn(&str) -> bool| pattern.iter().any(|slot| variable(tile_of(slot)));
    let own = uses(|text| text == "own");
    let suits = uses(|text| text.ends_with(['x', 'y', 'z']));
    let bindings = bindings(suits, uses(|text| text.starts_with('n')), own);
    bindings.into_iter().map(move |binding| (binding, own))
}

/// Every binding of the variables that are used.
fn bindings(suits: bool, number: bool, own: bool) -> Vec<Binding> {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let mut bindings = Vec::new();
    for order in &ORDERS[..if suits { 6 } else { 1 }] {
        for number in 1..=if number { 9 } else { 1 } {
            for own in &Wind::ALL[..if own { 4 } else { 1 }] {
                bindings.push(Binding {
                    suits: order.map(|place| Suit::ALL[place]),
                    number,
                    own: *own,
                });
            }
        }
    }
    bindings
}

/// Every choice of one slot from each place that a set of tiles has copies for. `from`: the choice made in the place before.
fn each_choice(
    places: &[Place],
    from: usize,
    chosen: &mut SmallVec<[Slot; 14]>,
    budget: &mut Budget,
    each: &mut impl FnMut(&SmallVec<[Slot; 14]>, &mut Budget) -> Result<(), BadPattern>,
) -> Result<(), BadPattern> {
    let Some((first, others)) = places.split_first() else {
        return each(chosen, budget);
    };
    let from = if first.again { from } else { 0 };
    for (place, slot) in first.choices.iter().enumerate().skip(from) {
        budget.step()?;
        chosen.push(*slot);
        let held = |tile| {
            chosen
                .iter()
                .flat_map(|slot| slot.tiles())
                .filter(|other| *other == tile)
                .count()
        };
        if slot.tiles().all(|tile| held(tile) <= 4) {
            each_choice(others, place, chosen, budget, each)?;
        }
        chosen.pop();
    }
    Ok(())
}

fn tile_of(slot: &str) -> &str {
    slot.split_once(' ').map_or("", |(_, tile)| tile)
}

/// What a slot holds, and the places it may stand for under a binding; none if a number runs out of its suit.
pub(super) fn kind_and_choices(
    slot: &str,
    binding: &Binding,
) -> Result<(SlotKind, Vec<Slot>), BadPattern> {
    let wrong = || BadPattern::Slot(slot.to_owned());
    let (kind, text) = slot.split_once(' ').ok_or_else(wrong)?;
    let (kind, text, length) = match kind {
        "single" => (SlotKind::Single, text.to_owned(), 1),
        "pair" => (SlotKind::Pair, text.to_owned(), 1),
        "chow" => (SlotKind::Chow, text.to_owned(), 3),
        "pung" => (SlotKind::Pung, text.to_owned(), 1),
        "pung-or-kong" => (SlotKind::PungOrKong, text.to_owned(), 1),
        "four" => (SlotKind::Four, text.to_owned(), 1),
        "run" => {
            let (first, rest) = text.split_once('-').ok_or_else(wrong)?;
            let ends = first.parse::<u8>().ok().zip(digit(rest.chars().next()));
            let (first, last) = ends
                .filter(|(first, last)| first < last)
                .ok_or_else(wrong)?;
            let length = last - first + 1;
            (
                SlotKind::Run(length),
                format!("{first}{}", &rest[1..]),
                length,
            )
        }
        _ => return Err(wrong()),
    };
    let tiles = tiles(&text, binding).ok_or_else(wrong)?;
    let fits =
        |tile: &Tile| length == 1 || tile.number().is_some_and(|number| number + length <= 10);
    let choices = tiles.into_iter().filter(fits);
    Ok((kind, choices.map(|tile| Slot { kind, tile }).collect()))
}

fn digit(letter: Option<char>) -> Option<u8> {
    letter?
        .to_digit(10)
        .and_then(|digit| u8::try_from(digit).ok())
}

/// The tiles a text may stand for; `None` if it cannot be read.
fn tiles(text: &str, binding: &Binding) -> Option<Vec<Tile>> {
    let class: Option<fn(&Tile) -> bool> = match text {
        "own" => return Some(vec![Tile::wind(binding.own)]),
        "wind" => Some(|tile| tile.as_wind().is_some()),
        "dragon" => Some(|tile| tile.as_dragon().is_some()),
        "honour" => Some(|tile| tile.is_honour()),
        "terminal" => Some(|tile| tile.is_terminal()),
        "major" => Some(|tile| tile.is_major()),
        _ => None,
    };
    if let Some(class) = class {
        return Some(Tile::plain().filter(class).collect());
    }
    if let Ok(tile) = text.parse::<Tile>() {
        return (!tile.is_bonus()).then(|| vec![tile]);
    }
    let (place, letter) = text.char_indices().last()?;
    let suit = match letter {
        'x' | 'y' | 'z' => binding.suits[letter as usize - 'x' as usize],
        'B' => Suit::Bamboo,
        'C' => Suit::Character,
        'D' => Suit::Circle,
        _ => return None,
    };
    let numbers: Vec<u8> = match &text[..place] {
        "*" => (1..=9).collect(),
        "n" => vec![binding.number],
        number if number.starts_with("n+") => {
            let mut ahead = number.chars().skip(2);
            let beyond = digit(ahead.next()).filter(|_| ahead.next().is_none())?;
            vec![binding.number + beyond]
        }
        digits => digits
            .chars()
            .map(|letter| digit(Some(letter)))
            .collect::<Option<_>>()?,
    };
    let in_suit = numbers
        .into_iter()
        .filter(|number| (1..=9).contains(number));
    Some(in_suit.map(|number| Tile::suited(suit, number)).collect())
}
