//! The steps of which writing is made, each of which can fail.

use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A step, as a test can let it fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A folder is made.
    Folder,
    /// A new file is opened.
    Open,
    /// Half of what is written is written.
    Write,
    /// What was written is brought to the disk.
    Sync,
    /// What was written takes its place.
    Place,
    /// Something is taken away.
    Remove,
}

/// Whether a step is taken; an error is its end, and that of the process where each later one fails, too.
type Before<'a> = Box<dyn FnMut(Step) -> io::Result<()> + 'a>;

/// The disk, and what happens before each step.
#[derive(Default)]
pub struct Disk<'a> {
    before: Option<Before<'a>>,
    /// Whether what is made is for its owner alone.
    private: bool,
}

impl std::fmt::Debug for Disk<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Disk").finish_non_exhaustive()
    }
}

impl<'a> Disk<'a> {
    /// A disk on which steps can fail.
    #[must_use]
    pub fn failing(before: impl FnMut(Step) -> io::Result<()> + 'a) -> Self {
        Self { before: Some(Box::new(before)), private: false }
    }

    /// A disk on which folders and files are made for their owner alone, where the system knows owners.
    #[must_use]
    pub fn private() -> Self {
        Self { before: None, private: true }
    }

    fn step(&mut self, step: Step) -> io::Result<()> {
        self.before.as_mut().map_or(Ok(()), |before| before(step))
    }

    /// Makes a folder that is not there.
    pub(super) fn create_folder(&mut self, path: &Path) -> io::Result<()> {
        self.step(Step::Folder)?;
        let mut folder = DirBuilder::new();
        #[cfg(unix)]
        if self.private {
            std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        }
        folder.create(path)
    }

    /// Makes a folder and those around it. Gives those that were made, the innermost first.
    pub(super) fn create_folders(&mut self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let lacking = path.ancestors().take_while(|path| !path.as_os_str().is_empty() && !path.is_dir());
        let lacking: Vec<PathBuf> = lacking.map(Path::to_owned).collect();
        for (at, path) in lacking.iter().enumerate().rev() {
            if let Err(error) = self.create_folder(path) {
                self.remove_folders(&lacking[at + 1..]);
                return Err(error);
            }
        }
        Ok(lacking)
    }

    /// Takes folders away that were made and in which nothing is.
    pub(super) fn remove_folders(&mut self, made: &[PathBuf]) {
        for path in made {
            if self.step(Step::Remove).is_ok() {
                let _ = fs::remove_dir(path);
            }
        }
    }

    /// Opens a file that is not there; a link is something that is there.
    pub(super) fn open_new(&mut self, path: &Path) -> io::Result<File> {
        self.step(Step::Open)?;
        let mut file = File::options();
        #[cfg(unix)]
        if self.private {
            std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
        }
        file.read(true).write(true).create_new(true).open(path)
    }

    /// Writes in two halves, so that either can fail.
    pub(super) fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        let (first, second) = bytes.split_at(bytes.len() / 2);
        for half in [first, second] {
            self.step(Step::Write)?;
            file.write_all(half)?;
        }
        Ok(())
    }

    /// Brings a file to the disk.
    pub(super) fn sync(&mut self, file: &File) -> io::Result<()> {
        self.step(Step::Sync)?;
        file.sync_all()
    }

    /// Brings the names in a folder to the disk. Not every system can, and what is there is whole without it.
    pub(super) fn sync_folder(&mut self, path: &Path) {
        if self.step(Step::Sync).is_ok() {
            let _ = File::open(path).and_then(|folder| folder.sync_all());
        }
    }

    /// Gives a file a second name that nothing has.
    pub(super) fn link(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(Step::Place)?;
        match fs::hard_link(from, to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // Some disks know no second name.
            Err(_) => rename_new(from, to),
            Ok(()) => Ok(()),
        }
    }

    /// Puts a file in the place of another.
    pub(super) fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(Step::Place)?;
        fs::rename(from, to)
    }

    /// Gives a folder, or what is in one, a name that nothing has. The system replaces no folder in which something is.
    pub(super) fn rename_folder(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(Step::Place)?;
        rename_new(from, to)
    }

    /// Takes a file away.
    pub(crate) fn remove_file(&mut self, path: &Path) -> io::Result<()> {
        self.step(Step::Remove)?;
        fs::remove_file(path)
    }

    /// Takes a folder away with what is in it, as far as that goes.
    pub(super) fn remove_whole(&mut self, path: &Path) {
        if self.step(Step::Remove).is_ok() {
            let _ = fs::remove_dir_all(path);
        }
    }
}

/// Renames without replacing anything.
#[cfg(target_os = "linux")]
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => rename_unless_there(from, to),
        renamed => renamed.map_err(io::Error::from),
    }
}

#[cfg(not(target_os = "linux"))]
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    rename_unless_there(from, to)
}

/// Renames where nothing stands, as far as that can be known: something may come between looking and renaming.
fn rename_unless_there(from: &Path, to: &Path) -> io::Result<()> {
    match to.symlink_metadata() {
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
    }
}
