//! A game: the wall, the view of each seat, and the inputs so far.

use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;

use super::deal::Deal;
use super::emitter::Emitter;
use super::ending::{DealOver, Flow, show_tiles};
use super::{
    Act, DealStart, Event, FinishedDeal, GameProgress, Input, Move, ReadyFor, Record, Refusal,
    Request, SeatView, Setup, Viewer,
};
use crate::rules::{RuleSet, WireOption};
use crate::tiles::{BySeat, Seat, Wall};

/// A game in progress. The same rules, setup and inputs always give the same game.
#[derive(Clone, Debug)]
pub struct Game {
    /// The setup, inputs and results so far. It contains the walls dealt so far.
    record: Record,
    first_east: Seat,
    /// The progress before the current deal; between two deals, before the next one.
    progress: GameProgress,
    /// The current deal, or the last one.
    deal: Deal,
    /// The number of inputs up to and including the one that led to this deal; until one is dealt, those with which the game was opened.
    dealt_at: usize,
    out: Emitter,
}

impl Game {
    /// Creates a game before its first deal, or before the next if it is resumed. All seats are asked to be ready.
    pub fn new(rules: Arc<RuleSet>, setup: Setup) -> Self {
        Self::between_deals(&Record::new(rules, setup), 0)
    }

    /// The game of a record after its first `deals` deals, over or before the next. None of them is replayed: their stored results count.
    pub fn between_deals(record: &Record, deals: usize) -> Self {
        let start = record.start(deals);
        let inputs = record.inputs_of(deals);
        let mut rules = Arc::clone(&record.rules);
        if let Some(options) = &start.options {
            Arc::make_mut(&mut rules).options.clone_from(options);
        }
        let mut out = Emitter::new(&rules);
        let is_beginning = deals == 0;
        out.emit(match is_beginning && record.setup.resumed.is_none() {
            true => Event::GameBegan {
                first_east: start.first_east,
                scores: start.scores,
            },
            false => start.resume_event(),
        });
        if start.showing_hands {
            let stakes = Some(BySeat::default());
            out.emit(Event::HandsShown { stakes });
        }
        let mut game = Self {
            first_east: start.first_east,
            progress: start.progress,
            deal: Deal::new(Wall::new(Vec::new(), rules.options.dead_wall)),
            dealt_at: inputs,
            out,
            record: Record {
                rules: Arc::clone(&record.rules),
                setup: Setup {
                    // The first East was chosen once and stays, even if random.
                    first_east: Some(start.first_east),
                    ..record.setup.clone()
                },
                inputs: record.inputs[..inputs].to_vec(),
                deals: record.deals[..deals].to_vec(),
            },
        };
        match !is_beginning && game.progress.is_game_over(&rules.options) {
            true => game.out.emit(Event::GameEnded),
            false => game.ask_for_next_deal(),
        }
        game
    }

    /// Applies an input and returns the events that follow from it, up to the next decision of a player.
    ///
    /// The events are complete; [`Event::seen_by`] limits them to what a viewer may see. The first call also returns the events that begin
    /// the game; a view taken before already includes them and may apply them again.
    ///
    /// # Errors
    /// The input is not legal now. Nothing has changed.
    pub fn apply(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        match &input {
            Input::Move(seat, choice) => {
                self.out.view(*seat).check(choice)?;
                self.play(*seat, *choice);
            }
            Input::Act(act) => self.act(act)?,
        }
        self.record.inputs.push(input);
        Ok(self.out.take_events())
    }

    fn play(&mut self, seat: Seat, choice: Move) {
        let was_between_deals = self.out.any_view().waiting_for == Some(ReadyFor::NextDeal);
        let flow = self.deal.play(&mut self.out, seat, choice);
        self.end_if_over(flow);
        if was_between_deals && self.out.any_view().waiting_for.is_none() {
            self.begin_deal();
        }
    }

    /// Ends the deal if it is over.
    fn end_if_over(&mut self, flow: Flow) {
        match flow {
            Continue(()) => {}
            Break(DealOver::Won(winner)) => {
                self.end_deal(Some(winner));
            }
            Break(DealOver::WallExhausted) => self.wash_out("wall exhausted".to_owned()),
        }
    }

