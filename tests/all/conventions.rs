//! What people expect of a program in a shell: completions, a manual, help, lists that can be read, a pager, and mistakes
//! in settings told where they stand.

use crate::command_line::{err, floor, out, with};
use std::process::Command;

/// What the shell is offered for the last of these words, which stand behind the name of the program.
fn offered(words: &[&str]) -> Vec<String> {
    let place = words.len().to_string();
    let variables = [("FLOOR_COMPLETE", "bash"), ("_CLAP_COMPLETE_INDEX", &place), ("_CLAP_IFS", "\n")];
    let output = with(&[&["--", "floor"], words].concat(), &variables);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    out(&output).lines().map(str::to_owned).collect()
}

#[test]
fn a_shell_is_offered_commands_incidents_facts_values_and_books() {
    assert!(offered(&["dec"]).contains(&"decide".to_owned()));
    assert_eq!(offered(&["decide", "four"]), ["four-card-flop"]);
    assert_eq!(offered(&["decide", "undercall", "call-said=y"]), ["call-said=yes"]);
    assert_eq!(offered(&["decide", "undercall", "to-c"]), ["to-call="]);
    // A fact that is there is not offered again, and bash takes words apart at the sign.
    assert!(offered(&["decide", "undercall", "call-said=yes", "call"]).is_empty());
    assert_eq!(offered(&["decide", "undercall", "players", "=", "he"]), ["heads-up"]);
    assert_eq!(offered(&["decide", "undercall", "players", ""])[..2], ["multiway", "heads-up"]);
    assert_eq!(offered(&["--book", "tda-2015"]), ["tda-2015-de"]);
    assert_eq!(offered(&["compare", "--books", "dpc,onk"]), ["dpc,onk-2023"]);
    assert_eq!(offered(&["incidents", "show"]), ["showdown"]);
    assert_eq!(offered(&["completions", "po"]), ["powershell"]);
    assert_eq!(offered(&["rule", "3"])[..2], ["3", "30"]);
    assert!(offered(&["--book", "dpc", "rule", "7."]).contains(&"7.5".to_owned()));
    assert!(offered(&["rule", "four"]).contains(&"four-card-flop".to_owned()));
    assert!(offered(&["policies", "clock."]).contains(&"clock.total".to_owned()));
    assert!(offered(&["--rulings", "ru"]).contains(&"rulings/".to_owned()), "{:?}", offered(&["--rulings", "ru"]));
    assert!(offered(&["check", "tes"]).contains(&"tests/".to_owned()));
    assert_eq!(offered(&["init", "house", "--incident", "four"]), ["four-card-flop"]);
    assert_eq!(offered(&["schema", "ruling"])[..1], ["ruling"]);
    assert_eq!(offered(&["decide", "chip-race", "seats=@READ"]), ["seats=@README.md"]);
    // Where the shell takes the word apart at its `=`.
    assert_eq!(
        offered(&["decide", "chip-race", "seats", "=", "@tests/a"]),
        ["@tests/all/", "@tests/at-the-table.yaml"]
    );
    assert!(offered(&["import", "READ"]).contains(&"README.md".to_owned()));
}

#[test]
fn the_names_of_a_house_are_offered_where_its_folder_is_named() {
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/house");
    let books = offered(&["--rulings", house, "--book", ""]);
    assert!(books.len() > offered(&["--book", ""]).len(), "{books:?}");
    let incidents = offered(&["--rulings", house, "decide", ""]);
    assert!(incidents.len() > offered(&["decide", ""]).len(), "{incidents:?}");
    // A folder that is not there is none.
    assert_eq!(offered(&["--rulings", "/nonexistent", "--book", "tda-2015"]), ["tda-2015-de"]);
}

#[test]
fn every_shell_gets_its_script() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = out(&floor(&["completions", shell]));
        assert!(script.contains("FLOOR_COMPLETE") && script.contains("floor"), "{shell}: {script}");
    }
    let refused = floor(&["completions", "zhs"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("bash, zsh, fish, powershell"), "{}", err(&refused));
}

