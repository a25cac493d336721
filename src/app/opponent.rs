//! Who sits there: a character introduced where one looks at a player's stake or name.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Padding};

use super::screen::table::Over;
use super::screen::table::geometry::Side;
use super::screen::table::layout::Spot;
use super::widget::{Look, portrait, style};
use super::{App, Message, theme};
use crate::computer::{Character, ComputerPlayer, Level};
use crate::session::local::Occupant;
use crate::tiles::{BySeat, Seat};

/// Width of the card, in units.
const CARD: f32 = 300.0;

/// What a player of this level is called.
pub fn calling(level: Level) -> &'static str {
    match level {
        Level::Beginner => "a beginner",
        Level::Club => "a club player",
        Level::Expert => "an expert",
        Level::Master => "a master",
    }
}

impl App {
    fn player(&self, seat: Seat) -> Option<&ComputerPlayer> {
        match self.session.occupant(seat) {
            Occupant::Computer(player) if self.away.is_none() => Some(player),
            _ => None,
        }
    }

    /// The character at a seat of a local game.
    pub(super) fn character(&self, seat: Seat) -> Option<&'static Character> {
        self.player(seat)?.character()
    }

    /// The characters of a local game.
    pub(super) fn characters(&self) -> BySeat<Option<&'static Character>> {
        BySeat::from_fn(|seat| self.character(seat))
    }

    /// The player at a side in a sentence: `Ada, a club player, hunts special hands.`
    pub(super) fn introduce(&self, side: Side) -> Option<String> {
        let seat = side.seat(self.table.viewer());
        let (player, character) = (self.player(seat)?, self.character(seat)?);
        let (name, level) = (&self.names()[seat], calling(player.level()));
        Some(format!("{name}, {level}: {}.", character.manner))
    }

    /// A card about the player one points at, beside that player's stake.
    pub(super) fn opponent_layer<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let side = match self.table.hovered() {
            Over::Stake(side) | Over::Name(side) => Some(side),
            Over::Tile(Spot::Stake(seat, _)) => Some(Side::of(seat, self.table.viewer())),
            _ => None,
        };
        let free = self.dialog.is_none() && !self.help.is_open() && !self.table.is_busy();
        let side = side.filter(|side| free && *side != Side::Bottom);
        let card = side.and_then(|side| Some((side, self.card(look, side)?)));
        let Some((side, card)) = card else {
            return space().into();
        };
        let stake = self.pictures.geometry().stake(side);
        let (gap, bar) = (look.px(8.0), self.metrics.menu_bar());
        let right = self.metrics.window.width - stake.x + gap;
        let placed = container(card).width(Fill).height(Fill);
        // Beside the upper part of a stake at the side it stays clear of the compass.
        let upper = Padding::ZERO.top(bar + stake.y + 0.15 * stake.height);
        match side {
            Side::Top | Side::Bottom => placed
                .center_x(Fill)
                .padding(Padding::ZERO.top(bar + stake.y + stake.height + gap)),
            Side::Left => placed.padding(upper.left(stake.x + stake.width + gap)),
            Side::Right => placed.align_right(Fill).padding(upper.right(right)),
        }
        .into()
    }

    fn card<'a>(&'a self, look: Look<'a>, side: Side) -> Option<Element<'a, Message>> {
        let palette = look.palette;
        let seat = side.seat(self.table.viewer());
        let character = self.character(seat)?;
        let name = self.names()[seat].clone();
        let words = column![
            look.words(name, 16.0, theme::SEMIBOLD, palette.ink),
            look.words(character.manner, 13.5, theme::SEMIBOLD, palette.second_ink),
            look.hint(character.line),
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
            .width(look.px(CARD))
            .style(move |_| style::panel(palette.paper, palette.line, 10.0));
        Some(framed.into())
    }
}
