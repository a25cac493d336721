//! The table of the commands: what each is called, its keys, what it does in a sentence, its help topic, and where it has a meaning.
//! Menus, keys, help and refusals all read it.

use crate::presenter::commands::command::{Change, Command, Step};
use crate::presenter::commands::toggle::Toggle;

/// What is to be known about a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandRow {
    /// Its name in the menus, `&` before the letter that chooses it.
    pub name: &'static str,
    /// Its keys, such as `Ctrl+Shift+Z`; menus show the first. Letters and figures stand as on the key, in capitals; Keypad is the
    /// block of figures.
    pub keys: &'static [&'static str],
    /// What it does, for the status bar.
    pub hint: &'static str,
    /// Its help topic.
    pub topic: &'static str,
    /// Where it has a meaning.
    pub place: Place,
    /// It would lead away from the script of the lesson.
    pub leaves_lesson: bool,
    /// What its check mark says.
    pub mark: Mark,
}

/// What the check mark of a command says.
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

/// At which tables a command has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At every table.
    Everywhere,
    /// Only at a table of the network.
    OnlyAtNetwork,
    /// Only at this computer; why not at a table of the network.
    NotAtNetwork(&'static str),
}

impl CommandRow {
    const fn only_at_network(mut self) -> Self {
        self.place = Place::OnlyAtNetwork;
        self
    }

    const fn not_at_network(mut self, why: &'static str) -> Self {
        self.place = Place::NotAtNetwork(why);
        self
    }

    const fn leaves_lesson(mut self) -> Self {
        self.leaves_lesson = true;
        self
    }

    const fn marked(mut self, mark: Mark) -> Self {
        self.mark = mark;
        self
    }
}

const fn row(
    name: &'static str,
    keys: &'static [&'static str],
    hint: &'static str,
    topic: &'static str,
) -> CommandRow {
    CommandRow {
        name,
        keys,
        hint,
        topic,
        place: Place::Everywhere,
        leaves_lesson: false,
        mark: Mark::None,
    }
}

