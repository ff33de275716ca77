# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = a an the is are was were be been he she it they his her their him them i we you my our your this that these those of to in on at by for with from and or but not no do does did has have had as if so than then there what who whom which when where how why can could may might must should will would me us its s t re ve ll d m isn doesn didn don won wasn aren just into now please guy one says say said player here there didnt dont doesnt isnt wasnt arent cant wont havent hasnt hes shes im ive thats theres whats u
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    throw threw thrown toss pitch ditch muck release discard fling flung
    fold laid lay lays
    deal dealt deals give gave given
    show shown showed expose flash flip flipped table tabled turned reveal
    take took taken grab pull yank
    say said says announce announces declare call-out yell
    phone cell mobile text texting smartphone
    chips checks stack stacks
    seat chair spot
    left leave leaves gone walked bathroom smoke away
    late tardy delayed
    wrong mistake error mistaken
    short missing lacking fewer
    split chop tie tied
    curse swear abuse insult yell
    think tank tanking stalling clock
    buddy friend pal collude softplay
# What is said at a table that the floor is not called for, a line for each sentence.
search-small-talk =
    I had aces cracked again, third time this week
    can I get a pint of lager over here please
    who won the Arsenal game
    what time does the bar shut
    bloody freezing in here, can someone turn the air con down
    is the parking free if you play the whole day?
    where are the toilets mate
    that's a nice watch, is it real
    my wife thinks I'm at work
    flew in from Dublin this morning, two hours delayed
    they do a cracking burger downstairs
    so I get it in with kings, he's got ace-rag, ace on the river, story of my life
    are you playing the Vegas series this summer?
    you look like that bloke off the telly
    anyone got a lighter
    sweet Caroline, bam bam bam
    what's the wifi password
    haven't won a flip since Christmas
    love your shirt, where'd you get it
    do they validate parking tickets at reception
    my back is killing me in this chair
    asdkjfh aksjdhf
    you from round here or just visiting?
    banana tractor purple
    can somebody bring me a coffee, two sugars, no milk
    how was the drive up, M6 still a car park?
    my lad starts school on Monday
    I should've stayed in bed
    did you see that goal last night, unreal
    you gotta know when to hold 'em, know when to walk away
    poker used to be easy back in 2005
    is there a cash machine in the building
    qwertyuiop
    what's for dinner, is it the buffet again
    my hotel room smells like wet dog
    happy birthday Sandra!
    is it still raining out
    he's a lovely fella that Brian, known him years
    I'm on a diet so just the salad
    any chance of a sandwich, I'm starving
    got a massage booked for six
    I once lost quads to a straight flush in Blackpool, true story
    do you know if the last train goes at half eleven
    hjkl;'
    nice hand sir, well played
    what's the name of the singer with the big hair
    lemon lemon lemon
    I could murder a curry
    when's your baby due then
    does the gym in the hotel cost extra
    ooh la la la
    where did you learn to riffle like that, very smooth
    which bus goes to the city centre
    my dog ate my slippers
    twenty quid says United lose on Saturday
    zzzzzz
    have you got a charger I could borrow during dinner
    been card dead since breakfast, just one of those days
    can I pay for my drink with card
    the carpet in this casino gives me a headache
    Could I get a gin and tonic with extra lime, love?
    Two flat whites and a sparkling water coming up.
    This beer tastes like somebody washed socks in it.
    I gave up sugar in my tea back in January.
    Do you have anything without alcohol besides orange juice?
    My gran swears by a drop of whisky before bed.
    The burger downstairs is dry but the chips are gorgeous.
    Is there peanut butter in that brownie?
    I could murder a curry right now.
    Your club sandwich will be about ten minutes, sir.
    My wife packed me carrots and hummus, bless her.
    They ran out of soup again, would you believe it.
    I'll nip out for a fag at the next break.
    Can I bum a cigarette off you later?
    I switched to vaping, mango flavour, tastes like shampoo.
    Eleven days without smoking and I want to bite everyone.
    Has anyone got a lighter for the break?
    The smoking area is out back past the bins.
    It's absolutely chucking it down outside.
    They reckon it'll snow by Thursday.
    That wind nearly blew my umbrella to Norway.
    Too hot to sleep, too hot to breathe.
    Lovely sunshine and here we are in a basement.
    The fog on the coast this morning was like milk.
    We flew in from Lisbon at silly o'clock.
    My suitcase is still touring Frankfurt without me.
    The border took us nearly two hours in the rain.
    How far is it to the airport from here?
    I hitchhiked across Spain once, slept in a barn.
    The ferry was rocking so hard the dog was seasick.
    My train was cancelled because of leaves on the track.
    Last tube goes at half twelve, doesn't it?
    I stood all the way from Birmingham next to a tuba.
    The buffet carriage had one banana left.
    There's a replacement bus on Sunday, worse luck.
    Never trust the timetable at Clapham Junction.
    My clutch is making a funny grinding noise.
    I bought an electric one and now I dream of sockets.
    The mechanic wants eight hundred for new brakes.
    Got a puncture on the motorway, changed it in the dark.
    What does your van do to the gallon?
    My first car was a yellow Fiesta with no heater.
    Parking here is daylight robbery.
    I'm on level three next to the pillar, I think.
    Do they validate tickets for the garage at reception?
    I got fined outside my own house.
    Squeezed it between a skip and a Bentley.
    Is it free on the street after seven?
    My pillow was basically a biscuit.
    The bloke next door snored through the wall till dawn.
    What time do they stop serving breakfast at the hotel?
    I slept four hours and dreamt about pigeons.
    The shower in my room only does lava or ice.
    I set three alarms and slept through the lot.
    My brother's getting married in a castle, the show-off.
    Mum rings every evening to ask if I've eaten.
    My uncle breeds bees in Devon.
    We're nine cousins and none of us can sing.
    The in-laws are staying until Easter, pray for me.
    Grandad taught me rummy on a caravan holiday.
    Our little one lost her first tooth yesterday.
    He's four and he only speaks dinosaur.
    My daughter wants a pony, a drum kit and a volcano.
    The twins start nursery in September.
    Teenagers, mate, they grunt and they empty the fridge.
    I stepped on Lego at six this morning.
    The cat brought a live frog into the kitchen.
    My labrador ate a whole cushion.
    We've got a tortoise older than my dad.
    The vet charged ninety quid to look at a hamster.
    My parrot swears in Portuguese.
    She rescued a greyhound that's scared of pigeons.
    My back is killing me since I painted that ceiling.
    I've got a dentist appointment Monday and I'm terrified.
    Does anybody have a paracetamol?
    I'm so tired my eyelids weigh a ton.
    The doctor told me to eat fewer sausages.
    Hay fever is murder this spring.
    My boss thinks I'm at a funeral.
    They're closing our warehouse in the autumn.
    The mortgage went up again, I'm living on toast.
    I've been a plumber for twenty-two years.
    Tax return's due and I can't find a single receipt.
    I quit accounting to bake bread.
    Did Arsenal win or did they bottle it?
    Their goalkeeper couldn't catch a cold.
    That was never a penalty in a million years.
    We got relegated and my dad cried in the shed.
    They sacked the manager after six matches.
    My lad scored two for the under-tens.
    I ran a marathon dressed as a lobster.
    The cricket's been rained off again.
    She serves like a cannon, that tennis girl.
    I'm rubbish at golf but I adore the buggy.
    Who do you fancy in the boxing on Saturday?
    I tried surfing and swallowed half the Atlantic.
    Don't spoil the last episode for me.
    We binged that Danish detective series in one weekend.
    My nan never misses a soap.
    That quiz show host has terrifying teeth.
    I fell asleep in front of the news again.
    Is the bake-off on tonight or tomorrow?
    I wept like a baby at that penguin cartoon.
    The sequel was dreadful, save your popcorn.
    Rounders is still the best one, fight me.
    I can't do horror, I watch through my scarf.
    Casino Royale, now that's a proper suit.
    Who played the butler in that old murder film?
    I've had the same tune in my head since Tuesday.
    We saw them live in a muddy field in ninety-seven.
    My neighbour is learning the trombone.
    What are you listening to, anything good?
    Vinyl sounds warmer, I'll die on that hill.
    I used to play bass in a wedding band.
    My battery's on two percent, has anyone got a cable?
    I paid a grand for it and the screen cracked in a week.
    There's a charging socket by the fruit machines.
    I still miss my old Nokia, it survived the washing machine.
    Which power bank would you recommend?
    The new one folds in half like a purse.
    What's the wifi password here?
    The internet in this place runs on hamsters.
    I only get signal next to the window.
    It keeps asking for my email and then nothing.
    At home we've got fibre and it still buffers.
    Is the guest network called Lobby or Lounge?
    Where's the gents, please?
    The hand dryer sounds like a jet engine.
    There's a queue for the ladies right round the corner.
    No soap left in there, I told the cleaner.
    Second door past the cloakroom, on your left.
    Posh toilets, they've got little folded towels.
    Can I leave my rucksack at the cloakroom?
    Two pounds to hang a coat, honestly.
    The cloakroom lady has a lovely laugh.
    Please collect your coats before three in the morning.
    My umbrella's the one with the duck handle.
    I wear these lucky underpants to every final.
    Where did you get that velvet waistcoat?
    My new shoes are giving me blisters.
    I knitted this hat myself, don't laugh.
    The laundry shrank my favourite hoodie.
    A bow tie is murder on the neck after ten hours.
    The masseuse has thumbs of steel.
    How much is a shoulder rub for twenty minutes?
    These chairs were designed by someone who hates bottoms.
    Ooh, right there, between the blades.
    I bring my own cushion, my spine's like a staircase.
    She's booked for massages until midnight, sorry.
    You've got a lovely smile, has anyone told you?
    Nice haircut, takes years off you.
    You're the friendliest dealer in the building.
    That perfume is gorgeous, what is it?
    You shuffle like a magician, honestly.
    Great manners, your parents should be proud.
    Are you single or just beautifully patient?
    I'd buy you dinner if I weren't so shy.
    He's been blushing since she said hello.
    I think the barmaid winked at me.
    You have eyes like a summer holiday.
    I'm such a muppet sometimes.
    What a donkey I am, honestly.
    I've got the brain of a wet sponge today.
    My memory's a sieve, what was your name again?
    I couldn't read a face if it had subtitles.
    Clumsy old me, I tripped over my own laces.
    Why don't cannibals eat clowns? They taste funny.
    A horse walks into a bar, stop me if you know it.
    I told my therapist a joke and she charged me double.
    My jokes are like my socks, full of holes.
    What's brown and sticky? A stick.
    I'm on a seafood diet, I see food and eat it.
    Better late than never, as the tortoise said.
    You can't make an omelette without breaking eggs.
    The early bird gets the worm, but who wants worms?
    A watched kettle never boils.
    Every cloud has a silver lining.
    Lucky at cards, unlucky in love.
    Row, row, row your boat, gently down the stream.
    Oh when the saints go marching in.
    What shall we do with the drunken sailor?
    Swing low, sweet chariot.
    For he's a jolly good fellow, la la la.
    Twinkle twinkle, little star, tra la la.
    Were you watching when Moneymaker won it in 2003?
    Stu Ungar could count anything, tragic fellow.
    They say Wild Bill died holding aces and eights.
    I played a festival in Prague once, stunning ballroom.
    The old card room in Vegas is a shoe shop now.
    Doyle was a gentleman and could dance, too.
    I had aces cracked again, by seven deuce of all things.
    Kings into aces, third time this month.
    He rivered a two-outer on me in Dublin, I wanted to emigrate.
    My set lost to a runner-runner flush last summer.
    Last night I ran a royal flush into nobody.
    Quads over quads in Malta, I still have the photo.
    I haven't seen a picture card since lunch.
    I'm so card dead they should send flowers.
    Two hours of rubbish and a cold coffee.
    I'd frame a pair of sixes if I ever got one.
    I found a four-leaf clover and then got food poisoning.
    You must have been born under a lucky star.
    My rabbit's foot didn't help the rabbit either.
    I couldn't win a raffle with one ticket in it.
    Touch wood, it's been a good week.
    I won a toaster in a lottery once.
    Watching paint dry would be a thrill.
    I've counted all the lamps on the ceiling, eighty-six.
    Should have brought my crossword.
    Yawning is contagious, stop it.
    This afternoon is dragging like a dead mule.
    I'm so bored I read the fire exit sign twice.
    Nine euros for a cola, are they mad?
    Can I pay by card or is it cash only?
    Keep the change, sweetheart.
    Is there a cash machine that doesn't charge a fee?
    Petrol's gone up again, it's a joke.
    Split the bill or shall I get this round?
    How did you get on yesterday?
    I finished fourteenth, paid for the hotel at least.
    Kevin came third and bought everybody kebabs.
    Busted just before supper and went to the aquarium.
    My flatmate won the ladies event last night.
    Who took down the pot-limit thing on Sunday?
    We're off to karaoke after this, fancy it?
    I'm having a bath and going straight to sleep tonight.
    There's a jazz bar by the harbour I want to try.
    Tapas at nine, who's in?
    I promised to phone my girlfriend before eleven.
    Tonight I shall iron shirts and weep.
    Happy birthday, you old goat!
    I turn forty on Friday and my knees know it.
    They surprised her with a cake and balloons.
    What do you buy a man who has everything?
    My sister was born on a leap day.
    Thirty candles set off the sprinkler at our place.
    Don't get me started on the prime minister.
    I voted, for all the good it does.
    The mayor promised a swimming pool and built a roundabout.
    They're all the same, just different ties.
    My dad and I can't discuss elections over Sunday roast.
    Is there a strike on Wednesday, the teachers or the nurses?
    Is there a shuttle to the hotel after midnight?
    Where can I buy one of those souvenir mugs?
    Will the photos be on your website tomorrow?
    Do you run a festival here at Christmas as well?
    Can my mother come and watch from the gallery?
    Who do I ask about the sauna?
    Morning all, how's everybody doing?
    Evening, gents, I'm Sandra and I'm from Leeds.
    Long time no see, you haven't aged a day.
    Alright, mate, how's tricks?
    Cheerio, drive safely and hug the kids.
    See you in Vienna next month, take care.
    Flibber dibber wobble plonk.
    Hubba bubba shoobidoo zing.
    Snorkle my gubbins, captain Wigglepants.
    asdf jkl qwe
    hgjfkd slkjf woeiru
    zxcv bnmm poiuyt lkj
    Could I get another Diet Coke, please, with a slice of lemon?
    My flight goes at seven tomorrow, so I hope this is quick either way
    Did you see the match yesterday? Two goals in injury time
    It's freezing in here, can somebody turn the air conditioning down
    Where did you park? The garage is twenty euros a day
    I love your hat, where did you buy it?
    The wifi in this place is terrible
    How's your wife doing, is she over the flu?
    He's been playing every day this week, his back must be killing him
    What's for dinner, is the buffet any good?
    That dealer's really fast and friendly, I like her
    I've come all the way from Leeds for this
    My kid starts school in September, can you believe it
    Are you staying in the hotel here or across the road?
    Good luck everyone, have fun today
    Does anybody have a charger for an old iPhone?
    I always order the burger, the fries are great
    What time does the bar close on Sundays?
    Nice watch, is that a real one?
    He told me he met the guy from TV in the elevator
    I slept three hours and had four coffees
    The chairs are so much better than at the old venue
    Have you read any good poker books lately?
    My uncle taught me the game when I was nine
    Is it still raining outside?
    Congratulations on your win last month, I saw the photo
    This song again, they play it every hour
    I'm from a small village, you wouldn't know it
    Can you take a picture of the two of us?
    Traffic was awfful, I sat in it for an hour and a half
    What do you do for a living, if I may ask?
    I used to be a dealer myself, in Prague
    The massage girl charges two bucks a minute
    Thank you, that was a good pot, well played
    Who do you thnk will win the election?
    My lucky socks are in the wash, so wish me luck
    They've got a nice swimming pool on the roof
    I'm trying to quit smoking, day four
    Anyone know a decent pizza place nearby?
    He tells the same joke every time he sits down
    It's my birthday today, I'm turning forty
    How many entries did they get last year?
    I watched the stream from home, the commentary was hilarious
    The coffee tastes like dishwater here
    She's a teacher and plays on weekends
    I've never seen so many people in this room
    Do you know if the shop sells playing cards?
    We went hiking on Monday, my legs still hurt
    That's a beautiful tattoo, did it hurt?
    I like the new felt, much nicer colour
    My phone's at two percent
    You look familiar, have we played before?
    I run terribly in January, every single year
    The taxi driver told me he plays as well
    Cheers, lads, see you at the bar later
    Can I borrow your pen for a moment?
    He's got a dog called Ace
    What's the weather going to be like tomorrow?
    I prefer the afternoon events, I'm not a night person
    The toilets are down the coridor on the left
