//! Which files are played for which event, and which file replaces a missing one.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, tempdir};

use super::library::Origin;
use super::*;
use players::Character;

fn tile(name: &str) -> Call {
    Call::Tile(name.parse().expect("a tile"))
}

/// The files played when the player of a place makes a call.
fn files_played(sounds: &mut Sounds, place: u8, call: Call) -> Vec<String> {
    let before = sounds.logged().len();
    sounds.speak(place, Voice::of_place(place), call);
    sounds.logged()[before..].to_vec()
}

fn folder_with(files: &[&str]) -> TempDir {
    let folder = tempdir().expect("a folder");
    for file in files {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(""))).expect("a folder");
        fs::write(path, b"").expect("written");
    }
    folder
}

fn logging_with(files: &[&str]) -> (TempDir, Sounds) {
    let folder = folder_with(files);
    let sounds = Sounds::logging(&[folder.path().to_path_buf()]);
    (folder, sounds)
}

fn with(change: impl FnOnce(&mut SoundSettings)) -> Sounds {
    let mut sounds = Sounds::logging(&[]);
    let mut settings = SoundSettings::default();
    change(&mut settings);
    sounds.set_settings(settings);
    sounds
}

#[test]
fn a_suit_tile_is_its_number_then_its_suit() {
    let mut sounds = Sounds::logging(&[]);
    assert_eq!(
        files_played(&mut sounds, 1, tile("3D")),
        ["1_THR.WAV", "1_CIR.WAV"]
    );
    assert_eq!(
        files_played(&mut sounds, 0, tile("9C")),
        ["0_NIN.WAV", "0_WAN.WAV"]
    );
    assert_eq!(
        files_played(&mut sounds, 2, tile("1B")),
        ["2_ONE.WAV", "2_BAM.WAV"]
    );
}

#[test]
fn honours_bonus_tiles_and_claims_have_one_file() {
    let mut sounds = Sounds::logging(&[]);
    for (call, file) in [
        (tile("EW"), "3_EAS.WAV"),
        (tile("NW"), "3_NOR.WAV"),
        (tile("GD"), "3_GRE.WAV"),
        (tile("RD"), "3_RED.WAV"),
        (tile("WD"), "3_WHI.WAV"),
        (tile("1F"), "3_PLU.WAV"),
        (tile("4F"), "3_BMB.WAV"),
        (tile("2S"), "3_SUM.WAV"),
        (Call::Chow, "3_CHO.WAV"),
        (Call::Pung, "3_PUN.WAV"),
        (Call::Kong, "3_KON.WAV"),
        (Call::MahJongg, "3_MAH.WAV"),
    ] {
        assert_eq!(files_played(&mut sounds, 3, call), [file]);
    }
}

#[test]
fn every_embedded_file_of_a_voice_is_used_by_some_call() {
    let mut sounds = Sounds::logging(&[]);
    for place in 0..4 {
        for call in engine::tiles::Tile::all().map(Call::Tile).chain([
            Call::Chow,
            Call::Pung,
            Call::Kong,
            Call::MahJongg,
        ]) {
            sounds.speak(place, Voice::of_place(place), call);
        }
    }
    // These only replace a missing Flower or Season.
    let general = ["FLO", "SEA"];
    // The first group of files are the tile sounds.
    for (name, _) in embedded::FILES
        .iter()
        .skip(1)
        .flat_map(|files| files.iter())
    {
        let is_used = sounds.logged().iter().any(|played| played == name);
        let is_general = general.iter().any(|word| name.contains(word));
        assert_ne!(is_used, is_general, "{name}");
    }
}

#[test]
fn the_first_voice_replaces_a_missing_file() {
    let (_folder, mut sounds) = logging_with(&["voices/1_KON.WAV", "voices/0_PUN.WAV"]);
    assert_eq!(files_played(&mut sounds, 1, Call::Pung), ["0_PUN.WAV"]);
    assert_eq!(files_played(&mut sounds, 1, Call::Kong), ["1_KON.WAV"]);
    // The folder has no voice for place 2, so the embedded one speaks.
    assert_eq!(files_played(&mut sounds, 2, Call::Pung), ["2_PUN.WAV"]);
}

#[test]
fn recordings_are_chosen_by_place_not_by_character() {
    let files = ["0_PUN.WAV", "1_PUN.WAV", "2_PUN.WAV", "3_PUN.WAV"];
    let (_folder, mut sounds) = logging_with(&files);
    for place in 0..4 {
        let voice = Voice {
            number: (place + 2) % 4,
            pitch: 110,
        };
        sounds.speak(place, voice, Call::Pung);
    }
    assert_eq!(sounds.logged(), files);
    let mut sounds = Sounds::logging(&[]);
    let voice = Voice {
        number: 3,
        pitch: 110,
    };
    sounds.speak(1, voice, Call::Pung);
    assert_eq!(sounds.logged(), ["3_PUN.WAV"], "the character's own voice");
}

