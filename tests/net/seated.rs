//! A player with a seat, who decides like a beginner.

use crate::client::Client;
use crate::server::Outcome;
use net::join::{Credentials, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::ServerMessage;

/// A player with a seat.
pub struct Seated {
    pub client: Client,
    remote: RemoteTable,
}

impl Seated {
    /// Takes a seat.
    pub fn sit(address: &str, name: &str, password: &str) -> Outcome<Self> {
        let mut client = Client::connect(address)?;
        let mut remote = RemoteTable::new(Credentials {
            name: name.to_owned(),
            password: password.to_owned(),
            ..Credentials::default()
        });
        client.send(&remote.connect_message().to_string())?;
        while remote.id() == 0 {
            let line = client.line()?.ok_or("the server has ended")?;
            for answer in remote.handle(&ServerMessage::parse(&line)?).answers {
                client.send(&answer.to_string())?;
            }
        }
        Ok(Self { client, remote })
    }

    /// Receives a line. Returns it with the answer to the question that is open now, if there is one.
    pub fn receive(&mut self) -> Outcome<(String, Option<String>)> {
        let line = self.client.line()?.ok_or("the server has ended")?;
        let Ok(message) = ServerMessage::parse(&line) else {
            return Ok((line, None));
        };
        for answer in self.remote.handle(&message).answers {
            self.client.send(&answer.to_string())?;
        }
        let Some(request) = self.remote.request() else {
            return Ok((line, None));
        };
        let choice = ComputerPlayer::new(Level::Beginner).decide(self.remote.view(), &request);
        let answer = self.remote.answer(choice)?.to_string();
        Ok((line, Some(answer)))
    }
}

/// Whether this line is the result of a hand.
pub fn ends_hand(line: &str) -> bool {
    line.starts_with("Settlement") || line.starts_with("WashOut")
}
