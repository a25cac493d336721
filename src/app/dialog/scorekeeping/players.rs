//! The page of players and rules, where a new sheet begins.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use super::book::Book;
use super::message::{Message, PlayersMessage};
use crate::app::widget::{Event, Form};
use crate::rules::RuleSet;
use crate::scorekeeper::{Draft, Scorecard};
use crate::tiles::{BySeat, Seat};

/// The page.
pub struct PlayersPage {
    rules: Vec<RuleSet>,
    /// Anew was pressed once.
    asks: bool,
}

impl PlayersPage {
    /// The page with these rule sets to choose from, the scorecard's own among them.
    pub fn new(mut rules: Vec<RuleSet>, own: &RuleSet) -> Self {
        if !rules.iter().any(|rules| same(rules, own)) {
            rules.insert(0, own.clone());
        }
        Self { rules, asks: false }
    }

    /// Names for players that have none yet.
    pub fn nobody() -> BySeat<String> {
        BySeat::from_fn(|seat| say!("keeper-player", number = seat.index() + 1))
    }

    /// Takes what a control says.
    pub fn update(&mut self, book: &mut Book, message: PlayersMessage) {
        self.asks = message == PlayersMessage::AskAnew;
        match message {
            PlayersMessage::Name(seat, name) => {
                book.change(|card| card.names[seat] = name.chars().take(40).collect());
            }
            PlayersMessage::Rules(place) => {
                if let Some(rules) = self.rules.get(place) {
                    book.change(|card| card.rules = rules.clone());
                }
            }
            PlayersMessage::AskAnew => {}
            PlayersMessage::Anew => book.change(|card| {
                (card.entries, card.draft) = (Vec::new(), Draft::default());
            }),
        }
    }

    /// The page.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        book: &'a Book,
    ) -> Element<'a, Event<Message>> {
        let look = form.look;
        let card: &Scorecard = book.card();
        let names = Seat::ALL.map(|seat| {
            let wind = seat.wind(Seat::new(0));
            let field = form.field(
                None,
                &card.names[seat],
                wind.name(),
                seat == Seat::new(0),
                Some(move |name| Message::Players(PlayersMessage::Name(seat, name))),
            );
            row![
                container(look.text(wind.name())).width(look.px(56.0)),
                field
            ]
            .align_y(Center)
            .into()
        });
        let names = column![
            form.group(say!("keeper-who-sits"), names.into_iter().collect()),
            look.hint(say!("keeper-winds-turn")),
        ];
        let rules = self.rules.iter().enumerate().map(|(place, rules)| {
            let message = Message::Players(PlayersMessage::Rules(place));
            let name = rules.title().replace('&', "+");
            form.radio(&name, same(rules, &card.rules), Some(message))
        });
        let some = !card.entries.is_empty() || !card.draft.is_empty();
        let (words, message) = match self.asks {
            false => (say!("keeper-anew"), PlayersMessage::AskAnew),
            true => (say!("keeper-anew-indeed"), PlayersMessage::Anew),
        };
        let anew = form.button(words, some.then_some(Message::Players(message)));
        let rules = column![
            form.group(say!("keeper-which-rules"), rules.collect()),
            look.hint(say!("keeper-rules-hint")),
            anew,
        ];
        row![
            container(names.spacing(look.px(10.0))).width(Fill),
            container(rules.spacing(look.px(10.0))).width(Fill),
        ]
        .spacing(look.px(20.0))
        .into()
    }
}

/// Whether two rule sets are the same to a player.
fn same(one: &RuleSet, other: &RuleSet) -> bool {
    one.called() == other.called() && one == other
}
