//! The file chooser: browses folders, lists games with a summary of each, and has a name field that also filters the list. Background
//! threads read the listings and pictures.

mod line;
mod naming;
mod view;

use std::path::{Path, PathBuf};

pub use line::{Line, is_same};

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::screen::table::Miniature;
use crate::app::widget::{Form, LongList};
use crate::presenter::{FileKind, ListOrder, SystemDialog};
use storage::save::{self, ListedFile, Listing};
use storage::settings::Settings;
use words::say;

/// What the chooser is open for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// Open a saved game.
    Open,
    /// Save the game.
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
    /// The entries that match the typed filter.
    lines: Vec<Line>,
    list: LongList,
    name: String,
    /// The filter: text the user typed, as opposed to a name picked from the list.
    typed: String,
    wrong: Option<String>,
    /// The game to delete once the user confirms.
    deleting: Option<PathBuf>,
    deleted: usize,
    /// Miniature of the selected game's table.
    picture: Option<(PathBuf, Miniature)>,
    has_system_dialog: bool,
    /// A lookup of the typed name is in progress.
    looks_up: bool,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Selects an entry; the second number is how many entries are visible.
    Line(usize, usize),
    /// Scrolls so that this entry is the first visible one.
    Scroll(usize),
    /// The name field changed.
    Name(String),
    /// A character was typed while the list had the focus.
    Letter(String),
    /// Opens this folder; `None` is the program's own folder.
    Go(Option<PathBuf>),
    /// Accepts the selection and closes the dialog.
    Ok,
    /// Reviews the selected game.
    Review,
    /// Asks for confirmation before deleting the selected game.
    Delete,
    /// Confirms the deletion.
    DeleteIt,
    /// Cancels the deletion.
    KeepIt,
    /// Opens the system's own file dialog instead.
    System,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Files {
    /// Opens the dialog for a folder that is not listed yet; `name` is the suggested file name when saving.
    pub fn new(purpose: Purpose, folder: &Path, name: &str) -> Self {
        Self {
            purpose,
            folder: folder.to_owned(),
            listing: None,
            lines: Vec::new(),
            list: LongList::default(),
            name: name.to_owned(),
            typed: String::new(),
            wrong: None,
            deleting: None,
            deleted: 0,
            picture: None,
            has_system_dialog: false,
            looks_up: false,
        }
    }

    /// The listing this dialog needs.
    pub fn order(&self) -> ListOrder {
        self.order_of(Some(self.folder.clone()))
    }

    fn order_of(&self, folder: Option<PathBuf>) -> ListOrder {
        let files = match self.purpose {
            Purpose::Open | Purpose::SaveAs | Purpose::Resume => FileKind::Games,
            Purpose::Tiles(_) => FileKind::Bitmaps,
        };
        ListOrder { files, folder }
    }

    /// Takes a listing, possibly still partial. Returns the next request, if any.
    pub fn take(&mut self, listing: Listing) -> Option<Reply> {
        if self.folder != listing.folder {
            self.folder.clone_from(&listing.folder);
            self.list.chosen = None;
            self.typed.clear();
            if self.opens() {
                self.name.clear();
            }
        }
        let before = self.chosen().cloned();
        self.listing = Some(listing);
        self.fit(before);
        self.look()
    }

    /// Shows a game's table, or why it can't be shown: the listing reads only the beginning of each file, so errors can surface here first.
    pub fn show(&mut self, path: PathBuf, table: Result<Miniature, String>) {
        let why = match table {
            Ok(table) => {
                self.picture = Some((path, table));
                return;
            }
            Err(why) => why,
        };
        let files = self
            .listing
            .iter_mut()
            .flat_map(|listing| &mut listing.files);
        for file in files.filter(|file| file.path == path) {
            file.about = Some(Err(why.clone()));
        }
        self.fit(self.chosen().cloned());
    }

    /// Sets whether the system has a file dialog of its own.
    pub fn offer_system_dialog(&mut self, is_available: bool) {
        self.has_system_dialog = is_available;
    }

    fn opens(&self) -> bool {
        !matches!(self.purpose, Purpose::SaveAs)
    }

    /// Whether this dialog should list the file.
    fn fits(&self, file: &ListedFile, folder: &Path) -> bool {
        match self.purpose {
            Purpose::Open | Purpose::Tiles(_) => true,
            Purpose::SaveAs => file.path.parent() == Some(folder) && save::is_own(&file.path),
            Purpose::Resume => file.path.parent() == Some(folder) && !save::is_own(&file.path),
        }
    }

    /// Rebuilds the entries and keeps the previous selection if it is still listed; otherwise selects the best match.
    fn fit(&mut self, before: Option<Line>) {
        let Some(listing) = &self.listing else {
            return;
        };
        let is_path = self.typed.contains(['/', '\\']);
        let searched = self.opens() && !is_path;
        let typed = searched.then(|| self.typed.trim().to_lowercase());
        let typed = typed.filter(|typed| !typed.is_empty());
        let folders = listing.folders.iter().map(|path| Line::folder(path));
        let files = listing.files.iter();
        let files = files.filter(|file| self.fits(file, &listing.folder));
        let files = files.map(|file| Line::file(file, &listing.folder));
        let lines = folders.chain(files);
        self.lines = match &typed {
            Some(typed) => lines.filter(|line| line.contains(typed)).collect(),
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
            (None, None) if searched => place(&|line| !line.is_folder),
            (None, None) => None,
        };
        self.list.chosen = found;
        // Keep the scroll position if the selection is unchanged; otherwise scroll it into view.
        if let Some(line) = found.filter(|_| same.is_none()) {
            self.list.first = line.saturating_sub(1);
        }
    }

    fn chosen(&self) -> Option<&Line> {
        self.lines.get(self.list.chosen?)
    }

    /// The selected entry, if it is a game.
    fn game(&self) -> Option<&Line> {
        let opens = matches!(self.purpose, Purpose::Open);
        self.chosen().filter(|line| opens && !line.is_folder)
    }

    /// Requests a picture of the selected game unless it is already shown.
    fn look(&self) -> Option<Reply> {
        let game = self.game().filter(|line| line.summary.is_some())?;
        let shown = self.picture.as_ref().map(|(path, _)| path);
        (shown != Some(&game.path)).then(|| Reply::PreviewGame(game.path.clone()))
    }

    /// The parent folder.
    fn above(&self) -> Option<PathBuf> {
        self.folder.parent().map(Path::to_owned)
    }

    fn go(&mut self, folder: Option<PathBuf>) -> Option<Reply> {
        self.deleting = None;
        Some(Reply::Browse(self.order_of(folder)))
    }

    fn accept(&mut self) -> Option<Reply> {
        if let Some(line) = self.chosen()
            && (line.is_folder || self.opens())
        {
            let (path, is_folder) = (line.path.clone(), line.is_folder);
            return match is_folder {
                true => self.go(Some(path)),
                false => Some(self.answer(path)),
            };
        }
        self.look_up()
    }

    fn delete(&mut self) -> Option<Reply> {
        let path = self.deleting.take()?;
        (self.picture, self.deleted) = (None, self.deleted + 1);
        self.name.clear();
        self.typed.clear();
        Some(Reply::Delete(path, self.order()))
    }
}

