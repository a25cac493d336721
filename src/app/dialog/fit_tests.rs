//! All dialogs in small windows, with text up to twice its size.

pub(in crate::app) mod examples;
mod numbers;
mod paging;

use std::collections::BTreeSet;

use iced::{Rectangle, Size};

use super::bench::Bench;
use super::*;
use crate::app::services::Services;
use crate::app::widget::plain;
use crate::presenter::{Command, Trouble};
use engine::rules::{NotMahJongg, Obstacle, RuleSet};
use engine::tiles::Seat;
use examples::{attempts, puzzle_cards, rating};
use players::{Action, ActionHint, HeldTiles, HintReason, MissingTiles};
use storage::settings::Settings;
use words::{say, with_made_up_words};

const SMALL: Size = Size::new(800.0, 600.0);
/// The smallest window size.
const MIN_WINDOW: Size = Size::new(640.0, 480.0);

/// Services without threads for files.
fn services() -> Services {
    Services::in_folder("/nowhere".as_ref())
}

fn boxes() -> Vec<Dialog> {
    let settings = Settings::default();
    let rules = RuleSet::bloem();
    let tile = |name: &str| name.parse().expect("a tile");
    let names = play::tests::names();
    let scores =
        Scores::new(&play::tests::example(), &names, Some(Seat::new(0))).expect("the hand is over");
    let finished = engine::tiles::BySeat([1684, -420, 1218, 1518]);
    let files = |purpose| {
        files::tests::listed(purpose, "game", files::tests::typical_listing()).with_system_dialog()
    };
    let player = crate::app::tests::Player::new(4).played(2);
    let presenter = &player.app.presenter;
    let game = presenter.sheet().expect("it was played");
    let deals = coach::review::PlayedDeal::deals(player.game().record(), player.viewer());
    let lobby = Lobby {
        headline: "Waiting for two guests".to_owned(),
        lines: vec!["Anna has come.".to_owned(), "Lin has come.".to_owned()],
        place: "192.168.100.100:5000".to_owned(),
        log: vec![
            "0:12:44  connection 17 from 192.168.100.101 was refused: After a wrong password: try again in 8 seconds"
                .to_owned();
            4
        ],
    };
    let typefaces = ["DejaVu Sans", "DejaVu Serif"].map(str::to_owned).to_vec();
    let circle = HeldTiles {
        tile: tile("5D"),
        held: 1,
    };
    let tiles = |text: &str| text.split(' ').map(tile).collect::<Vec<_>>();
    let hints = [
        (
            Action::Chow,
            HintReason::NoChow {
                tile: tile("5D"),
                missing: ["3D 4D", "4D 6D", "6D 7D"].map(tiles).to_vec(),
                from_left: false,
            },
        ),
        (Action::Pung, HintReason::NoPung(circle)),
        (Action::Kong, HintReason::NoKong(circle)),
        (
            Action::MahJong,
            HintReason::Incomplete(MissingTiles {
                reason: NotMahJongg::NearlySpecial {
                    row: "Great Siamese".into(),
                    obstacle: Obstacle::TileMissing(tile("3B")),
                },
                claimed: Some(tile("5D")),
                lacking: 1,
                waits: Some(tiles("2B 5B 8B").into_iter().collect()),
            }),
        ),
    ];
    let hints = hints.map(|(action, reason)| ActionHint {
        action,
        possible: false,
        reason,
    });
    let hints = hints.to_vec();
    let why = "The file \"sunday.mah\" is no saved game: its checksum is wrong.";
    let trouble = Trouble::saving(why.to_owned());
    let mut boxes: Vec<Dialog> = vec![
        RatingDialog::new(rating()).into(),
        AlbumDialog::new(
            &rules,
            &coach::stats::Album::default(),
            &crate::help::Help::open(&[]),
        )
        .into(),
        CurrentOptions::new(&RuleSet::classical(), true).into(),
        StoredOptions::new(&settings, &[]).into(),
        DealCodeDialog::new(&rules, Vec::new(), None, (2026, 11, 22)).into(),
        CompareDealsDialog::new(attempts(), services()).into(),
        Drills::new(&rules, settings.drills, Default::default(), 7).into(),
        Drills::new(&rules, settings.drills, Default::default(), 7)
            .at_puzzles()
            .into(),
        PlayOnFrom::new(presenter.points_of_game()).into(),
        GameSheet::new(game).into(),
        HandText::default().into(),
        scorekeeping::tests::scorekeeper(scorekeeping::tests::saved_card()).into(),
        Host::new(&settings.network).into(),
        Join::new(&settings.network).into(),
        lobby.into(),
        ReviewDialog::new(names.clone(), Seat::new(0), deals, true, services()).into(),
        Messages::new(vec!["Ada: good evening".to_owned(); 30]).into(),
        ServerSave::new("2026-11-26".to_owned()).into(),
        Oracle::new(player.app.help.content(), 7).into(),
        Playing::new(&settings).into(),
        Tips::of_turn(
            players::move_options_among(player.view(), |_| true),
            names.clone(),
            &Settings {
                tip_figures: true,
                ..settings.clone()
            },
        )
        .into(),
        TextAndDialogs::new(&settings, typefaces).into(),
        YourTiles::new(&settings).into(),
        Setup::new(&settings).into(),
        ColoursDialog::new(&settings).into(),
        TableSetupDialog::new(&settings).into(),
        TileSets::new(
            &settings,
            &settings,
            TilesPreview::of(&settings),
            services(),
        )
        .into(),
        Opponents::new(&settings, &settings, &rules).into(),
        Why::new(Some(tile("5D")), hints).into(),
        Movements::new(&settings).into(),
        SoundDialog::new(&settings).into(),
        StatisticsDialog::new(coach::stats::Statistics::default()).into(),
        Rules::new(&rules).into(),
        Scoring::new(&rules).into(),
        NewGame::new(&rules, None, vec![rules.clone(); 3]).into(),
        Workshop::new(
            &rules,
            storage::save::RuleLibrary::new("".into()).all(),
            services(),
        )
        .into(),
        Players::new(&settings.names).into(),
        Log::new(vec!["Ada discards 5 Circle.".to_owned(); 90]).into(),
        scores.into(),
        files(Purpose::Open).into(),
        files(Purpose::SaveAs).into(),
        files(Purpose::Resume).into(),
        Host::new(&settings.network).into(),
        Join::new(&settings.network).into(),
        files(Purpose::Tiles(Box::default())).into(),
        Question::claim(tile("5D"), &[engine::table::Claim::MahJong]).into(),
        Question::can_go_mah_jongg(tile("2B")).into(),
        Question::concealed_kong(tile("RD")).into(),
        Question::exposed_kong(tile("3C")).into(),
        Question::expose_this_kong(tile("EW")).into(),
        Question::exchange([tile("2B"), tile("5B"), tile("RD")], "Maximiliane").into(),
        Question::standing_hand(&[tile("2B"), tile("5B"), tile("RD")]).into(),
        Question::game_finished(&names, &finished, 1000, Some(Seat::new(0))).into(),
        Question::exit().into(),
        Question::save(Command::Exit).into(),
        Question::overwrite("/home/anna/games/sunday.mah".into()).into(),
        Question::show_all_hands().into(),
        Question::leave_table(Command::Exit).into(),
        Question::message(trouble.title, trouble.words.clone(), trouble.topic).into(),
        Question::about().into(),
        FirstStart.into(),
        StartScreen::new(&settings, None).into(),
    ];
    boxes.extend(puzzle_cards());
    boxes
}

