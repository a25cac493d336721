//! The palette: all tiles, which clicks add to a typed line, singly or as melds.

use iced::widget::{button, column, container, row};
use iced::{Center, Element};

use crate::app::theme;
use crate::app::widget::{Event, FormMessage, Look, named, style, tile};
use engine::scorekeeper::{Circumstance, TileOrigin, TypedHand};
use engine::tiles::{Exposure, Meld, MeldKind, Seat, Suit, Tile, Wind};
use wording::{Named, TileWording};
use words::say;

/// What a click on a tile adds to the line. Flowers and Seasons are added as such in any mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaletteMode {
    /// The tile, on the stake.
    #[default]
    Tile,
    /// An exposed chow that starts with the tile.
    Chow,
    /// An exposed pung of it.
    Pung,
    /// An exposed kong of it.
    Kong,
    /// A concealed kong of it.
    ConcealedKong,
    /// The tile as the last one drawn or claimed, in place of an earlier last tile.
    Last,
}

impl PaletteMode {
    const ALL: [Self; 6] = [
        Self::Tile,
        Self::Chow,
        Self::Pung,
        Self::Kong,
        Self::ConcealedKong,
        Self::Last,
    ];

    fn label(self) -> &'static str {
        match self {
            Self::Tile => say!("keeper-lay-tile"),
            Self::Chow => say!("keeper-lay-chow"),
            Self::Pung => say!("keeper-lay-pung"),
            Self::Kong => say!("keeper-lay-kong"),
            Self::ConcealedKong => say!("keeper-lay-concealed"),
            Self::Last => say!("keeper-lay-last"),
        }
    }

    /// The line with this tile added, or unchanged if that isn't possible.
    pub fn added_to_line(self, face: Tile, line: &str) -> String {
        let Ok(mut typed) = line.parse::<TypedHand>() else {
            return line.to_owned();
        };
        let hand = &mut typed.short.hand;
        let set = |kind, exposure| Meld {
            kind,
            tile: face,
            exposure,
        };
        match self {
            _ if face.is_bonus() => hand.bonus.push(face),
            Self::Tile => hand.stake.add(face),
            Self::Chow if face.chow().is_none() => {}
            Self::Chow => hand.melds.push(set(MeldKind::Chow, Exposure::Claimed)),
            Self::Pung => hand.melds.push(set(MeldKind::Pung, Exposure::Claimed)),
            Self::Kong => hand.melds.push(set(MeldKind::Kong, Exposure::Claimed)),
            Self::ConcealedKong => hand.melds.push(set(MeldKind::Kong, Exposure::Concealed)),
            Self::Last => {
                if let Some(before) = typed.short.last.replace(face) {
                    hand.stake.remove(before);
                }
                hand.stake.add(face);
            }
        }
        let extended = typed.to_string();
        match extended.parse::<TypedHand>() {
            Ok(_) => extended,
            Err(_) => line.to_owned(),
        }
    }
}

/// The line with this origin of its last tile, or unchanged if it has none.
pub fn with_origin(origin: TileOrigin, line: &str) -> String {
    match line.parse::<TypedHand>() {
        Ok(typed) if typed.short.last.is_some() => TypedHand { origin, ..typed }.to_string(),
        _ => line.to_owned(),
    }
}

/// The possible origins of the winner's last tile, with their labels. Without a winner, as for a single hand, they name no players.
pub fn origins(winner: Option<Seat>, east: Seat) -> Vec<(TileOrigin, String)> {
    let mut origins = vec![
        (TileOrigin::Drawn, say!("keeper-came-drawn").to_owned()),
        (TileOrigin::Loose, say!("keeper-came-loose").to_owned()),
    ];
    let Some(winner) = winner else {
        origins.push((
            TileOrigin::Discard(None),
            say!("keeper-came-discard").to_owned(),
        ));
        origins.push((TileOrigin::Kong(None), say!("keeper-came-kong").to_owned()));
        return origins;
    };
    let winds: Vec<Wind> = winner.others().map(|seat| seat.wind(east)).collect();
    for wind in &winds {
        let words = say!("keeper-came-from", wind = wind.noun());
        origins.push((TileOrigin::Discard(Some(*wind)), words));
    }
    for wind in winds {
        let words = say!("keeper-came-kong-of", wind = wind.noun());
        origins.push((TileOrigin::Kong(Some(wind)), words));
    }
    origins
}

/// A small button for the mouse only, since its effect can be typed too.
pub fn choice<'a, M: FormMessage>(
    look: Look<'a>,
    words: impl Into<String>,
    is_chosen: bool,
    message: M,
) -> Element<'a, Event> {
    let palette = look.palette;
    let font = if is_chosen {
        theme::SEMIBOLD
    } else {
        theme::REGULAR
    };
    let words = look.words(words, 13.0, font, palette.ink);
    let face = container(words).padding([look.px(3.0), look.px(8.0)]);
    let face = container(face).style(move |_| match is_chosen {
        true => style::panel(palette.highlight, palette.gold_line, 6.0),
        false => style::panel(theme::fade(palette.field, 0.6), palette.line, 6.0),
    });
    button(face)
        .padding(0)
        .style(move |_, status| style::lit(palette, status))
        .on_press(Event::send(message))
        .into()
}

/// Messages of the palette and of the choices above it, on any page where a hand is typed.
#[derive(Clone, Debug, PartialEq)]
pub enum PaletteMessage {
    /// Sets what a click on a tile adds.
    Mode(PaletteMode),
    /// A tile was clicked.
    Press(Tile),
    /// Undoes the last click.
    UndoClick,
    /// Sets how the last tile was obtained.
    TileOrigin(TileOrigin),
    /// Toggles a circumstance.
    ToggleCircumstance(Circumstance),
}

