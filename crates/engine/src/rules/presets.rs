//! Rule sets that come with the program besides the two built-in ones, as ordinary rule files.

/// The short name and the text of each rule file.
pub const PRESETS: [(&str, &str); 6] = [
    ("bmja", include_str!("data/presets/bmja.toml")),
    ("british", include_str!("data/presets/british.toml")),
    ("dmjl", include_str!("data/presets/dmjl.toml")),
    ("kitchen", include_str!("data/presets/kitchen.toml")),
    ("nts", include_str!("data/presets/nts.toml")),
    ("western", include_str!("data/presets/western.toml")),
];
