### Come si chiamano i bot al tavolo.

bot-name-1 = Mamma Cenere
bot-name-2 = Vekk Due-Mantelli
bot-name-3 = Vecchia Tessera
bot-name-4 = Jun il Lampionaio
bot-name-5 = Suor Selce
bot-name-6 = Rook della Nona Strada
bot-name-7 = Caronte Cinquereti
bot-name-8 = Ossa la Penna
