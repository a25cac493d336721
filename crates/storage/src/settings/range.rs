//! Numbers in the settings file that must lie in a range.

use serde::{Deserialize, Deserializer, de};

use words::say;

/// A whole number from `LOW` to `HIGH`.
pub(super) fn within<'de, D: Deserializer<'de>, const LOW: u8, const HIGH: u8>(
    source: D,
) -> Result<u8, D::Error> {
    let value = i64::deserialize(source)?;
    u8::try_from(value)
        .ok()
        .filter(|value| (LOW..=HIGH).contains(value))
        .ok_or_else(|| {
            de::Error::custom(say!("settings-out-of-range", value, low = LOW, high = HIGH))
        })
}
