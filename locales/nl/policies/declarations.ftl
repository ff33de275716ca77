policy-invalid-declaration-call-no-bet = "Call" gezegd zonder bet
    .check = geldt als check
    .full-choice = bindt niet, alle opties blijven open

policy-invalid-declaration-raise-no-bet = "Raise" gezegd zonder bet
    .minimum-bet = ten minste een minimumbet
    .minimum-raise = ten minste een minimumraise

policy-invalid-declaration-check-facing-bet = "Check" gezegd terwijl er een bet ligt
    .call-or-fold = mag callen of folden, niet raisen
    .full-choice = mag callen, folden of raisen

policy-unclear-amount-reading = Lezing van het bedrag
    .highest-reasonable = het hoogste redelijke bedrag
    .highest-possible = het hoogst mogelijke bedrag
    .most-reasonable = het redelijkste bedrag
    .smaller = altijd het lagere bedrag

policy-unclear-amount-pot-test = Hoe de pot het bedrag begrenst
    .less-than-pot = moet kleiner zijn dan de pot
    .at-most-pot = mag hoogstens de pot zijn
    .no-pot-test = de pot speelt geen rol

policy-unclear-amount-five-at-5000 = Bet van "vijf", pot precies 5.000

policy-unclear-amount-pot-definition = Wat als pot telt
    .all-bets = alle gedane bets, opgehaald of niet
    .collected-only = alleen chips die al opgehaald zijn

policy-unclear-amount-pot-moment = Wanneer de pot gemeten wordt
    .before-bet = vóór de onduidelijke bet
    .with-bet = met de onduidelijke bet erbij

policy-unclear-amount-other-information = Andere informatie over het bedrag
    .first = andere duidelijke informatie gaat voor
    .ignored = andere informatie telt niet

policy-nonstandard-term-risk = Risico van een onofficiële term
    .own-risk = eigen risico van de speler
    .intention = wat de speler bedoelde, geldt

policy-gestures-risk = Risico van een onofficieel gebaar
    .own-risk = eigen risico van de speler
    .intention = wat de speler bedoelde, geldt

policy-gestures-knock = Kloppen op de tafel
    .check = kloppen is een check
    .not-binding = kloppen bindt niet

policy-official-terms-regional = Regionale termen
    .allowed = regionale termen zijn toegestaan
    .may-count = regionale termen kunnen als officieel gelden
    .unofficial = gelden als elke andere onofficiële term

policy-official-terms-complete = De term "complete"
    .yes = genoemd als officiële term
    .no = niet genoemd als officiële term

policy-official-terms-pass = De term "pass" voor een fold
    .yes = genoemd als officiële term
    .no = niet genoemd als officiële term

policy-official-terms-pot = De term "pot"
    .pot-limit-only = alleen officieel bij pot-limit
    .every-game = officieel bij elk spel

policy-fold-without-bet-binding = Fold in de beurt zonder bet
    .yes = de fold bindt
    .no = de fold bindt niet

policy-fold-without-bet-penalty = Penalty voor een fold zonder bet
    .may = er kan een penalty volgen
    .will = er volgt een penalty
    .none = geen penalty

policy-fold-without-bet-until = Tot wanneer de foldregel geldt
    .last-betting-round = tot het einde van de laatste inzetronde
    .whole-hand = tijdens de hele hand

policy-fold-out-of-turn-binding = Fold voor de beurt
    .always = de fold bindt altijd
    .if-unchanged = bindt alleen als de actie gelijk blijft

policy-fold-out-of-turn-penalty = Penalty voor een fold voor de beurt
    .may = er kan een penalty volgen
    .will = er volgt een penalty
    .none = geen penalty

policy-conditional-declaration-status = Status van als-dan-uitspraken
    .not-allowed = niet toegestaan
    .non-standard = niet standaard en ongewenst

policy-conditional-declaration-scope = Welke aankondigingen eronder vallen
    .any-early = elke actie genoemd vóór de beurt
    .conditional-only = voorwaardelijke uitspraken over latere actie

policy-conditional-declaration-binding = Als-dan-uitspraak
    .yes = de uitspraak bindt
    .no = de uitspraak bindt niet

policy-conditional-declaration-penalty = Penalty voor een als-dan-uitspraak
    .may = er kan een penalty volgen
    .will = er volgt een penalty
    .none = geen penalty

policy-conditional-declaration-both = Penalty naast de binding aan de woorden
    .both-possible = penalty en binding allebei mogelijk
    .one-or-other = penalty of binding

policy-call-before-amount-amount = Wat een te vroege caller moet callen
    .full-bet = de hele bet
    .not-bound = niets, de call bindt niet

policy-call-before-amount-any-amount = Te vroege caller aan elk bedrag te houden
    .yes = mag aan elk bedrag worden gehouden
    .no = mag niet aan zomaar elk bedrag worden gehouden
