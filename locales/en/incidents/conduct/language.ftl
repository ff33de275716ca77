language = Language spoken at the table
    .search = speaking another language, foreign language at the table, English only, Dutch only, which languages are allowed, they are talking in Polish, speaking Turkish during the hand, we cannot understand what they say, talks to his friend in his own language, player on the phone to a friend in another language, official language, speak English please, talking in French with a folded player
    .told =
        They're not speaking English
        Two guys are speaking Russian during the hand
        Seats 3 and 4 keep talking in a language I don't understand while they're in the hand
        He had live cards and said something in French to the other player in the hand, English only at this table I thought
        He's speaking Chinese with his friend on the rail in the middle of the hand and nobody knows what they're saying
        Are they allowed to talk Spanish to each other at the table during a hand?
        speaking a foreign language
        Two players are speaking Russian during the hand, English only at this table.
        Seat 4 and 5 keep talking in another language while the hand's in play.
        Player with live cards said something in German to the guy next to him, nobody else understands it.
        He's talking Italian to his buddy on the rail, he's folded but the hand is still going.
        Are they allowed to speak another language at the table between hands?
    .heard =
        two Russians chat in the middle of a pot
        they're babbling in Hungarian and I can't follow a word
        is German all right here, half the table is from Vienna
        seat 4 and 6 are whispering in Romanian while both have cards
        ask them to stick to what all of us understand
        he switches to Hebrew each time it gets heads-up with his mate
        is my native tongue forbidden between hands as well
        the dealer answers in Spanish to one player only
        can they say numbers in Italian when betting
        her boyfriend behind the rope speaks Greek to her mid-hand
        no idea what those two are discussing, sounds Arabic
        she doesn't understand English and her husband translates
        they are speaking another language at the table
        two players talk Polish to each other during the hand
        is only English allowed at the table
        he speaks his own language with his friend while holding cards
        they talk in a language that the dealer does not understand
        he told his friend something in Turkish in the middle of the hand
        Those two are nattering in Romanian mid-deal.
        English only please, they're chatting Polish while I'm in the tank.
        Seats 3 and 4 jabbering in Mandarin with cards in front.
        She's yakking Spanish to her hubby on the rail during a hand.
        What tongue's that? Can't follow a thing those lads are saying.
        He answered the cutoff in Russian, he's still in the pot.
        During an all-in for 20,000 the two cousins exchanged a couple of sentences in Bulgarian, one of them laughed, the other folded, and the rest of the table would like to know what was said
        She asked her pal on the rail something in Portuguese while she had to decide on a shove
        I've no idea what those two say, could be "I've aces" in Finnish
        Is Dutch all right in the middle of a pot if everyone at the table is from Holland except me?
        He said a sentence in Arabic right before his buddy folded kings
        In the pot between Wu and Chang a few words of Mandarin were exchanged, and the big blind called for the floor
        They switch to Polish every time there's a big decision
        I'm the only one here who isn't from Denmark, and in the middle of a hand the big blind said something in Danish to the cutoff, both of whom had cards and a lot of chips
        A guy told his opponent something in Russian after the flop and got an answer
        Can they please keep to English, at least during play
        Her coach on the rail called out to her in Spanish when it was her turn to act, she answered in the same language, and then she pushed her whole stack in the middle
        At the fnal table the two Koreans spoke their own language while the others were all in
        Is counting chips out loud in Italian a problem?
        Two Turkish fellows are chatting across the table, one of them facing a bet
        I don't mind between deals, but they did it when both were holding cards
        The dealer addressed the player in Romanian during his tank
        they talk french the hole time, nobody else understand a word
        My wife only speaks Thai, can I translate what's going on to her when she is in a hand?
        Someone yelled in Greek from the rail and the player answered in Greek before he called
        What's the rule on folks from the same country talking together in their lingo?
language-fact-language = Which language was spoken?
    .label = language spoken
    .other = a language that is not in this list
    .english = English
    .german = German
    .dutch = Dutch
    .slovak = Slovak
    .croatian = Croatian
language-fact-hand-under-way = Was a hand being played, from the first card dealt to the end of the showdown?
    .label = hand in progress
language-fact-has-hand = Did the player who spoke have a live hand?
    .label = live hand
language-fact-with-whom = Who was spoken to?
    .label = spoken to
    .at-the-table = a person at the table
    .elsewhere = a person who does not play at this table
language-fact-house-allows = Do the house rules allow this language here?
    .label = allowed by house rules
language-outcome-allowed = This language may be spoken
language-outcome-not-allowed = This language may not be spoken
language-outcome-free-now = The rule on languages does not cover this
language-order-only-dutch-english-german = Floor: tell the player that only Dutch, English and German may be spoken.
language-order-only-dutch = Floor: tell the player that only Dutch may be spoken.
language-order-only-english-and-house-choice = Floor: tell the player that only English and the languages of the house rules may be spoken.
language-order-only-slovak-english-german = Floor: tell the player that only Slovak, English and German may be spoken.
language-order-only-croatian-english = Floor: tell the player that only Croatian and English may be spoken.
language-order-only-posted = Floor: tell the player that only the languages that the house has posted and announced may be spoken.
language-order-hand-goes-on = Dealer: continue the hand. Every live hand stays live.
language-order-nothing-to-do = Floor: take no action. The players may continue talking.
language-remark-penalty-not-named = The book names no penalty for another language. If the player continues after being told, see Breach of etiquette (etiquette).
language-remark-only-during-hand = The rule applies while a hand is played, not between hands.
language-remark-only-english-in-usa = In the USA the book allows only English during a hand.
language-remark-about-the-cards = If it was about a player's cards, see Talk about a hand (talking-about-a-hand) as well.
