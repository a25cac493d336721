//! Passwords can come from files, standard input and the environment, and never appear in a log.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::client::Client;
use crate::seated::Seated;
use crate::server::{LOCAL_ADDRESS, Outcome, Program, RED_STAKE, Server};
use protocol::SEAT_KEYS_VERSION;

#[test]
fn a_password_from_a_file_is_never_logged() -> Outcome {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("secret"), "hush hush\n")?;
    let arguments = [
        "--password-file",
        "secret",
        "--logfile",
        "lines",
        "--log-to",
        "log",
        "--log-level",
        "trace",
    ];
    let server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let address = server.absolute_address(folder.path());
    let mut eve = Client::connect(&address)?;
    eve.send("Connect 1110 0 Eve")?;
    eve.wait_for("AuthReqd")?;
    eve.send("AuthInfo hush")?;
    eve.wait_for("ConnectReply 1110 0 That is not the password")?;
    // After a wrong password the table refuses logins for a while, so the next one is repeated.
    let mut command = Command::new(RED_STAKE);
    command
        .args(["robot", "--server", &address, "--name", "Robby"])
        .env("RED_STAKE_PASSWORD", "hush hush")
        .stderr(Stdio::null());
    let mut ann = loop {
        let mut ann = Client::connect(&address)?;
        ann.send("Connect 1110 0 Ann")?;
        if ann.line()?.is_some_and(|line| line.starts_with("AuthReqd")) {
            break ann;
        }
    };
    ann.send("AuthInfo basic hush hush")?;
    ann.wait_for("ConnectReply 1110 1")?;
    let _robot = Program::from_child(command.spawn()?);
    ann.wait_for("Player 2 Robby")?;
    for file in ["lines", "log"] {
        let path = folder.path().join(file);
        let text = fs::read_to_string(&path)?;
        assert!(!text.contains("hush"), "{file}: {text}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path)?.permissions().mode() & 0o777, 0o600);
        }
    }
    assert!(fs::read_to_string(folder.path().join("lines"))?.contains("AuthInfo"));
    Ok(())
}

#[test]
fn a_password_is_the_first_line_of_standard_input() -> Outcome {
    let folder = tempfile::tempdir()?;
    let start = |arguments: &[&str]| -> Outcome<Program> {
        let mut command = Command::new(RED_STAKE);
        command.args(arguments).args(["--password-file", "-"]);
        command
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn()?;
        let mut input = child.stdin.take().ok_or("no standard input")?;
        input.write_all(b"hush hush\nnot the password\n")?;
        Ok(Program::from_child(child))
    };
    let server = Server::listening(start(&["host", "--server", LOCAL_ADDRESS])?)?;
    let address = server.absolute_address(folder.path());
    let mut ann = Seated::sit(&address, "Ann", "hush hush")?;
    let _robot = start(&["robot", "--server", &address, "--name", "Robby"])?;
    ann.client.wait_for("Player 2 Robby")?;
    Ok(())
}

/// Anybody with the key of a seat can take it.
#[test]
fn the_key_of_a_seat_is_never_logged() -> Outcome {
    let folder = tempfile::tempdir()?;
    let arguments = [
        "--logfile",
        "lines",
        "--log-to",
        "log",
        "--log-level",
        "trace",
    ];
    let server = Server::ours(LOCAL_ADDRESS, &arguments, folder.path())?;
    let address = server.absolute_address(folder.path());
    let connect = format!("Connect {SEAT_KEYS_VERSION} 1 Ann");
    let mut ann = Client::connect(&address)?;
    ann.send(&connect.replace(" 1 Ann", " 0 Ann"))?;
    let given = ann.wait_for("SeatKey ")?;
    let key = given.strip_prefix("SeatKey ").unwrap_or_default();
    assert!(key.len() >= 16, "{given}");
    let others = ["Bob", "Cy", "Dan"].map(|name| Client::sit(&address, 0, name));
    let _others: Vec<Client> = others.into_iter().collect::<Outcome<_>>()?;
    // The earlier connection is still open, so the key is requested.
    let mut again = Client::connect(&address)?;
    again.send(&connect)?;
    again.wait_for("AuthReqd seat")?;
    again.send(&format!("AuthInfo seat {key}"))?;
    again.wait_for("ConnectReply 1110 1")?;
    for file in ["lines", "log"] {
        let text = fs::read_to_string(folder.path().join(file))?;
        assert!(!text.contains(key), "{file}: {text}");
    }
    let lines = fs::read_to_string(folder.path().join("lines"))?;
    assert!(
        lines.contains("SeatKey") && lines.contains("AuthInfo"),
        "{lines}"
    );
    Ok(())
}

#[test]
fn four_passwords_are_read_from_a_file_and_a_bad_line_is_not_quoted() -> Outcome {
    let folder = tempfile::tempdir()?;
    let host = |text: &str| -> Outcome<String> {
        fs::write(folder.path().join("ids"), text)?;
        let output = Command::new(RED_STAKE)
            .args(["host", "--server", "./s", "--auth-basic-file", "ids"])
            .current_dir(folder.path())
            .output()?;
        Ok(String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert!(host("1:a\n2:b\n3:c\n")?.contains("four different ids"));
    let printed = host("1:a\nhush\n3:c\n4:d\n")?;
    assert!(
        printed.contains("1:secret") && !printed.contains("hush"),
        "{printed}"
    );
    fs::write(folder.path().join("ids"), "1:a\n2:b:c\n3:c\n4:\n")?;
    let server = Server::ours(LOCAL_ADDRESS, &["--auth-basic-file", "ids"], folder.path())?;
    let mut bob = Client::connect(&server.absolute_address(folder.path()))?;
    bob.send("Connect 1110 2 Bob")?;
    bob.wait_for("AuthReqd")?;
    bob.send("AuthInfo basic b:c")?;
    bob.wait_for("ConnectReply 1110 2")?;
    Ok(())
}
