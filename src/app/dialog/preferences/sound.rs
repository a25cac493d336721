//! Sound Configuration: which sounds are played, and how loud. Controls that depend on a checkbox are disabled while it is off.

use iced::widget::{column, row};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look, SliderSpec};
use storage::settings::Settings;
use words::percent;
use words::say;

/// The dialog's state.
pub struct SoundDialog {
    /// The preferences when the dialog opened.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Toggles Warning Beeps.
    Beeps,
    /// Toggles Tile Sounds.
    Tiles,
    /// Toggles During Dealing.
    Dealing,
    /// Toggles Players Voices.
    Voices,
    /// Toggles Your Voice.
    Yours,
    /// Toggles 1 *.WAV per tile.
    PerTile,
    /// Toggles Read the Log Aloud.
    ReadLog,
    /// Sets the volume of everything except voices, in steps of ten per cent.
    TileVolume(i32),
    /// Sets the volume of the voices, in steps of ten per cent.
    VoiceVolume(i32),
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl SoundDialog {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            before: settings.clone(),
            now: settings.clone(),
        }
    }
}

impl DialogContent for SoundDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("sound-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let sound = &mut self.now.sound;
        match message {
            Message::Beeps => sound.beeps = !sound.beeps,
            Message::Tiles => sound.tile_sounds = !sound.tile_sounds,
            Message::Dealing => sound.during_dealing = !sound.during_dealing,
            Message::Voices => sound.voices = !sound.voices,
            Message::Yours => sound.your_voice = !sound.your_voice,
            Message::PerTile => sound.wav_per_tile = !sound.wav_per_tile,
            Message::ReadLog => sound.read_log = !sound.read_log,
            Message::TileVolume(steps) => sound.tile_volume = steps.clamp(0, 10) as u8 * 10,
            Message::VoiceVolume(steps) => sound.voice_volume = steps.clamp(0, 10) as u8 * 10,
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.now.clone()))),
            Message::Cancel => return Some(Reply::SaveSettings(Box::new(self.before.clone()))),
            Message::Help => return Some(Reply::Help("box-sound")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(660.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, sound) = (form.look, &self.now.sound);
        let only_if = |needed: bool, message| needed.then_some(message);
        let slide = |value: u8| SliderSpec {
            range: (0, 10),
            value: i32::from(value / 10),
            before: say!("sound-soft"),
            after: say!("sound-loud"),
            figure: percent(&value.to_string()),
        };
        let tiles = form.group(
            say!("sound-tiles"),
            vec![
                form.check(
                    say!("sound-warning-beeps"),
                    sound.beeps,
                    Some(Message::Beeps),
                ),
                form.check(
                    say!("sound-tile-sounds"),
                    sound.tile_sounds,
                    Some(Message::Tiles),
                ),
                form.check(
                    say!("sound-during-dealing"),
                    sound.during_dealing,
                    only_if(sound.tile_sounds, Message::Dealing),
                ),
                form.slider(
                    None,
                    slide(sound.tile_volume),
                    sound.tile_sounds || sound.beeps,
                    Message::TileVolume,
                ),
            ],
        );
        let voices = form.group(
            say!("sound-voices"),
            vec![
                form.check(
                    say!("sound-players-voices"),
                    sound.voices,
                    Some(Message::Voices),
                ),
                form.check(
                    say!("sound-your-voice"),
                    sound.your_voice,
                    only_if(sound.voices, Message::Yours),
                ),
                form.check(
                    say!("sound-whole-tile-files"),
                    sound.wav_per_tile,
                    only_if(sound.voices, Message::PerTile),
                ),
                form.check(
                    say!("sound-read-aloud"),
                    sound.read_log,
                    Some(Message::ReadLog),
                ),
                form.slider(
                    None,
                    slide(sound.voice_volume),
                    sound.voices,
                    Message::VoiceVolume,
                ),
            ],
        );
        DialogLayout::new(
            column![row![tiles, voices].spacing(look.px(14.0))],
            form.dialog_buttons(
                say!("label-ok"),
                Some(Message::Ok),
                Message::Cancel,
                Message::Help,
            ),
        )
    }
}
