//! Making a special hand: what it is called and counts, the places of its pattern, and what it comes to.

use iced::widget::{column, container, row};
use iced::{Center, Length};

use super::Workshop;
use super::change::HandChange;
use super::making::Making;
use super::message::{Message, Part};
use crate::app::theme;
use crate::app::widget::{Form, rule, tile_row};

/// The width of a tile in a place of the pattern, in units.
const TILE: f32 = 24.0;

impl Workshop {
    /// The page while a special hand is made.
    pub(super) fn composer<'a>(&'a self, form: &Form<'a, Message>, making: &'a Making) -> Part<'a> {
        let (look, made) = (form.look, &making.composing);
        let name = form.field(
            None,
            &made.name,
            say!("workshop-hand-name"),
            true,
            Some(|name| Message::Hand(HandChange::Name(name))),
        );
        let points = form.field(
            None,
            &making.points,
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
        ];
        let all = form.button(
            say!("workshop-leave"),
            Some(Message::Hand(HandChange::Leave)),
        );
        let done = making
            .tried
            .is_ok()
            .then_some(Message::Hand(HandChange::Done));
        let done = form.default(say!("workshop-done"), done);
        column![
            head.spacing(look.px(12.0)).align_y(Center),
            flags.spacing(look.px(18.0)).wrap(),
            self.pattern(form, making),
            self.palette(form, making),
            rule(look),
            self.comes_to(form, making),
            row![all, done].spacing(look.px(10.0)),
        ]
        .spacing(look.px(10.0))
        .into()
    }

    /// The places of the pattern so far, each pressed to take it away.
    fn pattern<'a>(&'a self, form: &Form<'a, Message>, making: &'a Making) -> Part<'a> {
        let (look, made) = (form.look, &making.composing);
        let count = match made.count() {
            Some(count) => say!("workshop-tiles-so-far", count),
            None => say!("workshop-tiles-unknown").to_owned(),
        };
        let places = made.places().into_iter().enumerate();
        let cards = places.map(|(place, (words, tiles))| {
            let tiles = tile_row(look, &[tiles], look.px(TILE), 0.0);
            let told = container(look.hint(words.as_str())).max_width(look.px(150.0));
            let card = column![tiles, told].spacing(look.px(3.0)).align_x(Center);
            let name = say!("workshop-take-away", place = words);
            form.card(&name, card, Message::Hand(HandChange::Drop(place)))
        });
        let cards: Vec<Part<'a>> = cards.collect();
        let shown: Part<'a> = match cards.is_empty() {
            true => look.hint(say!("workshop-empty")),
            false => row(cards)
                .spacing(look.px(6.0))
                .wrap()
                .vertical_spacing(look.px(6.0))
                .into(),
        };
        let (at, patterns) = made.pattern();
        let several = (0..patterns).map(|pattern| {
            let words = say!("workshop-pattern", number = pattern + 1);
            let said = Message::Hand(HandChange::Pattern(pattern));
            form.radio(&words, pattern == at, Some(said))
        });
        let more = form.button(
            say!("workshop-or-else"),
            (made.room() == 0).then_some(Message::Hand(HandChange::Pattern(patterns))),
        );
        let head = row![container(look.words(
            count,
            15.0,
            theme::SEMIBOLD,
            look.palette.ink
        ))]
        .extend(several.filter(|_| patterns > 1))
        .push(more);
        column![head.spacing(look.px(14.0)).align_y(Center).wrap(), shown,]
            .spacing(look.px(8.0))
            .into()
    }

    /// What it comes to: its sets of tiles, what it shares and how often it comes up, or why it is none yet.
    fn comes_to<'a>(&'a self, form: &Form<'a, Message>, making: &'a Making) -> Part<'a> {
        let look = form.look;
        let rules = match &making.tried {
            Ok(rules) => rules,
            Err(_) if making.composing.room() > 0 => {
                let room = making.composing.room();
                return look.hint(say!("workshop-room", room));
            }
            Err(why) => return form.warning(why.as_str()),
        };
        let id = making.id();
        let Some(event) = rules.event(&id) else {
            return look.hint("");
        };
        let left = column![self.forms(form, event), self.shared(form)];
        let left = left.spacing(look.px(8.0)).width(Length::FillPortion(11));
        let right = container(self.how_often(form, &id, rules)).width(Length::FillPortion(9));
        row![left, right].spacing(look.px(22.0)).into()
    }
}
