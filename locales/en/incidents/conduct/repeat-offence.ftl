repeat-offence = Repeated offence
    .search = he does it again, second warning, already warned, warned twice, next penalty, heavier penalty, third time, keeps acting out of turn, penalty after a warning, back from a penalty and again, repeat offender, how many rounds now, escalate the penalty
    .told =
        He's done it again
        He already had a warning and now he's done it again
        That's the second time, he was warned for swearing and he's still swearing
        He already sat out one round as a penalty today and now he's soft playing again
        You made him sit out a hand an hour ago for the same thing and he's just done it again
        What does he get if he already had a warning and does the same thing again?
        second offence, already warned
        Same player again, he already had a verbal warning, now he's done it again.
        Seat 6 already got a one-hand penalty today and he's swearing again.
        He's had a round penalty before for soft play and now he's committed another offence.
        Player was warned in level 4, sat out one hand in level 7, and now he's at it again.
        He's already been penalized once, what's the next step up for a repeat offence?
    .heard =
        sat out one orbit already today and he's at it once more
        he got a talking-to an hour ago for exactly that, what now
        this is strike three for seat 8, what's the following step
        he only just returned from his missed hands and did the same thing straight away
        how many cautions does someone get before it turns into rounds
        do I double it since a verbal one didn't help
        yesterday he was sanctioned, does that still count today
        another colleague noted him down in the log before, what does he deserve this time
        one round last time, now two, or a different length because it's a new violation
        he never learns, I told him off twice this level
        still on probation after the earlier sit-out, reoffends
        first one was swearing, second was phone, do these add up
        he did it again, he was already warned today
        second penalty for the same player, does he get more
        player already had a penalty of one round and breaks the rule again
        she got a warning before for the same thing
        third time today he acts out of turn, what is the next penalty
        He's already sat an orbit for swearing and now he's at it again.
        Third strike for Bazza, he's had a warning and two hands off.
        Same fella you warned before just chucked his cards again.
        She's barely back from the sin bin and going easy on hubby again.
        You gave him a telling-off earlier; now the eejit's back at it.
        Had one warning already, what's the next step up for this clown?
        That's the third time tonight, he'd been told off at level 5 and level 8 for the same stunt
        He sat out an orbit this afternoon and now he's mouthing off again
        We warned him at four o'clock because he'd talked about a live hand, we sent him out for one hand at six because he did it again, and it's half past eight and guess what he has done
        What's the next step for someone who was penalised yesterday and hasn't changed?
        Hamid had a caution for talkng, then one hand off, and he just did it another time
        Once was a slip, twice a habit, and this is the fourth time, do we go harder on him?
        The same gentleman who was sitting out an orbit yesterday for insulting the dealer has been insulting the dealer again today, so I'd like to know how many rounds it should be this time
        He returned from his missed round and within five minutes he was at it again
        Same drunk, same swearing, previously he got a verbal warning only
        I've given him one round, should it now be two?
        Is the earlier warning from day one still counting on day two?
        At the final table a player with a history of cautions broke the phone rule again
        The same person's been disciplined already, different offence though
        The list in the office shows a warning and a one-round penalty for this player in the same event, and now he has thrown his cards off the table like the last time
        Now it's a second offense, how much heavier must it get?
        She'd been let off with a talking-to last time and the others want to see her punished this time
        already had 1 penalty and now he splash the pot again, how many rounds?
        The player was on his last chance after an orbit away and he's blown it
        Does the punishment go up each time somebody re-offends?
        After the previous suspension he swore he'd behave, and then he slow-rolled a guy once more
repeat-offence-fact-earlier = What is the heaviest penalty that this player has had so far?
    .label = heaviest penalty so far
    .warning = a verbal warning
    .hands = one or more missed hands
    .rounds = one or more missed rounds
    .nothing = nothing yet
repeat-offence-fact-offence = What is the new offence?
    .label = new offence
    .etiquette = a breach of etiquette
    .soft-play = soft play
    .cheating = cheating
    .other = another offence
repeat-offence-outcome-not-a-repeat = No penalty so far: this offence is judged by itself
repeat-offence-outcome-heavier = The next penalty is heavier than the last one
repeat-offence-outcome-may-be-heavier = Your choice: the next penalty; it may be heavier
repeat-offence-outcome-rounds = The penalty for a repeat is missed rounds
repeat-offence-order-first-offence = Floor: rule on this offence with its own incident.
repeat-offence-order-own-incident = Floor: see in the incident of this offence whether a penalty may or will follow.
repeat-offence-order-give-heavier = TD: give a heavier penalty than the last one.
repeat-offence-order-may-give-heavier = TD: choose the penalty. It may be heavier than the last one.
repeat-offence-order-missed-round = TD: give missed rounds as the penalty. That is the book's measure for a repeat.
repeat-offence-order-may-disqualify = TD: decide whether the player is disqualified. If so, see Disqualification (disqualification).
repeat-offence-order-disqualify = TD: disqualify the player. See Disqualification (disqualification).
repeat-offence-order-see-missed-rounds = Floor: for missed rounds, see Missed rounds (missed-rounds).
repeat-offence-order-brief-dealers = Dealer: tell the next dealer which penalties this player has had.
repeat-offence-remark-warning-was-first-step = In this book a verbal warning is the first step to a heavier penalty.
repeat-offence-remark-above-warning = Missed hands, missed rounds and disqualification are heavier than a warning.
repeat-offence-remark-above-warning-rounds = Missed rounds and disqualification are heavier than a warning.
repeat-offence-remark-above-hands = Missed rounds, disqualification and more missed hands than before are heavier.
repeat-offence-remark-above-rounds = Disqualification and more missed rounds than before are heavier.
repeat-offence-fact-penalties-so-far = How many penalties has this player had so far, warnings included?
    .label = penalties so far
    .one = one
    .two = two
    .three-or-more = three or more
repeat-offence-outcome-next-warning = The next penalty: a warning
repeat-offence-outcome-next-one-round = The next penalty: one missed round
repeat-offence-outcome-next-two-rounds = The next penalty: two missed rounds
repeat-offence-outcome-next-three-rounds = The next penalty: three missed rounds
repeat-offence-outcome-next-four-rounds = The next penalty: four missed rounds
repeat-offence-outcome-next-disqualified = The next penalty: disqualification
repeat-offence-order-give-warning = TD: give a verbal warning.
repeat-offence-order-give-one-round = TD: give one missed round.
repeat-offence-order-give-two-rounds = TD: give two missed rounds.
repeat-offence-order-give-three-rounds = TD: give three missed rounds.
repeat-offence-order-give-four-rounds = TD: give four missed rounds.
