//! The program's files and modules, and what a path named in one of them stands for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use super::reader::{self, Words, Written};

/// A file of the program; what is only for tests does not count.
pub struct File {
    /// Its path below `src`, without its ending: `table/game`.
    pub place: String,
}

impl File {
    /// The module of the first floor down from the crate's root.
    pub fn module(&self) -> &str {
        self.place.split('/').next().unwrap_or_default()
    }

    /// Whether it is a module, or within it: `app/screen`.
    pub fn is_in(&self, module: &str) -> bool {
        let rest = self.place.strip_prefix(module);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }
}

struct Module {
    /// The place of its file among the files.
    file: usize,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    written: Written,
}

/// What a path stands for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// Something that a file defines.
    Item { file: usize, name: String },
    /// A module in a file.
    Module(usize),
    /// Something of another crate.
    Outside(Words),
}

/// A path in a file, and what it stands for.
pub struct Naming<'a> {
    pub file: usize,
    pub path: &'a [String],
    /// Only handed on to others.
    pub handed_on: bool,
    pub named: Named,
}

/// The names by which a file uses another.
pub type Uses = BTreeMap<(usize, usize), BTreeSet<String>>;

/// All of the program.
pub struct House {
    pub files: Vec<File>,
    modules: Vec<Module>,
}

/// The program as it stands.
pub static HOUSE: LazyLock<House> = LazyLock::new(House::read);

const ROOT: usize = 0;
/// Paths longer than this by way of imports name each other in a circle.
const DEEPEST: usize = 16;

impl House {
    fn read() -> Self {
        let mut house = Self {
            files: Vec::new(),
            modules: Vec::new(),
        };
        house.read_file("lib", "", None);
        house.read_file("main", "", None);
        house.read_file("console", "", None);
        assert!(house.files.len() > 20, "the sources were not found");
        house
    }

    fn read_file(&mut self, place: &str, folder: &str, parent: Option<usize>) -> usize {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(format!("{place}.rs"));
        let text = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let syntax =
            syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let file = self.files.len();
        self.files.push(File {
            place: place.to_owned(),
        });
        self.add(file, folder, parent, reader::read(&syntax.items))
    }

    /// Adds a module and those below it; their files lie in its folder.
    fn add(
        &mut self,
        file: usize,
        folder: &str,
        parent: Option<usize>,
        mut written: Written,
    ) -> usize {
        let files = std::mem::take(&mut written.files);
        let inside = std::mem::take(&mut written.inside);
        let module = self.modules.len();
        self.modules.push(Module {
            file,
            parent,
            children: BTreeMap::new(),
            written,
        });
        let mut children = BTreeMap::new();
        for name in files {
            let place = format!("{folder}{name}");
            let child = self.read_file(&place, &format!("{place}/"), Some(module));
            children.insert(name, child);
        }
        for (name, written) in inside {
            let folder = format!("{folder}{name}/");
            let child = self.add(file, &folder, Some(module), written);
            children.insert(name, child);
        }
        self.modules[module].children = children;
        module
    }

    /// Every path that the program names.
    pub fn namings(&self) -> Vec<Naming<'_>> {
        let mut namings = Vec::new();
        for (at, module) in self.modules.iter().enumerate() {
            let mut add = |path, handed_on| {
                namings.extend(self.resolve(at, path, 0).map(|named| Naming {
                    file: module.file,
                    path,
                    handed_on,
                    named,
                }));
            };
            for import in &module.written.imports {
                add(&import.path, import.public);
            }
            for path in &module.written.named {
                add(path, false);
            }
        }
        namings
    }

    /// For each type with methods: where each block of them stands, what it holds and calls.
    pub fn methods(&self) -> BTreeMap<Named, Vec<(usize, &reader::Impl)>> {
        let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (at, module) in self.modules.iter().enumerate() {
            for block in &module.written.impls {
                if let Some(of @ Named::Item { .. }) = self.resolve(at, &block.of, 0) {
                    found.entry(of).or_default().push((module.file, block));
                }
            }
        }
        found
    }

    /// Whom a file names, and by which names; what is handed on counts for the file that defines it.
    pub fn uses(&self) -> Uses {
        let mut uses = Uses::new();
        for naming in self.namings() {
            if let Named::Item { file, name } = naming.named
                && !naming.handed_on
                && file != naming.file
            {
                uses.entry((naming.file, file)).or_default().insert(name);
            }
        }
        uses
    }

    /// The file in which something stands that a path names.
    pub fn file_of(&self, named: &Named) -> Option<&File> {
        match named {
            Named::Item { file, .. } => Some(&self.files[*file]),
            Named::Module(module) => Some(&self.files[self.modules[*module].file]),
            Named::Outside(_) => None,
        }
    }

    fn resolve(&self, from: usize, path: &[String], depth: usize) -> Option<Named> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" | "red_stake" => self.walk(Named::Module(ROOT), rest, depth),
            "self" => self.walk(Named::Module(from), rest, depth),
            "super" => {
                let parent = self.modules[from].parent?;
                match rest.first().map(String::as_str) {
                    Some("super") => self.resolve(parent, rest, depth),
                    _ => self.walk(Named::Module(parent), rest, depth),
                }
            }
            "Self" => None,
            name => match self.look_up(from, name, depth) {
                Some(named) => self.walk(named, rest, depth),
                None => Some(Named::Outside(path.to_vec())),
            },
        }
    }

    fn walk(&self, named: Named, rest: &[String], depth: usize) -> Option<Named> {
        match (named, rest.split_first()) {
            (Named::Module(module), Some((name, rest))) => {
                let next = self.look_up(module, name, depth)?;
                self.walk(next, rest, depth)
            }
            (Named::Outside(mut path), _) => {
                path.extend_from_slice(rest);
                Some(Named::Outside(path))
            }
            (named, _) => Some(named),
        }
    }

    /// What a name stands for in a module.
    fn look_up(&self, module: usize, name: &str, depth: usize) -> Option<Named> {
        let Module {
            file,
            children,
            written,
            ..
        } = &self.modules[module];
        if depth > DEEPEST {
            return None;
        }
        if let Some(child) = children.get(name) {
            return Some(Named::Module(*child));
        }
        if written.items.contains(name) {
            let name = name.to_owned();
            return Some(Named::Item { file: *file, name });
        }
        if let Some(path) = written.aliases.get(name) {
            // `use tokio;` and the like name another crate.
            if path[0] == name {
                return Some(Named::Outside(path.clone()));
            }
            return self.resolve(module, path, depth + 1);
        }
        written
            .globs
            .iter()
            .find_map(|path| match self.resolve(module, path, depth + 1)? {
                Named::Module(from) if from != module => self.look_up(from, name, depth + 1),
                _ => None,
            })
    }
}
