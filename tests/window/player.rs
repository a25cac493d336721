//! A player for tests: reads in the program's log what is asked, and answers with the mouse alone or with keys alone.

use serde_json::Value;

use crate::desk::Desk;

/// With what the player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// The mouse only.
    Mouse,
    /// Keys only.
    Keys,
}

impl With {
    /// The word that inputs of this kind have in the log.
    pub fn word(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Keys => "key",
        }
    }

    /// Answers an open box with its button of these words.
    pub fn press(self, desk: &Desk, button: &str, key: &str) {
        match self {
            Self::Keys => desk.key(key),
            Self::Mouse => match desk.control(button) {
                Some(place) => desk.click_on(&place),
                None => panic!("there is no {button} in {:?}", desk.open_box()),
            },
        }
    }

    /// Starts the dealt hand.
    pub fn start(self, desk: &Desk) {
        match self {
            Self::Keys => desk.key("Return"),
            Self::Mouse => desk.click(400.0, 250.0),
        }
    }

    /// Discards a tile of the stake, counted from the left.
    pub fn discard(self, desk: &Desk, index: usize) {
        match self {
            Self::Keys => {
                desk.key("Home");
                for _ in 0..index {
                    desk.key("Right");
                }
                desk.key("Return");
            }
            Self::Mouse => {
                let place = desk
                    .place(&format!("stake {index}"))
                    .expect("the tile is on the stake");
                desk.click_on(&place);
            }
        }
    }

    /// Claims the discard that lies in the well.
    pub fn claim(self, desk: &Desk) {
        match self {
            Self::Keys => desk.key("Return"),
            Self::Mouse => {
                let well = desk.place("well").expect("a discard lies in the well");
                desk.click_on(&well);
            }
        }
    }
}

/// Which of the tiles that may be thrown to throw: the one that fits least with the others.
pub fn worst(stake: &[String], legal: &Value) -> usize {
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

/// The tiles of the own stake, from the log.
pub fn stake(desk: &Desk) -> Vec<String> {
    let places = desk
        .last("places")
        .and_then(|line| line["places"].as_array());
    let on_stake = |place: &&Value| {
        place["name"]
            .as_str()
            .is_some_and(|name| name.starts_with("stake "))
    };
    places
        .into_iter()
        .flatten()
        .filter(on_stake)
        .filter_map(|place| place["tile"].as_str().map(str::to_owned))
        .collect()
}
