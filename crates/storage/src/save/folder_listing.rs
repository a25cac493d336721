//! Lists a folder of games: first from its index, then by reading the files that the index lacks.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::folder_contents::{FoundFile, contents, found_file};
use super::index::{self, Index, SummaryResult};
use super::summary_reader::summary;
use words::say;

/// Number of files read before the first update of the list. Later batches are as large as all before them together, so that a long
/// list is updated only a few times.
const FIRST_BATCH: usize = 64;
/// A folder other than the program's own with fewer games gets no index: reading the games is fast enough.
const MIN_INDEXED_GAMES: usize = 64;

/// What to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingSource {
    /// The folder.
    pub folder: PathBuf,
    /// The extensions of the files to list in the folder.
    pub extensions: &'static [&'static str],
    /// Files of other folders, to list after those of the folder.
    pub other_files: Vec<PathBuf>,
    /// Whether to read the summaries of the files.
    pub reads_summaries: bool,
    /// Whether it is the program's own folder, whose summaries always go into an index.
    pub is_own: bool,
    /// The cache folder, where the index is.
    pub cache: PathBuf,
}

/// A folder listing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The folder.
    pub folder: PathBuf,
    /// The folders in it, by name.
    pub folders: Vec<PathBuf>,
    /// Its files, the newest first, and those of other folders after them.
    pub files: Vec<ListedFile>,
    /// The number of files whose summary is still to be read.
    pub unread: usize,
}

/// A file in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedFile {
    /// Its path.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
    /// Its summary, once read.
    pub summary: Option<SummaryResult>,
}

/// Lists the files. `report` gets the list at once, and again after each batch of summaries; it returns whether to read on.
pub fn list(source: &ListingSource, mut report: impl FnMut(Listing) -> bool) {
    let (folders, files) = contents(&source.folder, source.extensions);
    let index_path = index::index_path(&source.cache, &source.folder);
    let mut index = match source.reads_summaries {
        true => Index::read(&index_path),
        false => Index::default(),
    };
    index.keep_only(&files);
    let count_in_folder = files.len();
    let mut files_found = files;
    files_found.extend(
        source
            .other_files
            .iter()
            .filter_map(|path| found_file(path)),
    );
    let cached = |file: &FoundFile| index.summary(file).cloned();
    let mut listing = Listing {
        folder: source.folder.clone(),
        folders,
        files: Vec::with_capacity(files_found.len()),
        unread: 0,
    };
    for (position, file) in files_found.iter().enumerate() {
        listing.files.push(ListedFile {
            path: file.path.clone(),
            written: file.written,
            summary: (position < count_in_folder).then(|| cached(file)).flatten(),
        });
    }
    let is_unread = |file: &ListedFile| source.reads_summaries && file.summary.is_none();
    let unread: Vec<usize> = (0..files_found.len())
        .filter(|position| is_unread(&listing.files[*position]))
        .collect();
    listing.unread = unread.len();
    let mut is_wanted = report(listing.clone());
    let mut remaining = unread.as_slice();
    while is_wanted && !remaining.is_empty() {
        let done = unread.len() - remaining.len();
        let (batch, rest) = remaining.split_at(done.max(FIRST_BATCH).min(remaining.len()));
        remaining = rest;
        let paths: Vec<&Path> = batch
            .iter()
            .map(|position| files_found[*position].path.as_path())
            .collect();
        for (position, summary) in batch.iter().zip(read_all(&paths)) {
            if *position < count_in_folder {
                index.insert(&files_found[*position], summary.clone());
            }
            listing.files[*position].summary = Some(summary);
        }
        listing.unread -= batch.len();
        is_wanted = report(listing.clone());
    }
    if source.reads_summaries
        && (source.is_own || count_in_folder >= MIN_INDEXED_GAMES)
        && let Err(error) = index.write(&index_path)
    {
        tracing::warn!(%error, "the index of the games cannot be written");
    }
    index::remove_old(&source.folder);
}

