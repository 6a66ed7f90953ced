"""The six actions, without Refresh, which is the card part of Reset (`decks.Renew`)."""
