//! What the window library leaves out on Windows: a large icon, and messages while a menu of the system is open.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread::{self, Thread};
use std::time::Duration;
use std::{mem, process};

use winsafe::msg::wm;
use winsafe::prelude::*;
use winsafe::{EnumWindows, HINSTANCE, HWND, IdIdiStr, SIZE, co};

/// The class of the library's windows.
const WINDOW: &str = "Window Class";
/// The class of open menus, such as the system menu of a window.
const MENU: &str = "#32768";
/// The number of the icon in `package/windows/red-stake.rc`.
const ICON: u16 = 1;
/// How often the thread of `MenuWatch` looks for an open menu and for missing ticks.
const INTERVAL: Duration = Duration::from_millis(50);

/// The windows of this program that have this class.
fn own_windows(class: &str) -> Vec<HWND> {
    let mut own = Vec::new();
    let is_own = |window: &HWND| {
        window.GetWindowThreadProcessId().1 == process::id()
            && window.GetClassName().is_ok_and(|name| name == class)
    };
    // If the windows cannot be listed, there is nothing to do.
    let _ = EnumWindows(|window| {
        if is_own(&window) {
            own.push(window);
        }
        true
    });
    own
}

/// The window of the game before it is shown for the first time.
pub fn hidden_window() -> Option<HWND> {
    let mut windows = own_windows(WINDOW).into_iter();
    windows.find(|window| !window.IsWindowVisible())
}

/// Sets the icon that Windows shows where it is larger than in a title bar. The library sets only the small one.
pub fn set_large_icon() {
    for window in own_windows(WINDOW) {
        let program = HINSTANCE::GetModuleHandle(None);
        let icon = program.and_then(|program| program.LoadIcon(IdIdiStr::Id(ICON)));
        // A program built without a resource compiler has none.
        if let Ok(mut icon) = icon {
            window.SendMessage(wm::SetIcon {
                size: co::ICON_SZ::BIG,
                // An icon of the program exists as long as the program, so it is never freed.
                hicon: icon.leak(),
            });
        }
    }
}

/// Keeps messages going while a menu of the system is open, or the title bar is held. Windows then runs a message loop of its own, in which
/// iced collects messages, but handles them only when a window is moved or resized. So a thread tells each window its size again.
pub struct MenuWatch {
    state: Arc<WatchState>,
    /// The thread; `None` if it could not be started.
    thread: Option<Thread>,
}

/// What the window tells the thread.
#[derive(Default)]
struct WatchState {
    /// Whether ticks are awaited, which come more often than the thread looks.
    awaits_ticks: AtomicBool,
    /// Whether any messages are awaited. Without any, the thread sleeps.
    awaits_messages: AtomicBool,
    /// Counts the handled messages, wrapping around.
    handled: AtomicU32,
}

impl MenuWatch {
    /// Starts the thread.
    pub fn begin() -> Self {
        let state = Arc::new(WatchState::default());
        let watched = Arc::clone(&state);
        let thread = thread::Builder::new().name("menus".to_owned());
        let started = thread.spawn(move || watch(&watched));
        let started = started.inspect_err(|error| tracing::warn!(%error, "cannot start a thread"));
        Self {
            state,
            thread: started.ok().map(|thread| thread.thread().clone()),
        }
    }

    /// Records that a message was handled, and which ones are awaited.
    pub fn record(&self, awaits_ticks: bool, awaits_messages: bool) {
        self.state.handled.fetch_add(1, Ordering::Relaxed);
        self.state
            .awaits_ticks
            .store(awaits_ticks, Ordering::Relaxed);
        let awaits_any = awaits_ticks || awaits_messages;
        let awaited_any = self
            .state
            .awaits_messages
            .swap(awaits_any, Ordering::Relaxed);
        if let (true, false, Some(thread)) = (awaits_any, awaited_any, &self.thread) {
            thread.unpark();
        }
    }
}

/// The loop of the thread. A menu that was closed by Escape may leave the window in the loop of Windows, so missing ticks count as well.
fn watch(state: &WatchState) {
    let mut seen = 0;
    loop {
        match state.awaits_messages.load(Ordering::Relaxed) {
            true => thread::sleep(INTERVAL),
            false => thread::park(),
        }
        let handled = state.handled.load(Ordering::Relaxed);
        let stands_still = mem::replace(&mut seen, handled) == handled;
        let lacks_ticks = stands_still && state.awaits_ticks.load(Ordering::Relaxed);
        if lacks_ticks || !own_windows(MENU).is_empty() {
            own_windows(WINDOW).iter().for_each(repeat_size);
        }
    }
}

/// Tells a window its size again. A minimised window has none.
fn repeat_size(window: &HWND) {
    let Ok(area) = window.GetClientRect() else {
        return;
    };
    if window.IsIconic() {
        return;
    }
    window.SendMessage(wm::Size {
        request: match window.IsZoomed() {
            true => co::SIZE_R::MAXIMIZED,
            false => co::SIZE_R::RESTORED,
        },
        client_area: SIZE::new(area.right, area.bottom),
    });
}
