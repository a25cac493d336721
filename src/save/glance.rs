//! Reading no more of a file than a list of games tells.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use serde::Deserialize;

use super::{Kind, SaveError, Summary, mah};
use crate::rules::RuleSetId;
use crate::tiles::{BySeat, Seat};

/// So many bytes are read in search of a summary.
const MOST: u64 = 64 * 1024;

/// The summary of a file. It is not read further than that, unless it is of format 1, which has none.
///
/// # Errors
/// The file cannot be read, is of a later version, or its beginning is damaged.
pub fn summary(path: &Path) -> Result<Summary, SaveError> {
    let name = mah::own_name(path)?;
    let unreadable = |error| SaveError::Unreadable(name.clone(), error);
    let file = File::open(path).map_err(unreadable)?;
    let mut lines = BufReader::new(file.take(MOST));
    let mut head = Vec::new();
    let mut line = || -> Result<String, SaveError> {
        head.clear();
        lines.read_until(b'\n', &mut head).map_err(unreadable)?;
        Ok(String::from_utf8_lossy(&head).trim_end().to_owned())
    };
    let head = mah::Head::read(&name, &line()?)?;
    match head.format {
        1 => of_format_1(path),
        _ => head.summary(&name, &line()?),
    }
}

/// What a file of format 1 has where the whole of it need not be understood.
#[derive(Deserialize)]
struct Old {
    names: BySeat<String>,
    viewer: Option<Seat>,
    seat: Option<Seat>,
    #[serde(default)]
    assisted: bool,
    record: Option<OldRecord>,
    #[serde(default)]
    deals: Vec<OldDeal>,
}

#[derive(Deserialize)]
struct OldRecord {
    rules: OldRules,
}

#[derive(Deserialize)]
struct OldRules {
    id: RuleSetId,
}

#[derive(Deserialize)]
struct OldDeal {
    scores: BySeat<i64>,
}

fn of_format_1(path: &Path) -> Result<Summary, SaveError> {
    let (name, bytes) = mah::read(path)?;
    let parts = mah::parts(&name, &bytes)?;
    let old: Old = serde_json::from_str(parts.body)
        .map_err(|wrong| SaveError::NotAGame(name.clone(), wrong.to_string()))?;
    let Some(record) = old.record else {
        let seen = mah::seen(&name, &parts)?;
        return Ok(Summary::of_seen(&seen));
    };
    Ok(Summary {
        kind: Kind::Game,
        rules: record.rules.id,
        names: old.names,
        viewer: old.viewer.or(old.seat).unwrap_or(Seat::new(0)),
        hands: old.deals.len(),
        round: None,
        scores: old.deals.last().map(|deal| deal.scores),
        over: None,
        assisted: old.assisted,
    })
}
