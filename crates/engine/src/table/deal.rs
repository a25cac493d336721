//! A deal, from the wall to its end: applies moves and their consequences until somebody must decide.

use std::ops::ControlFlow::{Break, Continue};

use smallvec::SmallVec;

use super::claims::{Claims, Decision, chow_position};
use super::danger::{Fed, FeedContext, Liabilities};
use super::declaring::Declarations;
use super::drawing;
use super::emitter::Emitter;
use super::ending::{DealOver, Flow, Victory, show_tiles};
use super::exchange::Exchange;
use super::laying_out::used_set;
use super::standing;
use super::{ChowPosition, Claim, ClaimWindow, Event, Move, ReadyFor, Refusal, Tiles};
use crate::rules::Source;
use crate::tiles::{BySeat, Exposure, Meld, MeldKind, Seat, Tile, Wall};

/// The state of one deal. Each wall begins a new one.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The wall, with its drawn and remaining tiles.
    pub wall: Wall,
    claims: Claims,
    declarations: Declarations,
    exchange: Exchange,
    liabilities: Liabilities,
    victory: Option<Victory>,
}

impl Deal {
    /// Creates the state before anything is dealt.
    pub fn new(wall: Wall) -> Self {
        Self {
            wall,
            claims: Claims::default(),
            declarations: Declarations::default(),
            exchange: Exchange::default(),
            liabilities: Liabilities::default(),
            victory: None,
        }
    }

    /// Deals three rounds of four tiles and one of one tile, and East's fourteenth where that is dealt. Then bonus tiles and kongs are laid
    /// out. In a Goulash bonus tiles are laid out first, then tiles are exchanged, and kongs follow.
    pub fn begin(&mut self, out: &mut Emitter) -> Flow {
        let east = out.any_view().east;
        for packet in [4, 4, 4, 1] {
            for offset in 0..4 {
                self.deal_packet(out, east.plus(offset), packet);
            }
        }
        if out.table_rules().east_dealt_14 {
            self.deal_packet(out, east, 1);
            return Continue(());
        }
        if out.any_view().is_goulash() {
            self.declarations.replace_all_bonus(&mut self.wall, out)?;
            self.exchange.next_round(out);
            return Continue(());
        }
        self.declarations.continue_round(&mut self.wall, out)
    }

    /// Applies a legal move of a player and its consequences.
    pub fn play(&mut self, out: &mut Emitter, seat: Seat, choice: Move) -> Flow {
        match choice {
            Move::Ready => self.ready(out, seat),
            Move::DeclareBonus(tile) => self.declare_bonus(out, seat, tile),
            Move::FinishDeclaring => self.declarations.finish(&mut self.wall, out, seat),
            Move::Exchange(tiles) => self.exchange(out, seat, tiles),
            Move::Kong(tile) => self.declare_kong(out, seat, tile),
            Move::Discard { tile, calling } => self.discard(out, seat, tile, calling),
            Move::Stand(stands) => self.stand(out, seat, stands),
            Move::Pass => self.answer(out, seat, None),
            Move::Claim(claim) => self.answer(out, seat, Some(claim)),
            Move::PlaceChow(position) => self.place_chow(out, seat, position),
            Move::MahJong => self.go_out_in_turn(out, seat),
            Move::Use(..)
            | Move::UseForSpecial
            | Move::Form(..)
            | Move::FormSpecial
            | Move::ShowTiles => self.lay_out(out, seat, choice),
        }
    }

    /// Ends the time for answers.
    ///
    /// # Errors
    /// No discard or kong can be claimed now.
    pub fn time_out(&mut self, out: &mut Emitter) -> Result<Flow, Refusal> {
        self.claims.time_out(out)?;
        Ok(self.decide(out))
    }

    fn deal_packet(&mut self, out: &mut Emitter, seat: Seat, size: usize) {
        let tiles: SmallVec<[Tile; 4]> = (0..size).filter_map(|_| self.wall.draw()).collect();
        out.emit(Event::Dealt {
            seat,
            tiles: Tiles::Known(tiles),
        });
    }

    /// Records that a player is ready. Once everybody is ready to play, East draws the fourteenth tile, unless it was dealt.
    fn ready(&mut self, out: &mut Emitter, seat: Seat) -> Flow {
        let starts_play = out.any_view().waiting_for == Some(ReadyFor::Play);
        out.emit(Event::Ready { seat });
        let all_ready = out.any_view().waiting_for.is_none();
        if starts_play && all_ready && !out.table_rules().east_dealt_14 {
            let east = out.any_view().east;
            return drawing::draw(&mut self.wall, out, east);
        }
        Continue(())
    }

