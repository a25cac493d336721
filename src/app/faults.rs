//! Handles panics: writes a report with the position in the sources, and returns the fault to the code that guards the work.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::presenter::{Fault, Work};
use storage::save;

/// The maximum number of reports in a run.
const MAX_REPORTS: usize = 10;

thread_local! {
    /// The report of the last panic on this thread.
    static REPORT: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// Writes a report of every panic into this folder from now on, up to `MAX_REPORTS`. Panics while `is_enabled` returns false leave no trace.
pub fn report_into(folder: PathBuf, is_enabled: impl Fn() -> bool + Send + Sync + 'static) {
    let previous_hook = panic::take_hook();
    let reported = AtomicUsize::new(0);
    panic::set_hook(Box::new(move |panic_info| {
        if !is_enabled() {
            return;
        }
        if reported.fetch_add(1, Ordering::Relaxed) < MAX_REPORTS {
            report(&folder, &panic_info.to_string());
        }
        previous_hook(panic_info);
    }));
}

/// Writes a report of a panic on this thread; `panic_text` names the position in the sources.
fn report(folder: &Path, panic_text: &str) {
    let thread = std::thread::current();
    let name = thread.name().unwrap_or("without a name");
    let written = save::fault_report(folder, &format!("thread {name}: {panic_text}"));
    match &written {
        Ok(path) => eprintln!("red-stake: a fault; the report is {}", path.display()),
        Err(error) => eprintln!("red-stake: a fault, and no report: {error}"),
    }
    REPORT.with_borrow_mut(|last| *last = written.ok());
}

/// Runs work that may panic.
///
/// # Errors
/// It panicked.
pub fn guarded<T>(work: Work, job: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(job)).map_err(|payload| {
        let words = payload.downcast_ref::<String>().map(String::as_str);
        let why = words.or_else(|| payload.downcast_ref::<&str>().copied());
        let report = REPORT.take();
        tracing::error!(
            ?work,
            why = why.unwrap_or_default(),
            ?report,
            "work panicked"
        );
        Fault { work, report }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fault_names_its_report() {
        let folder = tempfile::tempdir().expect("a folder");
        let fault = guarded(Work::Advice, || {
            // The panic hook does this; a test cannot set it, because all tests share one.
            report(folder.path(), "panicked at src/players/advice.rs:7:1");
            panic::resume_unwind(Box::new("the test's own failure"));
        });
        let fault = fault.expect_err("the work panicked");
        assert_eq!(fault.work, Work::Advice);
        let text = std::fs::read_to_string(fault.report.expect("a report")).expect("written");
        assert!(text.contains("src/players/advice.rs:7:1"), "{text}");
        let next = guarded(Work::Judging, || panic::resume_unwind(Box::new("another")));
        assert_eq!(
            next.expect_err("the work panicked").report,
            None,
            "each panic has its own report"
        );
    }
}
