//! What was made of a sound house, kept in the user's folder for such things, so that it is made once: reading the data,
//! proving and packing it takes a hundred times as long as a ruling.
//!
//! A file is named by the hash of the program's own build and of every file of the house. It is believed only where it is the
//! user's own, nobody else can write it, and all of it is what was written under that name; else it is passed over and
//! written anew. A folder in which nothing can be kept is no reason to say anything: the house is made ready each time, as it
//! is where something is wrong with it.

use crate::cli::cache_folder;
use crate::files::{Disk, create};
use crate::pack::{Key, sealed, unsealed};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// The program as it was built: a hash of its data and of what reads and packs data.
const BUILD: &str = env!("FLOOR_BUILD");

/// The folder of this program.
const FOLDER: &str = "floorbook";
/// How the name of a file ends.
const ENDING: &str = ".pack";
/// How many are kept. The oldest is the first to go.
const MOST: usize = 8;

/// The place of what was made of a house, whether there is anything yet or not.
pub(super) struct KeptPack {
    path: PathBuf,
    key: Key,
}

impl KeptPack {
    /// The place for the house whose files have this hash; none where nothing can be kept.
    pub(super) fn of(hash: &str) -> Option<Self> {
        let folder = cache_folder()?.join(FOLDER);
        let key: Key = Sha256::digest(format!("{BUILD}\0{hash}")).into();
        let name: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
        is_safe(&folder).then(|| Self { path: folder.join(name + ENDING), key })
    }

    /// What is kept there. None where it is not what was written.
    pub(super) fn read(&self) -> Option<Vec<u8>> {
        let file = open(&self.path).ok()?;
        let size = file.metadata().ok().filter(is_own_file)?.len();
        unsealed(file, size, &self.key)
    }

    /// Keeps it there, in place of what stands there, and takes away what is old. Where that cannot be, nothing is kept.
    pub(super) fn write(&self, pack: &[u8]) {
        let mut disk = Disk::private();
        if self.path.symlink_metadata().is_ok() {
            let _ = disk.remove_file(&self.path);
        }
        let _ = create(&mut disk, &self.path, &sealed(&self.key, pack));
        self.remove_old(&mut disk);
    }

    /// Takes away all files of this program but the newest.
    fn remove_old(&self, disk: &mut Disk) {
        let entries = self.path.parent().and_then(|folder| folder.read_dir().ok());
        let kept = entries.into_iter().flatten().flatten().filter(|entry| {
            let name = entry.file_name();
            let hash = name.to_str().and_then(|name| name.strip_suffix(ENDING));
            hash.is_some_and(|hash| hash.len() == 2 * size_of::<Key>() && hash.bytes().all(|b| b.is_ascii_hexdigit()))
        });
        let written = |path: &Path| path.symlink_metadata().and_then(|metadata| metadata.modified()).ok();
        let mut kept: Vec<_> = kept.map(|entry| (written(&entry.path()), entry.path())).collect();
        kept.sort();
        for (_, path) in kept.iter().rev().skip(MOST) {
            let _ = disk.remove_file(path);
        }
    }
}

/// Opens a plain file that is no link, waiting for nobody.
#[cfg(unix)]
pub(super) fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags, open};
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    Ok(File::from(open(path, flags, Mode::empty())?))
}

#[cfg(not(unix))]
pub(super) fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Whether a file is a plain one that nobody but the user can have written.
fn is_own_file(metadata: &std::fs::Metadata) -> bool {
    metadata.is_file() && is_own(metadata) && !others_write(metadata)
}

/// Whether nobody else can put a file into a folder, or would be in the way of the user's own: where it is not there yet, the
/// folder around it, in which it would be made, is the user's.
fn is_safe(folder: &Path) -> bool {
    match folder.metadata() {
        Ok(metadata) => metadata.is_dir() && is_own(&metadata) && !others_write(&metadata),
        Err(_) => {
            let around = folder.ancestors().skip(1).find_map(|around| around.metadata().ok());
            around.is_some_and(|around| is_own(&around))
        }
    }
}

#[cfg(unix)]
fn is_own(metadata: &std::fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(metadata) == rustix::process::geteuid().as_raw()
}

#[cfg(unix)]
fn others_write(metadata: &std::fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::mode(metadata) & 0o022 != 0
}

#[cfg(not(unix))]
fn is_own(_: &std::fs::Metadata) -> bool {
    true
}

#[cfg(not(unix))]
fn others_write(_: &std::fs::Metadata) -> bool {
    false
}
