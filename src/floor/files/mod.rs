//! All writing of files: whole or not at all, and over nothing that came in between.
//!
//! What is written stands first under a name of its own beside its place (`.floor-new-…`, which whoever reads a folder
//! passes over), is brought to the disk, and only then takes its place. A name is taken by a link that fails where something
//! stands, never by a rename that replaces it. Whoever writes holds a lock on what is half done: what a killed process has
//! left is not locked any more, and the next to write beside it takes it away.
//!
//! Every step goes through a [`Disk`], so that a test can let any of them fail, or let the process end there.

mod disk;
#[cfg(test)]
mod tests;

pub use disk::{Disk, Step};

use crate::load::HALF_DONE;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// How many names are tried for what is half done; more processes do not write beside one another.
const MOST_NAMES: u32 = 1000;

/// Writes a file where nothing stands, and the folders around it.
///
/// # Errors
/// `AlreadyExists` where something stands there, also where it came in the meantime, and what the system says otherwise. Then
/// nothing was written.
pub fn create(disk: &mut Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let around = around(path);
    let made = disk.create_folders(around)?;
    let written = half_done(disk, around, bytes).and_then(|half| {
        let placed = disk.link(&half.path, path);
        let removed = disk.remove_file(&half.path);
        // What stands in its place is whole; what is left beside it is taken away by whoever writes next.
        placed.map(|()| drop(removed))
    });
    if written.is_err() {
        disk.remove_folders(&made);
        return written;
    }
    disk.sync_folder(around);
    Ok(())
}

/// Writes a file anew whose bytes are known.
///
/// # Errors
/// `ResourceBusy` where it has other bytes by now, and what the system says otherwise. Then the file is as it was.
pub fn replace(disk: &mut Disk, path: &Path, before: &[u8], bytes: &[u8]) -> io::Result<()> {
    // A link goes on to lead to the file.
    let path = path.canonicalize()?;
    let half = half_done(disk, around(&path), bytes)?;
    let placed = match std::fs::read(&path) {
        Ok(now) if now == before => disk.rename(&half.path, &path),
        Ok(_) => Err(io::ErrorKind::ResourceBusy.into()),
        Err(error) => Err(error),
    };
    if placed.is_err() {
        let _ = disk.remove_file(&half.path);
        return placed;
    }
    disk.sync_folder(around(&path));
    Ok(())
}

/// Writes a folder with files where there is none, or into an empty one, which stays the folder that it is: a shell may
/// stand in it, and a link may lead to it.
///
/// # Errors
/// `AlreadyExists` where something is in the folder, or stands in its place, and what the system says otherwise. Then nothing
/// was written.
pub fn create_folder(disk: &mut Disk, folder: &Path, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    let there = match folder.symlink_metadata() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) => return Err(error),
        Ok(_) => true,
    };
    let (beside, made) = match there {
        true => (folder.canonicalize()?, Vec::new()),
        false => (around(folder).to_owned(), disk.create_folders(around(folder))?),
    };
    if there && !is_empty(folder)? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let written = half_done_folder(disk, &beside, files).and_then(|half| {
        let placed = if there { fill(disk, &half.path, &beside) } else { disk.rename_folder(&half.path, folder) };
        placed.inspect_err(|_| disk.remove_whole(&half.path))
    });
    if written.is_err() {
        disk.remove_folders(&made);
        return written;
    }
    disk.sync_folder(&beside);
    Ok(())
}

/// Writes files into a folder that is there, by their paths inside it: all of them or none, with the folders around them. They
/// stand in a folder of their own first, and as long as one of them waits there nobody takes the others for whole.
///
/// # Errors
/// `AlreadyExists` where something stands in the place of one, and what the system says otherwise. Then nothing was written.
pub fn create_in(disk: &mut Disk, folder: &Path, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    let half = half_done_folder(disk, folder, files)?;
    let (mut made, mut placed) = (Vec::new(), Vec::new());
    let written = files.iter().try_for_each(|(inside, _)| {
        let target = folder.join(inside);
        let folders = disk.create_folders(around(&target))?;
        made.splice(0..0, folders);
        disk.rename_folder(&half.path.join(inside), &target)?;
        placed.push(target);
        Ok(())
    });
    for path in placed.iter().filter(|_| written.is_err()) {
        let _ = disk.remove_file(path);
    }
    match written {
        Ok(()) => placed.iter().for_each(|path| disk.sync_folder(around(path))),
        Err(_) => disk.remove_folders(&made),
    }
    disk.remove_whole(&half.path);
    written
}

