//! Asking for what a box shows before it is put up: nothing is read or worked out on the window's thread.

use super::advising::Advising;
use super::network_connections;
use super::storage::Storage;
use super::supply::Supply;
use crate::presenter::{BoxKind, Open, Presenter};

/// Asks for what the box shows, under the number of its opening; false if it needs nothing from elsewhere.
pub fn ask(
    open: &Open,
    presenter: &Presenter,
    storage: &Storage,
    advising: &Advising,
    opening: u64,
) -> bool {
    let Open::Box(kind) = open else {
        return false;
    };
    let rules = presenter.view().rules.id;
    match kind {
        BoxKind::Album | BoxKind::Rating | BoxKind::Statistics => {
            storage.supply(opening, |files| Supply::Figures(files.figures()));
        }
        BoxKind::Deals => storage.supply(opening, |files| Supply::Attempts(files.attempts())),
        BoxKind::Drills(_) | BoxKind::Puzzles(_) => {
            storage.supply(opening, move |files| Supply::Puzzles(files.puzzles(rules)));
        }
        BoxKind::Deal | BoxKind::NewGame => {
            storage.supply(opening, |files| Supply::RuleSets(files.rule_sets()));
        }
        BoxKind::Scorekeeper => storage.supply(opening, |files| {
            let (last, trouble) = files.last_sheet();
            Supply::Sheet(last.map(Box::new), trouble, files.rule_sets())
        }),
        BoxKind::Workshop(_) | BoxKind::RuleFile(_) => {
            storage.supply(opening, |files| Supply::Shelf(files.rule_shelf()));
        }
        BoxKind::HostSaved(path) => {
            let path = path.clone();
            storage.supply(opening, move |_| {
                Supply::Players(network_connections::read(&path).map(|(_, players)| players))
            });
        }
        BoxKind::TileSets(chosen) => storage.preview_tiles(opening, 0, chosen.clone()),
        BoxKind::Tips => advising.supply(opening, presenter.position()),
        _ => return false,
    }
    true
}
