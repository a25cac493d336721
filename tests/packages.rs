//! The metadata of the packages: one reverse DNS name, no invented addresses, and all system libraries; a stripped release; and the installer
//! and workflow that make them.

use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::Command;

#[cfg(target_os = "linux")]
#[path = "needs/programs.rs"]
mod needs;

/// The text of a file of the project.
fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = std::fs::read_to_string(&path);
    assert!(text.is_ok(), "{} cannot be read", path.display());
    text.unwrap_or_default()
}

/// Files that contain the program's reverse DNS name: as a placeholder, or by including `package/id`.
const FILES_WITH_ID: [&str; 6] = [
    "package/linux/app.desktop",
    "package/linux/metainfo.xml",
    "package/linux/mime.xml",
    "package/linux/flatpak.yml",
    "package/macos/Info.plist",
    "src/app/window/place.rs",
];

#[test]
fn the_reverse_dns_name_is_the_same_everywhere() {
    let id = read("package/id");
    let id = id.trim();
    assert!(id.split('.').count() >= 3, "{id}");
    let is_valid = |part: &str| {
        let mut letters = part.chars();
        letters
            .next()
            .is_some_and(|first| first.is_ascii_alphabetic())
            && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    assert!(id.split('.').all(is_valid), "{id}");
    for file in FILES_WITH_ID {
        let text = read(file);
        assert!(
            !text.contains(id),
            "{file} contains the name instead of a placeholder"
        );
        assert!(
            text.contains("@ID@") || text.contains("package/id"),
            "{file}"
        );
    }
}

#[test]
fn the_release_is_stripped() {
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).expect("a manifest");
    let [release, dist] = ["release", "dist"].map(|name| &manifest["profile"][name]);
    let stripped = |profile: &toml::Value| profile.get("strip").and_then(toml::Value::as_bool);
    assert_eq!(stripped(release), Some(true));
    assert_eq!(dist["inherits"].as_str(), Some("release"));
    // Settings of a package replace those of the profile.
    let packages = [release, dist].map(|profile| profile.get("package")?.as_table());
    for (name, profile) in packages.into_iter().flatten().flatten() {
        assert_eq!(stripped(profile), Some(true), "{name}");
    }
}

#[test]
fn packages_contain_no_invented_address() {
    for file in FILES_WITH_ID
        .iter()
        .chain(&["Cargo.toml", "script/package"])
    {
        let text = read(file);
        assert!(!text.contains("example.org"), "{file}");
        assert!(!text.contains("example.com"), "{file}");
    }
}

/// The libraries that the program loads at run time are installed before packages are built, so that dependencies can be derived from the
/// program.
#[test]
fn the_libraries_of_x11_and_of_wayland_are_required() {
    let packages = read("script/packages");
    let run = packages.lines().find(|line| line.starts_with("run "));
    let run = run.expect("a line of packages for running");
    for library in [
        "libwayland-client0",
        "libx11-6",
        "libxkbcommon0",
        "libasound2",
    ] {
        assert!(run.split(' ').any(|name| name == library), "{library}");
    }
}

/// Rust puts strings next to each other, so the names of two libraries touch.
#[cfg(target_os = "linux")]
#[test]
fn libraries_that_are_opened_at_run_time_are_found_between_other_strings() {
    if needs::any_missing(&["python3", "readelf"]) {
        return;
    }
    let names = std::hint::black_box("OpenLibraryPathlibExample-a.so.7libother.so.12");
    assert!(names.is_ascii());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("script/libraries");
    let program = std::env::current_exe().expect("a test is a program");
    let output = Command::new("python3")
        .arg(script)
        .arg("--opened")
        .arg(program)
        .output();
    let output = output.expect("python3 is installed");
    let found = String::from_utf8_lossy(&output.stdout);
    for library in ["libExample-a.so.7", "libother.so.12"] {
        assert!(found.lines().any(|line| line == library), "{found}");
    }
}

/// Paths in which a package is built, which the program must not contain, may have spaces.
#[cfg(target_os = "linux")]
#[test]
fn a_build_in_a_folder_with_a_space_is_reproducible() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("script/lib.sh");
    let output = Command::new("bash")
        .args([
            "-euc",
            ". \"$0\"; be_reproducible; printenv CARGO_ENCODED_RUSTFLAGS",
        ])
        .arg(library)
        .env("CARGO_HOME", "/home/a player/cargo")
        .env("CARGO_TARGET_DIR", "/big disk/target")
        .output();
    let output = output.expect("bash is installed");
    let flags = String::from_utf8_lossy(&output.stdout);
    let flags: Vec<&str> = flags.trim_end().split('\u{1f}').collect();
    for path in [
        "/home/a player/cargo=/cargo",
        "/big disk/target=/red-stake/target",
    ] {
        let flag = format!("--remap-path-prefix={path}");
        assert!(flags.contains(&flag.as_str()), "{flags:?}");
    }
}

#[test]
fn the_installer_refuses_while_a_copy_of_the_program_is_open() {
    let setup = read("package/windows/setup.nsi");
    for copy in ["red-stake.exe", "red-stake.com", "red-stake.scr"] {
        let check = format!("${{RefuseOpen}} \"{copy}\"");
        assert!(setup.contains(&check), "{copy}");
    }
}

/// A commit cannot be replaced, but a tag can be moved.
#[test]
fn actions_are_pinned_to_commits_and_artefacts_have_distinct_names() {
    let workflow = read(".github/workflows/ci.yml");
    let used = workflow
        .lines()
        .filter_map(|line| line.split_once("uses: "));
    for (_, action) in used {
        let commit = action.split(['@', ' ']).nth(1).unwrap_or_default();
        let is_commit = commit.len() == 40 && commit.chars().all(|c| c.is_ascii_hexdigit());
        assert!(is_commit, "{action}");
    }
    let named = workflow
        .lines()
        .filter(|line| line.contains("name: red-stake-"));
    let names: std::collections::BTreeSet<&str> = named.map(str::trim).collect();
    let uploads = workflow.matches("upload-artifact@").count();
    assert_eq!(names.len(), uploads);
    assert!(
        names.iter().all(|name| name.contains("github.sha")),
        "{names:?}"
    );
}
