//! The notation of patterns, and the forms they stand for.
//!
//! A slot consists of a kind and a tile: `pung 3B`. Instead of a number it can have several (`2468B`: any of them), `*` (any), `n` or `n+1`
//! (the same number n in the whole pattern) or the ends of a run (`1-9x`). Instead of a suit it can have `x`, `y` or `z`: three different
//! suits, the same in the whole pattern. Instead of a tile it can have a class (`any`, `wind`, `dragon`, `honour`, `terminal`, `minor`,
//! `major`: any of them) or `own`, the player's own wind. Alternatives are separated by a bar: `pung *x|honour`. A `knit` takes tiles of
//! one number from several suits: `knit *xy`. Slots that read the same and end with `!` take different tiles.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::{BadPattern, Budget, Form, Slot, SlotKind};
use crate::tiles::{Suit, Tile, Wind};

/// One choice of values for a pattern's variables.
#[derive(Clone, Copy)]
pub(super) struct Binding {
    /// The suits `x`, `y` and `z`.
    suits: [Suit; 3],
    /// The number `n`.
    number: u8,
    /// The wind `own`.
    pub own: Wind,
}

/// A slot's choices under a binding.
struct SlotChoices {
    /// Whether it reads as the previous slot. Then only the choices from the previous slot's choice on give new sets of tiles.
    repeats_previous: bool,
    /// Whether slots that read the same must take different tiles.
    must_differ: bool,
    choices: Vec<Slot>,
}

/// A slot as written, under a binding of the variables.
pub(super) struct ParsedSlot {
    /// Its choices; empty if a number is outside its suit.
    pub choices: Vec<Slot>,
    /// Whether slots that read the same must take different tiles.
    pub must_differ: bool,
}

