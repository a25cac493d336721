//! The help as nodes for those who cannot see it: the page as a document, the left pane as a list, the navigation buttons, and the pop-up.

use super::{HelpScreen, Message, Pane, Part};
use crate::app::Message as AppMessage;
use crate::app::accessibility::tree::{Field, Key, Kind, Node};
use crate::help::hand::ScoredHand;
use crate::help::markup::{Block, Span, Target, words};
use wording::TileWording;
use words::say;

/// Builds the nodes of a page.
struct Page {
    key: Key,
    /// How many nodes there are so far.
    count: usize,
    /// How many links there are so far.
    links: usize,
    focused_link: Option<usize>,
    focus: Option<Key>,
}

impl HelpScreen {
    /// The open help, and the node with the focus.
    pub fn described(&self) -> (Node, Key) {
        let key = Key::new("help");
        let mut focus = None;
        let mut help = Node::new(key, Kind::Dialog { is_modal: true }, say!("label-help"));
        if let Some((pop_up, close)) = self.described_term(key) {
            focus = Some(close);
            help.children.push(pop_up);
        }
        let (page, link) = self.described_page(key);
        let (pane, line) = self.described_pane(key);
        let here = if self.left_focused { line } else { link };
        let focus = focus.or(here).unwrap_or(page.key);
        (help.with([page, self.described_bar(key), pane]), focus)
    }

    /// The page, and its link with the focus.
    fn described_page(&self, help: Key) -> (Node, Option<Key>) {
        let key = help.part(&self.current.topic);
        let topic = self.help.topic(&self.current.topic);
        let title = topic.map_or("", |topic| topic.title.as_str());
        let mut page = Page {
            key,
            count: 0,
            links: 0,
            focused_link: self.focused_link.filter(|_| !self.left_focused),
            focus: None,
        };
        let mut document = Node::new(key, Kind::Document, title);
        document.children.push(page.node(Kind::Heading(1), title));
        for part in &self.parts {
            document.children.extend(page.described(part));
        }
        let children: Vec<_> = self.help.children(&self.current.topic).collect();
        let others = topic.map_or_else(Vec::new, |topic| self.see_also(topic).collect());
        for (heading, topics) in [
            (say!("help-chapter"), children),
            (say!("help-see-also-heading"), others),
        ] {
            if !topics.is_empty() {
                document.children.push(page.node(Kind::Heading(2), heading));
            }
            for topic in topics {
                let to = Target::Topic(topic.id.clone());
                let link = page.link(&topic.title, to);
                document.children.push(link);
            }
        }
        for forward in [false, true] {
            if let Some(topic) = self.help.turn(&self.current.topic, forward) {
                let words = match forward {
                    true => say!("reader-next-page", title = topic.title),
                    false => say!("reader-page-before", title = topic.title),
                };
                let link = page.node(Kind::Link, &words);
                document
                    .children
                    .push(link.pressed(help_message(Message::Turn(forward))));
            }
        }
        (document, page.focus)
    }

    /// The buttons of the title bar.
    fn described_bar(&self, help: Key) -> Node {
        let buttons = [
            (say!("help-back"), Message::Back),
            (say!("help-forward"), Message::Forward),
            (say!("help-up"), Message::Up),
            (say!("label-close"), Message::Close),
        ];
        let buttons = buttons.map(|(words, message)| {
            Node::new(help.part(words), Kind::Button, words).pressed(help_message(message))
        });
        Node::new(help.part("bar"), Kind::Group, "").with(buttons)
    }

    /// The left pane with its tabs, and its line or field with the focus.
    fn described_pane(&self, help: Key) -> (Node, Option<Key>) {
        let key = help.part("pane");
        let panes = [
            (say!("help-contents"), Pane::Contents),
            (say!("help-index"), Pane::Index),
            (say!("help-search"), Pane::Search),
            (say!("help-glossary"), Pane::Glossary),
        ];
        let name = panes.iter().find(|(_, pane)| *pane == self.pane);
        let name = name.map_or("", |(words, _)| *words);
        let tabs = panes.map(|(words, pane)| Node {
            is_selected: Some(pane == self.pane),
            ..Node::new(key.part(words), Kind::Tab, words)
                .pressed(help_message(Message::ShowPane(pane)))
        });
        let tabs = Node::new(key.part("tabs"), Kind::Tabs, "").with(tabs);
        let mut focus = None;
        let field = self.has_field().then(|| {
            let mut field = Node::new(key.part("field"), Kind::Field, name);
            field.value.clone_from(&self.typed);
            field.actions.entry = Some(Field::Help);
            focus = Some(field.key);
            field
        });
        let lines = self.lines();
        let count = lines.len();
        let list = key.part(("lines", name));
        let lines = lines.into_iter().enumerate().map(|(at, line)| {
            let message = match line.to {
                Target::Topic(id) => Message::OpenPage(id),
                term @ Target::Term(_) => Message::Follow(term),
            };
            let node = Node {
                description: line.excerpt.unwrap_or_default(),
                is_selected: Some(self.selected == Some(at)),
                is_expanded: line.branch,
                place: Some((at, count)),
                ..Node::new(list.part(at), Kind::Line, line.words)
            };
            node.pressed(help_message(message))
        });
        let lines: Vec<Node> = lines.collect();
        focus = self
            .selected
            .and_then(|at| lines.get(at))
            .map(|line| line.key)
            .or(focus);
        let lines = Node::new(list, Kind::ListBox, name).with(lines);
        let pane = Node::new(key, Kind::Group, "")
            .with([tabs])
            .with(field)
            .with([lines]);
        (pane, focus)
    }

