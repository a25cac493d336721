//! Passwords and seat keys: they are sent, but never logged.

use std::borrow::Cow;

/// Parts of the first words of all messages that carry a secret, in lower case.
const SECRET: [&str; 2] = ["authinfo", "seatkey"];

/// A message of either side as it may be logged: if it carries a secret, well-formed or not, only the first word.
pub fn without_secret(message: &str) -> &str {
    let begin = message.len() - message.trim_start().len();
    let length = message[begin..].find(char::is_whitespace);
    let end = begin + length.unwrap_or(message.len() - begin);
    let word = message[begin..end].to_ascii_lowercase();
    match SECRET.iter().any(|secret| word.contains(secret)) {
        true => &message[..end],
        false => message,
    }
}

/// The form for the log of messages that we send, given with their line ends. Our secrets contain no line ends.
pub fn all_without_secrets(sent: &str) -> Cow<'_, str> {
    let hides = |line: &str| without_secret(line.trim_end()).len() < line.trim_end().len();
    if !sent.split_inclusive('\n').any(hides) {
        return Cow::Borrowed(sent);
    }
    let lines = sent.split_inclusive('\n').map(|line| match hides(line) {
        true => format!("{}\r\n", without_secret(line)),
        false => line.to_owned(),
    });
    Cow::Owned(lines.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClientMessage, ServerMessage, Word, to_wire};

    #[test]
    fn only_the_word_of_a_message_with_a_secret_is_logged() {
        for (line, written) in [
            ("AuthInfo basic hush", "AuthInfo"),
            ("AuthInfo seat hush", "AuthInfo"),
            (" authinfo hush", " authinfo"),
            ("NewAuthInfo\tbasic hush", "NewAuthInfo"),
            ("SeatKey hush", "SeatKey"),
            ("SeatKey  hush\nhush", "SeatKey"),
        ] {
            assert_eq!(without_secret(line), written, "{line:?}");
        }
        for harmless in ["SendMessage 0 AuthInfo SeatKey", "AuthReqd seat ", ""] {
            assert_eq!(without_secret(harmless), harmless);
        }
        let sent = "Player 2 Bob\r\nSeatKey hush\r\nStartPlay 0\r\n";
        let written = all_without_secrets(sent);
        assert_eq!(written, "Player 2 Bob\r\nSeatKey\r\nStartPlay 0\r\n");
        let harmless = "Player 2 Bob\r\nMessage 2 0 SeatKey\r\n";
        assert!(matches!(all_without_secrets(harmless), Cow::Borrowed(_)));
    }

    /// A new message with a secret must be added here.
    #[test]
    fn no_message_reveals_its_secret_in_the_log() {
        let kind = || Word::new("basic").expect("a word");
        let data = || "hush".to_owned();
        let client = [
            ClientMessage::AuthInfo {
                kind: kind(),
                data: data(),
            },
            ClientMessage::NewAuthInfo {
                kind: kind(),
                data: data(),
            },
        ];
        let server = ServerMessage::SeatKey { key: data() };
        let debug = client.iter().map(|message| format!("{message:?}"));
        let debug: Vec<String> = debug.chain([format!("{server:?}")]).collect();
        assert_eq!(debug, ["AuthInfo", "NewAuthInfo", "SeatKey"]);
        let wire = client.iter().map(to_wire).chain([to_wire(&server)]);
        for sent in wire {
            assert!(sent.contains("hush"));
            assert!(!all_without_secrets(&sent).contains("hush"));
            assert!(!without_secret(&sent).contains("hush"));
        }
    }
}
