//! Rule sets that come with the program besides the two originals, as ordinary rule files.

/// Their short names and their files.
pub const PRESETS: [(&str, &str); 3] = [
    ("british", include_str!("data/presets/british.toml")),
    ("kitchen", include_str!("data/presets/kitchen.toml")),
    ("western", include_str!("data/presets/western.toml")),
];
