//! Sealed deals: checks that the tiles dealt are those that the host committed to.

use engine::rules::{RuleSet, Source};
use engine::table::{DealSeed, Event, Seal, Tiles};
use engine::tiles::Wall;
use protocol::{SealLine, ServerMessage, wall_opening};

/// The status of a sealed deal, with the host's number of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealStatus {
    /// Its seal was published.
    Sealed(u32),
    /// It was dealt as sealed.
    Kept(u32),
    /// It was not dealt as sealed, or that cannot be verified.
    Broken(u32, SealViolation),
}

/// How the host broke a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealViolation {
    /// A second seal was published for the same deal.
    Replaced,
    /// Its seed was never published.
    NeverOpened,
    /// The published seed does not match the seal.
    OtherSeed,
    /// A tile that was seen is elsewhere in the sealed wall.
    OtherTiles,
    /// The wall was not opened where the sealed dice open it.
    OtherDice,
    /// The next deal has no seal.
    NoneAfter,
}

/// The seals of a game so far.
#[derive(Clone, Debug, Default)]
pub struct Seals {
    /// The seal of the deal in progress, or of the next one.
    promised: Option<(u32, Seal)>,
    /// Whether the deal of `promised` has begun, as far as we know.
    has_begun: bool,
    /// The seal that was promised before the table was set up again.
    promised_before: Option<(u32, Seal)>,
    /// The number of the last deal with a seal; `None` once a deal has begun without one.
    last_sealed: Option<u32>,
    /// The number of deals that were dealt as sealed.
    kept: u32,
    /// What was last found out about a deal, kept or broken; a new deal clears it, unless it breaks the seals itself.
    last_hand: Option<SealStatus>,
    /// The seal that was broken last.
    broken: Option<SealStatus>,
}

impl Seals {
    /// Number of deals that were dealt as sealed.
    pub fn kept(&self) -> u32 {
        self.kept
    }

    /// Whether deals of this game are sealed, or were.
    pub fn are_used(&self) -> bool {
        self.last_sealed.is_some() || self.broken.is_some()
    }

    /// What was last found out about a deal, kept or broken; `None` once the next deal has begun, unless that one breaks the seals by having none.
    pub fn last_hand(&self) -> Option<SealStatus> {
        self.last_hand
    }

    /// The seal that was broken last.
    pub fn broken(&self) -> Option<SealStatus> {
        self.broken
    }

    /// Called whenever the server sets up the table: we may have missed the end of a deal.
    pub(super) fn restart(&mut self) {
        self.promised_before = self.promised.take().or(self.promised_before);
    }

    /// Handles a message and the events that it describes; only the host's own lines can be seals. `active` says whether play is in progress, so that the message is live;
    /// `seen` are the events since some point before or at the start of the current deal.
    pub(super) fn handle(
        &mut self,
        message: &ServerMessage,
        events: &[Event],
        active: bool,
        seen: &[Event],
        rules: &RuleSet,
    ) -> Option<SealStatus> {
        let begun = |event: &Event| matches!(event, Event::DealBegan { .. });
        match message {
            ServerMessage::Message { .. } => {
                let line = SealLine::of_message(message)?;
                let deal = seen.iter().rposition(begun).unwrap_or_default();
                self.handle_line(line, &seen[deal..], rules)
            }
            _ if events.iter().any(begun) => {
                if active {
                    return self.begin_deal();
                }
                // The server sets up the table again.
                self.has_begun |= self.promised.is_some();
                None
            }
            ServerMessage::GameOver if active && is_over(seen) => {
                let (last, _) = self.promised.take_if(|_| self.has_begun)?;
                self.record(SealStatus::Broken(last, SealViolation::NeverOpened))
            }
            _ => None,
        }
    }

    /// Begins a deal. It breaks the seals if earlier deals were sealed and this one is not.
    fn begin_deal(&mut self) -> Option<SealStatus> {
        self.last_hand = None;
        let was_begun = std::mem::replace(&mut self.has_begun, true);
        if self.promised.is_some() && !was_begun {
            return None;
        }
        let last = self.last_sealed.take()?;
        let violation = match self.promised.take() {
            Some(_) => SealViolation::NeverOpened,
            None => SealViolation::NoneAfter,
        };
        self.record(SealStatus::Broken(last, violation))
    }

