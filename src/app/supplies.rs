//! Asking for what a box shows before it is put up: nothing is read or worked out on the window's thread.

use super::advising::Advising;
use super::disk::Disk;
use super::network_connections;
use super::supply::Supply;
use crate::presenter::{BoxKind, Open, Presenter};

/// Asks for what the box shows, under the number of its opening; false if it needs nothing from elsewhere.
pub fn ask(
    open: &Open,
    presenter: &Presenter,
    disk: &Disk,
    advising: &Advising,
    opening: u64,
) -> bool {
    let Open::Box(kind) = open else {
        return false;
    };
    let rules = presenter.view().rules.id;
    match kind {
        BoxKind::Album | BoxKind::Rating | BoxKind::Statistics => {
            disk.supply(opening, |files| Supply::Figures(files.figures()));
        }
        BoxKind::Deals => disk.supply(opening, |files| Supply::Attempts(files.attempts())),
        BoxKind::Drills(_) | BoxKind::Puzzles(_) => {
            disk.supply(opening, move |files| Supply::Puzzles(files.puzzles(rules)));
        }
        BoxKind::Deal | BoxKind::NewGame => {
            disk.supply(opening, |files| Supply::RuleSets(files.rule_sets()));
        }
        BoxKind::Scorekeeper => disk.supply(opening, |files| {
            let (last, trouble) = files.last_sheet();
            Supply::Sheet(last.map(Box::new), trouble, files.rule_sets())
        }),
        BoxKind::Workshop(_) | BoxKind::RuleFile(_) => {
            disk.supply(opening, |files| Supply::Shelf(files.rule_shelf()));
        }
        BoxKind::HostSaved(path) => {
            let path = path.clone();
            disk.supply(opening, move |_| {
                Supply::Players(network_connections::read(&path).map(|(_, players)| players))
            });
        }
        BoxKind::TileSets(chosen) => disk.preview_tiles(opening, 0, chosen.clone()),
        BoxKind::Tips => advising.supply(opening, presenter.position()),
        _ => return false,
    }
    true
}
