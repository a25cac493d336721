//! Tables over a network: hosting them, joining them, and finding them on the local network.

pub mod address;
pub mod answer_time;
pub mod found_table;
pub mod host;
pub mod join;
pub mod lan_discovery;
mod look_alike;
pub mod robot;
pub mod stream;
