//! Detects names that people could confuse.

use engine::untrusted_text::sanitize;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;
use words::say;

/// Whether two names look alike: people could not tell them apart, or would take them for two spellings of one name. Compares the skeletons
/// of Unicode TR 39, with and without capitals.
pub fn look_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(skeletons);
    one.iter().zip(&other).any(|(one, other)| one == other)
}

/// The skeletons of a name: that of the name as written, where `I` resembles `l`, and that in lower case, where it resembles `i`. Two names
/// look alike if either skeleton is equal.
fn skeletons(name: &str) -> [String; 2] {
    let plain: String = sanitize(name).nfkc().collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let plain = words.join(" ");
    let lower_case = plain.to_lowercase();
    let as_written: String = skeleton(&plain).collect();
    [as_written.to_lowercase(), skeleton(&lower_case).collect()]
}

/// Prefixes of the host's own messages.
const HOST_PREFIXES: [&str; 6] = [
    "Server",
    "The server",
    "The table",
    "The host",
    "Seal of deal",
    "Under the seal",
];

/// Whether messages of a player with this name would seem to come from the host.
pub fn impersonates_host(name: &str) -> bool {
    let letters =
        |text: &String| -> String { text.chars().filter(|c| c.is_alphanumeric()).collect() };
    let of_name = skeletons(name);
    let translated = [say!("notice-server")];
    HOST_PREFIXES.iter().chain(&translated).any(|prefix| {
        let of_prefix = skeletons(prefix);
        let mut pairs = of_name.iter().zip(&of_prefix);
        pairs.any(|(name, prefix)| letters(name).starts_with(&letters(prefix)))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn similar_spellings_look_alike_and_different_names_do_not() {
        for other in [
            "Player",
            "Player\u{fe0f}",
            "player",
            " Player ",
            "P1ayer",
            "\u{420}l\u{430}\u{443}\u{435}r",
            "\u{ff30}\u{ff4c}\u{ff41}\u{ff59}\u{ff45}\u{ff52}",
            "Pl\u{200d}ayer",
            "\u{1d40f}layer",
        ] {
            assert!(look_alike("Player", other), "{other:?}");
        }
        assert!(look_alike("Iris", "lris") && look_alike("Iris", "iris"));
        assert!(look_alike("Ann B", "Ann\u{a0}B"));
        assert!(look_alike("B\u{f6}rn", "Bo\u{308}rn"));
        for (one, other) in [("Ann", "Anna"), ("Player 1", "Player 2"), ("Bo", "B\u{f6}")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_that_impersonates_the_host_is_recognised_in_any_spelling() {
        for name in [
            "The server",
            "the-Server (2)",
            "\u{422}h\u{435} s\u{435}rver:",
            "SERVER",
            "Seal of deal 1",
        ] {
            assert!(impersonates_host(name), "{name}");
        }
        assert!(!impersonates_host("Theo") && !impersonates_host(""));
    }

    proptest! {
        #[test]
        fn a_name_looks_like_its_visible_part(text in "(.|\n|\\p{C}){0,60}") {
            prop_assert!(look_alike(&text, &sanitize(&text)));
        }
    }
}
