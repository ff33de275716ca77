policy-one-player-to-a-hand-showing = Showing a hand to another person
    .forbidden = showing the hand is forbidden
    .allowed = showing the hand is allowed

policy-one-player-to-a-hand-strategy = Discussing strategy with others
    .forbidden = discussing strategy is forbidden
    .allowed = discussing strategy is allowed

policy-one-player-to-a-hand-penalty = Penalty for breaking one player to a hand
    .may = a penalty may follow
    .will = a penalty follows

policy-talking-about-a-hand-scope = Which talk about a hand is forbidden
    .any-talk = any talk about the cards
    .disclosing = giving away information

policy-talking-about-a-hand-folded-hands = Talking about a folded hand
    .forbidden = forbidden for folded hands too
    .allowed = allowed once the hand is folded

policy-talking-about-a-hand-out-of-hand = Players who are not in the hand
    .bound = the ban applies to them too
    .free = only players in the hand are bound

policy-talking-about-a-hand-advice = Advice on the play and criticism of it
    .forbidden = forbidden at any time
    .allowed = allowed

policy-talking-about-a-hand-read-until = How long a hand may not be read
    .until-tabled = until it is tabled
    .until-showdown = until it comes to showdown

policy-talking-about-a-hand-penalty = Penalty for talk about a hand
    .none = no penalty follows
    .may = a penalty may follow
    .will = a penalty follows

policy-show-one-show-all-enforced = Show one, show all
    .yes = always enforced
    .no = not enforced

policy-exposed-cards-penalty = Penalty for exposing cards
    .none = no penalty follows
    .may = a penalty may follow
    .will = a penalty follows

policy-exposed-cards-dead-hand = Hand of a player who exposes cards
    .live = the hand stays live
    .dead = the hand is dead

policy-exposed-cards-when = When cards may not be exposed
    .hand-in-progress = while the hand is in progress
    .action-pending = while action is pending

policy-exposed-cards-last-to-act = Last to act exposes cards
    .covered = may be penalised as well
    .exempt = is not penalised

policy-exposed-cards-one-card = Exposing only one card
    .enough = one card is enough for a penalty
    .not-enough = one card is not enough

policy-exposed-cards-penalty-start = Start of a penalty for exposing cards
    .end-of-hand = at the end of the hand
    .at-once = at once

policy-proper-fold-helicopter = Helicopter fold
    .forbidden = cards must not be thrown high
    .allowed = cards may be thrown high

policy-proper-fold-direction = Direction of folded cards
    .forward = pushed forward
    .to-dealer = pushed towards the dealer

policy-proper-fold-exposing = Cards seen while folding
    .not-on-purpose = not to be exposed on purpose
    .never-visible = must not become visible at all

policy-soft-play-penalty = Penalty for soft play
    .may = a penalty may follow
    .will = a penalty follows

policy-soft-play-disqualification = Disqualification for soft play
    .may = disqualification is possible
    .will = disqualification follows

policy-soft-play-chip-forfeit = Chips lost for soft play
    .on-its-own = possible without disqualification
    .with-disqualification = together with disqualification

policy-chip-dumping-disqualification = Disqualification for chip dumping
    .may = disqualification is possible
    .will = disqualification follows

policy-nuts-checked-soft-play = Passive play with the nuts, last to act
    .yes = always soft play
    .no = never soft play

policy-nuts-checked-action = Action with the nuts that is judged
    .checking = checking the nuts
    .not-raising = not raising a bet with the nuts

policy-nuts-checked-street = Street on which the nuts matter
    .river = on the river
    .any-street = on any street

policy-nuts-checked-exclusive = Which nuts are meant
    .exclusive = the exclusive nuts
    .any = the nuts, without further condition

policy-etiquette-repeated-breach = Penalty for repeated breach of etiquette
    .may = a penalty may follow
    .will = a penalty follows

policy-etiquette-single-breach = Penalty for a single breach of etiquette
    .may = a penalty may follow
    .will = a penalty follows

policy-etiquette-touching-person = Touching another player's person
    .breach = a breach of etiquette
    .no-breach = not a breach of etiquette
policy-etiquette-touching-chips = Touching another player's chips
    .breach = named as a breach of etiquette
    .no-breach = not a breach of etiquette

policy-etiquette-hygiene = Offensive hygiene
    .breach = a breach of etiquette
    .no-breach = not a breach of etiquette

policy-etiquette-out-of-reach = Betting out of the dealer's reach
    .breach = a breach of etiquette
    .no-breach = not a breach of etiquette

policy-etiquette-poor-visibility = Cards or chips kept hard to see
    .breach = a breach of etiquette
    .no-breach = not a breach of etiquette

policy-etiquette-chatter = Excessive talking
    .breach = a breach of etiquette
    .no-breach = not a breach of etiquette

policy-etiquette-delay = Delay that breaches etiquette
    .persistent = only persistent delay of the game
    .any-delay = holding up the game, persistent or not

policy-penalty-kinds-missed-hands = Missed hands as a penalty
    .yes = single hands can be missed
    .no = only whole rounds can be missed

policy-penalty-kinds-warning-first = What a verbal warning leads to
    .first-step = first step to a heavier penalty
    .no-step = no step to a heavier penalty

policy-penalty-grounds-throwing-cards = Card throwing that may be penalised
    .any-throwing = any throwing of cards
    .off-the-table = throwing cards off the table

