//! Filling the boxes: every kind of box that the presenter opens has its line here.

use std::path::Path;
use std::time::SystemTime;

use super::dialog::{
    ColoursBox, CurrentOptions, Dialog, Drills, Earlier, Figures, FileLine, Files, FirstStart,
    GameSheet, HandText, Host, Join, LeftGame, Lobby, Log, Messages, Movements, NewGame, Opponents,
    Oracle, Players, Playing, Purpose, Question, Resumed, ReviewBox, Rules, Scores, Scoring, Setup,
    SoundBox, StartScreen, TableBox, TileSets, Tips, Why, WordsAndBoxes, YourTiles,
};
use super::lines;
use super::scene::Scene;
use super::screen::help::HelpScreen;
use super::storage::Storage;
use super::theme;
use crate::computer;
use crate::presenter::figures::figure;
use crate::presenter::{BoxKind, Open, Presenter, Prompt, network_settings, words};
use crate::save::{self, SavedGame, SeenGame};
use crate::settings::Settings;
use crate::tiles::{BySeat, Seat};

/// The box for what lies over the table.
///
/// # Errors
/// It has nothing to show, and why.
pub fn dialog(
    open: &Open,
    presenter: &Presenter,
    storage: &Storage,
    help: &HelpScreen,
    scene: &Scene,
) -> Result<Dialog, String> {
    let kind = match open {
        Open::Prompt(Prompt::Start) => return Ok(start_screen(presenter, scene)),
        Open::Prompt(prompt) => {
            return Ok(Question::of(prompt).map_or(FirstStart.into(), Dialog::from));
        }
        Open::Box(kind) => kind,
    };
    let (settings, view) = (presenter.settings(), presenter.view());
    let rules = &view.rules;
    Ok(match kind {
        BoxKind::About => Question::about().into(),
        BoxKind::Colours => ColoursBox::new(settings).into(),
        BoxKind::Drills(seed) => Drills::new(rules, settings.drills, *seed).into(),
        BoxKind::GameOptions => {
            let visit = presenter.table().network().map(|network| network.shown());
            let ours = visit.is_some_and(|visit| visit.is_manager() && visit.is_active());
            CurrentOptions::new(rules, ours).into()
        }
        BoxKind::GameStatus => {
            let words = presenter.network_status().unwrap_or_default();
            Question::game_status(words).into()
        }
        BoxKind::Host => Host::new(&network_settings(settings)).into(),
        BoxKind::HandText => HandText::default().into(),
        BoxKind::HostSaved(path) => host_saved(path, settings),
        BoxKind::Join => Join::new(&network_settings(settings)).into(),
        BoxKind::Lobby => {
            let network = presenter
                .table()
                .network()
                .ok_or(say!("boxes-no-network-game-is-in"))?;
            let news = network.lobby();
            Lobby {
                headline: news.headline,
                lines: news.lines,
                place: news.place,
                log: news.log,
            }
            .into()
        }
        BoxKind::Log => Log::new(presenter.notices().log().to_vec()).into(),
        BoxKind::Messages => {
            let said = presenter
                .table()
                .network()
                .map(|network| network.said().to_vec());
            Messages::new(said.unwrap_or_default()).into()
        }
        BoxKind::NewGame => NewGame::new(rules, settings.common_level()).into(),
        BoxKind::OpenGame => what_to_open(settings, storage),
        BoxKind::Opponents(chosen) => Opponents::new(settings, chosen).into(),
        BoxKind::Oracle(seed) => Oracle::new(help.text(), *seed).into(),
        BoxKind::PlayOnFrom => Dialog::from(Earlier::new(presenter.retold())).at_first_control(),
        BoxKind::PlayingPreferences => Playing::new(settings).into(),
        BoxKind::Resume => what_to_resume(storage),
        BoxKind::Review => {
            let review = presenter
                .review()
                .ok_or(say!("boxes-no-hand-of-this-game"))?;
            let hands = presenter.reviewed_hands(review.own);
            let shown = ReviewBox::new(review.names.clone(), review.own, hands, review.is_ours());
            match review.own_seat() {
                Some(_) => shown.into(),
                None => shown.watched().into(),
            }
        }
        BoxKind::Rules => Rules::new(rules).into(),
        BoxKind::SaveAs => where_to_save(presenter, storage),
        BoxKind::Scores => {
            let characters = BySeat::from_fn(|seat| presenter.table().character(seat));
            let scores = Scores::new(view, &presenter.names(), presenter.listener());
            let scores = scores.ok_or(say!("boxes-nobody-has-gone-mah-jongg"))?;
            scores.with_people(characters).into()
        }
        BoxKind::ScoreSheet => {
            let sheet = presenter
                .sheet()
                .ok_or(say!("boxes-there-is-no-sheet-of"))?;
            GameSheet::new(sheet).into()
        }
        BoxKind::Scoring => Scoring::new(rules).into(),
        BoxKind::Setup => Setup::new(settings).into(),
        BoxKind::SeveralPeople => Players::new(&settings.names).into(),
        BoxKind::Sound => SoundBox::new(settings).into(),
        BoxKind::Statistics => {
            let figures = storage
                .statistics()
                .ok_or(say!("boxes-the-statistics-cannot-be-read"))?;
            Figures::new(figures).into()
        }
        BoxKind::TableLayout => TableBox::new(settings).into(),
        BoxKind::TileFiles(chosen) => tile_files(chosen, storage),
        BoxKind::TileMovements => Movements::new(settings).into(),
        BoxKind::TileSets(chosen) => TileSets::new(settings, chosen).into(),
        BoxKind::Tips => match view.window {
            Some(window) => Tips::of_discard(window.tile, computer::offers(view)),
            None => Tips::of_turn(computer::choices(view)),
        }
        .into(),
        BoxKind::WhyNot => {
            let open = view.window.filter(|window| window.from != view.seat());
            Why::new(open.map(|window| window.tile), computer::wishes(view)).into()
        }
        BoxKind::WordsAndBoxes => WordsAndBoxes::new(settings, theme::typefaces()).into(),
        BoxKind::YourTiles => YourTiles::new(settings).into(),
    })
}

