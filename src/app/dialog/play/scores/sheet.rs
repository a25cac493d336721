//! A player's sheet: the hand in tiles, then points, doubles and subtotals, with the product, and the total in large type, at the bottom.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Element, Font, Length};

use super::fit::{Fit, RowSpacing};
use super::row::Row;
use super::{Message, Scores};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, marked_tile, pale_rule, portrait, rule, tile_row};
use engine::rules::{Score, ScoreLine};
use engine::table::Outcome;
use engine::tiles::{Counts, Meld, MeldKind, Seat, Tile};
use players::Character;
use wording::{CharacterWording, Describe, NearMissWording, ScoreWording, line_words};
use words::figure;
use words::say;

type Part<'a> = Element<'a, Event>;

/// A section of the sheet: its heading, and what a row contributes to it.
type Section = (&'static str, fn(&ScoreLine) -> u32);

impl Scores {
    /// A player's page.
    pub(super) fn sheet<'a>(&'a self, form: &Form<'a, Message>, seat: Seat, fit: Fit) -> Part<'a> {
        let look = form.look;
        match &self.outcomes[seat] {
            None => look.text(say!("sheet-not-scored")),
            Some(Outcome::Foreign {
                total,
                text: described,
            }) => {
                let described = text(described.as_str())
                    .size(look.px(13.5))
                    .font(Font::MONOSPACE)
                    .color(look.palette.ink);
                column![described, total_with_product(look, String::new(), *total)]
                    .spacing(look.px(12.0))
                    .into()
            }
            Some(Outcome::Ours(score)) => self.score_sheet(form, (seat, score), fit),
        }
    }

    fn score_sheet<'a>(
        &'a self,
        form: &Form<'a, Message>,
        (seat, score): (Seat, &'a Score),
        fit: Fit,
    ) -> Part<'a> {
        let look = form.look;
        // When space is short, only the tab names the player.
        let portrait = self.characters[seat].filter(|_| fit.spacing == RowSpacing::Roomy);
        let mut page = column![]
            .push(portrait.map(|character| self.portrait_line(look, seat, character)))
            .push(self.hand(look, seat, score))
            .width(Length::Fill);
        // Above the rows, so that it is visible at once and nothing jumps.
        if !score.near_misses.is_empty() {
            page = page.push(self.near_misses(form, score));
        }
        let sections: [Section; 3] = [
            (say!("sheet-points"), |line| line.award.points),
            (say!("sheet-doubles"), |line| line.award.doubles),
            (say!("sheet-limit"), |line| line.award.limit),
        ];
        // If the bottom of the sheet may be out of sight, repeat the total at the top.
        let mut total = fit
            .may_hide_total
            .then(|| say!("sheet-score-line", sum = score.sum()));
        for (heading, value) in sections {
            let lines = score.lines.iter().enumerate();
            let mut lines = lines.filter(|(_, line)| value(line) > 0).peekable();
            if lines.peek().is_none() {
                continue;
            }
            page = page.push(section_heading(look, heading, total.take()));
            for (place, line) in lines {
                let words = line_words(&self.rules, line);
                let entry = entry(look, fit.spacing, value(line), &words, &line.tiles);
                let entry = self.explained(form, Row::Line(place), entry);
                page = page.push(entry).push(pale_rule(look));
            }
        }
        page = page
            .push(section_heading(look, say!("sheet-sub-totals"), None))
            .push(sub_totals(look, score));
        let explained = (0..score.lines.len()).any(|line| self.rule(Row::Line(line)).is_some());
        let click = explained.then(|| say!("sheet-hint").to_owned());
        let hint: Vec<String> = self
            .uncounted(seat, score)
            .into_iter()
            .chain(click)
            .collect();
        if !hint.is_empty() {
            page = page.push(look.hint(words::sentences(hint)));
        }
        page.into()
    }

    /// A character's portrait, name and manner of play.
    fn portrait_line<'a>(
        &self,
        look: Look<'a>,
        seat: Seat,
        character: &'static Character,
    ) -> Part<'a> {
        let name = self.names[seat].clone();
        let words = column![
            look.words(name, 15.0, theme::SEMIBOLD, look.palette.ink),
            look.hint(character.manner()),
        ];
        let line = row![portrait(look, character, 40.0), words]
            .spacing(look.px(10.0))
            .align_y(Center);
        container(line)
            .padding(iced::Padding::ZERO.bottom(look.px(8.0)))
            .into()
    }

    /// The melds, the pair last, and the tiles outside them. In a losing hand, a pair that scores nothing is not a meld.
    pub(super) fn parts(&self, seat: Seat, score: &Score) -> (Vec<Meld>, Counts) {
        let mut rest = score.arrangement.rest.clone();
        let mut melds = score.arrangement.melds.clone();
        let counts = |meld: &Meld| {
            let mut lines = score.lines.iter();
            seat == self.winner || lines.any(|line| *line.tiles == *meld.tiles())
        };
        let is_idle_pair = |meld: &mut Meld| meld.kind == MeldKind::Pair && !counts(meld);
        for pair in melds.extract_if(.., is_idle_pair) {
            for tile in pair.tiles() {
                rest.add(tile);
            }
        }
        melds.sort_by_key(|meld| meld.kind == MeldKind::Pair);
        (melds, rest)
    }

    /// The tiles of a hand: the melds, the pair last, and the tiles outside them, with a gold ring around the winning tile.
    fn hand<'a>(&self, look: Look<'a>, seat: Seat, score: &Score) -> Part<'a> {
        let (melds, rest) = self.parts(seat, score);
        let mut groups: Vec<Vec<Tile>> = melds.iter().map(|meld| meld.tiles().to_vec()).collect();
        // Tiles outside melds are grouped by suit.
        let rest: Vec<Tile> = rest.iter().collect();
        groups.extend(
            rest.chunk_by(|one, other| one.suit() == other.suit())
                .map(<[Tile]>::to_vec),
        );
        groups.retain(|tiles| !tiles.is_empty());
        let tiles: usize = groups.iter().map(Vec::len).sum();
        let gap = look.px(12.0);
        // The width inside the padding of the dialog. With the gap to the next, a tile takes 1.06 times its width.
        let room = look
            .px(612.0)
            .min(look.metrics.window.width - look.px(64.0));
        let fitting = (room - gap * groups.len().saturating_sub(1) as f32) / tiles.max(1) as f32;
        let width = look.px(35.0).min((fitting / 1.06).floor());
        // The winning tile is in none of the melds that were laid out before it. Of two equal melds, the first counts as the one laid out.
        let mut laid_out = self.laid_out[seat].clone();
        let winning = (seat == self.winner).then_some(self.winning_tile);
        let is_concealed = |group: usize| match melds.get(group) {
            Some(meld) => match laid_out.iter().position(|open| open == meld) {
                Some(place) => {
                    laid_out.remove(place);
                    false
                }
                None => true,
            },
            None => true,
        };
        let concealed: Vec<bool> = (0..groups.len()).map(is_concealed).collect();
        // If several groups contain it, mark the last, as on the table.
        let marked = winning.and_then(|tile| {
            let places = groups
                .iter()
                .enumerate()
                .filter(|(group, _)| concealed[*group]);
            let mut with = places.filter_map(|(group, tiles)| {
                Some((group, tiles.iter().position(|own| *own == tile)?))
            });
            with.next_back()
        });
        let shown: Part<'a> = match marked {
            Some((group, place)) => {
                let before = groups[..group].to_vec();
                let mut part = tile_row(look, &before, width, gap);
                let faces = groups[group]
                    .iter()
                    .enumerate()
                    .map(|(at, face)| marked_tile(look, *face, width, at == place));
                part = part.push(row(faces).spacing((width * 0.05).round()));
                for tiles in &groups[group + 1..] {
                    part = part.push(tile_row(look, std::slice::from_ref(tiles), width, gap));
                }
                part.into()
            }
            None => tile_row(look, &groups, width, gap).into(),
        };
        container(shown)
            .padding([0.0, look.px(4.0)])
            .height(look.px(62.0))
            .into()
    }

    fn near_misses<'a>(&'a self, form: &Form<'a, Message>, score: &'a Score) -> Part<'a> {
        let look = form.look;
        let words = say!("sheet-near-misses", count = score.near_misses.len());
        let check = form.check(&words, self.shows_near_misses, Some(Message::NearMisses));
        let mut part = column![check].spacing(look.px(6.0));
        let misses = score.near_misses.iter().enumerate();
        for (place, miss) in misses.filter(|_| self.shows_near_misses) {
            let name = look.words(miss.title(), 14.0, theme::MEDIUM, look.palette.ink);
            let line = column![name, look.hint(miss.obstacle.describe())].width(Length::Fill);
            let line = self.explained(form, Row::Missed(place), line.into());
            part = part.push(container(line).padding([0.0, look.px(30.0)]));
        }
        container(part).padding([look.px(10.0), 0.0]).into()
    }
}

