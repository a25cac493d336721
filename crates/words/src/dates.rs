//! Dates for display.

/// A day, given as year, month and day.
pub fn date((year, month, day): (i32, u32, u32)) -> String {
    // As text, the year gets no separator.
    say!("date", day, month, year = year.to_string())
}

/// A day in figures, as it is typed. The catalogue has an example, which shows the order and the signs between.
pub fn typed_date((year, month, day): (i32, u32, u32)) -> String {
    let example = say!("keeper-date-example");
    let (mut typed, mut figures) = (String::new(), String::new());
    // The end of the text ends the last figures.
    for letter in example.chars().map(Some).chain([None]) {
        if let Some(figure) = letter.filter(char::is_ascii_digit) {
            figures.push(figure);
            continue;
        }
        typed.push_str(&match figures.as_str() {
            "2026" => format!("{year:04}"),
            "11" => format!("{month:02}"),
            "28" => format!("{day:02}"),
            other => other.to_owned(),
        });
        figures.clear();
        typed.extend(letter);
    }
    typed
}

/// A day, and the time of day in hours and minutes.
pub fn date_and_time(day: (i32, u32, u32), (hour, minute): (u32, u32)) -> String {
    let (date, time) = (date(day), format!("{hour:02}:{minute:02}"));
    say!("date-and-time", date, time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_short() {
        assert_eq!(date((2026, 3, 9)), "9 Mar 2026");
        assert_eq!(typed_date((2011, 3, 9)), "2011-03-09");
        assert_eq!(date_and_time((1996, 12, 31), (7, 5)), "31 Dec 1996, 07:05");
    }
}
