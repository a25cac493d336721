//! Every sentence of the program stands in the catalogue, `words/en`: what the sources ask for is there with the parameters they
//! give, what is there is asked for, and none is made elsewhere.

#![allow(clippy::panic)]

#[path = "sentences/catalogue.rs"]
mod catalogue;
#[path = "sentences/elsewhere.rs"]
mod elsewhere;
#[path = "sentences/sources.rs"]
mod sources;
#[path = "sentences/test_only.rs"]
mod test_only;
