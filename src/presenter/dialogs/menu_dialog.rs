//! The dialogs that menus open: for each its name, keys, hint and help topic, and at which tables it applies.

use crate::presenter::commands::command_table::{CommandRow, row};
use crate::presenter::dialogs::settings_page::SettingsPage;
use words::key;

/// A dialog that is opened by a command of its own and shows what there is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuDialog {
    /// All preferences, with the search.
    Settings,
    /// A page of the preferences.
    Page(SettingsPage),
    /// Earlier points of the game to continue from.
    PlayOnFrom,
    /// The rules.
    Rules,
    /// The value of each scoring event.
    Scoring,
    /// The log of the messages to the player.
    Log,
    /// The scores of the last hand.
    Scores,
    /// The score sheet of the game.
    ScoreSheet,
    /// Statistics.
    Statistics,
    /// The rating: the quality of the player's decisions, apart from luck.
    Rating,
    /// Compare results of several players in the same deals.
    CompareDeals,
    /// The album of special hands: which were made, and how near the player came to the others.
    Album,
    /// The Scorekeeper for real tiles.
    Scorekeeper,
    /// A tournament with real tiles.
    Tournament,
    /// What is possible now, what is not, and why.
    WhyNot,
    /// The list of saved network games.
    Resume,
    /// The chat of a network game.
    Messages,
    /// The options of the network game in progress.
    GameOptions,
    /// The options of new network games.
    StoredOptions,
    /// The status of the network game.
    GameStatus,
    /// About the program.
    About,
}

impl MenuDialog {
    /// All of them.
    pub const ALL: [Self; 32] = [
        Self::Settings,
        Self::Page(SettingsPage::General),
        Self::Page(SettingsPage::Opponents),
        Self::Page(SettingsPage::Hints),
        Self::Page(SettingsPage::Themes),
        Self::Page(SettingsPage::Table),
        Self::Page(SettingsPage::YourTiles),
        Self::Page(SettingsPage::TileSets),
        Self::Page(SettingsPage::Movements),
        Self::Page(SettingsPage::Sound),
        Self::Page(SettingsPage::Text),
        Self::Page(SettingsPage::Language),
        Self::Page(SettingsPage::Network),
        Self::PlayOnFrom,
        Self::Rules,
        Self::Scoring,
        Self::Log,
        Self::Scores,
        Self::ScoreSheet,
        Self::Statistics,
        Self::Rating,
        Self::CompareDeals,
        Self::Album,
        Self::Scorekeeper,
        Self::Tournament,
        Self::WhyNot,
        Self::Resume,
        Self::Messages,
        Self::GameOptions,
        Self::StoredOptions,
        Self::GameStatus,
        Self::About,
    ];

    /// The description of the command that opens it.
    #[rustfmt::skip]
    pub(in crate::presenter) const fn row(self) -> CommandRow {
        match self {
            Self::Settings => row(key!("command-settings"), &["Ctrl+,"], key!("command-settings.hint"), "box-settings"),
            Self::Page(SettingsPage::General) => row(key!("command-setup"), &[], key!("command-setup.hint"), "menu-setup"),
            Self::Page(SettingsPage::Opponents) => row(key!("command-opponents"), &[], key!("command-opponents.hint"), "box-opponents"),
            Self::Page(SettingsPage::Hints) => row(key!("command-hints"), &[], key!("command-hints.hint"), "box-settings"),
            Self::Page(SettingsPage::Themes) => row(key!("command-colours"), &[], key!("command-colours.hint"), "menu-colours"),
            Self::Page(SettingsPage::Table) => row(key!("command-table-setup"), &[], key!("command-table-setup.hint"), "menu-setup"),
            Self::Page(SettingsPage::YourTiles) => row(key!("command-your-tiles"), &[], key!("command-your-tiles.hint"), "box-your-tiles"),
            Self::Page(SettingsPage::TileSets) => row(key!("command-tile-sets"), &[], key!("command-tile-sets.hint"), "menu-tile-sets"),
            Self::Page(SettingsPage::Movements) => row(key!("command-tile-movements"), &[], key!("command-tile-movements.hint"), "menu-tile-movements"),
            Self::Page(SettingsPage::Sound) => row(key!("command-sound"), &[], key!("command-sound.hint"), "menu-sound"),
            Self::Page(SettingsPage::Text) => row(key!("command-words-and-boxes"), &[], key!("command-words-and-boxes.hint"), "box-words-and-boxes"),
            Self::Page(SettingsPage::Language) => row(key!("command-language"), &[], key!("command-language.hint"), "languages"),
            Self::Page(SettingsPage::Network) => row(key!("command-playing-preferences"), &[], key!("command-playing-preferences.hint"), "menu-playing-preferences"),
            Self::PlayOnFrom => row(key!("command-play-on-from"), &[], key!("command-play-on-from.hint"), "box-play-on-from").refused_in_lesson().not_at_network(key!("refusal-no-undo-at-network-table")),
            Self::Rules => row(key!("command-rules"), &[], key!("command-rules.hint"), "menu-configure-rules").refused_in_lesson().not_at_network(key!("refusal-options-of-network-table")),
            Self::Scoring => row(key!("command-scoring"), &[], key!("command-scoring.hint"), "menu-configure-scoring").refused_in_lesson().not_at_network(key!("refusal-options-of-network-table")),
            Self::Log => row(key!("command-show-log"), &[], key!("command-show-log.hint"), "menu-show"),
            Self::Scores => row(key!("command-show-scores"), &[], key!("command-show-scores.hint"), "menu-scoring"),
            Self::ScoreSheet => row(key!("command-score-sheet"), &[], key!("command-score-sheet.hint"), "score-sheet").not_at_network(key!("refusal-sheet-kept-by-server")),
            Self::Statistics => row(key!("command-statistics"), &[], key!("command-statistics.hint"), "statistics"),
            Self::Rating => row(key!("command-rating"), &[], key!("command-rating.hint"), "box-rating"),
            Self::CompareDeals => row(key!("command-compare-deals"), &[], key!("command-compare-deals.hint"), "duplicate"),
            Self::Album => row(key!("command-album"), &[], key!("command-album.hint"), "box-album"),
            Self::Scorekeeper => row(key!("command-scorekeeper"), &["Ctrl+K"], key!("command-scorekeeper.hint"), "scorekeeper"),
            Self::Tournament => row(key!("command-tournament"), &[], key!("command-tournament.hint"), "tournament"),
            Self::WhyNot => row(key!("command-why-not"), &["W"], key!("command-why-not.hint"), "box-why"),
            Self::Resume => row(key!("command-resume"), &[], key!("command-resume.hint"), "menu-resume-game").not_at_network(key!("refusal-at-network-table-already")),
            Self::Messages => row(key!("command-messages"), &[], key!("command-messages.hint"), "menu-messages").only_at_network(),
            Self::GameOptions => row(key!("command-game-options"), &[], key!("command-game-options.hint"), "menu-game-options").only_at_network(),
            Self::StoredOptions => row(key!("command-stored-options"), &[], key!("command-stored-options.hint"), "box-stored-options"),
            Self::GameStatus => row(key!("command-game-status"), &[], key!("command-game-status.hint"), "menu-game-info").only_at_network(),
            Self::About => row(key!("command-about"), &[], key!("command-about.hint"), "menu-about"),
        }
    }
}
