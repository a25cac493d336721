//! A simulated player: does what the program's log asks for, with the mouse or the keyboard, one step at a time, and waits for the result
//! in the log.

use serde_json::{Value, json};

use crate::desk::Desk;

/// The input device of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The mouse only.
    Mouse,
    /// The keyboard only.
    Keys,
}

impl Player {
    /// The name of the input device in the log.
    pub fn word(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Keys => "key",
        }
    }

    /// Presses a control with this label, or the equivalent key.
    fn press(self, desk: &Desk, words: &str, key: &str) {
        match (self, desk.control(words)) {
            (Self::Keys, _) => desk.key(key),
            (Self::Mouse, Some(place)) => desk.click_on(place, "1"),
            (Self::Mouse, None) => panic!("there is no {words} in {:?}", desk.open_dialog()),
        }
    }

    /// Plays until a condition holds and nothing moves.
    pub fn play(self, desk: &mut Desk, until: impl Fn(&Desk) -> bool) {
        loop {
            desk.rest("something to do", |desk| until(desk) || is_due(desk));
            if until(desk) {
                return;
            }
            self.act(desk);
        }
    }

    /// Plays until the hand is settled or washed out.
    pub fn play_a_hand(self, desk: &mut Desk) {
        self.play(desk, |desk| {
            desk.events("Settled") + desk.events("WashedOut") > 0
        });
    }

    /// Discards a tile of the stake, counted from the left.
    fn discard(self, desk: &Desk, index: usize) {
        match self {
            Self::Keys => {
                let rights = vec!["Right"; index];
                desk.keys(&[&["Home"], &rights[..], &["Return"]].concat());
            }
            Self::Mouse => {
                let place = desk.place(&format!("stake {index}"));
                desk.click_on(place.expect("the tile is on the stake"), "1");
            }
        }
    }

    /// Claims or passes on the current discard.
    fn answer(self, desk: &Desk, claims: bool) {
        match (self, claims) {
            (Self::Keys, true) => desk.key("Return"),
            (Self::Keys, false) => desk.key("0"),
            (Self::Mouse, false) if desk.control("Pass").is_some() => self.press(desk, "Pass", "0"),
            (Self::Mouse, _) => {
                let well = desk.place("well").expect("a discard lies in the well");
                desk.click_on(well, if claims { "1" } else { "3" });
            }
        }
    }

    /// Does what is due.
    fn act(self, desk: &mut Desk) {
        if let Some(title) = desk.open_dialog() {
            let button = button(desk);
            let key = |line: &Value, key: &str| line.get(key).is_some();
            let came = |line: &Value| {
                key(line, "input") || key(line, "box") && line["box"] != title.as_str()
            };
            desk.act(&title, |desk| self.press(desk, button, "Return"), came);
            return;
        }
        for (words, key) in ONWARD {
            if desk.control(words).is_some() {
                let went = |line: &Value| line.get("event").or(line.get("said")).is_some();
                desk.act(words, |desk| self.press(desk, words, key), went);
                return;
            }
        }
        if own_discard_waits(desk) {
            let went = |line: &Value| line.get("event").is_some();
            desk.act("play to go on", |desk| self.answer(desk, false), went);
            return;
        }
        let request = open_request(desk).cloned().expect("one is due");
        let legal = &request["legal"];
        let input = |line: &Value| line.get("input").is_some();
        if request["request"].get("Turn").is_some() {
            let stake = stake(desk);
            let index = worst(&stake, legal);
            let thrown = desk.act("the discard", |desk| self.discard(desk, index), input);
            assert_eq!(thrown["input"]["Discard"]["tile"], stake[index]);
        } else {
            let claims = is_wanted(legal);
            let came = |line: &Value| input(line) || line["box"].is_string();
            desk.act("the answer", |desk| self.answer(desk, claims), came);
        }
    }
}

/// Labels of buttons that continue the game, with the equivalent keys.
const ONWARD: [(&str, &str); 3] = [
    ("Continue", "Return"),
    ("Start!", "Return"),
    ("Next Hand!", "F3"),
];

