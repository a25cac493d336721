//! Voices and tile sounds. Without a sound device the program is silent. No call blocks. Only this module uses rodio.

mod call;
mod cue;
#[cfg(feature = "audio")]
mod decoding;
#[cfg_attr(feature = "audio", path = "sound/device.rs")]
#[cfg_attr(not(feature = "audio"), path = "sound/silent_device.rs")]
mod device;
mod embedded;
mod library;
#[cfg(feature = "audio")]
mod mixing;
mod reader;
#[cfg(feature = "audio")]
mod stream;
mod voice;

use std::path::PathBuf;

use tokio::sync::mpsc::UnboundedReceiver;

use device::Device;
use library::{Library, SoundFile};
use reader::Reader;

pub use call::Call;
pub use cue::Cue;
pub use reader::Turn;
pub use storage::settings::SoundSettings;
pub use voice::Voice;

/// The factor on the volume of tiles while a hand is dealt, when many fall at once.
const DEALING_GAIN: f32 = 0.5;

/// All sound. Every call returns at once, with or without a device.
pub struct Sounds {
    settings: SoundSettings,
    library: Library,
    output: Output,
    /// Reads messages aloud; created when first needed.
    reader: Option<Reader>,
    /// The pitch of the last dealt tile, as a step from 0 to 6.
    pitch_step: u8,
}

enum Output {
    Device(Device),
    Log(Vec<String>),
}

impl Sounds {
    /// Opens the default sound device. Files in these folders, or in `voices` and `sounds` below them, replace embedded files of the same
    /// name; earlier folders take precedence.
    ///
    /// Without a device it is silent, and looks for one every few seconds.
    pub fn open(folders: &[PathBuf]) -> Self {
        Self::with(folders, Output::Device(Device::open()))
    }

    /// Silent, but logs the files that would have been played: see [`Self::logged`].
    pub fn logging(folders: &[PathBuf]) -> Self {
        Self::with(folders, Output::Log(Vec::new()))
    }

    fn with(folders: &[PathBuf], output: Output) -> Self {
        Self {
            settings: SoundSettings::default(),
            library: Library::open(folders),
            output,
            reader: None,
            pitch_step: 0,
        }
    }

    /// Whether a device is available, as far as is known. Opening takes a moment, and a device can come and go: [`Self::take_changes`]
    /// reports both.
    pub fn is_available(&self) -> bool {
        match &self.output {
            Output::Device(device) => device.is_present(),
            Output::Log(_) => false,
        }
    }

    /// Reports every change of the availability of a device. Can be taken once.
    pub fn take_changes(&mut self) -> Option<UnboundedReceiver<bool>> {
        match &mut self.output {
            Output::Device(device) => device.take_changes(),
            Output::Log(_) => None,
        }
    }

    /// The current settings.
    pub const fn settings(&self) -> &SoundSettings {
        &self.settings
    }

    /// Applies settings; sounds that are already playing finish.
    pub fn set_settings(&mut self, settings: SoundSettings) {
        self.settings = settings;
    }

    /// Plays the sound of an event at the table.
    pub fn play(&mut self, cue: Cue) {
        let gain = gain(self.settings.tile_volume);
        if self.settings.muted || !cue.is_on(&self.settings) || gain == 0.0 {
            return;
        }
        let Some(sound) = self.library.file(cue.file()) else {
            return;
        };
        let (gain, pitch) = match cue {
            Cue::DealtTile => (gain * DEALING_GAIN, self.next_pitch()),
            _ => (gain, 1.0),
        };
        match &mut self.output {
            Output::Device(device) => device.play_tile(sound, gain, pitch),
            Output::Log(names) => names.push(sound.name),
        }
    }

    /// Lets a player speak. The places at the table are 0 (bottom), 1 (right), 2 (top) and 3 (left).
    ///
    /// Recordings in the player's folders are chosen by place, embedded voices by `voice`.
    pub fn speak(&mut self, place: u8, voice: Voice, call: Call) {
        let settings = &self.settings;
        let is_wanted = settings.voices && (place != 0 || settings.your_voice);
        let gain = gain(settings.voice_volume);
        if settings.muted || !is_wanted || gain == 0.0 || place > 3 {
            return;
        }
        let words = self.files_of(place, voice.number, call);
        // A player's own recordings are played unchanged.
        let is_embedded = words.iter().all(|word| word.origin.is_embedded());
        let pitch = if is_embedded {
            f32::from(voice.pitch) / 100.0
        } else {
            1.0
        };
        match &mut self.output {
            Output::Device(device) => device.speak(place, words, gain, pitch),
            Output::Log(names) => names.extend(words.into_iter().map(|word| word.name)),
        }
    }

    /// Reads words aloud with a voice of the system, if that is switched on. The recorded voices contain only calls.
    pub fn read(&mut self, words: &str, turn: Turn) {
        if self.settings.muted || !self.settings.read_log {
            return;
        }
        match &mut self.output {
            Output::Device(_) => {
                let reader = self.reader.get_or_insert_with(Reader::open);
                reader.read(words, turn);
            }
            Output::Log(names) => names.push(words.to_owned()),
        }
    }

    /// The files requested and the sentences read so far, in order; empty unless logging.
    pub fn logged(&self) -> &[String] {
        match &self.output {
            Output::Log(names) => names,
            Output::Device(_) => &[],
        }
    }

    fn files_of(&self, place: u8, voice: u8, call: Call) -> Vec<SoundFile> {
        let whole = call
            .whole_tile()
            .filter(|_| self.settings.wav_per_tile)
            .and_then(|word| self.library.word(place, voice, &word));
        match whole {
            Some(file) => vec![file],
            None => call
                .words()
                .iter()
                .filter_map(|word| self.library.word(place, voice, word))
                .collect(),
        }
    }

    /// A pitch within 3 % of the recorded one, never the same twice in a row: thirteen identical tile sounds would sound mechanical.
    fn next_pitch(&mut self) -> f32 {
        self.pitch_step = (self.pitch_step + 3) % 7;
        0.97 + 0.01 * f32::from(self.pitch_step)
    }
}

/// The amplitude for a volume in per cent; 50 sounds half as loud as 100.
fn gain(volume: u8) -> f32 {
    let share = f32::from(volume.min(100)) / 100.0;
    share * share
}

#[cfg(test)]
mod tests;