impl Screen for Files {
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

    fn update(&mut self, message: Message) -> Option<Reply> {
        self.wrong = None;
        self.looks_up = false;
        match message {
            Message::Line(place, seen) => {
                self.deleting = None;
                self.list.choose(place, seen);
                let line = self.chosen()?;
                if !line.is_folder {
                    self.name = line.name.clone();
                }
                return self.look();
            }
            Message::Scroll(first) => self.list.first = first,
            Message::Name(name) => {
                self.deleting = None;
                (self.typed, self.name) = (name.clone(), name);
                self.list.first = 0;
                self.fit(None);
                return self.look();
            }
            Message::Letter(letter) => return self.update(Message::Name(letter)),
            Message::Go(folder) => return self.go(folder),
            Message::Ok if self.deleting.is_none() => return self.accept(),
            Message::Review => {
                let game = self.game().filter(|line| line.can_be_reviewed())?;
                return Some(Reply::ReviewGame(game.path.clone()));
            }
            // The Delete key may repeat while held, so it must not confirm.
            Message::Delete => self.deleting = self.game().map(|line| line.path.clone()),
            Message::DeleteIt => return self.delete(),
            Message::KeepIt | Message::Ok => self.deleting = None,
            Message::System => {
                return Some(Reply::OpenSystemDialog(match self.purpose {
                    Purpose::SaveAs => {
                        let unnamed = |_| self.folder.join("game.mah");
                        SystemDialog::SaveAs(self.path().unwrap_or_else(unnamed))
                    }
                    _ => SystemDialog::Open(self.folder.clone()),
                }));
            }
            Message::Cancel => {
                return Some(match &self.purpose {
                    Purpose::Tiles(settings) => Reply::TileSets(settings.clone()),
                    _ => Reply::Close,
                });
            }
            Message::Help => {
                return Some(Reply::Help(match self.purpose {
                    Purpose::Open => "box-open",
                    Purpose::Resume => "box-resume",
                    Purpose::SaveAs => "box-save-as",
                    Purpose::Tiles(_) => "box-open-bitmap",
                }));
            }
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        self.sheet(form)
    }
}
