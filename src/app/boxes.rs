//! Filling the boxes: every kind of box that the presenter opens has its line here.

use std::path::Path;

use super::clock;
use super::dialog::{
    AlbumBox, ColoursBox, CurrentOptions, DealBox, DealsBox, Dialog, Drills, Earlier, Figures,
    Files, FirstStart, GameSheet, HandText, Host, Join, Keeper, LeftGame, Lobby, Log, Messages,
    Movements, NewGame, Opponents, Oracle, Players, Playing, Purpose, PuzzleCard, Question,
    RatingBox, Resumed, ReviewBox, Rules, Scores, Scoring, ServerSave, Setup, SoundBox,
    StartScreen, StoredOptions, TableBox, TileSets, Tips, Why, WordsAndBoxes, Workshop, YourTiles,
};
use super::lines;
use super::scene::Scene;
use super::screen::help::HelpScreen;
use super::storage::Storage;
use super::theme;
use crate::computer;
use crate::presenter::{BoxKind, LocalTable, Open, Presenter, Prompt, network_settings, words};
use crate::rules::RuleSet;
use crate::settings::Settings;
use crate::table::{Claim, Move};
use crate::tiles::BySeat;

/// The drills, with what there is to solve.
fn drills(
    rules: &RuleSet,
    settings: &Settings,
    storage: &Storage,
    seed: u64,
) -> Result<Drills, String> {
    let puzzles = storage.puzzles(rules.id).ok_or(say!("puzzle-unreadable"))?;
    Ok(Drills::new(rules, settings.drills, puzzles, seed))
}

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
        BoxKind::Album => {
            let figures = storage
                .statistics()
                .ok_or(say!("boxes-the-statistics-cannot-be-read"))?;
            AlbumBox::new(rules, &figures.album, help.text()).into()
        }
        BoxKind::About => Question::about().into(),
        BoxKind::Colours => ColoursBox::new(settings).into(),
        BoxKind::Deals => DealsBox::new(storage.attempts()?).into(),
        BoxKind::Drills(seed) => drills(rules, settings, storage, *seed)?.into(),
        BoxKind::Puzzles(seed) => drills(rules, settings, storage, *seed)?.at_puzzles().into(),
        BoxKind::Puzzle => {
            let sitting = presenter.sitting().ok_or(say!("puzzle-none-due"))?;
            PuzzleCard::new(sitting).into()
        }
        BoxKind::Deal => {
            let here = presenter.table().ours().and_then(LocalTable::deal_code);
            DealBox::new(rules, storage.rule_sets(), here, clock::today_utc()).into()
        }
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
        BoxKind::NewGame => {
            NewGame::new(rules, settings.common_level(), storage.rule_sets()).into()
        }
        BoxKind::OpenGame => Files::new(Purpose::Open, &storage.games(), "").into(),
        BoxKind::Opponents(chosen) => Opponents::new(settings, chosen, rules).into(),
        BoxKind::Oracle(seed) => Oracle::new(help.text(), *seed).into(),
        BoxKind::PlayOnFrom => Dialog::from(Earlier::new(presenter.retold())).at_first_control(),
        BoxKind::PlayingPreferences => Playing::new(settings).into(),
        BoxKind::Resume => Files::new(Purpose::Resume, &storage.games(), "").into(),
        BoxKind::Review => {
            let review = presenter
                .review()
                .ok_or(say!("boxes-no-hand-of-this-game"))?;
            let hands = presenter.reviewed_hands(review.own);
            let open = ReviewBox::new(review.names.clone(), review.own, hands, review.is_ours())
                .with_playing_on(review.can_be_played_on());
            match review.own_seat() {
                Some(_) => open.into(),
                None => open.watched().into(),
            }
        }
        BoxKind::Rules => Rules::new(rules).into(),
        BoxKind::SaveAs => where_to_save(presenter, storage).with_text_selected(),
        BoxKind::SaveAtServer => {
            // A day is the same in every language.
            let today = chrono::Local::now().format("%Y-%m-%d").to_string();
            Dialog::from(ServerSave::new(today)).with_text_selected()
        }
        BoxKind::Scores => {
            let characters = BySeat::from_fn(|seat| presenter.table().character(seat));
            let scores = Scores::new(view, &presenter.names(), presenter.listener());
            let scores = scores.ok_or(say!("boxes-nobody-has-gone-mah-jongg"))?;
            let lesson = presenter.lecture();
            let lesson = lesson.map(|lecture| (lecture.heading(), lecture.card().words.text()));
            scores
                .with_people(characters)
                .in_lesson(lesson)
                .with_remark(presenter.remark_on_last_hand())
                .into()
        }
        BoxKind::Scorekeeper => {
            let mut sets = vec![RuleSet::bloem(), RuleSet::classical()];
            sets.extend(storage.rule_sets());
            let (last, trouble) = storage.last_sheet();
            Keeper::new(last, sets, clock::today())
                .with_trouble(trouble)
                .into()
        }
        BoxKind::ScoreSheet => {
            let sheet = presenter
                .sheet()
                .ok_or(say!("boxes-there-is-no-sheet-of"))?;
            GameSheet::new(sheet).into()
        }
        BoxKind::Rating => {
            let figures = storage
                .statistics()
                .ok_or(say!("boxes-the-statistics-cannot-be-read"))?;
            RatingBox::new(figures.rating).into()
        }
        BoxKind::Scoring => Scoring::new(rules).into(),
        BoxKind::Setup => Setup::new(settings).into(),
        BoxKind::SeveralPeople => Players::new(&settings.names).into(),
        BoxKind::Sound => SoundBox::new(settings).into(),
        BoxKind::StoredOptions => StoredOptions::new(settings, &presenter.stored_options()).into(),
        BoxKind::Statistics => {
            let figures = storage
                .statistics()
                .ok_or(say!("boxes-the-statistics-cannot-be-read"))?;
            Figures::new(figures).into()
        }
        BoxKind::TableLayout => TableBox::new(settings).into(),
        BoxKind::TileFiles(chosen) => {
            Files::new(Purpose::Tiles(chosen.clone()), &storage.bitmaps(), "").into()
        }
        BoxKind::TileMovements => Movements::new(settings).into(),
        BoxKind::TileSets(chosen) => TileSets::new(settings, chosen).into(),
        BoxKind::Tips => match view.window {
            Some(window) => {
                let wins = view.check(&Move::Claim(Claim::MahJong)).is_ok();
                Tips::of_discard(window.tile, computer::offers(view), settings).or_mah_jongg(wins)
            }
            None => {
                let may = |choice: &_| presenter.table().may_advise(choice);
                let moves = computer::moves_among(view, may);
                let wins = view.check(&Move::MahJong).is_ok();
                let tips = Tips::of_turn(moves, presenter.names(), settings).or_mah_jongg(wins);
                match presenter.table().lesson() {
                    Some(_) => tips.in_lesson(|choice| presenter.table().may_tip(choice)),
                    None => tips,
                }
            }
        }
        .into(),
        BoxKind::WhyNot => {
            let open = view.window.filter(|window| window.from != view.seat());
            Why::new(open.map(|window| window.tile), computer::wishes(view)).into()
        }
        BoxKind::WordsAndBoxes => WordsAndBoxes::new(settings, theme::typefaces()).into(),
        BoxKind::Workshop(chosen) => {
            let rules = chosen.as_deref().unwrap_or(rules);
            Workshop::new(rules, storage.rule_shelf()).into()
        }
        BoxKind::RuleFile(written) => {
            Workshop::with((**written).clone(), storage.rule_shelf()).into()
        }
        BoxKind::YourTiles => YourTiles::new(settings).into(),
    })
}

/// The start screen, with the game at this computer if it is under way.
fn start_screen(presenter: &Presenter, scene: &Scene) -> Dialog {
    let home = presenter.home().filter(|local| local.is_under_way());
    let left = home.map(|local| LeftGame {
        table: scene.miniature(
            local.view(),
            local.names(),
            presenter.settings(),
            StartScreen::room(*scene.metrics()),
        ),
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

/// Under which name to save.
fn where_to_save(presenter: &Presenter, storage: &Storage) -> Dialog {
    let file = presenter.home().and_then(|local| local.file());
    let name = file.map_or_else(
        || say!("boxes-hand", deal_number = presenter.view().deal_number),
        name_of,
    );
    Files::new(Purpose::SaveAs, &storage.games(), &name).into()
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
