//! The file chooser: browses folders, lists games with a summary of each, or bitmaps, and has a name field, which also filters the list except
//! in Save As. Other threads read the listings and the tables of games.

mod background;
mod line;
mod naming;
mod view;

use std::path::{Path, PathBuf};

use iced::Task;
use iced::task::Handle;

use background::Preview;
use line::{Line, is_same_file};

use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::disk::{FileKind, GamePreview, NameFound, TypedName};
use crate::app::services::Services;
use crate::app::system_dialog::{self, SystemChoice};
use crate::app::widget::{Form, LongList, Look};
use crate::presenter::Work;
use storage::save::{self, ListedFile, Listing};
use storage::settings::Settings;
use tileset::TileSet;
use words::say;

/// What the chooser is open for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// Open a saved game.
    Open,
    /// Choose a name to save the game under.
    SaveAs,
    /// Resume a saved network game.
    Resume,
    /// Choose a tile bitmap for these preferences.
    Tiles(Box<Settings>),
}

/// The longest file name that all supported systems allow, in bytes.
const MAX_NAME_LENGTH: usize = 255;

/// The dialog's state.
pub struct Files {
    purpose: Purpose,
    folder: PathBuf,
    /// The folder's contents; `None` while they load.
    listing: Option<Listing>,
    /// The listed entries.
    lines: Vec<Line>,
    /// The selection and scroll position in `lines`.
    list: LongList,
    /// The content of the name field.
    name: String,
    /// The text that the user typed, as opposed to a name picked from the list. It filters the list, unless it is a path or a name to save
    /// under.
    typed: String,
    /// Why the name cannot be accepted, shown until the next action.
    wrong: Option<String>,
    /// The game to delete once the user confirms.
    deleting: Option<PathBuf>,
    /// The number of games deleted here; the focus starts over with each.
    deleted: usize,
    /// The table of the game that was previewed last.
    preview: Option<Preview>,
    /// The typed name that is being looked up.
    pending_lookup: Option<TypedName>,
    /// Which files are listed.
    file_kind: FileKind,
    /// The number of the latest listing; results of earlier ones are dropped.
    listing_number: u64,
    /// The running listing; dropping the handle ends the work.
    running_listing: Option<Handle>,
    /// The tile set of the table, and the physical pixels per logical pixel, for the miniature.
    tiles: (TileSet, f32),
    services: Services,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Selects the entry at this index; the second number is how many entries are visible.
    Line(usize, usize),
    /// Scrolls so that the entry at this index is the first visible one.
    Scroll(usize),
    /// The name field changed.
    Name(String),
    /// This character was typed while the list had the focus. It replaces the name.
    Letter(String),
    /// Opens this folder; `None` is the program's own folder.
    Go(Option<PathBuf>),
    /// Opens the selected folder, or accepts the selected file or the typed name. While a deletion awaits confirmation, cancels it.
    Ok,
    /// Reviews the selected game.
    Review,
    /// Asks for confirmation before deleting the selected game.
    Delete,
    /// Confirms the deletion.
    DeleteIt,
    /// Cancels the deletion.
    KeepIt,
    /// Opens the system's own file dialog.
    System,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
    /// The number of a listing, and what it has found so far.
    Listed(u64, Listing),
    /// A game's table, or why it can't be shown.
    Previewed(GamePreview),
    /// The typed name that was looked up, and what exists under it.
    NameChecked(TypedName, NameFound),
    /// It is known whether the system has a file dialog.
    SystemDialogKnown,
    /// A file chosen in the system's dialog.
    SystemChose(SystemChoice),
}

impl Files {
    /// Opens the dialog for the program's own folder, which is not listed yet. `name` is the file name suggested for saving; `tiles` are the
    /// tile set and the physical pixels per logical pixel for the preview.
    pub fn new(
        purpose: Purpose,
        name: &str,
        tiles: (TileSet, f32),
        services: Services,
        settings: &Settings,
    ) -> Self {
        let folders = &services.files.folders;
        let (file_kind, folder) = match purpose {
            Purpose::Open | Purpose::SaveAs | Purpose::Resume => {
                (FileKind::Games(settings.recent.clone()), folders.games())
            }
            Purpose::Tiles(_) => (
                FileKind::Bitmaps(settings.tile_folders.clone()),
                folders.bitmaps(),
            ),
        };
        Self {
            purpose,
            folder,
            listing: None,
            lines: Vec::new(),
            list: LongList::default(),
            name: name.to_owned(),
            typed: String::new(),
            wrong: None,
            deleting: None,
            deleted: 0,
            preview: None,
            pending_lookup: None,
            file_kind,
            listing_number: 0,
            running_listing: None,
            tiles,
            services,
        }
    }

