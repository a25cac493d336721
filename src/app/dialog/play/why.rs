//! Why Can't I?: what the player can and can't do with the pending discard, or in the player's own turn, and why: the rule that forbids it,
//! the missing tiles, or how far the nearest special hand is.

use iced::widget::{column, row};
use iced::{Center, Fill};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Form, Look, marked_tile, pale_rule};
use engine::tiles::Tile;
use players::ActionHint;
use wording::{Describe, Named, TileWording};
use words::say;

/// The dialog's state.
pub struct Why {
    /// The pending discard; `None` in the player's own turn.
    about: Option<Tile>,
    hints: Vec<ActionHint>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl Why {
    /// Opens the dialog with these hints.
    pub fn new(about: Option<Tile>, hints: Vec<ActionHint>) -> Self {
        Self { about, hints }
    }
}

impl DialogContent for Why {
    type Message = Message;

    fn title(&self) -> String {
        match self.about {
            Some(tile) => say!("why-title-tile", tile = tile.noun()),
            None => say!("why-title").to_owned(),
        }
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Close => Reply::Close,
            Message::Help => Reply::Help("box-why"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(720.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let mut lines = column![].spacing(look.px(8.0)).width(Fill);
        for (place, hint) in self.hints.iter().enumerate() {
            if place > 0 {
                lines = lines.push(pale_rule(look));
            }
            let heading = say!(
                "why-heading",
                name = hint.action.noun(),
                can = hint.possible
            );
            lines = lines.push(
                column![
                    look.words(heading, 15.0, theme::SEMIBOLD, look.palette.ink),
                    look.text(hint.reason.describe()),
                ]
                .spacing(look.px(2.0)),
            );
        }
        let tile = self
            .about
            .map(|tile| marked_tile(look, tile, look.px(44.0), false));
        DialogLayout {
            white: true,
            hint: Some(look.hint(say!("why-goal"))),
            ..DialogLayout::new(
                row![]
                    .push(tile)
                    .push(lines)
                    .spacing(look.px(16.0))
                    .align_y(Center),
                vec![
                    form.help(Message::Help),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}
