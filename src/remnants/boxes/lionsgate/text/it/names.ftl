### Come si chiamano i bot al tavolo.

bot-name-1 = Lorna l'Ottone
bot-name-2 = Pell il Fuochista
bot-name-3 = Vedova Harrow
bot-name-4 = Moss il Gessoso
bot-name-5 = Macchinista Dunn
bot-name-6 = Signorina Coalbright
bot-name-7 = Jack delle Gallerie
bot-name-8 = Zio Valvola
