//! The data of dialogs that is read from disk or computed. Other threads load it while the window stays responsive.

use crate::app::dialog::TilesPreview;
use crate::presenter::RulesDone;
use coach::duplicate::Attempts;
use coach::puzzle::Overview;
use coach::stats::Statistics;
use engine::rules::RuleSet;
use engine::scorekeeper::Scorecard;
use engine::table::Move;
use players::Assessment;
use storage::save::LibraryRules;

/// The data of a dialog.
pub enum DialogData {
    /// The long-run statistics; `None` if they cannot be read.
    Statistics(Option<Statistics>),
    /// The results of different players in the same deals.
    Attempts(Result<Attempts, String>),
    /// The available puzzles; `None` if the file cannot be read.
    Puzzles(Option<Overview>),
    /// The rule sets other than the two original ones.
    RuleSets(Vec<RuleSet>),
    /// The scorecard to continue with its file name, the reason why another cannot be read, and the rule sets.
    Sheet(
        Option<Box<(String, Scorecard)>>,
        Option<String>,
        Vec<RuleSet>,
    ),
    /// All readable rule sets.
    RuleLibrary(Vec<LibraryRules>),
    /// The result of an action of the rule workshop, and all rule sets after it.
    Ordered(Result<RulesDone, String>, Vec<LibraryRules>),
    /// The players of a saved game of the network.
    Players(Result<[String; 4], String>),
    /// The preview of tiles that was requested under this number.
    Tiles(u64, TilesPreview),
    /// The possible moves in the current position, best first.
    More(Vec<(Move, Assessment)>),
}
