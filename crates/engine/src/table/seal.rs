//! Sealed deals, a commitment scheme: the host publishes a seal of each deal before it is dealt, and afterwards the seed, so that every
//! player can check that nothing was changed in between.
//!
//! Each deal of a game with a secret, sealed or not, has its own seed. The seed is a keyed hash: the key is the secret of the game, which in turn
//! is a keyed hash of the host's secret, the table and the number of the game. So knowing one deal, or all deals of a game, reveals nothing
//! about any other. A seed has 256 bits, so it cannot be found by trial, and the seal needs no salt.

mod hex;

use std::fmt;
use std::str::FromStr;

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use sha2::{Digest, Sha256};

use crate::tiles::{Counts, Tile};
use hex::Hex;
pub use hex::InvalidHex;

/// A secret of a host, or one derived from it for a game, which in turn gives the seeds of the game's deals. Only the host may know it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The seed of everything random in a deal, with the number of the deal in its game. The seal is computed from its text form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealSeed {
    number: u32,
    bytes: [u8; 32],
}

/// The SHA-256 of the text form of a deal's seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must be unpredictable.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Derives the secret of a game from the host's secret and the numbers of the table and the game.
    pub fn of_game(self, table: usize, game: u64) -> Self {
        Self(self.derive(&format!("table {table} game {game}")))
    }

    /// The random generator that decides where the players sit.
    pub fn seating_rng(self) -> ChaCha8Rng {
        ChaCha8Rng::from_seed(self.derive("seats"))
    }

    /// The seed of a deal, numbered from 1.
    pub fn deal_seed(self, number: u32) -> DealSeed {
        let bytes = self.derive(&format!("deal {number}"));
        DealSeed { number, bytes }
    }

    /// A hash of a label with this secret as the key. The secret has 64 hexadecimal digits, which fill the first block of SHA-256; label
    /// and padding fill the second. So no hash can be extended to that of another label. Saved games depend on this function.
    fn derive(self, label: &str) -> [u8; 32] {
        sha256(&format!("{self} {label}"))
    }
}

impl DealSeed {
    /// The number of the deal in its game, from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// The seal of the deal.
    pub fn seal(self) -> Seal {
        Seal(sha256(&self.to_string()))
    }

    /// The dice and the wall, with or without Flowers and Seasons.
    pub fn dice_and_wall(self, flowers: bool) -> ([u8; 4], Vec<Tile>) {
        roll_and_shuffle(&mut ChaCha8Rng::from_seed(self.bytes), flowers)
    }
}

/// Rolls four dice and shuffles a wall, in the order in which it is dealt.
pub(super) fn roll_and_shuffle(rng: &mut ChaCha8Rng, flowers: bool) -> ([u8; 4], Vec<Tile>) {
    let dice = std::array::from_fn(|_| rng.random_range(1..=6));
    let mut tiles: Vec<_> = Counts::full_set(flowers).iter().collect();
    tiles.shuffle(rng);
    (dice, tiles)
}

fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

impl fmt::Display for DealSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {} seed {}", self.number, Hex(self.bytes))
    }
}

impl FromStr for DealSeed {
    type Err = InvalidHex;

    fn from_str(text: &str) -> Result<Self, InvalidHex> {
        let parts = text.strip_prefix("deal ");
        let parts = parts.and_then(|rest| rest.split_once(" seed "));
        let (number, seed) = parts.ok_or(InvalidHex)?;
        let Hex(bytes) = seed.parse()?;
        let number = number.parse().map_err(|_| InvalidHex)?;
        let parsed = Self { number, bytes };
        // The seal is computed from the text, so only its canonical form is accepted.
        (parsed.to_string() == text)
            .then_some(parsed)
            .ok_or(InvalidHex)
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl FromStr for Seal {
    type Err = InvalidHex;

    fn from_str(text: &str) -> Result<Self, InvalidHex> {
        text.parse().map(|Hex(bytes)| Self(bytes))
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl FromStr for Secret {
    type Err = InvalidHex;

    fn from_str(text: &str) -> Result<Self, InvalidHex> {
        text.parse().map(|Hex(bytes)| Self(bytes))
    }
}

impl fmt::Debug for Secret {
    /// Hides the secret from logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_deal_has_its_own_seed_seal_and_wall() {
        let secret = Secret::new([7; 32]);
        let seeds = [1, 2, 3].map(|number| secret.deal_seed(number));
        for (index, seed) in seeds.iter().enumerate() {
            assert_eq!(seed.to_string().parse(), Ok(*seed));
            assert_eq!(seed.seal().to_string().parse(), Ok(seed.seal()));
            assert_eq!(seed.dice_and_wall(true).1.len(), 144);
            assert_eq!(seed.dice_and_wall(false).1.len(), 136);
            for other in &seeds[..index] {
                assert_ne!(seed.seal(), other.seal());
                assert_ne!(seed.dice_and_wall(true), other.dice_and_wall(true));
            }
        }
        assert_eq!(secret.to_string().parse(), Ok(secret));
    }

    #[test]
    fn each_game_of_each_table_has_its_own_secret() {
        let host = Secret::new([7; 32]);
        let games = [(0, 0), (0, 1), (1, 0), (1, 10), (11, 0)];
        let secrets = games.map(|(table, game)| host.of_game(table, game));
        for (index, secret) in secrets.iter().enumerate() {
            assert!(*secret != host && !secrets[..index].contains(secret));
            assert_ne!(secret.deal_seed(1).seal(), host.deal_seed(1).seal());
        }
    }

    /// The output of `sha256sum` for the same text, so a seal can be checked without this program.
    #[test]
    fn a_seal_is_the_sha_256_of_the_text_of_the_seed() {
        let seed = format!("deal 3 seed {}", "0f".repeat(32));
        let seal = "6675ad4828cc0a6ab488141d9fd8769996e3ae0eb9489fea3e90cceb859f04d1";
        let seed: DealSeed = seed.parse().expect("a seed");
        assert_eq!(seed.seal().to_string(), seal);
    }

    #[test]
    fn only_the_canonical_text_is_a_seed() {
        let hex = "0f".repeat(32);
        for text in [
            String::new(),
            format!("deal 03 seed {hex}"),
            format!("deal 3 seed {}", hex.to_uppercase()),
            format!("deal 3 seed {hex}0"),
            format!("deal x seed {hex}"),
            format!("deal 3 {hex}"),
            format!("deal 3 seed ü{}", &hex[2..]),
        ] {
            assert_eq!(text.parse::<DealSeed>(), Err(InvalidHex), "{text}");
        }
    }
}
