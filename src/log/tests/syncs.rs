//! That a program was killed shows only that an entry is whole or not there. That it is on the disk is shown by what was synced
//! before it was acknowledged, as the kernel saw it.

use super::processes::writer;
use super::{Folder, add, open};

/// What was synced before each acknowledgement, by what the kernel was asked to do. None where nobody can watch.
fn watched(folder: &Folder, many: usize) -> Option<Vec<Vec<String>>> {
    let before = ["strace", "-f", "-y", "-e", "trace=fsync,fdatasync,write,unlink"];
    std::process::Command::new("strace")
        .args(["-o", "/dev/null", "true"])
        .status()
        .ok()
        .filter(std::process::ExitStatus::success)?;
    let ended = writer(&before, &folder.log(), "watched", many).wait_with_output().expect("it ends");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    let seen = String::from_utf8_lossy(&ended.stderr).into_owned();
    let mut syncs = vec![Vec::new()];
    for line in seen.lines() {
        if line.contains("acknowledged ") {
            syncs.push(Vec::new());
        } else if line.contains("sync(") || line.contains("unlink(") {
            let what = line.split(['(', '<', '>', '"']).collect::<Vec<_>>().join(" ");
            syncs.last_mut().expect("a list").push(what);
        }
    }
    syncs.pop();
    Some(syncs)
}

#[test]
fn journal_file_and_folder_are_synced_before_an_entry_is_acknowledged() {
    let folder = Folder::new();
    add(&mut open(&folder.log()), "first", 0);
    let Some(syncs) = watched(&folder, 3) else { return };
    assert_eq!(syncs.len(), 3);
    let place = folder.join("").display().to_string();
    let place = place.trim_end_matches('/');
    for of_one in &syncs {
        let at = |what: &str| of_one.iter().position(|line| line.contains(what));
        let journal = at("log.db-journal").expect("the journal is synced");
        let file = of_one
            .iter()
            .position(|line| line.contains("sync") && line.contains("log.db "))
            .expect("the file is synced");
        let gone = of_one.iter().position(|line| line.contains("unlink")).expect("the journal goes");
        let ends =
            |line: &String| line.contains("sync") && line.trim_end_matches([' ', ')', '=', '0']).ends_with(place);
        let folder = of_one.iter().rposition(ends).expect("the folder is synced");
        assert!(journal < file && file < gone && gone < folder, "{of_one:#?}");
    }
}
