//! The page for typing a hand: a line for each wind, the result as it is typed, and the palette.

use iced::widget::{button, column, container, row};
use iced::{Center, Element, Fill};

use super::message::{EnteringMessage, Message};
use super::other::without_shortcut;
use super::palette::{Palette, PaletteMessage, choice, origins, palette};
use super::scorecard_model::ScorecardModel;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, style, tile_row};
use engine::scorekeeper::{Circumstance, Draft, EntryError, EntryPosition, HandResult, TypedHand};
use engine::tiles::{Seat, Tile, Wind};
use wording::{CircumstanceWording, ScorecardWording};
use words::say;
use words::{change, figure};

type Part<'a> = Element<'a, Event>;

/// The page: the line that the palette fills, and where the focus begins. The typed lines are in the scorecard.
#[derive(Default)]
pub struct EnteringPage {
    /// The player whose line was last typed in or clicked, or the winner of a hand opened for a change; `None` is East.
    line: Option<Seat>,
    palette: Palette,
    /// The player whose line gets the initial focus; `None` is East.
    initial_focus: Option<Seat>,
    /// Whether errors are emphasised.
    emphasises_errors: bool,
}

impl EnteringPage {
    /// A page for a hand that is typed in part or in full, starting in the winner's line.
    pub fn of(draft: &Draft) -> Self {
        let winner = draft.winner();
        Self {
            line: winner,
            initial_focus: winner,
            ..Self::default()
        }
    }

    /// Emphasises what is wrong with the hand until the next change.
    pub fn emphasise_errors(&mut self) {
        self.emphasises_errors = true;
    }

    /// The player whose line the palette fills.
    fn current_line(&self, model: &ScorecardModel) -> Seat {
        self.line.unwrap_or(model.before().0.east)
    }

    /// Handles a message from a control.
    pub fn update(&mut self, model: &mut ScorecardModel, message: EnteringMessage) {
        self.emphasises_errors = false;
        match message {
            EnteringMessage::Typed(seat, text) => {
                self.line = Some(seat);
                let text = text.chars().take(Draft::MAX_LENGTH).collect();
                model.edit_draft(|draft| draft.hands[seat] = text);
            }
            EnteringMessage::Line(seat) => self.line = Some(seat),
            EnteringMessage::Palette(PaletteMessage::ToggleCircumstance(circumstance)) => model
                .edit_draft(|draft| {
                    if !draft.circumstances.remove(&circumstance) {
                        draft.circumstances.insert(circumstance);
                    }
                }),
            // Sheets of early versions have this circumstance instead, which always means the player of the last discard.
            EnteringMessage::Liable(liable) => model.edit_draft(|draft| {
                draft.circumstances.remove(&Circumstance::PaysForAll);
                draft.liable = liable;
            }),
            EnteringMessage::Palette(message) => self.apply_palette(model, &message),
        }
    }

    /// Applies a palette message to the current line, or to the winner's if it sets the origin of the last tile.
    fn apply_palette(&mut self, model: &mut ScorecardModel, message: &PaletteMessage) {
        let seat = match message {
            PaletteMessage::TileOrigin(_) => winning_line(model).map(|(winner, _)| winner),
            _ => Some(self.current_line(model)),
        };
        let Some(seat) = seat else {
            return;
        };
        let line = model.card().typed().hands[seat].as_str();
        let changed = self.palette.apply(message, (seat, line));
        let fits = |(_, after): &(Seat, String)| after.chars().count() <= Draft::MAX_LENGTH;
        if let Some((seat, after)) = changed.filter(fits) {
            if *message == PaletteMessage::UndoClick {
                self.line = Some(seat);
            }
            model.edit_draft(|draft| draft.hands[seat] = after);
        }
    }

