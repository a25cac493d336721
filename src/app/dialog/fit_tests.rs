//! All dialogs in small windows, with text up to twice its size.

mod described;
pub(in crate::app) mod examples;
mod focus_marks;
mod kinds;
mod languages;
mod numbers;
mod paging;

use std::sync::Arc;

use iced::{Rectangle, Size};

use super::bench::Bench;
use super::files::tests::{listed, typical_listing};
use super::preferences::tests::settings_dialog;
use super::*;
use crate::app::services::Services;
use crate::app::widget::plain;
use crate::presenter::{Command, DialogEvent, SettingsPage, Trouble};
use engine::rules::{NotMahJongg, Obstacle, RuleSet};
use engine::tiles::Seat;
use examples::{attempts, puzzle_cards, rating, rules_to_host};
use players::{Action, ActionHint, HeldTiles, HintReason, MissingTiles};
use storage::settings::Settings;
use words::{say, with_made_up_words};

/// The window of most tests.
const SMALL: Size = Size::new(800.0, 600.0);
/// The smallest window that the program allows.
const MIN_WINDOW: Size = Size::new(640.0, 480.0);

/// Services whose threads for files have ended, so that their jobs are dropped.
fn services() -> Services {
    Services::in_folder("/nowhere".as_ref())
}

/// One dialog of each kind, and several of those that look different in other states.
fn all_dialogs() -> Vec<Dialog> {
    let settings = Settings::default();
    let rules = RuleSet::bloem();
    let tile = |name: &str| name.parse().expect("a tile");
    let names = play::tests::names();
    let scores =
        Scores::new(&play::tests::example(), &names, Some(Seat::new(0))).expect("the hand is over");
    let finished = engine::tiles::BySeat([1684, -420, 1218, 1518]);
    let files = |purpose| listed(purpose, "game", typical_listing()).with_system_dialog();
    let player = crate::app::tests::Player::new(4).played(2);
    let presenter = &player.app.presenter;
    let game = presenter.score_sheet().expect("the game was played");
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
        offered_rules: None,
    };
    let offer = Lobby {
        headline: String::new(),
        lines: Vec::new(),
        place: String::new(),
        log: Vec::new(),
        offered_rules: rules_to_host().pop().map(|(_, rules)| Arc::new(rules)),
    };
    let held_circle = HeldTiles {
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
        (Action::Pung, HintReason::NoPung(held_circle)),
        (Action::Kong, HintReason::NoKong(held_circle)),
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
    let trouble = Trouble::with_file(why.to_owned());
    let mut dialogs: Vec<Dialog> = vec![
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
        CalendarDialog::new(&rules, attempts(), (2026, 11, 27)).into(),
        Drills::new(&rules, settings.drills, Default::default(), 7).into(),
        Drills::new(&rules, settings.drills, Default::default(), 7)
            .at_puzzles()
            .into(),
        PlayOnFrom::new(presenter.points_of_game()).into(),
        GameSheet::new(game).into(),
        HandText::default().into(),
        scorekeeping::tests::scorekeeper(scorekeeping::tests::saved_card()).into(),
        scorekeeping::tests::season::at_league().into(),
        scorekeeping::tests::season::at_sheets(false).into(),
        scorekeeping::tests::season::at_sheets(true).into(),
        Host::new(&settings.network, rules_to_host()).into(),
        Join::new(&settings.network).into(),
        lobby.into(),
        offer.into(),
        ReviewDialog::new(names.clone(), Seat::new(0), deals, true, services()).into(),
        Messages::new(vec!["Ada: good evening".to_owned(); 30]).into(),
        ServerSave::new("2026-11-26".to_owned()).into(),
        Oracle::new(player.app.help.content(), 7).into(),
        Tips::of_turn(
            players::move_options_among(player.view(), |_| true),
            names.clone(),
            &Settings {
                tip_figures: true,
                ..settings.clone()
            },
        )
        .into(),
        Why::new(Some(tile("5D")), hints).into(),
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
        totals(),
        files(Purpose::Open).into(),
        files(Purpose::SaveAs).into(),
        files(Purpose::Resume).into(),
        files(Purpose::Tiles(Box::default())).into(),
        Question::claim(tile("5D"), &[engine::table::Claim::MahJong]).into(),
        Question::mah_jongg_with_drawn_tile(tile("2B")).into(),
        Question::concealed_kong(tile("RD")).into(),
        Question::exposed_kong(tile("3C")).into(),
        Question::chosen_kong(tile("EW")).into(),
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
        FirstStart::new(&settings, &[]).into(),
        StartScreen::new(&settings, None).into(),
    ];
    let pages = SettingsPage::ALL.map(|page| settings_dialog(page, &settings).into());
    dialogs.extend(pages);
    dialogs.extend(puzzle_cards());
    dialogs.extend(tournament::tests::all().map(Dialog::from));
    dialogs.extend(kinds::of_menus_without(&dialogs, player));
    dialogs
}

/// The Totals page of the scores of a hand.
fn totals() -> Dialog {
    let scores = Scores::new(
        &play::tests::example(),
        &play::tests::names(),
        Some(Seat::new(0)),
    );
    let mut scores: Dialog = scores.expect("the hand is over").into();
    let _ = scores.notify(DialogEvent::ScoresPage(4));
    scores
}