# What is said at a cash game or at another game, for which there is no rule here, a line for each sentence.
search-other-games =
    can I straddle under the gun for twenty
    there's a live straddle, does he still get to raise when it comes back
    he straddled blind from late position, is that a raise
    are straddles on or off at this table
    double straddle, where does the betting start
    let's deal the board twice, we're all-in for eight hundred dollars
    they agreed to two boards for the rest, do they split the pot
    he said he'd run it twice and now he only wants once
    you didn't take the rake out of that pot
    what's the rake, five percent capped at ten
    rake was taken though nobody saw a flop
    put the jackpot drop in the box
    quads lost to a straight flush, is the bad beat jackpot paid
    who gets the table share of the jackpot
    high hand promotion, does aces full count tonight
    everyone puts in fifty, bomb pot with two flops
    we agreed to a bomb pot and he won't pay in
    he missed both blinds and wants back in, dead small blind plus the big
    she'd like to post in the cutoff and be dealt in straight away
    give him a missed blind button, he sat out a whole orbit of the one-three game
    I want to top up to the maximum buy-in
    he's rat-holing, took his winnings off the table and plays on with the rest
    minimum buy-in at two-five no limit, how much is it
    he has banknotes on the table behind his chips, does cash play
    small and big blind want to chop and take their blinds back
    put me on the waiting list for the five-ten game
    this is a feeder table, who has to move to the main game
    we play the stand-up game, the last one standing pays everybody
    seven deuce bounty, he bluffed with it and wants ten dollars from each
    pay the time charge every half hour
    can I buy insurance on my set when we're all-in
    cash me out, I'm done for tonight
    lend me two hundred till tomorrow
    the winner tips the dealer out of the pot
    he left the cash game with his profit and bought in again for less
    blackjack, may I double down on a soft seventeen
    roulette, he put his chips on red after no more bets
    craps, the shooter threw the dice off the table
    baccarat, the banker has six, is there a third card
    chess, he let go of the rook and wants the move back
    bridge, she revoked in spades at trick nine
    backgammon, one die is cocked on a checker
    In the 2/5 game he put out a straddle of ten and the button wanted to re-straddle
    How much rake do they take from a hundted dollar pot here?
    Both of them were all in on the flop in the cash game and agreed to run it twice
    Every hour we play a bomb pot where everyone puts in four big blinds
    My aces full lost to quads, do I qualify for the bad beat jackpot?
    He missed his blinds while having a smoke at the 1/3 table and wants to come back without posting
    I'd like to top up my stack by two hundred between hands in the cash game
    They put me in the must-move game and I can't get to the main one
    The time charge is nine dollars every half hour, collected by the dealer
    The blackjack dealer hit her soft seventeen and beat me
    The roulette ball bounced out of the wheel and landed on the carpet
    Can I leave the cash table with my winnings and come back with less?
    Seat 3 is going south, he took two hundred off the table in our 5/10 game
    What's the minimum buy-in at the 1/2 table?
    He wants to run it three times and she wants it once
    The Mississippi straddle came from the cutoff, who acts first?
    High hand of the hour pays five hundred, and my quads weren't registered
    A cash player bought in for more than the cap allows
    The list for the 2/5 is eleven names long, can you put me on it?
    I'd posted dead on the button to come in at once in the cash game
    In baccarat the shoe was cut in the wrong spot
    The craps shooter threw only one die off the table
    We play the seven-deuce game, so he gets ten bucks from everyone
    Does the house take a drop if there's no flop?
    He sold me half his stack off the felt in the cash game
    The slot machine swallowed my twenty euro note
    Insurance on my blackjack wasn't offered when the dealer showed an ace
    She split tens at the blackjack table and everybody moaned
    The brush told me my seat was given away since I'd been gone for an hour in the ring game
    He wanted to chop the blinds in the 4/8 limit game and the other said no chops
    Sleeper straddle from UTG plus two, is it live?
    Is there a third man walkiing rule in your cash games?
    I'd like to cash out eight hundred and forty, please
    My opponent hit and run after one double up in the home cash game
    Promo: aces cracked wins a rack of reds, I want to claim it
    The rathole rule says he must return with the same amount within an hour
    Dealer forgot to take the rake from the last pot, can she take double now?
    They are playing a dollar a point in gin rummy
    In bridge she revoked on the third trick
    Our canasta partner drew two cards at a time
    He bet on red after the croupier had called no more bets
    In the cash game I lent the guy a hundred from my stack during a hand
    The double-board bomb pot was split wrong at the 5/5 PLO table
    He has cash lying under his chips, does it play in the ring game?
    The kill pot doubles the stakes in the limit game, who posts it?
    Button straddle, and then the small blind limps behind the wrong person
    How many times can you run the board in this cash room?
    The floor opened a new 2/3 table and everybody wants to transfer
    Which of the cash players gets the seat change button first?
    I put three red chips as a straddle by mistake, it's a 1/2
    We've been charged seat rental twice within the half hour
    Who won the mystery bounty wheel at the casino lobby last night?
    In three card poker the dealer didn't qualify and still took my ante
    Caribbean stud progressive jackpot wasn't paid though I'd put the dollar in
    The pai gow hand was set wrongly by the house
    On the big wheel I'd bet on the joker
    He pulled up his bet at roulette after the number came, that's past posting
    Are you allowed to double after splitting at blackjack?
    My pinochle partner bid two hundred with nothing
    They agreed to run out the rest twice in a 10/20 game, but the dealer only did one board
    Missed small blind button, missed big blind button, what must I pay to come back in?
    A new player in the cash game wants to come in behind the button without posting
    Somebody bought chips from another cash player and not from the cage
    The ring game is short and wants a reduced rake
    He got tossed from the sportsbook for arguing over a parlay
    I had a free bet at the sports counter that they won't honour
    The online site crashed while I had aces in a cash game
    Zoom table froze and I got timed out of the pot
    He made a prop bet on the colour of the flop in the 2/5 game
    Stand-up game: last one sitting owes everybody fifty
    In our home cash game the bank was short sixty bucks at the end
    We play dealer's choice at home with wild deuces
    In five-card draw jacks or better he opened without openers
    My cribbage opponent miscounted his crib
    Hearts: she shot the moon, but led a club first
    At the chess club he touched a piece and wouldn't move it
    He demanded to see the loser's hand for the bad beat jackpot to be vaid
    Splash pot promotion: the house threw a hundred in the middle at the 1/2
    The Monte Carlo jackpot hit and table share is in dispute
    One cash player rolled up his chips in a rack and still plays from it
    Table stakes dispute: he pulled fifty dollars out of his wallet mid-hand at the 1/3
    Our hourly collection was due just as I left
    A bottom-of-the-list player was seated ahead of me in the 2/5
    I'm the host of a cash night and somebody wants credit
    The 25/50 private game needs a deposit
    A player in the PLO ring game wants to buy insurance against the river
    She left her chips at the cash table for two hours to have dinner, pick them up?
    The game broke and the cash players must draw for seats in the main game
    He straddled blind for forty and then raised the straddle
    The stake changes from 1/2 to 2/5 when five want it
    Is the rock on? Whoever wins the pot straddles next hand
    I won a tournament ticket on a slot machine, where do I swap it?
    The dealer paid me on a push at blackjack
    Even money was refused on my natural
    The roulette croupier spun in the same direction twice
    He laid odds behind the line after the seven out
    The keno ticket was printed with wrong numbers
    Bingo was called by two people on the same ball
    Our mahjong wall was short by a tile
    Skat: he announced a null ouvert and took a trick
    The rummy player laid down a run with a gap
    Backgammon: the dice were cocked and he moved anyway
    She wants comps for eight hours at the blackjack pit
    The player's club card did not record my cash hours
    He wants to swap a hundred dollar bill for reds at the table
    The chips from the closed casino can't be cashed any more
    Dealer's tip in the cash game fell into the drop box
    I wanted to buy the button in the 8/16 and the dealer forgot
    He's playing overs with two others in the limit cash game
    An agreement to check it down for the jackpot hand was made
    Two friends chop their blinds always but not when they have aces, in the 3/6
    Double straddle, triple straddle, where does it end in a 5/10?
    A guest at the Let It Ride table pulled back the wrong bet
    The side bet on suited pairs wasn't paid at blackjack
    The hundred dollar max at the roulette inside bets was exceeded
    He got his change from the cage in two dollar bills
    Match the stack rule: he bought in for twelve hundred at the 2/5
    A seat was locked for me with a plaque in the cash room but I only got there at nine
    The floor moved the cash game from table 3 to table 9
    They let him post and then rabbit for twenty bucks in the private game
