//! What jarred to the ear of a native writer, and private words for things that have a usual one, do not come back.

const JARRED: [&str; 30] = [
    "gone out yet",
    "have no friends",
    "loner",
    "are a Pung already",
    "is lacking",
    "takes the first one more",
    "goes on where you left it",
    "With an average wall",
    "luck made",
    "Nothing was to be decided",
    "They play on with you from now on",
    "scores begin again",
    "Several People",
    "The others look away",
    "keeps most tiles useful",
    "The lesson one plays",
    "after Millington",
    "balloons is",
    "in the mean",
    "dearest",
    "dear decision",
    "Be safe from",
    "lies in the well",
    "slower and dearer",
    "bent of their own",
    "order of the alphabet",
    "has its name from",
    "the own first discard",
    "let go of",
    "throw",
];

#[test]
fn no_sentence_that_jarred_has_come_back() {
    let words = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("words/en");
    let mut wrong = Vec::new();
    for entry in std::fs::read_dir(words).expect("the sentences are there") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        // Keys and parameters are not seen by players.
        let values = text.lines().filter(|line| !line.starts_with('#'));
        let values = values.map(|line| line.split_once(" = ").map_or(line, |(_, value)| value));
        for value in values {
            let said = value.split(['{', '}']).step_by(2).collect::<String>();
            for jarred in JARRED.iter().filter(|jarred| said.contains(**jarred)) {
                wrong.push(format!("{}: {jarred}: {value}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
