//! Numbers never wrap in any dialog, however large they or the text are.

use iced::Size;

use super::super::bench::Bench;
use super::super::*;
use super::{all_dialogs, examples};
use crate::app::dialog::scorekeeping::tests::{correcting::four_hands, scorekeeper};
use coach::stats::Statistics;
use engine::scorekeeper::Entry;
use engine::tiles::{BySeat, Seat};

/// The minimum width of an unwrapped number per character, relative to its height; wrapped numbers fall below it.
const MIN_CHARACTER_WIDTH: f32 = 0.2;

/// Dialogs whose tables contain large numbers.
fn dialogs_with_large_numbers() -> Vec<Dialog> {
    let mut card = four_hands();
    for (seat, points) in [1_234_567, -999_999, 88_888, -1_000_000]
        .into_iter()
        .enumerate()
    {
        let of = Seat::new(seat);
        card.put(Entry::Correction { of, points });
    }
    let mut at_sheet = scorekeeper(card.clone());
    at_sheet.show_sheet();
    let player = crate::app::tests::Player::new(4).played(2);
    let mut game = player
        .app
        .presenter
        .score_sheet()
        .expect("the game was played");
    for line in &mut game.lines {
        line.payments = BySeat([123_456, -654_321, 99_999, -1_000]);
        line.scores = BySeat([1_234_567, -999_999, 88_888, -1_000_000]);
    }
    let mut figures = Statistics::default();
    (figures.hands, figures.wins) = (123_456, 98_765);
    (figures.given_away, figures.dead) = (12_345, 1_234);
    (figures.points, figures.winning_scores) = (-1_234_567, 123_456_789);
    (figures.best, figures.streak, figures.longest_streak) = (1_000_000, 1_000, 12_345);
    figures.rating = examples::rating();
    vec![
        scorekeeper(card).into(),
        at_sheet.into(),
        GameSheet::new(game).into(),
        StatisticsDialog::new(figures).into(),
        RatingDialog::new(examples::tipped_rating()).into(),
    ]
}

/// Whether the text is a single number of at least three characters.
fn is_number(words: &str) -> bool {
    let signs = "+−-.,%×·±\u{202f}\u{a0}";
    words.chars().count() > 2
        && words.contains(|letter: char| letter.is_ascii_digit())
        && words
            .chars()
            .all(|letter| letter.is_ascii_digit() || signs.contains(letter))
}

#[test]
fn numbers_never_wrap_in_dialogs() {
    let mut wrong = Vec::new();
    for dialog in all_dialogs()
        .into_iter()
        .chain(dialogs_with_large_numbers())
    {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        for (width, height, text) in [
            (800.0, 600.0, 1.0),
            (800.0, 600.0, 1.5),
            (800.0, 600.0, 1.9),
            (1280.0, 800.0, 1.9),
        ] {
            bench.resize(Size::new(width, height), text);
            for (words, place) in bench.texts() {
                let letters = words.chars().count() as f32;
                // Clipping at the bottom of a list only reduces the height, so it can't cause a false alarm.
                let is_wrapped = place.width < MIN_CHARACTER_WIDTH * letters * place.height;
                if is_number(&words) && is_wrapped {
                    wrong.push(format!("{title} at {width} and {text}: {words} {place:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_shrink_and_names_wrap_when_space_is_short() {
    use crate::app::theme::{Metrics, Palette, SEMIBOLD};
    use crate::app::widget::Look;
    use iced::widget::container;
    use iced_test::Simulator;
    use iced_test::selector::Candidate;
    let look = Look {
        palette: &Palette::LIGHT,
        metrics: Metrics::new(Size::new(800.0, 600.0), 1.0),
        tile: &bench::picture,
        letters_need_alt: false,
    };
    let height = |words: &str, room: f32| {
        let shown: Element<'_, ()> = container(look.words(words, 20.0, SEMIBOLD, look.palette.ink))
            .width(room)
            .into();
        let settings = bench::settings();
        let mut window = Simulator::with_size(settings, Size::new(400.0, 200.0), shown);
        let mut height = 0.0;
        let _ = window.find(|candidate: Candidate<'_>| {
            if let Candidate::Text { bounds, .. } = candidate {
                height = bounds.height;
            }
            None::<()>
        });
        height
    };
    let line = height("1000", 400.0);
    for number in ["−12\u{202f}345", "100\u{a0}%", "1\u{202f}000"] {
        let narrow = height(number, 38.0);
        assert!(narrow < line, "{number}: {narrow}, not {line}");
    }
    assert!(height("Wolfeschlegelstein", 60.0) > 1.5 * line);
    assert!(
        height("Hand 1000 of many", 60.0) > 1.5 * line,
        "a sentence with a number wraps between words"
    );
}
