//! Presses on the table, and Enter or Space. Their meaning depends on the phase of the game.

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::prompts::{Modal, Prompt};
use crate::presenter::effect::Effect;
use crate::presenter::input::{LessonButton, Target};
use crate::presenter::playing::phase::Phase;
use crate::presenter::playing::requests::one_of_each_kind;
use engine::table::{Claim, ClaimWindow, Move, ReadyFor, Request};
use engine::tiles::Tile;
use wording::Describe;
use words::say;

impl Presenter {
    /// Handles a press on the table. A press that ends Auto Play, an animation, a pause or the display of the winning hand does nothing else.
    pub(in crate::presenter) fn press(&mut self, target: Target) {
        if self.puzzle_session().is_some() {
            return self.press_in_puzzle(target);
        }
        if self.tables.current.is_auto_played() {
            return self.set_auto_play(false);
        }
        if let (Some(Modal::Prompt(Prompt::WhichChow(claimed, places))), Target::OwnTile(tile)) =
            (self.prompts.modal(), target)
        {
            let (claimed, places) = (*claimed, places.clone());
            return self.pick_for_chow(claimed, &places, tile);
        }
        if self.skip_ahead() {
            return;
        }
        if self.tables.current.waits_for_reader() {
            return self.refuse(say!("refusal-read-card-first"));
        }
        if let (Target::OwnTile(tile), Some(with)) = (target, self.exchange_partner()) {
            return self.choose_for_exchange(tile, with);
        }
        match target {
            _ if self.can_start() => self.ready_when_due = Some(ReadyFor::Play),
            Target::OwnTile(tile) => self.discard(tile),
            Target::Discard => self.press_discard(),
            Target::OldDiscard(serial) => self.press_old_discard(serial),
            Target::OwnSet => self.refuse(say!("refusal-set-stays")),
            Target::Elsewhere => {}
        }
    }

    /// Handles Enter or Space: ends or continues what is shown, like a press; else starts this hand or the next, discards the tile under the
    /// cursor, or claims the discard (the player's own is taken back). `cursor` is the tile under the cursor, if there is a cursor.
    pub(in crate::presenter) fn choose(&mut self, cursor: Option<Tile>) {
        if self.tables.current.is_auto_played() {
            return self.set_auto_play(false);
        }
        // In a lesson, the card about the win comes after its display.
        if self.tables.current.waits_for_reader() && !self.is_showing_winning_hand() {
            return self.read_card();
        }
        if self.skip_ahead() {
            return;
        }
        if let (Some(tile), Some(with)) = (cursor, self.exchange_partner()) {
            return self.choose_for_exchange(tile, with);
        }
        match cursor {
            _ if self.can_start() => self.ready_when_due = Some(ReadyFor::Play),
            _ if self.why_not(Command::NextHand).is_none() => self.next_hand(),
            Some(tile) if self.is_persons_turn() => self.discard(tile),
            None if self.is_persons_turn() => {
                self.effects.push(Effect::SelectAdvised);
                self.notices.show(say!("notice-enter-discards").to_owned());
            }
            _ => self.press_discard(),
        }
    }

    /// Skips an animation, a pause or the display of the winning hand; false if there was none.
    fn skip_ahead(&mut self) -> bool {
        if self.shown.is_moving() {
            self.skip_animation();
        } else if self.pause.is_some() {
            self.end_pause();
        } else if self.is_showing_winning_hand() {
            self.phase = Phase::won_before(self.now);
        } else {
            return false;
        }
        true
    }

    fn can_start(&self) -> bool {
        self.why_not(Command::Start).is_none()
    }

    /// Whether the player is asked for the move of a turn, usually a discard.
    fn is_persons_turn(&self) -> bool {
        matches!(
            self.tables.current.view().request(),
            Some(Request::Turn { .. })
        )
    }

