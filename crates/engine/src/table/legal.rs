//! Which moves are legal, judged only from what the seat itself sees.

use super::{ChowPosition, Claim, Declaring, Move, Moves, Refusal, Request, SeatView, laying_out};
use crate::rules::{Source, is_thirteen_wonders};
use crate::tiles::{Exposure, Meld, MeldKind, Tile};

type Check = Result<(), Refusal>;

impl SeatView {
    /// Checks whether this seat may make this move now.
    ///
    /// # Errors
    /// The move is not legal.
    pub fn check(&self, choice: &Move) -> Result<(), Refusal> {
        if self.viewer.watches() {
            return Err(Refusal::OnlyWatching);
        }
        self.judge(*choice)
    }

    /// Whether this seat may make this move now.
    pub fn may(&self, choice: Move) -> bool {
        self.check(&choice).is_ok()
    }

    /// Every move this seat may make now.
    pub fn legal(&self) -> Moves {
        if self.viewer.watches() {
            return Moves::new();
        }
        self.candidates()
            .into_iter()
            .filter(|choice| self.judge(*choice).is_ok())
            .collect()
    }

    /// The most helpful reason why this seat cannot claim the open discard or rob the open kong. `None` if it can.
    pub fn why_no_claim(&self) -> Option<Refusal> {
        let claims = [Claim::Kong, Claim::Chow(None), Claim::Pung, Claim::MahJong];
        let refusals = claims.map(|claim| self.judge_claim(claim).err());
        let refusals: Option<Vec<Refusal>> = refusals.into_iter().collect();
        refusals?.into_iter().max_by_key(Refusal::explanation_rank)
    }

    /// Whether this seat can claim the open discard or rob the open kong.
    pub fn has_claim(&self) -> bool {
        // A tile that makes a kong also makes a pung.
        let claims = [Claim::Pung, Claim::Chow(None), Claim::MahJong];
        let is_legal = |claim| self.judge_claim(claim).is_ok();
        claims.into_iter().any(is_legal)
    }

    /// Whether this tile from this source would make the viewer's hand Mah Jongg.
    pub fn wins_with(&self, tile: Tile, source: Source) -> bool {
        let mut hand = self.me().hand();
        hand.stake.add(tile);
        self.rules
            .is_mah_jong(&hand, &self.situation(Some(self.win(tile, source))))
    }

    /// The positions that a claimed tile can have in a chow with the viewer's tiles.
    pub fn chow_positions(&self, claimed: Tile) -> impl Iterator<Item = ChowPosition> {
        ChowPosition::ALL
            .into_iter()
            .filter(move |position| self.has_chow(claimed, *position))
    }

    /// Moves that may be legal; every legal move is among them.
    fn candidates(&self) -> Moves {
        let mut moves = Moves::new();
        if self.waiting_for.is_some() {
            moves.push(Move::Ready);
        }
        if self.stand_waits.is_some() {
            moves.extend([Move::Stand(true), Move::Stand(false)]);
        }
        if self.chow_to_place.is_some() {
            moves.extend(ChowPosition::ALL.map(Move::PlaceChow));
        }
        if let Some(window) = self.window.filter(|window| window.from != self.seat()) {
            moves.extend([Move::Pass, Move::Claim(Claim::MahJong)]);
            if !window.kong {
                let sets = [Claim::Pung, Claim::Kong, Claim::Chow(None)];
                moves.extend(sets.map(Move::Claim));
                moves.extend(
                    ChowPosition::ALL.map(|position| Move::Claim(Claim::Chow(Some(position)))),
                );
            }
        }
        match self.request() {
            Some(Request::Declare) => {
                moves.push(Move::FinishDeclaring);
                self.own_tile_candidates(&mut moves);
            }
            Some(Request::Exchange { .. }) => self.exchange_candidates(&mut moves),
            Some(Request::Turn { .. }) => {
                moves.push(Move::MahJong);
                self.own_tile_candidates(&mut moves);
            }
            Some(Request::LayOut) => laying_out::candidates(self, &mut moves),
            _ => {}
        }
        moves
    }

