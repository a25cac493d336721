//! The table once four players are there: the game, the host's own pauses, and the deal as it is told again.

use std::time::Duration;

use crate::protocol::{OptionEntry, Places, Setup, option_list};
use crate::table::{Event, Game, ReadyFor, Resumed, SeatView};
use crate::tiles::{BySeat, Seat, Wind};

use super::Descriptions;

/// The running game.
pub(super) struct Table {
    pub places: Places,
    pub game: Game,
    /// The protocol in force.
    pub version: u32,
    /// Play goes on; otherwise it is suspended.
    pub active: bool,
    /// A pause of the host's own, beside those of the game: who is ready.
    pub pause: Option<BySeat<bool>>,
    /// The game has told its beginning.
    pub begun: bool,
    /// The deal in progress or the last one.
    pub deal: Deal,
    /// Hands paid in this session.
    pub hands: u32,
    /// The open tile whose claims have a time limit, and when it ends.
    pub limit: Option<(u32, Duration)>,
    /// Seats whose tiles have changed since they were last told.
    pub changed: BySeat<bool>,
    /// The game shall end with this hand: a player has left.
    pub ending: bool,
}

/// A deal as it can be told again.
#[derive(Clone, Debug, Default)]
pub(super) struct Deal {
    /// The table before it, with the seats of the deal before.
    pub setup: Option<Setup>,
    pub options: Vec<OptionEntry>,
    pub events: Vec<Event>,
}

impl Table {
    pub fn new(places: Places, game: Game, version: u32) -> Self {
        Self {
            places,
            game,
            version,
            active: false,
            pause: None,
            begun: false,
            deal: Deal::default(),
            hands: 0,
            limit: None,
            changed: BySeat::default(),
            ending: false,
        }
    }

    /// What everybody knows alike.
    pub fn view(&self) -> &SeatView {
        self.game.seat_view(Seat::new(0))
    }

    /// Whether the table waits for the next deal.
    pub fn between_deals(&self) -> bool {
        self.view().waiting_for == Some(ReadyFor::NextDeal) || self.view().game_over
    }

    /// The options as announced.
    pub fn options(&self, disabled: bool, words: &Descriptions) -> Vec<OptionEntry> {
        let options = &self.game.rules().options;
        option_list::list(options, self.version, disabled, words)
    }

    /// The table with this seat as East.
    pub fn setup(&self, first: Seat, at: &Resumed, manager: i32) -> Setup {
        let view = self.view();
        let seats = Wind::ALL.map(|wind| Seat::with_wind(wind, first));
        let score = |score: i64| {
            let bound = i64::from(i32::MAX);
            i32::try_from(score.clamp(-bound, bound)).unwrap_or_default()
        };
        Setup {
            seats: seats.map(|seat| self.places.id(seat)),
            round: Some(at.round_wind),
            wins_in_a_row: at.east_wins,
            first_east: self.places.id(view.first_east),
            scores: seats.map(|seat| score(view.scores[seat])),
            version: self.version,
            manager,
        }
    }

    /// The table as it is: between deals as the next one will find it.
    pub fn setup_now(&self, manager: i32) -> Setup {
        let at = self.game.going_on();
        let first = if self.between_deals() {
            at.east
        } else {
            self.view().east
        };
        self.setup(first, &at, manager)
    }
}
