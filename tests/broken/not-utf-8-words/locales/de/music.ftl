group-conduct = Verhalten
group-seating = Plätze
