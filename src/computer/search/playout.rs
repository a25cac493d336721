//! A deal played to its end in one's head: one's own hand on its course through one future, and the rule set's own settlement.

use super::course::Head;
use super::future::Future;
use crate::computer::chance::Outlook;
use crate::computer::prices::Prices;
use crate::computer::prospect::Prospect;
use crate::computer::style::Style;
use crate::rules::{Source, Win};
use crate::table::SeatView;
use crate::tiles::{BySeat, Counts, Exposure, Hand, Meld, MeldKind, Seat, Tile, TileSet};

/// The move that a continuation begins with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opening {
    /// The viewer throws this tile.
    Throw(Tile),
    /// The viewer lets this discard go.
    Pass(Tile, Seat),
    /// The viewer claims a discard for this set, and throws a tile; after a kong it draws.
    Claim(Meld, Tile, Option<Tile>),
}

/// What points come to when a deal is settled.
pub struct Stakes {
    won: [f64; 2],
    lost: f64,
    for_losing_hand: f64,
    losing_counts: bool,
}

impl Stakes {
    /// The stakes of a view when winners count so much.
    pub fn of(view: &SeatView, usual: u32) -> Self {
        let (rules, me, east) = (&view.rules, view.seat(), view.east);
        let others = || me.others();
        let won = |from: Option<Seat>| {
            let scores = BySeat::from_fn(|seat| if seat == me { 100 } else { 0 });
            rules.settle(&scores, me, east, from, None).totals()[me] as f64 / 100.0
        };
        let lost = |own: u32| {
            let all = others().map(|winner| {
                let scores = BySeat::from_fn(|seat| match seat {
                    seat if seat == me => own,
                    seat if seat == winner => usual,
                    _ => OTHERS,
                });
                rules
                    .settle(&scores, winner, east, Some(winner), None)
                    .totals()[me] as f64
            });
            all.sum::<f64>() / 3.0
        };
        Self {
            won: [
                won(None),
                others().map(|from| won(Some(from))).sum::<f64>() / 3.0,
            ],
            lost: lost(0),
            for_losing_hand: (lost(100) - lost(0)) / 100.0,
            losing_counts: rules.options.losers_settle,
        }
    }
}

/// Own turns that are played on before the hand is judged at a glance.
const DEPTH: u32 = 3;
/// What the hand of a player who does not go out usually counts.
const OTHERS: u32 = 15;

/// A continuation being played.
pub struct Playout<'a> {
    view: &'a SeatView,
    stakes: &'a Stakes,
    future: &'a Future,
    prices: &'a Prices,
    style: Style,
    head: Head,
    useful: TileSet,
    chows: bool,
    at: usize,
    loose: usize,
    open: Counts,
    /// Own turns left before the hand is judged at a glance.
    depth: u32,
}

enum Next {
    Turn(Seat),
    Ends(f64),
}

impl<'a> Playout<'a> {
    /// A continuation of this hand in this future.
    pub fn new(
        view: &'a SeatView,
        stakes: &'a Stakes,
        future: &'a Future,
        head: Head,
        prices: &'a Prices,
    ) -> Self {
        Self {
            view,
            stakes,
            future,
            prices,
            style: Style::PLAIN,
            head,
            useful: TileSet::default(),
            chows: view.rules.options.chows,
            at: 0,
            loose: 0,
            open: view.open.clone(),
            depth: DEPTH,
        }
    }

    /// What the viewer has gained when the deal is over.
    pub fn play(mut self, opening: Opening) -> f64 {
        let me = self.view.seat();
        let mut next = match opening {
            Opening::Throw(tile) => self.throw(tile),
            Opening::Pass(_, from) => {
                self.look();
                Next::Turn(from.next())
            }
            Opening::Claim(meld, tile, thrown) => {
                self.lay_out(meld, tile);
                match thrown {
                    Some(thrown) => self.throw(thrown),
                    None => self.loose_tile(),
                }
            }
        };
        let live = self.view.live_left.min(self.future.tiles.len());
        loop {
            next = match next {
                Next::Ends(points) => return points,
                Next::Turn(_) if self.at >= self.future.ends => return self.lose(),
                Next::Turn(_) if self.at >= live.saturating_sub(self.loose) => return 0.0,
                Next::Turn(seat) => {
                    let tile = self.future.tiles[self.at];
                    self.at += 1;
                    if seat == me {
                        if self.depth == 0 {
                            return self.glance();
                        }
                        self.depth -= 1;
                        self.draw(tile)
                    } else {
                        self.offered(tile, seat)
                    }
                }
            };
        }
    }

    fn draw(&mut self, tile: Tile) -> Next {
        if tile.is_bonus() {
            self.head.bonus.push(tile);
            return self.loose_tile();
        }
        self.drawn(tile, Source::Wall)
    }