#[test]
fn every_kind_of_dialog_is_tested() {
    let tried: BTreeSet<&str> = boxes().iter().map(Dialog::kind).collect();
    let kinds: BTreeSet<&str> = Dialog::KINDS.iter().copied().collect();
    assert_eq!(tried, kinds);
}

#[test]
fn escape_leaves_every_dialog_and_no_key_breaks_one() {
    use iced::keyboard::key::Named;
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.paint(&title.to_lowercase().replace([' ', '"', '.', '*'], "-"));
        for key in [Named::Tab, Named::ArrowDown, Named::Space, Named::PageDown] {
            let _ = bench.key(key);
        }
        let left = bench.key(Named::Escape);
        assert!(left.is_some(), "{title} stays open");
    }
}

#[test]
fn dialogs_fit_a_small_window_up_to_125_per_cent_text() {
    let mut wrong = Vec::new();
    for text in [1.0, 1.25] {
        for dialog in boxes() {
            let title = dialog.title();
            let mut bench = Bench::new(dialog);
            bench.fit(SMALL, text);
            let (scrolls, leaves) = bench.overflow();
            // The sheet of a hand grows with its scoring rows, so Page Down may scroll it.
            let scrolls = if title.contains("went Mah Jongg") {
                0.0
            } else {
                scrolls
            };
            // A network table's options are a long list that scrolls like any other.
            let scrolls = match title.as_str() {
                "Current Game Options" | "Stored Game Options" => 0.0,
                _ => scrolls,
            };
            if scrolls > 0.5 || leaves {
                wrong.push(format!("{title} at {text}: {scrolls}, {leaves}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn dialogs_stay_in_the_window_and_keep_words_whole_at_double_text_size() {
    let mut wrong = Vec::new();
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        for text in [1.0, 1.5, 2.0] {
            bench.fit(SMALL, text);
            if bench.overflow().1 {
                wrong.push(format!("{title} at {text} leaves the window"));
            }
            let broken = bench.broken_words();
            wrong.extend(
                broken
                    .iter()
                    .map(|words| format!("{title} at {text}: {words}")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn footers_have_room_for_their_hints_in_the_smallest_window() {
    let mut wrong = Vec::new();
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.fit(MIN_WINDOW, 1.0);
        if title.contains("Review") {
            bench.paint_at("review", MIN_WINDOW, 1.0);
        }
        let (_, leaves) = bench.overflow();
        let texts = bench.texts();
        let window = Rectangle::with_size(MIN_WINDOW);
        let outside = texts.iter().filter(|(_, place)| !place.is_within(&window));
        wrong.extend(outside.map(|text| format!("{title}: {text:?} is outside")));
        if leaves {
            wrong.push(format!("{title} leaves the window"));
        }
        let help = plain(say!("form-help"));
        let Some((_, buttons)) = texts.iter().rfind(|(text, _)| *text == help) else {
            continue;
        };
        let top = buttons.center_y() - 30.0;
        for (text, place) in &texts {
            let is_beside = place.center_y() > top;
            if is_beside && place.height > 52.0 {
                wrong.push(format!("{title}: {text} is too high for the footer"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn longer_translations_are_not_cut_off() {
    let window = Rectangle::with_size(SMALL);
    let mut wrong = Vec::new();
    with_made_up_words(|| {
        for dialog in boxes() {
            let title = dialog.title();
            assert!(title.ends_with(']') || !title.contains(' '), "{title}");
            let mut bench = Bench::new(dialog);
            if bench.overflow().1 {
                wrong.push(format!("{title} leaves the window"));
            }
            // The tooltip covers the control under the pointer.
            let hint = say!("start-screen-other-opponent", name = "");
            let hint = hint.trim_end_matches([' ', ']']);
            let mut texts = bench.texts();
            texts.retain(|(text, _)| !text.starts_with(hint));
            for (at, (text, place)) in texts.iter().enumerate() {
                if place.x < 0.0 || place.x + place.width > window.width + 0.5 {
                    wrong.push(format!("{title}: {text} leaves the window"));
                }
                for (other, beside) in &texts[at + 1..] {
                    let common = place.intersection(beside);
                    if common.is_some_and(|common| common.width > 2.0 && common.height > 4.0) {
                        wrong.push(format!("{title}: {text} and {other} lie on each other"));
                    }
                }
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_control_is_large_enough() {
    const MIN: f32 = 24.0;
    let mut small = Vec::new();
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        let first = bench.next_focus();
        let mut place = first;
        let mut stops = 0;
        while let Some(target) = place.filter(|_| stops < 80) {
            if target.width < MIN || target.height < MIN {
                small.push(format!("{title}: stop {stops}, {target:?}"));
            }
            stops += 1;
            place = bench.next_focus().filter(|place| Some(*place) != first);
        }
        assert!(stops > 0, "{title} has no control");
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}

/// Tab moves right or down and never back over controls it has passed, in dialogs with controls side by side.
#[test]
fn tab_order_follows_reading_order() {
    let settings = Settings::default();
    let beside: [Dialog; 5] = [
        Setup::new(&settings).into(),
        TextAndDialogs::new(&settings, Vec::new()).into(),
        ColoursDialog::new(&settings).into(),
        SoundDialog::new(&settings).into(),
        NewGame::new(&RuleSet::bloem(), None, Vec::new()).into(),
    ];
    let mut wrong = Vec::new();
    for dialog in beside {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.fit(Size::new(1280.0, 1000.0), 1.0);
        let mut stops: Vec<Rectangle> = Vec::new();
        while let Some(stop) = bench.next_focus().filter(|_| stops.len() < 80) {
            if stops.contains(&stop) {
                break;
            }
            stops.push(stop);
        }
        // Focus may have started in the middle.
        let top = |stop: &Rectangle| (stop.y.round() as i32, stop.x.round() as i32);
        let first = (0..stops.len()).min_by_key(|at| top(&stops[*at]));
        stops.rotate_left(first.unwrap_or_default());
        for (at, stop) in stops.iter().enumerate() {
            let below = |other: &&Rectangle| {
                other.y >= stop.y + stop.height - 1.0 && other.x + other.width > stop.x + 1.0
            };
            if let Some(other) = stops[..at].iter().find(below) {
                wrong.push(format!("{title}: {stop:?} comes after {other:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_dialog_has_a_help_page() {
    for dialog in boxes() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        let help = bench.key(iced::keyboard::key::Named::F1);
        assert!(matches!(help, Some(Reply::Help(_))), "{title}: {help:?}");
    }
}
