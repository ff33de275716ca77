identity = Face covered or distraction
    .search = player with a hood, wearing a mask, face covered, scarf over the face, sunglasses and a hood, cannot see who that is, is he allowed to wear that, costume at the table, distracting clothes, distracting object, flashing lights, take off the mask, balaclava, hidden identity
    .told =
        He's covering his face
        He's wearing a mask and sunglasses and you can't see who he is
        She's got her hood and scarf over her face the whole time, I can't even tell who it is
        The guy in seat 6 has a full ski mask on and won't take it off
        A player sat down in a big flashing costume and it's distracting everybody at the table
        Is he allowed to hide his whole face under a hoodie, glasses and a mask?
        player's face is covered
        Seat 7 has a scarf and hoodie over his face, can't see who it is.
        Player's wearing a full mask and sunglasses at the table, can't identify him.
        Seat 2 pulls his hoodie over his face every time he's in a hand, then takes it down again.
        Player has a blinking light-up hat on, others say it distracts them from the game.
        Can he wear a mask that hides his face, or does he have to take it off?
    .heard =
        seat 5 looks like a bank robber, only his eyes show
        he pulled his cap and collar up so far I don't recognise him
        make him uncover, the cameras and the registration need to see his features
        she's in a full clown outfit with a wig, it throws me off
        guy wears a helmet and refuses to lift the visor
        he keeps a glowing mascot spinning beside his cards, it's irritating
        is a veil okay, or does someone have to check her ID
        he sits here in a carnival disguise, nobody could say it's the same guy who registered
        hides behind a bandana pulled above his nose
        the LED cap next to me blinks into my eyes all night
        everyone staring at her outfit, can't concentrate
        he covers up his head with a towel each time he tanks
        he wears a hood and sunglasses and you can't see his face
        player covers his face with a scarf
        she has a mask on, may she play like that
        a player in a costume distracts the others
        he hides his face under a cap and a buff
        Mask, shades and hood up, can't tell who the fella is.
        She's got a scarf over everything bar her eyes all session.
        Is that really Gary under the balaclava? Nobody can see.
        Lad's wearing flashing LED glasses, puts everyone off.
        Came dressed as a gorilla, head and all, who is he?
        Bloke's T-shirt is so filthy nobody can concentrate on poker.
        He wore a scarf up to his nose, a beanie and mirror glasses, I couldn't say if it was the same man as this morning
        A woman in a niqab sat down and a fellow said he wants someone to check who she is
        The player in the corner had a hat pulled low, huge goggles and a scarf up to his nose, and when the dealer asked to see who he was befroe day two he said that it's part of his image
        My opponent pulled his hoodie strings so tight that just a bit of nose was visible
        Is a Halloween mask OK at the final table?
        He's got a giant stuffed gorilla on the rail that squeaks each time he bets
        Player with a full motorcycle helmet, says it's his lucky one
        How do we know it's really him after the break when he has a ski mask and sunglasses on?
        There was a bloke in a cosplay suit whose wings kept hitting people
        At the feature table somebody turned up in a shiny robot costume with blinking lights and a voice changer, the other eight could not concentrate, and one man of seventy complained of a headache
        She won't take off the surgical mask, the goggles and the hat for the photo
        A guy at our table hides everything under a hood so you can't see his face at all, legal?
        His hat has spinning mirrors on it, gives everybody a headache
        Nobody could tell if the person who sat down with the big stack after dinner was the same one as before, since there was only a ski mask and a pair of dark glasses to be seen
        He puts a towel over his head during each hand, like a boxer
        Someone arrived in a Zorro outfit and the young dealer couldn't concentrate anymore
        one dude has a full rubber horse head on, floor what you gonna do
        I couldn't pick him out of a line-up: visor, shades, neck gaiter over the mouth
        The lamp on her sunglasses flashes red whenever she looks up, it's irritating
        The commentators joked that no one knew who was under the balaclava in seat 3
identity-fact-what = What is it about?
    .label = problem
    .face = clothing or something else hides who the player is
    .distraction = clothing or something else distracts from the game
identity-fact-how-long = How long does the player's identity stay hidden?
    .label = time hidden
    .all-the-time = all the time
    .for-a-moment = only for a moment
identity-outcome-uncover = The player has to be recognisable
identity-outcome-remove = What distracts has to go
identity-outcome-nothing-wrong = Nothing is wrong under this book
identity-outcome-house-rules = The house rules decide: the book itself has no rule on this
identity-outcome-no-rule = The book has no rule on this: the TD decides
identity-order-director-judges = TD: look for yourself. Your judgement decides.
identity-order-house-standards = TD: apply the house rules on clothing and appearance as well.
identity-order-see-house-rules = TD: rule by the house rules on clothing and appearance.
identity-order-director-decides = TD: rule in the interest of fairness (rule { $fairness }) on whether this can stay.
identity-order-may-ask = Floor: you may ask the player to take off sunglasses, a hood or anything else that hides the face or distracts.
identity-order-uncover = Player: uncover your face so that everybody can see who you are.
identity-order-put-away = Player: take off or put away what distracts.
identity-order-leave-it = Floor: take no action.
identity-remark-only-continuous = Only what hides a player's identity continuously is forbidden.
identity-remark-no-penalty-named = The rule names no penalty for it.
