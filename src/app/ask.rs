//! What only the person can decide is asked in a box; with Ask First off the program decides by itself [A4, Q43].

use std::time::Instant;

use iced::{Element, Rectangle, Task};

use super::command::Command;
use super::dialog::{self, Action, Dialog, Question, Scores, Stand};
use super::flow::kinds;
use super::screen::table::geometry::Side;
use super::standing::kong;
use super::widget::Look;
use super::{App, Message};
use crate::computer::{ComputerPlayer, Level};
use crate::session::join::LineDebug;
use crate::table::{ChowPosition, Claim, Move, Request};
use crate::tiles::Tile;

impl App {
    /// Asks for what a request is about; a discard is asked for by the table itself.
    pub(super) fn offer(&mut self, request: &Request) -> Task<Message> {
        let legal = self.now.legal();
        let kongs: Vec<Tile> = legal.iter().filter_map(kong).collect();
        self.questions.clear();
        // Bonus tiles are never kept back, whether the table lays them out by itself or asks for them [C8].
        if let Some(bonus) = legal
            .iter()
            .find(|choice| matches!(choice, Move::DeclareBonus(_)))
        {
            return match bonus {
                Move::DeclareBonus(tile) if self.ask_for_special(*tile) => Task::none(),
                bonus => self.play(*bonus),
            };
        }
        match request {
            Request::Turn { drawn } => {
                self.preselect(*drawn);
                let wins = legal.contains(&Move::MahJong);
                if !self.settings.ask_first || self.auto_play {
                    let drawn_kong = kongs.iter().find(|tile| Some(**tile) == *drawn);
                    return match drawn_kong {
                        _ if wins => self.play(Move::MahJong),
                        Some(tile) => self.play(Move::Kong(*tile)),
                        None => Task::none(),
                    };
                }
                if wins {
                    let question = drawn.map(Question::can_go_mah_jongg);
                    self.questions
                        .push_back(question.unwrap_or_else(Question::hand_complete));
                }
                let fresh = kongs.into_iter().filter(|tile| Some(*tile) == *drawn);
                self.questions.extend(
                    fresh
                        .map(|tile| self.kong_question(tile))
                        .collect::<Vec<_>>(),
                );
                if !wins {
                    let calls = self.now.original_calls();
                    let calls = calls
                        .iter()
                        .map(|(tile, waits)| Question::original_call(*tile, waits));
                    self.questions.extend(calls);
                }
            }
            Request::Declare => {
                if !self.settings.ask_first || kongs.is_empty() {
                    let choice = kongs
                        .first()
                        .map_or(Move::FinishDeclaring, |tile| Move::Kong(*tile));
                    return self.play(choice);
                }
                self.questions
                    .extend(kongs.into_iter().map(Question::concealed_kong));
            }
            // After Mah Jongg the sets are laid out in the way that is worth most [C23].
            Request::LayOut => {
                let player = ComputerPlayer::new(Level::Beginner);
                let best = player.decide(&self.now, request);
                return match self.ask_for_set(best) {
                    true => Task::none(),
                    false => self.play(best),
                };
            }
            Request::Stand { waits } => self.questions.push_back(Question::standing_hand(waits)),
            _ => {}
        }
        self.next_question();
        Task::none()
    }

    /// Selects the drawn tile, or the last one after a claim, if the player wants that [X21].
    fn preselect(&mut self, drawn: Option<Tile>) {
        if self.settings.hand.preselect && !self.auto_play {
            let tiles = self.table.own_tiles();
            let place = tiles.iter().rposition(|tile| Some(*tile) == drawn);
            let place = place.or(tiles.len().checked_sub(1));
            self.table.set_cursor(place, false, &self.pictures);
        }
    }

    /// The question for a kong that was just drawn [D4, D5].
    fn kong_question(&self, tile: Tile) -> Question {
        if self.now.me().melds.iter().any(|meld| meld.tile == tile) {
            Question::exposed_kong(tile)
        } else {
            Question::concealed_kong(tile)
        }
    }

