//! Handles the replies of prompts and dialogs.

use crate::presenter::Presenter;
use crate::presenter::accessibility::announcements::{Topic, Urgency};
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::prompts::{Modal, Prompt};
use crate::presenter::dialogs::reply::Reply;
use crate::presenter::dialogs::settings_page::SettingsPage;
use crate::presenter::effect::{Effect, HelpPage};
use crate::presenter::files::reading::ReadFor;
use crate::presenter::files::save_job::{Content, Place, Purpose, SaveJob};
use crate::presenter::playing::phase::Phase;
use crate::presenter::tables::local_table::LocalTable;
use engine::table::{Claim, Move, Request};
use net::join::LineDebug;
use storage::settings::Settings;
use words::say;

impl Presenter {
    /// Handles a reply.
    pub(in crate::presenter) fn reply(&mut self, reply: Reply) {
        match reply {
            Reply::Help(topic) => self.effects.push(Effect::Help(HelpPage::Topic(topic))),
            Reply::Explain(topic) => self.effects.push(Effect::Help(HelpPage::Rule(topic))),
            Reply::Speak(words) => self.speak_of(Topic::Own, Urgency::InTurn, &words),
            Reply::Preview(settings) => self.apply_settings(*settings),
            Reply::PreviewAnimation(motion) => self.effects.push(Effect::PreviewAnimation(motion)),
            Reply::Chat(text) => self.chat(text),
            Reply::SaveSheet(format) => self.save_sheet(format),
            Reply::SaveHand => self.save_hand(),
            Reply::SaveRating(text) => self.save_rating(text),
            Reply::SaveScorecard { name, text } => self.save_scorecard(name, text),
            Reply::ReviewFrom(seat) => self.review_from(seat),
            Reply::ShowPoint(seat, at) => self.show_point(seat, at),
            Reply::ShowNow => self.show_now(),
            Reply::AddAttempt(game) => self.effects.push(Effect::RecordDeal(game)),
            Reply::PlayReviewersLine(game) => self.effects.push(Effect::PlayReviewersLine(game)),
            Reply::CopyAttempt(text) => self.copy_attempt(text),
            Reply::Solve(wish) => self.draw_puzzles(wish),
            Reply::TryMove(choice) => self.try_move(choice),
            Reply::NextPuzzle => self.next_puzzle(),
            Reply::GameDeleted(path) => self.forget_game(&path),
            reply => {
                let closed = self.prompts.close();
                self.effects.push(Effect::RefreshDialog);
                self.handle_closing_reply(reply, closed);
            }
        }
    }

    /// Handles a reply that closes its dialog.
    fn handle_closing_reply(&mut self, reply: Reply, closed: Option<Modal>) {
        let is_from_start = self.prompts.take_from_start();
        match reply {
            Reply::Close => {
                self.decline(closed);
                if is_from_start {
                    self.open_start_screen();
                }
            }
            Reply::Answer(choice) => {
                self.prompts.drop_move_prompts();
                self.answer(choice);
            }
            Reply::ReviewScores(page) => {
                self.run_command(Command::Review);
                self.return_to_scores(page);
            }
            Reply::Run(command) => self.run_command(command),
            Reply::PlayAgainst(level) => self.play_against(level),
            Reply::StopLevelOffers => self.stop_level_offers(),
            Reply::Experience(with) => self.welcome(with),
            Reply::StartGame(settings) => self.start_game(*settings, false),
            Reply::Watch(settings) => self.start_game(*settings, true),
            Reply::SaveSettingsThen(settings, command) => {
                self.save_settings_then(*settings, command)
            }
            Reply::Continue => self.end_pause(),
            Reply::PlayAgain => self.play_again(),
            Reply::SaveThen(command) => self.save_and_leave(command),
            Reply::LeaveThen(command) => self.leave_network(command),
            Reply::DiscardThen(command) => self.leave_now(command),
            Reply::ShowAllHands => self.set_hands_shown(true),
            Reply::SaveSettings(settings) => self.apply_and_save_settings(*settings),
            Reply::NewGame(rules) => self.new_game(*rules),
            Reply::NewGameAtLevel(rules, level) => self.new_game_at_level(*rules, level),
            Reply::NewSharedGame(names, people) => self.new_shared_game(*names, people),
            Reply::Seating(seating) => self.take_seat(seating),
            Reply::Join(settings) => self.join(*settings, LineDebug::default()),
            Reply::Host(settings, saved) => self.host(*settings, saved),
            Reply::AcceptRules => self.accept_rules(),
            Reply::Resume(path) => self.open_network_dialog(DialogKind::HostSaved(path)),
            Reply::EditRules(rules) => self.open_dialog(DialogKind::Workshop(Some(rules))),
            Reply::SetOptions(rules) => self.request_options(&rules),
            Reply::PlayDeal {
                code,
                rules,
                wind,
                against_masters,
            } => self.play_deal(code, *rules, wind, against_masters),
            Reply::OpenHand(game) => self.open_hand(&game),
            Reply::Open(path) => self.request_file(path, ReadFor::Play),
            Reply::ReviewGame(path) => self.request_file(path, ReadFor::Review),
            Reply::SaveAs(path) => self.save_to(path),
            Reply::SaveAtServer(name) => self.save_at_server(name),
            Reply::SaveHere => self.open_dialog(DialogKind::SaveAs),
            Reply::Overwrite(path) => self.ask_person(Prompt::Overwrite(path)),
            Reply::ChooseTiles(settings) => self.open_dialog(DialogKind::TileFiles(settings)),
            Reply::TileSets(settings) => {
                self.open_dialog(DialogKind::Settings(SettingsPage::TileSets, settings));
            }
            Reply::DrillsFinished(tally) => {
                self.settings.drills = tally;
                self.effects.push(Effect::SaveSettings);
                if is_from_start {
                    self.open_start_screen();
                }
            }
            Reply::LeavePuzzles => self.leave_puzzles(),
            Reply::PlayOnFrom(inputs) => self.play_on_from(inputs),
            Reply::LeaveReview => self.leave_review(),
            Reply::PlayOn(at) => self.save_before_playing_on(at),
            Reply::ClearStatistics => self.effects.push(Effect::ClearStatistics),
            // These leave the dialog open and were handled above.
            Reply::Speak(_)
            | Reply::Preview(_)
            | Reply::PreviewAnimation(_)
            | Reply::SaveSheet(_)
            | Reply::SaveHand
            | Reply::SaveRating(_)
            | Reply::SaveScorecard { .. }
            | Reply::Chat(_)
            | Reply::ReviewFrom(_)
            | Reply::ShowPoint(..)
            | Reply::ShowNow
            | Reply::AddAttempt(_)
            | Reply::PlayReviewersLine(_)
            | Reply::CopyAttempt(_)
            | Reply::Solve(_)
            | Reply::TryMove(_)
            | Reply::NextPuzzle
            | Reply::GameDeleted(_)
            | Reply::Explain(_)
            | Reply::Help(_) => {}
        }
    }

