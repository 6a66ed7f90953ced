"""City of Remnants: gangs, auctions, deck building, area control, battles and a patrol that hits everyone."""
