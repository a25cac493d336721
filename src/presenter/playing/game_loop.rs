//! The game loop, which decides after each input what is due. It asks computer players on other threads, lets discards wait for claims, and
//! asks the player for decisions. The same loop serves local games and network tables.

use std::time::Duration;

use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::effect::Effect;
use crate::presenter::playing::claim_timer::ClaimTimer;
use crate::presenter::playing::phase::{Answers, ClaimPhase, Phase};
use crate::presenter::request_id::RequestId;
use crate::presenter::{NetworkTable, Presenter};
use crate::session::local::{Answer, Question};
use crate::sound::Cue;
use engine::table::{Act, ClaimWindow, Move, ReadyFor};

/// How long a discard can be claimed in a lesson, in seconds, unless the step is about it.
const LESSON_SECONDS: f32 = 1.4;
/// How long a discard can be claimed during Auto Play, in seconds.
const AUTO_PLAY_SECONDS: f32 = 0.4;
/// How long a discard that the player cannot claim is shown, in seconds, if the time for claims is unlimited.
const UNCLAIMABLE_SECONDS: f32 = 1.0;

impl Presenter {
    /// Runs the game until it needs the player or another thread.
    pub(in crate::presenter) fn advance(&mut self) {
        let were_scores_seen = matches!(self.phase, Phase::HandOver) && !self.prompts.is_busy();
        if let Some(lesson) = self.tables.current.lesson_mut() {
            lesson.update(were_scores_seen);
        }
        while self.step() {}
        let was_dropped = self.prompts.drop_outdated(&self.prompt_context());
        if self.prompts.open_next() || was_dropped {
            self.effects.push(Effect::RefreshDialog);
        }
        let is_stopped = self.is_clock_stopped();
        if let Some(open) = self.phase.claim_phase_mut() {
            open.timer.set_running(!is_stopped, self.now);
        }
        self.tick();
    }

    /// Ticks in the last seconds in which the player can claim a discard or Kong.
    fn tick(&mut self) {
        let now = self.now;
        let is_due = |open: &mut ClaimPhase| open.timer.take_tick(now) && !open.is_answered;
        if self.phase.claim_phase_mut().is_some_and(is_due) && self.may_claim() {
            self.effects.push(Effect::Sound(Cue::Tick));
        }
    }

    /// Whether a pause, a dialog, the help or a lesson card interrupts play. Network tables wait for none of these.
    fn is_interrupted(&self) -> bool {
        self.pause.is_some()
            || self.prompts.is_busy()
            || self.is_help_open
            || self.tables.current.waits_for_reader()
    }

    /// Whether the claim timer is stopped.
    fn is_clock_stopped(&self) -> bool {
        self.is_interrupted() && self.tables.current.network().is_none()
    }

    /// Does the next thing that is due; false if nothing is.
    fn step(&mut self) -> bool {
        let at_network = self.tables.current.network().is_some();
        if self.shown.is_moving() {
            return false;
        }
        // In a lesson, the card about the win comes after its display.
        if self.tables.current.waits_for_reader() && self.is_won() && !self.prompts.is_busy() {
            self.show_winning_hand();
        }
        if !at_network && self.is_interrupted() {
            return false;
        }
        if self.tables.current.view().game_over {
            return self.end_game();
        }
        if let Some(network) = self.tables.current.network() {
            if !network.is_in_progress() {
                return self.show_lobby();
            }
            self.close_lobby();
        }
        if let Some(window) = self.tables.current.view().window
            && self.tables.current.standing_hand_seat().is_none()
        {
            return match at_network {
                true => self.wait_at_network(window),
                false => self.wait_for_claims(window),
            };
        }
        if self.phase.claim_phase().is_some() {
            self.phase = Phase::Undecided;
        }
        if self.prompts.is_busy() || matches!(self.phase, Phase::OthersThink(_)) {
            return false;
        }
        match self.tables.current.ready_purpose() {
            Some(ReadyFor::NextDeal) => self.next_deal(),
            Some(ReadyFor::Play) => {
                let starts = self.ready_when_due == Some(ReadyFor::Play)
                    || self.tables.current.is_auto_played();
                starts && self.make_everybody_ready(ReadyFor::Play)
            }
            None => self.ask(),
        }
    }

    fn close_lobby(&mut self) {
        if self.prompts.open_dialog() == Some(&DialogKind::Lobby) {
            self.prompts.close();
            self.effects.push(Effect::RefreshDialog);
        }
    }

