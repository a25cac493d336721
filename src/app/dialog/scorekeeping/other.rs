//! The page for entries other than hands: penalties and corrections of scores.

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use super::message::{Message, OtherMessage};
use super::scorecard_model::ScorecardModel;
use crate::app::widget::{Event, Form};
use engine::scorekeeper::Entry;
use engine::tiles::Seat;
use words::say;

/// Maximum number of points of a penalty or correction.
const MAX_POINTS: i64 = 1_000_000;

/// The page.
pub struct OtherPage {
    /// Whether this is a correction instead of a penalty.
    is_correction: bool,
    /// Who pays, or whose score is corrected.
    who: Seat,
    /// Who is paid; `None` is each of the other players.
    to: Option<Seat>,
    /// The points as typed.
    points: String,
}

impl Default for OtherPage {
    fn default() -> Self {
        Self {
            is_correction: false,
            who: Seat::new(0),
            to: None,
            points: String::new(),
        }
    }
}

impl OtherPage {
    /// The page for editing an existing entry; `None` if it is a hand.
    pub fn of(entry: &Entry) -> Option<Self> {
        match entry {
            Entry::Hand(_) | Entry::Dead => None,
            Entry::Penalty { by, to, points } => Some(Self {
                is_correction: false,
                who: *by,
                to: *to,
                points: points.to_string(),
            }),
            Entry::Correction { of, points } => Some(Self {
                is_correction: true,
                who: *of,
                to: None,
                points: points.to_string(),
            }),
        }
    }

    /// Handles a message from a control.
    pub fn update(&mut self, message: OtherMessage) {
        match message {
            OtherMessage::IsCorrection(is_correction) => self.is_correction = is_correction,
            OtherMessage::Who(who) => {
                self.who = who;
                self.to = self.to.filter(|to| *to != who);
            }
            OtherMessage::To(to) => self.to = to,
            OtherMessage::Points(points) => self.points = points,
        }
    }

    /// The entry as filled in so far, if it is valid.
    pub fn entry(&self) -> Option<Entry> {
        let points: i64 = self.points.trim().parse().ok()?;
        let points = Some(points)
            .filter(|points| *points != 0 && points.unsigned_abs() <= MAX_POINTS.unsigned_abs())?;
        if self.is_correction {
            let of = self.who;
            return Some(Entry::Correction { of, points });
        }
        Some(Entry::Penalty {
            by: self.who,
            to: self.to,
            points: u32::try_from(points).ok()?,
        })
    }

    /// The page.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        model: &'a ScorecardModel,
    ) -> Element<'a, Event> {
        let look = form.look;
        let names = &model.card().names;
        let send = |message: OtherMessage| Some(Message::Other(message));
        let kinds = [
            (say!("keeper-is-penalty"), false),
            (say!("keeper-is-correction"), true),
        ];
        let kinds = kinds.map(|(words, is_correction)| {
            let message = send(OtherMessage::IsCorrection(is_correction));
            form.radio(words, self.is_correction == is_correction, message)
        });
        let kinds = row(kinds).spacing(look.px(24.0));
        let points = form.field(
            "",
            &self.points,
            say!("keeper-points"),
            true,
            Some(|points| Message::Other(OtherMessage::Points(points))),
        );
        let points = container(points).width(look.px(180.0));
        let who = Seat::ALL.map(|seat| {
            let message = send(OtherMessage::Who(seat));
            form.radio(&without_shortcut(&names[seat]), self.who == seat, message)
        });
        let heading = match self.is_correction {
            true => say!("keeper-whose-score"),
            false => say!("keeper-who-pays"),
        };
        let mut groups =
            row![form.group(heading, who.into_iter().collect())].spacing(look.px(16.0));
        if !self.is_correction {
            let each = form.radio(
                say!("keeper-to-each"),
                self.to.is_none(),
                send(OtherMessage::To(None)),
            );
            let others = self.who.others().map(|seat| {
                let message = send(OtherMessage::To(Some(seat)));
                form.radio(
                    &without_shortcut(&names[seat]),
                    self.to == Some(seat),
                    message,
                )
            });
            let to = std::iter::once(each).chain(others).collect();
            groups = groups.push(form.group(say!("keeper-to-whom"), to));
        }
        let hint = match self.is_correction {
            true => say!("keeper-correction-hint"),
            false => say!("keeper-penalty-hint"),
        };
        column![kinds, points, groups, look.hint(hint)]
            .spacing(look.px(14.0))
            .width(Fill)
            .into()
    }
}

/// Replaces `&` in a name, where it would mark a shortcut letter.
pub(super) fn without_shortcut(name: &str) -> String {
    name.replace('&', "+")
}