    /// Starts the next hand as soon as it is due; after the last hand, shows the winner of the game. A lesson continues with its next card
    /// instead, or ends after its last.
    pub(in crate::presenter) fn next_hand(&mut self) {
        match self.tables.current.lesson() {
            None => self.ready_when_due = Some(ReadyFor::NextDeal),
            Some(lesson) if lesson.waits_for_reader() || lesson.progress().is_past() => {
                self.read_card()
            }
            Some(lesson) if lesson.is_done() => self.lesson_button(LessonButton::Leave),
            Some(_) => {}
        }
    }

    fn discard(&mut self, tile: Tile) {
        if let Some(why) = self.refusal_after_hand() {
            return self.refuse(why);
        }
        self.play(Move::Discard {
            tile,
            calling: false,
        });
    }

    /// The refusal of a press on a tile after the hand; `None` while the hand is in progress.
    fn refusal_after_hand(&self) -> Option<&'static str> {
        let view = self.tables.current.view();
        view.end.as_ref()?;
        Some(match self.why_not(Command::NextHand) {
            _ if view.game_over => say!("refusal-game-over"),
            None => say!("refusal-hand-over"),
            Some(_) => say!("refusal-hand-over-alone"),
        })
    }

    /// Handles a press on the discard: takes it back if it is the player's own, otherwise claims it.
    fn press_discard(&mut self) {
        let view = self.tables.current.view();
        match view.window {
            Some(window) if window.from == view.seat() => match self.why_not(Command::Undo) {
                Some(_) if self.tables.current.lesson().is_some() => {
                    self.refuse(say!("refusal-no-undo-in-lesson"));
                }
                Some(why) => self.refuse(why),
                None => self.undo(),
            },
            Some(window) => self.take_discard(window),
            None => self.refuse(say!("refusal-no-discard-to-claim")),
        }
    }

    /// Claims the discard. If there are several kinds of claims, asks which, or makes the best one without Ask First. If there is none, says why.
    fn take_discard(&mut self, window: ClaimWindow) {
        let claims = self.claims();
        match one_of_each_kind(&claims).as_slice() {
            [] => self.refuse_claim(),
            [Claim::Chow(_)] => self.claim_chow(),
            [only] => self.play(Move::Claim(*only)),
            [best, ..] if !self.settings.ask_first => self.play(Move::Claim(*best)),
            _ => self.ask_now(Prompt::Claim(window.tile, claims)),
        }
    }

    /// Says why the discard cannot be claimed. If the last refusal was the same, Why Can't I? opens instead, except in a lesson.
    fn refuse_claim(&mut self) {
        let refused = self.tables.current.view().why_no_claim();
        let why = match (self.why_not_added_to_pung(), refused) {
            (Some(why), _) => why.to_owned(),
            (None, Some(refused)) => refused.describe(),
            (None, None) => say!("refusal-cannot-pick-up").to_owned(),
        };
        let again = self.notices.last_refusal() == Some(why.as_str());
        if again
            && self.tables.current.lesson().is_none()
            && self.why_not(Command::Dialog(MenuDialog::WhyNot)).is_none()
        {
            return self.open_dialog(DialogKind::Menu(MenuDialog::WhyNot));
        }
        self.refuse(why);
        self.note_refused_claim();
    }

    /// Records a refused claim. If the lesson wanted to show one, play continues.
    pub(in crate::presenter) fn note_refused_claim(&mut self) {
        let wanted = self
            .tables
            .current
            .lesson_mut()
            .is_some_and(|lesson| lesson.note_refusal());
        if let Some(open) = self.phase.claim_phase_mut().filter(|_| wanted) {
            open.is_answered = true;
        }
    }

    /// Passes on the discard or Kong.
    pub(in crate::presenter) fn skip(&mut self) {
        match self.tables.current.view().request() {
            Some(Request::Claim { .. } | Request::Rob { .. }) => self.play(Move::Pass),
            _ => {
                if let Some(open) = self.phase.claim_phase_mut() {
                    open.is_answered = true;
                }
            }
        }
    }
}
