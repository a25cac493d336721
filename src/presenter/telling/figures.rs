//! Figures as they are shown: thin spaces between thousands, and a real minus.

/// A score.
pub fn figure(value: i64) -> String {
    let digits = value.unsigned_abs().to_string();
    let mut text = String::from(if value < 0 { "−" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

/// What was got or paid.
pub fn change(value: i64) -> String {
    let plus = if value > 0 { "+" } else { "" };
    format!("{plus}{}", figure(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_thin_spaces_and_a_real_minus() {
        assert_eq!(figure(-1_234_567), "−1\u{2009}234\u{2009}567");
        assert_eq!(figure(96), "96");
        assert_eq!(change(2_880), "+2\u{2009}880");
        assert_eq!(change(-176), "−176");
        assert_eq!(change(0), "0");
    }
}
