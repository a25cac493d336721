//! The gallery: pictures of screens, dialogs, tile sets, themes and window sizes, painted from fixed positions. `script/gallery` writes
//! it, for inspection by eye.

mod advice;
pub(in crate::app) mod camera;
mod optional_marks;
mod records;
mod sizes;
mod snapshots;
mod stage;
mod teaching;

use std::path::{Path, PathBuf};

use iced::Size;

use super::Message;
use super::dialog::{Dialog, FirstStart, Question};
use super::input::menu;
use super::render::side::Side;
use super::screen::table;
use super::theme;
use crate::presenter::{Command, MenuDialog, Reply, SettingsPage};
use engine::table::{ChowPosition, Claim, Move};
use engine::tiles::Tile;
use stage::Stage;
use storage::settings::{BuiltIn, Colours, Discards, Settings, THEMES, TableSettings, WallShown};

/// A small window, a usual one, and a large one.
const SMALL: Size = Size::new(800.0, 600.0);
const USUAL: Size = Size::new(1280.0, 800.0);
const LARGE: Size = Size::new(1920.0, 1080.0);
/// A screen of 3840 by 2160 pixels, at scale 1 and at scale 2.
const HUGE_SCREENS: [(Size, f32); 2] = [(Size::new(3840.0, 2160.0), 1.0), (LARGE, 2.0)];

/// The output folder, and which pictures to paint.
struct Gallery {
    folder: PathBuf,
    /// Only pictures whose names contain this are painted.
    wanted: String,
}

impl Gallery {
    /// The gallery requested by the environment.
    fn new() -> Self {
        let folder =
            std::env::var_os("RED_STAKE_GALLERY").expect("RED_STAKE_GALLERY names a folder");
        camera::load_fonts();
        // RED_STAKE_LANGUAGE=de paints it in German, =made-up with longer words.
        storage::settings::language::load(&[], Path::new(""));
        theme::set_typeface("", words::language());
        Self {
            folder: folder.into(),
            wanted: std::env::var("RED_STAKE_PICTURE").unwrap_or_default(),
        }
    }

    /// Whether a picture of this name is to be painted.
    fn wants(&self, name: &str) -> bool {
        name.contains(&self.wanted)
    }

    /// Paints a stage in a window of this size; `scale` is physical pixels per logical pixel.
    fn paint(&self, stage: &mut Stage, name: &str, size: Size, scale: f32) {
        let at_scale = if scale == 1.0 {
            String::new()
        } else {
            format!("-at-{scale}")
        };
        let name = format!("{name}-{}x{}{at_scale}", size.width, size.height);
        if self.wants(&name) {
            let file = self.folder.join(format!("{name}.png"));
            camera::save_picture(stage.window(size, scale), size, scale, &file);
        }
    }

    /// Paints a stage in windows of three sizes and on a huge screen.
    fn paint_four_sizes(&self, stage: &mut Stage, name: &str) {
        for (size, scale) in [(SMALL, 1.0), (USUAL, 1.0), (LARGE, 1.0), HUGE_SCREENS[0]] {
            self.paint(stage, name, size, scale);
        }
    }

    /// Paints a stage in windows of three sizes.
    fn paint_three_sizes(&self, stage: &mut Stage, name: &str) {
        for size in [SMALL, USUAL, LARGE] {
            self.paint(stage, name, size, 1.0);
        }
    }
}

/// A hand halfway through, with sets, flowers and discards on all sides.
fn mid_hand(preferences: &str) -> Stage {
    let mut stage = Stage::saved("middle", preferences);
    stage.say("You draw 8 Circle.");
    stage
}

fn tables(gallery: &Gallery) {
    gallery.paint_three_sizes(&mut Stage::dealt(77, ""), "start");
    let mut table = mid_hand("quick_tip = true\n");
    gallery.paint_three_sizes(&mut table, "table");
    for (size, scale) in HUGE_SCREENS {
        gallery.paint(&mut table, "table", size, scale);
    }
    let mut claim = Stage::saved("claim", "quick_tip = true\n");
    gallery.paint(&mut claim, "continue", SMALL, 1.0);
    gallery.paint(&mut claim, "continue", USUAL, 1.0);
    claim.wait_for_claim();
    gallery.paint_three_sizes(&mut claim, "claim");
    let mut open = mid_hand("");
    open.run_command(Command::ShowAllHands);
    open.reply(Reply::ShowAllHands);
    gallery.paint(&mut open, "all-hands", USUAL, 1.0);
}

