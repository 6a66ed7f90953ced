### What bots are called at the table.

bot-name-1 = Mama Cinder
bot-name-2 = Vekk Two-Coats
bot-name-3 = Old Tessera
bot-name-4 = Jun the Lamplighter
bot-name-5 = Sister Flint
bot-name-6 = Rook of Ninth Street
bot-name-7 = The Ferryman
bot-name-8 = Ossa Quill
