//! The current language. Sentences are `&'static str`, so a catalogue that has been used is kept for the life of the program.

#[cfg(any(test, feature = "test-support"))]
use std::cell::Cell;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use super::catalogue::Catalogue;
use super::parameter::Value;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(Catalogue::english);

/// The current catalogue; not set before another than built-in English was chosen.
static CURRENT: OnceLock<RwLock<&'static Catalogue>> = OnceLock::new();

/// The catalogues read so far, by the name under which they were chosen.
static LOADED: RwLock<Vec<(String, &'static Catalogue)>> = RwLock::new(Vec::new());

/// The catalogue chosen under this name. It is read only the first time, and kept from then on.
pub fn load(name: &str, read: impl FnOnce() -> Catalogue) -> &'static Catalogue {
    // A panic of a thread that held the lock has not damaged the list.
    let mut loaded = LOADED.write().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, catalogue)) = loaded.iter().find(|(known, _)| known == name) {
        return catalogue;
    }
    let catalogue: &'static Catalogue = Box::leak(Box::new(read()));
    loaded.push((name.to_owned(), catalogue));
    catalogue
}

/// Changes the language: all sentences come from this catalogue from now on. Those already made stay as they are.
pub fn set_catalogue(catalogue: &'static Catalogue) {
    if let Some(current) = CURRENT.get() {
        *current.write().unwrap_or_else(PoisonError::into_inner) = catalogue;
    } else if !std::ptr::eq(catalogue, &*ENGLISH) && CURRENT.set(RwLock::new(catalogue)).is_err() {
        // Another thread was faster.
        set_catalogue(catalogue);
    }
}

/// The built-in catalogue.
pub fn english() -> &'static Catalogue {
    &ENGLISH
}

/// The catalogue of the current language; English until another is set.
fn current() -> &'static Catalogue {
    #[cfg(any(test, feature = "test-support"))]
    if let Some(catalogue) = OF_THREAD.get() {
        return catalogue;
    }
    match CURRENT.get() {
        Some(current) => *current.read().unwrap_or_else(PoisonError::into_inner),
        None => &ENGLISH,
    }
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
    /// The catalogue that this thread uses instead of the current one.
    static OF_THREAD: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// Runs a function with the pseudo-language on this thread.
#[cfg(any(test, feature = "test-support"))]
pub fn with_made_up_words<T>(function: impl FnOnce() -> T) -> T {
    with_words(&MADE_UP, function)
}

/// Runs a function with a language on this thread.
#[cfg(any(test, feature = "test-support"))]
pub fn with_words<T>(catalogue: &'static Catalogue, function: impl FnOnce() -> T) -> T {
    let before = OF_THREAD.replace(Some(catalogue));
    let result = function();
    OF_THREAD.set(before);
    result
}
