//! Every step of every way of writing is let fail once, and the process let end there once: what is found afterwards is what
//! was there before, or all of what was written.

use super::*;
use std::collections::BTreeMap;
use std::fs;

/// A way in which a step goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The step fails, those after it work.
    Fails,
    /// The process ends: no step after it is taken.
    Killed,
}

/// An empty folder of a test's own.
fn empty(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("floor-files-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The files below a folder with their texts; what is half done is passed over, as whoever reads it does.
fn below(folder: &Path) -> BTreeMap<PathBuf, String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let entries = entries.filter(|entry| !is_half_done(&entry.file_name().to_string_lossy()));
    let inside = entries.map(|entry| entry.path()).flat_map(|path| match path.is_dir() {
        true => below(&path),
        false => BTreeMap::from([(path.clone(), fs::read_to_string(&path).expect("a text"))]),
    });
    inside.collect()
}

/// Whether something half done waits in a folder: then nobody takes what else is in it for whole.
fn waits(folder: &Path) -> bool {
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.any(|entry| {
        is_half_done(&entry.file_name().to_string_lossy())
            && fs::read_dir(entry.path()).is_ok_and(|mut inside| inside.next().is_some())
    })
}

/// Lets each step of a way of writing go wrong, one after the other, until none does.
fn each_step(name: &str, before: impl Fn(&Path), write: impl Fn(&mut Disk, &Path) -> io::Result<()>) {
    let folder = empty(name);
    let fresh = || {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        before(&folder);
    };
    fresh();
    let old = below(&folder);
    write(&mut Disk::default(), &folder).expect("written");
    let new = below(&folder);
    assert_ne!(old, new, "{name}");
    let mut most = 0;
    for end in [End::Fails, End::Killed] {
        for wrong in 0.. {
            fresh();
            let mut step = 0;
            let mut gone = false;
            let result = write(
                &mut Disk::failing(|_| {
                    step += 1;
                    gone |= step == wrong + 1;
                    let fails = step == wrong + 1 || end == End::Killed && gone;
                    if fails { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
                }),
                &folder,
            );
            if !gone {
                break;
            }
            most = most.max(wrong);
            let found = below(&folder);
            let whole = found == old || found == new || end == End::Killed && waits(&folder);
            assert!(whole, "{name}: step {wrong} {end:?}: {found:?}");
            if end == End::Fails && result.is_err() {
                assert_eq!(found, old, "{name}: step {wrong} failed, and nothing is left");
                assert!(!waits(&folder), "{name}: step {wrong}");
            }
            if result.is_ok() {
                assert_eq!(found, new, "{name}: step {wrong} was no failure");
            }
        }
    }
    assert!(most > 3, "{name}: {most} steps");
    let _ = fs::remove_dir_all(&folder);
}

fn put(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(path, text).expect("written");
}

fn files() -> Vec<(String, Vec<u8>)> {
    let file = |path: &str| (path.to_owned(), b"a text of some length\n".to_vec());
    vec![file("books/house/book.yaml"), file("books/house/policies/house.yaml"), file("incidents/a.yaml")]
}

#[test]
fn a_new_file_is_there_whole_or_not_at_all() {
    each_step("new", |_| (), |disk, folder| create(disk, &folder.join("a/b/file"), b"a text"));
    each_step(
        "beside",
        |folder| put(&folder.join("other"), "kept"),
        |disk, folder| create(disk, &folder.join("file"), b"new"),
    );
}

#[test]
fn a_file_that_is_written_anew_is_the_old_or_the_new_one() {
    each_step(
        "replace",
        |folder| put(&folder.join("file"), "old"),
        |disk, folder| replace(disk, &folder.join("file"), b"old", b"new"),
    );
}

#[test]
fn a_new_folder_is_there_whole_or_not_at_all_and_an_empty_one_is_filled_so_or_known_as_unfinished() {
    each_step("folder", |_| (), |disk, folder| create_folder(disk, &folder.join("house"), &files()));
    each_step("empty", |_| (), |disk, folder| create_folder(disk, folder, &files()));
}

#[test]
fn files_of_a_folder_are_all_there_or_none_or_known_as_unfinished() {
    let before = |folder: &Path| {
        put(&folder.join("books/house/other"), "kept");
    };
    each_step("inside", before, |disk, folder| create_in(disk, folder, &files()));
    let folder = empty("inside-full");
    put(&folder.join("incidents/a.yaml"), "theirs");
    let refused = create_in(&mut Disk::default(), &folder, &files()).expect_err("something stands there");
    assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
    assert_eq!(below(&folder).into_values().collect::<Vec<_>>(), ["theirs"]);
    assert!(!folder.join("books").exists());
}

#[test]
fn nothing_is_written_over_whatever_comes_while_it_is_written() {
    let folder = empty("over");
    let path = folder.join("file");
    let came = |step: Step| {
        if step == Step::Place {
            fs::write(&path, "somebody else's").expect("written");
        }
        Ok(())
    };
    let error = create(&mut Disk::failing(came), &path, b"mine").expect_err("it came in between");
    assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
    assert_eq!(below(&folder), BTreeMap::from([(path.clone(), "somebody else's".to_owned())]));
    let error = replace(&mut Disk::default(), &path, b"as I read it", b"mine").expect_err("it is another by now");
    assert_eq!(error.kind(), io::ErrorKind::ResourceBusy);
    let house = folder.join("house");
    let came = |step: Step| {
        if step == Step::Place {
            fs::create_dir_all(house.join("theirs")).expect("made");
        }
        Ok(())
    };
    assert!(create_folder(&mut Disk::failing(came), &house, &files()).is_err());
    assert!(house.join("theirs").is_dir() && !house.join("books").exists());
}

#[test]
#[cfg(unix)]
fn no_planted_link_is_followed() {
    let folder = empty("planted");
    put(&folder.join("victim"), "kept");
    for number in 0..3 {
        let name = format!("{HALF_DONE}{}-{number}", std::process::id());
        std::os::unix::fs::symlink(folder.join("victim"), folder.join(name)).expect("a link");
    }
    create(&mut Disk::default(), &folder.join("file"), b"mine").expect("under another name");
    std::os::unix::fs::symlink(folder.join("elsewhere"), folder.join("link")).expect("a link");
    assert!(create(&mut Disk::default(), &folder.join("link"), b"mine").is_err());
    assert_eq!(fs::read_to_string(folder.join("victim")).expect("there"), "kept");
    assert!(!folder.join("elsewhere").exists());
}

#[test]
#[cfg(unix)]
fn what_a_killed_process_left_is_taken_away_and_what_another_writes_is_not() {
    let folder = empty("left");
    put(&folder.join(format!("{HALF_DONE}1-0")), "left");
    put(&folder.join(format!("{HALF_DONE}1-1/books/book.yaml")), "left");
    let held = folder.join(format!("{HALF_DONE}2-0"));
    put(&held, "being written");
    let other = File::open(&held).expect("there");
    other.try_lock().expect("a lock");
    create(&mut Disk::default(), &folder.join("file"), b"mine").expect("written");
    let names: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(held.exists());
}
