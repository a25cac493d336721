//! The game for a player who hears it: what is spoken and described, and what must not be.

mod description;
mod heard_tiles;

use std::time::Duration;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use engine::table::{DealEnd, SeatView};
use engine::tiles::Counts;
use heard_tiles::tiles_in;

/// A game under these rules with a screen reader.
fn heard_game(rules: RuleSet, seed: u64) -> Harness {
    let mut harness = Harness::with(initial_state(settings(), rules, seed));
    harness.send(Input::ScreenReader(true));
    harness
}

/// Plays until the hand is over and everything about it has been spoken.
fn play_a_hand(harness: &mut Harness) {
    harness.until(|harness| harness.presenter.view().end.is_some());
    harness.settle();
    harness.pass_time(Duration::from_secs(1));
}

/// The tiles that the player knows to exist: the player's own, and those that lie open.
fn known_tiles(view: &SeatView) -> Counts {
    let mut known = view.me().stake.clone();
    let drawn = view.me().drawn.and_then(|(tile, _)| tile);
    known.extend(drawn);
    known.extend(view.discards.iter().map(|discard| discard.tile));
    for seat in Seat::ALL {
        let player = &view.players[seat];
        known.extend(player.melds.iter().flat_map(|meld| meld.tiles()));
        known.extend(player.bonus.iter().copied());
    }
    known
}

/// Asserts that words name only known tiles, apart from those that would complete the player's hand.
fn assert_known(words: &str, known: &Counts) {
    let words = words.split("You are one tile away").next().unwrap_or(words);
    for tile in tiles_in(words) {
        assert!(known[tile] > 0, "{tile} is hidden: {words}");
    }
}

#[test]
fn hidden_tiles_are_neither_described_nor_spoken_of() {
    for seed in 1..8 {
        for rules in [RuleSet::bloem(), RuleSet::classical()] {
            let mut harness = heard_game(rules, seed);
            for _ in 0..400 {
                harness.settle();
                let presenter = &harness.presenter;
                let view = presenter.shown();
                if view.end.is_some() {
                    break;
                }
                let known = known_tiles(view);
                let described = presenter.describe_table(&[]);
                let players = described.players.iter();
                let entries = players.flat_map(|player| &player.entries);
                let entries = entries.chain(&described.hand).chain(&described.messages);
                for entry in entries.chain(&described.log) {
                    assert_known(&entry.words, &known);
                }
                let own: Counts = described.own_tiles.iter().map(|own| own.tile).collect();
                assert_eq!(own, view.me().stake);
                for speech in &harness.announced {
                    assert_known(&speech.1.words, &known);
                }
                harness.play_on();
            }
            assert!(harness.presenter.view().end.is_some(), "seed {seed}");
        }
    }
}

#[test]
fn speeches_are_paced_and_in_order() {
    let mut harness = heard_game(RuleSet::bloem(), 4);
    play_a_hand(&mut harness);
    assert!(harness.announced.len() > 20);
    for pair in harness.announced.windows(2) {
        let [(before, first), (after, second)] = pair else {
            continue;
        };
        assert!(*after >= *before + Duration::from_millis(250));
        assert_eq!(second.number, first.number + 1);
    }
    let heard = harness.heard();
    let mut rest = heard.as_str();
    for discard in &harness.presenter.view().discards {
        let tile = wording::TileWording::name(discard.tile);
        let spoken = match discard.seat == harness.presenter.viewer() {
            true => format!(" {tile}."),
            false => format!("{}: {tile}.", harness.presenter.names()[discard.seat]),
        };
        let at = rest.find(&spoken);
        let at = at.unwrap_or_else(|| panic!("{spoken} is not heard in {rest}"));
        rest = &rest[at + spoken.len()..];
    }
}

/// With nothing but what is spoken, a hand is followed to its scores.
#[test]
fn a_hand_can_be_followed_by_ear() {
    let mut winners = 0;
    for seed in 1..10 {
        let mut harness = heard_game(RuleSet::bloem(), seed);
        play_a_hand(&mut harness);
        let heard = harness.heard();
        let view = harness.presenter.view();
        let Some(DealEnd::MahJong { winner, .. }) = view.end else {
            assert!(heard.contains("nobody went Mah Jongg"), "{heard}");
            continue;
        };
        winners += 1;
        let names = harness.presenter.names();
        let won = match winner == harness.presenter.viewer() {
            true => "You go Mah Jongg".to_owned(),
            false => format!("{} goes Mah Jongg", names[winner]),
        };
        assert!(heard.contains(&won), "{heard}");
        assert!(heard.contains(" for: "), "{heard}");
        let scores = heard.rsplit("Scores: ").next().unwrap_or_default();
        for seat in Seat::ALL {
            let score = view.scores[seat].to_string();
            assert!(scores.contains(&score), "{score} is not in {scores}");
        }
        // The tiles heard at the beginning and drawn since, without those that left the stake.
        if winner != harness.presenter.viewer() && view.me().melds.is_empty() {
            assert_eq!(own_tiles_heard(&heard), view.me().stake, "{heard}");
        }
    }
    assert!(winners > 1);
}

