//! A guest notices every change that the host of sealed deals could make.

use crate::sealed::{finished_hands, forged, sealed_settings, statuses, table_after};
use engine::table::Secret;
use net::join::{SealStatus, SealViolation};
use protocol::{SealLine, ServerMessage};

#[test]
fn any_change_by_the_host_is_detected() -> Result<(), String> {
    use SealLine::{Opened, Sealed};
    let table = table_after(sealed_settings(), 3, 40)?;
    let lines = &table.guests[0].lines;
    let other = Secret::new([8; 32]);
    let broken = |change: &dyn Fn(SealLine) -> Option<SealLine>| {
        let status = statuses(forged(lines, change));
        let broken_status = status
            .into_iter()
            .find(|status| matches!(status, SealStatus::Broken(..)));
        broken_status.expect("the change was detected")
    };
    // A different wall was dealt than the sealed one, and the seed of the dealt one is published.
    let another = broken(&|line| match line {
        Sealed(2, _) => Some(Sealed(2, other.deal_seed(2).seal())),
        line => Some(line),
    });
    assert_eq!(another, SealStatus::Broken(2, SealViolation::OtherSeed));
    // Hash and seed belong together, but to a different wall than the dealt one.
    let apart = broken(&|line| match line {
        Sealed(2, _) => Some(Sealed(2, other.deal_seed(2).seal())),
        Opened(seed) if seed.number() == 2 => Some(Opened(other.deal_seed(2))),
        line => Some(line),
    });
    assert_eq!(apart, SealStatus::Broken(2, SealViolation::OtherTiles));
    // The seed of another deal.
    let swapped = broken(&|line| match line {
        Opened(seed) if seed.number() == 2 => Some(Opened(Secret::new([5; 32]).deal_seed(1))),
        line => Some(line),
    });
    assert_eq!(swapped, SealStatus::Broken(2, SealViolation::OtherSeed));
    // No seed is published.
    let silent = broken(&|line| match line {
        Opened(seed) if seed.number() == 2 => None,
        line => Some(line),
    });
    assert_eq!(silent, SealStatus::Broken(2, SealViolation::NeverOpened));
    // From then on the host seals nothing either.
    let no_more = broken(&|line| match line {
        Sealed(3.., _) => None,
        Opened(seed) if seed.number() > 1 => None,
        line => Some(line),
    });
    assert_eq!(no_more, SealStatus::Broken(2, SealViolation::NeverOpened));
    // One hand is dealt without a seal.
    let bare = broken(&|line| match line {
        Sealed(2, _) => None,
        line => Some(line),
    });
    assert_eq!(bare, SealStatus::Broken(1, SealViolation::NoneAfter));
    // A second seal for the same deal, after it was dealt.
    let mut twice = lines.clone();
    let dealt = twice
        .iter()
        .rposition(|line| line.starts_with("NewHand"))
        .expect("a hand");
    let number = finished_hands(&table) as u32 + 1;
    let seal = Sealed(number, other.deal_seed(number).seal());
    twice.insert(dealt + 1, format!("Message 0 0 {seal}"));
    assert!(statuses(twice).contains(&SealStatus::Broken(number, SealViolation::Replaced)));
    // What a guest says is not a seal, and changes nothing.
    let mut chat = lines.clone();
    chat.insert(dealt + 1, format!("Message 2 0 {seal}"));
    assert_eq!(statuses(chat), statuses(lines.clone()));
    Ok(())
}

#[test]
fn dice_other_than_the_sealed_ones_are_detected() -> Result<(), String> {
    let table = table_after(sealed_settings(), 1, 1)?;
    let lines = table.guests[0].lines.iter().map(|line| {
        let message = ServerMessage::parse(line);
        if let Ok(ServerMessage::NewHand { east, wall, stack }) = message {
            let wall = (wall + 1) % 4;
            return ServerMessage::NewHand { east, wall, stack }.to_string();
        }
        line.clone()
    });
    let other_dice = SealStatus::Broken(1, SealViolation::OtherDice);
    assert!(statuses(lines).contains(&other_dice));
    Ok(())
}

/// The last deal of a game, too, has to be opened, unless the game ends before the deal does.
#[test]
fn a_seal_that_is_not_opened_before_the_game_ends_is_detected() -> Result<(), String> {
    let table = table_after(sealed_settings(), 3, 40)?;
    let lines = &table.guests[0].lines;
    let opened = lines
        .iter()
        .position(|line| line.contains("Under the seal: deal 3"));
    let opened = opened.expect("three hands were played");
    let end = ["GameOver".to_owned()];
    let ended = |lines: &[String]| statuses(lines.iter().chain(&end).cloned());
    let never_opened = SealStatus::Broken(3, SealViolation::NeverOpened);
    assert_eq!(ended(&lines[..opened]).last(), Some(&never_opened));
    assert_eq!(ended(&lines[..=opened]).last(), Some(&SealStatus::Kept(3)));
    let in_the_deal = ended(lines);
    assert!(
        !in_the_deal
            .iter()
            .any(|status| matches!(status, SealStatus::Broken(..)))
    );
    Ok(())
}
