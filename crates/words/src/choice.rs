//! The current language.

#[cfg(any(test, feature = "test-support"))]
use std::cell::Cell;
use std::sync::{LazyLock, OnceLock};

use super::catalogue::Catalogue;
use super::parameter::Value;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(Catalogue::english);
static CHOSEN: OnceLock<Catalogue> = OnceLock::new();

/// Sets the language. It can be chosen only once, before anything is said, because sentences are cached.
pub fn set_catalogue(catalogue: Catalogue) {
    // A second choice has no effect.
    let _ = CHOSEN.set(catalogue);
}

/// The catalogue of the current language; English until another is chosen.
fn current() -> &'static Catalogue {
    #[cfg(any(test, feature = "test-support"))]
    if MADE_UP_HERE.get() {
        return &MADE_UP;
    }
    CHOSEN.get().unwrap_or(&ENGLISH)
}

/// The sentence of a key without parameters, in English if the language lacks it; the key itself if no catalogue has it.
pub fn text(key: &'static str) -> &'static str {
    find(key).unwrap_or(key)
}

/// The sentence without parameters of a key built at run time, such as one with the id of a row, in English if the language lacks
/// it; `None` if no catalogue has it.
pub fn find(key: &str) -> Option<&'static str> {
    current().text(key).or_else(|| ENGLISH.text(key))
}

/// The sentence with parameters of a key built at run time, in English if the language lacks it; `None` if no catalogue has it.
pub fn find_form(key: &str, parameters: &[(&'static str, Value<'_>)]) -> Option<String> {
    let known = current().form(key, parameters);
    known.or_else(|| ENGLISH.form(key, parameters))
}

/// The sentence of a key with its parameters, in English if the language lacks it; the key itself if no catalogue has it.
pub fn form(key: &str, parameters: &[(&'static str, Value<'_>)]) -> String {
    find_form(key, parameters).unwrap_or_else(|| key.to_owned())
}

#[cfg(any(test, feature = "test-support"))]
static MADE_UP: LazyLock<Catalogue> = LazyLock::new(Catalogue::made_up);

#[cfg(any(test, feature = "test-support"))]
thread_local! {
    static MADE_UP_HERE: Cell<bool> = const { Cell::new(false) };
}

/// Runs a function with the pseudo-language on this thread.
#[cfg(any(test, feature = "test-support"))]
pub fn with_made_up_words<T>(what: impl FnOnce() -> T) -> T {
    MADE_UP_HERE.set(true);
    let done = what();
    MADE_UP_HERE.set(false);
    done
}