impl Command {
    /// What is to be known about it.
    #[rustfmt::skip]
    pub const fn row(self) -> CommandRow {
        match self {
            Self::NewGame => row("&New", &["F2", "Ctrl+N"], "Starts a new game; all scores start again.", "menu-new").leaves_lesson(),
            Self::StartScreen => row("S&tart Screen...", &[], "Opponents, length of the game, lesson, and playing with others.", "start-screen").leaves_lesson().not_at_network("Leave the table of the network first."),
            Self::Hotseat => row("Share This &Computer...", &[], "Starts a new game of two to four people at this computer.", "hotseat").leaves_lesson(),
            Self::Open => row("&Open...", &["Alt+F2", "Ctrl+O"], "Opens a saved game.", "menu-open").leaves_lesson(),
            Self::Save => row("&Save", &["Alt+F3", "Ctrl+S"], "Saves the game under its name.", "menu-save").leaves_lesson(),
            Self::SaveAs => row("Save &As...", &["Ctrl+Shift+S"], "Saves the game under another name.", "menu-save-as").leaves_lesson(),
            Self::Exit => row("E&xit", &["Alt+F4", "Ctrl+Q"], "Leaves Red Stake.", "menu-exit"),
            Self::Start => row("&Start", &[], "Starts the hand that is dealt.", "keyboard"),
            Self::NextHand => row("&Next Hand", &["F3"], "Deals the next hand.", "menu-next-hand"),
            Self::Restart => row("&(Re)Start this Hand", &["F4"], "Starts the hand that is dealt, or deals the same tiles again.", "menu-restart").leaves_lesson().not_at_network("What was played at a table of the network cannot be taken back."),
            Self::MahJongg => row("&Mah Jongg", &["J"], "Goes Mah Jongg with the discard, or with the tiles you hold.", "claiming-mah-jongg"),
            Self::Kong => row("&Kong", &["K"], "Makes a Kong of the discard, or of tiles you hold.", "claiming-kong"),
            Self::Pung => row("&Pung", &["P"], "Claims the discard for a Pung.", "claiming-pung"),
            Self::Chow => row("&Chow", &["C"], "Claims the discard for a Chow.", "claiming-chow"),
            Self::Pause => row("&Pause", &["F9", "Pause"], "Stops the clock, or goes on.", "menu-pause").not_at_network("The others would have to wait."),
            Self::Undo => row("&Undo", &["Ctrl+Z"], "Takes the last discard or move back.", "menu-undo").leaves_lesson().not_at_network("What was played at a table of the network cannot be taken back."),
            Self::Redo => row("Re&do", &["Ctrl+Y", "Ctrl+Shift+Z"], "Makes the move again that was taken back.", "menu-undo").leaves_lesson().not_at_network("What was played at a table of the network cannot be taken back."),
            Self::PlayOnFrom => row("Play On &From...", &[], "Goes back to any earlier point of the game and plays on from there.", "box-play-on-from").leaves_lesson().not_at_network("What was played at a table of the network cannot be taken back."),
            Self::AutoPlay => row("Auto &Play", &["F5"], "The computer plays your seat until you click or press a key.", "menu-auto-play").marked(Mark::AutoPlay).leaves_lesson().not_at_network("At a table of the network you play yourself."),
            Self::ShowAllHands => row("Show All &Hands", &["F6"], "Turns all tiles over; the hand is then not settled.", "menu-show-all-hands").marked(Mark::AllHands).leaves_lesson().not_at_network("The wall and the other hands are the server's."),
            Self::Tips => row("More &Tips...", &["Shift+F8"], "The best few tiles to discard, with what each is worth.", "menu-quicktip"),
            Self::WhyNot => row("&Why Can't I...", &["W"], "Says what can and cannot be done now, and why.", "box-why"),
            Self::Skip => row("Pa&ss", &["0", "S"], "Lets the discard go.", "keyboard"),
            Self::Choose => row("Choose", &["Enter", "Space"], "Discards the tile under the cursor, or claims the discard.", "keyboard"),
            Self::MoveToTip => row("Tile of QuickTip", &["Q"], "Moves the cursor to the tile that QuickTip advises.", "keyboard"),
            Self::FullScreen => row("&Full Screen", &["Alt+Enter"], "The table fills the screen, or goes back into its window.", "keyboard"),
            Self::LeaveFullScreen => row("Leave Full Screen", &["Esc"], "Puts the table back into its window; minimises the window if you have chosen that.", "keyboard"),
            Self::Setup => row("&Setup...", &[], "Names, balloons, timer bar, autosave and waiting time.", "menu-setup"),
            Self::Opponents => row("&Opponents...", &[], "Who plays at the right, opposite and at the left, and how well.", "box-opponents"),
            Self::Colours => row("&Colours...", &[], "Colours of the table and the stakes.", "menu-colours"),
            Self::TableSetup => row("&Table...", &[], "How discards lie, and whether the wall is seen.", "menu-setup"),
            Self::YourTiles => row("&Your Tiles...", &[], "In which order your tiles stand, and how one is chosen.", "box-your-tiles"),
            Self::WordsAndBoxes => row("&Words and Boxes...", &[], "Size of words, typeface, and where boxes stand.", "box-words-and-boxes"),
            Self::TileSets => row("Tile S&ets...", &[], "Which pictures the tiles have.", "menu-tile-sets"),
            Self::TileMovements => row("Tile &Movements...", &[], "How tiles move, how fast, and their shadows.", "menu-tile-movements"),
            Self::Sound => row("So&und...", &[], "Voices, tile sounds and beeps.", "menu-sound"),
            Self::Rules => row("Configure &Rules...", &[], "Chows, special hands, Flowers and scores; OK starts a new game.", "menu-configure-rules").leaves_lesson().not_at_network("At a table of the network its Game Options are in force."),
            Self::Scoring => row("Configure &Scoring...", &[], "What each scoring event is worth; OK starts a new game.", "menu-configure-scoring").leaves_lesson().not_at_network("At a table of the network its Game Options are in force."),
            Self::ShowLog => row("&Log", &[], "What happened in this game, line by line.", "menu-show"),
            Self::ShowScores => row("&Scores", &[], "The scores of the last hand again.", "menu-scoring"),
            Self::SavePicture => row("Save a &Picture", &["Ctrl+P"], "Keeps what the window shows as a picture, the scores too while they are open.", "save-a-picture"),
            Self::ScoreSheet => row("Score S&heet", &[], "Every hand of this game, who won it and who paid.", "score-sheet").not_at_network("The server keeps the sheet of this game."),
            Self::Review => row("&Review...", &[], "What your decisions of a hand or the game cost, the most costly first.", "review"),
            Self::Statistics => row("S&tatistics", &[], "Long-run figures of the hands you have played.", "statistics"),
            Self::Help => row("Help", &["F1"], "The page of the help about what you are at.", "menu-help"),
            Self::Contents => row("&Index", &[], "The contents of the help.", "menu-index"),
            Self::BeginnersGuide => row("&Beginner's Guide", &[], "The game in ten pages.", "menu-beginners-guide"),
            Self::MouseHelp => row("&Mouse", &[], "What the mouse does.", "menu-mouse"),
            Self::KeyboardHelp => row("&Keyboard", &[], "What the keys do.", "menu-keyboard"),
            Self::SearchHelp => row("&Search...", &[], "Looks for a word in the help.", "menu-search"),
            Self::Lesson => row("&Lesson", &[], "A hand to learn by; begins, or leaves it.", "lesson").not_at_network("Leave the table of the network first."),
            Self::Drills => row("&Drills...", &[], "Four small exercises, as many as you like.", "drills"),
            Self::Oracle => row("&Oracle...", &[], "A reading of thirteen tiles.", "oracle"),
            Self::About => row("&About Mah Jongg", &[], "Whose program this is.", "menu-about"),
            Self::Host => row("&Host a Table...", &[], "Opens a table of your own to the network.", "menu-new-local-game").leaves_lesson().not_at_network("You sit at a table of the network already."),
            Self::Resume => row("&Resume a Table...", &[], "Opens a table of your own with a saved game of the network.", "menu-resume-game").not_at_network("You sit at a table of the network already."),
            Self::Join => row("&Join a Table...", &[], "Sits down at somebody else's table.", "menu-join-server").leaves_lesson().not_at_network("You sit at a table of the network already."),
            Self::LeaveTable => row("&Leave the Table", &[], "Gets up from the table of the network, back to your own game.", "network-table").only_at_network(),
            Self::Messages => row("&Messages", &[], "What the players of a network game write to each other.", "menu-messages").only_at_network(),
            Self::GameOptions => row("Game &Options...", &[], "The options of the network game in progress.", "menu-game-options").only_at_network(),
            Self::PlayingPreferences => row("&Playing Preferences...", &[], "What is declared by itself at tables of the network.", "menu-playing-preferences"),
            Self::GameStatus => row("Game &Status", &[], "How the network game stands.", "menu-game-info").only_at_network(),
            Self::Topic(topic) => row("Help", &[], "Opens a page of the help.", topic),
            Self::Toggle(toggle) => toggle.row().marked(Mark::Setting(toggle)),
            Self::Move(step) => moving(step),
            Self::Shift(step) => shifting(step),
            Self::MoveTo(place) => row("A Tile", figure(place), "Moves the cursor to a tile by its number.", "keyboard"),
            Self::WaitTime(Change::More) => row("Longer Waiting Time", &["Keypad +"], "Discards wait longer.", "keyboard"),
            Self::WaitTime(Change::Less) => row("Shorter Waiting Time", &["Keypad -"], "Discards wait less long.", "keyboard"),
            Self::TileSpeed(Change::More) => row("Faster Tiles", &["Ctrl+Keypad +"], "Tiles move faster.", "keyboard"),
            Self::TileSpeed(Change::Less) => row("Slower Tiles", &["Ctrl+Keypad -"], "Tiles move more slowly.", "keyboard"),
            Self::StatusSize(Change::More) => row("Larger Status Bar", &["Ctrl+Alt+Keypad +"], "The words of the status bar become larger.", "keyboard"),
            Self::StatusSize(Change::Less) => row("Smaller Status Bar", &["Ctrl+Alt+Keypad -"], "The words of the status bar become smaller.", "keyboard"),
        }
    }
}