    /// Shows a listing, possibly still partial.
    fn show_listing(&mut self, listing: Listing) -> Action<Message> {
        if self.folder != listing.folder {
            self.folder.clone_from(&listing.folder);
            self.list.chosen = None;
            self.typed.clear();
            if self.picks_existing_file() {
                self.name.clear();
            }
        }
        let before = self.chosen().cloned();
        self.listing = Some(listing);
        self.update_lines(before);
        self.preview_game()
    }

    /// Whether the user picks an existing file, rather than a name to save under.
    fn picks_existing_file(&self) -> bool {
        !matches!(self.purpose, Purpose::SaveAs)
    }

    /// Whether this dialog lists a file of the listing.
    fn lists_file(&self, file: &ListedFile, folder: &Path) -> bool {
        match self.purpose {
            Purpose::Open | Purpose::Tiles(_) => true,
            Purpose::SaveAs => {
                file.path.parent() == Some(folder) && save::has_own_extension(&file.path)
            }
            Purpose::Resume => {
                file.path.parent() == Some(folder) && !save::has_own_extension(&file.path)
            }
        }
    }

    /// Rebuilds the entries. Keeps the selection `before` if it is still listed; otherwise selects the best match.
    fn update_lines(&mut self, before: Option<Line>) {
        let Some(listing) = &self.listing else {
            return;
        };
        let is_path = self.typed.contains(['/', '\\']);
        let is_filter = self.picks_existing_file() && !is_path;
        let typed = is_filter.then(|| self.typed.trim().to_lowercase());
        let typed = typed.filter(|typed| !typed.is_empty());
        let folders = listing.folders.iter().map(|path| Line::folder(path));
        let files = listing.files.iter();
        let files = files.filter(|file| self.lists_file(file, &listing.folder));
        let files = files.map(|file| Line::file(file, &listing.folder));
        let lines = folders.chain(files);
        self.lines = match &typed {
            Some(typed) => lines.filter(|line| line.matches(typed)).collect(),
            None => lines.collect(),
        };
        self.list.count = self.lines.len();
        let place = |wanted: &dyn Fn(&Line) -> bool| self.lines.iter().position(wanted);
        let same = before.and_then(|before| place(&|line| line.path == before.path));
        let found = match (same, typed) {
            (Some(same), _) => Some(same),
            // A full name wins; otherwise the newest match is selected.
            (None, Some(typed)) => place(&|line| line.is_named(&typed))
                .or_else(|| place(&|line| !line.is_folder))
                .or((self.list.count > 0).then_some(0)),
            (None, None) if is_filter => place(&|line| !line.is_folder),
            (None, None) => None,
        };
        self.list.chosen = found;
        // Keep the scroll position if the selection is unchanged; otherwise scroll it into view.
        if let Some(line) = found.filter(|_| same.is_none()) {
            self.list.first = line.saturating_sub(1);
        }
    }

    /// The selected entry.
    fn chosen(&self) -> Option<&Line> {
        self.lines.get(self.list.chosen?)
    }

    /// The selected file in the dialog that opens games, whether it can be read or not.
    fn chosen_game(&self) -> Option<&Line> {
        let opens_games = matches!(self.purpose, Purpose::Open);
        self.chosen().filter(|line| opens_games && !line.is_folder)
    }

    /// The folder that contains the listed one.
    fn parent_folder(&self) -> Option<PathBuf> {
        self.folder.parent().map(Path::to_owned)
    }

    /// Lists a folder; `None` is the program's own.
    fn go(&mut self, folder: Option<PathBuf>) -> Action<Message> {
        self.deleting = None;
        Action::Run(self.list(folder))
    }