/// What the next click on a tile adds, and the lines as they were before each click.
#[derive(Debug, Default)]
pub struct Palette {
    mode: PaletteMode,
    lines_before: Vec<(Seat, String)>,
}

impl Palette {
    /// The line after a message, and its player; `None` if no line changes. After a tile, the next click adds a single tile again. Undoing a
    /// click may change another player's line.
    pub fn apply(
        &mut self,
        message: &PaletteMessage,
        (seat, line): (Seat, &str),
    ) -> Option<(Seat, String)> {
        match message {
            PaletteMessage::Mode(mode) => {
                self.mode = *mode;
                None
            }
            PaletteMessage::Press(face) => {
                let after = std::mem::take(&mut self.mode).added_to_line(*face, line);
                (after != line).then(|| {
                    self.lines_before.push((seat, line.to_owned()));
                    (seat, after)
                })
            }
            PaletteMessage::UndoClick => self.lines_before.pop(),
            PaletteMessage::TileOrigin(origin) => Some((seat, with_origin(*origin, line))),
            PaletteMessage::ToggleCircumstance(_) => None,
        }
    }
}

/// The palette with the choice of what a click adds.
pub fn palette<'a, M: FormMessage>(
    look: Look<'a>,
    palette: &Palette,
    message_of: fn(PaletteMessage) -> M,
) -> Element<'a, Event> {
    let colors = look.palette;
    let mode_button = |mode: PaletteMode| {
        choice(
            look,
            mode.label(),
            mode == palette.mode,
            message_of(PaletteMessage::Mode(mode)),
        )
    };
    let choices = PaletteMode::ALL.map(mode_button);
    let undo = message_of(PaletteMessage::UndoClick);
    let undo = choice(look, say!("keeper-erase"), false, undo);
    let heading = look.hint(say!("keeper-palette-heading"));
    let choices = row![heading]
        .extend(choices)
        .push(undo)
        .spacing(look.px(6.0))
        .align_y(Center)
        .wrap()
        .vertical_spacing(look.px(6.0));
    let width = look.px(25.0);
    let tile_button = |face: Tile| -> Element<'a, Event> {
        let button = button(tile(look, Some(face), width))
            .padding(1)
            .style(move |_, status| style::lit(colors, status))
            .on_press(Event::send(message_of(PaletteMessage::Press(face))));
        named(button, face.name())
    };
    let suited = |suit: Suit| (1..=9).map(move |number| Tile::suited(suit, number));
    let bonus: Vec<Tile> = Tile::all().filter(|face| face.is_bonus()).collect();
    let (flowers, seasons) = bonus.split_at(4);
    let honours = Tile::plain().filter(|face| face.is_honour());
    let gap = look.px(10.0);
    let group = |faces: Vec<Tile>| row(faces.into_iter().map(tile_button)).spacing(0.0);
    let upper = row![
        group(suited(Suit::Bamboo).collect()),
        group(suited(Suit::Character).collect()),
        group(flowers.to_vec())
    ];
    let lower = row![
        group(suited(Suit::Circle).collect()),
        group(honours.collect()),
        group(seasons.to_vec())
    ];
    column![choices, upper.spacing(gap), lower.spacing(gap)]
        .spacing(look.px(4.0))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(name: &str) -> Tile {
        name.parse().expect("a tile")
    }

    #[test]
    fn clicks_are_undone_one_by_one() {
        let (seat, mut palette) = (Seat::new(2), Palette::default());
        let press = |name: &str| PaletteMessage::Press(face(name));
        assert_eq!(
            palette.apply(&PaletteMessage::Mode(PaletteMode::Pung), (seat, "12b")),
            None
        );
        let after = palette.apply(&press("RD"), (seat, "12b"));
        assert_eq!(after, Some((seat, "12b (RRR)".to_owned())));
        assert_eq!(
            palette.apply(&press("RD"), (seat, "77x")),
            None,
            "the line can't be parsed"
        );
        let other = Seat::new(1);
        let undone = palette.apply(&PaletteMessage::UndoClick, (other, "9d"));
        assert_eq!(undone, Some((seat, "12b".to_owned())));
        assert_eq!(
            palette.apply(&PaletteMessage::UndoClick, (other, "9d")),
            None
        );
    }

    #[test]
    fn palette_clicks_add_tiles_sets_and_the_last_tile() {
        let mut line = String::new();
        for (mode, name) in [
            (PaletteMode::Tile, "2B"),
            (PaletteMode::Tile, "1B"),
            (PaletteMode::Pung, "RD"),
            (PaletteMode::Chow, "4C"),
            (PaletteMode::Chow, "RD"),
            (PaletteMode::ConcealedKong, "9D"),
            (PaletteMode::Pung, "2F"),
            (PaletteMode::Last, "5C"),
            (PaletteMode::Last, "3B"),
        ] {
            line = mode.added_to_line(face(name), &line);
        }
        assert_eq!(line, "12b (RRR) (456c) [9999d] 2f +3b");
        assert_eq!(
            with_origin(TileOrigin::Discard(Some(Wind::North)), &line),
            format!("{line}n")
        );
        assert_eq!(
            PaletteMode::Kong.added_to_line(face("RD"), &line),
            line,
            "all four are used"
        );
        assert_eq!(PaletteMode::Tile.added_to_line(face("RD"), "77x"), "77x");
    }
}