#[test]
fn a_win_is_described_while_it_is_shown_and_heard_once() {
    let mut harness = heard_game(RuleSet::bloem(), 5);
    harness.until(|harness| harness.presenter.win().is_some());
    let win = harness.presenter.win().expect("the win is shown");
    let described = harness.presenter.describe_table(&[]).win;
    let words: Vec<String> = described.into_iter().map(|entry| entry.words).collect();
    let said = win.reactions.iter().map(|reaction| &reaction.words);
    for part in win.sets.iter().chain([&win.sentence, &win.sum]).chain(said) {
        let is_described = words.iter().any(|words| words.ends_with(part.as_str()));
        assert!(is_described, "{part} is not in {words:?}");
    }
    harness.pass_time(Duration::from_secs(1));
    let heard = harness.heard();
    for set in &win.sets {
        assert!(heard.contains(set.as_str()), "{set} is not in {heard}");
    }
    for reaction in &win.reactions {
        assert_eq!(heard.matches(&reaction.words).count(), 1, "{heard}");
    }
}

/// The player's tiles as followed by ear in a hand without own sets.
fn own_tiles_heard(heard: &str) -> Counts {
    let mut own = Counts::default();
    for sentence in heard.split_inclusive(['.', '!']) {
        let sentence = sentence.trim();
        let tiles = tiles_in(sentence).into_iter();
        let tiles = tiles.filter(|tile| tile.as_bonus().is_none());
        if sentence.starts_with("Your tiles: ") {
            own = tiles.collect();
        } else if sentence.starts_with("You draw ") {
            own.extend(tiles);
        }
        if sentence.starts_with("You discard ") {
            for tile in tiles_in(sentence) {
                assert!(own.remove(tile), "{tile} was not heard of in {heard}");
            }
        }
    }
    own
}

/// A drawn tile is named once: the next sentence names it only if the player has used it.
#[test]
fn a_drawn_tile_is_named_once() {
    let mut drawn = 0;
    for (seed, rules) in
        (1..12).flat_map(|seed| [(seed, RuleSet::bloem()), (seed, RuleSet::classical())])
    {
        let mut harness = heard_game(rules, seed);
        play_a_hand(&mut harness);
        let heard = harness.heard();
        let sentences: Vec<&str> = heard.split_inclusive(['.', '!']).map(str::trim).collect();
        for pair in sentences.windows(2) {
            let tiles = tiles_in(pair[0]);
            let is_used = ["You discard ", "You go ", "You: "]
                .iter()
                .any(|beginning| pair[1].starts_with(beginning));
            if !pair[0].starts_with("You draw ") {
                continue;
            }
            drawn += 1;
            if !is_used {
                let again = tiles_in(pair[1])
                    .into_iter()
                    .find(|tile| tiles.contains(tile));
                assert_eq!(again, None, "seed {seed}: {pair:?}");
            }
        }
        // Each Flower and Season is heard of when it is laid out, and only then.
        for bonus in &harness.presenter.view().me().bonus {
            let name = wording::TileWording::name(*bonus);
            let laid_out = [
                format!("You lay out a Flower: {name}."),
                format!("You lay out a Season: {name}."),
            ];
            let times = laid_out.iter().map(|words| heard.matches(words).count());
            assert_eq!(times.sum::<usize>(), 1, "seed {seed}: {heard}");
            assert!(!heard.contains("You draw a Flower"), "seed {seed}: {heard}");
            assert!(!heard.contains("You draw a Season"), "seed {seed}: {heard}");
        }
    }
    assert!(drawn > 20, "{drawn}");
}

#[test]
fn a_whole_hand_sounds_as_recorded() {
    let mut harness = heard_game(RuleSet::bloem(), 5);
    play_a_hand(&mut harness);
    let lines = harness.announced.iter().map(|(_, speech)| &speech.words);
    let heard: String = lines.map(|words| format!("{words}\n")).collect();
    assert_eq!(heard, include_str!("without_sight/hand.txt"));
}

