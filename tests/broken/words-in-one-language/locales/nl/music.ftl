music-outcome-leave-on = Laat het aan