/// The cards of opponents, shown at the pointer.
fn opponents(gallery: &Gallery) {
    for (name, side) in [
        ("right", Side::Right),
        ("top", Side::Top),
        ("left", Side::Left),
    ] {
        let mut stage = Stage::dealt(77, "");
        let over = table::Message::Hovered(table::Over::Stake(side));
        stage.update(Message::Table(over));
        gallery.paint(&mut stage, &format!("opponent-{name}"), SMALL, 1.0);
        gallery.paint(&mut stage, &format!("opponent-{name}"), USUAL, 1.0);
    }
}

fn tile_sets(gallery: &Gallery) {
    for (name, set) in [
        ("plain", BuiltIn::Plain),
        ("characters", BuiltIn::Characters),
        ("colour-blind", BuiltIn::ColourBlind),
    ] {
        let mut stage = mid_hand("").with(|settings| settings.tile_set = set);
        gallery.paint(&mut stage, &format!("tiles-{name}"), USUAL, 1.0);
    }
    let bitmap = Path::new(env!("CARGO_MANIFEST_DIR")).join("tilesets/plain.bmp");
    let mut stage = mid_hand("").with(|settings| settings.tile_file = bitmap);
    gallery.paint(&mut stage, "tiles-bitmap", USUAL, 1.0);
}

fn themes(gallery: &Gallery) {
    for (name, colours) in THEMES {
        let mut stage = mid_hand("").with(|settings| settings.colours = colours);
        let name = name.text().to_lowercase().replace(' ', "-");
        gallery.paint(&mut stage, &format!("theme-{name}"), USUAL, 1.0);
    }
    let mut stage = Stage::dealt(77, "")
        .ended()
        .with(|settings| settings.colours = Colours::dark());
    gallery.paint(&mut stage, "scores-evening", USUAL, 1.0);
}

/// The layouts of discards and wall.
fn table_layouts(gallery: &Gallery) {
    let layouts = [
        ("rows-wall", Discards::Rows, WallShown::Always),
        ("scattered", Discards::Scattered, WallShown::Never),
        ("scattered-wall", Discards::Scattered, WallShown::Always),
        ("compass-alone", Discards::Hidden, WallShown::Never),
        ("compass-wall", Discards::Hidden, WallShown::WhenRoom),
    ];
    for (name, discards, wall) in layouts {
        let mut stage = mid_hand("").with(|settings| {
            settings.table = TableSettings { discards, wall };
        });
        gallery.paint(&mut stage, &format!("lying-{name}"), SMALL, 1.0);
        gallery.paint(&mut stage, &format!("lying-{name}"), USUAL, 1.0);
    }
}

fn scores(gallery: &Gallery) {
    // Auto Play has finished the hand, and the dialog says so.
    let mut stage = Stage::dealt(77, "").ended();
    gallery.paint_three_sizes(&mut stage, "scores");
    stage.type_letter("o");
    gallery.paint_three_sizes(&mut stage, "totals");
}

fn menus(gallery: &Gallery) {
    for (index, menu) in menu::MENUS.iter().enumerate() {
        let mut stage = mid_hand("");
        stage.open_menu(index);
        let name = menu.label.text().to_lowercase().replace('&', "");
        gallery.paint(&mut stage, &format!("menu-{name}"), SMALL, 1.0);
        gallery.paint(&mut stage, &format!("menu-{name}"), USUAL, 1.0);
    }
}

/// The pages of the settings.
const SETTINGS: [(&str, Command); 9] = [
    ("setup", settings(SettingsPage::General)),
    ("opponents", settings(SettingsPage::Opponents)),
    ("colours", settings(SettingsPage::Themes)),
    ("tile-sets", settings(SettingsPage::TileSets)),
    ("table", settings(SettingsPage::Table)),
    ("movements", settings(SettingsPage::Movements)),
    ("sound", settings(SettingsPage::Sound)),
    ("your-tiles", settings(SettingsPage::YourTiles)),
    ("words-and-boxes", settings(SettingsPage::Text)),
];

