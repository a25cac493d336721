//! The command line, tried as a person or a script would: the program is run and what it prints is read.

mod bloem_golden;
mod documented_commands;
mod help;
mod named_files;
mod played_games;
mod preset_hands;
mod rules;
mod score;
mod score_typed;
