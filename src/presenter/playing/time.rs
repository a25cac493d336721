//! The time that the player has, and when something happens next by itself.

use std::time::Duration;

use crate::presenter::Presenter;
use crate::presenter::playing::claim_timer::TimeLeft;

/// How often the demo looks after its dialogs.
const DEMO_INTERVAL: Duration = Duration::from_millis(100);

impl Presenter {
    /// The time left to claim the current discard or Kong.
    pub fn time_left(&self) -> TimeLeft {
        let open = self.phase.claim_phase();
        open.map_or(TimeLeft::Idle, |open| open.timer.left(self.now))
    }

    /// When something happens next without any other input, as the time since the program started: the presenter needs `Input::Time` then.
    /// `None`: nothing does. While tiles move, time must come regularly anyway.
    pub fn next_due(&self) -> Option<Duration> {
        let open = self.phase.claim_phase().filter(|open| !open.is_answered);
        let claims = open.and_then(|open| open.timer.next_due());
        let demo = self.demo.is_some().then(|| self.now + DEMO_INTERVAL);
        let speech = self.announcements.next_due().filter(|_| self.is_heard());
        let times = [claims, self.win_due(), demo, speech].into_iter().flatten();
        times.filter(|due| *due > self.now).min()
    }
}
