"""The rules of City of Remnants, a module for each chapter of the rulebook."""