impl Toggle {
    #[rustfmt::skip]
    const fn row(self) -> CommandRow {
        match self {
            Self::AskFirst => row("&Ask First", &["F10", "Ctrl+F4"], "Asks before a tile is used.", "menu-ask-first"),
            Self::QuickTip => row("&QuickTip", &["F8"], "Advises which tile to discard or to claim.", "menu-quicktip"),
            Self::Movements => row("Tile &Movement", &["F7"], "Tiles fly, or appear at once.", "menu-tile-movements"),
            Self::Direction => row("Show &Direction", &["F11"], "Shows where on a stake a drawn tile goes.", "menu-tile-movements"),
            Self::Balloons => row("Speech &Balloons", &["F12", "Ctrl+F5"], "Balloons with what the players call.", "menu-setup"),
            Self::TimerBar => row("&Timer Bar", &["Ctrl+F3"], "The bar that shows how long a discard waits.", "menu-setup"),
            Self::ClaimButtons => row("C&laim Buttons", &[], "Buttons beside your tiles for what can be done with a discard.", "menu-claim-buttons"),
            Self::GoalLine => row("&Goal Line", &["G"], "How many tiles you lack, and which one completes your hand.", "goal-line"),
            Self::Mute => row("M&ute", &["M"], "All sound off, or on again.", "menu-sound"),
            Self::ShowDiscards => row("&Discards", &[], "The rows of discards round the compass.", "menu-show"),
        }
    }
}

#[rustfmt::skip]
const fn moving(step: Step) -> CommandRow {
    match step {
        Step::Left => row("Tile to the Left", &["Left"], "Moves the cursor one tile to the left.", "keyboard"),
        Step::Right => row("Tile to the Right", &["Right"], "Moves the cursor one tile to the right.", "keyboard"),
        Step::GroupBefore => row("Group Before", &["Up", "Page Up"], "Moves the cursor to the group before.", "keyboard"),
        Step::GroupAfter => row("Next Group", &["Down", "Page Down"], "Moves the cursor to the next group.", "keyboard"),
        Step::First => row("First Tile", &["Home"], "Moves the cursor to the first tile.", "keyboard"),
        Step::Last => row("Last Tile", &["End"], "Moves the cursor to the last tile.", "keyboard"),
    }
}

/// A tile is shifted by one place at a time.
#[rustfmt::skip]
const fn shifting(step: Step) -> CommandRow {
    let keys: &[&str] = match step {
        Step::Left => &["Shift+Left"],
        Step::Right => &["Shift+Right"],
        Step::GroupBefore | Step::GroupAfter | Step::First | Step::Last => &[],
    };
    row("Shift a Tile", keys, "Moves the tile under the cursor within your hand.", "keyboard")
}

const fn figure(place: usize) -> &'static [&'static str] {
    const FIGURES: [&[&str]; 9] = [
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
        1..=9 => FIGURES[place - 1],
        _ => &[],
    }
}
