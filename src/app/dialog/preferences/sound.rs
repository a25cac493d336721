//! The page of sound: which sounds are played, and how loud. Controls that depend on a check box are disabled while it is off.

use super::page::{PageForm, PageView, Setting, setting};
use crate::app::widget::SliderSpec;
use storage::settings::SpokenDetail;
use words::{Key, key, percent, say};

/// How much is spoken.
const DETAILS: [(Key, SpokenDetail); 3] = [
    (key!("sound-speak-everything"), SpokenDetail::Everything),
    (
        key!("sound-speak-discards-and-claims"),
        SpokenDetail::DiscardsAndClaims,
    ),
    (key!("sound-speak-own-turn"), SpokenDetail::OwnTurn),
];

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("sound-tiles"), key!("sound-tiles.hint"), key!("sound-tiles.find")),
    setting(key!("sound-warning-beeps"), key!("sound-warning-beeps.hint"), key!("sound-warning-beeps.find")),
    setting(key!("sound-tile-sounds"), key!("sound-tile-sounds.hint"), key!("sound-tile-sounds.find")),
    setting(key!("sound-during-dealing"), key!("sound-during-dealing.hint"), key!("sound-during-dealing.find")),
    setting(key!("sound-voices"), key!("sound-voices.hint"), key!("sound-voices.find")),
    setting(key!("sound-players-voices"), key!("sound-players-voices.hint"), key!("sound-players-voices.find")),
    setting(key!("sound-your-voice"), key!("sound-your-voice.hint"), key!("sound-your-voice.find")),
    setting(key!("sound-whole-tile-files"), key!("sound-whole-tile-files.hint"), key!("sound-whole-tile-files.find")),
    setting(key!("sound-read-aloud"), key!("sound-read-aloud.hint"), key!("sound-read-aloud.find")),
    setting(key!("sound-spoken-detail"), key!("sound-spoken-detail.hint"), key!("sound-spoken-detail.find")),
    setting(key!("sound-mute"), key!("sound-mute.hint"), key!("sound-mute.find")),
];

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>) -> PageView<'a> {
    let sound = &page.now.sound;
    let slide = |name, value: u8| SliderSpec {
        name,
        range: (0, 10),
        value: i32::from(value / 10),
        before: say!("sound-soft").into(),
        after: say!("sound-loud").into(),
        figure: percent(&value.to_string()),
    };
    let tiles = vec![
        page.check(key!("sound-warning-beeps"), sound.beeps, |settings| {
            &mut settings.sound.beeps
        }),
        page.check(key!("sound-tile-sounds"), sound.tile_sounds, |settings| {
            &mut settings.sound.tile_sounds
        }),
        page.check_if(
            sound.tile_sounds,
            key!("sound-during-dealing"),
            sound.during_dealing,
            |settings| &mut settings.sound.during_dealing,
        ),
        {
            page.begin(key!("sound-tiles"));
            page.bare_slider(
                slide(say!("sound-tile-volume"), sound.tile_volume),
                sound.tile_sounds || sound.beeps,
                |settings, steps| settings.sound.tile_volume = steps.clamp(0, 10) as u8 * 10,
            )
        },
    ];
    let voices = vec![
        page.check(key!("sound-players-voices"), sound.voices, |settings| {
            &mut settings.sound.voices
        }),
        page.check_if(
            sound.voices,
            key!("sound-your-voice"),
            sound.your_voice,
            |settings| &mut settings.sound.your_voice,
        ),
        page.check_if(
            sound.voices,
            key!("sound-whole-tile-files"),
            sound.wav_per_tile,
            |settings| &mut settings.sound.wav_per_tile,
        ),
        page.check(key!("sound-read-aloud"), sound.read_log, |settings| {
            &mut settings.sound.read_log
        }),
        {
            page.begin(key!("sound-voices"));
            page.bare_slider(
                slide(say!("sound-voice-volume"), sound.voice_volume),
                sound.voices,
                |settings, steps| settings.sound.voice_volume = steps.clamp(0, 10) as u8 * 10,
            )
        },
    ];
    let tiles = page.group(key!("sound-tiles"), tiles);
    let voices = page.group(key!("sound-voices"), voices);
    let detail = page.choice(
        key!("sound-spoken-detail"),
        &DETAILS,
        page.now.spoken_detail,
        |settings, detail| settings.spoken_detail = detail,
    );
    let mute = page.check(key!("sound-mute"), sound.muted, |settings| {
        &mut settings.sound.muted
    });
    PageView::new(page.stacked(vec![page.beside(tiles, voices), detail, mute]))
}
