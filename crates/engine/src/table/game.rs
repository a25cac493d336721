//! The game: the wall, what each seat knows, and the inputs made so far. Inputs go in, events come out.

use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;

use super::deal::Deal;
use super::emitter::Emitter;
use super::ending::{DealOver, Flow, show_tiles};
use super::{
    Act, DealStart, Event, FinishedDeal, Input, Move, ReadyFor, Record, Refusal, Request, Resumed,
    SeatView, Setup, Viewer,
};
use crate::rules::{RuleSet, WireOption};
use crate::tiles::{BySeat, Seat, Wall};

/// A game in progress. The same rules, setup and inputs always give the same game.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the game began with, what was put in and what came of it; its walls are those dealt so far.
    record: Record,
    first_east: Seat,
    /// Where the game stood before the deal that is played, or stands between two.
    stands: Resumed,
    deal: Deal,
    dealt_at: usize,
    out: Emitter,
}

impl Game {
    /// A game before its first deal: everybody is asked to be ready.
    pub fn new(rules: Arc<RuleSet>, setup: Setup) -> Self {
        Self::between(&Record::new(rules, setup), 0)
    }

    /// The game of a record after so many of its deals and before the next. None of them is played again: what the record says came
    /// of them stands.
    pub fn between(record: &Record, deals: usize) -> Self {
        let start = record.start(deals);
        let inputs = record.inputs_of(deals);
        let mut rules = Arc::clone(&record.rules);
        if let Some(options) = &start.options {
            Arc::make_mut(&mut rules).options.clone_from(options);
        }
        let mut out = Emitter::new(&rules);
        let from_the_first = deals == 0;
        out.emit(match from_the_first && record.setup.resumed.is_none() {
            true => Event::GameBegan {
                first_east: start.first_east,
                scores: start.scores,
            },
            false => start.told(),
        });
        if start.showing_hands {
            let stakes = Some(BySeat::default());
            out.emit(Event::HandsShown { stakes });
        }
        let mut game = Self {
            first_east: start.first_east,
            stands: start.stands,
            deal: Deal::new(Wall::new(Vec::new(), rules.options.dead_wall)),
            dealt_at: inputs,
            out,
            record: Record {
                rules: Arc::clone(&record.rules),
                setup: Setup {
                    // The record stands by itself, without the die.
                    first_east: Some(start.first_east),
                    ..record.setup.clone()
                },
                inputs: record.inputs[..inputs].to_vec(),
                deals: record.deals[..deals].to_vec(),
            },
        };
        match !from_the_first && game.stands.is_game_over(&rules.options) {
            true => game.out.emit(Event::GameEnded),
            false => game.ask_for_next_deal(),
        }
        game
    }

