//! Floorbook rules on incidents at poker tournament tables, by the book the house plays by.
//!
//! Each stage is a function from one type to the next, and nothing flows back:
//!
//! ```text
//! YAML in rulings/  --load-->   Library   all books, policies and incidents, linked and checked
//! Library           --pack-->   Pack      the same, entry by entry: embedded when the program is built
//! words or flags    --ask---->  Facts     only the facts that can still change the ruling
//! Facts x Book      --decide->  Ruling    outcome, amounts, orders, citations, trace: ids, no words
//! Ruling            --view--->  View      what to show and in which order
//! View x Locale     --render->  text, JSON, Markdown
//! ```
//!
//! A module may use those to its left: `betting cards locale` | `learnt` | `showdown tournament` | `notation` | `book policy` | `incident official` | `pack` | `load decide` |
//! `lookup interview compare` | `render` | `cli files` | `commands`. Nothing left of `commands` prints, prompts (but for the
//! terminal that the interview is handed), or reads the environment; only `load` knows YAML.
//!
//! Five crates stand side by side under `src/`, each built on those before it, but for the log, which needs none of them:
//!
//! ```text
//! src/poker/    betting, cards, showdown, tournament: pure arithmetic, no book, no words
//! src/derive/   what is worked out from facts: classes, amounts and tables, and what a told line says
//! src/rules/    book, policy, incident, proof, load, pack, locale: the data language and its reading
//! src/log/      what was ruled, in a file that loses nothing: knows no poker, no words, no terminal
//! src/floor/    this crate: notation, decide, lookup, interview, compare, render, cli, commands
//! ```
//!
//! The build needs the first three, to prove and pack the data, so that they are compiled once for the build script, the
//! program and the tests. What they have is given here under one name.
//!
//! # From facts to a ruling
//!
//! ```
//! use floorbook::commands::built_in;
//! use floorbook::decide::{BoundIncident, Next};
//! use floorbook::incident::Facts;
//! use floorbook::interview::read_fact;
//! use floorbook::locale::{Language, Words};
//! use floorbook::render::{RulingContext, Style, ruling_view, text};
//!
//! // The data is in the program; the words are those of one language.
//! let pack = built_in();
//! let words = Words::new(Language::En, &pack);
//!
//! // An incident under a book: its tables with the positions of the book put in.
//! let bound = BoundIncident::new(&pack, "onk-2023", "undercall").expect("a book and an incident");
//! let incident = &bound.incident;
//!
//! // Nothing is known, so that the first fact is asked for.
//! let mut facts = Facts::none(incident.facts.len());
//! assert_eq!(bound.next(&facts), Next::Ask(0));
//!
//! // Answers are read as a person types them.
//! for (fact, typed) in [("call-said", "no"), ("players", "heads-up"), ("to-call", "1.2k"), ("put", "500")] {
//!     let place = incident.fact(fact).expect("a fact of the incident");
//!     let answer = read_fact(&words, incident, &incident.facts[place], typed).expect("an answer");
//!     facts.set(place, Some(answer));
//! }
//!
//! // Now the facts decide. The ruling has ids and amounts; rendering gives it words.
//! let Next::Ruled(ruling) = bound.next(&facts) else { panic!("these facts decide") };
//! assert_eq!(ruling.outcome, "full-call-owed");
//! assert_eq!(ruling.amounts, [("to_call", 1200), ("put", 500), ("owed", 700)]);
//! assert_eq!(ruling.citations[0].address, "51-B-a");
//!
//! let view = ruling_view(&RulingContext::new(&words, &bound, &facts, &ruling));
//! let shown = text(&view, Style { width: 60, color: false, rows: None });
//! assert!(shown.starts_with("Full call: the player must complete it\n"));
//! println!("{shown}");
//! ```
//!
//! # The stages
//!
//! **Load.** [`load::read_folder`] brings in files, [`load::load`] makes a [`pack::Library`] of them: each file is
//! outlined, read in its raw shape (`load/raw`), linked and held to the checks in `load/lint`. All that is wrong comes back at
//! once as [`load::Finding`]s with file and line. `build.rs` runs the same code over `rulings/` and `locales/`, so that
//! what can be built in can be laid over. A new key in the data begins in `load/raw`; a new kind of mistake is a finding,
//! its sentence `finding-<key>` in `locales/*/program.ftl`, and a folder in `tests/broken`.
//!
//! **Pack.** A [`pack::Library`] becomes one block of bytes, a [`pack::Pack`], that is read entry by entry: a command decodes
//! only what it needs, and starting up decodes nothing. What the data means is told by the types of [`book`], [`policy`] and
//! [`incident`]: a [`policy::Policy`] is a point on which books differ, a [`policy::Position`] where one book stands, and an
//! [`incident::Incident`] has facts, a decision table and steps.
//!
//! **Ask.** What a person types becomes [`incident::Facts`]. [`notation`] reads a betting line into a
//! [`betting::round::HandLine`]; [`lookup::find_incidents`] finds the incident by any words; [`interview::Interview`] asks through
//! an [`interview::Asker`], a terminal or a script. What to ask next is not decided here but by the next stage. A word of the
//! notation is a message in `locales/*/notation.ftl` and a [`notation::Key`]; a new kind of fact is a variant of
//! [`incident::FactKind`] and of [`incident::Answer`].
//!
//! **Decide.** [`decide::BoundIncident`] is an incident under a book; [`decide::BoundIncident::next`] rules, asks for the first
//! fact that can still change the ruling, or says why neither can be: [`decide::Next`]. The numbers are worked out first, by
//! one of the calculations in `src/derive` ([`incident::REGISTRY`]), on the pure arithmetic of [`betting`], [`showdown`] and
//! [`tournament`]. They turn into classes on which the table decides. A [`decide::Ruling`] carries its
//! [`decide::TraceStep`]s, from the path that decided.
//!
//! **View and render.** [`render::ruling_view`] and its like put what was found into a [`render::View`], in the words of a
//! [`locale::Words`]; [`render::text`] and [`render::markdown`] write it. JSON is made from the ruling itself, since its keys
//! are a contract. What to show belongs to a view, how it looks to a format, and every word to `locales/`.
//!
//! **Commands.** [`commands::run`] is the whole program: `commands` has one file a command, which wires the stages together and
//! does no more. Whatever a command writes goes through [`files`], whole or not at all. A new command is such a file, a variant in `cli/args.rs`, and its help in `locales/*/program.ftl`.
//!
//! `CONTRIBUTING.md` tells how each part is added to, and the words that the code uses; `tests/README.md` how it is proved.

pub use floorbook_rules::{
    betting, book, cards, ids, incident, learnt, load, locale, pack, policy, showdown, tournament,
};

pub mod cli;
pub mod commands;
pub mod compare;
pub mod decide;
pub mod error;
pub mod files;
pub mod interview;
pub mod lookup;
pub mod notation;
pub mod official;
pub mod render;
