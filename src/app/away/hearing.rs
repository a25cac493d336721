//! What a client reports from the table of the network.

use iced::Task;

use super::super::dialog::{Open, Question};
use super::super::{App, Message};
use super::sentence;
use crate::protocol::ServerMessage;
use crate::session::join::{News, Notice};
use crate::table::IllegalMove;

impl App {
    /// Takes news of a visit.
    pub(in crate::app) fn on_news(&mut self, number: u64, news: News) -> Task<Message> {
        let sitters = self.away.iter_mut().flat_map(|away| &mut away.sitters);
        let found = sitters
            .enumerate()
            .find(|(_, sitter)| sitter.number == number);
        let Some((place, sitter)) = found else {
            return Task::none();
        };
        match news {
            News::Open => {
                sitter.lost = None;
                if let Some(client) = &sitter.client {
                    client.send(sitter.visit.connect());
                }
                self.go_on()
            }
            News::Heard(message) => self.hear(place, &message),
            News::Lost { .. } if self.now.game_over => {
                sitter.client = None;
                self.say("The table is closed.".to_owned());
                Task::none()
            }
            News::Lost { why, again_in } => {
                sitter.lost = Some((why, again_in));
                self.waiting = None;
                self.show_lobby();
                Task::none()
            }
            News::Unreachable(why) => {
                let place = self.address_away().unwrap_or_default();
                self.turned_away(format!("Nobody answers at {place}: {why}."))
            }
        }
    }

    /// What a server says to one of the people of this window. The table is shown with the eyes of one of them only.
    fn hear(&mut self, place: usize, message: &ServerMessage) -> Task<Message> {
        let Some(away) = &mut self.away else {
            return Task::none();
        };
        let shown = place == away.at;
        let Some(sitter) = away.sitters.get_mut(place) else {
            return Task::none();
        };
        let before = sitter.visit.is_active();
        let heard = sitter.visit.hear(message);
        if let Some(client) = &sitter.client {
            for answer in heard.answers {
                client.send(answer);
            }
        }
        let begun = !before && sitter.visit.is_active();
        let seat = sitter.visit.view().seat();
        let mut task = Task::none();
        if begun {
            // What was told before is where the game stands: it is not played again.
            sitter.stopped = None;
            if shown {
                self.viewer = seat;
                self.record_game();
                task = self.jump();
            }
            self.share_the_screen();
        } else if before && shown {
            self.happened(heard.events);
        }
        let noticed = heard.notice.map_or_else(Task::none, |notice| match notice {
            Notice::Welcome(_) if !shown => self.call_the_next(),
            Notice::TurnedAway(_) | Notice::Stopped(_) => self.notice(place, notice),
            notice if shown => self.notice(place, notice),
            _ => Task::none(),
        });
        self.close_outdated();
        Task::batch([task, noticed, self.go_on()])
    }

    /// The next of the people of this window sits down, if another is to come.
    fn call_the_next(&mut self) -> Task<Message> {
        let to_come = self.away.as_mut().map(|away| &mut away.to_come);
        match to_come.filter(|credentials| !credentials.is_empty()) {
            Some(credentials) => {
                let own = credentials.remove(0);
                self.sit_down(own)
            }
            None => Task::none(),
        }
    }

    /// Tells what is said beside the game.
    fn notice(&mut self, place: usize, notice: Notice) -> Task<Message> {
        let Some(away) = &mut self.away else {
            return Task::none();
        };
        let visit = &away.sitters[away.at].visit;
        let name_of = |id: u32| match (id, visit.name_of(id)) {
            (0, _) => "The server".to_owned(),
            (id, "") => format!("Player {id}"),
            (_, name) => name.to_owned(),
        };
        match notice {
            Notice::TurnedAway(why) => return self.turned_away(sentence(&why)),
            Notice::Redirected(address) => return self.move_on(&address),
            Notice::Welcome(id) => {
                self.say(format!("You have sat down as player {id}."));
                return self.call_the_next();
            }
            Notice::Came(_, name) => self.say(format!("{name} has come.")),
            Notice::Left(_) => self.say("A player has left.".to_owned()),
            Notice::Chat {
                sender,
                private,
                text,
            } => {
                let to_you = if private { " (to you)" } else { "" };
                let line = format!("{}{to_you}: {text}", name_of(sender));
                away.said.push(line.clone());
                let said = away.said.clone();
                if let Some(Open::Messages(open)) =
                    self.dialog.as_mut().map(|dialog| dialog.screen_mut())
                {
                    open.said = said;
                }
                self.say(line);
            }
            Notice::Stopped(reason) => {
                self.say(sentence(&reason));
                let sitters = self.away.iter_mut().flat_map(|away| &mut away.sitters);
                if let Some(sitter) = sitters.into_iter().nth(place) {
                    sitter.stopped = Some(reason);
                }
                self.waiting = None;
            }
            Notice::Started => {}
            Notice::Paused(reason) => self.say(format!("A pause {reason}.")),
            Notice::Refused(why) => {
                self.asked = false;
                self.refuse(&IllegalMove(sentence(&why)));
            }
            Notice::Saved(file) => self.say(format!("The server has saved the game as {file}.")),
            Notice::Manager(0) => self.say("Anybody may change the options now.".to_owned()),
            Notice::Manager(id) => {
                let said = format!("{} manages the options now.", name_of(id));
                self.say(said);
            }
        }
        Task::none()
    }

    /// The server sends us elsewhere; without a host it means its own.
    fn move_on(&mut self, address: &str) -> Task<Message> {
        let Some(away) = &self.away else {
            return Task::none();
        };
        let here = away.address.to_string();
        let host = here.rsplit_once(':').map_or("", |(host, _)| host);
        let whole = match address.starts_with(':') {
            true => format!("{host}{address}"),
            false => address.to_owned(),
        };
        let line_debug = away.line_debug;
        let credentials = away.sitters.iter().map(|sitter| sitter.credentials.clone());
        let people = credentials.chain(away.to_come.clone()).collect();
        match whole.parse() {
            Ok(address) => self.set_out(address, people, None, line_debug),
            Err(wrong) => self.turned_away(format!("The server sends us elsewhere: {wrong}.")),
        }
    }

    /// Asks before a game of the network is left in the middle.
    pub(in crate::app) fn leave_table(&mut self) -> Task<Message> {
        use super::super::command::Command;
        if self.is_playing_away() {
            self.open(Question::leave_table(Command::LeaveTable).into());
            return Task::none();
        }
        self.come_home()
    }

    /// Whether others at a table of the network would miss us.
    pub(in crate::app) fn is_playing_away(&self) -> bool {
        let begun = self.now.deal_number > 0 && !self.now.game_over;
        self.away.is_some() && begun
    }
}
