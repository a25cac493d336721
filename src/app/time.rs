//! When the window needs to know that time has passed.

use std::time::{Duration, Instant};

use iced::Subscription;
use iced::futures::{Stream, stream};

use super::{App, Message};

/// The time between the frames of an animation.
const FRAME_INTERVAL: Duration = Duration::from_millis(16);
/// The same while nobody plays: a demo or Auto Play runs beside other work, and fewer frames are fluid enough to watch.
const UNATTENDED_FRAME_INTERVAL: Duration = Duration::from_millis(33);
/// The time between steps of the timer bar, short enough to look smooth.
const TIMER_INTERVAL: Duration = Duration::from_millis(32);

impl App {
    /// The window's only subscription, the time: regularly while something moves, otherwise when something is due.
    pub fn subscription(&self) -> Subscription<Message> {
        let regularly = |interval| iced::time::every(interval).map(Message::Tick);
        if self.is_moving() {
            return regularly(self.frame_interval());
        }
        match self.next_due() {
            Some(_) if self.scene.table.shows_timer() && self.presenter.next_due().is_some() => {
                regularly(TIMER_INTERVAL)
            }
            Some(due) => Subscription::run_with(due, wake_at).map(Message::Tick),
            None => Subscription::none(),
        }
    }

    /// The time between the frames of an animation.
    pub(super) fn frame_interval(&self) -> Duration {
        let nobody_plays = self.presenter.is_demo() || self.presenter.table().is_auto_played();
        if nobody_plays {
            UNATTENDED_FRAME_INTERVAL
        } else {
            FRAME_INTERVAL
        }
    }

    /// Whether something on the table moves.
    fn is_moving(&self) -> bool {
        self.presenter.is_animating() || self.scene.table.is_moving()
    }

    /// When something happens next by itself.
    fn next_due(&self) -> Option<Instant> {
        let game = self.presenter.next_due().map(|due| self.started + due);
        let due = [game, self.scene.table.next_due()].into_iter().flatten();
        due.min()
    }

    /// Tells the thread for open menus of the system that a message was handled, and whether others are awaited: ticks, or those of a network
    /// table.
    #[cfg(windows)]
    pub(super) fn watch_menus(&self) {
        if let Some(watch) = &self.menu_watch {
            let needs_ticks = self.is_moving() || self.next_due().is_some();
            watch.record(needs_ticks, self.presenter.table().network().is_some());
        }
    }
}

/// Waits until a time, and returns the time then.
fn wake_at(due: &Instant) -> impl Stream<Item = Instant> + use<> {
    let due = (*due).into();
    stream::once(async move {
        tokio::time::sleep_until(due).await;
        Instant::now()
    })
}
