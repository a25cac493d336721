//! Replays two whole games that were played in a real window, one with the mouse and one with the keyboard, from the first deal to Game
//! Finished (`script/soak games`): every score and settlement must be as stored.

use std::error::Error;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::Command;

use flate2::read::GzDecoder;

/// The minimum number of deals in a whole game: four rounds in which each player is East once. Dead hands and wins of East add more.
const MIN_DEALS: u32 = 16;

/// Replays a stored game and returns the output.
fn check(name: &str) -> Result<String, Box<dyn Error>> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/played");
    let folder = tempfile::tempdir()?;
    let game = folder.path().join(format!("{name}.mah"));
    let mut compressed = GzDecoder::new(File::open(games.join(format!("{name}.mah.gz")))?);
    io::copy(&mut compressed, &mut File::create(&game)?)?;
    let output = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["replay", "--check"])
        .arg(&game)
        .output()?;
    let text = String::from_utf8(output.stdout)?;
    assert!(output.status.success(), "{text}");
    Ok(text)
}

#[test]
fn replayed_games_have_their_stored_results() -> Result<(), Box<dyn Error>> {
    for name in ["mouse", "key"] {
        let output = check(name)?;
        let deals = output.rsplit(": ").next().unwrap_or_default();
        let deals: u32 = deals.split(' ').next().unwrap_or_default().parse()?;
        assert!(deals >= MIN_DEALS, "{output}");
    }
    Ok(())
}
