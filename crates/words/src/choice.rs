//! Which language is spoken.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::{LazyLock, OnceLock};

use super::catalogue::Catalogue;
use super::parameter::Value;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(Catalogue::english);
static CHOSEN: OnceLock<Catalogue> = OnceLock::new();

/// Speaks another language from now on. The language is chosen once, before anything is said: words may have been kept.
pub fn speak(catalogue: Catalogue) {
    // A second choice changes nothing.
    let _ = CHOSEN.set(catalogue);
}

thread_local! {
    /// How many guards of this thread want English.
    static ENGLISH_HERE: Cell<usize> = const { Cell::new(0) };
}

/// English is spoken on this thread as long as this lives.
#[derive(Debug)]
#[must_use = "English is spoken as long as this lives"]
pub struct InEnglish(PhantomData<*const ()>);

/// Speaks English on this thread for a while, whatever language the window speaks: what goes over the network or into a hand history is
/// read by other people, who have languages of their own, and by other programs.
pub fn in_english() -> InEnglish {
    ENGLISH_HERE.set(ENGLISH_HERE.get() + 1);
    InEnglish(PhantomData)
}

impl Drop for InEnglish {
    fn drop(&mut self) {
        ENGLISH_HERE.set(ENGLISH_HERE.get() - 1);
    }
}

/// The catalogue of the language that is spoken; English until another is chosen.
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

/// The sentence of a key without parameters, in English where the language lacks it; what is in no catalogue is the key itself.
pub fn text(key: &'static str) -> &'static str {
    let known = spoken().text(key);
    known.or_else(|| ENGLISH.text(key)).unwrap_or(key)
}

/// The sentence of a key with its parameters, in English where the language lacks it; what is in no catalogue is the key itself.
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

/// Does something with the made-up language spoken on this thread.
#[cfg(any(test, feature = "test-support"))]
pub fn with_made_up_words<T>(what: impl FnOnce() -> T) -> T {
    MADE_UP_HERE.set(true);
    let done = what();
    MADE_UP_HERE.set(false);
    done
}
