//! The table as one viewer may see it: a fold over the events that this viewer may see. Screen, tips, computer players and network guests
//! work from it and from nothing else.

use std::sync::Arc;

use smallvec::SmallVec;

use super::exchange::{ExchangeRound, exchange_partner};
use super::table_rules::TableRules;
use super::{Outcome, ReadyFor, Request, Viewer};
use crate::rules::{RuleSet, Settlement, Situation, Source, Win};
use crate::tiles::{BySeat, Counts, Hand, Meld, MeldKind, Seat, Tile, Wind};

/// One player, as seen by a viewer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerView {
    /// The tiles on the stake that the viewer sees.
    pub stake: Counts,
    /// The number of other tiles on the stake, face down.
    pub hidden: u8,
    /// Sets laid out, in order.
    pub melds: Vec<Meld>,
    /// Bonus tiles laid out.
    pub bonus: Vec<Tile>,
    /// The tile just drawn and where it came from, until a discard. The tile is `None` if it is face down.
    pub drawn: Option<(Option<Tile>, Source)>,
    /// Whether a Standing Hand or an Original Call was declared.
    pub standing: bool,
    /// Whether the player has discarded in this deal.
    pub has_discarded: bool,
    /// Whether the player is ready, or need not answer, after all were asked to be ready.
    pub ready: bool,
    /// The score of the hand, once it is known.
    pub outcome: Option<Outcome>,
}

/// A discard of this deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// Who discarded it.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// Its serial number.
    pub serial: u32,
    /// Who got it by a claim; `None` if nobody did.
    pub taken_by: Option<Seat>,
}

/// A discard or kong that can be claimed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimWindow {
    /// The tile.
    pub tile: Tile,
    /// Who discarded it or makes the kong.
    pub from: Seat,
    /// Its serial number.
    pub serial: u32,
    /// Whether it is the tile of a kong, which can only be robbed.
    pub kong: bool,
}

/// What the viewer may lay out before play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Declaring {
    /// Nothing.
    #[default]
    Nothing,
    /// Only these kongs (Bloem).
    Kongs(SmallVec<[Tile; 3]>),
    /// Bonus tiles and any kong (classical).
    Anything,
}

/// How the deal ended.
#[derive(Clone, Debug, PartialEq)]
pub enum DealEnd {
    /// A player went Mah Jongg.
    MahJong {
        /// The winner.
        winner: Seat,
        /// The tile that completed the hand.
        tile: Tile,
        /// Where it came from.
        source: Source,
        /// From whom, for a discard or a robbed kong.
        from: Option<Seat>,
        /// The payments, once settled; `None` before, and when all hands were visible.
        settlement: Option<Box<Settlement>>,
    },
    /// A dead hand.
    WashOut {
        /// Why, in English.
        reason: String,
    },
}

/// The table as one viewer may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatView {
    /// The viewer.
    pub viewer: Viewer,
    /// The rules in force. A Goulash has rules of its own.
    pub rules: Arc<RuleSet>,
    /// The rules of the game, kept here during a Goulash; otherwise `None`.
    pub(super) ordinary_rules: Option<Arc<RuleSet>>,
    /// The round of the exchange of tiles, while players choose.
    pub exchange: Option<ExchangeRound>,
    /// Running scores.
    pub scores: BySeat<i64>,
    /// The first East of the game.
    pub first_east: Seat,
    /// East of this deal.
    pub east: Seat,
    /// Wind of the Round.
    pub round_wind: Wind,
    /// Number of the deal in the game; 0 before the first.
    pub deal_number: u32,
    /// Hands East has won in a row before this one.
    pub east_wins: u32,
    /// East's two dice, then the two of the player who opens the wall.
    pub dice: [u8; 4],
    /// The four players.
    pub players: BySeat<PlayerView>,
    /// The discards of this deal, in order.
    pub discards: Vec<Discard>,
    /// Live tiles left in the wall.
    pub live_left: usize,
    /// Loose Tiles drawn in this deal.
    pub loose_drawn: usize,
    /// Whose turn it is, once play has started: the discarder's until the tile is claimed or the next one drawn, and the winner's at the end.
    pub turn: Option<Seat>,
    /// The discard or kong that can be claimed now.
    pub window: Option<ClaimWindow>,
    /// The purpose for which the players are asked to be ready.
    pub waiting_for: Option<ReadyFor>,
    /// Tiles that all players have seen; see `Situation::open`.
    pub open: Counts,
    /// Kongs since the last discard.
    pub kongs_since_discard: u8,
    /// Whether Show All Hands is switched on.
    pub showing_hands: bool,
    /// Whether Show All Hands was on at any time during the play of this deal.
    pub hands_shown: bool,
    /// What the viewer may lay out before play.
    pub declaring: Declaring,
    /// The tiles that complete the hand, while this viewer is asked whether to declare a Standing Hand.
    pub stand_waits: Option<Vec<Tile>>,
    /// The tiles that complete this viewer's Standing Hand, once declared; otherwise empty.
    pub standing_for: Vec<Tile>,
    /// Whether the viewer has answered the open discard or kong.
    pub answered: bool,
    /// The claimed tile whose position in its chow the viewer has to choose.
    pub chow_to_place: Option<Tile>,
    /// The chow or pung just claimed and the player who discarded its tile, until the claimant acts.
    pub just_claimed: Option<(Meld, Seat)>,
    /// The claimed tile for which the winner has to choose a set (classical).
    pub tile_to_use: Option<Tile>,
    /// How the deal ended, once it has.
    pub end: Option<DealEnd>,
    /// Whether the game is over.
    pub game_over: bool,
}

