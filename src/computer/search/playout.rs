//! A deal played to its end in one's head: quick players, each with a course, and the rule set's own settlement.

use super::course::Head;
use super::world::World;
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

/// A continuation being played.
pub struct Playout<'a> {
    view: &'a SeatView,
    world: World,
    drawn: usize,
    loose: usize,
}

/// Who went out, with which tile, how it came and from whom.
struct Victory {
    winner: Seat,
    tile: Tile,
    source: Source,
    from: Option<Seat>,
}

/// What happens next.
enum Next {
    Draws(Seat),
    Throws(Seat, Tile),
    Ends(Option<Victory>),
}

impl<'a> Playout<'a> {
    /// A continuation in this world.
    pub fn new(view: &'a SeatView, world: World) -> Self {
        Self {
            view,
            world,
            drawn: 0,
            loose: 0,
        }
    }

    /// What each player has gained when the deal is over.
    pub fn play(mut self, opening: Opening) -> BySeat<i64> {
        let me = self.view.seat();
        let mut next = match opening {
            Opening::Throw(tile) => Next::Throws(me, tile),
            Opening::Pass(tile, from) => self.claims(from, tile, true),
            Opening::Claim(meld, tile, thrown) => {
                self.lay_out(me, meld, tile);
                match thrown {
                    Some(thrown) => Next::Throws(me, thrown),
                    None => self.loose_tile(me),
                }
            }
        };
        loop {
            next = match next {
                Next::Draws(seat) => self.draw(seat),
                Next::Throws(seat, tile) => self.throw(seat, tile),
                Next::Ends(None) => return BySeat::default(),
                Next::Ends(Some(victory)) => return self.settle(&victory),
            };
        }
    }

    fn draw(&mut self, seat: Seat) -> Next {
        if self.drawn >= self.world.live.min(self.world.wall.len() - self.loose) {
            return Next::Ends(None);
        }
        let tile = self.world.wall[self.drawn];
        self.drawn += 1;
        if tile.is_bonus() {
            self.world.players[seat].bonus.push(tile);
            return self.loose_tile(seat);
        }
        self.play_drawn(seat, tile, Source::Wall)
    }

    fn loose_tile(&mut self, seat: Seat) -> Next {
        loop {
            let left = self.world.wall.len() - self.loose;
            if left <= self.drawn {
                return Next::Ends(None);
            }
            self.loose += 1;
            let tile = self.world.wall[left - 1];
            if !tile.is_bonus() {
                return self.play_drawn(seat, tile, Source::Loose);
            }
            self.world.players[seat].bonus.push(tile);
        }
    }

    fn play_drawn(&mut self, seat: Seat, tile: Tile, source: Source) -> Next {
        let chows = self.view.rules.options.chows;
        let player = &mut self.world.players[seat];
        player.take(tile);
        if player.is_complete(chows) {
            return Next::Ends(Some(Victory {
                winner: seat,
                tile,
                source,
                from: None,
            }));
        }
        if player.standing {
            return Next::Throws(seat, tile);
        }
        let pung = Meld::claimed(MeldKind::Pung, tile);
        let added = player.melds.contains(&pung);
        if player.course.special.is_none()
            && (added || player.stake[tile] == 4 && keeps_pace(player, tile))
        {
            return self.kong(seat, tile);
        }
        self.give_up_late(seat);
        self.throw_least(seat)
    }

    /// A course that lacks more than there is time for gives way to any sets.
    fn give_up_late(&mut self, seat: Seat) {
        let chows = self.view.rules.options.chows;
        let left = self.world.live.saturating_sub(self.drawn);
        let player = &mut self.world.players[seat];
        let plain = player.any_sets(chows);
        if player.course.special.is_some() || player.course.aim != plain {
            let short = match &player.course.special {
                Some(special) => special
                    .kinds()
                    .map(|(tile, count)| count.saturating_sub(player.stake[tile]))
                    .sum::<u8>()
                    .saturating_sub(3 * player.melds.len() as u8),
                None => player.lacking(),
            };
            let hopeless = usize::from(short) * 10 > left && player.shape.lacking(plain) < short;
            if hopeless {
                player.course.special = None;
                player.course.aim = plain;
                player.course.closed = false;
            }
        }
    }

