//! Files named on the command line: special or huge files are refused at once in one line, and no existing file is replaced without
//! `--force`.

#[cfg(unix)]
use std::io::Read;
use std::path::Path;
#[cfg(unix)]
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

type Tried = Result<(), Box<dyn std::error::Error>>;

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

fn refused(arguments: &[&str], folder: &Path) -> String {
    let output = red_stake(arguments, folder);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{arguments:?}: {message}");
    message
}

/// One unusable file of each kind with this extension, and the message about it.
#[cfg(unix)]
fn odd_files(folder: &Path, ending: &str) -> std::io::Result<Vec<(PathBuf, &'static str)>> {
    let at = |name: &str| folder.join(format!("{name}.{ending}"));
    let _ = Command::new("mkfifo").arg(at("pipe")).status()?;
    std::fs::create_dir(at("folder"))?;
    std::os::unix::fs::symlink("/dev/zero", at("endless"))?;
    std::os::unix::fs::symlink(at("circle"), at("circle"))?;
    std::fs::File::create(at("sparse"))?.set_len(4 << 30)?;
    Ok(vec![
        (at("pipe"), "regular file"),
        (at("endless"), "regular file"),
        (at("folder"), "folder"),
        (at("circle"), ""),
        (at("sparse"), "large"),
    ])
}

#[cfg(unix)]
#[test]
fn unusable_files_are_refused_at_once() -> Tried {
    let folder = tempfile::tempdir()?;
    let mut kinds = Vec::new();
    for ending in ["mah", "mjs", "txt", "toml", "json"] {
        kinds.extend(odd_files(folder.path(), ending)?);
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
        for (file, why) in &kinds {
            let file = file.to_str().ok_or("a plain path")?;
            let words: Vec<&str> = command
                .iter()
                .map(|word| if *word == "FILE" { file } else { word })
                .collect();
            let message = refused(&words, folder.path());
            let is_named = message.contains("not called .mah") || message.contains("rules");
            assert!(message.contains(why) || is_named, "{words:?}: {message}");
        }
    }
    Ok(())
}

/// A shell passes the output of a command as an open pipe.
#[cfg(unix)]
#[test]
fn pipes_from_a_shell_are_read() -> Tried {
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
fn no_command_replaces_a_file_without_force() -> Tried {
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
    for (command, place) in commands {
        std::fs::write(place, "a game")?;
        let message = refused(command, folder.path());
        assert!(message.contains("--force"), "{command:?}: {message}");
        assert_eq!(std::fs::read_to_string(place)?, "a game", "{command:?}");
        let is_window = command.iter().any(|word| word.starts_with("--log"));
        if is_window || command[0] == "--frame-times" {
            continue;
        }
        let forced: Vec<&str> = command.iter().copied().chain(["--force"]).collect();
        let done = red_stake(&forced, folder.path());
        assert!(done.status.success(), "{forced:?}");
        assert_ne!(std::fs::read_to_string(place)?, "a game", "{command:?}");
        std::fs::remove_file(place)?;
        if place == manual {
            continue;
        }
        assert!(red_stake(command, folder.path()).status.success());
        assert!(place.exists(), "{command:?}");
    }
    // Unless all pages can be written, none is written.
    std::fs::remove_file(folder.path().join("red-stake.6"))?;
    std::fs::write(&manual, "mine")?;
    refused(&["help", "--man", here], folder.path());
    assert!(!folder.path().join("red-stake.6").exists());
    Ok(())
}

/// The program does not wait for a reader of its log.
#[cfg(unix)]
#[test]
fn a_log_is_not_written_to_a_pipe_without_a_reader() -> Tried {
    let folder = tempfile::tempdir()?;
    let kinds = odd_files(folder.path(), "log")?;
    let pipe = kinds[0].0.to_str().ok_or("a plain path")?;
    let address = folder.path().join("table");
    let address = address.to_str().ok_or("a plain path")?;
    for switch in ["--logfile", "--log-to"] {
        let message = refused(&["host", "--server", address, switch, pipe], folder.path());
        assert!(
            message.contains("not an ordinary file"),
            "{switch}: {message}"
        );
    }
    Ok(())
}
