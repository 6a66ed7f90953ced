"""Better weights: against the present ones, or against a bot that is to be exploited."""
