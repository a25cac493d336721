//! Plays games with the present version of the program for the corpus.

use std::path::PathBuf;
use std::sync::Arc;

use engine::rules::{Award, RowChange, RuleSet, WrittenRules};
use engine::table::{Act, Event, Game, Input, Replay, Setup, Viewer};
use engine::tiles::{BySeat, Seat};
use players::{ComputerPlayer, Level};
use storage::save::{self, Journal, JournalEntry, SavedGame, SavedPlayer, SeenGame};

/// The folder for the games of this version.
fn folder() -> PathBuf {
    let version = std::env::var("RED_STAKE_VERSION").expect("the name of a folder");
    let folder = super::folder().join(version);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The saved game of one person and three computer players.
pub fn saved(game: &Game, assisted: bool) -> SavedGame {
    SavedGame {
        names: BySeat(["Zoë", "Lin", "Ada", "Tomás"].map(str::to_owned)),
        players: BySeat::from_fn(|seat| match seat.index() {
            0 => SavedPlayer::Person,
            _ => SavedPlayer::Computer("club".to_owned()),
        }),
        viewer: Seat::new(0),
        assisted,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    }
}

/// Plays a move of the first player who is asked; false if nobody is asked, as at the end of the game, or the move is refused.
pub fn step(game: &mut Game) -> bool {
    let pending = Seat::ALL
        .into_iter()
        .find_map(|seat| Some((seat, game.request(seat)?)));
    let Some((seat, request)) = pending else {
        return false;
    };
    let player = ComputerPlayer::new(Level::Club);
    let choice = player.decide(game.seat_view(seat), &request);
    game.apply(Input::Move(seat, choice)).is_ok()
}

/// Plays until this many hands are over, and then this many more inputs.
pub fn play(game: &mut Game, hands: usize, inputs: usize) {
    while game.record().deals.len() < hands && step(game) {}
    for _ in 0..inputs {
        step(game);
    }
}

/// Makes the games and the autosave of one rule set.
fn make(name: &str, rules: &RuleSet, seed: u64) {
    let save_as = |suffix: &str, game: &Game, assisted: bool| {
        let path = folder().join(format!("{name}-{suffix}.mah"));
        save::save(&path, &saved(game, assisted)).expect("saved");
    };
    let mut game = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
    save_as("not-begun", &game, false);
    play(&mut game, 1, 40);
    save_as("second-hand", &game, false);
    let by_auto_play = SavedGame {
        auto_played: (10..20).collect(),
        ..saved(&game, false)
    };
    let path = folder().join(format!("{name}-auto-played.mah"));
    save::save(&path, &by_auto_play).expect("saved");
    play(&mut game, 2, 0);
    save_as("between-hands", &game, false);

    // Some moves were undone, and the game continued differently.
    let mut undone = game.clone();
    undone
        .rewind(game.inputs().len() - 30)
        .expect("it was played");
    play(&mut undone, 2, 25);
    save_as("taken-back", &undone, true);

    // Show All Hands was on in one deal, and the next was abandoned.
    let mut shown = game.clone();
    play(&mut shown, 2, 20);
    assert!(shown.apply(Input::Act(Act::ShowHands(true))).is_ok());
    play(&mut shown, 3, 8);
    assert!(shown.apply(Input::Act(Act::ShowHands(false))).is_ok());
    play(&mut shown, 3, 15);
    let reason = "Lin had to go.".to_owned();
    assert!(shown.apply(Input::Act(Act::Abandon { reason })).is_ok());
    play(&mut shown, 4, 20);
    save_as("shown-and-given-up", &shown, true);

    let mut short = rules.clone();
    short.options.rounds = 1;
    let mut whole = Game::new(Arc::new(short), Setup::seeded(seed + 1));
    while step(&mut whole) {}
    save_as("finished", &whole, false);

    make_with_options(name, rules, seed + 2);
    make_autosave(name, rules, seed + 3);
}

/// Makes a game with other options and a row of another value.
fn make_with_options(name: &str, rules: &RuleSet, seed: u64) {
    let mut own = rules.clone();
    own.options.flowers = false;
    own.options.max_score = Some(400);
    own.options.starting_score = 2000;
    let row = own.events().iter().find(|row| row.award.points > 0);
    let row = row.expect("a row").id.clone();
    let change = RowChange::from(Award::points(30));
    own.change(&row, &change).expect("the row can be changed");
    let mut game = Game::new(Arc::new(own), Setup::seeded(seed));
    play(&mut game, 2, 30);
    let path = folder().join(format!("{name}-options.mah"));
    save::save(&path, &saved(&game, false)).expect("saved");
}

/// Custom rules based on Bloem's: options, changed values, rows that count several times, a special hand.
const SUNDAY: &str = include_str!("../../../../tests/data/own_rules/sunday.toml");

/// Custom rules based on the classical ones.
const CLUB_NIGHT: &str = include_str!("../../../../tests/data/own_rules/club-night.toml");

/// Makes games and an autosave that are played under custom rules.
fn make_with_custom_rules(name: &str, rules: &str, seed: u64) {
    let written = WrittenRules::read(rules).expect("the rules can be read");
    let name = format!("{name}-own-rules");
    let mut game = Game::new(Arc::new(written.rules.clone()), Setup::seeded(seed));
    for (what, hands, more) in [("", 2, 30), ("-finished", 99, 0)] {
        play(&mut game, hands, more);
        let path = folder().join(format!("{name}{what}.mah"));
        save::save(&path, &saved(&game, false)).expect("saved");
    }
    make_autosave(&name, &written.rules, seed + 1);
}

/// The entries of an autosave since the beginning of its game.
pub fn journal_entries(game: &Game) -> Vec<JournalEntry> {
    let record = game.record();
    let mut replay = Replay::of(record);
    let mut entries = Vec::new();
    while let Some((index, events)) = replay.step() {
        entries.push(JournalEntry::Made(record.inputs[index].clone()));
        for event in events {
            if let Event::DealBegan { number, .. } = event {
                let wall = record.setup.walls[number as usize - 1].clone();
                entries.push(JournalEntry::Wall(wall));
            }
        }
        let finished = record.deals.iter().find(|deal| deal.inputs == index + 1);
        entries.extend(finished.cloned().map(JournalEntry::Over));
    }
    entries
}

/// Makes an autosave in which some moves were undone.
fn make_autosave(name: &str, rules: &RuleSet, seed: u64) {
    let initial = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
    let mut played = initial.clone();
    play(&mut played, 1, 50);
    let path = folder().join(format!("{name}-autosave.journal"));
    let mut journal = Journal::begin(&path, &saved(&initial, false)).expect("begun");
    for entry in journal_entries(&played) {
        journal.append(&entry);
    }
    journal.append(&JournalEntry::Back(5));
    journal.append(&JournalEntry::Assisted);
    journal.append(&JournalEntry::Advised);
    let index = played.inputs().len() - 5;
    for input in &played.inputs()[index..index + 2] {
        journal.append(&JournalEntry::Made(input.clone()));
    }
    // Auto Play made the last of them.
    let input = played.inputs()[index + 2].clone();
    journal.append(&JournalEntry::AutoPlayed(input));
}

/// Makes a network game of two hands and the beginning of a third, as one seat saw it.
fn make_seen(seed: u64) {
    let seat = Seat::new(2);
    let mut game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(seed));
    play(&mut game, 2, 8);
    let record = game.record().clone();
    let mut replay = Replay::of(&record);
    let mut events = Vec::new();
    while let Some((_, step)) = replay.step() {
        let seen = step
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Seat(seat)));
        events.extend(seen);
    }
    let seen = SeenGame {
        names: BySeat(["Mary", "Ann", "Zoë", "Cy"].map(str::to_owned)),
        seat,
        watched: false,
        rules: None,
        events,
    };
    save::save_seen(&folder().join("classical-seen.mah"), &seen).expect("saved");
}

#[test]
#[ignore = "makes the games of this version for the corpus"]
fn games_are_made_by_playing() {
    make("bloem", &RuleSet::bloem(), 71);
    make("classical", &RuleSet::classical(), 82);
    make_seen(85);
    make_with_custom_rules("bloem", SUNDAY, 91);
    make_with_custom_rules("classical", CLUB_NIGHT, 94);
}
