//! The palette for the slots of a pattern: kinds, suits, numbers, honours and classes. Choices that don't fit are disabled.

use iced::widget::{column, row, space};
use iced::{Center, Length};

use super::Workshop;
use super::change::HandChange;
use super::hand_draft::HandDraft;
use super::message::{Message, Part};
use crate::app::widget::Form;
use coach::workshop::{CLASSES, KINDS, Number, RUN, SlotSuit, SlotTiles, slot};
use engine::tiles::{Dragon, Tile, Wind};
use words::Key;
use words::{key, say};

/// The suits, and the wildcards for suits.
const SUITS: [Key; 6] = [
    key!("workshop-bamboo"),
    key!("workshop-circle"),
    key!("workshop-wan"),
    key!("workshop-one-suit"),
    key!("workshop-another-suit"),
    key!("workshop-third-suit"),
];

/// Wildcards for numbers: any number; n, which is the same number throughout the pattern; n + 1; and n + 2.
const NUMBERS: [(Key, Number); 4] = [
    (key!("workshop-any"), Number::Any),
    (key!("workshop-n"), Number::Shared(0)),
    (key!("workshop-n-1"), Number::Shared(1)),
    (key!("workshop-n-2"), Number::Shared(2)),
];

/// Width of a tile, in units.
const TILE: f32 = 26.0;

impl Workshop {
    /// All choices for the next slot.
    pub(super) fn palette<'a>(
        &'a self,
        form: &Form<'a, Message>,
        hand_draft: &'a HandDraft,
    ) -> Part<'a> {
        let look = form.look;
        let kinds = KINDS.iter().enumerate().map(|(kind, (_, name))| {
            let message = Message::Hand(HandChange::Kind(kind));
            form.radio(name.text(), kind == hand_draft.kind, Some(message))
        });
        let kinds = row(kinds).spacing(look.px(14.0)).wrap();
        let lengths = (4..=9u8).map(|length| {
            let is_run = hand_draft.kind == RUN;
            let message = Message::Hand(HandChange::Length(length));
            let words = say!("workshop-in-a-row", length);
            form.radio(
                &words,
                is_run && length == hand_draft.length,
                Some(message).filter(|_| is_run),
            )
        });
        let lengths = row(lengths).spacing(look.px(14.0)).wrap();
        let suits = SUITS.iter().enumerate().map(|(suit, name)| {
            let message = Message::Hand(HandChange::Suit(suit));
            form.radio(name.text(), suit == hand_draft.suit, Some(message))
        });
        let suits = row(suits).spacing(look.px(14.0)).wrap();
        let suit = SlotSuit::ALL[hand_draft.suit.min(SlotSuit::ALL.len() - 1)];
        let figures = (1..=9).map(|number| self.number(form, hand_draft, number, suit));
        let others = NUMBERS.iter().map(|(name, number)| {
            let tiles = SlotTiles::Suited(*number, suit);
            form.small(name.text(), self.add_message(hand_draft, tiles))
        });
        // Numerals are lower than tiles; keep the row's height so that nothing below it moves.
        let high = space().height(look.px(TILE * 1.5));
        let numbers = row(figures.chain(others).chain([high.into()]))
            .spacing(look.px(4.0))
            .align_y(Center)
            .wrap()
            .vertical_spacing(look.px(6.0));
        let winds = Wind::ALL.map(Tile::wind).into_iter();
        let honours = winds.chain(Dragon::ALL.map(Tile::dragon));
        let honours = honours.map(|honour| {
            let message = self.add_message(hand_draft, SlotTiles::Honour(honour));
            form.tile(honour, look.px(TILE), false, false, message)
        });
        let classes = CLASSES.iter().enumerate().map(|(place, (_, name))| {
            form.small(
                name.text(),
                self.add_message(hand_draft, SlotTiles::Class(place)),
            )
        });
        let classes = row(honours.chain(classes))
            .spacing(look.px(4.0))
            .align_y(Center)
            .wrap()
            .vertical_spacing(look.px(6.0));
        column![kinds, lengths, suits, numbers, classes]
            .spacing(look.px(5.0))
            .width(Length::Fill)
            .into()
    }

    /// The control for a number of the suit: its tile, or a numeral if the suit is a wildcard.
    fn number<'a>(
        &'a self,
        form: &Form<'a, Message>,
        hand_draft: &'a HandDraft,
        number: u8,
        suit: SlotSuit,
    ) -> Part<'a> {
        let message = self.add_message(hand_draft, SlotTiles::Suited(Number::Fixed(number), suit));
        match suit {
            SlotSuit::Suit(suit) => {
                let face = Tile::suited(suit, number);
                form.tile(face, form.look.px(TILE), false, false, message)
            }
            SlotSuit::Variable(_) => form.small(&number.to_string(), message),
        }
    }

    /// The message that adds this slot; `None` if there is no such slot or it does not fit into the pattern.
    fn add_message(&self, hand_draft: &HandDraft, tiles: SlotTiles) -> Option<Message> {
        let slot = slot(hand_draft.kind, hand_draft.length, tiles)?;
        let fits = hand_draft.hand.fits(&slot);
        fits.then_some(Message::Hand(HandChange::Add(tiles)))
    }
}
