//! What is typed at a prompt for which it is not meant: no word rules by accident, none is lost, and a command is one
//! wherever it is typed. Seen on an emulated screen.

use crate::emulated::Emulated;

const SIZE: (u16, u16) = (24, 60);

fn at(language: &str, more: &[&str]) -> Emulated {
    Emulated::new(SIZE, &[&["--lang", language, "--book", "onk-2023"], more].concat())
}

/// What each language says and understands.
struct Said {
    language: &'static str,
    /// That nothing is ruled yet.
    nothing: &'static str,
    /// Commands that show something of a ruling.
    looks: [&'static str; 8],
    /// Help, and how it begins.
    help: (&'static str, &'static str),
    /// The first question, one with a list, and one for an amount.
    asked: [&'static str; 3],
    /// Words that a family of incidents has, and its question.
    family: (&'static str, &'static str),
    /// The headline of four cards on the flop.
    ruled: &'static str,
    /// What says that a page is not the last.
    page: &'static str,
    /// What says that a line waits, and that one can be called back.
    kept: [&'static str; 2],
    /// Words of another incident.
    another: &'static str,
}

const LANGUAGES: [Said; 4] = [
    Said {
        language: "en",
        nothing: "Nothing is ruled yet.",
        looks: ["show sk", "short", "full", "others", "what if", "again", "more", "json"],
        help: ("help", "A key answers: the number"),
        asked: ["What happened?", "Did the player say", "How much is it to call"],
        family: ("raises but does not say how much and puts in chips", "What did the player say?"),
        ruled: "All four face down",
        page: "Page 2 of",
        kept: ["kept for afterwards", "once this one is ruled"],
        another: "nobody has spoken up about the four card flop",
    },
    Said {
        language: "nl",
        nothing: "Er is nog geen beslissing.",
        looks: ["toon sk", "kort", "volledig", "andere", "wat als", "opnieuw", "meer", "json"],
        help: ("hulp", "Eén toets antwoordt"),
        asked: ["Wat is er gebeurd?", "Zei de speler", "Hoeveel kost de call"],
        family: ("speler zegt raise", "Wat zei de speler?"),
        ruled: "Alle vier dicht",
        page: "Pagina 2 van",
        kept: ["bewaard voor daarna", "Na deze beslissing"],
        another: "zit te bellen met kaarten in zijn hand",
    },
    Said {
        language: "de",
        nothing: "Es ist noch nichts entschieden.",
        looks: ["zeige sk", "kurz", "vollständig", "andere", "was wäre wenn", "nochmal", "mehr", "json"],
        help: ("hilfe", "Eine Taste antwortet"),
        asked: ["Was ist passiert?", "Hat der Spieler", "Wie viel kostet der Call"],
        family: ("Spieler sagt raise", "Was hat der Spieler gesagt?"),
        ruled: "Alle vier verdeckt",
        page: "Seite 2 von",
        kept: ["für danach gemerkt", "Nach dieser Entscheidung"],
        another: "telefoniert mit Karten in der Hand",
    },
    Said {
        language: "sk",
        nothing: "Zatiaľ nie je rozhodnuté.",
        looks: ["ukáž de", "krátko", "celé", "iné", "čo keby", "znova", "viac", "json"],
        help: ("pomoc", "Odpovedá jeden kláves"),
        asked: ["Čo sa stalo?", "Povedal hráč", "Koľko treba"],
        family: ("hráč povedal raise", "Čo hráč povedal?"),
        ruled: "Všetky štyri lícom nadol",
        page: "Strana 2 z",
        kept: ["počká na potom", "po tomto rozhodnutí"],
        another: "telefonuje s kartami v ruke",
    },
];

/// The test in each language at once.
fn in_each(test: impl Fn(&Said) + Sync) {
    std::thread::scope(|scope| LANGUAGES.iter().for_each(|said| drop(scope.spawn(|| test(said)))));
}

/// What stands below what was typed last.
fn below(terminal: &Emulated, typed: &str) -> String {
    let rows = terminal.rows();
    let at = rows.iter().rposition(|row| *row == format!("> {typed}")).map_or(0, |at| at + 1);
    crate::emulated::together(&rows[at..])
}

#[test]
fn a_command_is_one_at_every_prompt() {
    in_each(|said| {
        let [first, choice, amount] = said.asked;
        let prompts: [(&str, &[&str]); 3] =
            [(first, &[]), (choice, &["decide", "undercall"]), (amount, &["decide", "undercall", "call-said=yes"])];
        // Each command at one kind of prompt a language: at all of them in the four together.
        let turn = said.language.len() + usize::from(said.language.as_bytes()[0]);
        for (at_prompt, (asked, arguments)) in prompts.into_iter().enumerate() {
            let mut terminal = at(said.language, arguments);
            let looks = said.looks.iter().enumerate().filter(|(place, _)| (place + turn + at_prompt).is_multiple_of(2));
            for (_, look) in looks {
                terminal.answer(asked, look);
                terminal.asked(asked);
                let below = below(&terminal, look);
                assert!(below.contains(said.nothing), "{} {look} at {asked}: {below}", said.language);
            }
            terminal.answer(asked, said.help.0);
            terminal.asked(asked);
            assert!(terminal.shows(said.help.1), "{}", terminal.rows().join("\n"));
        }
    });
}

#[test]
fn a_command_typed_over_the_question_of_a_family_chooses_no_incident() {
    in_each(|said| {
        let mut terminal = at(said.language, &[]);
        let (words, question) = said.family;
        terminal.answer(said.asked[0], words);
        let why = ["why", "waarom", "warum", "prečo"];
        let looks = said.looks.iter().filter(|look| !look.contains(' '));
        for command in why.iter().chain(looks) {
            terminal.answer(question, command);
            terminal.asked(question);
            assert!(terminal.shows(said.nothing), "{command}:\n{}", terminal.rows().join("\n"));
        }
    });
}

#[test]
fn all_incidents_are_listed_a_page_at_a_time_below_the_question() {
    in_each(|said| {
        let mut terminal = at(said.language, &[]);
        terminal.press(said.asked[0], "?");
        terminal.press(" 1 ", " ");
        terminal.asked(said.page);
        assert!(terminal.shows(said.asked[0]), "{}", terminal.rows().join("\n"));
        // An arrow goes to the first of the page, and each can be picked on every page.
        let first = terminal.rows().iter().find_map(|row| Some(row.trim().split_once("  ")?.1.to_owned()));
        terminal.keys(b"\x1b[B");
        terminal.until(&format!("> {}", first.expect("the first of the page")));
        terminal.keys(b"\x1b[A");
        terminal.answer(said.page, "55");
        terminal.asked(said.ruled);
        // A ruling stands: the list leads back to it.
        terminal.answer(said.ruled, "");
        terminal.press(said.asked[0], "?");
        terminal.press(" 1 ", "<\r");
        terminal.asked(said.ruled);
    });
}

#[test]
fn another_dispute_typed_at_a_question_is_kept_or_called_back_and_rules_nothing() {
    in_each(|said| {
        let mut terminal = at(said.language, &["decide", "undercall"]);
        let [_, choice, amount] = said.asked;
        let line = "blinds 100/200; A raises to 600, B all-in 850";
        terminal.answer(choice, line);
        terminal.asked(choice);
        assert!(terminal.shows(said.kept[0]), "{}", terminal.rows().join("\n"));
        terminal.answer(choice, said.another);
        terminal.asked(choice);
        let shown = said.kept.iter().any(|kept| below(&terminal, said.another).contains(kept));
        assert!(shown, "{}", terminal.rows().join("\n"));
        // At an amount as well, and what was kept comes next.
        terminal.press(choice, "2");
        terminal.answer(amount, line);
        terminal.asked(amount);
        assert!(below(&terminal, line).contains(said.kept[0]), "{}", terminal.rows().join("\n"));
        terminal.answer(amount, "1200");
        terminal.answer("> 1200", "500");
        terminal.press("700", "\r");
        terminal.asked("850");
    });
}

#[test]
fn words_typed_key_by_key_over_answers_of_one_key_answer_none_of_them() {
    let mut terminal = at("en", &["decide", "undercall"]);
    terminal.answer("Did the player say", "yesterday seat 4 exposed his cards");
    terminal.asked("Did the player say");
    let shown = terminal.rows().join(" ");
    assert!(shown.contains("yesterday seat 4 exposed his"), "{shown}");
    // Where the key has ruled, the ruling is taken back.
    let mut terminal = at("en", &["decide", "rabbit-hunting"]);
    terminal.answer("been shown already?", "nobody burned a card before the turn");
    terminal.asked("been shown already?");
    assert!(terminal.rows().join(" ").contains("nobody burned a card"), "{}", terminal.rows().join("\n"));
}

#[test]
fn the_answers_of_a_list_that_hold_commas_are_told_apart() {
    let mut terminal = at("de", &["decide", "accepted-action"]);
    terminal.answer("Wie hat der Spieler gecallt?", "xqzzy");
    terminal.asked("keine der Antworten");
    assert!(terminal.shows("„Call“; ließ"), "{}", terminal.rows().join("\n"));
}

#[test]
fn the_street_is_asked_only_where_the_line_leaves_it_open_and_it_may_change_what_is_said() {
    let lines = [
        // Against the first bet of a street an undercall has a rule of its own; who acted in whose place has none.
        ("A 1200, B 1000 silent", true),
        ("A 1200, C calls out of turn", false),
        ("A raises to 500, B puts 300", true),
        ("A checks, B bets 100", false),
        ("on the river A bets 500 B all-in 700", false),
        ("flop; A bets 1000, B raises to 1500", false),
    ];
    for (line, open) in lines {
        let mut terminal = at("en", &[]);
        terminal.answer("What happened?", "level 100/200");
        terminal.answer("level 100/200 What happened?", line);
        terminal.asked(if open { "Before the flop or later?" } else { "number: change it" });
    }
}
