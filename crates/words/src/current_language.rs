//! The current language.

#[cfg(any(test, feature = "test-support"))]
use std::cell::Cell;
use std::sync::{LazyLock, OnceLock};

use super::catalogue::Catalogue;
use super::parameter::Value;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(Catalogue::english);
static CURRENT: OnceLock<Catalogue> = OnceLock::new();

/// Sets the language. Call it only once, before any sentence is used, because sentences are cached.
pub fn set_catalogue(catalogue: Catalogue) {
    // A second call has no effect.
    let _ = CURRENT.set(catalogue);
}

/// The built-in catalogue.
pub(super) fn english() -> &'static Catalogue {
    &ENGLISH
}

/// The catalogue of the current language; English until another is set.
fn current() -> &'static Catalogue {
    #[cfg(any(test, feature = "test-support"))]
    if USES_MADE_UP.get() {
        return &MADE_UP;
    }
    CURRENT.get().unwrap_or(&ENGLISH)
}

/// The name of the current language, such as `de`.
pub fn language() -> &'static str {
    current().language()
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
pub fn find_formatted(key: &str, parameters: &[(&'static str, Value<'_>)]) -> Option<String> {
    let sentence = current().formatted(key, parameters);
    sentence.or_else(|| ENGLISH.formatted(key, parameters))
}

/// The sentence of a key with its parameters, in English if the language lacks it; the key itself if no catalogue has it.
pub fn formatted(key: &str, parameters: &[(&'static str, Value<'_>)]) -> String {
    find_formatted(key, parameters).unwrap_or_else(|| key.to_owned())
}

/// A value by itself, without the marks that a whole sentence of the pseudo-language has.
pub(super) fn plain(value: &Value<'_>) -> String {
    current().forms_of(value).plain
}

/// A value by itself, as on a label.
pub(super) fn alone(value: &Value<'_>) -> String {
    current().alone(value)
}

#[cfg(any(test, feature = "test-support"))]
static MADE_UP: LazyLock<Catalogue> = LazyLock::new(Catalogue::made_up);

#[cfg(any(test, feature = "test-support"))]
thread_local! {
    /// Whether this thread uses the pseudo-language.
    static USES_MADE_UP: Cell<bool> = const { Cell::new(false) };
}

/// Runs a function with the pseudo-language on this thread.
#[cfg(any(test, feature = "test-support"))]
pub fn with_made_up_words<T>(function: impl FnOnce() -> T) -> T {
    USES_MADE_UP.set(true);
    let result = function();
    USES_MADE_UP.set(false);
    result
}
