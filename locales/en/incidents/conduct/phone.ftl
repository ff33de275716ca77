phone = Phone or other device at the table
    .search = phone at the table, on the phone during the hand, took a call at the table, phone call, his phone rings, ring tone, texting with cards in front of him, using a poker app, push fold chart, solver on his phone, loud music, music in headphones, earphones during the hand, watching a video, filming the table, taking photos, streaming at the table, smart glasses, tablet on the table
    .told =
        He's on his phone
        He's talking on the phone while he's in the hand
        The guy next to me is looking at a push-fold chart on his phone with live cards
        Seat 9 is watching a video with the sound on and it's bothering the whole table
        It's his turn, he's got a hand and he's texting on his phone, we're all waiting
        Is he allowed to use his phone at the table when he's still in the hand?
        on his phone during hand
        Player's talking on the phone at the table with live cards.
        Seat 3 is looking at a push-fold chart on his phone.
        Seat 8's playing music out loud from his phone, the whole table can hear it.
        He's texting on his phone while he's in the hand, other players are complaining he holds up the action.
        Can he use his phone at the table if he's already folded?
    .heard =
        he's on a call with me waiting for his decision
        she's typing on WhatsApp with a live hand
        seat 1 consults ranges on his mobile
        his ringtone blasts, he picks up and has a chat
        he plays a clip on full volume next to me
        GTO wizard is open on his lap
        can I wear AirPods once I'm dealt in
        she puts me on Instagram live without asking
        the smartwatch keeps buzzing and he reads it mid-hand
        he sits with his laptop watching football
        charger cable and iPad lie on the felt
        he snapped a picture of the stack and of our cards
        he is using his phone at the table while he has cards
        player is talking on the phone during the hand
        she texts while in a hand
        his phone rings during play and he answers it
        he looks something up on his phone with a live hand
        player has music on loud on his phone
        he films the table with his phone
        She's texting on her iPhone while still in the hand.
        Fella's got a solver chart up on his iPad mid-hand.
        Bloke's on FaceTime with the missus, holding everyone up.
        His mobile's blaring TikToks out loud, no earbuds.
        Seat 4's filming us with his Samsung.
        On his cell yapping to his bookie while action's on him.
        He picked up the phone to his girlfriend while facing a river shove and told her to wait
        There's a guy with a push-or-fold app open between hands and, I suspect, during them
        She filmed the showdown for her channel without asking us
        My neighbour's wearing smart specs with a little camera in them
        He was facing a three-bet with something like 25 bigs, took his phone out, opened an app with coloured squares in it, scrolled for a while, and then announced that he's all-in
        It rang three times in the same hand with that awful crazy frog tune
        The player in the two seat was typing away in the middle of a hand and then made a hero call
        Could she be getting help through those earbuds?
        A man on a video call held the camera in such a way that the other end could see the board
        We're all waiting while he replies to his messages with cards in ftont of him
        Is it OK to have music through headphones while you hold cards?
        With cards in front of her and the action two seats away the lady began a long conversation with her babysitter, and everyone at the table heard about the child's temperature and the missing teddy bear
        Streaming on his mobile at the final table was what got Lindholm in trouble
        He had a solver running on the laptop on his knees
        The guy to my right is watching the Champions League on his iPad with sound
        A young man with a gimbal filmed his own cards, the flop and our faces during the entire hand and said that his forty thousand followers had to see it, which not all of us appreciate
        texting wiht live cards, I asked him to stop and he laughed
        He was looking something up on his mobile during an all-in decision while we were hand for hand on the bubble
        I used a calculator on my cell to work out the odds, the table protested
        Her device chirped, she read something, then shoved with rags, suspicious
        uses a laptop at the table
        watching a film on his tablet during the hand
        is on the phone while he has cards
        texting with a live hand
        wears headphones and does not hear the action
        looks something up on his phone while it is his turn
        her friend tells her by phone what to do
        he photographs his cards
phone-fact-use = What was the device used for?
    .label = use of the device
    .call = a phone call at the table
    .app = a betting app or a chart
    .sound = a ringtone, music or a video that others could hear
    .headphones = music or a video that only this player could hear
    .on-table = nothing: it lay on the table
    .other = something else: messages, photos, filming, another tool
phone-fact-live-hand = Did the player have a live hand?
    .label = live hand
phone-fact-harm = What did it do to the game?
    .label = effect on the game
    .none = nothing
    .disturbs = it bothered others or held up the game
    .advantage = it gave the player an advantage over the others
phone-fact-house-allows = Do the house rules allow this?
    .label = allowed by house rules
phone-outcome-no-call = No phone calls at the table
phone-outcome-no-app = No betting apps or charts
phone-outcome-app-allowed = Allowed as long as the player has no live hand
phone-outcome-no-sound = The device must be silent
phone-outcome-no-headphones = No music or video on headphones
phone-outcome-put-away = The device may not be used like this
phone-outcome-off-the-table = No phones or devices on the table
phone-outcome-no-device = No devices as long as the player has a live hand
phone-outcome-floor-decides = Your choice: the device may be used, or not
phone-outcome-allowed = This is allowed
phone-order-end-call = Floor: tell the player to end the phone call now.
phone-order-call-elsewhere = Floor: tell the player to make phone calls only away from the table, and only without a live hand.
phone-order-call-without-hand = Floor: tell the player to make phone calls only without a live hand.
phone-order-app-away-for-the-hand = Floor: tell the player to put the app or chart away as long as the player has a live hand.
phone-order-app-away = Floor: tell the player to put the app or chart away.
phone-order-app-until-next-hand = Floor: tell the player to put the app or chart away before the next hand is dealt.
phone-order-nobody-hears-it = Floor: tell the player to set the device so that no one else hears it.
phone-order-switch-it-off = Floor: tell the player to switch sound and pictures off.
phone-order-headphones-off = Floor: tell the player to switch the music or video off.
phone-order-put-it-away = Floor: tell the player to put the device away.
phone-order-off-the-table = Floor: tell the player to take the device off the table.
phone-order-hands-off = Floor: tell the player not to operate any device as long as the player has a live hand.
phone-order-no-strategy-data = Floor: tell the player to take no strategy data from any person or source.
phone-order-say-whether = TD: decide whether the player may continue to use it at the table, and say so.
phone-order-hand-goes-on = Dealer: continue the hand. No hand is dead because of the device.
phone-order-let-it-be = Floor: take no action.
phone-remark-help-with-a-hand = If it was used to get advice on a hand, see Talk about a hand (talking-about-a-hand) as well.
phone-remark-not-during-a-hand = As long as the player has a live hand, the player may not operate the device, not even to change the music.
phone-remark-only-loud-named = The book wants loud ringtones, music, pictures and videos off. It does not mention what only one player hears.
phone-remark-left-to-phone = If the player walks off with a live hand to phone, see Left the table with a live hand (left-table-with-hand).
