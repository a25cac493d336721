//! Which commands are available and, if not, why. Menus, keys, the menu bar's shortcuts and refusals all use the same answer.

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::commands::command_states::{Availability, CommandStates};
use crate::presenter::commands::command_table::{Mark, Scope};
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::settings_page::SettingsPage;
use engine::rules::RuleSetId;
use engine::table::{ReadyFor, Request};
use storage::settings::Sorted;
use words::say;

impl Presenter {
    /// Updates everything derived from the state: the tip, the distance from Mah Jongg, the availability of commands, and the buttons.
    pub(in crate::presenter) fn refresh_derived_state(&mut self) {
        self.advise();
        self.measure_hand_distance();
        let states = CommandStates::of(|command| self.availability(command));
        let (bar, buttons) = (self.bar_commands(&states), self.claim_buttons(&states));
        let game_over = self.tables.current.view().game_over;
        let states = states.with_bar(bar).with_buttons(buttons);
        let states = states.with_game_over(game_over);
        self.commands = states.with_letters_need_ctrl_alt(self.settings.letters_need_ctrl_alt);
    }

    fn availability(&self, command: Command) -> Availability {
        let checked = match command.row().mark {
            Mark::None => None,
            Mark::Setting(toggle) => Some(toggle.is_on(&self.settings)),
            Mark::AutoPlay => Some(self.tables.current.is_auto_played()),
            Mark::AllHands => Some(self.tables.current.view().showing_hands),
        };
        match (self.why_not(command), checked) {
            (Some(why), _) => Availability::Disabled(why),
            (None, Some(on)) => Availability::Checked(on),
            (None, None) => Availability::Ready,
        }
    }

    /// The commands shown in the menu bar now.
    fn bar_commands(&self, states: &CommandStates) -> Vec<Command> {
        let is_quiet = !self.shown.is_moving() && !self.prompts.is_open();
        // A Kong of a discard has a claim button instead.
        let no_open_tile = self.tables.current.view().window.is_none();
        let kong = (no_open_tile && self.pause.is_none()).then_some(Command::Kong);
        // In a lesson, the lesson card has Next Hand and Start Screen.
        let no_lesson = self.tables.current.lesson().is_none();
        let next = no_lesson.then_some(Command::NextHand);
        let is_game_done =
            no_lesson && self.tables.current.view().game_over && self.phase.has_shown_winner();
        let start_screen = is_game_done.then_some(Command::StartScreen);
        let offered = [Command::Start]
            .into_iter()
            .chain(next)
            .chain(kong)
            .chain(start_screen);
        let mut commands: Vec<Command> = offered
            .filter(|command| is_quiet && states.is_ready(*command))
            .collect();
        commands.extend(self.pause.map(|_| Command::Pause));
        commands
    }

