//! A page as plain text for a terminal: wrapped lines, tiles in notation, links as plain words.

use super::hand::score_hand;
use super::markup::{Block, Span, Style};
use super::table::{KeyLine, generated};
use super::{Help, Topic};
use engine::rules::RuleSet;
use words::say;

/// The text of a page. Paragraphs, lists and captions are wrapped at `width` characters; long words and all other lines may exceed that.
pub fn page(help: &Help, topic: &Topic, rules: &RuleSet, keys: &[KeyLine], width: usize) -> String {
    let mut out = vec![
        topic.title.clone(),
        "=".repeat(topic.title.chars().count()),
        String::new(),
    ];
    if !topic.is_translated {
        out.extend([say!("help-not-translated").to_owned(), String::new()]);
    }
    for block in &topic.blocks {
        match block {
            Block::Generated(table) => {
                block_lines(&generated(*table, rules, keys), width, &mut out)
            }
            Block::Hand(text) => hand(text, rules, &mut out),
            block => block_lines(block, width, &mut out),
        }
        if out.last().is_some_and(|line| !line.is_empty()) {
            out.push(String::new());
        }
    }
    let below: Vec<&Topic> = help.children(&topic.id).collect();
    let also = topic.see.iter().filter_map(|id| help.topic(id)).collect();
    for (heading, topics) in [
        (say!("help-pages-below"), below),
        (say!("help-see-also"), also),
    ] {
        if topics.is_empty() {
            continue;
        }
        out.push(heading.to_owned());
        let longest = topics.iter().map(|topic| topic.id.len()).max().unwrap_or(0);
        for topic in topics {
            out.push(format!("  {:longest$}  {}", topic.id, topic.title));
        }
        out.push(String::new());
    }
    out.join("\n")
}

fn block_lines(block: &Block, width: usize, out: &mut Vec<String>) {
    match block {
        Block::Heading(_, line) => {
            let words = text(line);
            let under = "-".repeat(words.chars().count());
            out.extend([words, under]);
        }
        Block::Paragraph(line) => wrap(&text(line), "", "", width, out),
        Block::List(number, entries) => {
            for (place, entry) in entries.iter().enumerate() {
                let mark = match number {
                    None => "  - ".to_owned(),
                    Some(first) => format!("{:>3}. ", *first as usize + place),
                };
                let indent = " ".repeat(mark.len());
                wrap(&text(entry), &mark, &indent, width, out);
            }
        }
        Block::Table(head, rows) => table(head, rows, width, out),
        Block::Picture(_, line) => wrap(&format!("({})", text(line)), "", "", width, out),
        Block::Verbatim(lines) => out.extend(lines.lines().map(|line| format!("    {line}"))),
        Block::Generated(_) | Block::Hand(_) => {}
    }
}

fn hand(text: &str, rules: &RuleSet, out: &mut Vec<String>) {
    match score_hand(text, rules) {
        Err(why) => out.push(why),
        Ok(hand) => {
            out.push(say!("help-current-values-heading").to_owned());
            for (value, words) in hand.lines() {
                out.push(format!("  {value:>9}  {words}"));
            }
            out.push(say!("help-together", sum = format!("{:>9}", hand.sum())));
        }
    }
}

/// The text of a line, with tiles in notation.
fn text(line: &[Span]) -> String {
    let notation = |tile: &Option<engine::tiles::Tile>| {
        tile.map_or_else(|| "--".to_owned(), |tile| tile.to_string())
    };
    line.iter()
        .map(|span| match span {
            Span::Words {
                text,
                style: Style::Code,
                ..
            } => format!("'{text}'"),
            Span::Words { text, .. } => text.clone(),
            Span::Tiles(tiles) => {
                let tiles: Vec<String> = tiles.iter().map(notation).collect();
                format!("[{}]", tiles.join(" "))
            }
        })
        .collect()
}

fn wrap(words: &str, first: &str, indent: &str, width: usize, out: &mut Vec<String>) {
    let mut line = first.to_owned();
    let mut empty = true;
    for word in words.split_whitespace() {
        let longer = line.chars().count() + usize::from(!empty) + word.chars().count();
        if !empty && longer > width {
            out.push(std::mem::replace(&mut line, indent.to_owned()));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    out.push(line);
}

/// A table: columns as wide as needed, the last one wrapped.
fn table(head: &[Vec<Span>], rows: &[Vec<Vec<Span>>], width: usize, out: &mut Vec<String>) {
    let lines: Vec<Vec<String>> = std::iter::once(head)
        .chain(rows.iter().map(Vec::as_slice))
        .map(|row| row.iter().map(|cell| text(cell)).collect())
        .collect();
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let column_width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for (place, line) in lines.iter().enumerate() {
        if line.iter().all(String::is_empty) {
            continue;
        }
        let mut before = String::from("  ");
        for (column, cell) in line.iter().enumerate().take(columns.saturating_sub(1)) {
            before.push_str(&format!("{cell:width$}  ", width = column_width(column)));
        }
        let indent = " ".repeat(before.chars().count());
        let last = line.get(columns.saturating_sub(1));
        let last = last.map_or("", String::as_str);
        let room = width.max(indent.len() + 20);
        wrap(last, &before, &indent, room, out);
        if place == 0 {
            let table_width: usize = (0..columns).map(|column| column_width(column) + 2).sum();
            out.push(format!(
                "  {}",
                "-".repeat(table_width.min(width).saturating_sub(2))
            ));
        }
    }
    for line in out {
        line.truncate(line.trim_end().len());
    }
}
