//! Tests of the dialogs during a hand, driven by keys and clicks: what they show and reply.

use std::sync::Arc;

use iced::Point;
use iced::keyboard::key::Named;

use super::scores::Figure;
use super::*;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{DialogContent, Reply};
use crate::presenter::Command;
use engine::rules::{MissedAward, Obstacle, RuleSet, Score, ScoreLine, Settlement};
use engine::table::{Claim, DealEnd, Move, Outcome, SeatView, Viewer};
use engine::tiles::{BySeat, Meld, MeldKind, Seat, Tile};

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

pub(in crate::app::dialog) fn names() -> BySeat<String> {
    BySeat(["Anna", "Lin", "Ada", "Tomás"].map(str::to_owned))
}

#[test]
fn possible_claims_are_enabled_and_escape_passes() {
    let mut bench = Bench::new(Question::claim(
        tile("5D"),
        &[Claim::Pung, Claim::Chow(None)],
    ));
    bench.paint("choice");
    assert_eq!(bench.letter('k'), None, "a kong is not possible");
    assert!(bench.is_disabled("Kong") && !bench.is_disabled("Pung"));
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::Answer(Move::Claim(Claim::Pung)))
    );
    assert_eq!(
        bench.letter('c'),
        Some(Reply::Answer(Move::Claim(Claim::Chow(None))))
    );
    assert_eq!(bench.key(Named::Escape), Some(Reply::Answer(Move::Pass)));
}

#[test]
fn arrows_reach_the_next_possible_claim() {
    let mut bench = Bench::new(Question::claim(
        tile("5D"),
        &[Claim::Pung, Claim::Chow(None)],
    ));
    bench.key(Named::ArrowRight);
    bench.paint("choice-focus");
    assert_eq!(
        bench.key(Named::Space),
        Some(Reply::Answer(Move::Claim(Claim::Chow(None))))
    );
}

#[test]
fn enter_escape_or_a_click_anywhere_closes_about() {
    let mut bench = Bench::new(Question::about());
    for key in [Named::Enter, Named::Escape] {
        assert_eq!(bench.key(key), Some(Reply::Close));
    }
    assert_eq!(bench.choose("About Mah Jongg"), Some(Reply::Close));
    let mut other = Bench::new(Question::exit());
    let title = other.dialog.title();
    assert_eq!(other.choose(&title), None);
}

#[test]
fn yes_and_no_have_shortcut_letters() {
    let questions = [
        (
            "can-go",
            Question::mah_jongg_with_drawn_tile(tile("2B")),
            Some(Reply::Answer(Move::MahJong)),
        ),
        (
            "concealed",
            Question::concealed_kong(tile("RD")),
            Some(Reply::Answer(Move::Kong(tile("RD")))),
        ),
        (
            "exposed",
            Question::exposed_kong(tile("3C")),
            Some(Reply::Answer(Move::Kong(tile("3C")))),
        ),
        (
            "expose",
            Question::chosen_kong(tile("EW")),
            Some(Reply::Answer(Move::Kong(tile("EW")))),
        ),
        (
            "exit",
            Question::exit(),
            Some(Reply::DiscardThen(Command::Exit)),
        ),
    ];
    for (name, question, yes) in questions {
        let no = question.escape.clone();
        let mut bench = Bench::new(question);
        bench.paint(name);
        assert_eq!(bench.key(Named::Enter), yes, "{name}");
        assert_eq!(bench.letter('y'), yes, "{name}");
        assert_eq!(bench.letter('n'), Some(no.clone()), "{name}");
        assert_eq!(bench.key(Named::Escape), Some(no), "{name}");
    }
}

#[test]
fn the_question_about_a_standing_hand_names_all_winning_tiles() {
    let question = Question::standing_hand(&[tile("2B"), tile("5B"), tile("RD")]);
    assert!(
        question.words[0].contains("a 2 Bamboo, a 5 Bamboo or a Red Dragon"),
        "{:?}",
        question.words
    );
    let mut bench = Bench::new(question);
    bench.paint("standing");
    assert_eq!(
        bench.key(Named::Escape),
        Some(Reply::Answer(Move::Stand(false)))
    );
}

#[test]
fn the_save_question_saves_discards_or_cancels() {
    let mut bench = Bench::new(Question::save(Command::NewGame));
    bench.paint("save");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::SaveThen(Command::NewGame))
    );
    assert_eq!(
        bench.letter('n'),
        Some(Reply::DiscardThen(Command::NewGame))
    );
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn game_finished_names_the_winner_and_lists_the_other_scores() {
    let scores = BySeat([1684, -420, 1218, 1518]);
    let question = Question::game_finished(&names(), &scores, 1000, Some(Seat::new(0)));
    assert_eq!(question.headline, "You win with 1\u{202f}684");
    assert_eq!(
        question.words[0],
        "Tomás 1\u{202f}518   Ada 1\u{202f}218   Lin −420"
    );
    let hint = "Everybody began with 1\u{202f}000.";
    assert!(question.words[1].starts_with(hint), "{:?}", question.words);
    Bench::new(question).paint("finished");
    Bench::new(Question::about()).paint("about");
}

