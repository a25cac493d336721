//! What a box shows that lies on the disk or has to be worked out: other threads bring it while the window goes on.

use super::dialog::TilesPreview;
use crate::presenter::RulesDone;
use coach::duplicate::Attempts;
use coach::puzzle::Overview;
use coach::stats::Statistics;
use engine::rules::RuleSet;
use engine::scorekeeper::Scorecard;
use engine::table::Move;
use players::Assessment;
use storage::save::OnShelf;

/// What a box shows.
pub enum Supply {
    /// The long-run figures; `None` if they cannot be read.
    Figures(Option<Statistics>),
    /// What several have made of the same deals.
    Attempts(Result<Attempts, String>),
    /// What puzzles there are; `None` if the book cannot be read.
    Puzzles(Option<Overview>),
    /// The rule sets beside the two originals.
    RuleSets(Vec<RuleSet>),
    /// The sheet that goes on with its file, why another cannot be read, and the rule sets.
    Sheet(
        Option<Box<(String, Scorecard)>>,
        Option<String>,
        Vec<RuleSet>,
    ),
    /// All rule sets that can be read.
    Shelf(Vec<OnShelf>),
    /// What came of an order of the workshop, and all rule sets after it.
    Ordered(Result<RulesDone, String>, Vec<OnShelf>),
    /// The players of a saved game of the network.
    Players(Result<[String; 4], String>),
    /// What the tiles look like that were asked for under this number.
    Tiles(u64, TilesPreview),
    /// What can be done in the position on the table, the best first.
    More(Vec<(Move, Assessment)>),
}