policy-penalty-grounds-cheating = Penalty for cheating
    .may = a penalty may follow
    .will = a penalty follows

policy-penalty-grounds-abuse = Penalty for abuse
    .may = a penalty may follow
    .will = a penalty follows

policy-penalty-grounds-disruptive = Penalty for disrupting the game
    .may = a penalty may follow
    .will = a penalty follows

policy-penalty-grounds-similar-incidents = Incidents like the listed ones
    .included = may be penalised as well
    .listed-only = only the listed ones are penalised
policy-penalty-grounds-devices = Penalty for misusing devices
    .may = a penalty may follow
    .will = a penalty follows
policy-penalty-grounds-dodging = Dodging blinds among the grounds for a penalty
    .may = a penalty may follow
    .will = a penalty follows

policy-missed-rounds-maximum = Maximum rounds in one penalty

policy-missed-rounds-offender-counts = Offender in the count of hands
    .counted = the offender counts as a player
    .not-counted = the offender does not count

policy-missed-rounds-counted-when = When players are counted
    .when-given = when the penalty is given
    .when-served = while the penalty is served

policy-missed-rounds-size = How many hands are missed
    .players-times-rounds = players at the table times penalty rounds
    .one-hand-per-player = one hand for each player

policy-repeat-offence-escalation = Heavier penalty for a repeat
    .may = a heavier penalty is possible
    .will = a heavier penalty follows

policy-repeat-offence-measure = Measure for a repeated offence
    .round = a missed round
    .any-measure = any measure of the book

policy-repeat-offence-disqualification = Disqualification for repeated offences
    .may = disqualification is possible
    .will = disqualification follows

policy-repeat-offence-second-penalty = Second penalty
    .chosen = not fixed: the rules on repeats decide
    .warning = a verbal warning
    .one-round = one missed round
    .two-rounds = two missed rounds
    .three-rounds = three missed rounds
    .four-rounds = four missed rounds
    .disqualified = disqualification

policy-repeat-offence-third-penalty = Third penalty
    .chosen = not fixed: the rules on repeats decide
    .warning = a verbal warning
    .one-round = one missed round
    .two-rounds = two missed rounds
    .three-rounds = three missed rounds
    .four-rounds = four missed rounds
    .disqualified = disqualification

policy-repeat-offence-fourth-penalty = Fourth penalty and any after it
    .chosen = not fixed: the rules on repeats decide
    .warning = a verbal warning
    .one-round = one missed round
    .two-rounds = two missed rounds
    .three-rounds = three missed rounds
    .four-rounds = four missed rounds
    .disqualified = disqualification

policy-repeat-offence-counted = Penalties that count towards the next
    .over-all = all of the player's penalties together
    .by-kind = only those for the same offence

policy-penalty-kinds-director-from = Lightest penalty that the TD must confirm
    .warning = a verbal warning
    .missed-hands = missed hands
    .one-round = one missed round
    .two-rounds = two missed rounds
    .three-rounds = three missed rounds
    .four-rounds = four missed rounds
    .disqualified = disqualification
    .no-step = none of them

policy-penalty-kinds-carried = How long a penalty is kept in mind
    .same-day = until the day ends
    .next-day = for all days of the event
    .next-event = at the next events as well

policy-away-on-penalty-where = Keeping away during a penalty
    .own-table = away from the table
    .all-tables = away from all playing tables

policy-away-on-penalty-report-back = Reporting back after the penalty
    .required = must report to the TD
    .not-required = just sits down again

policy-away-on-penalty-dealt-in = Cards for a player on penalty
    .dealt = cards are dealt and then killed
    .not-dealt = no cards are dealt

policy-away-on-penalty-blinded-out = Blinded out while on penalty
    .possible = can be blinded out
    .not-possible = cannot be blinded out

policy-disqualification-chips = Chips of a disqualified player
    .removed = taken out of play
    .blinded-off = stay and are blinded off

policy-disqualification-refund = Refund after disqualification
    .none = no refund or compensation
    .possible = a refund is possible

policy-disqualification-live-hand = Live hand of a disqualified player
    .dead = the hand is dead
    .played-out = the hand is played out

policy-disqualification-place = Place and prize of a disqualified player
    .at-that-moment = the place held at that moment
    .none = no place and no prize

policy-chips-out-of-view-disqualification = Disqualification for hidden chips
    .may = disqualification is possible
    .will = disqualification follows

policy-chips-out-of-view-holding = Chips kept out of sight at the table
    .covered = forbidden like carrying them out of sight
    .carrying-only = the rule is only about carrying chips

policy-chips-out-of-view-forfeit = Which chips are forfeited
    .hidden-chips = only the chips out of view
    .whole-stack = all chips, with the disqualification

policy-chips-out-of-view-closed-bag = Chips in a sealed bag
    .allowed = allowed out of view
    .not-allowed = never allowed out of view

policy-lost-chips-owner = When found chips leave play
    .owner-unknown = only if the owner stays unknown
    .always = always, no condition on the owner

policy-lost-chips-destination = Where found chips go
    .inventory = back to the tournament inventory
    .management = to the tournament management
    .casino = back to the casino
    .donation = to the "toernooidotatie" (not explained)
policy-one-player-to-a-hand-looking = Looking into another player's cards
    .forbidden = forbidden
    .allowed = allowed
