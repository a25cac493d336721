//! Rule sets that come with the program beside the two originals, as files that anybody could have written.

/// Their short names and their files.
pub const PRESETS: [(&str, &str); 3] = [
    ("british", include_str!("data/presets/british.toml")),
    ("kitchen", include_str!("data/presets/kitchen.toml")),
    ("western", include_str!("data/presets/western.toml")),
];
