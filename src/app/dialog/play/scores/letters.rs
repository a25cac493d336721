//! Shortcut letters that turn the pages of the Scores dialog.

use crate::app::widget::letter;
use crate::help::is_unspaced;

/// Marks a shortcut letter in each label with `&`, different from those of the other labels and of the buttons. A label without such a letter
/// gets none.
pub fn with_letters<const N: usize>(words: [&str; N], buttons: &[&str]) -> [String; N] {
    let marked = buttons.iter().filter_map(|button| letter(button));
    let mut taken: Vec<char> = marked.flat_map(char::to_lowercase).collect();
    words.map(|word| {
        let word = word.replace('&', "+");
        let free = word.char_indices().find(|(_, letter)| {
            // No key types a Chinese or Japanese character.
            letter.is_alphanumeric()
                && !is_unspaced(*letter)
                && letter.to_lowercase().all(|letter| !taken.contains(&letter))
        });
        let Some((place, letter)) = free else {
            return word;
        };
        taken.extend(letter.to_lowercase());
        format!("{}&{}", &word[..place], &word[place..])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_gets_its_own_letter() {
        let names = ["You", "Tomás", "Tim", "Yo", "Totals"];
        let marked = with_letters(names, &["&Help", "Re&view"]);
        assert_eq!(marked, ["&You", "&Tomás", "T&im", "Y&o", "Tot&als"]);
        let marked = with_letters(["Henry", "Vera"], &["&Help", "Re&view"]);
        assert_eq!(marked, ["H&enry", "Ve&ra"]);
        assert_eq!(with_letters(["您", "小Lin"], &[]), ["您", "小&Lin"]);
    }
}