#[test]
fn no_two_players_at_a_table_sound_alike() {
    let mut voices: Vec<_> = Character::ALL
        .iter()
        .map(|character| (character.voice, character.pitch))
        .chain([(0, 100)])
        .collect();
    voices.sort_unstable();
    let close = |pair: &[(u8, u8)]| pair[0].0 == pair[1].0 && pair[1].1 - pair[0].1 < 6;
    assert!(!voices.windows(2).any(close), "{voices:?}");
}

#[test]
fn a_missing_flower_falls_back_to_the_first_voice_then_to_any_flower() {
    let (_folder, mut sounds) = logging_with(&[
        "voices/1_FLO.WAV",
        "voices/1_SEA.WAV",
        "voices/0_ORC.WAV",
        "voices/2_FLO.WAV",
        "voices/2_CHR.WAV",
    ]);
    assert_eq!(files_played(&mut sounds, 1, tile("2F")), ["0_ORC.WAV"]);
    assert_eq!(files_played(&mut sounds, 1, tile("3F")), ["1_FLO.WAV"]);
    assert_eq!(files_played(&mut sounds, 1, tile("4S")), ["1_SEA.WAV"]);
    assert_eq!(files_played(&mut sounds, 2, tile("3F")), ["2_CHR.WAV"]);
}

#[test]
fn an_unknown_word_or_sound_has_no_file() {
    let (folder, _) = logging_with(&["voices/1_KON.WAV"]);
    let library = Library::open(&[folder.path().to_path_buf()]);
    assert_eq!(library.word(1, 1, &vec!["NIX".to_string()]), None);
    assert_eq!(library.file("nix.wav"), None);
}

#[test]
fn whole_tile_files_are_used_if_present_and_switched_on() {
    let (_folder, mut sounds) = logging_with(&["voices/2_3_CIR.WAV", "voices/0_7_BAM.WAV"]);
    assert_eq!(
        files_played(&mut sounds, 2, tile("3D")),
        ["2_THR.WAV", "2_CIR.WAV"]
    );
    sounds.set_settings(SoundSettings {
        wav_per_tile: true,
        ..SoundSettings::default()
    });
    assert_eq!(files_played(&mut sounds, 2, tile("3D")), ["2_3_CIR.WAV"]);
    assert_eq!(files_played(&mut sounds, 0, tile("7B")), ["0_7_BAM.WAV"]);
    assert_eq!(
        files_played(&mut sounds, 2, tile("4D")),
        ["2_FOU.WAV", "2_CIR.WAV"]
    );
    assert_eq!(
        files_played(&mut sounds, 3, tile("3D")),
        ["3_THR.WAV", "3_CIR.WAV"]
    );
}

#[test]
fn the_players_files_take_precedence_with_capital_or_small_letters() {
    let first = folder_with(&["voices/1_pun.wav"]);
    let second = folder_with(&["VOICES/1_PUN.WAV", "1_KON.WAV", "sounds/stake.wav"]);
    let folders: Vec<PathBuf> = [&first, &second].map(|folder| folder.path().into()).into();
    let library = Library::open(&folders);
    let path_of = |found: Option<SoundFile>| match found.expect("there").origin {
        Origin::File(path) => path,
        Origin::Embedded(_) => PathBuf::new(),
    };
    let word = |name: &str| path_of(library.word(1, 1, &vec![name.to_string()]));
    assert_eq!(word("PUN"), first.path().join("voices/1_pun.wav"));
    assert_eq!(word("KON"), second.path().join("1_KON.WAV"));
    assert_eq!(word("CHO"), PathBuf::new());
    let stake = path_of(library.file("stake.wav"));
    assert_eq!(stake, second.path().join("sounds/stake.wav"));
    assert_eq!(path_of(library.file("table.wav")), PathBuf::new());
}

#[test]
fn a_missing_folder_counts_as_empty() {
    let mut sounds = Sounds::logging(&[PathBuf::from("/nowhere/at/all")]);
    assert_eq!(files_played(&mut sounds, 1, Call::Pung), ["1_PUN.WAV"]);
}

#[test]
fn settings_decide_what_is_heard() {
    fn cues(mut sounds: Sounds) -> Vec<Cue> {
        let mut heard = Vec::new();
        for cue in Cue::ALL {
            let before = sounds.logged().len();
            sounds.play(cue);
            if sounds.logged().len() > before {
                heard.push(cue);
            }
        }
        heard
    }
    let tiles = [
        Cue::StakeTile,
        Cue::DealtTile,
        Cue::TableTile,
        Cue::Claim,
        Cue::MahJongg,
    ];
    let beeps = [Cue::Refusal, Cue::Tick];
    assert_eq!(cues(with(|_| ())), Cue::ALL);
    assert_eq!(cues(with(|s| s.tile_sounds = false)), beeps);
    assert_eq!(cues(with(|s| s.beeps = false)), tiles);
    assert!(!cues(with(|s| s.during_dealing = false)).contains(&Cue::DealtTile));
    assert_eq!(cues(with(|s| s.tile_volume = 0)), []);
    assert_eq!(cues(with(|s| s.muted = true)), []);
}

