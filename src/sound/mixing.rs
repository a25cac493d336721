//! The sounds that are playing, and their limits.

use rodio::Player;
use rodio::buffer::SamplesBuffer;
use rodio::mixer::Mixer;
use tracing::warn;

use super::decoding;
use super::library::SoundFile;

/// The maximum number of simultaneous tile sounds; another one cuts off the oldest.
const MAX_TILE_SOUNDS: usize = 6;
/// A new call waits for up to this many unfinished words of the same player. If there are more, it replaces them.
const BACKLOG: usize = 2;

/// A sound to play.
pub enum Order {
    /// A tile sound.
    Tile {
        /// The file.
        sound: SoundFile,
        /// Volume, 0 to 1.
        gain: f32,
        /// Pitch; 1 is as recorded, larger is higher.
        pitch: f32,
    },
    /// A call, as files played one after another.
    Speak {
        /// The speaker's place, 0 to 3.
        place: u8,
        /// The files.
        words: Vec<SoundFile>,
        /// Volume, 0 to 1.
        gain: f32,
        /// Pitch; 1 is as recorded, larger is higher.
        pitch: f32,
    },
}

/// The tile sounds that are playing, and the voice at each place.
#[derive(Default)]
pub struct Mixing {
    tile_sounds: Vec<Player>,
    speakers: [Option<Player>; 4],
}

impl Mixing {
    /// Adds a sound. Files that cannot be played are skipped.
    pub fn add(&mut self, order: Order, mixer: &Mixer) {
        match order {
            Order::Tile { sound, gain, pitch } => {
                self.tile_sounds.retain(|sound| !sound.empty());
                if self.tile_sounds.len() == MAX_TILE_SOUNDS {
                    self.tile_sounds.remove(0);
                }
                if let Some(samples) = samples(&sound) {
                    self.tile_sounds.push(begin(mixer, [samples], gain, pitch));
                }
            }
            Order::Speak {
                place,
                words,
                gain,
                pitch,
            } => {
                let Some(speaker) = self.speakers.get_mut(usize::from(place)) else {
                    return;
                };
                let words = words.iter().filter_map(samples);
                match speaker {
                    Some(player) if (1..=BACKLOG).contains(&player.len()) => {
                        player.set_volume(gain);
                        player.set_speed(pitch);
                        words.for_each(|word| player.append(word));
                    }
                    _ => *speaker = Some(begin(mixer, words, gain, pitch)),
                }
            }
        }
    }

    /// Whether everything has finished playing.
    pub fn is_silent(&self) -> bool {
        let speakers = self.speakers.iter().flatten();
        self.tile_sounds.iter().chain(speakers).all(Player::empty)
    }
}

/// Starts playing sounds one after another. They are queued before the mixer sees the queue, so that the first one starts at once.
fn begin(
    mixer: &Mixer,
    sounds: impl IntoIterator<Item = SamplesBuffer>,
    gain: f32,
    pitch: f32,
) -> Player {
    let (player, queue) = Player::new();
    player.set_volume(gain);
    player.set_speed(pitch);
    for sound in sounds {
        player.append(sound);
    }
    mixer.add(queue);
    player
}

fn samples(found: &SoundFile) -> Option<SamplesBuffer> {
    match decoding::read(found) {
        Ok(pcm) => Some(SamplesBuffer::new(pcm.channels, pcm.rate, pcm.samples)),
        Err(error) => {
            warn!(file = found.name, %error, "a sound file stays silent");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::{NonZeroU16, NonZeroU32};

    use rodio::mixer::{MixerSource, mixer};

    use super::*;
    use crate::sound::library::{Library, Origin};

    const RATE: u32 = 22_050;

    fn silent_mixer() -> (Mixing, Mixer, MixerSource) {
        let rate = NonZeroU32::new(RATE).expect("not zero");
        let (mixer, source) = mixer(NonZeroU16::MIN, rate);
        (Mixing::default(), mixer, source)
    }

    fn file(name: &str) -> SoundFile {
        Library::open(&[]).file(name).expect("embedded")
    }

    fn broken() -> SoundFile {
        SoundFile {
            name: "broken.wav".into(),
            origin: Origin::Embedded(b"RIFF and then nothing"),
        }
    }

    fn call(place: u8, words: &[SoundFile]) -> Order {
        Order::Speak {
            place,
            words: words.to_vec(),
            gain: 1.0,
            pitch: 1.0,
        }
    }

    fn play_tile(sound: SoundFile) -> Order {
        Order::Tile {
            sound,
            gain: 1.0,
            pitch: 1.0,
        }
    }

    /// The time of the last audible sample within the next five seconds, in seconds.
    fn seconds(source: MixerSource) -> f32 {
        let samples: Vec<f32> = source.take(5 * RATE as usize).collect();
        let last = samples.iter().rposition(|sample| sample.abs() > 1e-3);
        last.map_or(0.0, |last| last as f32 / RATE as f32)
    }

    /// The length of a file in seconds.
    fn length(found: &SoundFile) -> f32 {
        let pcm = decoding::read(found).expect("playable");
        pcm.samples.len() as f32 / pcm.rate.get() as f32
    }

    #[test]
    fn the_words_of_a_call_follow_each_other() {
        let (mut mixing, mixer, source) = silent_mixer();
        let words = [file("1_THR.WAV"), file("1_CIR.WAV")];
        mixing.add(call(1, &words), &mixer);
        let expected: f32 = words.iter().map(length).sum();
        let took = seconds(source);
        assert!((took - expected).abs() < 0.1, "{took} for {expected}");
    }

    #[test]
    fn a_broken_file_is_skipped_and_the_rest_is_played() {
        let (mut mixing, mixer, source) = silent_mixer();
        mixing.add(play_tile(broken()), &mixer);
        mixing.add(call(2, &[broken(), file("2_CIR.WAV")]), &mixer);
        let took = seconds(source);
        assert!((took - length(&file("2_CIR.WAV"))).abs() < 0.1, "{took}");
    }

    #[test]
    fn tile_sounds_do_not_pile_up() {
        let (mut mixing, mixer, _heard) = silent_mixer();
        for _ in 0..50 {
            mixing.add(play_tile(file("stake.wav")), &mixer);
        }
        assert_eq!(mixing.tile_sounds.len(), MAX_TILE_SOUNDS);
    }

    #[test]
    fn a_new_call_replaces_a_backlog() {
        let (mut mixing, mixer, source) = silent_mixer();
        let words = [file("3_SEV.WAV"), file("3_BAM.WAV")];
        for _ in 0..50 {
            mixing.add(call(3, &words), &mixer);
            let unfinished = mixing.speakers[3].as_ref().map_or(0, Player::len);
            assert!(unfinished <= BACKLOG + words.len(), "{unfinished} words");
        }
        mixing.add(call(3, &[file("3_MAH.WAV")]), &mixer);
        mixing.add(call(3, &[file("3_MAH.WAV")]), &mixer);
        let expected = 2.0 * length(&file("3_MAH.WAV"));
        assert!(seconds(source) < expected + length(&words[0]) + length(&words[1]) + 0.1);
    }
}
