//! Opens the dialogs of the menus.

use super::{Context, Opened, settings_at};
use crate::app::clock;
use crate::app::dialog::{
    AlbumDialog, CompareDealsDialog, CurrentOptions, Dialog, GameSheet, Log, Messages, PlayOnFrom,
    Purpose, Question, RatingDialog, Rules, ScorekeeperDialog, Scores, Scoring, StatisticsDialog,
    StoredOptions, TournamentDialog, Why,
};
use crate::app::disk::DataFiles;
use crate::presenter::{MenuDialog, SettingsPage};
use coach::stats::Statistics;
use engine::rules::RuleSet;
use engine::tiles::BySeat;
use words::say;

/// Opens a dialog of the menus.
///
/// # Errors
/// The reason why there is nothing to show.
pub fn open(dialog: MenuDialog, context: &Context<'_>) -> Result<Opened, String> {
    let presenter = context.presenter;
    let (settings, view) = (presenter.settings(), presenter.view());
    let rules = &view.rules;
    let dialog: Dialog = match dialog {
        MenuDialog::About => Question::about().into(),
        MenuDialog::GameOptions => {
            let remote = presenter.table().network().map(|network| network.shown());
            let can_change = remote.is_some_and(|remote| remote.is_manager() && remote.is_active());
            CurrentOptions::new(rules, can_change).into()
        }
        MenuDialog::GameStatus => {
            let words = presenter.network_status().unwrap_or_default();
            Question::game_status(words).into()
        }
        MenuDialog::Log => Log::new(presenter.notices().log().to_vec()).into(),
        MenuDialog::Messages => {
            let messages = presenter
                .table()
                .network()
                .map(|network| network.chat().to_vec());
            Messages::new(messages.unwrap_or_default()).into()
        }
        MenuDialog::PlayOnFrom => {
            Dialog::from(PlayOnFrom::new(presenter.points_of_game())).at_first_control()
        }
        MenuDialog::Resume => context.files(Purpose::Resume, "").into(),
        MenuDialog::Rules => Rules::new(rules).into(),
        MenuDialog::Scores => {
            let characters = BySeat::from_fn(|seat| presenter.table().character(seat));
            let scores = Scores::new(view, &presenter.names(), presenter.listener());
            let scores = scores.ok_or(say!("dialog-no-winner"))?;
            let lesson = presenter.lesson_progress();
            let lesson = lesson.map(|progress| (progress.heading(), progress.card().words.text()));
            scores
                .with_characters(characters)
                .in_lesson(lesson)
                .with_remark(presenter.remark_on_last_hand())
                .with_sentences_of(context.help.content())
                .looking_back(presenter.lost_hand(), &context.services)
                .into()
        }
        MenuDialog::ScoreSheet => {
            let sheet = presenter.score_sheet().ok_or(say!("dialog-no-sheet"))?;
            GameSheet::new(sheet).into()
        }
        MenuDialog::Scoring => Scoring::new(rules).into(),
        MenuDialog::Settings => settings_at(SettingsPage::General, settings, context)
            .searching()
            .into(),
        MenuDialog::Page(page) => settings_at(page, settings, context).into(),
        MenuDialog::StoredOptions => {
            StoredOptions::new(settings, &presenter.stored_options()).into()
        }
        MenuDialog::WhyNot => {
            let claimable = view.window.filter(|window| window.from != view.seat());
            Why::new(
                claimable.map(|window| window.tile),
                players::action_hints(view),
            )
            .into()
        }
        // These are made when their files have been read.
        MenuDialog::Album => {
            return context.load(DataFiles::statistics, |statistics, context| {
                let album = readable(statistics)?.album;
                let rules = &context.presenter.view().rules;
                Ok(AlbumDialog::new(rules, &album, context.help.content()).into())
            });
        }
        MenuDialog::Rating => {
            return context.load(DataFiles::statistics, |statistics, _| {
                Ok(RatingDialog::new(readable(statistics)?.rating).into())
            });
        }
        MenuDialog::Statistics => {
            return context.load(DataFiles::statistics, |statistics, _| {
                Ok(StatisticsDialog::new(readable(statistics)?).into())
            });
        }
        MenuDialog::CompareDeals => {
            return context.load(DataFiles::attempts, |attempts, context| {
                Ok(CompareDealsDialog::new(attempts?, context.services.clone()).into())
            });
        }
        MenuDialog::Tournament => {
            return context.load(DataFiles::last_tournament, |stored, context| {
                let services = context.services.clone();
                Ok(TournamentDialog::new(stored, clock::today(), services).into())
            });
        }
        MenuDialog::Scorekeeper => {
            let read = |files: &DataFiles| (files.last_scorecard(), files.rule_sets());
            return context.load(read, |((last, trouble), own), context| {
                let mut sets = vec![RuleSet::bloem(), RuleSet::classical()];
                sets.extend(own);
                let services = context.services.clone();
                let scorekeeper = ScorekeeperDialog::new(last, sets, clock::today(), services);
                Ok(scorekeeper.with_error(trouble).into())
            });
        }
    };
    Ok(Opened::Ready(Box::new(dialog)))
}

/// The statistics, if they could be read.
///
/// # Errors
/// The statistics cannot be read.
fn readable(statistics: Option<Statistics>) -> Result<Statistics, String> {
    statistics.ok_or(say!("dialog-statistics-unreadable").to_owned())
}