    /// Lays out a bonus tile and draws its replacement.
    fn declare_bonus(&mut self, out: &mut Emitter, seat: Seat, tile: Tile) -> Flow {
        out.emit(Event::BonusDeclared { seat, tile });
        drawing::draw_replacement(&mut self.wall, out, seat)?;
        Continue(())
    }

    /// Records the tiles that a player passes on before a Goulash. After the last round kongs are laid out as in any deal.
    fn exchange(&mut self, out: &mut Emitter, seat: Seat, tiles: [Tile; 3]) -> Flow {
        let round_complete = self.exchange.choose(out, seat, tiles);
        match round_complete && !self.exchange.next_round(out) {
            true => self.declarations.continue_round(&mut self.wall, out),
            false => Continue(()),
        }
    }

    /// Discards a tile; the others may claim it.
    fn discard(&mut self, out: &mut Emitter, seat: Seat, tile: Tile, calling: bool) -> Flow {
        let is_first = !out.view(seat).me().has_discarded;
        let serial = self.claims.open();
        out.emit(Event::Discarded {
            seat,
            tile,
            serial,
            calling,
        });
        if is_first {
            standing::offer(out, seat);
        }
        Continue(())
    }

    /// Declares a Standing Hand, or declines to. The others may have answered the discard in the meantime.
    fn stand(&mut self, out: &mut Emitter, seat: Seat, stands: bool) -> Flow {
        out.emit(match stands {
            true => Event::Stood { seat },
            false => Event::StandDeclined { seat },
        });
        self.decide(out)
    }

    /// Claims the tile or passes.
    fn answer(&mut self, out: &mut Emitter, seat: Seat, claim: Option<Claim>) -> Flow {
        self.claims.answer(out, seat, claim);
        self.decide(out)
    }

    /// Places the tile of a granted chow.
    fn place_chow(&mut self, out: &mut Emitter, seat: Seat, position: ChowPosition) -> Flow {
        if let Some(window) = out.any_view().window {
            self.meld_chow(out, seat, position, window);
        }
        Continue(())
    }

    /// Goes Mah Jongg in the player's own turn, with the tile drawn or just claimed.
    fn go_out_in_turn(&mut self, out: &mut Emitter, seat: Seat) -> Flow {
        let view = out.view(seat);
        let from = view.just_claimed.map(|(_, from)| from);
        match view.own_last_tile() {
            Some((tile, source)) => self.go_out(out, seat, tile, source, from),
            None => Continue(()),
        }
    }

    /// Lays out four of a kind, or adds the fourth tile to an exposed pung. The others may rob it where the rules allow that.
    fn declare_kong(&mut self, out: &mut Emitter, seat: Seat, tile: Tile) -> Flow {
        let exposure = match out.stake(seat)[tile] {
            4 => Exposure::Concealed,
            _ => Exposure::Annexed,
        };
        let meld = Meld {
            kind: MeldKind::Kong,
            tile,
            exposure,
        };
        let serial = self.claims.open();
        out.emit(Event::KongDeclared { seat, meld, serial });
        if !out.table_rules().can_be_robbed(meld) {
            return self.complete_kong(out, seat);
        }
        self.claims.pass_hopeless_robbers(out, seat);
        self.decide(out)
    }

    /// Completes a declared kong that was not robbed: its owner draws a Loose Tile.
    fn complete_kong(&mut self, out: &mut Emitter, seat: Seat) -> Flow {
        if out.any_view().turn.is_some() {
            return drawing::draw_loose(&mut self.wall, out, seat);
        }
        drawing::take_loose(&mut self.wall, out, seat)?;
        match out.table_rules().lays_bonus_tiles {
            true => self.declarations.kong_laid_out(&mut self.wall, out, seat),
            false => Continue(()),
        }
    }

    /// Gives the tile to the best claim, or continues without one, once all have answered.
    fn decide(&mut self, out: &mut Emitter) -> Flow {
        match self.claims.decision(out) {
            Decision::Open => Continue(()),
            Decision::Unclaimed(window) if window.kong => self.complete_kong(out, window.from),
            Decision::Unclaimed(window) => drawing::draw(&mut self.wall, out, window.from.next()),
            Decision::Granted(window, seat, claim) => {
                self.claims.deny_others(out, window.from, seat, claim);
                self.grant(out, window, seat, claim)
            }
        }
    }

