### Come si chiamano i bot al tavolo.

bot-name-1 = Ashmark il Vecchio
bot-name-2 = Ilvane dei Canneti
bot-name-3 = Capitano Torr
bot-name-4 = Wren Mezzelmo
bot-name-5 = Sarkeel il Silenzioso
bot-name-6 = Odda Giuratempesta
bot-name-7 = Fratello Vischio
bot-name-8 = Kaya Manorossa
