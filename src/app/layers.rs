//! The layers of the window, from the table up: bars, the lesson card, buttons on the table, a win, opponents' cards, the open
//! dialog, menus, help.

mod win;

use iced::widget::{button, column, container, mouse_area, opaque, row, space, stack};
use iced::{Center, Color, Element, Fill, Padding, Point, Size};

use super::dialog::Placement;
use super::menu;
use super::render::side::Side;
use super::scene::Scene;
use super::screen::lesson;
use super::screen::table::placed::TilePosition;
use super::screen::table::{Message as OnTable, Over};
use super::screen_saver::without_pointer;
use super::theme::fade;
use super::widget::{Field, Look, StatusMessage, listen, portrait, status_bar, style};
use super::{App, Message, theme};
use crate::presenter::{Command, DialogKind, LessonProgress, MenuDialog, Modal, Presenter, Tip};
use coach::lesson::Goal;
use engine::table::Request;
use wording::{CharacterWording, Describe};
use words::say;

/// The width of an opponent's card, in units.
const OPPONENT_CARD: f32 = 300.0;
/// The width of a claim button, in units: usually, and with the key of a letter that needs Ctrl and Alt.
const CLAIM_BUTTON: f32 = 112.0;
const WIDE_CLAIM_BUTTON: f32 = 168.0;
/// The distance of an opponent's card from the end of a side stake, as a fraction of the stake's length.
const FROM_END: f32 = 0.21;
/// The space that the longest lesson card needs left of the compass and above the player's tiles, in units.
const LESSON_SPACE: Size = Size::new(262.0, 450.0);

impl App {
    /// The content of the window.
    pub fn view(&self) -> Element<'_, Message> {
        view(self)
    }
}

fn view(app: &App) -> Element<'_, Message> {
    let (presenter, scene) = (&app.presenter, &app.scene);
    app.event_log.record_frame(presenter.is_animating());
    let look = scene.look();
    let states = presenter.commands();
    let bar = app.menu.bar(look, states).map(Message::Menu);
    let table = scene.table.view(presenter.shown(), scene.pictures());
    let table = container(table.map(Message::Table))
        .width(Fill)
        .height(Fill);
    let content = status(presenter, hint(app));
    let size = presenter.settings().status_size;
    let over_field = |field, is_over| {
        let over = match field {
            Field::Count => Over::Count,
            Field::Words => Over::Words,
            Field::GoalLine => Over::GoalLine,
        };
        Message::Table(match is_over {
            true => OnTable::Hovered(over),
            false => OnTable::Unhovered(over),
        })
    };
    let status = status_bar(look, &content, size, more_tips(presenter), over_field);
    let is_uncovered = app.dialog.is_none() && !app.help.is_open() && !presenter.is_animating();
    let table = row![table, space().width(look.metrics.card_width)];
    let mut layers = match look.metrics.bare {
        true => stack![table],
        false => stack![column![bar, table, status]],
    };
    layers = layers.push(lesson_card(presenter, scene, look));
    layers = layers.push(continue_button(presenter, scene, look, is_uncovered));
    layers = layers.push(claim_buttons(presenter, scene, look));
    layers = layers.push(win::view(presenter, scene, look, is_uncovered));
    // The card comes and goes with every movement of the pointer, so it is above the layers whose state would change places with it.
    layers = layers.push(opponent_card(presenter, scene, look, is_uncovered));
    if let Some(dialog) = &app.dialog {
        let placement = Placement {
            floor: scene.floor(),
            inside: scene.inside(),
            free_space: scene.free_space(),
            place: presenter.settings().dialogs.place,
        };
        layers = layers.push(dialog.view(look, placement).map(Message::Dialog));
    }
    if let Some(menu) = app.menu.layer(look, states) {
        layers = layers.push(menu.map(Message::Menu));
    }
    let help = app
        .help
        .is_open()
        .then(|| app.help.view(look).map(Message::Help));
    let layers = layers.push(help);
    let layers = match look.metrics.bare {
        true => without_pointer(layers.into()),
        false => layers.into(),
    };
    listen(layers, |event, captured| app.message_for(event, captured))
}

/// The description of the highlighted menu item, or of the button or control under the pointer.
pub(super) fn hint(app: &App) -> Option<String> {
    let item = app.menu.hint(app.presenter.commands());
    let control = || app.dialog.as_ref()?.hovered_hint().map(str::to_owned);
    item.or_else(control)
}

