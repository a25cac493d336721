//! Network tables, hosted and joined, among our own programs and with the original ones.

mod announced;
mod client;
mod coming_back;
mod consent;
mod cut;
mod door;
mod figures;
mod frozen;
mod hall;
mod host;
mod hostile;
mod junk;
mod machines;
mod manners;
mod many_tables;
mod operator;
mod robot;
mod saves;
mod sealed;
mod seats;
mod secrets;
mod server;
mod siege;
mod strangers;
mod tables;
mod thinking;
mod waiting;
mod watch;
mod watch_frozen;
mod wire;
mod xmj;

#[path = "../window/display.rs"]
mod display;
#[path = "../needs/programs.rs"]
mod needs;
