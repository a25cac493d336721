//! What a game has changed in the player's records, in the box at its end.

use crate::app::dialog::Question;
use coach::stats::GameNews;
use wording::{Named, RowTitle};
use words::{figure, list_and, say};

/// The most sentences besides the number of hands won.
const MAX_NEWS: usize = 3;

impl Question {
    /// Adds what the game has changed in the player's records, if anything was noted.
    pub fn with_news(mut self, news: Option<&GameNews>) -> Self {
        self.words.extend(news.map(sentences));
        self
    }
}

/// The news, the most important first.
fn sentences(news: &GameNews) -> String {
    let made: Vec<String> = news.made.iter().map(|id| id.title().to_owned()).collect();
    let made = (!made.is_empty()).then(|| say!("news-made", hands = list_and(&made)));
    let best = news.best.map(|points| {
        let points = figure(i64::from(points));
        say!("news-best", points)
    });
    let passed = news
        .passed
        .map(|level| say!("news-passed", level = level.noun()));
    let streak = news.streak.map(|wins| say!("news-streak", wins));
    let nearer = news
        .nearer
        .as_ref()
        .map(|(id, lacking)| say!("news-nearer", hand = id.title(), lacking = *lacking));
    let all = [made, best, passed, streak, nearer].into_iter().flatten();
    let won = say!("news-won", won = news.won, hands = news.hands);
    words::sentences([won].into_iter().chain(all.take(MAX_NEWS)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use coach::stats::Statistics;

    #[test]
    fn the_end_of_a_game_says_what_changed() {
        let after =
            r#"{"hands": 4, "wins": 1, "best": 500, "album": {"little-snake": {"made": 1}}}"#;
        let after: Statistics = serde_json::from_str(after).expect("the file is valid");
        let mut news = GameNews::default();
        news.add(7, &Statistics::default(), &after);
        let question = Question::exit().with_news(news.of_game(7));
        let said = question.words.last().expect("the news");
        for part in ["1 of 4", "Little Snake", "500"] {
            assert!(said.contains(part), "{said}");
        }
        assert_eq!(Question::exit().with_news(None), Question::exit());
    }
}