    /// Opens the lobby unless something else is open; false, because the table waits.
    fn show_lobby(&mut self) -> bool {
        if !self.prompts.is_busy() {
            self.prompts.open_now(DialogKind::Lobby);
            self.effects.push(Effect::RefreshDialog);
        }
        false
    }

    /// Deals, if that is the first hand or the player wants the next. Otherwise shows the winning hand and then the scores, once.
    fn next_deal(&mut self) -> bool {
        let is_first = self.tables.current.view().deal_number == 0;
        if is_first || self.ready_when_due == Some(ReadyFor::NextDeal) {
            return self.make_everybody_ready(ReadyFor::NextDeal);
        }
        if !matches!(self.phase, Phase::HandOver) {
            if self.show_winning_hand() {
                return false;
            }
            self.phase = Phase::HandOver;
            self.pop_up_scores();
            return true;
        }
        false
    }

    /// Makes everybody at this screen ready; true, because play continues.
    fn make_everybody_ready(&mut self, purpose: ReadyFor) -> bool {
        // A wish to start play, made before the hand was dealt, stays.
        self.ready_when_due.take_if(|wanted| *wanted == purpose);
        let events = self.tables.current.make_ready(purpose);
        self.handle_events(events);
        true
    }

    /// Passes on the requests of the table: asks a person to sit down at the screen, computer players to think, or the player to decide. True
    /// if the program has answered for the player.
    fn ask(&mut self) -> bool {
        if self.phase.is_asked() && self.tables.current.hotseat().is_none() {
            return false;
        }
        let auto_declare = self.settings.network.auto_declare;
        if let Some(network) = self.tables.current.network_mut() {
            network.declare_for_others(auto_declare);
        }
        if self.ask_to_change_places() {
            return false;
        }
        let questions = match self.tables.current.standing_hand_seat() {
            Some(_) => Vec::new(),
            None => self.tables.current.questions(),
        };
        if !questions.is_empty() {
            self.phase = Phase::OthersThink(self.think(questions));
            return false;
        }
        match self.tables.current.request() {
            Some(request) if !self.phase.is_asked() => {
                self.phase = Phase::Asked;
                self.log_request(request.clone());
                self.offer(&request)
            }
            _ => false,
        }
    }

    /// Asks computer players on another thread. They answer after the longest pause of their characters. Claims need no pause, since they are
    /// held back anyway.
    fn think(&mut self, questions: Vec<Question>) -> RequestId {
        let turns = questions.iter().filter(|question| !question.is_claim());
        let characters = turns.filter_map(|question| self.tables.current.character(question.seat));
        let longest = characters.map(|character| character.pause).max();
        let pause = self.settings.motion.scaled(f32::from(longest.unwrap_or(0)));
        let request_id = self.request_ids.issue();
        self.effects
            .push(Effect::Think(request_id, questions, pause));
        request_id
    }

    /// Handles the answers of computer players: holds back those about a discard or Kong, and makes all other moves at once.
    pub(in crate::presenter) fn moves_computed(
        &mut self,
        request_id: RequestId,
        answers: Vec<Answer>,
    ) {
        if self.phase.awaited() != Some(request_id) {
            return;
        }
        match self.phase.claim_phase_mut() {
            Some(open) => open.answers = Answers::Held(answers),
            None => {
                self.phase = Phase::Undecided;
                self.play_answers(answers);
            }
        }
    }

    /// Makes the moves with which computer players answered. During Auto Play, one may be for the player.
    fn play_answers(&mut self, answers: Vec<Answer>) {
        for answer in answers {
            let events = self
                .tables
                .current
                .local_mut()
                .map(|local| local.answer(answer));
            self.handle_events(events.unwrap_or_default());
        }
    }

    /// Waits for claims of a discard or Kong at a local table, until everybody has answered or the time is over. True if something has
    /// changed.
    fn wait_for_claims(&mut self, window: ClaimWindow) -> bool {
        if self.begin_claims(window) {
            return true;
        }
        let Some(open) = self.phase.claim_phase() else {
            return false;
        };
        if matches!(open.answers, Answers::Awaited(_)) {
            return false;
        }
        if self.tables.current.hotseat().is_some() {
            let is_answered = self.ask_who_claims();
            if let Some(open) = self.phase.claim_phase_mut() {
                open.is_answered = is_answered;
            }
        }
        let is_over = self
            .phase
            .claim_phase()
            .is_some_and(|open| open.is_over(self.now));
        is_over && !self.prompts.is_busy() && self.end_claims()
    }

