//! Games of every format and of several versions of the rules, made by earlier versions of the program (`tests/data/saves/`): each opens
//! with its stored results, and can be continued. The ignored test makes games in the present format, which are then packed with `gzip
//! -9n`.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use coach::review::PlayedDeal;
use engine::table::{Game, Input, Replay};
use engine::tiles::Seat;
use flate2::read::GzDecoder;
use serde_json::Value;
use storage::save::{self, GameKind, SaveError, SavedGame};

#[path = "save_corpus/changed_rows.rs"]
mod changed_rows;
#[path = "save_corpus/figures.rs"]
mod figures;
#[path = "save_corpus/maker.rs"]
mod maker;
#[path = "save_corpus/own.rs"]
mod own;

type TestResult = Result<(), Box<dyn std::error::Error>>;

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/saves")
}

/// The corpus, which is stored compressed, unpacked once into a build folder.
fn unpacked() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("saves");
        unpack(&target).expect("the corpus can be unpacked");
        target
    })
}

fn unpack(target: &Path) -> io::Result<()> {
    if target.exists() {
        fs::remove_dir_all(target)?;
    }
    for version in fs::read_dir(folder())? {
        let version = version?;
        let to = target.join(version.file_name());
        fs::create_dir_all(&to)?;
        for packed in fs::read_dir(version.path())? {
            // Without the last extension, `.gz`.
            let packed = packed?.path();
            let name = packed.file_stem().expect("a file has a name");
            let mut reader = GzDecoder::new(File::open(&packed)?);
            io::copy(&mut reader, &mut File::create(to.join(name))?)?;
        }
    }
    Ok(())
}

/// All files of the corpus with this extension.
fn corpus_files(extension: &str) -> Vec<PathBuf> {
    let versions = fs::read_dir(unpacked()).expect("the corpus").flatten();
    let files = versions.filter_map(|version| fs::read_dir(version.path()).ok());
    let mut paths: Vec<PathBuf> = files
        .flatten()
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|actual| actual == extension))
        .collect();
    paths.sort();
    paths
}

/// The games of the corpus that can be continued.
fn games() -> Vec<PathBuf> {
    let mut games = corpus_files("mah");
    games.retain(|path| !is_seen(path));
    games
}

/// Whether a file is a game seen at a network table.
fn is_seen(path: &Path) -> bool {
    path.to_string_lossy().contains("seen")
}

/// Continues the game with a legal move of the first player who is asked; whether that is possible.
fn can_continue(game: &mut Game) -> bool {
    let seat_to_move = Seat::ALL
        .into_iter()
        .find(|seat| game.request(*seat).is_some());
    seat_to_move.is_some_and(|seat| {
        let legal = game.seat_view(seat).legal();
        legal
            .into_iter()
            .any(|choice| game.apply(Input::Move(seat, choice)).is_ok())
    })
}

/// The stored scores after each deal, read from a file of format 1 or 2 without any code of the program.
fn stored_scores(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("text");
    let body: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let deals = body["deals"].as_array().expect("a list").iter();
    let scores = deals.map(|deal| match deal.get("next") {
        Some(next) => next["scores"].clone(),
        None => deal["scores"].clone(),
    });
    scores.collect()
}

/// Checks what is true of every opened game.
fn check(path: &Path, saved: &SavedGame) {
    let name = path.display();
    let opened = saved.open();
    let mut game = opened.game;
    assert_eq!(opened.messages, Vec::<String>::new(), "{name}");
    assert_eq!(game.inputs(), saved.record.inputs, "{name}");
    assert!(
        game.record().deals.starts_with(&saved.record.deals),
        "{name}"
    );
    let is_over = game.seat_view(saved.viewer).game_over;
    assert_eq!(
        path.to_string_lossy().contains("finished"),
        is_over,
        "{name}"
    );
    assert!(
        is_over || can_continue(&mut game),
        "{name} cannot be continued"
    );
    assert_eq!(save::differences(&saved.record), [], "{name}");
    // Every input can be replayed, and the game can be opened after every deal, with its scores.
    let mut replay = Replay::of(&saved.record);
    while replay.step().is_some() {}
    assert_eq!(replay.game().inputs(), saved.record.inputs, "{name}");
    for deal in &saved.record.deals {
        let game_there = Game::open(&saved.record, deal.inputs).expect("it was played");
        assert_eq!(
            game_there.seat_view(saved.viewer).scores,
            deal.next.scores,
            "{name}"
        );
    }
}

#[test]
fn every_game_opens_with_its_stored_results() -> TestResult {
    let games = games();
    assert!(games.len() >= 60, "{} games", games.len());
    for path in games {
        let saved = save::open(&path)?;
        check(&path, &saved);
        let scores: Vec<Value> = saved
            .record
            .deals
            .iter()
            .map(|deal| serde_json::to_value(deal.next.scores).expect("JSON"))
            .collect();
        assert_eq!(scores, stored_scores(&path), "{}", path.display());
        let summary = save::summary(&path)?;
        assert_eq!(summary.names, saved.names);
        assert_eq!(summary.hands, saved.record.deals.len());
        assert_eq!(summary.rules, saved.record.rules.id);
    }
    Ok(())
}