    fn kong(&mut self, seat: Seat, tile: Tile) -> Next {
        let player = &mut self.world.players[seat];
        let pung = Meld::claimed(MeldKind::Pung, tile);
        if let Some(place) = player.melds.iter().position(|meld| *meld == pung) {
            player.put(tile);
            player.melds[place] = Meld {
                kind: MeldKind::Kong,
                exposure: Exposure::Annexed,
                tile,
            };
        } else {
            for _ in 0..4 {
                player.put(tile);
            }
            player.add_meld(Meld::concealed(MeldKind::Kong, tile));
        }
        for _ in self.world.open[tile]..4 {
            self.world.open.add(tile);
        }
        self.loose_tile(seat)
    }

    fn throw_least(&mut self, seat: Seat) -> Next {
        let player = &self.world.players[seat];
        let tile = if seat == self.view.seat() {
            most_promising(player, &self.world.open)
        } else {
            least_wanted(player, &self.world.open)
        };
        match tile {
            Some(tile) => Next::Throws(seat, tile),
            None => Next::Ends(None),
        }
    }

    fn throw(&mut self, seat: Seat, tile: Tile) -> Next {
        self.world.players[seat].put(tile);
        self.world.open.add(tile);
        self.claims(seat, tile, false)
    }

    /// Who takes a discard; `passed`: the viewer does not.
    fn claims(&mut self, from: Seat, tile: Tile, passed: bool) -> Next {
        let options = &self.view.rules.options;
        let (chows, me) = (options.chows, self.view.seat());
        let others = [from.plus(1), from.plus(2), from.plus(3)];
        let asked = || others.into_iter().filter(|seat| !passed || *seat != me);
        for seat in asked() {
            if self.world.players[seat].wins_with(tile, chows) {
                self.world.players[seat].take(tile);
                return Next::Ends(Some(Victory {
                    winner: seat,
                    tile,
                    source: Source::Discard,
                    from: Some(from),
                }));
            }
        }
        for seat in asked() {
            let player = &self.world.players[seat];
            let held = player.stake[tile];
            let pung = Meld::claimed(MeldKind::Pung, tile);
            if held >= 2 && player.wants(pung, tile) {
                self.lay_out(seat, pung, tile);
                return self.throw_least(seat);
            }
        }
        let next = from.next();
        if chows && (!passed || next != me) {
            let player = &self.world.players[next];
            if !player.standing
                && let Some(chow) = wanted_chow(player, tile)
            {
                self.lay_out(next, chow, tile);
                return self.throw_least(next);
            }
        }
        Next::Draws(next)
    }

    fn lay_out(&mut self, seat: Seat, meld: Meld, tile: Tile) {
        let mut own = meld.tiles();
        if let Some(place) = own.iter().position(|other| *other == tile) {
            own.remove(place);
        }
        self.world.open.extend(own);
        self.world.players[seat].lay_out(meld, tile);
    }

    fn settle(self, victory: &Victory) -> BySeat<i64> {
        let view = self.view;
        let rules = &view.rules;
        let live_left = self.world.live.saturating_sub(self.drawn);
        let totals = BySeat::from_fn(|seat| {
            let player = &self.world.players[seat];
            let win = (seat == victory.winner).then_some(Win {
                tile: victory.tile,
                source: victory.source,
                original: false,
                standing: player.standing,
                first_discard_of_east: false,
            });
            let mut situation = view.situation_of(seat, win);
            situation.live_left = live_left;
            situation.open = self.world.open.clone();
            let hand = Hand {
                stake: player.stake.clone(),
                melds: player.melds.clone(),
                bonus: player.bonus.clone(),
            };
            rules.total(&hand, &situation).unwrap_or(0)
        });
        rules
            .settle(&totals, victory.winner, view.east, victory.from, None)
            .totals()
    }
}

/// Whether four alike may be laid out without lacking more.
fn keeps_pace(player: &Head, tile: Tile) -> bool {
    let mut after = player.clone();
    for _ in 0..4 {
        after.put(tile);
    }
    after.add_meld(Meld::concealed(MeldKind::Kong, tile));
    after.lacking() <= player.lacking()
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
