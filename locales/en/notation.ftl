# How a betting round is told on one line. The words of all languages are understood at once.

## Words and phrases between commas. Capitals, accents, blanks and hyphens make no difference; the longest phrase wins. … is an amount.

notation-no-limit = no-limit, nolimit, NL, NLHE
notation-pot-limit = pot-limit, potlimit, PL, PLO, PLHE
notation-fixed-limit = limit, fixed-limit, FL, FLHE
notation-blinds = blinds, blind, level
notation-ante = ante, antes, each ante
notation-big-blind-ante = BB ante, BBA, big blind ante
notation-least = min, minimum, min bet, minimum bet, least bet
notation-pot = pot, the pot, full pot, the full pot
notation-stacks = stacks, stack
notation-players = players, seats
notation-others = others, and others, among others
notation-no-small-blind = dead small blind, dead SB, no small blind, no SB, small blind dead, SB dead, small blind missing, SB missing, missing small blind
notation-stud = stud, seven card stud, razz
notation-bring-in = bring-in, bringin
notation-heads-up = heads-up, headsup, HU
notation-preflop = preflop, pre-flop, before the flop, before the draw
notation-flop = flop, on the flop
notation-turn = turn, on the turn
notation-river = river, on the river
notation-third-street = third street, third, on third street
notation-fourth-street = fourth street, fourth, on fourth street
notation-fifth-street = fifth street, fifth, on fifth street
notation-sixth-street = sixth street, sixth, on sixth street
notation-seventh-street = seventh street, seventh, on seventh street
notation-only-draw = draw, after the draw
notation-first-draw = first draw, after the first draw
notation-second-draw = second draw, after the second draw
notation-third-draw = third draw, after the third draw
notation-seat = seat, s
notation-small-blind = SB, small blind
notation-big-blind = BB, big blind
notation-under-the-gun = UTG, under the gun
notation-early = EP, early, early position
notation-middle = MP, middle, middle position
notation-lojack = LJ, lojack, low jack
notation-hijack = HJ, hijack
notation-cutoff = CO, cutoff, cut-off
notation-button = BTN, BU, button, dealer
notation-check = checks, check, checked, taps, checks behind, tap, tapped, knocks, knock, knocked, raps, checking
notation-fold = folds, fold, folded, mucks, muck, mucked, throws away, gives up, lays down, laid down, folding
notation-call = calls, call, called, limps, limp, limped, limps in, flats, flat, flat calls, smooth calls, overcalls, calling
notation-bet = bets, bet, opens, open, opened, leads, leads out, bets out, fires, betting
notation-raise = raises, raise, raised, re-raises, re-raise, reraises, reraise, check-raises, check-raise, raises it, bumps it, three-bets, three-bet, four-bets, four-bet, isolates, squeezes, re-raised, reraised, raising
notation-makes-it = makes it, made it, make it, making it
notation-all-in = all-in, allin, is all-in, goes all-in, went all-in, moves all-in, shoves, shove, jams, pushes, shoved, jam, jammed, push, pushed, rips it, ships it
notation-post = posts, post, posted, posts the big blind, posts the small blind, posts only, has only, posts short
notation-brings-in = brings in, brings it in, brought in, brought it in, posts the bring-in, is the bring-in
notation-completes = completes, completed, complete, completes the blind, completes the small blind, completes the bet, completes it
notation-silent = silent, silently, in silence, without a word, puts in, puts out, puts, throws in, tosses in, quietly, says nothing, put, put in, put out, puts up, throws, throws out, threw, threw in, threw out, tosses, tosses out, tossed, tossed in, drops, dropped, slides, slides in, slides out, slides forward, pushes …, pushes in, pushes out, pushes forward, push …, pushed …, pushed in, pushed out, pushed forward, adds, added, adds in
notation-says = says, said, announces, announced, declares, declared, calls out, called out
notation-takes = takes, took, take, pulls, pulled, pull
notation-to-act = to act, is to act, next to act, is next to act, acts next, is next
notation-to = to
notation-by = by, another, by another
notation-for = for, with
notation-more = more, on top, extra, additional
notation-chips = chips
notation-after = in total, total, in all, out, forward, into the pot, in the middle, into the middle
notation-back = back
notation-all = all, everything, it all, all of it, it, them, all his chips, all her chips, all the chips, his chips, her chips, the chips
notation-then = then, and then, after that, and after that, afterwards
notation-and = and
notation-speaker = I, I'm, I am, I'll, I will, I go, I'm going, I'm gonna
notation-table = table
notation-players-of = player
notation-next = next
notation-empty = empty, empty seats, free, free seats

## What should stand at a place that cannot be read. It follows "here expected:".

