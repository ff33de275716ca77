fold-out-of-turn = Fold mimo poradia
    .search = fold out of turn, zahodil mimo poradia, zahodil priskoro, predčasne zahodil karty, zahodil skôr než bol na rade, predčasný fold, pass mimo poradia, karty priskoro v mucku, chce karty späť po predčasnom folde
fold-out-of-turn-fact-bet-since = Dal po tomto folde ešte niekto bet alebo raise?
fold-out-of-turn-outcome-fold-binds = Fold je záväzný
fold-out-of-turn-order-fold-stands = Dealer: zahodené karty daj do mucku. Táto ruka už nehrá.
fold-out-of-turn-order-player-in-turn-acts = Teraz koná hráč, ktorý je na rade.
fold-out-of-turn-remark-change-makes-no-difference = Bet alebo raise po ňom nič nemení: fold zostáva foldom.
