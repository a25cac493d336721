//! Records with one change: another digit, another tile, or a message that is removed, duplicated or swapped with the next.

use std::path::Path;
use std::process::{Command, Output};
use std::thread;

use engine::tiles::Tile;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::{Hand, hands, history_text};

/// A changed record.
struct Mutation {
    kind: Kind,
    /// The index of the changed message.
    index: usize,
    messages: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Digit,
    Tile,
    Removed,
    Duplicated,
    Swapped,
}

const KINDS: [Kind; 5] = [
    Kind::Digit,
    Kind::Tile,
    Kind::Removed,
    Kind::Duplicated,
    Kind::Swapped,
];

/// Changes `count` records, each in one message. `red-stake replay --check` must report a difference, unless the changed record means the
/// same.
pub fn check_mutations(count: usize) {
    let played = hands("played.jsonl.xz").take(500);
    let hands: Vec<_> = hands("staged.jsonl.xz").chain(played).collect();
    let hands = hands.as_slice();
    thread::scope(|scope| {
        for seed in [1996, 1997] {
            scope.spawn(move || check_mutations_with_seed(hands, count.div_ceil(2), seed));
        }
    });
}

fn check_mutations_with_seed(hands: &[Hand], count: usize, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hand.mjs");
    let mut rng = StdRng::seed_from_u64(seed);
    let mut checked = 0;
    while checked < count {
        let hand = hands.choose(&mut rng).expect("there are hands");
        let messages = &hand.messages;
        let Some(mutation) = mutate(messages, &mut rng) else {
            continue;
        };
        checked += 1;
        let output = run_check(&file, &mutation.messages);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let is_harmless = has_same_meaning(messages, &mutation);
        let description = format!(
            "{:?} at message {} of {}: {}, now {:?}",
            mutation.kind,
            mutation.index,
            hand.id,
            messages[mutation.index],
            mutation.messages.get(mutation.index)
        );
        match output.status.code() {
            Some(0) => assert!(is_harmless, "not detected: {description}"),
            Some(1) => assert!(
                printed.contains(": "),
                "no difference is printed: {description}"
            ),
            other => assert_eq!(other, Some(1), "{description}"),
        }
    }
}

fn run_check(file: &Path, messages: &[String]) -> Output {
    std::fs::write(file, history_text(messages)).expect("written");
    Command::new(env!("CARGO_BIN_EXE_red-stake"))
        .args(["replay", "--check"])
        .arg(file)
        .output()
        .expect("the command runs")
}

/// Changes a message at random; `None` if the change is not possible there.
fn mutate(messages: &[String], rng: &mut StdRng) -> Option<Mutation> {
    let index = rng.random_range(0..messages.len());
    let mut mutated = messages.to_vec();
    let kind = *KINDS.choose(rng)?;
    match kind {
        Kind::Digit => mutated[index] = other_digit(&messages[index], rng)?,
        Kind::Tile => mutated[index] = other_tile(&messages[index], rng)?,
        Kind::Removed => {
            mutated.remove(index);
        }
        Kind::Duplicated => mutated.insert(index, messages[index].clone()),
        Kind::Swapped if index + 1 < messages.len() => mutated.swap(index, index + 1),
        Kind::Swapped => return None,
    }
    (mutated != messages).then_some(Mutation {
        kind,
        index,
        messages: mutated,
    })
}

/// The message with another digit.
fn other_digit(message: &str, rng: &mut StdRng) -> Option<String> {
    let digits: Vec<usize> = message
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_digit())
        .map(|(position, _)| position)
        .collect();
    let position = *digits.choose(rng)?;
    let digit = (message.as_bytes()[position] - b'0' + rng.random_range(1..10)) % 10;
    Some(format!(
        "{}{digit}{}",
        &message[..position],
        &message[position + 1..]
    ))
}

/// The message with another tile.
fn other_tile(message: &str, rng: &mut StdRng) -> Option<String> {
    let mut words: Vec<String> = message.split(' ').map(str::to_owned).collect();
    let is_tile = |position: &usize| words[*position].parse::<Tile>().is_ok();
    let tiles: Vec<usize> = (1..words.len()).filter(is_tile).collect();
    let position = *tiles.choose(rng)?;
    let others: Vec<String> = Tile::all()
        .map(|tile| tile.to_string())
        .filter(|tile| *tile != words[position])
        .collect();
    words[position] = others.choose(rng)?.clone();
    Some(words.join(" "))
}

/// Whether the server may have written the changed record for a hand with the same result, so that no difference need be found.
fn has_same_meaning(before: &[String], mutation: &Mutation) -> bool {
    let index = mutation.index;
    let words = |message: &str| -> Vec<String> { message.split(' ').map(str::to_owned).collect() };
    let old = words(&before[index]);
    match mutation.kind {
        // Names of players, the dice, and counts and options that do not matter in this hand.
        Kind::Digit => {
            let new = words(&mutation.messages[index]);
            let changed = (0..old.len()).find(|word| old[*word] != new[*word]);
            match (old[0].as_str(), changed) {
                ("Player", Some(2)) | ("NewHand", Some(2 | 3)) => true,
                // East's wins, the first East, the version, and the manager.
                ("Game", Some(6 | 7 | 12 | 13)) => true,
                // The value or description of an option, which need not matter in this hand.
                ("GameOption", Some(6..)) => old[2] != "End",
                ("PlayerDiscards", Some(2)) => is_hidden_to_the_end(before),
                // An Original Call added or removed, by a player who does not win with it.
                ("PlayerDiscards", Some(4)) => is_unsuccessful_call(&before[index..], &old[1]),
                _ => false,
            }
        }
        // Another of the player's tiles was discarded, and the one kept was never seen.
        Kind::Tile => old[0] == "PlayerDiscards" && is_hidden_to_the_end(before),
        Kind::Removed | Kind::Duplicated => false,
        // Simultaneous actions of several players may come in any order.
        Kind::Swapped => {
            let next = words(&before[index + 1]);
            is_answer(&old) && is_answer(&next) && old[2] == next[2]
                || old[0] == "PlayerReady" && next[0] == "PlayerReady"
                || old[0] == "Player" && next[0] == "Player"
                || is_laying_out(&old) && is_laying_out(&next)
        }
    }
}

/// Whether a player, after the first of these messages, discards every drawn tile and neither claims nor wins, as after an unsuccessful
/// call.
fn is_unsuccessful_call(messages: &[String], id: &str) -> bool {
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

/// Whether the hand is washed out and no player shows tiles.
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