impl PlayerView {
    /// The tiles on the stake, and three for each set or two for a pair: 13 between turns, 14 in the player's own turn.
    pub fn size(&self) -> usize {
        let melds: usize = self
            .melds
            .iter()
            .map(|meld| if meld.kind == MeldKind::Pair { 2 } else { 3 })
            .sum();
        self.stake_len() + melds
    }

    /// The number of tiles on the stake, visible or not.
    pub fn stake_len(&self) -> usize {
        self.stake.len() + usize::from(self.hidden)
    }

    /// The player's hand, with those tiles on the stake that the viewer sees.
    pub fn hand(&self) -> Hand {
        Hand {
            stake: self.stake.clone(),
            melds: self.melds.clone(),
            bonus: self.bonus.clone(),
        }
    }
}

impl SeatView {
    /// The table before anything has happened.
    pub fn new(rules: Arc<RuleSet>, viewer: Viewer) -> Self {
        let first = Seat::new(0);
        Self {
            viewer,
            scores: BySeat([rules.options.starting_score; 4]),
            rules,
            ordinary_rules: None,
            exchange: None,
            first_east: first,
            east: first,
            round_wind: Wind::East,
            deal_number: 0,
            east_wins: 0,
            dice: [1; 4],
            players: BySeat::default(),
            discards: Vec::new(),
            live_left: 0,
            loose_drawn: 0,
            turn: None,
            window: None,
            waiting_for: None,
            open: Counts::default(),
            kongs_since_discard: 0,
            showing_hands: false,
            hands_shown: false,
            declaring: Declaring::Nothing,
            stand_waits: None,
            standing_for: Vec::new(),
            answered: false,
            chow_to_place: None,
            just_claimed: None,
            tile_to_use: None,
            end: None,
            game_over: false,
        }
    }

    /// The seat to which the view belongs.
    pub fn seat(&self) -> Seat {
        self.viewer.seat()
    }

    /// The player to whom the view belongs; `None` for a spectator.
    pub fn player(&self) -> Option<Seat> {
        Some(self.seat()).filter(|_| !self.viewer.watches())
    }

    /// The player at the viewer's seat.
    pub fn me(&self) -> &PlayerView {
        &self.players[self.seat()]
    }

    /// A player's sets that were claimed, by their place among the player's sets, with the discards that they were claimed with: both are in
    /// the same order. Empty if they do not match.
    pub fn claimed_melds(&self, owner: Seat) -> Vec<(usize, Discard)> {
        let discards = self.discards.iter().copied();
        let claimed = discards.filter(|discard| discard.taken_by == Some(owner));
        let melds = self.players[owner].melds.iter().enumerate();
        let open = melds.filter(|(_, meld)| meld.is_exposed() && meld.kind != MeldKind::Pair);
        let found: Vec<_> = open
            .zip(claimed)
            .map(|((place, meld), discard)| (place, *meld, discard))
            .collect();
        let fits =
            |(_, meld, discard): &(usize, Meld, Discard)| meld.tiles().contains(&discard.tile);
        match found.iter().all(fits) {
            true => found
                .into_iter()
                .map(|(place, _, discard)| (place, discard))
                .collect(),
            false => Vec::new(),
        }
    }