notation-error = here expected: { $expected }
notation-expected-setup = the blinds, then what the players did, such as: blinds 200/400; A raises to 1200, B calls
notation-expected-blinds = the blinds before what was done (blinds 200/400), or the least bet (min 100)
notation-expected-player = a player, such as A, seat 3 or BTN
notation-expected-seat = the number of a seat, 1 to { $most }
notation-expected-act = what the player did, such as: checks, bets 600, raises to 1200, all-in 800
notation-expected-amount = an amount, such as 1200, 1.2k or 2x500+200
notation-expected-raise-amount = how much: raises to 1200, or raises by 800
notation-expected-to-or-by = to or by: raises by { $by } ({ $total } in all), or { $to ->
    [call] calls { $bet }
    [raise] raises to { $by }
   *[less] raises to more than the bet of { $bet }
}
notation-expected-bet-faced = calls, or raises to more than { $most }, which is bet already
notation-expected-completes = a small blind below the big blind, or in limit a bring-in or a short all-in: only those are completed
notation-expected-taken-back = how much: takes 50 back, or takes all back
notation-expected-motion = what the same player said or did then: says raise, puts 400, takes 50 back
notation-expected-words = what was said, such as "call", "raise to 800", "all-in" or "five hundred"
notation-expected-said-or-put = said or put out: says { $most }, or puts { $most }
notation-expected-short-blind = a blind for less before anybody acts: blinds 200/400; BB posts { $most }; A calls
notation-expected-change = the chips that lie for the blind, worth more than it: BB posts 200 with 1x1000
notation-expected-all-in-amount = how much is all-in (all-in 800), or stacks at the beginning
notation-expected-call-amount = { $most ->
    [0] a bet before a call
   *[other] a call of { $most }; for chips without a word: 500 silent
}
notation-expected-next = a comma and the next player
notation-expected-pair = two amounts with a slash: 200/400
notation-expected-slash = { $first-digits }/{ $second-digits } with a slash; { $one } is one amount
notation-expected-order = the smaller amount first: 200/400
notation-expected-small-bet = a small bet equal to the big blind
notation-expected-bet-sizes = both bets of the limit on the turn and the river: limit 200/400; blinds 100/200
notation-expected-street = the street, since there is a pot: flop, turn or river
notation-expected-once = each thing only once
notation-expected-setup-first = only what players did; blinds, street and stacks stand before it
notation-expected-silent-last = what was said or put out only as the last act; before it: bets 600, raises to 1200
notation-expected-to-act-last = nothing more: who is to act stands last
notation-expected-listed = one of the players that were listed
notation-expected-heads-up = two players heads-up; the small blind is the button
notation-expected-players = at most { $most } players
notation-expected-shorter = a line of at most { $most } bytes
notation-expected-slip-seats = seats with their chips, such as: 7: 4x25 1x100; 8: 3x25
notation-expected-slip-cards = seats with the cards they drew, such as: 1: Kh 7c; 3: As
notation-expected-slip-prizes = places with their prizes, such as: 1: 5000, 2: 3000, 3-5: 1000
notation-expected-slip-out = the players who are out, with table and stack, such as: A T1 12000, B T2 8000
notation-expected-slip-tables = tables with their players, such as: T1 9 players, T2 6; BB next seat 4
notation-expected-colon = a colon, such as 7: 4x25
notation-expected-pile = a pile of chips, how many and their value, such as 4x25
notation-expected-card = a card, such as Kh, 10s or A♠
notation-expected-card-once = another card: this one has been drawn already
notation-expected-seat-once = another seat: this one is named already
notation-expected-player-once = another player: this one is named already
notation-expected-table-once = another table: this one is named already
notation-expected-place-once = another place: this one has its prize already
notation-expected-table = a table, such as T1 or table A
notation-expected-fewer-tables = at most { $most } tables
notation-expected-players-of-table = how many players the table has: 1 to { $most }, its empty seats included
notation-expected-taken-seat = a big blind in a seat that is not empty
notation-expected-prize-place = the prize of place { $most }: each place from the first on has one
notation-expected-money = an amount of money above 0, such as 5000 or 1,250.50
notation-expected-less-money = less money: together at most 10,000,000,000
notation-expected-falling-prize = for place { $most } a prize no larger than that of the place before it
notation-expected-slip-end = a semicolon, or the end

## What cannot have been

fault-no-blinds = The blinds or the least bet cannot be 0.
fault-small-above-big = The small blind is above the big blind.
fault-bring-in-above-bet = The bring-in is above the small bet.
fault-one-in-both-blinds = { $player } cannot post both blinds.
fault-too-many-players = More than { $most } players.
fault-no-such-player = A player who is not in the round.
fault-too-large = The amount is larger than any tournament has in play.
fault-acted-twice = { $player } has already acted, and nobody has raised since.
fault-not-next = It is not { $player }'s turn: somebody else who is told comes first.
fault-already-folded = { $player } has already folded.
fault-already-all-in = { $player } is already all-in.
fault-last-hand = Everybody else has folded: { $player } has the last hand.
fault-nothing-to-call = There is nothing for { $player } to call.
fault-check-facing-bet = { $player } cannot check: { $owes } to call.
fault-call-below-bet = The bet is { $bet }. Less is no call, unless it is all-in: write all-in.
fault-puts-back = { $player } already has { $put } in front. Write the total.
fault-pulls-back-more = { $player } has only { $put } in front to take back.
fault-no-chips = An amount above 0 is needed here.
fault-above-stack = { $player } has only { $stack }.
fault-below-stack = { $player } has { $stack }: less is not all-in.
fault-stack-unknown = How much is the all-in? Write the amount or the stack.
fault-short-bet = A bet is at least { $least }, unless it is all-in.
fault-short-raise = A raise is to at least { $least }, unless it is all-in.
fault-above-most = At most { $most } may be bet here.
fault-may-not-raise = { $player } may not raise: faces { $faces } more, and { $needs } would be a full raise.
fault-not-in-the-blinds = { $player } is not in the blinds.
fault-posted-late = A blind is posted before anybody acts.
fault-above-blind = The blind is only { $blind }.
fault-street-out-of-order = The streets come in their order, each once: flop, turn, river; in stud third to seventh street.
fault-still-to-act = { $player } still has to act before the next street.
fault-hand-over = Only { $player } is left in the hand: no street follows.
fault-no-bet-size = How much is a bet on this street? Write both: limit 100/200.
fault-pot-missing = In pot-limit after the flop the pot is needed. Write, for example: pot 1500.
