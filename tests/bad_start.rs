//! Starts under bad conditions: wrong arguments, no display, unreadable or unwritable files, no sound device, no fonts. If the program refuses
//! to start, it prints the reason in one clear line. Otherwise its window opens, and shows a message if one is needed. It never panics.

use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

#[path = "window/display.rs"]
mod display;
#[path = "needs/programs.rs"]
mod needs;

use display::Display;

type TestResult = Result<(), Box<dyn Error>>;

fn program(data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_red-stake"));
    program
        .arg("--data")
        .arg(data)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    program
}

/// Checks for exit status 2 and exactly one line of output, on standard error. Returns that line.
fn refusal(output: Output) -> Result<String, Box<dyn Error>> {
    let message = String::from_utf8(output.stderr)?;
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(output.stdout.is_empty());
    Ok(message)
}

/// Starts the program and waits until its window is laid out. Returns the messages that the window has shown by then.
fn open_window(program: Command) -> Result<Vec<String>, Box<dyn Error>> {
    open_window_until_message(program, "")
}

/// Like `open_window`, but also waits for a message that contains `message`, since work on other threads may end after the window has opened.
fn open_window_until_message(
    mut program: Command,
    message: &str,
) -> Result<Vec<String>, Box<dyn Error>> {
    let display = Display::open("1280x800")?;
    let mut child = program
        .args(["--log", "/dev/stdout"])
        .env("DISPLAY", &display.name)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut messages = Vec::new();
    let mut is_open = false;
    let log = BufReader::new(child.stdout.take().ok_or("no pipe")?);
    for line in log.lines() {
        let line: Value = serde_json::from_str(&line?)?;
        messages.extend(line["said"].as_str().map(str::to_owned));
        is_open |= line.get("places").is_some();
        let is_said =
            message.is_empty() || messages.iter().any(|said: &String| said.contains(message));
        if is_open && is_said {
            break;
        }
    }
    child.kill()?;
    child.wait()?;
    let mut stderr = String::new();
    let mut errors = child.stderr.take().ok_or("no pipe")?;
    errors.read_to_string(&mut stderr)?;
    assert!(is_open, "the window did not open: {stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
    Ok(messages)
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn a_missing_display_is_reported_in_one_line() -> TestResult {
    let folder = tempfile::tempdir()?;
    let message = refusal(program(folder.path()).output()?)?;
    assert!(message.contains("DISPLAY"), "{message}");
    Ok(())
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn an_unreachable_display_is_reported_in_one_line() -> TestResult {
    let folder = tempfile::tempdir()?;
    for (variable, value) in [("DISPLAY", ":65000"), ("WAYLAND_DISPLAY", "nowhere")] {
        let mut program = program(folder.path());
        let message = refusal(program.env(variable, value).output()?)?;
        assert!(message.contains("No window can be opened"), "{message}");
    }
    Ok(())
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn an_unreachable_wayland_display_falls_back_to_x11() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let mut program = program(folder.path());
    program
        .env("WAYLAND_DISPLAY", "nowhere")
        .env("XDG_RUNTIME_DIR", folder.path());
    open_window(program)?;
    Ok(())
}

#[test]
fn an_unknown_option_or_value_is_refused() -> TestResult {
    let folder = tempfile::tempdir()?;
    let message = refusal(program(folder.path()).arg("-e:0").output()?)?;
    assert!(message.contains("from 1 to 9"), "{message}");
    let message = refusal(program(folder.path()).arg("--sed=1").output()?)?;
    assert!(message.contains("--sed"), "{message}");
    Ok(())
}

#[test]
fn a_missing_file_or_one_that_is_no_game_is_refused_at_once() -> TestResult {
    let folder = tempfile::tempdir()?;
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).map(|()| path)
    };
    let data = folder.path().join("data");
    let missing = folder.path().join("missing.mah");
    let message = refusal(program(&data).arg(&missing).output()?)?;
    assert!(
        message.contains("missing.mah cannot be opened"),
        "{message}"
    );
    let letter = file("letter.txt", "Dear Sir")?;
    let message = refusal(program(&data).arg(letter).output()?)?;
    assert!(message.contains("does not end in .mah"), "{message}");
    assert!(!data.exists(), "something was written");
    Ok(())
}

#[test]
fn a_damaged_game_is_reported_in_the_window_and_unchanged() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let damaged = folder.path().join("damaged.mah");
    let content = "RedStake 1 00000000\n{}\n";
    fs::write(&damaged, content)?;
    let mut program = program(&folder.path().join("data"));
    program.arg(&damaged);
    let messages = open_window(program)?;
    assert!(
        messages.iter().any(|message| message.contains("checksum")),
        "{messages:?}"
    );
    assert_eq!(
        fs::read_to_string(damaged)?,
        content,
        "the file was changed"
    );
    Ok(())
}

#[test]
fn an_unwritable_folder_disables_only_the_autosave() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let file = tempfile::NamedTempFile::new()?;
    let program = program(&file.path().join("data"));
    open_window_until_message(program, "goes on without autosave").map(drop)
}

#[test]
fn the_switches_of_the_original_are_accepted() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let mut program = program(folder.path());
    program.args(["-n", "-e:3", "-a", "-s"]);
    open_window(program).map(drop)
}

#[test]
fn a_full_disk_disables_only_the_autosave() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    // No file may grow beyond a kilobyte, so longer writes fail.
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    let mut shell = Command::new("bash");
    shell
        .args(["-c", limited, env!("CARGO_BIN_EXE_red-stake"), "--data"])
        .arg(&data)
        .env_remove("WAYLAND_DISPLAY");
    open_window_until_message(shell, "goes on without autosave")?;
    assert!(
        !data.join("autosave.journal").exists(),
        "half a journal was left"
    );
    Ok(())
}

#[test]
fn the_window_opens_with_damaged_preferences() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    for content in ["wait_time = [[[", "wait_time = \"long\"\nnames = 7\n"] {
        fs::write(folder.path().join("settings.toml"), content)?;
        open_window(program(folder.path()))?;
    }
    Ok(())
}

#[test]
fn a_damaged_autosave_is_reported_and_set_aside() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let damaged = b"\xff\xfe not a journal\n";
    fs::write(folder.path().join("autosave.journal"), damaged)?;
    let messages = open_window(program(folder.path()))?;
    assert!(
        messages
            .iter()
            .any(|message| message.contains("could not be opened") && message.contains("damaged")),
        "{messages:?}"
    );
    let aside = fs::read(folder.path().join("autosave.damaged"))?;
    assert_eq!(aside, damaged);
    Ok(())
}

#[test]
fn the_window_opens_without_a_sound_device() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let mut program = program(folder.path());
    program.env("ALSA_CONFIG_PATH", "/dev/null");
    open_window(program).map(drop)
}

#[test]
fn the_window_opens_without_system_fonts() -> TestResult {
    if needs::any_missing(needs::DISPLAY) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let none = folder.path().join("fonts.conf");
    fs::write(&none, "<?xml version=\"1.0\"?><fontconfig></fontconfig>")?;
    let mut program = program(&folder.path().join("data"));
    program.env("FONTCONFIG_FILE", none);
    open_window(program).map(drop)
}
