//! What stands in the menus: every item with its keys, one sentence of what it does, and its help topic.

use crate::presenter::{Availability, Command, CommandStates};

/// An item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Item {
    /// Its words, `&` before the letter.
    pub label: &'static str,
    /// Its keys, as shown at the right.
    pub keys: &'static str,
    /// What it does, for the status bar.
    pub hint: &'static str,
    /// Its help topic.
    pub topic: &'static str,
    /// The command.
    pub command: Command,
}

/// An entry of a menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Entry {
    /// An item.
    Item(Item),
    /// A line between groups.
    Line,
    /// Another menu beside this one.
    Beside {
        /// Its words, `&` before the letter.
        label: &'static str,
        /// What it holds, for the status bar.
        hint: &'static str,
        /// Its help topic.
        topic: &'static str,
        /// Its entries.
        entries: &'static [Entry],
    },
    /// Closes the floating menu.
    Close,
}

/// A menu of the bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Menu {
    /// Its word, `&` before the letter.
    pub label: &'static str,
    /// Its entries.
    pub entries: &'static [Entry],
}

impl Entry {
    /// The words, `&` before the letter; none for a line.
    pub fn label(&self) -> Option<&'static str> {
        match self {
            Self::Item(item) => Some(item.label),
            Self::Beside { label, .. } => Some(label),
            Self::Close => Some("&Close Menu"),
            Self::Line => None,
        }
    }

    /// What it is for.
    pub fn hint(&self) -> Option<&'static str> {
        match self {
            Self::Item(item) => Some(item.hint),
            Self::Beside { hint, .. } => Some(hint),
            Self::Close => Some("Closes this menu."),
            Self::Line => None,
        }
    }

    /// The help topic.
    pub fn topic(&self) -> Option<&'static str> {
        match self {
            Self::Item(item) => Some(item.topic),
            Self::Beside { topic, .. } => Some(topic),
            Self::Close => Some("menu-close-menu"),
            Self::Line => None,
        }
    }
}

const fn item(
    label: &'static str,
    keys: &'static str,
    hint: &'static str,
    topic: &'static str,
    command: Command,
) -> Entry {
    Entry::Item(Item {
        label,
        keys,
        hint,
        topic,
        command,
    })
}

#[rustfmt::skip]
const PREFERENCES: &[Entry] = &[
    item("&Setup...", "", "Names, balloons, timer bar, autosave and waiting time.", "menu-setup", Command::Setup),
    item("&Opponents...", "", "Who plays at the right, opposite and at the left, and how well.", "box-opponents", Command::Opponents),
    item("&Colours...", "", "Colours of the table and the stakes.", "menu-colours", Command::Colours),
    item("&Table...", "", "How discards lie, and whether the wall is seen.", "menu-setup", Command::TableSetup),
    item("&Your Tiles...", "", "In which order your tiles stand, and how one is chosen.", "box-your-tiles", Command::YourTiles),
    item("&Words and Boxes...", "", "Size of words, typeface, and where boxes stand.", "box-words-and-boxes", Command::WordsAndBoxes),
    item("Tile S&ets...", "", "Which pictures the tiles have.", "menu-tile-sets", Command::TileSets),
    item("Tile &Movements...", "", "How tiles move, how fast, and their shadows.", "menu-tile-movements", Command::TileMovements),
    item("So&und...", "", "Voices, tile sounds and beeps.", "menu-sound", Command::Sound),
];

#[rustfmt::skip]
const GAME: &[Entry] = &[
    item("&New", "F2", "Starts a new game; all scores begin again.", "menu-new", Command::NewGame),
    item("Se&veral People...", "", "Starts a new game of two to four people at this computer.", "hotseat", Command::Hotseat),
    item("&Open...", "Alt+F2", "Opens a saved game.", "menu-open", Command::Open),
    item("&Save", "Alt+F3", "Saves the game under its name.", "menu-save", Command::Save),
    item("Save &As...", "", "Saves the game under another name.", "menu-save-as", Command::SaveAs),
    Entry::Line,
    Entry::Beside {
        label: "&Preferences",
        hint: "How the program looks, sounds and waits.",
        topic: "menu-preferences",
        entries: PREFERENCES,
    },
    Entry::Line,
    item("E&xit", "Alt+F4", "Leaves Red Stake.", "menu-exit", Command::Exit),
];

