//! Serializes paths in files and messages of the program. A path in valid Unicode is written as text, any other as a list of its code
//! units: either is read back exactly.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The serialized form of a path.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SerializedPath {
    Text(String),
    /// Bytes, or 16-bit units on Windows.
    Units(Vec<u16>),
}

impl From<&Path> for SerializedPath {
    fn from(path: &Path) -> Self {
        match path.to_str() {
            Some(text) => Self::Text(text.to_owned()),
            None => Self::Units(units(path.as_os_str())),
        }
    }
}

impl From<SerializedPath> for PathBuf {
    fn from(written: SerializedPath) -> Self {
        match written {
            SerializedPath::Text(text) => text.into(),
            SerializedPath::Units(units) => from_units(&units).into(),
        }
    }
}

#[cfg(windows)]
fn units(name: &OsStr) -> Vec<u16> {
    std::os::windows::ffi::OsStrExt::encode_wide(name).collect()
}

#[cfg(windows)]
fn from_units(units: &[u16]) -> OsString {
    std::os::windows::ffi::OsStringExt::from_wide(units)
}

#[cfg(not(windows))]
fn units(name: &OsStr) -> Vec<u16> {
    let bytes = std::os::unix::ffi::OsStrExt::as_bytes(name);
    bytes.iter().copied().map(u16::from).collect()
}

#[cfg(not(windows))]
fn from_units(units: &[u16]) -> OsString {
    let bytes = units.iter().map(|unit| (*unit & 0xff) as u8).collect();
    std::os::unix::ffi::OsStringExt::from_vec(bytes)
}

/// Writes a path.
///
/// # Errors
/// An error of the format.
pub fn serialize<S: Serializer>(path: &Path, to: S) -> Result<S::Ok, S::Error> {
    SerializedPath::from(path).serialize(to)
}

/// Reads a path.
///
/// # Errors
/// The value is not a path.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PathBuf, D::Error> {
    SerializedPath::deserialize(from).map(PathBuf::from)
}

/// Serializes a list of paths.
pub mod list {
    use super::{Deserialize, Deserializer, PathBuf, SerializedPath, Serializer};

    /// Writes paths.
    ///
    /// # Errors
    /// An error of the format.
    pub fn serialize<S: Serializer>(paths: &[PathBuf], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(
            paths
                .iter()
                .map(|path| SerializedPath::from(path.as_path())),
        )
    }

    /// Reads paths.
    ///
    /// # Errors
    /// The value is not a list of paths.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<PathBuf>, D::Error> {
        let written = Vec::<SerializedPath>::deserialize(from)?;
        Ok(written.into_iter().map(PathBuf::from).collect())
    }
}

/// Serializes an optional path.
pub mod option {
    use super::{Deserialize, Deserializer, PathBuf, Serialize, SerializedPath, Serializer};

    /// Writes a path, if there is one.
    ///
    /// # Errors
    /// An error of the format.
    pub fn serialize<S: Serializer>(path: &Option<PathBuf>, to: S) -> Result<S::Ok, S::Error> {
        path.as_deref().map(SerializedPath::from).serialize(to)
    }

    /// Reads a path, if there is one.
    ///
    /// # Errors
    /// The value is not a path.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PathBuf>, D::Error> {
        let written = Option::<SerializedPath>::deserialize(from)?;
        Ok(written.map(PathBuf::from))
    }
}