    /// Begins the claims of a new discard or Kong: starts its timer and asks the computer players. False if they have begun already.
    fn begin_claims(&mut self, window: ClaimWindow) -> bool {
        if self
            .phase
            .claim_phase()
            .is_some_and(|open| open.serial == window.serial)
        {
            return false;
        }
        let questions = self.tables.current.questions();
        let answers = match questions.is_empty() {
            true => Answers::Held(Vec::new()),
            false => Answers::Awaited(self.think(questions)),
        };
        let claims = self.claims();
        let (can_claim, is_shared) = (self.may_claim(), self.tables.current.hotseat().is_some());
        self.phase = Phase::Claims(ClaimPhase {
            serial: window.serial,
            timer: ClaimTimer::new(self.waiting_time(), self.now),
            answers,
            // A Kong that the player cannot rob does not wait for the timer.
            is_answered: window.kong
                && !can_claim
                && !is_shared
                && self.tables.current.network().is_none(),
        });
        self.announce_uses(&claims);
        if let Some(request) = self.tables.current.view().request()
            && (can_claim || self.tables.current.network().is_none())
        {
            self.log_request(request);
        }
        if window.kong && can_claim && !is_shared {
            self.ask_to_rob(window);
        }
        true
    }

    fn ask_to_rob(&mut self, window: ClaimWindow) {
        let owner = self.tables.current.names()[window.from].clone();
        self.ask_person(Prompt::RobKong(window.tile, owner));
    }

    /// Ends the time for claims: a player who has not answered passes, and the answers of the computer players are played. True if that has
    /// changed the table.
    fn end_claims(&mut self) -> bool {
        self.report_missed_claim();
        if let Phase::Claims(ClaimPhase {
            answers: Answers::Held(held),
            ..
        }) = std::mem::take(&mut self.phase)
        {
            self.play_answers(held);
        }
        let Some(local) = self.tables.current.local_mut() else {
            return false;
        };
        if local.view().window.is_none() {
            return true;
        }
        let events = local.act(Act::TimeOut).unwrap_or_default();
        let has_events = !events.is_empty();
        self.handle_events(events);
        has_events
    }

    /// Waits for claims of a discard or Kong at a network table. Whoever cannot claim it passes at once; the others pass when the time is over.
    fn wait_at_network(&mut self, window: ClaimWindow) -> bool {
        self.begin_claims(window);
        let network = self.tables.current.network_mut();
        let somebody_can_claim = network.is_some_and(NetworkTable::pass_for_non_claimants);
        let is_over = self
            .phase
            .claim_phase()
            .is_some_and(|open| open.timer.is_over(self.now));
        match somebody_can_claim {
            false => {
                if let Some(open) = self.phase.claim_phase_mut() {
                    open.is_answered = true;
                }
            }
            true if is_over => {
                if let Some(network) = self.tables.current.network_mut() {
                    network.play_for_all(Move::Pass);
                }
            }
            true => {
                if !self.prompts.is_busy() {
                    match self.tables.current.hotseat() {
                        Some(_) => drop(self.ask_who_claims()),
                        None if window.kong => self.ask_to_rob(window),
                        None => {}
                    }
                }
            }
        }
        false
    }

    /// How long a discard or Kong waits for claims; `None`: without limit.
    fn waiting_time(&self) -> Option<Duration> {
        let seconds = |seconds: f32| Some(Duration::from_secs_f32(seconds.clamp(0.0, 60.0)));
        let table = &self.tables.current;
        if table.network().is_some() {
            let limit = u64::from(table.view().rules.options.timeout);
            return (limit > 0).then(|| Duration::from_secs(limit));
        }
        if let Some(lesson) = table.lesson() {
            return (!lesson.is_about_discard()).then(|| Duration::from_secs_f32(LESSON_SECONDS));
        }
        let window = table.view().window;
        let discard = window.map(|window| (table.view().deal_number, window.serial));
        let is_reconsidered = discard.is_some() && discard == self.reconsidered && self.may_claim();
        match self.settings.wait_time {
            _ if is_reconsidered => None,
            // The people at this computer are asked one after another.
            _ if table.hotseat().is_some() => None,
            _ if table.is_auto_played() => seconds(AUTO_PLAY_SECONDS),
            Some(time) => seconds(time),
            None if self.may_claim() => None,
            None => seconds(UNCLAIMABLE_SECONDS),
        }
    }
}