/// All forms of several patterns, without duplicates.
pub(super) fn forms(
    patterns: &[Vec<String>],
    budget: &mut Budget,
) -> Result<Vec<Form>, BadPattern> {
    let mut forms = Vec::new();
    let mut seen = BTreeSet::new();
    for pattern in patterns {
        let before = forms.len();
        let mut fits = false;
        for (binding, uses_own) in bindings_of(pattern) {
            let slot_choices: Vec<SlotChoices> = (0..pattern.len())
                .map(|index| {
                    let repeats_previous = index > 0 && pattern[index] == pattern[index - 1];
                    let ParsedSlot {
                        choices,
                        must_differ,
                    } = parse_slot(&pattern[index], &binding)?;
                    Ok(SlotChoices {
                        repeats_previous,
                        must_differ,
                        choices,
                    })
                })
                .collect::<Result<_, _>>()?;
            visit_choices(
                &slot_choices,
                0,
                &mut SmallVec::new(),
                budget,
                &mut |slots, budget| {
                    fits = true;
                    let mut sorted = slots.clone();
                    sorted.sort_unstable();
                    if seen.insert(sorted) {
                        budget.spend_form()?;
                        forms.push(Form::new(slots.clone(), uses_own.then_some(binding.own)));
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

/// Every binding of a pattern's variables, and whether the pattern depends on the player's own wind.
pub(super) fn bindings_of(pattern: &[String]) -> impl Iterator<Item = (Binding, bool)> {
    let uses = |variable: fn(&str) -> bool| {
        pattern
            .iter()
            .any(|slot| alternatives_of(slot).any(variable))
    };
    let uses_own = uses(|text| text == "own");
    let suits = uses(|text| text.ends_with(['x', 'y', 'z']));
    let bindings = bindings(suits, uses(|text| text.starts_with('n')), uses_own);
    bindings.into_iter().map(move |binding| (binding, uses_own))
}

/// Every binding of the variables that are used; the others have a single value.
fn bindings(uses_suits: bool, uses_number: bool, uses_own: bool) -> Vec<Binding> {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let mut bindings = Vec::new();
    for order in &ORDERS[..if uses_suits { 6 } else { 1 }] {
        for number in 1..=if uses_number { 9 } else { 1 } {
            for own in &Wind::ALL[..if uses_own { 4 } else { 1 }] {
                bindings.push(Binding {
                    suits: order.map(|index| Suit::ALL[index]),
                    number,
                    own: *own,
                });
            }
        }
    }
    bindings
}

/// Visits every combination of one choice for each slot that can be made of a full set of tiles. `from` is the index of the choice made for
/// the previous slot.
fn visit_choices(
    slots: &[SlotChoices],
    from: usize,
    chosen: &mut SmallVec<[Slot; 14]>,
    budget: &mut Budget,
    visit: &mut impl FnMut(&SmallVec<[Slot; 14]>, &mut Budget) -> Result<(), BadPattern>,
) -> Result<(), BadPattern> {
    let Some((first, others)) = slots.split_first() else {
        return visit(chosen, budget);
    };
    let from = match (first.repeats_previous, first.must_differ) {
        (false, _) => 0,
        (true, false) => from,
        (true, true) => from + 1,
    };
    for (index, slot) in first.choices.iter().enumerate().skip(from) {
        budget.spend_step()?;
        chosen.push(*slot);
        let held = |tile| {
            chosen
                .iter()
                .flat_map(|slot| slot.tiles())
                .filter(|other| *other == tile)
                .count()
        };
        if slot.tiles().all(|tile| held(tile) <= 4) {
            visit_choices(others, index, chosen, budget, visit)?;
        }
        chosen.pop();
    }
    Ok(())
}

/// The texts of a slot's alternatives, without its kind.
fn alternatives_of(slot: &str) -> impl Iterator<Item = &str> {
    let text = slot.split_once(' ').map_or("", |(_, text)| text);
    text.trim_end_matches('!').split('|')
}

/// Reads a slot.
pub(super) fn parse_slot(slot: &str, binding: &Binding) -> Result<ParsedSlot, BadPattern> {
    let invalid = || BadPattern::Slot(slot.to_owned());
    let (kind, text) = slot.split_once(' ').ok_or_else(invalid)?;
    let (text, must_differ) = match text.strip_suffix('!') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let mut choices = Vec::new();
    for text in text.split('|') {
        choices.extend(choices_of(kind, text, binding).ok_or_else(invalid)?);
    }
    choices.sort_unstable();
    choices.dedup();
    Ok(ParsedSlot {
        choices,
        must_differ,
    })
}

/// The choices of one alternative of a slot; `None` if it is not valid.
fn choices_of(kind: &str, text: &str, binding: &Binding) -> Option<Vec<Slot>> {
    let kind = match kind {
        "single" => SlotKind::Single,
        "pair" => SlotKind::Pair,
        "chow" => SlotKind::Chow,
        "pung" => SlotKind::Pung,
        "pung-or-kong" => SlotKind::PungOrKong,
        "kong" => SlotKind::Kong,
        "four" => SlotKind::Four,
        "run" => return run(text, binding),
        "knit" => return knit(text, binding),
        _ => return None,
    };
    let fits =
        |tile: &Tile| kind != SlotKind::Chow || tile.number().is_some_and(|number| number <= 7);
    let tiles = tiles(text, binding)?.into_iter().filter(fits);
    Some(tiles.map(|tile| Slot { kind, tile }).collect())
}

/// The choices of a run such as `2-8x`.
fn run(text: &str, binding: &Binding) -> Option<Vec<Slot>> {
    let (first, rest) = text.split_once('-')?;
    let mut rest = rest.chars();
    let (first, last) = (first.parse::<u8>().ok()?, digit(rest.next())?);
    if first >= last {
        return None;
    }
    let kind = SlotKind::Run(last - first + 1);
    let tiles = tiles(&format!("{first}{}", rest.as_str()), binding)?;
    Some(tiles.into_iter().map(|tile| Slot { kind, tile }).collect())
}

/// The choices of a knit such as `*xy`: tiles of one number, one of each suit.
fn knit(text: &str, binding: &Binding) -> Option<Vec<Slot>> {
    let suits_start = text.find(|letter: char| suit_of(letter, binding).is_some())?;
    let (number, letters) = text.split_at(suits_start);
    let suits: Option<Vec<Suit>> = letters.chars().map(|one| suit_of(one, binding)).collect();
    let mut suits = suits?;
    suits.sort_unstable();
    suits.dedup();
    if suits.len() != letters.chars().count() || suits.len() < 2 {
        return None;
    }
    let kind = SlotKind::Knit(suits.iter().fold(0, |mask, suit| mask | 1 << *suit as u8));
    let first = *suits.first()?;
    let numbers = numbers(number, binding)?.into_iter();
    let tiles = numbers.map(|number| Tile::suited(first, number));
    Some(tiles.map(|tile| Slot { kind, tile }).collect())
}

fn digit(letter: Option<char>) -> Option<u8> {
    letter?
        .to_digit(10)
        .and_then(|digit| u8::try_from(digit).ok())
}

fn suit_of(letter: char, binding: &Binding) -> Option<Suit> {
    Some(match letter {
        'x' | 'y' | 'z' => binding.suits[letter as usize - 'x' as usize],
        'B' => Suit::Bamboo,
        'C' => Suit::Character,
        'D' => Suit::Circle,
        _ => return None,
    })
}

/// The numbers a text stands for, without those that no suit has; `None` if it is not valid.
fn numbers(text: &str, binding: &Binding) -> Option<Vec<u8>> {
    let numbers: Vec<u8> = match text {
        "*" => (1..=9).collect(),
        "n" => vec![binding.number],
        number if number.starts_with("n+") => {
            let mut letters = number.chars().skip(2);
            let offset = digit(letters.next()).filter(|_| letters.next().is_none())?;
            vec![binding.number + offset]
        }
        digits => digits
            .chars()
            .map(|letter| digit(Some(letter)))
            .collect::<Option<_>>()?,
    };
    let in_suit = numbers
        .into_iter()
        .filter(|number| (1..=9).contains(number));
    Some(in_suit.collect())
}

/// The tiles a text stands for; `None` if it is not valid.
fn tiles(text: &str, binding: &Binding) -> Option<Vec<Tile>> {
    let class: Option<fn(&Tile) -> bool> = match text {
        "own" => return Some(vec![Tile::wind(binding.own)]),
        "any" => Some(|_| true),
        "wind" => Some(|tile| tile.as_wind().is_some()),
        "dragon" => Some(|tile| tile.as_dragon().is_some()),
        "honour" => Some(|tile| tile.is_honour()),
        "terminal" => Some(|tile| tile.is_terminal()),
        "minor" => Some(|tile| tile.is_minor()),
        "major" => Some(|tile| tile.is_major()),
        _ => None,
    };
    if let Some(class) = class {
        return Some(Tile::plain().filter(class).collect());
    }
    if let Ok(tile) = text.parse::<Tile>() {
        return (!tile.is_bonus()).then(|| vec![tile]);
    }
    let (last_index, letter) = text.char_indices().last()?;
    let suit = suit_of(letter, binding)?;
    let numbers = numbers(&text[..last_index], binding)?.into_iter();
    Some(numbers.map(|number| Tile::suited(suit, number)).collect())
}
