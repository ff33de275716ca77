//! A hand or a betting round as a floor person says it, on one line, in any of the four languages, read into a
//! [`HandLine`](crate::betting::round::HandLine).
//!
//! ```text
//! line    = setup… [mark] [act (mark act | mark street)…] [mark end]          mark: a comma, a semicolon, a full stop or a new line
//! setup   = no-limit | pot-limit | limit [S/B] | [blinds] S/B[/ANTE] | ante N [each] | bb ante N | button ante N | min N | N min
//!         | stud [S/B] | a game's name, PLO8, O8, stud8 | bring-in N | dead small blind | preflop | STREET | pot N | heads-up | stacks PLAYER N, …
//!         | players PLAYER PLAYER … [others] | N players
//! street  = flop, turn, river; third street to seventh street; first draw, second draw, third draw; or draw, the only one
//! act     = PLAYER (check | fold | call [N] | bet [to] N | raise to N | raise by N | raise N more | makes it N
//!         | all-in [N] | posts [as BLIND] [N] [with CHIPS] | completes [N] | N | bet … all-in); before them: PLAYER brings in [N]
//! end     = PLAYER (to act | ?) | PLAYER motion ((mark | then | and) motion)…
//! motion  = says WORDS | "WORDS" | check … all-in | puts CHIPS | CHIPS silent | CHIPS more
//!         | takes (N | all) back | pulls back (N | all)
//! WORDS   = check | fold | call [N] | bet [N] | raise [[to | by] N [more]] | makes it N | all-in | pot | N [more]
//! PLAYER  = A to Z | 3, seat 3, s3, #3 | SB BB UTG UTG+1 EP MP LJ HJ CO BTN
//! N       = 1200, 1.200, 1 200, 1,2k, 2x500+200              a comma that groups digits separates no acts
//!                                                            in WORDS also: five hundred, vijfhonderd
//! CHIPS   = N; without a word where there is a + or an x
//! ```
//!
//! What the last player says and puts out is an [`Offer`](crate::betting::Offer), in the order in which it came: what it
//! comes to is what the floor is asked. An act that is clear is an act, unless more of the same player follows: `B calls` is
//! an act, `B calls, puts 200` is the word and the chips.
//!
//! Amounts alone, `1000` or `400 > 1100`, are an opening bet and raises to these totals, the opener being A.
//!
//! The words are messages in `locales/<language>/notation.ftl`, and every line may mix the languages. What a line does
//! not say is never guessed. Where words leave a choice, this is how they are taken:
//!
//! - `A 1200`, `A bets 1200`, `A makes it 1200` and `A raises to 1200` are totals; `by` or `more` makes a raise an addition.
//!   `B raises 1500` over a bet is the total, too, as every book with a rule on it says, and the answer says so: at the end of a
//!   line it is what was said, before another player's act it is that raise. Where the amount is no whole raise as the total it
//!   is refused there, since only a raise by it was possible. In fixed limit a raise of one bet is the raise, unless somebody
//!   was all-in or posted short, and any other a total.
//! - `B bets 500` over a bet of 500 is refused: it is a call or a raise. `B 500` is the total, and so a call.
//! - What was said is no chip on the table: `B says 800` puts nothing out. `B says raise 800, 1200` are two things said in one turn. `B 800, puts 500` could be both and is refused.
//! - Numbers in words are read where they are sure: `five hundred`, `5 hundred`, `two and a half thousand`, `2k5`, not `six fifty`. `UTG raises five` is what was said.
//! - `ante 200` and `100/200/200` at blinds of 100/200 are the big blind's alone, `ante 25` and `100/200/25` everybody's, and the answer
//!   says so: `ante 200 each` and `bb ante 25` say it themselves. In pot-limit the number of players is needed for everybody's: `6 players`.
//! - A letter, a position or `the button` needs no mark behind the blinds, a seat does: `100/200 A raises to 600`.
//! - `everyone folds to the SB` is a fold of each listed player before the SB. Without a list it is the first act of those who are not
//!   named, before the flop and up to the button or a blind; everybody is known then.
//! - `A has 1450` is the stack with which the line begins, of a player who has put nothing in.
//! - Folds may stand behind what was offered, by players who act after it: `B 1400 silent, C folds`.
//! - A count that is the bet, and chips that somebody expects back, change nothing; another count stands before what its player
//!   does last, `B asks for a count, is told 7000, calls`, and what that comes to is what the floor is asked.
//! - A blind whom nobody names has folded once the play has passed it: the small blind where the big blind acts, either where
//!   somebody acts a second time.
//! - A raise at the end by a player who may not raise, or a check of a bet, is what he said, and the book says what it comes to;
//!   before another player's act it is refused, a raise where no book has it open.
//! - `B mucks` is a fold of a player who has an act left, and refused of one who has none. `B asks for the pot` changes nothing in
//!   pot-limit. A kill, a second board and a late or dead blind, which no book knows, are refused by name.
//! - `S 3 400` could be seat 3 or the player S, and is refused.
//! - `, a` is the player A, though it is "and" in Slovak: `B povie raise a dá 500` has no comma.
//! - `completes` is the small blind's call; in fixed limit also a raise to the whole bet after a short all-in or a bring-in.
//!   Over a bring-in `raises` and `raises 100` are that, too.
//! - `100 200` and `A 600,200` could be one amount or two, `2 500 chips` a count: refused. `1 200`, `1,200` and `1 000 000`
//!   group; the language that is typed in also groups two digits by its own mark, `12,500` in English, `25 400` in Slovak.
//!   The marks within a number are told where amounts are read, at [`read_amount`](crate::locale::read_amount).
//! - `UTG1 200` and `CO1 200` are 200 by a player called `UTG+1` or `CO+1`: a digit that touches a position belongs to it.
//!   `CO 1 200` is 1,200 by the cutoff. `13 200` behind the blinds is 200 by seat 13.
//! - `A puts 600, B calls` is a bet of 600, the call, or a raise, where the chips can be nothing else, and so is `A dá 600`. At the end
//!   of a line, and before nothing but folds, both are chips without a word.
//! - `B puts 500 and 25` is one motion of two chips, `B puts 500 and then 25` are two. `B says 500 and 25` is refused.
//! - `B puts 1000` is one chip, `B puts 2000` several, since hardly any tournament has a chip of 20, 200, 250, 2,000 or 2,500. Where it
//!   matters the ruling says so, and how the other is typed: `2x500`, `1x2000`.
//! - `B adds another 600` over a bet, by a player with nothing in front, could be a raise by so much, or all that was put out: refused.
//! - The verb of the perfect and the passive may stand behind the amount: `heeft 600 geraised`. `It was raised to 600` is an act of a
//!   player whom nobody named. `Wants to raise to 800` says it; without an amount nothing is done yet.
//! - `3-bets` is a raise, and `3 bets` a bet of seat 3. `5 1000s` are five chips.
//! - A full stop, "and" and "then" stand between acts, too: `A raises to 600 and B calls. C folds`; in Dutch and German with the verb
//!   before its player, `dann callt B`.
//! - What is announced on a condition is no act. In quotes the acts behind it may be told, by which the condition has come true.
//! - `schuift 400 in` and `pushes 400` are chips without a word; `all-in` must be said, or no amount: `schuift`, `pushes`.
//! - `BB all-in 120` before anybody acts is `BB posts 120 all-in`, a blind for less. Less than the blind without that, and of a player
//!   whose stack was not told, is refused: it may have been posted by mistake. `A posts 100, B posts 200` are the two blinds.
//! - `A calls 800` is a call. The amount must be the bet, or what the player adds to make it up; any other is refused. `A says call
//!   800` at the end of a line is what was said, whatever the bet.
//! - In fixed limit the first bet and a raise need no amount, unless somebody was all-in or posted short.
//! - Streets follow one another on the line: `…, B calls; flop; A checks`. Chips that lie in front go into the pots then.
//!   `pot N` is for a line that begins on a later street.
//! - A street begins when all who are named have acted. A blind who is named nowhere and owes chips has folded.
//! - Where the players are listed, all their stacks are told, or there are two, nobody else is in the hand; `players A B
//!   others` gives an order and leaves others open.
//! - `stud 100/200; ante 10; bring-in 30; A brings in, B completes` is fixed limit. The bring-in is no act; who brings it in
//!   has none left when everybody calls. On later streets whoever is told first opens.
//! - `dead small blind`: nobody posts it, and it is not in the pot.
//! - `BB posts 200 with 1x1000` bets 200; the chip lies there until change is given, and so with `BB posts 1x1000`. `B posts
//!   1x1000 as big blind`: B is the big blind, and `BB` is B from then on.
//! - `PLO8`, `O8` and `stud8` are played in the structure that their names have; `hi-lo` and `omaha` need one beside them. `O8`
//!   is a game where the line begins with it, else the player O.
//! - Blinds open a round before the flop, unless a street is said. `min N` and `limit S/B` alone are after the flop.
//! - In fixed limit the small bet is the big blind, and the bets of the turn and the river need `limit S/B`.
//! - `D` is a player. It is the button where no other letter is a name and positions are, as the blinds always are before
//!   the flop.
//! - Heads-up the button is the small blind; among players with other names it is who acts first.
//!
//! What is told of the end of a hand has lines of its own, with the same players and amounts, or stands behind a line: see [`showdown`].

mod act;
mod amount;
mod antes;
mod around;
mod aside;
mod cards;
mod chips;
mod closed;
mod cursor;
mod early;
mod error;
mod finish;
mod forced;
mod game;
mod key;
mod key_sets;
mod lacking;
mod later;
mod ledger;
mod offer;
mod parsed_setup;
mod parsed_turn;
mod passed;
mod perfect;
mod piles;
mod player;
mod pots;
mod puts;
mod raise;
mod read;
mod setup;
mod short;
mod show;
pub mod showdown;
mod slip;
mod spoken;
mod translate;
mod unknown;
mod vocabulary;
mod write;

pub use chips::{ReadAs, read_as};
pub use error::{Expected, NotationError};
pub use key::Key;
pub use lacking::{lacks_amounts, lacks_setup, with_commas};
pub use read::{MOST_BYTES, read};
pub use short::doubtful;
pub use show::{place, show, whole_words};
pub use slip::{CsvError, CsvFault, LineColumn, read_csv, read_slip};
pub use translate::translate;
pub use vocabulary::Vocabulary;
pub use write::write;
