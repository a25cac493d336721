//! The monkey test: random inputs at any time, under random preferences and both rule sets, alone, with several people, in the lesson, and
//! with files, disks and threads that fail or are late. `RED_STAKE_CASES` sets the number of hands.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::super::*;
use super::choices::{a_table, is_still_asked, preferences, replies, rules};
use super::outside::{Outside, beginning};
use crate::session::local::{Answer, Question};
use coach::puzzle::PuzzleSession;
use net::join::ClientEvent;

/// The number of inputs that correspond to one hand.
const A_HAND: usize = 120;
/// The number of hands in one run.
const HANDS: usize = 4;

struct Monkey {
    rng: ChaCha8Rng,
    outside: Outside,
    /// Answers that were requested once; they may arrive at any time, or twice.
    stale: Vec<(RequestId, Vec<Answer>)>,
    /// Failures that were reported and not read yet, and the total number.
    unread: Vec<String>,
    troubles: usize,
}

/// A number from an environment variable.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn random_input_never_leaves_the_player_stuck() {
    let hands = number("RED_STAKE_CASES").unwrap_or(2_500);
    let first = number("RED_STAKE_SEED").unwrap_or(1);
    let last = first + hands.div_ceil(HANDS as u64);
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

/// Prints the seed of a run that panics.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}", self.0);
        }
    }
}

