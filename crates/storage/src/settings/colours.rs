//! The colours of the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use words::say;

/// Red, green and blue, written as `#B72A1D`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rgb(pub u8, pub u8, pub u8);

/// Colours of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Colours {
    /// Whether the table is dark, with light text.
    pub dark: bool,
    /// Whether text, lines and marks have the highest contrast; only with a dark table.
    pub strong: bool,
    /// The middle of the table.
    #[serde(rename = "back_top")]
    pub middle: Rgb,
    /// The edge of the table. If it equals the middle, the table has one colour.
    #[serde(rename = "back_bottom")]
    pub edge: Rgb,
    /// East's stake.
    pub east: Rgb,
    /// The other stakes.
    pub others: Rgb,
}

impl Default for Colours {
    fn default() -> Self {
        Self {
            dark: false,
            strong: false,
            middle: Rgb(0xF4, 0xEB, 0xD4),
            edge: Rgb(0xD3, 0xBE, 0x90),
            east: Rgb(0xB7, 0x2A, 0x1D),
            others: Rgb(0x26, 0x22, 0x20),
        }
    }
}

impl Colours {
    /// The default colours of a dark table.
    pub fn dark() -> Self {
        Self {
            dark: true,
            middle: Rgb(0x24, 0x40, 0x39),
            edge: Rgb(0x0E, 0x1F, 0x1C),
            ..Self::default()
        }
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}

impl FromStr for Rgb {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || say!("settings-not-a-colour", text);
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.is_ascii());
        let value = digits
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .ok_or_else(wrong)?;
        let [_, red, green, blue] = value.to_be_bytes();
        Ok(Self(red, green, blue))
    }
}

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Rgb> for String {
    fn from(colour: Rgb) -> Self {
        colour.to_string()
    }
}
