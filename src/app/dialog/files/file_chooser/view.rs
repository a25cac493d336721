//! Layout of the file chooser.

use std::path::{MAIN_SEPARATOR, MAIN_SEPARATOR_STR, Path};
use std::rc::Rc;

use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space, text};
use iced::{Center, Element, Fill, Size};

use super::line::{Line, scores};
use super::{Files, Message, Purpose};
use crate::app::dialog::DialogLayout;
use crate::app::screen::table::Miniature;
use crate::app::theme::{self, Metrics};
use crate::app::widget::{
    Event, Form, LongListMessages, Look, Typing, long_list, style, visible_lines,
};
use engine::untrusted_text::sanitize_path;
use storage::settings;
use words::say;

/// Width of the dialog when it shows a preview, in units.
const WIDTH_WITH_PREVIEW: f32 = 790.0;
/// Width of the preview of the selected game, in units.
const PREVIEW_WIDTH: f32 = 248.0;
/// Vertical space around the miniature table, in units, so that the preview doesn't make the dialog taller than the list does.
const AROUND_MINIATURE: f32 = 485.0;
/// Vertical space around the list, in units.
const AROUND_LIST: f32 = 335.0;

#[cfg(test)]
impl Files {
    /// The size of the miniature table, once it has been drawn.
    pub fn miniature_size(&self) -> Option<Size> {
        Some(self.preview.as_ref()?.miniature.get()?.size())
    }

    /// The space for the miniature table in a window of these dimensions.
    pub fn room(metrics: Metrics) -> Size {
        room(metrics.smaller(metrics.scale_to_fit(WIDTH_WITH_PREVIEW)))
    }
}

/// The width of the dialog, in units; the one with the preview is wider.
pub(super) fn width(purpose: &Purpose) -> f32 {
    match purpose {
        Purpose::Open => WIDTH_WITH_PREVIEW,
        _ => 680.0,
    }
}

/// The space for the miniature table at the scale of the dialog.
fn room(metrics: Metrics) -> Size {
    let high = (metrics.window.height / metrics.scale - AROUND_MINIATURE).clamp(84.0, 168.0);
    Size::new(metrics.px(PREVIEW_WIDTH), metrics.px(high))
}

/// The dialog's layout in its current state.
pub(super) fn layout<'a>(files: &'a Files, form: &Form<'a, Message>) -> DialogLayout<'a> {
    let look = form.look;
    // The name field is the first control, because the list passes typed text on to field 0.
    let name = form.field(
        say!("file-chooser-file-name"),
        &files.name,
        placeholder(&files.purpose),
        true,
        Some(Message::Name),
    );
    let name = row![form.name(say!("file-chooser-file-name")), name]
        .spacing(look.px(10.0))
        .align_y(Center);
    let list = list(files, form);
    let entries: Element<'_, _> = match files.purpose {
        Purpose::Open => row![container(list).width(Fill), preview(files, look)]
            .spacing(look.px(12.0))
            .into(),
        _ => list,
    };
    let body = column![name, places(files, form), entries].spacing(look.px(10.0));
    DialogLayout::new(body, buttons(files, form))
}

fn placeholder(purpose: &Purpose) -> &'static str {
    match purpose {
        Purpose::Open => say!("file-chooser-find-game"),
        Purpose::SaveAs => say!("file-chooser-name"),
        Purpose::Resume | Purpose::Tiles(_) => say!("file-chooser-find-file"),
    }
}

/// Shortcuts to other folders, the button of the system's dialog, and the status.
fn places<'a>(files: &'a Files, form: &Form<'a, Message>) -> Element<'a, Event> {
    let look = form.look;
    let own = match files.purpose {
        Purpose::Tiles(_) => say!("file-chooser-tile-sets"),
        _ => say!("file-chooser-saved-games"),
    };
    let home = settings::home().map(|home| Message::Go(Some(home)));
    let parent = files.parent_folder();
    let up = parent.map(|parent| Message::Go(Some(parent)));
    let status = container(status(files, look)).clip(true).width(Fill);
    let mut places = row![
        form.button(own, Some(Message::Go(None))),
        form.button(say!("file-chooser-home"), home),
        form.button(say!("file-chooser-up"), up),
    ];
    if files.has_system_dialog() && matches!(files.purpose, Purpose::Open | Purpose::SaveAs) {
        places =
            places.push(form.button(say!("file-chooser-system-dialog"), Some(Message::System)));
    }
    places
        .push(status)
        .spacing(look.px(8.0))
        .align_y(Center)
        .into()
}

