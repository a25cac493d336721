//! Offers stronger opponents to a player who does well: once for each level, beside the scores of a hand.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::effect::Effect;
use crate::presenter::teaching::finished_hand::FinishedHand;
use engine::table::DealEnd;
use players::Level;

impl Presenter {
    /// The level of all three opponents at the local table; `None` if they differ or are not all computer players.
    fn level_at_table(&self) -> Option<Level> {
        let local = self.tables.current.local()?;
        let opponents = self.viewer().others();
        let mut levels = opponents.map(|seat| Some(local.computer_player(seat)?.level()));
        let first = levels.next()??;
        levels.all(|level| level == Some(first)).then_some(first)
    }

    /// Counts a finished hand. Hands that are not rated, because something was taken back or shown, do not count.
    pub(in crate::presenter) fn count_for_level_offer(&mut self, hand: &FinishedHand) {
        let Some(level) = self.level_at_table().filter(|_| hand.rating_job.is_some()) else {
            return;
        };
        let (is_won, points) = match &hand.view.end {
            Some(DealEnd::MahJong {
                winner, settlement, ..
            }) => {
                let totals = settlement.as_ref().map(|settlement| settlement.totals());
                let points = totals.map_or(0, |totals| totals[hand.seat]);
                (*winner == hand.seat, points)
            }
            Some(DealEnd::WashOut { .. }) | None => (false, 0),
        };
        self.settings.level_offers.count(level, is_won, points);
        self.effects.push(Effect::SaveSettings);
    }

    /// Offers the next level if the player has done well. The question waits until the scores are closed.
    pub(in crate::presenter) fn offer_next_level(&mut self) {
        if self.level_at_table().is_none() || self.demo.is_some() {
            return;
        }
        if let Some(level) = self.settings.level_offers.make() {
            self.effects.push(Effect::SaveSettings);
            self.ask_person(Prompt::NextLevel(level));
        }
    }

    /// Seats three opponents of this level, from the hand on the table on.
    pub(in crate::presenter) fn play_against(&mut self, level: Level) {
        let mut settings = self.settings.clone();
        settings.levels = [level; 3];
        self.apply_and_save_settings(settings);
    }

    /// Makes no more offers.
    pub(in crate::presenter) fn stop_level_offers(&mut self) {
        self.settings.level_offers.wanted = false;
        self.effects.push(Effect::SaveSettings);
    }
}
