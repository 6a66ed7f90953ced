### What bots are called at the table.

bot-name-1 = Ashmark the Elder
bot-name-2 = Ilvane of the Reeds
bot-name-3 = Captain Torr
bot-name-4 = Wren Halfhelm
bot-name-5 = Sarkeel the Quiet
bot-name-6 = Odda Stormsworn
bot-name-7 = Brother Mistle
bot-name-8 = Kaya Redhand
