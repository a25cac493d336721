//! Our table under attack by dozens to thousands of connections of each kind: incomplete lines, floods, idle connections, junk, endless lines, bad
//! escapes, missing arguments, strange names, and peers that never read. Four original players must play on unaffected.

use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::needs;
use crate::server::{Outcome, Program, Server, check_histories, final_scores, write_options};

/// The minimum number of connections during the game. The kinds compete for them, so that one kind may get only a few.
const MIN_CONNECTIONS: usize = 50;
/// The maximum.
const MAX_CONNECTIONS: usize = 10_000;

/// The name of an attack, and what its connection with this number sends, if anything.
type Attack = (&'static str, fn(usize) -> Option<Vec<u8>>);

const ATTACKS: [Attack; 9] = [
    ("half a line", |_| Some(b"Connect 1110 0 Ha".to_vec())),
    ("a flood", |_| {
        Some(b"SendMessage 0 hello\r\n".repeat(20_000))
    }),
    ("idle", |_| None),
    ("junk", |number| {
        let byte = |at: usize| (at * 7919 + number * 104_729 + at * at % 251) as u8;
        Some((0..3000).map(byte).collect())
    }),
    ("a line without an end", |_| {
        Some(
            b"Connect 1110 0 "
                .iter()
                .copied()
                .chain([b'x'; 100_000])
                .collect(),
        )
    }),
    ("bad escapes", |_| {
        Some(b"Connect 1110 0 \\\\\\\r\n\\\n\\\r\n\\\n\n\n\\x\\".to_vec())
    }),
    ("missing arguments", |_| {
        let words = [
            "Connect",
            "NoClaim",
            "Pung",
            "MahJong",
            "Discard",
            "SetGameOption",
            "SetGameOption x",
            "SendMessage",
            "QueryMahJong",
            "AuthInfo",
            "SetPlayerOption",
            "RequestReconnect",
            "DeclareSpecial",
            "ChangeManager",
        ];
        Some(
            words
                .iter()
                .flat_map(|word| format!("{word}\r\n").into_bytes())
                .collect(),
        )
    }),
    ("never reading", |_| {
        Some(b"ListGameOptions 1\r\n".repeat(2_000))
    }),
    ("a strange name", |number| {
        Some(
            format!(
                "Connect 1110 {number} \u{7}{}\r\nReady\r\n",
                "n".repeat(900)
            )
            .into_bytes(),
        )
    }),
];

/// Opens connections that attack the table until the game is over. Every tenth stays open. Returns how many the table took.
fn attack(address: &str, payload: fn(usize) -> Option<Vec<u8>>, over: &AtomicBool) -> usize {
    let mut open_connections = Vec::new();
    let mut count = 0;
    while !over.load(Ordering::Relaxed) && count < MAX_CONNECTIONS {
        let Ok(mut stream) = TcpStream::connect(address) else {
            // The table may have closed after its game.
            continue;
        };
        count += 1;
        // A peer that does not read must not block the test.
        let _ = stream.set_nonblocking(true);
        if let Some(bytes) = payload(count) {
            let _ = stream.write(&bytes);
        }
        if count % 10 == 0 {
            open_connections.push(stream);
        }
    }
    count
}

#[test]
fn four_players_are_unaffected_by_an_attack() -> Outcome {
    if needs::any_missing(needs::ORIGINALS) {
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    write_options(folder.path(), &[("NumRounds", "nat", 8)])?;
    let arguments = ["--option-file", "options", "--hand-history", "--seed", "6"];
    let mut server = Server::ours(":0", &arguments, folder.path())?;
    let address = server.address.replacen(
        ':',
        "127.0.0.1:",
        usize::from(server.address.starts_with(':')),
    );
    let mut players = Program::original_players(&server.address, 4, folder.path())?;
    // The first hand is played before the attack, so that everybody has a seat.
    while !folder.path().join("hand-01.mjs").exists() && !folder.path().join("hand-02.mjs").exists()
    {
        thread::yield_now();
    }
    let over = AtomicBool::new(false);
    thread::scope(|scope| -> Outcome {
        let attackers: Vec<_> = ATTACKS
            .iter()
            .map(|(kind, payload)| {
                let (address, over) = (&address, &over);
                (kind, scope.spawn(move || attack(address, *payload, over)))
            })
            .collect();
        let mut all_succeeded = true;
        for player in &mut players {
            all_succeeded &= player.wait()?;
        }
        over.store(true, Ordering::Relaxed);
        let mut total = 0;
        for (kind, attacker) in attackers {
            let connections = attacker.join().unwrap_or(0);
            println!("{connections} connections: {kind}");
            assert!(connections > 0, "{kind}");
            total += connections;
        }
        assert!(total >= MIN_CONNECTIONS, "{total} connections");
        assert!(all_succeeded, "a player did not see the end of the game");
        Ok(())
    })?;
    assert_eq!(final_scores(&server.wait()?).len(), 4);
    let hands = check_histories(folder.path())?;
    assert!(hands >= 20, "only {hands} hands");
    Ok(())
}
