//! A rollout: the viewer's hand follows a plan through one future. The rule set settles the deal if it ends within a few turns; otherwise the
//! hand is evaluated statically.

use std::rc::Rc;

use super::discarding::{most_promising, wanted_chow};
use super::future::Future;
use super::payoffs::{LOSING_HAND_POINTS, Payoffs};
use super::plan::RolloutPlayer;
use crate::chance::Outlook;
use crate::hand_evaluator::HandEvaluator;
use crate::score_estimates::ScoreEstimates;
use crate::style::Style;
use engine::rules::{Source, Win};
use engine::table::SeatView;
use engine::tiles::shanten::ChowLimit;
use engine::tiles::{Counts, Hand, Meld, MeldKind, Seat, Tile, TileSet};

/// What a rollout begins with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opening {
    /// The viewer discards this tile.
    Discard(Tile),
    /// The viewer passes on this discard.
    Pass(Tile, Seat),
    /// This seat draws, before anything was discarded.
    Draw(Seat),
    /// The viewer claims a discard for this set and discards a tile, or draws after a Kong.
    Claim(Meld, Tile, Option<Tile>),
    /// The viewer makes a kong of this tile in its turn.
    Kong(Tile),
    /// The viewer goes out with this tile from this source and seat.
    MahJong(Tile, Source, Option<Seat>),
}

/// Number of the viewer's turns that are simulated before the static evaluation of the hand.
const DEPTH: u32 = 3;

/// A rollout in progress.
pub struct Rollout<'a> {
    view: &'a SeatView,
    payoffs: &'a Payoffs,
    future: &'a Future,
    estimates: &'a Rc<ScoreEstimates>,
    style: Style,
    player: RolloutPlayer,
    /// The tiles that bring the plan nearer.
    useful: TileSet,
    chows: ChowLimit,
    /// Number of tiles drawn from the front.
    drawn_count: usize,
    /// Number of Loose Tiles drawn from the back.
    loose_count: usize,
    /// The tiles that are or were visible to everybody.
    open: Counts,
    /// The viewer's turns left before the static evaluation.
    depth: u32,
}

/// What happens next in a rollout.
enum Next {
    /// This seat draws.
    Turn(Seat),
    /// The deal ends with this gain of the viewer.
    End(f64),
}

impl<'a> Rollout<'a> {
    /// A rollout of this hand in this future.
    pub fn new(
        view: &'a SeatView,
        payoffs: &'a Payoffs,
        future: &'a Future,
        player: RolloutPlayer,
        estimates: &'a Rc<ScoreEstimates>,
    ) -> Self {
        Self {
            view,
            payoffs,
            future,
            estimates,
            style: Style::PLAIN,
            player,
            useful: TileSet::default(),
            chows: view.rules.options.chow_limit(),
            drawn_count: 0,
            loose_count: 0,
            open: view.open.clone(),
            depth: DEPTH,
        }
    }

    /// The viewer's gain at the end of the deal, or its estimate if the deal goes on after `DEPTH` turns of the viewer.
    pub fn play(mut self, opening: Opening) -> f64 {
        let me = self.view.seat();
        let mut next = match opening {
            Opening::Discard(tile) => self.discard(tile),
            Opening::Pass(_, from) => {
                self.update_useful();
                Next::Turn(from.next())
            }
            Opening::Draw(seat) => {
                self.update_useful();
                Next::Turn(seat)
            }
            Opening::Claim(meld, tile, discarded) => {
                self.lay_out(meld, tile);
                match discarded {
                    Some(discarded) => self.discard(discarded),
                    None => self.draw_loose(),
                }
            }
            Opening::Kong(tile) => {
                self.make_kong(tile);
                self.draw_loose()
            }
            Opening::MahJong(tile, source, from) => {
                if from.is_some() {
                    self.player.add(tile);
                }
                Next::End(self.gain_of_win(tile, source))
            }
        };
        let live = self.view.live_left.min(self.future.tiles.len());
        loop {
            next = match next {
                Next::End(points) => return points,
                Next::Turn(_) if self.drawn_count >= self.future.tiles_before_win => {
                    return self.gain_of_loss();
                }
                Next::Turn(_) if self.drawn_count >= live.saturating_sub(self.loose_count) => {
                    return 0.0;
                }
                Next::Turn(seat) => {
                    let tile = self.future.tiles[self.drawn_count];
                    self.drawn_count += 1;
                    if seat == me {
                        if self.depth == 0 {
                            return self.static_evaluation();
                        }
                        self.depth -= 1;
                        self.take_turn(tile)
                    } else {
                        self.opponent_turn(tile, seat)
                    }
                }
            };
        }
    }

