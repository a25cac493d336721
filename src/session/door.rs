//! The door of the running window: a second start hands in its file here, and ends [F7]. Only programs that can read the folder of
//! the player's own files know where the door is and what to say.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::save::{self, Lock};

/// How long one end waits for the other before it gives up.
const PATIENCE: Duration = Duration::from_secs(2);
/// No letter is longer, in bytes.
const LONGEST: u64 = 64 * 1024;
/// What the window answers when it has taken a letter.
const TAKEN: &str = "taken";

/// What a second start hands in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// The saved game it was to open; none: the window shall only come to the front.
    pub file: Option<PathBuf>,
}

/// Where the door is and what is to be said there.
#[derive(Serialize, Deserialize)]
struct Address {
    port: u16,
    word: u64,
}

/// How a start begins.
#[derive(Debug)]
pub enum Start {
    /// No other window has this folder.
    First(Door),
    /// Another window has it and has taken the letter.
    Handed,
    /// Another window has it and does not answer.
    Crowded,
    /// The folder cannot be written, so nobody can tell.
    Unknown,
}

/// The door of the first window.
#[derive(Debug)]
pub struct Door {
    _lock: Lock,
    /// What is handed in.
    pub letters: UnboundedReceiver<Letter>,
}

/// Begins in a folder of the player's own files: as its first window, or by handing a letter to the one that is there.
pub fn begin(folder: &Path, letter: &Letter) -> Start {
    match Lock::take(folder) {
        Ok(Some(lock)) => {
            let (sender, letters) = unbounded_channel();
            // Without a door the window is as good as any, only a second start has to do without it.
            if let Err(error) = open(folder, sender) {
                tracing::warn!(%error, "the door for a second start cannot be opened");
            }
            Start::First(Door {
                _lock: lock,
                letters,
            })
        }
        Ok(None) => match hand_in(folder, letter) {
            Ok(()) => Start::Handed,
            Err(error) => {
                tracing::warn!(%error, "the running window does not answer");
                Start::Crowded
            }
        },
        Err(error) => {
            tracing::warn!(%error, "the folder cannot be locked");
            Start::Unknown
        }
    }
}

fn address(folder: &Path) -> PathBuf {
    folder.join("door")
}

fn open(folder: &Path, letters: UnboundedSender<Letter>) -> io::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let port = listener.local_addr()?.port();
    let word = rand::random();
    let text = serde_json::to_string(&Address { port, word })?;
    save::write_whole(&address(folder), text.as_bytes())?;
    let listen = move || {
        for caller in listener.incoming().flatten() {
            match answer(&caller, word) {
                Ok(letter) => {
                    if letters.send(letter).is_err() {
                        return;
                    }
                }
                Err(error) => tracing::warn!(%error, "a caller at the door was not understood"),
            }
        }
    };
    thread::Builder::new()
        .name("door".to_owned())
        .spawn(listen)?;
    Ok(())
}

fn answer(mut caller: &TcpStream, word: u64) -> io::Result<Letter> {
    caller.set_read_timeout(Some(PATIENCE))?;
    let mut text = String::new();
    BufReader::new(caller.take(LONGEST)).read_line(&mut text)?;
    let (said, letter): (u64, Letter) = serde_json::from_str(&text)?;
    if said != word {
        return Err(io::Error::other("it does not know the word"));
    }
    writeln!(caller, "{TAKEN}")?;
    Ok(letter)
}

fn hand_in(folder: &Path, letter: &Letter) -> io::Result<()> {
    let text = save::read_text(&address(folder))?;
    let Address { port, word } = serde_json::from_str(&text)?;
    let mut door = TcpStream::connect_timeout(&(Ipv4Addr::LOCALHOST, port).into(), PATIENCE)?;
    door.set_read_timeout(Some(PATIENCE))?;
    writeln!(door, "{}", serde_json::to_string(&(word, letter))?)?;
    let mut answer = String::new();
    BufReader::new(&door).read_line(&mut answer)?;
    match answer.trim() == TAKEN {
        true => Ok(()),
        false => Err(io::Error::other("it did not take the letter")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_start_hands_its_file_to_the_first() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let letter = Letter {
            file: Some("evening.mah".into()),
        };
        let Start::First(mut door) = begin(folder.path(), &letter) else {
            return Err(io::Error::other("the first start is the first"));
        };
        assert!(matches!(begin(folder.path(), &letter), Start::Handed));
        assert_eq!(door.letters.blocking_recv(), Some(letter));
        Ok(())
    }

    #[test]
    fn a_window_that_does_not_answer_is_told() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let letter = Letter { file: None };
        let _lock = Lock::take(folder.path())?;
        assert!(matches!(begin(folder.path(), &letter), Start::Crowded));
        save::write_whole(&address(folder.path()), b"not an address")?;
        assert!(matches!(begin(folder.path(), &letter), Start::Crowded));
        Ok(())
    }

    #[test]
    fn a_caller_who_does_not_know_the_word_is_sent_away() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let letter = Letter { file: None };
        let Start::First(mut door) = begin(folder.path(), &letter) else {
            return Err(io::Error::other("the first start is the first"));
        };
        let text = save::read_text(&address(folder.path()))?;
        let Address { port, word } = serde_json::from_str(&text)?;
        let mut caller = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        writeln!(caller, "{}", serde_json::to_string(&(word ^ 1, &letter))?)?;
        let mut answer = String::new();
        BufReader::new(&caller).read_line(&mut answer)?;
        assert_eq!(answer, "");
        assert!(door.letters.try_recv().is_err());
        Ok(())
    }
}
