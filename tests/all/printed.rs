//! Pages of A4: what is made for a notice board is printed by a browser, and its pages are counted. Without a browser nothing is
//! printed, and the test says so.

use super::house::{no_folder, run, said};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The browser of this machine that prints without a window, if there is one.
pub(crate) fn browser() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let named = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path)
        .flat_map(|folder| named.map(|name| folder.join(name)))
        .find(|program| program.is_file())
}

/// How many pages a document takes.
pub(crate) fn pages(browser: &Path, folder: &Path, html: &[u8]) -> usize {
    let [page, printed, profile] = ["page.html", "page.pdf", "profile"].map(|name| folder.join(name));
    std::fs::create_dir_all(folder).expect("a folder");
    std::fs::write(&page, html).expect("written");
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(["--no-pdf-header-footer", &format!("--print-to-pdf={}", printed.display())])
        .arg(format!("file://{}", page.display()))
        .output()
        .expect("the browser runs");
    let bytes = std::fs::read(&printed).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    String::from_utf8_lossy(&bytes).lines().filter(|line| line.trim_end().ends_with("/Type /Page")).count()
}

#[test]
#[expect(clippy::print_stderr, reason = "says what is left out")]
fn what_changes_for_the_staff_fits_two_pages() {
    let Some(browser) = browser() else {
        eprintln!("left out: no browser is installed that could print");
        return;
    };
    let folder = PathBuf::from(no_folder("printed"));
    for language in ["en", "nl", "de", "sk"] {
        for since in ["tda-2015-de", "tda-2019-sk"] {
            let sheet = run(&["--lang", language, "changes", "tda-2024", "--since", since, "--format", "html"]);
            assert_eq!(sheet.status.code(), Some(0), "{}", said(&sheet));
            let pages = pages(&browser, &folder.join(format!("{language}-{since}")), &sheet.stdout);
            assert!((1..=2).contains(&pages), "{language}, since {since}: {pages} pages");
        }
    }
}
