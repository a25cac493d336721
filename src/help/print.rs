//! Printable pages: a reference card and a rulebook. Both are made from the rules in force, as self-contained HTML.

mod card;
mod html;
mod in_force;
mod rulebook;

use super::Help;
use engine::rules::RuleSet;
use engine::tiles::Tile;
use html::Html;
use words::say;

/// A printable page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printable {
    /// The reference card, one page.
    Card,
    /// The rulebook.
    Rulebook,
}

impl Printable {
    /// Its file name.
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::Card => "Red Stake reference card.html",
            Self::Rulebook => "Red Stake rulebook.html",
        }
    }

    /// The page as HTML. `faces` returns the address of a tile's picture, with `None` for the back; `proportion` is the height of a picture
    /// divided by its width.
    pub fn html(
        self,
        help: &Help,
        rules: &RuleSet,
        faces: &dyn Fn(Option<Tile>) -> String,
        proportion: f32,
    ) -> String {
        let mut html = Html::default();
        let (title, style) = match self {
            Self::Card => {
                card::write(rules, &mut html);
                (say!("print-title-card"), card::STYLE)
            }
            Self::Rulebook => {
                rulebook::write(help, rules, &mut html);
                (say!("print-title-book"), rulebook::STYLE)
            }
        };
        html.page(&say!("print-title", title), style, faces, proportion)
    }
}
