//! The real xmj at our table: it joins on a virtual display, and a hand is played by clicks and keys until it is settled or washed out. If
//! RED_STAKE_PICTURES names a folder, a picture of the game is saved there.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::display::Display;
use crate::needs;
use crate::server::{Outcome, Program, Server, check_histories};

/// Only a hand that hangs reaches this timeout.
const TIMEOUT: Duration = Duration::from_secs(400);

/// Clicks on the middle of the player's tiles, where there is a tile as long as the player has at least five.
const TILE: [&str; 5] = ["mousemove", "455", "693", "click", "1"];

/// Runs a program on a display.
fn tool(display: &Display, program: &str, arguments: &[&str]) {
    // Failures do not matter: an input without effect is repeated.
    let _ = Command::new(program)
        .args(arguments)
        .env("DISPLAY", &display.name)
        .status();
}

/// The number of lines that the client has sent, and whether its hand is over.
fn sent_lines(log: &Path) -> (usize, bool) {
    let log = fs::read(log).unwrap_or_default();
    let log = String::from_utf8_lossy(&log);
    let own = log.lines().filter(|line| line.starts_with("<cnx1 "));
    let over = log.contains("Settlement") || log.contains("WashOut");
    (own.count(), over)
}

#[test]
#[ignore = "two minutes, at the pace of a person; script/soak net_xmj plays it"]
fn a_hand_is_played_in_xmj_at_our_table() -> Outcome {
    if needs::any_missing(needs::WINDOW) || needs::any_missing(needs::XMJ) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let arguments = [
        "--computers",
        "3",
        "--timeout",
        "15",
        "--seed",
        "5",
        "--hand-history",
        "--logfile",
        "log",
    ];
    let server = Server::ours("localhost:0", &arguments, folder.path())?;
    fs::write(folder.path().join(".xmjrc"), "DebugReports never\n")?;
    let display = Display::open("1280x800")?;
    let _manager = Program::from_child(
        Command::new("openbox")
            .env("DISPLAY", &display.name)
            .spawn()?,
    );
    let xmj = Command::new("/usr/games/xmj")
        .args(["--server", &server.address, "--name", "Mary", "--connect"])
        .env("DISPLAY", &display.name)
        .env("HOME", folder.path())
        .current_dir(folder.path())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()?;
    let _xmj = Program::from_child(xmj);
    tool(
        &display,
        "xdotool",
        &[
            "search",
            "--sync",
            "--name",
            "Mary",
            "windowfocus",
            "--sync",
        ],
    );
    let log = folder.path().join("log");
    let start = Instant::now();
    let (mut previous, mut unchanged, mut has_picture) = (0, 0, false);
    loop {
        let (lines, over) = sent_lines(&log);
        if over {
            break;
        }
        assert!(start.elapsed() < TIMEOUT, "the hand does not end");
        // Return presses the default button. If that does nothing, a tile must be clicked first, or all sets are laid out and the
        // key f says so. After an answer of the client nothing is pressed for a while, since a second press would come out of turn.
        unchanged = if lines == previous { unchanged + 1 } else { 0 };
        previous = lines;
        let press: &[&str] = match unchanged % 16 {
            2 | 6 => &["key", "Return"],
            10 => &TILE,
            15 => &["key", "f"],
            _ => &[],
        };
        if !press.is_empty() {
            tool(&display, "xdotool", press);
        }
        if lines > 20
            && press.is_empty()
            && !std::mem::replace(&mut has_picture, true)
            && let Ok(pictures) = std::env::var("RED_STAKE_PICTURES")
        {
            let path = format!("{pictures}/network-xmj-at-our-table.png");
            tool(&display, "import", &["-window", "root", &path]);
        }
        // The pace of a person.
        std::thread::sleep(Duration::from_millis(250));
    }
    check_histories(folder.path())?;
    Ok(())
}
