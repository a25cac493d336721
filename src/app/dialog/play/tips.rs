//! More Tips: the best discards and kongs, or the options for another player's discard, with the drawback of each compared with the first. Shows the
//! drawbacks in words, or on request the chance, value and danger of each move in numbers.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, marked_tile, pale_rule, tile_row};
use engine::rules::RuleSet;
use engine::table::{Claim, Move};
use engine::tiles::{BySeat, Tile};
use players::Assessment;
use storage::settings::Settings;
use wording::{
    AssessmentWording, FeedWording, Figures, RiskWording, RowTitle, SimpleWording, ThreatWording,
    TileWording,
};
use words::{Noun, say};

/// Minimum window height that has room for the useful tiles, in units.
const MIN_HEIGHT: f32 = 700.0;

/// Maximum width of the row of useful tiles, in units.
const USEFUL_WIDTH: f32 = 560.0;
/// Gap between two of them, in units.
const GAP: f32 = 1.0;

/// The dialog's state.
pub struct Tips {
    /// The moves in the order in which they are listed, with their assessments.
    lines: Vec<(Move, Assessment)>,
    /// Whether Mah Jongg is possible: it is then advised above everything else.
    can_win: bool,
    /// The discard in question; `None` in the player's own turn.
    about: Option<Tile>,
    /// The players' names, for threats and fed players; empty for another player's discard, since claims and passes have neither.
    names: BySeat<String>,
    /// The preferences, which remember whether numbers are shown.
    settings: Settings,
    /// Whether chances and points were requested.
    shows_figures: bool,
    /// The name of the special hand that the first move is for and its help page.
    special: Option<(String, String)>,
    /// Whether this is a lesson, whose learner can't judge numbers yet.
    is_lesson: bool,
}

/// What a line says besides the hand's state after the move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineDetail {
    /// That the move doesn't win, unlike Mah Jongg.
    DoesNotWin,
    /// Nothing, in a lesson.
    Nothing,
    /// Its drawback compared with the first.
    Words,
    /// Chances and points.
    Figures,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Toggles chances and points.
    Figures,
    /// Closes the dialog and remembers whether chances and points are shown.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl Tips {
    /// Opens the dialog for the player's own turn, the best move first.
    pub fn of_turn(
        lines: Vec<(Move, Assessment)>,
        names: BySeat<String>,
        settings: &Settings,
    ) -> Self {
        Self {
            lines,
            can_win: false,
            about: None,
            names,
            settings: settings.clone(),
            shows_figures: settings.tip_figures,
            special: None,
            is_lesson: false,
        }
    }

    /// Opens the dialog for another player's discard, the best option first.
    pub fn of_discard(tile: Tile, options: Vec<(Move, Assessment)>, settings: &Settings) -> Self {
        Self {
            about: Some(tile),
            ..Self::of_turn(options, BySeat::default(), settings)
        }
    }

    /// Sets whether Mah Jongg is possible; beside it, no other move shows numbers.
    pub fn with_mah_jongg(self, can_win: bool) -> Self {
        Self { can_win, ..self }
    }

    /// Lets Help explain the special hand that the first move is for, if these rules have a page on it.
    pub fn explaining_special(self, rules: &RuleSet) -> Self {
        let first = self.lines.first();
        let special = first.and_then(|(_, assessment)| {
            let (row, _) = assessment.special()?;
            let topic = rules.event(row)?.topic.clone();
            (!topic.is_empty()).then(|| (row.title().to_owned(), topic))
        });
        Self { special, ..self }
    }

    /// Adapts the dialog to a lesson: hides numbers, which the learner can't judge yet, and lists first the moves that the lesson
    /// advises.
    pub fn in_lesson(mut self, is_advised: impl Fn(&Move) -> bool) -> Self {
        self.lines.sort_by_key(|(choice, _)| !is_advised(choice));
        Self {
            is_lesson: true,
            ..self
        }
    }
}

impl DialogContent for Tips {
    type Message = Message;

