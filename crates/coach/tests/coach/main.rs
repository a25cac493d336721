//! Review, rating and puzzles in whole games, and the special hands that players make under changed rules.

mod disputed;
mod hindsight;
mod hunting;
mod levels;
mod one_judgement;
mod puzzles;
mod rating;
mod review;
mod unanswered;
mod watched;
