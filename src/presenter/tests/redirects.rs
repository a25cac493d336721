//! Redirects by servers.

use super::super::*;
use super::harness::Harness;
use net::join::ClientEvent;
use protocol::ServerMessage;
use storage::settings::NetworkSettings;

/// A server that redirects without end is given up.
#[test]
fn redirects_are_followed_a_few_times() {
    let mut harness = Harness::new(4);
    let settings = NetworkSettings {
        name: "Ann".to_owned(),
        server: "there:5000".to_owned(),
        ..NetworkSettings::default()
    };
    harness.reply(Reply::Join(Box::new(settings)));
    let mut followed = 0;
    while let Some(connection) = harness.connections.last().copied() {
        let address = format!("there{followed}:5000");
        followed += 1;
        harness.send(Input::ClientEvent(connection, ClientEvent::Connected));
        let redirect = ClientEvent::Received(ServerMessage::Redirect { address });
        harness.send(Input::ClientEvent(connection, redirect));
        assert!(followed < 8, "the redirects are followed without end");
    }
    assert!(followed > 2, "{followed}");
}