    /// Builds the wall and deals.
    fn begin_deal(&mut self) {
        let options = &self.rules().options;
        let (flowers, dead_wall) = (options.flowers, options.dead_wall);
        let number = self.progress.deals + 1;
        let setup = &mut self.record.setup;
        let (dice, tiles) = setup.dice_and_wall(number, flowers);
        setup.store_wall(number, &tiles);
        self.deal = Deal::new(Wall::new(tiles, dead_wall));
        // The move that led to the deal is not in the record yet.
        self.dealt_at = self.record.inputs.len() + 1;
        let GameProgress {
            east, round_wind, ..
        } = self.progress;
        if round_wind != self.out.any_view().round_wind {
            self.out.emit(Event::RoundBegan { wind: round_wind });
        }
        self.out.emit(Event::DealBegan { number, east, dice });
        if self.progress.goulash && self.out.table_rules().lays_bonus_tiles {
            self.out.emit(Event::GoulashBegan);
        }
        let flow = self.deal.begin(&mut self.out);
        self.end_if_over(flow);
    }

    /// Ends the deal as a dead hand, without scores and payments.
    fn wash_out(&mut self, reason: String) {
        self.out.emit(Event::WashedOut { reason });
        if self.rules().options.show_on_washout {
            for seat in Seat::ALL {
                show_tiles(&mut self.out, seat);
            }
        }
        self.end_deal(None);
    }

    fn end_deal(&mut self, winner: Option<Seat>) {
        debug_assert!(self.out.any_view().end.is_some());
        let digest = self.out.digest();
        let rules = Arc::clone(self.rules());
        self.progress = self.progress.after(winner, self.first_east, &rules);
        match self.progress.is_game_over(&rules.options) {
            true => self.out.emit(Event::GameEnded),
            false => self.ask_for_next_deal(),
        }
        let view = self.out.any_view();
        let options_changed = rules.options != self.record.rules.options;
        let next = DealStart {
            first_east: self.first_east,
            progress: self.progress,
            scores: view.scores,
            options: options_changed.then(|| rules.options.clone()),
            showing_hands: view.showing_hands,
        };
        // The input that ended the deal is not in the record yet.
        let inputs = self.record.inputs.len() + 1;
        let deal = FinishedDeal::of(view, inputs, next, digest);
        self.record.deals.push(Arc::new(deal));
    }

    fn ask_for_next_deal(&mut self) {
        self.out.emit(Event::ReadyAsked {
            purpose: ReadyFor::NextDeal,
            exempt: None,
        });
    }

