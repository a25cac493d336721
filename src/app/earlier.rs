//! Playing on from any earlier point of a local game, which then counts as assisted: the record is told line by line, and every line
//! is a point to go back to.

use iced::Task;

use super::dialog::{Dialog, Earlier};
use super::words::Words;
use super::{App, Message};
use crate::table::{Event, Game, Input};

/// A point of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// How many inputs had been made by then.
    pub inputs: usize,
    /// What happened next.
    pub words: String,
    /// The person did it.
    pub own: bool,
}

/// A hand as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Which hand it is.
    pub heading: String,
    /// Its points, in order.
    pub points: Vec<Point>,
}

impl App {
    /// The box that lists every earlier point.
    pub(super) fn earlier_box(&self) -> Dialog {
        Dialog::from(Earlier::new(self.retold())).at_first_control()
    }

    /// The game so far, told again.
    fn retold(&self) -> Vec<Told> {
        let names = self.names();
        let words = Words {
            names: &names,
            viewer: Some(self.viewer),
        };
        let record = self.session.game().record();
        let mut game = Game::new(record.rules.clone(), record.setup.clone());
        let mut hands: Vec<Told> = Vec::new();
        for (made, input) in record.inputs.iter().enumerate() {
            // What was played can be played again.
            let Ok(events) = game.apply(input.clone()) else {
                break;
            };
            let view = game.seat_view(self.viewer);
            let seen = events.iter().filter_map(|event| event.seen_by(view.viewer));
            let said: Vec<String> = seen.filter_map(|event| words.tell(&event, view)).collect();
            let dealt = events
                .iter()
                .any(|event| matches!(event, Event::DealBegan { .. }));
            if dealt {
                let (number, round) = (view.deal_number, view.round_wind.name());
                let heading = format!(
                    "Hand {number}, {round} round. Play goes on from before the chosen line."
                );
                let points = Vec::new();
                hands.push(Told { heading, points });
            }
            // The first sentence tells what was done, the others what followed.
            if let (Some(hand), Some(first)) = (hands.last_mut(), said.first()) {
                let own = matches!(input, Input::Move(seat, _) if *seat == self.viewer);
                hand.points.push(Point {
                    // The first line of a hand is the dealt hand itself.
                    inputs: made + usize::from(dealt),
                    words: match dealt {
                        true => "The tiles are dealt.".to_owned(),
                        false => first.clone(),
                    },
                    own: own && !dealt,
                });
            }
        }
        hands
    }

    /// Goes back to a point; the clock stands still there unless it is the person who has to act.
    pub(super) fn play_on_from(&mut self, inputs: usize) -> Task<Message> {
        self.paused = true;
        let back = self.go_back(inputs, false);
        self.paused = !self.is_persons_turn() && self.now.waiting_for.is_none();
        self.say(
            if self.paused {
                "The game is back there, paused. F9 goes on."
            } else {
                "The game is back there."
            }
            .to_owned(),
        );
        Task::batch([back, self.go_on()])
    }
}