/// Whether nothing is in a folder but what is half done.
///
/// # Errors
/// What the system says, of what is no folder, too.
pub fn is_empty(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        if !is_half_done(&entry?.file_name().to_string_lossy()) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a name is that of what is half done.
fn is_half_done(name: &str) -> bool {
    name.starts_with(HALF_DONE)
}

/// Puts what is in one folder into another that is empty. Where that fails, what was put there is taken back.
fn fill(disk: &mut Disk, from: &Path, into: &Path) -> io::Result<()> {
    let entries: io::Result<Vec<_>> =
        std::fs::read_dir(from)?.map(|entry| entry.map(|entry| entry.file_name())).collect();
    let mut names = entries?;
    names.sort();
    for (at, name) in names.iter().enumerate() {
        let target = into.join(name);
        let placed = match target.symlink_metadata() {
            Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => disk.rename_folder(&from.join(name), &target),
        };
        if let Err(error) = placed {
            for name in &names[..at] {
                let _ = disk.rename_folder(&into.join(name), &from.join(name));
            }
            return Err(error);
        }
    }
    disk.remove_whole(from);
    Ok(())
}

/// What is half done, locked as long as this is there.
struct HalfDone {
    path: PathBuf,
    _lock: Option<File>,
}

/// A file under a name of its own, on the disk.
fn half_done(disk: &mut Disk, around: &Path, bytes: &[u8]) -> io::Result<HalfDone> {
    remove_left(disk, around);
    let (path, mut file) = named(around, |path| disk.open_new(path))?;
    let _ = file.try_lock();
    match disk.write(&mut file, bytes).and_then(|()| disk.sync(&file)) {
        Ok(()) => Ok(HalfDone { path, _lock: Some(file) }),
        Err(error) => {
            let _ = disk.remove_file(&path);
            Err(error)
        }
    }
}

/// A folder under a name of its own, with its files on the disk.
fn half_done_folder(disk: &mut Disk, around: &Path, files: &[(String, Vec<u8>)]) -> io::Result<HalfDone> {
    remove_left(disk, around);
    let (path, ()) = named(around, |path| disk.create_folder(path))?;
    let lock = locked(&path);
    let mut write = |inside: &str, bytes: &[u8]| -> io::Result<()> {
        let path = path.join(inside);
        disk.create_folders(self::around(&path))?;
        let mut file = disk.open_new(&path)?;
        disk.write(&mut file, bytes)?;
        disk.sync(&file)
    };
    match files.iter().try_for_each(|(inside, bytes)| write(inside, bytes)) {
        Ok(()) => Ok(HalfDone { path, _lock: lock }),
        Err(error) => {
            disk.remove_whole(&path);
            Err(error)
        }
    }
}

/// Makes something under a name that nothing has.
fn named<T>(around: &Path, mut make: impl FnMut(&Path) -> io::Result<T>) -> io::Result<(PathBuf, T)> {
    for number in 0..MOST_NAMES {
        let path = around.join(format!("{HALF_DONE}{}-{number}", std::process::id()));
        match make(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|made| (path, made)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Takes away what others have left half done: nobody holds it any more.
fn remove_left(disk: &mut Disk, around: &Path) {
    let Ok(entries) = std::fs::read_dir(around) else {
        return;
    };
    for entry in entries.flatten().filter(|entry| is_half_done(&entry.file_name().to_string_lossy())) {
        let (path, kind) = (entry.path(), entry.file_type());
        let Some(_lock) = kind.as_ref().is_ok_and(|kind| !kind.is_symlink()).then(|| locked(&path)).flatten() else {
            continue;
        };
        match kind.is_ok_and(|kind| kind.is_dir()) {
            true => disk.remove_whole(&path),
            false => drop(disk.remove_file(&path)),
        }
    }
}

/// A lock on what is half done; none where somebody else has it, or where the system locks no such thing.
fn locked(path: &Path) -> Option<File> {
    let metadata = path.symlink_metadata().ok()?;
    if !metadata.is_file() && !metadata.is_dir() {
        return None;
    }
    let file = File::open(path).ok()?;
    file.try_lock().ok().map(|()| file)
}

/// The folder around a place.
fn around(path: &Path) -> &Path {
    match path.parent() {
        Some(around) if !around.as_os_str().is_empty() => around,
        _ => Path::new("."),
    }
}