    /// Plays the viewer's turn with this tile from the live wall.
    fn take_turn(&mut self, tile: Tile) -> Next {
        if tile.is_bonus() {
            self.player.bonus.push(tile);
            return self.draw_loose();
        }
        self.play_drawn(tile, Source::Wall)
    }

    /// Makes a Kong of concealed tiles, or adds one to an exposed Pung.
    fn make_kong(&mut self, tile: Tile) {
        let pung = Meld::claimed(MeldKind::Pung, tile);
        if let Some(index) = self.player.melds.iter().position(|meld| *meld == pung) {
            self.player.remove(tile);
            self.player.melds[index] = Meld::annexed(tile);
            return;
        }
        for _ in 0..4 {
            self.player.remove(tile);
        }
        self.player.add_meld(Meld::concealed(MeldKind::Kong, tile));
    }

    /// Plays on with a Loose Tile, the first that is not a bonus tile.
    fn draw_loose(&mut self) -> Next {
        loop {
            let left = self.future.tiles.len() - self.loose_count;
            if left <= self.drawn_count {
                return Next::End(0.0);
            }
            self.loose_count += 1;
            let tile = self.future.tiles[left - 1];
            if !tile.is_bonus() {
                return self.play_drawn(tile, Source::Loose);
            }
            self.player.bonus.push(tile);
        }
    }

    fn play_drawn(&mut self, tile: Tile, source: Source) -> Next {
        let is_useful = self.useful.has(tile);
        if self.player.wins_with(tile, self.chows) {
            self.player.add(tile);
            return Next::End(self.gain_of_win(tile, source));
        }
        if self.player.standing {
            return Next::Turn(self.view.seat().next());
        }
        let pung = Meld::claimed(MeldKind::Pung, tile);
        if let Some(index) = self.player.melds.iter().position(|meld| *meld == pung) {
            self.player.melds[index] = Meld::annexed(tile);
            return self.draw_loose();
        }
        if !is_useful && !tile.is_honour() {
            self.open.add(tile);
            return Next::Turn(self.view.seat().next());
        }
        self.player.add(tile);
        if self.player.stake[tile] == 4 && self.player.plan.special.is_none() {
            let before = self.player.lacking();
            let mut after = self.player.clone();
            for _ in 0..4 {
                after.remove(tile);
            }
            after.add_meld(Meld::concealed(MeldKind::Kong, tile));
            if after.lacking() <= before {
                self.player = after;
                return self.draw_loose();
            }
        }
        self.make_best_discard()
    }

    /// Plays an opponent's turn: the drawn tile is kept or discarded, and the viewer may claim it.
    fn opponent_turn(&mut self, tile: Tile, from: Seat) -> Next {
        let next = Next::Turn(from.next());
        let is_kept = self.drawn_count < 128
            && self.future.kept_bits >> self.drawn_count & 1 == 1
            && tile.is_minor();
        if tile.is_bonus() || is_kept {
            return next;
        }
        self.open.add(tile);
        let is_useful = self.useful.has(tile);
        if (is_useful || self.player.is_ready(self.chows))
            && self.player.wins_with(tile, self.chows)
        {
            self.player.add(tile);
            return Next::End(self.gain_of_win(tile, Source::Discard));
        }
        if !is_useful {
            return next;
        }
        if self.player.stake[tile] >= 2 {
            let pung = Meld::claimed(MeldKind::Pung, tile);
            if self.player.wants(pung, tile) {
                self.lay_out(pung, tile);
                return self.make_best_discard();
            }
        }
        if self.chows.remaining(&self.player.melds).allows_chows()
            && from.next() == self.view.seat()
            && let Some(chow) = wanted_chow(&self.player, tile)
        {
            self.lay_out(chow, tile);
            return self.make_best_discard();
        }
        next
    }