    /// Handles a seal line, with the events of the deal in progress or of the last one.
    fn handle_line(
        &mut self,
        line: SealLine,
        deal: &[Event],
        rules: &RuleSet,
    ) -> Option<SealStatus> {
        match line {
            SealLine::Sealed(number, seal) => {
                self.last_sealed = Some(number);
                let before = self.promised_before.take();
                let promised = self.promised.replace((number, seal));
                let is_repeated = promised.or(before).is_some_and(|(of, _)| of == number);
                self.has_begun &= is_repeated;
                let violation = match (promised, before) {
                    (Some((of, other)), _) | (None, Some((of, other))) if of == number => {
                        (other != seal).then_some((of, SealViolation::Replaced))
                    }
                    (Some((of, _)), _) => Some((of, SealViolation::NeverOpened)),
                    (None, _) => None,
                };
                self.record(match violation {
                    Some((of, violation)) => SealStatus::Broken(of, violation),
                    None => SealStatus::Sealed(number),
                })
            }
            SealLine::Opened(seed) => {
                let (number, seal) = self.promised.take()?;
                let violation = match (seed.number(), seed.seal()) == (number, seal) {
                    true => difference(seed, deal, rules),
                    false => Some(SealViolation::OtherSeed),
                };
                self.record(match violation {
                    Some(violation) => SealStatus::Broken(number, violation),
                    None => SealStatus::Kept(number),
                })
            }
        }
    }

    fn record(&mut self, status: SealStatus) -> Option<SealStatus> {
        match status {
            SealStatus::Sealed(_) => {}
            SealStatus::Kept(_) => (self.kept, self.last_hand) = (self.kept + 1, Some(status)),
            SealStatus::Broken(..) => (self.last_hand, self.broken) = (Some(status), Some(status)),
        }
        Some(status)
    }
}

/// Whether the newest deal among these events has been settled, or was a dead hand.
fn is_over(seen: &[Event]) -> bool {
    let newest = seen.iter().rev();
    let mut newest = newest.take_while(|event| !matches!(event, Event::DealBegan { .. }));
    newest.any(|event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. }))
}

/// How the deal that was seen differs from the wall and the dice of this seed.
fn difference(seed: DealSeed, deal: &[Event], rules: &RuleSet) -> Option<SealViolation> {
    let flowers = rules.options.flowers;
    let (sealed_dice, tiles) = seed.dice_and_wall(flowers);
    if !are_drawn_from(Wall::new(tiles, rules.options.dead_wall), deal) {
        return Some(SealViolation::OtherTiles);
    }
    // The dice themselves are not on the wire, only where they open the wall.
    let opening = wall_opening(sealed_dice, flowers);
    let is_opened_elsewhere = deal.iter().any(|event| {
        matches!(event, Event::DealBegan { dice, .. } if wall_opening(*dice, flowers) != opening)
    });
    is_opened_elsewhere.then_some(SealViolation::OtherDice)
}

/// Whether the tiles that were seen were drawn from this wall.
fn are_drawn_from(mut wall: Wall, deal: &[Event]) -> bool {
    deal.iter().all(|event| match event {
        Event::Dealt {
            tiles: Tiles::Known(tiles),
            ..
        } => tiles.iter().all(|tile| wall.draw() == Some(*tile)),
        Event::Dealt { tiles, .. } => (0..tiles.len()).all(|_| wall.draw().is_some()),
        Event::Drew { tile, source, .. } => {
            let drawn = match source {
                Source::Loose => wall.draw_loose(),
                _ => wall.draw(),
            };
            drawn.is_some() && tile.is_none_or(|tile| drawn == Some(tile))
        }
        // Tiles are swapped only at a table with debugging enabled.
        Event::TileSwapped { old, new, .. } => wall.exchange(*new, *old),
        _ => true,
    })
}