fn line(row: &str, points: u32, doubles: u32, tiles: &str) -> ScoreLine {
    let tiles: Vec<Tile> = tiles.split_whitespace().map(tile).collect();
    ScoreLine {
        row: row.into(),
        tile: tiles.first().copied(),
        tiles,
        award: engine::rules::Award {
            points,
            doubles,
            limit: 0,
        },
        calling: false,
    }
}

/// A finished hand that Anna has won as East, with its score sheet, a near miss and the settlement.
pub(in crate::app::dialog) fn example() -> SeatView {
    let mut view = SeatView::new(Arc::new(RuleSet::bloem()), Viewer::Seat(Seat::new(0)));
    let pung = |name| Meld::claimed(MeldKind::Pung, tile(name));
    let melds = vec![
        Meld::claimed(MeldKind::Kong, tile("EW")),
        pung("1B"),
        Meld::concealed(MeldKind::Pung, tile("3D")),
        Meld::claimed(MeldKind::Chow, tile("2B")),
        Meld::concealed(MeldKind::Pair, tile("8C")),
    ];
    let mut score = Score {
        points: 48,
        doubles: 1,
        total: 96,
        ..Score::default()
    };
    score.arrangement.melds = melds.clone();
    score.lines = vec![
        line("Going Mah Jongg", 20, 0, ""),
        line("Flower Bamboo", 4, 0, "4F"),
        line("Exposed Kong of East Wind", 16, 0, "EW EW EW EW"),
        line("Exposed Pung of 1 Bamboo", 4, 0, "1B 1B 1B"),
        line("Concealed Pung of 3 Circle", 4, 0, "3D 3D 3D"),
        line(
            "Pung or Kong of Player's Own Wind: East",
            0,
            1,
            "EW EW EW EW",
        ),
    ];
    score.near_misses = vec![engine::rules::NearMiss {
        row: "No Chows in Hand".into(),
        obstacle: Obstacle::Words("There is a Chow of 2, 3 and 4 Bamboo.".to_owned()),
        award: MissedAward::Words("×2".to_owned()),
    }];
    let seat = Seat::new(0);
    view.players[seat].melds = melds[..2].to_vec();
    view.players[seat].outcome = Some(Outcome::Ours(Arc::new(score)));
    for (other, total) in seat.others().zip([60, 40, 32]) {
        let score = Score {
            points: total,
            total,
            ..Score::default()
        };
        view.players[other].outcome = Some(Outcome::Ours(Arc::new(score)));
    }
    let settlement: Settlement =
        view.rules
            .settle(&BySeat([96, 60, 40, 32]), seat, seat, None, None);
    view.end = Some(DealEnd::MahJong {
        winner: seat,
        tile: tile("2B"),
        source: engine::rules::Source::Discard,
        from: Some(Seat::new(3)),
        settlement: Some(Box::new(settlement)),
    });
    view.scores = BySeat([1684, -420, 1218, 1518]);
    view.deal_number = 7;
    view
}

#[test]
fn letters_and_clicks_turn_the_pages_of_the_scores() {
    let scores = Scores::new(&example(), &names(), Some(Seat::new(0))).expect("the hand is over");
    assert_eq!(scores.title(), "You went Mah Jongg with Tomás's 2 Bamboo");
    let mut bench = Bench::new(scores);
    bench.paint("scores");
    bench.letter('m');
    bench.paint("scores-misses");
    bench.letter('o');
    bench.paint("totals");
    bench.letter('i');
    bench.paint("scores-loser");
    assert_eq!(bench.key(Named::F1), Some(Reply::Help("box-scores")));
    let totals = Point::new(660.0, 77.0);
    assert_eq!(bench.click(totals), None);
    assert_eq!(bench.key(Named::F1), Some(Reply::Help("box-totals")));
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
    assert_eq!(bench.key(Named::Enter), Some(Reply::Run(Command::NextHand)));
}

#[test]
fn a_long_score_sheet_scrolls_in_a_low_window_only() {
    let mut view = example();
    if let Some(Outcome::Ours(score)) = &mut view.players[Seat::new(0)].outcome {
        let lines = std::iter::repeat_n(score.lines[0].clone(), 12);
        Arc::make_mut(score).lines.extend(lines.collect::<Vec<_>>());
    }
    let scores = Scores::new(&view, &names(), Some(Seat::new(0))).expect("the hand is over");
    let mut bench = Bench::new(scores);
    assert!(bench.overflow().0 > 40.0);
    bench.resize(iced::Size::new(3840.0, 2160.0), 1.0);
    assert!(bench.overflow().0 < 0.5, "{:?}", bench.overflow());
}

