//! The album of special hands: each with its tiles, when and against whom it was first made, or how close the player has come.

use iced::widget::{column, row};
use iced::{Element, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, rule, tile_row};
use crate::help::{Help, Topic};
use coach::stats::{Album, AlbumPage};
use engine::rules::{RuleSet, ScoringEvent};
use engine::tiles::Tile;
use wording::{RowTitle, person};
use words::say;

/// Special hands per page.
const PAGE: usize = 4;
/// Width of a tile, in units.
const TILE: f32 = 24.0;
/// Maximum number of tiles in a group; longer groups are split so that they wrap.
const GROUP: usize = 9;

/// The dialog's state.
pub struct AlbumDialog {
    hands: Vec<AlbumEntry>,
    /// Index of the first special hand shown.
    at: usize,
}

/// An album entry.
struct AlbumEntry {
    name: String,
    tiles: Vec<Vec<Tile>>,
    /// A description in words, for special hands without tiles of their own.
    description: Option<String>,
    /// Whether the rules allow the special hand.
    is_allowed: bool,
    /// The player's record for it.
    page: AlbumPage,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Previous page.
    Earlier,
    /// Next page.
    Later,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl AlbumDialog {
    /// Opens the album for the special hands of these rules. The help describes those without tiles of their own.
    pub fn new(rules: &RuleSet, album: &Album, help: &Help) -> Self {
        let hands = rules.special_hands().map(|(event, _)| {
            let examples = rules.examples(event);
            let groups = examples.first().map(|form| form.groups());
            let groups = groups.unwrap_or_default();
            let chunks = groups.iter().flat_map(|group| group.chunks(GROUP));
            let tiles: Vec<Vec<Tile>> = chunks.map(<[Tile]>::to_vec).collect();
            let topic = help.topic(&event.topic).filter(|_| tiles.is_empty());
            AlbumEntry {
                name: event.id.title().to_owned(),
                description: topic.and_then(Topic::first_sentence),
                tiles,
                is_allowed: is_allowed(rules, event),
                page: album.page(&event.id).cloned().unwrap_or_default(),
            }
        });
        Self {
            hands: hands.collect(),
            at: 0,
        }
    }
}

/// Whether these rules allow the special hand.
fn is_allowed(rules: &RuleSet, event: &ScoringEvent) -> bool {
    rules.accepts(event) && !event.never_counts
}

impl AlbumEntry {
    /// The player's record for this special hand, in words.
    fn record(&self) -> String {
        let page = &self.page;
        match (&page.first, page.nearest) {
            (Some(first), _) => say!(
                "album-made",
                made = page.made,
                day = words::date(first.day),
                against = words::all_of(first.against.iter().map(|name| person(name))),
                points = first.points
            ),
            (None, _) if !self.is_allowed => say!("album-forbidden").to_owned(),
            (None, Some(lacking)) => say!("album-near", lacking),
            (None, None) => say!("album-not-near").to_owned(),
        }
    }

    fn view<'a>(&'a self, look: Look<'a>) -> Element<'a, Event> {
        let ink = match self.page.made {
            0 => look.palette.second_ink,
            _ => look.palette.ink,
        };
        let tiles = tile_row(look, &self.tiles, look.px(TILE), look.px(7.0))
            .wrap()
            .vertical_spacing(look.px(4.0));
        column![look.words(self.name.as_str(), 16.0, theme::SEMIBOLD, ink),]
            .push(match &self.description {
                Some(described) => look.text(described.as_str()),
                None => tiles.into(),
            })
            .push(look.hint(self.record()))
            .spacing(look.px(3.0))
            .width(Length::Fill)
            .into()
    }
}

impl DialogContent for AlbumDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("album-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Earlier => self.at = self.at.saturating_sub(PAGE),
            Message::Later => {
                let next = self.at + PAGE;
                if next < self.hands.len() {
                    self.at = next;
                }
            }
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-album")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(640.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let end = (self.at + PAGE).min(self.hands.len());
        let mut page = column![].spacing(look.px(7.0)).width(Length::Fill);
        for (place, hand) in self.hands[self.at..end].iter().enumerate() {
            if place > 0 {
                page = page.push(rule(look));
            }
            page = page.push(hand.view(look));
        }
        let made = self.hands.iter().filter(|hand| hand.page.made > 0);
        let count = match self.hands.len() {
            0 => say!("album-none").to_owned(),
            all => say!(
                "album-count",
                made = made.count(),
                all,
                first = self.at + 1,
                last = end
            ),
        };
        let (has_earlier, has_later) = (self.at > 0, end < self.hands.len());
        form.on_arrows(
            has_earlier.then_some(Message::Earlier),
            has_later.then_some(Message::Later),
        );
        DialogLayout {
            height: Some(396.0),
            white: true,
            hint: Some(look.hint(count)),
            ..DialogLayout::new(
                row![page],
                vec![
                    form.button(
                        say!("album-earlier"),
                        has_earlier.then_some(Message::Earlier),
                    ),
                    form.button(say!("album-later"), has_later.then_some(Message::Later)),
                    form.help(Message::Help),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_hands_without_fixed_tiles_are_described() {
        let help = Help::open(&[]);
        let album = AlbumDialog::new(&RuleSet::bloem(), &Album::default(), &help);
        let without_tiles: Vec<&AlbumEntry> = album
            .hands
            .iter()
            .filter(|hand| hand.tiles.is_empty())
            .collect();
        assert!(without_tiles.len() > 1);
        for hand in without_tiles {
            let described = hand.description.as_deref().unwrap_or_default();
            assert!(
                described.ends_with('.') && described.len() < 120,
                "{}: {described}",
                hand.name
            );
        }
        let mut hands = album.hands.iter();
        let cock = hands.find(|hand| hand.name == "Picked by the Golden Cock");
        let cock = cock.and_then(|hand| hand.description.as_deref());
        assert_eq!(cock, Some("Any hand that is completed by a 5 Circle."));
    }

    /// The two hands differ only in which tile may be doubled, so an unlucky example of one would be an example of both.
    #[test]
    fn odd_majors_are_not_shown_with_the_tiles_of_the_lanterns() {
        let album = AlbumDialog::new(&RuleSet::bloem(), &Album::default(), &Help::open(&[]));
        let shown = |name: &str| {
            let hand = album.hands.iter().find(|hand| hand.name == name);
            let mut tiles = hand
                .expect("the special hand is in the album")
                .tiles
                .concat();
            tiles.sort_unstable();
            tiles
        };
        assert_ne!(
            shown("Thirteen Odd Majors"),
            shown("Thirteen Wonderful Lanterns")
        );
    }
}