/// The content of the status bar. `hint` describes the menu item or control under the pointer.
pub(super) fn status(presenter: &Presenter, hint: Option<String>) -> StatusMessage {
    let (tip, shown, notices) = (shown_tip(presenter), presenter.shown(), presenter.notices());
    let description = hint.or_else(|| notices.description().map(str::to_owned));
    // Figures need the whole bar.
    let shows_figures = tip.is_some_and(|tip| tip.shows_figures && description.is_none());
    // The news is about the table, which a dialog covers.
    let is_covered = description.is_some() && presenter.modal().is_some();
    StatusMessage {
        takes_precedence: notices.answers_player(),
        tiles_left: (shown.deal_number > 0).then_some(shown.live_left),
        words: match shows_figures || is_covered {
            true => String::new(),
            false => notices.news().to_owned(),
        },
        description,
        tip: tip.map(|tip| match shows_figures {
            true => tip.figures.clone(),
            false => tip.words.clone(),
        }),
        goal: match presenter.table().is_auto_played() {
            // An open dialog takes the keys.
            true => Some(match presenter.modal() {
                Some(_) => say!("status-auto-play-on").to_owned(),
                None => say!("status-auto-play").to_owned(),
            }),
            false => presenter.hand_distance().map(Describe::describe),
        },
    }
}

/// The tip on the status bar.
pub(super) fn shown_tip(presenter: &Presenter) -> Option<&Tip> {
    presenter.tip().filter(|_| presenter.settings().quick_tip)
}

/// The message of a click on the tip: it opens More Tips during the player's turn and whenever there are more tips, otherwise
/// Why Can't I?.
fn more_tips(presenter: &Presenter) -> Message {
    let command = match presenter.view().request() {
        Some(Request::Turn { .. }) => Command::Tips,
        _ if presenter.why_not(Command::Tips).is_none() => Command::Tips,
        _ => Command::Dialog(MenuDialog::WhyNot),
    };
    Message::Menu(menu::Message::Chosen(command))
}

/// A card about the player under the pointer, beside that player's stake.
fn opponent_card<'a>(
    presenter: &'a Presenter,
    scene: &'a Scene,
    look: Look<'a>,
    is_uncovered: bool,
) -> Option<Element<'a, Message>> {
    let viewer = scene.table.viewer();
    let side = match scene.table.hovered() {
        Over::Stake(side) | Over::Face(side) | Over::Name(side) => Some(side),
        Over::Tile(TilePosition::Stake(seat, _)) => Some(Side::of(seat, viewer)),
        _ => None,
    };
    let side = side.filter(|side| is_uncovered && *side != Side::Bottom)?;
    let card = character_card(presenter, look, side)?;
    let stake = scene.stake(side);
    let (gap, bar) = (look.px(8.0), look.metrics.menu_bar());
    let right = look.metrics.window.width - stake.x + gap;
    let placed = container(card).width(Fill).height(Fill);
    // Beside a side stake the card is at the end where its owner's portrait is, clear of the compass and the other portraits.
    let upper = Padding::ZERO.top(bar + stake.y + FROM_END * stake.height);
    let below = look.metrics.window.height - bar - stake.y;
    let lower = Padding::ZERO.bottom(below - (1.0 - FROM_END) * stake.height);
    let placed = match side {
        // Beside the upper player's portrait, above the compass.
        Side::Top | Side::Bottom => {
            let plate = scene.pictures().geometry().plate(side);
            let face = plate.map_or(stake, |plate| plate.face);
            let below = look.metrics.window.height - scene.compass().y + gap;
            let padding = Padding::ZERO.left(face.x + face.width + gap);
            placed.align_bottom(Fill).padding(padding.bottom(below))
        }
        Side::Left => placed
            .align_bottom(Fill)
            .padding(lower.left(stake.x + stake.width + gap)),
        Side::Right => placed.align_right(Fill).padding(upper.right(right)),
    };
    Some(placed.into())
}

/// The portrait, name and words of the character at a side.
fn character_card<'a>(
    presenter: &'a Presenter,
    look: Look<'a>,
    side: Side,
) -> Option<Element<'a, Message>> {
    let palette = look.palette;
    let seat = side.seat(presenter.viewer());
    let character = presenter.table().character(seat)?;
    let name = presenter.names()[seat].clone();
    let words = column![
        look.words(name, 16.0, theme::SEMIBOLD, palette.ink),
        look.words(
            character.manner(),
            13.5,
            theme::SEMIBOLD,
            palette.second_ink
        ),
        look.hint(character.line()),
    ]
    .spacing(look.px(2.0));
    let card = row![
        portrait(look, character, 72.0),
        container(words).width(Fill)
    ]
    .spacing(look.px(12.0))
    .align_y(Center);
    let framed = container(card)
        .padding(look.px(10.0))
        .width(look.px(OPPONENT_CARD))
        .style(move |_| style::panel(palette.paper, palette.line, 10.0));
    Some(framed.into())
}

