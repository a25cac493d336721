//! Random replies to dialogs, rules and preferences for the monkey test.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use super::super::*;
use super::harness::{Harness, settings};
use coach::lesson::drill::Tally;
use coach::puzzle::PuzzleFilter;
use engine::rules::{GameLength, RuleSet};
use engine::table::{Claim, Move};
use storage::settings::{NetworkSettings, SeatOccupant};

/// Whether the table still asks what this prompt asks. Prompts that are not about a move can always be answered.
pub fn is_still_asked(prompt: &Prompt, presenter: &Presenter) -> bool {
    let legal = presenter.view().legal();
    match prompt {
        Prompt::Claim(_, claims) => claims
            .iter()
            .any(|claim| legal.contains(&Move::Claim(*claim))),
        Prompt::WhichChow(..) => legal
            .iter()
            .any(|choice| matches!(choice, Move::Claim(Claim::Chow(_)) | Move::PlaceChow(_))),
        Prompt::GoMahJongg(_) => legal.contains(&Move::MahJong),
        Prompt::RobKong(..) => legal.contains(&Move::Claim(Claim::MahJong)),
        Prompt::Kong(tile, _) => legal.contains(&Move::Kong(*tile)),
        Prompt::Exchange(tiles, _) => legal.contains(&Move::Exchange(*tiles)),
        Prompt::StandingHand(_) => legal.contains(&Move::Stand(true)),
        Prompt::OriginalCall(tile, _) => legal.contains(&Move::Discard {
            tile: *tile,
            calling: true,
        }),
        Prompt::DeclareBonus(tile) => legal.contains(&Move::DeclareBonus(*tile)),
        Prompt::LayOut { choices, .. } => choices.iter().any(|choice| legal.contains(choice)),
        Prompt::ChangePlaces(seat, _) => presenter.table().request_of(*seat).is_some(),
        Prompt::WhoClaims { tile, .. } => presenter
            .view()
            .window
            .is_some_and(|window| window.tile == *tile),
        Prompt::GameFinished { .. }
        | Prompt::NextLevel(_)
        | Prompt::Welcome
        | Prompt::Start
        | Prompt::Exit
        | Prompt::LeaveTable(_)
        | Prompt::SaveFirst(_)
        | Prompt::Overwrite(_)
        | Prompt::ShowAllHands
        | Prompt::Trouble(_) => true,
    }
}

