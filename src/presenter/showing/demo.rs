//! The demo: four computer players with random names and styles play one game after another, and dialogs close automatically. As a screen
//! saver it ends at any click, any key except Alt, and any mouse movement of more than a few pixels.

use std::time::Duration;

use rand::Rng;
use rand::RngExt;
use rand::seq::SliceRandom;

use crate::presenter::tables::local_table::LocalTable;
use engine::rules::RuleSet;
use engine::table::Setup;
use engine::tiles::BySeat;
use players::{Character, ComputerPlayer, Level};
use storage::save::SavedPlayer;

/// Mouse movement that the screen saver ignores, in pixels.
const MOUSE_TOLERANCE: f32 = 8.0;
/// How long a new screen saver ignores input: a full-screen window reports keys that nobody has pressed, and the hand may still be on the
/// mouse.
const IGNORED_AT_START: Duration = Duration::from_secs(1);

/// The options of the demo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemoOptions {
    /// How long a dialog stays open, 1 to 9 seconds.
    pub seconds: u8,
    /// Whether it is a screen saver: it fills the screen and ends at any input.
    pub screen_saver: bool,
}

/// The running demo.
#[derive(Debug)]
pub struct Demo {
    options: DemoOptions,
    /// When the first input arrived: of the user, or that time has passed.
    started: Option<Duration>,
    /// When the open dialog or the finished hand was first shown.
    shown_since: Option<Duration>,
    /// The first position of the mouse that counts.
    mouse: Option<(f32, f32)>,
}

/// User input during the demo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DemoInput {
    /// The Escape key.
    Escape,
    /// Another key.
    Key,
    /// A mouse button.
    Button,
    /// The position of the mouse.
    Mouse(f32, f32),
}

impl Demo {
    /// Creates a demo.
    pub fn new(options: DemoOptions) -> Self {
        Self {
            options,
            started: None,
            shown_since: None,
            mouse: None,
        }
    }

    /// Whether an input ends the demo.
    pub fn is_ended_by(&mut self, input: DemoInput, now: Duration) -> bool {
        if self.options.screen_saver && now.saturating_sub(self.start_time(now)) < IGNORED_AT_START
        {
            self.mouse = None;
            return input == DemoInput::Escape;
        }
        match input {
            DemoInput::Escape => true,
            DemoInput::Key | DemoInput::Button => self.options.screen_saver,
            DemoInput::Mouse(x, y) => {
                let (first_x, first_y) = *self.mouse.get_or_insert((x, y));
                self.options.screen_saver && (x - first_x).hypot(y - first_y) > MOUSE_TOLERANCE
            }
        }
    }

    /// Whether a dialog or finished hand has been shown long enough. `is_shown`: whether one is shown now.
    pub fn is_shown_long_enough(&mut self, is_shown: bool, now: Duration) -> bool {
        self.start_time(now);
        if !is_shown {
            self.shown_since = None;
            return false;
        }
        let since = *self.shown_since.get_or_insert(now);
        now.saturating_sub(since) >= Duration::from_secs(self.options.seconds.into())
    }

    /// When the demo started, which is now if nothing has arrived before.
    fn start_time(&mut self, now: Duration) -> Duration {
        *self.started.get_or_insert(now)
    }
}

/// A game of four computer players of different levels, with random names and styles.
pub fn game(rng: &mut impl Rng) -> LocalTable {
    let mut people: Vec<&'static Character> = Character::ALL.iter().collect();
    people.shuffle(rng);
    let mut levels = Level::ALL;
    levels.shuffle(rng);
    let players = BySeat::from_fn(|seat| {
        let player = ComputerPlayer::new(levels[seat.index()]);
        SavedPlayer::Computer(player.as_character(people[seat.index()]).title())
    });
    let names = BySeat::from_fn(|seat| people[seat.index()].name.to_owned());
    LocalTable::begin(
        RuleSet::bloem().into(),
        Setup::seeded(rng.random()),
        names,
        players,
    )
    .seen_by_all()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    fn demo(screen_saver: bool) -> Demo {
        Demo::new(DemoOptions {
            seconds: 3,
            screen_saver,
        })
    }

    /// A screen saver that has been running for some seconds.
    fn screen_saver() -> Demo {
        let mut demo = demo(true);
        demo.is_shown_long_enough(false, Duration::ZERO);
        demo
    }

    const LATER: Duration = Duration::from_secs(5);

    #[test]
    fn only_escape_ends_the_demo() {
        let mut demo = demo(false);
        assert!(!demo.is_ended_by(DemoInput::Key, LATER));
        assert!(!demo.is_ended_by(DemoInput::Button, LATER));
        assert!(!demo.is_ended_by(DemoInput::Mouse(0.0, 0.0), LATER));
        assert!(!demo.is_ended_by(DemoInput::Mouse(300.0, 20.0), LATER));
        assert!(demo.is_ended_by(DemoInput::Escape, LATER));
    }

    #[test]
    fn any_input_ends_the_screen_saver_except_tiny_mouse_movements() {
        assert!(screen_saver().is_ended_by(DemoInput::Key, LATER));
        assert!(screen_saver().is_ended_by(DemoInput::Button, LATER));
        let mut demo = screen_saver();
        for (x, ends) in [(500.0, false), (504.0, false), (511.0, true)] {
            assert_eq!(demo.is_ended_by(DemoInput::Mouse(x, 9.0), LATER), ends);
        }
    }

    #[test]
    fn a_new_screen_saver_ignores_keys_and_mouse() {
        let mut demo = demo(true);
        let at = |milliseconds| LATER + Duration::from_millis(milliseconds);
        assert!(!demo.is_ended_by(DemoInput::Key, at(0)));
        assert!(!demo.is_ended_by(DemoInput::Mouse(0.0, 0.0), at(500)));
        assert!(!demo.is_ended_by(DemoInput::Mouse(400.0, 0.0), at(999)));
        assert!(
            !demo.is_ended_by(DemoInput::Mouse(900.0, 0.0), at(1_000)),
            "the first position of the mouse"
        );
        assert!(demo.is_ended_by(DemoInput::Key, at(1_001)));
    }

    #[test]
    fn a_dialog_stays_open_for_its_time() {
        let mut demo = demo(false);
        let at = |milliseconds| Duration::from_millis(milliseconds);
        assert!(!demo.is_shown_long_enough(true, at(0)));
        assert!(!demo.is_shown_long_enough(true, at(2_900)));
        assert!(demo.is_shown_long_enough(true, at(3_000)));
        assert!(!demo.is_shown_long_enough(false, at(4_000)));
        assert!(!demo.is_shown_long_enough(true, at(9_000)));
    }

    #[test]
    fn the_demo_has_four_different_computer_players() {
        let table = game(&mut ChaCha8Rng::seed_from_u64(1));
        let mut names = table.names().0.to_vec();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 4);
        assert!(table.hotseat().is_none());
        assert!(!table.as_saved().players.0.contains(&SavedPlayer::Person));
    }
}
