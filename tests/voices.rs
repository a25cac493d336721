//! The recordings in `voices/` are complete, cleanly cut and equally loud, those in `sounds/` are short and quieter, and all are different.

use std::collections::HashMap;
use std::f64::consts::TAU;
use std::fs;
use std::path::{Path, PathBuf};

/// The calls that every voice has recorded.
const CALLS: [&str; 33] = [
    "ONE", "TWO", "THR", "FOU", "FIV", "SIX", "SEV", "EIG", "NIN", "BAM", "CIR", "WAN", "EAS",
    "SOU", "WES", "NOR", "GRE", "RED", "WHI", "FLO", "SEA", "PLU", "ORC", "CHR", "BMB", "SPR",
    "SUM", "AUT", "WIN", "CHO", "PUN", "KON", "MAH",
];
/// The sounds of the table.
const SOUNDS: [&str; 6] = ["stake", "table", "claim", "mahjongg", "refusal", "tick"];

struct Recording {
    name: String,
    rate: u32,
    samples: Vec<f64>,
}

impl Recording {
    /// Opens a WAV file.
    fn wav(path: &Path) -> Self {
        let mut reader = hound::WavReader::open(path).expect("a WAV file");
        let spec = reader.spec();
        assert_eq!((spec.channels, spec.bits_per_sample), (1, 16), "{path:?}");
        let samples = reader.samples().map(|sample| sample.expect("a sample"));
        Self::new(path, spec.sample_rate, samples)
    }

    /// Opens a FLAC file.
    fn flac(path: &Path) -> Self {
        let mut reader = claxon::FlacReader::open(path).expect("a FLAC file");
        let info = reader.streaminfo();
        assert_eq!((info.channels, info.bits_per_sample), (1, 16), "{path:?}");
        let samples = reader.samples().map(|sample| sample.expect("a sample"));
        Self::new(path, info.sample_rate, samples)
    }

    fn new(path: &Path, rate: u32, samples: impl Iterator<Item = i32>) -> Self {
        Self {
            name: path.display().to_string(),
            rate,
            samples: samples.map(|sample| f64::from(sample) / 32_768.0).collect(),
        }
    }

    fn seconds(&self) -> f64 {
        self.samples.len() as f64 / f64::from(self.rate)
    }

    /// The peak level in dB relative to full scale, so at most zero.
    fn peak(&self) -> f64 {
        20.0 * self
            .samples
            .iter()
            .fold(0.0_f64, |peak, s| peak.max(s.abs()))
            .log10()
    }

    /// LUFS of the loudest fifth of a second, weighted as in ITU-R BS.1770.
    fn loudness(&self) -> f64 {
        let gain = 10_f64.powf(3.9998 / 40.0);
        let (alpha, cos) = filter_parameters(1681.97, 0.7072, self.rate);
        let root = 2.0 * gain.sqrt() * alpha;
        let (plus, minus) = (gain + 1.0, gain - 1.0);
        let shelf = filter(
            &self.samples,
            [
                gain * (plus + minus * cos + root),
                -2.0 * gain * (minus + plus * cos),
                gain * (plus + minus * cos - root),
            ],
            [
                plus - minus * cos + root,
                2.0 * (minus - plus * cos),
                plus - minus * cos - root,
            ],
        );
        let (alpha, cos) = filter_parameters(38.135, 0.5003, self.rate);
        let side = (1.0 + cos) / 2.0;
        let weighted = filter(
            &shelf,
            [side, -1.0 - cos, side],
            [1.0 + alpha, -2.0 * cos, 1.0 - alpha],
        );
        let window = self.rate as usize / 5;
        let mut energy = vec![0.0];
        for sample in &weighted {
            energy.push(energy[energy.len() - 1] + sample * sample);
        }
        let loudest = (0..energy.len())
            .map(|end| energy[end] - energy[end.saturating_sub(window)])
            .fold(0.0, f64::max);
        -0.691 + 10.0 * (loudest / window as f64).log10()
    }
}

/// The parameters of a second-order filter at a corner frequency with quality `q`: alpha, and the cosine of its angle.
fn filter_parameters(hertz: f64, q: f64, rate: u32) -> (f64, f64) {
    let angle = TAU * hertz / f64::from(rate);
    (angle.sin() / (2.0 * q), angle.cos())
}

/// Applies a second-order filter with the coefficients `b` of its input and `a` of its output.
fn filter(samples: &[f64], b: [f64; 3], a: [f64; 3]) -> Vec<f64> {
    let (mut x1, mut x2, mut y1, mut y2) = (0.0, 0.0, 0.0, 0.0);
    samples
        .iter()
        .map(|&x| {
            let y = (b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0];
            (x2, x1, y2, y1) = (x1, x, y1, y);
            y
        })
        .collect()
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn voices() -> Vec<Recording> {
    (0..4)
        .flat_map(|place| CALLS.map(|call| format!("{place}_{call}.flac")))
        .map(|name| Recording::flac(&folder("voices").join(name)))
        .collect()
}

fn sounds() -> Vec<Recording> {
    SOUNDS
        .iter()
        .map(|name| Recording::wav(&folder("sounds").join(format!("{name}.wav"))))
        .collect()
}

#[test]
fn every_call_is_short_and_cleanly_cut() {
    for voice in voices() {
        let name = &voice.name;
        assert_eq!(voice.rate, 22_050, "{name}");
        assert!((0.25..1.25).contains(&voice.seconds()), "{name}");
        let edges = [voice.samples.first(), voice.samples.last()];
        assert!(edges.iter().flatten().all(|s| s.abs() < 0.003), "{name}");
    }
}

#[test]
fn all_voices_are_equally_loud_and_none_is_clipped() {
    for voice in voices() {
        let loudness = voice.loudness();
        assert!(
            (-18.0..-17.0).contains(&loudness),
            "{}: {loudness}",
            voice.name
        );
        assert!(voice.peak() < -0.9, "{}: {}", voice.name, voice.peak());
    }
}

#[test]
fn tile_sounds_are_short_and_quieter_than_the_voices() {
    let mut peaks: Vec<f64> = voices().iter().map(Recording::peak).collect();
    peaks.sort_by(f64::total_cmp);
    let median = peaks[peaks.len() / 2];
    for sound in sounds() {
        assert!(sound.seconds() < 0.4, "{}", sound.name);
        assert!(sound.peak() <= median - 6.0, "{}", sound.name);
        assert!(sound.peak() > -24.0, "{} is too quiet", sound.name);
    }
}

#[test]
fn no_two_files_are_equal() {
    let mut seen = HashMap::new();
    for entry in ["voices", "sounds"]
        .iter()
        .flat_map(|name| fs::read_dir(folder(name)).expect("a folder"))
    {
        let path = entry.expect("an entry").path();
        let bytes = fs::read(&path).expect("a file");
        let duplicate = seen.insert(bytes, path.clone());
        assert_eq!(duplicate, None, "equals {path:?}");
    }
}
