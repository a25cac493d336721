//! The game: the wall, what each seat knows, and the inputs made so far. Inputs go in, events come out.

use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;

use super::deal::Deal;
use super::emitter::Emitter;
use super::ending::{DealOver, Flow, show_tiles};
use super::rotation::Rotation;
use super::{
    Act, Event, IllegalMove, Input, Move, ReadyFor, Record, Request, Resumed, SeatView, Setup,
    Viewer,
};
use crate::rules::{RuleSet, WireOption};
use crate::tiles::{BySeat, Seat, Wall};

/// A game in progress. The same rules, setup and inputs always give the same game.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the game began with; its walls are those dealt so far.
    record: Record,
    rotation: Rotation,
    deal: Deal,
    dealt_at: usize,
    out: Emitter,
}

impl Game {
    /// A game before its first deal: everybody is asked to be ready.
    pub fn new(rules: Arc<RuleSet>, setup: Setup) -> Self {
        let first_east = setup.first_east();
        let scores = setup
            .scores
            .unwrap_or(BySeat([rules.options.starting_score; 4]));
        let mut out = Emitter::new(&rules);
        out.emit(match setup.resumed {
            Some(resumed) => Event::GameResumed {
                first_east,
                east: resumed.east,
                round_wind: resumed.round_wind,
                deals: resumed.deals,
                east_wins: resumed.east_wins,
                scores,
            },
            None => Event::GameBegan { first_east, scores },
        });
        let mut game = Self {
            rotation: Rotation::new(first_east, setup.resumed),
            deal: Deal::new(Wall::new(Vec::new(), rules.options.dead_wall)),
            dealt_at: 0,
            out,
            record: Record {
                rules,
                setup,
                inputs: Vec::new(),
            },
        };
        game.ask_for_next_deal();
        game
    }

    /// Takes in an input and returns what follows from it, up to the next point where somebody must decide.
    /// The events are told in full; `Event::seen_by` cuts them for a seat. Those of the first call begin with the
    /// beginning of the game, which a view cut before has taken in already and may take in again.
    ///
    /// # Errors
    /// The input is not legal now; nothing has changed.
    pub fn apply(&mut self, input: Input) -> Result<Vec<Event>, IllegalMove> {
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
                self.rotation.advance(self.out.any_view(), winner);
                self.end_deal();
            }
            Break(DealOver::WallExhausted) => self.wash_out("wall exhausted".to_owned()),
        }
    }

    /// Builds the wall and deals.
    fn begin_deal(&mut self) {
        let options = &self.rules().options;
        let (flowers, dead) = (options.flowers, options.dead_wall);
        let number = self.out.any_view().deal_number + 1;
        let setup = &mut self.record.setup;
        let (dice, tiles) = setup.deal(number, flowers);
        setup.keep_wall(number, &tiles);
        self.deal = Deal::new(Wall::new(tiles, dead));
        // The move that brought the deal about is not in the record yet.
        self.dealt_at = self.record.inputs.len() + 1;
        if let Some(wind) = self.rotation.announce_round() {
            self.out.emit(Event::RoundBegan { wind });
        }
        let east = self.rotation.next_east();
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
        self.end_deal();
    }

    fn end_deal(&mut self) {
        debug_assert!(self.out.any_view().end.is_some());
        if self.rotation.is_game_over(self.out.any_view()) {
            self.out.emit(Event::GameEnded);
        } else {
            self.ask_for_next_deal();
        }
    }

    fn ask_for_next_deal(&mut self) {
        self.out.emit(Event::ReadyAsked {
            purpose: ReadyFor::NextDeal,
            exempt: None,
        });
    }

    fn act(&mut self, act: &Act) -> Result<(), IllegalMove> {
        let refuse = |why: &str| Err(IllegalMove(why.to_owned()));
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
                    return refuse(say!("refusal-there-is-no-hand-to"));
                }
                self.wash_out(reason.clone());
            }
            Act::SwapTile { seat, old, new } => {
                let view = self.out.view(*seat);
                let between = view.window.is_none() && view.end.is_none();
                let held = between && view.me().stake.has(*old);
                if !held || !self.deal.wall.exchange(*new, *old) {
                    return refuse(say!("refusal-these-tiles-cannot-be-swapped"));
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

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), IllegalMove> {
        let mut tried = self.rules().options.clone();
        tried
            .set(name, value)
            .map_err(|error| IllegalMove(error.to_string()))?;
        let of_wall = WireOption::named(name).is_some_and(|option| option.wall);
        if of_wall && self.deal_in_progress() {
            let why = say!("refusal-the-wall-can-only-be");
            return Err(IllegalMove(why.to_owned()));
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
        self.rotation.going_on(self.out.any_view())
    }

    /// How many inputs had been made when this deal was dealt: rewinding to it starts the hand again [T31].
    pub fn dealt_at(&self) -> usize {
        self.dealt_at
    }

    /// The inputs made so far.
    pub fn inputs(&self) -> &[Input] {
        &self.record.inputs
    }

    /// Plays the first `inputs` of a record again; all of them if there are fewer. From there it can be played on.
    ///
    /// # Errors
    /// An input of the record is not legal: the record is damaged, or of other rules.
    pub fn replay(record: &Record, inputs: usize) -> Result<Self, IllegalMove> {
        let mut game = Self::new(Arc::clone(&record.rules), record.setup.clone());
        for input in record.inputs.iter().take(inputs) {
            game.apply(input.clone())?;
        }
        Ok(game)
    }

    /// Goes back to where only so many inputs had been made; the walls stay the same [T31].
    ///
    /// # Errors
    /// As for `replay`, which does not happen with the game's own record.
    pub fn rewind(&mut self, inputs: usize) -> Result<(), IllegalMove> {
        *self = Self::replay(&self.record, inputs)?;
        Ok(())
    }
}
