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
