//! Makes dialogs from data that other threads have loaded.

use std::path::Path;

use super::data::DialogData;
use crate::app::clock;
use crate::app::dialog::{
    AlbumDialog, CompareDealsDialog, DealCodeDialog, Dialog, Drills, GameProgress, Host, NewGame,
    Question, RatingDialog, ScorekeeperDialog, StatisticsDialog, TileSets, Tips, Workshop,
};
use crate::app::screen::help::HelpScreen;
use crate::presenter::{DialogKind, LocalTable, Presenter, network_settings};
use coach::puzzle::Overview;
use engine::rules::RuleSet;
use engine::table::{Claim, Move};
use engine::untrusted_text::sanitize_path;
use storage::settings::Settings;
use words::say;

/// Makes the dialog of this kind from its data.
///
/// # Errors
/// The reason why there is nothing to show.
pub fn loaded(
    kind: &DialogKind,
    data: DialogData,
    presenter: &Presenter,
    help: &HelpScreen,
) -> Result<Dialog, String> {
    let (settings, view) = (presenter.settings(), presenter.view());
    let rules = &view.rules;
    let readable = |figures: Option<_>| figures.ok_or(say!("dialog-statistics-unreadable"));
    Ok(match (kind, data) {
        (DialogKind::Album, DialogData::Statistics(figures)) => {
            AlbumDialog::new(rules, &readable(figures)?.album, help.text()).into()
        }
        (DialogKind::Rating, DialogData::Statistics(figures)) => {
            RatingDialog::new(readable(figures)?.rating).into()
        }
        (DialogKind::Statistics, DialogData::Statistics(figures)) => {
            StatisticsDialog::new(readable(figures)?).into()
        }
        (DialogKind::Deals, DialogData::Attempts(attempts)) => {
            CompareDealsDialog::new(attempts?).into()
        }
        (DialogKind::Drills(seed), DialogData::Puzzles(puzzles)) => {
            drills(rules, settings, puzzles, *seed)?.into()
        }
        (DialogKind::Puzzles(seed), DialogData::Puzzles(puzzles)) => {
            drills(rules, settings, puzzles, *seed)?.at_puzzles().into()
        }
        (DialogKind::Deal, DialogData::RuleSets(sets)) => {
            let here = presenter.table().local().and_then(LocalTable::deal_code);
            DealCodeDialog::new(rules, sets, here, clock::today_utc()).into()
        }
        (DialogKind::NewGame, DialogData::RuleSets(sets)) => {
            NewGame::new(rules, settings.common_level(), sets).into()
        }
        (DialogKind::Scorekeeper, DialogData::Sheet(last, trouble, own)) => {
            let mut sets = vec![RuleSet::bloem(), RuleSet::classical()];
            sets.extend(own);
            ScorekeeperDialog::new(last.map(|sheet| *sheet), sets, clock::today())
                .with_trouble(trouble)
                .into()
        }
        (DialogKind::Workshop(chosen), DialogData::RuleLibrary(library)) => {
            Workshop::new(chosen.as_deref().unwrap_or(rules), library).into()
        }
        (DialogKind::RuleFile(written), DialogData::RuleLibrary(library)) => {
            Workshop::with((**written).clone(), library).into()
        }
        (DialogKind::HostSaved(path), DialogData::Players(players)) => {
            host_saved(path, players, settings)
        }
        (DialogKind::TileSets(chosen), DialogData::Tiles(_, preview)) => {
            TileSets::new(settings, chosen, preview).into()
        }
        (DialogKind::Tips, DialogData::More(more)) => match view.window {
            Some(window) => {
                let wins = view.check(&Move::Claim(Claim::MahJong)).is_ok();
                Tips::of_discard(window.tile, more, settings).or_mah_jongg(wins)
            }
            None => {
                let wins = view.check(&Move::MahJong).is_ok();
                let tips = Tips::of_turn(more, presenter.names(), settings).or_mah_jongg(wins);
                match presenter.table().lesson() {
                    Some(_) => tips.in_lesson(|choice| presenter.table().may_tip(choice)),
                    None => tips,
                }
            }
        }
        .into(),
        // Each kind gets the data it requests.
        _ => return Err(say!("fault-reading").to_owned()),
    })
}

/// The drills with the available puzzles.
fn drills(
    rules: &RuleSet,
    settings: &Settings,
    puzzles: Option<Overview>,
    seed: u64,
) -> Result<Drills, String> {
    let puzzles = puzzles.ok_or(say!("puzzle-unreadable"))?;
    Ok(Drills::new(rules, settings.drills, puzzles, seed))
}

/// The dialog to resume a saved network game with its players.
fn host_saved(path: &Path, players: Result<[String; 4], String>, settings: &Settings) -> Dialog {
    match players {
        Ok(players) => {
            let path = path.to_owned();
            Host::resume(&network_settings(settings), GameProgress { path, players }).into()
        }
        Err(why) => {
            let words = say!("dialog-cannot-resume", path = sanitize_path(path), why);
            Question::message(say!("dialog-resume-title"), words, "box-resume").into()
        }
    }
}
