//! The page for typing a hand: a line for each wind, the result as it is typed, and the palette.

use iced::widget::{button, column, container, row};
use iced::{Center, Element, Fill};

use super::message::{EnteringMessage, Message};
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

/// The typed lines, and which of them the palette fills.
#[derive(Default)]
pub struct Entering {
    /// The player whose line was last typed in or clicked; East at first.
    line: Option<Seat>,
    palette: Palette,
    /// The player whose line gets the initial focus; `None` is East.
    initial_focus: Option<Seat>,
    /// Whether errors are emphasised.
    emphasises_errors: bool,
}

impl Entering {
    /// A page for an existing hand, starting in the winner's line.
    pub fn of(draft: &Draft) -> Self {
        let winner = draft.winner();
        Self {
            line: winner,
            initial_focus: winner,
            ..Self::default()
        }
    }

    /// Emphasises errors.
    pub fn emphasise_errors(&mut self) {
        self.emphasises_errors = true;
    }

    fn line(&self, model: &ScorecardModel) -> Seat {
        self.line.unwrap_or(model.before().0.east)
    }

    /// Handles a message from a control.
    pub fn update(&mut self, model: &mut ScorecardModel, message: EnteringMessage) {
        self.emphasises_errors = false;
        match message {
            EnteringMessage::Typed(seat, text) => {
                self.line = Some(seat);
                let text = text.chars().take(Draft::MAX_LENGTH).collect();
                model.draft(|draft| draft.hands[seat] = text);
            }
            EnteringMessage::Line(seat) => self.line = Some(seat),
            EnteringMessage::Palette(PaletteMessage::ToggleCircumstance(circumstance)) => model
                .draft(|draft| {
                    if !draft.circumstances.remove(&circumstance) {
                        draft.circumstances.insert(circumstance);
                    }
                }),
            EnteringMessage::Liable(liable) => model.draft(|draft| {
                draft.circumstances.remove(&Circumstance::PaysForAll);
                draft.liable = liable;
            }),
            EnteringMessage::Palette(message) => self.click(model, &message),
        }
    }

    /// Applies a palette click to the current line; the origin of the last tile always belongs to the winner's line.
    fn click(&mut self, model: &mut ScorecardModel, message: &PaletteMessage) {
        let seat = match message {
            PaletteMessage::TileOrigin(_) => winning(model).map(|(winner, _)| winner),
            _ => Some(self.line(model)),
        };
        let Some(seat) = seat else {
            return;
        };
        let line = model.card().typed().hands[seat].as_str();
        let changed = self.palette.apply(message, (seat, line));
        let fits = |(_, after): &(Seat, String)| after.chars().count() <= Draft::MAX_LENGTH;
        if let Some((of, after)) = changed.filter(fits) {
            if *message == PaletteMessage::UndoClick {
                self.line = Some(of);
            }
            model.draft(|draft| draft.hands[of] = after);
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
        let mut lines = column![self.heads(look, model, notice)].spacing(look.px(3.0));
        for wind in Wind::ALL {
            let seat = Seat::with_wind(wind, model.before().0.east);
            lines = lines.push(self.player(form, model, seat));
        }
        let tiles = palette(look, &self.palette, palette_message);
        let verdict = row![container(self.verdict(form, model)).width(Fill)];
        let verdict = verdict.push(self.shown(look, model));
        column![lines, verdict.spacing(look.px(10.0)).align_y(Center)]
            .push(last_tile_origins(look, model))
            .push(circumstance_checks(form, model))
            .push(liable(form, model))
            .push(tiles)
            .spacing(look.px(5.0))
            .width(Fill)
            .into()
    }

    fn heads<'a>(&self, look: Look<'a>, model: &ScorecardModel, notice: Option<&str>) -> Part<'a> {
        let (at, _) = model.before();
        let place = super::place_of(&at);
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
    fn player<'a>(
        &self,
        form: &Form<'a, Message>,
        model: &'a ScorecardModel,
        seat: Seat,
    ) -> Part<'a> {
        let (look, colors) = (form.look, form.look.palette);
        let ((at, scores), card) = (model.before(), model.card());
        let wind = seat.wind(at.east);
        let on = self.line(model) == seat;
        let letter =
            container(look.words(wind.letter().to_string(), 14.0, theme::SEMIBOLD, colors.ink))
                .center(look.px(24.0))
                .style(move |_| match on {
                    true => style::panel(colors.highlight, colors.gold_line, 5.0),
                    false => style::panel(colors.field, colors.line, 5.0),
                });
        let name = look.line(card.names[seat].clone(), theme::MEDIUM);
        let name = row![letter, container(name).clip(true).width(Fill)]
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
            None,
            &card.typed().hands[seat],
            placeholder,
            initial_focus,
            Some(move |text| Message::Entering(EnteringMessage::Typed(seat, text))),
        );
        let result = model.current_result().as_ref().ok();
        let typed = !card.typed().hands[seat].trim().is_empty();
        let counts = result.filter(|_| typed);
        let counts = counts.map(|result| figure(i64::from(result.hands[seat].total())));
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
            cell(counts.unwrap_or_default(), theme::SEMIBOLD, colors.ink),
            cell(gets.map(change).unwrap_or_default(), theme::REGULAR, color),
            cell(figure(scores[seat]), theme::REGULAR, colors.second_ink),
        ]
        .spacing(look.px(8.0))
        .align_y(Center)
        .into()
    }

    /// Summarises the input: the winner and the hand, or what is wrong.
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
    fn shown<'a>(&self, look: Look<'a>, model: &ScorecardModel) -> Option<Part<'a>> {
        let typed: TypedHand = model.card().typed().hands[self.line(model)].parse().ok()?;
        let groups = groups(&typed);
        let any = groups.iter().any(|tiles| !tiles.is_empty());
        any.then(|| tile_row(look, &groups, look.px(19.0), look.px(6.0)).into())
    }
}

/// Wraps a palette message from this page.
fn palette_message(message: PaletteMessage) -> Message {
    Message::Entering(EnteringMessage::Palette(message))
}

/// The tiles in display groups: melds, stake, the last tile alone, and bonus tiles.
pub(super) fn groups(typed: &TypedHand) -> Vec<Vec<Tile>> {
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

/// The player whose hand has a last tile, and that hand as parsed.
fn winning(model: &ScorecardModel) -> Option<(Seat, TypedHand)> {
    let hands = model.card().typed().hands.iter();
    let mut read = hands.filter_map(|(seat, text)| Some((seat, text.parse::<TypedHand>().ok()?)));
    read.find(|(_, typed)| typed.short.last.is_some())
}

/// Choices for how the last tile was obtained, once there is one.
fn last_tile_origins<'a>(look: Look<'a>, model: &ScorecardModel) -> Option<Part<'a>> {
    let (winner, typed) = winning(model)?;
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

/// Choices for circumstances that would affect the score.
fn circumstance_checks<'a>(form: &Form<'a, Message>, model: &ScorecardModel) -> Option<Part<'a>> {
    let look = form.look;
    let circumstances = model.offered().iter().map(|circumstance| {
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

/// Check boxes for the player who pays for all after a dangerous discard. At most one is ticked.
fn liable<'a>(form: &Form<'a, Message>, model: &ScorecardModel) -> Option<Part<'a>> {
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
