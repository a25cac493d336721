//! Files named on the command line: special or huge files are refused at once in one line, and no existing file is replaced without
//! `--force`.

#[cfg(unix)]
use std::io::Read;
use std::path::Path;
#[cfg(unix)]
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use super::refusal;

type TestResult = Result<(), Box<dyn std::error::Error>>;

fn red_stake(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

/// One unusable file of each kind with this extension, and a part of the message about it.
#[cfg(unix)]
fn unusable_files(folder: &Path, ending: &str) -> std::io::Result<Vec<(PathBuf, &'static str)>> {
    let path = |name: &str| folder.join(format!("{name}.{ending}"));
    let _ = Command::new("mkfifo").arg(path("pipe")).status()?;
    std::fs::create_dir(path("folder"))?;
    std::os::unix::fs::symlink("/dev/zero", path("endless"))?;
    std::os::unix::fs::symlink(path("circle"), path("circle"))?;
    std::fs::File::create(path("sparse"))?.set_len(4 << 30)?;
    Ok(vec![
        (path("pipe"), "regular file"),
        (path("endless"), "regular file"),
        (path("folder"), "folder"),
        (path("circle"), ""),
        (path("sparse"), "large"),
    ])
}

#[cfg(unix)]
#[test]
fn unusable_files_are_refused_at_once() -> TestResult {
    let folder = tempfile::tempdir()?;
    let mut files = Vec::new();
    for ending in ["mah", "mjs", "txt", "toml", "json"] {
        files.extend(unusable_files(folder.path(), ending)?);
    }
    let address = folder.path().join("table");
    let address = address.to_str().ok_or("a plain path")?;
    let commands: [&[&str]; 12] = [
        &["score", "FILE"],
        &["review", "FILE"],
        &["replay", "FILE"],
        &["replay", "--check", "FILE"],
        &["verify", "FILE"],
        &["rules", "check", "FILE"],
        &["selfplay", "--hands", "1", "--rules", "FILE"],
        &["host", "--server", address, "--option-file", "FILE"],
        &["host", "--server", address, "--load-game", "FILE"],
        &["host", "--server", address, "--wallfile", "FILE"],
        &["host", "--server", address, "--password-file", "FILE"],
        &["host", "--server", address, "--auth-basic-file", "FILE"],
    ];
    for command in commands {
        for (file, reason) in &files {
            let file = file.to_str().ok_or("a plain path")?;
            let words: Vec<&str> = command
                .iter()
                .map(|word| if *word == "FILE" { file } else { word })
                .collect();
            let message = refusal(&red_stake(&words, folder.path()));
            // Some commands refuse the name before they look at the file.
            let is_refused_by_name =
                message.contains("does not end in .mah") || message.contains("rules");
            assert!(
                message.contains(reason) || is_refused_by_name,
                "{words:?}: {message}"
            );
        }
    }
    Ok(())
}

/// A shell passes the output of a command as an open pipe.
#[cfg(unix)]
#[test]
fn pipes_from_a_shell_are_read() -> TestResult {
    let program = env!("CARGO_BIN_EXE_red-stake");
    let script =
        format!("{program} score <(printf '{{\"cases\": []}}') && {program} score /dev/zero");
    let run = Command::new("bash").args(["-c", &script]).output()?;
    let message = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{message}");
    assert!(message.contains("/dev/zero: "), "{message}");
    // Standard input is limited too.
    let mut run = Command::new(program)
        .args(["verify", "-"])
        .stdin(std::fs::File::open("/dev/zero")?)
        .stderr(Stdio::piped())
        .spawn()?;
    let mut message = String::new();
    run.stderr
        .take()
        .ok_or("a pipe")?
        .read_to_string(&mut message)?;
    assert_eq!(run.wait()?.code(), Some(2));
    assert!(message.contains("larger than 64 MB"), "{message}");
    Ok(())
}

#[test]
fn no_command_replaces_a_file_without_force() -> TestResult {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("evening.mah");
    let name = file.to_str().ok_or("a plain path")?;
    let manual = folder.path().join("red-stake-score.6");
    let here = folder.path().to_str().ok_or("a plain path")?;
    let commands: [(&[&str], &Path); 7] = [
        (&["help", "--card", name], &file),
        (&["help", "--rulebook", name], &file),
        (&["help", "--man", here], &manual),
        (&["rules", "export", "bloem", name], &file),
        (&["--log", name], &file),
        (&["--frame-times", name], &file),
        (&["demo", "--log", name], &file),
    ];
    for (command, path) in commands {
        std::fs::write(path, "a game")?;
        let message = refusal(&red_stake(command, folder.path()));
        assert!(message.contains("--force"), "{command:?}: {message}");
        assert_eq!(std::fs::read_to_string(path)?, "a game", "{command:?}");
        let opens_window = command
            .iter()
            .any(|word| ["--log", "--frame-times"].contains(word));
        if opens_window {
            continue;
        }
        let forced: Vec<&str> = command.iter().copied().chain(["--force"]).collect();
        let output = red_stake(&forced, folder.path());
        assert!(output.status.success(), "{forced:?}");
        assert_ne!(std::fs::read_to_string(path)?, "a game", "{command:?}");
        std::fs::remove_file(path)?;
        if path == manual {
            // The other pages of the manual are still there, so it would be refused again.
            continue;
        }
        assert!(red_stake(command, folder.path()).status.success());
        assert!(path.exists(), "{command:?}");
    }
    // Unless all pages can be written, none is written.
    std::fs::remove_file(folder.path().join("red-stake.6"))?;
    std::fs::write(&manual, "mine")?;
    refusal(&red_stake(&["help", "--man", here], folder.path()));
    assert!(!folder.path().join("red-stake.6").exists());
    Ok(())
}

/// The program does not wait for a reader of its log.
#[cfg(unix)]
#[test]
fn a_log_is_not_written_to_a_pipe_without_a_reader() -> TestResult {
    let folder = tempfile::tempdir()?;
    let files = unusable_files(folder.path(), "log")?;
    let pipe = files[0].0.to_str().ok_or("a plain path")?;
    let address = folder.path().join("table");
    let address = address.to_str().ok_or("a plain path")?;
    for switch in ["--logfile", "--log-to"] {
        let message = refusal(&red_stake(
            &["host", "--server", address, switch, pipe],
            folder.path(),
        ));
        assert!(
            message.contains("not an ordinary file"),
            "{switch}: {message}"
        );
    }
    Ok(())
}
