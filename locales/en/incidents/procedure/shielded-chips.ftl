shielded-chips = Stack that cannot be counted
    .search = hiding his big chips, high chips behind small chips, big chips at the back, I cannot see his big chips, chips in a heap, dirty stacks, messy stack, cannot estimate his stack, hand in front of his chips, covers his chips with his arms, too many small chips, stack his chips properly, color him up
    .told =
        I can't see his chips
        He keeps his big chips behind the small ones and I can't tell how much he has
        His stack is just one big messy pile, nobody can see what he's got
        Seat 6 has his arms around his stack all the time so we can't see how many chips he has
        He's got about 60 small chips in front and the two 10k chips hidden at the bottom, he's been told before
        Does he have to stack his big chips in front so I can see how much he's playing?
        can't see his stack
        Player's big chips are hidden behind his small ones, nobody can count it.
        Seat 7's stack is one big messy pile, opponents can't tell how much he's got.
        Seat 3 keeps his arms around his chips, the guy in the hand with him can't estimate the stack.
        He keeps the 25k chips at the back under the 500s, I've told him before to put them in front.
        He's got his stack all mixed up in uneven towers, does he have to stack it so it can be counted?
    .heard =
        his 25k's are buried beneath a tower of hundreds
        can you make him put the big denominations up front
        I've no clue how much he's playing, it's one huge pile of loose chips
        seat 6 has his arms wrapped around it like a fortress
        every time I try to size him up he cups his hands over them
        he has four hundred 25's, could someone change those up
        dirty columns, blues mixed in among reds, I can't count it
        floor, ask him to make neat towers of twenty
        she built a castle, the valuable ones are in the back row
        his card protector and phone stand in front of everything
        how deep is he, from here I only see whites
        told him three times to bring his large ones forward, he pushes them back again
        his big chips are hidden behind the small ones
        I can't count his stack, it's one messy pile
        player refuses to put his high chips in front
        his stack is covered with his arms
        she keeps her chips in dirty stacks so nobody can count them
        He's got his big blues behind the smalls, can't tell how much.
        Messy heap of everything, no idea what he's playing.
        Her arms are wrapped round the lot, can't see a thing.
        Fella's got four hundred reds in towers, takes forever to reckon.
        Told him twice to park his yellows up front, hasn't bothered.
        Mixed colours all jumbled, uneven piles, can't size him up.
        There's a wall of ones in front of his 10ks, I only found out after I'd called
        I was thinking about shoving over his raise, could only see a row of small chips in front of him, and found out after the hand that four 10,000 chips had been hidden behind it all the time
        Each time I glance at his stack he leans forward and puts both arms around it
        The big plaques are behind a Red Bull can and two card guards
        She built a pyramid, prrtty, but how am I to know the amount?
        Could the dealer tell seat 1 to put his oranges where we can see them?
        He keeps maybe 90 greens and takes forever to count them out, colour him up please
        At the final table Zhang's high chips were hidden in the rear and Alonso misjudged him by 30 blinds
        The man mixes all colours in one tower so nobody can read it
        I'd shove if I knew how much he was holding behind that laptop
        He covers his valuable chips with his cap
        A filthy mess of reds and blues, unstacked, he refuses to tidy up
        Is he allowed to have his large denominations at the bottom?
        The fellow in seat 9 never stacks anything, his chips are lying around like leaves in autumn, he's the chip leader by far, and whenever you ask him how many there are he says plenty
        Told twice to bring the purples to the front, still hasn't
        With his arms, a scarf, a phone and a bag of crisps around his chips, the man at the end makes it impossible for the rest of us to see how much he's got in front of him
        his stack is not stacked at all just a heap, cant count it
        The woman in 8 keeps her hands in front of her chips all the time
        In order to bluff me, he placed the big ones beneath a pile of small ones
        The pile's impossible to read and he says "ask the dealer"
shielded-chips-fact-what = Why can no one estimate the stack?
    .label = reason
    .high-hidden = the high-value chips are behind or under small ones
    .heap = the chips are a heap, or the stacks are mixed or uneven
    .covered = hands, arms or objects cover the chips
    .many-small = it is well stacked, but there are too many small chips
shielded-chips-fact-warned = Has the player been told about this before?
    .label = told before
shielded-chips-outcome-arrange = The player arranges the chips so that all can estimate them
shielded-chips-outcome-arrange-only = The player arranges the chips so that all can estimate them
shielded-chips-outcome-arrange-stacks = The player keeps the small chips, in stacks that can be counted
shielded-chips-outcome-color-up = Your choice: the small chips are colored up, or they stay
shielded-chips-order-high-in-front = Player: put your high-value chips in front or on top now, where everybody can see which they are.
shielded-chips-order-high-in-front-please = Player: you should put your high-value chips in front or on top, where everybody can see which they are.
shielded-chips-order-uncover = Player: keep your chips uncovered, with nothing on them or in front of them.
shielded-chips-order-stacks-of-one-value = Player: build even stacks now, each of one value only.
shielded-chips-order-stacks = Player: now build even stacks that can be counted.
shielded-chips-order-look-again = Floor: look again. It is fine once you can estimate the stack at a glance.
shielded-chips-order-may-color-up = TD: decide whether this player's chips are colored up now.
shielded-chips-order-announce-color-up = Floor: if there is a color-up, announce it to the table.
shielded-chips-order-else-stacks = Player: if there is no color-up, keep the chips in even stacks.
shielded-chips-remark-no-breach = In this book this is not a breach of etiquette.
shielded-chips-remark-stacks-recommended = Even stacks are what the book recommends. What it asks for is that all can estimate them.
shielded-chips-remark-see-repeat-offence = For the penalty after a reminder, see Repeated offence (repeat-offence).