#[rustfmt::skip]
const HAND: &[Entry] = &[
    item("&Next Hand", "F3", "Deals the next hand.", "menu-next-hand", Command::NextHand),
    item("&(Re)Start this Hand", "F4", "Starts the hand that is dealt, or deals the same tiles again.", "menu-restart", Command::Restart),
    Entry::Line,
    item("&Undo", "Ctrl+Z", "Takes the last discard or move back.", "menu-undo", Command::Undo),
    item("Re&do", "Ctrl+Y", "Makes the move again that was taken back.", "menu-undo", Command::Redo),
    item("Play On &From...", "", "Goes back to any earlier point of the game and plays on from there.", "box-play-on-from", Command::PlayOnFrom),
    item("&Pause", "F9", "Stops the clock, or goes on.", "menu-pause", Command::Pause),
];

#[rustfmt::skip]
const OPTIONS: &[Entry] = &[
    item("Configure &Rules...", "", "Chows, special hands, Flowers and scores; OK starts a new game.", "menu-configure-rules", Command::Rules),
    item("Configure &Scoring...", "", "What each scoring event is worth; OK starts a new game.", "menu-configure-scoring", Command::Scoring),
    Entry::Line,
    item("&Ask First", "F10", "Asks before a tile is used.", "menu-ask-first", Command::AskFirst),
    item("Auto &Play", "F5", "The computer plays your seat until you click or press a key.", "menu-auto-play", Command::AutoPlay),
    item("Show All &Hands", "F6", "Turns all tiles over; the hand is then not settled.", "menu-show-all-hands", Command::ShowAllHands),
    Entry::Line,
    item("Tile &Movement", "F7", "Tiles fly, or appear at once.", "menu-tile-movements", Command::Movements),
    item("Show &Direction", "F11", "Shows where on a stake a drawn tile goes.", "menu-tile-movements", Command::Direction),
    item("Speech &Balloons", "F12", "Balloons with what the players call.", "menu-setup", Command::Balloons),
    item("&Timer Bar", "Ctrl+F3", "The bar that shows how long a discard waits.", "menu-setup", Command::TimerBar),
    item("M&ute", "M", "All sound off, or on again.", "menu-sound", Command::Mute),
    item("&Full Screen", "Alt+Enter", "The table fills the screen, or goes back into its window.", "keyboard", Command::FullScreen),
];

#[rustfmt::skip]
const SHOW: &[Entry] = &[
    item("&Log", "", "What happened in this game, line by line.", "menu-show", Command::ShowLog),
    item("&Scores", "", "The scores of the last hand again.", "menu-scoring", Command::ShowScores),
    item("Score S&heet", "", "Every hand of this game, who won it and who paid.", "score-sheet", Command::ScoreSheet),
    item("&Review...", "", "What your decisions of a hand or the game cost, the dearest first.", "review", Command::Review),
    item("S&tatistics", "", "Long-run figures of the hands you have played.", "statistics", Command::Statistics),
    item("&Discards", "", "The rows of discards round the compass.", "menu-show", Command::ShowDiscards),
];

#[rustfmt::skip]
const NETWORK: &[Entry] = &[
    item("&Host a Table...", "", "Opens a table of your own to the network.", "menu-new-local-game", Command::Host),
    item("&Resume a Table...", "", "Opens a table of your own with a saved game of the network.", "menu-resume-game", Command::Resume),
    item("&Join a Table...", "", "Sits down at somebody else's table.", "menu-join-server", Command::Join),
    item("&Leave the Table", "", "Gets up from the table of the network, back to your own game.", "network-table", Command::LeaveTable),
    Entry::Line,
    item("&Messages", "", "What the players of a network game write to each other.", "menu-messages", Command::Messages),
    item("Game &Options...", "", "The options of the network game in progress.", "menu-game-options", Command::GameOptions),
    item("&Playing Preferences...", "", "What is declared by itself at tables of the network.", "menu-playing-preferences", Command::PlayingPreferences),
    item("Game &Status", "", "How the network game stands.", "menu-game-info", Command::GameStatus),
];

