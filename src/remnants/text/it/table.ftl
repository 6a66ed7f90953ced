### Quello che si dice a ogni tavolo, qualunque sia il gioco.

table-not-asked = Ora si chiede altro: { $prompt }
table-seat = Giocatore { $number }
