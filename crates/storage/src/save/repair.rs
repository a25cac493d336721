//! Repairs lines of a journal in which a single bit is wrong. The checksum of a line determines which bit that is, so a repair is as
//! reliable as the checksum itself.

use super::journal::{self, JournalEntry};

/// The polynomial of the checksum, bit-reversed.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// Parses an intact line with its number.
pub fn parse_entry(game_checksum: u32, line: &[u8]) -> Option<(u64, JournalEntry)> {
    let (number, rest) = std::str::from_utf8(line).ok()?.split_once(' ')?;
    let (sum, body) = rest.split_once(' ')?;
    let number = number.parse().ok()?;
    let is_intact = u32::from_str_radix(sum, 16).ok()?
        == journal::line_checksum(game_checksum, number, body.as_bytes());
    let entry = is_intact
        .then(|| serde_json::from_str(body).ok())
        .flatten()?;
    Some((number, entry))
}

/// The entries in damaged pieces of a journal, if one wrong bit explains the damage. They must have the missing numbers: `count` of them,
/// starting with `first`.
pub fn repair(
    game_checksum: u32,
    first: u64,
    count: u64,
    pieces: &[&[u8]],
) -> Option<Vec<(u64, JournalEntry)>> {
    match (count, pieces) {
        (1, [line]) => Some(vec![line_with_wrong_bit(game_checksum, first, line)?]),
        (1, [left, right]) => {
            // A byte has become a line break.
            let joined = |byte: u8| [left, &[byte][..], right].concat();
            let mut all = one_bit_variants(b'\n').map(joined);
            all.find_map(|line| parse_numbered(game_checksum, first, &line))
                .map(|entry| vec![entry])
        }
        (2, [merged]) => {
            // A line break has become another byte.
            let ends = (0..merged.len())
                .filter(|at| one_bit_variants(b'\n').any(|byte| byte == merged[*at]));
            ends.into_iter().find_map(|end| {
                let one = parse_numbered(game_checksum, first, &merged[..end])?;
                Some(vec![
                    one,
                    parse_numbered(game_checksum, first + 1, &merged[end + 1..])?,
                ])
            })
        }
        _ => None,
    }
}

/// Parses an intact line that must have this number.
fn parse_numbered(game_checksum: u32, number: u64, line: &[u8]) -> Option<(u64, JournalEntry)> {
    parse_entry(game_checksum, line).filter(|(found, _)| *found == number)
}

/// All bytes that differ from this one in one bit.
fn one_bit_variants(byte: u8) -> impl Iterator<Item = u8> {
    (0..8).map(move |bit| byte ^ (1 << bit))
}

/// The entry in a line with one wrong bit and this number.
fn line_with_wrong_bit(
    game_checksum: u32,
    number: u64,
    line: &[u8],
) -> Option<(u64, JournalEntry)> {
    let spaces = line.iter().enumerate().filter(|(_, byte)| **byte == b' ');
    let body = spaces
        .map(|(index, _)| index + 1)
        .nth(1)
        .unwrap_or(line.len());
    let mut line = line.to_owned();
    // The number and the checksum are short: try every bit of them.
    for index in 0..body.min(line.len()) {
        for bit in 0..8 {
            line[index] ^= 1 << bit;
            if let Some(found) = parse_numbered(game_checksum, number, &line) {
                return Some(found);
            }
            line[index] ^= 1 << bit;
        }
    }
    let sum = std::str::from_utf8(line.get(body.checked_sub(9)?..body - 1)?).ok()?;
    let stored = u32::from_str_radix(sum, 16).ok()?;
    let (index, bit) = wrong_bit(
        &line[body..],
        stored ^ journal::line_checksum(game_checksum, number, &line[body..]),
    )?;
    line[body + index] ^= 1 << bit;
    parse_numbered(game_checksum, number, &line)
}

/// The index of the byte, and the bit in it, whose change makes this difference in the checksum of a text.
fn wrong_bit(text: &[u8], difference: u32) -> Option<(usize, u32)> {
    let mut differences: [u32; 8] = std::array::from_fn(|bit| advance_one_byte(1 << bit));
    for index in (0..text.len()).rev() {
        if let Some(bit) = (0..)
            .zip(differences)
            .find(|(_, candidate)| *candidate == difference)
        {
            return Some((index, bit.0));
        }
        differences = differences.map(advance_one_byte);
    }
    None
}

/// The difference of two checksums after one more byte, the same in both texts.
fn advance_one_byte(difference: u32) -> u32 {
    (0..8).fold(difference, |sum, _| match sum & 1 {
        1 => (sum >> 1) ^ POLYNOMIAL,
        _ => sum >> 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::table::{Input, Move};
    use engine::tiles::Seat;

    const BASE: u32 = 0x1234_5678;

    fn lines() -> [String; 2] {
        let made = JournalEntry::Made(Input::Move(Seat::new(2), Move::Ready));
        [(7, made), (8, JournalEntry::Back(12))]
            .map(|(number, entry)| journal::line(BASE, number, &entry))
    }

    #[test]
    fn any_single_bit_of_two_lines_is_repaired() {
        let whole = lines().concat();
        let expected: Vec<_> = whole
            .lines()
            .map(|line| parse_entry(BASE, line.as_bytes()))
            .collect();
        for at in 0..whole.len() - 1 {
            for bit in 0..8 {
                let mut damaged = whole.clone().into_bytes();
                damaged[at] ^= 1 << bit;
                damaged.pop();
                let pieces: Vec<&[u8]> = damaged.split(|byte| *byte == b'\n').collect();
                let good = pieces.iter().filter_map(|line| parse_entry(BASE, line));
                let good: Vec<u64> = good.map(|(number, _)| number).collect();
                let bad: Vec<&[u8]> = pieces
                    .iter()
                    .copied()
                    .filter(|line| parse_entry(BASE, line).is_none())
                    .collect();
                let missing: Vec<u64> = (7..=8).filter(|number| !good.contains(number)).collect();
                // A checksum in capitals is equivalent.
                let Some(first) = missing.first() else {
                    continue;
                };
                let found = repair(BASE, *first, missing.len() as u64, &bad);
                assert!(found.is_some(), "bit {bit} of byte {at}");
                let found = found.unwrap_or_default();
                for (number, entry) in found {
                    assert_eq!(Some((number, entry)), expected[number as usize - 7]);
                }
            }
        }
    }

    #[test]
    fn damage_of_more_than_one_bit_is_not_repaired() {
        let [line, _] = lines();
        let line = line.trim_end();
        for at in 0..line.len() - 1 {
            let mut damaged = line.as_bytes().to_owned();
            damaged[at] ^= 0x11;
            damaged[at + 1] ^= 0x20;
            assert_eq!(repair(BASE, 7, 1, &[&damaged]), None, "at {at}");
        }
        // Nor is an undamaged line with another number used.
        assert_eq!(repair(BASE, 6, 1, &[line.as_bytes()]), None);
    }
}
