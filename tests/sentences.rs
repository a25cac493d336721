//! Every sentence of the program stands in the catalogue, `words/en`: what the sources ask for is there with the parameters they
//! give, what is there is asked for, and none is made elsewhere.

#![allow(clippy::panic)]

#[path = "sentences/catalogue.rs"]
mod catalogue;
#[path = "sentences/elsewhere.rs"]
mod elsewhere;
#[path = "sentences/jarring.rs"]
mod jarring;
#[path = "sentences/sources.rs"]
mod sources;
#[path = "layout/test_only.rs"]
mod test_only;