#[test]
fn help_and_the_manual_are_there_for_the_program_and_each_command() {
    assert_eq!(out(&floor(&["help", "decide"])), out(&floor(&["decide", "--help"])));
    assert_eq!(out(&floor(&["help", "--lang", "sk"])), out(&floor(&["--help", "--lang", "sk"])));
    let page = out(&floor(&["man"]));
    assert!(page.contains(".TH floor 1") && page.contains("compare"), "{page}");
    let page = out(&floor(&["man", "decide", "--lang", "de"]));
    assert!(page.contains(".TH floor-decide 1") && page.contains("what\\-if"), "{page}");
    for command in ["help", "man"] {
        let refused = floor(&[command, "decid"]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(err(&refused).contains("\"decide\""), "{}", err(&refused));
    }
}

#[test]
fn incidents_are_a_line_each_and_can_be_narrowed() {
    let lines = |arguments: &[&str]| out(&floor(&[&["incidents"], arguments].concat()));
    let (all, full) = (lines(&[]), lines(&["--full"]));
    assert!(all.lines().count() * 2 < full.lines().count(), "{all}");
    let group = lines(&["betting"]);
    assert!(group.contains("undercall —") && !group.contains("four-card-flop"), "{group}");
    assert_eq!(lines(&["Seats and tables"]), lines(&["seating"]));
    assert!(lines(&["four", "cards", "on", "the", "flop"]).contains("four-card-flop"));
    assert_eq!(floor(&["incidents", "qwertzuiop"]).status.code(), Some(1));
}

#[test]
fn the_version_tells_the_editions() {
    let version = out(&floor(&["--version"]));
    assert!(version.contains("onk-2023 (2023-2024)") && version.contains(env!("CARGO_PKG_VERSION")), "{version}");
}

#[test]
fn a_wrong_setting_in_the_users_file_is_told_with_its_line_and_no_flag() {
    let folder = std::env::temp_dir().join(format!("floor-settings-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("floor")).expect("a folder");
    let home = folder.to_string_lossy().into_owned();
    for (line, value) in
        [("lang", "xx"), ("book", "nope"), ("format", "pdf"), ("color", "red"), ("rulings", "/no/such")]
    {
        std::fs::write(folder.join("floor/config.yaml"), format!("# mine\n{line}: {value}\n")).expect("written");
        let output = with(&["books"], &[("XDG_CONFIG_HOME", home.as_str())]);
        assert_eq!(output.status.code(), Some(3), "{line}: {}", err(&output));
        let said = err(&output);
        assert!(said.contains("config.yaml:2: ") && said.contains(value) && !said.contains("--"), "{line}: {said}");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// What stands on a terminal of 24 rows at the end of a command.
#[cfg(unix)]
fn on_a_terminal(arguments: &str, pager: &str) -> String {
    let mut shell = Command::new("/bin/sh");
    let line = format!("stty rows 24 cols 60; {} {arguments}; echo END", env!("CARGO_BIN_EXE_floor"));
    shell.args(["-c", &line]).env_clear().env("TERM", "xterm").env("HOME", "/nonexistent").env("PAGER", pager);
    shell.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    let mut session = rexpect::session::spawn_command(shell, Some(20_000)).expect("a pseudo-terminal");
    let shown = session.exp_string("END").expect("the end");
    session.exp_eof().expect("nothing more");
    shown
}

#[test]
#[cfg(unix)]
fn long_output_goes_through_the_pager_that_is_named() {
    let pager = "sh -c 'head -n 2; echo PAGED'";
    let shown = on_a_terminal("incidents", pager);
    assert!(shown.contains("PAGED") && !shown.contains("undercall —"), "{shown}");
    // What fits needs none, and nobody who asks for none gets one, nor who names one that there is not.
    assert!(!on_a_terminal("rule mec3 --no-pager", pager).contains("PAGED"));
    for (arguments, pager) in [("incidents --no-pager", pager), ("incidents", ""), ("incidents", "/nonexistent/pager")]
    {
        assert!(on_a_terminal(arguments, pager).contains("undercall"), "{arguments} {pager}");
    }
    assert!(!out(&floor(&["incidents"])).is_empty());
}

#[test]
fn the_manual_has_status_environment_files_and_keys_in_every_language() {
    for (language, heading) in [("en", "ENVIRONMENT"), ("nl", "OMGEVING"), ("de", "UMGEBUNG"), ("sk", "PROSTREDIE")] {
        for page in [&["man"][..], &["man", "decide"]] {
            let output = floor(&[&["--lang", language], page].concat());
            let text = out(&output);
            assert!(text.contains(&format!(".SH {heading}")), "{language}: {text}");
            for told in ["130", "FLOOR\\_PLAIN", "NO\\_COLOR", "config.yaml", "??"] {
                assert!(text.contains(told) || text.contains(&told.replace('\\', "")), "{language} lacks {told}");
            }
        }
    }
}

#[test]
fn an_incident_in_the_place_of_a_command_leads_to_decide() {
    let said = |arguments: &[&str]| {
        let output = floor(&[&["--lang", "en"], arguments].concat());
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""));
        err(&output)
    };
    assert!(said(&["undercall", "call-said=no"]).contains("floor decide --lang en undercall call-said=no"));
    assert!(said(&["four card flop"]).contains("floor decide --lang en 'four card flop'"));
    assert!(!said(&["bokos"]).contains("floor decide"), "a slip of a command is no incident");
}
