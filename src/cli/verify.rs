//! `red-stake verify`: whether what a host told of deals under seal fits, for whoever sat there with any client at all.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::bad_input::BadInput;
use crate::protocol::SealLine;
use crate::protocol::files::write_wall;
use crate::table::{DealSeed, Seal};

/// Check what a host has told of deals under seal
#[derive(clap::Args)]
pub struct Arguments {
    /// Texts in which the host's lines stand, such as what was said at the table; "-": standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the dice and the wall of each deal too, in the order in which it is dealt
    #[arg(long)]
    walls: bool,
    /// The walls are without Flowers and Seasons
    #[arg(long)]
    no_flowers: bool,
}

/// What was told of a deal.
#[derive(Default)]
struct Told {
    seals: Vec<Seal>,
    opened: Vec<DealSeed>,
}

impl Told {
    /// Whether all that was told fits; in words, and nothing if it is not known yet.
    fn verdict(&self) -> (Option<bool>, &'static str) {
        let [seal] = self.seals[..] else {
            return match self.seals.is_empty() {
                true => (None, "its seal is not in these texts"),
                false => (Some(false), "NOT as sealed: more than one seal was told"),
            };
        };
        match self.opened[..] {
            [] => (None, "not opened"),
            [seed] if seed.seal() == seal => (Some(true), "as sealed"),
            [_] => (
                Some(false),
                "NOT as sealed: what was told does not belong to the seal",
            ),
            _ => (Some(false), "NOT as sealed: more than one seed was told"),
        }
    }
}

/// Prints a line for each deal; the exit status is 1 if a seal is broken.
pub fn run(arguments: &Arguments) -> Result<ExitCode, BadInput> {
    let mut deals: BTreeMap<u32, Told> = BTreeMap::new();
    for file in &arguments.files {
        for line in read(file)?.lines().filter_map(SealLine::find) {
            // Told again to those who came back, it is the same.
            match line {
                SealLine::Sealed(number, seal) => {
                    let seals = &mut deals.entry(number).or_default().seals;
                    if !seals.contains(&seal) {
                        seals.push(seal);
                    }
                }
                SealLine::Opened(seed) => {
                    let opened = &mut deals.entry(seed.number()).or_default().opened;
                    if !opened.contains(&seed) {
                        opened.push(seed);
                    }
                }
            }
        }
    }
    if deals.is_empty() {
        let files: Vec<String> = arguments
            .files
            .iter()
            .map(|file| file.display().to_string())
            .collect();
        return Err(BadInput::new(
            files.join(", "),
            "nothing is told there of deals under seal",
        ));
    }
    let mut broken = false;
    for (number, told) in &deals {
        let (fits, words) = told.verdict();
        broken |= fits == Some(false);
        println!("deal {number}: {words}");
        for seed in told.opened.iter().filter(|_| arguments.walls) {
            let (dice, wall) = seed.deal(!arguments.no_flowers);
            println!("dice {dice:?}\n{}", write_wall(&wall));
        }
    }
    Ok(ExitCode::from(u8::from(broken)))
}

fn read(file: &Path) -> Result<String, BadInput> {
    let mut bytes = Vec::new();
    let read = match file == Path::new("-") {
        true => std::io::stdin().read_to_end(&mut bytes).map(|_| ()),
        false => std::fs::read(file).map(|read| bytes = read),
    };
    read.map_err(|wrong| BadInput::new(file.display(), wrong))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
