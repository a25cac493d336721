//! The editor for a special hand: its name and value, the slots of its pattern, and a palette of slots to add. The layout doesn't move as the
//! pattern grows; once no slot fits any more, the result replaces the palette.

use iced::widget::{column, container, row, space};
use iced::{Center, Length};

use super::Workshop;
use super::change::HandChange;
use super::hand_draft::HandDraft;
use super::message::{Message, Part};
use crate::app::theme;
use crate::app::widget::{Form, rule, scrolled, tile_row};
use coach::workshop::ShownSlot;
use words::say;

/// Width of a tile in a slot, in units.
const TILE: f32 = 24.0;
/// Height of the list of slots, and the maximum width of the caption below a slot, in units.
const SLOTS_HEIGHT: f32 = 84.0;
const CAPTION_WIDTH: f32 = 118.0;

impl Workshop {
    /// The page while a special hand is being made or changed.
    pub(super) fn composer<'a>(
        &'a self,
        form: &Form<'a, Message>,
        hand_draft: &'a HandDraft,
    ) -> Part<'a> {
        let (look, hand) = (form.look, &hand_draft.hand);
        let name = form.field(
            "",
            &hand.name,
            say!("workshop-hand-name"),
            true,
            Some(|name| Message::Hand(HandChange::Name(name))),
        );
        let points = form.field(
            say!("workshop-points"),
            &hand_draft.points,
            "0",
            false,
            Some(|points| Message::Hand(HandChange::Points(points))),
        );
        let head = row![
            container(name).width(Length::Fill),
            form.name(say!("workshop-points")),
            container(points).width(look.px(84.0)),
        ];
        let flags = row![
            form.check(
                say!("workshop-concealed"),
                hand.concealed,
                Some(Message::Hand(HandChange::Concealed))
            ),
            form.check(
                say!("workshop-total"),
                hand.total,
                Some(Message::Hand(HandChange::Total))
            ),
            space().width(Length::Fill),
        ];
        let below = match hand.room() {
            0 => self.result(form, hand_draft),
            _ => self.palette(form, hand_draft),
        };
        let flags = flags.extend(pattern_buttons(form, hand_draft));
        column![
            head.spacing(look.px(12.0)).align_y(Center),
            flags.spacing(look.px(14.0)).align_y(Center),
            slots(form, hand_draft),
            rule(look),
            below,
        ]
        .spacing(look.px(8.0))
        .into()
    }

    /// The result: forms, overlaps and frequency of the hand, or why the rules don't accept it.
    fn result<'a>(&'a self, form: &Form<'a, Message>, hand_draft: &'a HandDraft) -> Part<'a> {
        let look = form.look;
        let rules = match &hand_draft.rules {
            Ok(rules) => rules,
            Err(why) => return form.warning(why.as_str()),
        };
        let id = hand_draft.id();
        let Some(event) = rules.event(&id) else {
            return look.hint("");
        };
        let left = column![self.forms(form, event), self.overlaps(form)];
        let left = left.spacing(look.px(8.0)).width(Length::FillPortion(11));
        let right = container(self.frequency(form, &id, rules)).width(Length::FillPortion(9));
        row![left, right].spacing(look.px(22.0)).into()
    }
}

/// Controls that switch between the hand's alternative patterns, and a button that adds one.
fn pattern_buttons<'a>(form: &Form<'a, Message>, hand_draft: &HandDraft) -> Vec<Part<'a>> {
    let hand = &hand_draft.hand;
    let (at, patterns) = hand.pattern();
    let choices = (0..patterns).map(|pattern| {
        let words = say!("workshop-pattern", number = pattern + 1);
        let message = Message::Hand(HandChange::Pattern(pattern));
        form.radio(&words, pattern == at, Some(message))
    });
    let mut controls: Vec<Part<'a>> = choices.filter(|_| patterns > 1).collect();
    let another = (hand.room() == 0).then_some(Message::Hand(HandChange::Pattern(patterns)));
    controls.push(form.button(say!("workshop-or-else"), another));
    controls
}

/// The slots of the pattern so far; pressing one removes it.
fn slots<'a>(form: &Form<'a, Message>, hand_draft: &HandDraft) -> Part<'a> {
    let (look, hand) = (form.look, &hand_draft.hand);
    let count = match hand.count() {
        Some(count) => say!("workshop-tiles-so-far", count),
        None => say!("workshop-tiles-unknown").to_owned(),
    };
    let count = look.words(count, 15.0, theme::SEMIBOLD, look.palette.ink);
    let slots = hand.shown_slots().into_iter().enumerate();
    let cards: Vec<Part<'a>> = slots
        .map(|(index, slot)| slot_card(form, index, slot))
        .collect();
    let shown: Part<'a> = match cards.is_empty() {
        true => look.hint(say!("workshop-empty")),
        false => row(cards)
            .spacing(look.px(6.0))
            .wrap()
            .vertical_spacing(look.px(6.0))
            .into(),
    };
    row![
        container(count).width(look.px(84.0)),
        container(scrolled(look, container(shown).padding(4.0)))
            .width(Length::Fill)
            .height(look.px(SLOTS_HEIGHT)),
    ]
    .spacing(look.px(8.0))
    .into()
}

/// A slot: its tiles, and a caption that names what is left open.
fn slot_card<'a>(form: &Form<'a, Message>, index: usize, slot: ShownSlot) -> Part<'a> {
    let look = form.look;
    let tiles = tile_row(look, &[slot.tiles], look.px(TILE), 0.0);
    let caption = (!slot.other_tiles.is_empty()).then(|| look.hint(slot.other_tiles));
    let caption = caption.map(|words| container(words).max_width(look.px(CAPTION_WIDTH)));
    let face = column![tiles]
        .push(caption)
        .spacing(look.px(2.0))
        .align_x(Center);
    let name = say!("workshop-take-away", place = slot.words);
    form.card(&name, face, Message::Hand(HandChange::RemoveSlot(index)))
}
