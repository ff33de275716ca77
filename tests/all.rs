//! Every test that needs the whole program, in one binary so that it is linked once.

#[path = "all/a_fact_less.rs"]
mod a_fact_less;
#[path = "all/again.rs"]
mod again;
#[path = "all/agreement.rs"]
mod agreement;
#[path = "all/aimed.rs"]
mod aimed;
#[path = "all/amount_by_amount.rs"]
mod amount_by_amount;
#[path = "all/amount_properties.rs"]
mod amount_properties;
#[cfg(unix)]
#[path = "all/asked_because.rs"]
mod asked_because;
#[path = "all/at_the_table.rs"]
mod at_the_table;
#[path = "all/bad_rounds.rs"]
mod bad_rounds;
#[path = "all/broken.rs"]
mod broken;
#[path = "all/cases.rs"]
mod cases;
#[path = "all/checks.rs"]
mod checks;
#[path = "all/command_line.rs"]
mod command_line;
#[path = "all/console.rs"]
mod console;
#[path = "all/conventions.rs"]
mod conventions;
#[path = "all/corrected_lines.rs"]
mod corrected_lines;
#[path = "all/data.rs"]
mod data;
#[path = "all/dealers_lines.rs"]
mod dealers_lines;
#[path = "all/editions.rs"]
mod editions;
#[cfg(unix)]
#[path = "all/emulated.rs"]
mod emulated;
#[path = "all/every_ruling.rs"]
mod every_ruling;
#[cfg(unix)]
#[path = "all/examples.rs"]
mod examples;
#[path = "all/excerpts.rs"]
mod excerpts;
#[path = "all/families.rs"]
mod families;
#[path = "all/finding.rs"]
mod finding;
#[path = "all/first_start.rs"]
mod first_start;
#[path = "all/from_one_to_another.rs"]
mod from_one_to_another;
#[path = "all/fuzz.rs"]
mod fuzz;
#[path = "all/generated_lines.rs"]
mod generated_lines;
#[path = "all/glossary.rs"]
mod glossary;
#[path = "all/hands.rs"]
mod hands;
#[cfg(unix)]
#[path = "all/hostile.rs"]
mod hostile;
#[path = "all/house.rs"]
mod house;
#[path = "all/house_data.rs"]
mod house_data;
#[path = "all/import.rs"]
mod import;
#[path = "all/init.rs"]
mod init;
#[path = "all/interview.rs"]
mod interview;
#[cfg(unix)]
#[path = "all/kept.rs"]
mod kept;
#[path = "all/keystrokes.rs"]
mod keystrokes;
#[path = "all/left_out.rs"]
mod left_out;
#[path = "all/line.rs"]
mod line;
#[path = "all/line_alone.rs"]
mod line_alone;
#[path = "all/line_words.rs"]
mod line_words;
#[path = "all/lines_without_blinds.rs"]
mod lines_without_blinds;
#[path = "all/notation.rs"]
mod notation;
#[path = "all/notation_errors.rs"]
mod notation_errors;
#[path = "all/notation_properties.rs"]
mod notation_properties;
#[path = "all/offers.rs"]
mod offers;
#[cfg(unix)]
#[path = "all/on_the_screen.rs"]
mod on_the_screen;
#[path = "all/order_of_play.rs"]
mod order_of_play;
#[path = "all/positions.rs"]
mod positions;
#[path = "all/properties.rs"]
mod properties;
#[path = "all/question_order.rs"]
mod question_order;
#[path = "all/raises.rs"]
mod raises;
#[path = "all/readings.rs"]
mod readings;
#[path = "all/readme.rs"]
mod readme;
#[path = "all/round.rs"]
mod round;
#[path = "all/said.rs"]
mod said;
#[path = "all/schemas.rs"]
mod schemas;
#[path = "all/screen.rs"]
mod screen;
#[path = "all/showdown.rs"]
mod showdown;
#[path = "all/slips.rs"]
mod slips;
#[path = "all/spoilt_lines.rs"]
mod spoilt_lines;
#[path = "all/table_changes.rs"]
mod table_changes;
#[path = "all/terminal.rs"]
mod terminal;
#[path = "all/terminal_changes.rs"]
mod terminal_changes;
#[cfg(unix)]
#[path = "all/terminal_lines.rs"]
mod terminal_lines;
#[path = "all/tournament.rs"]
mod tournament;
#[cfg(unix)]
#[path = "all/trusted.rs"]
mod trusted;
#[path = "all/worth_trying.rs"]
mod worth_trying;
