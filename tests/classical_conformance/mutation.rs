//! Records with one change: a digit, a tile, or a line removed, doubled or exchanged with the next.

use std::path::Path;
use std::process::{Command, Output};
use std::thread;

use engine::tiles::Tile;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::{Hand, hands, text};

/// A change to a record, at a message.
struct Mutation {
    kind: Kind,
    place: usize,
    messages: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Digit,
    Tile,
    Dropped,
    Doubled,
    Swapped,
}

const KINDS: [Kind; 5] = [
    Kind::Digit,
    Kind::Tile,
    Kind::Dropped,
    Kind::Doubled,
    Kind::Swapped,
];

/// Changes this many records, each in one place; the command must report a difference, unless the changed record means the same.
pub fn find_all(count: usize) {
    let played = hands("played.jsonl.xz").take(500);
    let hands: Vec<_> = hands("staged.jsonl.xz").chain(played).collect();
    let hands = hands.as_slice();
    thread::scope(|scope| {
        for seed in [1996, 1997] {
            scope.spawn(move || find(hands, count.div_ceil(2), seed));
        }
    });
}

fn find(hands: &[Hand], count: usize, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hand.mjs");
    let mut chance = StdRng::seed_from_u64(seed);
    let mut made = 0;
    while made < count {
        let hand = hands.choose(&mut chance).expect("there are hands");
        let messages = &hand.messages;
        let Some(mutation) = mutate(messages, &mut chance) else {
            continue;
        };
        made += 1;
        let output = check(&file, &mutation.messages);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let harmless = says_the_same(messages, &mutation);
        let what = format!(
            "{:?} at message {} of {}: {}, now {:?}",
            mutation.kind,
            mutation.place,
            hand.id,
            messages[mutation.place],
            mutation.messages.get(mutation.place)
        );
        match output.status.code() {
            Some(0) => assert!(harmless, "not found: {what}"),
            Some(1) => assert!(printed.contains(": "), "not named: {what}"),
            other => assert_eq!(other, Some(1), "{what}"),
        }
    }
}

fn check(file: &Path, messages: &[String]) -> Output {
    std::fs::write(file, text(messages)).expect("written");
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["replay", "--check"])
        .arg(file)
        .output()
        .expect("the command runs")
}

fn mutate(messages: &[String], chance: &mut StdRng) -> Option<Mutation> {
    let place = chance.random_range(0..messages.len());
    let mut mutated = messages.to_vec();
    let kind = *KINDS.choose(chance)?;
    match kind {
        Kind::Digit => mutated[place] = other_digit(&messages[place], chance)?,
        Kind::Tile => mutated[place] = other_tile(&messages[place], chance)?,
        Kind::Dropped => {
            mutated.remove(place);
        }
        Kind::Doubled => mutated.insert(place, messages[place].clone()),
        Kind::Swapped if place + 1 < messages.len() => mutated.swap(place, place + 1),
        Kind::Swapped => return None,
    }
    (mutated != messages).then_some(Mutation {
        kind,
        place,
        messages: mutated,
    })
}

fn other_digit(message: &str, chance: &mut StdRng) -> Option<String> {
    let digits: Vec<usize> = message
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_digit())
        .map(|(place, _)| place)
        .collect();
    let place = *digits.choose(chance)?;
    let digit = (message.as_bytes()[place] - b'0' + chance.random_range(1..10)) % 10;
    Some(format!(
        "{}{digit}{}",
        &message[..place],
        &message[place + 1..]
    ))
}

fn other_tile(message: &str, chance: &mut StdRng) -> Option<String> {
    let mut words: Vec<String> = message.split(' ').map(str::to_owned).collect();
    let is_tile = |place: &usize| words[*place].parse::<Tile>().is_ok();
    let tiles: Vec<usize> = (1..words.len()).filter(is_tile).collect();
    let place = *tiles.choose(chance)?;
    let others: Vec<String> = Tile::all()
        .map(|tile| tile.to_string())
        .filter(|tile| *tile != words[place])
        .collect();
    words[place] = others.choose(chance)?.clone();
    Some(words.join(" "))
}

/// Whether the server could have written a changed record just as well, with the same results.
fn says_the_same(before: &[String], mutation: &Mutation) -> bool {
    let place = mutation.place;
    let words = |message: &str| -> Vec<String> { message.split(' ').map(str::to_owned).collect() };
    let one = words(&before[place]);
    match mutation.kind {
        // Names of players, the dice, and counts and options that do not matter in this hand.
        Kind::Digit => {
            let new = words(&mutation.messages[place]);
            let changed = (0..one.len()).find(|word| one[*word] != new[*word]);
            match (one[0].as_str(), changed) {
                ("Player", Some(2)) | ("NewHand", Some(2 | 3)) => true,
                // East's wins, the first East, the version, and the manager.
                ("Game", Some(6 | 7 | 12 | 13)) => true,
                // The value or description of an option that does not matter in this hand.
                ("GameOption", Some(6..)) => one[2] != "End",
                ("PlayerDiscards", Some(2)) => is_hidden_to_the_end(before),
                // An Original Call added or removed, by a player who does not win with it.
                ("PlayerDiscards", Some(4)) => is_idle_call(&before[place..], &one[1]),
                _ => false,
            }
        }
        // Another of the player's tiles was discarded, and the one kept was never seen.
        Kind::Tile => one[0] == "PlayerDiscards" && is_hidden_to_the_end(before),
        Kind::Dropped | Kind::Doubled => false,
        // Simultaneous actions of several players may come in any order.
        Kind::Swapped => {
            let next = words(&before[place + 1]);
            is_answer(&one) && is_answer(&next) && one[2] == next[2]
                || one[0] == "PlayerReady" && next[0] == "PlayerReady"
                || one[0] == "Player" && next[0] == "Player"
                || is_laying_out(&one) && is_laying_out(&next)
        }
    }
}

/// Whether a player, after the first of these messages, discards every drawn tile and neither claims nor wins, as after an unsuccessful
/// call.
fn is_idle_call(messages: &[String], id: &str) -> bool {
    let mut drawn = None;
    messages[1..].iter().all(|message| {
        let words: Vec<&str> = message.split(' ').collect();
        match words[..] {
            ["PlayerDraws" | "PlayerDrawsLoose", player, tile] if player == id => {
                drawn = Some(tile.to_owned());
                true
            }
            ["PlayerDiscards", player, tile, ..] if player == id => drawn.as_deref() == Some(tile),
            [
                "PlayerPungs" | "PlayerChows" | "PlayerKongs" | "PlayerMahJongs" | "PlayerRobsKong",
                player,
                ..,
            ] => player != id,
            _ => true,
        }
    })
}

fn is_hidden_to_the_end(messages: &[String]) -> bool {
    let begins = |word: &str| messages.iter().any(|message| message.starts_with(word));
    begins("WashOut") && !begins("PlayerShowsTiles")
}

fn is_answer(words: &[String]) -> bool {
    words[0] == "PlayerDoesntClaim" || words[0].starts_with("PlayerClaims")
}

fn is_laying_out(words: &[String]) -> bool {
    words[0].starts_with("PlayerForms") || words[0] == "PlayerShowsTiles"
}
