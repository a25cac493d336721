//! Parses the Markdown of a topic: headings, paragraphs, lists, tables and fenced blocks; within a line, strong and emphasised words, code,
//! links, and tiles in braces. A span that is not closed, and an unknown tile, table or kind of link, is an error, so that no page is shown
//! incomplete. Other Markdown is read as plain words.

use engine::tiles::Tile;
use wording::TileWording;
use words::say;

/// A block of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading with its level; 1 is the title of the page.
    Heading(u8, Vec<Span>),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list; for a numbered one, with its first number.
    List(Option<u32>, Vec<Vec<Span>>),
    /// A table: the header cells, and the rows.
    Table(Vec<Vec<Span>>, Vec<Vec<Vec<Span>>>),
    /// A table generated from the rules or the keys.
    Generated(Generated),
    /// A hand to score, in the format of `red-stake score`.
    Hand(String),
    /// Preformatted lines.
    Verbatim(String),
    /// A picture by name, with its caption.
    Picture(String, Vec<Span>),
}

/// A table generated from the rules or the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generated {
    /// Every scoring event with its current value.
    ScoringEvents,
    /// Every special hand.
    SpecialHands,
    /// The options of the game.
    GameOptions,
    /// Everything that doubles.
    Doubles,
    /// The keyboard shortcuts.
    Keys,
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Span {
    /// Words in one style, optionally a link.
    Words {
        /// The words.
        text: String,
        /// Their style.
        style: Style,
        /// The target of the link.
        to: Option<Target>,
    },
    /// Tiles in a row; `None` is a face-down tile.
    Tiles(Vec<Option<Tile>>),
}

/// The style of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Plain text.
    #[default]
    Plain,
    /// `**strong**`
    Strong,
    /// `*emphasis*`
    Emphasis,
    /// Typed or displayed text, between backticks.
    Code,
}

/// The target of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A topic.
    Topic(String),
    /// A term of the glossary.
    Term(String),
}

/// Parses the text of a page.
///
/// # Errors
///
/// Describes what cannot be parsed.
pub fn parse(text: &str) -> Result<Vec<Block>, String> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.trim().is_empty() {
            continue;
        }
        if let Some(kind) = line.strip_prefix("```") {
            let inside: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            let inside = inside.join("\n");
            blocks.push(match kind.trim() {
                "score" => Block::Hand(inside),
                _ => Block::Verbatim(inside),
            });
        } else if let Some(name) = line.strip_prefix("{{table ") {
            blocks.push(Block::Generated(generated(name.trim_end_matches("}}"))?));
        } else if let Some(picture) = line.strip_prefix("![") {
            let (words, name) = picture
                .strip_suffix(')')
                .and_then(|picture| picture.split_once("](picture:"))
                .ok_or_else(|| say!("help-not-a-picture", line))?;
            blocks.push(Block::Picture(name.to_owned(), spans(words)?));
        } else if line.starts_with('#') {
            let level = line.chars().take_while(|letter| *letter == '#').count();
            blocks.push(Block::Heading(level.min(6) as u8, spans(&line[level..])?));
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)?];
            while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                if !line.trim_matches(['|', '-', ':', ' ']).is_empty() {
                    rows.push(cells(line)?);
                }
            }
            let head = rows.remove(0);
            blocks.push(Block::Table(head, rows));
        } else if let Some((number, entry)) = entry(line) {
            let mut entries = vec![spans(entry)?];
            while let Some((_, entry)) = lines.peek().and_then(|line| self::entry(line)) {
                entries.push(spans(entry)?);
                lines.next();
            }
            blocks.push(Block::List(number, entries));
        } else {
            let mut words = line.to_owned();
            while let Some(line) = lines.next_if(|line| continues(line)) {
                words = format!("{words} {}", line.trim());
            }
            blocks.push(Block::Paragraph(spans(&words)?));
        }
    }
    Ok(blocks)
}

/// Whether a line continues the paragraph before it.
fn continues(line: &str) -> bool {
    let begins = line.starts_with("```") || line.starts_with('#') || line.starts_with('|');
    !line.trim().is_empty() && !begins && entry(line).is_none()
}

fn generated(name: &str) -> Result<Generated, String> {
    Ok(match name {
        "scoring-events" => Generated::ScoringEvents,
        "special-hands" => Generated::SpecialHands,
        "game-options" => Generated::GameOptions,
        "doubles" => Generated::Doubles,
        "keys" => Generated::Keys,
        _ => return Err(say!("help-unknown-table", name)),
    })
}

/// A list entry: its number if it is numbered, and its text.
fn entry(line: &str) -> Option<(Option<u32>, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((None, words));
    }
    let (number, words) = line.split_once(". ")?;
    Some((Some(number.parse().ok()?), words))
}

fn cells(line: &str) -> Result<Vec<Vec<Span>>, String> {
    let inside = line.trim().trim_start_matches('|').trim_end_matches('|');
    inside.split('|').map(|cell| spans(cell.trim())).collect()
}

