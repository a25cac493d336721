//! The current language.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::{LazyLock, OnceLock};

use super::catalogue::Catalogue;
use super::parameter::Value;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(Catalogue::english);
static CHOSEN: OnceLock<Catalogue> = OnceLock::new();

/// Sets the language. It can be chosen only once, before anything is said, because sentences are cached.
pub fn speak(catalogue: Catalogue) {
    // A second choice has no effect.
    let _ = CHOSEN.set(catalogue);
}

thread_local! {
    /// The number of guards on this thread that want English.
    static ENGLISH_HERE: Cell<usize> = const { Cell::new(0) };
}

/// Makes this thread speak English as long as the guard lives.
#[derive(Debug)]
#[must_use = "English is spoken as long as this lives"]
pub struct InEnglish(PhantomData<*const ()>);

/// Makes this thread speak English for a while, whatever the language of the window: people with other languages, and other programs, read
/// what goes over the network or into a hand history.
pub fn in_english() -> InEnglish {
    ENGLISH_HERE.set(ENGLISH_HERE.get() + 1);
    InEnglish(PhantomData)
}

impl Drop for InEnglish {
    fn drop(&mut self) {
        ENGLISH_HERE.set(ENGLISH_HERE.get() - 1);
    }
}

/// The catalogue of the current language; English until another is chosen.
fn spoken() -> &'static Catalogue {
    if ENGLISH_HERE.get() > 0 {
        return &ENGLISH;
    }
    #[cfg(any(test, feature = "test-support"))]
    if MADE_UP_HERE.get() {
        return &MADE_UP;
    }
    CHOSEN.get().unwrap_or(&ENGLISH)
}

/// The sentence of a key without parameters, in English if the language lacks it; the key itself if no catalogue has it.
pub fn text(key: &'static str) -> &'static str {
    let known = spoken().text(key);
    known.or_else(|| ENGLISH.text(key)).unwrap_or(key)
}

/// The sentence of a key with its parameters, in English if the language lacks it; the key itself if no catalogue has it.
pub fn form(key: &str, parameters: &[(&'static str, Value<'_>)]) -> String {
    let known = spoken().form(key, parameters);
    known
        .or_else(|| ENGLISH.form(key, parameters))
        .unwrap_or_else(|| key.to_owned())
}

#[cfg(any(test, feature = "test-support"))]
static MADE_UP: LazyLock<Catalogue> = LazyLock::new(Catalogue::made_up);

#[cfg(any(test, feature = "test-support"))]
thread_local! {
    static MADE_UP_HERE: Cell<bool> = const { Cell::new(false) };
}

/// Runs something with the pseudo-language on this thread.
#[cfg(any(test, feature = "test-support"))]
pub fn with_made_up_words<T>(what: impl FnOnce() -> T) -> T {
    MADE_UP_HERE.set(true);
    let done = what();
    MADE_UP_HERE.set(false);
    done
}
