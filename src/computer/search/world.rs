//! The others' hands as they may be, dealt so that they agree with what a player sees.

use super::course::{Course, Head};
use super::throwing::least_wanted;
use crate::computer::dice::Dice;
use crate::table::SeatView;
use crate::tiles::{BySeat, Counts, Seat, Tile};

/// More exchanges than this make no difference.
const MOST_EXCHANGES: usize = 16;

/// One way in which the hidden tiles may lie.
#[derive(Clone, Debug)]
pub struct World {
    /// The players, the viewer among them.
    pub players: BySeat<Head>,
}

impl World {
    /// Deals the hidden tiles. The others have exchanged tiles as long as they have played, so that their hands
    /// are as near to complete as hands are by then.
    pub fn deal(view: &SeatView, dice: &mut Dice) -> Self {
        let chows = view.rules.options.chows;
        let me = view.me();
        let mut pool: Vec<Tile> = Tile::plain()
            .flat_map(|tile| {
                let seen = view.open[tile] + me.stake[tile];
                std::iter::repeat_n(tile, usize::from(4_u8.saturating_sub(seen)))
            })
            .collect();
        dice.shuffle(&mut pool);
        let mut players = BySeat::from_fn(|seat| {
            let known = &view.players[seat];
            let course = Course::regular(&known.melds, chows);
            let stake = if seat == view.seat() {
                me.stake.clone()
            } else {
                Counts::default()
            };
            let mut head = Head::new(stake, known.melds.clone(), known.bonus.clone(), course);
            head.standing = known.standing;
            head
        });
        for seat in view.seat().others() {
            let size = view.players[seat].stake_len();
            let head = &mut players[seat];
            let tiles = pool.split_off(pool.len().saturating_sub(size));
            tiles.into_iter().for_each(|tile| head.take(tile));
            for _ in 0..exchanges(view, seat) {
                let Some(drawn) = pool.pop() else { break };
                head.take(drawn);
                let thrown = least_wanted(head, &view.open).unwrap_or(drawn);
                head.put(thrown);
                let place = dice.below(pool.len() + 1);
                pool.push(thrown);
                let last = pool.len() - 1;
                pool.swap(place, last);
            }
        }
        Self { players }
    }
}

/// How often a player has exchanged a tile for a better one: with so many dangers told agree with what lies on the stakes.
fn exchanges(view: &SeatView, seat: Seat) -> usize {
    let thrown = view.discards.iter().filter(|discard| discard.seat == seat);
    thrown.count().min(MOST_EXCHANGES)
}