/// The start screen, with the game at this computer if it is under way.
fn start_screen(presenter: &Presenter, scene: &Scene) -> Dialog {
    let home = presenter.home().filter(|local| local.is_under_way());
    let left = home.map(|local| LeftGame {
        table: scene.miniature(local.view(), local.names(), presenter.settings()),
        words: words::where_it_stands(local.view(), local.names()),
    });
    StartScreen::new(presenter.settings(), left).into()
}

/// Who takes part in a saved game of the network that goes on.
fn host_saved(path: &Path, settings: &Settings) -> Dialog {
    match lines::read(path) {
        Ok((_, players)) => {
            let path = path.to_owned();
            Host::resume(&network_settings(settings), Resumed { path, players }).into()
        }
        Err(why) => {
            let words = say!(
                "boxes-cannot-be-resumed",
                path = path.display().to_string(),
                why
            );
            Question::message(say!("boxes-resume-a-table"), words, "box-resume").into()
        }
    }
}

/// The list of saved games.
fn what_to_open(settings: &Settings, storage: &Storage) -> Dialog {
    let folder = storage.games();
    let mut found = save::listing(&folder, save::EXTENSION);
    found.extend(save::listing(&folder, save::NETWORK_EXTENSION));
    // What was open lately in other folders is listed by its whole name.
    let lately = settings.recent.iter();
    let elsewhere = lately.filter(|path| path.parent() != Some(folder.as_path()));
    found.extend(elsewhere.filter_map(|path| save::listed(path)));
    // Games worth opening come with the program.
    for place in storage.folders().samples() {
        found.extend(save::listing(&place, save::EXTENSION));
    }
    let lines = found.into_iter().map(|file| line_of_game(file, &folder));
    Files::new(Purpose::Open, &folder, lines.collect(), "").into()
}