/// A heading, optionally with text at its right end.
fn section_heading<'a>(look: Look<'a>, words: &'static str, right: Option<String>) -> Part<'a> {
    let right = right.map(|words| look.line(words, theme::SEMIBOLD));
    let words = row![container(look.heading(words)).width(Length::Fill)]
        .push(right)
        .align_y(Center);
    let words = container(words).padding([look.px(4.0), 0.0]);
    column![words, rule(look)]
        .padding(iced::Padding::ZERO.top(look.px(8.0)))
        .into()
}

/// A row: value, description, and at the right end the tiles, unless they are too many.
fn entry<'a>(
    look: Look<'a>,
    spacing: RowSpacing,
    value: u32,
    words: &str,
    tiles: &[Tile],
) -> Part<'a> {
    let value = look.words(
        figure(i64::from(value)),
        15.0,
        theme::SEMIBOLD,
        look.palette.ink,
    );
    let groups = if tiles.len() > 8 {
        Vec::new()
    } else {
        vec![tiles.to_vec()]
    };
    row![
        container(value).align_right(look.px(46.0)),
        container(look.text(words)).width(Length::Fill),
        tile_row(look, &groups, look.px(spacing.tile_width()), 0.0),
    ]
    .spacing(look.px(16.0))
    .height(look.px(spacing.row_height()))
    .align_y(Center)
    .into()
}

