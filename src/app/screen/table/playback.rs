//! Playback of events: the tiles that an event moves fly from their old places to the new ones.

use std::time::{Duration, Instant};

use iced::{Point, Rectangle};

use super::motion::{Ease, Flight, flight_time};
use super::placed::{PlacedTile, TilePosition};
use super::{Balloon, TableScreen, Timer};
use crate::app::render::pictures::PictureCache;
use crate::app::render::side::Side;
use engine::rules::Source;
use engine::table::{Claim, Event, SeatView};
use engine::tiles::{MeldKind, Seat};
use storage::settings::MotionSettings;
use wording::TileWording;
use words::say;

/// The flight time of a packet of tiles during the deal, in milliseconds.
const PACKET_FLIGHT: f32 = 160.0;
/// The delay before the next packet starts, in milliseconds.
const PACKET_DELAY: f32 = 55.0;
/// How long a tile fades in with reduced motion, in milliseconds.
const FADE_IN: f32 = 120.0;

impl TableScreen {
    /// Whether tiles are moving.
    pub fn is_moving(&self) -> bool {
        !self.flights.is_empty()
    }

    /// Whether the timer bar shows how much time is left.
    pub fn shows_timer(&self) -> bool {
        matches!(self.marks.timer, Timer::Running(_))
    }

    /// When the next balloon disappears; `tick` must be called then. While tiles are moving it must be called regularly.
    pub fn next_due(&self) -> Option<Instant> {
        let balloons = self.balloons.0.iter().flatten();
        balloons.map(|balloon| balloon.until).min()
    }

    /// Shows the table as it is, without animation.
    pub fn finish(&mut self, shown: &SeatView, pictures: &PictureCache) {
        self.flights.clear();
        self.hold_until = None;
        self.arrange(shown, pictures);
    }

    /// Advances to a time.
    pub fn tick(&mut self, now: Instant) {
        self.now = now;
        self.flights.retain(|flight| !flight.has_landed(now));
        for (_, balloon) in self.balloons.iter_mut() {
            if balloon.as_ref().is_some_and(|balloon| now >= balloon.until) {
                *balloon = None;
            }
        }
    }

    /// Whether this event may be shown next. Packets of the deal overlap in the air; everything else waits until flying tiles have landed.
    pub fn is_ready_for(&self, event: &Event) -> bool {
        let overlaps = matches!(event, Event::Dealt { .. }) && self.hold_until.is_some();
        let is_held = self.hold_until.is_some_and(|until| self.now < until);
        (self.flights.is_empty() || overlaps) && !is_held
    }

    /// Animates a tile from the middle to the player's stake with these settings, as a preview. They stay in use until others are set.
    pub fn preview_animation(&mut self, motion: &MotionSettings, pictures: &PictureCache) {
        self.motion = motion.clone();
        let geometry = pictures.geometry();
        let to = self.stake_middle(self.viewer, pictures);
        let from = geometry.in_well().position();
        let duration = motion.scaled(flight_time(from.distance(to.position()), geometry.tile));
        self.flights.push(Flight {
            face: None,
            side: Side::Bottom,
            width: geometry.tile,
            position: TilePosition::Well,
            from,
            to,
            ease: Ease::InOut,
            start: Instant::now(),
            duration,
            fades_in: motion.reduced,
        });
    }

    /// Animates an event, after which the table is as `shown`. `rank` is the number of lower tiles on the stake of its owner, if it is known;
    /// the preferences decide whether the path of an opponent's tile shows it.
    pub fn show(
        &mut self,
        event: &Event,
        rank: Option<usize>,
        shown: &SeatView,
        pictures: &PictureCache,
    ) {
        let now = self.now;
        let before = std::mem::take(&mut self.placed);
        self.compute_places(shown, pictures);
        self.hold_until = None;
        self.show_call(event, now);
        let tile = pictures.geometry().tile;
        for flight in &mut self.flights {
            if let Some(placed) = self
                .resting
                .iter()
                .find(|placed| placed.position == flight.position)
            {
                (flight.face, flight.to) = (placed.face, placed.rect);
            }
        }
        let is_dealt = matches!(event, Event::Dealt { .. });
        for (position, from, ease) in self.flights_of(event, rank, shown, &before, pictures) {
            let Some(placed) = self
                .resting
                .iter()
                .find(|placed| placed.position == position)
            else {
                continue;
            };
            let fades_in = self.motion.reduced;
            let distance = from.distance(placed.rect.position());
            let duration = self.motion.scaled(match (fades_in, is_dealt) {
                (true, _) => FADE_IN,
                (false, true) => PACKET_FLIGHT,
                (false, false) => flight_time(distance, tile),
            });
            if duration.is_zero() || distance < 1.0 {
                continue;
            }
            self.flights.push(Flight {
                face: placed.face,
                side: placed.side,
                width: placed.width,
                position,
                from: if fades_in {
                    placed.rect.position()
                } else {
                    from
                },
                to: placed.rect,
                ease,
                start: now,
                duration,
                fades_in,
            });
        }
        if is_dealt && self.motion.dealing {
            self.hold_until = Some(now + self.motion.scaled(PACKET_DELAY));
        }
        self.raise();
    }

