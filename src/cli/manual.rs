//! Man pages, generated from the definition of the command line, so that they list every command and switch that is not hidden.

use std::io;
use std::path::Path;

use clap::Command;
use clap_mangen::Man;
use storage::save;

use super::bad_input::BadInput;
use super::files::OverwritePolicy;

/// The section of games in the manual.
const SECTION: &str = "6";

/// Additional sections of the program's page.
const MORE: &str = r#".SH FILES
.TP
.I $XDG_CONFIG_HOME/redstake/settings.toml
The preferences.
.TP
.I $XDG_DATA_HOME/redstake/autosave.journal
The game you left.
.TP
.I $XDG_DATA_HOME/redstake/games/
Finished games, and those you saved without naming another folder.
.TP
.I $XDG_STATE_HOME/redstake/logs/
Logs of the last five runs, and reports of faults.
.PP
Without these variables the folders are
.IR ~/.config ", " ~/.local/share " and " ~/.local/state .
.SH ENVIRONMENT
.TP
.B RED_STAKE_PASSWORD
The password of a network table.
.TP
.B RED_STAKE_AUTH_BASIC
Four player ids and their passwords for a hosted table, each line as ID:PASSWORD.
.TP
.B RED_STAKE_LANGUAGE
The language of the program, such as
.IR de ,
if it is not that of the system.
.TP
.B RUST_LOG
What a hosted table logs, if
.B host \-\-log\-level
does not say it.
.TP
.BR WAYLAND_DISPLAY ", " DISPLAY
Where the window opens. A Wayland display that does not answer is passed over if
.B DISPLAY
is set.
.SH EXIT STATUS
0 if all went well; 2 on bad input, with one line on standard error.
.B replay \-\-check
and
.B verify
end with 1 if something differs.
"#;

/// Writes the pages of the program and its commands to a folder. If one of them may not be replaced, none is written.
pub fn write(folder: &Path, program: Command, overwrite: OverwritePolicy) -> Result<(), BadInput> {
    let wrong = |wrong: io::Error| BadInput::new(folder.display(), save::reason(&wrong));
    save::disk::create_dir_all(folder).map_err(wrong)?;
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let mut pages = Vec::new();
    add_pages(program, MORE, &mut pages).map_err(wrong)?;
    for (name, _) in &pages {
        overwrite.check(&folder.join(name))?;
    }
    for (name, text) in pages {
        overwrite.write(&folder.join(name), &text)?;
    }
    Ok(())
}

/// Adds the page of a command, with these additional sections, and those of its subcommands.
fn add_pages(command: Command, more: &str, pages: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    let shown = command
        .get_subcommands()
        .filter(|inner| !inner.is_hide_set());
    for inner in shown.cloned() {
        add_pages(inner, "", pages)?;
    }
    let man = Man::new(command)
        .section(SECTION)
        .source(concat!("Red Stake ", env!("CARGO_PKG_VERSION")))
        .manual("Games");
    let mut text = Vec::new();
    man.render(&mut text)?;
    text.extend_from_slice(more.as_bytes());
    pages.push((man.get_filename(), text));
    Ok(())
}
