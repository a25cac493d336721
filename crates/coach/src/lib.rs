//! Helps people play better: lessons, review, hindsight, rating, puzzles, comparing deals, and a workshop for rule sets.

pub mod duplicate;
pub mod hindsight;
pub mod lesson;
pub mod next_steps;
pub mod puzzle;
pub mod review;
pub mod stats;
pub mod trial;
pub mod workshop;