    /// The page, with a notice in its first line.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        model: &'a ScorecardModel,
        notice: Option<&str>,
    ) -> Part<'a> {
        let look = form.look;
        let mut lines = column![self.headings(look, model, notice)].spacing(look.px(3.0));
        for wind in Wind::ALL {
            let seat = Seat::with_wind(wind, model.before().0.east);
            lines = lines.push(self.player_line(form, model, seat));
        }
        let tiles = palette(look, &self.palette, palette_message);
        let verdict = row![container(self.verdict(form, model)).width(Fill)];
        let verdict = verdict.push(self.current_tiles(look, model));
        column![lines, verdict.spacing(look.px(10.0)).align_y(Center)]
            .push(last_tile_origins(look, model))
            .push(circumstance_checks(form, model))
            .push(liable_checks(form, model))
            .push(tiles)
            .spacing(look.px(5.0))
            .width(Fill)
            .into()
    }

    /// The headings of the columns, the first with the number of the hand or with the notice.
    fn headings<'a>(
        &self,
        look: Look<'a>,
        model: &ScorecardModel,
        notice: Option<&str>,
    ) -> Part<'a> {
        let (at, _) = model.before();
        let place = super::hand_heading(&at);
        let place = match model.card().position() {
            EntryPosition::Change(_) => say!("keeper-changing", place),
            EntryPosition::Before(_) => say!("keeper-inserting", number = at.deals + 1),
            EntryPosition::End if model.results().is_over => say!("keeper-over").to_owned(),
            EntryPosition::End => place,
        };
        let right = |words: &'static str| container(look.hint(words)).align_right(look.px(64.0));
        row![
            container(match notice {
                Some(notice) => look.notice(notice),
                None => look.words(place, 14.5, theme::SEMIBOLD, look.palette.ink),
            })
            .width(Fill),
            right(say!("keeper-counts")),
            right(say!("keeper-gets")),
            right(say!("keeper-score")),
        ]
        .spacing(look.px(8.0))
        .align_y(Center)
        .into()
    }

    /// A player's line.
    fn player_line<'a>(
        &self,
        form: &Form<'a, Message>,
        model: &'a ScorecardModel,
        seat: Seat,
    ) -> Part<'a> {
        let (look, colors) = (form.look, form.look.palette);
        let ((at, scores), card) = (model.before(), model.card());
        let wind = seat.wind(at.east);
        let is_current = self.current_line(model) == seat;
        let letter =
            container(look.words(wind.letter().to_string(), 14.0, theme::SEMIBOLD, colors.ink))
                .center(look.px(24.0))
                .style(move |_| match is_current {
                    true => style::panel(colors.highlight, colors.gold_line, 5.0),
                    false => style::panel(colors.field, colors.line, 5.0),
                });
        let name = look.line(card.names[seat].clone(), theme::MEDIUM);
        let name = row![letter, container(name).width(Fill)]
            .spacing(look.px(8.0))
            .align_y(Center);
        let name = button(name)
            .padding(0)
            .width(look.px(132.0))
            .style(move |_, _| style::bare(colors))
            .on_press(Event::send(Message::Entering(EnteringMessage::Line(seat))));
        let initial_focus = seat == self.initial_focus.unwrap_or(at.east);
        let placeholder = match wind {
            Wind::East => say!("keeper-type-hand"),
            Wind::South => say!("keeper-type-loser"),
            Wind::West => say!("keeper-type-points"),
            Wind::North => "",
        };
        let field = form.field(
            &without_shortcut(&card.names[seat]),
            &card.typed().hands[seat],
            placeholder,
            initial_focus,
            Some(move |text| Message::Entering(EnteringMessage::Typed(seat, text))),
        );
        let result = model.current_result().as_ref().ok();
        let is_typed = !card.typed().hands[seat].trim().is_empty();
        let points = result.filter(|_| is_typed);
        let points = points.map(|result| figure(i64::from(result.hands[seat].total())));
        let gets = result.map(|result| result.settlement.totals()[seat]);
        let color = match gets {
            Some(gets) if gets < 0 => colors.negative,
            _ => colors.ink,
        };
        let cell = |words: String, font, color| {
            container(look.words(words, 14.5, font, color)).align_right(look.px(64.0))
        };
        row![
            name,
            field,
            cell(points.unwrap_or_default(), theme::SEMIBOLD, colors.ink),
            cell(gets.map(change).unwrap_or_default(), theme::REGULAR, color),
            cell(figure(scores[seat]), theme::REGULAR, colors.second_ink),
        ]
        .spacing(look.px(8.0))
        .align_y(Center)
        .into()
    }

    /// How the typed hand was won, or what is wrong with it.
    fn verdict<'a>(&self, form: &Form<'a, Message>, model: &ScorecardModel) -> Part<'a> {
        let (look, card) = (form.look, model.card());
        let words = match model.current_result() {
            Ok(result) => {
                let words = card.describe_win(result);
                let words = look.words(words, 14.5, theme::MEDIUM, look.palette.ink);
                return words;
            }
            Err(EntryError::NoWinner) if card.typed().is_empty() => {
                return look.hint(say!("keeper-typing-help"));
            }
            Err(error) => card.describe_error(error),
        };
        match self.emphasises_errors {
            true => form.warning(words),
            false => look.hint(words),
        }
    }

    /// The tiles typed in the line that the palette fills; `None` if there are none.
    fn current_tiles<'a>(&self, look: Look<'a>, model: &ScorecardModel) -> Option<Part<'a>> {
        let typed: TypedHand = model.card().typed().hands[self.current_line(model)]
            .parse()
            .ok()?;
        let groups = tile_groups(&typed);
        let has_tiles = groups.iter().any(|tiles| !tiles.is_empty());
        has_tiles.then(|| tile_row(look, &groups, look.px(19.0), look.px(6.0)).into())
    }
}

