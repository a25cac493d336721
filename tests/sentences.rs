//! All sentences are in the catalogue, `words/en`: every requested key exists with the given parameters, every key is requested, and no
//! sentence is hard-coded.

#![allow(clippy::panic)]

#[path = "sentences/catalogue.rs"]
mod catalogue;
#[path = "sentences/handled.rs"]
mod handled;
#[path = "sentences/hard_coded.rs"]
mod hard_coded;
#[path = "sentences/parameters.rs"]
mod parameters;
#[path = "sentences/sources.rs"]
mod sources;
#[path = "sentences/test_only.rs"]
mod test_only;
#[path = "sentences/translations.rs"]
mod translations;
#[path = "sentences/uses.rs"]
mod uses;
