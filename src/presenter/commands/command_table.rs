//! The table of commands: name, keys, hint, help topic, check mark, and at which tables each applies. Menus, keys, help and refusals read it.

use crate::presenter::commands::command::{Change, Command, Spoken, Step};
use crate::presenter::commands::key_names::key_name;
use crate::presenter::commands::toggle::Toggle;
use words::Key;
use words::key;

/// The description of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandRow {
    /// Its name in menus, with `&` before its mnemonic.
    pub name: Key,
    /// Its keys, such as `Ctrl+Shift+Z`; menus show the first. Letters and digits as printed on the key, in capitals; Keypad is the numeric
    /// keypad.
    pub keys: &'static [&'static str],
    /// A description for the status bar.
    pub hint: Key,
    /// Its help topic.
    pub topic: &'static str,
    /// The tables at which it applies.
    pub scope: Scope,
    /// Whether a lesson refuses it, because it would interfere with the prepared game.
    pub is_refused_in_lesson: bool,
    /// The meaning of its check mark.
    pub mark: Mark,
}

/// What the check mark of a command shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It has none.
    None,
    /// Whether a preference is on.
    Setting(Toggle),
    /// Whether the computer plays the person's seat.
    AutoPlay,
    /// Whether all hands are shown.
    AllHands,
}

/// At which tables a command applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// At every table.
    Everywhere,
    /// Only at a network table.
    OnlyAtNetwork,
    /// Only at this computer, with the reason why not at a network table.
    NotAtNetwork(Key),
}

impl CommandRow {
    /// The key that menus show, as the player's language names it; empty without one.
    pub fn key_name(&self, letters_need_ctrl_alt: bool) -> String {
        let Some(key) = self.keys.first().copied() else {
            return String::new();
        };
        match (letters_need_ctrl_alt, key.starts_with("Keypad "), key.len()) {
            (true, true, _) => key_name(&format!("Alt+{key}")),
            (true, false, 1) => key_name(&format!("Ctrl+Alt+{key}")),
            _ => key_name(key),
        }
    }

    pub(in crate::presenter) const fn only_at_network(mut self) -> Self {
        self.scope = Scope::OnlyAtNetwork;
        self
    }

    pub(in crate::presenter) const fn not_at_network(mut self, why: Key) -> Self {
        self.scope = Scope::NotAtNetwork(why);
        self
    }

    pub(in crate::presenter) const fn refused_in_lesson(mut self) -> Self {
        self.is_refused_in_lesson = true;
        self
    }

    const fn marked(mut self, mark: Mark) -> Self {
        self.mark = mark;
        self
    }
}

/// The row of a command that applies everywhere and has no check mark.
pub(in crate::presenter) const fn row(
    name: Key,
    keys: &'static [&'static str],
    hint: Key,
    topic: &'static str,
) -> CommandRow {
    CommandRow {
        name,
        keys,
        hint,
        topic,
        scope: Scope::Everywhere,
        is_refused_in_lesson: false,
        mark: Mark::None,
    }
}

