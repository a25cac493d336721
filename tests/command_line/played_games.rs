//! Two whole games played in a real window, one with the mouse and one with the keyboard, from the first deal to Game Finished
//! (`script/soak games`). Replayed, every score and settlement is as stored.

use std::error::Error;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::Command;

use flate2::read::GzDecoder;

/// Four rounds with each player East once; dead hands and hands that East wins come on top.
const WHOLE_GAME: u32 = 16;

/// Replays a stored game and returns the output.
fn check(name: &str) -> Result<String, Box<dyn Error>> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/played");
    let folder = tempfile::tempdir()?;
    let game = folder.path().join(format!("{name}.mah"));
    let mut packed = GzDecoder::new(File::open(kept.join(format!("{name}.mah.gz")))?);
    io::copy(&mut packed, &mut File::create(&game)?)?;
    let output = Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["replay", "--check"])
        .arg(&game)
        .output()?;
    let said = String::from_utf8(output.stdout)?;
    assert!(output.status.success(), "{said}");
    Ok(said)
}

#[test]
fn replayed_games_have_their_stored_results() -> Result<(), Box<dyn Error>> {
    for name in ["mouse", "key"] {
        let said = check(name)?;
        let deals = said.rsplit(": ").next().unwrap_or_default();
        let deals: u32 = deals.split(' ').next().unwrap_or_default().parse()?;
        assert!(deals >= WHOLE_GAME, "{said}");
    }
    Ok(())
}
