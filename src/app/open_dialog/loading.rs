//! Requests the data of a dialog before it is shown. Nothing is read or computed on the window thread.

use super::data::DialogData;
use crate::app::disk::Disk;
use crate::app::network_connections;
use crate::app::tip_thread::TipThread;
use crate::presenter::{DialogKind, Open, Presenter};

/// Requests the data of a dialog under the number of its opening. Returns false if it needs none.
pub fn load(
    open: &Open,
    presenter: &Presenter,
    disk: &Disk,
    tip_thread: &TipThread,
    opening: u64,
) -> bool {
    let Open::Dialog(kind) = open else {
        return false;
    };
    let rules = presenter.view().rules.id;
    match kind {
        DialogKind::Album | DialogKind::Rating | DialogKind::Statistics => {
            disk.load(opening, |files| DialogData::Statistics(files.figures()));
        }
        DialogKind::Deals => disk.load(opening, |files| DialogData::Attempts(files.attempts())),
        DialogKind::Drills(_) | DialogKind::Puzzles(_) => {
            disk.load(opening, move |files| {
                DialogData::Puzzles(files.puzzles(rules))
            });
        }
        DialogKind::Deal | DialogKind::NewGame => {
            disk.load(opening, |files| DialogData::RuleSets(files.rule_sets()));
        }
        DialogKind::Scorekeeper => disk.load(opening, |files| {
            let (last, trouble) = files.last_scorecard();
            DialogData::Sheet(last.map(Box::new), trouble, files.rule_sets())
        }),
        DialogKind::Workshop(_) | DialogKind::RuleFile(_) => {
            disk.load(opening, |files| {
                DialogData::RuleLibrary(files.rule_library())
            });
        }
        DialogKind::HostSaved(path) => {
            let path = path.clone();
            disk.load(opening, move |_| {
                DialogData::Players(network_connections::read(&path).map(|(_, players)| players))
            });
        }
        DialogKind::TileSets(chosen) => disk.preview_tiles(opening, 0, chosen.clone()),
        DialogKind::Tips => tip_thread.load(opening, presenter.position()),
        _ => return false,
    }
    true
}