/// One run.
fn run(seed: u64) {
    let _named = Named(seed);
    let mut monkey = Monkey::new(seed);
    for step in 0..HANDS * A_HAND {
        monkey.act();
        monkey.check(seed, step);
    }
    monkey.find_a_way_on(seed);
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let settings = preferences(&mut rng);
        let mut begin = beginning(settings, rules(&mut rng), seed);
        begin.settings.welcomed = rng.random_bool(0.7);
        if rng.random_bool(0.1) {
            begin.troubles.push("trouble 0".to_owned());
        }
        let unread = begin.troubles.clone();
        let mut outside = Outside::with(begin);
        outside.far_seeds = rng
            .random_bool(0.5)
            .then(|| ChaCha8Rng::seed_from_u64(seed));
        if outside.far_seeds.is_some() && outside.presenter.open().is_none() && rng.random_bool(0.5)
        {
            outside.reply(Reply::Host(Box::new(a_table(&mut rng)), None));
        }
        Self {
            outside,
            troubles: unread.len(),
            unread,
            stale: Vec::new(),
            rng,
        }
    }

    /// Does something random.
    fn act(&mut self) {
        match self.rng.random_range(0..100) {
            0..30 => self.let_the_game_go_on(),
            30..42 => self.press(),
            42..60 => self.answer(),
            60..80 => self.order(),
            80..84 => {
                let time = Duration::from_millis(self.rng.random_range(0..3000));
                self.wait(time);
            }
            84..88 => self.be_late(),
            88..91 => self.outside.send(Input::Help(self.rng.random_bool(0.3))),
            91..93 => {
                let cards = [
                    LessonButton::Read,
                    LessonButton::Earlier,
                    LessonButton::Leave,
                    LessonButton::More("lesson"),
                ];
                let card = *cards.choose(&mut self.rng).expect("a card");
                self.outside.send(Input::Lesson(card));
            }
            93..94 => {
                self.troubles += 1;
                let words = format!("trouble {}", self.troubles);
                self.unread.push(words.clone());
                self.outside.send(Input::Trouble(words));
            }
            94..95 => self.outside.disturb_threads(self.rng.random()),
            95..96 => {
                let failed = "The journal cannot be written.".to_owned();
                self.outside.send(Input::Autosave(Err(failed)));
            }
            96..97 => self.outside.send(Input::FileReceived("dropped.mah".into())),
            97..98 => self
                .outside
                .send(Input::PointedAt(Some("8 Circle.".to_owned()))),
            98..99 => match self.rng.random_bool(0.5) {
                true => self.lose_a_line(),
                false => self.outside.send(Input::Sound(self.rng.random_bool(0.5))),
            },
            _ => self.play_sensibly(),
        }
    }

    /// Shows some queued events, and answers some pending questions.
    fn let_the_game_go_on(&mut self) {
        let some = *[0, 1, 3, usize::MAX]
            .choose(&mut self.rng)
            .expect("a number");
        self.outside.show_some(some);
        let some = *[0, 1, 5, usize::MAX]
            .choose(&mut self.rng)
            .expect("a number");
        self.outside.hear(some);
        if self.rng.random_bool(0.5) {
            self.outside.advise();
            self.outside.finish_saving();
        }
        if self.rng.random_bool(0.8) {
            for (request_id, questions) in std::mem::take(&mut self.outside.thinking) {
                let answers: Vec<Answer> = questions.into_iter().map(Question::think).collect();
                self.stale.push((request_id, answers.clone()));
                self.outside.send(Input::MovesComputed(request_id, answers));
            }
            let late = self.stale.len().saturating_sub(5);
            self.stale.drain(..late);
        }
    }

    /// The claim timer never runs while the game is paused, the tiles are covered, or a dialog or the help is open.
    fn wait(&mut self, time: Duration) {
        let presenter = &self.outside.presenter;
        let stands =
            presenter.pause().is_some() || presenter.open().is_some() || presenter.help_open;
        let before = presenter.time_left();
        let waits = presenter.phase().claim().map(|open| open.serial);
        self.outside.pass(time);
        let presenter = &self.outside.presenter;
        if stands && presenter.table().network().is_none() && !presenter.is_demo() {
            assert_eq!(waits, presenter.phase().claim().map(|open| open.serial));
            assert_eq!(before, presenter.time_left());
        }
    }

    /// Repeats an answer, or sends one that is outdated.
    fn be_late(&mut self) {
        let Some((request_id, answers)) = self.stale.choose(&mut self.rng).cloned() else {
            return;
        };
        if self.outside.presenter.phase().awaited() != Some(request_id) {
            let before = self.outside.inputs();
            let showing = self.outside.presenter.is_showing();
            self.outside.send(Input::MovesComputed(request_id, answers));
            let after = self.outside.inputs();
            assert!(
                showing || before == after,
                "an answer to an old request is dropped"
            );
        }
    }

    /// Breaks a network connection and restores it, or sends news of an old one.
    fn lose_a_line(&mut self) {
        let lines = self.outside.lines.clone();
        if let (Some(line), Some(far)) = (lines.choose(&mut self.rng), &mut self.outside.far) {
            far.lose(*line);
        }
        if let Some(line) = self.outside.dead.choose(&mut self.rng) {
            let news = ClientEvent::Unreachable("too late".to_owned());
            self.outside.send(Input::ClientEvent(*line, news));
        }
    }

    fn press(&mut self) {
        let own = self
            .outside
            .presenter
            .view()
            .me()
            .stake
            .kinds()
            .map(|(tile, _)| tile)
            .collect::<Vec<_>>();
        let target = match self.rng.random_range(0..3) {
            0 => Target::Discard,
            1 => Target::Elsewhere,
            _ => match own.choose(&mut self.rng) {
                Some(tile) => Target::OwnTile(*tile),
                None => Target::Elsewhere,
            },
        };
        match self.rng.random_bool(0.3) {
            true => self
                .outside
                .send(Input::Choose(own.choose(&mut self.rng).copied())),
            false => self.outside.send(Input::Pressed(target)),
        }
    }

    /// An available command can be run; an unavailable one gives its reason and does nothing.
    fn order(&mut self) {
        let commands: Vec<Command> = Command::all()
            .filter(|command| *command != Command::Exit)
            .collect();
        let command = *commands.choose(&mut self.rng).expect("a command");
        let why = self.outside.presenter.refusal(command);
        let (inputs, refusals) = (self.outside.inputs(), self.outside.refusals);
        let ends_auto_play = self.outside.presenter.table().is_auto_played()
            && matches!(command, Command::Choose | Command::AutoPlay);
        self.outside.order(command);
        match why {
            Some(why) if !ends_auto_play => {
                assert_eq!(self.outside.status(), why, "{command:?}");
                assert_eq!(self.outside.inputs(), inputs, "{command:?}");
            }
            Some(_) => {}
            None => {
                // Refusals by the table, and of a review without hands, appear only when the command is run.
                let tries = matches!(command, Command::Choose | Command::Review | Command::Skip);
                assert!(
                    tries || self.outside.refusals == refusals,
                    "{command:?}: {}",
                    self.outside.status()
                );
            }
        }
    }

    /// Replies to the open dialog, or closes it.
    fn answer(&mut self) {
        let Some(open) = self.outside.presenter.open().cloned() else {
            return;
        };
        if let Open::Prompt(Prompt::Trouble(trouble)) = &open {
            self.unread.retain(|words| *words != trouble.words);
        }
        let replies = replies(&open, &self.outside, &mut self.rng);
        let reply = replies
            .choose(&mut self.rng)
            .cloned()
            .unwrap_or(Reply::Close);
        self.outside.reply(reply);
    }

    fn play_sensibly(&mut self) {
        self.read_trouble();
        self.outside.play_on();
    }

    /// The open dialog is about to be closed, so it has been read.
    fn read_trouble(&mut self) {
        self.outside.settle();
        if let Some(Open::Prompt(Prompt::Trouble(trouble))) = self.outside.presenter.open() {
            let words = trouble.words.clone();
            self.unread.retain(|unread| *unread != words);
        }
    }

    /// Checks the invariants.
    fn check(&mut self, seed: u64, step: usize) {
        let outside = &self.outside;
        let presenter = &outside.presenter;
        let (phase, open) = (presenter.phase(), presenter.open());
        let place = || format!("seed {seed}, step {step}: {phase:?}, {open:?}");
        // Until a network game has begun here, messages describe its state, which is then shown at once.
        let begun = |network: &NetworkTable| network.shown().is_active();
        if let Some(posed) = presenter.puzzle_session().and_then(PuzzleSession::posed) {
            assert!(outside.screen == posed.view, "{}", place());
        } else if presenter.review().is_none() && presenter.table().network().is_none_or(begun) {
            assert!(&outside.screen == presenter.shown(), "{}", place());
            if !presenter.is_showing() {
                assert!(presenter.shown() == presenter.view(), "{}", place());
            }
        }
        if let Some(Open::Prompt(prompt)) = presenter.open()
            && prompt.asks_for_a_move()
        {
            assert!(is_still_asked(prompt, presenter), "{}", place());
        }
        if let (Some(journal), Some(home)) = (&outside.journal, presenter.home())
            && !outside.disk_is_full
            && presenter.settings().autosave
            && presenter.is_autosaving()
        {
            assert_eq!(journal.record, *home.game().record(), "{}", place());
        }
    }

    /// From any state, the hand can be finished, first at the network table and then at home, and all failures can be read.
    fn find_a_way_on(&mut self, seed: u64) {
        self.outside.disk_is_full = false;
        let mut leaves = false;
        for step in 0..6000 {
            self.outside.settle();
            let presenter = &self.outside.presenter;
            let away = presenter.table().network().is_some();
            let settled = presenter.lecture().is_none();
            let over = presenter.view().end.is_some() && presenter.view().waiting_for.is_some()
                || presenter.view().game_over;
            let rests = settled && over && presenter.open().is_none() && self.unread.is_empty();
            if rests && !away {
                return;
            }
            // Without an answer of the server there is no hand to finish, and failures may wait for the local game.
            leaves |= rests || self.outside.far.is_none() || step > 3000;
            if settled && presenter.open().is_none() && presenter.view().deal_number == 0 {
                // Between a new game and its first hand there is nothing to do but wait.
                self.outside.pass(Duration::from_secs(1));
            }
            if away && leaves {
                self.leave_the_table();
            } else if self.outside.presenter.lecture().is_some() {
                self.read_trouble();
                self.outside.reply(Reply::Close);
                self.outside.send(Input::Lesson(LessonButton::Leave));
            } else {
                self.play_sensibly();
            }
        }
        let presenter = &self.outside.presenter;
        panic!(
            "seed {seed}: play cannot continue: {:?}, {:?}, {:?}, unread {:?}",
            presenter.phase(),
            presenter.open(),
            presenter.table().request(),
            self.unread
        );
    }

    /// Leaves the network table.
    fn leave_the_table(&mut self) {
        self.read_trouble();
        match self.outside.presenter.open() {
            Some(Open::Prompt(Prompt::LeaveTable(command))) => {
                let command = *command;
                self.outside.reply(Reply::LeaveThen(command));
            }
            Some(Open::Dialog(DialogKind::Lobby)) => {
                self.outside.reply(Reply::Run(Command::LeaveTable));
            }
            Some(_) => self.outside.reply(Reply::Close),
            None => self.outside.order(Command::LeaveTable),
        }
    }
}