#[test]
fn escape_leaves_every_dialog_after_other_keys() {
    use iced::keyboard::key::Named;
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.paint(&title.to_lowercase().replace([' ', '"', '.', '*'], "-"));
        for key in [Named::Tab, Named::ArrowDown, Named::Space, Named::PageDown] {
            let _ = bench.key(key);
        }
        let reply = bench.key(Named::Escape);
        assert!(reply.is_some(), "{title} does not reply to Escape");
    }
}

#[test]
fn dialogs_fit_a_small_window_up_to_125_per_cent_text() {
    let mut wrong = Vec::new();
    for text in [1.0, 1.25] {
        for dialog in all_dialogs() {
            let title = dialog.title();
            let mut bench = Bench::new(dialog);
            bench.resize(SMALL, text);
            let (scroll_range, leaves_window) = bench.overflow();
            let may_scroll = match title.as_str() {
                // A network table's options are a long list that scrolls like any other.
                "Current Game Options" | "Stored Game Options" => true,
                // The scores of a hand grow with its scoring rows.
                title => title.contains("went Mah Jongg"),
            };
            if scroll_range > 0.5 && !may_scroll || leaves_window {
                wrong.push(format!(
                    "{title} at {text}: {scroll_range}, {leaves_window}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn dialogs_stay_in_the_window_and_keep_words_whole_up_to_double_text_size() {
    let mut wrong = Vec::new();
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        for text in [1.0, 1.5, 2.0] {
            bench.resize(SMALL, text);
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
fn texts_fit_into_the_smallest_window_and_into_the_footer() {
    let mut wrong = Vec::new();
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.resize(MIN_WINDOW, 1.0);
        if title.contains("Review") {
            bench.paint_at("review", MIN_WINDOW, 1.0);
        }
        let (_, leaves_window) = bench.overflow();
        let texts = bench.texts();
        let window = Rectangle::with_size(MIN_WINDOW);
        let outside = texts.iter().filter(|(_, place)| !place.is_within(&window));
        wrong.extend(outside.map(|text| format!("{title}: {text:?} is outside")));
        if leaves_window {
            wrong.push(format!("{title} leaves the window"));
        }
        let help = plain(say!("form-help"));
        let Some((_, help_button)) = texts.iter().rfind(|(text, _)| *text == help) else {
            continue;
        };
        let footer_top = help_button.center_y() - 30.0;
        for (text, place) in &texts {
            let is_in_footer = place.center_y() > footer_top;
            if is_in_footer && place.height > 52.0 {
                wrong.push(format!("{title}: {text} is too tall for the footer"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// In the made-up language, a title of several words ends with a bracket if all of it comes from the catalogue.
#[test]
fn titles_are_in_the_catalogue() {
    with_made_up_words(|| {
        for title in all_dialogs().iter().map(Dialog::title) {
            assert!(title.ends_with(']') || !title.contains(' '), "{title}");
        }
    });
}

/// Visits the controls that Tab reaches one after another, with their bounds, and returns how many they are, at most 80.
fn each_tab_stop(bench: &mut Bench, mut visit: impl FnMut(&mut Bench, Rectangle)) -> usize {
    let first = bench.next_focus();
    let mut next = first;
    for stop in 0..80 {
        let Some(control) = next else {
            return stop;
        };
        visit(bench, control);
        next = bench.next_focus().filter(|next| Some(*next) != first);
    }
    80
}

#[test]
fn every_control_is_large_enough() {
    const MIN_SIZE: f32 = 24.0;
    let mut small = Vec::new();
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        let stops = each_tab_stop(&mut bench, |_, target| {
            if target.width < MIN_SIZE || target.height < MIN_SIZE {
                small.push(format!("{title}: {target:?}"));
            }
        });
        assert!(stops > 0, "{title} has no control");
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}

/// In dialogs with controls side by side, Tab never moves up, except to controls further right.
#[test]
fn tab_order_follows_reading_order() {
    let settings = Settings::default();
    let page = |page| Dialog::from(settings_dialog(page, &settings));
    let dialogs: [Dialog; 4] = [
        page(SettingsPage::General),
        page(SettingsPage::Text),
        page(SettingsPage::Sound),
        NewGame::new(&RuleSet::bloem(), None, Vec::new()).into(),
    ];
    let mut wrong = Vec::new();
    for dialog in dialogs {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        bench.resize(Size::new(1280.0, 1000.0), 1.0);
        let mut stops: Vec<Rectangle> = Vec::new();
        while let Some(stop) = bench.next_focus().filter(|_| stops.len() < 80) {
            if stops.contains(&stop) {
                break;
            }
            stops.push(stop);
        }
        // The initial focus may be in the middle of the dialog.
        let position = |stop: &Rectangle| (stop.y.round() as i32, stop.x.round() as i32);
        let first = (0..stops.len()).min_by_key(|at| position(&stops[*at]));
        stops.rotate_left(first.unwrap_or_default());
        for (at, stop) in stops.iter().enumerate() {
            let is_below = |other: &&Rectangle| {
                other.y >= stop.y + stop.height - 1.0 && other.x + other.width > stop.x + 1.0
            };
            if let Some(other) = stops[..at].iter().find(is_below) {
                wrong.push(format!("{title}: {stop:?} comes after {other:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_dialog_has_a_help_page() {
    for dialog in all_dialogs() {
        let title = dialog.title();
        let mut bench = Bench::new(dialog);
        let help = bench.key(iced::keyboard::key::Named::F1);
        assert!(matches!(help, Some(Reply::Help(_))), "{title}: {help:?}");
    }
}
