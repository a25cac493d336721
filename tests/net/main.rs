//! Network tables, hosted and joined, among our own programs and with the original ones.

mod announced;
mod broken_seals;
mod client;
mod consent;
mod cut;
mod figures;
mod frozen;
mod host;
mod hostile;
mod junk;
mod lobby;
mod many_tables;
mod odd_clients;
mod operator;
mod quick_passes;
mod reconnecting;
mod robot;
mod saves;
mod sealed;
mod seated;
mod seats;
mod secrets;
mod server;
mod strangers;
mod tables;
mod test_table;
mod thinking;
mod under_attack;
mod waiting;
mod watch;
mod watch_frozen;
mod wire;
mod xmj;

#[path = "../window/display.rs"]
mod display;
#[path = "../needs/programs.rs"]
mod needs;
