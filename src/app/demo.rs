//! The demo: four computer players with changing names and styles play for ever, and the boxes close by themselves [G]. As a screen
//! saver it ends on any key, click or movement of the mouse [Q82].

use std::time::{Duration, Instant};

use iced::keyboard::{self, key::Named};
use iced::{Point, Subscription, Task, event, mouse, window};
use rand::seq::SliceRandom;

use super::{App, Message, keep};
use crate::computer::{Character, ComputerPlayer, Level};
use crate::rules::RuleSet;
use crate::save::SavedPlayer;
use crate::tiles::BySeat;

/// So far the mouse may tremble, in pixels.
const TREMBLING: f32 = 8.0;

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Show {
    /// How long a box stays, 1 to 9 seconds.
    pub seconds: u8,
    /// It fills the screen and ends at a touch.
    pub screen_saver: bool,
}

/// The running demo.
#[derive(Debug)]
pub struct Demo {
    show: Show,
    /// When the open box came up.
    opened: Option<Instant>,
    /// Where the mouse was first.
    mouse: Option<Point>,
}

/// What somebody does at the demo.
#[derive(Clone, Debug)]
pub enum Touch {
    /// A key.
    Key(keyboard::Key),
    /// A button of the mouse.
    Button,
    /// The mouse is here.
    Mouse(Point),
}

impl Demo {
    /// A demo as it was asked for.
    pub fn new(show: Show) -> Self {
        Self {
            show,
            opened: None,
            mouse: None,
        }
    }

    /// Whether a touch ends it.
    fn is_over(&mut self, touch: &Touch) -> bool {
        match touch {
            Touch::Key(key) => {
                self.show.screen_saver || *key == keyboard::Key::Named(Named::Escape)
            }
            Touch::Button => self.show.screen_saver,
            Touch::Mouse(at) => {
                let from = *self.mouse.get_or_insert(*at);
                self.show.screen_saver && from.distance(*at) > TREMBLING
            }
        }
    }

    /// Whether the open box has been seen long enough.
    fn is_seen(&mut self, open: bool, now: Instant) -> bool {
        if !open {
            self.opened = None;
            return false;
        }
        let opened = *self.opened.get_or_insert(now);
        now.saturating_duration_since(opened) >= Duration::from_secs(self.show.seconds.into())
    }
}

/// A game of four computer players, whose names and styles are drawn by lot.
pub fn game() -> keep::Opened {
    let chance = &mut rand::rng();
    let mut people: Vec<&'static Character> = Character::ALL.iter().collect();
    people.shuffle(chance);
    let mut levels = Level::ALL;
    levels.shuffle(chance);
    let players = BySeat::from_fn(|seat| {
        let player = ComputerPlayer::new(levels[seat.index()]);
        SavedPlayer::Computer(player.as_character(people[seat.index()]).title())
    });
    let names = BySeat::from_fn(|seat| people[seat.index()].name.to_owned());
    keep::game_of(RuleSet::bloem().into(), rand::random(), names, players)
}

impl App {
    /// Time passes in the demo: boxes close, and after a game comes the next.
    pub(super) fn show_on(&mut self, now: Instant) -> Task<Message> {
        let open = self.dialog.is_some();
        if !self
            .demo
            .as_mut()
            .is_some_and(|demo| demo.is_seen(open, now))
        {
            return Task::none();
        }
        self.close();
        self.next_hand_wanted = true;
        if self.now.game_over && self.finish_shown {
            return self.take_over(game());
        }
        self.go_on()
    }

    /// Somebody is at the demo.
    pub(super) fn touched(&mut self, touch: &Touch) -> Task<Message> {
        match self.demo.as_mut().is_some_and(|demo| demo.is_over(touch)) {
            true => iced::exit(),
            false => Task::none(),
        }
    }

