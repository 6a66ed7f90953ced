### What bots are called at the table.

bot-name-1 = Brass Lorna
bot-name-2 = Stoker Pell
bot-name-3 = Widow Harrow
bot-name-4 = Chalky Moss
bot-name-5 = Engineer Dunn
bot-name-6 = Miss Coalbright
bot-name-7 = Tunnel Jack
bot-name-8 = Uncle Valve
