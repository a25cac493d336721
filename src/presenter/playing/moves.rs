//! The player's moves, and the effects of all moves.

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::playing::phase::{Finale, Phase};
use crate::presenter::tables::local_table::SeenEvent;
use crate::presenter::teaching::finished_hand::FinishedHand;
use crate::presenter::teaching::review_mode::Reviewed;
use crate::presenter::text::log_line::LogLine;
use crate::sound::Cue;
use engine::table::{Claim, Event, Move};
use wording::Describe;

/// The longest queue of events at a network table. Dealing a hand takes fewer.
const MAX_QUEUE_LENGTH: usize = 100;

impl Presenter {
    /// The claims that the player can make now.
    pub(in crate::presenter) fn claims(&self) -> Vec<Claim> {
        let legal = self.tables.current.view().legal();
        let claims = legal.into_iter().filter_map(|choice| match choice {
            Move::Claim(claim) => Some(claim),
            _ => None,
        });
        claims.collect()
    }

    /// Whether the player, not Auto Play, can claim the current discard or Kong.
    pub fn may_claim(&self) -> bool {
        !self.tables.current.is_auto_played() && !self.claims().is_empty()
    }

    /// Makes a move of the player. A refusal is reported and changes nothing.
    pub(in crate::presenter) fn play(&mut self, choice: Move) {
        if !self.lesson_allows(&choice) {
            return;
        }
        self.log_input(choice);
        match self.tables.current.play(choice) {
            Ok(events) => {
                let one_person = self.tables.current.hotseat().is_none();
                if matches!(choice, Move::Pass | Move::Claim(_))
                    && let Some(open) = self.phase.claim_phase_mut()
                {
                    open.is_answered = one_person || self.tables.current.network().is_some();
                }
                self.handle_events(events);
            }
            Err(refused) => self.refuse(refused.describe()),
        }
    }

    /// Whether the lesson, if there is one, allows a move. If not, its card says why, and the player is asked again.
    fn lesson_allows(&mut self, choice: &Move) -> bool {
        let allowed = match self.tables.current.lesson_mut() {
            Some(lesson) => lesson.allows(choice),
            None => true,
        };
        if !allowed {
            self.phase.forget_question();
            self.effects.push(Effect::Sound(Cue::Refusal));
        }
        allowed
    }

    /// Handles events at the table. Its view has them already; the screen shows them one after another.
    pub(in crate::presenter) fn handle_events(&mut self, events: Vec<SeenEvent>) {
        if events.is_empty() {
            return;
        }
        self.append_to_autosave();
        for (event, _) in &events {
            self.effects
                .push(Effect::Log(LogLine::Event(event.clone())));
            match event {
                Event::DealBegan { .. } => {
                    self.phase = Phase::Undecided;
                    self.stand_up();
                }
                Event::Settled { .. } | Event::WashedOut { .. } => self.record_hand(),
                _ => {}
            }
        }
        self.phase.forget_question();
        if events
            .iter()
            .any(|(event, _)| matches!(event, Event::HandsShown { .. }))
        {
            self.show_revealed_hands(&events);
            return;
        }
        self.shown.enqueue(events);
        let at_network = self.tables.current.network().is_some();
        if self.shown_instead().is_some() {
            // These events are visible when the table returns to the current point.
            self.catch_up();
        } else if at_network && self.shown.queue_length() > MAX_QUEUE_LENGTH {
            // A network table does not wait for this screen.
            self.skip_animation();
        }
    }

    /// Treats all queued events as shown, because the table now shows something else. They appear in the log, and the status bar stays.
    pub(in crate::presenter) fn catch_up(&mut self) {
        let message = self.notices.last_event().to_owned();
        self.finish_showing();
        self.notices.show(message);
    }

    /// Shows at once that all hands were revealed or hidden.
    fn show_revealed_hands(&mut self, events: &[SeenEvent]) {
        self.finish_showing();
        self.show_view();
        if self.shown_instead().is_none() {
            self.effects.push(Effect::ResetTable);
        }
        for (event, _) in events {
            self.announce(event);
        }
    }

    /// Covers the tiles: nobody sits at the screen.
    pub(in crate::presenter) fn stand_up(&mut self) {
        if let Some(hotseat) = self.tables.current.hotseat_mut() {
            hotseat.stand_up();
        }
    }

    /// Shows the current point of the game at once, after a jump or for another game. Ends reviews and puzzles, and drops prompts.
    pub(in crate::presenter) fn show_current_state(&mut self) {
        self.phase = self.phase_of_view();
        self.ready_when_due = None;
        self.review = None;
        self.puzzles = None;
        self.announcements.drop_outdated();
        self.notices.clear_status();
        self.clear_prompts();
        self.show_view();
        self.effects.push(Effect::ResetTable);
    }

    /// The phase at a point of the game that is shown at once. The scores of a finished hand are shown again, so that the player can
    /// continue from them.
    pub(in crate::presenter) fn phase_of_view(&self) -> Phase {
        let view = self.tables.current.view();
        match view.end {
            _ if view.game_over => Phase::GameOver(Finale::Scores),
            Some(_) => Phase::won_before(self.now),
            None => Phase::Undecided,
        }
    }

    fn clear_prompts(&mut self) {
        if self.prompts.is_open() {
            self.effects.push(Effect::RefreshDialog);
        }
        self.prompts.clear();
    }

    /// Records a finished hand that one person has played: its statistics and rating, and the result if its deal was played by code.
    fn record_hand(&mut self) {
        let table = &self.tables.current;
        let is_excluded = table.hotseat().is_some() || table.lesson().is_some();
        if is_excluded || table.view().player().is_none() || self.demo.is_some() {
            return;
        }
        let now = self.now;
        let network = self.tables.current.network_mut();
        if network.is_some_and(|network| !network.count_recorded_hand(now)) {
            return;
        }
        let table = &self.tables.current;
        let hand = match (table.network(), table.local()) {
            (Some(network), _) => {
                let (game, view) = (network.shown().number(), table.view().clone());
                let played = Reviewed::Seen(Box::new(network.last_hand()));
                Some(FinishedHand::with(
                    game,
                    view,
                    table.names(),
                    played,
                    network.is_advised(),
                ))
            }
            (None, local) => local.and_then(FinishedHand::of),
        };
        let Some(hand) = hand else {
            return;
        };
        self.count_for_level_offer(&hand);
        let table = &self.tables.current;
        let by_code = table.local().filter(|local| local.is_by_code());
        let record_deal = by_code.map(|local| Effect::RecordDeal(Box::new(local.as_saved())));
        self.effects.push(Effect::RecordHand(Box::new(hand)));
        self.effects.extend(record_deal);
    }
}