    fn lay_out(&mut self, meld: Meld, tile: Tile) {
        let mut own = meld.tiles();
        if let Some(index) = own.iter().position(|other| *other == tile) {
            own.remove(index);
        }
        self.open.extend(own);
        self.player.lay_out(meld, tile);
    }

    fn make_best_discard(&mut self) -> Next {
        self.replace_late_plan();
        match most_promising(&self.player, &self.open) {
            Some(tile) => self.discard(tile),
            None => Next::End(0.0),
        }
    }

    fn discard(&mut self, tile: Tile) -> Next {
        self.player.remove(tile);
        self.open.add(tile);
        self.update_useful();
        Next::Turn(self.view.seat().next())
    }

    /// Updates the set of tiles that help.
    fn update_useful(&mut self) {
        self.useful = match &self.player.plan.special {
            Some(special) => {
                let held = self.player.playing_tiles();
                special
                    .kinds()
                    .filter(|(tile, count)| *count > held[*tile])
                    .map(|(tile, _)| tile)
                    .collect()
            }
            None => self.player.shape.useful(self.player.plan.aim).1,
        };
    }

    /// Replaces a plan for which too few tiles are left to draw with a plan for any sets, if that is nearer.
    fn replace_late_plan(&mut self) {
        let tiles_left = self.view.live_left.saturating_sub(self.drawn_count);
        let chows = self.chows;
        let player = &mut self.player;
        let any_sets = player.any_sets(chows);
        if player.plan.special.is_none() && player.plan.aim == any_sets {
            return;
        }
        let lacking = match &player.plan.special {
            Some(special) => {
                let held = player.playing_tiles();
                special
                    .kinds()
                    .map(|(tile, count)| count.saturating_sub(held[tile]))
                    .sum::<u8>()
            }
            None => player.lacking(),
        };
        if usize::from(lacking) * 10 > tiles_left && player.shape.lacking(any_sets) < lacking {
            player.plan.special = None;
            player.plan.aim = any_sets;
            player.plan.closed = false;
        }
    }

    fn hand(&self) -> Hand {
        Hand {
            stake: self.player.stake.clone(),
            melds: self.player.melds.clone(),
            bonus: self.player.bonus.clone(),
        }
    }

    fn gain_of_win(&self, tile: Tile, source: Source) -> f64 {
        let view = self.view;
        let mut situation = view.situation_of(
            view.seat(),
            Some(Win {
                tile,
                source,
                original: false,
                standing: self.player.standing,
                first_discard_of_east: false,
            }),
        );
        situation.live_left = view.live_left.saturating_sub(self.drawn_count);
        situation.open = self.open.clone();
        let total = view.rules.total(&self.hand(), &situation).unwrap_or(0);
        f64::from(total) * self.payoffs.won[usize::from(source == Source::Discard)]
    }

    /// The viewer's expected gain by the static evaluation of the hand.
    fn static_evaluation(&self) -> f64 {
        let live = self.view.live_left.saturating_sub(self.drawn_count);
        let outlook = Outlook::with(&self.open, &self.player.stake, live);
        let hand_evaluator = HandEvaluator {
            view: self.view,
            outlook,
            estimates: Rc::clone(self.estimates),
            style: self.style,
        };
        let value = f64::from(hand_evaluator.between_turns(&self.hand()));
        let payoffs = self.payoffs;
        payoffs.mean_won() * value
            + payoffs.lost
            + payoffs.for_losing_hand * f64::from(LOSING_HAND_POINTS)
    }

    fn gain_of_loss(&self) -> f64 {
        if !self.payoffs.losing_counts {
            return self.payoffs.lost;
        }
        let view = self.view;
        let situation = view.situation_of(view.seat(), None);
        let total = view.rules.total(&self.hand(), &situation).unwrap_or(0);
        self.payoffs.lost + f64::from(total) * self.payoffs.for_losing_hand
    }
}
