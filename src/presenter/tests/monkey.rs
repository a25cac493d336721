//! The monkey test: random inputs under random preferences and rules, with late or failing threads. `RED_STAKE_CASES`: the number of hands.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::super::*;
use super::choices::{is_still_asked, preferences, random_host_settings, replies, rules};
use super::harness::{Harness, initial_state};
use crate::session::local::{Answer, Question};
use net::join::ClientEvent;

/// How many inputs count as one hand.
const INPUTS_PER_HAND: usize = 120;
/// The number of hands in one run.
const HANDS_PER_RUN: usize = 4;

/// Sends random inputs.
struct Monkey {
    rng: ChaCha8Rng,
    harness: Harness,
    /// The last answers of computer players. They may arrive again at any time.
    stale: Vec<(RequestId, Vec<Answer>)>,
    /// The failures that were reported and have not been read yet.
    unread: Vec<String>,
    /// The number of failures reported so far.
    troubles: usize,
}

/// The number in an environment variable, if there is one.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn random_input_never_leaves_the_player_stuck() {
    let hands = number("RED_STAKE_CASES").unwrap_or(400);
    let first = number("RED_STAKE_SEED").unwrap_or(1);
    let last = first + hands.div_ceil(HANDS_PER_RUN as u64);
    let seeds = AtomicU64::new(first);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = seeds.fetch_add(1, Ordering::Relaxed);
                    if seed >= last {
                        return;
                    }
                    run(seed);
                }
            });
        }
    });
}

/// Prints the seed when it is dropped by a panic.
struct PrintSeed(u64);

impl Drop for PrintSeed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}", self.0);
        }
    }
}