    /// Removes what, apart from tiles, only the player at this seat may know or is asked.
    pub(super) fn hide_private(&mut self) {
        self.declaring = Declaring::Nothing;
        self.stand_waits = None;
        self.standing_for.clear();
        self.answered = false;
        self.chow_to_place = None;
    }

    /// Whether this deal is a Goulash.
    pub fn is_goulash(&self) -> bool {
        self.ordinary_rules.is_some()
    }

    /// The rules of the game; during a Goulash, those of ordinary deals.
    pub fn game_rules(&self) -> &Arc<RuleSet> {
        self.ordinary_rules.as_ref().unwrap_or(&self.rules)
    }

    /// The wind of a seat in this deal.
    pub fn wind_of(&self, seat: Seat) -> Wind {
        seat.wind(self.east)
    }

    /// What the rules in force say about the course of play.
    pub(super) fn table_rules(&self) -> TableRules {
        TableRules::of(&self.rules)
    }

    /// What this seat is asked to do; `None` if it has to wait.
    pub fn request(&self) -> Option<Request> {
        let me = self.seat();
        if self.game_over || self.viewer.watches() {
            return None;
        }
        if let Some(purpose) = self.waiting_for {
            return (!self.me().ready).then_some(Request::Ready(purpose));
        }
        if self.end.is_some() {
            return self.has_sets_to_lay_out().then_some(Request::LayOut);
        }
        if let Some(exchange) = &self.exchange {
            let round = exchange.round;
            let partner = exchange_partner(round, me, self.east);
            return (!exchange.chosen[me]).then_some(Request::Exchange { round, partner });
        }
        if let Some(waits) = &self.stand_waits {
            let waits = waits.clone();
            return Some(Request::Stand { waits });
        }
        if let Some(tile) = self.chow_to_place {
            return Some(Request::PlaceChow { tile });
        }
        if let Some(ClaimWindow {
            tile,
            from,
            serial,
            kong,
        }) = self.window
        {
            return match (from != me && !self.answered, kong) {
                (false, _) => None,
                (true, false) => Some(Request::Claim { tile, from, serial }),
                (true, true) => Some(Request::Rob { tile, from, serial }),
            };
        }
        if self.declaring != Declaring::Nothing {
            return Some(Request::Declare);
        }
        (self.turn == Some(me) && self.me().size() == 14).then(|| Request::Turn {
            drawn: self.me().drawn.and_then(|(tile, _)| tile),
        })
    }

    /// Whether this seat still has to lay out its hand after Mah Jongg (classical): until the hand is scored.
    pub(super) fn has_sets_to_lay_out(&self) -> bool {
        self.table_rules().lays_out_sets
            && self.me().outcome.is_none()
            && matches!(self.end, Some(DealEnd::MahJong { .. }))
    }

    /// The situation of the viewer's hand; `win` for a hand that goes, or might go, Mah Jongg.
    pub fn situation(&self, win: Option<Win>) -> Situation {
        self.situation_of(self.seat(), win)
    }

    /// The situation of a player's hand.
    pub fn situation_of(&self, seat: Seat, win: Option<Win>) -> Situation {
        Situation {
            seat_wind: self.wind_of(seat),
            round_wind: self.round_wind,
            win,
            live_left: self.live_left,
            open: self.open.clone(),
            kongs_since_discard: self.kongs_since_discard,
            east_wins: self.east_wins,
        }
    }

    /// The viewer's win if it went out now with this tile from this source.
    pub fn win(&self, tile: Tile, source: Source) -> Win {
        self.win_of(self.seat(), tile, source)
    }

    /// A player's win if it went out now with this tile from this source.
    pub(super) fn win_of(&self, seat: Seat, tile: Tile, source: Source) -> Win {
        let is_drawn = matches!(source, Source::Wall | Source::Loose);
        let is_easts_first = matches!(self.discards.as_slice(), [only] if only.seat == self.east);
        Win {
            tile,
            source,
            original: seat == self.east
                && self.discards.is_empty()
                && (is_drawn && self.kongs_since_discard == 0
                    || !self.table_rules().original_without_kong),
            standing: self.players[seat].standing,
            first_discard_of_east: source == Source::Discard && is_easts_first,
        }
    }
}