/// Some possible replies of what is open over the table.
pub fn replies(modal: &Modal, harness: &Harness, rng: &mut ChaCha8Rng) -> Vec<Reply> {
    let claim = |claim: &Claim| Reply::Answer(Move::Claim(*claim));
    let yes = |choice: Move| vec![Reply::Answer(choice), Reply::Close];
    match modal {
        Modal::Prompt(prompt) => match prompt {
            Prompt::Claim(_, claims) => claims
                .iter()
                .map(claim)
                .chain([Reply::Answer(Move::Pass)])
                .collect(),
            Prompt::WhichChow(_, places) => places
                .iter()
                .map(|place| claim(&Claim::Chow(Some(*place))))
                .collect(),
            Prompt::GoMahJongg(_) => yes(Move::MahJong),
            Prompt::RobKong(..) => vec![claim(&Claim::MahJong), Reply::Answer(Move::Pass)],
            Prompt::Kong(tile, _) => yes(Move::Kong(*tile)),
            Prompt::Exchange(tiles, _) => yes(Move::Exchange(*tiles)),
            Prompt::StandingHand(_) => [true, false]
                .map(|stand| Reply::Answer(Move::Stand(stand)))
                .into(),
            Prompt::OriginalCall(tile, _) => yes(Move::Discard {
                tile: *tile,
                calling: true,
            }),
            Prompt::DeclareBonus(tile) => yes(Move::DeclareBonus(*tile)),
            Prompt::LayOut { best, .. } => vec![Reply::Answer(*best)],
            Prompt::ChangePlaces(seat, _) => vec![
                Reply::Seating(Seating::Sit(*seat)),
                Reply::Seating(Seating::Wait),
            ],
            Prompt::WhoClaims { people, .. } => {
                let sit = people
                    .iter()
                    .map(|(seat, _)| Reply::Seating(Seating::Sit(*seat)));
                sit.chain([
                    Reply::Seating(Seating::Nobody),
                    Reply::Seating(Seating::Wait),
                ])
                .collect()
            }
            Prompt::GameFinished {
                at_network: true, ..
            } => {
                vec![Reply::Close, Reply::Run(Command::LeaveTable)]
            }
            Prompt::GameFinished { .. } => vec![
                Reply::Close,
                Reply::PlayAgain,
                Reply::Run(Command::StartScreen),
            ],
            Prompt::NextLevel(level) => vec![
                Reply::PlayAgainst(*level),
                Reply::StopLevelOffers,
                Reply::Close,
            ],
            Prompt::Welcome => [
                Experience::New,
                Experience::AnotherKind,
                Experience::ThisKind,
            ]
            .map(Reply::Experience)
            .into(),
            Prompt::Start => {
                let mut settings = settings();
                settings.length = *GameLength::ALL.choose(rng).unwrap_or(&GameLength::Whole);
                let settings = Box::new(settings);
                vec![
                    Reply::Close,
                    Reply::Continue,
                    Reply::StartGame(settings.clone()),
                    Reply::Watch(settings.clone()),
                    Reply::SaveSettingsThen(settings, Command::Hotseat),
                ]
            }
            Prompt::Exit => vec![Reply::Close],
            Prompt::LeaveTable(command) => match rng.random_bool(0.1) {
                true => vec![Reply::LeaveThen(*command)],
                false => vec![Reply::Close],
            },
            Prompt::SaveFirst(command) => {
                // Exit would end the run.
                let command = if *command == Command::Exit {
                    Command::NewGame
                } else {
                    *command
                };
                vec![
                    Reply::SaveThen(command),
                    Reply::DiscardThen(command),
                    Reply::Close,
                ]
            }
            Prompt::Overwrite(path) => {
                vec![Reply::SaveAs(path.clone()), Reply::Run(Command::SaveAs)]
            }
            Prompt::ShowAllHands => vec![Reply::ShowAllHands, Reply::Close],
            Prompt::Trouble(_) => vec![Reply::Close],
        },
        Modal::Dialog(kind) => {
            let mut replies = vec![Reply::Close, Reply::Help("contents")];
            replies.extend(match kind {
                DialogKind::NewGame
                | DialogKind::Menu(MenuDialog::Rules)
                | DialogKind::Menu(MenuDialog::Scoring) => {
                    vec![Reply::NewGame(Box::new(rules(rng)))]
                }
                DialogKind::Workshop(_) => vec![Reply::NewGame(Box::new(rules(rng)))],
                DialogKind::SeveralPeople => {
                    let names = ["Ann", "Bob", "Cy", "Di"].map(str::to_owned);
                    let people = [true, true, rng.random_bool(0.5), rng.random_bool(0.3)];
                    vec![Reply::NewSharedGame(Box::new(names), people)]
                }
                DialogKind::Menu(MenuDialog::Settings | MenuDialog::Page(_))
                | DialogKind::Settings(..) => {
                    vec![
                        Reply::SaveSettings(Box::new(preferences(rng))),
                        Reply::Preview(Box::new(preferences(rng))),
                    ]
                }
                DialogKind::OpenGame => vec![Reply::Open("kept.mah".into())],
                DialogKind::SaveAs => vec![
                    Reply::SaveAs("kept.mah".into()),
                    Reply::Overwrite("kept.mah".into()),
                ],
                DialogKind::SaveAtServer => {
                    vec![Reply::SaveAtServer("kept".to_owned()), Reply::SaveHere]
                }
                DialogKind::Menu(MenuDialog::Scores) => {
                    vec![Reply::Run(Command::NextHand), Reply::ReviewScores(0)]
                }
                DialogKind::Menu(MenuDialog::PlayOnFrom) => {
                    let points = harness
                        .presenter
                        .points_of_game()
                        .into_iter()
                        .flat_map(|hand| hand.points);
                    let points: Vec<usize> = points.map(|point| point.inputs).collect();
                    points
                        .choose(rng)
                        .map(|inputs| Reply::PlayOnFrom(*inputs))
                        .into_iter()
                        .collect()
                }
                DialogKind::Review => {
                    let viewer = harness
                        .presenter
                        .review()
                        .map_or(Seat::new(0), |review| review.viewer);
                    let hands = harness.presenter.reviewed_hands(viewer);
                    let points: Vec<usize> =
                        hands.into_iter().flat_map(|hand| hand.stops).collect();
                    let point = points.choose(rng).copied().unwrap_or(0);
                    vec![
                        Reply::ShowPoint(viewer, point),
                        Reply::ShowNow,
                        Reply::ReviewFrom(viewer.plus(1)),
                        Reply::PlayOn(point),
                        Reply::LeaveReview,
                        Reply::LeaveReview,
                    ]
                }
                DialogKind::Drills(_) => vec![Reply::DrillsFinished([Tally::default(); 4])],
                DialogKind::Puzzles(_) => {
                    vec![
                        Reply::Solve(PuzzleFilter::Anything),
                        Reply::Solve(PuzzleFilter::Own),
                    ]
                }
                DialogKind::Puzzle => {
                    let posed = harness
                        .presenter
                        .puzzle_session()
                        .and_then(|open| open.posed());
                    let offers = posed.map_or_else(Vec::new, |posed| posed.offers());
                    let move_tried = offers.choose(rng).copied().map(Reply::TryMove);
                    let others = [Reply::NextPuzzle, Reply::LeavePuzzles];
                    move_tried.into_iter().chain(others).collect()
                }
                DialogKind::Host => vec![Reply::Host(Box::default(), None)],
                DialogKind::Join => vec![Reply::Join(Box::default())],
                DialogKind::Lobby => match rng.random_range(0..10) {
                    0 => vec![Reply::Run(Command::LeaveTable)],
                    1..5 => vec![Reply::AcceptRules],
                    _ => vec![Reply::Run(Command::Dialog(MenuDialog::Messages))],
                },
                DialogKind::Menu(MenuDialog::Scorekeeper) => vec![Reply::SaveScorecard {
                    name: "sheets.json".to_owned(),
                    text: String::new(),
                }],
                DialogKind::Menu(MenuDialog::ScoreSheet) => {
                    vec![Reply::SaveSheet(SheetFormat::Csv)]
                }
                DialogKind::Menu(MenuDialog::Rating) => vec![Reply::SaveRating(String::new())],
                DialogKind::Menu(MenuDialog::Statistics) => vec![Reply::ClearStatistics],
                _ => Vec::new(),
            });
            replies
        }
    }
}

