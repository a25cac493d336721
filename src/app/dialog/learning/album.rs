//! The album of special hands: each with its tiles, when and against whom it was first made, or how close the player has come.

use iced::widget::{column, row};
use iced::{Element, Length};

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, rule, tile_row};
use crate::help::{Help, Topic};
use coach::stats::{Album, AlbumPage};
use engine::rules::{RuleSet, ScoringEvent};
use engine::tiles::Tile;
use wording::RowTitle;
use words::say;

/// Special hands per page.
const PAGE: usize = 4;
/// The width of a tile in logical pixels.
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
    allowed: bool,
    known: AlbumPage,
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
    /// Opens the album for the special hands of these rules, described as in the help.
    pub fn new(rules: &RuleSet, album: &Album, help: &Help) -> Self {
        let hands = rules.special_hands().map(|(event, _)| {
            let examples = rules.examples(event);
            let groups = examples.first().map(|form| form.groups());
            let groups = groups.unwrap_or_default();
            let cut = groups.iter().flat_map(|group| group.chunks(GROUP));
            let tiles: Vec<Vec<Tile>> = cut.map(<[Tile]>::to_vec).collect();
            let topic = help.topic(&event.topic).filter(|_| tiles.is_empty());
            AlbumEntry {
                name: event.id.title().to_owned(),
                description: topic.and_then(Topic::first_sentence),
                tiles,
                allowed: allowed(rules, event),
                known: album.page(&event.id).cloned().unwrap_or_default(),
            }
        });
        Self {
            hands: hands.collect(),
            at: 0,
        }
    }
}

/// Whether these rules allow the special hand.
fn allowed(rules: &RuleSet, event: &ScoringEvent) -> bool {
    rules.accepts(event) && !event.never_counts
}

impl AlbumEntry {
    /// The player's record for this hand, in words.
    fn record(&self) -> String {
        let known = &self.known;
        match (&known.first, known.nearest) {
            (Some(first), _) => say!(
                "album-made",
                made = known.made,
                day = words::date(first.day),
                against = words::list_and(&first.against),
                points = first.points
            ),
            (None, _) if !self.allowed => say!("album-forbidden").to_owned(),
            (None, Some(lacking)) => say!("album-near", lacking),
            (None, None) => say!("album-not-near").to_owned(),
        }
    }

    fn view<'a>(&'a self, look: Look<'a>) -> Element<'a, Event> {
        let ink = match self.known.made {
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

impl Screen for AlbumDialog {
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
        let made = self.hands.iter().filter(|hand| hand.known.made > 0);
        let described = match self.hands.len() {
            0 => say!("album-none").to_owned(),
            all => say!(
                "album-count",
                made = made.count(),
                all,
                first = self.at + 1,
                last = end
            ),
        };
        let (back, on) = (self.at > 0, end < self.hands.len());
        form.on_arrows(
            back.then_some(Message::Earlier),
            on.then_some(Message::Later),
        );
        DialogLayout {
            height: Some(396.0),
            white: true,
            hint: Some(look.hint(described)),
            ..DialogLayout::new(
                row![page],
                vec![
                    form.button(say!("album-earlier"), back.then_some(Message::Earlier)),
                    form.button(say!("album-later"), on.then_some(Message::Later)),
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
        let bare: Vec<&AlbumEntry> = album
            .hands
            .iter()
            .filter(|hand| hand.tiles.is_empty())
            .collect();
        assert!(bare.len() > 1);
        for hand in bare {
            let described = hand.description.as_deref().unwrap_or_default();
            assert!(
                described.ends_with('.') && described.len() < 120,
                "{}: {described}",
                hand.name
            );
        }
        let described = |name: &str| album.hands.iter().find(|hand| hand.name == name);
        let cock =
            described("Picked by the Golden Cock").and_then(|hand| hand.description.as_deref());
        assert_eq!(cock, Some("Any hand that is completed by a 5 Circle."));
    }

    /// The two hands differ only in which tile is doubled, so an unlucky choice of tiles would fit both.
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
