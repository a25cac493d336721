//! What moves above the table: flights with their shadows, the ring round a discard, the timer bar and the balloons.

use iced::advanced::image::Image;
use iced::mouse;
use iced::widget::canvas::{self, Frame, Geometry as Drawing, Path, Stroke, Text};
use iced::{Color, Point, Rectangle, Renderer, Size, Theme, Vector, alignment, border};

use super::geometry::Side;
use super::layout::Placed;
use super::paint::{put, put_tile};
use super::{Balloon, Message, Table, Timer};
use crate::app::pictures::{Furniture, Pictures, around};
use crate::app::theme;

/// The layer above the still one.
pub struct Overlay<'a> {
    /// The screen.
    pub table: &'a Table,
    /// The store of pictures.
    pub pictures: &'a Pictures,
}

impl canvas::Program<Message> for Overlay<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Drawing> {
        let mut frame = Frame::new(renderer, bounds.size());
        self.timer(&mut frame);
        if self.table.marks.claimable && self.table.flights.is_empty() {
            let center = self.pictures.geometry().well();
            put(
                &mut frame,
                self.pictures,
                Furniture::Ring,
                Rectangle::new(center, Size::ZERO),
            );
        }
        self.flights(&mut frame);
        if self.table.marks.balloons {
            for (seat, balloon) in self.table.balloons.iter() {
                if let Some(balloon) = balloon {
                    self.balloon(&mut frame, Side::of(seat, self.table.viewer()), balloon);
                }
            }
        }
        vec![frame.into_geometry()]
    }
}

impl Overlay<'_> {
    fn timer(&self, frame: &mut Frame) {
        let bar = self.pictures.geometry().timer();
        let palette = self.pictures.palette();
        let share = match self.table.marks.timer {
            Timer::Idle => return,
            Timer::Running(share) => share.clamp(0.0, 1.0),
            Timer::Unlimited => 1.0,
        };
        let radius = border::Radius::from(bar.height / 2.0);
        let rest = Size::new((bar.width * share).round(), bar.height);
        if rest.width >= 1.0 {
            let path = Path::rounded_rectangle(bar.position(), rest, radius);
            frame.fill(&path, palette.gold);
        }
    }

    fn flights(&self, frame: &mut Frame) {
        let (table, pictures) = (self.table, self.pictures);
        for flight in &table.flights {
            if table.now < flight.start {
                continue;
            }
            let rect = flight.rect(table.now);
            let height = flight.height(table.now);
            if table.motion.shading {
                let what = Furniture::Shadow {
                    width: flight.width as u16,
                    side: flight.side,
                    high: true,
                };
                if let Some(picture) = pictures.furniture(what) {
                    let reach = f32::from(table.motion.shadow_size) / 5.0;
                    let drop = (0.06 + 0.24 * height) * flight.width * reach;
                    let place = around(rect + Vector::new(drop * 0.4, drop), &picture);
                    let mut image = Image::new(picture.handle);
                    image.opacity = 0.4 + 0.6 * height;
                    let snapped =
                        Rectangle::new(Point::new(place.x.round(), place.y.round()), place.size());
                    frame.draw_image(snapped, image);
                }
            }
            let placed = Placed {
                spot: flight.spot,
                face: flight.face,
                side: flight.side,
                rect,
                width: flight.width,
            };
            put_tile(frame, pictures, &placed);
        }
    }

    /// A balloon over the table, its tail at the speaker's stake, clear of compass and own hand.
    fn balloon(&self, frame: &mut Frame, side: Side, balloon: &Balloon) {
        let (g, palette) = (self.pictures.geometry(), self.pictures.palette());
        let w = g.tile;
        let text = (0.40 * w).max(14.0);
        let size = Size::new(
            text * 0.56 * balloon.text.chars().count() as f32 + 0.9 * w,
            text * 1.9,
        );
        let stake = g.stake(side);
        let (corner, tail) = match side {
            Side::Bottom => {
                let tip = Point::new(stake.x + stake.width * 0.30, stake.y - 0.05 * w);
                (
                    Point::new(tip.x - size.width * 0.3, tip.y - size.height - 1.9 * w),
                    tip,
                )
            }
            Side::Top => {
                let tip = Point::new(
                    stake.x + stake.width * 0.83,
                    stake.y + stake.height + 0.05 * w,
                );
                (Point::new(tip.x - size.width * 0.8, tip.y + 0.55 * w), tip)
            }
            Side::Left => {
                let tip = Point::new(
                    stake.x + stake.width + 0.15 * w,
                    stake.y + stake.height * 0.77,
                );
                (
                    Point::new(tip.x + 1.0 * w, tip.y - size.height - 0.4 * w),
                    tip,
                )
            }
            Side::Right => {
                let tip = Point::new(stake.x - 0.15 * w, stake.y + stake.height * 0.22);
                (
                    Point::new(tip.x - size.width - 1.0 * w, tip.y + 0.3 * w),
                    tip,
                )
            }
        };
        let body = Rectangle::new(corner, size);
        let path = bubble(body, tail, side);
        // Nothing is seen of this, but it makes the renderer clear the whole balloon when it goes.
        let reach = body
            .union(&Rectangle::new(tail, Size::new(1.0, 1.0)))
            .expand(4.0 + 0.12 * w);
        frame.fill_rectangle(reach.position(), reach.size(), Color::TRANSPARENT);
        let below = Path::new(|p| {
            let lower = body + Vector::new(0.0, 0.06 * w);
            p.rounded_rectangle(
                lower.position(),
                lower.size(),
                border::Radius::from(size.height / 2.0),
            );
        });
        frame.fill(&below, Color::from_rgba(0.1, 0.06, 0.0, 0.28));
        frame.fill(&path, palette.field);
        frame.stroke(
            &path,
            Stroke::default()
                .with_color(palette.ink)
                .with_width((0.025 * w).max(1.0))
                // A pointed join would reach beyond what the renderer clears when the balloon goes.
                .with_line_join(canvas::LineJoin::Round),
        );
        frame.fill_text(Text {
            content: balloon.text.clone(),
            position: body.center(),
            color: palette.ink,
            size: text.into(),
            font: theme::SEMIBOLD,
            align_x: iced::advanced::text::Alignment::Center,
            align_y: alignment::Vertical::Center,
            ..Text::default()
        });
    }
}

