//! Files: Open Mah Jongg Game [D39], Save Mah Jongg Game As [D40] and Select a Bitmap File to Open [D53] are one list with
//! a name field.

use std::path::{Path, PathBuf};

use iced::widget::{column, container};
use iced::{Element, Length};

use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::{Form, Row, list};
use crate::save;
use crate::settings::Settings;

/// A file in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileLine {
    /// Where it is.
    pub path: PathBuf,
    /// Its name as shown.
    pub name: String,
    /// What it holds: date, players, round and scores.
    pub detail: String,
}

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

/// The box.
pub struct Files {
    purpose: Purpose,
    folder: PathBuf,
    lines: Vec<FileLine>,
    chosen: Option<usize>,
    name: String,
    wrong: Option<&'static str>,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// A line is chosen.
    Line(usize),
    /// The name is now this.
    Name(String),
    /// OK.
    Ok,
    /// Cancel.
    Cancel,
    /// Help.
    Help,
}

impl Files {
    /// The box for the files of a folder; `name` is proposed for saving.
    pub fn new(purpose: Purpose, folder: &Path, lines: Vec<FileLine>, name: &str) -> Self {
        let opens = !matches!(purpose, Purpose::SaveAs);
        let chosen = (opens && !lines.is_empty()).then_some(0);
        let name = match chosen {
            Some(first) => lines[first].name.clone(),
            None => name.to_owned(),
        };
        Self {
            purpose,
            folder: folder.to_owned(),
            lines,
            chosen,
            name,
            wrong: None,
        }
    }

    /// The path that the name means: in the folder unless it says otherwise, `.mah` added if there is no ending.
    fn path(&self) -> Result<PathBuf, &'static str> {
        let name = self.name.trim();
        if name.is_empty() {
            return Err(say!("file-chooser-give-a-name"));
        }
        let mut path = self.folder.join(name);
        let tiles = matches!(self.purpose, Purpose::Tiles(_));
        match path
            .extension()
            .map(|ending| ending.to_string_lossy().to_lowercase())
        {
            None if tiles => {}
            None => {
                path.set_extension("mah");
            }
            Some(ending) if tiles && ending != "bmp" => {
                return Err(say!("file-chooser-only-bmp-files-can-be"));
            }
            Some(ending) if !tiles && ending != "mah" && ending != "mjs" => {
                return Err(say!("file-chooser-only-mah-extensions-are-possible"));
            }
            Some(_) => {}
        }
        save::objection(&path).map_or(Ok(path), Err)
    }

    fn accept(&mut self) -> Option<Reply> {
        let path = match self.path() {
            Ok(path) => path,
            Err(why) => {
                self.wrong = Some(why);
                return None;
            }
        };
        Some(match &self.purpose {
            Purpose::Open => Reply::Open(path),
            Purpose::Resume => Reply::Resume(path),
            Purpose::SaveAs if self.lines.iter().any(|line| is_same(&line.path, &path)) => {
                Reply::Overwrite(path)
            }
            Purpose::SaveAs => Reply::SaveAs(path),
            Purpose::Tiles(settings) => {
                let settings = Settings {
                    tile_file: path,
                    ..(**settings).clone()
                };
                Reply::TileSets(Box::new(settings))
            }
        })
    }
}

/// Whether two names stand for one file: on Windows and macOS capitals make no difference.
fn is_same(one: &Path, other: &Path) -> bool {
    let folds = cfg!(any(windows, target_os = "macos"));
    let lower = |path: &Path| path.to_string_lossy().to_lowercase();
    one == other || folds && lower(one) == lower(other)
}

impl Screen for Files {
    type Message = Message;

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
        match message {
            Message::Line(place) => {
                self.wrong = None;
                self.chosen = Some(place);
                self.name = self.lines.get(place)?.name.clone();
            }
            Message::Name(name) => {
                self.wrong = None;
                self.chosen = self.lines.iter().position(|line| line.name == name);
                self.name = name;
            }
            Message::Ok => return self.accept(),
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

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let rows = self.lines.iter().map(|line| {
            let name = look.line(line.name.as_str(), theme::MEDIUM);
            let detail = look.words(
                line.detail.as_str(),
                13.0,
                theme::REGULAR,
                look.palette.second_ink,
            );
            Row::Tall(container(column![name, detail]).clip(true).into())
        });
        let files = list(
            form,
            rows.collect(),
            self.chosen,
            Message::Line,
            Some(Message::Ok),
            self.chosen.is_some() && !matches!(self.purpose, Purpose::SaveAs),
        );
        let files: Element<'_, _> = match self.lines.is_empty() {
            true => container(look.hint(say!("file-chooser-nothing-is-here-yet")))
                .center_x(Length::Fill)
                .padding(look.px(24.0))
                .into(),
            false => files,
        };
        let files = container(files).height(look.px(270.0));
        let starts = matches!(self.purpose, Purpose::SaveAs) || self.lines.is_empty();
        let name = form.field(
            Some('n'),
            &self.name,
            say!("file-chooser-name"),
            starts,
            Some(Message::Name),
        );
        let hint = match self.wrong {
            Some(why) => look.words(why, 13.5, theme::MEDIUM, look.palette.negative),
            None => look.hint(self.folder.to_string_lossy()),
        };
        let ready = (!self.name.trim().is_empty()).then_some(Message::Ok);
        Sheet {
            hint: Some(hint),
            ..Sheet::new(
                680.0,
                column![files, form.under(say!("file-chooser-file-name"), name)]
                    .spacing(look.px(12.0)),
                form.answers(say!("label-ok"), ready, Message::Cancel, Message::Help),
            )
        }
    }
}
