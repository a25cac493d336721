//! The puzzle page: how many own mistakes there are, how many of the program's puzzles are solved, and a filter for the next session.

use iced::widget::{column, row, space};
use iced::{Element, Fill};

use super::{Drills, HEIGHT, Message};
use crate::app::dialog::DialogLayout;
use crate::app::widget::{Event, Form};
use coach::puzzle::{PuzzleFilter, Tally, Theme};
use words::say;

type Part<'a> = Element<'a, Event>;

impl Drills {
    /// The puzzle page below the tabs in `head`.
    pub(super) fn puzzles_layout<'a>(
        &'a self,
        form: &Form<'a, Message>,
        head: Part<'a>,
    ) -> DialogLayout<'a> {
        let look = form.look;
        let overview = &self.puzzles;
        let all = overview
            .themes
            .iter()
            .fold(Tally::default(), |sum, theme| Tally {
                solved: sum.solved + theme.solved,
                all: sum.all + theme.all,
            });
        let own = match overview.own {
            0 => say!("puzzle-no-mistakes").to_owned(),
            own => say!("puzzle-mistakes", own, due = overview.own_due),
        };
        let body = column![
            look.text(say!("puzzle-about")),
            look.text(own),
            look.text(say!("puzzle-others", solved = all.solved, all = all.all)),
            form.group(say!("puzzle-filter"), vec![self.filters(form)]),
        ]
        .spacing(look.px(8.0))
        .width(Fill);
        let close = form.cancel(say!("label-close"), Message::Close);
        let begin = self.may_have_matches().then_some(Message::Begin);
        DialogLayout {
            height: Some(HEIGHT),
            head: Some(head),
            hint: Some(look.hint(say!("puzzle-game-waits"))),
            ..DialogLayout::new(
                body,
                vec![
                    form.help(Message::Help),
                    close,
                    form.default(say!("puzzle-begin"), begin),
                ],
            )
        }
    }

    /// The filter choices, in two columns.
    fn filters<'a>(&self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let radio = |words: String, filter: PuzzleFilter| {
            form.radio(&words, self.filter == filter, Some(Message::Filter(filter)))
        };
        let themes = Theme::ALL.into_iter().zip(self.puzzles.themes);
        let mut radios = vec![
            radio(say!("puzzle-filter-any").to_owned(), PuzzleFilter::Anything),
            radio(say!("puzzle-filter-own").to_owned(), PuzzleFilter::Own),
        ];
        radios.extend(themes.map(|(theme, tally)| {
            let words = say!(
                "puzzle-theme",
                theme = theme.words(),
                solved = tally.solved,
                all = tally.all
            );
            radio(words, PuzzleFilter::About(theme))
        }));
        let second_half = radios.split_off(radios.len().div_ceil(2));
        let filter_column = |parts: Vec<Part<'a>>| column(parts).spacing(look.px(2.0)).width(Fill);
        row![
            filter_column(radios),
            space().width(look.px(12.0)),
            filter_column(second_half)
        ]
        .into()
    }

    /// Whether a session with the filter may have puzzles. `false` is certain; `true` is not, since the themes of own mistakes and the days of
    /// other puzzles are not known here.
    fn may_have_matches(&self) -> bool {
        match self.filter {
            PuzzleFilter::Own => self.puzzles.own_due > 0,
            PuzzleFilter::About(theme) => {
                let at = Theme::ALL.iter().position(|other| *other == theme);
                at.is_some_and(|at| self.puzzles.themes[at].all > 0) || self.puzzles.own_due > 0
            }
            PuzzleFilter::Anything => true,
        }
    }
}
