### Quello che si dice a ogni tavolo, qualunque sia il gioco.

undo-nothing = Puoi annullare le tue scelte finché non è stato tirato un dado, nessuno ha visto una carta nascosta e nessun altro ha deciso.
    .title = Annullare
    .refusal = Non c'è nulla da annullare: è stato tirato un dado, si è visto qualcosa di nascosto o ha già deciso qualcun altro.
table-not-asked = Ora si chiede altro: { $prompt }
table-seat = Giocatore { $number }
