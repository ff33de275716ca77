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
