late-stack = Registered player arrives late
    .search = registered but not here, player arrives after late registration, too late for late registration, late reg is closed and he is here now, his stack is not at the table, where is my starting stack, stuck in traffic, called that he would be late, mailed that he comes later, put his stack out, stack is being blinded off, blinding out an absent player, no-show, empty seat with a stack, may he still play, pre-registered player is late
    .told =
        His stack, but nobody's there
        He's registered but he isn't here yet, and the dealer's blinding his stack off
        I came two hours late and my stack was already gone from the table
        There's a registered player who hasn't shown up, late reg is closed, and his chips aren't on the table
        I called ahead that I'd be late and asked you to put my stack out, and now it's not here
        Does he get a full stack when he registered yesterday and shows up after late registration closed?
        player's late, stack's out
        Registered player hasn't shown up, his stack's on the table getting blinded off.
        Late reg is closed and he never came, what do I do with his stack?
        He bought in yesterday, came in level 8 with late reg closed, his stack was never put out.
        He e-mailed the TD to have his stack put out, he's still not here and late registration's open.
        He paid but wasn't here at the start, does he get a full stack or the blinded-off one?
    .heard =
        his entry was paid online yesterday, he turns up once sign-up has ended
        the chips of somebody who never came are getting eaten by antes
        flight delayed, he rang to have his starting amount laid out
        the seat has had an untouched bag since level 1
        they've removed my chips as I wasn't here by level 8
        I'd registered in advance, nobody put my stuff on the felt
        he phoned the desk, train cancelled, asks what's left
        do we blind down an untouched stack all day
        name's on the list, chair empty, cut-off has passed
        he shows up four hours late with the receipt, gets what
        unclaimed starting chips, when do they come off
        he demands all of his 30k though registration is shut
        he registered on time but came an hour late, how many chips does he get
        the player's stack was blinded off before he arrived
        a registered player did not show up, is his stack on the table
        she arrives in level four, does she get the full stack
        no-show player, do we take his stack away
        Paid-up lad isn't here yet, is his stack posting blinds?
        Bought in online, only turned up at level six, his stack's blinded?
        Empty chair with 30k, the fella emailed to have it put up.
        Rang ahead to have my stack out from the start, it wasn't.
        Shows up after the buy-in window shut, has a paid ticket.
        Paid, never showed, his starting stack's been sat there since noon.
        He'd signed up online on Tuesday, then came when the registration had shut hours ago
        The seat has been empty since noon, chips untouched, blinds nibbling at it
        My plane was late, I'd phoned the desk to set my chips out, and there was nothing
        There's a stck for a Mr. Dorn, whom nobody's ever met
        Is the entry lost if someone shows up in level 10 with a receipt from last week?
        A certain Mr. Petrescu registered and paid on Wednesday, his stack has been standing at table 4 since the first hand, it's level 9 now, and the dealers take blinds and antes from it
        She emailed that her bus broke down, they put her chips in play at three
        The no-show finally walked in, his stuff had been removed after registration ended
        I was sitting in a train that didn't move for three hours, had phoned the casino twice to make sure my chips would be put out, and found at my seat a stranger with his own stack
        Do we take off the stack of someone who never arrived?
        His starting chips were halved by the time he got to the table
        Pre-registered, didn't turn up, late reg is over, what do I do with the empty place?
        An untouched stack was standing at the table well into level 9
        On day two of the online qualifier he came two levels late, no trouble?
        Hotel lost my reservation and so I was three hours late, did they blind me down?
        The registration had been closed for forty minutes when a young couple arrived with two paid tickets from the internet, wanting to know how many chips they'd receive and where they sit
        he payed online but came after late reg closed, does he get chips
        Someone's name is on the seat draw but there's been no sign of him all day
        The unclaimed chips of an absentee are going round by round, can they be pulled?
        A pro registered in the morning, played another event, and came here after the deadline
late-stack-fact-arrival = When does the player arrive?
    .label = arrival
    .after-period = after late registration has closed
    .within-period = while late registration is open
    .not-yet = not here yet, and late registration has closed
    .not-yet-open = not here yet, and late registration is still open
late-stack-fact-request = Had the player asked the TD, by phone or e-mail, for the stack to be put out?
    .label = request to the TD
    .none = no
    .agreed = yes, and the TD agreed
    .refused = yes, and the TD refused
    .undecided = yes, and the TD has not decided yet
late-stack-fact-stack-out = Is the player's stack at the table already?
    .label = stack at the table
late-stack-outcome-full-stack = The player gets a full starting stack
late-stack-outcome-reduced-stack = The player gets the reduced stack
late-stack-outcome-stack-on-arrival = No stack yet: the player gets it on arrival
late-stack-outcome-stack-taken-back = The stack comes off the table: the player gets a full one on arrival
late-stack-outcome-stack-made-up = The player gets the full stack: what it has lost is made up
late-stack-outcome-plays-what-is-left = The player plays with what is left of the stack
late-stack-outcome-plays-waiting-stack = The player may still play
late-stack-outcome-stack-waits = The stack waits at the table for the player
late-stack-outcome-no-stack = No stack: the player may no longer take part
late-stack-order-give-full-stack = Floor: give the player a full starting stack.
late-stack-order-give-reduced-stack = Floor: give the player the reduced stack.
late-stack-order-hold-back = Floor: put out no stack yet. The player gets the starting stack on arrival.
late-stack-order-take-back = Floor: take the stack off the table. The player gets a full starting stack on arrival; the hands that were dealt stand.
late-stack-order-make-up-stack = Floor: make the stack up to what it was at the start. The hands that were dealt stand.
late-stack-order-as-it-is = Floor: leave the stack as it is. The blinds and antes paid while the player was away are lost.
late-stack-order-blinded-down = Floor: give the player the stack as it is now. The blinds and antes paid since late registration closed are lost.
late-stack-order-whole = Floor: give the player the full stack. Nothing is taken off for the hands missed.
late-stack-order-put-out-less-blinds = Floor: put the stack out now, less the blinds and antes of the hands missed since late registration closed.
late-stack-order-put-out-whole = Floor: put the full stack out now.
late-stack-order-put-stack-out = Floor: put a starting stack at the player's seat now.
late-stack-order-blind-off = Dealer: deal that seat in, take its blinds and antes from the stack and muck the hand, until the player is there.
late-stack-order-leave-untouched = Dealer: take nothing from the stack until the player is there.
late-stack-order-take-stack-away = Floor: take the stack from the table. It is out of play.
late-stack-order-no-part = Floor: tell the player that it is too late to take part.
late-stack-order-no-part-later = Floor: put out no stack. The player takes no part, even on arriving later.
late-stack-order-see-late-entry = Floor: settle under Late registration, alternate or re-entry (late-entry) whether the player is dealt in at once in that seat.
late-stack-remark-buy-in-not-said = The book does not say what happens to the buy-in.
late-stack-remark-gone-after-period = Once late registration has closed there is no stack, unless the TD has agreed to put it out.
