//! The moves among which mj-player can choose, each as input for a policy network.

use super::policy_network::INPUTS;
use engine::table::{ChowPosition, Claim, Move, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Counts, Hand, Meld, MeldKind, Tile};
use players::input_writer::InputWriter;

/// A possible move with its network input.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub choice: Move,
    /// The input of the network.
    pub inputs: [f32; INPUTS],
}

/// All discards of plain tiles, without an Original Call.
pub fn discards(view: &SeatView) -> Vec<Candidate> {
    let me = view.me();
    let hand = me.hand();
    let before = Distances::of(&hand);
    let held = me.stake.kinds().filter(|(tile, _)| !tile.is_bonus());
    held.map(|(tile, _)| {
        let mut after = hand.clone();
        after.stake.remove(tile);
        let distances = Distances::of(&after);
        let mut writer = InputWriter::default();
        write_tile(&mut writer, view, tile);
        write_table(&mut writer, view, &after.stake);
        write_distances(&mut writer, &distances);
        write_useful(&mut writer, view, &after);
        writer.push(f32::from(distances.any - before.any));
        Candidate {
            choice: Move::Discard {
                tile,
                calling: false,
            },
            inputs: writer.inputs(),
        }
    })
    .collect()
}

/// All legal claims to a discard except Mah Jongg, then passing, whose inputs are 0.
pub fn claims(view: &SeatView, tile: Tile) -> Vec<Candidate> {
    let hand = view.me().hand();
    let before = Distances::of(&hand);
    let mut candidates = Vec::new();
    let kinds = [Claim::Pung, Claim::Kong].into_iter();
    let chows = ChowPosition::ALL.into_iter();
    let all = kinds.chain(chows.map(|place| Claim::Chow(Some(place))));
    for (number, claim) in all.enumerate() {
        let choice = Move::Claim(claim);
        let Some(meld) = meld(claim, tile).filter(|_| view.check(&choice).is_ok()) else {
            continue;
        };
        let mut after = hand.clone();
        let mut own = meld.tiles().into_iter().collect::<Counts>();
        own.remove(tile);
        for tile in own.iter() {
            after.stake.remove(tile);
        }
        after.melds.push(meld);
        let distances = Distances::of(&after);
        let mut writer = InputWriter::default();
        writer.push_one_hot(number, 5);
        write_tile(&mut writer, view, tile);
        write_table(&mut writer, view, &hand.stake);
        write_distances(&mut writer, &before);
        writer.push(f32::from(distances.any - before.any));
        writer.push(f32::from(distances.one_suit - before.one_suit) / 4.0);
        let inputs = writer.inputs();
        candidates.push(Candidate { choice, inputs });
    }
    candidates.push(Candidate {
        choice: Move::Pass,
        inputs: [0.0; INPUTS],
    });
    candidates
}

fn meld(claim: Claim, tile: Tile) -> Option<Meld> {
    Some(match claim {
        Claim::Pung => Meld::claimed(MeldKind::Pung, tile),
        Claim::Kong => Meld::claimed(MeldKind::Kong, tile),
        Claim::Chow(place) => Meld::claimed(MeldKind::Chow, place?.lowest(tile)?),
        Claim::MahJong => return None,
    })
}

/// How many tiles a hand lacks for a complete hand.
struct Distances {
    /// Of any sets.
    any: i8,
    /// Of pungs alone.
    pungs: i8,
    /// Of the nearest suit and honours; each exposed set of another suit adds 5.
    one_suit: i8,
}

impl Distances {
    fn of(hand: &Hand) -> Self {
        let shape = Shape::of(&hand.stake);
        let regular = Aim::regular(hand.melds.len());
        let foreign_sets = |suit: u8| {
            let foreign = |meld: &Meld| !regular.within(suit | 8).uses(meld.tile);
            hand.melds.iter().filter(|meld| foreign(meld)).count() as i8
        };
        let suits = [1, 2, 4].into_iter();
        let one_suit = suits
            .map(|suit| shape.lacking(regular.within(suit | 8)) as i8 + 5 * foreign_sets(suit));
        Self {
            any: shape.lacking(regular) as i8,
            pungs: shape.lacking(regular.without_chows()) as i8,
            one_suit: one_suit.min().unwrap_or(0),
        }
    }
}

