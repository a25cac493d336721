//! Layout of the drills: the tabs, the question with its choices, and feedback after the answer.

use iced::widget::{column, container, image, row};
use iced::{Center, Element, Fill};

use super::{Drills, HEIGHT, Message};
use crate::app::dialog::DialogLayout;
use crate::app::theme;
use crate::app::widget::{Event, Form, Tab, tabs, tile, tile_row};
use coach::lesson::drill::{Kind, Question, ScoreQuestion, is_as_good};
use engine::rules::Source;
use engine::tiles::{Counts, Tile};
use wording::{Named, ScoreWording, TileWording};
use words::say;

type Part<'a> = Element<'a, Event>;

/// The labels of the tabs: those of the drills, then that of the puzzles.
pub(super) fn labels() -> [&'static str; 5] {
    [
        say!("drills-name-the-tile"),
        say!("drills-complete-it"),
        say!("drills-discard"),
        say!("drills-score-it"),
        say!("puzzle-tab"),
    ]
}

impl Drills {
    /// The shown page: a drill, or the puzzles.
    pub(super) fn layout<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let messages = Kind::ALL.into_iter().map(Message::Kind);
        let messages = messages.chain([Message::Puzzles]);
        let tab = |(label, message): (&str, Message)| Tab {
            label: label.to_owned(),
            message,
            right: false,
        };
        let all: Vec<Tab<Message>> = labels().into_iter().zip(messages).map(tab).collect();
        let shown = match self.at_puzzles {
            true => Kind::ALL.len(),
            false => self.kind as usize,
        };
        let head = tabs(form, &all, shown);
        if self.at_puzzles {
            return self.puzzles_layout(form, head);
        }
        let body = match &self.question {
            Question::Name { tile, choices } => self.name(form, *tile, choices),
            Question::Waits { stake, waits } => self.waits(form, stake, waits),
            Question::Discard { stake, .. } => self.discard(form, stake),
            Question::Score(question) => self.score(form, question),
        };
        let tally = self.tally[self.kind as usize];
        let verdict = self.judged.map(|is_right| match is_right {
            true => say!("drills-right"),
            false => say!("drills-not-quite"),
        });
        let tally = say!("drills-tally", right = tally.right, asked = tally.asked);
        let hint = words::sentences(verdict.into_iter().chain([tally.as_str()]));
        let hint = look.words(hint, 14.0, theme::MEDIUM, look.palette.ink);
        let close = form.cancel(say!("label-close"), Message::Close);
        let mut buttons = vec![form.help(Message::Help), close];
        buttons.push(match self.judged {
            Some(_) => form.default(say!("drills-next"), Some(Message::Next)),
            None => form.default(
                say!("drills-check"),
                self.takes_several().then_some(Message::Check),
            ),
        });
        DialogLayout {
            height: Some(HEIGHT),
            head: Some(head),
            hint: Some(hint),
            ..DialogLayout::new(column![body].width(Fill), buttons)
        }
    }

    /// The question in words.
    fn heading<'a>(&self, form: &Form<'a, Message>, words: &'a str) -> Part<'a> {
        let look = form.look;
        look.words(words, 16.0, theme::SEMIBOLD, look.palette.ink)
    }

    /// The tiles of a hand in a row.
    fn hand<'a>(&self, form: &Form<'a, Message>, stake: &Counts) -> Part<'a> {
        let look = form.look;
        let tiles = stake
            .iter()
            .map(|face| tile(look, Some(face), look.px(38.0)));
        row(tiles).spacing(1.0).into()
    }

    /// The picture of a tile, and names to choose from, in two columns.
    fn name<'a>(&self, form: &Form<'a, Message>, asked: Tile, choices: &[Tile]) -> Part<'a> {
        let look = form.look;
        let picture = self
            .picture
            .clone()
            .map(|picture| image(picture).width(look.px(72.0)));
        let picture = container(picture).center_x(Fill);
        let mut names = column![].spacing(look.px(8.0));
        for (line, pair) in choices.chunks(2).enumerate() {
            let button = |(place, choice): (usize, &Tile)| {
                let is_revealed = self.judged.is_some() && *choice == asked;
                let is_enabled = self.judged.is_none() || is_revealed;
                let message = is_enabled.then_some(Message::Choose(line * 2 + place));
                form.block_button(&choice.name(), message, is_revealed)
            };
            names = names.push(row(pair.iter().enumerate().map(button)).spacing(look.px(8.0)));
        }
        column![
            self.heading(form, say!("drills-name-question")),
            picture,
            names
        ]
        .spacing(look.px(16.0))
        .into()
    }

    /// A hand, and all tiles to choose those that complete it: a row for each suit, and one for the honours.
    fn waits<'a>(&self, form: &Form<'a, Message>, stake: &Counts, waits: &[Tile]) -> Part<'a> {
        let look = form.look;
        let all: Vec<Tile> = Tile::plain().collect();
        let mut grid = column![].spacing(look.px(8.0)).align_x(Center).width(Fill);
        for (line, kinds) in all.chunks(9).enumerate() {
            let pick = |(place, face): (usize, &Tile)| {
                let at = line * 9 + place;
                let is_revealed = self.judged.is_some() && waits.contains(face);
                let is_chosen = self.chosen.contains(&at);
                form.tile(
                    *face,
                    look.px(34.0),
                    is_chosen,
                    is_revealed,
                    Some(Message::Choose(at)),
                )
            };
            grid = grid.push(row(kinds.iter().enumerate().map(pick)).spacing(look.px(6.0)));
        }
        let waits_or_hint: Part<'a> = match self.judged {
            Some(_) => {
                let tiles = words::all_of(waits.iter().map(|tile| tile.noun()));
                look.text(say!("drills-waits", tiles))
            }
            None => look.hint(say!("drills-complete-hint")),
        };
        column![
            self.heading(form, say!("drills-complete-question")),
            self.hand(form, stake),
            waits_or_hint,
            grid
        ]
        .spacing(look.px(12.0))
        .into()
    }

    /// A hand to discard from; after the answer also the best discard, and the chosen one if it is worse.
    fn discard<'a>(&self, form: &Form<'a, Message>, stake: &Counts) -> Part<'a> {
        let look = form.look;
        let Question::Discard { options, .. } = &self.question else {
            return look.text("");
        };
        let best = options[0];
        let option_of = |face: Tile| options.iter().find(|option| option.tile == face);
        let pick = |(at, face): (usize, Tile)| {
            let is_good = option_of(face).is_some_and(|option| is_as_good(option, &best));
            let is_revealed = self.judged.is_some() && is_good;
            let message = self.judged.is_none().then_some(Message::Choose(at));
            form.tile(
                face,
                look.px(38.0),
                self.chosen.contains(&at),
                is_revealed,
                message,
            )
        };
        let tiles: Vec<Part<'a>> = stake.iter().enumerate().map(pick).collect();
        let mut parts = column![
            self.heading(form, say!("drills-discard-question")),
            row(tiles).spacing(1.0),
        ]
        .spacing(look.px(14.0));
        if self.judged.is_none() {
            return parts.push(look.hint(say!("drills-discard-hint"))).into();
        }
        let tiles: Vec<Tile> = stake.iter().collect();
        let chosen = self
            .chosen
            .first()
            .and_then(|index| option_of(*tiles.get(*index)?));
        let worse = chosen.filter(|option| !is_as_good(option, &best));
        let (tile, useful, away) = (best.tile.noun(), best.useful, best.shanten);
        parts = parts.push(look.text(say!("drills-best", tile, useful, away)));
        if let Some(worse) = worse {
            let (tile, useful, away) = (worse.tile.noun(), worse.useful, worse.shanten);
            parts = parts.push(look.text(say!("drills-yours", tile, useful, away)));
        }
        parts.into()
    }

    /// A complete hand, and lines of which to tick those that count.
    fn score<'a>(&self, form: &Form<'a, Message>, question: &'a ScoreQuestion) -> Part<'a> {
        let (look, palette) = (form.look, form.look.palette);
        let mut groups: Vec<Vec<Tile>> = question
            .hand
            .melds
            .iter()
            .map(|meld| meld.tiles().to_vec())
            .collect();
        groups.push(question.hand.stake.iter().collect());
        groups.push(question.hand.bonus.clone());
        let tiles = tile_row(look, &groups, look.px(31.0), look.px(12.0))
            .wrap()
            .vertical_spacing(look.px(6.0));
        let situation = &question.situation;
        let how = match question.source {
            Source::Wall | Source::Loose => "wall",
            Source::Discard | Source::Snatch => "discard",
        };
        let situation_text = say!(
            "drills-score-situation",
            seat_wind = situation.seat_wind.noun(),
            round_wind = situation.round_wind.noun(),
            last = question.last.noun(),
            how
        );
        let mut lines = column![].spacing(look.px(2.0));
        for (at, line) in question.candidates.iter().enumerate() {
            let is_ticked = self.chosen.contains(&at);
            let words = say!("drills-line", award = line.award, words = line.words);
            let message = self.judged.is_none().then_some(Message::Choose(at));
            let check = form.check(&words, is_ticked, message);
            let judged: Part<'a> = match self.judged {
                Some(_) if line.counts == is_ticked => {
                    look.hint(if is_ticked { say!("drills-counts") } else { "" })
                }
                Some(_) => {
                    let words = match line.counts {
                        true => say!("drills-line-counts"),
                        false => say!("drills-line-counts-not"),
                    };
                    look.words(words, 13.5, theme::MEDIUM, palette.negative)
                }
                None => look.hint(""),
            };
            lines = lines.push(row![container(check).width(Fill), judged].align_y(Center));
        }
        let mut parts = column![
            self.heading(form, say!("drills-score-question")),
            tiles,
            look.text(situation_text),
            lines,
        ]
        .spacing(look.px(10.0));
        if self.judged.is_some() {
            let sum = question.score.sum();
            parts = parts.push(look.words(sum, 17.0, theme::SEMIBOLD, palette.ink));
        }
        parts.into()
    }
}
