//! Which language is spoken.

use std::sync::{LazyLock, OnceLock};

use super::catalogue::Catalogue;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(Catalogue::english);
static CHOSEN: OnceLock<Catalogue> = OnceLock::new();

/// Speaks another language from now on. The language is chosen once, before anything is said: words may have been kept.
pub fn speak(catalogue: Catalogue) {
    // A second choice changes nothing.
    let _ = CHOSEN.set(catalogue);
}

/// The catalogue of the language that is spoken; English until another is chosen.
pub fn spoken() -> &'static Catalogue {
    #[cfg(test)]
    if MADE_UP_HERE.get() {
        return &MADE_UP;
    }
    CHOSEN.get().unwrap_or_else(|| english())
}

/// What every sentence is in that another language lacks.
pub(super) fn english() -> &'static Catalogue {
    &ENGLISH
}

#[cfg(test)]
static MADE_UP: LazyLock<Catalogue> = LazyLock::new(Catalogue::made_up);

#[cfg(test)]
thread_local! {
    static MADE_UP_HERE: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Does something with the made-up language spoken on this thread.
#[cfg(test)]
pub fn with_made_up_words<T>(what: impl FnOnce() -> T) -> T {
    MADE_UP_HERE.set(true);
    let done = what();
    MADE_UP_HERE.set(false);
    done
}