/// Plays with random inputs from this seed, and then checks that the game can be continued.
fn run(seed: u64) {
    let _print_seed = PrintSeed(seed);
    let mut monkey = Monkey::new(seed);
    for step in 0..HANDS_PER_RUN * INPUTS_PER_HAND {
        monkey.act();
        monkey.check(seed, step);
    }
    monkey.check_not_stuck(seed);
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let settings = preferences(&mut rng);
        let mut initial = initial_state(settings, rules(&mut rng), seed);
        initial.settings.welcomed = rng.random_bool(0.7);
        if rng.random_bool(0.1) {
            initial.troubles.push("trouble 0".to_owned());
        }
        let unread = initial.troubles.clone();
        let mut harness = Harness::with(initial);
        harness.server_seeds = rng
            .random_bool(0.5)
            .then(|| ChaCha8Rng::seed_from_u64(seed));
        if harness.server_seeds.is_some()
            && harness.presenter.modal().is_none()
            && rng.random_bool(0.5)
        {
            harness.reply(Reply::Host(Box::new(random_host_settings(&mut rng)), None));
        }
        Self {
            harness,
            troubles: unread.len(),
            unread,
            stale: Vec::new(),
            rng,
        }
    }

    /// Does something random.
    fn act(&mut self) {
        match self.rng.random_range(0..100) {
            0..30 => self.advance_game(),
            30..42 => self.press(),
            42..60 => self.answer(),
            60..80 => self.run_random_command(),
            80..84 => {
                let time = Duration::from_millis(self.rng.random_range(0..3000));
                self.wait(time);
            }
            84..88 => self.send_stale_answer(),
            88..91 => self.harness.send(Input::Help(self.rng.random_bool(0.3))),
            91..93 => {
                let buttons = [
                    LessonButton::Read,
                    LessonButton::Start,
                    LessonButton::Previous,
                    LessonButton::Leave,
                    LessonButton::More("lesson"),
                ];
                let button = *buttons.choose(&mut self.rng).expect("a button");
                self.harness.send(Input::Lesson(button));
            }
            93..94 => {
                self.troubles += 1;
                let words = format!("trouble {}", self.troubles);
                self.unread.push(words.clone());
                self.harness.send(Input::Trouble(words));
            }
            94..95 => self.harness.randomize_delays(self.rng.random()),
            95..96 => {
                let failed = "The journal cannot be written.".to_owned();
                self.harness.send(Input::Autosave(Err(failed)));
            }
            96..97 => self.harness.send(Input::FileReceived("dropped.mah".into())),
            97..98 => self
                .harness
                .send(Input::PointedAt(Some("8 Circle.".to_owned()))),
            98..99 => match self.rng.random_bool(0.5) {
                true => self.break_connection(),
                false => self.harness.send(Input::Sound(self.rng.random_bool(0.5))),
            },
            _ => self.play_sensibly(),
        }
    }

    /// Shows some queued events, and answers some pending questions.
    fn advance_game(&mut self) {
        let shown = *[0, 1, 3, usize::MAX]
            .choose(&mut self.rng)
            .expect("a number");
        self.harness.show_some(shown);
        let delivered = *[0, 1, 5, usize::MAX]
            .choose(&mut self.rng)
            .expect("a number");
        self.harness.deliver(delivered);
        if self.rng.random_bool(0.5) {
            self.harness.answer_advice();
            self.harness.finish_saving();
        }
        if self.rng.random_bool(0.8) {
            for (request_id, questions) in std::mem::take(&mut self.harness.thinking) {
                let answers: Vec<Answer> = questions.into_iter().map(Question::think).collect();
                self.stale.push((request_id, answers.clone()));
                self.harness.send(Input::MovesComputed(request_id, answers));
            }
            let forgotten = self.stale.len().saturating_sub(5);
            self.stale.drain(..forgotten);
        }
    }

    /// Lets time pass. At a local table, the claim timer does not run while the game is paused, or a dialog or the help is open.
    fn wait(&mut self, time: Duration) {
        let presenter = &self.harness.presenter;
        let is_stopped =
            presenter.pause().is_some() || presenter.modal().is_some() || presenter.is_help_open;
        let before = presenter.time_left();
        let serial = presenter.phase().claim_phase().map(|open| open.serial);
        self.harness.pass_time(time);
        let presenter = &self.harness.presenter;
        if is_stopped && presenter.table().network().is_none() && !presenter.is_demo() {
            assert_eq!(
                serial,
                presenter.phase().claim_phase().map(|open| open.serial)
            );
            assert_eq!(before, presenter.time_left());
        }
    }

    /// Sends an answer of computer players again, unless it is awaited. The game must not change, unless it was only waiting for the screen.
    fn send_stale_answer(&mut self) {
        let Some((request_id, answers)) = self.stale.choose(&mut self.rng).cloned() else {
            return;
        };
        if self.harness.presenter.phase().awaited() != Some(request_id) {
            let before = self.harness.inputs();
            let showing = self.harness.presenter.is_animating();
            self.harness.send(Input::MovesComputed(request_id, answers));
            let after = self.harness.inputs();
            assert!(
                showing || before == after,
                "an answer to an old request is dropped"
            );
        }
    }

    /// Breaks a network connection, which is restored at once, and sends an event of a closed one.
    fn break_connection(&mut self) {
        let connections = self.harness.connections.clone();
        if let (Some(connection), Some(server)) =
            (connections.choose(&mut self.rng), &mut self.harness.server)
        {
            server.reconnect(*connection);
        }
        if let Some(connection) = self.harness.closed_connections.choose(&mut self.rng) {
            let event = ClientEvent::Unreachable("too late".to_owned());
            self.harness.send(Input::ClientEvent(*connection, event));
        }
    }

    /// Presses a random tile of the player, the discard or nothing, or chooses a tile by key.
    fn press(&mut self) {
        let stake = &self.harness.presenter.view().me().stake;
        let own: Vec<_> = stake.kinds().map(|(tile, _)| tile).collect();
        let target = match self.rng.random_range(0..4) {
            0 => Target::Discard,
            1 => Target::Elsewhere,
            2 => Target::OldDiscard(self.rng.random_range(0..60)),
            _ => match own.choose(&mut self.rng) {
                Some(tile) => Target::OwnTile(*tile),
                None => Target::Elsewhere,
            },
        };
        match self.rng.random_bool(0.3) {
            true => self
                .harness
                .send(Input::Choose(own.choose(&mut self.rng).copied())),
            false => self.harness.send(Input::Pressed(target)),
        }
    }

    /// Runs a random command. One that is not available must say why and do nothing.
    fn run_random_command(&mut self) {
        let commands: Vec<Command> = Command::all()
            .filter(|command| *command != Command::Exit)
            .collect();
        let command = *commands.choose(&mut self.rng).expect("a command");
        let why = self.harness.presenter.refusal(command);
        let (inputs, refusals) = (self.harness.inputs(), self.harness.refusals);
        let ends_auto_play = self.harness.presenter.table().is_auto_played()
            && matches!(command, Command::Choose | Command::AutoPlay);
        self.harness.run_command(command);
        match why {
            Some(why) if !ends_auto_play => {
                assert_eq!(self.harness.status(), why, "{command:?}");
                assert_eq!(self.harness.inputs(), inputs, "{command:?}");
            }
            Some(_) => {}
            None => {
                // Refusals by the table, and of a review without hands, appear only when the command is run.
                let may_refuse =
                    matches!(command, Command::Choose | Command::Review | Command::Skip);
                assert!(
                    may_refuse || self.harness.refusals == refusals,
                    "{command:?}: {}",
                    self.harness.status()
                );
            }
        }
    }

    /// Replies to the open dialog, or closes it.
    fn answer(&mut self) {
        let Some(open) = self.harness.presenter.modal().cloned() else {
            return;
        };
        if let Modal::Prompt(Prompt::Trouble(trouble)) = &open {
            self.unread.retain(|words| *words != trouble.words);
        }
        let replies = replies(&open, &self.harness, &mut self.rng);
        let reply = replies
            .choose(&mut self.rng)
            .cloned()
            .unwrap_or(Reply::Close);
        self.harness.reply(reply);
    }

    /// Does what a sensible player would do next.
    fn play_sensibly(&mut self) {
        self.read_trouble();
        self.harness.play_on();
    }

    /// Counts an open failure as read, because its dialog is about to be closed.
    fn read_trouble(&mut self) {
        self.harness.settle();
        if let Some(Modal::Prompt(Prompt::Trouble(trouble))) = self.harness.presenter.modal() {
            let words = trouble.words.clone();
            self.unread.retain(|unread| *unread != words);
        }
    }

    /// Checks what must be true after every input.
    fn check(&mut self, seed: u64, step: usize) {
        let harness = &self.harness;
        let presenter = &harness.presenter;
        let (phase, modal) = (presenter.phase(), presenter.modal());
        let position = || format!("seed {seed}, step {step}: {phase:?}, {modal:?}");
        assert!(&harness.screen == presenter.shown(), "{}", position());
        // Before a network game begins here, messages describe its state. It is shown at once when the game begins.
        let has_begun = |network: &NetworkTable| network.shown().is_active();
        let is_game = presenter.review().is_none() && presenter.shown_instead().is_none();
        if is_game && presenter.table().network().is_none_or(has_begun) && !presenter.is_animating()
        {
            assert!(presenter.shown() == presenter.view(), "{}", position());
        }
        if let Some(Modal::Prompt(prompt)) = presenter.modal()
            && prompt.asks_for_a_move()
        {
            assert!(is_still_asked(prompt, presenter), "{}", position());
        }
        if let (Some(journal), Some(home)) = (&harness.journal, presenter.home())
            && !harness.disk_is_full
            && presenter.settings().autosave
            && presenter.is_autosaving()
        {
            assert_eq!(journal.record, *home.game().record(), "{}", position());
        }
    }

    /// Checks that the hand can be finished, first at the network table and then at the local one, and that all failures can be read.
    fn check_not_stuck(&mut self, seed: u64) {
        self.harness.disk_is_full = false;
        let mut is_leaving = false;
        for step in 0..6000 {
            self.harness.settle();
            let presenter = &self.harness.presenter;
            let at_network = presenter.table().network().is_some();
            let no_lesson = presenter.lesson_progress().is_none();
            let is_over = presenter.view().end.is_some() && presenter.view().waiting_for.is_some()
                || presenter.view().game_over;
            let is_read = presenter.modal().is_none() && self.unread.is_empty();
            let is_done = no_lesson && is_over && is_read;
            if is_done && !at_network {
                return;
            }
            // Without an answer of the server there is no hand to finish, and failures may wait for the local game.
            is_leaving |= is_done || self.harness.server.is_none() || step > 3000;
            if no_lesson && presenter.modal().is_none() && presenter.view().deal_number == 0 {
                // Between a new game and its first hand there is nothing to do but wait.
                self.harness.pass_time(Duration::from_secs(1));
            }
            if at_network && is_leaving {
                self.leave_network_table();
            } else if self.harness.presenter.lesson_progress().is_some() {
                self.read_trouble();
                self.harness.reply(Reply::Close);
                self.harness.send(Input::Lesson(LessonButton::Leave));
            } else {
                self.play_sensibly();
            }
        }
        let presenter = &self.harness.presenter;
        panic!(
            "seed {seed}: play cannot continue: {:?}, {:?}, {:?}, unread {:?}",
            presenter.phase(),
            presenter.modal(),
            presenter.table().request(),
            self.unread
        );
    }

    /// Leaves the network table.
    fn leave_network_table(&mut self) {
        self.read_trouble();
        match self.harness.presenter.modal() {
            Some(Modal::Prompt(Prompt::LeaveTable(command))) => {
                let command = *command;
                self.harness.reply(Reply::LeaveThen(command));
            }
            Some(Modal::Dialog(DialogKind::Lobby)) => {
                self.harness.reply(Reply::Run(Command::LeaveTable));
            }
            Some(_) => self.harness.reply(Reply::Close),
            None => self.harness.run_command(Command::LeaveTable),
        }
    }
}