fn sub_totals<'a>(look: Look<'a>, score: &Score) -> Part<'a> {
    let line = |value: u32, words: &str| {
        let value = look.words(
            figure(i64::from(value)),
            15.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        row![
            container(value).align_right(look.px(46.0)),
            look.text(words.to_owned())
        ]
        .spacing(look.px(16.0))
    };
    let factor = score.factor();
    let doubles = say!("sheet-doubles-after", doubles = score.doubles, factor);
    let left = column![
        line(score.points, say!("sheet-before-doubling")),
        line(score.doubles, &doubles)
    ]
    .spacing(look.px(4.0));
    let right = total_with_product(look, product_text(score), score.total);
    // A limit hand scores the limit, whatever its points and doubles.
    let left = (!score.is_limit_hand()).then_some(left);
    row![]
        .push(left)
        .push(space().width(Length::Fill))
        .push(right)
        .padding([look.px(8.0), 0.0])
        .align_y(Center)
        .into()
}

/// The product, such as "48 × 2", with a remark if the maximum score has reduced the total; for a limit hand the name of its limit.
fn product_text(score: &Score) -> String {
    if score.is_limit_hand() {
        return score.limit_name().to_owned();
    }
    let product = score.product();
    match score.is_capped() {
        true => say!("sheet-product-at-most", product),
        // The total stands below, or after it.
        false if score.doubles == 0 && score.apart.points == 0 => String::new(),
        false => product,
    }
}

/// The total in large type below a line such as "Score: 48 × 2".
fn total_with_product<'a>(look: Look<'a>, words: String, total: u32) -> Part<'a> {
    let label = look.words(
        say!("sheet-total"),
        15.0,
        theme::REGULAR,
        look.palette.second_ink,
    );
    let sum = look.words(words, 15.0, theme::SEMIBOLD, look.palette.ink);
    let total = text(figure(i64::from(total)))
        .size(look.px(40.0))
        .line_height(1.0)
        .font(theme::SEMIBOLD)
        .color(look.palette.negative);
    column![row![label, sum], total]
        .align_x(iced::Alignment::End)
        .into()
}
