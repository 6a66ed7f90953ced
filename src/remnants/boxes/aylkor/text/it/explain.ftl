### Remnants of Aylkor: tutto si spiega da sé.
###
### explain-<verb>: che cosa fa una scelta, in una frase; un attributo dice che cosa fa nel passo di quel nome.
### fact-<key>: a che serve un numero di un giocatore.  option-<name>-note: che cosa cambia un'opzione del tavolo.

explain-hero = Gioca con questo eroe: la sua salute e la sua abilità sono tue per tutta la partita.
explain-corner = Il tuo eroe parte da qui.
explain-move = Muovi l'unità. Se si ferma su un ingranaggio o un infuso lo raccoglie, e per questo turno ha finito.
explain-to = L'unità va lì. Su una risorsa la raccoglie e ha finito.
explain-at = L'unità entra qui. Su una risorsa la raccoglie subito.
explain-attack = Attacca: il danno si toglie dalla salute di chi difende; se sopravvive, risponde.
explain-use = Usa l'abilità dell'unità invece di attaccare o raccogliere.
explain-build = Paga l'unità e mettila accanto al tuo eroe. Agirà dal tuo prossimo turno.
explain-tech = Gioca la tecnologia: l'effetto è immediato, poi va scartata.
explain-target = L'effetto tocca questa unità.
explain-from = Prendi a questo giocatore.
explain-end = Il turno finisce. All'inizio del prossimo ricevi 1 ingranaggio e peschi 1 carta.

fact-health = Quanto resta dell'eroe. A 0 il suo giocatore è fuori.
fact-cogs = Pagano unità e tecnologie. Uno all'inizio di ogni turno, uno per ogni nemico che cade per un tuo attacco, altri sul campo.
fact-brew = Paga le unità più potenti. Cresce solo al centro.
fact-hand = Carte in mano: unità e tecnologie.
fact-units = Unità sul campo, eroe compreso.
fact-defeated = Unità nemiche sconfitte con i propri attacchi. Conta se la partita finisce per limite di round.

option-first_event-note = Da quale round gli eventi cambiano le regole per tutti.
option-round_limit-note = Regola della casa: dopo questo numero di round la partita finisce, ed è primo chi ha l'eroe con più salute rimasta.
option-heroes-note = Se gli eroi si distribuiscono o ciascuno ne sceglie uno, cominciando dall'ultimo.
option-gift-note = Regola della casa: se in due il secondo giocatore comincia con una carta e un ingranaggio in più, perché giocare per primi è un vantaggio.