    /// Adds the discards, declarations of bonus tiles and kongs that may be legal; every legal one is among them.
    fn own_tile_candidates(&self, moves: &mut Moves) {
        let is_in_turn = self.declaring == Declaring::Nothing;
        let may_call = is_in_turn && self.has_original_call() && !self.me().has_discarded;
        for (tile, count) in self.me().stake.kinds() {
            if is_in_turn {
                moves.push(Move::Discard {
                    tile,
                    calling: false,
                });
            }
            if may_call {
                moves.push(Move::Discard {
                    tile,
                    calling: true,
                });
            }
            if tile.is_bonus() {
                moves.push(Move::DeclareBonus(tile));
            } else if count == 4 || self.has_exposed_pung(tile) {
                moves.push(Move::Kong(tile));
            }
        }
    }

    /// Whether the rules have the Original Call, made with the first discard.
    fn has_original_call(&self) -> bool {
        !self.table_rules().stands_after_discard && self.rules.options.standing_hands
    }

    /// Checks a move as if the viewer were a player, even if the viewer is a spectator.
    pub(super) fn judge(&self, choice: Move) -> Check {
        if self.game_over {
            return Err(Refusal::GameOver);
        }
        match choice {
            Move::Ready => self.judge_ready(),
            Move::DeclareBonus(tile) => self.judge_bonus(tile),
            Move::FinishDeclaring => match self.request() {
                Some(Request::Declare) => Ok(()),
                _ => Err(Refusal::NotDeclaring),
            },
            Move::Exchange(tiles) => self.judge_exchange(tiles),
            Move::Kong(tile) => self.judge_kong(tile),
            Move::Discard { tile, calling } => self.judge_discard(tile, calling),
            Move::Stand(_) => match self.stand_waits {
                Some(_) => Ok(()),
                None => Err(Refusal::NotAskedToStand),
            },
            Move::Pass => self.judge_answer(),
            Move::Claim(claim) => self.judge_claim(claim),
            Move::PlaceChow(position) => match self.chow_to_place {
                Some(tile) if self.has_chow(tile, position) => Ok(()),
                Some(tile) => Err(Refusal::NoChowThere(tile)),
                None => Err(Refusal::NoChowToPlace),
            },
            Move::MahJong => self.judge_mah_jong(),
            Move::Use(..)
            | Move::UseForSpecial
            | Move::Form(..)
            | Move::FormSpecial
            | Move::ShowTiles => laying_out::judge(self, choice),
        }
    }

    fn judge_ready(&self) -> Check {
        match (self.waiting_for, self.me().ready) {
            (None, _) => Err(Refusal::NotAskedToBeReady),
            (Some(_), true) => Err(Refusal::AlreadyReady),
            (Some(_), false) => Ok(()),
        }
    }

    /// Whether it is this seat's turn to act with its own tiles.
    fn judge_turn(&self) -> Check {
        match self.request() {
            Some(Request::Turn { .. }) => Ok(()),
            _ if self.turn == Some(self.seat()) && self.end.is_none() => {
                Err(Refusal::OthersMustAnswer)
            }
            _ => Err(Refusal::NotYourTurn),
        }
    }

    fn judge_bonus(&self, tile: Tile) -> Check {
        if self.request() != Some(Request::Declare) {
            self.judge_turn()?;
        }
        if !tile.is_bonus() || !self.me().stake.has(tile) {
            return Err(Refusal::NotYourBonus(tile));
        }
        let is_allowed = self.declaring == Declaring::Anything || self.me().drawn.is_some();
        is_allowed.then_some(()).ok_or(Refusal::BonusWithoutDraw)
    }