    fn title(&self) -> String {
        say!("tips-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Figures => {
                self.shows_figures = !self.shows_figures;
                return None;
            }
            Message::Close if self.shows_figures == self.settings.tip_figures => Reply::Close,
            Message::Close => Reply::SaveSettings(Box::new(Settings {
                tip_figures: self.shows_figures,
                ..self.settings.clone()
            })),
            Message::Help => match (self.line_detail(), &self.special) {
                (LineDetail::Figures, _) => Reply::Help("figures"),
                (LineDetail::Words, Some((_, topic))) => Reply::Explain(topic.clone()),
                _ => Reply::Help("quicktip"),
            },
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(690.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let mut body = column![].spacing(look.px(7.0)).width(Fill);
        body = body.push(self.can_win.then(|| self.mah_jongg_line(look)));
        for (place, (choice, assessment)) in self.lines.iter().enumerate() {
            if self.can_win || place > 0 {
                body = body.push(pale_rule(look));
            }
            // Show the useful tiles of the first move if there is room.
            let shows_useful =
                place == 0 && !self.can_win && look.metrics.window.height >= look.px(MIN_HEIGHT);
            body = body.push(self.line(look, *choice, assessment, shows_useful));
        }
        let words = say!("tips-figures");
        let line_detail = self.line_detail();
        let has_figures = matches!(line_detail, LineDetail::Words | LineDetail::Figures);
        let figures = (has_figures && !self.settings.simple_tips)
            .then(|| form.check(words, self.shows_figures, Some(Message::Figures)));
        let buttons = [
            form.help(Message::Help),
            form.default_and_cancel(say!("label-close"), Message::Close),
        ];
        DialogLayout {
            white: true,
            hint: Some(look.hint(match line_detail {
                LineDetail::Nothing => say!("tips-hint-lesson").to_owned(),
                LineDetail::DoesNotWin => say!("tips-hint").to_owned(),
                LineDetail::Words => match &self.special {
                    Some((name, _)) => say!("tips-hint-special", name = name.as_str()),
                    None => say!("tips-hint").to_owned(),
                },
                LineDetail::Figures => say!("tips-about-figures").to_owned(),
            })),
            ..DialogLayout::new(body, figures.into_iter().chain(buttons).collect())
        }
    }
}

impl Tips {
    fn line_detail(&self) -> LineDetail {
        match (self.can_win, self.is_lesson, self.shows_figures) {
            (true, ..) => LineDetail::DoesNotWin,
            (_, true, _) => LineDetail::Nothing,
            (_, _, true) if !self.settings.simple_tips => LineDetail::Figures,
            _ => LineDetail::Words,
        }
    }