    /// Takes in an input and returns what follows from it, up to the next point where somebody must decide.
    /// The events are told in full; `Event::seen_by` cuts them for a seat. Those of the first call begin with the
    /// beginning of the game, which a view cut before has taken in already and may take in again.
    ///
    /// # Errors
    /// The input is not legal now; nothing has changed.
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
        let between_deals = self.out.any_view().waiting_for == Some(ReadyFor::NextDeal);
        let flow = self.deal.play(&mut self.out, seat, choice);
        self.go_on(flow);
        if between_deals && self.out.any_view().waiting_for.is_none() {
            self.begin_deal();
        }
    }

    /// Ends the deal if it has come to that.
    fn go_on(&mut self, flow: Flow) {
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
        let (flowers, dead) = (options.flowers, options.dead_wall);
        let number = self.stands.deals + 1;
        let setup = &mut self.record.setup;
        let (dice, tiles) = setup.deal(number, flowers);
        setup.keep_wall(number, &tiles);
        self.deal = Deal::new(Wall::new(tiles, dead));
        // The move that brought the deal about is not in the record yet.
        self.dealt_at = self.record.inputs.len() + 1;
        let Resumed {
            east, round_wind, ..
        } = self.stands;
        if round_wind != self.out.any_view().round_wind {
            self.out.emit(Event::RoundBegan { wind: round_wind });
        }
        self.out.emit(Event::DealBegan { number, east, dice });
        let flow = self.deal.begin(&mut self.out);
        self.go_on(flow);
    }

    /// A dead hand: no scores, no payments, East stays [T26].
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
        self.stands = self.stands.after(winner, self.first_east, &rules);
        match self.stands.is_game_over(&rules.options) {
            true => self.out.emit(Event::GameEnded),
            false => self.ask_for_next_deal(),
        }
        let view = self.out.any_view();
        let changed = rules.options != self.record.rules.options;
        let next = DealStart {
            first_east: self.first_east,
            stands: self.stands,
            scores: view.scores,
            options: changed.then(|| rules.options.clone()),
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
                self.go_on(flow);
            }
            Act::ShowHands(on) => {
                let stakes =
                    on.then(|| BySeat::from_fn(|seat| self.out.stake(seat).iter().collect()));
                self.out.emit(Event::HandsShown { stakes });
            }
            Act::SetOption { name, value } => self.set_option(name, value)?,
            Act::Abandon { reason } => {
                if !self.deal_in_progress() {
                    return Err(Refusal::NoDealToAbandon);
                }
                self.wash_out(reason.clone());
            }
            Act::SwapTile { seat, old, new } => {
                let view = self.out.view(*seat);
                let between = view.window.is_none() && view.end.is_none();
                let held = between && view.me().stake.has(*old);
                if !held || !self.deal.wall.exchange(*new, *old) {
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
        let mut tried = self.rules().options.clone();
        tried.set(name, value)?;
        let of_wall = WireOption::named(name).is_some_and(|option| option.wall);
        if of_wall && self.deal_in_progress() {
            return Err(Refusal::WallInUse);
        }
        self.out.emit(Event::OptionChanged {
            name: name.to_owned(),
            value: value.to_owned(),
        });
        Ok(())
    }

    fn deal_in_progress(&self) -> bool {
        let view = self.out.any_view();
        view.waiting_for != Some(ReadyFor::NextDeal) && !view.game_over
    }

    /// What a viewer may know, cut from the table.
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
                // What a neighbour sees there.
                view.players[seat] = self.out.view(seat.next()).players[seat].clone();
                view.forget_own();
            }
        }
        view
    }

    /// The view of a seat, without a copy.
    pub fn seat_view(&self, seat: Seat) -> &SeatView {
        self.out.view(seat)
    }

    /// What a seat is being asked.
    pub fn request(&self, seat: Seat) -> Option<Request> {
        self.out.view(seat).request()
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.out.any_view().rules
    }

    /// The wall of this deal, with what is drawn and what is left.
    pub fn wall(&self) -> &Wall {
        &self.deal.wall
    }

    /// Everything needed to play this game again.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// From where the game goes on after this deal; while one is played, where it went on from.
    pub fn going_on(&self) -> Resumed {
        Resumed {
            deals: self.out.any_view().deal_number,
            ..self.stands
        }
    }

    /// How many inputs had been made when this deal was dealt: rewinding to it starts the hand again [T31].
    pub fn dealt_at(&self) -> usize {
        self.dealt_at
    }

    /// The inputs made so far.
    pub fn inputs(&self) -> &[Input] {
        &self.record.inputs
    }

    /// Plays the first `inputs` of a record again by these rules, from the very beginning; all of them if there are fewer. From
    /// there it can be played on.
    ///
    /// # Errors
    /// An input of the record is not legal: the record is damaged, or of other rules.
    pub fn replay(record: &Record, inputs: usize) -> Result<Self, Refusal> {
        let mut game = Self::new(Arc::clone(&record.rules), record.setup.clone());
        for input in record.inputs.iter().take(inputs) {
            game.apply(input.clone())?;
        }
        Ok(game)
    }

    /// The game of a record where so many inputs had been made; all of them if there are fewer. Only the deal to which they belong is
    /// played again; what the record says came of it, and of those before, stands.
    ///
    /// # Errors
    /// An input of that deal is not legal, or the deal ends otherwise now: the record is damaged, or of other rules.
    pub fn open(record: &Record, inputs: usize) -> Result<Self, Refusal> {
        let inputs = inputs.min(record.inputs.len());
        let mut game = Self::between(record, record.deals_before(inputs));
        while game.inputs().len() < inputs {
            game.repeat(record)?;
        }
        Ok(game)
    }

    /// Makes the next input of a record again. If it ends a deal of which the record knows what came of it, that stands.
    ///
    /// # Errors
    /// The input is not legal, or the deal does not end as the record says; the game is of no use then.
    pub fn repeat(&mut self, record: &Record) -> Result<Vec<Event>, Refusal> {
        let (made, deals) = (self.record.inputs.len(), self.record.deals.len());
        let Some(input) = record.inputs.get(made) else {
            return Ok(Vec::new());
        };
        let known = record.deals.get(deals);
        self.out.know(known.cloned());
        let events = self.apply(input.clone());
        self.out.know(None);
        let events = events?;
        let Some(known) = known else {
            return Ok(events);
        };
        match self.record.deals.get_mut(deals) {
            Some(deal) if deal.inputs == known.inputs && deal.next == known.next => {
                *deal = Arc::clone(known);
                Ok(events)
            }
            None if self.record.inputs.len() < known.inputs => Ok(events),
            _ => Err(Refusal::RecordDiffers),
        }
    }

    /// Goes back to where only so many inputs had been made; the walls stay the same [T31].
    ///
    /// # Errors
    /// As for `open`, which does not happen with what was played by these rules.
    pub fn rewind(&mut self, inputs: usize) -> Result<(), Refusal> {
        *self = Self::open(&self.record, inputs)?;
        Ok(())
    }
}
