//! What a courier brings from the table of the network.

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
        let Some(away) = self.away.as_mut().filter(|away| away.number == number) else {
            return Task::none();
        };
        match news {
            News::Open => {
                away.lost = None;
                if let Some(courier) = &away.courier {
                    courier.say(away.visit.connect());
                }
                self.go_on()
            }
            News::Heard(message) => self.hear(&message),
            News::Lost { .. } if self.now.game_over => {
                away.courier = None;
                self.say("The table is closed.".to_owned());
                Task::none()
            }
            News::Lost { why, again_in } => {
                away.lost = Some((why, again_in));
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

    fn hear(&mut self, message: &ServerMessage) -> Task<Message> {
        let Some(away) = &mut self.away else {
            return Task::none();
        };
        let before = away.visit.is_active();
        let heard = away.visit.hear(message);
        if let Some(courier) = &away.courier {
            for answer in heard.answers {
                courier.say(answer);
            }
        }
        let begun = !before && away.visit.is_active();
        let seat = away.visit.view().seat();
        if begun {
            // What was told before is where the game stands: it is not played again.
            away.stopped = None;
            self.viewer = seat;
            self.record_game();
        } else if before {
            self.happened(heard.events);
        }
        let task = if begun { self.jump() } else { Task::none() };
        let noticed = heard
            .notice
            .map_or_else(Task::none, |notice| self.notice(notice));
        self.close_outdated();
        Task::batch([task, noticed, self.go_on()])
    }

    /// Tells what is said beside the game.
    fn notice(&mut self, notice: Notice) -> Task<Message> {
        let Some(away) = &mut self.away else {
            return Task::none();
        };
        let name_of = |id: u32| match (id, away.visit.name_of(id)) {
            (0, _) => "The server".to_owned(),
            (id, "") => format!("Player {id}"),
            (_, name) => name.to_owned(),
        };
        match notice {
            Notice::TurnedAway(why) => return self.turned_away(sentence(&why)),
            Notice::Redirected(address) => return self.move_on(&address),
            Notice::Welcome(id) => self.say(format!("You have sat down as player {id}.")),
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
                if let Some(away) = &mut self.away {
                    away.stopped = Some(reason);
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
        let pass = away.pass.clone();
        match whole.parse() {
            Ok(address) => self.set_out(address, pass, None),
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
