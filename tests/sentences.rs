//! All sentences are in the catalogue, `words/en`: every requested key exists with these parameters, every key is requested, and no
//! sentence is made elsewhere.

#![allow(clippy::panic)]

#[path = "sentences/catalogue.rs"]
mod catalogue;
#[path = "sentences/elsewhere.rs"]
mod elsewhere;
#[path = "sentences/sources.rs"]
mod sources;
#[path = "sentences/test_only.rs"]
mod test_only;
