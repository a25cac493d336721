//! What the window library leaves out on Windows: a large icon, and messages while a menu of the system is open.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};
use std::time::Duration;

use winsafe::msg::wm;
use winsafe::prelude::*;
use winsafe::{EnumWindows, HINSTANCE, HWND, IdIdiStr, SIZE, co};

/// The class of the library's windows.
const WINDOW: &str = "Window Class";
/// The class of open menus, such as the system menu of a window.
const MENU: &str = "#32768";
/// The number of the icon in `package/windows/red-stake.rc`.
const ICON: u16 = 1;
/// How often the thread of `MenuWatch` looks for an open menu.
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

/// Keeps messages going while a menu of the system is open. Windows then runs a message loop of its own, in which iced collects messages, but
/// handles them only when a window is moved or resized. So a thread tells each window its size again.
pub struct MenuWatch {
    /// Whether messages are awaited. Without any, the thread sleeps.
    is_needed: Arc<AtomicBool>,
    /// The thread; `None` if it could not be started.
    thread: Option<Thread>,
}

impl MenuWatch {
    /// Starts the thread.
    pub fn begin() -> Self {
        let is_needed = Arc::new(AtomicBool::new(false));
        let watched = Arc::clone(&is_needed);
        let thread = thread::Builder::new().name("menus".to_owned());
        let started = thread.spawn(move || {
            loop {
                match watched.load(Ordering::Relaxed) {
                    true => thread::sleep(INTERVAL),
                    false => thread::park(),
                }
                if !own_windows(MENU).is_empty() {
                    own_windows(WINDOW).iter().for_each(repeat_size);
                }
            }
        });
        let started = started.inspect_err(|error| tracing::warn!(%error, "cannot start a thread"));
        Self {
            is_needed,
            thread: started.ok().map(|thread| thread.thread().clone()),
        }
    }

    /// Records whether messages are awaited.
    pub fn set_needed(&self, is_needed: bool) {
        let was_needed = self.is_needed.swap(is_needed, Ordering::Relaxed);
        if let (true, false, Some(thread)) = (is_needed, was_needed, &self.thread) {
            thread.unpark();
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
