//! Opening and saving: folders to walk through, the games in them with what is known of each, and a field for a name, which also
//! searches. Lists and pictures come from other threads.

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

/// What the list is for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// Open a saved game.
    Open,
    /// Save the game.
    SaveAs,
    /// Go on with a saved game of the network.
    Resume,
    /// Choose a bitmap with tiles for these preferences.
    Tiles(Box<Settings>),
}

/// The longest name that the systems allow for a file.
const LONGEST_NAME: usize = 255;

/// The box.
pub struct Files {
    purpose: Purpose,
    folder: PathBuf,
    /// What lies in the folder; `None` until that is known.
    listing: Option<Listing>,
    /// The lines that fit what was typed.
    lines: Vec<Line>,
    list: LongList,
    name: String,
    /// What is looked for: what was typed, not what was taken from the list.
    typed: String,
    wrong: Option<String>,
    /// The game that is to be deleted, if the person says so again.
    deleting: Option<PathBuf>,
    deleted: usize,
    /// How the table of a game looks.
    picture: Option<(PathBuf, Miniature)>,
    has_system_dialog: bool,
    /// What was typed is being looked up.
    looks_up: bool,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// A line is chosen, while so many are seen.
    Line(usize, usize),
    /// A line is to be the first in sight.
    Scroll(usize),
    /// The name is now this.
    Name(String),
    /// This was typed in the list.
    Letter(String),
    /// To this folder; without one, to the program's own.
    Go(Option<PathBuf>),
    /// Takes over what is chosen and closes the box.
    Ok,
    /// Review the chosen game.
    Review,
    /// Ask whether to delete the chosen game.
    Delete,
    /// Delete it.
    DeleteIt,
    /// Do not delete it.
    KeepIt,
    /// Ask with the system's own box.
    System,
    /// Closes the box and changes nothing.
    Cancel,
    /// Opens the page of the help about this box.
    Help,
}

impl Files {
    /// The box for a folder, before it was listed; `name` is proposed for saving.
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

    /// What is to be listed for it.
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

    /// Takes a list in, as far as it is known; what is wanted now.
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

    /// Shows how the table of a game looks, or why it is none: a list knows the beginning of a file only.
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

    /// The system has such a box as well, or has none.
    pub fn offer_system_dialog(&mut self, is_there: bool) {
        self.has_system_dialog = is_there;
    }

    fn opens(&self) -> bool {
        !matches!(self.purpose, Purpose::SaveAs)
    }

    /// Whether a file is for this box.
    fn fits(&self, file: &ListedFile, folder: &Path) -> bool {
        match self.purpose {
            Purpose::Open | Purpose::Tiles(_) => true,
            Purpose::SaveAs => file.path.parent() == Some(folder) && save::is_own(&file.path),
            Purpose::Resume => file.path.parent() == Some(folder) && !save::is_own(&file.path),
        }
    }

    /// Makes the lines anew, and chooses the one of before if it is still there, otherwise what is first found.
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
            // What is named in full is meant; otherwise the newest game of those found.
            (None, Some(typed)) => place(&|line| line.is_named(&typed))
                .or_else(|| place(&|line| !line.is_folder))
                .or((self.list.count > 0).then_some(0)),
            (None, None) if searched => place(&|line| !line.is_folder),
            (None, None) => None,
        };
        self.list.chosen = found;
        // The same line stays where it is; another one comes in sight.
        if let Some(line) = found.filter(|_| same.is_none()) {
            self.list.first = line.saturating_sub(1);
        }
    }

    fn chosen(&self) -> Option<&Line> {
        self.lines.get(self.list.chosen?)
    }

    /// The chosen game, if it is one.
    fn game(&self) -> Option<&Line> {
        let opens = matches!(self.purpose, Purpose::Open);
        self.chosen().filter(|line| opens && !line.is_folder)
    }

    /// Has the chosen game looked at, unless its table is shown already.
    fn look(&self) -> Option<Reply> {
        let game = self.game().filter(|line| line.summary.is_some())?;
        let shown = self.picture.as_ref().map(|(path, _)| path);
        (shown != Some(&game.path)).then(|| Reply::LookAt(game.path.clone()))
    }

    /// The folder above.
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
            Purpose::Open => say!("file-chooser-open-mah-jongg-game"),
            Purpose::Resume => say!("file-chooser-resume-a-table"),
            Purpose::SaveAs => say!("file-chooser-save-mah-jongg-game-as"),
            Purpose::Tiles(_) => say!("file-chooser-select-a-bitmap-file-to"),
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
            // Its key may be held down: that is no answer.
            Message::Delete => self.deleting = self.game().map(|line| line.path.clone()),
            Message::DeleteIt => return self.delete(),
            Message::KeepIt | Message::Ok => self.deleting = None,
            Message::System => {
                return Some(Reply::AskSystem(match self.purpose {
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

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        self.sheet(form)
    }
}