/// Reads summaries on as many threads as the machine has processors.
fn read_all(paths: &[&Path]) -> Vec<SummaryResult> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let chunk_size = paths.len().div_ceil(threads).max(1);
    let read_chunk = |chunk: &[&Path]| -> Vec<SummaryResult> {
        let read_summary = |path: &&Path| summary(path).map_err(|error| error.to_string());
        chunk.iter().map(read_summary).collect()
    };
    std::thread::scope(|scope| {
        let chunks: Vec<_> = paths.chunks(chunk_size).collect();
        let workers: Vec<_> = chunks
            .iter()
            .map(|chunk| scope.spawn(|| read_chunk(chunk)))
            .collect();
        let all = chunks.iter().zip(workers).flat_map(|(chunk, worker)| {
            let failed = || vec![Err(say!("file-cannot-be-read").to_owned()); chunk.len()];
            worker.join().unwrap_or_else(|_| failed())
        });
        all.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::super::{SavedGame, SavedPlayer, save, write_whole};
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::{Game, Setup};
    use engine::tiles::{BySeat, Seat};

    type TestResult = Result<(), Box<dyn std::error::Error>>;

    fn game(seed: u64, names: [&str; 4]) -> SavedGame {
        let table = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
        SavedGame {
            names: BySeat(names.map(str::to_owned)),
            players: BySeat::from_fn(|_| SavedPlayer::Person),
            viewer: Seat::new(0),
            assisted: false,
            auto_played: Vec::new(),
            advised: None,
            record: table.record().clone(),
            messages: Vec::new(),
        }
    }

    const NAMES: [&str; 4] = ["Mary", "Lin", "Ada", "Tomás"];

    fn index_of(source: &ListingSource) -> PathBuf {
        index::index_path(&source.cache, &source.folder)
    }

    fn source(folder: &Path) -> ListingSource {
        ListingSource {
            cache: folder.join(".cache"),
            folder: folder.to_owned(),
            extensions: &["mah", "mjs"],
            other_files: Vec::new(),
            reads_summaries: true,
            is_own: true,
        }
    }

    /// The listings that a source reports, in order.
    fn listings(source: &ListingSource) -> Vec<Listing> {
        let mut listings = Vec::new();
        list(source, |listing| {
            listings.push(listing);
            true
        });
        listings
    }

    fn names(listing: &Listing) -> Vec<String> {
        let summaries = listing.files.iter().filter_map(|file| file.summary.clone());
        let games = summaries.filter_map(Result::ok);
        games
            .map(|summary| summary.names[Seat::new(0)].clone())
            .collect()
    }

    #[test]
    fn games_read_before_are_listed_at_once() -> TestResult {
        let folder = tempfile::tempdir()?;
        for seed in 0..3 {
            save(
                &folder.path().join(format!("{seed}.mah")),
                &game(seed, NAMES),
            )?;
        }
        write_whole(&folder.path().join("letter.mah"), b"Dear Sir")?;
        write_whole(&folder.path().join("notes.txt"), b"none of ours")?;
        let first = listings(&source(folder.path()));
        assert_eq!((first.len(), first[0].unread), (2, 4));
        assert!(first[0].files.iter().all(|file| file.summary.is_none()));
        let again = listings(&source(folder.path()));
        assert_eq!(again.len(), 1);
        assert_eq!(again[0], first[1]);
        assert_eq!(names(&again[0]), ["Mary"; 3]);
        let wrong = again[0].files.iter().find_map(|file| match &file.summary {
            Some(Err(why)) => Some(why.clone()),
            _ => None,
        });
        assert!(wrong.is_some_and(|why| why.contains("not a Mah Jongg game")));
        Ok(())
    }

    #[test]
    fn changed_added_and_removed_games_are_found() -> TestResult {
        let folder = tempfile::tempdir()?;
        let path = |name: &str| folder.path().join(name);
        save(&path("a.mah"), &game(1, NAMES))?;
        save(&path("b.mah"), &game(2, NAMES))?;
        listings(&source(folder.path()));
        save(
            &path("a.mah"),
            &game(1, ["Bartholomew", "Lin", "Ada", "Tomás"]),
        )?;
        save(&path("c.mah"), &game(3, ["Cy", "Lin", "Ada", "Tomás"]))?;
        std::fs::remove_file(path("b.mah"))?;
        let listings = listings(&source(folder.path()));
        assert_eq!(listings[0].unread, 2);
        let mut names = names(&listings[1]);
        names.sort();
        assert_eq!(names, ["Bartholomew", "Cy"]);
        let index = std::fs::read_to_string(index_of(&source(folder.path())))?;
        assert!(!index.contains("b.mah"), "{index}");
        Ok(())
    }

    #[test]
    fn an_index_that_is_damaged_or_of_another_version_is_rebuilt() -> TestResult {
        let folder = tempfile::tempdir()?;
        save(&folder.path().join("a.mah"), &game(1, NAMES))?;
        listings(&source(folder.path()));
        let index = index_of(&source(folder.path()));
        let whole = std::fs::read(&index)?;
        let mut flipped = whole.clone();
        flipped[whole.len() / 2] ^= 1;
        let of_another_version = String::from_utf8(whole.clone())?.replacen("Index ", "Index 9", 1);
        let cut = whole[..whole.len() / 2].to_vec();
        for unusable in [flipped, of_another_version.into_bytes(), cut, Vec::new()] {
            std::fs::write(&index, unusable)?;
            assert_eq!(listings(&source(folder.path()))[0].unread, 1);
            assert_eq!(std::fs::read(&index)?, whole);
        }
        Ok(())
    }

    #[test]
    fn folders_are_listed_by_name_and_reading_stops_when_the_list_is_no_longer_wanted() -> TestResult
    {
        let folder = tempfile::tempdir()?;
        for name in ["b", "A", ".hidden"] {
            std::fs::create_dir(folder.path().join(name))?;
        }
        for seed in 0..3 {
            save(
                &folder.path().join(format!("{seed}.mah")),
                &game(seed, NAMES),
            )?;
        }
        let mut reports = 0;
        list(&source(folder.path()), |listing| {
            reports += 1;
            let names = listing.folders.iter().filter_map(|path| path.file_name());
            assert_eq!(names.collect::<Vec<_>>(), ["A", "b"]);
            false
        });
        assert_eq!(reports, 1);
        assert_eq!(
            listings(&source(folder.path()))[0].unread,
            3,
            "no summary was read"
        );
        Ok(())
    }

    #[test]
    fn a_folder_of_the_player_has_an_index_only_if_it_has_many_games() -> TestResult {
        let folder = tempfile::tempdir()?;
        let first = save(&folder.path().join("0.mah"), &game(1, NAMES))?;
        let source = ListingSource {
            is_own: false,
            ..source(folder.path())
        };
        listings(&source);
        let index = index_of(&source);
        assert!(!index.exists());
        for at in 1..3 * FIRST_BATCH {
            std::fs::copy(&first, folder.path().join(format!("{at}.mah")))?;
        }
        let unread: Vec<usize> = listings(&source)
            .iter()
            .map(|listing| listing.unread)
            .collect();
        assert_eq!(unread, [3 * FIRST_BATCH, 2 * FIRST_BATCH, FIRST_BATCH, 0]);
        assert!(index.exists());
        assert_eq!(listings(&source)[0].unread, 0);
        Ok(())
    }

    #[test]
    fn games_of_other_folders_are_listed_with_them_and_stay_out_of_the_index() -> TestResult {
        let (here, there) = (tempfile::tempdir()?, tempfile::tempdir()?);
        save(&there.path().join("a.mah"), &game(1, NAMES))?;
        let source = ListingSource {
            other_files: vec![there.path().join("a.mah"), there.path().join("gone.mah")],
            ..source(here.path())
        };
        let listings = listings(&source);
        assert_eq!(names(&listings[1]), ["Mary"]);
        assert_eq!(listings[1].files.len(), 1);
        assert!(!index_of(&source).exists());
        Ok(())
    }

    #[test]
    fn no_index_is_stored_beside_the_games_and_an_old_one_is_removed() -> TestResult {
        let (folder, cache) = (tempfile::tempdir()?, tempfile::tempdir()?);
        let old = folder.path().join("games.index");
        save(&folder.path().join("a.mah"), &game(1, NAMES))?;
        std::fs::write(&old, "RedStakeIndex 1.0.0 00000000\n{}\n")?;
        let source = ListingSource {
            cache: cache.path().join("red-stake"),
            ..source(folder.path())
        };
        listings(&source);
        assert_eq!(std::fs::read_dir(folder.path())?.count(), 1);
        assert_eq!(listings(&source)[0].unread, 0, "known from the cache");
        // A file that merely has the same name is kept.
        std::fs::write(&old, "of somebody else")?;
        listings(&source);
        assert!(old.exists());
        Ok(())
    }
}
