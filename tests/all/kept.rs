//! What was made of a house is kept, and believed only where it is what was made of these very files by this very program:
//! whatever is done to it, the rulings are those of a program that keeps nothing.

use super::command_line::{err, out};
use floorbook::pack::{Key, sealed, unsealed};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

/// A house, and the folder for what is kept.
struct Place {
    house: PathBuf,
    cache: PathBuf,
}

impl Place {
    /// A house over the DPC rules, with 45 seconds for the clock.
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("kept-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        let place = Self { house: folder.join("house"), cache: folder.join("cache") };
        std::fs::create_dir_all(place.house.join("books/house/policies")).expect("a folder");
        std::fs::create_dir_all(&place.cache).expect("a folder");
        let book = "title: House rules\nedition: \"2026\"\nlanguage: en\nextends: dpc\nsource: { en: x, nl: x, de: x, sk: x }\n";
        std::fs::write(place.house.join("books/house/book.yaml"), book).expect("written");
        std::fs::write(place.positions(), "clock.total: { value: 45, clause: \"4.7\" }\n").expect("written");
        place
    }

    fn positions(&self) -> PathBuf {
        self.house.join("books/house/policies/procedure.yaml")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
        command.arg("--rulings").arg(&self.house).args(arguments).env_clear().env("XDG_CACHE_HOME", &self.cache);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("the program runs")
    }

    /// What the house says of the clock.
    #[track_caller]
    fn clock(&self) -> String {
        let output = self.run(&["--lang", "en", "policies", "clock.total"]);
        assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""), "{}", out(&output));
        let line = out(&output).lines().find(|line| line.contains("house")).map(str::trim).map(str::to_owned);
        line.unwrap_or_else(|| panic!("{}", out(&output)))
    }

    /// The files that are kept.
    fn kept(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.cache.join("floorbook")).into_iter().flatten().flatten();
        let mut kept: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        kept.sort();
        kept
    }

    /// The one file that is kept, with what is in it.
    #[track_caller]
    fn one(&self) -> (PathBuf, Vec<u8>) {
        let [path] = self.kept().try_into().expect("one file is kept");
        let bytes = std::fs::read(&path).expect("bytes");
        (path, bytes)
    }

    /// Puts a pack in the place of the one that is kept that has 45 seconds where the house has other ones.
    fn forge(&self) -> PathBuf {
        let (path, forged) = self.forgery();
        std::fs::write(&path, forged).expect("written");
        path
    }

    /// The place of what is kept of the house, and what another program could have put there: it shows that it was read.
    fn forgery(&self) -> (PathBuf, Vec<u8>) {
        let text = std::fs::read_to_string(self.positions()).expect("a text");
        self.clock();
        let (_, made) = self.one();
        std::fs::write(self.positions(), text.replace("value: 45", "value: 46")).expect("written");
        self.clock();
        let other = self.kept().into_iter().find(|path| std::fs::read(path).expect("bytes") != made).expect("another");
        let key = key(&std::fs::read(&other).expect("bytes"));
        (other, sealed(&key, &body(&made)))
    }
}

/// The key in a file, which stands behind the eight bytes that say what it is.
fn key(file: &[u8]) -> Key {
    file[8..40].try_into().expect("a key")
}

fn body(file: &[u8]) -> Vec<u8> {
    unsealed(file, file.len() as u64, &key(file)).expect("a file that is whole")
}

#[test]
fn what_is_kept_is_read_and_a_change_of_one_byte_is_noticed() {
    let place = Place::new("change");
    assert_eq!(place.clock(), "- 45 seconds: house 4.7");
    let (path, bytes) = place.one();
    assert_eq!(place.clock(), "- 45 seconds: house 4.7");
    assert_eq!(place.one(), (path, bytes), "the second time nothing is written");
    // Another text of the same length, at the same moment by the clock of the disk.
    let before: SystemTime = place.positions().metadata().and_then(|m| m.modified()).expect("a time");
    let text = std::fs::read_to_string(place.positions()).expect("a text");
    std::fs::write(place.positions(), text.replace("45", "50")).expect("written");
    std::fs::File::options().write(true).open(place.positions()).and_then(|f| f.set_modified(before)).expect("set");
    assert_eq!(place.clock(), "- 50 seconds: house 4.7");
    assert_eq!(place.kept().len(), 2);
    // A file more, and one less.
    std::fs::write(place.house.join("books/house/policies/more.yaml"), "deck-change.damaged: silent\n")
        .expect("written");
    assert_eq!((place.clock().as_str(), place.kept().len()), ("- 50 seconds: house 4.7", 3));
    std::fs::remove_file(place.positions()).expect("removed");
    assert!(!place.clock().contains("50"), "the position is that of the base");
    let forged = Place::new("read");
    forged.forge();
    assert_eq!(forged.clock(), "- 45 seconds: house 4.7", "what is kept and whole is read");
}