/// Dialogs that close by themselves when the game begins.
const PASSING: [&str; 3] = ["Network Table", "Host a Table", "Resume a Table"];

/// The request to the player, if it has not been answered.
fn open_request(desk: &Desk) -> Option<&Value> {
    let is_over = |line: &Value| {
        let has = |key: &str| line.get(key).is_some();
        let event = &line["event"];
        let went_on = event.get("Drew").or(event.get("Discarded")).is_some();
        has("input") || has("game") || has("visit") || went_on
    };
    let asked = |line: &Value| line.get("request").is_some();
    let at = desk.lines.iter().rposition(asked)?;
    let is_open = !desk.lines[at..].iter().any(is_over);
    is_open.then(|| &desk.lines[at])
}

/// Whether the player must act.
fn is_due(desk: &Desk) -> bool {
    match desk.open_dialog() {
        Some(title) => !PASSING.contains(&title.as_str()),
        None => {
            let mut onward = ONWARD.iter().filter_map(|(words, _)| desk.control(words));
            onward.next().is_some() || open_request(desk).is_some() || own_discard_waits(desk)
        }
    }
}

/// Whether the player's own discard at a local table can still be taken back.
fn own_discard_waits(desk: &Desk) -> bool {
    let game = &desk.lines[desk.game()]["game"];
    let event = desk.last("event");
    game.is_object()
        && event.is_some_and(|line| line["event"]["Discarded"]["seat"] == game["viewer"])
}

/// Whether the player must discard.
pub fn is_turn(desk: &Desk) -> bool {
    let request = open_request(desk);
    desk.open_dialog().is_none() && request.is_some_and(|line| line["request"]["Turn"].is_object())
}

/// The button of the open dialog for Yes or the best claim. Impossible claims are disabled.
fn button(desk: &Desk) -> &'static str {
    let words = ["Yes", "OK", "Next Hand", "Final Scores"]
        .into_iter()
        .chain(CLAIMS.map(|(_, words)| words));
    let mut enabled = words.filter(|words| desk.control(words).is_some());
    match enabled.next() {
        Some(words) => words,
        None => panic!("an unexpected box: {:?}", desk.open_dialog()),
    }
}

/// Claims, best first, with the labels of their buttons; Chows are never claimed.
const CLAIMS: [(&str, &str); 3] = [("MahJong", "Mah Jongg"), ("Kong", "Kong"), ("Pung", "Pung")];

/// Whether one of the legal claims is wanted.
fn is_wanted(legal: &Value) -> bool {
    let legal = legal.as_array().map(Vec::as_slice).unwrap_or_default();
    CLAIMS
        .iter()
        .any(|(claim, _)| legal.contains(&json!({"Claim": claim})))
}

/// The index of the legal discard that fits least with the other tiles.
fn worst(stake: &[String], legal: &Value) -> usize {
    let legal = legal.as_array().map(Vec::as_slice).unwrap_or_default();
    let may = |index: &usize| {
        let tile = &stake[*index];
        legal
            .iter()
            .any(|choice| choice["Discard"]["tile"] == *tile)
    };
    let fits = |index: usize| -> i32 {
        let tile = &stake[index];
        let (number, suit) = tile.split_at(1);
        stake
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .map(|(_, other)| {
                let (other_number, other_suit) = other.split_at(1);
                match (number.parse::<i32>(), other_number.parse::<i32>()) {
                    _ if tile == other => 5,
                    (Ok(a), Ok(b)) if suit == other_suit && (a - b).abs() <= 2 => 3 - (a - b).abs(),
                    _ => 0,
                }
            })
            .sum()
    };
    (0..stake.len())
        .filter(may)
        .min_by_key(|index| fits(*index))
        .unwrap_or(0)
}

/// The tiles of the player's stake, from the log.
fn stake(desk: &Desk) -> Vec<String> {
    let on_stake = |place: &&Value| {
        place["name"]
            .as_str()
            .is_some_and(|name| name.starts_with("stake "))
    };
    desk.places()
        .iter()
        .filter(on_stake)
        .filter_map(|place| place["tile"].as_str().map(str::to_owned))
        .collect()
}