    /// The destinations of the tiles that an event moves, with their starting points.
    fn flights_of(
        &self,
        event: &Event,
        rank: Option<usize>,
        shown: &SeatView,
        before: &[PlacedTile],
        pictures: &PictureCache,
    ) -> Vec<(TilePosition, Point, Ease)> {
        let geometry = pictures.geometry();
        let middle = geometry.in_well().position();
        let viewer = self.viewer;
        let previous_bounds = |wanted: &dyn Fn(&PlacedTile) -> bool| {
            before
                .iter()
                .rev()
                .find(|placed| wanted(placed))
                .map(|placed| placed.rect)
        };
        let well = || {
            previous_bounds(&|placed| placed.position == TilePosition::Well)
                .map_or(middle, |rect| rect.position())
        };
        match event {
            Event::Drew { seat, source, .. } => {
                let to = self.on_stake(*seat, rank, shown);
                let from = next_wall_tile(before, *source).unwrap_or(middle);
                to.map(|position| (position, from, Ease::InOut))
                    .into_iter()
                    .collect()
            }
            Event::Dealt { seat, tiles } if self.motion.dealing => {
                let count = match tiles {
                    engine::table::Tiles::Known(tiles) => tiles.len(),
                    engine::table::Tiles::Hidden(count) => usize::from(*count),
                };
                let on_stake = self
                    .resting
                    .iter()
                    .filter(|placed| matches!(placed.position, TilePosition::Stake(owner, _) if owner == *seat))
                    .count();
                let from = next_wall_tile(before, Source::Wall).unwrap_or(middle);
                (on_stake.saturating_sub(count)..on_stake)
                    .map(|index| (TilePosition::Stake(*seat, index), from, Ease::InOut))
                    .collect()
            }
            Event::Discarded { seat, tile, .. } => {
                let side = Side::of(*seat, viewer);
                let known = previous_bounds(&|placed| {
                    matches!(placed.position, TilePosition::Stake(owner, _) if owner == *seat)
                        && placed.face == Some(*tile)
                });
                let place = rank.map(|rank| TilePosition::Stake(*seat, rank));
                let bounds =
                    known.or_else(|| previous_bounds(&|placed| Some(placed.position) == place));
                let from = match bounds {
                    Some(rect) if self.motion.direction || side == Side::Bottom => rect.position(),
                    _ => self.stake_middle(*seat, pictures).position(),
                };
                vec![(TilePosition::Well, from, Ease::Out)]
            }
            Event::BonusDeclared { seat, .. } => {
                let index = shown.players[*seat].bonus.len().saturating_sub(1);
                let from = self.stake_middle(*seat, pictures).position();
                vec![(TilePosition::Bonus(*seat, index), from, Ease::Out)]
            }
            // The claimed tile flies from the well; the others fly from the stake.
            Event::Melded {
                seat, meld, tile, ..
            } => {
                let number = shown.players[*seat].melds.len().saturating_sub(1);
                let from_well = well();
                let own = self.stake_middle(*seat, pictures).position();
                let tiles = meld.tiles();
                let claimed = tiles.iter().position(|own| own == tile);
                (0..tiles.len())
                    .map(|index| {
                        let is_claimed = Some(index) == claimed;
                        let from = if is_claimed { from_well } else { own };
                        (TilePosition::Meld(*seat, number, index), from, Ease::InOut)
                    })
                    .collect()
            }
            Event::KongDeclared { seat, meld, .. } => {
                let melds = &shown.players[*seat].melds;
                let number = melds
                    .iter()
                    .position(|own| own.tile == meld.tile && own.kind == MeldKind::Kong);
                let own = self.stake_middle(*seat, pictures).position();
                number
                    .map(|number| (TilePosition::Meld(*seat, number, 3), own, Ease::InOut))
                    .into_iter()
                    .collect()
            }
            Event::WentMahJong { seat, source, .. }
                if *source != Source::Wall && *source != Source::Loose =>
            {
                let from = well();
                self.last_on_stake(*seat)
                    .map(|position| (position, from, Ease::InOut))
                    .into_iter()
                    .collect()
            }
            _ => self.flight_to_row(shown, before),
        }
    }

