//! The game: the wall, what each seat knows, and the inputs made so far. Inputs go in, events come out.

use std::mem;
use std::sync::Arc;

use super::claim::Answers;
use super::danger::Liabilities;
use super::declaring::Declarations;
use super::ending::Victory;
use super::{
    Act, DealEnd, Event, IllegalMove, Input, Move, ReadyFor, Record, Request, Resumed, SeatView,
    Setup, Viewer,
};
use crate::rules::{RuleSet, WireOption};
use crate::tiles::{BySeat, Seat, Wall, Wind};

/// A game in progress. The same rules, setup and inputs always give the same game.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the game began with; its walls are those dealt so far.
    pub(super) record: Record,
    pub(super) views: BySeat<SeatView>,
    pub(super) wall: Wall,
    pub(super) serial: u32,
    pub(super) answers: Answers,
    pub(super) declarations: Declarations,
    pub(super) liable: Liabilities,
    pub(super) victory: Option<Victory>,
    pub(super) course: Course,
    pub(super) dealt_at: usize,
    events: Vec<Event>,
}

/// Where the game stands between deals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    /// East of the next deal.
    pub next_east: Seat,
    /// The wind to be announced before the next deal.
    pub new_round: Option<Wind>,
    /// Rounds played to their end.
    pub rounds_done: u32,
}