/// Wraps a palette message from this page.
fn palette_message(message: PaletteMessage) -> Message {
    Message::Entering(EnteringMessage::Palette(message))
}

/// The tiles in groups for display: each meld, the stake, the last tile alone, and the bonus tiles. Groups may be empty.
pub(super) fn tile_groups(typed: &TypedHand) -> Vec<Vec<Tile>> {
    let mut stake = typed.short.hand.stake.clone();
    if let Some(last) = typed.short.last {
        stake.remove(last);
    }
    let melds = typed.short.hand.melds.iter();
    let mut groups: Vec<Vec<Tile>> = melds.map(|set| set.tiles().to_vec()).collect();
    groups.push(stake.iter().collect());
    groups.push(typed.short.last.into_iter().collect());
    groups.push(typed.short.hand.bonus.clone());
    groups
}

/// The first player with a last tile in the typed line, and that line as parsed.
fn winning_line(model: &ScorecardModel) -> Option<(Seat, TypedHand)> {
    let hands = model.card().typed().hands.iter();
    let mut read = hands.filter_map(|(seat, text)| Some((seat, text.parse::<TypedHand>().ok()?)));
    read.find(|(_, typed)| typed.short.last.is_some())
}

/// Choices for how the last tile was obtained; `None` if no line has one.
fn last_tile_origins<'a>(look: Look<'a>, model: &ScorecardModel) -> Option<Part<'a>> {
    let (winner, typed) = winning_line(model)?;
    let choices = origins(Some(winner), model.before().0.east)
        .into_iter()
        .map(|(origin, words)| {
            let message = palette_message(PaletteMessage::TileOrigin(origin));
            choice(look, words, origin == typed.origin, message)
        });
    let choices = row![look.hint(say!("keeper-last-tile-came"))]
        .extend(choices)
        .spacing(look.px(6.0))
        .align_y(Center);
    Some(choices.wrap().vertical_spacing(look.px(4.0)).into())
}

/// Checkboxes for the circumstances that would affect the score; `None` if there are none.
fn circumstance_checks<'a>(form: &Form<'a, Message>, model: &ScorecardModel) -> Option<Part<'a>> {
    let look = form.look;
    let circumstances = model.offered_circumstances().iter().map(|circumstance| {
        let on = model.card().typed().circumstances.contains(circumstance);
        let message = palette_message(PaletteMessage::ToggleCircumstance(*circumstance));
        form.check(circumstance.label(), on, Some(message))
    });
    let circumstances: Vec<Part<'a>> = circumstances.collect();
    if circumstances.is_empty() {
        return None;
    }
    let circumstances = row(circumstances).spacing(look.px(14.0));
    Some(circumstances.wrap().vertical_spacing(look.px(2.0)).into())
}

/// Checkboxes for the player who pays for all after a dangerous discard, of which at most one is ticked; `None` if nobody can be liable.
fn liable_checks<'a>(form: &Form<'a, Message>, model: &ScorecardModel) -> Option<Part<'a>> {
    let (look, card) = (form.look, model.card());
    let played = &model.current_result().as_ref().ok()?.played;
    let players = HandResult::possibly_liable(played, &card.rules);
    if players.is_empty() {
        return None;
    }
    let boxes = players.into_iter().map(|seat| {
        let on = played.liable == Some(seat);
        let message = Message::Entering(EnteringMessage::Liable((!on).then_some(seat)));
        let words = say!("keeper-pays-for-all", who = card.names[seat].as_str());
        form.check(&words, on, Some(message))
    });
    let boxes = row![look.hint(say!("keeper-dangerous-discard"))]
        .extend(boxes)
        .spacing(look.px(14.0))
        .align_y(Center);
    Some(boxes.wrap().vertical_spacing(look.px(2.0)).into())
}