#[test]
fn every_autosave_can_be_continued() -> TestResult {
    let journals = corpus_files("journal");
    assert!(journals.len() >= 12, "{} journals", journals.len());
    for path in journals {
        let saved = save::read_journal(&path)?.ok_or("the journal exists")?;
        assert!(saved.assisted, "something was undone");
        check(&path, &saved);
    }
    Ok(())
}

#[test]
fn an_old_game_is_equal_in_the_present_format() -> TestResult {
    let folder = tempfile::tempdir()?;
    for (number, path) in games().into_iter().enumerate() {
        let saved = save::open(&path)?;
        let again = save::save(&folder.path().join(number.to_string()), &saved)?;
        assert_eq!(save::open(&again)?, saved, "{}", path.display());
    }
    Ok(())
}

#[test]
fn later_formats_are_refused_with_a_message() -> TestResult {
    let folder = tempfile::tempdir()?;
    for path in corpus_files("mah") {
        let text = fs::read_to_string(&path)?;
        let (first_line, rest) = text.split_once('\n').ok_or("a first line")?;
        let mut words: Vec<&str> = first_line.split(' ').collect();
        words[1] = "3";
        let later = folder.path().join("later.mah");
        fs::write(&later, format!("{}\n{rest}", words.join(" ")))?;
        let error = save::open(&later).err().ok_or("it is refused")?;
        assert!(matches!(error, SaveError::LaterVersion(_, 3)));
        assert!(error.to_string().contains("newer version"), "{error}");
        assert!(save::summary(&later).is_err());
    }
    Ok(())
}

#[test]
fn every_seen_game_can_be_read() -> TestResult {
    let mut seen = corpus_files("mah");
    seen.retain(|path| is_seen(path));
    assert!(seen.len() >= 2, "{seen:?}");
    let read = read_with_python(&seen);
    for (path, read) in seen.iter().zip(read) {
        let game = save::open_seen(path)?;
        let name = path.display();
        assert_eq!(read["names"], serde_json::to_value(&game.names)?, "{name}");
        assert_eq!(read["events"], game.events.len(), "{name}");
        assert!(save::open(path).is_err(), "it cannot be continued");
        let (summary, played) = (save::summary(path)?, PlayedDeal::seen(&game, game.seat));
        assert_eq!(summary.kind, GameKind::Seen, "{name}");
        assert_eq!((summary.hands, played.len()), (2, 2), "{name}");
    }
    Ok(())
}

/// The results of the reader in `save_corpus/reader.py`, which was written from `docs/file-format.md` without this program.
fn read_with_python(paths: &[PathBuf]) -> Vec<Value> {
    let reader = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/save_corpus/reader.py");
    let read = Command::new("python3").arg(reader).args(paths).output();
    let read = read.expect("Python 3 is installed");
    let errors = String::from_utf8_lossy(&read.stderr);
    assert!(read.status.success(), "{errors}");
    serde_json::from_slice(&read.stdout).expect("a list")
}

#[test]
fn an_independent_reader_gives_the_same_results() -> TestResult {
    let mut paths = games();
    paths.extend(corpus_files("journal"));
    let read = read_with_python(&paths);
    assert_eq!(read.len(), paths.len());
    for (path, read) in paths.iter().zip(read) {
        let name = path.display();
        let saved = match save::has_own_extension(path) {
            true => save::open(path)?,
            false => save::read_journal(path)?.ok_or("the journal exists")?,
        };
        let record = &saved.record;
        assert_eq!(read["names"], serde_json::to_value(&saved.names)?, "{name}");
        assert_eq!(read["inputs"], record.inputs.len(), "{name}");
        assert_eq!(read["assisted"], saved.assisted, "{name}");
        let advised = saved.advised.clone().unwrap_or_default();
        assert_eq!(read["advised"], serde_json::to_value(advised)?, "{name}");
        let deals = read["deals"].as_array().ok_or("deals")?;
        for (deal, read) in record.deals.iter().zip(deals) {
            assert_eq!(read["ends"], deal.inputs, "{name}");
            assert_eq!(
                read["totals"],
                serde_json::to_value(deal.totals())?,
                "{name}"
            );
            assert_eq!(
                read["scores"],
                serde_json::to_value(deal.next.scores)?,
                "{name}"
            );
        }
        if read["format"] == 2 {
            let opened = saved.open().game;
            assert_eq!(deals.len(), opened.record().deals.len(), "{name}");
        }
    }
    Ok(())
}

/// Text without white space.
fn without_space(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn the_worked_example_of_the_description_is_in_its_file() -> TestResult {
    let description =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("docs/file-format.md");
    let description = fs::read_to_string(description)?;
    let (_, example) = description
        .split_once("## A worked example")
        .ok_or("an example")?;
    let name = example.split('`').nth(1).ok_or("its file")?;
    let name = name.strip_prefix("tests/data/saves/").ok_or("its place")?;
    let name = name.strip_suffix(".gz").ok_or("a packed file")?;
    let text = fs::read_to_string(unpacked().join(name))?;
    let sum = text.lines().next().and_then(|line| line.rsplit(' ').next());
    let text = without_space(&text);
    let example = example.replace("SUM", sum.ok_or("a checksum")?);
    let blocks = example.split("```").skip(1).step_by(2);
    let mut shown = 0;
    for piece in blocks.flat_map(|block| block.split('…')) {
        assert!(text.contains(&without_space(piece)), "{piece}");
        shown += without_space(piece).len();
    }
    assert!(shown > 1500, "{shown} characters");
    Ok(())
}
