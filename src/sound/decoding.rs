//! Decodes sounds: the embedded voices, which are FLAC files, and WAV files of integers of 8 to 32 bits or 32-bit floats, 4 to 384 kHz, with up to
//! eight channels.

use std::io::{Cursor, ErrorKind};
use std::num::{NonZeroU16, NonZeroU32};
use std::ops::RangeInclusive;

use claxon::FlacReader;
use hound::{SampleFormat, WavReader};

use super::library::{Origin, SoundFile};
use storage::save::read_file;
use words::say;

/// The longest sound that is played, in seconds.
const MAX_SECONDS: u32 = 20;
/// The maximum size of a file in bytes: enough for `MAX_SECONDS` in every common format.
const MAX_BYTES: u64 = 16 << 20;

/// The supported sample rates, in hertz.
const RATES: RangeInclusive<u32> = 4_000..=384_000;
/// The maximum number of channels: eight, as in 7.1 surround sound.
const MAX_CHANNELS: NonZeroU16 = NonZeroU16::MIN.saturating_add(7);

/// A decoded sound.
#[derive(Debug)]
pub struct Pcm {
    /// The number of channels.
    pub channels: NonZeroU16,
    /// Frames per second.
    pub rate: NonZeroU32,
    /// Samples from -1 to 1, interleaved.
    pub samples: Vec<f32>,
}