    fn act(&mut self, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::TimeOut => {
                let flow = self.deal.time_out(&mut self.out)?;
                self.end_if_over(flow);
            }
            Act::ShowHands(on) => {
                let stakes =
                    on.then(|| BySeat::from_fn(|seat| self.out.stake(seat).iter().collect()));
                self.out.emit(Event::HandsShown { stakes });
            }
            Act::SetOption { name, value } => self.set_option(name, value)?,
            Act::Abandon { reason } => {
                if !self.is_deal_in_progress() {
                    return Err(Refusal::NoDealToAbandon);
                }
                self.wash_out(reason.clone());
            }
            Act::SwapTile { seat, old, new } => {
                let view = self.out.view(*seat);
                let is_idle = view.window.is_none() && view.end.is_none();
                let can_give = is_idle && view.me().stake.has(*old);
                if !can_give || !self.deal.wall.exchange(*new, *old) {
                    return Err(Refusal::CannotSwap);
                }
                self.out.emit(Event::TileSwapped {
                    seat: *seat,
                    old: *old,
                    new: *new,
                });
            }
        }
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        let mut changed_options = self.rules().options.clone();
        changed_options.set(name, value)?;
        let affects_wall = WireOption::named(name).is_some_and(|option| option.affects_wall);
        if affects_wall && self.is_deal_in_progress() {
            return Err(Refusal::WallInUse);
        }
        self.out.emit(Event::OptionChanged {
            name: name.to_owned(),
            value: value.to_owned(),
        });
        Ok(())
    }

    /// Whether a deal has begun and is not settled or dead.
    fn is_deal_in_progress(&self) -> bool {
        let view = self.out.any_view();
        view.waiting_for != Some(ReadyFor::NextDeal) && !view.game_over
    }

    /// The table as a viewer may see it.
    pub fn view(&self, viewer: Viewer) -> SeatView {
        let mut view = self.out.view(viewer.seat()).clone();
        view.viewer = viewer;
        match viewer {
            Viewer::Seat(_) => {}
            Viewer::Open(_) => {
                for (seat, player) in view.players.iter_mut() {
                    let own = self.out.view(seat).me();
                    player.stake = own.stake.clone();
                    player.hidden = 0;
                    player.drawn = own.drawn;
                }
            }
            Viewer::Watcher(seat) => {
                // A spectator sees of this seat what any other player sees.
                view.players[seat] = self.out.view(seat.next()).players[seat].clone();
                view.hide_private();
            }
        }
        view
    }

    /// The view of a seat, by reference.
    pub fn seat_view(&self, seat: Seat) -> &SeatView {
        self.out.view(seat)
    }

    /// What a seat is being asked.
    pub fn request(&self, seat: Seat) -> Option<Request> {
        self.out.view(seat).request()
    }

    /// The rules of the game. Those of the deal in progress, which may be a Goulash, are in the views.
    pub fn rules(&self) -> &Arc<RuleSet> {
        self.out.any_view().game_rules()
    }

    /// The wall of this deal. Between two deals it is that of the last one, or empty if that was not replayed.
    pub fn wall(&self) -> &Wall {
        &self.deal.wall
    }

    /// Everything needed to replay this game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The progress before the next deal; during a deal, the progress before it, except that `deals` counts the deal too.
    pub fn progress(&self) -> GameProgress {
        GameProgress {
            deals: self.out.any_view().deal_number,
            ..self.progress
        }
    }

    /// The number of inputs up to and including the one that led to this deal. Rewinding to it restarts the deal. Until this game deals, the
    /// number of inputs with which it was opened, 0 for a new one.
    pub fn dealt_at(&self) -> usize {
        self.dealt_at
    }

    /// The inputs so far.
    pub fn inputs(&self) -> &[Input] {
        &self.record.inputs
    }

    /// Replays the first `inputs` inputs of a record from its beginning, or all if there are fewer. Stored results are ignored: hands are
    /// scored anew. The game can be continued.
    ///
    /// # Errors
    /// An input of the record is not legal: the record is damaged, or was made under other rules.
    pub fn replay(record: &Record, inputs: usize) -> Result<Self, Refusal> {
        let mut game = Self::new(Arc::clone(&record.rules), record.setup.clone());
        for input in record.inputs.iter().take(inputs) {
            game.apply(input.clone())?;
        }
        Ok(game)
    }

    /// The game of a record after its first `inputs` inputs, or all if there are fewer. Only the deal to which the last of these belongs is
    /// replayed; the stored results of that deal and of earlier ones count.
    ///
    /// # Errors
    /// An input of that deal is not legal, or the deal ends differently: the record is damaged, or was made under other rules.
    pub fn open(record: &Record, inputs: usize) -> Result<Self, Refusal> {
        let inputs = inputs.min(record.inputs.len());
        let mut game = Self::between_deals(record, record.deals_before(inputs));
        while game.inputs().len() < inputs {
            game.replay_next(record)?;
        }
        Ok(game)
    }

    /// Replays the next input of a record. In a deal with stored results, those count. Returns no events if the record has no more inputs.
    ///
    /// # Errors
    /// The input is not legal, or the deal does not end as recorded. The game must then be discarded.
    pub fn replay_next(&mut self, record: &Record) -> Result<Vec<Event>, Refusal> {
        let (applied, deals) = (self.record.inputs.len(), self.record.deals.len());
        let Some(input) = record.inputs.get(applied) else {
            return Ok(Vec::new());
        };
        let stored = record.deals.get(deals);
        self.out.use_stored_results(stored.cloned());
        let events = self.apply(input.clone());
        self.out.use_stored_results(None);
        let events = events?;
        let Some(stored) = stored else {
            return Ok(events);
        };
        match self.record.deals.get_mut(deals) {
            Some(deal) if deal.inputs == stored.inputs && deal.next == stored.next => {
                *deal = Arc::clone(stored);
                Ok(events)
            }
            None if self.record.inputs.len() < stored.inputs => Ok(events),
            _ => Err(Refusal::RecordDiffers),
        }
    }

    /// Returns to the position after the first `inputs` inputs. The walls stay the same.
    ///
    /// # Errors
    /// As for `open`. Cannot happen in a game that was played under its present rules.
    pub fn rewind(&mut self, inputs: usize) -> Result<(), Refusal> {
        *self = Self::open(&self.record, inputs)?;
        Ok(())
    }
}