    fn loose_tile(&mut self) -> Next {
        loop {
            let left = self.future.tiles.len() - self.loose;
            if left <= self.at {
                return Next::Ends(0.0);
            }
            self.loose += 1;
            let tile = self.future.tiles[left - 1];
            if !tile.is_bonus() {
                return self.drawn(tile, Source::Loose);
            }
            self.head.bonus.push(tile);
        }
    }

    fn drawn(&mut self, tile: Tile, source: Source) -> Next {
        let useful = self.useful.has(tile);
        if self.head.wins_with(tile, self.chows) {
            self.head.take(tile);
            return Next::Ends(self.win(tile, source));
        }
        if self.head.standing {
            return Next::Turn(self.view.seat().next());
        }
        let pung = Meld::claimed(MeldKind::Pung, tile);
        if let Some(place) = self.head.melds.iter().position(|meld| *meld == pung) {
            self.head.melds[place] = Meld {
                kind: MeldKind::Kong,
                exposure: Exposure::Annexed,
                tile,
            };
            return self.loose_tile();
        }
        if !useful && !tile.is_honour() {
            self.open.add(tile);
            return Next::Turn(self.view.seat().next());
        }
        self.head.take(tile);
        if self.head.stake[tile] == 4 && self.head.course.special.is_none() {
            let before = self.head.lacking();
            let mut after = self.head.clone();
            for _ in 0..4 {
                after.put(tile);
            }
            after.add_meld(Meld::concealed(MeldKind::Kong, tile));
            if after.lacking() <= before {
                self.head = after;
                return self.loose_tile();
            }
        }
        self.throw_least()
    }

    /// A tile of another player, who throws it if it is not kept.
    fn offered(&mut self, tile: Tile, from: Seat) -> Next {
        let next = Next::Turn(from.next());
        let kept = self.at < 128 && self.future.kept >> self.at & 1 == 1 && tile.is_minor();
        if tile.is_bonus() || kept {
            return next;
        }
        self.open.add(tile);
        let useful = self.useful.has(tile);
        if (useful || self.head.is_near(self.chows)) && self.head.wins_with(tile, self.chows) {
            self.head.take(tile);
            return Next::Ends(self.win(tile, Source::Discard));
        }
        if !useful {
            return next;
        }
        if self.head.stake[tile] >= 2 {
            let pung = Meld::claimed(MeldKind::Pung, tile);
            if self.head.wants(pung, tile) {
                self.lay_out(pung, tile);
                return self.throw_least();
            }
        }
        if self.chows
            && from.next() == self.view.seat()
            && let Some(chow) = wanted_chow(&self.head, tile)
        {
            self.lay_out(chow, tile);
            return self.throw_least();
        }
        next
    }

    fn lay_out(&mut self, meld: Meld, tile: Tile) {
        let mut own = meld.tiles();
        if let Some(place) = own.iter().position(|other| *other == tile) {
            own.remove(place);
        }
        self.open.extend(own);
        self.head.lay_out(meld, tile);
    }

    fn throw_least(&mut self) -> Next {
        self.give_up_late();
        match most_promising(&self.head, &self.open) {
            Some(tile) => self.throw(tile),
            None => Next::Ends(0.0),
        }
    }

    fn throw(&mut self, tile: Tile) -> Next {
        self.head.put(tile);
        self.open.add(tile);
        self.look();
        Next::Turn(self.view.seat().next())
    }

    /// Finds out which tiles help now.
    fn look(&mut self) {
        self.useful = match &self.head.course.special {
            Some(special) => {
                let held = self.head.playing_tiles();
                special
                    .kinds()
                    .filter(|(tile, count)| *count > held[*tile])
                    .map(|(tile, _)| tile)
                    .collect()
            }
            None => self.head.shape.useful(self.head.course.aim).1,
        };
    }

    /// A course that lacks more than there is time for gives way to any sets.
    fn give_up_late(&mut self) {
        let left = self.view.live_left.saturating_sub(self.at);
        let chows = self.chows;
        let head = &mut self.head;
        let plain = head.any_sets(chows);
        if head.course.special.is_none() && head.course.aim == plain {
            return;
        }
        let short = match &head.course.special {
            Some(special) => {
                let held = head.playing_tiles();
                special
                    .kinds()
                    .map(|(tile, count)| count.saturating_sub(held[tile]))
                    .sum::<u8>()
            }
            None => head.lacking(),
        };
        if usize::from(short) * 10 > left && head.shape.lacking(plain) < short {
            head.course.special = None;
            head.course.aim = plain;
            head.course.closed = false;
        }
    }

    fn hand(&self) -> Hand {
        Hand {
            stake: self.head.stake.clone(),
            melds: self.head.melds.clone(),
            bonus: self.head.bonus.clone(),
        }
    }