#[test]
fn numbers_of_the_totals_are_explained() {
    let [you, lin, ada, tomas] = Seat::ALL;
    let scores = Scores::new(&example(), &names(), Some(you)).expect("the hand is over");
    let explanation = |figure: Figure| scores.explanation(figure).unwrap_or_default();
    assert_eq!(
        explanation(Figure::Payment(you, lin)),
        "Lin pays you 192: 96\u{a0}×\u{a0}2 for East."
    );
    assert_eq!(
        explanation(Figure::Payment(you, ada)),
        "Ada pays you 192: 96\u{a0}×\u{a0}2 for East."
    );
    let settled = "Tomás pays Lin 28: 60\u{a0}−\u{a0}32.";
    assert_eq!(explanation(Figure::Payment(lin, tomas)), settled);
    assert_eq!(
        explanation(Figure::Hand(you)),
        "Your hand scores 48 points, doubled once: 48\u{a0}×\u{a0}2."
    );
    assert_eq!(
        explanation(Figure::Total(lin)),
        "Lin's total: −192 + 20 + 28 = −144."
    );
    assert_eq!(
        explanation(Figure::New(lin)),
        "Lin's new score: −276 − 144 = −420."
    );
    let mut bench = Bench::new(scores);
    bench.resize(iced::Size::new(1280.0, 800.0), 1.0);
    bench.letter('o');
    bench.choose("−144");
    bench.middle("Lin's total: −192 + 20 + 28 = −144.");
}

/// A winner who becomes East only in the next hand has not won as East.
#[test]
fn the_totals_say_who_is_east_next() {
    let mut view = example();
    let texts = |view: &SeatView| {
        let scores = Scores::new(view, &names(), Some(Seat::new(0))).expect("the hand is over");
        let mut bench = Bench::new(scores);
        bench.resize(iced::Size::new(1280.0, 800.0), 1.0);
        bench.letter('o');
        bench
            .texts()
            .into_iter()
            .map(|(text, _)| text)
            .collect::<Vec<_>>()
    };
    let says = |view: &SeatView, words: &str| texts(view).iter().any(|text| text == words);
    assert!(says(&view, "You won as East, so you are East again."));
    view.east = Seat::new(3);
    assert!(says(
        &view,
        "East did not win, so the deal passes on: you are East now."
    ));
    view.east = Seat::new(1);
    assert!(says(
        &view,
        "East did not win, so the deal passes on: Ada is East now."
    ));
}

/// Another program's table may settle by rules that we don't know.
#[test]
fn an_unexplained_payment_is_shown_without_its_calculation() {
    let mut view = example();
    if let Some(DealEnd::MahJong { settlement, .. }) = &mut view.end {
        let totals = BySeat([300, -100, -100, -100]);
        *settlement = Some(Box::new(Settlement::of_totals(&totals)));
    }
    let scores = Scores::new(&view, &names(), Some(Seat::new(0))).expect("the hand is over");
    let paid = Figure::Payment(Seat::new(0), Seat::new(1));
    assert_eq!(
        scores.explanation(paid).as_deref(),
        Some("Lin pays you 100.")
    );
}

#[test]
fn without_a_listener_nobody_is_addressed_as_you() {
    let scores = Scores::new(&example(), &names(), None).expect("the hand is over");
    assert_eq!(scores.title(), "Anna went Mah Jongg with Tomás's 2 Bamboo");
}

#[test]
fn there_is_no_scores_dialog_without_a_winner() {
    let view = SeatView::new(Arc::new(RuleSet::bloem()), Viewer::Seat(Seat::new(0)));
    assert!(Scores::new(&view, &names(), None).is_none());
}

#[test]
fn a_click_on_a_line_of_the_scores_shows_a_sentence_with_a_link_to_the_help() {
    let scores = Scores::new(&example(), &names(), None).expect("somebody won");
    let mut bench = Bench::new(scores);
    let shows = |bench: &mut Bench, words: &str| {
        let texts = bench.texts();
        texts.iter().any(|(text, _)| text.starts_with(words))
    };
    let sentence = "The winner gets this for going Mah Jongg.";
    assert!(!shows(&mut bench, sentence));
    assert_eq!(bench.choose("Going Mah Jongg"), None);
    assert!(shows(&mut bench, sentence));
    bench.paint("score-line");
    let link = bench.choose("More about this rule");
    assert!(matches!(link, Some(Reply::Explain(_))));
    assert_eq!(bench.choose("Going Mah Jongg"), None);
    assert!(!shows(&mut bench, sentence), "a second click hides it");
    assert_eq!(
        bench.choose("Flower Bamboo"),
        None,
        "the rules have no event of this name"
    );
    assert_eq!(bench.choose("Near misses (1)"), None);
    assert_eq!(bench.choose("No Chows in Hand: ×2"), None);
    assert!(shows(&mut bench, "There is no run of three"));
}