/// Under which name to save.
fn where_to_save(presenter: &Presenter, storage: &Storage) -> Dialog {
    let folder = storage.games();
    let found = save::listing(&folder, save::EXTENSION).into_iter();
    let lines = found.map(|file| line_of_game(file, &folder)).collect();
    let file = presenter.home().and_then(|local| local.file());
    let name = file.map_or_else(
        || say!("boxes-hand", deal_number = presenter.view().deal_number),
        name_of,
    );
    Files::new(Purpose::SaveAs, &folder, lines, &name).into()
}

/// The games of network tables that were saved here.
fn what_to_resume(storage: &Storage) -> Dialog {
    let folder = storage.games();
    let found = save::listing(&folder, save::NETWORK_EXTENSION).into_iter();
    let lines = found.filter_map(|file| {
        let (_, players) = lines::read(&file.path).ok()?;
        Some(FileLine {
            name: name_of(&file.path),
            path: file.path,
            detail: players.join(", "),
        })
    });
    Files::new(Purpose::Resume, &folder, lines.collect(), "").into()
}

/// The bitmaps that can be tile sets.
fn tile_files(settings: &Settings, storage: &Storage) -> Dialog {
    let folder = storage.folders().data.join("tilesets");
    let places = [&folder].into_iter().chain(&settings.tile_folders);
    let found = places.flat_map(|place| save::listing(place, "bmp"));
    let lines = found
        .map(|file| line(&file.path, &folder, age(file.written)))
        .collect();
    let purpose = Purpose::Tiles(Box::new(settings.clone()));
    Files::new(purpose, &folder, lines, "").into()
}

/// A game in the list: when it was written, how far it is, and the scores.
fn line_of_game(file: save::Listed, folder: &Path) -> FileLine {
    let detail = match save::open(&file.path) {
        Err(_) if let Ok(seen) = save::open_seen(&file.path) => about_seen(&seen),
        Ok(game) => format!("{}, {}", age(file.written), about(&game)),
        Err(error) => error.to_string(),
    };
    line(&file.path, folder, detail)
}

/// A line of the list for this folder; a file of another one has its whole name.
fn line(path: &Path, folder: &Path, detail: String) -> FileLine {
    let name = match path.parent() == Some(folder) {
        true => name_of(path),
        false => path.display().to_string(),
    };
    let path = path.to_owned();
    FileLine { name, path, detail }
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// How long ago something was, in words.
fn age(written: SystemTime) -> String {
    let minutes = SystemTime::now()
        .duration_since(written)
        .map_or(0, |passed| passed.as_secs() / 60);
    match minutes {
        0 => say!("boxes-just-now").to_owned(),
        1..60 => say!("boxes-minutes-ago", minutes),
        60..1440 => say!("boxes-hours-ago", hours = minutes / 60),
        _ => say!("boxes-days-ago", days = minutes / 1440),
    }
}

/// A game of a network table in a few words.
fn about_seen(game: &SeenGame) -> String {
    let names = game.names.0.join(", ");
    let hands = hands(game.hands());
    say!("boxes-seen-at-a-table-of", hands, names)
}

/// A saved game in a few words: its hands and scores.
fn about(game: &SavedGame) -> String {
    let now = game.record.start(game.record.deals.len());
    let round = say!("boxes-round", round_wind = now.stands.round_wind.name());
    let each = Seat::ALL.map(|seat| format!("{} {}", game.names[seat], figure(now.scores[seat])));
    match game.record.deals.len() {
        0 => say!(
            "boxes-first-hand",
            round,
            names = crate::words::all(&game.names.0)
        ),
        count => say!(
            "boxes-some-hands",
            round,
            hands = hands(count),
            scores = each.join(", ")
        ),
    }
}

fn hands(count: usize) -> String {
    say!("boxes-hands", count)
}
