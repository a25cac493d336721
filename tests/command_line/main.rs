//! The command line: runs the program and reads its output.

mod bloem_golden;
mod documented_commands;
mod help;
mod named_files;
mod played_games;
mod preset_hands;
mod rules;
mod score;
mod score_typed;
