//! The editor for a special hand: its name and value, the elements of its pattern, and the result. The layout doesn't move as the pattern
//! grows; the result replaces the palette once nothing more can be added.

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

/// Width of a tile in an element of the pattern, in units.
const TILE: f32 = 24.0;
/// Total height of the elements, and the maximum width of the caption below one.
const PLACES: f32 = 84.0;
const WORDS: f32 = 118.0;

impl Workshop {
    /// The page while a special hand is being made.
    pub(super) fn composer<'a>(
        &'a self,
        form: &Form<'a, Message>,
        hand_draft: &'a HandDraft,
    ) -> Part<'a> {
        let (look, made) = (form.look, &hand_draft.hand);
        let name = form.field(
            None,
            &made.name,
            say!("workshop-hand-name"),
            true,
            Some(|name| Message::Hand(HandChange::Name(name))),
        );
        let points = form.field(
            None,
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
                made.concealed,
                Some(Message::Hand(HandChange::Concealed))
            ),
            form.check(
                say!("workshop-total"),
                made.total,
                Some(Message::Hand(HandChange::Total))
            ),
            space().width(Length::Fill),
        ];
        let rest = match made.room() {
            0 => self.comes_to(form, hand_draft),
            _ => self.palette(form, hand_draft),
        };
        let flags = flags.extend(several(form, hand_draft));
        column![
            head.spacing(look.px(12.0)).align_y(Center),
            flags.spacing(look.px(14.0)).align_y(Center),
            pattern(form, hand_draft),
            rule(look),
            rest,
        ]
        .spacing(look.px(8.0))
        .into()
    }

    /// The result: sets of tiles, overlaps and frequency, or why the pattern is invalid.
    fn comes_to<'a>(&'a self, form: &Form<'a, Message>, hand_draft: &'a HandDraft) -> Part<'a> {
        let look = form.look;
        let rules = match &hand_draft.tried {
            Ok(rules) => rules,
            Err(why) => return form.warning(why.as_str()),
        };
        let id = hand_draft.id();
        let Some(event) = rules.event(&id) else {
            return look.hint("");
        };
        let left = column![self.forms(form, event), self.shared(form)];
        let left = left.spacing(look.px(8.0)).width(Length::FillPortion(11));
        let right = container(self.how_often(form, &id, rules)).width(Length::FillPortion(9));
        row![left, right].spacing(look.px(22.0)).into()
    }
}

/// Switches between the hand's alternative patterns and adds another.
fn several<'a>(form: &Form<'a, Message>, hand_draft: &HandDraft) -> Vec<Part<'a>> {
    let made = &hand_draft.hand;
    let (at, patterns) = made.pattern();
    let ways = (0..patterns).map(|pattern| {
        let words = say!("workshop-pattern", number = pattern + 1);
        let said = Message::Hand(HandChange::Pattern(pattern));
        form.radio(&words, pattern == at, Some(said))
    });
    let mut ways: Vec<Part<'a>> = ways.filter(|_| patterns > 1).collect();
    let more = (made.room() == 0).then_some(Message::Hand(HandChange::Pattern(patterns)));
    ways.push(form.button(say!("workshop-or-else"), more));
    ways
}

/// The elements of the pattern so far; pressing one removes it.
fn pattern<'a>(form: &Form<'a, Message>, hand_draft: &HandDraft) -> Part<'a> {
    let (look, made) = (form.look, &hand_draft.hand);
    let count = match made.count() {
        Some(count) => say!("workshop-tiles-so-far", count),
        None => say!("workshop-tiles-unknown").to_owned(),
    };
    let count = look.words(count, 15.0, theme::SEMIBOLD, look.palette.ink);
    let slots = made.shown_slots().into_iter().enumerate();
    let cards: Vec<Part<'a>> = slots.map(|(index, slot)| card(form, index, slot)).collect();
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
            .height(look.px(PLACES)),
    ]
    .spacing(look.px(8.0))
    .into()
}

fn card<'a>(form: &Form<'a, Message>, index: usize, slot: ShownSlot) -> Part<'a> {
    let look = form.look;
    let tiles = tile_row(look, &[slot.tiles], look.px(TILE), 0.0);
    let open = (!slot.open_part.is_empty()).then(|| look.hint(slot.open_part));
    let open = open.map(|words| container(words).max_width(look.px(WORDS)));
    let face = column![tiles]
        .push(open)
        .spacing(look.px(2.0))
        .align_x(Center);
    let name = say!("workshop-take-away", place = slot.words);
    form.card(&name, face, Message::Hand(HandChange::Drop(index)))
}