/// The list of entries, or why it is empty.
fn list<'a>(files: &'a Files, form: &Form<'a, Message>) -> Element<'a, Event> {
    let look = form.look;
    let line = |at: usize| line(look, &files.lines[at]);
    let parent = files.parent_folder();
    let visible = visible_lines(look, AROUND_LIST);
    let messages = LongListMessages {
        choose: Box::new(move |line| Message::Line(line, visible)),
        scroll: Box::new(Message::Scroll),
        open: Message::Ok,
        typing: Typing {
            field: 0,
            letter: Rc::new(Message::Letter),
            back: parent.map(|parent| Message::Go(Some(parent))),
            delete: files.chosen_game().map(|_| Message::Delete),
        },
    };
    let list = long_list(
        (form, say!("file-chooser-list")),
        (files.list, visible),
        line,
        messages,
    );
    let why_empty = match (&files.listing, files.typed.trim()) {
        _ if files.list.count > 0 => return list,
        (None, _) => say!("file-chooser-loading").to_owned(),
        (Some(_), "") => say!("file-chooser-empty").to_owned(),
        (Some(_), typed) => say!("file-chooser-nothing-found", typed),
    };
    iced::widget::stack![list, container(look.hint(why_empty)).center(Fill)].into()
}

/// An entry of the list: a folder's name, or the name, date and description of a file.
fn line<'a>(look: Look<'a>, line: &'a Line) -> Element<'a, Event> {
    let ink = look.palette.second_ink;
    let small = |words: String| {
        text(words)
            .size(13.0 * look.metrics.scale)
            .font(theme::REGULAR)
            .color(ink)
            .wrapping(Wrapping::None)
    };
    let name = container(look.line(line.name.as_str(), theme::MEDIUM))
        .clip(true)
        .width(Fill);
    if line.is_folder {
        return row![folder_icon(look), name]
            .spacing(look.px(10.0))
            .align_y(Center)
            .into();
    }
    let head = row![name, small(line.date())].spacing(look.px(10.0));
    column![head, container(small(line.detail())).clip(true).width(Fill)].into()
}

/// A folder icon.
fn folder_icon<'a>(look: Look<'a>) -> Element<'a, Event> {
    let palette = look.palette;
    let part = |wide: f32, high: f32| {
        container(space().width(look.px(wide)).height(look.px(high)))
            .style(move |_| style::panel(palette.gold, palette.gold_line, 1.5))
    };
    column![part(9.0, 4.0), part(20.0, 12.0)].into()
}

/// Preview of the selected game: its table, progress and scores, or why it can't be read.
fn preview<'a>(files: &'a Files, look: Look<'a>) -> Element<'a, Event> {
    let palette = look.palette;
    let mut described = column![]
        .spacing(look.px(6.0))
        .width(look.px(PREVIEW_WIDTH));
    let Some(game) = files.chosen_game() else {
        return described.into();
    };
    let room = room(look.metrics);
    let preview = files
        .preview
        .as_ref()
        .filter(|preview| preview.path == game.path);
    let table = preview.map(|preview| {
        preview.miniature.get_or_init(|| {
            let (view, names) = (preview.view.as_ref().clone(), preview.names.clone());
            let (tiles, scale) = files.tiles.clone();
            Miniature::new(view, names, tiles, palette.clone(), (room, scale))
        })
    });
    // A miniature that was made for a larger window is not shown.
    let fitting = table.filter(|table| {
        let size = table.size();
        size.width <= room.width && size.height <= room.height
    });
    let picture: Element<'_, _> = match fitting {
        Some(table) => table.view().map(|_| Event::NOTHING),
        None => space().into(),
    };
    let picture = container(picture)
        .center_x(Fill)
        .center_y(room.height)
        .clip(true)
        .style(move |_| style::panel(palette.table[1], palette.line, 4.0));
    described = described.push(picture);
    match (&game.summary, &game.trouble) {
        (Some(summary), _) => {
            described = described.push(look.words(
                game.progress(summary),
                14.0,
                theme::SEMIBOLD,
                palette.ink,
            ));
            for score in scores(summary) {
                described = described.push(look.line(score, theme::REGULAR));
            }
        }
        (None, Some(trouble)) => described = described.push(look.hint(trouble.as_str())),
        (None, None) => {}
    }
    container(described).clip(true).into()
}