    /// The flight of an unclaimed discard from the well to its row, if it has just left the well.
    fn flight_to_row(
        &self,
        shown: &SeatView,
        before: &[PlacedTile],
    ) -> Vec<(TilePosition, Point, Ease)> {
        let Some(well) = before
            .iter()
            .find(|placed| placed.position == TilePosition::Well)
        else {
            return Vec::new();
        };
        if self
            .resting
            .iter()
            .any(|placed| placed.position == TilePosition::Well)
        {
            return Vec::new();
        }
        shown
            .discards
            .last()
            .filter(|discard| discard.taken_by.is_none())
            .map(|discard| {
                (
                    TilePosition::Discard(discard.serial),
                    well.rect.position(),
                    Ease::InOut,
                )
            })
            .into_iter()
            .collect()
    }

    /// The destination of a drawn tile: the right end of the player's own stake; on another stake the place of its rank, the middle if the
    /// preferences hide that place, or the right end if the rank is unknown, as at a network table.
    fn on_stake(&self, seat: Seat, rank: Option<usize>, shown: &SeatView) -> Option<TilePosition> {
        let last = self.last_on_stake(seat);
        match (last, rank) {
            (Some(TilePosition::Stake(_, last)), Some(rank)) if shown.players[seat].hidden > 0 => {
                let place = if self.motion.direction {
                    rank
                } else {
                    last / 2
                };
                Some(TilePosition::Stake(seat, place.min(last)))
            }
            _ => last,
        }
    }

    /// The last tile on a stake, from its owner's left.
    fn last_on_stake(&self, seat: Seat) -> Option<TilePosition> {
        self.resting
            .iter()
            .filter(
                |placed| matches!(placed.position, TilePosition::Stake(owner, _) if owner == seat),
            )
            .map(|placed| placed.position)
            .max_by_key(|position| match position {
                TilePosition::Stake(_, index) => *index,
                _ => 0,
            })
    }

    /// The bounds of a tile in the middle of a stake.
    fn stake_middle(&self, seat: Seat, pictures: &PictureCache) -> Rectangle {
        let geometry = pictures.geometry();
        let side = Side::of(seat, self.viewer);
        let stake = geometry.stake(side);
        let length = if side.is_upright() {
            stake.width
        } else {
            stake.height
        };
        geometry.on_stake(side, ((length - geometry.tile) / 2.0).round())
    }

    /// Shows what a player says in a balloon: the name of a tile, a claim, or a call.
    fn show_call(&mut self, event: &Event, now: Instant) {
        let (seat, text) = match event {
            Event::Discarded {
                seat,
                tile,
                calling,
                ..
            } => {
                let tile = tile.noun();
                (
                    *seat,
                    if *calling {
                        say!("playback-calling", tile)
                    } else {
                        tile.to_string()
                    },
                )
            }
            Event::BonusDeclared { seat, tile } => (*seat, tile.name()),
            Event::Claimed { seat, claim, .. } => {
                let word = match claim {
                    Claim::Chow(_) => say!("playback-chow"),
                    Claim::Pung => say!("playback-pung"),
                    Claim::Kong => say!("playback-kong"),
                    Claim::MahJong => say!("playback-mah-jongg"),
                };
                (*seat, word.to_owned())
            }
            Event::KongDeclared { seat, .. } => (*seat, say!("playback-kong").to_owned()),
            Event::Stood { seat } => (*seat, say!("playback-standing").to_owned()),
            Event::WentMahJong { seat, .. } => (*seat, say!("playback-mah-jongg").to_owned()),
            _ => return,
        };
        let duration = Duration::from_millis(1200 + 60 * text.chars().count() as u64);
        self.balloons[seat] = Some(Balloon {
            text,
            until: now + duration,
        });
    }
}

/// Where the next tile of the wall lies, if the wall is shown: at its front or, for a Loose Tile, at its end.
fn next_wall_tile(before: &[PlacedTile], source: Source) -> Option<Point> {
    let of_wall = before.iter().filter_map(|placed| match placed.position {
        TilePosition::Wall(index, _) => Some((index, placed.rect.position())),
        _ => None,
    });
    let next = match source {
        Source::Loose => of_wall.max_by_key(|tile| tile.0),
        _ => of_wall.min_by_key(|tile| tile.0),
    };
    next.map(|tile| tile.1)
}
