use std::fs;

use super::*;

type Tested = io::Result<()>;

#[cfg(unix)]
fn mode(path: &Path) -> io::Result<u32> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(path)?.permissions().mode() & 0o777)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> Tested {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(unix)]
#[test]
fn a_private_file_can_be_read_by_its_owner_only() -> Tested {
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
fn a_file_keeps_its_mode() -> Tested {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("evening.mah");
    for kept in [0o660, 0o644, 0o600, 0o640] {
        fs::write(&path, "old")?;
        set_mode(&path, kept)?;
        for write in [write_whole, write_private, write_own] {
            write(&path, b"new")?;
            assert_eq!(mode(&path)?, kept);
        }
    }
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_stays_and_its_file_is_written() -> Tested {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("real"))?;
    fs::write(at("real/there"), "old")?;
    symlink("real/there", at("relative"))?;
    symlink(at("real/there"), at("absolute"))?;
    symlink("relative", at("chain"))?;
    symlink("real/dangling", at("dangling"))?;
    for (link, file) in [
        ("relative", "real/there"),
        ("absolute", "real/there"),
        ("chain", "real/there"),
        ("dangling", "real/dangling"),
    ] {
        write_whole(&at(link), link.as_bytes())?;
        assert!(at(link).is_symlink(), "{link}");
        assert_eq!(fs::read_to_string(at(file))?, link);
    }
    symlink("circle", at("circle"))?;
    assert!(write_whole(&at("circle"), b"round").is_err());
    symlink("nowhere/file", at("broken"))?;
    assert!(write_whole(&at("broken"), b"lost").is_err());
    assert_eq!(fs::read_dir(at("real"))?.count(), 2, "nothing is left over");
    Ok(())
}

/// In a folder where files cannot be replaced, they are written in place. Root can replace files in any folder, so the test needs another
/// user.
#[cfg(unix)]
#[test]
fn a_file_in_a_read_only_folder_is_written_in_place() -> Tested {
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
fn special_files_are_refused() -> Tested {
    let folder = tempfile::tempdir()?;
    assert!(write_whole(folder.path(), b"text").is_err());
    assert!(folder.path().is_dir());
    #[cfg(unix)]
    write_whole(Path::new("/dev/null"), b"text")?;
    Ok(())
}

#[test]
fn a_name_may_be_as_long_as_the_system_allows() -> Tested {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("x".repeat(255));
    write_whole(&path, b"game")?;
    assert_eq!(fs::read(&path)?, b"game");
    Ok(())
}

#[test]
fn only_leftovers_of_killed_programs_are_removed() -> Tested {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name);
    let old = [".0a1b2c3d.4711.part", ".0a1b2c3d.4711-12.part"];
    let others = [
        "song.part",
        ".0a1b2c3d.part",
        ".0a1b2c3.1.part",
        ".0a1b2c3d.x.part",
        "0a1b2c3d.1.part",
    ];
    for name in old.iter().chain(&others) {
        fs::write(at(name), "half a gam")?;
    }
    fs::create_dir(at(".0a1b2c3d.1.part"))?;
    let used = at(".0a1b2c3d.4712-1.part");
    let held = File::create(&used)?;
    held.try_lock()?;
    remove_leftovers(folder.path());
    for name in old {
        assert!(!at(name).exists(), "{name} still exists");
    }
    for name in others {
        assert!(at(name).exists(), "{name} is not ours");
    }
    assert!(at(".0a1b2c3d.1.part").exists() && used.exists());
    drop(held);
    remove_leftovers(folder.path());
    assert!(!used.exists());
    Ok(())
}