/// The status beside the shortcuts: an error, the question whether to delete a game, or how many games have not been read yet; otherwise the
/// current folder.
fn status<'a>(files: &'a Files, look: Look<'a>) -> Element<'a, Event> {
    let palette = look.palette;
    let warning = |words: String| look.words(words, 13.5, theme::MEDIUM, palette.negative);
    if let Some(why) = &files.wrong {
        return warning(why.clone());
    }
    if let Some(path) = &files.deleting {
        let name = sanitize_path(path.file_name().unwrap_or_default());
        return warning(say!("file-chooser-confirm-delete", name));
    }
    match files.listing.as_ref().map_or(0, |listing| listing.unread) {
        0 => {
            let room = match files.purpose {
                Purpose::Open => 36,
                _ => 24,
            };
            look.line(end_of(&files.folder, room), theme::REGULAR)
        }
        unread => look.hint(say!("file-chooser-unread", unread)),
    }
}

/// The folder's path, shortened at the front to at most `room` characters; its last part is always kept.
fn end_of(folder: &Path, room: usize) -> String {
    let whole = sanitize_path(folder);
    if whole.chars().count() <= room {
        return whole;
    }
    let parts: Vec<_> = folder
        .components()
        .map(|part| sanitize_path(part.as_os_str()))
        .collect();
    let end = |from: usize| {
        format!(
            "…{0}{1}",
            MAIN_SEPARATOR,
            parts[from..].join(MAIN_SEPARATOR_STR)
        )
    };
    let fits = |from: &usize| end(*from).chars().count() <= room;
    match parts.len().checked_sub(1) {
        None | Some(0) => whole,
        Some(last) => end((1..last).find(fits).unwrap_or(last)),
    }
}

fn buttons<'a>(files: &'a Files, form: &Form<'a, Message>) -> Vec<Element<'a, Event>> {
    if files.deleting.is_some() {
        form.on_help(Message::Help);
        // In the focus order, Keep takes the place of Delete, as `on_help` takes that of Help: a repeated key press keeps the game.
        let keep = form.default_and_cancel(say!("file-chooser-keep"), Message::KeepIt);
        let delete = form.button(say!("file-chooser-delete-now"), Some(Message::DeleteIt));
        return vec![delete, keep];
    }
    let mut buttons = vec![form.help(Message::Help)];
    if matches!(files.purpose, Purpose::Open) {
        let game = files.chosen_game();
        let reviewed = game.filter(|game| game.can_be_reviewed());
        buttons.push(form.button(say!("file-chooser-delete"), game.map(|_| Message::Delete)));
        buttons.push(form.button(
            say!("file-chooser-review"),
            reviewed.map(|_| Message::Review),
        ));
    }
    buttons.push(form.cancel(say!("label-cancel"), Message::Cancel));
    let can_accept = files.chosen().is_some() || !files.name.trim().is_empty();
    let words = match files.purpose {
        Purpose::SaveAs => say!("file-chooser-save"),
        Purpose::Open | Purpose::Resume | Purpose::Tiles(_) => say!("label-ok"),
    };
    let ok = form.default(words, can_accept.then_some(Message::Ok));
    buttons.push(ok);
    buttons
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn a_long_path_is_shortened_at_the_front() {
        let path: PathBuf = ["home", "somebody", "documents", "games"].iter().collect();
        let shown = |room| end_of(&path, room).replace(MAIN_SEPARATOR, "/");
        assert_eq!(shown(40), "home/somebody/documents/games");
        assert_eq!(shown(20), "…/documents/games");
        assert_eq!(shown(16), "…/games");
        assert_eq!(shown(3), "…/games");
        assert_eq!(end_of(Path::new("games"), 3), "games");
    }
}
