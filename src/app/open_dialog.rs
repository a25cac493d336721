//! Makes the dialog of each kind that the presenter opens. Dialogs that show files or results of a computation are made when their data
//! has been loaded.

pub mod data;
mod loaded;
mod loading;

pub use loading::load;

use std::path::Path;

use super::dialog::{
    ColoursDialog, CurrentOptions, Dialog, Files, FirstStart, GameSheet, HandText, Host, Join,
    Lobby, Log, Messages, Movements, Opponents, Oracle, PlayOnFrom, Players, Playing, Purpose,
    PuzzleCard, Question, ReviewDialog, Rules, Scores, Scoring, ServerSave, Setup, SoundDialog,
    StartScreen, StoredOptions, TableSetupDialog, TextAndDialogs, UnfinishedGame, Why, YourTiles,
};
use super::disk::Disk;
use super::scene::Scene;
use super::screen::help::HelpScreen;
use super::theme;
use crate::presenter::{DialogKind, Open, Presenter, Prompt, network_settings, phrases};
use data::DialogData;
use engine::tiles::BySeat;
use engine::untrusted_text::sanitize_path;
use loaded::loaded;
use words::say;

/// Makes the dialog for what is open over the table.
///
/// # Errors
/// The reason why there is nothing to show.
pub fn dialog(
    open: &Open,
    presenter: &Presenter,
    data: Option<DialogData>,
    disk: &Disk,
    help: &HelpScreen,
    scene: &Scene,
) -> Result<Dialog, String> {
    let kind = match open {
        Open::Prompt(Prompt::Start) => return Ok(start_screen(presenter, scene)),
        Open::Prompt(prompt) => {
            return Ok(Question::of(prompt).map_or(FirstStart.into(), Dialog::from));
        }
        Open::Dialog(kind) => kind,
    };
    let (settings, view) = (presenter.settings(), presenter.view());
    let rules = &view.rules;
    if let Some(data) = data {
        return loaded(kind, data, presenter, help);
    }
    Ok(match kind {
        DialogKind::About => Question::about().into(),
        DialogKind::Colours => ColoursDialog::new(settings).into(),
        DialogKind::Puzzle => {
            let session = presenter.puzzle_session().ok_or(say!("puzzle-none-due"))?;
            PuzzleCard::new(session).into()
        }
        DialogKind::GameOptions => {
            let remote = presenter.table().network().map(|network| network.shown());
            let ours = remote.is_some_and(|remote| remote.is_manager() && remote.is_active());
            CurrentOptions::new(rules, ours).into()
        }
        DialogKind::GameStatus => {
            let words = presenter.network_status().unwrap_or_default();
            Question::game_status(words).into()
        }
        DialogKind::Host => Host::new(&network_settings(settings)).into(),
        DialogKind::HandText => HandText::default().into(),
        DialogKind::Join => Join::new(&network_settings(settings)).into(),
        DialogKind::Lobby => {
            let network = presenter
                .table()
                .network()
                .ok_or(say!("dialog-no-network-game"))?;
            let news = network.lobby();
            Lobby {
                headline: news.headline,
                lines: news.lines,
                place: news.place,
                log: news.log,
            }
            .into()
        }
        DialogKind::Log => Log::new(presenter.notices().log().to_vec()).into(),
        DialogKind::Messages => {
            let said = presenter
                .table()
                .network()
                .map(|network| network.said().to_vec());
            Messages::new(said.unwrap_or_default()).into()
        }
        DialogKind::OpenGame => Files::new(Purpose::Open, &disk.games(), "").into(),
        DialogKind::Opponents(chosen) => Opponents::new(settings, chosen, rules).into(),
        DialogKind::Oracle(seed) => Oracle::new(help.text(), *seed).into(),
        DialogKind::PlayOnFrom => {
            Dialog::from(PlayOnFrom::new(presenter.points_of_game())).at_first_control()
        }
        DialogKind::PlayingPreferences => Playing::new(settings).into(),
        DialogKind::Resume => Files::new(Purpose::Resume, &disk.games(), "").into(),
        DialogKind::Review => {
            let review = presenter.review().ok_or(say!("dialog-no-finished-hand"))?;
            let hands = presenter.reviewed_hands(review.own);
            let open = ReviewDialog::new(review.names.clone(), review.own, hands, review.is_ours())
                .with_playing_on(review.can_be_played_on());
            match review.own_seat() {
                Some(_) => open.into(),
                None => open.watched().into(),
            }
        }
        DialogKind::Rules => Rules::new(rules).into(),
        DialogKind::SaveAs => where_to_save(presenter, disk).with_text_selected(),
        DialogKind::SaveAtServer => {
            // The date is written the same in every language.
            let today = chrono::Local::now().format("%Y-%m-%d").to_string();
            Dialog::from(ServerSave::new(today)).with_text_selected()
        }
        DialogKind::Scores => {
            let characters = BySeat::from_fn(|seat| presenter.table().character(seat));
            let scores = Scores::new(view, &presenter.names(), presenter.listener());
            let scores = scores.ok_or(say!("dialog-no-winner"))?;
            let lesson = presenter.lecture();
            let lesson = lesson.map(|lecture| (lecture.heading(), lecture.card().words.text()));
            scores
                .with_people(characters)
                .in_lesson(lesson)
                .with_remark(presenter.remark_on_last_hand())
                .into()
        }
        DialogKind::ScoreSheet => {
            let sheet = presenter.sheet().ok_or(say!("dialog-no-sheet"))?;
            GameSheet::new(sheet).into()
        }
        DialogKind::Scoring => Scoring::new(rules).into(),
        DialogKind::Setup => Setup::new(settings).into(),
        DialogKind::SeveralPeople => Players::new(&settings.names).into(),
        DialogKind::Sound => SoundDialog::new(settings).into(),
        DialogKind::StoredOptions => {
            StoredOptions::new(settings, &presenter.stored_options()).into()
        }
        DialogKind::TableLayout => TableSetupDialog::new(settings).into(),
        DialogKind::TileFiles(chosen) => {
            Files::new(Purpose::Tiles(chosen.clone()), &disk.bitmaps(), "").into()
        }
        DialogKind::TileMovements => Movements::new(settings).into(),
        DialogKind::WhyNot => {
            let open = view.window.filter(|window| window.from != view.seat());
            Why::new(open.map(|window| window.tile), players::action_hints(view)).into()
        }
        DialogKind::TextAndDialogs => TextAndDialogs::new(settings, theme::typefaces()).into(),
        DialogKind::YourTiles => YourTiles::new(settings).into(),
        // These need data, which `load` has requested.
        DialogKind::Album
        | DialogKind::Deal
        | DialogKind::Deals
        | DialogKind::Drills(_)
        | DialogKind::HostSaved(_)
        | DialogKind::NewGame
        | DialogKind::Puzzles(_)
        | DialogKind::Rating
        | DialogKind::RuleFile(_)
        | DialogKind::Scorekeeper
        | DialogKind::Statistics
        | DialogKind::TileSets(_)
        | DialogKind::Tips
        | DialogKind::Workshop(_) => return Err(say!("fault-reading").to_owned()),
    })
}

/// The start screen, with the local game if it is in progress.
fn start_screen(presenter: &Presenter, scene: &Scene) -> Dialog {
    let home = presenter.home().filter(|local| local.is_under_way());
    let left = home.map(|local| UnfinishedGame {
        table: scene.miniature(
            local.view(),
            local.names(),
            StartScreen::room(*scene.metrics()),
        ),
        words: phrases::where_it_stands(local.view(), local.names()),
    });
    StartScreen::new(presenter.settings(), left).into()
}

/// The file chooser for saving, with the suggested name.
fn where_to_save(presenter: &Presenter, disk: &Disk) -> Dialog {
    let file = presenter.home().and_then(|local| local.file());
    let name = file.map_or_else(
        || say!("dialog-hand", deal_number = presenter.view().deal_number),
        name_of,
    );
    Files::new(Purpose::SaveAs, &disk.games(), &name).into()
}

fn name_of(path: &Path) -> String {
    sanitize_path(path.file_name().unwrap_or_default())
}