#[rustfmt::skip]
const HELP: &[Entry] = &[
    item("&Index", "", "The contents of the help.", "menu-index", Command::Topic("contents")),
    item("&Search...", "", "Looks for a word in the help.", "menu-search", Command::SearchHelp),
    Entry::Line,
    item("&QuickTip", "F8", "Advises which tile to discard or to claim.", "menu-quicktip", Command::QuickTip),
    item("&Why Can't I...", "W", "Says what can and cannot be done now, and why.", "box-why", Command::WhyNot),
    item("More &Tips...", "Shift+F8", "The best few tiles to throw, with what each is worth.", "menu-quicktip", Command::Tips),
    Entry::Line,
    item("&Beginners Guide", "", "The game in ten pages.", "menu-beginners-guide", Command::Topic("beginners-guide")),
    item("&Lesson", "", "A hand to learn by; begins, or leaves it.", "lesson", Command::Lesson),
    item("&Drills...", "", "Four small exercises, as many as you like.", "drills", Command::Drills),
    item("&Oracle...", "", "A reading of thirteen tiles.", "oracle", Command::Oracle),
    Entry::Line,
    item("&Mouse", "", "What the mouse does.", "menu-mouse", Command::Topic("mouse")),
    item("&Keyboard", "", "What the keys do.", "menu-keyboard", Command::Topic("keyboard")),
    Entry::Line,
    item("&About Mah Jongg", "", "Whose program this is.", "menu-about", Command::About),
];

/// The menus of the bar.
pub const MENUS: &[Menu] = &[
    Menu {
        label: "&Game",
        entries: GAME,
    },
    Menu {
        label: "H&and",
        entries: HAND,
    },
    Menu {
        label: "&Options",
        entries: OPTIONS,
    },
    Menu {
        label: "Sho&w",
        entries: SHOW,
    },
    Menu {
        label: "N&etwork",
        entries: NETWORK,
    },
    Menu {
        label: "&Help",
        entries: HELP,
    },
];

/// The words after the menus, which come and go [M2].
pub(super) const WORDS: [(&str, Command); 4] = [
    ("&Start!", Command::Start),
    ("&Next Hand!", Command::NextHand),
    ("&Kong!", Command::Kong),
    ("&Continue!", Command::Pause),
];

/// The menu of the right mouse button [M31].
#[rustfmt::skip]
pub const FLOATING: &[Entry] = &[
    item("&Undo", "Ctrl+Z", "Takes the last discard or move back.", "menu-undo", Command::Undo),
    item("&Pause", "F9", "Stops the clock, or goes on.", "menu-pause", Command::Pause),
    Entry::Close,
];

/// The entries that are listed now: no absent items, no line at an end or after another.
pub(super) fn listed(entries: &[Entry], states: &CommandStates) -> Vec<Entry> {
    let mut listed: Vec<Entry> = Vec::with_capacity(entries.len());
    for entry in entries {
        let keep = match entry {
            Entry::Item(item) => states.state(item.command) != Availability::Absent,
            Entry::Beside { entries, .. } => !self::listed(entries, states).is_empty(),
            Entry::Line => !matches!(listed.last(), None | Some(Entry::Line)),
            Entry::Close => true,
        };
        if keep {
            listed.push(*entry);
        }
    }
    if listed.last() == Some(&Entry::Line) {
        listed.pop();
    }
    listed
}

/// The menus that have something in them.
pub(super) fn listed_menus(states: &CommandStates) -> Vec<Menu> {
    let filled = |menu: &&Menu| !listed(menu.entries, states).is_empty();
    MENUS.iter().filter(filled).copied().collect()
}
