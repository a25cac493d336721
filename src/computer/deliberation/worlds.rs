//! The hidden tiles as they may lie: dealt so that they agree with what a player sees, and so that the others have exchanged tiles as
//! long as they have played.

use crate::computer::dice::Dice;
use crate::computer::simulator::{Position, Simulator};
use crate::table::SeatView;
use crate::tiles::{BySeat, Counts, Seat, Tile};

/// Tiles that an opponent has drawn and could keep, for each that it has thrown: with so many, worlds are as good for the viewer as the truth.
const EXCHANGES: f32 = 1.2;

/// How likely each kind is on the stake of each of the others, beside other kinds that are as often out of sight.
pub type Weights = BySeat<[f32; Tile::PLAIN_KINDS]>;

/// Where worlds come from.
pub struct Worlds<'a> {
    view: &'a SeatView,
    weights: Weights,
    /// What nobody has shown to the viewer.
    hidden: Counts,
    /// Tiles that each has drawn since the deal.
    exchanges: BySeat<f32>,
}

impl<'a> Worlds<'a> {
    /// The worlds of a view, every hidden tile being as likely anywhere.
    pub fn of(view: &'a SeatView) -> Self {
        Self::weighted(view, BySeat([[1.0; Tile::PLAIN_KINDS]; 4]))
    }

    /// The same with what is made of the others' play.
    pub fn weighted(view: &'a SeatView, weights: Weights) -> Self {
        let own = &view.me().stake;
        let laid = |tile: Tile| {
            view.players
                .iter()
                .any(|(_, player)| player.bonus.contains(&tile))
        };
        let mut hidden = Counts::default();
        for tile in Tile::plain() {
            let seen = view.open[tile] + own[tile];
            (seen..4).for_each(|_| hidden.add(tile));
        }
        if view.rules.options.flowers {
            let bonus = Tile::all().skip(Tile::PLAIN_KINDS);
            hidden.extend(bonus.filter(|tile| !laid(*tile) && !own.has(*tile)));
        }
        let exchanges = BySeat::from_fn(|seat| {
            let thrown = view.discards.iter().filter(|discard| discard.seat == seat);
            EXCHANGES * thrown.count() as f32
        });
        Self {
            view,
            weights,
            hidden,
            exchanges,
        }
    }

    /// Draws one, everybody knowing what to go for; `None` where nobody decides.
    pub fn draw(&self, simulator: &mut Simulator<'_>, dice: &mut Dice) -> Option<Position> {
        let (view, me) = (self.view, self.view.seat());
        let mut pool = self.hidden.clone();
        let mut stakes = BySeat::from_fn(|_| Counts::default());
        stakes[me] = view.me().stake.clone();
        for seat in me.others() {
            for _ in 0..view.players[seat].stake_len() {
                let tile = self.pick(seat, &pool, dice)?;
                pool.remove(tile);
                stakes[seat].add(tile);
            }
        }
        let mut left: smallvec::SmallVec<[Tile; 144]> = pool.iter().collect();
        dice.shuffle(&mut left);
        let mut position = Position::of(view, &stakes, left.iter().copied())?;
        simulator.prepare(&mut position);
        for seat in me.others().filter(|seat| !view.players[*seat].standing) {
            self.exchange(simulator, &mut position, seat, dice);
        }
        Some(position)
    }

    /// Lets a player keep what it likes of the tiles it has drawn.
    fn exchange(
        &self,
        simulator: &mut Simulator<'_>,
        position: &mut Position,
        seat: Seat,
        dice: &mut Dice,
    ) {
        let part = dice.below(1024) as f32 / 1024.0;
        for _ in 0..(self.exchanges[seat] + part) as usize {
            let undrawn = position.line.undrawn().len();
            if undrawn == 0 {
                return;
            }
            simulator.exchange(position, seat, dice.below(undrawn));
        }
    }

    /// A hidden tile for the stake of a player.
    fn pick(&self, seat: Seat, pool: &Counts, dice: &mut Dice) -> Option<Tile> {
        let weights = &self.weights[seat];
        let weight = |(tile, held): (Tile, &u8)| weights[tile.index()] * f32::from(*held);
        let kinds = || Tile::plain().zip(pool.plain());
        let sum: f32 = kinds().map(weight).sum();
        let mut at = sum * dice.below(1 << 20) as f32 / (1 << 20) as f32;
        let found = kinds().find(|kind| {
            at -= weight(*kind);
            *kind.1 > 0 && at < 0.0
        });
        let found = found.or_else(|| kinds().find(|kind| *kind.1 > 0));
        found.map(|(tile, _)| tile)
    }
}
