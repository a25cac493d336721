//! What is being heard now, and how much of it at once.

use rodio::Player;
use rodio::buffer::SamplesBuffer;
use rodio::mixer::Mixer;
use tracing::warn;

use super::library::Found;
use super::wav;

/// How many tile sounds may ring at once; the oldest is cut off by one more.
const STROKES: usize = 6;
/// How many words a player may still have to say when the next call comes; with more the player
/// lags behind and says the new call instead.
const BACKLOG: usize = 2;

/// What is to be played.
pub enum Order {
    /// A tile sound, at a loudness of 0 to 1 and so much higher than it was recorded.
    Strike {
        /// The file.
        sound: Found,
        /// Loudness from 0 to 1.
        gain: f32,
        /// 1 as recorded, more is higher.
        pitch: f32,
    },
    /// A call, its files one after the other.
    Speak {
        /// Who speaks, 0 to 3.
        place: u8,
        /// The files.
        words: Vec<Found>,
        /// Loudness from 0 to 1.
        gain: f32,
    },
}

/// The sounds that ring, and the player at each place who speaks.
#[derive(Default)]
pub struct Mixing {
    strokes: Vec<Player>,
    speakers: [Option<Player>; 4],
}

impl Mixing {
    /// Adds what is ordered to what is heard. A file that is no sound is left out.
    pub fn add(&mut self, order: Order, mixer: &Mixer) {
        match order {
            Order::Strike { sound, gain, pitch } => {
                self.strokes.retain(|stroke| !stroke.empty());
                if self.strokes.len() == STROKES {
                    self.strokes.remove(0);
                }
                if let Some(samples) = samples(&sound) {
                    self.strokes.push(begin(mixer, [samples], gain, pitch));
                }
            }
            Order::Speak { place, words, gain } => {
                let Some(speaker) = self.speakers.get_mut(usize::from(place)) else {
                    return;
                };
                let words = words.iter().filter_map(samples);
                match speaker {
                    Some(player) if (1..=BACKLOG).contains(&player.len()) => {
                        player.set_volume(gain);
                        words.for_each(|word| player.append(word));
                    }
                    _ => *speaker = Some(begin(mixer, words, gain, 1.0)),
                }
            }
        }
    }
}

/// Begins to play the sounds one after another. They are in the queue before the mixer hears of
/// it, so that the first one starts at once.
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

fn samples(found: &Found) -> Option<SamplesBuffer> {
    match wav::read(found) {
        Ok(pcm) => Some(SamplesBuffer::new(pcm.channels, pcm.rate, pcm.samples)),
        Err(error) => {
            warn!(file = found.name, %error, "a sound file stays silent");
            None
        }
    }
}