    fn grant(&mut self, out: &mut Emitter, window: ClaimWindow, seat: Seat, claim: Claim) -> Flow {
        let ClaimWindow { tile, from, .. } = window;
        match claim {
            Claim::MahJong => {
                let source = match window.kong {
                    true => Source::Snatch,
                    false => Source::Discard,
                };
                return self.go_out(out, seat, tile, source, Some(from));
            }
            Claim::Pung => self.meld(out, seat, Meld::claimed(MeldKind::Pung, tile), tile, from),
            Claim::Kong => {
                self.meld(out, seat, Meld::claimed(MeldKind::Kong, tile), tile, from);
                return drawing::draw_loose(&mut self.wall, out, seat);
            }
            Claim::Chow(stated) => match chow_position(out.view(seat), tile, stated) {
                Some(position) => self.meld_chow(out, seat, position, window),
                None => out.emit(Event::ChowToPlace { seat, tile }),
            },
        }
        Continue(())
    }

    fn meld_chow(
        &mut self,
        out: &mut Emitter,
        seat: Seat,
        position: ChowPosition,
        ClaimWindow { tile, from, .. }: ClaimWindow,
    ) {
        let lowest = position.lowest(tile).unwrap_or(tile);
        self.meld(out, seat, Meld::claimed(MeldKind::Chow, lowest), tile, from);
    }

    /// Lays out a set with a claimed or robbed tile, and announces the danger if that tile was dangerous.
    fn meld(&mut self, out: &mut Emitter, seat: Seat, meld: Meld, tile: Tile, from: Seat) {
        let fed = self.feed(out, seat, meld, tile, from);
        out.emit(Event::Melded {
            seat,
            meld,
            tile,
            from,
        });
        if let Some(fed) = fed {
            out.emit(Event::Dangerous {
                seat: from,
                serial: self.claims.serial(),
                no_choice: fed.no_choice,
            });
        }
    }

    /// Records who is liable for the claimed tile of a set that is about to be laid out. `None` if the tile was not dangerous, or the rules
    /// know no liability.
    fn feed(
        &mut self,
        out: &Emitter,
        seat: Seat,
        meld: Meld,
        tile: Tile,
        from: Seat,
    ) -> Option<Fed> {
        if !out.table_rules().cannon {
            return None;
        }
        let view = out.any_view();
        let context = FeedContext {
            melds: BySeat::from_fn(|seat| view.players[seat].melds.as_slice()),
            stake: out.stake(from),
            live_left: view.live_left,
            discarded: &|tile| {
                let discarded = view.discards.iter().filter(|discard| discard.tile == tile);
                discarded.count()
            },
        };
        self.liabilities.feed(seat, meld, tile, from, &context)
    }

    fn go_out(
        &mut self,
        out: &mut Emitter,
        seat: Seat,
        tile: Tile,
        source: Source,
        from: Option<Seat>,
    ) -> Flow {
        let victory = Victory::declare(out, seat, tile, source, from);
        if !out.table_rules().lays_out_sets {
            victory.score_all(out);
        }
        self.victory = Some(victory);
        self.settle(out)
    }

    /// Lays out what the player chose after Mah Jongg, and scores the hand once it is laid out completely.
    fn lay_out(&mut self, out: &mut Emitter, seat: Seat, choice: Move) -> Flow {
        let Some(victory) = self.victory.clone() else {
            return Continue(());
        };
        match choice {
            Move::Use(kind, position) => {
                if let Some(tile) = out.view(seat).tile_to_use
                    && let Some(meld) = used_set(kind, position, tile)
                {
                    self.meld(out, seat, meld, tile, victory.from.unwrap_or(seat));
                }
            }
            Move::Form(kind, tile) => {
                let meld = Meld::concealed(kind, tile);
                out.emit(Event::Formed { seat, meld });
            }
            Move::UseForSpecial | Move::FormSpecial => {
                let tiles = victory.special_tiles(out, seat);
                out.emit(Event::FormedSpecial { seat, tiles });
                victory.score(out, seat);
            }
            Move::ShowTiles => {
                show_tiles(out, seat);
                victory.score(out, seat);
            }
            _ => {}
        }
        let me = out.view(seat).me();
        if me.outcome.is_none() && me.stake.is_empty() {
            victory.score(out, seat);
        }
        self.settle(out)
    }

    /// Settles the deal if all four hands are scored.
    fn settle(&self, out: &mut Emitter) -> Flow {
        let players = &out.any_view().players;
        let all_scored = players.iter().all(|(_, player)| player.outcome.is_some());
        let Some(victory) = self.victory.as_ref().filter(|_| all_scored) else {
            return Continue(());
        };
        let winner = victory.winner;
        let sets = &out.any_view().players[winner].melds;
        let pays_for_all = self.liabilities.pays_for_all(sets, winner);
        victory.settle(out, pays_for_all);
        Break(DealOver::Won(winner))
    }
}
