//! The plan of the house, held: which module may use which, who owns the window, the sound device, sockets and files, what is
//! pure, what may not go round in a circle, and how long a file may be. See `docs/design.md`.

#![allow(clippy::panic)]

#[path = "layout/circles.rs"]
mod circles;
#[path = "layout/comments.rs"]
mod comments;
#[path = "layout/floors.rs"]
mod floors;
#[path = "layout/graph.rs"]
mod graph;
#[path = "layout/house.rs"]
mod house;
#[path = "layout/knots.rs"]
mod knots;
#[path = "layout/owners.rs"]
mod owners;
#[path = "layout/reader.rs"]
mod reader;
#[path = "layout/sizes.rs"]
mod sizes;
#[path = "layout/test_only.rs"]
mod test_only;
