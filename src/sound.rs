//! Voices and tile sounds. Silent without a device; never in the way of play. Floor 5; the only
//! user of rodio.

mod call;
mod cue;
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
#[cfg(feature = "audio")]
mod wav;

use std::path::PathBuf;

use tokio::sync::mpsc::UnboundedReceiver;

use device::Device;
use library::{Found, Library};
use reader::Reader;

pub use call::Call;
pub use cue::Cue;
pub use storage::settings::SoundSettings;
pub use voice::Voice;

/// How much quieter a tile is while the hand is dealt: many fall, and none of them matters.
const DEALT: f32 = 0.5;

/// Everything that is heard. Asking for a sound returns at once, whether there is a device or not.
pub struct Sounds {
    settings: SoundSettings,
    library: Library,
    output: Output,
    /// Reads the log, once that was asked for.
    reader: Option<Reader>,
    dealt: u8,
}

enum Output {
    Silent,
    Device(Device),
    Recording(Vec<String>),
}

impl Sounds {
    /// Opens the system's sound device. Files in the folders, or in `voices` and `sounds` in
    /// them, go before the embedded ones of the same names; the first folder goes first.
    ///
    /// Without a device there is silence, and one line in the log.
    pub fn open(folders: &[PathBuf]) -> Self {
        Self::with(folders, Output::Device(Device::open()))
    }

    /// No sound at all, and no device asked for (switch `-s`).
    pub fn silent() -> Self {
        Self::with(&[], Output::Silent)
    }

    /// Silent, but writes down the files that would have been played: see [`Self::recorded`].
    pub fn recording(folders: &[PathBuf]) -> Self {
        Self::with(folders, Output::Recording(Vec::new()))
    }

    fn with(folders: &[PathBuf], output: Output) -> Self {
        Self {
            settings: SoundSettings::default(),
            library: Library::open(folders),
            output,
            reader: None,
            dealt: 0,
        }
    }

    /// Whether there is a device to be heard on, as far as is known; the Sound item of the menu is grey without one.
    /// Opening takes a moment, and a device can come and go: [`Self::take_changes`] reports both.
    pub fn is_available(&self) -> bool {
        match &self.output {
            Output::Device(device) => device.is_present(),
            Output::Silent | Output::Recording(_) => false,
        }
    }

    /// Yields whether there is a device each time that changes. Can be taken once.
    pub fn take_changes(&mut self) -> Option<UnboundedReceiver<bool>> {
        match &mut self.output {
            Output::Device(device) => device.take_changes(),
            Output::Silent | Output::Recording(_) => None,
        }
    }

    /// The switches in force.
    pub const fn settings(&self) -> &SoundSettings {
        &self.settings
    }

    /// Sets the switches; what is already being heard is heard to its end.
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
            Cue::DealtTile => (gain * DEALT, self.next_pitch()),
            _ => (gain, 1.0),
        };
        match &mut self.output {
            Output::Silent => {}
            Output::Device(device) => device.strike(sound, gain, pitch),
            Output::Recording(names) => names.push(sound.name),
        }
    }

    /// Lets a player speak: place 0 is the player in front of the screen, 1 the one to the
    /// right, 2 opposite, 3 to the left. Nobody sits at any other place.
    ///
    /// Recordings in the folders go by the place, the program's own voices by `voice`.
    pub fn speak(&mut self, place: u8, voice: Voice, call: Call) {
        let settings = &self.settings;
        let is_heard = settings.voices && (place != 0 || settings.your_voice);
        let gain = gain(settings.voice_volume);
        if settings.muted || !is_heard || gain == 0.0 || place > 3 {
            return;
        }
        let words = self.files_of(place, voice.number, call);
        // A player's own recordings are heard as they are.
        let is_ours = words.iter().all(|word| word.origin.is_embedded());
        let pitch = if is_ours {
            f32::from(voice.pitch) / 100.0
        } else {
            1.0
        };
        match &mut self.output {
            Output::Silent => {}
            Output::Device(device) => device.speak(place, words, gain, pitch),
            Output::Recording(names) => names.extend(words.into_iter().map(|word| word.name)),
        }
    }

    /// Reads a sentence of the log aloud, if that is wanted; with the system's voice, since the players' know their calls only.
    pub fn read(&mut self, sentence: &str) {
        if self.settings.muted || !self.settings.read_log {
            return;
        }
        match &mut self.output {
            Output::Silent => {}
            Output::Device(_) => self.reader.get_or_insert_with(Reader::open).read(sentence),
            Output::Recording(names) => names.push(sentence.to_owned()),
        }
    }

    /// The files asked for and the sentences read so far, in order; empty unless this is a recording.
    pub fn recorded(&self) -> &[String] {
        match &self.output {
            Output::Recording(names) => names,
            Output::Silent | Output::Device(_) => &[],
        }
    }

    fn files_of(&self, place: u8, voice: u8, call: Call) -> Vec<Found> {
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

    /// Within 3 % of the recorded pitch, and never the same twice running: thirteen tiles in a
    /// row would sound like a machine.
    fn next_pitch(&mut self) -> f32 {
        self.dealt = (self.dealt + 3) % 7;
        0.97 + 0.01 * f32::from(self.dealt)
    }
}

/// What a volume in per cent does to the samples; halfway up sounds half as loud.
fn gain(volume: u8) -> f32 {
    let share = f32::from(volume.min(100)) / 100.0;
    share * share
}

#[cfg(test)]
mod tests;
