//! Exports: score sheets, the rating, a hand as readable text, a hand as a history that can be replayed.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::reply::SheetFormat;
use crate::presenter::effect::Effect;
use crate::presenter::files::save_job::{Content, Place, Purpose, SaveJob};
use crate::presenter::text::hand_text::HandText;
use engine::table::{Record, Replay, SeatView, Viewer};
use engine::tiles::{BySeat, Seat};
use net::host::hand_history;
use storage::save::{SaveError, ScoreSheet, with_system_line_ends};
use words::say;

impl Presenter {
    /// The score sheet of the local game.
    pub fn score_sheet(&self) -> Option<ScoreSheet> {
        Some(ScoreSheet::of(&self.tables.home()?.as_saved()))
    }

    /// Saves the score sheet of the local game beside its file, or among the documents if it has none.
    pub(in crate::presenter) fn save_sheet(&mut self, format: SheetFormat) {
        let (Some(sheet), Some(local)) = (self.score_sheet(), self.tables.home()) else {
            return;
        };
        let (ending, text) = match format {
            SheetFormat::Csv => ("csv", sheet.csv()),
            SheetFormat::Html => ("html", sheet.html()),
        };
        let seed = local.game().record().setup.seed;
        let place = match local.file() {
            Some(file) => Place::Beside(file.with_extension(ending)),
            None => Place::Documents(format!("score-sheet-{seed}.{ending}")),
        };
        self.effects.push(Effect::Save(SaveJob {
            place,
            content: Content::Text(text),
            purpose: Purpose::Sheet,
        }));
    }

    /// Saves what the Scorekeeper exports among the documents: this text under this name.
    pub(in crate::presenter) fn save_scorecard(&mut self, name: String, text: String) {
        let purpose = match name.ends_with(".json") {
            true => Purpose::SheetsCopy,
            false => Purpose::Sheet,
        };
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Documents(name),
            content: Content::Text(text),
            purpose,
        }));
    }

    /// Handles the result of saving a scorecard, which the Scorekeeper does after every change. The Scorekeeper shows the result if it is open;
    /// otherwise an error is reported.
    pub(in crate::presenter) fn scorecard_saved(&mut self, result: Result<(), SaveError>) {
        let is_open =
            self.prompts.open_dialog() == Some(&DialogKind::Menu(MenuDialog::Scorekeeper));
        match result {
            Err(error) if !is_open => self.report_file_error(&error),
            result => {
                let why = result.err().map(|error| error.to_string());
                self.effects
                    .push(Effect::Notify(DialogEvent::ScorecardSaved(why)));
            }
        }
    }

    /// Saves the rating as this text among the documents.
    pub(in crate::presenter) fn save_rating(&mut self, text: String) {
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Documents("rating.csv".to_owned()),
            content: Content::Text(text),
            purpose: Purpose::Sheet,
        }));
    }

    /// Saves the finished hand as text, among the documents.
    pub(in crate::presenter) fn save_hand(&mut self) {
        let Some((game, text)) = self.hand_as_text() else {
            return;
        };
        let number = self.tables.current.view().deal_number;
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Documents(file_name(number, game, "txt")),
            content: Content::Text(with_system_line_ends(&text)),
            purpose: Purpose::Hand,
        }));
    }

    /// Saves the finished hand as a hand history in the folder of saved games.
    pub(in crate::presenter) fn save_history(&mut self) {
        let Some(local) = self.tables.current.local() else {
            return;
        };
        let record = local.game().record();
        let Some(text) = hand_history(record, local.names()) else {
            return;
        };
        let (number, game) = (local.view().deal_number, record.setup.seed);
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Games(file_name(number, game, "mjs")),
            content: Content::Text(text),
            purpose: Purpose::Hand,
        }));
    }

    /// The number of the game, and the text of the hand on the table. For a local table, all tiles are known.
    fn hand_as_text(&self) -> Option<(u64, String)> {
        let names = self.tables.current.names();
        let viewer = self.tables.current.viewer();
        if let Some(network) = self.tables.current.network() {
            let seen = network.seen();
            let mut text = HandText::new(&names, viewer);
            let mut view = seen.initial_view();
            for event in &seen.events {
                view.apply(event);
                text.add_event(event, &view);
            }
            return Some((seen.number(), text.finish()));
        }
        let record = self.tables.current.local()?.game().record();
        Some((record.setup.seed, text_of(record, &names, viewer)))
    }
}

/// The file name of a hand.
fn file_name(number: u32, game: u64, ending: &str) -> String {
    let hand = say!("dialog-hand", deal_number = number);
    format!("{hand}, {:08x}.{ending}", game as u32)
}

/// The last hand of a local game as text, with its stored results even if the current rules would score it differently.
fn text_of(record: &Record, names: &BySeat<String>, reader: Seat) -> String {
    let mut replay = Replay::of_last_deal(record);
    let viewer = Viewer::Open(reader);
    let mut view = SeatView::new(replay.game().rules().clone(), viewer);
    let mut text = HandText::new(names, reader);
    while let Some((_, events)) = replay.step() {
        for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
            view.apply(&event);
            text.add_event(&event, &view);
        }
    }
    text.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::{Game, Setup};
    use players::selfplay::step;
    use players::{ComputerPlayer, Level};

    /// A game with two finished hands.
    fn played() -> Record {
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(7));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        while game.record().deals.len() < 2 {
            step(&mut game, &players).expect("somebody is asked");
        }
        game.record().clone()
    }

    #[test]
    fn a_hand_is_written_even_if_an_earlier_one_cannot_be_replayed() {
        let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
        let record = played();
        let text = text_of(&record, &names, Seat::new(0));
        assert!(text.starts_with("Hand 2"), "{text}");
        let mut older = record.clone();
        older.inputs[20] = older.inputs[0].clone();
        assert_eq!(text_of(&older, &names, Seat::new(0)), text);
    }
}
