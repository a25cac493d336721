//! Signals that ask the program to end, such as SIGTERM or a closed terminal.

#[cfg(unix)]
use storage::save;

/// Waits until the program is asked to end. Returns the reason, for the log of a hosted table.
#[cfg(unix)]
pub async fn end() -> &'static str {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).ok();
    let mut terminate = listen(SignalKind::terminate());
    let mut interrupt = listen(SignalKind::interrupt());
    let mut hang_up = match hang_up_is_ignored() {
        true => None,
        false => listen(SignalKind::hangup()),
    };
    // In a task of its own, so that a caller that waits for other things too does not poll the signals each time it wakes.
    let signals = tokio::spawn(async move {
        tokio::select! {
            () = received(&mut terminate) => "its host was terminated",
            () = received(&mut interrupt) => "its host was interrupted",
            () = received(&mut hang_up) => "the terminal of its host was closed",
        }
    });
    match signals.await {
        Ok(why) => why,
        Err(_) => std::future::pending().await,
    }
}

/// Waits until the program is asked to end. Returns the reason, for the log of a hosted table.
#[cfg(windows)]
pub async fn end() -> &'static str {
    use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_shutdown};
    let (Ok(mut interrupt), Ok(mut stop), Ok(mut close), Ok(mut shutdown)) =
        (ctrl_c(), ctrl_break(), ctrl_close(), ctrl_shutdown())
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => "its host was interrupted",
        _ = stop.recv() => "its host was interrupted",
        _ = close.recv() => "the terminal of its host was closed",
        _ = shutdown.recv() => "its host was terminated",
    }
}

/// Waits for a signal; forever if the handler could not be installed.
#[cfg(unix)]
async fn received(signal: &mut Option<tokio::signal::unix::Signal>) {
    match signal {
        Some(signal) => match signal.recv().await {
            Some(()) => {}
            None => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}

/// Whether the program was started to outlive its terminal, as with `nohup`: false where `/proc` does not say. Installing a handler for the
/// signal would undo that.
#[cfg(unix)]
pub fn hang_up_is_ignored() -> bool {
    let status =
        save::read_text_of("/proc/self/status".as_ref(), save::TEXT_BYTES).unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // Bit 0 is signal 1, SIGHUP.
    mask.is_some_and(|mask| mask & 1 == 1)
}