/// Writes 55 numbers: the tile, and how many of it and of its neighbours are in the hand and unseen.
fn write_tile(writer: &mut InputWriter<INPUTS>, view: &SeatView, tile: Tile) {
    let suited = !tile.is_honour();
    let stake = &view.me().stake;
    let number = tile.index() % 9;
    (0..9).for_each(|at| writer.push_flag(suited && at == number));
    let beside = |away: i32| {
        let at = number as i32 + away;
        let there = away == 0 || suited && (0..9).contains(&at);
        there.then(|| Tile::from_index((tile.index() as i32 + away) as usize))
    };
    for neighbour in (-2..=2).map(|away| beside(away).flatten()) {
        let held = neighbour.map_or(0, |tile| stake[tile]);
        (1..=4).for_each(|count| writer.push_flag(held >= count));
        let unseen = neighbour.map_or(0, |tile| 4_u8.saturating_sub(view.open[tile] + held));
        writer.push(f32::from(unseen) / 4.0);
    }
    for neighbour in [-4, -3, 3, 4].map(|away| beside(away).flatten()) {
        writer.push_flag(neighbour.is_some_and(|tile| stake.has(tile)));
    }
    let group = tile.index() / 9;
    (0..3).for_each(|suit| writer.push_flag(group == suit));
    (27..34).for_each(|honour| writer.push_flag(tile.index() == honour));
    let alike = stake.iter().filter(|other| other.index() / 9 == group);
    writer.push(alike.count() as f32 / 14.0);
    let last = view.discards.last().map(|discard| discard.tile);
    writer.push_flag(last == Some(tile));
    let drawn = view.me().drawn.and_then(|(tile, _)| tile);
    writer.push_flag(drawn == Some(tile));
    writer.push_flag(tile.as_dragon().is_some());
    let wind = tile.as_wind();
    writer.push_flag(wind.is_some());
    writer.push_flag(wind == Some(view.wind_of(view.seat())));
    writer.push_flag(wind == Some(view.round_wind));
}

/// Writes 9 numbers: the sets, how late in the deal it is, and the composition of the stake.
fn write_table(writer: &mut InputWriter<INPUTS>, view: &SeatView, stake: &Counts) {
    let me = view.me();
    let chows = me.melds.iter().filter(|meld| meld.kind == MeldKind::Chow);
    writer.push(me.melds.len() as f32 / 4.0);
    writer.push(chows.count() as f32 / 4.0);
    writer.push(view.live_left as f32 / 90.0);
    let groups = [0..9, 9..18, 18..27, 27..34];
    let [bamboo, circle, wan, honours] =
        groups.map(|kinds| stake.plain()[kinds].iter().sum::<u8>());
    let mut suits = [bamboo, circle, wan];
    suits.sort_unstable();
    for count in suits.into_iter().chain([honours]) {
        writer.push(f32::from(count) / 14.0);
    }
    let of = |least: u8| stake.plain().iter().filter(|held| **held >= least).count();
    writer.push(of(2) as f32 / 5.0);
    writer.push(of(3) as f32 / 4.0);
}

/// Writes 9 numbers: the distances from a complete hand.
fn write_distances(writer: &mut InputWriter<INPUTS>, distances: &Distances) {
    (1..=6).for_each(|count| writer.push_flag(distances.any >= count));
    writer.push(f32::from(distances.any) / 6.0);
    writer.push(f32::from(distances.pungs - distances.any) / 4.0);
    writer.push(f32::from(distances.one_suit - distances.any) / 6.0);
}

/// Writes the number of unseen tiles that bring the hand nearer to completion.
fn write_useful(writer: &mut InputWriter<INPUTS>, view: &SeatView, hand: &Hand) {
    let shape = Shape::of(&hand.stake);
    let (_, useful) = shape.useful(Aim::regular(hand.melds.len()));
    let seen = |tile: Tile| view.open[tile] + hand.stake[tile];
    let unseen = |tile: Tile| u32::from(4_u8.saturating_sub(seen(tile)));
    writer.push(useful.iter().map(unseen).sum::<u32>() as f32 / 40.0);
}