#[test]
fn voices_and_your_voice_are_separate_settings() {
    let quiet: [String; 0] = [];
    let mut sounds = with(|s| s.your_voice = false);
    assert_eq!(files_played(&mut sounds, 0, Call::Pung), quiet);
    assert_eq!(files_played(&mut sounds, 1, Call::Pung), ["1_PUN.WAV"]);
    for mut sounds in [
        with(|s| s.voices = false),
        with(|s| s.muted = true),
        with(|s| s.voice_volume = 0),
    ] {
        assert_eq!(files_played(&mut sounds, 1, Call::Pung), quiet);
    }
    // There are four places, numbered from 0; any other is silent.
    assert_eq!(files_played(&mut with(|_| ()), 4, Call::Pung), quiet);
}

#[test]
fn dealt_tiles_differ_a_little_in_pitch() {
    let mut sounds = Sounds::logging(&[]);
    let pitches: Vec<f32> = (0..13).map(|_| sounds.next_pitch()).collect();
    assert!(pitches.iter().all(|pitch| (0.969..=1.031).contains(pitch)));
    assert!(pitches.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn settings_of_an_older_program_are_completed() {
    let settings: SoundSettings = toml::from_str("beeps = false").expect("read");
    assert!(!settings.beeps && settings.voices && !settings.wav_per_tile);
}

#[test]
fn every_file_of_the_folders_is_part_of_the_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let stem = |name: &Path| name.with_extension("").into_os_string();
    let on_disk: BTreeSet<OsString> = ["voices", "sounds"]
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).expect("a folder"))
        .map(|entry| PathBuf::from(entry.expect("an entry").file_name()))
        .filter(|name| name.extension().is_some_and(|e| e == "wav" || e == "flac"))
        .map(|name| stem(&name))
        .collect();
    let embedded: BTreeSet<OsString> = embedded::FILES
        .iter()
        .flat_map(|files| files.iter())
        .map(|(name, _)| stem(Path::new(name)))
        .collect();
    assert_eq!(on_disk, embedded);
}

#[test]
fn messages_are_read_only_if_switched_on() {
    let read_messages = |change: fn(&mut SoundSettings)| {
        let mut sounds = with(change);
        sounds.read("Ada discards 5 Circle.", Turn::Last);
        sounds.logged().to_vec()
    };
    assert!(read_messages(|_| {}).is_empty(), "off by default");
    let read = read_messages(|settings| settings.read_log = true);
    assert_eq!(read, ["Ada discards 5 Circle."]);
    let muted = read_messages(|settings| (settings.read_log, settings.muted) = (true, true));
    assert!(muted.is_empty());
}

/// A program that writes each text it should speak to a file, one per line.
#[cfg(unix)]
fn speaker(folder: &Path, name: &str) {
    use std::os::unix::fs::PermissionsExt;
    let program = folder.join(name);
    let spoken = folder.join("spoken");
    let script = format!("#!/bin/sh\necho {name} \"$@\" >> '{}'\n", spoken.display());
    fs::write(&program, script).expect("written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("allowed");
}

#[cfg(unix)]
#[test]
fn a_failing_speech_program_is_replaced_by_the_next() {
    use super::reader::Voice as SystemVoice;
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().expect("a folder");
    speaker(folder.path(), "espeak-ng");
    let failing = folder.path().join("spd-say");
    fs::write(&failing, "#!/bin/sh\nexit 1\n").expect("written");
    fs::set_permissions(&failing, fs::Permissions::from_mode(0o755)).expect("allowed");
    let mut voice = SystemVoice::among(&[folder.path().to_path_buf()]).expect("found");
    let mut speak = |words: &str| {
        voice.start(words)?;
        while voice.is_speaking()? {
            std::thread::yield_now();
        }
        Ok::<(), String>(())
    };
    speak("Pung.").expect("spoken");
    let spoken = fs::read_to_string(folder.path().join("spoken")).expect("spoken");
    assert_eq!(spoken, "espeak-ng -v en -- Pung.\n");
    fs::remove_file(folder.path().join("espeak-ng")).expect("removed");
    assert!(speak("Chow.").is_err(), "no speaker is left");
}

#[cfg(unix)]
#[test]
fn the_best_installed_speech_program_reads_each_sentence() {
    use super::reader::Voice as SystemVoice;
    let folder = tempdir().expect("a folder");
    speaker(folder.path(), "flite");
    speaker(folder.path(), "espeak-ng");
    let missing = folder.path().join("missing");
    let folders = [missing, folder.path().to_path_buf()];
    let reader = Reader::with(move || SystemVoice::among(&folders));
    let spoken = |count: usize| {
        let begun = std::time::Instant::now();
        loop {
            let spoken = fs::read_to_string(folder.path().join("spoken")).unwrap_or_default();
            if spoken.lines().count() >= count {
                return spoken;
            }
            assert!(begun.elapsed().as_secs() < 60, "only {spoken:?} was spoken");
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    };
    reader.read("-x wins; `it` costs \"4\" $HOME.", Turn::Last);
    spoken(1);
    reader.read("Next hand.", Turn::Last);
    assert_eq!(
        spoken(2),
        "espeak-ng -v en -- -x wins; `it` costs \"4\" $HOME.\nespeak-ng -v en -- Next hand.\n"
    );
}
