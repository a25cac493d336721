//! Filling the boxes whose content other threads have brought.

use std::path::Path;

use super::clock;
use super::dialog::{
    AlbumBox, DealBox, DealsBox, Dialog, Drills, Figures, GameProgress, Host, Keeper, NewGame,
    Question, RatingBox, TileSets, Tips, Workshop,
};
use super::screen::help::HelpScreen;
use super::supply::Supply;
use crate::presenter::{BoxKind, LocalTable, Presenter, network_settings};
use coach::puzzle::Overview;
use engine::rules::RuleSet;
use engine::table::{Claim, Move};
use engine::untrusted_text::sanitize_path;
use storage::settings::Settings;
use words::say;

/// The box of this kind with what was brought for it.
///
/// # Errors
/// It has nothing to show, and why.
pub fn supplied(
    kind: &BoxKind,
    supply: Supply,
    presenter: &Presenter,
    help: &HelpScreen,
) -> Result<Dialog, String> {
    let (settings, view) = (presenter.settings(), presenter.view());
    let rules = &view.rules;
    let readable = |figures: Option<_>| figures.ok_or(say!("boxes-the-statistics-cannot-be-read"));
    Ok(match (kind, supply) {
        (BoxKind::Album, Supply::Figures(figures)) => {
            AlbumBox::new(rules, &readable(figures)?.album, help.text()).into()
        }
        (BoxKind::Rating, Supply::Figures(figures)) => {
            RatingBox::new(readable(figures)?.rating).into()
        }
        (BoxKind::Statistics, Supply::Figures(figures)) => Figures::new(readable(figures)?).into(),
        (BoxKind::Deals, Supply::Attempts(attempts)) => DealsBox::new(attempts?).into(),
        (BoxKind::Drills(seed), Supply::Puzzles(puzzles)) => {
            drills(rules, settings, puzzles, *seed)?.into()
        }
        (BoxKind::Puzzles(seed), Supply::Puzzles(puzzles)) => {
            drills(rules, settings, puzzles, *seed)?.at_puzzles().into()
        }
        (BoxKind::Deal, Supply::RuleSets(sets)) => {
            let here = presenter.table().ours().and_then(LocalTable::deal_code);
            DealBox::new(rules, sets, here, clock::today_utc()).into()
        }
        (BoxKind::NewGame, Supply::RuleSets(sets)) => {
            NewGame::new(rules, settings.common_level(), sets).into()
        }
        (BoxKind::Scorekeeper, Supply::Sheet(last, trouble, own)) => {
            let mut sets = vec![RuleSet::bloem(), RuleSet::classical()];
            sets.extend(own);
            Keeper::new(last.map(|sheet| *sheet), sets, clock::today())
                .with_trouble(trouble)
                .into()
        }
        (BoxKind::Workshop(chosen), Supply::Shelf(shelf)) => {
            Workshop::new(chosen.as_deref().unwrap_or(rules), shelf).into()
        }
        (BoxKind::RuleFile(written), Supply::Shelf(shelf)) => {
            Workshop::with((**written).clone(), shelf).into()
        }
        (BoxKind::HostSaved(path), Supply::Players(players)) => host_saved(path, players, settings),
        (BoxKind::TileSets(chosen), Supply::Tiles(_, preview)) => {
            TileSets::new(settings, chosen, preview).into()
        }
        (BoxKind::Tips, Supply::More(more)) => match view.window {
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
        // Each kind is brought what it asks for.
        _ => return Err(say!("fault-reading").to_owned()),
    })
}

/// The drills, with what there is to solve.
fn drills(
    rules: &RuleSet,
    settings: &Settings,
    puzzles: Option<Overview>,
    seed: u64,
) -> Result<Drills, String> {
    let puzzles = puzzles.ok_or(say!("puzzle-unreadable"))?;
    Ok(Drills::new(rules, settings.drills, puzzles, seed))
}

/// Who takes part in a saved game of the network that goes on.
fn host_saved(path: &Path, players: Result<[String; 4], String>, settings: &Settings) -> Dialog {
    match players {
        Ok(players) => {
            let path = path.to_owned();
            Host::resume(&network_settings(settings), GameProgress { path, players }).into()
        }
        Err(why) => {
            let words = say!("boxes-cannot-be-resumed", path = sanitize_path(path), why);
            Question::message(say!("boxes-resume-a-table"), words, "box-resume").into()
        }
    }
}