    fn judge_kong(&self, tile: Tile) -> Check {
        let holds_four = self.me().stake[tile] == 4 && !tile.is_bonus();
        match (&self.declaring, self.request()) {
            (Declaring::Kongs(kongs), Some(Request::Declare)) => {
                let is_allowed = holds_four && kongs.contains(&tile);
                return is_allowed.then_some(()).ok_or(Refusal::NotFour(tile));
            }
            (Declaring::Anything, Some(Request::Declare)) => {
                return holds_four.then_some(()).ok_or(Refusal::NotFour(tile));
            }
            _ => self.judge_turn()?,
        }
        let completes_pung = self.has_exposed_pung(tile) && self.me().stake.has(tile);
        if !holds_four && !completes_pung {
            return Err(Refusal::NotFour(tile));
        }
        if self.me().standing && !self.table_rules().standing_kongs {
            return Err(Refusal::KongWhileStanding);
        }
        let completes_claimed_pung = completes_pung
            && self.table_rules().acts_after_claim
            && matches!(self.just_claimed, Some((meld, _)) if meld.kind == MeldKind::Pung && meld.tile == tile);
        let is_allowed = self.me().drawn.is_some() || completes_claimed_pung;
        is_allowed.then_some(()).ok_or(Refusal::KongWithoutDraw)
    }

    fn judge_discard(&self, tile: Tile, calling: bool) -> Check {
        self.judge_turn()?;
        let me = self.me();
        if !me.stake.has(tile) {
            return Err(Refusal::NotOnStake(tile));
        }
        // A bonus tile may be discarded only if nothing else is left, as can happen after a claim in the classical game.
        if tile.is_bonus() && me.stake.kinds().any(|(other, _)| !other.is_bonus()) {
            return Err(Refusal::BonusDiscarded);
        }
        if let (true, Some((Some(drawn), _))) = (me.standing, me.drawn)
            && drawn != tile
        {
            return Err(Refusal::StandingDiscard(drawn));
        }
        match (calling, self.has_original_call()) {
            (false, _) => Ok(()),
            (true, false) => Err(Refusal::NoCalls),
            (true, true) if me.has_discarded || !me.melds.is_empty() => Err(Refusal::CallTooLate),
            (true, true) => Ok(()),
        }
    }

    /// Checks whether this seat may answer the open discard or kong at all.
    fn judge_answer(&self) -> Check {
        match self.window {
            None => Err(Refusal::NothingToClaim),
            Some(window) if window.from == self.seat() => Err(Refusal::OwnDiscard),
            Some(_) if self.chow_to_place.is_some() => Err(Refusal::AlreadyAnswered),
            Some(_) if self.answered && !self.table_rules().answers_can_change => {
                Err(Refusal::AlreadyAnswered)
            }
            Some(_) => Ok(()),
        }
    }

    fn judge_claim(&self, claim: Claim) -> Check {
        self.judge_answer()?;
        let Some(window) = self.window else {
            return Err(Refusal::NothingToClaim);
        };
        let tile = window.tile;
        if claim == Claim::MahJong {
            return self.judge_mah_jong_claim(tile, window.kong);
        }
        if window.kong {
            return Err(Refusal::OnlyRob);
        }
        if self.me().standing {
            return Err(self.only_the_winning_tile());
        }
        let held = self.me().stake[tile];
        let is_from_left = window.from.next() == self.seat();
        let fits = match claim {
            Claim::Pung if held >= 2 => Ok(()),
            Claim::Pung => Err(Refusal::NoPung(tile)),
            Claim::Kong if held >= 3 => Ok(()),
            Claim::Kong if self.has_exposed_pung(tile) => Err(Refusal::PungToKong(tile)),
            Claim::Kong => Err(Refusal::NoKong(tile)),
            Claim::Chow(_) if !self.rules.options.chows => Err(Refusal::ChowsOff),
            Claim::Chow(_) if !self.allows_another_chow() => Err(Refusal::OneChowOnly),
            Claim::Chow(_) if !is_from_left => Err(match self.chow_positions(tile).next() {
                Some(_) => Refusal::ChowFromLeft(tile),
                None => Refusal::NoChow(tile),
            }),
            Claim::Chow(Some(position)) if self.has_chow(tile, position) => Ok(()),
            Claim::Chow(None) if self.chow_positions(tile).next().is_some() => Ok(()),
            Claim::Chow(Some(_)) if self.chow_positions(tile).next().is_some() => {
                Err(Refusal::NoChowThere(tile))
            }
            Claim::Chow(_) => Err(Refusal::NoChow(tile)),
            Claim::MahJong => Ok(()),
        };
        fits.map_err(|reason| self.why_nothing_fits(tile, is_from_left).unwrap_or(reason))
    }