#[test]
fn with_what_is_kept_everything_is_shown_as_without_it() {
    let place = Place { house: Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house"), ..Place::new("same") };
    let commands: [&[&str]; 5] = [
        &["--book", "corner-club", "decide", "phone-on-table"],
        &["--book", "corner-club", "--format", "json", "rule", "51"],
        &["search", "telefon"],
        &["--lang", "sk", "incidents", "telefón na stole"],
        &["--book", "dpc", "--lang", "de", "decide", "four-card-flop"],
    ];
    let without = |arguments: &[&str]| place.command(arguments).env_clear().output().expect("the program runs");
    let shown = |output: &Output| (output.status.code(), out(output), err(output));
    for arguments in commands {
        let expected = shown(&without(arguments));
        assert_eq!(shown(&place.run(arguments)), expected, "{arguments:?}");
        assert_eq!(place.kept().len(), 1);
        assert_eq!(shown(&place.run(arguments)), expected, "{arguments:?}, once more");
    }
}

#[test]
fn what_is_damaged_is_passed_over_and_made_anew() {
    let place = Place::new("damaged");
    place.clock();
    let (path, whole) = place.one();
    let key = key(&whole);
    for at in (0..whole.len()).step_by(1_000) {
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << (at / 1_000 % 8);
        assert_eq!(unsealed(&flipped[..], flipped.len() as u64, &key), None, "byte {at}");
    }
    let with = |at: usize, byte: u8| [&whole[..at], &[byte], &whole[at + 1..]].concat();
    let last = whole.len() - 1;
    let broken =
        [Vec::new(), whole[..last].to_vec(), with(last / 2, !whole[last / 2]), sealed(&[0; 32], &body(&whole))];
    for (number, bytes) in broken.into_iter().enumerate() {
        std::fs::write(&path, bytes).expect("written");
        assert_eq!(place.clock(), "- 45 seconds: house 4.7", "{number}");
        assert!(place.one() == (path.clone(), whole.clone()), "{number}: it is whole again");
    }
}

#[test]
fn what_others_can_write_or_what_is_a_link_is_not_believed() {
    let place = Place::new("others");
    let (path, forged) = place.forgery();
    let mended = |what: &str| {
        assert_eq!(place.clock(), "- 46 seconds: house 4.7", "{what}");
        assert!(path.symlink_metadata().is_ok_and(|entry| entry.is_file()), "{what}");
        assert_eq!(path.metadata().expect("a file").permissions().mode() & 0o777, 0o600, "{what}");
    };
    mended("what the program wrote");
    for mode in [0o620, 0o602] {
        std::fs::write(&path, &forged).expect("written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).expect("set");
        mended("a file that others can write");
    }
    let elsewhere = place.cache.join("elsewhere");
    std::fs::write(&elsewhere, &forged).expect("written");
    std::fs::remove_file(&path).expect("removed");
    symlink(&elsewhere, &path).expect("a link");
    mended("a link to a file");
    assert!(std::fs::read(&elsewhere).is_ok_and(|bytes| bytes == forged), "what the link led to is as it was");
    std::fs::remove_file(&path).expect("removed");
    assert!(Command::new("mkfifo").arg(&path).status().is_ok_and(|status| status.success()));
    mended("a pipe");
    // A folder in which others can put files.
    std::fs::write(&path, &forged).expect("written");
    let folder = place.cache.join("floorbook");
    assert_eq!(folder.metadata().expect("a folder").permissions().mode() & 0o777, 0o700);
    std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o777)).expect("set");
    assert_eq!(place.clock(), "- 46 seconds: house 4.7");
    assert!(std::fs::read(&path).is_ok_and(|bytes| bytes == forged), "nothing is written there");
}