    /// Opens the selected folder, or accepts the selected file or the typed name.
    fn accept(&mut self) -> Action<Message> {
        if let Some(line) = self.chosen()
            && (line.is_folder || self.picks_existing_file())
        {
            let (path, is_folder) = (line.path.clone(), line.is_folder);
            return match is_folder {
                true => self.go(Some(path)),
                false => Action::Reply(self.answer(path)),
            };
        }
        self.look_up()
    }

    /// Deletes the game after the user's confirmation, and lists the folder again.
    fn delete(&mut self) -> Action<Message> {
        let Some(path) = self.deleting.take() else {
            return Action::None;
        };
        (self.preview, self.deleted) = (None, self.deleted + 1);
        self.name.clear();
        self.typed.clear();
        self.services.delete(path.clone());
        let listing = self.list(Some(self.folder.clone()));
        Action::ReplyAndRun(Reply::GameDeleted(path), listing)
    }

    /// Handles a message of a control.
    fn act(&mut self, message: Message) -> Action<Message> {
        self.wrong = None;
        self.pending_lookup = None;
        match message {
            Message::Line(place, visible) => {
                self.deleting = None;
                self.list.choose(place, visible);
                if let Some(line) = self.chosen().filter(|line| !line.is_folder) {
                    self.name = line.name.clone();
                }
                return self.preview_game();
            }
            Message::Scroll(first) => self.list.first = first,
            Message::Name(name) | Message::Letter(name) => {
                self.deleting = None;
                (self.typed, self.name) = (name.clone(), name);
                self.list.first = 0;
                self.update_lines(None);
                return self.preview_game();
            }
            Message::Go(folder) => return self.go(folder),
            Message::Ok if self.deleting.is_none() => return self.accept(),
            Message::Review => {
                let game = self.chosen_game().filter(|line| line.can_be_reviewed());
                return game.map(|game| Reply::ReviewGame(game.path.clone())).into();
            }
            // The Delete key may repeat while held, so it must not confirm.
            Message::Delete => self.deleting = self.chosen_game().map(|line| line.path.clone()),
            Message::DeleteIt => return self.delete(),
            Message::KeepIt | Message::Ok => self.deleting = None,
            Message::System => return Action::Run(self.ask_system()),
            Message::Cancel => {
                return Action::Reply(match &self.purpose {
                    Purpose::Tiles(settings) => Reply::TileSets(settings.clone()),
                    _ => Reply::Close,
                });
            }
            Message::Help => {
                return Action::Reply(Reply::Help(match self.purpose {
                    Purpose::Open => "box-open",
                    Purpose::Resume => "box-resume",
                    Purpose::SaveAs => "box-save-as",
                    Purpose::Tiles(_) => "box-open-bitmap",
                }));
            }
            // `update` handles results of background work.
            Message::Listed(..)
            | Message::Previewed(_)
            | Message::NameChecked(..)
            | Message::SystemDialogKnown
            | Message::SystemChose(..) => {}
        }
        Action::None
    }
}

impl DialogContent for Files {
    type Message = Message;

    fn page(&self) -> usize {
        self.deleted
    }

    fn title(&self) -> String {
        match self.purpose {
            Purpose::Open => say!("file-chooser-title-open"),
            Purpose::Resume => say!("file-chooser-title-resume"),
            Purpose::SaveAs => say!("file-chooser-title-save"),
            Purpose::Tiles(_) => say!("file-chooser-title-bitmap"),
        }
        .to_owned()
    }

    fn load(&mut self) -> Task<Message> {
        let listing = self.list(Some(self.folder.clone()));
        let known = self.services.system_dialog.clone();
        let probe = match known.get() {
            Some(_) => Task::none(),
            None => self.services.run(Work::Reading, false, move || {
                *known.get_or_init(system_dialog::is_available)
            }),
        };
        Task::batch([listing, probe.map(|_| Message::SystemDialogKnown)])
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Listed(number, listing) if number == self.listing_number => {
                self.show_listing(listing)
            }
            Message::Listed(..) => Action::None,
            Message::Previewed(preview) => {
                self.show_preview(preview);
                Action::None
            }
            Message::NameChecked(typed, found) => self.name_checked(&typed, found),
            Message::SystemDialogKnown => Action::None,
            Message::SystemChose(choice) => self.chosen_by_system(choice).into(),
            message => self.act(message),
        }
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(view::width(&self.purpose))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        view::layout(self, form)
    }
}
