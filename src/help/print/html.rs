//! Writes HTML pages: blocks of the help, and tiles, with each picture embedded once.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::help::markup::{Block, Span, Style, words};
use engine::tiles::Tile;
use wording::TileWording;
use words::escaped;

/// The style of all pages.
const STYLE: &str = include_str!("page.css");

/// A page being written.
#[derive(Default)]
pub(super) struct Html {
    text: String,
    /// The tiles whose pictures the page needs.
    used_tiles: BTreeSet<Option<Tile>>,
}

impl Html {
    /// Appends markup.
    pub fn raw(&mut self, markup: &str) {
        self.text.push_str(markup);
    }

    /// Appends an element that contains only text.
    pub fn element(&mut self, name: &str, words: &str) {
        let kind = name.split(' ').next().unwrap_or(name);
        let _ = writeln!(self.text, "<{name}>{}</{kind}>", escaped(words));
    }

    /// Appends a table cell with a number, aligned to the right.
    pub fn number_cell(&mut self, words: &str) {
        let _ = writeln!(self.text, "<td class=f>{}</td>", escaped(words));
    }

    /// Appends tiles in a row. Their height is a placeholder, which `page` replaces.
    pub fn tiles(&mut self, tiles: impl IntoIterator<Item = Option<Tile>>) {
        self.raw("<span class=g>");
        for tile in tiles {
            let name = tile.map_or_else(String::new, Tile::name);
            let _ = write!(
                self.text,
                "<svg class=t viewBox='0 0 100 {{height}}' role=img aria-label='{name}'><use href='#{}'/></svg>",
                symbol_id(tile)
            );
            self.used_tiles.insert(tile);
        }
        self.raw("</span>");
    }

    /// Appends a line of the help; links become plain words.
    pub fn line(&mut self, line: &[Span]) {
        for span in line {
            match span {
                Span::Tiles(tiles) => self.tiles(tiles.iter().copied()),
                Span::Words { text, style, .. } => {
                    let name = match style {
                        Style::Plain => {
                            self.raw(&escaped(text));
                            continue;
                        }
                        Style::Strong => "b",
                        Style::Emphasis => "i",
                        Style::Code => "code",
                    };
                    let _ = write!(self.text, "<{name}>{}</{name}>", escaped(text));
                }
            }
        }
    }

    /// Appends a block of the help. Generated tables, scored hands and pictures are left out.
    pub fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(_, line) => self.line_element("h3", line),
            Block::Paragraph(line) => self.line_element("p", line),
            Block::List(number, entries) => {
                let kind = if number.is_some() { "ol" } else { "ul" };
                let _ = write!(self.text, "<{kind}>");
                entries
                    .iter()
                    .for_each(|entry| self.line_element("li", entry));
                let _ = write!(self.text, "</{kind}>");
            }
            Block::Table(head, rows) => {
                self.raw("<table>");
                let numeric: Vec<bool> = (0..head.len())
                    .map(|at| is_numeric_column(rows, at))
                    .collect();
                if head.iter().any(|cell| !cell.is_empty()) {
                    self.row("th", head, &numeric);
                }
                for row in rows {
                    self.row("td", row, &numeric);
                }
                self.raw("</table>");
            }
            Block::Verbatim(lines) => self.element("pre", lines),
            Block::Generated(_) | Block::Hand(_) | Block::Picture(..) => {}
        }
    }

    fn line_element(&mut self, name: &str, line: &[Span]) {
        let _ = write!(self.text, "<{name}>");
        self.line(line);
        let _ = writeln!(self.text, "</{name}>");
    }

    fn row(&mut self, name: &str, cells: &[Vec<Span>], numeric: &[bool]) {
        self.raw("<tr>");
        for (column, cell) in cells.iter().enumerate() {
            let is_numeric = numeric.get(column).is_some_and(|numeric| *numeric);
            let class = if is_numeric { " class=f" } else { "" };
            let _ = write!(self.text, "<{name}{class}>");
            self.line(cell);
        }
        self.raw("\n");
    }

    /// Returns the whole page.
    pub fn page(
        self,
        title: &str,
        style: &str,
        faces: &dyn Fn(Option<Tile>) -> String,
        proportion: f32,
    ) -> String {
        let height = (100.0 * proportion).round();
        let mut symbols = String::new();
        for tile in &self.used_tiles {
            let _ = write!(
                symbols,
                "<symbol id='{}' viewBox='0 0 100 {height}'><image width='100' height='{height}' href='{}'/></symbol>",
                symbol_id(*tile),
                faces(*tile)
            );
        }
        let language = ::words::language();
        let body = self.text.replace("{height}", &height.to_string());
        format!(
            "<!doctype html>\n<html lang={language}><head><meta charset=utf-8><title>{title}</title>\n\
             <style>{STYLE}{style}</style></head>\n<body>\
             <svg width=0 height=0 style='position:absolute'><defs>{symbols}</defs></svg>\n{body}</body></html>\n"
        )
    }
}

/// Whether a column other than the first contains no letters, so that it is aligned to the right.
fn is_numeric_column(rows: &[Vec<Vec<Span>>], column: usize) -> bool {
    let cells = rows.iter().filter_map(|row| row.get(column));
    let mut texts = cells
        .map(|cell| words(cell))
        .filter(|text| !text.is_empty());
    column > 0 && texts.all(|text| text.chars().all(|letter| !letter.is_alphabetic()))
}

/// The name of a tile's picture within the page.
fn symbol_id(tile: Option<Tile>) -> String {
    tile.map_or_else(|| "back".to_owned(), |tile| format!("t{tile}"))
}
