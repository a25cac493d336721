//! Opens the dialog of each kind. Dialogs whose first content comes from the program's files or from a computation are made when it has been
//! loaded; the file chooser opens at once and loads its own list. Nothing is read or computed on the window thread.

mod menu;

use std::cell::LazyCell;
use std::path::PathBuf;

use super::clock;
use super::dialog::{
    CalendarDialog, DealCodeDialog, Dialog, Drills, Files, FirstStart, HandText, Host, Join, Lobby,
    NewGame, Oracle, Players, Purpose, PuzzleCard, Question, ResumedGame, ReviewDialog, ServerSave,
    SettingsDialog, SettingsShown, StartScreen, Tips, UnfinishedGame, Workshop, theme_picture_size,
};
use super::disk::DataFiles;
use super::network_connections;
use super::scene::Scene;
use super::screen::help::HelpScreen;
use super::screen::table::Miniature;
use super::services::Services;
use super::theme::{self, Palette};
use super::tip_thread::{Assessments, TipThread};
use super::worker::JobSender;
use crate::presenter::{
    DialogKind, LocalTable, Modal, Presenter, Prompt, SettingsPage, network_settings, phrases,
};
use engine::rules::RuleSet;
use engine::table::{Claim, Move};
use engine::untrusted_text::sanitize_path;
use protocol::files::SavedGame;
use storage::settings::language::Language;
use storage::settings::{Settings, THEMES};
use words::say;

/// The data that dialogs are made from.
pub struct Context<'a> {
    /// The presenter.
    pub presenter: &'a Presenter,
    /// The help.
    pub help: &'a HelpScreen,
    /// The visible table.
    pub scene: &'a Scene,
    /// The thread that computes tips.
    pub tip_thread: &'a TipThread,
    /// The available languages.
    pub languages: &'a [Language],
    /// The services for the dialog.
    pub services: Services,
}

/// How a dialog opens.
pub enum Opened {
    /// At once.
    Ready(Box<Dialog>),
    /// When its data has been loaded: `Outbox::dialog_loaded`.
    Loading,
}

/// Makes a dialog whose data has been loaded, or says why there is nothing to show.
pub type MakeDialog = Box<dyn FnOnce(&Context<'_>) -> Result<Box<Dialog>, String> + Send>;

impl Context<'_> {
    /// A dialog that lists files.
    fn files(&self, purpose: Purpose, name: &str) -> Files {
        let tiles = (self.scene.pictures().set(), self.scene.scale());
        let settings = self.presenter.settings();
        Files::new(purpose, name, tiles, self.services.clone(), settings)
    }

    /// Makes the dialog from data in the program's files, which the writing thread reads after everything queued before.
    fn load<T: Send + 'static>(
        &self,
        read: impl FnOnce(&DataFiles) -> T + Send + 'static,
        make: impl FnOnce(T, &Context<'_>) -> Result<Dialog, String> + Send + 'static,
    ) -> Result<Opened, String> {
        let files = self.services.files.clone();
        self.load_on(&self.services.writing, move || read(&files), make)
    }

    /// Makes the dialog from the result of a job on the thread `thread`.
    fn load_on<T: Send + 'static>(
        &self,
        thread: &JobSender,
        job: impl FnOnce() -> T + Send + 'static,
        make: impl FnOnce(T, &Context<'_>) -> Result<Dialog, String> + Send + 'static,
    ) -> Result<Opened, String> {
        let (outbox, opening) = (self.services.outbox.clone(), self.services.opening);
        thread.run_then(job, move |data| {
            outbox.dialog_loaded(
                opening,
                Box::new(move |context| {
                    let data = data.ok_or(say!("fault-reading"))?;
                    make(data, context).map(Box::new)
                }),
            );
        });
        Ok(Opened::Loading)
    }
}

