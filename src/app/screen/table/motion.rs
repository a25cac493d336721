//! Animation: the flights of tiles. Positions depend on elapsed time, not on the number of ticks, so a slow machine skips frames instead of
//! falling behind.

use std::time::{Duration, Instant};

use iced::{Point, Rectangle};

use super::placed::TilePosition;
use crate::app::render::side::Side;
use engine::tiles::Tile;

/// An easing function.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ease {
    /// Fast at the start and slow at the end: for discards and bonus tiles.
    Out,
    /// Slow at both ends: for all other movements.
    InOut,
}

impl Ease {
    /// The share of the distance covered after a share of the time, both 0 to 1.
    pub fn at(self, time: f32) -> f32 {
        let time = time.clamp(0.0, 1.0);
        match self {
            Self::Out => 1.0 - (1.0 - time).powi(3),
            Self::InOut if time < 0.5 => 4.0 * time.powi(3),
            Self::InOut => 1.0 - (-2.0 * time + 2.0).powi(3) / 2.0,
        }
    }
}

/// A moving tile.
#[derive(Clone, Debug)]
pub struct Flight {
    /// Its face; `None` is a back.
    pub face: Option<Tile>,
    /// The side it faces.
    pub side: Side,
    /// Width of its face.
    pub width: f32,
    /// Its destination; no tile is painted there until it arrives.
    pub position: TilePosition,
    /// Its position at the start.
    pub from: Point,
    /// Its bounds at the end.
    pub to: Rectangle,
    /// Its easing function.
    pub ease: Ease,
    /// When it starts.
    pub start: Instant,
    /// How long it takes.
    pub duration: Duration,
    /// It fades in at its destination instead of flying, for players who prefer reduced motion.
    pub fades_in: bool,
}

impl Flight {
    /// The share of its time that has passed, 0 to 1.
    pub fn progress(&self, now: Instant) -> f32 {
        let passed = now.saturating_duration_since(self.start).as_secs_f32();
        let duration = self.duration.as_secs_f32();
        if duration <= 0.0 {
            1.0
        } else {
            (passed / duration).min(1.0)
        }
    }

    /// Whether it has landed.
    pub fn has_landed(&self, now: Instant) -> bool {
        now >= self.start + self.duration
    }

    /// Its current bounds.
    pub fn rect(&self, now: Instant) -> Rectangle {
        let share = self.ease.at(self.progress(now));
        Rectangle::new(
            Point::new(
                (self.from.x + (self.to.x - self.from.x) * share).round(),
                (self.from.y + (self.to.y - self.from.y) * share).round(),
            ),
            self.to.size(),
        )
    }

    /// Its height above the table: 0, up to 1, and back to 0.
    pub fn height(&self, now: Instant) -> f32 {
        (self.progress(now) * std::f32::consts::PI).sin()
    }
}

/// The duration of a flight before the speed setting is applied, in milliseconds: 140 to 420. `distance` is in pixels, as is `tile`, the width of
/// a tile.
pub fn flight_time(distance: f32, tile: f32) -> f32 {
    (140.0 + 280.0 * (distance / (14.0 * tile)).min(1.0)).min(420.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easing_goes_from_zero_to_one() {
        for ease in [Ease::Out, Ease::InOut] {
            assert_eq!(ease.at(0.0), 0.0);
            assert_eq!(ease.at(1.0), 1.0);
            assert!(ease.at(0.4) < ease.at(0.6));
        }
    }
}