/// A rounded box with a tail that leaves it on the side of the speaker.
fn bubble(body: Rectangle, tail: Point, side: Side) -> Path {
    let radius = body.height / 2.0;
    let (l, t, r, b) = (body.x, body.y, body.x + body.width, body.y + body.height);
    let base = radius * 0.55;
    Path::new(|p| {
        let foot = (tail.x).clamp(
            l + radius + base,
            (r - radius - base).max(l + radius + base),
        );
        p.move_to(Point::new(l + radius, t));
        if side == Side::Top {
            p.line_to(Point::new(foot - base, t));
            p.line_to(tail);
            p.line_to(Point::new(foot + base, t));
        }
        p.line_to(Point::new(r - radius, t));
        p.bezier_curve_to(
            Point::new(r, t),
            Point::new(r, t),
            Point::new(r, t + radius),
        );
        if side == Side::Right {
            p.line_to(tail);
        }
        p.bezier_curve_to(
            Point::new(r, b),
            Point::new(r, b),
            Point::new(r - radius, b),
        );
        if side == Side::Bottom {
            p.line_to(Point::new(foot + base, b));
            p.line_to(tail);
            p.line_to(Point::new(foot - base, b));
        }
        p.line_to(Point::new(l + radius, b));
        if side == Side::Left {
            p.line_to(tail);
        }
        p.bezier_curve_to(
            Point::new(l, b),
            Point::new(l, b),
            Point::new(l, t + radius),
        );
        p.bezier_curve_to(
            Point::new(l, t),
            Point::new(l, t),
            Point::new(l + radius, t),
        );
        p.close();
    })
}