impl Game {
    /// A game before its first deal: everybody is asked to be ready.
    pub fn new(rules: Arc<RuleSet>, setup: Setup) -> Self {
        let first_east = setup.first_east();
        let given = setup.scores;
        let mut game = Self {
            views: BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), Viewer::Seat(seat))),
            wall: Wall::new(Vec::new(), rules.options.dead_wall),
            serial: 0,
            answers: Answers::default(),
            declarations: Declarations::default(),
            liable: Liabilities::default(),
            victory: None,
            course: Course {
                next_east: first_east,
                new_round: None,
                rounds_done: 0,
            },
            dealt_at: 0,
            events: Vec::new(),
            record: Record {
                rules: Arc::clone(&rules),
                setup,
                inputs: Vec::new(),
            },
        };
        let scores = given.unwrap_or(BySeat([rules.options.starting_score; 4]));
        match game.record.setup.resumed {
            Some(resumed) => game.resume(first_east, scores, resumed),
            None => game.emit(Event::GameBegan { first_east, scores }),
        }
        game.emit(Event::ReadyAsked {
            purpose: ReadyFor::NextDeal,
            exempt: None,
        });
        game
    }

    /// Puts the table where an earlier part of the game left it.
    fn resume(&mut self, first_east: Seat, scores: BySeat<i64>, resumed: Resumed) {
        self.course.next_east = resumed.east;
        self.course.rounds_done = resumed.rounds_done;
        self.emit(Event::GameResumed {
            first_east,
            east: resumed.east,
            round_wind: resumed.round_wind,
            deals: resumed.deals,
            east_wins: resumed.east_wins,
            scores,
        });
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
                self.views[*seat].check(choice)?;
                self.play(*seat, *choice);
            }
            Input::Act(act) => self.act(act)?,
        }
        self.record.inputs.push(input);
        Ok(mem::take(&mut self.events))
    }

    fn play(&mut self, seat: Seat, choice: Move) {
        match choice {
            Move::Ready => self.ready(seat),
            Move::DeclareBonus(tile) => self.declare_bonus(seat, tile),
            Move::FinishDeclaring => self.finish_declaring(seat),
            Move::Kong(tile) => self.make_kong(seat, tile),
            Move::Discard { tile, calling } => self.discard(seat, tile, calling),
            Move::Stand(stands) => self.stand(seat, stands),
            Move::Pass => self.answer(seat, None),
            Move::Claim(claim) => self.answer(seat, Some(claim)),
            Move::PlaceChow(position) => self.place_chow(seat, position),
            Move::MahJong => self.go_out_by_draw(seat),
            Move::Use(..)
            | Move::UseForSpecial
            | Move::Form(..)
            | Move::FormSpecial
            | Move::ShowTiles => self.lay_out(seat, choice),
        }
    }

    fn act(&mut self, act: &Act) -> Result<(), IllegalMove> {
        let refuse = |why: &str| Err(IllegalMove(why.to_owned()));
        match act {
            Act::TimeOut => return self.time_out(),
            Act::ShowHands(on) => {
                let stakes = on
                    .then(|| BySeat::from_fn(|seat| self.views[seat].me().stake.iter().collect()));
                self.emit(Event::HandsShown { stakes });
            }
            Act::SetOption { name, value } => self.set_option(name, value)?,
            Act::Abandon { reason } => {
                if !self.deal_in_progress() {
                    return refuse("There is no hand to be abandoned.");
                }
                self.wash_out(reason.clone());
            }
            Act::SwapTile { seat, old, new } => {
                let view = &self.views[*seat];
                let between = view.window.is_none() && view.end.is_none();
                let held = between && view.me().stake.has(*old);
                if !held || !self.wall.exchange(*new, *old) {
                    return refuse("These tiles cannot be swapped.");
                }
                self.emit(Event::TileSwapped {
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
            let why = "The wall can only be changed between two hands.";
            return Err(IllegalMove(why.to_owned()));
        }
        self.emit(Event::OptionChanged {
            name: name.to_owned(),
            value: value.to_owned(),
        });
        Ok(())
    }

    fn deal_in_progress(&self) -> bool {
        let view = self.any_view();
        view.waiting_for != Some(ReadyFor::NextDeal) && !view.game_over
    }

    fn ready(&mut self, seat: Seat) {
        let purpose = self.any_view().waiting_for;
        self.emit(Event::Ready { seat });
        if self.any_view().waiting_for.is_none() {
            match purpose {
                Some(ReadyFor::NextDeal) => self.deal(),
                _ => self.start_play(),
            }
        }
    }

    /// What a viewer may know, cut from the table.
    pub fn view(&self, viewer: Viewer) -> SeatView {
        let mut view = self.views[viewer.seat()].clone();
        view.viewer = viewer;
        if let Viewer::Open(_) = viewer {
            for (seat, player) in view.players.iter_mut() {
                let own = self.views[seat].me();
                player.stake = own.stake.clone();
                player.hidden = 0;
                player.drawn = own.drawn;
            }
        }
        view
    }

    /// The view of a seat, without a copy.
    pub fn seat_view(&self, seat: Seat) -> &SeatView {
        &self.views[seat]
    }

    /// What a seat is being asked.
    pub fn request(&self, seat: Seat) -> Option<Request> {
        self.views[seat].request()
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.any_view().rules
    }

    /// The wall of this deal, with what is drawn and what is left.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Everything needed to play this game again.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// From where the game goes on after this deal; while one is played, where it went on from.
    pub fn going_on(&self) -> Resumed {
        let view = self.any_view();
        let east = self.course.next_east;
        let won = matches!(view.end, Some(DealEnd::MahJong { winner, .. }) if winner == view.east);
        let over = view.waiting_for == Some(ReadyFor::NextDeal);
        Resumed {
            east,
            round_wind: self.course.new_round.unwrap_or(view.round_wind),
            deals: view.deal_number,
            east_wins: match east == view.east {
                true => view.east_wins + u32::from(won && over),
                false => 0,
            },
            rounds_done: self.course.rounds_done,
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

    /// Tells everybody what happened.
    pub(super) fn emit(&mut self, event: Event) {
        for view in &mut self.views.0 {
            if let Some(seen) = event.sight(view.viewer) {
                view.apply(&seen);
            }
        }
        self.events.push(event);
    }

    /// A view for what everybody knows alike.
    pub(super) fn any_view(&self) -> &SeatView {
        &self.views.0[0]
    }
}