/// Parses a line of text.
fn spans(line: &str) -> Result<Vec<Span>, String> {
    let mut parser = SpanParser::default();
    parser.parse(line.trim())?;
    parser.finish_span();
    match parser.style {
        Style::Plain => Ok(parser.spans),
        _ => Err(say!("help-missing-star", line)),
    }
}

/// The spans of the line so far.
#[derive(Default)]
struct SpanParser {
    spans: Vec<Span>,
    text: String,
    style: Style,
    to: Option<Target>,
}

impl SpanParser {
    fn parse(&mut self, line: &str) -> Result<(), String> {
        let mut rest = line;
        while let Some(letter) = rest.chars().next() {
            let after = &rest[letter.len_utf8()..];
            rest = match letter {
                '\\' => {
                    let length = after.chars().next().map_or(0, char::len_utf8);
                    self.text.push_str(&after[..length]);
                    &after[length..]
                }
                // A star followed by a space is an ordinary character.
                '*' if self.style == Style::Plain && after.starts_with(' ') => {
                    self.text.push(letter);
                    after
                }
                '*' if after.starts_with('*') => {
                    self.toggle(Style::Strong);
                    &after[1..]
                }
                '*' => {
                    self.toggle(Style::Emphasis);
                    after
                }
                '`' => {
                    let (code, after) = split_at_end(after, '`')?;
                    let before = self.style;
                    self.toggle(Style::Code);
                    self.text.push_str(code);
                    self.finish_span();
                    self.style = before;
                    after
                }
                '{' => {
                    let (tiles, after) = split_at_end(after, '}')?;
                    self.finish_span();
                    let tiles = tiles.split_whitespace().map(tile);
                    self.spans
                        .push(Span::Tiles(tiles.collect::<Result<_, _>>()?));
                    after
                }
                '[' => {
                    let (words, after) = split_at_end(after, ']')?;
                    let Some(after) = after.strip_prefix('(') else {
                        return Err(say!("help-dead-link", words));
                    };
                    let (address, after) = split_at_end(after, ')')?;
                    self.finish_span();
                    self.to = Some(target(address)?);
                    self.parse(words)?;
                    self.finish_span();
                    self.to = None;
                    after
                }
                _ => {
                    self.text.push(letter);
                    after
                }
            };
        }
        Ok(())
    }

    /// Ends the current span, and switches this style on, or off if it was on.
    fn toggle(&mut self, style: Style) {
        self.finish_span();
        self.style = if self.style == style {
            Style::Plain
        } else {
            style
        };
    }

    fn finish_span(&mut self) {
        if !self.text.is_empty() {
            self.spans.push(Span::Words {
                text: std::mem::take(&mut self.text),
                style: self.style,
                to: self.to.clone(),
            });
        }
    }
}

/// Splits the text at the character that ends a code, tile or link span.
fn split_at_end(text: &str, end: char) -> Result<(&str, &str), String> {
    text.split_once(end)
        .ok_or_else(|| say!("help-missing-end", end, text))
}

fn tile(notation: &str) -> Result<Option<Tile>, String> {
    match notation {
        "--" => Ok(None),
        _ => notation
            .parse()
            .map(Some)
            .map_err(|_| say!("help-not-a-tile", notation)),
    }
}

fn target(address: &str) -> Result<Target, String> {
    match address.split_once(':') {
        Some(("help", id)) => Ok(Target::Topic(id.to_owned())),
        Some(("gloss", id)) => Ok(Target::Term(id.to_owned())),
        _ => Err(say!("help-unknown-target", address)),
    }
}

/// The text of a line, in which tiles are named.
pub fn words(spans: &[Span]) -> String {
    let named = |tile: &Option<Tile>| {
        tile.map_or_else(|| say!("help-a-back").to_owned(), |tile| tile.name())
    };
    spans
        .iter()
        .map(|span| match span {
            Span::Words { text, .. } => text.clone(),
            // A row of face-down tiles is only decoration.
            Span::Tiles(tiles) if tiles.len() > 1 && tiles.iter().all(Option::is_none) => {
                String::new()
            }
            Span::Tiles(tiles) => tiles.iter().map(named).collect::<Vec<_>>().join(", "),
        })
        .collect()
}

impl Block {
    /// All lines of text in the block.
    pub fn lines(&self) -> Vec<&[Span]> {
        match self {
            Self::Heading(_, line) | Self::Paragraph(line) | Self::Picture(_, line) => vec![line],
            Self::List(_, entries) => entries.iter().map(Vec::as_slice).collect(),
            Self::Table(head, rows) => {
                let below = rows.iter().flatten().map(Vec::as_slice);
                head.iter().map(Vec::as_slice).chain(below).collect()
            }
            Self::Generated(_) | Self::Hand(_) | Self::Verbatim(_) => Vec::new(),
        }
    }
}