    /// Whether the demo keeps a message from the game: nobody plays in it.
    pub(super) fn is_for_show(&self, message: &Message) -> bool {
        self.demo.is_some()
            && matches!(
                message,
                Message::Table(_)
                    | Message::Key(_)
                    | Message::Menu(_)
                    | Message::Dialog(_)
                    | Message::Window(_, window::Event::FileDropped(_))
            )
    }
}

/// What the demo listens to besides the rest.
pub fn listen() -> Subscription<Message> {
    event::listen_with(|event, _, _| {
        let touch = match event {
            iced::Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) => Touch::Key(key),
            iced::Event::Mouse(mouse::Event::ButtonPressed(_)) => Touch::Button,
            iced::Event::Mouse(mouse::Event::CursorMoved { position }) => Touch::Mouse(position),
            _ => return None,
        };
        Some(Message::Touched(touch))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::startup::launch::Launch;
    use crate::computer::ComputerPlayer;
    use crate::session::local::{Local, Occupant};
    use crate::session::selfplay;
    use crate::table::{Game, Setup};
    use crate::tiles::Seat;

    fn demo(screen_saver: bool) -> Demo {
        Demo::new(Show {
            seconds: 3,
            screen_saver,
        })
    }

    #[test]
    fn the_demo_ends_on_escape_alone() {
        let mut demo = demo(false);
        let key = |named| Touch::Key(keyboard::Key::Named(named));
        assert!(!demo.is_over(&key(Named::Enter)));
        assert!(!demo.is_over(&Touch::Button));
        assert!(!demo.is_over(&Touch::Mouse(Point::ORIGIN)));
        assert!(!demo.is_over(&Touch::Mouse(Point::new(300.0, 20.0))));
        assert!(demo.is_over(&key(Named::Escape)));
    }

    #[test]
    fn the_screen_saver_ends_on_any_touch_but_not_on_a_tremble() {
        let key = Touch::Key(keyboard::Key::Named(Named::Shift));
        assert!(demo(true).is_over(&key));
        assert!(demo(true).is_over(&Touch::Button));
        let mut demo = demo(true);
        for (x, over) in [(500.0, false), (504.0, false), (511.0, true)] {
            assert_eq!(demo.is_over(&Touch::Mouse(Point::new(x, 9.0))), over);
        }
    }

    #[test]
    fn a_box_stays_its_seconds() {
        let mut demo = demo(false);
        let start = Instant::now();
        assert!(!demo.is_seen(true, start));
        assert!(!demo.is_seen(true, start + Duration::from_millis(2_900)));
        assert!(demo.is_seen(true, start + Duration::from_secs(3)));
        assert!(!demo.is_seen(false, start + Duration::from_secs(4)));
        assert!(!demo.is_seen(true, start + Duration::from_secs(9)));
    }

    #[test]
    fn after_a_game_comes_the_next() {
        let mut game = game();
        let mut rules = RuleSet::bloem();
        rules.options.rounds = 1;
        let players = BySeat::from_fn(|_| ComputerPlayer::new(Level::Beginner));
        let mut table = Game::new(rules.into(), Setup::seeded(4));
        while !table.seat_view(Seat::new(0)).game_over {
            assert!(selfplay::step(&mut table, &players).is_some());
        }
        game.session = Local::resume(table, players.map(Occupant::Computer));
        let folder = tempfile::tempdir().expect("a folder");
        let launch = Launch {
            demo: Some(demo(false).show),
            data: Some(folder.path().to_owned()),
            ..Launch::default()
        };
        let (mut app, _) = App::new(launch);
        let _ = app.take_over(game);
        assert!(app.now.game_over);
        let mut now = Instant::now();
        for _ in 0..20 {
            now += Duration::from_secs(2);
            let _ = app.update(Message::Tick(now));
        }
        assert!(!app.now.game_over && app.now.deal_number == 1);
    }

    #[test]
    fn four_different_players_sit_down_and_nobody_is_a_person() {
        let saved = game().session.keeper.expect("it is kept").keeping;
        let mut names = saved.names.0.to_vec();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 4);
        assert!(!saved.players.0.contains(&SavedPlayer::Person));
    }
}