impl Command {
    /// The description of the command.
    #[rustfmt::skip]
    pub const fn row(self) -> CommandRow {
        match self {
            Self::NewGame => row(key!("command-new-game"), &["F2", "Ctrl+N"], key!("command-new-game.hint"), "menu-new").refused_in_lesson(),
            Self::StartScreen => row(key!("command-start-screen"), &[], key!("command-start-screen.hint"), "start-screen").refused_in_lesson().not_at_network(key!("refusal-leave-network-table-first")),
            Self::Hotseat => row(key!("command-hotseat"), &[], key!("command-hotseat.hint"), "hotseat").refused_in_lesson(),
            Self::Open => row(key!("command-open"), &["Alt+F2", "Ctrl+O"], key!("command-open.hint"), "menu-open").refused_in_lesson(),
            Self::Save => row(key!("command-save"), &["Alt+F3", "Ctrl+S"], key!("command-save.hint"), "menu-save").refused_in_lesson(),
            Self::SaveAs => row(key!("command-save-as"), &["Ctrl+Shift+S"], key!("command-save-as.hint"), "menu-save-as").refused_in_lesson(),
            Self::CopyHand => row(key!("command-copy-hand"), &["Ctrl+Shift+C"], key!("command-copy-hand.hint"), "share-a-hand").refused_in_lesson().not_at_network(key!("refusal-hidden-at-server")),
            Self::OpenHand => row(key!("command-open-hand"), &[], key!("command-open-hand.hint"), "share-a-hand").refused_in_lesson(),
            Self::CopyDeal => row(key!("command-copy-deal"), &[], key!("command-copy-deal.hint"), "deal-codes").refused_in_lesson().not_at_network(key!("refusal-hidden-at-server")),
            Self::PlayDeal => row(key!("command-play-deal"), &[], key!("command-play-deal.hint"), "deal-codes").refused_in_lesson(),
            Self::Calendar => row(key!("command-calendar"), &[], key!("command-calendar.hint"), "box-calendar").refused_in_lesson(),
            Self::Exit => row(key!("command-exit"), &["Alt+F4", "Ctrl+Q"], key!("command-exit.hint"), "menu-exit"),
            Self::Start => row(key!("command-start"), &[], key!("command-start.hint"), "keyboard"),
            Self::NextHand => row(key!("command-next-hand"), &["F3"], key!("command-next-hand.hint"), "menu-next-hand"),
            Self::Restart => row(key!("command-restart"), &["F4"], key!("command-restart.hint"), "menu-restart").refused_in_lesson().not_at_network(key!("refusal-no-undo-at-network-table")),
            Self::MahJongg => row(key!("command-mah-jongg"), &["J"], key!("command-mah-jongg.hint"), "claiming-mah-jongg"),
            Self::Kong => row(key!("command-kong"), &["K"], key!("command-kong.hint"), "claiming-kong"),
            Self::Pung => row(key!("command-pung"), &["P"], key!("command-pung.hint"), "claiming-pung"),
            Self::Chow => row(key!("command-chow"), &["C"], key!("command-chow.hint"), "claiming-chow"),
            Self::Pause => row(key!("command-pause"), &["F9", "Pause"], key!("command-pause.hint"), "menu-pause").not_at_network(key!("refusal-others-would-wait")),
            Self::Undo => row(key!("command-undo"), &["Ctrl+Z"], key!("command-undo.hint"), "menu-undo").refused_in_lesson().not_at_network(key!("refusal-no-undo-at-network-table")),
            Self::Redo => row(key!("command-redo"), &["Ctrl+Y", "Ctrl+Shift+Z"], key!("command-redo.hint"), "menu-undo").refused_in_lesson().not_at_network(key!("refusal-no-undo-at-network-table")),
            Self::AutoPlay => row(key!("command-auto-play"), &["F5"], key!("command-auto-play.hint"), "menu-auto-play").marked(Mark::AutoPlay).refused_in_lesson().not_at_network(key!("refusal-no-auto-play-at-network-table")),
            Self::ShowAllHands => row(key!("command-show-all-hands"), &["F6"], key!("command-show-all-hands.hint"), "menu-show-all-hands").marked(Mark::AllHands).refused_in_lesson().not_at_network(key!("refusal-hidden-at-server")),
            Self::Tips => row(key!("command-tips"), &["Shift+F8"], key!("command-tips.hint"), "menu-quicktip"),
            Self::Skip => row(key!("command-skip"), &["0", "S"], key!("command-skip.hint"), "keyboard"),
            Self::Choose => row(key!("command-choose"), &["Enter", "Space"], key!("command-choose.hint"), "keyboard"),
            Self::MoveToTip => row(key!("command-move-to-tip"), &["Q"], key!("command-move-to-tip.hint"), "keyboard"),
            Self::FullScreen => row(key!("command-full-screen"), &["Alt+Enter"], key!("command-full-screen.hint"), "keyboard"),
            Self::LeaveFullScreen => row(key!("command-leave-full-screen"), &["Esc"], key!("command-leave-full-screen.hint"), "keyboard"),
            Self::Workshop => row(key!("command-workshop"), &[], key!("command-workshop.hint"), "menu-workshop").refused_in_lesson(),
            Self::SavePicture => row(key!("command-save-picture"), &["Ctrl+P"], key!("command-save-picture.hint"), "save-a-picture"),
            Self::SaveHand => row(key!("command-save-hand"), &[], key!("command-save-hand.hint"), "save-a-hand"),
            Self::SaveHistory => row(key!("command-save-history"), &[], key!("command-save-history.hint"), "save-a-hand").not_at_network(key!("refusal-history-kept-by-server")),
            Self::Review => row(key!("command-review"), &[], key!("command-review.hint"), "review"),
            Self::Help => row(key!("command-help"), &["F1"], key!("command-help.hint"), "menu-help"),
            Self::Contents => row(key!("command-contents"), &[], key!("command-contents.hint"), "menu-index"),
            Self::BeginnersGuide => row(key!("command-beginners-guide"), &[], key!("command-beginners-guide.hint"), "menu-beginners-guide"),
            Self::MouseHelp => row(key!("command-mouse-help"), &[], key!("command-mouse-help.hint"), "menu-mouse"),
            Self::KeyboardHelp => row(key!("command-keyboard-help"), &[], key!("command-keyboard-help.hint"), "menu-keyboard"),
            Self::SearchHelp => row(key!("command-search-help"), &[], key!("command-search-help.hint"), "menu-search"),
            Self::ReferenceCard => row(key!("command-reference-card"), &[], key!("command-reference-card.hint"), "printing"),
            Self::Rulebook => row(key!("command-rulebook"), &[], key!("command-rulebook.hint"), "printing"),
            Self::Lesson => row(key!("command-lesson"), &[], key!("command-lesson.hint"), "lesson").not_at_network(key!("refusal-leave-network-table-first")),
            Self::SecondLesson => row(key!("command-second-lesson"), &[], key!("command-second-lesson.hint"), "second-lesson").not_at_network(key!("refusal-leave-network-table-first")),
            Self::Puzzles => row(key!("command-puzzles"), &[], key!("command-puzzles.hint"), "puzzles").refused_in_lesson(),
            Self::Drills => row(key!("command-drills"), &[], key!("command-drills.hint"), "drills"),
            Self::Oracle => row(key!("command-oracle"), &[], key!("command-oracle.hint"), "oracle"),
            Self::Host => row(key!("command-host"), &[], key!("command-host.hint"), "menu-new-local-game").refused_in_lesson().not_at_network(key!("refusal-at-network-table-already")),
            Self::Join => row(key!("command-join"), &[], key!("command-join.hint"), "menu-join-server").refused_in_lesson().not_at_network(key!("refusal-at-network-table-already")),
            Self::LeaveTable => row(key!("command-leave-table"), &[], key!("command-leave-table.hint"), "network-table").only_at_network(),
            Self::Speak(spoken) => spoken.row(),
            Self::Topic(topic) => row(key!("command-topic"), &[], key!("command-topic.hint"), topic),
            Self::Dialog(dialog) => dialog.row(),
            Self::Toggle(toggle) => toggle.row().marked(Mark::Setting(toggle)),
            Self::Move(step) => cursor_row(step),
            Self::Shift(step) => shift_row(step),
            Self::MoveTo(place) => row(key!("command-move-to"), digit_key(place), key!("command-move-to.hint"), "keyboard"),
            Self::WaitTime(Change::More) => row(key!("command-wait-time-more"), &["Keypad +"], key!("command-wait-time-more.hint"), "keyboard"),
            Self::WaitTime(Change::Less) => row(key!("command-wait-time-less"), &["Keypad -"], key!("command-wait-time-less.hint"), "keyboard"),
            Self::TileSpeed(Change::More) => row(key!("command-tile-speed-more"), &["Ctrl+Keypad +"], key!("command-tile-speed-more.hint"), "keyboard"),
            Self::TileSpeed(Change::Less) => row(key!("command-tile-speed-less"), &["Ctrl+Keypad -"], key!("command-tile-speed-less.hint"), "keyboard"),
            Self::StatusSize(Change::More) => row(key!("command-status-size-more"), &["Ctrl+Alt+Keypad +"], key!("command-status-size-more.hint"), "keyboard"),
            Self::StatusSize(Change::Less) => row(key!("command-status-size-less"), &["Ctrl+Alt+Keypad -"], key!("command-status-size-less.hint"), "keyboard"),
        }
    }
}