#[test]
fn an_offer_names_the_keys_and_is_heard_first() {
    let mut harness = heard_game(RuleSet::bloem(), 8);
    harness.until(|harness| {
        let choices = harness.presenter.describe_table(&[]).choices;
        choices.is_some_and(|choices| choices.claimable.is_some())
    });
    harness.pass_time(Duration::from_millis(300));
    let (_, speech) = harness.announced.last().expect("an offer");
    assert!(speech.words.starts_with("You can claim "), "{speech:?}");
    assert!(speech.words.contains(" with "), "{speech:?}");
    assert_eq!(speech.urgency, Urgency::Urgent);
    let described = harness.presenter.describe_table(&[]);
    let choices = described.choices.expect("the choices");
    let commands: Vec<Command> = choices
        .choices
        .iter()
        .map(|choice| choice.command)
        .collect();
    assert_eq!(commands.last(), Some(&Command::Skip));
    harness.run_command(Command::Speak(Spoken::Claims));
    assert!(speech_of(&mut harness).starts_with("You can claim "));
}

/// The last speech, after time for it has passed.
fn speech_of(harness: &mut Harness) -> String {
    harness.pass_time(Duration::from_millis(300));
    let last = harness.announced.last();
    last.map(|(_, speech)| speech.words.clone())
        .unwrap_or_default()
}

#[test]
fn what_is_asked_for_is_answered_on_the_status_bar_and_aloud() {
    let mut harness = heard_game(RuleSet::bloem(), 6);
    harness.until_own_turn();
    harness.play_on();
    harness.until_own_turn();
    harness.pass_time(Duration::from_secs(1));
    for (asked, begins) in [
        (Spoken::OwnTiles, "Your tiles: "),
        (Spoken::LastDiscard, "Last, "),
        (Spoken::Claims, "There is nothing to claim."),
        (Spoken::Scores, "Scores: "),
        (Spoken::TilesLeft, "East round, hand 1. "),
        (Spoken::Again, "Again: East round, hand 1. "),
        (Spoken::Detail, "Speech: your turn, discards and claims."),
    ] {
        harness.run_command(Command::Speak(asked));
        let status = harness.status();
        assert!(status.starts_with(begins), "{asked:?}: {status}");
        assert_eq!(speech_of(&mut harness), description_of(&status));
    }
}

/// The words as they are spoken.
fn description_of(words: &str) -> String {
    words.replace('\u{202f}', "")
}

#[test]
fn at_the_lowest_level_only_the_own_turn_is_spoken_of() {
    let mut initial = initial_state(settings(), RuleSet::bloem(), 4);
    initial.settings.spoken_detail = storage::settings::SpokenDetail::OwnTurn;
    let mut harness = Harness::with(initial);
    harness.send(Input::ScreenReader(true));
    play_a_hand(&mut harness);
    let heard = harness.heard();
    for name in ["Lin: ", "Ada: ", "Tomás: "] {
        assert!(!heard.contains(name), "{heard}");
    }
    assert!(heard.contains("You draw "), "{heard}");
}

#[test]
fn the_program_reads_aloud_only_without_a_screen_reader() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.pass_time(Duration::from_secs(1));
    assert!(!harness.read_aloud.is_empty() && harness.announced.is_empty());
    let read = harness.read_aloud.len();
    harness.send(Input::ScreenReader(true));
    harness.play_on();
    assert_eq!(harness.read_aloud.len(), read);
    assert!(!harness.announced.is_empty());
}

#[test]
fn with_a_screen_reader_the_drawn_tile_is_selected_and_no_limit_is_suggested() {
    let mut harness = Harness::new(4);
    harness.send(Input::ScreenReader(true));
    let suggestion = speech_of(&mut harness);
    assert!(suggestion.contains("Press N"), "{suggestion}");
    assert!(harness.presenter.settings().wait_time.is_some());
    harness.run_command(Command::Toggle(Toggle::NoTimeLimit));
    assert_eq!(harness.presenter.settings().wait_time, None);
    let turns = harness.preselected;
    harness.until_own_turn();
    assert!(harness.preselected > turns);
    // Without a limit there is nothing to suggest.
    harness.send(Input::ScreenReader(false));
    harness.send(Input::ScreenReader(true));
    assert!(!speech_of(&mut harness).contains("Press N"));
}

/// Without a listener, the window does not wake for speech.
#[test]
fn nothing_is_due_for_nobody() {
    let mut harness = Harness::new(4);
    harness.settle();
    harness.run_command(Command::Speak(Spoken::Scores));
    harness.run_command(Command::Speak(Spoken::Scores));
    assert_eq!(harness.presenter.next_due(), None);
    harness.send(Input::ScreenReader(true));
    harness.run_command(Command::Speak(Spoken::Scores));
    assert!(harness.presenter.next_due().is_some());
}
