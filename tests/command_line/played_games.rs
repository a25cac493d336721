//! Two whole games that were played in a real window, one with the mouse alone and one with keys alone, from the first deal to Game
//! Finished (`script/soak games`): played again, every score and settlement comes out as it was kept.

use std::error::Error;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::Command;

use flate2::read::GzDecoder;

/// Four rounds in which everybody is East once: dead hands and hands that East wins come on top.
const WHOLE_GAME: u32 = 16;

/// Plays a kept game again; what the program says of it.
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
fn whole_games_played_by_hand_come_out_as_they_did() -> Result<(), Box<dyn Error>> {
    for name in ["mouse", "key"] {
        let said = check(name)?;
        let deals = said.rsplit(": ").next().unwrap_or_default();
        let deals: u32 = deals.split(' ').next().unwrap_or_default().parse()?;
        assert!(deals >= WHOLE_GAME, "{said}");
    }
    Ok(())
}