    /// Whether the rules allow this seat a chow in addition to the sets laid out.
    fn allows_another_chow(&self) -> bool {
        let limit = self.rules.options.chow_limit();
        limit.remaining(&self.me().melds).allows_chows()
    }

    /// The refusal of a tile that fits no set at all; `None` if it fits one.
    fn why_nothing_fits(&self, tile: Tile, is_from_left: bool) -> Option<Refusal> {
        let held = self.me().stake[tile];
        let fits_pung = held >= 2 || self.has_exposed_pung(tile);
        let allows_another_chow = self.allows_another_chow();
        let fits = fits_pung || allows_another_chow && self.chow_positions(tile).next().is_some();
        let could_chow = allows_another_chow && is_from_left && tile.suit().is_some();
        (!fits).then_some(Refusal::FitsNothing {
            tile,
            held,
            chow: could_chow,
        })
    }

    fn judge_mah_jong_claim(&self, tile: Tile, kong: bool) -> Check {
        let source = if kong {
            Source::Snatch
        } else {
            Source::Discard
        };
        // A concealed kong can be robbed only for Thirteen Wonders (Millington 60).
        let is_concealed_kong = kong && self.robbed_kong_is_concealed(tile);
        let wins = if is_concealed_kong {
            let mut stake = self.me().stake.clone();
            stake.add(tile);
            is_thirteen_wonders(&stake)
        } else {
            self.wins_with(tile, source)
        };
        match (wins, kong) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::NoRobbery(tile)),
            (false, false) if self.me().standing => Err(self.only_the_winning_tile()),
            (false, false) => Err(Refusal::NotMahJong),
        }
    }

    /// The refusal for a Standing Hand, which may claim nothing but a tile that completes it.
    fn only_the_winning_tile(&self) -> Refusal {
        Refusal::StandingClaim(self.standing_for.iter().copied().collect())
    }

    fn robbed_kong_is_concealed(&self, tile: Tile) -> bool {
        let concealed = Meld::concealed(MeldKind::Kong, tile);
        self.window
            .is_some_and(|window| self.players[window.from].melds.contains(&concealed))
    }

    fn judge_mah_jong(&self) -> Check {
        self.judge_turn()?;
        if self.me().drawn.is_none() && !self.table_rules().acts_after_claim {
            return Err(Refusal::MahJongAfterClaim);
        }
        let (tile, source) = self.own_last_tile().ok_or(Refusal::NotMahJong)?;
        let situation = self.situation(Some(self.win(tile, source)));
        self.rules
            .is_mah_jong(&self.me().hand(), &situation)
            .then_some(())
            .ok_or(Refusal::NotMahJong)
    }

    /// The tile with which this viewer would go out in its own turn, the one drawn or just claimed, and where it came from.
    pub(super) fn own_last_tile(&self) -> Option<(Tile, Source)> {
        match (self.me().drawn, self.just_claimed) {
            (Some((Some(tile), source)), _) => Some((tile, source)),
            (None, Some(_)) => Some((self.discards.last()?.tile, Source::Discard)),
            _ => None,
        }
    }

    fn has_exposed_pung(&self, tile: Tile) -> bool {
        self.me().melds.iter().any(|meld| {
            meld.kind == MeldKind::Pung && meld.tile == tile && meld.exposure == Exposure::Claimed
        })
    }

    fn has_chow(&self, claimed: Tile, position: ChowPosition) -> bool {
        let others = position.others(claimed);
        others.is_some_and(|others| others.iter().all(|tile| self.me().stake.has(*tile)))
    }
}