/// Opens the dialog for the prompt or dialog that the presenter has open.
///
/// # Errors
/// The reason why there is nothing to show.
pub fn open(modal: &Modal, context: &Context<'_>) -> Result<Opened, String> {
    let (presenter, services) = (context.presenter, &context.services);
    let kind = match modal {
        Modal::Prompt(prompt) => {
            let dialog = match prompt {
                Prompt::Start => start_screen(context),
                Prompt::GameFinished { .. } => return game_finished(prompt.clone(), context),
                prompt => Question::of(prompt).map_or_else(
                    || FirstStart::new(presenter.settings(), context.languages).into(),
                    Dialog::from,
                ),
            };
            return Ok(Opened::Ready(Box::new(dialog)));
        }
        Modal::Dialog(kind) => kind,
    };
    let settings = presenter.settings();
    let dialog: Dialog = match kind {
        DialogKind::Menu(dialog) => return menu::open(*dialog, context),
        DialogKind::Puzzle => {
            let session = presenter.puzzle_session().ok_or(say!("puzzle-none-due"))?;
            PuzzleCard::new(session).into()
        }
        DialogKind::Host => {
            return context.load(DataFiles::rule_library, |library, context| {
                let sets = library
                    .into_iter()
                    .map(|one| (one.short_name, one.written.rules));
                let settings = network_settings(context.presenter.settings());
                Ok(Host::new(&settings, sets.collect()).into())
            });
        }
        DialogKind::HandText => HandText::default().into(),
        DialogKind::Join => Join::new(&network_settings(settings)).into(),
        DialogKind::Lobby => {
            let network = presenter
                .table()
                .network()
                .ok_or(say!("dialog-no-network-game"))?;
            let lobby = network.lobby();
            Lobby {
                headline: lobby.headline,
                lines: lobby.lines,
                place: lobby.address_line,
                log: lobby.log,
                offered_rules: lobby.offered_rules,
            }
            .into()
        }
        DialogKind::OpenGame => context.files(Purpose::Open, "").into(),
        DialogKind::Settings(page, now) => settings_at(*page, now, context).into(),
        DialogKind::Oracle(seed) => Oracle::new(context.help.content(), *seed).into(),
        DialogKind::Review => {
            let review = presenter.review().ok_or(say!("notice-no-finished-hand"))?;
            let hands = presenter.reviewed_hands(review.viewer);
            let (names, services) = (review.names.clone(), services.clone());
            let dialog =
                ReviewDialog::new(names, review.viewer, hands, review.is_local(), services)
                    .with_playing_on(review.can_be_played_on());
            match review.own_seat() {
                Some(_) => dialog.into(),
                None => dialog.watched().into(),
            }
        }
        DialogKind::SaveAs => {
            Dialog::from(context.files(Purpose::SaveAs, &name_to_save(presenter)))
                .with_text_selected()
        }
        DialogKind::SaveAtServer => {
            // The date is written the same in every language.
            let today = chrono::Local::now().format("%Y-%m-%d").to_string();
            Dialog::from(ServerSave::new(today)).with_text_selected()
        }
        DialogKind::SeveralPeople => Players::new(&settings.names).into(),
        DialogKind::TileFiles(chosen) => context.files(Purpose::Tiles(chosen.clone()), "").into(),
        // These wait for their data.
        DialogKind::Drills(seed) => return drills(context, *seed, |drills| drills),
        DialogKind::Puzzles(seed) => return drills(context, *seed, Drills::at_puzzles),
        DialogKind::PlayDeal => {
            return context.load(DataFiles::rule_sets, |sets, context| {
                let presenter = context.presenter;
                let code = presenter.table().local().and_then(LocalTable::deal_code);
                let rules = &presenter.view().rules;
                Ok(DealCodeDialog::new(rules, sets, code, clock::today_utc()).into())
            });
        }
        DialogKind::Calendar => {
            return context.load(DataFiles::attempts, |attempts, context| {
                let rules = &context.presenter.view().rules;
                Ok(CalendarDialog::new(rules, attempts?, clock::today_utc()).into())
            });
        }
        DialogKind::NewGame => {
            return context.load(DataFiles::rule_sets, |sets, context| {
                let presenter = context.presenter;
                let level = presenter.settings().common_level();
                Ok(NewGame::new(&presenter.view().rules, level, sets).into())
            });
        }
        DialogKind::Workshop(chosen) => {
            let chosen = chosen.clone();
            return context.load(DataFiles::rule_library, move |library, context| {
                let rules = &context.presenter.view().rules;
                let rules = chosen.as_deref().unwrap_or(rules);
                Ok(Workshop::new(rules, library, context.services.clone()).into())
            });
        }
        DialogKind::RuleFile(written) => {
            let written = (**written).clone();
            return context.load(DataFiles::rule_library, |library, context| {
                Ok(Workshop::from_file(written, library, context.services.clone()).into())
            });
        }
        DialogKind::HostSaved(path) => {
            let (read, path) = (path.clone(), path.clone());
            return context.load(
                move |_| network_connections::read_saved(&read),
                move |read, context| Ok(host_saved(path, read, context.presenter.settings())),
            );
        }
        DialogKind::Tips => {
            let tip_thread = context.tip_thread;
            let moves = tip_thread.moves(presenter.position());
            return context.load_on(&tip_thread.sender(), moves, |moves, context| {
                Ok(tips(moves, context.presenter).into())
            });
        }
    };
    Ok(Opened::Ready(Box::new(dialog)))
}