impl Toggle {
    #[rustfmt::skip]
    const fn row(self) -> CommandRow {
        match self {
            Self::AskFirst => row(key!("command-ask-first"), &["F10", "Ctrl+F4"], key!("command-ask-first.hint"), "menu-ask-first"),
            Self::QuickTip => row(key!("command-quick-tip"), &["F8"], key!("command-quick-tip.hint"), "menu-quicktip"),
            Self::SimpleTips => row(key!("command-simple-tips"), &[], key!("command-simple-tips.hint"), "quicktip-chooses"),
            Self::Movements => row(key!("command-movements"), &["F7"], key!("command-movements.hint"), "menu-tile-movements"),
            Self::Direction => row(key!("command-direction"), &["F11"], key!("command-direction.hint"), "menu-tile-movements"),
            Self::Balloons => row(key!("command-balloons"), &["F12", "Ctrl+F5"], key!("command-balloons.hint"), "menu-setup"),
            Self::TimerBar => row(key!("command-timer-bar"), &["Ctrl+F3"], key!("command-timer-bar.hint"), "menu-setup"),
            Self::ClaimButtons => row(key!("command-claim-buttons"), &[], key!("command-claim-buttons.hint"), "menu-claim-buttons"),
            Self::GoalLine => row(key!("command-goal-line"), &["G"], key!("command-goal-line.hint"), "goal-line"),
            Self::Mute => row(key!("command-mute"), &["M"], key!("command-mute.hint"), "menu-sound"),
            Self::ShowDiscards => row(key!("command-show-discards"), &[], key!("command-show-discards.hint"), "menu-show"),
            Self::NoTimeLimit => row(key!("command-no-time-limit"), &["N"], key!("command-no-time-limit.hint"), "without-sight"),
        }
    }
}

