//! The deals of a table that are under seal: whether what the host told before each is what was dealt.

use engine::rules::{RuleSet, Source};
use engine::table::{DealSeed, Event, Seal, Tiles};
use engine::tiles::Wall;
use protocol::{SealLine, ServerMessage};

/// What became of a deal under seal, by its number as the host counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealStatus {
    /// Its seal was told.
    Sealed(u32),
    /// It was dealt as it had been sealed.
    Kept(u32),
    /// It was not, or nobody can know.
    Broken(u32, SealViolation),
}

/// How a seal can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealViolation {
    /// Another seal was told for the same deal.
    Replaced,
    /// What was under it was never told.
    NeverOpened,
    /// What is told to be under it does not belong to it.
    OtherSeed,
    /// A tile that was seen stands elsewhere in the wall that was sealed.
    OtherTiles,
    /// The deal after it was dealt without one.
    NoneAfter,
}

/// What was told of seals so far.
#[derive(Clone, Debug, Default)]
pub struct Seals {
    /// The seal of the deal in progress or of the next.
    promised: Option<(u32, Seal)>,
    /// The same from before the line was lost.
    before: Option<(u32, Seal)>,
    /// The last deal that was sealed, as long as all are.
    last_sealed: Option<u32>,
    kept: u32,
    /// What became of the last deal that is over.
    last_hand: Option<SealStatus>,
    /// The seal that was broken last.
    broken: Option<SealStatus>,
}

impl Seals {
    /// How many deals were dealt as they had been sealed.
    pub fn kept(&self) -> u32 {
        self.kept
    }

    /// Whether deals are under seal.
    pub fn are_used(&self) -> bool {
        self.last_sealed.is_some() || self.broken.is_some()
    }

    /// What became of the last deal that is over.
    pub fn last_hand(&self) -> Option<SealStatus> {
        self.last_hand
    }

    /// The seal that was broken last.
    pub fn broken(&self) -> Option<SealStatus> {
        self.broken
    }

    /// The table is told anew, to somebody who may have missed the end of a deal.
    pub(super) fn restart(&mut self) {
        self.before = self.promised.take().or(self.before);
    }

    /// Takes in what is told at the table: seals by the host alone. `active`: the game goes on, and what is told happens now; `seen`:
    /// all that happened.
    pub(super) fn hear(
        &mut self,
        message: &ServerMessage,
        active: bool,
        seen: &[Event],
        rules: &RuleSet,
    ) -> Option<SealStatus> {
        match message {
            ServerMessage::Message { .. } => {
                let line = SealLine::of_message(message)?;
                let begun = |event: &Event| matches!(event, Event::DealBegan { .. });
                let deal = seen.iter().rposition(begun).unwrap_or_default();
                self.hear_line(line, &seen[deal..], rules)
            }
            ServerMessage::NewHand { .. } if active => self.begin_deal(),
            _ => None,
        }
    }

    /// A deal begins.
    fn begin_deal(&mut self) -> Option<SealStatus> {
        self.last_hand = None;
        let last = self.last_sealed.take_if(|_| self.promised.is_none())?;
        self.find(SealStatus::Broken(last, SealViolation::NoneAfter))
    }

    /// Takes in what the host says, with what was seen of the deal in progress or the last one.
    fn hear_line(&mut self, line: SealLine, deal: &[Event], rules: &RuleSet) -> Option<SealStatus> {
        match line {
            SealLine::Sealed(number, seal) => {
                self.last_sealed = Some(number);
                let before = self.before.take();
                let promised = self.promised.replace((number, seal));
                let wrong = match (promised, before) {
                    (Some((of, other)), _) | (None, Some((of, other))) if of == number => {
                        (other != seal).then_some((of, SealViolation::Replaced))
                    }
                    (Some((of, _)), _) => Some((of, SealViolation::NeverOpened)),
                    (None, _) => None,
                };
                self.find(match wrong {
                    Some((of, breach)) => SealStatus::Broken(of, breach),
                    None => SealStatus::Sealed(number),
                })
            }
            SealLine::Opened(seed) => {
                let (number, seal) = self.promised.take()?;
                let belongs = (seed.number(), seed.seal()) == (number, seal);
                let fits = belongs && is_dealt_from(seed, deal, rules);
                self.find(match (belongs, fits) {
                    (false, _) => SealStatus::Broken(number, SealViolation::OtherSeed),
                    (true, false) => SealStatus::Broken(number, SealViolation::OtherTiles),
                    (true, true) => SealStatus::Kept(number),
                })
            }
        }
    }

    fn find(&mut self, news: SealStatus) -> Option<SealStatus> {
        match news {
            SealStatus::Sealed(_) => {}
            SealStatus::Kept(_) => (self.kept, self.last_hand) = (self.kept + 1, Some(news)),
            SealStatus::Broken(..) => (self.last_hand, self.broken) = (Some(news), Some(news)),
        }
        Some(news)
    }
}

/// Whether the tiles that were seen were drawn from the wall of this seed.
fn is_dealt_from(seed: DealSeed, deal: &[Event], rules: &RuleSet) -> bool {
    let (_, tiles) = seed.deal(rules.options.flowers);
    let mut wall = Wall::new(tiles, rules.options.dead_wall);
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
        // A table at which tiles may be exchanged says so.
        Event::TileSwapped { old, new, .. } => wall.exchange(*new, *old),
        _ => true,
    })
}
