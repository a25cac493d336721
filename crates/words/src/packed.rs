//! Reads texts that are embedded in the program in compressed form. `build/packing.rs` describes the format.

use std::io::Read;

use flate2::read::DeflateDecoder;

/// The paths and texts of a packed folder, the smallest first. They are unpacked one after the other.
pub fn texts(packed: &'static [u8]) -> impl Iterator<Item = (String, String)> {
    let mut stream = DeflateDecoder::new(packed);
    std::iter::from_fn(move || {
        let (path, text) = (length(&mut stream)?, length(&mut stream)?);
        Some((read(&mut stream, path)?, read(&mut stream, text)?))
    })
}

/// The next length; `None` at the end.
fn length(stream: &mut impl Read) -> Option<u32> {
    let mut bytes = [0; 4];
    stream.read_exact(&mut bytes).ok()?;
    Some(u32::from_le_bytes(bytes))
}

fn read(stream: &mut impl Read, length: u32) -> Option<String> {
    let mut text = String::with_capacity(length as usize);
    stream.take(length.into()).read_to_string(&mut text).ok()?;
    Some(text)
}
