//! Announced tables are found on the local network, here the loopback interface.

use std::net::{Ipv4Addr, TcpListener, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::server::Outcome;
use net::found_table::FoundTable;
use net::host::{TableDirectory, TableStatus};
use net::lan_discovery::{Announcer, listen_at};

const LOOPBACK: Ipv4Addr = Ipv4Addr::LOCALHOST;
/// The multicast group of announcements.
const GROUP: (Ipv4Addr, u16) = (Ipv4Addr::new(239, 255, 71, 74), 47_174);
/// Only a test that hangs reaches this timeout.
const TIMEOUT: Duration = Duration::from_secs(60);

#[test]
fn a_table_is_found_with_its_players_and_free_seats() -> Outcome {
    let mut found = listen_at(LOOPBACK)?;
    // Datagrams that are no announcements are ignored.
    let stranger = UdpSocket::bind((LOOPBACK, 0))?;
    for nonsense in [&b""[..], b"{}", b"{\"red-stake\":1}", &[0xff; 1400]] {
        stranger.send_to(nonsense, (LOOPBACK, 47_174))?;
    }
    let directory = Arc::new(TableDirectory::new(1));
    directory.set_status(
        0,
        TableStatus {
            names: vec!["Ann".to_owned(), "Bob\u{1b}[31m".to_owned()],
            free: 2,
            ..TableStatus::default()
        },
    );
    let table = TcpListener::bind((LOOPBACK, 0))?;
    let address = table.local_addr()?.to_string();
    let _announcer = Announcer::begin("Ann".to_owned(), &address.parse()?, Arc::clone(&directory))?;
    let is_ours = |table: &FoundTable| table.address == address;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    // The first announcement may belong to another table on this machine.
    let table = loop {
        let list = runtime
            .block_on(found.recv())
            .ok_or("the discovery has ended")?;
        if let Some(table) = list.into_iter().find(is_ours) {
            break table;
        }
    };
    assert_eq!((table.title.as_str(), table.free), ("Ann", 2));
    assert_eq!(table.names, ["Ann", "Bob[31m"]);
    Ok(())
}

#[test]
fn forged_announcements_do_not_hide_a_table() -> Outcome {
    let mut found = listen_at(LOOPBACK)?;
    let table = TcpListener::bind((LOOPBACK, 0))?;
    let address = table.local_addr()?.to_string();
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        // From a hundred addresses, and from the table's own address at ports where nobody answers.
        scope.spawn(|| {
            let forgers = (1..=100).map(|last| Ipv4Addr::new(127, 0, 7, last));
            let forgers = forgers.chain([LOOPBACK]).map(|from| UdpSocket::bind((from, 0)));
            let forgers: Vec<UdpSocket> = forgers.flatten().collect();
            while !is_done.load(Ordering::Relaxed) {
                for (port, forger) in (1..=8).flat_map(|port| forgers.iter().map(move |it| (port, it))) {
                    let forged = format!(
                        "{{\"red-stake\":1,\"host\":\"Eve\",\"port\":{port},\"tables\":1,\"names\":[],\"free\":4,\"watchable\":false,\"locked\":false}}"
                    );
                    // If sending fails, the next round tries again.
                    let _ = forger.send_to(forged.as_bytes(), GROUP);
                    thread::sleep(Duration::from_millis(1));
                }
            }
        });
        let mut search = || -> Outcome {
            let parsed = address.parse()?;
            let _announcer =
                Announcer::begin("Ann".to_owned(), &parsed, Arc::new(TableDirectory::new(1)))?;
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_time()
                .build()?;
            let wait_for_table = async {
                while let Some(list) = found.recv().await {
                    assert!(list.iter().all(|table| table.title != "Eve"), "{list:?}");
                    if list.iter().any(|table| table.address == address) {
                        return Ok(());
                    }
                }
                Err("the discovery has ended".into())
            };
            runtime.block_on(async { tokio::time::timeout(TIMEOUT, wait_for_table).await })?
        };
        let searched = search();
        is_done.store(true, Ordering::Relaxed);
        searched
    })
}
