//! How a game goes on: after everything that happens, the app asks here what is next. Computer players are asked on other
//! threads, discards wait for claims, and boxes ask the person what only the person can decide.

use std::time::{Duration, Instant};

use iced::Task;

use super::screen::table::Table;
use super::waiting::Waiting;
use super::{App, Message};
use crate::session::local::{Answer, Question};
use crate::table::{Act, Claim, Event, IllegalMove, Move, ReadyFor, Request};

impl App {
    /// Carries the game on as far as it goes without the person.
    pub(super) fn go_on(&mut self) -> Task<Message> {
        if self.away.is_some() {
            return self.go_on_away();
        }
        self.lesson_looks();
        if self.paused
            || self.thinking
            || self.dialog.is_some()
            || self.help.is_open()
            || self.lesson_holds()
            || self.table.is_busy()
        {
            return Task::none();
        }
        let now = Instant::now();
        if self.now.window.is_some() {
            return self.wait_for_claims(now);
        }
        self.waiting = None;
        if self.now.game_over {
            self.next_hand_wanted = false;
            self.show_game_finished();
            return Task::none();
        }
        match self.now.waiting_for {
            Some(ReadyFor::NextDeal) => {
                if self.now.deal_number == 0 || self.next_hand_wanted {
                    self.next_hand_wanted = false;
                    self.everybody_ready(ReadyFor::NextDeal)
                } else {
                    self.pop_up_scores();
                    Task::none()
                }
            }
            Some(ReadyFor::Play) if self.start_wanted || self.auto_play => {
                self.start_wanted = false;
                self.everybody_ready(ReadyFor::Play)
            }
            Some(ReadyFor::Play) => Task::none(),
            None => {
                if self.draw_curtain() {
                    return Task::none();
                }
                let questions = self.session.questions();
                if questions.is_empty() {
                    self.ask_person()
                } else {
                    self.think(questions)
                }
            }
        }
    }

    fn everybody_ready(&mut self, purpose: ReadyFor) -> Task<Message> {
        let events = self.session.ready(purpose, |_| true);
        self.happened(events);
        self.go_on()
    }

    /// Asks computer players away from this thread.
    fn think(&mut self, questions: Vec<Question>) -> Task<Message> {
        self.thinking = true;
        let era = self.era;
        let pause = self.pause_for(&questions);
        let think = move || {
            questions
                .into_iter()
                .map(Question::think)
                .collect::<Vec<Answer>>()
        };
        Task::perform(
            async move {
                let (answers, ()) = tokio::join!(
                    tokio::task::spawn_blocking(think),
                    tokio::time::sleep(pause)
                );
                answers.unwrap_or_default()
            },
            move |answers| Message::Answered(era, answers),
        )
    }

    /// How long the players who are asked look at their tiles, each in its own way. Claims are held back anyway.
    fn pause_for(&self, questions: &[Question]) -> Duration {
        let turns = questions.iter().filter(|question| !question.is_claim());
        let pauses = turns.filter_map(|question| self.character(question.seat));
        let longest = pauses.map(|character| character.pause).max();
        self.settings.motion.scaled(f32::from(longest.unwrap_or(0)))
    }

    /// Takes the computer players' answers: claims are held back, everything else is played at once.
    pub(super) fn answered(&mut self, era: u64, answers: Vec<Answer>) -> Task<Message> {
        if era != self.era {
            return Task::none();
        }
        self.thinking = false;
        match &mut self.waiting {
            Some(waiting) if self.now.window.is_some() => waiting.held = Some(answers),
            _ => {
                for answer in answers {
                    let events = self.session.answer(answer);
                    self.happened(events);
                }
            }
        }
        self.go_on()
    }

    fn wait_for_claims(&mut self, now: Instant) -> Task<Message> {
        let Some(window) = self.now.window else {
            return Task::none();
        };
        if self
            .waiting
            .as_ref()
            .is_none_or(|waiting| waiting.serial != window.serial)
        {
            let limit = self.waiting_time();
            let mut waiting = Waiting::new(window.serial, limit, now);
            waiting.released = window.kong && !self.may_claim() && self.hotseat.is_none();
            let questions = self.session.questions();
            let nobody = questions.is_empty();
            if nobody {
                waiting.held = Some(Vec::new());
            }
            self.waiting = Some(waiting);
            self.tell_uses();
            if let Some(request) = self.now.request() {
                self.record_request(&request);
            }
            if window.kong && self.may_claim() && self.hotseat.is_none() {
                self.ask_to_snatch();
            }
            if !nobody {
                return self.think(questions);
            }
        }
        if self.hotseat.is_some() {
            let answered = self.ask_all_for_claims();
            if let Some(waiting) = &mut self.waiting {
                waiting.released = answered;
            }
        }
        if self
            .waiting
            .as_ref()
            .is_some_and(|waiting| waiting.is_over(now))
        {
            return self.close_window();
        }
        Task::none()
    }

    /// The waiting time is over: the person passes unless an answer was given, then the others' answers count.
    fn close_window(&mut self) -> Task<Message> {
        let held = self
            .waiting
            .take()
            .and_then(|waiting| waiting.held)
            .unwrap_or_default();
        for answer in held {
            let events = self.session.answer(answer);
            self.happened(events);
        }
        if self.now.window.is_some() {
            let events = self.session.act(Act::TimeOut).unwrap_or_default();
            self.happened(events);
        }
        self.go_on()
    }