impl Spoken {
    #[rustfmt::skip]
    const fn row(self) -> CommandRow {
        match self {
            Self::Again => row(key!("command-say-again"), &["R"], key!("command-say-again.hint"), "without-sight"),
            Self::OwnTiles => row(key!("command-say-own-tiles"), &["T"], key!("command-say-own-tiles.hint"), "without-sight"),
            Self::LastDiscard => row(key!("command-say-last-discard"), &["D"], key!("command-say-last-discard.hint"), "without-sight"),
            Self::Claims => row(key!("command-say-claims"), &["U"], key!("command-say-claims.hint"), "without-sight"),
            Self::Scores => row(key!("command-say-scores"), &["E"], key!("command-say-scores.hint"), "without-sight"),
            Self::TilesLeft => row(key!("command-say-tiles-left"), &["L"], key!("command-say-tiles-left.hint"), "without-sight"),
            Self::Detail => row(key!("command-spoken-detail"), &["V"], key!("command-spoken-detail.hint"), "without-sight"),
        }
    }
}

/// The row of a command that moves the cursor.
#[rustfmt::skip]
const fn cursor_row(step: Step) -> CommandRow {
    match step {
        Step::Left => row(key!("command-move-left"), &["Left"], key!("command-move-left.hint"), "keyboard"),
        Step::Right => row(key!("command-move-right"), &["Right"], key!("command-move-right.hint"), "keyboard"),
        Step::GroupBefore => row(key!("command-move-group-before"), &["Up", "Page Up"], key!("command-move-group-before.hint"), "keyboard"),
        Step::GroupAfter => row(key!("command-move-group-after"), &["Down", "Page Down"], key!("command-move-group-after.hint"), "keyboard"),
        Step::First => row(key!("command-move-first"), &["Home"], key!("command-move-first.hint"), "keyboard"),
        Step::Last => row(key!("command-move-last"), &["End"], key!("command-move-last.hint"), "keyboard"),
    }
}

/// The row of a command that moves the tile under the cursor by one place.
#[rustfmt::skip]
const fn shift_row(step: Step) -> CommandRow {
    let keys: &[&str] = match step {
        Step::Left => &["Shift+Left"],
        Step::Right => &["Shift+Right"],
        Step::GroupBefore | Step::GroupAfter | Step::First | Step::Last => &[],
    };
    row(key!("command-shift"), keys, key!("command-shift.hint"), "keyboard")
}

const fn digit_key(place: usize) -> &'static [&'static str] {
    const DIGITS: [&[&str]; 9] = [
        &["1"],
        &["2"],
        &["3"],
        &["4"],
        &["5"],
        &["6"],
        &["7"],
        &["8"],
        &["9"],
    ];
    match place {
        1..=9 => DIGITS[place - 1],
        _ => &[],
    }
}
