//! Every test that needs the whole program, in one binary so that it is linked once.

mod a_fact_less;
mod again;
mod agreement;
mod aimed;
mod amount_by_amount;
mod amount_properties;
#[cfg(unix)]
mod antes;
mod asked_because;
#[cfg(unix)]
mod at_every_prompt;
#[cfg(unix)]
mod at_every_size;
mod at_the_table;
mod bad_rounds;
mod broken;
mod card;
mod cases;
mod checks;
mod command_line;
mod console;
mod conventions;
mod corrected_lines;
mod data;
mod dealers_lines;
mod dealers_words;
mod editions;
#[cfg(unix)]
mod emulated;
mod every_ruling;
#[cfg(unix)]
mod examples;
mod excerpts;
mod families;
mod finding;
mod first_start;
mod from_one_to_another;
mod fuzz;
mod generated_lines;
mod glossary;
mod hands;
#[cfg(unix)]
mod hostile;
mod house;
mod house_data;
mod house_walked;
mod import;
mod init;
mod interview;
#[cfg(unix)]
mod kept;
mod keystrokes;
mod left_out;
mod line;
mod line_alone;
mod line_words;
mod lines_without_blinds;
#[cfg(unix)]
mod log;
mod notation;
mod notation_errors;
mod notation_properties;
mod offers;
#[cfg(unix)]
mod on_the_screen;
mod order_of_play;
mod packed;
mod positions;
mod printed;
mod properties;
mod question_order;
mod raises;
mod readings;
mod readme;
mod round;
mod said;
mod schemas;
mod screen;
mod showdown;
mod slips;
mod spoilt_lines;
mod staff;
mod strangers;
mod table_changes;
mod terminal;
mod terminal_changes;
#[cfg(unix)]
mod terminal_lines;
mod tournament;
#[cfg(unix)]
mod trusted;
mod whole_hands;
mod worth_trying;
