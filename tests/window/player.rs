//! A simulated player. It answers the requests in the program's log one at a time, with the mouse or the keyboard, and waits for the result in
//! the log.

use serde_json::{Value, json};

use crate::driver::Driver;

/// A player who uses only one input device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The mouse.
    Mouse,
    /// The keyboard.
    Keys,
}

impl Player {
    /// The name of the input device in the log.
    pub fn device(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Keys => "key",
        }
    }

    /// Presses a control with this label, or the equivalent key.
    fn press(self, driver: &Driver, words: &str, key: &str) {
        match (self, driver.control(words)) {
            (Self::Keys, _) => driver.key(key),
            (Self::Mouse, Some(place)) => driver.click_on(place, "1"),
            (Self::Mouse, None) => panic!("there is no {words} in {:?}", driver.open_dialog()),
        }
    }

    /// Plays until a condition holds and nothing moves.
    pub fn play(self, driver: &mut Driver, until: impl Fn(&Driver) -> bool) {
        loop {
            driver.wait_until_settled("something to do", |driver| {
                until(driver) || must_act(driver)
            });
            if until(driver) {
                return;
            }
            self.act(driver);
        }
    }

    /// Plays until the first hand in the log is settled or washed out.
    pub fn play_a_hand(self, driver: &mut Driver) {
        self.play(driver, |driver| {
            driver.event_count("Settled") + driver.event_count("WashedOut") > 0
        });
    }

    /// Discards a tile of the stake, counted from the left.
    fn discard(self, driver: &Driver, index: usize) {
        match self {
            Self::Keys => {
                let rights = vec!["Right"; index];
                driver.keys(&[&["Home"], &rights[..], &["Return"]].concat());
            }
            Self::Mouse => {
                let place = driver.place(&format!("stake {index}"));
                driver.click_on(place.expect("the tile is on the stake"), "1");
            }
        }
    }

    /// Claims or passes on the current discard.
    fn answer(self, driver: &Driver, claims: bool) {
        match (self, claims) {
            (Self::Keys, true) => driver.key("Return"),
            (Self::Keys, false) => driver.key("0"),
            (Self::Mouse, false) if driver.control("Pass").is_some() => {
                self.press(driver, "Pass", "0")
            }
            (Self::Mouse, _) => {
                let well = driver.place("well").expect("a discard lies in the well");
                driver.click_on(well, if claims { "1" } else { "3" });
            }
        }
    }

    /// Performs the next action.
    fn act(self, driver: &mut Driver) {
        if let Some(title) = driver.open_dialog() {
            let button = button(driver);
            let has = |line: &Value, key: &str| line.get(key).is_some();
            let is_effect = |line: &Value| {
                has(line, "input") || has(line, "box") && line["box"] != title.as_str()
            };
            driver.act(
                &title,
                |driver| self.press(driver, button, "Return"),
                is_effect,
            );
            return;
        }
        for (words, key) in CONTINUE_BUTTONS {
            if driver.control(words).is_some() {
                let is_effect = |line: &Value| {
                    line.get("event").or(line.get("said")).is_some() || line["box"].is_string()
                };
                driver.act(words, |driver| self.press(driver, words, key), is_effect);
                return;
            }
        }
        if own_discard_waits(driver) {
            let is_effect = |line: &Value| line.get("event").is_some();
            driver.act(
                "the end of the wait",
                |driver| self.answer(driver, false),
                is_effect,
            );
            return;
        }
        let request = open_request(driver).cloned().expect("a request is open");
        let legal = &request["legal"];
        let input = |line: &Value| line.get("input").is_some();
        if request["request"].get("Turn").is_some() {
            let stake = stake(driver);
            let index = worst(&stake, legal);
            let discarded = driver.act("the discard", |driver| self.discard(driver, index), input);
            assert_eq!(discarded["input"]["Discard"]["tile"], stake[index]);
        } else {
            let claims = is_wanted(legal);
            // At a network table another player can claim meanwhile. The key then only ends the display of that claim, and is pressed again.
            let is_effect = |line: &Value| {
                input(line)
                    || line["box"].is_string()
                    || line["event"].get("Claimed").is_some()
                    || line["event"].get("Passed").is_some()
            };
            driver.act(
                "the answer",
                |driver| self.answer(driver, claims),
                is_effect,
            );
        }
    }
}

/// Labels of buttons that continue the game, and the line below the player's own win, with the equivalent keys.
const CONTINUE_BUTTONS: [(&str, &str); 4] = [
    ("Press any key or click to go on.", "Return"),
    ("Continue", "Return"),
    ("Start!", "Return"),
    ("Next Hand!", "F3"),
];

/// Dialogs that close by themselves when the game begins.
const SELF_CLOSING: [&str; 3] = ["Network Table", "Host a Table", "Resume a Table"];

/// The request to the player, if it has not been answered.
fn open_request(driver: &Driver) -> Option<&Value> {
    let is_over = |line: &Value| {
        let has = |key: &str| line.get(key).is_some();
        let event = &line["event"];
        let has_continued = event.get("Drew").or(event.get("Discarded")).is_some();
        has("input") || has("game") || has("visit") || has_continued
    };
    let is_request = |line: &Value| line.get("request").is_some();
    let at = driver.lines.iter().rposition(is_request)?;
    let is_open = !driver.lines[at..].iter().any(is_over);
    is_open.then(|| &driver.lines[at])
}

/// Whether the player must act.
fn must_act(driver: &Driver) -> bool {
    match driver.open_dialog() {
        Some(title) => !SELF_CLOSING.contains(&title.as_str()),
        None => {
            let mut buttons = CONTINUE_BUTTONS
                .iter()
                .filter_map(|(words, _)| driver.control(words));
            buttons.next().is_some() || open_request(driver).is_some() || own_discard_waits(driver)
        }
    }
}

/// Whether the player's own discard at a local table can still be taken back.
fn own_discard_waits(driver: &Driver) -> bool {
    let game = &driver.lines[driver.game_line()]["game"];
    let event = driver.last("event");
    game.is_object()
        && event.is_some_and(|line| line["event"]["Discarded"]["seat"] == game["viewer"])
}

/// Whether the player must discard.
pub fn is_turn(driver: &Driver) -> bool {
    let request = open_request(driver);
    driver.open_dialog().is_none()
        && request.is_some_and(|line| line["request"]["Turn"].is_object())
}

/// The label of the button to press in the open dialog: the one that agrees or continues, or the best claim. Impossible claims are disabled.
fn button(driver: &Driver) -> &'static str {
    let words = ["Yes", "OK", "Next Hand", "Final Scores"]
        .into_iter()
        .chain(CLAIMS.map(|(_, words)| words));
    let mut enabled = words.filter(|words| driver.control(words).is_some());
    match enabled.next() {
        Some(words) => words,
        None => panic!("an unexpected dialog: {:?}", driver.open_dialog()),
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
    let is_legal = |index: &usize| {
        let tile = &stake[*index];
        legal
            .iter()
            .any(|choice| choice["Discard"]["tile"] == *tile)
    };
    let fit = |index: usize| -> i32 {
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
        .filter(is_legal)
        .min_by_key(|index| fit(*index))
        .unwrap_or(0)
}

/// The tiles of the player's stake, from the log.
fn stake(driver: &Driver) -> Vec<String> {
    let on_stake = |place: &&Value| {
        place["name"]
            .as_str()
            .is_some_and(|name| name.starts_with("stake "))
    };
    driver
        .places()
        .iter()
        .filter(on_stake)
        .filter_map(|place| place["tile"].as_str().map(str::to_owned))
        .collect()
}