    /// The pop-up with a term of the glossary, and the button that closes it.
    fn described_term(&self, help: Key) -> Option<(Node, Key)> {
        let term = self.help.term(self.pop_up.as_deref()?)?;
        let key = help.part(("term", &term.term));
        let close = Node::new(key.part("close"), Kind::Button, say!("label-close"));
        let close = close.pressed(help_message(Message::ClosePopUp));
        let close_key = close.key;
        let text = Node::new(key.part("text"), Kind::Text, term.text.clone());
        let more = self.help.topic(&term.topic).map(|topic| {
            let words = say!("help-more", title = topic.title);
            let message = help_message(Message::OpenPage(topic.id.clone()));
            Node::new(key.part("more"), Kind::Link, words).pressed(message)
        });
        let pop_up = Node::new(key, Kind::Dialog { is_modal: false }, term.term.clone());
        Some((pop_up.with([text]).with(more).with([close]), close_key))
    }
}

impl Page {
    fn node(&mut self, kind: Kind, name: &str) -> Node {
        self.count += 1;
        Node::new(self.key.part(self.count), kind, name)
    }

    fn described(&mut self, part: &Part) -> Option<Node> {
        match part {
            Part::Text(block) => self.block(block),
            Part::Hand(Ok(hand)) => Some(self.hand(hand)),
            Part::Hand(Err(why)) => Some(self.node(Kind::Text, why)),
            Part::Picture(_, _, caption) => {
                let picture = self.node(Kind::Picture, &words(caption));
                let links = self.links_in(caption);
                Some(picture.with(links))
            }
        }
    }

    fn block(&mut self, block: &Block) -> Option<Node> {
        Some(match block {
            Block::Heading(level, line) => self.line(Kind::Heading(*level), line),
            Block::Paragraph(line) => self.line(Kind::Paragraph, line),
            Block::List(_, entries) => {
                let list = self.node(Kind::List, "");
                let entries: Vec<Node> = entries
                    .iter()
                    .map(|line| self.line(Kind::Entry, line))
                    .collect();
                list.with(entries)
            }
            Block::Table(head, rows) => {
                let table = self.node(Kind::Table, "");
                let rows: Vec<Node> = std::iter::once(head)
                    .chain(rows)
                    .map(|cells| self.row(cells))
                    .collect();
                table.with(rows)
            }
            Block::Verbatim(text) => self.node(Kind::Paragraph, text),
            Block::Generated(_) | Block::Hand(_) | Block::Picture(..) => return None,
        })
    }

    fn row(&mut self, cells: &[Vec<Span>]) -> Node {
        let row = self.node(Kind::Row, "");
        let cells: Vec<Node> = cells
            .iter()
            .map(|line| self.line(Kind::Cell, line))
            .collect();
        row.with(cells)
    }

    /// A line of text. If it has links, the words between them are nodes as well.
    fn line(&mut self, kind: Kind, line: &[Span]) -> Node {
        let node = self.node(kind, &words(line));
        let links = self.links_in(line);
        node.with(links)
    }

    fn links_in(&mut self, line: &[Span]) -> Vec<Node> {
        let links = line.iter().filter_map(|span| match span {
            Span::Words {
                text, to: Some(to), ..
            } => Some(self.link(text, to.clone())),
            Span::Words { .. } | Span::Tiles(_) => None,
        });
        links.collect()
    }

    fn link(&mut self, name: &str, to: Target) -> Node {
        let link = self
            .node(Kind::Link, name)
            .pressed(help_message(Message::Follow(to)));
        if self.focused_link == Some(self.links) {
            self.focus = Some(link.key);
        }
        self.links += 1;
        link
    }

    /// A scored hand: its tiles and the lines of its score.
    fn hand(&mut self, hand: &ScoredHand) -> Node {
        let tiles = hand.groups.iter().flatten().map(|tile| tile.name());
        let tiles: Vec<String> = tiles.collect();
        let lines = hand.lines().into_iter();
        let lines = lines.map(|(value, words)| say!("reader-score-line", words, value));
        let lines: Vec<String> = lines.chain([hand.sum()]).collect();
        let list = self.node(Kind::List, &tiles.join(", "));
        let entries: Vec<Node> = lines
            .iter()
            .map(|words| self.node(Kind::Entry, words))
            .collect();
        list.with(entries)
    }
}

fn help_message(message: Message) -> AppMessage {
    AppMessage::Help(message)
}