    /// Saves the preferences of the start screen, then runs a command chosen there. A game that has begun keeps its players.
    fn save_settings_then(&mut self, settings: Settings, command: Command) {
        if self.tables.home().is_some_and(LocalTable::is_begun) {
            self.apply_settings(settings);
            self.effects.push(Effect::SaveSettings);
        } else {
            self.apply_and_save_settings(settings);
        }
        self.run_command(command);
        self.prompts.note_from_start();
    }

    /// Handles Cancel, No or Escape: drops the pending command, keeps the table on the screen after the scores of the last hand, ends the
    /// declarations before play if there is no further question about them, and asks again where to place a claimed Chow.
    fn decline(&mut self, closed: Option<Modal>) {
        self.cancel_departure();
        if matches!(
            closed,
            Some(Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
        ) {
            self.last_scores_closed();
        }
        let was_asked = matches!(&closed, Some(Modal::Prompt(prompt)) if prompt.asks_for_a_move());
        let is_declaring = self.tables.current.request() == Some(Request::Declare);
        if was_asked && is_declaring && !self.prompts.asks_for_a_move() {
            self.play(Move::FinishDeclaring);
        }
        // A claimed Chow must be placed.
        let is_placing = matches!(
            self.tables.current.request(),
            Some(Request::PlaceChow { .. })
        );
        if is_placing && matches!(self.phase, Phase::Asked) {
            self.phase = Phase::Undecided;
        }
    }

    /// Makes the move that answers a prompt.
    fn answer(&mut self, choice: Move) {
        let request = self.tables.current.request();
        match (choice, request) {
            (Move::Claim(Claim::Chow(None)), _) => self.claim_chow(),
            // The tile was claimed before its position was known.
            (Move::Claim(Claim::Chow(Some(place))), Some(Request::PlaceChow { .. })) => {
                self.play(Move::PlaceChow(place));
            }
            (choice, _) => self.play(choice),
        }
        if self.phase.is_asked() && self.tables.current.request().is_some() {
            // The table has refused the answer and asks again.
            self.phase = Phase::Undecided;
        }
    }

    /// Saves the local game as it is. Once that is done, it continues from the point of its review after this many inputs.
    fn save_before_playing_on(&mut self, at: usize) {
        let Some(local) = self.tables.home() else {
            return;
        };
        let (seed, inputs) = (
            local.game().record().setup.seed,
            local.game().inputs().len(),
        );
        let name = say!(
            "file-name-before-playing-on",
            seed = format!("{:08x}", seed as u32),
            inputs
        );
        let saved = (seed, local.game().inputs().to_vec());
        self.departure.being_saved.push_back(saved);
        self.effects.push(Effect::Save(SaveJob {
            place: Place::Games(name),
            content: Content::Game(Box::new(local.as_saved())),
            purpose: Purpose::BeforePlayingOn(at),
        }));
    }
}