/// The lesson card, left of the compass.
fn lesson_card<'a>(
    presenter: &'a Presenter,
    scene: &'a Scene,
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    // The Scores dialog shows the text of the card about the scores. It opens after the end of the hand has been shown.
    let scores = matches!(
        presenter.modal(),
        Some(Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
    );
    let on_table = |progress: &LessonProgress| !scores && progress.step.goal != Goal::ViewScores;
    let progress = presenter.lesson_progress().filter(on_table)?;
    if presenter.is_showing_winning_hand() {
        return None;
    }
    let stake = scene.stake(Side::Left);
    let edge = stake.x + stake.width;
    let compass = scene.compass();
    // Text that is too large for the window is made smaller here, so that the tiles which the card mentions stay visible.
    let bar = look.metrics.menu_bar();
    let across = compass.x / look.px(LESSON_SPACE.width);
    let down = (scene.floor() - bar) / look.px(LESSON_SPACE.height);
    let look = look.smaller(across.min(down));
    let discards = scene.left_discards();
    let actor = progress.card().actor;
    let actor = actor.filter(|_| presenter.settings().marks.people);
    let actor = actor.and_then(|seat| {
        let character = presenter.table().character(seat)?;
        Some((character, presenter.names()[seat].clone()))
    });
    let card = lesson::view((progress, actor), look, edge, discards, compass);
    let card = card.map(Message::Lesson);
    Some(container(card).padding(Padding::ZERO.top(bar)).into())
}

/// The large button that continues a paused game.
fn continue_button<'a>(
    presenter: &Presenter,
    scene: &Scene,
    look: Look<'a>,
    is_uncovered: bool,
) -> Option<Element<'a, Message>> {
    presenter.pause().filter(|_| is_uncovered)?;
    let palette = look.palette;
    let words = look.words(say!("layers-continue"), 24.0, theme::SEMIBOLD, Color::WHITE);
    let press = button(container(words).center_y(Fill))
        .padding([0.0, look.px(28.0)])
        .height(look.px(52.0))
        .on_press(Message::Menu(menu::Message::Chosen(Command::Pause)))
        .style(move |_, status| style::button_face(palette, true, status));
    let well = scene.well();
    let top = (well.y - look.px(26.0)).max(0.0);
    let placed = container(opaque(press))
        .center_x(2.0 * well.x)
        .padding(Padding::ZERO.top(top));
    Some(placed.into())
}

/// The buttons for claims, and for what the player can declare in turn, between the player's discards and the right player's. They have the
/// same place and order in every window, so that nobody presses the wrong one by habit. Each shows its key.
fn claim_buttons<'a>(
    presenter: &Presenter,
    scene: &Scene,
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    let commands = presenter.commands();
    let buttons = commands.buttons();
    if buttons.is_empty() || presenter.is_animating() {
        return None;
    }
    let (own, right) = (scene.stake(Side::Bottom), scene.stake(Side::Right));
    let (gap, bar) = (look.px(6.0), look.metrics.menu_bar());
    let compass = scene.compass();
    let corner = Point::new(
        compass.x + compass.width + gap,
        compass.y + compass.height + gap,
    );
    let width = match presenter.settings().letters_need_ctrl_alt {
        true => WIDE_CLAIM_BUTTON,
        false => CLAIM_BUTTON,
    };
    // The right player's sets lie in a row in front of that player's stake.
    let across = (right.x - 1.3 * own.height - gap - corner.x) / look.px(width);
    let down = |floor: f32| {
        (floor - corner.y) / (buttons.len() as f32 * (look.target(27.0) + look.px(3.0)))
    };
    // The player's sets and bonus tiles lie in a row above the stake. Buttons that would otherwise be too small may cover them.
    let above = down(bar + own.y - 0.95 * own.height);
    let down = match above > 0.7 {
        true => above,
        false => down(bar + own.y),
    };
    let look = look.smaller(across.min(down));
    let palette = look.palette;
    let claim_button = |command: Command| {
        let default = command == Command::MahJongg;
        let ink = if default { Color::WHITE } else { palette.ink };
        let words = row![
            look.words(command.choice_name(), 14.0, theme::SEMIBOLD, ink),
            space().width(Fill),
            look.words(
                commands.key_name(command),
                11.5,
                theme::MEDIUM,
                fade(ink, 0.65)
            ),
        ];
        let button = button(words.align_y(Center).height(Fill))
            .padding([0.0, look.px(10.0)])
            .width(Fill)
            .height(look.target(27.0))
            .on_press(Message::Menu(menu::Message::Chosen(command)))
            .style(move |_, status| style::button_face(palette, default, status));
        let hovered = |is_over| Message::Menu(menu::Message::ButtonHovered(command, is_over));
        mouse_area(button)
            .on_enter(hovered(true))
            .on_exit(hovered(false))
    };
    // Pass is first, so that it stays in place whatever other buttons there are.
    let mut ordered = buttons.to_vec();
    ordered.sort_by_key(|command| *command != Command::Skip);
    let column = column(ordered.iter().map(|command| claim_button(*command).into()));
    let column = column.spacing(look.px(3.0)).width(look.px(width));
    let placed = container(opaque(column)).width(Fill).height(Fill);
    let padding = Padding::ZERO.left(corner.x).top(corner.y);
    Some(placed.padding(padding).into())
}
