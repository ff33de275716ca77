policy-early-level-in-time = Nové blindy priskoro, ešte bez závažnej akcie
    .blinds-corrected = blindy sa opravia, ruka pokračuje
    .dealt-again = ruka sa rozdá znova
policy-early-level-too-late = Nové blindy priskoro, po závažnej akcii
    .as-dealt = dohrá sa s novými blindmi
    .blinds-corrected = blindy sa opravia, stávky platia

policy-wrong-button-this-hand = Nesprávny button po závažnej akcii
    .as-it-stands = ostáva v ruke ležať
    .moved-at-once = hneď sa položí správne
policy-wrong-button-next-hand = Button v ruke po nesprávnom
    .back-in-place = ide tam, kde mal byť
    .on-from-here = ide ďalej z nesprávneho miesta
policy-button-error-corrected-until = Dokedy sa nesprávny button opraví
    .substantial-action = do závažnej akcie
    .any-time = kedykoľvek počas ruky

policy-extra-burn-second-card = Druhá z dvoch spálených kariet, pred kartou boardu
    .goes-back = je ďalšou kartou boardu
    .stays-burned = ostáva spálená

policy-extra-burn-board-card = Spálené dve karty, karta boardu je vyložená, ešte bez akcie
    .put-right = druhá spálená karta bude kartou boardu
    .board-stands = board ostáva
policy-extra-burn-after-action = Spálené dve karty, zistené po akcii v kole
    .board-stands = board ostáva
    .put-right = druhá spálená karta bude kartou boardu

policy-mucked-board-card-known = Karta boardu v mucku, isto známa
    .back-on-board = vráti sa na board
    .next-card = nahradí sa zo stubu

policy-mucked-board-card-unknown = Karta boardu v mucku, ktorú nikto nevie určiť
    .next-card = nahradí sa zo stubu
    .drawn-from-muck = nahradí sa kartou vytiahnutou z mucku

policy-boxed-card-on-board-board = Otočená karta z balíka, ktorá príde na board
    .plays = je kartou boardu
    .replaced = nahradí ju ďalšia karta

policy-boxed-card-on-board-burn = Otočená karta z balíka, ktorá príde ako spálená
    .stays-burned = ostáva spálená
    .another-burned = spáli sa iná karta

policy-card-off-table-dealt = Rozdaná karta zo stola, nevidená
    .plays = ostáva v hre
    .misdeal = je to misdeal

policy-card-off-table-hand = Karta hráča zo stola, identifikovateľná
    .live = ruka ostáva živá
    .dead = ruka je mŕtva

policy-foreign-chip-in-a-stack = Cudzí žetón v stacku
    .replaced = nahradí sa v jeho hodnote
    .not-replaced = ide preč bez náhrady

policy-foreign-chip-in-a-bet = Cudzí žetón v stávke
    .made-good = hráč stávku doplatí
    .does-not-count = do stávky sa nepočíta

policy-spilled-chips-knocked-over = Žetóny, ktoré spadli do potu
    .no-bet = nie sú stávka a vrátia sa
    .counts = počítajú sa ako stávka

policy-spilled-chips-like-a-bet = Žetóny, ktoré mohli spadnúť aj byť stavené
    .bet = počítajú sa ako stávka
    .no-bet = nie sú stávka

policy-spilled-chips-not-clear = Spadnuté žetóny, ktoré nik nespočíta
    .reckoned = rozdelia sa prepočtom
    .as-they-lie = ostávajú ležať

policy-missing-chips-unexplained = Chýbajúce žetóny bez známej príčiny
    .as-it-is = stack ostáva taký, aký je
    .made-good = nahradia sa

policy-missing-chips-starting-stack = Štartovný stack, ktorý nebol plný
    .filled = doplní sa do plného
    .as-it-is = ostáva taký, aký je

policy-misdeal-dealt-in-hand = Ruka na mieste bez nároku na karty
    .dead = je mŕtva
    .plays = hrá