/// The start screen, with the local game if it is in progress.
fn start_screen(context: &Context<'_>) -> Dialog {
    let (presenter, scene) = (context.presenter, context.scene);
    let home = presenter.home().filter(|local| local.is_under_way());
    let unfinished = home.map(|local| UnfinishedGame {
        table: scene.miniature(
            local.view(),
            local.names(),
            StartScreen::room(*scene.metrics()),
        ),
        words: phrases::game_state(local.view(), local.names()),
    });
    let rules = &presenter.view().rules;
    let screen = StartScreen::new(presenter.settings(), unfinished);
    screen.with_records(&context.services, rules).into()
}

/// The end of a game with what has changed in the player's records, once its last hand is noted there.
fn game_finished(prompt: Prompt, context: &Context<'_>) -> Result<Opened, String> {
    let table = context.presenter.table();
    let game = match (table.network(), table.local()) {
        (Some(network), _) => Some(network.shown().number()),
        (None, local) => local.map(|local| local.game().record().setup.seed),
    };
    context.load(
        move |files| files.news_of(game?),
        move |news, _| {
            let question = Question::of(&prompt);
            let question = question.map(|question| question.with_news(news.as_ref()));
            question
                .map(Dialog::from)
                .ok_or(say!("fault-reading").to_owned())
        },
    )
}

/// The preferences at this page, starting from `now`, which may have unsaved changes.
fn settings_at(page: SettingsPage, now: &Settings, context: &Context<'_>) -> SettingsDialog {
    let (presenter, scene) = (context.presenter, context.scene);
    let size = theme_picture_size(*scene.metrics());
    let (view, names) = (presenter.view().clone(), presenter.names());
    let (set, scale) = (scene.pictures().set(), scene.scale());
    let paint = move || {
        let themes = THEMES.iter();
        let picture = themes.map(|(_, colours)| {
            let (view, set) = (view.clone(), set.clone());
            Miniature::new(
                view,
                names.clone(),
                set,
                Palette::with(colours),
                (size, scale),
            )
        });
        picture.collect()
    };
    let shown = SettingsShown {
        rules: RuleSet::clone(&presenter.view().rules),
        typefaces: theme::typefaces(),
        languages: context.languages.to_vec(),
        themes: LazyCell::new(Box::new(paint)),
    };
    let before = presenter.settings();
    SettingsDialog::new(page, (before, now), shown, context.services.clone())
}

/// The name suggested for what is to be saved: that of the local game's file, or else its hand. At a network table, what was seen there is
/// saved, never into the file of the local game that waits.
pub(super) fn name_to_save(presenter: &Presenter) -> String {
    let at_network = presenter.table().network().is_some();
    let local = presenter.home().filter(|_| !at_network);
    match local.and_then(LocalTable::file) {
        Some(file) => sanitize_path(file.file_name().unwrap_or_default()),
        None => {
            let view = local.map_or(presenter.view(), LocalTable::view);
            say!("dialog-hand", deal_number = view.deal_number)
        }
    }
}

/// Opens the drills with the available puzzles; `select_page` may turn to another page of the dialog.
fn drills(
    context: &Context<'_>,
    seed: u64,
    select_page: impl FnOnce(Drills) -> Drills + Send + 'static,
) -> Result<Opened, String> {
    let id = context.presenter.view().rules.id;
    context.load(
        move |files| files.puzzles(id),
        move |puzzles, context| {
            let puzzles = puzzles.ok_or(say!("puzzle-unreadable"))?;
            let tallies = context.presenter.settings().drills;
            let rules = &context.presenter.view().rules;
            Ok(select_page(Drills::new(rules, tallies, puzzles, seed)).into())
        },
    )
}

/// More Tips for the current position.
fn tips(moves: Assessments, presenter: &Presenter) -> Tips {
    let (settings, view) = (presenter.settings(), presenter.view());
    let (tips, mah_jongg) = match view.window {
        Some(window) => (
            Tips::of_discard(window.tile, moves, settings),
            Move::Claim(Claim::MahJong),
        ),
        None => (
            Tips::of_turn(moves, presenter.names(), settings),
            Move::MahJong,
        ),
    };
    let tips = tips.with_mah_jongg(view.check(&mah_jongg).is_ok());
    let tips = tips.explaining_special(&view.rules);
    match presenter.table().lesson() {
        Some(_) => tips.in_lesson(|choice| presenter.table().may_tip(choice)),
        None => tips,
    }
}

/// The dialog to resume a saved network game with its players.
fn host_saved(
    path: PathBuf,
    read: Result<(SavedGame, [String; 4]), String>,
    settings: &Settings,
) -> Dialog {
    match read {
        Ok((game, players)) => {
            let resumed = ResumedGame {
                path,
                players,
                has_own_rules: game.own_rules.is_some(),
            };
            Host::resume(&network_settings(settings), resumed).into()
        }
        Err(why) => {
            let words = say!("dialog-cannot-resume", path = sanitize_path(&path), why);
            Question::message(say!("dialog-resume-title"), words, "box-resume").into()
        }
    }
}
