//! The embedded voices and sounds. `voices/README.md` and `sounds/README.md` describe how they are made.

/// All embedded files, by the name of the file of a player that replaces them. The voices are FLAC files, which take half the space.
pub const FILES: &[&[(&str, &[u8])]] = &[SOUNDS, YOU, RIGHT, OPPOSITE, LEFT];

macro_rules! files {
    ($folder:literal, $prefix:literal, $stored:literal as $ending:literal: $($name:literal)*) => {
        &[$((
            concat!($prefix, $name, $ending),
            include_bytes!(concat!("../../", $folder, $prefix, $name, $stored)),
        )),*]
    };
}

macro_rules! voice {
    ($prefix:literal) => {
        files!("voices/", $prefix, ".flac" as ".WAV":
            "ONE" "TWO" "THR" "FOU" "FIV" "SIX" "SEV" "EIG" "NIN"
            "BAM" "CIR" "WAN"
            "EAS" "SOU" "WES" "NOR"
            "GRE" "RED" "WHI"
            "FLO" "SEA"
            "PLU" "ORC" "CHR" "BMB"
            "SPR" "SUM" "AUT" "WIN"
            "CHO" "PUN" "KON" "MAH")
    };
}

type Files = &'static [(&'static str, &'static [u8])];

const SOUNDS: Files = files!("sounds/", "", ".wav" as ".wav":
    "stake" "table" "claim" "mahjongg" "refusal" "tick");
const YOU: Files = voice!("0_");
const RIGHT: Files = voice!("1_");
const OPPOSITE: Files = voice!("2_");
const LEFT: Files = voice!("3_");