/// Why a file cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    /// The file could not be read.
    #[error("{}", say!("sound-not-read", why = .0.to_string()))]
    Unread(#[from] std::io::Error),
    /// The file is not a WAV file, or it is damaged.
    #[error("{}", say!("sound-not-wav", why = .0.to_string()))]
    Broken(#[from] hound::Error),
    /// The embedded FLAC file is damaged.
    #[error("{}", say!("sound-not-read", why = .0.to_string()))]
    Damaged(#[from] claxon::Error),
    /// The header is not plausible, or the sound is too long.
    #[error("{0}")]
    Unfit(&'static str),
}

/// Reads and decodes a file.
///
/// # Errors
///
/// The file cannot be read, is not a WAV file, is damaged, or is too long.
pub fn read(found: &SoundFile) -> Result<Pcm, Unplayable> {
    match &found.origin {
        Origin::Embedded(bytes) if bytes.starts_with(b"fLaC") => decode_flac(bytes),
        Origin::Embedded(bytes) => decode(bytes),
        Origin::File(path) => {
            let bytes = read_file(path, MAX_BYTES);
            decode(&bytes.map_err(|error| match error.kind() {
                ErrorKind::FileTooLarge => Unplayable::Unfit(say!("sound-too-large")),
                _ => Unplayable::Unread(error),
            })?)
        }
    }
}

/// Decodes an embedded FLAC file.
fn decode_flac(bytes: &[u8]) -> Result<Pcm, Unplayable> {
    let mut reader = FlacReader::new(bytes)?;
    let info = reader.streaminfo();
    let (Some(channels), Some(rate)) = (
        u16::try_from(info.channels).ok().and_then(NonZeroU16::new),
        NonZeroU32::new(info.sample_rate),
    ) else {
        return Err(Unplayable::Unfit(say!("sound-unsupported-format")));
    };
    let full_scale = full_scale(info.bits_per_sample);
    let samples = reader
        .samples()
        .map(|sample| sample.map(|sample| sample as f32 / full_scale))
        .collect::<Result<_, _>>()?;
    Ok(Pcm {
        channels,
        rate,
        samples,
    })
}

/// The smallest magnitude that a sample with this many bits does not reach.
fn full_scale(bits: u32) -> f32 {
    2_f32.powi(bits as i32 - 1)
}

/// Decodes a WAV file.
///
/// # Errors
///
/// The bytes are not a WAV file, are damaged, or last too long.
pub fn decode(bytes: &[u8]) -> Result<Pcm, Unplayable> {
    let mut reader = WavReader::new(Cursor::new(bytes))?;
    let spec = reader.spec();
    let (Some(channels), Some(rate)) = (
        NonZeroU16::new(spec.channels).filter(|&channels| channels <= MAX_CHANNELS),
        NonZeroU32::new(spec.sample_rate).filter(|rate| RATES.contains(&rate.get())),
    ) else {
        return Err(Unplayable::Unfit(say!("sound-unsupported-format")));
    };
    if reader.duration() / rate > MAX_SECONDS {
        return Err(Unplayable::Unfit(say!("sound-too-long")));
    }
    if reader.len() as usize > bytes.len() {
        return Err(Unplayable::Unfit(say!("sound-cut-short")));
    }
    let samples = match spec.sample_format {
        SampleFormat::Float => reader.samples::<f32>().collect::<Result<_, _>>()?,
        SampleFormat::Int => {
            let full_scale = full_scale(spec.bits_per_sample.into());
            reader
                .samples::<i32>()
                .map(|sample| sample.map(|sample| sample as f32 / full_scale))
                .collect::<Result<_, _>>()?
        }
    };
    Ok(Pcm {
        channels,
        rate,
        samples,
    })
}

#[cfg(test)]
mod tests {
    use hound::{WavSpec, WavWriter};
    use proptest::prelude::*;

    use super::*;

    fn wav_file(bits: u16, format: SampleFormat, channels: u16) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let spec = WavSpec {
            channels,
            sample_rate: 11_025,
            bits_per_sample: bits,
            sample_format: format,
        };
        let mut writer = WavWriter::new(&mut bytes, spec).expect("a usual format");
        for moment in 0..100 {
            for _ in 0..channels {
                match format {
                    SampleFormat::Int if moment == 50 => writer.write_sample(1_i32 << (bits - 2)),
                    SampleFormat::Int => writer.write_sample(0_i32),
                    SampleFormat::Float if moment == 50 => writer.write_sample(0.5_f32),
                    SampleFormat::Float => writer.write_sample(0_f32),
                }
                .expect("written to memory");
            }
        }
        writer.finalize().expect("written to memory");
        bytes.into_inner()
    }

    #[test]
    fn common_formats_decode_to_the_same_level() {
        for (bits, format) in [
            (8, SampleFormat::Int),
            (16, SampleFormat::Int),
            (24, SampleFormat::Int),
            (32, SampleFormat::Int),
            (32, SampleFormat::Float),
        ] {
            for channels in [1, 2] {
                let pcm = decode(&wav_file(bits, format, channels)).expect("playable");
                assert_eq!(pcm.channels.get(), channels);
                assert_eq!(pcm.rate.get(), 11_025);
                assert_eq!(pcm.samples.len(), 100 * usize::from(channels));
                let peak = pcm.samples.iter().copied().fold(0.0, f32::max);
                assert_eq!(peak, 0.5, "{bits} bits");
            }
        }
    }

    #[test]
    fn embedded_voices_decode_at_their_rate_and_level() {
        let voice = SoundFile {
            name: "0_PUN.WAV".into(),
            origin: Origin::Embedded(include_bytes!("../../voices/0_PUN.flac")),
        };
        let pcm = read(&voice).expect("playable");
        assert_eq!((pcm.channels.get(), pcm.rate.get()), (1, 22_050));
        let seconds = pcm.samples.len() as f32 / 22_050.0;
        assert!((0.25..1.25).contains(&seconds), "{seconds}");
        let peak = pcm.samples.iter().copied().fold(0.0, f32::max);
        assert!((0.2..0.9).contains(&peak), "{peak}");
    }

    #[test]
    fn long_truncated_and_foreign_files_are_refused() {
        let whole = wav_file(16, SampleFormat::Int, 1);
        assert!(decode(&whole[..whole.len() - 1]).is_err());
        assert!(decode(&whole[..20]).is_err());
        assert!(decode(b"Dear neighbour").is_err());
        assert!(decode(b"").is_err());
        let mut song = Cursor::new(Vec::new());
        let spec = WavSpec {
            channels: 1,
            sample_rate: 4_000,
            bits_per_sample: 8,
            sample_format: SampleFormat::Int,
        };
        let mut writer = WavWriter::new(&mut song, spec).expect("a usual format");
        for _ in 0..4_000 * (MAX_SECONDS + 1) {
            writer.write_sample(0_i32).expect("written to memory");
        }
        writer.finalize().expect("written to memory");
        assert!(decode(&song.into_inner()).is_err());
    }

    proptest! {
        #[test]
        fn no_damage_makes_it_panic(
            bits in prop::sample::select(vec![8_u16, 16, 24, 32]),
            damage in prop::collection::vec((0_usize..80, any::<u8>()), 1..6),
            length in 0_usize..400,
        ) {
            let mut bytes = wav_file(bits, SampleFormat::Int, 2);
            for (at, value) in damage {
                bytes[at] = value;
            }
            bytes.truncate(length);
            let _ = decode(&bytes);
        }
    }
}
