"""The rules of Remnants of Aylkor, a module for each chapter of the rulebook."""
