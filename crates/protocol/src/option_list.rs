//! Game options as servers announce them and files store them.

use super::{OptionEntry, OptionValue, Word, english};
use engine::rules::{GameOptions, OptionKind, WIRE_OPTIONS, WireOption};

/// The name of the entry that ends a list.
const END: &str = "End";

/// Descriptions of options by name that replace ours: from a file, or from another server.
pub type Descriptions = std::collections::BTreeMap<String, String>;

/// An option as announced to players with this version. `None` if its value is too large for the types of a version below 1020.
pub fn entry(
    option: &WireOption,
    options: &GameOptions,
    version: u32,
    descriptions: &Descriptions,
) -> Option<OptionEntry> {
    let number = option.value(options);
    let value = match option.kind {
        OptionKind::Bool => OptionValue::Bool(number == 1),
        OptionKind::Nat if version < 1020 => OptionValue::Int(i32::try_from(number).ok()?),
        OptionKind::Nat => OptionValue::Nat(number),
        OptionKind::Score => OptionValue::Score(number),
    };
    let stored = descriptions.get(option.name).map(String::as_str);
    let description = stored.unwrap_or_else(|| english::options::description(option.name));
    Some(OptionEntry {
        name: Word::new(option.name)?,
        since: option.since,
        enabled: option.since <= version,
        value,
        description: description.to_owned(),
    })
}

/// All options in order, followed by the entry that ends the list; options that this version lacks are included only if `disabled`.
pub fn list(
    options: &GameOptions,
    version: u32,
    disabled: bool,
    descriptions: &Descriptions,
) -> Vec<OptionEntry> {
    let entries = WIRE_OPTIONS
        .iter()
        .filter_map(|option| entry(option, options, version, descriptions));
    let end = Word::new(END).map(|name| OptionEntry {
        name,
        since: 0,
        enabled: true,
        value: OptionValue::Bool(true),
        description: "end of option list".to_owned(),
    });
    entries
        .filter(|entry| disabled || entry.enabled)
        .chain(end)
        .collect()
}

impl OptionEntry {
    /// Whether it is the entry that ends a list.
    pub fn is_end(&self) -> bool {
        self.name.as_str() == END
    }
}

/// The value in text form.
impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bool(on) => write!(f, "{}", u8::from(*on)),
            Self::Nat(number) | Self::Score(number) => write!(f, "{number}"),
            Self::Int(number) => write!(f, "{number}"),
            Self::String(word) => write!(f, "{word}"),
        }
    }
}
