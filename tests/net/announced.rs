//! A table that is announced on the local network is found there; here the local network is this machine's own.

use std::net::{Ipv4Addr, UdpSocket};
use std::sync::Arc;

use red_stake::session::announcement::{Announcer, listen_at};
use red_stake::session::found_table::FoundTable;
use red_stake::session::host::{Board, Standing};

type Outcome = Result<(), Box<dyn std::error::Error>>;

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

#[test]
fn a_table_is_found_with_its_players_and_free_seats() -> Outcome {
    let mut found = listen_at(HERE)?;
    // Whoever says anything else there is not heard.
    let stranger = UdpSocket::bind((HERE, 0))?;
    for nonsense in [&b""[..], b"{}", b"{\"red-stake\":1}", &[0xff; 1400]] {
        stranger.send_to(nonsense, (HERE, 47_174))?;
    }
    let board = Arc::new(Board::new(1));
    board.post(
        0,
        Standing {
            names: vec!["Ann".to_owned(), "Bob\u{1b}[31m".to_owned()],
            free: 2,
            ..Standing::default()
        },
    );
    let _announcer = Announcer::begin(
        "Ann".to_owned(),
        &"127.0.0.1:5123".parse()?,
        Arc::clone(&board),
    )?;
    let is_ours = |table: &FoundTable| table.address == "127.0.0.1:5123";
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    // What is heard first may be of another table of this machine.
    let table = loop {
        let list = runtime.block_on(found.recv()).ok_or("nobody listens")?;
        if let Some(table) = list.into_iter().find(is_ours) {
            break table;
        }
    };
    assert_eq!((table.title.as_str(), table.free), ("Ann", 2));
    assert_eq!(table.names, ["Ann", "Bob\\u{1b}[31m"]);
    Ok(())
}