/// The command that opens a page of the settings.
const fn settings(page: SettingsPage) -> Command {
    Command::Dialog(MenuDialog::Page(page))
}

/// The dialogs that commands open.
fn dialogs(gallery: &Gallery) {
    let commands = [
        ("rules", Command::Dialog(MenuDialog::Rules)),
        ("scoring", Command::Dialog(MenuDialog::Scoring)),
        ("workshop", Command::Workshop),
        ("play-on-from", Command::Dialog(MenuDialog::PlayOnFrom)),
        ("score-sheet", Command::Dialog(MenuDialog::ScoreSheet)),
        ("log", Command::Dialog(MenuDialog::Log)),
        ("open", Command::Open),
        ("save-as", Command::SaveAs),
        ("new-game", Command::NewGame),
        ("about", Command::Dialog(MenuDialog::About)),
    ];
    for (name, command) in SETTINGS.into_iter().chain(commands) {
        let mut stage = mid_hand("");
        let saved = stage.app().disk.games().join("An evening.mah");
        stage.reply(Reply::SaveAs(saved));
        stage.run_command(command);
        gallery.paint(&mut stage, &format!("box-{name}"), SMALL, 1.0);
        gallery.paint(&mut stage, &format!("box-{name}"), USUAL, 1.0);
    }
}

fn tile(notation: &str) -> Tile {
    notation.parse().expect("a tile")
}

fn questions(gallery: &Gallery) {
    let claims = [Claim::MahJong, Claim::Pung, Claim::Chow(None)];
    let claim_chow = |position| Move::Claim(Claim::Chow(Some(position)));
    let positions = [ChowPosition::Lower, ChowPosition::Middle];
    let questions = [
        ("choice", Question::claim(tile("4D"), &claims)),
        (
            "which-chow",
            Question::which_chow(tile("4D"), &positions, claim_chow),
        ),
        ("mah-jongg", Question::mah_jongg_with_drawn_tile(tile("9C"))),
        ("concealed-kong", Question::concealed_kong(tile("RD"))),
        (
            "exchange",
            Question::exchange([tile("2B"), tile("5B"), tile("9C")], "Lin"),
        ),
        (
            "standing-hand",
            Question::standing_hand(&[tile("2B"), tile("5B")]),
        ),
        ("exit", Question::exit()),
        ("save", Question::save(Command::Exit)),
    ];
    for (name, question) in questions {
        let mut stage = mid_hand("");
        stage.app().dialog = Some(question.into());
        gallery.paint(&mut stage, &format!("ask-{name}"), SMALL, 1.0);
        gallery.paint(&mut stage, &format!("ask-{name}"), USUAL, 1.0);
    }
}

/// The screen of the first start.
fn first_start() -> Dialog {
    let languages = storage::settings::language::available(&[]);
    FirstStart::new(&Settings::default(), &languages).into()
}

/// The start screen: at the first start, before a game, and with an unfinished game.
fn start_screens(gallery: &Gallery) {
    let mut first = Stage::dealt(77, "");
    first.app().dialog = Some(first_start());
    gallery.paint_three_sizes(&mut first, "start-first");
    for (name, mut stage) in [("new", Stage::dealt(77, "")), ("left", mid_hand(""))] {
        stage.run_command(Command::StartScreen);
        gallery.paint_three_sizes(&mut stage, &format!("start-{name}"));
    }
}

/// Paints the gallery into the folder named by RED_STAKE_GALLERY. RED_STAKE_PICTURE selects pictures by a part of their names.
#[test]
#[ignore = "paints many pictures; run script/gallery"]
fn paint_the_gallery() {
    let gallery = Gallery::new();
    start_screens(&gallery);
    tables(&gallery);
    opponents(&gallery);
    tile_sets(&gallery);
    themes(&gallery);
    table_layouts(&gallery);
    scores(&gallery);
    menus(&gallery);
    dialogs(&gallery);
    questions(&gallery);
    advice::paint(&gallery);
    teaching::paint(&gallery);
    records::paint(&gallery);
    optional_marks::paint(&gallery);
}
