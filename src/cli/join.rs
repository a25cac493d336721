//! `red-stake join`: opens the window at a server's table.

use std::path::PathBuf;

use clap::Args;

use super::bad_input::BadInput;
use super::files::OverwritePolicy;
use super::password::PasswordSource;
use super::{window, xmj};
use crate::app::startup::launch::Launch;
use net::address::Address;
use net::join::{Credentials, LineDebug};
use storage::settings::NetworkSettings;

/// Join a network table
#[derive(Args, Debug)]
pub struct Arguments {
    /// Address of the server: HOST:PORT, HOST, PORT, or a Unix socket file such as ./table
    #[arg(long, value_name = "ADDRESS", default_value = "localhost:5000")]
    server: Address,
    /// Player id to ask for (0 = any)
    #[arg(long, value_name = "N", default_value_t = 0)]
    id: u32,
    /// Player name
    #[arg(long, value_name = "NAME", default_value = Credentials::NAMELESS)]
    name: String,
    #[command(flatten)]
    password: PasswordSource,
    /// Watch without playing, if the host allows it
    #[arg(long)]
    watch: bool,
    /// Write every line from the server to standard output
    #[arg(long)]
    echo_server: bool,
    /// Send the lines of standard input to the server
    #[arg(long)]
    pass_stdin: bool,
    /// Declare nothing and pass on no tile by itself before the time is over
    #[arg(long)]
    monitor: bool,
    /// Keep all data in this folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Write inputs, events, requests and screen positions to this file as JSON lines
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[command(flatten)]
    overwrite: OverwritePolicy,
    #[command(flatten)]
    xmj: xmj::Switches,
}

/// Opens the window and joins.
pub fn run(arguments: Arguments) -> Result<(), BadInput> {
    let join = NetworkSettings {
        server: arguments.server.to_string(),
        name: arguments.name,
        id: arguments.id,
        password: arguments.password.read()?,
        watch: arguments.watch,
        ..NetworkSettings::default()
    };
    if let Some(log) = &arguments.log {
        arguments.overwrite.check(log)?;
    }
    let line_debug = LineDebug {
        echo: arguments.echo_server,
        pass: arguments.pass_stdin,
        monitor: arguments.monitor,
    };
    for line in arguments.xmj.ignored_notes() {
        eprintln!("red-stake: {line}");
    }
    window::open(Launch {
        look: arguments.xmj.changes(),
        data: arguments.data,
        log: arguments.log,
        join: Some((join, line_debug)),
        ..Launch::default()
    })
}
