//! Fonts for languages whose characters the usual ones lack. They are loaded when such a language is chosen, so that they cost the others no
//! memory. They are not compressed here, because packages are smaller if they compress all four together. `script/fonts` makes them.

use std::sync::Arc;

use iced::advanced::graphics::text::cosmic_text::fontdb::{Database, FaceInfo, Source, Weight};

/// The fonts of a language.
struct LanguageFonts {
    language: &'static str,
    family: &'static str,
    /// The files, and the weights for which each is used.
    files: [(&'static [u8], &'static [Weight]); 2],
}

/// The weights of body text and buttons, and that of headings.
const PLAIN: &[Weight] = &[Weight::NORMAL, Weight::MEDIUM];
const HEADINGS: &[Weight] = &[Weight::SEMIBOLD];

const FONTS: [LanguageFonts; 2] = [
    LanguageFonts {
        language: "zh",
        family: "Red Stake Sans SC",
        files: [
            (
                include_bytes!("../../../assets/fonts/RedStakeSansSC-Regular.otf"),
                PLAIN,
            ),
            (
                include_bytes!("../../../assets/fonts/RedStakeSansSC-Bold.otf"),
                HEADINGS,
            ),
        ],
    },
    LanguageFonts {
        language: "ja",
        family: "Red Stake Sans JP",
        files: [
            (
                include_bytes!("../../../assets/fonts/RedStakeSansJP-Regular.otf"),
                PLAIN,
            ),
            (
                include_bytes!("../../../assets/fonts/RedStakeSansJP-Bold.otf"),
                HEADINGS,
            ),
        ],
    },
];

/// The names of Chinese and Japanese in their own characters, for the list of languages.
const NAMES: (&[u8], &[Weight]) = (
    include_bytes!("../../../assets/fonts/RedStakeNames-Regular.otf"),
    &[Weight::NORMAL, Weight::MEDIUM, Weight::SEMIBOLD],
);

/// Loads the fonts of a language, unless it has been done, and returns their family; `None` if the usual fonts have all it needs.
pub(super) fn load(language: &str, database: &mut Database) -> Option<&'static str> {
    let has = |database: &Database, family: &str| {
        let mut faces = database.faces();
        faces.any(|face| face.families.iter().any(|(name, _)| name == family))
    };
    if !has(database, "Red Stake Names") {
        add(NAMES.0, NAMES.1, database);
    }
    let fonts = fonts_of(language)?;
    if !has(database, fonts.family) {
        for (file, weights) in fonts.files {
            add(file, weights, database);
        }
    }
    Some(fonts.family)
}

/// The fonts of a language such as `zh` or `zh-Hans-SG`, if it has some.
fn fonts_of(language: &str) -> Option<&'static LanguageFonts> {
    let main = language.split('-').next()?;
    FONTS.iter().find(|fonts| fonts.language == main)
}

/// Adds a font for several weights. Text gets no face of another weight than its own.
fn add(bytes: &'static [u8], weights: &[Weight], database: &mut Database) {
    let added = database.load_font_source(Source::Binary(Arc::new(bytes)));
    for id in added {
        let Some(face) = database.face(id).cloned() else {
            continue;
        };
        database.remove_face(id);
        for &weight in weights {
            database.push_face_info(FaceInfo {
                weight,
                ..face.clone()
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use iced::advanced::graphics::text::cosmic_text::FontSystem;

    use super::*;

    /// The characters of these texts that the built-in fonts of a language lack in a weight.
    fn lacking(language: &str, texts: &[String]) -> BTreeSet<char> {
        let mut database = Database::new();
        for font in crate::app::theme::FONTS {
            database.load_font_data(font.to_vec());
        }
        load(language, &mut database);
        let faces: Vec<_> = database.faces().map(|it| (it.id, it.weight)).collect();
        let mut system = FontSystem::new_with_locale_and_db("en".to_owned(), database);
        let mut lacking = BTreeSet::new();
        for weight in [Weight::NORMAL, Weight::MEDIUM, Weight::SEMIBOLD] {
            let ids = faces.iter().filter(|(_, of)| *of == weight);
            let fonts: Vec<_> = ids
                .filter_map(|(id, weight)| system.get_font(*id, *weight))
                .collect();
            let has = |letter: char| {
                let mut fonts = fonts.iter();
                fonts.any(|font| font.as_swash().charmap().map(letter) != 0)
            };
            let letters = texts.iter().flat_map(|text| text.chars());
            lacking.extend(letters.filter(|letter| !letter.is_control() && !has(*letter)));
        }
        lacking
    }

    /// The texts of a folder and its subfolders.
    fn texts_in(folder: &Path, texts: &mut Vec<String>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.path() {
                path if path.is_dir() => texts_in(&path, texts),
                path => texts.extend(fs::read_to_string(path)),
            }
        }
    }

    #[test]
    fn the_fonts_of_each_language_have_all_its_characters() {
        let mut wrong = Vec::new();
        for language in words::built_in_languages() {
            let files = words::built_in_files(language);
            let mut texts: Vec<String> = files.map(|(_, text)| text).collect();
            let help = Path::new(env!("CARGO_MANIFEST_DIR")).join("help");
            texts_in(&help.join(language), &mut texts);
            let lacking = lacking(language, &texts);
            if !lacking.is_empty() {
                wrong.push(format!("{language} needs {lacking:?}: run script/fonts"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn the_letters_of_europe_and_vietnam_and_the_names_of_languages_are_there() {
        let texts = [
            "Łódź ẞ Ŵŷ ẁ Ə ŋ Ţ ș Ǎ",
            "Ελληνικά ώ",
            "Українська ґ Ј",
            "Tiếng Việt ơ ư ₫",
        ];
        let texts = texts.map(str::to_owned);
        assert_eq!(lacking("vi", &texts), BTreeSet::new());
        let names = ["简体中文 日本語"].map(str::to_owned);
        assert_eq!(lacking("de", &names), BTreeSet::new());
        let characters = ["麻将".to_owned()];
        assert!(lacking("zh", &characters).is_empty() && !lacking("de", &characters).is_empty());
    }
}
