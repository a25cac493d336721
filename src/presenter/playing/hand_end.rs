//! The end of a hand and of the game: the winning hand is shown for a while, then its scores, then the winner of the game.

use std::time::Duration;

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::effect::Effect;
use crate::presenter::playing::phase::{Finale, Phase};
use crate::presenter::playing::win::is_special_win;
use crate::presenter::text::phrases;
use engine::table::{DealEnd, ReadyFor};
use words::say;

/// How long a win can be read once all of it is shown.
const READING: Duration = Duration::from_secs(6);
/// The same under Auto Play, in milliseconds at normal speed.
const AUTO_PLAY_READING_MS: f32 = 2500.0;

impl Presenter {
    /// Whether the winning hand is being shown, before its scores.
    pub fn is_showing_winning_hand(&self) -> bool {
        matches!(self.phase, Phase::Won { until, .. } if until.is_none_or(|until| self.now < until))
    }

    /// Whether the win is shown until the player goes on, and nothing of it is still to come.
    pub fn is_win_waiting(&self) -> bool {
        matches!(self.phase, Phase::Won { until: None, .. })
            && self.win().is_some_and(|win| win.is_complete())
    }

    /// Shows the scores of the last hand, then saves the game and shows its winner. True if either was shown now.
    pub(in crate::presenter) fn end_game(&mut self) -> bool {
        let is_continued = self.ready_when_due.take() == Some(ReadyFor::NextDeal);
        match self.phase {
            Phase::GameOver(Finale::Winner) => false,
            Phase::GameOver(Finale::Table) if !is_continued => false,
            Phase::GameOver(Finale::Scores | Finale::Table) => {
                if self.prompts.is_busy() {
                    return false;
                }
                self.phase = Phase::GameOver(Finale::Winner);
                self.save_finished_game();
                self.show_winner();
                true
            }
            _ => {
                let is_shown = self.show_winning_hand();
                if !is_shown {
                    self.phase = Phase::GameOver(Finale::Scores);
                    self.pop_up_scores();
                }
                !is_shown
            }
        }
    }

    /// Handles closing the scores of the last hand: the winner of the game is shown only on request.
    pub(in crate::presenter) fn last_scores_closed(&mut self) {
        if matches!(self.phase, Phase::GameOver(Finale::Scores)) {
            self.phase = Phase::GameOver(Finale::Table);
        }
    }

    /// Shows the winner of the game.
    fn show_winner(&mut self) {
        let view = self.tables.current.view();
        let (names, scores) = (self.tables.current.names(), view.scores);
        let starting_score = view.rules.options.starting_score;
        let listener = self.listener();
        match self.opens_scores() {
            true => self.ask_person(Prompt::GameFinished {
                names,
                scores,
                starting_score,
                listener,
                at_network: self.tables.current.network().is_some(),
            }),
            false => {
                self.say(phrases::game_over(&names, &scores, listener));
            }
        }
    }

    /// Whether somebody has won the hand on the table.
    pub(in crate::presenter) fn is_won(&self) -> bool {
        matches!(
            self.tables.current.view().end,
            Some(DealEnd::MahJong { .. })
        )
    }

    /// Whether the player at this screen has won, and not the computer for the player.
    fn is_own_win(&self) -> bool {
        let view = self.tables.current.view();
        let winner = match view.end {
            Some(DealEnd::MahJong { winner, .. }) => Some(winner),
            _ => None,
        };
        winner == self.listener() && !self.tables.current.is_auto_played()
    }

    /// Starts to show the winning hand, once for each hand; true while it is shown.
    pub(in crate::presenter) fn show_winning_hand(&mut self) -> bool {
        let is_over = matches!(
            self.phase,
            Phase::Won { .. } | Phase::HandOver | Phase::GameOver(_)
        );
        if self.is_won() && self.opens_scores() && !is_over {
            self.phase = Phase::Won {
                since: self.now,
                until: self.end_of_win(),
            };
            self.count_reactions(is_special_win(self.tables.current.view()));
            self.speak_of_win();
        }
        self.is_showing_winning_hand()
    }

    /// When the display of a win that begins now ends by itself; `None` if it waits for the player, as the player's own win does unless others
    /// wait at a network table. Without animation only special hands are shown.
    fn end_of_win(&self) -> Option<Duration> {
        let motion = &self.settings.motion;
        let is_special = is_special_win(self.tables.current.view());
        if !is_special && motion.scaled(AUTO_PLAY_READING_MS).is_zero() {
            return Some(self.now);
        }
        if self.is_own_win() && self.tables.current.network().is_none() {
            return None;
        }
        let reading = match self.tables.current.is_auto_played() {
            true if !is_special => motion.scaled(AUTO_PLAY_READING_MS),
            _ => READING,
        };
        Some(self.now + self.count_up_time() + reading)
    }

    /// Whether scores and results open automatically; in the demo they always do.
    fn opens_scores(&self) -> bool {
        self.settings.dialogs.pop_up || self.demo.is_some()
    }

    /// Opens the scores when a hand has ended, or says where they are. A dead hand has none. A remark says if the hand is not rated.
    /// Stronger opponents are offered afterwards, if they are.
    pub(in crate::presenter) fn pop_up_scores(&mut self) {
        if !self.opens_scores() {
            let sentence = say!("notice-scores-hint", last_event = self.notices.last_event());
            self.say(self.with_unrated_remark(sentence));
            return;
        }
        if self.is_won() {
            self.prompts.open_now(DialogKind::Menu(MenuDialog::Scores));
            self.effects.push(Effect::RefreshDialog);
        } else if self.is_unrated() {
            self.say(self.with_unrated_remark(self.notices.last_event().to_owned()));
        }
        self.offer_next_level();
    }

    /// The remark beside the scores of the finished hand: the result of its seal, or that it is not rated, or why the player's claim of the
    /// last tile did not count.
    pub fn remark_on_last_hand(&self) -> Option<String> {
        let unrated = || say!("notice-auto-play-unrated").to_owned();
        let lost_claim = || self.notices.why_claim_lost().map(str::to_owned);
        self.seal_of_last_hand()
            .or_else(|| self.is_unrated().then(unrated))
            .or_else(lost_claim)
    }

    /// Whether Auto Play has finished the hand, so that it is not rated.
    fn is_unrated(&self) -> bool {
        self.demo.is_none() && self.tables.current.is_finished_by_computer()
    }

    fn with_unrated_remark(&self, sentence: String) -> String {
        match self.is_unrated() {
            true => words::sentences([sentence.as_str(), say!("notice-auto-play-unrated")]),
            false => sentence,
        }
    }
}