    /// Why a command is not available; `None` if it is.
    pub fn why_not(&self, command: Command) -> Option<&'static str> {
        if let Some(why) = self.why_not_at_this_table(command) {
            return Some(why);
        }
        if self.always_enabled.contains(&command) {
            return None;
        }
        let view = self.tables.current.view();
        let is_between_deals = view.waiting_for == Some(ReadyFor::NextDeal);
        let is_shared = self.tables.current.hotseat().is_some();
        let has_begun = self
            .tables
            .home()
            .is_some_and(crate::presenter::LocalTable::is_begun);
        let undo_to = self
            .tables
            .current
            .local()
            .and_then(crate::presenter::LocalTable::undo_to);
        let (is_available, why) = match command {
            Command::Save if self.tables.current.network().is_some() => return None,
            Command::Save => (has_begun, say!("refusal-nothing-played")),
            Command::Dialog(MenuDialog::Page(SettingsPage::Sound)) => {
                (self.has_sound, say!("refusal-no-sound-device"))
            }
            Command::Start if self.tables.current.waits_for_reader() => {
                (false, say!("refusal-read-card-first"))
            }
            Command::Start => (
                view.waiting_for == Some(ReadyFor::Play),
                say!("refusal-no-hand-to-start"),
            ),
            Command::NextHand => (
                (view.deal_number > 0 && is_between_deals
                    || view.game_over && !self.phase.has_shown_winner())
                    && !self.is_showing_winning_hand(),
                match view.game_over {
                    _ if self.is_showing_winning_hand() => say!("refusal-just-won"),
                    true => say!("refusal-game-over"),
                    false => say!("refusal-hand-not-over"),
                },
            ),
            Command::CopyHand | Command::CopyDeal => {
                (view.deal_number > 0, say!("refusal-no-hand-dealt-yet"))
            }
            Command::MoveToTip => (
                self.adviser.tip().is_some(),
                match self.settings.quick_tip {
                    _ if self.adviser.is_thinking() => say!("refusal-quick-tip-thinks"),
                    true => say!("refusal-quick-tip-has-nothing"),
                    false => say!("refusal-quick-tip-is-off"),
                },
            ),
            Command::Restart => (
                view.deal_number > 0 && !is_between_deals,
                say!("refusal-no-hand-in-progress"),
            ),
            Command::MahJongg => (self.can_make(command), say!("refusal-not-mah-jongg")),
            Command::Kong => (self.can_make(command), say!("refusal-no-kong-to-make")),
            Command::Pung => (self.can_make(command), say!("refusal-no-pung-to-claim")),
            Command::Chow => (self.can_make(command), say!("refusal-no-chow-to-claim")),
            Command::Tips => (
                matches!(view.request(), Some(Request::Turn { .. })) && !view.me().standing
                    || players::has_claim_options(view),
                say!("refusal-nothing-to-discard-or-claim"),
            ),
            Command::Dialog(MenuDialog::WhyNot) => (
                view.player().is_some() && !players::action_hints(view).is_empty(),
                say!("refusal-nothing-to-claim-or-make"),
            ),
            Command::Skip => (view.window.is_some(), say!("refusal-no-discard")),
            Command::Undo if is_shared => {
                (self.is_fair_undo(undo_to), say!("refusal-only-own-discard"))
            }
            Command::Undo => (undo_to.is_some(), say!("refusal-no-move-to-undo")),
            Command::AutoPlay if is_shared => (false, say!("refusal-several-people-play")),
            Command::Dialog(MenuDialog::PlayOnFrom) if is_shared => {
                (false, say!("refusal-only-own-discard"))
            }
            Command::Dialog(MenuDialog::PlayOnFrom) => (has_begun, say!("refusal-nothing-played")),
            Command::Shift(_) => (
                self.settings.hand.sorted != Sorted::Always,
                say!("refusal-tiles-always-sorted"),
            ),
            Command::Redo => (
                self.tables
                    .current
                    .local()
                    .is_some_and(crate::presenter::LocalTable::can_redo),
                say!("refusal-nothing-to-redo"),
            ),
            Command::SaveHistory if view.rules.id != RuleSetId::Classical => {
                (false, say!("refusal-history-only-classical"))
            }
            Command::SaveHand | Command::SaveHistory => {
                (view.end.is_some(), say!("refusal-no-hand-over"))
            }
            Command::Dialog(MenuDialog::Scores) => {
                (view.end.is_some(), say!("refusal-no-hand-scored"))
            }
            Command::AutoPlay | Command::ShowAllHands => {
                (!view.game_over, say!("refusal-game-over"))
            }
            Command::NewGame
            | Command::StartScreen
            | Command::Hotseat
            | Command::Open
            | Command::OpenHand
            | Command::PlayDeal
            | Command::Calendar
            | Command::SaveAs
            | Command::Exit
            | Command::Pause
            | Command::Dialog(_)
            | Command::Toggle(_)
            | Command::Choose
            | Command::Move(_)
            | Command::MoveTo(_)
            | Command::WaitTime(_)
            | Command::TileSpeed(_)
            | Command::StatusSize(_)
            | Command::FullScreen
            | Command::LeaveFullScreen
            | Command::Workshop
            | Command::SavePicture
            | Command::ReferenceCard
            | Command::Rulebook
            | Command::Review
            | Command::Help
            | Command::Topic(_)
            | Command::Contents
            | Command::BeginnersGuide
            | Command::MouseHelp
            | Command::KeyboardHelp
            | Command::SearchHelp
            | Command::Lesson
            | Command::SecondLesson
            | Command::Puzzles
            | Command::Drills
            | Command::Oracle
            | Command::Host
            | Command::Join
            | Command::LeaveTable
            | Command::Speak(_) => return None,
        };
        (!is_available).then_some(why)
    }

    /// The refusal of a command, in detail if that is about claiming a discard; `None` if the command is available.
    pub fn refusal(&self, command: Command) -> Option<String> {
        let why = self.why_not(command)?;
        Some(self.why_no_claim(command).unwrap_or(why.to_owned()))
    }

    /// Whether Undo, which leaves this number of inputs, reveals nothing to the player.
    fn is_fair_undo(&self, to: Option<usize>) -> bool {
        let local = self.tables.current.local();
        local
            .zip(to)
            .is_some_and(|(local, to)| local.is_fair_undo(to))
    }

    /// Why a command is not available at this kind of table.
    fn why_not_at_this_table(&self, command: Command) -> Option<&'static str> {
        let at_network = self.tables.current.network().is_some();
        let row = command.row();
        match (row.scope, at_network) {
            (Scope::OnlyAtNetwork, false) => Some(say!("refusal-no-network-game")),
            (Scope::NotAtNetwork(why), true) => Some(why.text()),
            (Scope::Everywhere, _)
            | (Scope::OnlyAtNetwork, true)
            | (Scope::NotAtNetwork(_), false) => (row.is_refused_in_lesson
                && self.tables.current.lesson().is_some())
            .then_some(say!("refusal-leave-lesson-first")),
        }
    }
}