    /// How long a discard waits: without limit only if the person could use it.
    fn waiting_time(&self) -> Option<Duration> {
        let seconds = |seconds: f32| Some(Duration::from_secs_f32(seconds.clamp(0.0, 60.0)));
        match self.settings.wait_time {
            _ if self.lesson_wants_discard() == Some(true) => None,
            _ if self.teaching.is_some() => seconds(1.4),
            // The people at this computer are asked one after another.
            _ if self.hotseat.is_some() => None,
            _ if self.auto_play => seconds(0.4),
            Some(time) => seconds(time),
            None if self.may_claim() => None,
            None => seconds(1.0),
        }
    }

    /// What the person could claim now.
    pub(super) fn claims(&self) -> Vec<Claim> {
        self.now
            .legal()
            .into_iter()
            .filter_map(|choice| match choice {
                Move::Claim(claim) => Some(claim),
                _ => None,
            })
            .collect()
    }

    /// Whether the person could claim the discard or kong that waits.
    pub(super) fn may_claim(&self) -> bool {
        !self.auto_play && !self.claims().is_empty()
    }

    /// Makes a move of the person; a refusal is told in the status bar and changes nothing.
    pub(super) fn play(&mut self, choice: Move) -> Task<Message> {
        if !self.lesson_allows(&choice) {
            return self.go_on();
        }
        self.record_input(&choice);
        if self.away.is_some() {
            return self.send(choice);
        }
        match self.session.play(self.viewer, choice) {
            Ok(events) => {
                self.happened(events);
                if matches!(choice, Move::Pass | Move::Claim(_))
                    && let Some(waiting) = &mut self.waiting
                {
                    waiting.released = self.hotseat.is_none();
                }
                self.go_on()
            }
            Err(refused) => {
                self.refuse(&refused);
                Task::none()
            }
        }
    }

    /// Says why something cannot be done.
    pub(super) fn refuse(&mut self, refused: &IllegalMove) {
        self.sounds.play(crate::sound::Cue::Refusal);
        self.say(refused.to_string());
    }

    /// Takes what happened at the table: known at once, shown one after another.
    pub(super) fn happened(&mut self, events: Vec<Event>) {
        if events.is_empty() {
            return;
        }
        let seen: Vec<(Event, Option<usize>)> = events
            .iter()
            .filter_map(|event| Some((event.seen_by(self.now.viewer)?, self.rank(event))))
            .collect();
        for (event, _) in &seen {
            if let Event::DealBegan { .. } = event {
                self.scores_shown = false;
                self.stand_up();
            }
            self.record_event(event);
            self.now.apply(event);
            if let Event::Settled { .. } | Event::WashedOut { .. } = event {
                self.note_figures();
            }
        }
        self.table.enqueue(seen);
        self.asked = false;
        self.look_after_autosave();
    }

    /// The rank of the tile of an event on its owner's stake, counted from the left. Only the table itself knows it; that the way a
    /// tile takes tells others something is what Show Direction is for [U32].
    fn rank(&self, event: &Event) -> Option<usize> {
        let (seat, tile) = match event {
            Event::Drew {
                seat,
                tile: Some(tile),
                ..
            } => (*seat, *tile),
            Event::Discarded { seat, tile, .. } => (*seat, *tile),
            _ => return None,
        };
        let stake = &self.session.game().seat_view(seat).me().stake;
        (self.away.is_none()).then(|| stake.iter().filter(|other| *other < tile).count())
    }

    /// The game is at another point: everything is shown as it is there, at once.
    pub(super) fn jump(&mut self) -> Task<Message> {
        self.era += 1;
        self.now = self.view_now();
        self.waiting = None;
        self.thinking = false;
        self.asked = false;
        self.scores_shown = self.now.end.is_some();
        self.finish_shown = false;
        self.questions.clear();
        self.undone.clear();
        self.dialog = None;
        self.table = Table::new(
            self.now.clone(),
            &self.pictures,
            self.settings.motion.clone(),
            self.table.rows.clone(),
        );
        self.go_on()
    }

    /// Asks the person what is due: a box where there is something to decide besides the discard.
    pub(super) fn ask_person(&mut self) -> Task<Message> {
        let Some(request) = self.now.request() else {
            return Task::none();
        };
        if std::mem::replace(&mut self.asked, true) {
            return Task::none();
        }
        self.record_request(&request);
        self.offer(&request)
    }

    /// Whether the person is asked for something now that play waits for.
    pub(super) fn is_persons_turn(&self) -> bool {
        matches!(self.now.request(), Some(Request::Turn { .. }))
    }
}

/// One claim of each kind among those possible, the best first.
pub(super) fn kinds(claims: &[Claim]) -> Vec<Claim> {
    let rank = |claim: &Claim| match claim {
        Claim::MahJong => 0,
        Claim::Kong => 1,
        Claim::Pung => 2,
        Claim::Chow(_) => 3,
    };
    let mut kinds = claims.to_vec();
    kinds.sort_by_key(rank);
    kinds.dedup_by_key(|claim| rank(claim));
    kinds
}
