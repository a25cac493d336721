//! Thirty-two bytes as sixty-four hexadecimal digits.

use std::fmt;
use std::str::FromStr;

/// The text is not a seal, a seed of a deal or a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidHex;

/// Bytes written in lower-case hexadecimal digits, and read in either case.
pub(super) struct Hex(pub [u8; 32]);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Hex {
    type Err = InvalidHex;

    fn from_str(text: &str) -> Result<Self, InvalidHex> {
        let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
        let digits = digits.filter(|digits| digits.len() == 64);
        let digits = digits.ok_or(InvalidHex)?;
        // Two hexadecimal digits always fit a byte.
        Ok(Self(std::array::from_fn(|place| {
            (digits[2 * place] * 16 + digits[2 * place + 1]) as u8
        })))
    }
}