    fn next_question(&mut self) {
        if let Some(question) = self.questions.pop_front() {
            self.open(question.into());
        }
    }

    /// The open box over the table; `compass` is its place in the window.
    pub(super) fn box_layer<'a>(
        &self,
        open: &'a Dialog,
        look: Look<'a>,
        compass: Rectangle,
    ) -> Element<'a, Message> {
        let own = self.pictures.geometry().stake(Side::Bottom);
        let stand = Stand {
            compass,
            floor: own.y + self.metrics.menu_bar(),
            place: self.settings.boxes.place,
        };
        open.view(look, stand).map(Message::Dialog)
    }

    /// Opens a box; the clock of a discard stands still meanwhile.
    pub(super) fn open(&mut self, dialog: Dialog) {
        // At a table of the network nobody waits for our boxes.
        if let (Some(waiting), None) = (&mut self.waiting, &self.away) {
            waiting.pause(Instant::now());
        }
        self.menu.close();
        self.dialog = Some(dialog);
    }

    /// Closes the open box.
    pub(super) fn close(&mut self) {
        self.dialog = None;
        if let Some(waiting) = &mut self.waiting {
            waiting.resume(Instant::now());
        }
    }

    /// Takes what came out of the open box.
    pub(super) fn on_dialog(&mut self, message: dialog::Message) -> Task<Message> {
        self.menu.close();
        let Some(action) = self.dialog.as_mut().and_then(|open| open.update(message)) else {
            return Task::none();
        };
        match action {
            Action::Help(topic) => self.open_help_at(topic),
            Action::Drilled(tally) => {
                self.close();
                self.settings.drills = tally;
                self.keep_settings();
                self.go_on()
            }
            Action::Close => {
                self.close();
                self.stay();
                self.declined()
            }
            Action::Answer(choice) => {
                self.close();
                self.questions.clear();
                self.answer_box(choice)
            }
            Action::Run(command) => {
                self.close();
                self.obey(command)
            }
            Action::DiscardThen(command) => {
                self.close();
                self.leave_now(command)
            }
            Action::LeaveThen(command) => {
                self.close();
                self.leave_away(command)
            }
            Action::SaveThen(command) => {
                self.close();
                self.save_and_leave(command)
            }
            Action::Chat(text) => {
                self.chat(text);
                Task::none()
            }
            Action::Join(settings) => {
                self.close();
                self.join(*settings, LineDebug::default())
            }
            Action::Host(settings, saved) => {
                self.close();
                self.host(*settings, saved)
            }
            Action::Resume(path) => {
                self.close();
                self.ask_who_resumes(path);
                Task::none()
            }
            Action::SetOptions(rules) => {
                self.close();
                self.set_options(&rules);
                self.go_on()
            }
            Action::Newcomer(newcomer) => {
                self.close();
                self.welcome(newcomer);
                self.go_on()
            }
            Action::LookFrom(_)
            | Action::Judge
            | Action::ShowPoint(..)
            | Action::ShowNow
            | Action::LeaveReview
            | Action::PlayOn(_) => self.review(action),
            action => self.prefer(action),
        }
    }

    /// A question was declined: the next one, or the game goes on.
    fn declined(&mut self) -> Task<Message> {
        self.next_question();
        if self.dialog.is_some() {
            return Task::none();
        }
        match self.now.request() {
            Some(Request::Declare) => self.play(Move::FinishDeclaring),
            _ => self.go_on(),
        }
    }

    fn answer_box(&mut self, choice: Move) -> Task<Message> {
        match choice {
            Move::Claim(Claim::Chow(None)) => self.claim_chow(),
            choice => self.play(choice),
        }
    }

    /// Claims the discard that waits: asks for what if there is a choice, says why not if there is none.
    pub(super) fn take_discard(&mut self) -> Task<Message> {
        let Some(window) = self.now.window else {
            let why =
                crate::table::IllegalMove("No discard is waiting to be picked up.".to_owned());
            self.refuse(&why);
            return Task::none();
        };
        let claims = self.claims();
        match kinds(&claims).as_slice() {
            [] => {
                let mut why = self.why_not();
                why.0.push_str(" Another click tells more.");
                if self.status == why.0 && self.teaching.is_none() {
                    return self.obey(Command::WhyNot);
                }
                self.refuse(&why);
                self.lesson_refused()
            }
            [Claim::Chow(_)] => self.claim_chow(),
            [only] => self.play(Move::Claim(*only)),
            [best, ..] if !self.settings.ask_first => self.play(Move::Claim(*best)),
            _ => {
                self.open(Question::choice(window.tile, &claims).into());
                Task::none()
            }
        }
    }

    /// Claims a chow; asks which if the tile can stand at more than one place [P33].
    fn claim_chow(&mut self) -> Task<Message> {
        let places: Vec<ChowPosition> = self
            .claims()
            .into_iter()
            .filter_map(|claim| match claim {
                Claim::Chow(place) => place,
                _ => None,
            })
            .collect();
        let claim = |place| Move::Claim(Claim::Chow(Some(place)));
        match (places.as_slice(), self.now.window) {
            ([], _) => Task::none(),
            ([_, _, ..], Some(window)) if self.settings.ask_first => {
                self.open(Question::which_chow(window.tile, &places, claim).into());
                Task::none()
            }
            ([first, ..], _) => self.play(claim(*first)),
        }
    }

    /// Asks for each kong that can be made now [M29].
    pub(super) fn ask_for_kongs(&mut self) {
        let kongs: Vec<Tile> = self.now.legal().iter().filter_map(kong).collect();
        self.questions = kongs.into_iter().map(Question::expose_this_kong).collect();
        self.next_question();
    }

    /// Asks whether to rob the kong that waits.
    pub(super) fn ask_to_snatch(&mut self) {
        if let Some(window) = self.now.window {
            let owner = self.names()[window.from].clone();
            self.open(Question::snatch(window.tile, &owner).into());
        }
    }

    /// Shows the scores of the hand that has ended, once; a dead hand has none.
    pub(super) fn show_scores(&mut self) {
        if std::mem::replace(&mut self.scores_shown, true) {
            return;
        }
        let names = self.names();
        if let Some(scores) = Scores::new(&self.now, &names) {
            self.open(scores.with_people(self.characters()).into());
        }
    }

    /// Whether scores and results open by themselves [X9]; in the demo they always do.
    fn pops_up(&self) -> bool {
        self.settings.boxes.pop_up || self.demo.is_some()
    }

    /// Shows the scores when a hand has ended, or says where they are.
    pub(super) fn pop_up_scores(&mut self) {
        if self.pops_up() {
            self.show_scores();
        } else if !std::mem::replace(&mut self.scores_shown, true) {
            let status = format!("{} Show, Scores has the scores.", self.status);
            self.say(status);
        }
    }

    /// Shows who has won the game, after the scores of its last hand.
    pub(super) fn show_game_finished(&mut self) {
        if !self.scores_shown {
            self.pop_up_scores();
            return;
        }
        if self.dialog.is_none() && !std::mem::replace(&mut self.finish_shown, true) {
            self.keep_finished();
            let names = self.names();
            let finished = Question::game_finished(&names, &self.now.scores, self.viewer);
            match self.pops_up() {
                true => self.open(finished.into()),
                false => self.say(format!("The game is over. {}.", finished.headline)),
            }
        }
    }

    /// Takes the answer to "New to the game?" [Q40].
    fn welcome(&mut self, newcomer: bool) {
        self.settings.quick_tip = newcomer;
        self.settings.wait_time = if newcomer { None } else { Some(1.0) };
        self.settings.welcomed = true;
        self.lesson_offered = newcomer;
        self.keep_settings();
    }
}
