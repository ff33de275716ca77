policy-invalid-declaration-call-no-bet = Ohlásený „call“ bez stávky
    .check = platí ako check
    .full-choice = nezaväzuje, všetky možnosti ostávajú

policy-invalid-declaration-raise-no-bet = Ohlásený „raise“ bez stávky
    .minimum-bet = aspoň minimálna stávka
    .minimum-raise = aspoň minimálne navýšenie

policy-invalid-declaration-check-facing-bet = Ohlásený „check“ proti stávke
    .call-or-fold = možný call alebo fold, nie raise
    .full-choice = možný call, fold aj raise

policy-unclear-amount-reading = Ktorý výklad sumy platí
    .highest-reasonable = najvyššia rozumná suma
    .highest-possible = najvyššia možná suma
    .most-reasonable = najrozumnejšia suma
    .smaller = vždy menšia suma

policy-unclear-amount-pot-test = Ako pot obmedzuje sumu
    .less-than-pot = musí byť menšia ako pot
    .at-most-pot = smie sa najviac rovnať potu
    .no-pot-test = na výške potu nezáleží

policy-unclear-amount-five-at-5000 = Stávka „päť“, pot presne 5 000

policy-unclear-amount-pot-definition = Čo sa počíta ako pot
    .all-bets = všetky stávky, aj tie, čo ešte ležia pred hráčmi
    .collected-only = len žetóny už stiahnuté do potu

policy-unclear-amount-pot-moment = Kedy sa meria pot
    .before-bet = pred nejasnou stávkou
    .with-bet = vrátane nejasnej stávky

policy-unclear-amount-other-information = Ďalšie informácie o sume
    .first = iná jasná informácia má prednosť
    .ignored = iné informácie sa nezohľadňujú

policy-nonstandard-term-risk = Riziko neoficiálneho výrazu
    .own-risk = vlastné riziko hráča
    .intention = platí, čo hráč zamýšľal

policy-gestures-risk = Riziko neštandardného gesta
    .own-risk = vlastné riziko hráča
    .intention = platí, čo hráč zamýšľal

policy-gestures-knock = Poklepanie po stole
    .check = poklepanie je check
    .not-binding = poklepanie nezaväzuje

policy-official-terms-regional = Regionálne výrazy
    .allowed = sú povolené
    .may-count = môžu platiť ako oficiálne
    .unofficial = platia ako každý neoficiálny výraz

policy-official-terms-complete = Výraz „complete“
    .yes = uvádza sa ako oficiálny výraz
    .no = neuvádza sa ako oficiálny výraz

policy-official-terms-pass = Výraz „pass“ pre fold
    .yes = uvádza sa ako oficiálny výraz
    .no = neuvádza sa ako oficiálny výraz

policy-official-terms-pot = Výraz „pot“
    .pot-limit-only = oficiálny iba v pot-limite
    .every-game = oficiálny v každej hre

policy-fold-without-bet-binding = Fold v poradí bez stávky
    .yes = je záväzný
    .no = nie je záväzný

policy-fold-without-bet-penalty = Penalizácia za fold bez stávky
    .may = penalizácia je možná
    .will = penalizácia nasleduje
    .none = bez penalizácie

policy-fold-without-bet-until = Dokedy platí pravidlo o folde
    .last-betting-round = do konca posledného stávkového kola
    .whole-hand = počas celej ruky

policy-fold-out-of-turn-binding = Fold mimo poradia
    .always = je záväzný vždy
    .if-unchanged = záväzný, len ak sa akcia nezmení

policy-fold-out-of-turn-penalty = Penalizácia za fold mimo poradia
    .may = penalizácia je možná
    .will = penalizácia nasleduje
    .none = bez penalizácie

policy-conditional-declaration-status = Prípustnosť podmienených výrokov
    .not-allowed = nie sú dovolené
    .non-standard = neštandardné a nežiaduce

policy-conditional-declaration-scope = Výroky, na ktoré sa pravidlo vzťahuje
    .any-early = každá akcia ohlásená mimo poradia
    .conditional-only = podmienené výroky o budúcej akcii

policy-conditional-declaration-binding = Záväznosť podmieneného výroku
    .yes = výrok zaväzuje
    .no = výrok nezaväzuje

policy-conditional-declaration-penalty = Penalizácia za podmienený výrok
    .may = penalizácia je možná
    .will = penalizácia nasleduje
    .none = bez penalizácie

policy-conditional-declaration-both = Penalizácia spolu so záväznou akciou
    .both-possible = možná penalizácia aj záväzná akcia
    .one-or-other = buď penalizácia, alebo záväzná akcia

policy-call-before-amount-amount = Čo musí doplatiť hráč s predčasným callom
    .full-bet = celú stávku
    .not-bound = nič, call nezaväzuje

policy-call-before-amount-any-amount = Predčasný call a ľubovoľná suma
    .yes = hráča možno zaviazať k akejkoľvek sume
    .no = hráča nemožno zaviazať k hocijakej sume