#[test]
fn where_nothing_can_be_kept_everything_is_ruled() {
    let place = Place::new("nowhere");
    let ruled = |name: &str, value: &std::ffi::OsStr| {
        let mut command = place.command(&["--lang", "en", "policies", "clock.total"]);
        let output = command.env_clear().env(name, value).current_dir(&place.house).output().expect("the program runs");
        assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""), "{name}");
        assert!(out(&output).contains("45 seconds: house 4.7"), "{}", out(&output));
    };
    ruled("HOME", "/nonexistent".as_ref());
    ruled("XDG_CACHE_HOME", "/proc/self/nowhere".as_ref());
    ruled("XDG_CACHE_HOME", place.positions().as_os_str());
    ruled("XDG_CACHE_HOME", "here".as_ref());
    assert!(!Path::new("/nonexistent").exists() && !place.house.join("here").exists());
    std::fs::set_permissions(&place.cache, std::fs::Permissions::from_mode(0o500)).expect("set");
    assert_eq!(place.clock(), "- 45 seconds: house 4.7");
    std::fs::set_permissions(&place.cache, std::fs::Permissions::from_mode(0o700)).expect("set");
    let _ = std::fs::remove_dir_all(place.cache.join("floorbook"));
    symlink("nowhere", place.cache.join("floorbook")).expect("a link");
    assert_eq!(place.clock(), "- 45 seconds: house 4.7");
    std::fs::remove_file(place.cache.join("floorbook")).expect("removed");
    std::fs::write(place.cache.join("floorbook"), "a file").expect("written");
    assert_eq!(place.clock(), "- 45 seconds: house 4.7");
    // In the home of a user who has kept nothing yet.
    let home = place.cache.join("home");
    std::fs::create_dir(&home).expect("a folder");
    ruled("HOME", home.as_os_str());
    assert_eq!(std::fs::read_dir(home.join(".cache/floorbook")).expect("a folder").count(), 1);
}

#[test]
fn two_programs_at_once_are_not_in_each_others_way() {
    let place = Place::new("at-once");
    for round in 0..2 {
        let spawn = |_| place.command(&["--lang", "en", "policies", "clock.total"]).spawn().expect("the program runs");
        let running: Vec<_> = (0..2).map(spawn).collect();
        for child in running {
            let output = child.wait_with_output().expect("an end");
            assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""), "{round}");
            assert!(out(&output).contains("45 seconds: house 4.7"), "{round}: {}", out(&output));
        }
        let (path, whole) = place.one();
        assert!(!body(&whole).is_empty());
        // The next round finds it damaged.
        std::fs::write(&path, &whole[..whole.len() / 2]).expect("written");
    }
}

#[test]
fn only_the_newest_are_kept() {
    let place = Place::new("old");
    place.clock();
    let (first, _) = place.one();
    let folder = place.cache.join("floorbook");
    let old = |number: u32| folder.join(format!("{number:064x}.pack"));
    for number in 0..12 {
        std::fs::write(old(number), "old").expect("written");
        let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000 + u64::from(number));
        std::fs::File::options().write(true).open(old(number)).and_then(|f| f.set_modified(time)).expect("set");
    }
    std::fs::write(folder.join("notes.txt"), "not ours").expect("written");
    std::fs::write(place.positions(), "clock.total: { value: 50, clause: \"4.7\" }\n").expect("written");
    assert_eq!(place.clock(), "- 50 seconds: house 4.7");
    let kept = place.kept();
    assert_eq!(kept.len(), 9, "eight and what is not ours: {kept:?}");
    assert!(kept.contains(&first) && kept.contains(&old(11)) && !kept.contains(&old(5)), "{kept:?}");
}

#[test]
fn what_is_wrong_with_a_house_is_told_each_time_and_nothing_of_it_is_kept() {
    let place = Place::new("wrong");
    place.clock();
    let sound = std::fs::read_to_string(place.positions()).expect("a text");
    std::fs::write(place.house.join("books/house/policies/lost.yaml"), "# clock.before: silent\n").expect("written");
    for _ in 0..2 {
        let output = place.run(&["--lang", "en", "policies", "clock.total"]);
        assert!(err(&output).contains("warning: everything in this file is commented out"), "{}", err(&output));
        assert_eq!(place.kept().len(), 1);
    }
    std::fs::remove_file(place.house.join("books/house/policies/lost.yaml")).expect("removed");
    std::fs::write(place.positions(), sound.replace("4.7", "nowhere")).expect("written");
    for _ in 0..2 {
        let output = place.run(&["--lang", "en", "--book", "house", "decide", "four-card-flop"]);
        assert_eq!(output.status.code(), Some(3), "{}", out(&output));
        assert!(err(&output).contains("procedure.yaml:1:"), "{}", err(&output));
        assert_eq!(place.kept().len(), 1);
    }
    // A house that was kept whole and is being put in its place again is not ruled by what was kept.
    std::fs::write(place.positions(), sound).expect("written");
    std::fs::create_dir_all(place.house.join(".floor-new-1-0/books")).expect("a folder");
    let output = place.run(&["--lang", "en", "--book", "house", "decide", "four-card-flop"]);
    assert_eq!((output.status.code(), place.kept().len()), (Some(3), 1), "{}", out(&output));
    std::fs::remove_dir_all(place.house.join(".floor-new-1-0")).expect("removed");
    assert_eq!((place.clock().as_str(), place.kept().len()), ("- 45 seconds: house 4.7", 1));
}
