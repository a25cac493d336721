use std::fs;

use super::*;

type TestResult = io::Result<()>;

#[cfg(unix)]
fn mode(path: &Path) -> io::Result<u32> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode() & 0o777)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> TestResult {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(unix)]
#[test]
fn a_private_file_can_be_read_by_its_owner_only() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("settings.toml");
    write_private(&path, b"private")?;
    assert_eq!(mode(&path)?, 0o600);
    let own = folder.path().join("made/again/settings.toml");
    write_own(&own, b"private")?;
    assert_eq!(mode(&own)?, 0o600);
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_mode() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("evening.mah");
    for old_mode in [0o660, 0o644, 0o600, 0o640] {
        fs::write(&path, "old")?;
        set_mode(&path, old_mode)?;
        for write in [write_whole, write_private, write_own] {
            write(&path, b"new")?;
            assert_eq!(mode(&path)?, old_mode);
        }
    }
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_stays_and_its_file_is_written() -> TestResult {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir()?;
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("real"))?;
    fs::write(path("real/there"), "old")?;
    symlink("real/there", path("relative"))?;
    symlink(path("real/there"), path("absolute"))?;
    symlink("relative", path("chain"))?;
    symlink("real/dangling", path("dangling"))?;
    for (link, file) in [
        ("relative", "real/there"),
        ("absolute", "real/there"),
        ("chain", "real/there"),
        ("dangling", "real/dangling"),
    ] {
        write_whole(&path(link), link.as_bytes())?;
        assert!(path(link).is_symlink(), "{link}");
        assert_eq!(fs::read_to_string(path(file))?, link);
    }
    symlink("circle", path("circle"))?;
    assert!(write_whole(&path("circle"), b"round").is_err());
    symlink("nowhere/file", path("broken"))?;
    assert!(write_whole(&path("broken"), b"lost").is_err());
    assert_eq!(
        fs::read_dir(path("real"))?.count(),
        2,
        "nothing is left over"
    );
    Ok(())
}

/// In a folder where files cannot be replaced, they are written in place. Root can replace files in any folder, so as root the test says
/// less.
#[cfg(unix)]
#[test]
fn a_file_in_a_read_only_folder_is_written_in_place() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("evening.mah");
    fs::write(&path, "old and longer")?;
    set_mode(folder.path(), 0o500)?;
    let written = write_whole(&path, b"new");
    set_mode(folder.path(), 0o700)?;
    written?;
    assert_eq!(fs::read_to_string(&path)?, "new");
    write_in_place(&path, b"n")?;
    assert_eq!(fs::read_to_string(&path)?, "n");
    for kind in [ErrorKind::CrossesDevices, ErrorKind::ResourceBusy] {
        assert!(cannot_replace(&kind.into()));
    }
    assert!(!cannot_replace(&ErrorKind::StorageFull.into()));
    Ok(())
}

#[test]
fn a_folder_is_refused_and_a_device_written_to() -> TestResult {
    let folder = tempfile::tempdir()?;
    assert!(write_whole(folder.path(), b"text").is_err());
    assert!(folder.path().is_dir());
    #[cfg(unix)]
    write_whole(Path::new("/dev/null"), b"text")?;
    Ok(())
}

#[test]
fn a_name_may_be_as_long_as_the_system_allows() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("x".repeat(255));
    write_whole(&path, b"game")?;
    assert_eq!(fs::read(&path)?, b"game");
    Ok(())
}

#[test]
fn only_leftovers_of_killed_programs_are_removed() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = |name: &str| folder.path().join(name);
    let leftovers = [".0a1b2c3d.4711.part", ".0a1b2c3d.4711-12.part"];
    let others = [
        "song.part",
        ".0a1b2c3d.part",
        ".0a1b2c3.1.part",
        ".0a1b2c3d.x.part",
        "0a1b2c3d.1.part",
    ];
    for name in leftovers.iter().chain(&others) {
        fs::write(path(name), "half a gam")?;
    }
    fs::create_dir(path(".0a1b2c3d.1.part"))?;
    let locked = path(".0a1b2c3d.4712-1.part");
    let lock = File::create(&locked)?;
    lock.try_lock()?;
    remove_leftovers(folder.path());
    for name in leftovers {
        assert!(!path(name).exists(), "{name} still exists");
    }
    for name in others {
        assert!(path(name).exists(), "{name} is not ours");
    }
    assert!(path(".0a1b2c3d.1.part").exists() && locked.exists());
    drop(lock);
    remove_leftovers(folder.path());
    assert!(!locked.exists());
    Ok(())
}