/// A hosted table, at which other people at this computer may have some of the seats.
pub fn random_host_settings(rng: &mut ChaCha8Rng) -> NetworkSettings {
    let mut table = NetworkSettings {
        name: "Ann".to_owned(),
        ..NetworkSettings::default()
    };
    table.host.time_limit = rng.random_range(0..20);
    table.host.rules = ["classical", "bloem", "bmja", "western"][rng.random_range(0..4)].to_owned();
    for (seat, name) in table.host.seats.iter_mut().zip(["Bob", "Cy", "Di"]) {
        if rng.random_bool(0.2) {
            (seat.occupant, seat.name) = (SeatOccupant::Here, name.to_owned());
        }
    }
    table
}

/// Random rules.
pub fn rules(rng: &mut ChaCha8Rng) -> RuleSet {
    let mut rules = match rng.random_bool(0.5) {
        true => RuleSet::bloem(),
        false => RuleSet::classical(),
    };
    rules.options.rounds = rng.random_range(1..=4);
    rules
}

/// Random preferences.
pub fn preferences(rng: &mut impl Rng) -> Settings {
    let mut settings = settings();
    settings.wait_time = rng.random_bool(0.5).then(|| rng.random_range(0.25..3.0));
    settings.ask_first = rng.random_bool(0.7);
    settings.quick_tip = rng.random_bool(0.1);
    settings.autosave = rng.random_bool(0.8);
    settings.dialogs.pop_up = rng.random_bool(0.8);
    settings.hand.preselect = rng.random_bool(0.5);
    settings
}