    /// Advises Mah Jongg.
    fn mah_jongg_line<'a>(&self, look: Look<'a>) -> Element<'a, Event> {
        let name = say!("tips-mah-jongg", claimed = self.about.is_some());
        let text = column![
            look.words(name, 16.0, theme::SEMIBOLD, look.palette.ink),
            look.text(say!("tips-wins")),
        ];
        let picture = self
            .about
            .map(|tile| marked_tile(look, tile, look.px(40.0), false));
        row![]
            .push(picture)
            .push(text.spacing(look.px(2.0)).width(Fill))
            .spacing(look.px(14.0))
            .align_y(Center)
            .into()
    }

    /// A possible move with its assessment.
    fn line<'a>(
        &self,
        look: Look<'a>,
        choice: Move,
        assessment: &Assessment,
        shows_useful: bool,
    ) -> Element<'a, Event> {
        let (about, line_detail) = (self.about, self.line_detail());
        // The numbers of a claim assume that this tile is discarded after it. Without numbers the tile isn't named, since the player chooses it
        // later.
        let (tile, more) = (assessment.tile.noun(), line_detail == LineDetail::Figures);
        let name = match choice {
            Move::Pass => say!("tips-pass").to_owned(),
            Move::Kong(tile) => say!("tips-kong", tile = tile.noun()),
            Move::Claim(Claim::Kong) => say!("tips-claim-kong").to_owned(),
            Move::Claim(Claim::Pung) => say!("tips-claim-pung", tile, more),
            Move::Claim(claim) => match run_of(claim, about) {
                Some(run) => say!("tips-claim-which-chow", run, tile, more),
                None => say!("tips-claim-chow", tile, more),
            },
            _ => say!("tips-discard", tile),
        };
        let useful: Vec<Tile> = assessment.useful.iter().collect();
        // The tiles are as large as fits on one line.
        let width = (USEFUL_WIDTH / useful.len().max(1) as f32 - GAP).min(27.0);
        let useful_row = (shows_useful && !useful.is_empty())
            .then(|| tile_row(look, &[useful], look.px(width), 0.0));
        let described = match line_detail {
            LineDetail::DoesNotWin => Some(say!("tips-does-not-win").to_owned()),
            LineDetail::Nothing => None,
            LineDetail::Words => match &assessment.remark {
                Some(remark) => Some(remark.sentence(&self.names)),
                None => assessment.verdict(),
            },
            LineDetail::Figures => Some(assessment.figures()),
        };
        let text = column![
            look.words(name, 16.0, theme::SEMIBOLD, look.palette.ink),
            look.text(assessment.needs()),
        ]
        .push(useful_row)
        .push(described.map(|described| look.hint(described)))
        .spacing(look.px(2.0));
        let threat = assessment.threat.and_then(|threat| match line_detail {
            LineDetail::DoesNotWin | LineDetail::Nothing => None,
            LineDetail::Words => Some(threat.without_points(&self.names)),
            LineDetail::Figures => Some(threat.sentence(&self.names)),
        });
        // Nothing is known of a particular opponent, but the tip warns.
        let of_anybody = assessment.risk().filter(|risk| {
            let warns = matches!(line_detail, LineDetail::Words | LineDetail::Figures);
            risk.threat.is_none() && warns
        });
        let of_anybody = of_anybody.map(|risk| risk.who_and_why(&self.names));
        let threat = threat.or(of_anybody).map(|threat| look.hint(threat));
        let feed = assessment
            .feed
            .filter(|_| matches!(line_detail, LineDetail::Words | LineDetail::Figures));
        let feed = feed.map(|feed| look.hint(feed.sentence(&self.names)));
        // Show a special hand's tiles, so that its name means something.
        let special = assessment.special().map(|(_, tiles)| {
            let tiles: Vec<Tile> = tiles.iter().collect();
            tile_row(look, &[tiles], look.px(22.0), 0.0)
        });
        let text = text.push(threat).push(feed).push(special);
        let picture = marked_tile(look, about.unwrap_or(assessment.tile), look.px(40.0), false);
        row![picture, container(text).width(Fill)]
            .spacing(look.px(14.0))
            .align_y(Center)
            .into()
    }
}

/// The numbers of the Chow for which this tile is claimed, if it is known which one.
fn run_of(claim: Claim, tile: Option<Tile>) -> Option<Noun<'static>> {
    match claim {
        Claim::Chow(place) => wording::chow_numbers(tile?, place?),
        Claim::Pung | Claim::Kong | Claim::MahJong => None,
    }
}

#[cfg(test)]
mod tests {
    use iced::keyboard::key::Named;

    use super::*;
    use crate::app::dialog::bench::Bench;
    use crate::app::tests::Player;

    #[test]
    fn numbers_appear_only_on_request_and_the_choice_is_saved() {
        let mut player = Player::new(4);
        player.play_to_turn();
        let lines = players::move_options_among(player.view(), |_| true);
        assert!(lines.len() > 1);
        let settings = Settings::default();
        let tips = Tips::of_turn(lines, player.app.presenter.names(), &settings);
        let mut bench = Bench::new(tips);
        let says = |bench: &mut Bench, words: &str| {
            bench.texts().iter().any(|(text, _)| text.contains(words))
        };
        assert!(says(&mut bench, "the first"));
        assert!(!says(&mut bench, "You win about"));
        assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
        assert_eq!(bench.choose("Show chances and points"), None);
        assert!(says(&mut bench, "You win about"));
        let closed = bench.key(Named::Escape);
        assert!(matches!(closed, Some(Reply::SaveSettings(kept)) if kept.tip_figures));
    }

    #[test]
    fn mah_jongg_is_listed_first_and_no_other_move_is_compared() {
        let mut player = Player::new(4);
        player.play_to_turn();
        let lines = players::move_options_among(player.view(), |_| true);
        let tile = lines[0].1.tile;
        let tips = Tips::of_discard(tile, lines, &Settings::default()).with_mah_jongg(true);
        let texts = Bench::new(tips).texts();
        let mut lines = texts.iter().map(|(words, _)| words.as_str()).skip(2);
        assert_eq!(lines.next(), Some("Claim it for Mah Jongg"));
        assert!(lines.all(|words| !words.contains("as the first")));
    }
}