    fn win(&self, tile: Tile, source: Source) -> f64 {
        let view = self.view;
        let mut situation = view.situation_of(
            view.seat(),
            Some(Win {
                tile,
                source,
                original: false,
                standing: self.head.standing,
                first_discard_of_east: false,
            }),
        );
        situation.live_left = view.live_left.saturating_sub(self.at);
        situation.open = self.open.clone();
        let total = view.rules.total(&self.hand(), &situation).unwrap_or(0);
        f64::from(total) * self.stakes.won[usize::from(source == Source::Discard)]
    }

    /// What the hand promises from here on.
    fn glance(&self) -> f64 {
        let live = self.view.live_left.saturating_sub(self.at);
        let outlook = Outlook::later(&self.open, &self.head.stake, live);
        let prospect = Prospect {
            view: self.view,
            outlook: &outlook,
            prices: self.prices,
            style: self.style,
        };
        let value = f64::from(prospect.between_turns(&self.hand()));
        let stakes = self.stakes;
        (stakes.won[0] + stakes.won[1]) / 2.0 * value
            + stakes.lost
            + stakes.for_losing_hand * f64::from(OTHERS)
    }

    fn lose(&self) -> f64 {
        if !self.stakes.losing_counts {
            return self.stakes.lost;
        }
        let view = self.view;
        let situation = view.situation_of(view.seat(), None);
        let total = view.rules.total(&self.hand(), &situation).unwrap_or(0);
        self.stakes.lost + f64::from(total) * self.stakes.for_losing_hand
    }
}
/// A chow with the discard that brings the player nearer.
fn wanted_chow(player: &Head, tile: Tile) -> Option<Meld> {
    tile.suit()?;
    let before = tile.previous_in_suit();
    let lowest = [before.and_then(Tile::previous_in_suit), before, Some(tile)];
    lowest.into_iter().flatten().find_map(|low| {
        let tiles = low.chow()?;
        let held = tiles
            .iter()
            .all(|other| *other == tile || player.stake.has(*other));
        let chow = Meld::claimed(MeldKind::Chow, low);
        (held && player.wants(chow, tile)).then_some(chow)
    })
}

/// The tiles a player can spare on its course, best thrown among them first asked.
fn spare(player: &Head) -> TileSet {
    match &player.course.special {
        Some(special) => player
            .stake
            .kinds()
            .filter(|(tile, count)| *count > special[*tile])
            .map(|(tile, _)| tile)
            .collect(),
        None => player.shape.spare(player.course.aim).1,
    }
}

/// The tile a player misses least, judged at a glance.
pub fn least_wanted(player: &Head, open: &Counts) -> Option<Tile> {
    let spare = spare(player);
    let held = |tile: Option<Tile>| tile.map_or(0, |tile| player.stake[tile]);
    let wish = |tile: Tile| {
        let own = player.stake[tile];
        let left = 4_u8.saturating_sub(open[tile] + own);
        let beside = tile.suit().map_or(0, |_| {
            let (low, high) = (tile.previous_in_suit(), tile.next_in_suit());
            let far = held(low.and_then(Tile::previous_in_suit))
                + held(high.and_then(Tile::next_in_suit));
            4 * (held(low) + held(high)).min(2) + 2 * far.min(2) + u8::from(!tile.is_major())
        });
        let usable = player.course.aim.groups >> (tile.index() / 9).min(3) & 1;
        i16::from(usable) * 40
            + 8 * i16::from(own - 1) * i16::from(left.min(2))
            + i16::from(beside + left)
    };
    let mut candidates = spare.iter().filter(|tile| player.stake.has(*tile));
    let first = candidates.next();
    let Some(first) = first else {
        return player
            .stake
            .kinds()
            .map(|(tile, _)| tile)
            .find(|tile| !tile.is_bonus());
    };
    let mut best = (wish(first), first);
    for tile in candidates {
        let wish = wish(tile);
        if wish < best.0 {
            best = (wish, tile);
        }
    }
    Some(best.1)
}

/// The tile whose loss leaves most tiles useful.
fn most_promising(player: &Head, open: &Counts) -> Option<Tile> {
    if player.course.special.is_some() {
        return least_wanted(player, open);
    }
    let spare = spare(player);
    let left = |tile: Tile| u32::from(4_u8.saturating_sub(open[tile] + player.stake[tile]));
    let best = spare
        .iter()
        .filter(|tile| player.stake.has(*tile))
        .map(|tile| {
            let (_, useful) = player.shape.without(tile).useful(player.course.aim);
            let live: u32 = useful.iter().map(left).sum();
            (live, std::cmp::Reverse(open[tile]), tile)
        })
        .max_by_key(|(live, ..)| *live);
    best.map(|(.., tile)| tile)
        .or_else(|| least_wanted(player, open))
}
